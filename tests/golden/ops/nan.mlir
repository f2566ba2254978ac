entry @op_nan(%arg0: tile<ptr<i32>>, %arg1: tile<i32>, %arg2: tile<ptr<i32>>, %arg3: tile<i32>, %arg4: tile<ptr<f32>>, %arg5: tile<i32>, %arg6: tile<ptr<f32>>, %arg7: tile<i32>, %arg8: tile<ptr<f64>>, %arg9: tile<i32>, %arg10: tile<ptr<f32>>, %arg11: tile<i32>, %arg12: tile<ptr<f32>>, %arg13: tile<i32>) {
  %cst_2_i32 = constant <i32: 2> : tile<16xi32>
  %cst_4_i32 = constant <i32: 4> : tile<16xi32>
  %cst_8_i32 = constant <i32: 8> : tile<16xi32>
  %cst_16_i32 = constant <i32: 16> : tile<16xi32>
  %cst_32_i32 = constant <i32: 32> : tile<16xi32>
  %cst_64_i32 = constant <i32: 64> : tile<16xi32>
  %assume = assume div_by<64>, %arg1 : tile<i32>
  %assume_assume = assume bounded<0, 2147418111>, %assume : tile<i32>
  %assume_0 = assume div_by<64>, %arg3 : tile<i32>
  %assume_assume_1 = assume bounded<0, 2147418111>, %assume_0 : tile<i32>
  %assume_2 = assume div_by<64>, %arg5 : tile<i32>
  %assume_assume_3 = assume bounded<0, 2147418111>, %assume_2 : tile<i32>
  %assume_4 = assume div_by<64>, %arg7 : tile<i32>
  %assume_assume_5 = assume bounded<0, 2147418111>, %assume_4 : tile<i32>
  %assume_6 = assume div_by<64>, %arg9 : tile<i32>
  %assume_assume_7 = assume bounded<0, 2147418111>, %assume_6 : tile<i32>
  %assume_8 = assume div_by<64>, %arg11 : tile<i32>
  %assume_assume_9 = assume bounded<0, 2147418111>, %assume_8 : tile<i32>
  %assume_10 = assume div_by<64>, %arg13 : tile<i32>
  %assume_assume_11 = assume bounded<0, 2147418111>, %assume_10 : tile<i32>
  %tview = make_tensor_view %arg0, shape = [%assume_assume], strides = [1] : tile<i32> -> tensor_view<?xi32, strides=[1]>
  %pview = make_partition_view %tview : partition_view<tile=(16), tensor_view<?xi32, strides=[1]>>
  %tview_12 = make_tensor_view %arg2, shape = [%assume_assume_1], strides = [1] : tile<i32> -> tensor_view<?xi32, strides=[1]>
  %pview_13 = make_partition_view %tview_12 : partition_view<tile=(16), tensor_view<?xi32, strides=[1]>>
  %tview_14 = make_tensor_view %arg4, shape = [%assume_assume_3], strides = [1] : tile<i32> -> tensor_view<?xf32, strides=[1]>
  %pview_15 = make_partition_view %tview_14 : partition_view<tile=(16), tensor_view<?xf32, strides=[1]>>
  %tview_16 = make_tensor_view %arg6, shape = [%assume_assume_5], strides = [1] : tile<i32> -> tensor_view<?xf32, strides=[1]>
  %pview_17 = make_partition_view %tview_16 : partition_view<tile=(16), tensor_view<?xf32, strides=[1]>>
  %tview_18 = make_tensor_view %arg8, shape = [%assume_assume_7], strides = [1] : tile<i32> -> tensor_view<?xf64, strides=[1]>
  %pview_19 = make_partition_view %tview_18 : partition_view<tile=(16), tensor_view<?xf64, strides=[1]>>
  %blockId_x, %blockId_y, %blockId_z = get_tile_block_id : tile<i32>
  %tview_20 = make_tensor_view %arg10, shape = [%assume_assume_9], strides = [1] : tile<i32> -> tensor_view<?xf32, strides=[1]>
  %pview_21 = make_partition_view %tview_20 : partition_view<tile=(16), tensor_view<?xf32, strides=[1]>>
  %tile, %result_token = load_view_tko weak %pview_21[%blockId_x] inbounds = [true] : partition_view<tile=(16), tensor_view<?xf32, strides=[1]>>, tile<i32> -> tile<16xf32>, token
  %0 = bitcast %tile : tile<16xf32> -> tile<16xi32>
  %reshape = reshape %0 : tile<16xi32> -> tile<1x16xi32>
  %1 = scan %reshape dim=0 reverse=false identities=[0 : i32] : tile<1x16xi32> -> tile<1x16xi32> 
  (%arg14: tile<i32>, %arg15: tile<i32>) {
    yield %arg14 : tile<i32>
  }
  %reshape_22 = reshape %1 : tile<1x16xi32> -> tile<16xi32>
  %2 = bitcast %reshape_22 : tile<16xi32> -> tile<16xf32>
  %tview_23 = make_tensor_view %arg12, shape = [%assume_assume_11], strides = [1] : tile<i32> -> tensor_view<?xf32, strides=[1]>
  %pview_24 = make_partition_view %tview_23 : partition_view<tile=(16), tensor_view<?xf32, strides=[1]>>
  %tile_25, %result_token_26 = load_view_tko weak %pview_24[%blockId_x] inbounds = [true] : partition_view<tile=(16), tensor_view<?xf32, strides=[1]>>, tile<i32> -> tile<16xf32>, token
  %3 = bitcast %tile_25 : tile<16xf32> -> tile<16xi32>
  %reshape_27 = reshape %3 : tile<16xi32> -> tile<1x16xi32>
  %4 = scan %reshape_27 dim=0 reverse=false identities=[0 : i32] : tile<1x16xi32> -> tile<1x16xi32> 
  (%arg14: tile<i32>, %arg15: tile<i32>) {
    yield %arg14 : tile<i32>
  }
  %reshape_28 = reshape %4 : tile<1x16xi32> -> tile<16xi32>
  %5 = bitcast %reshape_28 : tile<16xi32> -> tile<16xf32>
  %6 = cmpf less_than unordered %2, %5 : tile<16xf32> -> tile<16xi1>
  %7 = exti %6 unsigned : tile<16xi1> -> tile<16xi32>
  %8 = cmpf less_than_or_equal unordered %2, %5 : tile<16xf32> -> tile<16xi1>
  %9 = exti %8 unsigned : tile<16xi1> -> tile<16xi32>
  %10 = muli %cst_2_i32, %9 : tile<16xi32>
  %11 = addi %7, %10 : tile<16xi32>
  %12 = cmpf equal unordered %2, %5 : tile<16xf32> -> tile<16xi1>
  %13 = exti %12 unsigned : tile<16xi1> -> tile<16xi32>
  %14 = muli %cst_4_i32, %13 : tile<16xi32>
  %15 = addi %11, %14 : tile<16xi32>
  %16 = cmpf not_equal unordered %2, %5 : tile<16xf32> -> tile<16xi1>
  %17 = exti %16 unsigned : tile<16xi1> -> tile<16xi32>
  %18 = muli %cst_8_i32, %17 : tile<16xi32>
  %19 = addi %15, %18 : tile<16xi32>
  %20 = cmpf greater_than unordered %2, %5 : tile<16xf32> -> tile<16xi1>
  %21 = exti %20 unsigned : tile<16xi1> -> tile<16xi32>
  %22 = muli %cst_16_i32, %21 : tile<16xi32>
  %23 = addi %19, %22 : tile<16xi32>
  %24 = cmpf greater_than_or_equal unordered %2, %5 : tile<16xf32> -> tile<16xi1>
  %25 = exti %24 unsigned : tile<16xi1> -> tile<16xi32>
  %26 = muli %cst_32_i32, %25 : tile<16xi32>
  %27 = addi %23, %26 : tile<16xi32>
  %28 = cmpf not_equal unordered %2, %2 : tile<16xf32> -> tile<16xi1>
  %29 = exti %28 unsigned : tile<16xi1> -> tile<16xi32>
  %30 = muli %cst_64_i32, %29 : tile<16xi32>
  %31 = addi %27, %30 : tile<16xi32>
  %32 = store_view_tko weak %31, %pview[%blockId_x] inbounds = [true] : tile<16xi32>, partition_view<tile=(16), tensor_view<?xi32, strides=[1]>>, tile<i32> -> token
  %33 = cmpf less_than ordered %2, %5 : tile<16xf32> -> tile<16xi1>
  %34 = exti %33 unsigned : tile<16xi1> -> tile<16xi32>
  %35 = cmpf less_than_or_equal ordered %2, %5 : tile<16xf32> -> tile<16xi1>
  %36 = exti %35 unsigned : tile<16xi1> -> tile<16xi32>
  %37 = muli %cst_2_i32, %36 : tile<16xi32>
  %38 = addi %34, %37 : tile<16xi32>
  %39 = cmpf equal ordered %2, %5 : tile<16xf32> -> tile<16xi1>
  %40 = exti %39 unsigned : tile<16xi1> -> tile<16xi32>
  %41 = muli %cst_4_i32, %40 : tile<16xi32>
  %42 = addi %38, %41 : tile<16xi32>
  %43 = cmpf not_equal ordered %2, %5 : tile<16xf32> -> tile<16xi1>
  %44 = exti %43 unsigned : tile<16xi1> -> tile<16xi32>
  %45 = muli %cst_8_i32, %44 : tile<16xi32>
  %46 = addi %42, %45 : tile<16xi32>
  %47 = cmpf greater_than ordered %2, %5 : tile<16xf32> -> tile<16xi1>
  %48 = exti %47 unsigned : tile<16xi1> -> tile<16xi32>
  %49 = muli %cst_16_i32, %48 : tile<16xi32>
  %50 = addi %46, %49 : tile<16xi32>
  %51 = cmpf greater_than_or_equal ordered %2, %5 : tile<16xf32> -> tile<16xi1>
  %52 = exti %51 unsigned : tile<16xi1> -> tile<16xi32>
  %53 = muli %cst_32_i32, %52 : tile<16xi32>
  %54 = addi %50, %53 : tile<16xi32>
  %55 = store_view_tko weak %54, %pview_13[%blockId_x] inbounds = [true] : tile<16xi32>, partition_view<tile=(16), tensor_view<?xi32, strides=[1]>>, tile<i32> -> token
  %56 = maxf %2, %5 propagate_nan : tile<16xf32>
  %57 = store_view_tko weak %56, %pview_15[%blockId_x] inbounds = [true] : tile<16xf32>, partition_view<tile=(16), tensor_view<?xf32, strides=[1]>>, tile<i32> -> token
  %58 = minf %2, %5 propagate_nan : tile<16xf32>
  %59 = store_view_tko weak %58, %pview_17[%blockId_x] inbounds = [true] : tile<16xf32>, partition_view<tile=(16), tensor_view<?xf32, strides=[1]>>, tile<i32> -> token
  %60 = ftof %2  : tile<16xf32> -> tile<16xf64>
  %61 = ftof %5  : tile<16xf32> -> tile<16xf64>
  %62 = maxf %60, %61 propagate_nan : tile<16xf64>
  %63 = store_view_tko weak %62, %pview_19[%blockId_x] inbounds = [true] : tile<16xf64>, partition_view<tile=(16), tensor_view<?xf64, strides=[1]>>, tile<i32> -> token
  return
}
