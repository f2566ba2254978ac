entry @op_e5m3(%arg0: tile<ptr<f32>>, %arg1: tile<i32>, %arg2: tile<ptr<fnv8E5M3FNU>>, %arg3: tile<i32>, %arg4: tile<ptr<fnv8E5M3FNU>>, %arg5: tile<i32>, %arg6: tile<ptr<fnv8E5M3FNU>>, %arg7: tile<i32>, %arg8: tile<ptr<fnv8E5M3FNU>>, %arg9: tile<i32>, %arg10: tile<ptr<fnv8E5M3FNU>>, %arg11: tile<i32>, %arg12: tile<ptr<f8E4M3FN>>, %arg13: tile<i32>) {
  %cst_f32 = constant <f32: -1.062500e+00> : tile<256xf32>
  %cst_f32_0 = constant <f32: 6.250000e-02> : tile<256xf32>
  %cst_f64 = constant <f64: 1.062500e+00> : tile<256xf64>
  %assume = assume div_by<16>, %arg0 : tile<ptr<f32>>
  %assume_1 = assume div_by<64>, %arg1 : tile<i32>
  %assume_assume = assume bounded<0, 2147418111>, %assume_1 : tile<i32>
  %assume_2 = assume div_by<16>, %arg2 : tile<ptr<fnv8E5M3FNU>>
  %assume_3 = assume div_by<64>, %arg3 : tile<i32>
  %assume_assume_4 = assume bounded<0, 2147418111>, %assume_3 : tile<i32>
  %assume_5 = assume div_by<16>, %arg4 : tile<ptr<fnv8E5M3FNU>>
  %assume_6 = assume div_by<64>, %arg5 : tile<i32>
  %assume_assume_7 = assume bounded<0, 2147418111>, %assume_6 : tile<i32>
  %assume_8 = assume div_by<16>, %arg6 : tile<ptr<fnv8E5M3FNU>>
  %assume_9 = assume div_by<64>, %arg7 : tile<i32>
  %assume_assume_10 = assume bounded<0, 2147418111>, %assume_9 : tile<i32>
  %assume_11 = assume div_by<16>, %arg8 : tile<ptr<fnv8E5M3FNU>>
  %assume_12 = assume div_by<64>, %arg9 : tile<i32>
  %assume_assume_13 = assume bounded<0, 2147418111>, %assume_12 : tile<i32>
  %assume_14 = assume div_by<16>, %arg10 : tile<ptr<fnv8E5M3FNU>>
  %assume_15 = assume div_by<64>, %arg11 : tile<i32>
  %assume_assume_16 = assume bounded<0, 2147418111>, %assume_15 : tile<i32>
  %assume_17 = assume div_by<16>, %arg12 : tile<ptr<f8E4M3FN>>
  %assume_18 = assume div_by<64>, %arg13 : tile<i32>
  %assume_assume_19 = assume bounded<0, 2147418111>, %assume_18 : tile<i32>
  %tview = make_tensor_view %assume, shape = [%assume_assume], strides = [1] : tile<i32> -> tensor_view<?xf32, strides=[1]>
  %pview = make_partition_view %tview : partition_view<tile=(256), tensor_view<?xf32, strides=[1]>>
  %tview_20 = make_tensor_view %assume_2, shape = [%assume_assume_4], strides = [1] : tile<i32> -> tensor_view<?xfnv8E5M3FNU, strides=[1]>
  %pview_21 = make_partition_view %tview_20 : partition_view<tile=(256), tensor_view<?xfnv8E5M3FNU, strides=[1]>>
  %tview_22 = make_tensor_view %assume_5, shape = [%assume_assume_7], strides = [1] : tile<i32> -> tensor_view<?xfnv8E5M3FNU, strides=[1]>
  %pview_23 = make_partition_view %tview_22 : partition_view<tile=(256), tensor_view<?xfnv8E5M3FNU, strides=[1]>>
  %tview_24 = make_tensor_view %assume_8, shape = [%assume_assume_10], strides = [1] : tile<i32> -> tensor_view<?xfnv8E5M3FNU, strides=[1]>
  %pview_25 = make_partition_view %tview_24 : partition_view<tile=(256), tensor_view<?xfnv8E5M3FNU, strides=[1]>>
  %tview_26 = make_tensor_view %assume_11, shape = [%assume_assume_13], strides = [1] : tile<i32> -> tensor_view<?xfnv8E5M3FNU, strides=[1]>
  %pview_27 = make_partition_view %tview_26 : partition_view<tile=(256), tensor_view<?xfnv8E5M3FNU, strides=[1]>>
  %blockId_x, %blockId_y, %blockId_z = get_tile_block_id : tile<i32>
  %tview_28 = make_tensor_view %assume_14, shape = [%assume_assume_16], strides = [1] : tile<i32> -> tensor_view<?xfnv8E5M3FNU, strides=[1]>
  %pview_29 = make_partition_view %tview_28 : partition_view<tile=(256), padding_value = zero, tensor_view<?xfnv8E5M3FNU, strides=[1]>>
  %tile, %result_token = load_view_tko weak %pview_29[%blockId_x] : partition_view<tile=(256), padding_value = zero, tensor_view<?xfnv8E5M3FNU, strides=[1]>>, tile<i32> -> tile<256xfnv8E5M3FNU>, token
  %0 = ftof %tile  : tile<256xfnv8E5M3FNU> -> tile<256xf32>
  %1 = store_view_tko weak %0, %pview[%blockId_x] : tile<256xf32>, partition_view<tile=(256), tensor_view<?xf32, strides=[1]>>, tile<i32> -> token
  %2 = mulf %0, %cst_f32  : tile<256xf32>
  %3 = absf %2 : tile<256xf32>
  %4 = ftof %3  : tile<256xf32> -> tile<256xfnv8E5M3FNU>
  %5 = store_view_tko weak %4, %pview_21[%blockId_x] : tile<256xfnv8E5M3FNU>, partition_view<tile=(256), tensor_view<?xfnv8E5M3FNU, strides=[1]>>, tile<i32> -> token
  %6 = mulf %0, %cst_f32_0  : tile<256xf32>
  %7 = ftof %6  : tile<256xf32> -> tile<256xf16>
  %8 = absf %7 : tile<256xf16>
  %9 = ftof %8  : tile<256xf16> -> tile<256xfnv8E5M3FNU>
  %10 = store_view_tko weak %9, %pview_23[%blockId_x] : tile<256xfnv8E5M3FNU>, partition_view<tile=(256), tensor_view<?xfnv8E5M3FNU, strides=[1]>>, tile<i32> -> token
  %11 = ftof %0  : tile<256xf32> -> tile<256xf64>
  %12 = mulf %11, %cst_f64  : tile<256xf64>
  %13 = absf %12 : tile<256xf64>
  %14 = ftof %13  : tile<256xf64> -> tile<256xfnv8E5M3FNU>
  %15 = store_view_tko weak %14, %pview_25[%blockId_x] : tile<256xfnv8E5M3FNU>, partition_view<tile=(256), tensor_view<?xfnv8E5M3FNU, strides=[1]>>, tile<i32> -> token
  %tview_30 = make_tensor_view %assume_17, shape = [%assume_assume_19], strides = [1] : tile<i32> -> tensor_view<?xf8E4M3FN, strides=[1]>
  %pview_31 = make_partition_view %tview_30 : partition_view<tile=(256), padding_value = zero, tensor_view<?xf8E4M3FN, strides=[1]>>
  %tile_32, %result_token_33 = load_view_tko weak %pview_31[%blockId_x] : partition_view<tile=(256), padding_value = zero, tensor_view<?xf8E4M3FN, strides=[1]>>, tile<i32> -> tile<256xf8E4M3FN>, token
  %16 = ftof %tile_32  : tile<256xf8E4M3FN> -> tile<256xf32>
  %17 = absf %16 : tile<256xf32>
  %18 = ftof %17  : tile<256xf32> -> tile<256xfnv8E5M3FNU>
  %19 = store_view_tko weak %18, %pview_27[%blockId_x] : tile<256xfnv8E5M3FNU>, partition_view<tile=(256), tensor_view<?xfnv8E5M3FNU, strides=[1]>>, tile<i32> -> token
  return
}
