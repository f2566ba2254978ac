entry @loops(%arg0: tile<ptr<i32>>, %arg1: tile<i32>, %arg2: tile<i32>, %arg3: tile<i32>) {
  %cst_0_i32 = constant <i32: 0> : tile<i32>
  %cst_2_i32 = constant <i32: 2> : tile<i32>
  %cst_0_i64 = constant <i64: 0> : tile<i64>
  %cst_2_i64 = constant <i64: 2> : tile<i64>
  %cst_3_i32 = constant <i32: 3> : tile<i32>
  %cst_1_i32 = constant <i32: 1> : tile<i32>
  %cst_100_i32 = constant <i32: 100> : tile<i32>
  %assume = assume bounded<0, 2147418111>, %arg1 : tile<i32>
  %tview = make_tensor_view %arg0, shape = [%assume], strides = [1] : tile<i32> -> tensor_view<?xi32, strides=[1]>
  %pview = make_partition_view %tview : partition_view<tile=(1), tensor_view<?xi32, strides=[1]>>
  %blockId_x, %blockId_y, %blockId_z = get_tile_block_id : tile<i32>
  %0 = exti %arg2 signed : tile<i32> -> tile<i64>
  %1 = loop iter_values(%arg4 = %cst_0_i64, %arg5 = %cst_0_i32) : tile<i64>, tile<i32> -> tile<i32> {
    %4 = cmpi greater_than_or_equal %arg4, %0, signed : tile<i64> -> tile<i1>
    if %4 {
      break %arg5 : tile<i32>
    }
    %5 = trunci %arg4 : tile<i64> -> tile<i32>
    %6 = remi %5, %cst_3_i32 signed : tile<i32>
    %7 = cmpi equal %6, %cst_1_i32, signed : tile<i32> -> tile<i1>
    if %7 {
      %11 = addi %arg4, %cst_2_i64 : tile<i64>
      continue %11, %arg5 : tile<i64>, tile<i32>
    }
    %8 = addi %arg5, %5 : tile<i32>
    %9 = cmpi greater_than %8, %arg3, signed : tile<i32> -> tile<i1>
    if %9 {
      break %8 : tile<i32>
    }
    %10 = addi %arg4, %cst_2_i64 : tile<i64>
    continue %10, %8 : tile<i64>, tile<i32>
  }
  %2 = loop iter_values(%arg4 = %1) : tile<i32> -> tile<i32> {
    %4 = cmpi less_than %arg4, %cst_100_i32, signed : tile<i32> -> tile<i1>
    if %4 {
      break %arg4 : tile<i32>
    }
    %5 = divi %arg4, %cst_2_i32 signed : tile<i32>
    continue %5 : tile<i32>
  }
  %reshape = reshape %2 : tile<i32> -> tile<1xi32>
  %3 = store_view_tko weak %reshape, %pview[%blockId_x] inbounds = [true] : tile<1xi32>, partition_view<tile=(1), tensor_view<?xi32, strides=[1]>>, tile<i32> -> token
  return
}
