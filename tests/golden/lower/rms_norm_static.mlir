entry @rms_norm_static(%arg0: tile<ptr<f32>>, %arg1: tile<i32>, %arg2: tile<i32>, %arg3: tile<i32>, %arg4: tile<ptr<f32>>, %arg5: tile<i32>, %arg6: tile<i32>, %arg7: tile<i32>, %arg8: tile<ptr<f32>>, %arg9: tile<i32>, %arg10: tile<f32>) {
  %cst_0_i32 = constant <i32: 0> : tile<i32>
  %cst_64_i32 = constant <i32: 64> : tile<i32>
  %cst_1_i32 = constant <i32: 1> : tile<i32>
  %cst_0_f32 = constant <f32: 0.000000e+00> : tile<2x64xf32>
  %cst_4096_f32 = constant <f32: 4.096000e+03> : tile<2x1xf32>
  %assume = assume div_by<16>, %arg0 : tile<ptr<f32>>
  %assume_0 = assume div_by<64>, %arg1 : tile<i32>
  %assume_assume = assume bounded<0, 2147418111>, %assume_0 : tile<i32>
  %assume_1 = assume div_by<64>, %arg3 : tile<i32>
  %assume_assume_2 = assume bounded<0, 2147418111>, %assume_1 : tile<i32>
  %assume_3 = assume div_by<16>, %arg4 : tile<ptr<f32>>
  %assume_4 = assume div_by<64>, %arg5 : tile<i32>
  %assume_assume_5 = assume bounded<0, 2147418111>, %assume_4 : tile<i32>
  %assume_6 = assume div_by<64>, %arg7 : tile<i32>
  %assume_assume_7 = assume bounded<0, 2147418111>, %assume_6 : tile<i32>
  %assume_8 = assume div_by<16>, %arg8 : tile<ptr<f32>>
  %tview = make_tensor_view %assume, shape = [%assume_assume, 4096], strides = [%assume_assume_2, 1] : tile<i32> -> tensor_view<?x4096xf32, strides=[?,1]>
  %pview = make_partition_view %tview : partition_view<tile=(2x64), tensor_view<?x4096xf32, strides=[?,1]>>
  %blockId_x, %blockId_y, %blockId_z = get_tile_block_id : tile<i32>
  %tview_9 = make_tensor_view %assume_3, shape = [%assume_assume_5, 4096], strides = [%assume_assume_7, 1] : tile<i32> -> tensor_view<?x4096xf32, strides=[?,1]>
  %pview_10 = make_partition_view %tview_9 : partition_view<tile=(2x64), tensor_view<?x4096xf32, strides=[?,1]>>
  %for = for %loopIdx in (%cst_0_i32 to %cst_64_i32, step %cst_1_i32) : tile<i32> iter_values(%iterArg0 = %cst_0_f32) -> (tile<2x64xf32>) {
    %tile_19, %result_token_20 = load_view_tko weak %pview_10[%blockId_x, %loopIdx] inbounds = [true, true] : partition_view<tile=(2x64), tensor_view<?x4096xf32, strides=[?,1]>>, tile<i32> -> tile<2x64xf32>, token
    %6 = mulf %tile_19, %tile_19  : tile<2x64xf32>
    %7 = addf %iterArg0, %6  : tile<2x64xf32>
    continue %7 : tile<2x64xf32>
  }
  %tile, %result_token = load_view_tko weak %pview_10[%blockId_x, %blockId_y] inbounds = [true, true] : partition_view<tile=(2x64), tensor_view<?x4096xf32, strides=[?,1]>>, tile<i32> -> tile<2x64xf32>, token
  %reduce = reduce %for dim=1 identities=[0.000000e+00 : f32] : tile<2x64xf32> -> tile<2xf32> 
  (%reduce_lhs: tile<f32>, %reduce_rhs: tile<f32>) {
    %6 = addf %reduce_lhs, %reduce_rhs  : tile<f32>
    yield %6 : tile<f32>
  }
  %reshape = reshape %reduce : tile<2xf32> -> tile<2x1xf32>
  %0 = divf %reshape, %cst_4096_f32  : tile<2x1xf32>
  %reshape_11 = reshape %arg10 : tile<f32> -> tile<1x1xf32>
  %bcast = broadcast %reshape_11 : tile<1x1xf32> -> tile<2x1xf32>
  %1 = addf %0, %bcast  : tile<2x1xf32>
  %2 = rsqrt %1 : tile<2x1xf32>
  %bcast_12 = broadcast %2 : tile<2x1xf32> -> tile<2x64xf32>
  %3 = mulf %tile, %bcast_12  : tile<2x64xf32>
  %tview_13 = make_tensor_view %assume_8, shape = [4096], strides = [1] : tensor_view<4096xf32, strides=[1]>
  %pview_14 = make_partition_view %tview_13 : partition_view<tile=(64), tensor_view<4096xf32, strides=[1]>>
  %tile_15, %result_token_16 = load_view_tko weak %pview_14[%blockId_y] inbounds = [true] : partition_view<tile=(64), tensor_view<4096xf32, strides=[1]>>, tile<i32> -> tile<64xf32>, token
  %reshape_17 = reshape %tile_15 : tile<64xf32> -> tile<1x64xf32>
  %bcast_18 = broadcast %reshape_17 : tile<1x64xf32> -> tile<2x64xf32>
  %4 = mulf %3, %bcast_18  : tile<2x64xf32>
  %5 = store_view_tko weak %4, %pview[%blockId_x, %blockId_y] inbounds = [true, true] : tile<2x64xf32>, partition_view<tile=(2x64), tensor_view<?x4096xf32, strides=[?,1]>>, tile<i32> -> token
  return
}
