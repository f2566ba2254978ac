entry @rotary(%arg0: tile<ptr<bf16>>, %arg1: tile<i32>, %arg2: tile<i32>, %arg3: tile<i32>, %arg4: tile<i32>, %arg5: tile<i32>, %arg6: tile<ptr<bf16>>, %arg7: tile<i32>, %arg8: tile<i32>, %arg9: tile<i32>, %arg10: tile<i32>, %arg11: tile<i32>, %arg12: tile<ptr<f32>>, %arg13: tile<i32>, %arg14: tile<i32>, %arg15: tile<i32>, %arg16: tile<ptr<f32>>, %arg17: tile<i32>, %arg18: tile<i32>, %arg19: tile<i32>) {
  %cst_0_i32 = constant <i32: 0> : tile<i32>
  %cst_1_i32 = constant <i32: 1> : tile<i32>
  %assume = assume div_by<16>, %arg0 : tile<ptr<bf16>>
  %assume_0 = assume div_by<64>, %arg1 : tile<i32>
  %assume_assume = assume bounded<0, 2147418111>, %assume_0 : tile<i32>
  %assume_1 = assume div_by<64>, %arg4 : tile<i32>
  %assume_assume_2 = assume bounded<0, 2147418111>, %assume_1 : tile<i32>
  %assume_3 = assume div_by<64>, %arg2 : tile<i32>
  %assume_assume_4 = assume bounded<0, 2147418111>, %assume_3 : tile<i32>
  %assume_5 = assume div_by<64>, %arg5 : tile<i32>
  %assume_assume_6 = assume bounded<0, 2147418111>, %assume_5 : tile<i32>
  %assume_7 = assume div_by<16>, %arg6 : tile<ptr<bf16>>
  %assume_8 = assume div_by<64>, %arg7 : tile<i32>
  %assume_assume_9 = assume bounded<0, 2147418111>, %assume_8 : tile<i32>
  %assume_10 = assume div_by<64>, %arg10 : tile<i32>
  %assume_assume_11 = assume bounded<0, 2147418111>, %assume_10 : tile<i32>
  %assume_12 = assume div_by<64>, %arg8 : tile<i32>
  %assume_assume_13 = assume bounded<0, 2147418111>, %assume_12 : tile<i32>
  %assume_14 = assume div_by<64>, %arg11 : tile<i32>
  %assume_assume_15 = assume bounded<0, 2147418111>, %assume_14 : tile<i32>
  %assume_16 = assume div_by<16>, %arg12 : tile<ptr<f32>>
  %assume_17 = assume div_by<64>, %arg13 : tile<i32>
  %assume_assume_18 = assume bounded<0, 2147418111>, %assume_17 : tile<i32>
  %assume_19 = assume div_by<64>, %arg15 : tile<i32>
  %assume_assume_20 = assume bounded<0, 2147418111>, %assume_19 : tile<i32>
  %assume_21 = assume div_by<16>, %arg16 : tile<ptr<f32>>
  %assume_22 = assume div_by<64>, %arg17 : tile<i32>
  %assume_assume_23 = assume bounded<0, 2147418111>, %assume_22 : tile<i32>
  %assume_24 = assume div_by<64>, %arg19 : tile<i32>
  %assume_assume_25 = assume bounded<0, 2147418111>, %assume_24 : tile<i32>
  %tview = make_tensor_view %assume, shape = [%assume_assume, %assume_assume_4, 64], strides = [%assume_assume_2, %assume_assume_6, 1] : tile<i32> -> tensor_view<?x?x64xbf16, strides=[?,?,1]>
  %pview = make_partition_view %tview : partition_view<tile=(1x8x64), tensor_view<?x?x64xbf16, strides=[?,?,1]>>
  %blockId_x, %blockId_y, %blockId_z = get_tile_block_id : tile<i32>
  %tview_26 = make_tensor_view %assume_7, shape = [%assume_assume_9, %assume_assume_13, 64], strides = [%assume_assume_11, %assume_assume_15, 1] : tile<i32> -> tensor_view<?x?x64xbf16, strides=[?,?,1]>
  %pview_27 = make_partition_view %tview_26 : partition_view<tile=(1x8x32), tensor_view<?x?x64xbf16, strides=[?,?,1]>>
  %tile, %result_token = load_view_tko weak %pview_27[%blockId_x, %blockId_y, %cst_0_i32] inbounds = [true, true, true] : partition_view<tile=(1x8x32), tensor_view<?x?x64xbf16, strides=[?,?,1]>>, tile<i32> -> tile<1x8x32xbf16>, token
  %0 = ftof %tile  : tile<1x8x32xbf16> -> tile<1x8x32xf32>
  %tview_28 = make_tensor_view %assume_16, shape = [%assume_assume_18, 32], strides = [%assume_assume_20, 1] : tile<i32> -> tensor_view<?x32xf32, strides=[?,1]>
  %pview_29 = make_partition_view %tview_28 : partition_view<tile=(1x32), tensor_view<?x32xf32, strides=[?,1]>>
  %tile_30, %result_token_31 = load_view_tko weak %pview_29[%blockId_x, %cst_0_i32] inbounds = [true, true] : partition_view<tile=(1x32), tensor_view<?x32xf32, strides=[?,1]>>, tile<i32> -> tile<1x32xf32>, token
  %reshape = reshape %tile_30 : tile<1x32xf32> -> tile<1x1x32xf32>
  %bcast = broadcast %reshape : tile<1x1x32xf32> -> tile<1x8x32xf32>
  %1 = mulf %0, %bcast  : tile<1x8x32xf32>
  %tile_32, %result_token_33 = load_view_tko weak %pview_27[%blockId_x, %blockId_y, %cst_1_i32] inbounds = [true, true, true] : partition_view<tile=(1x8x32), tensor_view<?x?x64xbf16, strides=[?,?,1]>>, tile<i32> -> tile<1x8x32xbf16>, token
  %2 = ftof %tile_32  : tile<1x8x32xbf16> -> tile<1x8x32xf32>
  %tview_34 = make_tensor_view %assume_21, shape = [%assume_assume_23, 32], strides = [%assume_assume_25, 1] : tile<i32> -> tensor_view<?x32xf32, strides=[?,1]>
  %pview_35 = make_partition_view %tview_34 : partition_view<tile=(1x32), tensor_view<?x32xf32, strides=[?,1]>>
  %tile_36, %result_token_37 = load_view_tko weak %pview_35[%blockId_x, %cst_0_i32] inbounds = [true, true] : partition_view<tile=(1x32), tensor_view<?x32xf32, strides=[?,1]>>, tile<i32> -> tile<1x32xf32>, token
  %reshape_38 = reshape %tile_36 : tile<1x32xf32> -> tile<1x1x32xf32>
  %bcast_39 = broadcast %reshape_38 : tile<1x1x32xf32> -> tile<1x8x32xf32>
  %3 = mulf %2, %bcast_39  : tile<1x8x32xf32>
  %4 = subf %1, %3  : tile<1x8x32xf32>
  %5 = mulf %2, %bcast  : tile<1x8x32xf32>
  %6 = mulf %0, %bcast_39  : tile<1x8x32xf32>
  %7 = addf %5, %6  : tile<1x8x32xf32>
  %8 = cat %4, %7 dim = 2 : tile<1x8x32xf32>, tile<1x8x32xf32> -> tile<1x8x64xf32>
  %9 = ftof %8  : tile<1x8x64xf32> -> tile<1x8x64xbf16>
  %10 = store_view_tko weak %9, %pview[%blockId_x, %blockId_y, %blockId_z] inbounds = [true, true, true] : tile<1x8x64xbf16>, partition_view<tile=(1x8x64), tensor_view<?x?x64xbf16, strides=[?,?,1]>>, tile<i32> -> token
  return
}
