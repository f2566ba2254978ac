entry @rms_norm(%arg0: tile<ptr<f32>>, %arg1: tile<i32>, %arg2: tile<i32>, %arg3: tile<i32>, %arg4: tile<ptr<f32>>, %arg5: tile<i32>, %arg6: tile<i32>, %arg7: tile<i32>, %arg8: tile<ptr<f32>>, %arg9: tile<i32>, %arg10: tile<f32>) {
  %cst_0_i32 = constant <i32: 0> : tile<i32>
  %cst_1_i32 = constant <i32: 1> : tile<i32>
  %cst_0_f32 = constant <f32: 0.000000e+00> : tile<2x64xf32>
  %assume = assume bounded<0, 2147418111>, %arg1 : tile<i32>
  %assume_0 = assume bounded<0, 2147418111>, %arg3 : tile<i32>
  %assume_1 = assume bounded<0, 2147418111>, %arg2 : tile<i32>
  %assume_2 = assume bounded<0, 2147418111>, %arg5 : tile<i32>
  %assume_3 = assume bounded<0, 2147418111>, %arg7 : tile<i32>
  %assume_4 = assume bounded<0, 2147418111>, %arg6 : tile<i32>
  %assume_5 = assume bounded<0, 2147418111>, %arg9 : tile<i32>
  %tview = make_tensor_view %arg0, shape = [%assume, %assume_1], strides = [%assume_0, 1] : tile<i32> -> tensor_view<?x?xf32, strides=[?,1]>
  %pview = make_partition_view %tview : partition_view<tile=(2x64), tensor_view<?x?xf32, strides=[?,1]>>
  %blockId_x, %blockId_y, %blockId_z = get_tile_block_id : tile<i32>
  %tview_6 = make_tensor_view %arg4, shape = [%assume_2, %assume_4], strides = [%assume_3, 1] : tile<i32> -> tensor_view<?x?xf32, strides=[?,1]>
  %pview_7 = make_partition_view %tview_6 : partition_view<tile=(2x64), padding_value = zero, tensor_view<?x?xf32, strides=[?,1]>>
  %0:2 = get_index_space_shape %pview_7 : partition_view<tile=(2x64), padding_value = zero, tensor_view<?x?xf32, strides=[?,1]>> -> tile<i32>
  %for = for %loopIdx in (%cst_0_i32 to %0#1, step %cst_1_i32) : tile<i32> iter_values(%iterArg0 = %cst_0_f32) -> (tile<2x64xf32>) {
    %tile_18, %result_token_19 = load_view_tko weak %pview_7[%blockId_x, %loopIdx] : partition_view<tile=(2x64), padding_value = zero, tensor_view<?x?xf32, strides=[?,1]>>, tile<i32> -> tile<2x64xf32>, token
    %8 = mulf %tile_18, %tile_18  : tile<2x64xf32>
    %9 = addf %iterArg0, %8  : tile<2x64xf32>
    continue %9 : tile<2x64xf32>
  }
  %tile, %result_token = load_view_tko weak %pview_7[%blockId_x, %blockId_y] : partition_view<tile=(2x64), padding_value = zero, tensor_view<?x?xf32, strides=[?,1]>>, tile<i32> -> tile<2x64xf32>, token
  %reduce = reduce %for dim=1 identities=[0.000000e+00 : f32] : tile<2x64xf32> -> tile<2xf32> 
  (%reduce_lhs: tile<f32>, %reduce_rhs: tile<f32>) {
    %8 = addf %reduce_lhs, %reduce_rhs  : tile<f32>
    yield %8 : tile<f32>
  }
  %reshape = reshape %reduce : tile<2xf32> -> tile<2x1xf32>
  %1 = itof %assume_4 signed  : tile<i32> -> tile<f32>
  %reshape_8 = reshape %1 : tile<f32> -> tile<1x1xf32>
  %bcast = broadcast %reshape_8 : tile<1x1xf32> -> tile<2x1xf32>
  %2 = divf %reshape, %bcast  : tile<2x1xf32>
  %reshape_9 = reshape %arg10 : tile<f32> -> tile<1x1xf32>
  %bcast_10 = broadcast %reshape_9 : tile<1x1xf32> -> tile<2x1xf32>
  %3 = addf %2, %bcast_10  : tile<2x1xf32>
  %4 = rsqrt %3 : tile<2x1xf32>
  %bcast_11 = broadcast %4 : tile<2x1xf32> -> tile<2x64xf32>
  %5 = mulf %tile, %bcast_11  : tile<2x64xf32>
  %tview_12 = make_tensor_view %arg8, shape = [%assume_5], strides = [1] : tile<i32> -> tensor_view<?xf32, strides=[1]>
  %pview_13 = make_partition_view %tview_12 : partition_view<tile=(64), padding_value = zero, tensor_view<?xf32, strides=[1]>>
  %tile_14, %result_token_15 = load_view_tko weak %pview_13[%blockId_y] : partition_view<tile=(64), padding_value = zero, tensor_view<?xf32, strides=[1]>>, tile<i32> -> tile<64xf32>, token
  %reshape_16 = reshape %tile_14 : tile<64xf32> -> tile<1x64xf32>
  %bcast_17 = broadcast %reshape_16 : tile<1x64xf32> -> tile<2x64xf32>
  %6 = mulf %5, %bcast_17  : tile<2x64xf32>
  %7 = store_view_tko weak %6, %pview[%blockId_x, %blockId_y] : tile<2x64xf32>, partition_view<tile=(2x64), tensor_view<?x?xf32, strides=[?,1]>>, tile<i32> -> token
  return
}
