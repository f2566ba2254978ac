entry @messages(%arg0: tile<ptr<f32>>, %arg1: tile<i32>, %arg2: tile<i32>, %arg3: tile<i32>, %arg4: tile<i32>, %arg5: tile<ptr<i64>>) {
  %cst_0_f32 = constant <f32: 0.000000e+00> : tile<2x4xf32>
  %cst_2147483647_i32 = constant <i32: 2147483647> : tile<8xi32>
  %cst_2147483647_i32_0 = constant <i32: 2147483647> : tile<i32>
  %true = constant <i1: true> : tile<i1>
  %cst_4294967295_i64 = constant <i64: 4294967295> : tile<i64>
  %cst_4294967296_i64 = constant <i64: 4294967296> : tile<i64>
  %cst_0_i64 = constant <i64: 0> : tile<i64>
  %cst_0_i32 = constant <i32: 0> : tile<i32>
  %cst_1_i32 = constant <i32: 1> : tile<i32>
  %cst_100_i32 = constant <i32: 100> : tile<i32>
  %cst_8589934592_i64 = constant <i64: 8589934592> : tile<i64>
  %assume = assume div_by<8>, %arg5 : tile<ptr<i64>>
  %assume_1 = assume bounded<0, 2147418111>, %arg1 : tile<i32>
  %assume_2 = assume bounded<0, 2147418111>, %arg3 : tile<i32>
  %assume_3 = assume bounded<0, 2147418111>, %arg2 : tile<i32>
  %tview = make_tensor_view %arg0, shape = [%assume_1, %assume_3], strides = [%assume_2, 1] : tile<i32> -> tensor_view<?x?xf32, strides=[?,1]>
  %pview = make_partition_view %tview : partition_view<tile=(2x4), tensor_view<?x?xf32, strides=[?,1]>>
  %pview_4 = make_partition_view %tview : partition_view<tile=(2x4), padding_value = zero, tensor_view<?x?xf32, strides=[?,1]>>
  %blockId_x, %blockId_y, %blockId_z = get_tile_block_id : tile<i32>
  %tile, %result_token = load_view_tko weak %pview_4[%blockId_x, %blockId_y] : partition_view<tile=(2x4), padding_value = zero, tensor_view<?x?xf32, strides=[?,1]>>, tile<i32> -> tile<2x4xf32>, token
  %0 = cmpf greater_than_or_equal ordered %tile, %cst_0_f32 : tile<2x4xf32> -> tile<2x4xi1>
  %reshape = reshape %0 : tile<2x4xi1> -> tile<8xi1>
  %1 = iota : tile<8xi32>
  %2 = select %reshape, %cst_2147483647_i32, %1 : tile<8xi1>, tile<8xi32>
  %reduce = reduce %2 dim=0 identities=[2147483647 : i32] : tile<8xi32> -> tile<i32> 
  (%reduce_lhs: tile<i32>, %reduce_rhs: tile<i32>) {
    %8 = mini %reduce_lhs, %reduce_rhs signed : tile<i32>
    yield %8 : tile<i32>
  }
  %3 = cmpi equal %reduce, %cst_2147483647_i32_0, signed : tile<i32> -> tile<i1>
  %4 = xori %3, %true : tile<i1>
  if %4 {
    %8 = exti %reduce unsigned : tile<i32> -> tile<i64>
    %9 = andi %8, %cst_4294967295_i64 : tile<i64>
    %10 = ori %9, %cst_4294967296_i64 : tile<i64>
    %result, %result_token_5 = atomic_cas_tko relaxed device %assume, %cst_0_i64, %10 : tile<ptr<i64>>, tile<i64> -> tile<i64>, token
  }
  %5 = make_token : token
  %for = for %loopIdx in (%cst_0_i32 to %arg4, step %cst_1_i32) : tile<i32> iter_values(%iterArg0 = %5) -> (token) {
    %8 = cmpi less_than %loopIdx, %cst_100_i32, signed : tile<i32> -> tile<i1>
    %9 = xori %8, %true : tile<i1>
    if %9 {
      %11 = exti %cst_0_i32 unsigned : tile<i32> -> tile<i64>
      %12 = andi %11, %cst_4294967295_i64 : tile<i64>
      %13 = ori %12, %cst_8589934592_i64 : tile<i64>
      %result, %result_token_5 = atomic_cas_tko relaxed device %assume, %cst_0_i64, %13 : tile<ptr<i64>>, tile<i64> -> tile<i64>, token
    }
    %10 = print_tko "round %d of %d\0A", %loopIdx, %arg4 token=%iterArg0 : tile<i32>, tile<i32> -> token
    continue %10 : token
  }
  %6 = print_tko "100 %% of %.3f\0A", %tile token=%for : tile<2x4xf32> -> token
  %7 = store_view_tko weak %tile, %pview[%blockId_x, %blockId_y] token = %result_token : tile<2x4xf32>, partition_view<tile=(2x4), tensor_view<?x?xf32, strides=[?,1]>>, tile<i32> -> token
  return
}
