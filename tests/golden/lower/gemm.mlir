entry @gemm(%arg0: tile<ptr<bf16>>, %arg1: tile<i32>, %arg2: tile<i32>, %arg3: tile<i32>, %arg4: tile<ptr<bf16>>, %arg5: tile<i32>, %arg6: tile<i32>, %arg7: tile<i32>, %arg8: tile<ptr<bf16>>, %arg9: tile<i32>, %arg10: tile<i32>, %arg11: tile<i32>) {
  %cst_0_i32 = constant <i32: 0> : tile<i32>
  %cst_1_i32 = constant <i32: 1> : tile<i32>
  %cst_0_f32 = constant <f32: 0.000000e+00> : tile<64x32xf32>
  %assume = assume bounded<0, 2147418111>, %arg1 : tile<i32>
  %assume_0 = assume bounded<0, 2147418111>, %arg3 : tile<i32>
  %assume_1 = assume bounded<0, 2147418111>, %arg2 : tile<i32>
  %assume_2 = assume bounded<0, 2147418111>, %arg5 : tile<i32>
  %assume_3 = assume bounded<0, 2147418111>, %arg7 : tile<i32>
  %assume_4 = assume bounded<0, 2147418111>, %arg6 : tile<i32>
  %assume_5 = assume bounded<0, 2147418111>, %arg9 : tile<i32>
  %assume_6 = assume bounded<0, 2147418111>, %arg11 : tile<i32>
  %assume_7 = assume bounded<0, 2147418111>, %arg10 : tile<i32>
  %tview = make_tensor_view %arg0, shape = [%assume, %assume_1], strides = [%assume_0, 1] : tile<i32> -> tensor_view<?x?xbf16, strides=[?,1]>
  %pview = make_partition_view %tview : partition_view<tile=(64x32), tensor_view<?x?xbf16, strides=[?,1]>>
  %blockId_x, %blockId_y, %blockId_z = get_tile_block_id : tile<i32>
  %tview_8 = make_tensor_view %arg4, shape = [%assume_2, %assume_4], strides = [%assume_3, 1] : tile<i32> -> tensor_view<?x?xbf16, strides=[?,1]>
  %pview_9 = make_partition_view %tview_8 : partition_view<tile=(64x16), padding_value = zero, tensor_view<?x?xbf16, strides=[?,1]>>
  %0:2 = get_index_space_shape %pview_9 : partition_view<tile=(64x16), padding_value = zero, tensor_view<?x?xbf16, strides=[?,1]>> -> tile<i32>
  %tview_10 = make_tensor_view %arg8, shape = [%assume_5, %assume_7], strides = [%assume_6, 1] : tile<i32> -> tensor_view<?x?xbf16, strides=[?,1]>
  %pview_11 = make_partition_view %tview_10 : partition_view<tile=(16x32), padding_value = zero, tensor_view<?x?xbf16, strides=[?,1]>>
  %for = for %loopIdx in (%cst_0_i32 to %0#1, step %cst_1_i32) : tile<i32> iter_values(%iterArg0 = %cst_0_f32) -> (tile<64x32xf32>) {
    %tile, %result_token = load_view_tko weak %pview_9[%blockId_x, %loopIdx] optimization_hints = <sm_90 = {latency = 4}> : partition_view<tile=(64x16), padding_value = zero, tensor_view<?x?xbf16, strides=[?,1]>>, tile<i32> -> tile<64x16xbf16>, token
    %tile_12, %result_token_13 = load_view_tko weak %pview_11[%loopIdx, %blockId_y] optimization_hints = <sm_90 = {allow_tma = false}> : partition_view<tile=(16x32), padding_value = zero, tensor_view<?x?xbf16, strides=[?,1]>>, tile<i32> -> tile<16x32xbf16>, token
    %3 = mmaf %tile, %tile_12, %iterArg0 : tile<64x16xbf16>, tile<16x32xbf16>, tile<64x32xf32>
    continue %3 : tile<64x32xf32>
  }
  %1 = ftof %for  : tile<64x32xf32> -> tile<64x32xbf16>
  %2 = store_view_tko weak %1, %pview[%blockId_x, %blockId_y] : tile<64x32xbf16>, partition_view<tile=(64x32), tensor_view<?x?xbf16, strides=[?,1]>>, tile<i32> -> token
  return
}
