entry @op_reduce_triples(%arg0: tile<ptr<f32>>, %arg1: tile<i32>, %arg2: tile<i32>, %arg3: tile<i32>, %arg4: tile<ptr<f32>>, %arg5: tile<i32>, %arg6: tile<i32>, %arg7: tile<i32>, %arg8: tile<ptr<f32>>, %arg9: tile<i32>, %arg10: tile<i32>, %arg11: tile<i32>) {
  %cst_1_i32 = constant <i32: 1> : tile<4x32xi32>
  %cst_0_i32 = constant <i32: 0> : tile<i32>
  %cst_0_f32 = constant <f32: 0.000000e+00> : tile<4x32xf32>
  %cst_1_i32_0 = constant <i32: 1> : tile<i32>
  %assume = assume div_by<64>, %arg1 : tile<i32>
  %assume_assume = assume bounded<0, 2147418111>, %assume : tile<i32>
  %assume_1 = assume div_by<64>, %arg3 : tile<i32>
  %assume_assume_2 = assume bounded<0, 2147418111>, %assume_1 : tile<i32>
  %assume_3 = assume div_by<64>, %arg2 : tile<i32>
  %assume_assume_4 = assume bounded<0, 2147418111>, %assume_3 : tile<i32>
  %assume_5 = assume div_by<64>, %arg5 : tile<i32>
  %assume_assume_6 = assume bounded<0, 2147418111>, %assume_5 : tile<i32>
  %assume_7 = assume div_by<64>, %arg7 : tile<i32>
  %assume_assume_8 = assume bounded<0, 2147418111>, %assume_7 : tile<i32>
  %assume_9 = assume div_by<64>, %arg6 : tile<i32>
  %assume_assume_10 = assume bounded<0, 2147418111>, %assume_9 : tile<i32>
  %assume_11 = assume div_by<64>, %arg9 : tile<i32>
  %assume_assume_12 = assume bounded<0, 2147418111>, %assume_11 : tile<i32>
  %assume_13 = assume div_by<64>, %arg11 : tile<i32>
  %assume_assume_14 = assume bounded<0, 2147418111>, %assume_13 : tile<i32>
  %assume_15 = assume div_by<64>, %arg10 : tile<i32>
  %assume_assume_16 = assume bounded<0, 2147418111>, %assume_15 : tile<i32>
  %tview = make_tensor_view %arg0, shape = [%assume_assume, %assume_assume_4], strides = [%assume_assume_2, 1] : tile<i32> -> tensor_view<?x?xf32, strides=[?,1]>
  %pview = make_partition_view %tview : partition_view<tile=(4x1), tensor_view<?x?xf32, strides=[?,1]>>
  %tview_17 = make_tensor_view %arg4, shape = [%assume_assume_6, %assume_assume_10], strides = [%assume_assume_8, 1] : tile<i32> -> tensor_view<?x?xf32, strides=[?,1]>
  %pview_18 = make_partition_view %tview_17 : partition_view<tile=(4x1), tensor_view<?x?xf32, strides=[?,1]>>
  %blockId_x, %blockId_y, %blockId_z = get_tile_block_id : tile<i32>
  %tview_19 = make_tensor_view %arg8, shape = [%assume_assume_12, %assume_assume_16], strides = [%assume_assume_14, 1] : tile<i32> -> tensor_view<?x?xf32, strides=[?,1]>
  %pview_20 = make_partition_view %tview_19 : partition_view<tile=(4x32), tensor_view<?x?xf32, strides=[?,1]>>
  %tile, %result_token = load_view_tko weak %pview_20[%cst_0_i32, %cst_0_i32] inbounds = [true, true] : partition_view<tile=(4x32), tensor_view<?x?xf32, strides=[?,1]>>, tile<i32> -> tile<4x32xf32>, token
  %0 = bitcast %tile : tile<4x32xf32> -> tile<4x32xi32>
  %reshape = reshape %0 : tile<4x32xi32> -> tile<1x4x32xi32>
  %1 = scan %reshape dim=0 reverse=false identities=[0 : i32] : tile<1x4x32xi32> -> tile<1x4x32xi32> 
  (%arg12: tile<i32>, %arg13: tile<i32>) {
    yield %arg12 : tile<i32>
  }
  %reshape_21 = reshape %1 : tile<1x4x32xi32> -> tile<4x32xi32>
  %2 = bitcast %reshape_21 : tile<4x32xi32> -> tile<4x32xf32>
  %reduce:3 = reduce %cst_1_i32, %2, %cst_0_f32 dim=1 identities=[0 : i32, 0.000000e+00 : f32, 0.000000e+00 : f32] : tile<4x32xi32>, tile<4x32xf32>, tile<4x32xf32> -> tile<4xi32>, tile<4xf32>, tile<4xf32> 
  (%reduce_lhs0: tile<i32>, %reduce_rhs0: tile<i32>, %reduce_lhs1: tile<f32>, %reduce_rhs1: tile<f32>, %reduce_lhs2: tile<f32>, %reduce_rhs2: tile<f32>) {
    %7 = addi %reduce_lhs0, %reduce_rhs0 : tile<i32>
    %8 = subf %reduce_rhs1, %reduce_lhs1  : tile<f32>
    %9 = itof %reduce_rhs0 signed  : tile<i32> -> tile<f32>
    %10 = maxi %7, %cst_1_i32_0 signed : tile<i32>
    %11 = itof %10 signed  : tile<i32> -> tile<f32>
    %12 = divf %9, %11  : tile<f32>
    %13 = mulf %8, %12  : tile<f32>
    %14 = addf %reduce_lhs1, %13  : tile<f32>
    %15 = addf %reduce_lhs2, %reduce_rhs2  : tile<f32>
    %16 = mulf %8, %8  : tile<f32>
    %17 = itof %reduce_lhs0 signed  : tile<i32> -> tile<f32>
    %18 = mulf %16, %17  : tile<f32>
    %19 = mulf %18, %12  : tile<f32>
    %20 = addf %15, %19  : tile<f32>
    yield %7, %14, %20 : tile<i32>, tile<f32>, tile<f32>
  }
  %reshape_22 = reshape %reduce#0 : tile<4xi32> -> tile<4x1xi32>
  %reshape_23 = reshape %reduce#1 : tile<4xf32> -> tile<4x1xf32>
  %reshape_24 = reshape %reduce#2 : tile<4xf32> -> tile<4x1xf32>
  %3 = store_view_tko weak %reshape_23, %pview[%blockId_x, %blockId_y] inbounds = [true, true] : tile<4x1xf32>, partition_view<tile=(4x1), tensor_view<?x?xf32, strides=[?,1]>>, tile<i32> -> token
  %4 = itof %reshape_22 signed  : tile<4x1xi32> -> tile<4x1xf32>
  %5 = divf %reshape_24, %4  : tile<4x1xf32>
  %6 = store_view_tko weak %5, %pview_18[%blockId_x, %blockId_y] inbounds = [true, true] : tile<4x1xf32>, partition_view<tile=(4x1), tensor_view<?x?xf32, strides=[?,1]>>, tile<i32> -> token
  return
}
