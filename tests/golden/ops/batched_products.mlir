entry @op_batched_products(%arg0: tile<ptr<f32>>, %arg1: tile<i32>, %arg2: tile<i32>, %arg3: tile<i32>, %arg4: tile<i32>, %arg5: tile<i32>, %arg6: tile<ptr<i32>>, %arg7: tile<i32>, %arg8: tile<i32>, %arg9: tile<i32>, %arg10: tile<i32>, %arg11: tile<i32>, %arg12: tile<ptr<bf16>>, %arg13: tile<i32>, %arg14: tile<i32>, %arg15: tile<i32>, %arg16: tile<i32>, %arg17: tile<i32>, %arg18: tile<ptr<i8>>, %arg19: tile<i32>, %arg20: tile<i32>, %arg21: tile<i32>, %arg22: tile<i32>, %arg23: tile<i32>) {
  %cst_f32 = constant <f32: 5.000000e-01> : tile<4x16x16xf32>
  %cst_0_i32 = constant <i32: 0> : tile<4x16x16xi32>
  %assume = assume div_by<16>, %arg0 : tile<ptr<f32>>
  %assume_0 = assume div_by<64>, %arg1 : tile<i32>
  %assume_assume = assume bounded<0, 2147418111>, %assume_0 : tile<i32>
  %assume_1 = assume div_by<64>, %arg4 : tile<i32>
  %assume_assume_2 = assume bounded<0, 2147418111>, %assume_1 : tile<i32>
  %assume_3 = assume div_by<64>, %arg2 : tile<i32>
  %assume_assume_4 = assume bounded<0, 2147418111>, %assume_3 : tile<i32>
  %assume_5 = assume div_by<64>, %arg5 : tile<i32>
  %assume_assume_6 = assume bounded<0, 2147418111>, %assume_5 : tile<i32>
  %assume_7 = assume div_by<64>, %arg3 : tile<i32>
  %assume_assume_8 = assume bounded<0, 2147418111>, %assume_7 : tile<i32>
  %assume_9 = assume div_by<16>, %arg6 : tile<ptr<i32>>
  %assume_10 = assume div_by<64>, %arg7 : tile<i32>
  %assume_assume_11 = assume bounded<0, 2147418111>, %assume_10 : tile<i32>
  %assume_12 = assume div_by<64>, %arg10 : tile<i32>
  %assume_assume_13 = assume bounded<0, 2147418111>, %assume_12 : tile<i32>
  %assume_14 = assume div_by<64>, %arg8 : tile<i32>
  %assume_assume_15 = assume bounded<0, 2147418111>, %assume_14 : tile<i32>
  %assume_16 = assume div_by<64>, %arg11 : tile<i32>
  %assume_assume_17 = assume bounded<0, 2147418111>, %assume_16 : tile<i32>
  %assume_18 = assume div_by<64>, %arg9 : tile<i32>
  %assume_assume_19 = assume bounded<0, 2147418111>, %assume_18 : tile<i32>
  %assume_20 = assume div_by<16>, %arg12 : tile<ptr<bf16>>
  %assume_21 = assume div_by<64>, %arg13 : tile<i32>
  %assume_assume_22 = assume bounded<0, 2147418111>, %assume_21 : tile<i32>
  %assume_23 = assume div_by<64>, %arg16 : tile<i32>
  %assume_assume_24 = assume bounded<0, 2147418111>, %assume_23 : tile<i32>
  %assume_25 = assume div_by<64>, %arg14 : tile<i32>
  %assume_assume_26 = assume bounded<0, 2147418111>, %assume_25 : tile<i32>
  %assume_27 = assume div_by<64>, %arg17 : tile<i32>
  %assume_assume_28 = assume bounded<0, 2147418111>, %assume_27 : tile<i32>
  %assume_29 = assume div_by<64>, %arg15 : tile<i32>
  %assume_assume_30 = assume bounded<0, 2147418111>, %assume_29 : tile<i32>
  %assume_31 = assume div_by<16>, %arg18 : tile<ptr<i8>>
  %assume_32 = assume div_by<64>, %arg19 : tile<i32>
  %assume_assume_33 = assume bounded<0, 2147418111>, %assume_32 : tile<i32>
  %assume_34 = assume div_by<64>, %arg22 : tile<i32>
  %assume_assume_35 = assume bounded<0, 2147418111>, %assume_34 : tile<i32>
  %assume_36 = assume div_by<64>, %arg20 : tile<i32>
  %assume_assume_37 = assume bounded<0, 2147418111>, %assume_36 : tile<i32>
  %assume_38 = assume div_by<64>, %arg23 : tile<i32>
  %assume_assume_39 = assume bounded<0, 2147418111>, %assume_38 : tile<i32>
  %assume_40 = assume div_by<64>, %arg21 : tile<i32>
  %assume_assume_41 = assume bounded<0, 2147418111>, %assume_40 : tile<i32>
  %tview = make_tensor_view %assume, shape = [%assume_assume, %assume_assume_4, %assume_assume_8], strides = [%assume_assume_2, %assume_assume_6, 1] : tile<i32> -> tensor_view<?x?x?xf32, strides=[?,?,1]>
  %pview = make_partition_view %tview : partition_view<tile=(4x16x16), tensor_view<?x?x?xf32, strides=[?,?,1]>>
  %tview_42 = make_tensor_view %assume_9, shape = [%assume_assume_11, %assume_assume_15, %assume_assume_19], strides = [%assume_assume_13, %assume_assume_17, 1] : tile<i32> -> tensor_view<?x?x?xi32, strides=[?,?,1]>
  %pview_43 = make_partition_view %tview_42 : partition_view<tile=(4x16x16), tensor_view<?x?x?xi32, strides=[?,?,1]>>
  %blockId_x, %blockId_y, %blockId_z = get_tile_block_id : tile<i32>
  %tview_44 = make_tensor_view %assume_20, shape = [%assume_assume_22, %assume_assume_26, %assume_assume_30], strides = [%assume_assume_24, %assume_assume_28, 1] : tile<i32> -> tensor_view<?x?x?xbf16, strides=[?,?,1]>
  %pview_45 = make_partition_view %tview_44 : partition_view<tile=(4x16x16), tensor_view<?x?x?xbf16, strides=[?,?,1]>>
  %tile, %result_token = load_view_tko weak %pview_45[%blockId_x, %blockId_y, %blockId_z] inbounds = [true, true, true] : partition_view<tile=(4x16x16), tensor_view<?x?x?xbf16, strides=[?,?,1]>>, tile<i32> -> tile<4x16x16xbf16>, token
  %0 = mmaf %tile, %tile, %cst_f32 : tile<4x16x16xbf16>, tile<4x16x16xbf16>, tile<4x16x16xf32>
  %1 = store_view_tko weak %0, %pview[%blockId_x, %blockId_y, %blockId_z] inbounds = [true, true, true] : tile<4x16x16xf32>, partition_view<tile=(4x16x16), tensor_view<?x?x?xf32, strides=[?,?,1]>>, tile<i32> -> token
  %tview_46 = make_tensor_view %assume_31, shape = [%assume_assume_33, %assume_assume_37, %assume_assume_41], strides = [%assume_assume_35, %assume_assume_39, 1] : tile<i32> -> tensor_view<?x?x?xi8, strides=[?,?,1]>
  %pview_47 = make_partition_view %tview_46 : partition_view<tile=(4x16x16), tensor_view<?x?x?xi8, strides=[?,?,1]>>
  %tile_48, %result_token_49 = load_view_tko weak %pview_47[%blockId_x, %blockId_y, %blockId_z] inbounds = [true, true, true] : partition_view<tile=(4x16x16), tensor_view<?x?x?xi8, strides=[?,?,1]>>, tile<i32> -> tile<4x16x16xi8>, token
  %2 = mmai %tile_48, %tile_48, %cst_0_i32 signed signed : tile<4x16x16xi8>, tile<4x16x16xi8>, tile<4x16x16xi32>
  %3 = store_view_tko weak %2, %pview_43[%blockId_x, %blockId_y, %blockId_z] inbounds = [true, true, true] : tile<4x16x16xi32>, partition_view<tile=(4x16x16), tensor_view<?x?x?xi32, strides=[?,?,1]>>, tile<i32> -> token
  return
}
