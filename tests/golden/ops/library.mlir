entry @op_library(%arg0: tile<ptr<f32>>, %arg1: tile<i32>, %arg2: tile<ptr<i32>>, %arg3: tile<i32>, %arg4: tile<ptr<f32>>, %arg5: tile<i32>, %arg6: tile<i32>, %arg7: tile<i32>, %arg8: tile<ptr<f16>>, %arg9: tile<i32>, %arg10: tile<i32>) {
  %cst_0_i32 = constant <i32: 0> : tile<i32>
  %cst_1_i32 = constant <i32: 1> : tile<i32>
  %cst_0_f32 = constant <f32: 0.000000e+00> : tile<2xf32>
  %assume = assume div_by<64>, %arg1 : tile<i32>
  %assume_assume = assume bounded<0, 2147418111>, %assume : tile<i32>
  %assume_0 = assume div_by<64>, %arg3 : tile<i32>
  %assume_assume_1 = assume bounded<0, 2147418111>, %assume_0 : tile<i32>
  %assume_2 = assume div_by<64>, %arg5 : tile<i32>
  %assume_assume_3 = assume bounded<0, 2147418111>, %assume_2 : tile<i32>
  %assume_4 = assume div_by<64>, %arg7 : tile<i32>
  %assume_assume_5 = assume bounded<0, 2147418111>, %assume_4 : tile<i32>
  %assume_6 = assume div_by<64>, %arg6 : tile<i32>
  %assume_assume_7 = assume bounded<0, 2147418111>, %assume_6 : tile<i32>
  %assume_8 = assume div_by<64>, %arg9 : tile<i32>
  %assume_assume_9 = assume bounded<0, 2147418111>, %assume_8 : tile<i32>
  %tview = make_tensor_view %arg0, shape = [%assume_assume], strides = [1] : tile<i32> -> tensor_view<?xf32, strides=[1]>
  %pview = make_partition_view %tview : partition_view<tile=(2), tensor_view<?xf32, strides=[1]>>
  %tview_10 = make_tensor_view %arg2, shape = [%assume_assume_1], strides = [1] : tile<i32> -> tensor_view<?xi32, strides=[1]>
  %pview_11 = make_partition_view %tview_10 : partition_view<tile=(4), tensor_view<?xi32, strides=[1]>>
  %blockId_x, %blockId_y, %blockId_z = get_tile_block_id : tile<i32>
  %tview_12 = make_tensor_view %arg4, shape = [%assume_assume_3, %assume_assume_7], strides = [%assume_assume_5, 1] : tile<i32> -> tensor_view<?x?xf32, strides=[?,1]>
  %pview_13 = make_partition_view %tview_12 : partition_view<tile=(2x4), tensor_view<?x?xf32, strides=[?,1]>>
  %tile, %result_token = load_view_tko weak %pview_13[%cst_0_i32, %cst_0_i32] inbounds = [true, true] : partition_view<tile=(2x4), tensor_view<?x?xf32, strides=[?,1]>>, tile<i32> -> tile<2x4xf32>, token
  %0 = bitcast %tile : tile<2x4xf32> -> tile<2x4xi32>
  %reshape = reshape %0 : tile<2x4xi32> -> tile<1x2x4xi32>
  %1 = scan %reshape dim=0 reverse=false identities=[0 : i32] : tile<1x2x4xi32> -> tile<1x2x4xi32> 
  (%arg11: tile<i32>, %arg12: tile<i32>) {
    yield %arg11 : tile<i32>
  }
  %reshape_14 = reshape %1 : tile<1x2x4xi32> -> tile<2x4xi32>
  %2 = bitcast %reshape_14 : tile<2x4xi32> -> tile<2x4xf32>
  %for = for %loopIdx in (%cst_0_i32 to %arg10, step %cst_1_i32) : tile<i32> iter_values(%iterArg0 = %cst_0_f32) -> (tile<2xf32>) {
    %10 = preview$call @longest_row(%2, %loopIdx) : (!cuda_tile.tile<2x4xf32>, !cuda_tile.tile<i32>) -> !cuda_tile.tile<2xf32>
    %11 = addf %iterArg0, %10  : tile<2xf32>
    continue %11 : tile<2xf32>
  }
  %3 = store_view_tko weak %for, %pview[%blockId_x] inbounds = [true] : tile<2xf32>, partition_view<tile=(2), tensor_view<?xf32, strides=[1]>>, tile<i32> -> token
  %tview_15 = make_tensor_view %arg8, shape = [%assume_assume_9], strides = [1] : tile<i32> -> tensor_view<?xf16, strides=[1]>
  %pview_16 = make_partition_view %tview_15 : partition_view<tile=(4), tensor_view<?xf16, strides=[1]>>
  %tile_17, %result_token_18 = load_view_tko weak %pview_16[%blockId_x] inbounds = [true] : partition_view<tile=(4), tensor_view<?xf16, strides=[1]>>, tile<i32> -> tile<4xf16>, token
  %4 = bitcast %tile_17 : tile<4xf16> -> tile<4xi16>
  %reshape_19 = reshape %4 : tile<4xi16> -> tile<1x4xi16>
  %5 = scan %reshape_19 dim=0 reverse=false identities=[0 : i16] : tile<1x4xi16> -> tile<1x4xi16> 
  (%arg11: tile<i16>, %arg12: tile<i16>) {
    yield %arg11 : tile<i16>
  }
  %reshape_20 = reshape %5 : tile<1x4xi16> -> tile<4xi16>
  %6 = bitcast %reshape_20 : tile<4xi16> -> tile<4xf16>
  %7 = preview$call @bits(%6) : (!cuda_tile.tile<4xf16>) -> !cuda_tile.tile<4xi1>
  %8 = exti %7 unsigned : tile<4xi1> -> tile<4xi32>
  %9 = store_view_tko weak %8, %pview_11[%blockId_x] inbounds = [true] : tile<4xi32>, partition_view<tile=(4), tensor_view<?xi32, strides=[1]>>, tile<i32> -> token
  return
}
