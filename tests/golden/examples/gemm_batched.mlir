entry @gemm_batched(%arg0: tile<ptr<bf16>>, %arg1: tile<i32>, %arg2: tile<i32>, %arg3: tile<i32>, %arg4: tile<i32>, %arg5: tile<i32>, %arg6: tile<ptr<bf16>>, %arg7: tile<i32>, %arg8: tile<i32>, %arg9: tile<i32>, %arg10: tile<i32>, %arg11: tile<i32>, %arg12: tile<ptr<bf16>>, %arg13: tile<i32>, %arg14: tile<i32>, %arg15: tile<i32>, %arg16: tile<i32>, %arg17: tile<i32>) {
  %cst_0_i32 = constant <i32: 0> : tile<i32>
  %cst_1_i32 = constant <i32: 1> : tile<i32>
  %cst_0_f32 = constant <f32: 0.000000e+00> : tile<64x64xf32>
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
  %assume_9 = assume div_by<16>, %arg6 : tile<ptr<bf16>>
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
  %tview = make_tensor_view %assume, shape = [%assume_assume, %assume_assume_4, %assume_assume_8], strides = [%assume_assume_2, %assume_assume_6, 1] : tile<i32> -> tensor_view<?x?x?xbf16, strides=[?,?,1]>
  %pview = make_partition_view %tview : partition_view<tile=(1x64x64), tensor_view<?x?x?xbf16, strides=[?,?,1]>>
  %blockId_x, %blockId_y, %blockId_z = get_tile_block_id : tile<i32>
  %tview_31 = make_tensor_view %assume_9, shape = [%assume_assume_11, %assume_assume_15, %assume_assume_19], strides = [%assume_assume_13, %assume_assume_17, 1] : tile<i32> -> tensor_view<?x?x?xbf16, strides=[?,?,1]>
  %pview_32 = make_partition_view %tview_31 : partition_view<tile=(1x64x64), tensor_view<?x?x?xbf16, strides=[?,?,1]>>
  %0:3 = get_index_space_shape %pview_32 : partition_view<tile=(1x64x64), tensor_view<?x?x?xbf16, strides=[?,?,1]>> -> tile<i32>
  %tview_33 = make_tensor_view %assume_20, shape = [%assume_assume_22, %assume_assume_26, %assume_assume_30], strides = [%assume_assume_24, %assume_assume_28, 1] : tile<i32> -> tensor_view<?x?x?xbf16, strides=[?,?,1]>
  %pview_34 = make_partition_view %tview_33 : partition_view<tile=(1x64x64), tensor_view<?x?x?xbf16, strides=[?,?,1]>>
  %for = for %loopIdx in (%cst_0_i32 to %0#2, step %cst_1_i32) : tile<i32> iter_values(%iterArg0 = %cst_0_f32) -> (tile<64x64xf32>) {
    %tile, %result_token = load_view_tko weak %pview_32[%blockId_x, %blockId_y, %loopIdx] inbounds = [true, true, true] : partition_view<tile=(1x64x64), tensor_view<?x?x?xbf16, strides=[?,?,1]>>, tile<i32> -> tile<1x64x64xbf16>, token
    %reshape_35 = reshape %tile : tile<1x64x64xbf16> -> tile<64x64xbf16>
    %tile_36, %result_token_37 = load_view_tko weak %pview_34[%blockId_x, %loopIdx, %blockId_z] inbounds = [true, true, true] : partition_view<tile=(1x64x64), tensor_view<?x?x?xbf16, strides=[?,?,1]>>, tile<i32> -> tile<1x64x64xbf16>, token
    %reshape_38 = reshape %tile_36 : tile<1x64x64xbf16> -> tile<64x64xbf16>
    %3 = mmaf %reshape_35, %reshape_38, %iterArg0 : tile<64x64xbf16>, tile<64x64xbf16>, tile<64x64xf32>
    continue %3 : tile<64x64xf32>
  }
  %1 = ftof %for  : tile<64x64xf32> -> tile<64x64xbf16>
  %reshape = reshape %1 : tile<64x64xbf16> -> tile<1x64x64xbf16>
  %2 = store_view_tko weak %reshape, %pview[%blockId_x, %blockId_y, %blockId_z] inbounds = [true, true, true] : tile<1x64x64xbf16>, partition_view<tile=(1x64x64), tensor_view<?x?x?xbf16, strides=[?,?,1]>>, tile<i32> -> token
  return
}
