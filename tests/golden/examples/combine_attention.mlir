entry @combine_attention(%arg0: tile<ptr<bf16>>, %arg1: tile<i32>, %arg2: tile<i32>, %arg3: tile<i32>, %arg4: tile<i32>, %arg5: tile<i32>, %arg6: tile<ptr<f32>>, %arg7: tile<i32>, %arg8: tile<i32>, %arg9: tile<i32>, %arg10: tile<i32>, %arg11: tile<i32>, %arg12: tile<i32>, %arg13: tile<i32>, %arg14: tile<ptr<f32>>, %arg15: tile<i32>, %arg16: tile<i32>, %arg17: tile<i32>, %arg18: tile<i32>, %arg19: tile<i32>, %arg20: tile<i32>, %arg21: tile<i32>) {
  %cst_0_i32 = constant <i32: 0> : tile<i32>
  %assume = assume div_by<16>, %arg0 : tile<ptr<bf16>>
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
  %assume_9 = assume div_by<16>, %arg6 : tile<ptr<f32>>
  %assume_10 = assume div_by<64>, %arg7 : tile<i32>
  %assume_assume_11 = assume bounded<0, 2147418111>, %assume_10 : tile<i32>
  %assume_12 = assume div_by<64>, %arg11 : tile<i32>
  %assume_assume_13 = assume bounded<0, 2147418111>, %assume_12 : tile<i32>
  %assume_14 = assume div_by<64>, %arg8 : tile<i32>
  %assume_assume_15 = assume bounded<0, 2147418111>, %assume_14 : tile<i32>
  %assume_16 = assume div_by<64>, %arg12 : tile<i32>
  %assume_assume_17 = assume bounded<0, 2147418111>, %assume_16 : tile<i32>
  %assume_18 = assume div_by<64>, %arg9 : tile<i32>
  %assume_assume_19 = assume bounded<0, 2147418111>, %assume_18 : tile<i32>
  %assume_20 = assume div_by<64>, %arg13 : tile<i32>
  %assume_assume_21 = assume bounded<0, 2147418111>, %assume_20 : tile<i32>
  %assume_22 = assume div_by<64>, %arg10 : tile<i32>
  %assume_assume_23 = assume bounded<0, 2147418111>, %assume_22 : tile<i32>
  %assume_24 = assume div_by<16>, %arg14 : tile<ptr<f32>>
  %assume_25 = assume div_by<64>, %arg15 : tile<i32>
  %assume_assume_26 = assume bounded<0, 2147418111>, %assume_25 : tile<i32>
  %assume_27 = assume div_by<64>, %arg19 : tile<i32>
  %assume_assume_28 = assume bounded<0, 2147418111>, %assume_27 : tile<i32>
  %assume_29 = assume div_by<64>, %arg16 : tile<i32>
  %assume_assume_30 = assume bounded<0, 2147418111>, %assume_29 : tile<i32>
  %assume_31 = assume div_by<64>, %arg20 : tile<i32>
  %assume_assume_32 = assume bounded<0, 2147418111>, %assume_31 : tile<i32>
  %assume_33 = assume div_by<64>, %arg17 : tile<i32>
  %assume_assume_34 = assume bounded<0, 2147418111>, %assume_33 : tile<i32>
  %assume_35 = assume div_by<64>, %arg21 : tile<i32>
  %assume_assume_36 = assume bounded<0, 2147418111>, %assume_35 : tile<i32>
  %tview = make_tensor_view %assume, shape = [%assume_assume, %assume_assume_4, %assume_assume_8], strides = [%assume_assume_2, %assume_assume_6, 1] : tile<i32> -> tensor_view<?x?x?xbf16, strides=[?,?,1]>
  %pview = make_partition_view %tview : partition_view<tile=(1x8x64), tensor_view<?x?x?xbf16, strides=[?,?,1]>>
  %blockId_x, %blockId_y, %blockId_z = get_tile_block_id : tile<i32>
  %tview_37 = make_tensor_view %assume_9, shape = [%assume_assume_11, %assume_assume_15, %assume_assume_19, %assume_assume_23], strides = [%assume_assume_13, %assume_assume_17, %assume_assume_21, 1] : tile<i32> -> tensor_view<?x?x?x?xf32, strides=[?,?,?,1]>
  %pview_38 = make_partition_view %tview_37 : partition_view<tile=(1x16x8x64), tensor_view<?x?x?x?xf32, strides=[?,?,?,1]>>
  %tile, %result_token = load_view_tko weak %pview_38[%blockId_x, %cst_0_i32, %blockId_y, %blockId_z] inbounds = [true, true, true, true] : partition_view<tile=(1x16x8x64), tensor_view<?x?x?x?xf32, strides=[?,?,?,1]>>, tile<i32> -> tile<1x16x8x64xf32>, token
  %tview_39 = make_tensor_view %assume_24, shape = [%assume_assume_26, %assume_assume_30, %assume_assume_34, 1], strides = [%assume_assume_28, %assume_assume_32, %assume_assume_36, 1] : tile<i32> -> tensor_view<?x?x?x1xf32, strides=[?,?,?,1]>
  %pview_40 = make_partition_view %tview_39 : partition_view<tile=(1x16x8x1), tensor_view<?x?x?x1xf32, strides=[?,?,?,1]>>
  %tile_41, %result_token_42 = load_view_tko weak %pview_40[%blockId_x, %cst_0_i32, %blockId_y, %cst_0_i32] inbounds = [true, true, true, true] : partition_view<tile=(1x16x8x1), tensor_view<?x?x?x1xf32, strides=[?,?,?,1]>>, tile<i32> -> tile<1x16x8x1xf32>, token
  %reduce = reduce %tile_41 dim=1 identities=[0xFF800000 : f32] : tile<1x16x8x1xf32> -> tile<1x8x1xf32> 
  (%reduce_lhs: tile<f32>, %reduce_rhs: tile<f32>) {
    %6 = maxf %reduce_lhs, %reduce_rhs : tile<f32>
    yield %6 : tile<f32>
  }
  %reshape = reshape %reduce : tile<1x8x1xf32> -> tile<1x1x8x1xf32>
  %bcast = broadcast %reshape : tile<1x1x8x1xf32> -> tile<1x16x8x1xf32>
  %0 = subf %tile_41, %bcast  : tile<1x16x8x1xf32>
  %1 = exp2 %0 flush_to_zero : tile<1x16x8x1xf32>
  %bcast_43 = broadcast %1 : tile<1x16x8x1xf32> -> tile<1x16x8x64xf32>
  %2 = mulf %tile, %bcast_43  : tile<1x16x8x64xf32>
  %reduce_44 = reduce %2 dim=1 identities=[0.000000e+00 : f32] : tile<1x16x8x64xf32> -> tile<1x8x64xf32> 
  (%reduce_lhs: tile<f32>, %reduce_rhs: tile<f32>) {
    %6 = addf %reduce_lhs, %reduce_rhs  : tile<f32>
    yield %6 : tile<f32>
  }
  %reshape_45 = reshape %reduce_44 : tile<1x8x64xf32> -> tile<1x1x8x64xf32>
  %reduce_46 = reduce %1 dim=1 identities=[0.000000e+00 : f32] : tile<1x16x8x1xf32> -> tile<1x8x1xf32> 
  (%reduce_lhs: tile<f32>, %reduce_rhs: tile<f32>) {
    %6 = addf %reduce_lhs, %reduce_rhs  : tile<f32>
    yield %6 : tile<f32>
  }
  %reshape_47 = reshape %reduce_46 : tile<1x8x1xf32> -> tile<1x1x8x1xf32>
  %bcast_48 = broadcast %reshape_47 : tile<1x1x8x1xf32> -> tile<1x1x8x64xf32>
  %3 = divf %reshape_45, %bcast_48  : tile<1x1x8x64xf32>
  %4 = ftof %3  : tile<1x1x8x64xf32> -> tile<1x1x8x64xbf16>
  %reshape_49 = reshape %4 : tile<1x1x8x64xbf16> -> tile<1x8x64xbf16>
  %5 = store_view_tko weak %reshape_49, %pview[%blockId_x, %blockId_y, %blockId_z] inbounds = [true, true, true] : tile<1x8x64xbf16>, partition_view<tile=(1x8x64), tensor_view<?x?x?xbf16, strides=[?,?,1]>>, tile<i32> -> token
  return
}
