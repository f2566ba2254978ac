entry @op_promises(%arg0: tile<ptr<i32>>, %arg1: tile<i32>, %arg2: tile<ptr<i32>>, %arg3: tile<i32>, %arg4: tile<ptr<i32>>, %arg5: tile<i32>, %arg6: tile<ptr<i32>>, %arg7: tile<i32>, %arg8: tile<ptr<i32>>, %arg9: tile<i32>, %arg10: tile<ptr<i8>>, %arg11: tile<i32>, %arg12: tile<ptr<i32>>, %arg13: tile<i32>, %arg14: tile<ptr<i32>>, %arg15: tile<i32>, %arg16: tile<ptr<f32>>, %arg17: tile<i32>) {
  %cst_3_i32 = constant <i32: 3> : tile<16xi32>
  %cst_1_i32 = constant <i32: 1> : tile<16xi32>
  %cst_5_i32 = constant <i32: 5> : tile<16xi32>
  %assume = assume div_by<16>, %arg0 : tile<ptr<i32>>
  %assume_0 = assume div_by<64>, %arg1 : tile<i32>
  %assume_assume = assume bounded<0, 2147418111>, %assume_0 : tile<i32>
  %assume_1 = assume div_by<16>, %arg2 : tile<ptr<i32>>
  %assume_2 = assume div_by<64>, %arg3 : tile<i32>
  %assume_assume_3 = assume bounded<0, 2147418111>, %assume_2 : tile<i32>
  %assume_4 = assume div_by<16>, %arg4 : tile<ptr<i32>>
  %assume_5 = assume div_by<64>, %arg5 : tile<i32>
  %assume_assume_6 = assume bounded<0, 2147418111>, %assume_5 : tile<i32>
  %assume_7 = assume div_by<16>, %arg6 : tile<ptr<i32>>
  %assume_8 = assume div_by<64>, %arg7 : tile<i32>
  %assume_assume_9 = assume bounded<0, 2147418111>, %assume_8 : tile<i32>
  %assume_10 = assume div_by<16>, %arg8 : tile<ptr<i32>>
  %assume_11 = assume div_by<64>, %arg9 : tile<i32>
  %assume_assume_12 = assume bounded<0, 2147418111>, %assume_11 : tile<i32>
  %assume_13 = assume div_by<16>, %arg10 : tile<ptr<i8>>
  %assume_14 = assume div_by<64>, %arg11 : tile<i32>
  %assume_assume_15 = assume bounded<0, 2147418111>, %assume_14 : tile<i32>
  %assume_16 = assume div_by<16>, %arg12 : tile<ptr<i32>>
  %assume_17 = assume div_by<64>, %arg13 : tile<i32>
  %assume_assume_18 = assume bounded<0, 2147418111>, %assume_17 : tile<i32>
  %assume_19 = assume div_by<16>, %arg14 : tile<ptr<i32>>
  %assume_20 = assume div_by<64>, %arg15 : tile<i32>
  %assume_assume_21 = assume bounded<0, 2147418111>, %assume_20 : tile<i32>
  %assume_22 = assume div_by<16>, %arg16 : tile<ptr<f32>>
  %assume_23 = assume div_by<64>, %arg17 : tile<i32>
  %assume_assume_24 = assume bounded<0, 2147418111>, %assume_23 : tile<i32>
  %tview = make_tensor_view %assume, shape = [%assume_assume], strides = [1] : tile<i32> -> tensor_view<?xi32, strides=[1]>
  %pview = make_partition_view %tview : partition_view<tile=(16), tensor_view<?xi32, strides=[1]>>
  %tview_25 = make_tensor_view %assume_1, shape = [%assume_assume_3], strides = [1] : tile<i32> -> tensor_view<?xi32, strides=[1]>
  %pview_26 = make_partition_view %tview_25 : partition_view<tile=(16), tensor_view<?xi32, strides=[1]>>
  %tview_27 = make_tensor_view %assume_4, shape = [%assume_assume_6], strides = [1] : tile<i32> -> tensor_view<?xi32, strides=[1]>
  %pview_28 = make_partition_view %tview_27 : partition_view<tile=(16), tensor_view<?xi32, strides=[1]>>
  %tview_29 = make_tensor_view %assume_7, shape = [%assume_assume_9], strides = [1] : tile<i32> -> tensor_view<?xi32, strides=[1]>
  %pview_30 = make_partition_view %tview_29 : partition_view<tile=(16), tensor_view<?xi32, strides=[1]>>
  %tview_31 = make_tensor_view %assume_10, shape = [%assume_assume_12], strides = [1] : tile<i32> -> tensor_view<?xi32, strides=[1]>
  %pview_32 = make_partition_view %tview_31 : partition_view<tile=(16), tensor_view<?xi32, strides=[1]>>
  %tview_33 = make_tensor_view %assume_13, shape = [%assume_assume_15], strides = [1] : tile<i32> -> tensor_view<?xi8, strides=[1]>
  %pview_34 = make_partition_view %tview_33 : partition_view<tile=(16), tensor_view<?xi8, strides=[1]>>
  %tview_35 = make_tensor_view %assume_16, shape = [%assume_assume_18], strides = [1] : tile<i32> -> tensor_view<?xi32, strides=[1]>
  %pview_36 = make_partition_view %tview_35 : partition_view<tile=(16), tensor_view<?xi32, strides=[1]>>
  %blockId_x, %blockId_y, %blockId_z = get_tile_block_id : tile<i32>
  %tview_37 = make_tensor_view %assume_19, shape = [%assume_assume_21], strides = [1] : tile<i32> -> tensor_view<?xi32, strides=[1]>
  %pview_38 = make_partition_view %tview_37 : partition_view<tile=(16), tensor_view<?xi32, strides=[1]>>
  %tile, %result_token = load_view_tko weak %pview_38[%blockId_x] inbounds = [true] : partition_view<tile=(16), tensor_view<?xi32, strides=[1]>>, tile<i32> -> tile<16xi32>, token
  %0 = addi %tile, %cst_3_i32 overflow<no_wrap> : tile<16xi32>
  %1 = store_view_tko weak %0, %pview[%blockId_x] inbounds = [true] : tile<16xi32>, partition_view<tile=(16), tensor_view<?xi32, strides=[1]>>, tile<i32> -> token
  %2 = subi %tile, %cst_1_i32 overflow<no_signed_wrap> : tile<16xi32>
  %3 = store_view_tko weak %2, %pview_26[%blockId_x] inbounds = [true] : tile<16xi32>, partition_view<tile=(16), tensor_view<?xi32, strides=[1]>>, tile<i32> -> token
  %4 = muli %tile, %cst_5_i32 overflow<no_unsigned_wrap> : tile<16xi32>
  %5 = store_view_tko weak %4, %pview_28[%blockId_x] inbounds = [true] : tile<16xi32>, partition_view<tile=(16), tensor_view<?xi32, strides=[1]>>, tile<i32> -> token
  %6 = shli %tile, %cst_3_i32 overflow<no_signed_wrap> : tile<16xi32>
  %7 = store_view_tko weak %6, %pview_30[%blockId_x] inbounds = [true] : tile<16xi32>, partition_view<tile=(16), tensor_view<?xi32, strides=[1]>>, tile<i32> -> token
  %8 = negi %tile overflow<no_signed_wrap> : tile<16xi32>
  %9 = store_view_tko weak %8, %pview_32[%blockId_x] inbounds = [true] : tile<16xi32>, partition_view<tile=(16), tensor_view<?xi32, strides=[1]>>, tile<i32> -> token
  %10 = trunci %tile overflow<no_signed_wrap> : tile<16xi32> -> tile<16xi8>
  %11 = store_view_tko weak %10, %pview_34[%blockId_x] inbounds = [true] : tile<16xi8>, partition_view<tile=(16), tensor_view<?xi8, strides=[1]>>, tile<i32> -> token
  %tview_39 = make_tensor_view %assume_22, shape = [%assume_assume_24], strides = [1] : tile<i32> -> tensor_view<?xf32, strides=[1]>
  %pview_40 = make_partition_view %tview_39 : partition_view<tile=(16), tensor_view<?xf32, strides=[1]>>
  %tile_41, %result_token_42 = load_view_tko weak %pview_40[%blockId_x] inbounds = [true] : partition_view<tile=(16), tensor_view<?xf32, strides=[1]>>, tile<i32> -> tile<16xf32>, token
  %12 = ftoi %tile_41 signed  : tile<16xf32> -> tile<16xi32>
  %13 = store_view_tko weak %12, %pview_36[%blockId_x] inbounds = [true] : tile<16xi32>, partition_view<tile=(16), tensor_view<?xi32, strides=[1]>>, tile<i32> -> token
  return
}
