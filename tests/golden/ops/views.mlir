entry @op_views(%arg0: tile<ptr<i32>>, %arg1: tile<i32>, %arg2: tile<i32>, %arg3: tile<i32>, %arg4: tile<ptr<f32>>, %arg5: tile<i32>, %arg6: tile<i32>, %arg7: tile<i32>, %arg8: tile<ptr<i32>>, %arg9: tile<i32>, %arg10: tile<i32>, %arg11: tile<i32>, %arg12: tile<ptr<i32>>, %arg13: tile<i32>, %arg14: tile<ptr<f32>>, %arg15: tile<i32>, %arg16: tile<i32>, %arg17: tile<i32>, %arg18: tile<ptr<i32>>, %arg19: tile<i32>, %arg20: tile<i32>, %arg21: tile<i32>) {
  %cst_0_i32 = constant <i32: 0> : tile<i32>
  %cst_1_i32 = constant <i32: 1> : tile<i32>
  %cst_2_i32 = constant <i32: 2> : tile<i32>
  %cst_5_i32 = constant <i32: 5> : tile<i32>
  %assume = assume div_by<64>, %arg1 : tile<i32>
  %assume_assume = assume bounded<0, 2147418111>, %assume : tile<i32>
  %assume_0 = assume div_by<64>, %arg3 : tile<i32>
  %assume_assume_1 = assume bounded<0, 2147418111>, %assume_0 : tile<i32>
  %assume_2 = assume div_by<64>, %arg2 : tile<i32>
  %assume_assume_3 = assume bounded<0, 2147418111>, %assume_2 : tile<i32>
  %assume_4 = assume div_by<64>, %arg5 : tile<i32>
  %assume_assume_5 = assume bounded<0, 2147418111>, %assume_4 : tile<i32>
  %assume_6 = assume div_by<64>, %arg7 : tile<i32>
  %assume_assume_7 = assume bounded<0, 2147418111>, %assume_6 : tile<i32>
  %assume_8 = assume div_by<64>, %arg6 : tile<i32>
  %assume_assume_9 = assume bounded<0, 2147418111>, %assume_8 : tile<i32>
  %assume_10 = assume div_by<64>, %arg9 : tile<i32>
  %assume_assume_11 = assume bounded<0, 2147418111>, %assume_10 : tile<i32>
  %assume_12 = assume div_by<64>, %arg11 : tile<i32>
  %assume_assume_13 = assume bounded<0, 2147418111>, %assume_12 : tile<i32>
  %assume_14 = assume div_by<64>, %arg10 : tile<i32>
  %assume_assume_15 = assume bounded<0, 2147418111>, %assume_14 : tile<i32>
  %assume_16 = assume div_by<64>, %arg13 : tile<i32>
  %assume_assume_17 = assume bounded<0, 2147418111>, %assume_16 : tile<i32>
  %assume_18 = assume div_by<64>, %arg15 : tile<i32>
  %assume_assume_19 = assume bounded<0, 2147418111>, %assume_18 : tile<i32>
  %assume_20 = assume div_by<64>, %arg17 : tile<i32>
  %assume_assume_21 = assume bounded<0, 2147418111>, %assume_20 : tile<i32>
  %assume_22 = assume div_by<64>, %arg16 : tile<i32>
  %assume_assume_23 = assume bounded<0, 2147418111>, %assume_22 : tile<i32>
  %assume_24 = assume div_by<64>, %arg19 : tile<i32>
  %assume_assume_25 = assume bounded<0, 2147418111>, %assume_24 : tile<i32>
  %assume_26 = assume div_by<64>, %arg21 : tile<i32>
  %assume_assume_27 = assume bounded<0, 2147418111>, %assume_26 : tile<i32>
  %assume_28 = assume div_by<64>, %arg20 : tile<i32>
  %assume_assume_29 = assume bounded<0, 2147418111>, %assume_28 : tile<i32>
  %tview = make_tensor_view %arg0, shape = [%assume_assume, %assume_assume_3], strides = [%assume_assume_1, 1] : tile<i32> -> tensor_view<?x?xi32, strides=[?,1]>
  %pview = make_partition_view %tview : partition_view<tile=(4x8), tensor_view<?x?xi32, strides=[?,1]>>
  %tview_30 = make_tensor_view %arg4, shape = [%assume_assume_5, %assume_assume_9], strides = [%assume_assume_7, 1] : tile<i32> -> tensor_view<?x?xf32, strides=[?,1]>
  %pview_31 = make_partition_view %tview_30 : partition_view<tile=(4x8), tensor_view<?x?xf32, strides=[?,1]>>
  %tview_32 = make_tensor_view %arg8, shape = [%assume_assume_11, %assume_assume_15], strides = [%assume_assume_13, 1] : tile<i32> -> tensor_view<?x?xi32, strides=[?,1]>
  %pview_33 = make_partition_view %tview_32 : partition_view<tile=(4x8), tensor_view<?x?xi32, strides=[?,1]>>
  %blockId_x, %blockId_y, %blockId_z = get_tile_block_id : tile<i32>
  %tview_34 = make_tensor_view %arg12, shape = [%assume_assume_17], strides = [1] : tile<i32> -> tensor_view<?xi32, strides=[1]>
  %sview = make_strided_view %tview_34 : strided_view<tile=(8), traversal_strides=[3], padding_value = zero, tensor_view<?xi32, strides=[1]>>
  %tile, %result_token = load_view_tko weak %sview[%cst_0_i32] : strided_view<tile=(8), traversal_strides=[3], padding_value = zero, tensor_view<?xi32, strides=[1]>>, tile<i32> -> tile<8xi32>, token
  %reshape = reshape %tile : tile<8xi32> -> tile<1x8xi32>
  %0 = scan %reshape dim=0 reverse=false identities=[0 : i32] : tile<1x8xi32> -> tile<1x8xi32> 
  (%arg22: tile<i32>, %arg23: tile<i32>) {
    yield %arg22 : tile<i32>
  }
  %reshape_35 = reshape %0 : tile<1x8xi32> -> tile<8xi32>
  %reshape_36 = reshape %reshape_35 : tile<8xi32> -> tile<1x8xi32>
  %tile_37, %result_token_38 = load_view_tko weak %sview[%cst_1_i32] : strided_view<tile=(8), traversal_strides=[3], padding_value = zero, tensor_view<?xi32, strides=[1]>>, tile<i32> -> tile<8xi32>, token
  %reshape_39 = reshape %tile_37 : tile<8xi32> -> tile<1x8xi32>
  %1 = scan %reshape_39 dim=0 reverse=false identities=[0 : i32] : tile<1x8xi32> -> tile<1x8xi32> 
  (%arg22: tile<i32>, %arg23: tile<i32>) {
    yield %arg22 : tile<i32>
  }
  %reshape_40 = reshape %1 : tile<1x8xi32> -> tile<8xi32>
  %reshape_41 = reshape %reshape_40 : tile<8xi32> -> tile<1x8xi32>
  %2 = cat %reshape_36, %reshape_41 dim = 0 : tile<1x8xi32>, tile<1x8xi32> -> tile<2x8xi32>
  %tile_42, %result_token_43 = load_view_tko weak %sview[%cst_2_i32] : strided_view<tile=(8), traversal_strides=[3], padding_value = zero, tensor_view<?xi32, strides=[1]>>, tile<i32> -> tile<8xi32>, token
  %reshape_44 = reshape %tile_42 : tile<8xi32> -> tile<1x8xi32>
  %3 = scan %reshape_44 dim=0 reverse=false identities=[0 : i32] : tile<1x8xi32> -> tile<1x8xi32> 
  (%arg22: tile<i32>, %arg23: tile<i32>) {
    yield %arg22 : tile<i32>
  }
  %reshape_45 = reshape %3 : tile<1x8xi32> -> tile<8xi32>
  %reshape_46 = reshape %reshape_45 : tile<8xi32> -> tile<1x8xi32>
  %tile_47, %result_token_48 = load_view_tko weak %sview[%cst_5_i32] : strided_view<tile=(8), traversal_strides=[3], padding_value = zero, tensor_view<?xi32, strides=[1]>>, tile<i32> -> tile<8xi32>, token
  %reshape_49 = reshape %tile_47 : tile<8xi32> -> tile<1x8xi32>
  %4 = scan %reshape_49 dim=0 reverse=false identities=[0 : i32] : tile<1x8xi32> -> tile<1x8xi32> 
  (%arg22: tile<i32>, %arg23: tile<i32>) {
    yield %arg22 : tile<i32>
  }
  %reshape_50 = reshape %4 : tile<1x8xi32> -> tile<8xi32>
  %reshape_51 = reshape %reshape_50 : tile<8xi32> -> tile<1x8xi32>
  %5 = cat %reshape_46, %reshape_51 dim = 0 : tile<1x8xi32>, tile<1x8xi32> -> tile<2x8xi32>
  %6 = cat %2, %5 dim = 0 : tile<2x8xi32>, tile<2x8xi32> -> tile<4x8xi32>
  %7 = store_view_tko weak %6, %pview[%blockId_x, %blockId_y] inbounds = [true, true] : tile<4x8xi32>, partition_view<tile=(4x8), tensor_view<?x?xi32, strides=[?,1]>>, tile<i32> -> token
  %tview_52 = make_tensor_view %arg14, shape = [%assume_assume_19, %assume_assume_23], strides = [%assume_assume_21, 1] : tile<i32> -> tensor_view<?x?xf32, strides=[?,1]>
  %pview_53 = make_partition_view %tview_52 : partition_view<tile=(4x8), padding_value = nan, tensor_view<?x?xf32, strides=[?,1]>, dim_map=[1, 0]>
  %tile_54, %result_token_55 = load_view_tko weak %pview_53[%cst_1_i32, %cst_0_i32] inbounds = [true, true] : partition_view<tile=(4x8), padding_value = nan, tensor_view<?x?xf32, strides=[?,1]>, dim_map=[1, 0]>, tile<i32> -> tile<4x8xf32>, token
  %8 = bitcast %tile_54 : tile<4x8xf32> -> tile<4x8xi32>
  %reshape_56 = reshape %8 : tile<4x8xi32> -> tile<1x4x8xi32>
  %9 = scan %reshape_56 dim=0 reverse=false identities=[0 : i32] : tile<1x4x8xi32> -> tile<1x4x8xi32> 
  (%arg22: tile<i32>, %arg23: tile<i32>) {
    yield %arg22 : tile<i32>
  }
  %reshape_57 = reshape %9 : tile<1x4x8xi32> -> tile<4x8xi32>
  %10 = bitcast %reshape_57 : tile<4x8xi32> -> tile<4x8xf32>
  %11 = store_view_tko weak %10, %pview_31[%blockId_x, %blockId_y] inbounds = [true, true] : tile<4x8xf32>, partition_view<tile=(4x8), tensor_view<?x?xf32, strides=[?,1]>>, tile<i32> -> token
  %tview_58 = make_tensor_view %arg18, shape = [%assume_assume_25, %assume_assume_29], strides = [%assume_assume_27, 1] : tile<i32> -> tensor_view<?x?xi32, strides=[?,1]>
  %sview_59 = make_strided_view %tview_58 : strided_view<tile=(4x8), traversal_strides=[2,3], padding_value = zero, tensor_view<?x?xi32, strides=[?,1]>, dim_map=[1, 0]>
  %tile_60, %result_token_61 = load_view_tko weak %sview_59[%cst_1_i32, %cst_1_i32] : strided_view<tile=(4x8), traversal_strides=[2,3], padding_value = zero, tensor_view<?x?xi32, strides=[?,1]>, dim_map=[1, 0]>, tile<i32> -> tile<4x8xi32>, token
  %reshape_62 = reshape %tile_60 : tile<4x8xi32> -> tile<1x4x8xi32>
  %12 = scan %reshape_62 dim=0 reverse=false identities=[0 : i32] : tile<1x4x8xi32> -> tile<1x4x8xi32> 
  (%arg22: tile<i32>, %arg23: tile<i32>) {
    yield %arg22 : tile<i32>
  }
  %reshape_63 = reshape %12 : tile<1x4x8xi32> -> tile<4x8xi32>
  %13 = store_view_tko weak %reshape_63, %pview_33[%blockId_x, %blockId_y] inbounds = [true, true] : tile<4x8xi32>, partition_view<tile=(4x8), tensor_view<?x?xi32, strides=[?,1]>>, tile<i32> -> token
  return
}
