entry @op_nan(%arg0: tile<ptr<i32>>, %arg1: tile<i32>, %arg2: tile<ptr<i32>>, %arg3: tile<i32>, %arg4: tile<ptr<f32>>, %arg5: tile<i32>, %arg6: tile<ptr<f32>>, %arg7: tile<i32>, %arg8: tile<ptr<f64>>, %arg9: tile<i32>, %arg10: tile<ptr<f32>>, %arg11: tile<i32>, %arg12: tile<ptr<f32>>, %arg13: tile<i32>) {
  %cst_2_i32 = constant <i32: 2> : tile<16xi32>
  %cst_4_i32 = constant <i32: 4> : tile<16xi32>
  %cst_8_i32 = constant <i32: 8> : tile<16xi32>
  %cst_16_i32 = constant <i32: 16> : tile<16xi32>
  %cst_32_i32 = constant <i32: 32> : tile<16xi32>
  %cst_64_i32 = constant <i32: 64> : tile<16xi32>
  %assume = assume div_by<16>, %arg0 : tile<ptr<i32>>
  %assume_0 = assume div_by<64>, %arg1 : tile<i32>
  %assume_assume = assume bounded<0, 2147418111>, %assume_0 : tile<i32>
  %assume_1 = assume div_by<16>, %arg2 : tile<ptr<i32>>
  %assume_2 = assume div_by<64>, %arg3 : tile<i32>
  %assume_assume_3 = assume bounded<0, 2147418111>, %assume_2 : tile<i32>
  %assume_4 = assume div_by<16>, %arg4 : tile<ptr<f32>>
  %assume_5 = assume div_by<64>, %arg5 : tile<i32>
  %assume_assume_6 = assume bounded<0, 2147418111>, %assume_5 : tile<i32>
  %assume_7 = assume div_by<16>, %arg6 : tile<ptr<f32>>
  %assume_8 = assume div_by<64>, %arg7 : tile<i32>
  %assume_assume_9 = assume bounded<0, 2147418111>, %assume_8 : tile<i32>
  %assume_10 = assume div_by<16>, %arg8 : tile<ptr<f64>>
  %assume_11 = assume div_by<64>, %arg9 : tile<i32>
  %assume_assume_12 = assume bounded<0, 2147418111>, %assume_11 : tile<i32>
  %assume_13 = assume div_by<16>, %arg10 : tile<ptr<f32>>
  %assume_14 = assume div_by<64>, %arg11 : tile<i32>
  %assume_assume_15 = assume bounded<0, 2147418111>, %assume_14 : tile<i32>
  %assume_16 = assume div_by<16>, %arg12 : tile<ptr<f32>>
  %assume_17 = assume div_by<64>, %arg13 : tile<i32>
  %assume_assume_18 = assume bounded<0, 2147418111>, %assume_17 : tile<i32>
  %tview = make_tensor_view %assume, shape = [%assume_assume], strides = [1] : tile<i32> -> tensor_view<?xi32, strides=[1]>
  %pview = make_partition_view %tview : partition_view<tile=(16), tensor_view<?xi32, strides=[1]>>
  %tview_19 = make_tensor_view %assume_1, shape = [%assume_assume_3], strides = [1] : tile<i32> -> tensor_view<?xi32, strides=[1]>
  %pview_20 = make_partition_view %tview_19 : partition_view<tile=(16), tensor_view<?xi32, strides=[1]>>
  %tview_21 = make_tensor_view %assume_4, shape = [%assume_assume_6], strides = [1] : tile<i32> -> tensor_view<?xf32, strides=[1]>
  %pview_22 = make_partition_view %tview_21 : partition_view<tile=(16), tensor_view<?xf32, strides=[1]>>
  %tview_23 = make_tensor_view %assume_7, shape = [%assume_assume_9], strides = [1] : tile<i32> -> tensor_view<?xf32, strides=[1]>
  %pview_24 = make_partition_view %tview_23 : partition_view<tile=(16), tensor_view<?xf32, strides=[1]>>
  %tview_25 = make_tensor_view %assume_10, shape = [%assume_assume_12], strides = [1] : tile<i32> -> tensor_view<?xf64, strides=[1]>
  %pview_26 = make_partition_view %tview_25 : partition_view<tile=(16), tensor_view<?xf64, strides=[1]>>
  %blockId_x, %blockId_y, %blockId_z = get_tile_block_id : tile<i32>
  %tview_27 = make_tensor_view %assume_13, shape = [%assume_assume_15], strides = [1] : tile<i32> -> tensor_view<?xf32, strides=[1]>
  %pview_28 = make_partition_view %tview_27 : partition_view<tile=(16), tensor_view<?xf32, strides=[1]>>
  %tile, %result_token = load_view_tko weak %pview_28[%blockId_x] inbounds = [true] : partition_view<tile=(16), tensor_view<?xf32, strides=[1]>>, tile<i32> -> tile<16xf32>, token
  %tview_29 = make_tensor_view %assume_16, shape = [%assume_assume_18], strides = [1] : tile<i32> -> tensor_view<?xf32, strides=[1]>
  %pview_30 = make_partition_view %tview_29 : partition_view<tile=(16), tensor_view<?xf32, strides=[1]>>
  %tile_31, %result_token_32 = load_view_tko weak %pview_30[%blockId_x] inbounds = [true] : partition_view<tile=(16), tensor_view<?xf32, strides=[1]>>, tile<i32> -> tile<16xf32>, token
  %0 = cmpf less_than unordered %tile, %tile_31 : tile<16xf32> -> tile<16xi1>
  %1 = exti %0 unsigned : tile<16xi1> -> tile<16xi32>
  %2 = cmpf less_than_or_equal unordered %tile, %tile_31 : tile<16xf32> -> tile<16xi1>
  %3 = exti %2 unsigned : tile<16xi1> -> tile<16xi32>
  %4 = muli %cst_2_i32, %3 : tile<16xi32>
  %5 = addi %1, %4 : tile<16xi32>
  %6 = cmpf equal unordered %tile, %tile_31 : tile<16xf32> -> tile<16xi1>
  %7 = exti %6 unsigned : tile<16xi1> -> tile<16xi32>
  %8 = muli %cst_4_i32, %7 : tile<16xi32>
  %9 = addi %5, %8 : tile<16xi32>
  %10 = cmpf not_equal unordered %tile, %tile_31 : tile<16xf32> -> tile<16xi1>
  %11 = exti %10 unsigned : tile<16xi1> -> tile<16xi32>
  %12 = muli %cst_8_i32, %11 : tile<16xi32>
  %13 = addi %9, %12 : tile<16xi32>
  %14 = cmpf greater_than unordered %tile, %tile_31 : tile<16xf32> -> tile<16xi1>
  %15 = exti %14 unsigned : tile<16xi1> -> tile<16xi32>
  %16 = muli %cst_16_i32, %15 : tile<16xi32>
  %17 = addi %13, %16 : tile<16xi32>
  %18 = cmpf greater_than_or_equal unordered %tile, %tile_31 : tile<16xf32> -> tile<16xi1>
  %19 = exti %18 unsigned : tile<16xi1> -> tile<16xi32>
  %20 = muli %cst_32_i32, %19 : tile<16xi32>
  %21 = addi %17, %20 : tile<16xi32>
  %22 = cmpf not_equal unordered %tile, %tile : tile<16xf32> -> tile<16xi1>
  %23 = exti %22 unsigned : tile<16xi1> -> tile<16xi32>
  %24 = muli %cst_64_i32, %23 : tile<16xi32>
  %25 = addi %21, %24 : tile<16xi32>
  %26 = store_view_tko weak %25, %pview[%blockId_x] inbounds = [true] : tile<16xi32>, partition_view<tile=(16), tensor_view<?xi32, strides=[1]>>, tile<i32> -> token
  %27 = cmpf less_than ordered %tile, %tile_31 : tile<16xf32> -> tile<16xi1>
  %28 = exti %27 unsigned : tile<16xi1> -> tile<16xi32>
  %29 = cmpf less_than_or_equal ordered %tile, %tile_31 : tile<16xf32> -> tile<16xi1>
  %30 = exti %29 unsigned : tile<16xi1> -> tile<16xi32>
  %31 = muli %cst_2_i32, %30 : tile<16xi32>
  %32 = addi %28, %31 : tile<16xi32>
  %33 = cmpf equal ordered %tile, %tile_31 : tile<16xf32> -> tile<16xi1>
  %34 = exti %33 unsigned : tile<16xi1> -> tile<16xi32>
  %35 = muli %cst_4_i32, %34 : tile<16xi32>
  %36 = addi %32, %35 : tile<16xi32>
  %37 = cmpf not_equal ordered %tile, %tile_31 : tile<16xf32> -> tile<16xi1>
  %38 = exti %37 unsigned : tile<16xi1> -> tile<16xi32>
  %39 = muli %cst_8_i32, %38 : tile<16xi32>
  %40 = addi %36, %39 : tile<16xi32>
  %41 = cmpf greater_than ordered %tile, %tile_31 : tile<16xf32> -> tile<16xi1>
  %42 = exti %41 unsigned : tile<16xi1> -> tile<16xi32>
  %43 = muli %cst_16_i32, %42 : tile<16xi32>
  %44 = addi %40, %43 : tile<16xi32>
  %45 = cmpf greater_than_or_equal ordered %tile, %tile_31 : tile<16xf32> -> tile<16xi1>
  %46 = exti %45 unsigned : tile<16xi1> -> tile<16xi32>
  %47 = muli %cst_32_i32, %46 : tile<16xi32>
  %48 = addi %44, %47 : tile<16xi32>
  %49 = store_view_tko weak %48, %pview_20[%blockId_x] inbounds = [true] : tile<16xi32>, partition_view<tile=(16), tensor_view<?xi32, strides=[1]>>, tile<i32> -> token
  %50 = maxf %tile, %tile_31 propagate_nan : tile<16xf32>
  %51 = store_view_tko weak %50, %pview_22[%blockId_x] inbounds = [true] : tile<16xf32>, partition_view<tile=(16), tensor_view<?xf32, strides=[1]>>, tile<i32> -> token
  %52 = minf %tile, %tile_31 propagate_nan : tile<16xf32>
  %53 = store_view_tko weak %52, %pview_24[%blockId_x] inbounds = [true] : tile<16xf32>, partition_view<tile=(16), tensor_view<?xf32, strides=[1]>>, tile<i32> -> token
  %54 = ftof %tile  : tile<16xf32> -> tile<16xf64>
  %55 = ftof %tile_31  : tile<16xf32> -> tile<16xf64>
  %56 = maxf %54, %55 propagate_nan : tile<16xf64>
  %57 = store_view_tko weak %56, %pview_26[%blockId_x] inbounds = [true] : tile<16xf64>, partition_view<tile=(16), tensor_view<?xf64, strides=[1]>>, tile<i32> -> token
  return
}
