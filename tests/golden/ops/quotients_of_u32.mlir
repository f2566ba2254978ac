entry @op_quotients_of_u32(%arg0: tile<ptr<i32>>, %arg1: tile<i32>, %arg2: tile<ptr<i32>>, %arg3: tile<i32>, %arg4: tile<ptr<i32>>, %arg5: tile<i32>, %arg6: tile<ptr<i32>>, %arg7: tile<i32>, %arg8: tile<ptr<i32>>, %arg9: tile<i32>, %arg10: tile<ptr<i32>>, %arg11: tile<i32>, %arg12: tile<ptr<i32>>, %arg13: tile<i32>) {
  %cst_0_i32 = constant <i32: 0> : tile<64xi32>
  %cst_1_i32 = constant <i32: 1> : tile<64xi32>
  %assume = assume div_by<64>, %arg1 : tile<i32>
  %assume_assume = assume bounded<0, 2147418111>, %assume : tile<i32>
  %assume_0 = assume div_by<64>, %arg3 : tile<i32>
  %assume_assume_1 = assume bounded<0, 2147418111>, %assume_0 : tile<i32>
  %assume_2 = assume div_by<64>, %arg5 : tile<i32>
  %assume_assume_3 = assume bounded<0, 2147418111>, %assume_2 : tile<i32>
  %assume_4 = assume div_by<64>, %arg7 : tile<i32>
  %assume_assume_5 = assume bounded<0, 2147418111>, %assume_4 : tile<i32>
  %assume_6 = assume div_by<64>, %arg9 : tile<i32>
  %assume_assume_7 = assume bounded<0, 2147418111>, %assume_6 : tile<i32>
  %assume_8 = assume div_by<64>, %arg11 : tile<i32>
  %assume_assume_9 = assume bounded<0, 2147418111>, %assume_8 : tile<i32>
  %assume_10 = assume div_by<64>, %arg13 : tile<i32>
  %assume_assume_11 = assume bounded<0, 2147418111>, %assume_10 : tile<i32>
  %tview = make_tensor_view %arg0, shape = [%assume_assume], strides = [1] : tile<i32> -> tensor_view<?xi32, strides=[1]>
  %pview = make_partition_view %tview : partition_view<tile=(64), tensor_view<?xi32, strides=[1]>>
  %tview_12 = make_tensor_view %arg2, shape = [%assume_assume_1], strides = [1] : tile<i32> -> tensor_view<?xi32, strides=[1]>
  %pview_13 = make_partition_view %tview_12 : partition_view<tile=(64), tensor_view<?xi32, strides=[1]>>
  %tview_14 = make_tensor_view %arg4, shape = [%assume_assume_3], strides = [1] : tile<i32> -> tensor_view<?xi32, strides=[1]>
  %pview_15 = make_partition_view %tview_14 : partition_view<tile=(64), tensor_view<?xi32, strides=[1]>>
  %tview_16 = make_tensor_view %arg6, shape = [%assume_assume_5], strides = [1] : tile<i32> -> tensor_view<?xi32, strides=[1]>
  %pview_17 = make_partition_view %tview_16 : partition_view<tile=(64), tensor_view<?xi32, strides=[1]>>
  %tview_18 = make_tensor_view %arg8, shape = [%assume_assume_7], strides = [1] : tile<i32> -> tensor_view<?xi32, strides=[1]>
  %pview_19 = make_partition_view %tview_18 : partition_view<tile=(64), tensor_view<?xi32, strides=[1]>>
  %blockId_x, %blockId_y, %blockId_z = get_tile_block_id : tile<i32>
  %tview_20 = make_tensor_view %arg10, shape = [%assume_assume_9], strides = [1] : tile<i32> -> tensor_view<?xi32, strides=[1]>
  %pview_21 = make_partition_view %tview_20 : partition_view<tile=(64), tensor_view<?xi32, strides=[1]>>
  %tile, %result_token = load_view_tko weak %pview_21[%blockId_x] inbounds = [true] : partition_view<tile=(64), tensor_view<?xi32, strides=[1]>>, tile<i32> -> tile<64xi32>, token
  %reshape = reshape %tile : tile<64xi32> -> tile<1x64xi32>
  %0 = scan %reshape dim=0 reverse=false identities=[0 : i32] : tile<1x64xi32> -> tile<1x64xi32> 
  (%arg14: tile<i32>, %arg15: tile<i32>) {
    yield %arg14 : tile<i32>
  }
  %reshape_22 = reshape %0 : tile<1x64xi32> -> tile<64xi32>
  %tview_23 = make_tensor_view %arg12, shape = [%assume_assume_11], strides = [1] : tile<i32> -> tensor_view<?xi32, strides=[1]>
  %pview_24 = make_partition_view %tview_23 : partition_view<tile=(64), tensor_view<?xi32, strides=[1]>>
  %tile_25, %result_token_26 = load_view_tko weak %pview_24[%blockId_x] inbounds = [true] : partition_view<tile=(64), tensor_view<?xi32, strides=[1]>>, tile<i32> -> tile<64xi32>, token
  %reshape_27 = reshape %tile_25 : tile<64xi32> -> tile<1x64xi32>
  %1 = scan %reshape_27 dim=0 reverse=false identities=[0 : i32] : tile<1x64xi32> -> tile<1x64xi32> 
  (%arg14: tile<i32>, %arg15: tile<i32>) {
    yield %arg14 : tile<i32>
  }
  %reshape_28 = reshape %1 : tile<1x64xi32> -> tile<64xi32>
  %2 = cmpi equal %reshape_28, %cst_0_i32, unsigned : tile<64xi32> -> tile<64xi1>
  %3 = select %2, %cst_1_i32, %reshape_28 : tile<64xi1>, tile<64xi32>
  %4 = divi %reshape_22, %3 unsigned : tile<64xi32>
  %5 = select %2, %cst_0_i32, %4 : tile<64xi1>, tile<64xi32>
  %6 = store_view_tko weak %5, %pview[%blockId_x] inbounds = [true] : tile<64xi32>, partition_view<tile=(64), tensor_view<?xi32, strides=[1]>>, tile<i32> -> token
  %7 = remi %reshape_22, %3 unsigned : tile<64xi32>
  %8 = select %2, %reshape_22, %7 : tile<64xi1>, tile<64xi32>
  %9 = store_view_tko weak %8, %pview_13[%blockId_x] inbounds = [true] : tile<64xi32>, partition_view<tile=(64), tensor_view<?xi32, strides=[1]>>, tile<i32> -> token
  %10 = store_view_tko weak %5, %pview_15[%blockId_x] inbounds = [true] : tile<64xi32>, partition_view<tile=(64), tensor_view<?xi32, strides=[1]>>, tile<i32> -> token
  %11 = divi %reshape_22, %3 unsigned rounding<positive_inf> : tile<64xi32>
  %12 = select %2, %cst_0_i32, %11 : tile<64xi1>, tile<64xi32>
  %13 = store_view_tko weak %12, %pview_17[%blockId_x] inbounds = [true] : tile<64xi32>, partition_view<tile=(64), tensor_view<?xi32, strides=[1]>>, tile<i32> -> token
  %14 = mulhii %reshape_22, %reshape_28 : tile<64xi32>
  %15 = store_view_tko weak %14, %pview_19[%blockId_x] inbounds = [true] : tile<64xi32>, partition_view<tile=(64), tensor_view<?xi32, strides=[1]>>, tile<i32> -> token
  return
}
