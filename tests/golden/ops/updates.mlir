entry @op_updates(%arg0: tile<ptr<i32>>, %arg1: tile<i32>, %arg2: tile<ptr<f32>>, %arg3: tile<i32>, %arg4: tile<i32>, %arg5: tile<i32>, %arg6: tile<ptr<i32>>, %arg7: tile<i32>, %arg8: tile<ptr<i64>>, %arg9: tile<i32>, %arg10: tile<ptr<i32>>, %arg11: tile<i32>, %arg12: tile<ptr<i64>>) {
  %cst_1_i32 = constant <i32: 1> : tile<i32>
  %cst_7_i32 = constant <i32: 7> : tile<16xi32>
  %true = constant <i1: true> : tile<i1>
  %cst_4294967295_i64 = constant <i64: 4294967295> : tile<i64>
  %cst_4294967296_i64 = constant <i64: 4294967296> : tile<i64>
  %cst_0_i64 = constant <i64: 0> : tile<i64>
  %cst_0_i32 = constant <i32: 0> : tile<i32>
  %cst_2_i32 = constant <i32: 2> : tile<i32>
  %cst_8589934592_i64 = constant <i64: 8589934592> : tile<i64>
  %assume = assume div_by<8>, %arg12 : tile<ptr<i64>>
  %assume_0 = assume div_by<16>, %arg0 : tile<ptr<i32>>
  %assume_1 = assume div_by<64>, %arg1 : tile<i32>
  %assume_assume = assume bounded<0, 2147418111>, %assume_1 : tile<i32>
  %assume_2 = assume div_by<16>, %arg2 : tile<ptr<f32>>
  %assume_3 = assume div_by<64>, %arg3 : tile<i32>
  %assume_assume_4 = assume bounded<0, 2147418111>, %assume_3 : tile<i32>
  %assume_5 = assume div_by<64>, %arg5 : tile<i32>
  %assume_assume_6 = assume bounded<0, 2147418111>, %assume_5 : tile<i32>
  %assume_7 = assume div_by<64>, %arg4 : tile<i32>
  %assume_assume_8 = assume bounded<0, 2147418111>, %assume_7 : tile<i32>
  %assume_9 = assume div_by<16>, %arg6 : tile<ptr<i32>>
  %assume_10 = assume div_by<64>, %arg7 : tile<i32>
  %assume_assume_11 = assume bounded<0, 2147418111>, %assume_10 : tile<i32>
  %assume_12 = assume div_by<16>, %arg8 : tile<ptr<i64>>
  %assume_13 = assume div_by<64>, %arg9 : tile<i32>
  %assume_assume_14 = assume bounded<0, 2147418111>, %assume_13 : tile<i32>
  %assume_15 = assume div_by<16>, %arg10 : tile<ptr<i32>>
  %assume_16 = assume div_by<64>, %arg11 : tile<i32>
  %assume_assume_17 = assume bounded<0, 2147418111>, %assume_16 : tile<i32>
  %blockId_x, %blockId_y, %blockId_z = get_tile_block_id : tile<i32>
  %tview = make_tensor_view %assume_15, shape = [%assume_assume_17], strides = [1] : tile<i32> -> tensor_view<?xi32, strides=[1]>
  %pview = make_partition_view %tview : partition_view<tile=(16), tensor_view<?xi32, strides=[1]>>
  %tile, %result_token = load_view_tko weak %pview[%blockId_x] inbounds = [true] : partition_view<tile=(16), tensor_view<?xi32, strides=[1]>>, tile<i32> -> tile<16xi32>, token
  %0 = addi %blockId_x, %cst_1_i32 : tile<i32>
  %reshape = reshape %0 : tile<i32> -> tile<1xi32>
  %bcast = broadcast %reshape : tile<1xi32> -> tile<16xi32>
  %reshape_18 = reshape %assume_assume : tile<i32> -> tile<1xi32>
  %bcast_19 = broadcast %reshape_18 : tile<1xi32> -> tile<16xi32>
  %1 = cmpi less_than %tile, %bcast_19, unsigned : tile<16xi32> -> tile<16xi1>
  %reshape_20 = reshape %assume_0 : tile<ptr<i32>> -> tile<1xptr<i32>>
  %bcast_21 = broadcast %reshape_20 : tile<1xptr<i32>> -> tile<16xptr<i32>>
  %2 = offset %bcast_21, %tile : tile<16xptr<i32>>, tile<16xi32> -> tile<16xptr<i32>>
  %result, %result_token_22 = atomic_rmw_tko relaxed device %2, add, %bcast, %1 : tile<16xptr<i32>>, tile<16xi32>, tile<16xi1> -> tile<16xi32>, token
  %3 = andi %tile, %cst_7_i32 : tile<16xi32>
  %reduce = reduce %3 dim=0 identities=[0 : i32] : tile<16xi32> -> tile<i32> 
  (%reduce_lhs: tile<i32>, %reduce_rhs: tile<i32>) {
    %17 = maxi %reduce_lhs, %reduce_rhs unsigned : tile<i32>
    yield %17 : tile<i32>
  }
  %4 = cmpi less_than %reduce, %assume_assume_11, unsigned : tile<i32> -> tile<i1>
  %5 = xori %4, %true : tile<i1>
  if %5 {
    %17 = exti %reduce unsigned : tile<i32> -> tile<i64>
    %18 = andi %17, %cst_4294967295_i64 : tile<i64>
    %19 = ori %18, %cst_4294967296_i64 : tile<i64>
    %result_34, %result_token_35 = atomic_cas_tko relaxed device %assume, %cst_0_i64, %19 : tile<ptr<i64>>, tile<i64> -> tile<i64>, token
  }
  %reshape_23 = reshape %assume_assume_11 : tile<i32> -> tile<1xi32>
  %bcast_24 = broadcast %reshape_23 : tile<1xi32> -> tile<16xi32>
  %6 = cmpi less_than %3, %bcast_24, unsigned : tile<16xi32> -> tile<16xi1>
  %reshape_25 = reshape %assume_9 : tile<ptr<i32>> -> tile<1xptr<i32>>
  %bcast_26 = broadcast %reshape_25 : tile<1xptr<i32>> -> tile<16xptr<i32>>
  %7 = offset %bcast_26, %3 : tile<16xptr<i32>>, tile<16xi32> -> tile<16xptr<i32>>
  %result_27, %result_token_28 = atomic_rmw_tko relaxed device %7, umax, %tile, %6 : tile<16xptr<i32>>, tile<16xi32>, tile<16xi1> -> tile<16xi32>, token
  %tview_29 = make_tensor_view %assume_12, shape = [%assume_assume_14], strides = [1] : tile<i32> -> tensor_view<?xi64, strides=[1]>
  %pview_30 = make_partition_view %tview_29 : partition_view<tile=(16), tensor_view<?xi64, strides=[1]>>
  %8 = exti %tile signed : tile<16xi32> -> tile<16xi64>
  %9 = atomic_red_view_tko relaxed device %pview_30[%cst_0_i32], xor, %8 : tile<16xi64>, partition_view<tile=(16), tensor_view<?xi64, strides=[1]>>, tile<i32> -> token
  %tview_31 = make_tensor_view %assume_2, shape = [%assume_assume_4, %assume_assume_8], strides = [%assume_assume_6, 1] : tile<i32> -> tensor_view<?x?xf32, strides=[?,1]>
  %pview_32 = make_partition_view %tview_31 : partition_view<tile=(4x4), tensor_view<?x?xf32, strides=[?,1]>>
  %10:2 = get_index_space_shape %pview_32 : partition_view<tile=(4x4), tensor_view<?x?xf32, strides=[?,1]>> -> tile<i32>
  %11 = remi %blockId_x, %cst_2_i32 signed : tile<i32>
  %reshape_33 = reshape %tile : tile<16xi32> -> tile<4x4xi32>
  %12 = itof %reshape_33 signed  : tile<4x4xi32> -> tile<4x4xf32>
  %13 = cmpi less_than %11, %10#1, unsigned : tile<i32> -> tile<i1>
  %14 = xori %13, %true : tile<i1>
  if %14 {
    %17 = exti %11 unsigned : tile<i32> -> tile<i64>
    %18 = andi %17, %cst_4294967295_i64 : tile<i64>
    %19 = ori %18, %cst_8589934592_i64 : tile<i64>
    %result_34, %result_token_35 = atomic_cas_tko relaxed device %assume, %cst_0_i64, %19 : tile<ptr<i64>>, tile<i64> -> tile<i64>, token
  }
  %15 = select %13, %11, %cst_0_i32 : tile<i1>, tile<i32>
  %16 = atomic_red_view_tko relaxed device %pview_32[%cst_0_i32, %15], addf, %12 : tile<4x4xf32>, partition_view<tile=(4x4), tensor_view<?x?xf32, strides=[?,1]>>, tile<i32> -> token
  return
}
