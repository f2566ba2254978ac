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
    %tile_22, %result_token_23 = load_view_tko weak %pview_7[%blockId_x, %loopIdx] : partition_view<tile=(2x64), padding_value = zero, tensor_view<?x?xf32, strides=[?,1]>>, tile<i32> -> tile<2x64xf32>, token
    %14 = bitcast %tile_22 : tile<2x64xf32> -> tile<2x64xi32>
    %reshape_24 = reshape %14 : tile<2x64xi32> -> tile<1x2x64xi32>
    %15 = scan %reshape_24 dim=0 reverse=false identities=[0 : i32] : tile<1x2x64xi32> -> tile<1x2x64xi32> 
    (%arg11: tile<i32>, %arg12: tile<i32>) {
      yield %arg11 : tile<i32>
    }
    %reshape_25 = reshape %15 : tile<1x2x64xi32> -> tile<2x64xi32>
    %16 = bitcast %reshape_25 : tile<2x64xi32> -> tile<2x64xf32>
    %17 = mulf %16, %16  : tile<2x64xf32>
    %18 = addf %iterArg0, %17  : tile<2x64xf32>
    continue %18 : tile<2x64xf32>
  }
  %tile, %result_token = load_view_tko weak %pview_7[%blockId_x, %blockId_y] : partition_view<tile=(2x64), padding_value = zero, tensor_view<?x?xf32, strides=[?,1]>>, tile<i32> -> tile<2x64xf32>, token
  %1 = bitcast %tile : tile<2x64xf32> -> tile<2x64xi32>
  %reshape = reshape %1 : tile<2x64xi32> -> tile<1x2x64xi32>
  %2 = scan %reshape dim=0 reverse=false identities=[0 : i32] : tile<1x2x64xi32> -> tile<1x2x64xi32> 
  (%arg11: tile<i32>, %arg12: tile<i32>) {
    yield %arg11 : tile<i32>
  }
  %reshape_8 = reshape %2 : tile<1x2x64xi32> -> tile<2x64xi32>
  %3 = bitcast %reshape_8 : tile<2x64xi32> -> tile<2x64xf32>
  %reduce = reduce %for dim=1 identities=[0.000000e+00 : f32] : tile<2x64xf32> -> tile<2xf32> 
  (%reduce_lhs: tile<f32>, %reduce_rhs: tile<f32>) {
    %14 = addf %reduce_lhs, %reduce_rhs  : tile<f32>
    yield %14 : tile<f32>
  }
  %reshape_9 = reshape %reduce : tile<2xf32> -> tile<2x1xf32>
  %4 = itof %assume_4 signed  : tile<i32> -> tile<f32>
  %reshape_10 = reshape %4 : tile<f32> -> tile<1x1xf32>
  %bcast = broadcast %reshape_10 : tile<1x1xf32> -> tile<2x1xf32>
  %5 = divf %reshape_9, %bcast  : tile<2x1xf32>
  %reshape_11 = reshape %arg10 : tile<f32> -> tile<1x1xf32>
  %bcast_12 = broadcast %reshape_11 : tile<1x1xf32> -> tile<2x1xf32>
  %6 = addf %5, %bcast_12  : tile<2x1xf32>
  %7 = rsqrt %6 : tile<2x1xf32>
  %bcast_13 = broadcast %7 : tile<2x1xf32> -> tile<2x64xf32>
  %8 = mulf %3, %bcast_13  : tile<2x64xf32>
  %tview_14 = make_tensor_view %arg8, shape = [%assume_5], strides = [1] : tile<i32> -> tensor_view<?xf32, strides=[1]>
  %pview_15 = make_partition_view %tview_14 : partition_view<tile=(64), padding_value = zero, tensor_view<?xf32, strides=[1]>>
  %tile_16, %result_token_17 = load_view_tko weak %pview_15[%blockId_y] : partition_view<tile=(64), padding_value = zero, tensor_view<?xf32, strides=[1]>>, tile<i32> -> tile<64xf32>, token
  %9 = bitcast %tile_16 : tile<64xf32> -> tile<64xi32>
  %reshape_18 = reshape %9 : tile<64xi32> -> tile<1x64xi32>
  %10 = scan %reshape_18 dim=0 reverse=false identities=[0 : i32] : tile<1x64xi32> -> tile<1x64xi32> 
  (%arg11: tile<i32>, %arg12: tile<i32>) {
    yield %arg11 : tile<i32>
  }
  %reshape_19 = reshape %10 : tile<1x64xi32> -> tile<64xi32>
  %11 = bitcast %reshape_19 : tile<64xi32> -> tile<64xf32>
  %reshape_20 = reshape %11 : tile<64xf32> -> tile<1x64xf32>
  %bcast_21 = broadcast %reshape_20 : tile<1x64xf32> -> tile<2x64xf32>
  %12 = mulf %8, %bcast_21  : tile<2x64xf32>
  %13 = store_view_tko weak %12, %pview[%blockId_x, %blockId_y] : tile<2x64xf32>, partition_view<tile=(2x64), tensor_view<?x?xf32, strides=[?,1]>>, tile<i32> -> token
  return
}
