entry @op_bitcast(%arg0: tile<ptr<i32>>, %arg1: tile<i32>, %arg2: tile<ptr<i64>>, %arg3: tile<i32>, %arg4: tile<ptr<i16>>, %arg5: tile<i32>, %arg6: tile<ptr<bf16>>, %arg7: tile<i32>, %arg8: tile<ptr<i8>>, %arg9: tile<i32>, %arg10: tile<ptr<f32>>, %arg11: tile<i32>, %arg12: tile<ptr<f64>>, %arg13: tile<i32>, %arg14: tile<ptr<f64>>, %arg15: tile<i32>) {
  %cst_-2147483648_i32 = constant <i32: -2147483648> : tile<32xi32>
  %cst_9223372036854775807_i64 = constant <i64: 9223372036854775807> : tile<32xi64>
  %assume = assume div_by<16>, %arg0 : tile<ptr<i32>>
  %assume_0 = assume div_by<64>, %arg1 : tile<i32>
  %assume_assume = assume bounded<0, 2147418111>, %assume_0 : tile<i32>
  %assume_1 = assume div_by<16>, %arg2 : tile<ptr<i64>>
  %assume_2 = assume div_by<64>, %arg3 : tile<i32>
  %assume_assume_3 = assume bounded<0, 2147418111>, %assume_2 : tile<i32>
  %assume_4 = assume div_by<16>, %arg4 : tile<ptr<i16>>
  %assume_5 = assume div_by<64>, %arg5 : tile<i32>
  %assume_assume_6 = assume bounded<0, 2147418111>, %assume_5 : tile<i32>
  %assume_7 = assume div_by<16>, %arg6 : tile<ptr<bf16>>
  %assume_8 = assume div_by<64>, %arg7 : tile<i32>
  %assume_assume_9 = assume bounded<0, 2147418111>, %assume_8 : tile<i32>
  %assume_10 = assume div_by<16>, %arg8 : tile<ptr<i8>>
  %assume_11 = assume div_by<64>, %arg9 : tile<i32>
  %assume_assume_12 = assume bounded<0, 2147418111>, %assume_11 : tile<i32>
  %assume_13 = assume div_by<16>, %arg10 : tile<ptr<f32>>
  %assume_14 = assume div_by<64>, %arg11 : tile<i32>
  %assume_assume_15 = assume bounded<0, 2147418111>, %assume_14 : tile<i32>
  %assume_16 = assume div_by<16>, %arg12 : tile<ptr<f64>>
  %assume_17 = assume div_by<64>, %arg13 : tile<i32>
  %assume_assume_18 = assume bounded<0, 2147418111>, %assume_17 : tile<i32>
  %assume_19 = assume div_by<16>, %arg14 : tile<ptr<f64>>
  %assume_20 = assume div_by<64>, %arg15 : tile<i32>
  %assume_assume_21 = assume bounded<0, 2147418111>, %assume_20 : tile<i32>
  %tview = make_tensor_view %assume, shape = [%assume_assume], strides = [1] : tile<i32> -> tensor_view<?xi32, strides=[1]>
  %pview = make_partition_view %tview : partition_view<tile=(32), tensor_view<?xi32, strides=[1]>>
  %tview_22 = make_tensor_view %assume_1, shape = [%assume_assume_3], strides = [1] : tile<i32> -> tensor_view<?xi64, strides=[1]>
  %pview_23 = make_partition_view %tview_22 : partition_view<tile=(32), tensor_view<?xi64, strides=[1]>>
  %tview_24 = make_tensor_view %assume_4, shape = [%assume_assume_6], strides = [1] : tile<i32> -> tensor_view<?xi16, strides=[1]>
  %pview_25 = make_partition_view %tview_24 : partition_view<tile=(32), tensor_view<?xi16, strides=[1]>>
  %tview_26 = make_tensor_view %assume_7, shape = [%assume_assume_9], strides = [1] : tile<i32> -> tensor_view<?xbf16, strides=[1]>
  %pview_27 = make_partition_view %tview_26 : partition_view<tile=(32), tensor_view<?xbf16, strides=[1]>>
  %tview_28 = make_tensor_view %assume_10, shape = [%assume_assume_12], strides = [1] : tile<i32> -> tensor_view<?xi8, strides=[1]>
  %pview_29 = make_partition_view %tview_28 : partition_view<tile=(32), tensor_view<?xi8, strides=[1]>>
  %tview_30 = make_tensor_view %assume_13, shape = [%assume_assume_15], strides = [1] : tile<i32> -> tensor_view<?xf32, strides=[1]>
  %pview_31 = make_partition_view %tview_30 : partition_view<tile=(32), tensor_view<?xf32, strides=[1]>>
  %tview_32 = make_tensor_view %assume_16, shape = [%assume_assume_18], strides = [1] : tile<i32> -> tensor_view<?xf64, strides=[1]>
  %pview_33 = make_partition_view %tview_32 : partition_view<tile=(32), tensor_view<?xf64, strides=[1]>>
  %blockId_x, %blockId_y, %blockId_z = get_tile_block_id : tile<i32>
  %tview_34 = make_tensor_view %assume_19, shape = [%assume_assume_21], strides = [1] : tile<i32> -> tensor_view<?xf64, strides=[1]>
  %pview_35 = make_partition_view %tview_34 : partition_view<tile=(32), tensor_view<?xf64, strides=[1]>>
  %tile, %result_token = load_view_tko weak %pview_35[%blockId_x] inbounds = [true] : partition_view<tile=(32), tensor_view<?xf64, strides=[1]>>, tile<i32> -> tile<32xf64>, token
  %0 = ftof %tile  : tile<32xf64> -> tile<32xf32>
  %1 = bitcast %0 : tile<32xf32> -> tile<32xi32>
  %2 = store_view_tko weak %1, %pview[%blockId_x] inbounds = [true] : tile<32xi32>, partition_view<tile=(32), tensor_view<?xi32, strides=[1]>>, tile<i32> -> token
  %3 = bitcast %tile : tile<32xf64> -> tile<32xi64>
  %4 = store_view_tko weak %3, %pview_23[%blockId_x] inbounds = [true] : tile<32xi64>, partition_view<tile=(32), tensor_view<?xi64, strides=[1]>>, tile<i32> -> token
  %5 = ftof %tile  : tile<32xf64> -> tile<32xf16>
  %6 = bitcast %5 : tile<32xf16> -> tile<32xi16>
  %7 = store_view_tko weak %6, %pview_25[%blockId_x] inbounds = [true] : tile<32xi16>, partition_view<tile=(32), tensor_view<?xi16, strides=[1]>>, tile<i32> -> token
  %8 = bitcast %5 : tile<32xf16> -> tile<32xbf16>
  %9 = store_view_tko weak %8, %pview_27[%blockId_x] inbounds = [true] : tile<32xbf16>, partition_view<tile=(32), tensor_view<?xbf16, strides=[1]>>, tile<i32> -> token
  %10 = ftof %0  : tile<32xf32> -> tile<32xf8E4M3FN>
  %11 = bitcast %10 : tile<32xf8E4M3FN> -> tile<32xi8>
  %12 = store_view_tko weak %11, %pview_29[%blockId_x] inbounds = [true] : tile<32xi8>, partition_view<tile=(32), tensor_view<?xi8, strides=[1]>>, tile<i32> -> token
  %13 = xori %1, %cst_-2147483648_i32 : tile<32xi32>
  %14 = bitcast %13 : tile<32xi32> -> tile<32xf32>
  %15 = store_view_tko weak %14, %pview_31[%blockId_x] inbounds = [true] : tile<32xf32>, partition_view<tile=(32), tensor_view<?xf32, strides=[1]>>, tile<i32> -> token
  %16 = andi %3, %cst_9223372036854775807_i64 : tile<32xi64>
  %17 = bitcast %16 : tile<32xi64> -> tile<32xf64>
  %18 = store_view_tko weak %17, %pview_33[%blockId_x] inbounds = [true] : tile<32xf64>, partition_view<tile=(32), tensor_view<?xf64, strides=[1]>>, tile<i32> -> token
  return
}
