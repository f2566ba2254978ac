entry @op_views(%arg0: tile<ptr<i32>>, %arg1: tile<i32>, %arg2: tile<i32>, %arg3: tile<i32>, %arg4: tile<ptr<f32>>, %arg5: tile<i32>, %arg6: tile<i32>, %arg7: tile<i32>, %arg8: tile<ptr<i32>>, %arg9: tile<i32>, %arg10: tile<i32>, %arg11: tile<i32>, %arg12: tile<ptr<i32>>, %arg13: tile<i32>, %arg14: tile<ptr<f32>>, %arg15: tile<i32>, %arg16: tile<i32>, %arg17: tile<i32>, %arg18: tile<ptr<i32>>, %arg19: tile<i32>, %arg20: tile<i32>, %arg21: tile<i32>) {
  %cst_0_i32 = constant <i32: 0> : tile<i32>
  %cst_1_i32 = constant <i32: 1> : tile<i32>
  %cst_2_i32 = constant <i32: 2> : tile<i32>
  %cst_5_i32 = constant <i32: 5> : tile<i32>
  %assume = assume div_by<16>, %arg0 : tile<ptr<i32>>
  %assume_0 = assume div_by<64>, %arg1 : tile<i32>
  %assume_assume = assume bounded<0, 2147418111>, %assume_0 : tile<i32>
  %assume_1 = assume div_by<64>, %arg3 : tile<i32>
  %assume_assume_2 = assume bounded<0, 2147418111>, %assume_1 : tile<i32>
  %assume_3 = assume div_by<64>, %arg2 : tile<i32>
  %assume_assume_4 = assume bounded<0, 2147418111>, %assume_3 : tile<i32>
  %assume_5 = assume div_by<16>, %arg4 : tile<ptr<f32>>
  %assume_6 = assume div_by<64>, %arg5 : tile<i32>
  %assume_assume_7 = assume bounded<0, 2147418111>, %assume_6 : tile<i32>
  %assume_8 = assume div_by<64>, %arg7 : tile<i32>
  %assume_assume_9 = assume bounded<0, 2147418111>, %assume_8 : tile<i32>
  %assume_10 = assume div_by<64>, %arg6 : tile<i32>
  %assume_assume_11 = assume bounded<0, 2147418111>, %assume_10 : tile<i32>
  %assume_12 = assume div_by<16>, %arg8 : tile<ptr<i32>>
  %assume_13 = assume div_by<64>, %arg9 : tile<i32>
  %assume_assume_14 = assume bounded<0, 2147418111>, %assume_13 : tile<i32>
  %assume_15 = assume div_by<64>, %arg11 : tile<i32>
  %assume_assume_16 = assume bounded<0, 2147418111>, %assume_15 : tile<i32>
  %assume_17 = assume div_by<64>, %arg10 : tile<i32>
  %assume_assume_18 = assume bounded<0, 2147418111>, %assume_17 : tile<i32>
  %assume_19 = assume div_by<16>, %arg12 : tile<ptr<i32>>
  %assume_20 = assume div_by<64>, %arg13 : tile<i32>
  %assume_assume_21 = assume bounded<0, 2147418111>, %assume_20 : tile<i32>
  %assume_22 = assume div_by<16>, %arg14 : tile<ptr<f32>>
  %assume_23 = assume div_by<64>, %arg15 : tile<i32>
  %assume_assume_24 = assume bounded<0, 2147418111>, %assume_23 : tile<i32>
  %assume_25 = assume div_by<64>, %arg17 : tile<i32>
  %assume_assume_26 = assume bounded<0, 2147418111>, %assume_25 : tile<i32>
  %assume_27 = assume div_by<64>, %arg16 : tile<i32>
  %assume_assume_28 = assume bounded<0, 2147418111>, %assume_27 : tile<i32>
  %assume_29 = assume div_by<16>, %arg18 : tile<ptr<i32>>
  %assume_30 = assume div_by<64>, %arg19 : tile<i32>
  %assume_assume_31 = assume bounded<0, 2147418111>, %assume_30 : tile<i32>
  %assume_32 = assume div_by<64>, %arg21 : tile<i32>
  %assume_assume_33 = assume bounded<0, 2147418111>, %assume_32 : tile<i32>
  %assume_34 = assume div_by<64>, %arg20 : tile<i32>
  %assume_assume_35 = assume bounded<0, 2147418111>, %assume_34 : tile<i32>
  %tview = make_tensor_view %assume, shape = [%assume_assume, %assume_assume_4], strides = [%assume_assume_2, 1] : tile<i32> -> tensor_view<?x?xi32, strides=[?,1]>
  %pview = make_partition_view %tview : partition_view<tile=(4x8), tensor_view<?x?xi32, strides=[?,1]>>
  %tview_36 = make_tensor_view %assume_5, shape = [%assume_assume_7, %assume_assume_11], strides = [%assume_assume_9, 1] : tile<i32> -> tensor_view<?x?xf32, strides=[?,1]>
  %pview_37 = make_partition_view %tview_36 : partition_view<tile=(4x8), tensor_view<?x?xf32, strides=[?,1]>>
  %tview_38 = make_tensor_view %assume_12, shape = [%assume_assume_14, %assume_assume_18], strides = [%assume_assume_16, 1] : tile<i32> -> tensor_view<?x?xi32, strides=[?,1]>
  %pview_39 = make_partition_view %tview_38 : partition_view<tile=(4x8), tensor_view<?x?xi32, strides=[?,1]>>
  %blockId_x, %blockId_y, %blockId_z = get_tile_block_id : tile<i32>
  %tview_40 = make_tensor_view %assume_19, shape = [%assume_assume_21], strides = [1] : tile<i32> -> tensor_view<?xi32, strides=[1]>
  %sview = make_strided_view %tview_40 : strided_view<tile=(8), traversal_strides=[3], padding_value = zero, tensor_view<?xi32, strides=[1]>>
  %tile, %result_token = load_view_tko weak %sview[%cst_0_i32] : strided_view<tile=(8), traversal_strides=[3], padding_value = zero, tensor_view<?xi32, strides=[1]>>, tile<i32> -> tile<8xi32>, token
  %reshape = reshape %tile : tile<8xi32> -> tile<1x8xi32>
  %tile_41, %result_token_42 = load_view_tko weak %sview[%cst_1_i32] : strided_view<tile=(8), traversal_strides=[3], padding_value = zero, tensor_view<?xi32, strides=[1]>>, tile<i32> -> tile<8xi32>, token
  %reshape_43 = reshape %tile_41 : tile<8xi32> -> tile<1x8xi32>
  %0 = cat %reshape, %reshape_43 dim = 0 : tile<1x8xi32>, tile<1x8xi32> -> tile<2x8xi32>
  %tile_44, %result_token_45 = load_view_tko weak %sview[%cst_2_i32] : strided_view<tile=(8), traversal_strides=[3], padding_value = zero, tensor_view<?xi32, strides=[1]>>, tile<i32> -> tile<8xi32>, token
  %reshape_46 = reshape %tile_44 : tile<8xi32> -> tile<1x8xi32>
  %tile_47, %result_token_48 = load_view_tko weak %sview[%cst_5_i32] : strided_view<tile=(8), traversal_strides=[3], padding_value = zero, tensor_view<?xi32, strides=[1]>>, tile<i32> -> tile<8xi32>, token
  %reshape_49 = reshape %tile_47 : tile<8xi32> -> tile<1x8xi32>
  %1 = cat %reshape_46, %reshape_49 dim = 0 : tile<1x8xi32>, tile<1x8xi32> -> tile<2x8xi32>
  %2 = cat %0, %1 dim = 0 : tile<2x8xi32>, tile<2x8xi32> -> tile<4x8xi32>
  %3 = store_view_tko weak %2, %pview[%blockId_x, %blockId_y] inbounds = [true, true] : tile<4x8xi32>, partition_view<tile=(4x8), tensor_view<?x?xi32, strides=[?,1]>>, tile<i32> -> token
  %tview_50 = make_tensor_view %assume_22, shape = [%assume_assume_24, %assume_assume_28], strides = [%assume_assume_26, 1] : tile<i32> -> tensor_view<?x?xf32, strides=[?,1]>
  %pview_51 = make_partition_view %tview_50 : partition_view<tile=(4x8), padding_value = nan, tensor_view<?x?xf32, strides=[?,1]>, dim_map=[1, 0]>
  %tile_52, %result_token_53 = load_view_tko weak %pview_51[%cst_1_i32, %cst_0_i32] inbounds = [true, true] : partition_view<tile=(4x8), padding_value = nan, tensor_view<?x?xf32, strides=[?,1]>, dim_map=[1, 0]>, tile<i32> -> tile<4x8xf32>, token
  %4 = store_view_tko weak %tile_52, %pview_37[%blockId_x, %blockId_y] inbounds = [true, true] : tile<4x8xf32>, partition_view<tile=(4x8), tensor_view<?x?xf32, strides=[?,1]>>, tile<i32> -> token
  %tview_54 = make_tensor_view %assume_29, shape = [%assume_assume_31, %assume_assume_35], strides = [%assume_assume_33, 1] : tile<i32> -> tensor_view<?x?xi32, strides=[?,1]>
  %sview_55 = make_strided_view %tview_54 : strided_view<tile=(4x8), traversal_strides=[2,3], padding_value = zero, tensor_view<?x?xi32, strides=[?,1]>, dim_map=[1, 0]>
  %tile_56, %result_token_57 = load_view_tko weak %sview_55[%cst_1_i32, %cst_1_i32] : strided_view<tile=(4x8), traversal_strides=[2,3], padding_value = zero, tensor_view<?x?xi32, strides=[?,1]>, dim_map=[1, 0]>, tile<i32> -> tile<4x8xi32>, token
  %5 = store_view_tko weak %tile_56, %pview_39[%blockId_x, %blockId_y] inbounds = [true, true] : tile<4x8xi32>, partition_view<tile=(4x8), tensor_view<?x?xi32, strides=[?,1]>>, tile<i32> -> token
  return
}
