entry @op_promises(%arg0: tile<ptr<i32>>, %arg1: tile<i32>, %arg2: tile<ptr<i32>>, %arg3: tile<i32>, %arg4: tile<ptr<i32>>, %arg5: tile<i32>, %arg6: tile<ptr<i32>>, %arg7: tile<i32>, %arg8: tile<ptr<i32>>, %arg9: tile<i32>, %arg10: tile<ptr<i8>>, %arg11: tile<i32>, %arg12: tile<ptr<i32>>, %arg13: tile<i32>, %arg14: tile<ptr<i32>>, %arg15: tile<i32>, %arg16: tile<ptr<f32>>, %arg17: tile<i32>) {
  %cst_3_i32 = constant <i32: 3> : tile<16xi32>
  %cst_1_i32 = constant <i32: 1> : tile<16xi32>
  %cst_5_i32 = constant <i32: 5> : tile<16xi32>
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
  %assume_14 = assume div_by<64>, %arg17 : tile<i32>
  %assume_assume_15 = assume bounded<0, 2147418111>, %assume_14 : tile<i32>
  %tview = make_tensor_view %arg0, shape = [%assume_assume], strides = [1] : tile<i32> -> tensor_view<?xi32, strides=[1]>
  %pview = make_partition_view %tview : partition_view<tile=(16), tensor_view<?xi32, strides=[1]>>
  %tview_16 = make_tensor_view %arg2, shape = [%assume_assume_1], strides = [1] : tile<i32> -> tensor_view<?xi32, strides=[1]>
  %pview_17 = make_partition_view %tview_16 : partition_view<tile=(16), tensor_view<?xi32, strides=[1]>>
  %tview_18 = make_tensor_view %arg4, shape = [%assume_assume_3], strides = [1] : tile<i32> -> tensor_view<?xi32, strides=[1]>
  %pview_19 = make_partition_view %tview_18 : partition_view<tile=(16), tensor_view<?xi32, strides=[1]>>
  %tview_20 = make_tensor_view %arg6, shape = [%assume_assume_5], strides = [1] : tile<i32> -> tensor_view<?xi32, strides=[1]>
  %pview_21 = make_partition_view %tview_20 : partition_view<tile=(16), tensor_view<?xi32, strides=[1]>>
  %tview_22 = make_tensor_view %arg8, shape = [%assume_assume_7], strides = [1] : tile<i32> -> tensor_view<?xi32, strides=[1]>
  %pview_23 = make_partition_view %tview_22 : partition_view<tile=(16), tensor_view<?xi32, strides=[1]>>
  %tview_24 = make_tensor_view %arg10, shape = [%assume_assume_9], strides = [1] : tile<i32> -> tensor_view<?xi8, strides=[1]>
  %pview_25 = make_partition_view %tview_24 : partition_view<tile=(16), tensor_view<?xi8, strides=[1]>>
  %tview_26 = make_tensor_view %arg12, shape = [%assume_assume_11], strides = [1] : tile<i32> -> tensor_view<?xi32, strides=[1]>
  %pview_27 = make_partition_view %tview_26 : partition_view<tile=(16), tensor_view<?xi32, strides=[1]>>
  %blockId_x, %blockId_y, %blockId_z = get_tile_block_id : tile<i32>
  %tview_28 = make_tensor_view %arg14, shape = [%assume_assume_13], strides = [1] : tile<i32> -> tensor_view<?xi32, strides=[1]>
  %pview_29 = make_partition_view %tview_28 : partition_view<tile=(16), tensor_view<?xi32, strides=[1]>>
  %tile, %result_token = load_view_tko weak %pview_29[%blockId_x] inbounds = [true] : partition_view<tile=(16), tensor_view<?xi32, strides=[1]>>, tile<i32> -> tile<16xi32>, token
  %reshape = reshape %tile : tile<16xi32> -> tile<1x16xi32>
  %0 = scan %reshape dim=0 reverse=false identities=[0 : i32] : tile<1x16xi32> -> tile<1x16xi32> 
  (%arg18: tile<i32>, %arg19: tile<i32>) {
    yield %arg18 : tile<i32>
  }
  %reshape_30 = reshape %0 : tile<1x16xi32> -> tile<16xi32>
  %1 = addi %reshape_30, %cst_3_i32 overflow<no_wrap> : tile<16xi32>
  %2 = store_view_tko weak %1, %pview[%blockId_x] inbounds = [true] : tile<16xi32>, partition_view<tile=(16), tensor_view<?xi32, strides=[1]>>, tile<i32> -> token
  %3 = subi %reshape_30, %cst_1_i32 overflow<no_signed_wrap> : tile<16xi32>
  %4 = store_view_tko weak %3, %pview_17[%blockId_x] inbounds = [true] : tile<16xi32>, partition_view<tile=(16), tensor_view<?xi32, strides=[1]>>, tile<i32> -> token
  %5 = muli %reshape_30, %cst_5_i32 overflow<no_unsigned_wrap> : tile<16xi32>
  %6 = store_view_tko weak %5, %pview_19[%blockId_x] inbounds = [true] : tile<16xi32>, partition_view<tile=(16), tensor_view<?xi32, strides=[1]>>, tile<i32> -> token
  %7 = shli %reshape_30, %cst_3_i32 overflow<no_signed_wrap> : tile<16xi32>
  %8 = store_view_tko weak %7, %pview_21[%blockId_x] inbounds = [true] : tile<16xi32>, partition_view<tile=(16), tensor_view<?xi32, strides=[1]>>, tile<i32> -> token
  %9 = negi %reshape_30 overflow<no_signed_wrap> : tile<16xi32>
  %10 = store_view_tko weak %9, %pview_23[%blockId_x] inbounds = [true] : tile<16xi32>, partition_view<tile=(16), tensor_view<?xi32, strides=[1]>>, tile<i32> -> token
  %11 = trunci %reshape_30 overflow<no_signed_wrap> : tile<16xi32> -> tile<16xi8>
  %12 = store_view_tko weak %11, %pview_25[%blockId_x] inbounds = [true] : tile<16xi8>, partition_view<tile=(16), tensor_view<?xi8, strides=[1]>>, tile<i32> -> token
  %tview_31 = make_tensor_view %arg16, shape = [%assume_assume_15], strides = [1] : tile<i32> -> tensor_view<?xf32, strides=[1]>
  %pview_32 = make_partition_view %tview_31 : partition_view<tile=(16), tensor_view<?xf32, strides=[1]>>
  %tile_33, %result_token_34 = load_view_tko weak %pview_32[%blockId_x] inbounds = [true] : partition_view<tile=(16), tensor_view<?xf32, strides=[1]>>, tile<i32> -> tile<16xf32>, token
  %13 = bitcast %tile_33 : tile<16xf32> -> tile<16xi32>
  %reshape_35 = reshape %13 : tile<16xi32> -> tile<1x16xi32>
  %14 = scan %reshape_35 dim=0 reverse=false identities=[0 : i32] : tile<1x16xi32> -> tile<1x16xi32> 
  (%arg18: tile<i32>, %arg19: tile<i32>) {
    yield %arg18 : tile<i32>
  }
  %reshape_36 = reshape %14 : tile<1x16xi32> -> tile<16xi32>
  %15 = bitcast %reshape_36 : tile<16xi32> -> tile<16xf32>
  %16 = ftoi %15 signed  : tile<16xf32> -> tile<16xi32>
  %17 = store_view_tko weak %16, %pview_27[%blockId_x] inbounds = [true] : tile<16xi32>, partition_view<tile=(16), tensor_view<?xi32, strides=[1]>>, tile<i32> -> token
  return
}
