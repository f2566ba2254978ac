entry @op_reduce_pairs(%arg0: tile<ptr<f32>>, %arg1: tile<i32>, %arg2: tile<i32>, %arg3: tile<i32>, %arg4: tile<ptr<f32>>, %arg5: tile<i32>, %arg6: tile<i32>, %arg7: tile<i32>, %arg8: tile<ptr<f32>>, %arg9: tile<i32>, %arg10: tile<i32>, %arg11: tile<i32>) {
  %cst_0_i32 = constant <i32: 0> : tile<i32>
  %cst_1_f32 = constant <f32: 1.000000e+00> : tile<4x32xf32>
  %cst_f32 = constant <f32: -1.000000e+30> : tile<f32>
  %assume = assume div_by<64>, %arg1 : tile<i32>
  %assume_assume = assume bounded<0, 2147418111>, %assume : tile<i32>
  %assume_0 = assume div_by<64>, %arg3 : tile<i32>
  %assume_assume_1 = assume bounded<0, 2147418111>, %assume_0 : tile<i32>
  %assume_2 = assume div_by<64>, %arg2 : tile<i32>
  %assume_assume_3 = assume bounded<0, 2147418111>, %assume_2 : tile<i32>
  %assume_4 = assume div_by<64>, %arg5 : tile<i32>
  %assume_assume_5 = assume bounded<0, 2147418111>, %assume_4 : tile<i32>
  %assume_6 = assume div_by<64>, %arg7 : tile<i32>
  %assume_assume_7 = assume bounded<0, 2147418111>, %assume_6 : tile<i32>
  %assume_8 = assume div_by<64>, %arg6 : tile<i32>
  %assume_assume_9 = assume bounded<0, 2147418111>, %assume_8 : tile<i32>
  %assume_10 = assume div_by<64>, %arg9 : tile<i32>
  %assume_assume_11 = assume bounded<0, 2147418111>, %assume_10 : tile<i32>
  %assume_12 = assume div_by<64>, %arg11 : tile<i32>
  %assume_assume_13 = assume bounded<0, 2147418111>, %assume_12 : tile<i32>
  %assume_14 = assume div_by<64>, %arg10 : tile<i32>
  %assume_assume_15 = assume bounded<0, 2147418111>, %assume_14 : tile<i32>
  %tview = make_tensor_view %arg0, shape = [%assume_assume, %assume_assume_3], strides = [%assume_assume_1, 1] : tile<i32> -> tensor_view<?x?xf32, strides=[?,1]>
  %pview = make_partition_view %tview : partition_view<tile=(4x1), tensor_view<?x?xf32, strides=[?,1]>>
  %tview_16 = make_tensor_view %arg4, shape = [%assume_assume_5, %assume_assume_9], strides = [%assume_assume_7, 1] : tile<i32> -> tensor_view<?x?xf32, strides=[?,1]>
  %pview_17 = make_partition_view %tview_16 : partition_view<tile=(4x1), tensor_view<?x?xf32, strides=[?,1]>>
  %blockId_x, %blockId_y, %blockId_z = get_tile_block_id : tile<i32>
  %tview_18 = make_tensor_view %arg8, shape = [%assume_assume_11, %assume_assume_15], strides = [%assume_assume_13, 1] : tile<i32> -> tensor_view<?x?xf32, strides=[?,1]>
  %pview_19 = make_partition_view %tview_18 : partition_view<tile=(4x32), tensor_view<?x?xf32, strides=[?,1]>>
  %tile, %result_token = load_view_tko weak %pview_19[%cst_0_i32, %cst_0_i32] inbounds = [true, true] : partition_view<tile=(4x32), tensor_view<?x?xf32, strides=[?,1]>>, tile<i32> -> tile<4x32xf32>, token
  %0 = bitcast %tile : tile<4x32xf32> -> tile<4x32xi32>
  %reshape = reshape %0 : tile<4x32xi32> -> tile<1x4x32xi32>
  %1 = scan %reshape dim=0 reverse=false identities=[0 : i32] : tile<1x4x32xi32> -> tile<1x4x32xi32> 
  (%arg12: tile<i32>, %arg13: tile<i32>) {
    yield %arg12 : tile<i32>
  }
  %reshape_20 = reshape %1 : tile<1x4x32xi32> -> tile<4x32xi32>
  %2 = bitcast %reshape_20 : tile<4x32xi32> -> tile<4x32xf32>
  %reduce:2 = reduce %2, %cst_1_f32 dim=1 identities=[0xFF800000 : f32, 0.000000e+00 : f32] : tile<4x32xf32>, tile<4x32xf32> -> tile<4xf32>, tile<4xf32> 
  (%reduce_lhs0: tile<f32>, %reduce_rhs0: tile<f32>, %reduce_lhs1: tile<f32>, %reduce_rhs1: tile<f32>) {
    %5 = maxf %reduce_lhs0, %reduce_rhs0 : tile<f32>
    %6 = maxf %5, %cst_f32 : tile<f32>
    %7 = subf %reduce_lhs0, %6  : tile<f32>
    %8 = exp %7  : tile<f32>
    %9 = mulf %reduce_lhs1, %8  : tile<f32>
    %10 = subf %reduce_rhs0, %6  : tile<f32>
    %11 = exp %10  : tile<f32>
    %12 = mulf %reduce_rhs1, %11  : tile<f32>
    %13 = addf %9, %12  : tile<f32>
    yield %5, %13 : tile<f32>, tile<f32>
  }
  %reshape_21 = reshape %reduce#0 : tile<4xf32> -> tile<4x1xf32>
  %reshape_22 = reshape %reduce#1 : tile<4xf32> -> tile<4x1xf32>
  %3 = store_view_tko weak %reshape_21, %pview[%blockId_x, %blockId_y] inbounds = [true, true] : tile<4x1xf32>, partition_view<tile=(4x1), tensor_view<?x?xf32, strides=[?,1]>>, tile<i32> -> token
  %4 = store_view_tko weak %reshape_22, %pview_17[%blockId_x, %blockId_y] inbounds = [true, true] : tile<4x1xf32>, partition_view<tile=(4x1), tensor_view<?x?xf32, strides=[?,1]>>, tile<i32> -> token
  return
}
