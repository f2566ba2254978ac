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
  %assume_24 = assume div_by<64>, %arg15 : tile<i32>
  %assume_assume_25 = assume bounded<0, 2147418111>, %assume_24 : tile<i32>
  %assume_26 = assume div_by<64>, %arg19 : tile<i32>
  %assume_assume_27 = assume bounded<0, 2147418111>, %assume_26 : tile<i32>
  %assume_28 = assume div_by<64>, %arg16 : tile<i32>
  %assume_assume_29 = assume bounded<0, 2147418111>, %assume_28 : tile<i32>
  %assume_30 = assume div_by<64>, %arg20 : tile<i32>
  %assume_assume_31 = assume bounded<0, 2147418111>, %assume_30 : tile<i32>
  %assume_32 = assume div_by<64>, %arg17 : tile<i32>
  %assume_assume_33 = assume bounded<0, 2147418111>, %assume_32 : tile<i32>
  %assume_34 = assume div_by<64>, %arg21 : tile<i32>
  %assume_assume_35 = assume bounded<0, 2147418111>, %assume_34 : tile<i32>
  %tview = make_tensor_view %assume, shape = [%assume_assume, %assume_assume_4, %assume_assume_8], strides = [%assume_assume_2, %assume_assume_6, 1] : tile<i32> -> tensor_view<?x?x?xbf16, strides=[?,?,1]>
  %pview = make_partition_view %tview : partition_view<tile=(1x8x64), tensor_view<?x?x?xbf16, strides=[?,?,1]>>
  %blockId_x, %blockId_y, %blockId_z = get_tile_block_id : tile<i32>
  %tview_36 = make_tensor_view %assume_9, shape = [%assume_assume_11, %assume_assume_15, %assume_assume_19, %assume_assume_23], strides = [%assume_assume_13, %assume_assume_17, %assume_assume_21, 1] : tile<i32> -> tensor_view<?x?x?x?xf32, strides=[?,?,?,1]>
  %pview_37 = make_partition_view %tview_36 : partition_view<tile=(1x16x8x64), tensor_view<?x?x?x?xf32, strides=[?,?,?,1]>>
  %tile, %result_token = load_view_tko weak %pview_37[%blockId_x, %cst_0_i32, %blockId_y, %blockId_z] inbounds = [true, true, true, true] : partition_view<tile=(1x16x8x64), tensor_view<?x?x?x?xf32, strides=[?,?,?,1]>>, tile<i32> -> tile<1x16x8x64xf32>, token
  %tview_38 = make_tensor_view %arg14, shape = [%assume_assume_25, %assume_assume_29, %assume_assume_33, 1], strides = [%assume_assume_27, %assume_assume_31, %assume_assume_35, 1] : tile<i32> -> tensor_view<?x?x?x1xf32, strides=[?,?,?,1]>
  %pview_39 = make_partition_view %tview_38 : partition_view<tile=(1x16x8x1), tensor_view<?x?x?x1xf32, strides=[?,?,?,1]>>
  %tile_40, %result_token_41 = load_view_tko weak %pview_39[%blockId_x, %cst_0_i32, %blockId_y, %cst_0_i32] inbounds = [true, true, true, true] : partition_view<tile=(1x16x8x1), tensor_view<?x?x?x1xf32, strides=[?,?,?,1]>>, tile<i32> -> tile<1x16x8x1xf32>, token
  %0 = bitcast %tile_40 : tile<1x16x8x1xf32> -> tile<1x16x8x1xi32>
  %reshape = reshape %0 : tile<1x16x8x1xi32> -> tile<1x1x16x8x1xi32>
  %1 = scan %reshape dim=0 reverse=false identities=[0 : i32] : tile<1x1x16x8x1xi32> -> tile<1x1x16x8x1xi32> 
  (%arg22: tile<i32>, %arg23: tile<i32>) {
    yield %arg22 : tile<i32>
  }
  %reshape_42 = reshape %1 : tile<1x1x16x8x1xi32> -> tile<1x16x8x1xi32>
  %2 = bitcast %reshape_42 : tile<1x16x8x1xi32> -> tile<1x16x8x1xf32>
  %reduce = reduce %2 dim=1 identities=[0xFF800000 : f32] : tile<1x16x8x1xf32> -> tile<1x8x1xf32> 
  (%reduce_lhs: tile<f32>, %reduce_rhs: tile<f32>) {
    %9 = maxf %reduce_lhs, %reduce_rhs : tile<f32>
    yield %9 : tile<f32>
  }
  %reshape_43 = reshape %reduce : tile<1x8x1xf32> -> tile<1x1x8x1xf32>
  %bcast = broadcast %reshape_43 : tile<1x1x8x1xf32> -> tile<1x16x8x1xf32>
  %3 = subf %2, %bcast  : tile<1x16x8x1xf32>
  %4 = exp2 %3 flush_to_zero : tile<1x16x8x1xf32>
  %bcast_44 = broadcast %4 : tile<1x16x8x1xf32> -> tile<1x16x8x64xf32>
  %5 = mulf %tile, %bcast_44  : tile<1x16x8x64xf32>
  %reduce_45 = reduce %5 dim=1 identities=[0.000000e+00 : f32] : tile<1x16x8x64xf32> -> tile<1x8x64xf32> 
  (%reduce_lhs: tile<f32>, %reduce_rhs: tile<f32>) {
    %9 = addf %reduce_lhs, %reduce_rhs  : tile<f32>
    yield %9 : tile<f32>
  }
  %reshape_46 = reshape %reduce_45 : tile<1x8x64xf32> -> tile<1x1x8x64xf32>
  %reduce_47 = reduce %4 dim=1 identities=[0.000000e+00 : f32] : tile<1x16x8x1xf32> -> tile<1x8x1xf32> 
  (%reduce_lhs: tile<f32>, %reduce_rhs: tile<f32>) {
    %9 = addf %reduce_lhs, %reduce_rhs  : tile<f32>
    yield %9 : tile<f32>
  }
  %reshape_48 = reshape %reduce_47 : tile<1x8x1xf32> -> tile<1x1x8x1xf32>
  %bcast_49 = broadcast %reshape_48 : tile<1x1x8x1xf32> -> tile<1x1x8x64xf32>
  %6 = divf %reshape_46, %bcast_49  : tile<1x1x8x64xf32>
  %7 = ftof %6  : tile<1x1x8x64xf32> -> tile<1x1x8x64xbf16>
  %reshape_50 = reshape %7 : tile<1x1x8x64xbf16> -> tile<1x8x64xbf16>
  %8 = store_view_tko weak %reshape_50, %pview[%blockId_x, %blockId_y, %blockId_z] inbounds = [true, true, true] : tile<1x8x64xbf16>, partition_view<tile=(1x8x64), tensor_view<?x?x?xbf16, strides=[?,?,1]>>, tile<i32> -> token
  return
}
