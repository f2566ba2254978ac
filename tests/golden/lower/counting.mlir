entry @counting(%arg0: tile<ptr<i32>>, %arg1: tile<i32>, %arg2: tile<i32>, %arg3: tile<i32>, %arg4: tile<i32>) {
  %cst_1_i32 = constant <i32: 1> : tile<i32>
  %cst_0_i32 = constant <i32: 0> : tile<i32>
  %cst_1000_i32 = constant <i32: 1000> : tile<i32>
  %assume = assume bounded<0, 2147418111>, %arg1 : tile<i32>
  %tview = make_tensor_view %arg0, shape = [%assume], strides = [1] : tile<i32> -> tensor_view<?xi32, strides=[1]>
  %pview = make_partition_view %tview : partition_view<tile=(1), tensor_view<?xi32, strides=[1]>>
  %blockId_x, %blockId_y, %blockId_z = get_tile_block_id : tile<i32>
  %0 = exti %arg2 signed : tile<i32> -> tile<i64>
  %1 = exti %arg3 signed : tile<i32> -> tile<i64>
  %2 = exti %arg4 signed : tile<i32> -> tile<i64>
  %for = for %loopIdx in (%0 to %1, step %2) : tile<i64> iter_values(%iterArg0 = %cst_0_i32) -> (tile<i32>) {
    %4 = trunci %loopIdx : tile<i64> -> tile<i32>
    %5 = cmpi greater_than_or_equal %4, %arg2, signed : tile<i32> -> tile<i1>
    %6 = cmpi less_than %4, %arg3, signed : tile<i32> -> tile<i1>
    %7 = andi %5, %6 : tile<i1>
    %8 = select %7, %cst_1_i32, %cst_1000_i32 : tile<i1>, tile<i32>
    %9 = addi %iterArg0, %8 : tile<i32>
    continue %9 : tile<i32>
  }
  %reshape = reshape %for : tile<i32> -> tile<1xi32>
  %3 = store_view_tko weak %reshape, %pview[%blockId_x] inbounds = [true] : tile<1xi32>, partition_view<tile=(1), tensor_view<?xi32, strides=[1]>>, tile<i32> -> token
  return
}
