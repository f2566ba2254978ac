entry @op_integer_comparison(%arg0: tile<ptr<i32>>, %arg1: tile<i32>, %arg2: tile<ptr<i32>>, %arg3: tile<i32>, %arg4: tile<ptr<i32>>, %arg5: tile<i32>, %arg6: tile<ptr<i32>>, %arg7: tile<i32>) {
  %cst_2_i32 = constant <i32: 2> : tile<16xi32>
  %cst_4_i32 = constant <i32: 4> : tile<16xi32>
  %cst_8_i32 = constant <i32: 8> : tile<16xi32>
  %cst_16_i32 = constant <i32: 16> : tile<16xi32>
  %cst_32_i32 = constant <i32: 32> : tile<16xi32>
  %assume = assume div_by<64>, %arg1 : tile<i32>
  %assume_assume = assume bounded<0, 2147418111>, %assume : tile<i32>
  %assume_0 = assume div_by<64>, %arg3 : tile<i32>
  %assume_assume_1 = assume bounded<0, 2147418111>, %assume_0 : tile<i32>
  %assume_2 = assume div_by<64>, %arg5 : tile<i32>
  %assume_assume_3 = assume bounded<0, 2147418111>, %assume_2 : tile<i32>
  %assume_4 = assume div_by<64>, %arg7 : tile<i32>
  %assume_assume_5 = assume bounded<0, 2147418111>, %assume_4 : tile<i32>
  %tview = make_tensor_view %arg0, shape = [%assume_assume], strides = [1] : tile<i32> -> tensor_view<?xi32, strides=[1]>
  %pview = make_partition_view %tview : partition_view<tile=(16), tensor_view<?xi32, strides=[1]>>
  %tview_6 = make_tensor_view %arg2, shape = [%assume_assume_1], strides = [1] : tile<i32> -> tensor_view<?xi32, strides=[1]>
  %pview_7 = make_partition_view %tview_6 : partition_view<tile=(16), tensor_view<?xi32, strides=[1]>>
  %blockId_x, %blockId_y, %blockId_z = get_tile_block_id : tile<i32>
  %tview_8 = make_tensor_view %arg4, shape = [%assume_assume_3], strides = [1] : tile<i32> -> tensor_view<?xi32, strides=[1]>
  %pview_9 = make_partition_view %tview_8 : partition_view<tile=(16), tensor_view<?xi32, strides=[1]>>
  %tile, %result_token = load_view_tko weak %pview_9[%blockId_x] inbounds = [true] : partition_view<tile=(16), tensor_view<?xi32, strides=[1]>>, tile<i32> -> tile<16xi32>, token
  %reshape = reshape %tile : tile<16xi32> -> tile<1x16xi32>
  %0 = scan %reshape dim=0 reverse=false identities=[0 : i32] : tile<1x16xi32> -> tile<1x16xi32> 
  (%arg8: tile<i32>, %arg9: tile<i32>) {
    yield %arg8 : tile<i32>
  }
  %reshape_10 = reshape %0 : tile<1x16xi32> -> tile<16xi32>
  %tview_11 = make_tensor_view %arg6, shape = [%assume_assume_5], strides = [1] : tile<i32> -> tensor_view<?xi32, strides=[1]>
  %pview_12 = make_partition_view %tview_11 : partition_view<tile=(16), tensor_view<?xi32, strides=[1]>>
  %tile_13, %result_token_14 = load_view_tko weak %pview_12[%blockId_x] inbounds = [true] : partition_view<tile=(16), tensor_view<?xi32, strides=[1]>>, tile<i32> -> tile<16xi32>, token
  %reshape_15 = reshape %tile_13 : tile<16xi32> -> tile<1x16xi32>
  %1 = scan %reshape_15 dim=0 reverse=false identities=[0 : i32] : tile<1x16xi32> -> tile<1x16xi32> 
  (%arg8: tile<i32>, %arg9: tile<i32>) {
    yield %arg8 : tile<i32>
  }
  %reshape_16 = reshape %1 : tile<1x16xi32> -> tile<16xi32>
  %2 = cmpi less_than %reshape_10, %reshape_16, signed : tile<16xi32> -> tile<16xi1>
  %3 = exti %2 unsigned : tile<16xi1> -> tile<16xi32>
  %4 = cmpi less_than_or_equal %reshape_10, %reshape_16, signed : tile<16xi32> -> tile<16xi1>
  %5 = exti %4 unsigned : tile<16xi1> -> tile<16xi32>
  %6 = muli %cst_2_i32, %5 : tile<16xi32>
  %7 = addi %3, %6 : tile<16xi32>
  %8 = cmpi equal %reshape_10, %reshape_16, signed : tile<16xi32> -> tile<16xi1>
  %9 = exti %8 unsigned : tile<16xi1> -> tile<16xi32>
  %10 = muli %cst_4_i32, %9 : tile<16xi32>
  %11 = addi %7, %10 : tile<16xi32>
  %12 = cmpi not_equal %reshape_10, %reshape_16, signed : tile<16xi32> -> tile<16xi1>
  %13 = exti %12 unsigned : tile<16xi1> -> tile<16xi32>
  %14 = muli %cst_8_i32, %13 : tile<16xi32>
  %15 = addi %11, %14 : tile<16xi32>
  %16 = cmpi greater_than %reshape_10, %reshape_16, signed : tile<16xi32> -> tile<16xi1>
  %17 = exti %16 unsigned : tile<16xi1> -> tile<16xi32>
  %18 = muli %cst_16_i32, %17 : tile<16xi32>
  %19 = addi %15, %18 : tile<16xi32>
  %20 = cmpi greater_than_or_equal %reshape_10, %reshape_16, signed : tile<16xi32> -> tile<16xi1>
  %21 = exti %20 unsigned : tile<16xi1> -> tile<16xi32>
  %22 = muli %cst_32_i32, %21 : tile<16xi32>
  %23 = addi %19, %22 : tile<16xi32>
  %24 = store_view_tko weak %23, %pview[%blockId_x] inbounds = [true] : tile<16xi32>, partition_view<tile=(16), tensor_view<?xi32, strides=[1]>>, tile<i32> -> token
  %25 = cmpi less_than %reshape_10, %reshape_16, unsigned : tile<16xi32> -> tile<16xi1>
  %26 = exti %25 unsigned : tile<16xi1> -> tile<16xi32>
  %27 = cmpi less_than_or_equal %reshape_10, %reshape_16, unsigned : tile<16xi32> -> tile<16xi1>
  %28 = exti %27 unsigned : tile<16xi1> -> tile<16xi32>
  %29 = muli %cst_2_i32, %28 : tile<16xi32>
  %30 = addi %26, %29 : tile<16xi32>
  %31 = cmpi equal %reshape_10, %reshape_16, unsigned : tile<16xi32> -> tile<16xi1>
  %32 = exti %31 unsigned : tile<16xi1> -> tile<16xi32>
  %33 = muli %cst_4_i32, %32 : tile<16xi32>
  %34 = addi %30, %33 : tile<16xi32>
  %35 = cmpi not_equal %reshape_10, %reshape_16, unsigned : tile<16xi32> -> tile<16xi1>
  %36 = exti %35 unsigned : tile<16xi1> -> tile<16xi32>
  %37 = muli %cst_8_i32, %36 : tile<16xi32>
  %38 = addi %34, %37 : tile<16xi32>
  %39 = cmpi greater_than %reshape_10, %reshape_16, unsigned : tile<16xi32> -> tile<16xi1>
  %40 = exti %39 unsigned : tile<16xi1> -> tile<16xi32>
  %41 = muli %cst_16_i32, %40 : tile<16xi32>
  %42 = addi %38, %41 : tile<16xi32>
  %43 = cmpi greater_than_or_equal %reshape_10, %reshape_16, unsigned : tile<16xi32> -> tile<16xi1>
  %44 = exti %43 unsigned : tile<16xi1> -> tile<16xi32>
  %45 = muli %cst_32_i32, %44 : tile<16xi32>
  %46 = addi %42, %45 : tile<16xi32>
  %47 = store_view_tko weak %46, %pview_7[%blockId_x] inbounds = [true] : tile<16xi32>, partition_view<tile=(16), tensor_view<?xi32, strides=[1]>>, tile<i32> -> token
  return
}
