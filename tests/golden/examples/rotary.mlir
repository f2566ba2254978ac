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
  %assume_16 = assume div_by<64>, %arg13 : tile<i32>
  %assume_assume_17 = assume bounded<0, 2147418111>, %assume_16 : tile<i32>
  %assume_18 = assume div_by<64>, %arg15 : tile<i32>
  %assume_assume_19 = assume bounded<0, 2147418111>, %assume_18 : tile<i32>
  %assume_20 = assume div_by<64>, %arg17 : tile<i32>
  %assume_assume_21 = assume bounded<0, 2147418111>, %assume_20 : tile<i32>
  %assume_22 = assume div_by<64>, %arg19 : tile<i32>
  %assume_assume_23 = assume bounded<0, 2147418111>, %assume_22 : tile<i32>
  %tview = make_tensor_view %assume, shape = [%assume_assume, %assume_assume_4, 64], strides = [%assume_assume_2, %assume_assume_6, 1] : tile<i32> -> tensor_view<?x?x64xbf16, strides=[?,?,1]>
  %pview = make_partition_view %tview : partition_view<tile=(1x8x64), tensor_view<?x?x64xbf16, strides=[?,?,1]>>
  %blockId_x, %blockId_y, %blockId_z = get_tile_block_id : tile<i32>
  %tview_24 = make_tensor_view %assume_7, shape = [%assume_assume_9, %assume_assume_13, 64], strides = [%assume_assume_11, %assume_assume_15, 1] : tile<i32> -> tensor_view<?x?x64xbf16, strides=[?,?,1]>
  %pview_25 = make_partition_view %tview_24 : partition_view<tile=(1x8x32), tensor_view<?x?x64xbf16, strides=[?,?,1]>>
  %tile, %result_token = load_view_tko weak %pview_25[%blockId_x, %blockId_y, %cst_0_i32] inbounds = [true, true, true] : partition_view<tile=(1x8x32), tensor_view<?x?x64xbf16, strides=[?,?,1]>>, tile<i32> -> tile<1x8x32xbf16>, token
  %0 = ftof %tile  : tile<1x8x32xbf16> -> tile<1x8x32xf32>
  %tview_26 = make_tensor_view %arg12, shape = [%assume_assume_17, 32], strides = [%assume_assume_19, 1] : tile<i32> -> tensor_view<?x32xf32, strides=[?,1]>
  %pview_27 = make_partition_view %tview_26 : partition_view<tile=(1x32), tensor_view<?x32xf32, strides=[?,1]>>
  %tile_28, %result_token_29 = load_view_tko weak %pview_27[%blockId_x, %cst_0_i32] inbounds = [true, true] : partition_view<tile=(1x32), tensor_view<?x32xf32, strides=[?,1]>>, tile<i32> -> tile<1x32xf32>, token
  %1 = bitcast %tile_28 : tile<1x32xf32> -> tile<1x32xi32>
  %reshape = reshape %1 : tile<1x32xi32> -> tile<1x1x32xi32>
  %2 = scan %reshape dim=0 reverse=false identities=[0 : i32] : tile<1x1x32xi32> -> tile<1x1x32xi32> 
  (%arg20: tile<i32>, %arg21: tile<i32>) {
    yield %arg20 : tile<i32>
  }
  %reshape_30 = reshape %2 : tile<1x1x32xi32> -> tile<1x32xi32>
  %3 = bitcast %reshape_30 : tile<1x32xi32> -> tile<1x32xf32>
  %reshape_31 = reshape %3 : tile<1x32xf32> -> tile<1x1x32xf32>
  %bcast = broadcast %reshape_31 : tile<1x1x32xf32> -> tile<1x8x32xf32>
  %4 = mulf %0, %bcast  : tile<1x8x32xf32>
  %tile_32, %result_token_33 = load_view_tko weak %pview_25[%blockId_x, %blockId_y, %cst_1_i32] inbounds = [true, true, true] : partition_view<tile=(1x8x32), tensor_view<?x?x64xbf16, strides=[?,?,1]>>, tile<i32> -> tile<1x8x32xbf16>, token
  %5 = ftof %tile_32  : tile<1x8x32xbf16> -> tile<1x8x32xf32>
  %tview_34 = make_tensor_view %arg16, shape = [%assume_assume_21, 32], strides = [%assume_assume_23, 1] : tile<i32> -> tensor_view<?x32xf32, strides=[?,1]>
  %pview_35 = make_partition_view %tview_34 : partition_view<tile=(1x32), tensor_view<?x32xf32, strides=[?,1]>>
  %tile_36, %result_token_37 = load_view_tko weak %pview_35[%blockId_x, %cst_0_i32] inbounds = [true, true] : partition_view<tile=(1x32), tensor_view<?x32xf32, strides=[?,1]>>, tile<i32> -> tile<1x32xf32>, token
  %6 = bitcast %tile_36 : tile<1x32xf32> -> tile<1x32xi32>
  %reshape_38 = reshape %6 : tile<1x32xi32> -> tile<1x1x32xi32>
  %7 = scan %reshape_38 dim=0 reverse=false identities=[0 : i32] : tile<1x1x32xi32> -> tile<1x1x32xi32> 
  (%arg20: tile<i32>, %arg21: tile<i32>) {
    yield %arg20 : tile<i32>
  }
  %reshape_39 = reshape %7 : tile<1x1x32xi32> -> tile<1x32xi32>
  %8 = bitcast %reshape_39 : tile<1x32xi32> -> tile<1x32xf32>
  %reshape_40 = reshape %8 : tile<1x32xf32> -> tile<1x1x32xf32>
  %bcast_41 = broadcast %reshape_40 : tile<1x1x32xf32> -> tile<1x8x32xf32>
  %9 = mulf %5, %bcast_41  : tile<1x8x32xf32>
  %10 = subf %4, %9  : tile<1x8x32xf32>
  %11 = mulf %5, %bcast  : tile<1x8x32xf32>
  %12 = mulf %0, %bcast_41  : tile<1x8x32xf32>
  %13 = addf %11, %12  : tile<1x8x32xf32>
  %14 = cat %10, %13 dim = 2 : tile<1x8x32xf32>, tile<1x8x32xf32> -> tile<1x8x64xf32>
  %15 = ftof %14  : tile<1x8x64xf32> -> tile<1x8x64xbf16>
  %16 = store_view_tko weak %15, %pview[%blockId_x, %blockId_y, %blockId_z] inbounds = [true, true, true] : tile<1x8x64xbf16>, partition_view<tile=(1x8x64), tensor_view<?x?x64xbf16, strides=[?,?,1]>>, tile<i32> -> token
  return
}
