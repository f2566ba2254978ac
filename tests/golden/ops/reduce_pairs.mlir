entry @op_reduce_pairs(%arg0: tile<ptr<f32>>, %arg1: tile<i32>, %arg2: tile<i32>, %arg3: tile<i32>, %arg4: tile<ptr<f32>>, %arg5: tile<i32>, %arg6: tile<i32>, %arg7: tile<i32>, %arg8: tile<ptr<f32>>, %arg9: tile<i32>, %arg10: tile<i32>, %arg11: tile<i32>) {
  %cst_0_i32 = constant <i32: 0> : tile<i32>
  %cst_1_f32 = constant <f32: 1.000000e+00> : tile<4x32xf32>
  %cst_f32 = constant <f32: -1.000000e+30> : tile<f32>
  %assume = assume div_by<16>, %arg0 : tile<ptr<f32>>
  %assume_0 = assume div_by<64>, %arg1 : tile<i32>
  %assume_assume = assume bounded<0, 2147418111>, %assume_0 : tile<i32>
  %assume_1 = assume div_by<64>, %arg3 : tile<i32>
  %assume_assume_2 = assume bounded<0, 2147418111>, %assume_1 : tile<i32>
  %assume_3 = assume div_by<64>, %arg2 : tile<i32>
  %assume_assume_4 = assume bounded<0, 2147418111>, %assume_3 : tile<i32>
  %assume_5 = assume div_by<16>, %arg4 : tile<ptr<f32>>
  %assume_6 = assume div_by<64>, %arg5 : tile<i32>
  %assume_assume_7 = assume bounded<0, 2147418111>, %assume_6 : tile<i32>
  %assume_8 = assume div_by<64>, %arg7 : tile<i32>
  %assume_assume_9 = assume bounded<0, 2147418111>, %assume_8 : tile<i32>
  %assume_10 = assume div_by<64>, %arg6 : tile<i32>
  %assume_assume_11 = assume bounded<0, 2147418111>, %assume_10 : tile<i32>
  %assume_12 = assume div_by<16>, %arg8 : tile<ptr<f32>>
  %assume_13 = assume div_by<64>, %arg9 : tile<i32>
  %assume_assume_14 = assume bounded<0, 2147418111>, %assume_13 : tile<i32>
  %assume_15 = assume div_by<64>, %arg11 : tile<i32>
  %assume_assume_16 = assume bounded<0, 2147418111>, %assume_15 : tile<i32>
  %assume_17 = assume div_by<64>, %arg10 : tile<i32>
  %assume_assume_18 = assume bounded<0, 2147418111>, %assume_17 : tile<i32>
  %tview = make_tensor_view %assume, shape = [%assume_assume, %assume_assume_4], strides = [%assume_assume_2, 1] : tile<i32> -> tensor_view<?x?xf32, strides=[?,1]>
  %pview = make_partition_view %tview : partition_view<tile=(4x1), tensor_view<?x?xf32, strides=[?,1]>>
  %tview_19 = make_tensor_view %assume_5, shape = [%assume_assume_7, %assume_assume_11], strides = [%assume_assume_9, 1] : tile<i32> -> tensor_view<?x?xf32, strides=[?,1]>
  %pview_20 = make_partition_view %tview_19 : partition_view<tile=(4x1), tensor_view<?x?xf32, strides=[?,1]>>
  %blockId_x, %blockId_y, %blockId_z = get_tile_block_id : tile<i32>
  %tview_21 = make_tensor_view %assume_12, shape = [%assume_assume_14, %assume_assume_18], strides = [%assume_assume_16, 1] : tile<i32> -> tensor_view<?x?xf32, strides=[?,1]>
  %pview_22 = make_partition_view %tview_21 : partition_view<tile=(4x32), tensor_view<?x?xf32, strides=[?,1]>>
  %tile, %result_token = load_view_tko weak %pview_22[%cst_0_i32, %cst_0_i32] inbounds = [true, true] : partition_view<tile=(4x32), tensor_view<?x?xf32, strides=[?,1]>>, tile<i32> -> tile<4x32xf32>, token
  %reduce:2 = reduce %tile, %cst_1_f32 dim=1 identities=[0xFF800000 : f32, 0.000000e+00 : f32] : tile<4x32xf32>, tile<4x32xf32> -> tile<4xf32>, tile<4xf32> 
  (%reduce_lhs0: tile<f32>, %reduce_rhs0: tile<f32>, %reduce_lhs1: tile<f32>, %reduce_rhs1: tile<f32>) {
    %2 = maxf %reduce_lhs0, %reduce_rhs0 : tile<f32>
    %3 = maxf %2, %cst_f32 : tile<f32>
    %4 = subf %reduce_lhs0, %3  : tile<f32>
    %5 = exp %4  : tile<f32>
    %6 = mulf %reduce_lhs1, %5  : tile<f32>
    %7 = subf %reduce_rhs0, %3  : tile<f32>
    %8 = exp %7  : tile<f32>
    %9 = mulf %reduce_rhs1, %8  : tile<f32>
    %10 = addf %6, %9  : tile<f32>
    yield %2, %10 : tile<f32>, tile<f32>
  }
  %reshape = reshape %reduce#0 : tile<4xf32> -> tile<4x1xf32>
  %reshape_23 = reshape %reduce#1 : tile<4xf32> -> tile<4x1xf32>
  %0 = store_view_tko weak %reshape, %pview[%blockId_x, %blockId_y] inbounds = [true, true] : tile<4x1xf32>, partition_view<tile=(4x1), tensor_view<?x?xf32, strides=[?,1]>>, tile<i32> -> token
  %1 = store_view_tko weak %reshape_23, %pview_20[%blockId_x, %blockId_y] inbounds = [true, true] : tile<4x1xf32>, partition_view<tile=(4x1), tensor_view<?x?xf32, strides=[?,1]>>, tile<i32> -> token
  return
}
