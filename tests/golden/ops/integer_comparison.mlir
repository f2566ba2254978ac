entry @op_integer_comparison(%arg0: tile<ptr<i32>>, %arg1: tile<i32>, %arg2: tile<ptr<i32>>, %arg3: tile<i32>, %arg4: tile<ptr<i32>>, %arg5: tile<i32>, %arg6: tile<ptr<i32>>, %arg7: tile<i32>) {
  %cst_2_i32 = constant <i32: 2> : tile<16xi32>
  %cst_4_i32 = constant <i32: 4> : tile<16xi32>
  %cst_8_i32 = constant <i32: 8> : tile<16xi32>
  %cst_16_i32 = constant <i32: 16> : tile<16xi32>
  %cst_32_i32 = constant <i32: 32> : tile<16xi32>
  %assume = assume div_by<16>, %arg0 : tile<ptr<i32>>
  %assume_0 = assume div_by<64>, %arg1 : tile<i32>
  %assume_assume = assume bounded<0, 2147418111>, %assume_0 : tile<i32>
  %assume_1 = assume div_by<16>, %arg2 : tile<ptr<i32>>
  %assume_2 = assume div_by<64>, %arg3 : tile<i32>
  %assume_assume_3 = assume bounded<0, 2147418111>, %assume_2 : tile<i32>
  %assume_4 = assume div_by<16>, %arg4 : tile<ptr<i32>>
  %assume_5 = assume div_by<64>, %arg5 : tile<i32>
  %assume_assume_6 = assume bounded<0, 2147418111>, %assume_5 : tile<i32>
  %assume_7 = assume div_by<16>, %arg6 : tile<ptr<i32>>
  %assume_8 = assume div_by<64>, %arg7 : tile<i32>
  %assume_assume_9 = assume bounded<0, 2147418111>, %assume_8 : tile<i32>
  %tview = make_tensor_view %assume, shape = [%assume_assume], strides = [1] : tile<i32> -> tensor_view<?xi32, strides=[1]>
  %pview = make_partition_view %tview : partition_view<tile=(16), tensor_view<?xi32, strides=[1]>>
  %tview_10 = make_tensor_view %assume_1, shape = [%assume_assume_3], strides = [1] : tile<i32> -> tensor_view<?xi32, strides=[1]>
  %pview_11 = make_partition_view %tview_10 : partition_view<tile=(16), tensor_view<?xi32, strides=[1]>>
  %blockId_x, %blockId_y, %blockId_z = get_tile_block_id : tile<i32>
  %tview_12 = make_tensor_view %assume_4, shape = [%assume_assume_6], strides = [1] : tile<i32> -> tensor_view<?xi32, strides=[1]>
  %pview_13 = make_partition_view %tview_12 : partition_view<tile=(16), tensor_view<?xi32, strides=[1]>>
  %tile, %result_token = load_view_tko weak %pview_13[%blockId_x] inbounds = [true] : partition_view<tile=(16), tensor_view<?xi32, strides=[1]>>, tile<i32> -> tile<16xi32>, token
  %tview_14 = make_tensor_view %assume_7, shape = [%assume_assume_9], strides = [1] : tile<i32> -> tensor_view<?xi32, strides=[1]>
  %pview_15 = make_partition_view %tview_14 : partition_view<tile=(16), tensor_view<?xi32, strides=[1]>>
  %tile_16, %result_token_17 = load_view_tko weak %pview_15[%blockId_x] inbounds = [true] : partition_view<tile=(16), tensor_view<?xi32, strides=[1]>>, tile<i32> -> tile<16xi32>, token
  %0 = cmpi less_than %tile, %tile_16, signed : tile<16xi32> -> tile<16xi1>
  %1 = exti %0 unsigned : tile<16xi1> -> tile<16xi32>
  %2 = cmpi less_than_or_equal %tile, %tile_16, signed : tile<16xi32> -> tile<16xi1>
  %3 = exti %2 unsigned : tile<16xi1> -> tile<16xi32>
  %4 = muli %cst_2_i32, %3 : tile<16xi32>
  %5 = addi %1, %4 : tile<16xi32>
  %6 = cmpi equal %tile, %tile_16, signed : tile<16xi32> -> tile<16xi1>
  %7 = exti %6 unsigned : tile<16xi1> -> tile<16xi32>
  %8 = muli %cst_4_i32, %7 : tile<16xi32>
  %9 = addi %5, %8 : tile<16xi32>
  %10 = cmpi not_equal %tile, %tile_16, signed : tile<16xi32> -> tile<16xi1>
  %11 = exti %10 unsigned : tile<16xi1> -> tile<16xi32>
  %12 = muli %cst_8_i32, %11 : tile<16xi32>
  %13 = addi %9, %12 : tile<16xi32>
  %14 = cmpi greater_than %tile, %tile_16, signed : tile<16xi32> -> tile<16xi1>
  %15 = exti %14 unsigned : tile<16xi1> -> tile<16xi32>
  %16 = muli %cst_16_i32, %15 : tile<16xi32>
  %17 = addi %13, %16 : tile<16xi32>
  %18 = cmpi greater_than_or_equal %tile, %tile_16, signed : tile<16xi32> -> tile<16xi1>
  %19 = exti %18 unsigned : tile<16xi1> -> tile<16xi32>
  %20 = muli %cst_32_i32, %19 : tile<16xi32>
  %21 = addi %17, %20 : tile<16xi32>
  %22 = store_view_tko weak %21, %pview[%blockId_x] inbounds = [true] : tile<16xi32>, partition_view<tile=(16), tensor_view<?xi32, strides=[1]>>, tile<i32> -> token
  %23 = cmpi less_than %tile, %tile_16, unsigned : tile<16xi32> -> tile<16xi1>
  %24 = exti %23 unsigned : tile<16xi1> -> tile<16xi32>
  %25 = cmpi less_than_or_equal %tile, %tile_16, unsigned : tile<16xi32> -> tile<16xi1>
  %26 = exti %25 unsigned : tile<16xi1> -> tile<16xi32>
  %27 = muli %cst_2_i32, %26 : tile<16xi32>
  %28 = addi %24, %27 : tile<16xi32>
  %29 = cmpi equal %tile, %tile_16, unsigned : tile<16xi32> -> tile<16xi1>
  %30 = exti %29 unsigned : tile<16xi1> -> tile<16xi32>
  %31 = muli %cst_4_i32, %30 : tile<16xi32>
  %32 = addi %28, %31 : tile<16xi32>
  %33 = cmpi not_equal %tile, %tile_16, unsigned : tile<16xi32> -> tile<16xi1>
  %34 = exti %33 unsigned : tile<16xi1> -> tile<16xi32>
  %35 = muli %cst_8_i32, %34 : tile<16xi32>
  %36 = addi %32, %35 : tile<16xi32>
  %37 = cmpi greater_than %tile, %tile_16, unsigned : tile<16xi32> -> tile<16xi1>
  %38 = exti %37 unsigned : tile<16xi1> -> tile<16xi32>
  %39 = muli %cst_16_i32, %38 : tile<16xi32>
  %40 = addi %36, %39 : tile<16xi32>
  %41 = cmpi greater_than_or_equal %tile, %tile_16, unsigned : tile<16xi32> -> tile<16xi1>
  %42 = exti %41 unsigned : tile<16xi1> -> tile<16xi32>
  %43 = muli %cst_32_i32, %42 : tile<16xi32>
  %44 = addi %40, %43 : tile<16xi32>
  %45 = store_view_tko weak %44, %pview_11[%blockId_x] inbounds = [true] : tile<16xi32>, partition_view<tile=(16), tensor_view<?xi32, strides=[1]>>, tile<i32> -> token
  return
}
