entry @op_products(%arg0: tile<ptr<f32>>, %arg1: tile<i32>, %arg2: tile<i32>, %arg3: tile<i32>, %arg4: tile<ptr<i32>>, %arg5: tile<i32>, %arg6: tile<i32>, %arg7: tile<i32>, %arg8: tile<ptr<bf16>>, %arg9: tile<i32>, %arg10: tile<i32>, %arg11: tile<i32>, %arg12: tile<ptr<i8>>, %arg13: tile<i32>, %arg14: tile<i32>, %arg15: tile<i32>) {
  %cst_0_i32 = constant <i32: 0> : tile<i32>
  %cst_f32 = constant <f32: 5.000000e-01> : tile<16x16xf32>
  %cst_3_i32 = constant <i32: 3> : tile<16x16xi32>
  %assume = assume div_by<16>, %arg0 : tile<ptr<f32>>
  %assume_0 = assume div_by<64>, %arg1 : tile<i32>
  %assume_assume = assume bounded<0, 2147418111>, %assume_0 : tile<i32>
  %assume_1 = assume div_by<64>, %arg3 : tile<i32>
  %assume_assume_2 = assume bounded<0, 2147418111>, %assume_1 : tile<i32>
  %assume_3 = assume div_by<64>, %arg2 : tile<i32>
  %assume_assume_4 = assume bounded<0, 2147418111>, %assume_3 : tile<i32>
  %assume_5 = assume div_by<16>, %arg4 : tile<ptr<i32>>
  %assume_6 = assume div_by<64>, %arg5 : tile<i32>
  %assume_assume_7 = assume bounded<0, 2147418111>, %assume_6 : tile<i32>
  %assume_8 = assume div_by<64>, %arg7 : tile<i32>
  %assume_assume_9 = assume bounded<0, 2147418111>, %assume_8 : tile<i32>
  %assume_10 = assume div_by<64>, %arg6 : tile<i32>
  %assume_assume_11 = assume bounded<0, 2147418111>, %assume_10 : tile<i32>
  %assume_12 = assume div_by<16>, %arg8 : tile<ptr<bf16>>
  %assume_13 = assume div_by<64>, %arg9 : tile<i32>
  %assume_assume_14 = assume bounded<0, 2147418111>, %assume_13 : tile<i32>
  %assume_15 = assume div_by<64>, %arg11 : tile<i32>
  %assume_assume_16 = assume bounded<0, 2147418111>, %assume_15 : tile<i32>
  %assume_17 = assume div_by<64>, %arg10 : tile<i32>
  %assume_assume_18 = assume bounded<0, 2147418111>, %assume_17 : tile<i32>
  %assume_19 = assume div_by<16>, %arg12 : tile<ptr<i8>>
  %assume_20 = assume div_by<64>, %arg13 : tile<i32>
  %assume_assume_21 = assume bounded<0, 2147418111>, %assume_20 : tile<i32>
  %assume_22 = assume div_by<64>, %arg15 : tile<i32>
  %assume_assume_23 = assume bounded<0, 2147418111>, %assume_22 : tile<i32>
  %assume_24 = assume div_by<64>, %arg14 : tile<i32>
  %assume_assume_25 = assume bounded<0, 2147418111>, %assume_24 : tile<i32>
  %tview = make_tensor_view %assume, shape = [%assume_assume, %assume_assume_4], strides = [%assume_assume_2, 1] : tile<i32> -> tensor_view<?x?xf32, strides=[?,1]>
  %pview = make_partition_view %tview : partition_view<tile=(16x16), tensor_view<?x?xf32, strides=[?,1]>>
  %tview_26 = make_tensor_view %assume_5, shape = [%assume_assume_7, %assume_assume_11], strides = [%assume_assume_9, 1] : tile<i32> -> tensor_view<?x?xi32, strides=[?,1]>
  %pview_27 = make_partition_view %tview_26 : partition_view<tile=(16x16), tensor_view<?x?xi32, strides=[?,1]>>
  %blockId_x, %blockId_y, %blockId_z = get_tile_block_id : tile<i32>
  %tview_28 = make_tensor_view %assume_12, shape = [%assume_assume_14, %assume_assume_18], strides = [%assume_assume_16, 1] : tile<i32> -> tensor_view<?x?xbf16, strides=[?,1]>
  %pview_29 = make_partition_view %tview_28 : partition_view<tile=(16x16), tensor_view<?x?xbf16, strides=[?,1]>>
  %tile, %result_token = load_view_tko weak %pview_29[%cst_0_i32, %cst_0_i32] inbounds = [true, true] : partition_view<tile=(16x16), tensor_view<?x?xbf16, strides=[?,1]>>, tile<i32> -> tile<16x16xbf16>, token
  %0 = mmaf %tile, %tile, %cst_f32 : tile<16x16xbf16>, tile<16x16xbf16>, tile<16x16xf32>
  %1 = store_view_tko weak %0, %pview[%blockId_x, %blockId_y] inbounds = [true, true] : tile<16x16xf32>, partition_view<tile=(16x16), tensor_view<?x?xf32, strides=[?,1]>>, tile<i32> -> token
  %tview_30 = make_tensor_view %assume_19, shape = [%assume_assume_21, %assume_assume_25], strides = [%assume_assume_23, 1] : tile<i32> -> tensor_view<?x?xi8, strides=[?,1]>
  %pview_31 = make_partition_view %tview_30 : partition_view<tile=(16x16), tensor_view<?x?xi8, strides=[?,1]>>
  %tile_32, %result_token_33 = load_view_tko weak %pview_31[%cst_0_i32, %cst_0_i32] inbounds = [true, true] : partition_view<tile=(16x16), tensor_view<?x?xi8, strides=[?,1]>>, tile<i32> -> tile<16x16xi8>, token
  %2 = mmai %tile_32, %tile_32, %cst_3_i32 signed signed : tile<16x16xi8>, tile<16x16xi8>, tile<16x16xi32>
  %3 = store_view_tko weak %2, %pview_27[%blockId_x, %blockId_y] inbounds = [true, true] : tile<16x16xi32>, partition_view<tile=(16x16), tensor_view<?x?xi32, strides=[?,1]>>, tile<i32> -> token
  return
}
