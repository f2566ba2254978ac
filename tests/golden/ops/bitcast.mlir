entry @op_bitcast(%arg0: tile<ptr<i32>>, %arg1: tile<i32>, %arg2: tile<ptr<i64>>, %arg3: tile<i32>, %arg4: tile<ptr<i16>>, %arg5: tile<i32>, %arg6: tile<ptr<bf16>>, %arg7: tile<i32>, %arg8: tile<ptr<i8>>, %arg9: tile<i32>, %arg10: tile<ptr<f32>>, %arg11: tile<i32>, %arg12: tile<ptr<f64>>, %arg13: tile<i32>, %arg14: tile<ptr<f64>>, %arg15: tile<i32>) {
  %cst_-2147483648_i32 = constant <i32: -2147483648> : tile<32xi32>
  %cst_9223372036854775807_i64 = constant <i64: 9223372036854775807> : tile<32xi64>
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
  %assume_12 = assume div_by<64>, %arg15 : tile<i32>
  %assume_assume_13 = assume bounded<0, 2147418111>, %assume_12 : tile<i32>
  %tview = make_tensor_view %arg0, shape = [%assume_assume], strides = [1] : tile<i32> -> tensor_view<?xi32, strides=[1]>
  %pview = make_partition_view %tview : partition_view<tile=(32), tensor_view<?xi32, strides=[1]>>
  %tview_14 = make_tensor_view %arg2, shape = [%assume_assume_1], strides = [1] : tile<i32> -> tensor_view<?xi64, strides=[1]>
  %pview_15 = make_partition_view %tview_14 : partition_view<tile=(32), tensor_view<?xi64, strides=[1]>>
  %tview_16 = make_tensor_view %arg4, shape = [%assume_assume_3], strides = [1] : tile<i32> -> tensor_view<?xi16, strides=[1]>
  %pview_17 = make_partition_view %tview_16 : partition_view<tile=(32), tensor_view<?xi16, strides=[1]>>
  %tview_18 = make_tensor_view %arg6, shape = [%assume_assume_5], strides = [1] : tile<i32> -> tensor_view<?xbf16, strides=[1]>
  %pview_19 = make_partition_view %tview_18 : partition_view<tile=(32), tensor_view<?xbf16, strides=[1]>>
  %tview_20 = make_tensor_view %arg8, shape = [%assume_assume_7], strides = [1] : tile<i32> -> tensor_view<?xi8, strides=[1]>
  %pview_21 = make_partition_view %tview_20 : partition_view<tile=(32), tensor_view<?xi8, strides=[1]>>
  %tview_22 = make_tensor_view %arg10, shape = [%assume_assume_9], strides = [1] : tile<i32> -> tensor_view<?xf32, strides=[1]>
  %pview_23 = make_partition_view %tview_22 : partition_view<tile=(32), tensor_view<?xf32, strides=[1]>>
  %tview_24 = make_tensor_view %arg12, shape = [%assume_assume_11], strides = [1] : tile<i32> -> tensor_view<?xf64, strides=[1]>
  %pview_25 = make_partition_view %tview_24 : partition_view<tile=(32), tensor_view<?xf64, strides=[1]>>
  %blockId_x, %blockId_y, %blockId_z = get_tile_block_id : tile<i32>
  %tview_26 = make_tensor_view %arg14, shape = [%assume_assume_13], strides = [1] : tile<i32> -> tensor_view<?xf64, strides=[1]>
  %pview_27 = make_partition_view %tview_26 : partition_view<tile=(32), tensor_view<?xf64, strides=[1]>>
  %tile, %result_token = load_view_tko weak %pview_27[%blockId_x] inbounds = [true] : partition_view<tile=(32), tensor_view<?xf64, strides=[1]>>, tile<i32> -> tile<32xf64>, token
  %0 = bitcast %tile : tile<32xf64> -> tile<32xi64>
  %reshape = reshape %0 : tile<32xi64> -> tile<1x32xi64>
  %1 = scan %reshape dim=0 reverse=false identities=[0] : tile<1x32xi64> -> tile<1x32xi64> 
  (%arg16: tile<i64>, %arg17: tile<i64>) {
    yield %arg16 : tile<i64>
  }
  %reshape_28 = reshape %1 : tile<1x32xi64> -> tile<32xi64>
  %2 = bitcast %reshape_28 : tile<32xi64> -> tile<32xf64>
  %3 = ftof %2  : tile<32xf64> -> tile<32xf32>
  %4 = bitcast %3 : tile<32xf32> -> tile<32xi32>
  %5 = store_view_tko weak %4, %pview[%blockId_x] inbounds = [true] : tile<32xi32>, partition_view<tile=(32), tensor_view<?xi32, strides=[1]>>, tile<i32> -> token
  %6 = bitcast %2 : tile<32xf64> -> tile<32xi64>
  %7 = store_view_tko weak %6, %pview_15[%blockId_x] inbounds = [true] : tile<32xi64>, partition_view<tile=(32), tensor_view<?xi64, strides=[1]>>, tile<i32> -> token
  %8 = ftof %2  : tile<32xf64> -> tile<32xf16>
  %9 = bitcast %8 : tile<32xf16> -> tile<32xi16>
  %10 = store_view_tko weak %9, %pview_17[%blockId_x] inbounds = [true] : tile<32xi16>, partition_view<tile=(32), tensor_view<?xi16, strides=[1]>>, tile<i32> -> token
  %11 = bitcast %8 : tile<32xf16> -> tile<32xbf16>
  %12 = store_view_tko weak %11, %pview_19[%blockId_x] inbounds = [true] : tile<32xbf16>, partition_view<tile=(32), tensor_view<?xbf16, strides=[1]>>, tile<i32> -> token
  %13 = ftof %3  : tile<32xf32> -> tile<32xf8E4M3FN>
  %14 = bitcast %13 : tile<32xf8E4M3FN> -> tile<32xi8>
  %15 = store_view_tko weak %14, %pview_21[%blockId_x] inbounds = [true] : tile<32xi8>, partition_view<tile=(32), tensor_view<?xi8, strides=[1]>>, tile<i32> -> token
  %16 = xori %4, %cst_-2147483648_i32 : tile<32xi32>
  %17 = bitcast %16 : tile<32xi32> -> tile<32xf32>
  %18 = store_view_tko weak %17, %pview_23[%blockId_x] inbounds = [true] : tile<32xf32>, partition_view<tile=(32), tensor_view<?xf32, strides=[1]>>, tile<i32> -> token
  %19 = andi %6, %cst_9223372036854775807_i64 : tile<32xi64>
  %20 = bitcast %19 : tile<32xi64> -> tile<32xf64>
  %21 = store_view_tko weak %20, %pview_25[%blockId_x] inbounds = [true] : tile<32xf64>, partition_view<tile=(32), tensor_view<?xf64, strides=[1]>>, tile<i32> -> token
  return
}
