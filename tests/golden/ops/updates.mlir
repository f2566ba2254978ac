entry @op_updates(%arg0: tile<ptr<i32>>, %arg1: tile<i32>, %arg2: tile<ptr<f32>>, %arg3: tile<i32>, %arg4: tile<i32>, %arg5: tile<i32>, %arg6: tile<ptr<i32>>, %arg7: tile<i32>, %arg8: tile<ptr<i64>>, %arg9: tile<i32>, %arg10: tile<ptr<i32>>, %arg11: tile<i32>, %arg12: tile<ptr<i64>>) {
  %cst_1_i32 = constant <i32: 1> : tile<i32>
  %cst_7_i32 = constant <i32: 7> : tile<16xi32>
  %true = constant <i1: true> : tile<i1>
  %cst_0_i64 = constant <i64: 0> : tile<i64>
  %cst_1_i64 = constant <i64: 1> : tile<i64>
  %cst_0_i32 = constant <i32: 0> : tile<i32>
  %cst_2_i32 = constant <i32: 2> : tile<i32>
  %cst_2_i64 = constant <i64: 2> : tile<i64>
  %assume = assume div_by<16>, %arg12 : tile<ptr<i64>>
  %assume_0 = assume div_by<16>, %arg0 : tile<ptr<i32>>
  %assume_1 = assume div_by<64>, %arg1 : tile<i32>
  %assume_assume = assume bounded<0, 2147418111>, %assume_1 : tile<i32>
  %assume_2 = assume div_by<64>, %arg3 : tile<i32>
  %assume_assume_3 = assume bounded<0, 2147418111>, %assume_2 : tile<i32>
  %assume_4 = assume div_by<64>, %arg5 : tile<i32>
  %assume_assume_5 = assume bounded<0, 2147418111>, %assume_4 : tile<i32>
  %assume_6 = assume div_by<64>, %arg4 : tile<i32>
  %assume_assume_7 = assume bounded<0, 2147418111>, %assume_6 : tile<i32>
  %assume_8 = assume div_by<16>, %arg6 : tile<ptr<i32>>
  %assume_9 = assume div_by<64>, %arg7 : tile<i32>
  %assume_assume_10 = assume bounded<0, 2147418111>, %assume_9 : tile<i32>
  %assume_11 = assume div_by<64>, %arg9 : tile<i32>
  %assume_assume_12 = assume bounded<0, 2147418111>, %assume_11 : tile<i32>
  %assume_13 = assume div_by<64>, %arg11 : tile<i32>
  %assume_assume_14 = assume bounded<0, 2147418111>, %assume_13 : tile<i32>
  %blockId_x, %blockId_y, %blockId_z = get_tile_block_id : tile<i32>
  %tview = make_tensor_view %arg10, shape = [%assume_assume_14], strides = [1] : tile<i32> -> tensor_view<?xi32, strides=[1]>
  %pview = make_partition_view %tview : partition_view<tile=(16), tensor_view<?xi32, strides=[1]>>
  %tile, %result_token = load_view_tko weak %pview[%blockId_x] inbounds = [true] : partition_view<tile=(16), tensor_view<?xi32, strides=[1]>>, tile<i32> -> tile<16xi32>, token
  %reshape = reshape %tile : tile<16xi32> -> tile<1x16xi32>
  %0 = scan %reshape dim=0 reverse=false identities=[0 : i32] : tile<1x16xi32> -> tile<1x16xi32> 
  (%arg13: tile<i32>, %arg14: tile<i32>) {
    yield %arg13 : tile<i32>
  }
  %reshape_15 = reshape %0 : tile<1x16xi32> -> tile<16xi32>
  %1 = addi %blockId_x, %cst_1_i32 : tile<i32>
  %reshape_16 = reshape %1 : tile<i32> -> tile<1xi32>
  %bcast = broadcast %reshape_16 : tile<1xi32> -> tile<16xi32>
  %reshape_17 = reshape %assume_assume : tile<i32> -> tile<1xi32>
  %bcast_18 = broadcast %reshape_17 : tile<1xi32> -> tile<16xi32>
  %2 = cmpi less_than %reshape_15, %bcast_18, unsigned : tile<16xi32> -> tile<16xi1>
  %reshape_19 = reshape %assume_0 : tile<ptr<i32>> -> tile<1xptr<i32>>
  %bcast_20 = broadcast %reshape_19 : tile<1xptr<i32>> -> tile<16xptr<i32>>
  %3 = offset %bcast_20, %reshape_15 : tile<16xptr<i32>>, tile<16xi32> -> tile<16xptr<i32>>
  %result, %result_token_21 = atomic_rmw_tko relaxed device %3, add, %bcast, %2 : tile<16xptr<i32>>, tile<16xi32>, tile<16xi1> -> tile<16xi32>, token
  %4 = andi %reshape_15, %cst_7_i32 : tile<16xi32>
  %reduce = reduce %4 dim=0 identities=[0 : i32] : tile<16xi32> -> tile<i32> 
  (%reduce_lhs: tile<i32>, %reduce_rhs: tile<i32>) {
    %18 = maxi %reduce_lhs, %reduce_rhs unsigned : tile<i32>
    yield %18 : tile<i32>
  }
  %5 = cmpi less_than %reduce, %assume_assume_10, unsigned : tile<i32> -> tile<i1>
  %6 = xori %5, %true : tile<i1>
  if %6 {
    %result_33, %result_token_34 = atomic_cas_tko relaxed device %assume, %cst_0_i64, %cst_1_i64 : tile<ptr<i64>>, tile<i64> -> tile<i64>, token
    %18 = cmpi equal %result_33, %cst_0_i64, unsigned : tile<i64> -> tile<i1>
    if %18 {
      %19 = exti %reduce signed : tile<i32> -> tile<i64>
      %20 = offset %assume, %cst_1_i64 : tile<ptr<i64>>, tile<i64> -> tile<ptr<i64>>
      %21 = store_ptr_tko relaxed device %20, %19 : tile<ptr<i64>>, tile<i64> -> token
    }
  }
  %reshape_22 = reshape %assume_assume_10 : tile<i32> -> tile<1xi32>
  %bcast_23 = broadcast %reshape_22 : tile<1xi32> -> tile<16xi32>
  %7 = cmpi less_than %4, %bcast_23, unsigned : tile<16xi32> -> tile<16xi1>
  %reshape_24 = reshape %assume_8 : tile<ptr<i32>> -> tile<1xptr<i32>>
  %bcast_25 = broadcast %reshape_24 : tile<1xptr<i32>> -> tile<16xptr<i32>>
  %8 = offset %bcast_25, %4 : tile<16xptr<i32>>, tile<16xi32> -> tile<16xptr<i32>>
  %result_26, %result_token_27 = atomic_rmw_tko relaxed device %8, umax, %reshape_15, %7 : tile<16xptr<i32>>, tile<16xi32>, tile<16xi1> -> tile<16xi32>, token
  %tview_28 = make_tensor_view %arg8, shape = [%assume_assume_12], strides = [1] : tile<i32> -> tensor_view<?xi64, strides=[1]>
  %pview_29 = make_partition_view %tview_28 : partition_view<tile=(16), tensor_view<?xi64, strides=[1]>>
  %9 = exti %reshape_15 signed : tile<16xi32> -> tile<16xi64>
  %10 = atomic_red_view_tko relaxed device %pview_29[%cst_0_i32], xor, %9 : tile<16xi64>, partition_view<tile=(16), tensor_view<?xi64, strides=[1]>>, tile<i32> -> token
  %tview_30 = make_tensor_view %arg2, shape = [%assume_assume_3, %assume_assume_7], strides = [%assume_assume_5, 1] : tile<i32> -> tensor_view<?x?xf32, strides=[?,1]>
  %pview_31 = make_partition_view %tview_30 : partition_view<tile=(4x4), tensor_view<?x?xf32, strides=[?,1]>>
  %11:2 = get_index_space_shape %pview_31 : partition_view<tile=(4x4), tensor_view<?x?xf32, strides=[?,1]>> -> tile<i32>
  %12 = remi %blockId_x, %cst_2_i32 signed : tile<i32>
  %reshape_32 = reshape %reshape_15 : tile<16xi32> -> tile<4x4xi32>
  %13 = itof %reshape_32 signed  : tile<4x4xi32> -> tile<4x4xf32>
  %14 = cmpi less_than %12, %11#1, unsigned : tile<i32> -> tile<i1>
  %15 = xori %14, %true : tile<i1>
  if %15 {
    %result_33, %result_token_34 = atomic_cas_tko relaxed device %assume, %cst_0_i64, %cst_2_i64 : tile<ptr<i64>>, tile<i64> -> tile<i64>, token
    %18 = cmpi equal %result_33, %cst_0_i64, unsigned : tile<i64> -> tile<i1>
    if %18 {
      %19 = exti %12 signed : tile<i32> -> tile<i64>
      %20 = offset %assume, %cst_1_i64 : tile<ptr<i64>>, tile<i64> -> tile<ptr<i64>>
      %21 = store_ptr_tko relaxed device %20, %19 : tile<ptr<i64>>, tile<i64> -> token
    }
  }
  %16 = select %14, %12, %cst_0_i32 : tile<i1>, tile<i32>
  %17 = atomic_red_view_tko relaxed device %pview_31[%cst_0_i32, %16], addf, %13 : tile<4x4xf32>, partition_view<tile=(4x4), tensor_view<?x?xf32, strides=[?,1]>>, tile<i32> -> token
  return
}
