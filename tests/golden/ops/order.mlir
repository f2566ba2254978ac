entry @op_order(%arg0: tile<ptr<i32>>, %arg1: tile<i32>, %arg2: tile<ptr<i64>>) {
  %cst_2_i32 = constant <i32: 2> : tile<8xi32>
  %cst_0_i32 = constant <i32: 0> : tile<8xi32>
  %cst_2147483647_i32 = constant <i32: 2147483647> : tile<8xi32>
  %cst_2147483647_i32_0 = constant <i32: 2147483647> : tile<i32>
  %true = constant <i1: true> : tile<i1>
  %cst_0_i64 = constant <i64: 0> : tile<i64>
  %cst_1_i64 = constant <i64: 1> : tile<i64>
  %cst_1_i32 = constant <i32: 1> : tile<8xi32>
  %assume = assume div_by<16>, %arg2 : tile<ptr<i64>>
  %assume_1 = assume div_by<64>, %arg1 : tile<i32>
  %assume_assume = assume bounded<0, 2147418111>, %assume_1 : tile<i32>
  %tview = make_tensor_view %arg0, shape = [%assume_assume], strides = [1] : tile<i32> -> tensor_view<?xi32, strides=[1]>
  %pview = make_partition_view %tview : partition_view<tile=(8), tensor_view<?xi32, strides=[1]>>
  %blockId_x, %blockId_y, %blockId_z = get_tile_block_id : tile<i32>
  %tile, %result_token = load_view_tko weak %pview[%blockId_x] inbounds = [true] : partition_view<tile=(8), tensor_view<?xi32, strides=[1]>>, tile<i32> -> tile<8xi32>, token
  %reshape = reshape %tile : tile<8xi32> -> tile<1x8xi32>
  %0 = scan %reshape dim=0 reverse=false identities=[0 : i32] : tile<1x8xi32> -> tile<1x8xi32> 
  (%arg3: tile<i32>, %arg4: tile<i32>) {
    yield %arg3 : tile<i32>
  }
  %reshape_2 = reshape %0 : tile<1x8xi32> -> tile<8xi32>
  %1 = muli %reshape_2, %cst_2_i32 : tile<8xi32>
  %2 = store_view_tko weak %1, %pview[%blockId_x] token = %result_token inbounds = [true] : tile<8xi32>, partition_view<tile=(8), tensor_view<?xi32, strides=[1]>>, tile<i32> -> token
  %tile_3, %result_token_4 = load_view_tko weak %pview[%blockId_x] token = %2 inbounds = [true] : partition_view<tile=(8), tensor_view<?xi32, strides=[1]>>, tile<i32> -> tile<8xi32>, token
  %reshape_5 = reshape %tile_3 : tile<8xi32> -> tile<1x8xi32>
  %3 = scan %reshape_5 dim=0 reverse=false identities=[0 : i32] : tile<1x8xi32> -> tile<1x8xi32> 
  (%arg3: tile<i32>, %arg4: tile<i32>) {
    yield %arg3 : tile<i32>
  }
  %reshape_6 = reshape %3 : tile<1x8xi32> -> tile<8xi32>
  %4 = cmpi greater_than_or_equal %reshape_6, %cst_0_i32, signed : tile<8xi32> -> tile<8xi1>
  %5 = iota : tile<8xi32>
  %6 = select %4, %cst_2147483647_i32, %5 : tile<8xi1>, tile<8xi32>
  %reduce = reduce %6 dim=0 identities=[2147483647 : i32] : tile<8xi32> -> tile<i32> 
  (%reduce_lhs: tile<i32>, %reduce_rhs: tile<i32>) {
    %12 = mini %reduce_lhs, %reduce_rhs signed : tile<i32>
    yield %12 : tile<i32>
  }
  %7 = cmpi equal %reduce, %cst_2147483647_i32_0, signed : tile<i32> -> tile<i1>
  %8 = xori %7, %true : tile<i1>
  if %8 {
    %result, %result_token_7 = atomic_cas_tko relaxed device %assume, %cst_0_i64, %cst_1_i64 : tile<ptr<i64>>, tile<i64> -> tile<i64>, token
    %12 = cmpi equal %result, %cst_0_i64, unsigned : tile<i64> -> tile<i1>
    if %12 {
      %13 = exti %reduce signed : tile<i32> -> tile<i64>
      %14 = offset %assume, %cst_1_i64 : tile<ptr<i64>>, tile<i64> -> tile<ptr<i64>>
      %15 = store_ptr_tko relaxed device %14, %13 : tile<ptr<i64>>, tile<i64> -> token
    }
  }
  %9 = print_tko "" -> token
  %10 = addi %reshape_6, %cst_1_i32 : tile<8xi32>
  %11 = store_view_tko weak %10, %pview[%blockId_x] token = %result_token_4 inbounds = [true] : tile<8xi32>, partition_view<tile=(8), tensor_view<?xi32, strides=[1]>>, tile<i32> -> token
  return
}
