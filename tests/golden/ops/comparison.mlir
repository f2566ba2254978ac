entry @op_comparison(%arg0: tile<ptr<i32>>, %arg1: tile<i32>, %arg2: tile<ptr<f32>>, %arg3: tile<i32>, %arg4: tile<ptr<f32>>, %arg5: tile<i32>, %arg6: tile<ptr<f32>>, %arg7: tile<i32>) {
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
  %tview_6 = make_tensor_view %arg2, shape = [%assume_assume_1], strides = [1] : tile<i32> -> tensor_view<?xf32, strides=[1]>
  %pview_7 = make_partition_view %tview_6 : partition_view<tile=(16), tensor_view<?xf32, strides=[1]>>
  %blockId_x, %blockId_y, %blockId_z = get_tile_block_id : tile<i32>
  %tview_8 = make_tensor_view %arg4, shape = [%assume_assume_3], strides = [1] : tile<i32> -> tensor_view<?xf32, strides=[1]>
  %pview_9 = make_partition_view %tview_8 : partition_view<tile=(16), tensor_view<?xf32, strides=[1]>>
  %tile, %result_token = load_view_tko weak %pview_9[%blockId_x] inbounds = [true] : partition_view<tile=(16), tensor_view<?xf32, strides=[1]>>, tile<i32> -> tile<16xf32>, token
  %0 = bitcast %tile : tile<16xf32> -> tile<16xi32>
  %reshape = reshape %0 : tile<16xi32> -> tile<1x16xi32>
  %1 = scan %reshape dim=0 reverse=false identities=[0 : i32] : tile<1x16xi32> -> tile<1x16xi32> 
  (%arg8: tile<i32>, %arg9: tile<i32>) {
    yield %arg8 : tile<i32>
  }
  %reshape_10 = reshape %1 : tile<1x16xi32> -> tile<16xi32>
  %2 = bitcast %reshape_10 : tile<16xi32> -> tile<16xf32>
  %tview_11 = make_tensor_view %arg6, shape = [%assume_assume_5], strides = [1] : tile<i32> -> tensor_view<?xf32, strides=[1]>
  %pview_12 = make_partition_view %tview_11 : partition_view<tile=(16), tensor_view<?xf32, strides=[1]>>
  %tile_13, %result_token_14 = load_view_tko weak %pview_12[%blockId_x] inbounds = [true] : partition_view<tile=(16), tensor_view<?xf32, strides=[1]>>, tile<i32> -> tile<16xf32>, token
  %3 = bitcast %tile_13 : tile<16xf32> -> tile<16xi32>
  %reshape_15 = reshape %3 : tile<16xi32> -> tile<1x16xi32>
  %4 = scan %reshape_15 dim=0 reverse=false identities=[0 : i32] : tile<1x16xi32> -> tile<1x16xi32> 
  (%arg8: tile<i32>, %arg9: tile<i32>) {
    yield %arg8 : tile<i32>
  }
  %reshape_16 = reshape %4 : tile<1x16xi32> -> tile<16xi32>
  %5 = bitcast %reshape_16 : tile<16xi32> -> tile<16xf32>
  %6 = cmpf less_than ordered %2, %5 : tile<16xf32> -> tile<16xi1>
  %7 = exti %6 unsigned : tile<16xi1> -> tile<16xi32>
  %8 = cmpf less_than_or_equal ordered %2, %5 : tile<16xf32> -> tile<16xi1>
  %9 = exti %8 unsigned : tile<16xi1> -> tile<16xi32>
  %10 = muli %cst_2_i32, %9 : tile<16xi32>
  %11 = addi %7, %10 : tile<16xi32>
  %12 = cmpf equal ordered %2, %5 : tile<16xf32> -> tile<16xi1>
  %13 = exti %12 unsigned : tile<16xi1> -> tile<16xi32>
  %14 = muli %cst_4_i32, %13 : tile<16xi32>
  %15 = addi %11, %14 : tile<16xi32>
  %16 = cmpf not_equal unordered %2, %5 : tile<16xf32> -> tile<16xi1>
  %17 = exti %16 unsigned : tile<16xi1> -> tile<16xi32>
  %18 = muli %cst_8_i32, %17 : tile<16xi32>
  %19 = addi %15, %18 : tile<16xi32>
  %20 = cmpf greater_than ordered %2, %5 : tile<16xf32> -> tile<16xi1>
  %21 = exti %20 unsigned : tile<16xi1> -> tile<16xi32>
  %22 = muli %cst_16_i32, %21 : tile<16xi32>
  %23 = addi %19, %22 : tile<16xi32>
  %24 = cmpf greater_than_or_equal ordered %2, %5 : tile<16xf32> -> tile<16xi1>
  %25 = exti %24 unsigned : tile<16xi1> -> tile<16xi32>
  %26 = muli %cst_32_i32, %25 : tile<16xi32>
  %27 = addi %23, %26 : tile<16xi32>
  %28 = store_view_tko weak %27, %pview[%blockId_x] inbounds = [true] : tile<16xi32>, partition_view<tile=(16), tensor_view<?xi32, strides=[1]>>, tile<i32> -> token
  %29 = select %6, %2, %5 : tile<16xi1>, tile<16xf32>
  %30 = store_view_tko weak %29, %pview_7[%blockId_x] inbounds = [true] : tile<16xf32>, partition_view<tile=(16), tensor_view<?xf32, strides=[1]>>, tile<i32> -> token
  return
}
