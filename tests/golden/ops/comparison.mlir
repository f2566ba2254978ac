entry @op_comparison(%arg0: tile<ptr<i32>>, %arg1: tile<i32>, %arg2: tile<ptr<f32>>, %arg3: tile<i32>, %arg4: tile<ptr<f32>>, %arg5: tile<i32>, %arg6: tile<ptr<f32>>, %arg7: tile<i32>) {
  %cst_2_i32 = constant <i32: 2> : tile<16xi32>
  %cst_4_i32 = constant <i32: 4> : tile<16xi32>
  %cst_8_i32 = constant <i32: 8> : tile<16xi32>
  %cst_16_i32 = constant <i32: 16> : tile<16xi32>
  %cst_32_i32 = constant <i32: 32> : tile<16xi32>
  %assume = assume div_by<16>, %arg0 : tile<ptr<i32>>
  %assume_0 = assume div_by<64>, %arg1 : tile<i32>
  %assume_assume = assume bounded<0, 2147418111>, %assume_0 : tile<i32>
  %assume_1 = assume div_by<16>, %arg2 : tile<ptr<f32>>
  %assume_2 = assume div_by<64>, %arg3 : tile<i32>
  %assume_assume_3 = assume bounded<0, 2147418111>, %assume_2 : tile<i32>
  %assume_4 = assume div_by<16>, %arg4 : tile<ptr<f32>>
  %assume_5 = assume div_by<64>, %arg5 : tile<i32>
  %assume_assume_6 = assume bounded<0, 2147418111>, %assume_5 : tile<i32>
  %assume_7 = assume div_by<16>, %arg6 : tile<ptr<f32>>
  %assume_8 = assume div_by<64>, %arg7 : tile<i32>
  %assume_assume_9 = assume bounded<0, 2147418111>, %assume_8 : tile<i32>
  %tview = make_tensor_view %assume, shape = [%assume_assume], strides = [1] : tile<i32> -> tensor_view<?xi32, strides=[1]>
  %pview = make_partition_view %tview : partition_view<tile=(16), tensor_view<?xi32, strides=[1]>>
  %tview_10 = make_tensor_view %assume_1, shape = [%assume_assume_3], strides = [1] : tile<i32> -> tensor_view<?xf32, strides=[1]>
  %pview_11 = make_partition_view %tview_10 : partition_view<tile=(16), tensor_view<?xf32, strides=[1]>>
  %blockId_x, %blockId_y, %blockId_z = get_tile_block_id : tile<i32>
  %tview_12 = make_tensor_view %assume_4, shape = [%assume_assume_6], strides = [1] : tile<i32> -> tensor_view<?xf32, strides=[1]>
  %pview_13 = make_partition_view %tview_12 : partition_view<tile=(16), tensor_view<?xf32, strides=[1]>>
  %tile, %result_token = load_view_tko weak %pview_13[%blockId_x] inbounds = [true] : partition_view<tile=(16), tensor_view<?xf32, strides=[1]>>, tile<i32> -> tile<16xf32>, token
  %tview_14 = make_tensor_view %assume_7, shape = [%assume_assume_9], strides = [1] : tile<i32> -> tensor_view<?xf32, strides=[1]>
  %pview_15 = make_partition_view %tview_14 : partition_view<tile=(16), tensor_view<?xf32, strides=[1]>>
  %tile_16, %result_token_17 = load_view_tko weak %pview_15[%blockId_x] inbounds = [true] : partition_view<tile=(16), tensor_view<?xf32, strides=[1]>>, tile<i32> -> tile<16xf32>, token
  %0 = cmpf less_than ordered %tile, %tile_16 : tile<16xf32> -> tile<16xi1>
  %1 = exti %0 unsigned : tile<16xi1> -> tile<16xi32>
  %2 = cmpf less_than_or_equal ordered %tile, %tile_16 : tile<16xf32> -> tile<16xi1>
  %3 = exti %2 unsigned : tile<16xi1> -> tile<16xi32>
  %4 = muli %cst_2_i32, %3 : tile<16xi32>
  %5 = addi %1, %4 : tile<16xi32>
  %6 = cmpf equal ordered %tile, %tile_16 : tile<16xf32> -> tile<16xi1>
  %7 = exti %6 unsigned : tile<16xi1> -> tile<16xi32>
  %8 = muli %cst_4_i32, %7 : tile<16xi32>
  %9 = addi %5, %8 : tile<16xi32>
  %10 = cmpf not_equal unordered %tile, %tile_16 : tile<16xf32> -> tile<16xi1>
  %11 = exti %10 unsigned : tile<16xi1> -> tile<16xi32>
  %12 = muli %cst_8_i32, %11 : tile<16xi32>
  %13 = addi %9, %12 : tile<16xi32>
  %14 = cmpf greater_than ordered %tile, %tile_16 : tile<16xf32> -> tile<16xi1>
  %15 = exti %14 unsigned : tile<16xi1> -> tile<16xi32>
  %16 = muli %cst_16_i32, %15 : tile<16xi32>
  %17 = addi %13, %16 : tile<16xi32>
  %18 = cmpf greater_than_or_equal ordered %tile, %tile_16 : tile<16xf32> -> tile<16xi1>
  %19 = exti %18 unsigned : tile<16xi1> -> tile<16xi32>
  %20 = muli %cst_32_i32, %19 : tile<16xi32>
  %21 = addi %17, %20 : tile<16xi32>
  %22 = store_view_tko weak %21, %pview[%blockId_x] inbounds = [true] : tile<16xi32>, partition_view<tile=(16), tensor_view<?xi32, strides=[1]>>, tile<i32> -> token
  %23 = select %0, %tile, %tile_16 : tile<16xi1>, tile<16xf32>
  %24 = store_view_tko weak %23, %pview_11[%blockId_x] inbounds = [true] : tile<16xf32>, partition_view<tile=(16), tensor_view<?xf32, strides=[1]>>, tile<i32> -> token
  return
}
