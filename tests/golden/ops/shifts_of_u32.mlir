entry @op_shifts_of_u32(%arg0: tile<ptr<i32>>, %arg1: tile<i32>, %arg2: tile<ptr<i32>>, %arg3: tile<i32>, %arg4: tile<ptr<i32>>, %arg5: tile<i32>, %arg6: tile<ptr<i32>>, %arg7: tile<i32>, %arg8: tile<ptr<i32>>, %arg9: tile<i32>, %arg10: tile<ptr<i32>>, %arg11: tile<i32>) {
  %cst_31_i32 = constant <i32: 31> : tile<64xi32>
  %cst_0_i32 = constant <i32: 0> : tile<64xi32>
  %assume = assume div_by<16>, %arg0 : tile<ptr<i32>>
  %assume_0 = assume div_by<64>, %arg1 : tile<i32>
  %assume_assume = assume bounded<0, 2147418111>, %assume_0 : tile<i32>
  %assume_1 = assume div_by<16>, %arg2 : tile<ptr<i32>>
  %assume_2 = assume div_by<64>, %arg3 : tile<i32>
  %assume_assume_3 = assume bounded<0, 2147418111>, %assume_2 : tile<i32>
  %assume_4 = assume div_by<16>, %arg4 : tile<ptr<i32>>
  %assume_5 = assume div_by<64>, %arg5 : tile<i32>
  %assume_assume_6 = assume bounded<0, 2147418111>, %assume_5 : tile<i32>
  %assume_7 = assume div_by<16>, %arg6 : tile<ptr<i32>>
  %assume_8 = assume div_by<64>, %arg7 : tile<i32>
  %assume_assume_9 = assume bounded<0, 2147418111>, %assume_8 : tile<i32>
  %assume_10 = assume div_by<16>, %arg8 : tile<ptr<i32>>
  %assume_11 = assume div_by<64>, %arg9 : tile<i32>
  %assume_assume_12 = assume bounded<0, 2147418111>, %assume_11 : tile<i32>
  %assume_13 = assume div_by<16>, %arg10 : tile<ptr<i32>>
  %assume_14 = assume div_by<64>, %arg11 : tile<i32>
  %assume_assume_15 = assume bounded<0, 2147418111>, %assume_14 : tile<i32>
  %tview = make_tensor_view %assume, shape = [%assume_assume], strides = [1] : tile<i32> -> tensor_view<?xi32, strides=[1]>
  %pview = make_partition_view %tview : partition_view<tile=(64), tensor_view<?xi32, strides=[1]>>
  %tview_16 = make_tensor_view %assume_1, shape = [%assume_assume_3], strides = [1] : tile<i32> -> tensor_view<?xi32, strides=[1]>
  %pview_17 = make_partition_view %tview_16 : partition_view<tile=(64), tensor_view<?xi32, strides=[1]>>
  %tview_18 = make_tensor_view %assume_4, shape = [%assume_assume_6], strides = [1] : tile<i32> -> tensor_view<?xi32, strides=[1]>
  %pview_19 = make_partition_view %tview_18 : partition_view<tile=(64), tensor_view<?xi32, strides=[1]>>
  %tview_20 = make_tensor_view %assume_7, shape = [%assume_assume_9], strides = [1] : tile<i32> -> tensor_view<?xi32, strides=[1]>
  %pview_21 = make_partition_view %tview_20 : partition_view<tile=(64), tensor_view<?xi32, strides=[1]>>
  %blockId_x, %blockId_y, %blockId_z = get_tile_block_id : tile<i32>
  %tview_22 = make_tensor_view %assume_10, shape = [%assume_assume_12], strides = [1] : tile<i32> -> tensor_view<?xi32, strides=[1]>
  %pview_23 = make_partition_view %tview_22 : partition_view<tile=(64), tensor_view<?xi32, strides=[1]>>
  %tile, %result_token = load_view_tko weak %pview_23[%blockId_x] inbounds = [true] : partition_view<tile=(64), tensor_view<?xi32, strides=[1]>>, tile<i32> -> tile<64xi32>, token
  %tview_24 = make_tensor_view %assume_13, shape = [%assume_assume_15], strides = [1] : tile<i32> -> tensor_view<?xi32, strides=[1]>
  %pview_25 = make_partition_view %tview_24 : partition_view<tile=(64), tensor_view<?xi32, strides=[1]>>
  %tile_26, %result_token_27 = load_view_tko weak %pview_25[%blockId_x] inbounds = [true] : partition_view<tile=(64), tensor_view<?xi32, strides=[1]>>, tile<i32> -> tile<64xi32>, token
  %0 = cmpi less_than_or_equal %tile_26, %cst_31_i32, unsigned : tile<64xi32> -> tile<64xi1>
  %1 = andi %tile_26, %cst_31_i32 : tile<64xi32>
  %2 = shli %tile, %1 : tile<64xi32>
  %3 = select %0, %2, %cst_0_i32 : tile<64xi1>, tile<64xi32>
  %4 = store_view_tko weak %3, %pview[%blockId_x] inbounds = [true] : tile<64xi32>, partition_view<tile=(64), tensor_view<?xi32, strides=[1]>>, tile<i32> -> token
  %5 = shri %tile, %1 unsigned : tile<64xi32>
  %6 = select %0, %5, %cst_0_i32 : tile<64xi1>, tile<64xi32>
  %7 = store_view_tko weak %6, %pview_17[%blockId_x] inbounds = [true] : tile<64xi32>, partition_view<tile=(64), tensor_view<?xi32, strides=[1]>>, tile<i32> -> token
  %8 = store_view_tko weak %cst_0_i32, %pview_19[%blockId_x] inbounds = [true] : tile<64xi32>, partition_view<tile=(64), tensor_view<?xi32, strides=[1]>>, tile<i32> -> token
  %9 = store_view_tko weak %cst_0_i32, %pview_21[%blockId_x] inbounds = [true] : tile<64xi32>, partition_view<tile=(64), tensor_view<?xi32, strides=[1]>>, tile<i32> -> token
  return
}
