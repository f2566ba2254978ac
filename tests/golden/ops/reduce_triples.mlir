entry @op_reduce_triples(%arg0: tile<ptr<f32>>, %arg1: tile<i32>, %arg2: tile<i32>, %arg3: tile<i32>, %arg4: tile<ptr<f32>>, %arg5: tile<i32>, %arg6: tile<i32>, %arg7: tile<i32>, %arg8: tile<ptr<f32>>, %arg9: tile<i32>, %arg10: tile<i32>, %arg11: tile<i32>) {
  %cst_1_i32 = constant <i32: 1> : tile<4x32xi32>
  %cst_0_i32 = constant <i32: 0> : tile<i32>
  %cst_0_f32 = constant <f32: 0.000000e+00> : tile<4x32xf32>
  %cst_1_i32_0 = constant <i32: 1> : tile<i32>
  %assume = assume div_by<16>, %arg0 : tile<ptr<f32>>
  %assume_1 = assume div_by<64>, %arg1 : tile<i32>
  %assume_assume = assume bounded<0, 2147418111>, %assume_1 : tile<i32>
  %assume_2 = assume div_by<64>, %arg3 : tile<i32>
  %assume_assume_3 = assume bounded<0, 2147418111>, %assume_2 : tile<i32>
  %assume_4 = assume div_by<64>, %arg2 : tile<i32>
  %assume_assume_5 = assume bounded<0, 2147418111>, %assume_4 : tile<i32>
  %assume_6 = assume div_by<16>, %arg4 : tile<ptr<f32>>
  %assume_7 = assume div_by<64>, %arg5 : tile<i32>
  %assume_assume_8 = assume bounded<0, 2147418111>, %assume_7 : tile<i32>
  %assume_9 = assume div_by<64>, %arg7 : tile<i32>
  %assume_assume_10 = assume bounded<0, 2147418111>, %assume_9 : tile<i32>
  %assume_11 = assume div_by<64>, %arg6 : tile<i32>
  %assume_assume_12 = assume bounded<0, 2147418111>, %assume_11 : tile<i32>
  %assume_13 = assume div_by<16>, %arg8 : tile<ptr<f32>>
  %assume_14 = assume div_by<64>, %arg9 : tile<i32>
  %assume_assume_15 = assume bounded<0, 2147418111>, %assume_14 : tile<i32>
  %assume_16 = assume div_by<64>, %arg11 : tile<i32>
  %assume_assume_17 = assume bounded<0, 2147418111>, %assume_16 : tile<i32>
  %assume_18 = assume div_by<64>, %arg10 : tile<i32>
  %assume_assume_19 = assume bounded<0, 2147418111>, %assume_18 : tile<i32>
  %tview = make_tensor_view %assume, shape = [%assume_assume, %assume_assume_5], strides = [%assume_assume_3, 1] : tile<i32> -> tensor_view<?x?xf32, strides=[?,1]>
  %pview = make_partition_view %tview : partition_view<tile=(4x1), tensor_view<?x?xf32, strides=[?,1]>>
  %tview_20 = make_tensor_view %assume_6, shape = [%assume_assume_8, %assume_assume_12], strides = [%assume_assume_10, 1] : tile<i32> -> tensor_view<?x?xf32, strides=[?,1]>
  %pview_21 = make_partition_view %tview_20 : partition_view<tile=(4x1), tensor_view<?x?xf32, strides=[?,1]>>
  %blockId_x, %blockId_y, %blockId_z = get_tile_block_id : tile<i32>
  %tview_22 = make_tensor_view %assume_13, shape = [%assume_assume_15, %assume_assume_19], strides = [%assume_assume_17, 1] : tile<i32> -> tensor_view<?x?xf32, strides=[?,1]>
  %pview_23 = make_partition_view %tview_22 : partition_view<tile=(4x32), tensor_view<?x?xf32, strides=[?,1]>>
  %tile, %result_token = load_view_tko weak %pview_23[%cst_0_i32, %cst_0_i32] inbounds = [true, true] : partition_view<tile=(4x32), tensor_view<?x?xf32, strides=[?,1]>>, tile<i32> -> tile<4x32xf32>, token
  %reduce:3 = reduce %cst_1_i32, %tile, %cst_0_f32 dim=1 identities=[0 : i32, 0.000000e+00 : f32, 0.000000e+00 : f32] : tile<4x32xi32>, tile<4x32xf32>, tile<4x32xf32> -> tile<4xi32>, tile<4xf32>, tile<4xf32> 
  (%reduce_lhs0: tile<i32>, %reduce_rhs0: tile<i32>, %reduce_lhs1: tile<f32>, %reduce_rhs1: tile<f32>, %reduce_lhs2: tile<f32>, %reduce_rhs2: tile<f32>) {
    %4 = addi %reduce_lhs0, %reduce_rhs0 : tile<i32>
    %5 = subf %reduce_rhs1, %reduce_lhs1  : tile<f32>
    %6 = itof %reduce_rhs0 signed  : tile<i32> -> tile<f32>
    %7 = maxi %4, %cst_1_i32_0 signed : tile<i32>
    %8 = itof %7 signed  : tile<i32> -> tile<f32>
    %9 = divf %6, %8  : tile<f32>
    %10 = mulf %5, %9  : tile<f32>
    %11 = addf %reduce_lhs1, %10  : tile<f32>
    %12 = addf %reduce_lhs2, %reduce_rhs2  : tile<f32>
    %13 = mulf %5, %5  : tile<f32>
    %14 = itof %reduce_lhs0 signed  : tile<i32> -> tile<f32>
    %15 = mulf %13, %14  : tile<f32>
    %16 = mulf %15, %9  : tile<f32>
    %17 = addf %12, %16  : tile<f32>
    yield %4, %11, %17 : tile<i32>, tile<f32>, tile<f32>
  }
  %reshape = reshape %reduce#0 : tile<4xi32> -> tile<4x1xi32>
  %reshape_24 = reshape %reduce#1 : tile<4xf32> -> tile<4x1xf32>
  %reshape_25 = reshape %reduce#2 : tile<4xf32> -> tile<4x1xf32>
  %0 = store_view_tko weak %reshape_24, %pview[%blockId_x, %blockId_y] inbounds = [true, true] : tile<4x1xf32>, partition_view<tile=(4x1), tensor_view<?x?xf32, strides=[?,1]>>, tile<i32> -> token
  %1 = itof %reshape signed  : tile<4x1xi32> -> tile<4x1xf32>
  %2 = divf %reshape_25, %1  : tile<4x1xf32>
  %3 = store_view_tko weak %2, %pview_21[%blockId_x, %blockId_y] inbounds = [true, true] : tile<4x1xf32>, partition_view<tile=(4x1), tensor_view<?x?xf32, strides=[?,1]>>, tile<i32> -> token
  return
}
