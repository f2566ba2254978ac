entry @op_quotients_of_i16(%arg0: tile<ptr<i16>>, %arg1: tile<i32>, %arg2: tile<ptr<i16>>, %arg3: tile<i32>, %arg4: tile<ptr<i16>>, %arg5: tile<i32>, %arg6: tile<ptr<i16>>, %arg7: tile<i32>, %arg8: tile<ptr<i16>>, %arg9: tile<i32>, %arg10: tile<ptr<i16>>, %arg11: tile<i32>, %arg12: tile<ptr<i16>>, %arg13: tile<i32>) {
  %cst_0_i16 = constant <i16: 0> : tile<64xi16>
  %cst_-1_i16 = constant <i16: -1> : tile<64xi16>
  %cst_1_i16 = constant <i16: 1> : tile<64xi16>
  %cst_15_i16 = constant <i16: 15> : tile<64xi16>
  %assume = assume div_by<16>, %arg0 : tile<ptr<i16>>
  %assume_0 = assume div_by<64>, %arg1 : tile<i32>
  %assume_assume = assume bounded<0, 2147418111>, %assume_0 : tile<i32>
  %assume_1 = assume div_by<16>, %arg2 : tile<ptr<i16>>
  %assume_2 = assume div_by<64>, %arg3 : tile<i32>
  %assume_assume_3 = assume bounded<0, 2147418111>, %assume_2 : tile<i32>
  %assume_4 = assume div_by<16>, %arg4 : tile<ptr<i16>>
  %assume_5 = assume div_by<64>, %arg5 : tile<i32>
  %assume_assume_6 = assume bounded<0, 2147418111>, %assume_5 : tile<i32>
  %assume_7 = assume div_by<16>, %arg6 : tile<ptr<i16>>
  %assume_8 = assume div_by<64>, %arg7 : tile<i32>
  %assume_assume_9 = assume bounded<0, 2147418111>, %assume_8 : tile<i32>
  %assume_10 = assume div_by<16>, %arg8 : tile<ptr<i16>>
  %assume_11 = assume div_by<64>, %arg9 : tile<i32>
  %assume_assume_12 = assume bounded<0, 2147418111>, %assume_11 : tile<i32>
  %assume_13 = assume div_by<16>, %arg10 : tile<ptr<i16>>
  %assume_14 = assume div_by<64>, %arg11 : tile<i32>
  %assume_assume_15 = assume bounded<0, 2147418111>, %assume_14 : tile<i32>
  %assume_16 = assume div_by<16>, %arg12 : tile<ptr<i16>>
  %assume_17 = assume div_by<64>, %arg13 : tile<i32>
  %assume_assume_18 = assume bounded<0, 2147418111>, %assume_17 : tile<i32>
  %tview = make_tensor_view %assume, shape = [%assume_assume], strides = [1] : tile<i32> -> tensor_view<?xi16, strides=[1]>
  %pview = make_partition_view %tview : partition_view<tile=(64), tensor_view<?xi16, strides=[1]>>
  %tview_19 = make_tensor_view %assume_1, shape = [%assume_assume_3], strides = [1] : tile<i32> -> tensor_view<?xi16, strides=[1]>
  %pview_20 = make_partition_view %tview_19 : partition_view<tile=(64), tensor_view<?xi16, strides=[1]>>
  %tview_21 = make_tensor_view %assume_4, shape = [%assume_assume_6], strides = [1] : tile<i32> -> tensor_view<?xi16, strides=[1]>
  %pview_22 = make_partition_view %tview_21 : partition_view<tile=(64), tensor_view<?xi16, strides=[1]>>
  %tview_23 = make_tensor_view %assume_7, shape = [%assume_assume_9], strides = [1] : tile<i32> -> tensor_view<?xi16, strides=[1]>
  %pview_24 = make_partition_view %tview_23 : partition_view<tile=(64), tensor_view<?xi16, strides=[1]>>
  %tview_25 = make_tensor_view %assume_10, shape = [%assume_assume_12], strides = [1] : tile<i32> -> tensor_view<?xi16, strides=[1]>
  %pview_26 = make_partition_view %tview_25 : partition_view<tile=(64), tensor_view<?xi16, strides=[1]>>
  %blockId_x, %blockId_y, %blockId_z = get_tile_block_id : tile<i32>
  %tview_27 = make_tensor_view %assume_13, shape = [%assume_assume_15], strides = [1] : tile<i32> -> tensor_view<?xi16, strides=[1]>
  %pview_28 = make_partition_view %tview_27 : partition_view<tile=(64), tensor_view<?xi16, strides=[1]>>
  %tile, %result_token = load_view_tko weak %pview_28[%blockId_x] inbounds = [true] : partition_view<tile=(64), tensor_view<?xi16, strides=[1]>>, tile<i32> -> tile<64xi16>, token
  %tview_29 = make_tensor_view %assume_16, shape = [%assume_assume_18], strides = [1] : tile<i32> -> tensor_view<?xi16, strides=[1]>
  %pview_30 = make_partition_view %tview_29 : partition_view<tile=(64), tensor_view<?xi16, strides=[1]>>
  %tile_31, %result_token_32 = load_view_tko weak %pview_30[%blockId_x] inbounds = [true] : partition_view<tile=(64), tensor_view<?xi16, strides=[1]>>, tile<i32> -> tile<64xi16>, token
  %0 = cmpi equal %tile_31, %cst_0_i16, unsigned : tile<64xi16> -> tile<64xi1>
  %1 = cmpi equal %tile_31, %cst_-1_i16, unsigned : tile<64xi16> -> tile<64xi1>
  %2 = ori %0, %1 : tile<64xi1>
  %3 = select %2, %cst_1_i16, %tile_31 : tile<64xi1>, tile<64xi16>
  %4 = divi %tile, %3 signed : tile<64xi16>
  %5 = muli %tile, %tile_31 : tile<64xi16>
  %6 = select %2, %5, %4 : tile<64xi1>, tile<64xi16>
  %7 = store_view_tko weak %6, %pview[%blockId_x] inbounds = [true] : tile<64xi16>, partition_view<tile=(64), tensor_view<?xi16, strides=[1]>>, tile<i32> -> token
  %8 = remi %tile, %3 signed : tile<64xi16>
  %9 = select %0, %tile, %8 : tile<64xi1>, tile<64xi16>
  %10 = store_view_tko weak %9, %pview_20[%blockId_x] inbounds = [true] : tile<64xi16>, partition_view<tile=(64), tensor_view<?xi16, strides=[1]>>, tile<i32> -> token
  %11 = divi %tile, %3 signed rounding<negative_inf> : tile<64xi16>
  %12 = select %2, %5, %11 : tile<64xi1>, tile<64xi16>
  %13 = store_view_tko weak %12, %pview_22[%blockId_x] inbounds = [true] : tile<64xi16>, partition_view<tile=(64), tensor_view<?xi16, strides=[1]>>, tile<i32> -> token
  %14 = divi %tile, %3 signed rounding<positive_inf> : tile<64xi16>
  %15 = select %2, %5, %14 : tile<64xi1>, tile<64xi16>
  %16 = store_view_tko weak %15, %pview_24[%blockId_x] inbounds = [true] : tile<64xi16>, partition_view<tile=(64), tensor_view<?xi16, strides=[1]>>, tile<i32> -> token
  %17 = mulhii %tile, %tile_31 : tile<64xi16>
  %18 = shri %tile, %cst_15_i16 signed : tile<64xi16>
  %19 = andi %18, %tile_31 : tile<64xi16>
  %20 = subi %17, %19 : tile<64xi16>
  %21 = shri %tile_31, %cst_15_i16 signed : tile<64xi16>
  %22 = andi %21, %tile : tile<64xi16>
  %23 = subi %20, %22 : tile<64xi16>
  %24 = store_view_tko weak %23, %pview_26[%blockId_x] inbounds = [true] : tile<64xi16>, partition_view<tile=(64), tensor_view<?xi16, strides=[1]>>, tile<i32> -> token
  return
}
