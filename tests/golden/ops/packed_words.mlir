entry @op_packed_words(%arg0: tile<ptr<f32>>, %arg1: tile<i32>, %arg2: tile<i32>, %arg3: tile<i32>, %arg4: tile<ptr<i8>>, %arg5: tile<i32>, %arg6: tile<i32>, %arg7: tile<i32>, %arg8: tile<ptr<i16>>, %arg9: tile<i32>, %arg10: tile<i32>, %arg11: tile<i32>, %arg12: tile<ptr<i8>>, %arg13: tile<i32>, %arg14: tile<i32>, %arg15: tile<i32>) {
  %cst_0_i32 = constant <i32: 0> : tile<i32>
  %cst_63_i8 = constant <i8: 63> : tile<16x16xi8>
  %cst_1_i32 = constant <i32: 1> : tile<16x4xi32>
  %assume = assume div_by<64>, %arg1 : tile<i32>
  %assume_assume = assume bounded<0, 2147418111>, %assume : tile<i32>
  %assume_0 = assume div_by<64>, %arg3 : tile<i32>
  %assume_assume_1 = assume bounded<0, 2147418111>, %assume_0 : tile<i32>
  %assume_2 = assume div_by<64>, %arg2 : tile<i32>
  %assume_assume_3 = assume bounded<0, 2147418111>, %assume_2 : tile<i32>
  %assume_4 = assume div_by<16>, %arg4 : tile<ptr<i8>>
  %assume_5 = assume div_by<64>, %arg5 : tile<i32>
  %assume_assume_6 = assume bounded<0, 2147418111>, %assume_5 : tile<i32>
  %assume_7 = assume div_by<64>, %arg7 : tile<i32>
  %assume_assume_8 = assume bounded<0, 2147418111>, %assume_7 : tile<i32>
  %assume_9 = assume div_by<64>, %arg6 : tile<i32>
  %assume_assume_10 = assume bounded<0, 2147418111>, %assume_9 : tile<i32>
  %assume_11 = assume div_by<64>, %arg9 : tile<i32>
  %assume_assume_12 = assume bounded<0, 2147418111>, %assume_11 : tile<i32>
  %assume_13 = assume div_by<64>, %arg11 : tile<i32>
  %assume_assume_14 = assume bounded<0, 2147418111>, %assume_13 : tile<i32>
  %assume_15 = assume div_by<64>, %arg10 : tile<i32>
  %assume_assume_16 = assume bounded<0, 2147418111>, %assume_15 : tile<i32>
  %assume_17 = assume div_by<16>, %arg12 : tile<ptr<i8>>
  %assume_18 = assume div_by<64>, %arg13 : tile<i32>
  %assume_assume_19 = assume bounded<0, 2147418111>, %assume_18 : tile<i32>
  %assume_20 = assume div_by<64>, %arg15 : tile<i32>
  %assume_assume_21 = assume bounded<0, 2147418111>, %assume_20 : tile<i32>
  %assume_22 = assume div_by<64>, %arg14 : tile<i32>
  %assume_assume_23 = assume bounded<0, 2147418111>, %assume_22 : tile<i32>
  %tview = make_tensor_view %arg0, shape = [%assume_assume, %assume_assume_3], strides = [%assume_assume_1, 1] : tile<i32> -> tensor_view<?x?xf32, strides=[?,1]>
  %pview = make_partition_view %tview : partition_view<tile=(16x4), tensor_view<?x?xf32, strides=[?,1]>>
  %tview_24 = make_tensor_view %assume_4, shape = [%assume_assume_6, %assume_assume_10], strides = [%assume_assume_8, 1] : tile<i32> -> tensor_view<?x?xi8, strides=[?,1]>
  %pview_25 = make_partition_view %tview_24 : partition_view<tile=(16x16), tensor_view<?x?xi8, strides=[?,1]>>
  %tview_26 = make_tensor_view %arg8, shape = [%assume_assume_12, %assume_assume_16], strides = [%assume_assume_14, 1] : tile<i32> -> tensor_view<?x?xi16, strides=[?,1]>
  %pview_27 = make_partition_view %tview_26 : partition_view<tile=(16x8), tensor_view<?x?xi16, strides=[?,1]>>
  %blockId_x, %blockId_y, %blockId_z = get_tile_block_id : tile<i32>
  %tview_28 = make_tensor_view %assume_17, shape = [%assume_assume_19, %assume_assume_23], strides = [%assume_assume_21, 1] : tile<i32> -> tensor_view<?x?xi8, strides=[?,1]>
  %pview_29 = make_partition_view %tview_28 : partition_view<tile=(16x16), tensor_view<?x?xi8, strides=[?,1]>>
  %tile, %result_token = load_view_tko weak %pview_29[%cst_0_i32, %cst_0_i32] inbounds = [true, true] : partition_view<tile=(16x16), tensor_view<?x?xi8, strides=[?,1]>>, tile<i32> -> tile<16x16xi8>, token
  %0 = andi %tile, %cst_63_i8 : tile<16x16xi8>
  %reshape = reshape %0 : tile<16x16xi8> -> tile<256xi8>
  %1 = unpack %reshape : tile<256xi8> -> tile<64xf32>
  %reshape_30 = reshape %1 : tile<64xf32> -> tile<16x4xf32>
  %2 = store_view_tko weak %reshape_30, %pview[%blockId_x, %blockId_y] inbounds = [true, true] : tile<16x4xf32>, partition_view<tile=(16x4), tensor_view<?x?xf32, strides=[?,1]>>, tile<i32> -> token
  %reshape_31 = reshape %tile : tile<16x16xi8> -> tile<256xi8>
  %3 = unpack %reshape_31 : tile<256xi8> -> tile<128xi16>
  %reshape_32 = reshape %3 : tile<128xi16> -> tile<16x8xi16>
  %4 = store_view_tko weak %reshape_32, %pview_27[%blockId_x, %blockId_y] inbounds = [true, true] : tile<16x8xi16>, partition_view<tile=(16x8), tensor_view<?x?xi16, strides=[?,1]>>, tile<i32> -> token
  %5 = unpack %reshape_31 : tile<256xi8> -> tile<64xi32>
  %reshape_33 = reshape %5 : tile<64xi32> -> tile<16x4xi32>
  %6 = addi %reshape_33, %cst_1_i32 : tile<16x4xi32>
  %reshape_34 = reshape %6 : tile<16x4xi32> -> tile<64xi32>
  %7 = pack %reshape_34 : tile<64xi32> -> tile<256xi8>
  %reshape_35 = reshape %7 : tile<256xi8> -> tile<16x16xi8>
  %8 = store_view_tko weak %reshape_35, %pview_25[%blockId_x, %blockId_y] inbounds = [true, true] : tile<16x16xi8>, partition_view<tile=(16x16), tensor_view<?x?xi8, strides=[?,1]>>, tile<i32> -> token
  return
}
