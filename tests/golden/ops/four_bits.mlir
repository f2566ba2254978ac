entry @op_four_bits(%arg0: tile<ptr<i32>>, %arg1: tile<i32>, %arg2: tile<ptr<i64>>, %arg3: tile<i32>, %arg4: tile<ptr<i8>>, %arg5: tile<i32>, %arg6: tile<ptr<i8>>, %arg7: tile<i32>, %arg8: tile<ptr<i8>>, %arg9: tile<i32>, %arg10: tile<ptr<i8>>, %arg11: tile<i32>) {
  %cst_16_i32 = constant <i32: 16> : tile<512xi32>
  %cst_f32 = constant <f32: 1.750000e+00> : tile<512xf32>
  %cst_7_i8 = constant <i8: 7> : tile<512xi8>
  %cst_24_i32 = constant <i32: 24> : tile<512xi32>
  %cst_-8_i8 = constant <i8: -8> : tile<512xi8>
  %cst_100_i8 = constant <i8: 100> : tile<256xi8>
  %assume = assume div_by<16>, %arg0 : tile<ptr<i32>>
  %assume_0 = assume div_by<64>, %arg1 : tile<i32>
  %assume_assume = assume bounded<0, 2147418111>, %assume_0 : tile<i32>
  %assume_1 = assume div_by<16>, %arg2 : tile<ptr<i64>>
  %assume_2 = assume div_by<64>, %arg3 : tile<i32>
  %assume_assume_3 = assume bounded<0, 2147418111>, %assume_2 : tile<i32>
  %assume_4 = assume div_by<16>, %arg4 : tile<ptr<i8>>
  %assume_5 = assume div_by<64>, %arg5 : tile<i32>
  %assume_assume_6 = assume bounded<0, 2147418111>, %assume_5 : tile<i32>
  %assume_7 = assume div_by<16>, %arg6 : tile<ptr<i8>>
  %assume_8 = assume div_by<64>, %arg7 : tile<i32>
  %assume_assume_9 = assume bounded<0, 2147418111>, %assume_8 : tile<i32>
  %assume_10 = assume div_by<64>, %arg9 : tile<i32>
  %assume_assume_11 = assume bounded<0, 2147418111>, %assume_10 : tile<i32>
  %assume_12 = assume div_by<16>, %arg10 : tile<ptr<i8>>
  %assume_13 = assume div_by<64>, %arg11 : tile<i32>
  %assume_assume_14 = assume bounded<0, 2147418111>, %assume_13 : tile<i32>
  %tview = make_tensor_view %assume, shape = [%assume_assume], strides = [1] : tile<i32> -> tensor_view<?xi32, strides=[1]>
  %pview = make_partition_view %tview : partition_view<tile=(512), tensor_view<?xi32, strides=[1]>>
  %tview_15 = make_tensor_view %assume_1, shape = [%assume_assume_3], strides = [1] : tile<i32> -> tensor_view<?xi64, strides=[1]>
  %pview_16 = make_partition_view %tview_15 : partition_view<tile=(512), tensor_view<?xi64, strides=[1]>>
  %tview_17 = make_tensor_view %assume_4, shape = [%assume_assume_6], strides = [1] : tile<i32> -> tensor_view<?xi8, strides=[1]>
  %pview_18 = make_partition_view %tview_17 : partition_view<tile=(256), tensor_view<?xi8, strides=[1]>>
  %tview_19 = make_tensor_view %assume_7, shape = [%assume_assume_9], strides = [1] : tile<i32> -> tensor_view<?xi8, strides=[1]>
  %pview_20 = make_partition_view %tview_19 : partition_view<tile=(256), tensor_view<?xi8, strides=[1]>>
  %tview_21 = make_tensor_view %arg8, shape = [%assume_assume_11], strides = [1] : tile<i32> -> tensor_view<?xi8, strides=[1]>
  %pview_22 = make_partition_view %tview_21 : partition_view<tile=(32), tensor_view<?xi8, strides=[1]>>
  %blockId_x, %blockId_y, %blockId_z = get_tile_block_id : tile<i32>
  %tview_23 = make_tensor_view %assume_12, shape = [%assume_assume_14], strides = [1] : tile<i32> -> tensor_view<?xi8, strides=[1]>
  %pview_24 = make_partition_view %tview_23 : partition_view<tile=(256), padding_value = zero, tensor_view<?xi8, strides=[1]>>
  %tile, %result_token = load_view_tko weak %pview_24[%blockId_x] : partition_view<tile=(256), padding_value = zero, tensor_view<?xi8, strides=[1]>>, tile<i32> -> tile<256xi8>, token
  %0 = unpack %tile : tile<256xi8> -> tile<512xi4>
  %1 = exti %0 signed : tile<512xi4> -> tile<512xi32>
  %2 = store_view_tko weak %1, %pview[%blockId_x] : tile<512xi32>, partition_view<tile=(512), tensor_view<?xi32, strides=[1]>>, tile<i32> -> token
  %3 = exti %0 unsigned : tile<512xi4> -> tile<512xi64>
  %4 = store_view_tko weak %3, %pview_16[%blockId_x] : tile<512xi64>, partition_view<tile=(512), tensor_view<?xi64, strides=[1]>>, tile<i32> -> token
  %5 = addi %1, %cst_16_i32 : tile<512xi32>
  %6 = trunci %5 : tile<512xi32> -> tile<512xi4>
  %7 = pack %6 : tile<512xi4> -> tile<256xi8>
  %8 = store_view_tko weak %7, %pview_18[%blockId_x] : tile<256xi8>, partition_view<tile=(256), tensor_view<?xi8, strides=[1]>>, tile<i32> -> token
  %9 = exti %0 signed : tile<512xi4> -> tile<512xi8>
  %10 = itof %9 signed  : tile<512xi8> -> tile<512xf32>
  %11 = mulf %10, %cst_f32  : tile<512xf32>
  %12 = ftoi %11 signed  saturating : tile<512xf32> -> tile<512xi8>
  %13 = exti %12 signed : tile<512xi8> -> tile<512xi32>
  %14 = shli %13, %cst_24_i32 : tile<512xi32>
  %15 = exti %cst_7_i8 signed : tile<512xi8> -> tile<512xi32>
  %16 = shli %15, %cst_24_i32 : tile<512xi32>
  %17 = mini %14, %16 signed : tile<512xi32>
  %18 = shri %17, %cst_24_i32 signed : tile<512xi32>
  %19 = trunci %18 : tile<512xi32> -> tile<512xi8>
  %20 = exti %19 signed : tile<512xi8> -> tile<512xi32>
  %21 = shli %20, %cst_24_i32 : tile<512xi32>
  %22 = exti %cst_-8_i8 signed : tile<512xi8> -> tile<512xi32>
  %23 = shli %22, %cst_24_i32 : tile<512xi32>
  %24 = maxi %21, %23 signed : tile<512xi32>
  %25 = shri %24, %cst_24_i32 signed : tile<512xi32>
  %26 = trunci %25 : tile<512xi32> -> tile<512xi8>
  %27 = trunci %26 : tile<512xi8> -> tile<512xi4>
  %28 = pack %27 : tile<512xi4> -> tile<256xi8>
  %29 = store_view_tko weak %28, %pview_20[%blockId_x] : tile<256xi8>, partition_view<tile=(256), tensor_view<?xi8, strides=[1]>>, tile<i32> -> token
  %30 = cmpi greater_than %tile, %cst_100_i8, unsigned : tile<256xi8> -> tile<256xi1>
  %31 = pack %30 : tile<256xi1> -> tile<32xi8>
  %32 = store_view_tko weak %31, %pview_22[%blockId_x] inbounds = [true] : tile<32xi8>, partition_view<tile=(32), tensor_view<?xi8, strides=[1]>>, tile<i32> -> token
  return
}
