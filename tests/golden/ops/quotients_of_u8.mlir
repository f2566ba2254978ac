entry @op_quotients_of_u8(%arg0: tile<ptr<i8>>, %arg1: tile<i32>, %arg2: tile<ptr<i8>>, %arg3: tile<i32>, %arg4: tile<ptr<i8>>, %arg5: tile<i32>, %arg6: tile<ptr<i8>>, %arg7: tile<i32>, %arg8: tile<ptr<i8>>, %arg9: tile<i32>, %arg10: tile<ptr<i8>>, %arg11: tile<i32>, %arg12: tile<ptr<i8>>, %arg13: tile<i32>) {
  %cst_0_i8 = constant <i8: 0> : tile<64xi8>
  %cst_1_i8 = constant <i8: 1> : tile<64xi8>
  %assume = assume div_by<16>, %arg0 : tile<ptr<i8>>
  %assume_0 = assume div_by<64>, %arg1 : tile<i32>
  %assume_assume = assume bounded<0, 2147418111>, %assume_0 : tile<i32>
  %assume_1 = assume div_by<16>, %arg2 : tile<ptr<i8>>
  %assume_2 = assume div_by<64>, %arg3 : tile<i32>
  %assume_assume_3 = assume bounded<0, 2147418111>, %assume_2 : tile<i32>
  %assume_4 = assume div_by<16>, %arg4 : tile<ptr<i8>>
  %assume_5 = assume div_by<64>, %arg5 : tile<i32>
  %assume_assume_6 = assume bounded<0, 2147418111>, %assume_5 : tile<i32>
  %assume_7 = assume div_by<16>, %arg6 : tile<ptr<i8>>
  %assume_8 = assume div_by<64>, %arg7 : tile<i32>
  %assume_assume_9 = assume bounded<0, 2147418111>, %assume_8 : tile<i32>
  %assume_10 = assume div_by<16>, %arg8 : tile<ptr<i8>>
  %assume_11 = assume div_by<64>, %arg9 : tile<i32>
  %assume_assume_12 = assume bounded<0, 2147418111>, %assume_11 : tile<i32>
  %assume_13 = assume div_by<16>, %arg10 : tile<ptr<i8>>
  %assume_14 = assume div_by<64>, %arg11 : tile<i32>
  %assume_assume_15 = assume bounded<0, 2147418111>, %assume_14 : tile<i32>
  %assume_16 = assume div_by<16>, %arg12 : tile<ptr<i8>>
  %assume_17 = assume div_by<64>, %arg13 : tile<i32>
  %assume_assume_18 = assume bounded<0, 2147418111>, %assume_17 : tile<i32>
  %tview = make_tensor_view %assume, shape = [%assume_assume], strides = [1] : tile<i32> -> tensor_view<?xi8, strides=[1]>
  %pview = make_partition_view %tview : partition_view<tile=(64), tensor_view<?xi8, strides=[1]>>
  %tview_19 = make_tensor_view %assume_1, shape = [%assume_assume_3], strides = [1] : tile<i32> -> tensor_view<?xi8, strides=[1]>
  %pview_20 = make_partition_view %tview_19 : partition_view<tile=(64), tensor_view<?xi8, strides=[1]>>
  %tview_21 = make_tensor_view %assume_4, shape = [%assume_assume_6], strides = [1] : tile<i32> -> tensor_view<?xi8, strides=[1]>
  %pview_22 = make_partition_view %tview_21 : partition_view<tile=(64), tensor_view<?xi8, strides=[1]>>
  %tview_23 = make_tensor_view %assume_7, shape = [%assume_assume_9], strides = [1] : tile<i32> -> tensor_view<?xi8, strides=[1]>
  %pview_24 = make_partition_view %tview_23 : partition_view<tile=(64), tensor_view<?xi8, strides=[1]>>
  %tview_25 = make_tensor_view %assume_10, shape = [%assume_assume_12], strides = [1] : tile<i32> -> tensor_view<?xi8, strides=[1]>
  %pview_26 = make_partition_view %tview_25 : partition_view<tile=(64), tensor_view<?xi8, strides=[1]>>
  %blockId_x, %blockId_y, %blockId_z = get_tile_block_id : tile<i32>
  %tview_27 = make_tensor_view %assume_13, shape = [%assume_assume_15], strides = [1] : tile<i32> -> tensor_view<?xi8, strides=[1]>
  %pview_28 = make_partition_view %tview_27 : partition_view<tile=(64), tensor_view<?xi8, strides=[1]>>
  %tile, %result_token = load_view_tko weak %pview_28[%blockId_x] inbounds = [true] : partition_view<tile=(64), tensor_view<?xi8, strides=[1]>>, tile<i32> -> tile<64xi8>, token
  %tview_29 = make_tensor_view %assume_16, shape = [%assume_assume_18], strides = [1] : tile<i32> -> tensor_view<?xi8, strides=[1]>
  %pview_30 = make_partition_view %tview_29 : partition_view<tile=(64), tensor_view<?xi8, strides=[1]>>
  %tile_31, %result_token_32 = load_view_tko weak %pview_30[%blockId_x] inbounds = [true] : partition_view<tile=(64), tensor_view<?xi8, strides=[1]>>, tile<i32> -> tile<64xi8>, token
  %0 = cmpi equal %tile_31, %cst_0_i8, unsigned : tile<64xi8> -> tile<64xi1>
  %1 = select %0, %cst_1_i8, %tile_31 : tile<64xi1>, tile<64xi8>
  %2 = divi %tile, %1 unsigned : tile<64xi8>
  %3 = select %0, %cst_0_i8, %2 : tile<64xi1>, tile<64xi8>
  %4 = store_view_tko weak %3, %pview[%blockId_x] inbounds = [true] : tile<64xi8>, partition_view<tile=(64), tensor_view<?xi8, strides=[1]>>, tile<i32> -> token
  %5 = remi %tile, %1 unsigned : tile<64xi8>
  %6 = select %0, %tile, %5 : tile<64xi1>, tile<64xi8>
  %7 = store_view_tko weak %6, %pview_20[%blockId_x] inbounds = [true] : tile<64xi8>, partition_view<tile=(64), tensor_view<?xi8, strides=[1]>>, tile<i32> -> token
  %8 = store_view_tko weak %3, %pview_22[%blockId_x] inbounds = [true] : tile<64xi8>, partition_view<tile=(64), tensor_view<?xi8, strides=[1]>>, tile<i32> -> token
  %9 = divi %tile, %1 unsigned rounding<positive_inf> : tile<64xi8>
  %10 = select %0, %cst_0_i8, %9 : tile<64xi1>, tile<64xi8>
  %11 = store_view_tko weak %10, %pview_24[%blockId_x] inbounds = [true] : tile<64xi8>, partition_view<tile=(64), tensor_view<?xi8, strides=[1]>>, tile<i32> -> token
  %12 = mulhii %tile, %tile_31 : tile<64xi8>
  %13 = store_view_tko weak %12, %pview_26[%blockId_x] inbounds = [true] : tile<64xi8>, partition_view<tile=(64), tensor_view<?xi8, strides=[1]>>, tile<i32> -> token
  return
}
