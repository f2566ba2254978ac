entry @rms_norm_static(%arg0: tile<ptr<f32>>, %arg1: tile<i32>, %arg2: tile<i32>, %arg3: tile<i32>, %arg4: tile<ptr<f32>>, %arg5: tile<i32>, %arg6: tile<i32>, %arg7: tile<i32>, %arg8: tile<ptr<f32>>, %arg9: tile<i32>, %arg10: tile<f32>) {
  %cst_0_i32 = constant <i32: 0> : tile<i32>
  %cst_64_i32 = constant <i32: 64> : tile<i32>
  %cst_1_i32 = constant <i32: 1> : tile<i32>
  %cst_0_f32 = constant <f32: 0.000000e+00> : tile<2x64xf32>
  %cst_4096_f32 = constant <f32: 4.096000e+03> : tile<2x1xf32>
  %assume = assume div_by<64>, %arg1 : tile<i32>
  %assume_assume = assume bounded<0, 2147418111>, %assume : tile<i32>
  %assume_0 = assume div_by<64>, %arg3 : tile<i32>
  %assume_assume_1 = assume bounded<0, 2147418111>, %assume_0 : tile<i32>
  %assume_2 = assume div_by<64>, %arg5 : tile<i32>
  %assume_assume_3 = assume bounded<0, 2147418111>, %assume_2 : tile<i32>
  %assume_4 = assume div_by<64>, %arg7 : tile<i32>
  %assume_assume_5 = assume bounded<0, 2147418111>, %assume_4 : tile<i32>
  %tview = make_tensor_view %arg0, shape = [%assume_assume, 4096], strides = [%assume_assume_1, 1] : tile<i32> -> tensor_view<?x4096xf32, strides=[?,1]>
  %pview = make_partition_view %tview : partition_view<tile=(2x64), tensor_view<?x4096xf32, strides=[?,1]>>
  %blockId_x, %blockId_y, %blockId_z = get_tile_block_id : tile<i32>
  %tview_6 = make_tensor_view %arg4, shape = [%assume_assume_3, 4096], strides = [%assume_assume_5, 1] : tile<i32> -> tensor_view<?x4096xf32, strides=[?,1]>
  %pview_7 = make_partition_view %tview_6 : partition_view<tile=(2x64), tensor_view<?x4096xf32, strides=[?,1]>>
  %for = for %loopIdx in (%cst_0_i32 to %cst_64_i32, step %cst_1_i32) : tile<i32> iter_values(%iterArg0 = %cst_0_f32) -> (tile<2x64xf32>) {
    %tile_20, %result_token_21 = load_view_tko weak %pview_7[%blockId_x, %loopIdx] inbounds = [true, true] : partition_view<tile=(2x64), tensor_view<?x4096xf32, strides=[?,1]>>, tile<i32> -> tile<2x64xf32>, token
    %12 = bitcast %tile_20 : tile<2x64xf32> -> tile<2x64xi32>
    %reshape_22 = reshape %12 : tile<2x64xi32> -> tile<1x2x64xi32>
    %13 = scan %reshape_22 dim=0 reverse=false identities=[0 : i32] : tile<1x2x64xi32> -> tile<1x2x64xi32> 
    (%arg11: tile<i32>, %arg12: tile<i32>) {
      yield %arg11 : tile<i32>
    }
    %reshape_23 = reshape %13 : tile<1x2x64xi32> -> tile<2x64xi32>
    %14 = bitcast %reshape_23 : tile<2x64xi32> -> tile<2x64xf32>
    %15 = mulf %14, %14  : tile<2x64xf32>
    %16 = addf %iterArg0, %15  : tile<2x64xf32>
    continue %16 : tile<2x64xf32>
  }
  %tile, %result_token = load_view_tko weak %pview_7[%blockId_x, %blockId_y] inbounds = [true, true] : partition_view<tile=(2x64), tensor_view<?x4096xf32, strides=[?,1]>>, tile<i32> -> tile<2x64xf32>, token
  %0 = bitcast %tile : tile<2x64xf32> -> tile<2x64xi32>
  %reshape = reshape %0 : tile<2x64xi32> -> tile<1x2x64xi32>
  %1 = scan %reshape dim=0 reverse=false identities=[0 : i32] : tile<1x2x64xi32> -> tile<1x2x64xi32> 
  (%arg11: tile<i32>, %arg12: tile<i32>) {
    yield %arg11 : tile<i32>
  }
  %reshape_8 = reshape %1 : tile<1x2x64xi32> -> tile<2x64xi32>
  %2 = bitcast %reshape_8 : tile<2x64xi32> -> tile<2x64xf32>
  %reduce = reduce %for dim=1 identities=[0.000000e+00 : f32] : tile<2x64xf32> -> tile<2xf32> 
  (%reduce_lhs: tile<f32>, %reduce_rhs: tile<f32>) {
    %12 = addf %reduce_lhs, %reduce_rhs  : tile<f32>
    yield %12 : tile<f32>
  }
  %reshape_9 = reshape %reduce : tile<2xf32> -> tile<2x1xf32>
  %3 = divf %reshape_9, %cst_4096_f32  : tile<2x1xf32>
  %reshape_10 = reshape %arg10 : tile<f32> -> tile<1x1xf32>
  %bcast = broadcast %reshape_10 : tile<1x1xf32> -> tile<2x1xf32>
  %4 = addf %3, %bcast  : tile<2x1xf32>
  %5 = rsqrt %4 : tile<2x1xf32>
  %bcast_11 = broadcast %5 : tile<2x1xf32> -> tile<2x64xf32>
  %6 = mulf %2, %bcast_11  : tile<2x64xf32>
  %tview_12 = make_tensor_view %arg8, shape = [4096], strides = [1] : tensor_view<4096xf32, strides=[1]>
  %pview_13 = make_partition_view %tview_12 : partition_view<tile=(64), tensor_view<4096xf32, strides=[1]>>
  %tile_14, %result_token_15 = load_view_tko weak %pview_13[%blockId_y] inbounds = [true] : partition_view<tile=(64), tensor_view<4096xf32, strides=[1]>>, tile<i32> -> tile<64xf32>, token
  %7 = bitcast %tile_14 : tile<64xf32> -> tile<64xi32>
  %reshape_16 = reshape %7 : tile<64xi32> -> tile<1x64xi32>
  %8 = scan %reshape_16 dim=0 reverse=false identities=[0 : i32] : tile<1x64xi32> -> tile<1x64xi32> 
  (%arg11: tile<i32>, %arg12: tile<i32>) {
    yield %arg11 : tile<i32>
  }
  %reshape_17 = reshape %8 : tile<1x64xi32> -> tile<64xi32>
  %9 = bitcast %reshape_17 : tile<64xi32> -> tile<64xf32>
  %reshape_18 = reshape %9 : tile<64xf32> -> tile<1x64xf32>
  %bcast_19 = broadcast %reshape_18 : tile<1x64xf32> -> tile<2x64xf32>
  %10 = mulf %6, %bcast_19  : tile<2x64xf32>
  %11 = store_view_tko weak %10, %pview[%blockId_x, %blockId_y] inbounds = [true, true] : tile<2x64xf32>, partition_view<tile=(2x64), tensor_view<?x4096xf32, strides=[?,1]>>, tile<i32> -> token
  return
}
