entry @gemm_e4m3(%arg0: tile<ptr<bf16>>, %arg1: tile<i32>, %arg2: tile<i32>, %arg3: tile<i32>, %arg4: tile<ptr<f8E4M3FN>>, %arg5: tile<i32>, %arg6: tile<i32>, %arg7: tile<i32>, %arg8: tile<ptr<f8E4M3FN>>, %arg9: tile<i32>, %arg10: tile<i32>, %arg11: tile<i32>, %arg12: tile<f32>) {
  %cst_0_i32 = constant <i32: 0> : tile<i32>
  %cst_1_i32 = constant <i32: 1> : tile<i32>
  %cst_0_f32 = constant <f32: 0.000000e+00> : tile<64x32xf32>
  %assume = assume div_by<16>, %arg0 : tile<ptr<bf16>>
  %assume_0 = assume div_by<64>, %arg1 : tile<i32>
  %assume_assume = assume bounded<0, 2147418111>, %assume_0 : tile<i32>
  %assume_1 = assume div_by<64>, %arg3 : tile<i32>
  %assume_assume_2 = assume bounded<0, 2147418111>, %assume_1 : tile<i32>
  %assume_3 = assume div_by<64>, %arg2 : tile<i32>
  %assume_assume_4 = assume bounded<0, 2147418111>, %assume_3 : tile<i32>
  %assume_5 = assume div_by<16>, %arg4 : tile<ptr<f8E4M3FN>>
  %assume_6 = assume div_by<64>, %arg5 : tile<i32>
  %assume_assume_7 = assume bounded<0, 2147418111>, %assume_6 : tile<i32>
  %assume_8 = assume div_by<64>, %arg7 : tile<i32>
  %assume_assume_9 = assume bounded<0, 2147418111>, %assume_8 : tile<i32>
  %assume_10 = assume div_by<64>, %arg6 : tile<i32>
  %assume_assume_11 = assume bounded<0, 2147418111>, %assume_10 : tile<i32>
  %assume_12 = assume div_by<16>, %arg8 : tile<ptr<f8E4M3FN>>
  %assume_13 = assume div_by<64>, %arg9 : tile<i32>
  %assume_assume_14 = assume bounded<0, 2147418111>, %assume_13 : tile<i32>
  %assume_15 = assume div_by<64>, %arg11 : tile<i32>
  %assume_assume_16 = assume bounded<0, 2147418111>, %assume_15 : tile<i32>
  %assume_17 = assume div_by<64>, %arg10 : tile<i32>
  %assume_assume_18 = assume bounded<0, 2147418111>, %assume_17 : tile<i32>
  %tview = make_tensor_view %assume, shape = [%assume_assume, %assume_assume_4], strides = [%assume_assume_2, 1] : tile<i32> -> tensor_view<?x?xbf16, strides=[?,1]>
  %pview = make_partition_view %tview : partition_view<tile=(64x32), tensor_view<?x?xbf16, strides=[?,1]>>
  %blockId_x, %blockId_y, %blockId_z = get_tile_block_id : tile<i32>
  %tview_19 = make_tensor_view %assume_5, shape = [%assume_assume_7, %assume_assume_11], strides = [%assume_assume_9, 1] : tile<i32> -> tensor_view<?x?xf8E4M3FN, strides=[?,1]>
  %pview_20 = make_partition_view %tview_19 : partition_view<tile=(64x32), tensor_view<?x?xf8E4M3FN, strides=[?,1]>>
  %0:2 = get_index_space_shape %pview_20 : partition_view<tile=(64x32), tensor_view<?x?xf8E4M3FN, strides=[?,1]>> -> tile<i32>
  %tview_21 = make_tensor_view %assume_12, shape = [%assume_assume_14, %assume_assume_18], strides = [%assume_assume_16, 1] : tile<i32> -> tensor_view<?x?xf8E4M3FN, strides=[?,1]>
  %pview_22 = make_partition_view %tview_21 : partition_view<tile=(32x32), tensor_view<?x?xf8E4M3FN, strides=[?,1]>>
  %for = for %loopIdx in (%cst_0_i32 to %0#1, step %cst_1_i32) : tile<i32> iter_values(%iterArg0 = %cst_0_f32) -> (tile<64x32xf32>) {
    %tile, %result_token = load_view_tko weak %pview_20[%blockId_x, %loopIdx] inbounds = [true, true] : partition_view<tile=(64x32), tensor_view<?x?xf8E4M3FN, strides=[?,1]>>, tile<i32> -> tile<64x32xf8E4M3FN>, token
    %tile_23, %result_token_24 = load_view_tko weak %pview_22[%blockId_y, %loopIdx] inbounds = [true, true] : partition_view<tile=(32x32), tensor_view<?x?xf8E4M3FN, strides=[?,1]>>, tile<i32> -> tile<32x32xf8E4M3FN>, token
    %4 = permute %tile_23 [1, 0] : tile<32x32xf8E4M3FN> -> tile<32x32xf8E4M3FN>
    %5 = mmaf %tile, %4, %iterArg0 : tile<64x32xf8E4M3FN>, tile<32x32xf8E4M3FN>, tile<64x32xf32>
    continue %5 : tile<64x32xf32>
  }
  %reshape = reshape %arg12 : tile<f32> -> tile<1x1xf32>
  %bcast = broadcast %reshape : tile<1x1xf32> -> tile<64x32xf32>
  %1 = mulf %for, %bcast  : tile<64x32xf32>
  %2 = ftof %1  : tile<64x32xf32> -> tile<64x32xbf16>
  %3 = store_view_tko weak %2, %pview[%blockId_x, %blockId_y] inbounds = [true, true] : tile<64x32xbf16>, partition_view<tile=(64x32), tensor_view<?x?xbf16, strides=[?,1]>>, tile<i32> -> token
  return
}
