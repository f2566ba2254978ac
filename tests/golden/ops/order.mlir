entry @op_order(%arg0: tile<ptr<i32>>, %arg1: tile<i32>, %arg2: tile<ptr<i64>>) {
  %cst_2_i32 = constant <i32: 2> : tile<8xi32>
  %cst_0_i32 = constant <i32: 0> : tile<8xi32>
  %cst_2147483647_i32 = constant <i32: 2147483647> : tile<8xi32>
  %cst_2147483647_i32_0 = constant <i32: 2147483647> : tile<i32>
  %true = constant <i1: true> : tile<i1>
  %cst_4294967295_i64 = constant <i64: 4294967295> : tile<i64>
  %cst_4294967296_i64 = constant <i64: 4294967296> : tile<i64>
  %cst_0_i64 = constant <i64: 0> : tile<i64>
  %cst_1_i32 = constant <i32: 1> : tile<8xi32>
  %assume = assume div_by<8>, %arg2 : tile<ptr<i64>>
  %assume_1 = assume div_by<16>, %arg0 : tile<ptr<i32>>
  %assume_2 = assume div_by<64>, %arg1 : tile<i32>
  %assume_assume = assume bounded<0, 2147418111>, %assume_2 : tile<i32>
  %tview = make_tensor_view %assume_1, shape = [%assume_assume], strides = [1] : tile<i32> -> tensor_view<?xi32, strides=[1]>
  %pview = make_partition_view %tview : partition_view<tile=(8), tensor_view<?xi32, strides=[1]>>
  %blockId_x, %blockId_y, %blockId_z = get_tile_block_id : tile<i32>
  %tile, %result_token = load_view_tko weak %pview[%blockId_x] inbounds = [true] : partition_view<tile=(8), tensor_view<?xi32, strides=[1]>>, tile<i32> -> tile<8xi32>, token
  %0 = muli %tile, %cst_2_i32 : tile<8xi32>
  %1 = store_view_tko weak %0, %pview[%blockId_x] token = %result_token inbounds = [true] : tile<8xi32>, partition_view<tile=(8), tensor_view<?xi32, strides=[1]>>, tile<i32> -> token
  %tile_3, %result_token_4 = load_view_tko weak %pview[%blockId_x] token = %1 inbounds = [true] : partition_view<tile=(8), tensor_view<?xi32, strides=[1]>>, tile<i32> -> tile<8xi32>, token
  %2 = cmpi greater_than_or_equal %tile_3, %cst_0_i32, signed : tile<8xi32> -> tile<8xi1>
  %3 = iota : tile<8xi32>
  %4 = select %2, %cst_2147483647_i32, %3 : tile<8xi1>, tile<8xi32>
  %reduce = reduce %4 dim=0 identities=[2147483647 : i32] : tile<8xi32> -> tile<i32> 
  (%reduce_lhs: tile<i32>, %reduce_rhs: tile<i32>) {
    %10 = mini %reduce_lhs, %reduce_rhs signed : tile<i32>
    yield %10 : tile<i32>
  }
  %5 = cmpi equal %reduce, %cst_2147483647_i32_0, signed : tile<i32> -> tile<i1>
  %6 = xori %5, %true : tile<i1>
  if %6 {
    %10 = exti %reduce unsigned : tile<i32> -> tile<i64>
    %11 = andi %10, %cst_4294967295_i64 : tile<i64>
    %12 = ori %11, %cst_4294967296_i64 : tile<i64>
    %result, %result_token_5 = atomic_cas_tko relaxed device %assume, %cst_0_i64, %12 : tile<ptr<i64>>, tile<i64> -> tile<i64>, token
  }
  %7 = print_tko "" -> token
  %8 = addi %tile_3, %cst_1_i32 : tile<8xi32>
  %9 = store_view_tko weak %8, %pview[%blockId_x] token = %result_token_4 inbounds = [true] : tile<8xi32>, partition_view<tile=(8), tensor_view<?xi32, strides=[1]>>, tile<i32> -> token
  return
}
