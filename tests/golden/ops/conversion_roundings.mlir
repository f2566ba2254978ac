entry @op_conversion_roundings(%arg0: tile<ptr<f32>>, %arg1: tile<i32>, %arg2: tile<ptr<f32>>, %arg3: tile<i32>, %arg4: tile<ptr<f32>>, %arg5: tile<i32>, %arg6: tile<ptr<f16>>, %arg7: tile<i32>, %arg8: tile<ptr<bf16>>, %arg9: tile<i32>, %arg10: tile<ptr<tf32>>, %arg11: tile<i32>, %arg12: tile<ptr<tf32>>, %arg13: tile<i32>, %arg14: tile<ptr<f16>>, %arg15: tile<i32>, %arg16: tile<ptr<f64>>, %arg17: tile<i32>) {
  %assume = assume div_by<16>, %arg0 : tile<ptr<f32>>
  %assume_0 = assume div_by<64>, %arg1 : tile<i32>
  %assume_assume = assume bounded<0, 2147418111>, %assume_0 : tile<i32>
  %assume_1 = assume div_by<16>, %arg2 : tile<ptr<f32>>
  %assume_2 = assume div_by<64>, %arg3 : tile<i32>
  %assume_assume_3 = assume bounded<0, 2147418111>, %assume_2 : tile<i32>
  %assume_4 = assume div_by<16>, %arg4 : tile<ptr<f32>>
  %assume_5 = assume div_by<64>, %arg5 : tile<i32>
  %assume_assume_6 = assume bounded<0, 2147418111>, %assume_5 : tile<i32>
  %assume_7 = assume div_by<16>, %arg6 : tile<ptr<f16>>
  %assume_8 = assume div_by<64>, %arg7 : tile<i32>
  %assume_assume_9 = assume bounded<0, 2147418111>, %assume_8 : tile<i32>
  %assume_10 = assume div_by<16>, %arg8 : tile<ptr<bf16>>
  %assume_11 = assume div_by<64>, %arg9 : tile<i32>
  %assume_assume_12 = assume bounded<0, 2147418111>, %assume_11 : tile<i32>
  %assume_13 = assume div_by<16>, %arg10 : tile<ptr<tf32>>
  %assume_14 = assume div_by<64>, %arg11 : tile<i32>
  %assume_assume_15 = assume bounded<0, 2147418111>, %assume_14 : tile<i32>
  %assume_16 = assume div_by<16>, %arg12 : tile<ptr<tf32>>
  %assume_17 = assume div_by<64>, %arg13 : tile<i32>
  %assume_assume_18 = assume bounded<0, 2147418111>, %assume_17 : tile<i32>
  %assume_19 = assume div_by<16>, %arg14 : tile<ptr<f16>>
  %assume_20 = assume div_by<64>, %arg15 : tile<i32>
  %assume_assume_21 = assume bounded<0, 2147418111>, %assume_20 : tile<i32>
  %assume_22 = assume div_by<16>, %arg16 : tile<ptr<f64>>
  %assume_23 = assume div_by<64>, %arg17 : tile<i32>
  %assume_assume_24 = assume bounded<0, 2147418111>, %assume_23 : tile<i32>
  %tview = make_tensor_view %assume, shape = [%assume_assume], strides = [1] : tile<i32> -> tensor_view<?xf32, strides=[1]>
  %pview = make_partition_view %tview : partition_view<tile=(32), tensor_view<?xf32, strides=[1]>>
  %tview_25 = make_tensor_view %assume_1, shape = [%assume_assume_3], strides = [1] : tile<i32> -> tensor_view<?xf32, strides=[1]>
  %pview_26 = make_partition_view %tview_25 : partition_view<tile=(32), tensor_view<?xf32, strides=[1]>>
  %tview_27 = make_tensor_view %assume_4, shape = [%assume_assume_6], strides = [1] : tile<i32> -> tensor_view<?xf32, strides=[1]>
  %pview_28 = make_partition_view %tview_27 : partition_view<tile=(32), tensor_view<?xf32, strides=[1]>>
  %tview_29 = make_tensor_view %assume_7, shape = [%assume_assume_9], strides = [1] : tile<i32> -> tensor_view<?xf16, strides=[1]>
  %pview_30 = make_partition_view %tview_29 : partition_view<tile=(32), tensor_view<?xf16, strides=[1]>>
  %tview_31 = make_tensor_view %assume_10, shape = [%assume_assume_12], strides = [1] : tile<i32> -> tensor_view<?xbf16, strides=[1]>
  %pview_32 = make_partition_view %tview_31 : partition_view<tile=(32), tensor_view<?xbf16, strides=[1]>>
  %tview_33 = make_tensor_view %assume_13, shape = [%assume_assume_15], strides = [1] : tile<i32> -> tensor_view<?xtf32, strides=[1]>
  %pview_34 = make_partition_view %tview_33 : partition_view<tile=(32), tensor_view<?xtf32, strides=[1]>>
  %tview_35 = make_tensor_view %assume_16, shape = [%assume_assume_18], strides = [1] : tile<i32> -> tensor_view<?xtf32, strides=[1]>
  %pview_36 = make_partition_view %tview_35 : partition_view<tile=(32), tensor_view<?xtf32, strides=[1]>>
  %tview_37 = make_tensor_view %assume_19, shape = [%assume_assume_21], strides = [1] : tile<i32> -> tensor_view<?xf16, strides=[1]>
  %pview_38 = make_partition_view %tview_37 : partition_view<tile=(32), tensor_view<?xf16, strides=[1]>>
  %blockId_x, %blockId_y, %blockId_z = get_tile_block_id : tile<i32>
  %tview_39 = make_tensor_view %assume_22, shape = [%assume_assume_24], strides = [1] : tile<i32> -> tensor_view<?xf64, strides=[1]>
  %pview_40 = make_partition_view %tview_39 : partition_view<tile=(32), tensor_view<?xf64, strides=[1]>>
  %tile, %result_token = load_view_tko weak %pview_40[%blockId_x] inbounds = [true] : partition_view<tile=(32), tensor_view<?xf64, strides=[1]>>, tile<i32> -> tile<32xf64>, token
  %0 = ftof %tile rounding<zero> : tile<32xf64> -> tile<32xf32>
  %1 = store_view_tko weak %0, %pview[%blockId_x] inbounds = [true] : tile<32xf32>, partition_view<tile=(32), tensor_view<?xf32, strides=[1]>>, tile<i32> -> token
  %2 = ftof %tile rounding<negative_inf> : tile<32xf64> -> tile<32xf32>
  %3 = store_view_tko weak %2, %pview_26[%blockId_x] inbounds = [true] : tile<32xf32>, partition_view<tile=(32), tensor_view<?xf32, strides=[1]>>, tile<i32> -> token
  %4 = ftof %tile rounding<positive_inf> : tile<32xf64> -> tile<32xf32>
  %5 = store_view_tko weak %4, %pview_28[%blockId_x] inbounds = [true] : tile<32xf32>, partition_view<tile=(32), tensor_view<?xf32, strides=[1]>>, tile<i32> -> token
  %6 = ftof %tile rounding<zero> : tile<32xf64> -> tile<32xf16>
  %7 = store_view_tko weak %6, %pview_30[%blockId_x] inbounds = [true] : tile<32xf16>, partition_view<tile=(32), tensor_view<?xf16, strides=[1]>>, tile<i32> -> token
  %8 = ftof %tile  : tile<32xf64> -> tile<32xf32>
  %9 = ftof %8 rounding<zero> : tile<32xf32> -> tile<32xbf16>
  %10 = store_view_tko weak %9, %pview_32[%blockId_x] inbounds = [true] : tile<32xbf16>, partition_view<tile=(32), tensor_view<?xbf16, strides=[1]>>, tile<i32> -> token
  %11 = ftof %8 rounding<zero> : tile<32xf32> -> tile<32xtf32>
  %12 = store_view_tko weak %11, %pview_34[%blockId_x] inbounds = [true] : tile<32xtf32>, partition_view<tile=(32), tensor_view<?xtf32, strides=[1]>>, tile<i32> -> token
  %13 = ftof %8 rounding<nearest_away> : tile<32xf32> -> tile<32xtf32>
  %14 = store_view_tko weak %13, %pview_36[%blockId_x] inbounds = [true] : tile<32xtf32>, partition_view<tile=(32), tensor_view<?xtf32, strides=[1]>>, tile<i32> -> token
  %15 = ftof %8  : tile<32xf32> -> tile<32xbf16>
  %16 = ftof %15 rounding<zero> : tile<32xbf16> -> tile<32xf16>
  %17 = store_view_tko weak %16, %pview_38[%blockId_x] inbounds = [true] : tile<32xf16>, partition_view<tile=(32), tensor_view<?xf16, strides=[1]>>, tile<i32> -> token
  return
}
