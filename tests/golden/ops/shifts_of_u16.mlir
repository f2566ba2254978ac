entry @op_shifts_of_u16(%arg0: tile<ptr<i16>>, %arg1: tile<i32>, %arg2: tile<ptr<i16>>, %arg3: tile<i32>, %arg4: tile<ptr<i16>>, %arg5: tile<i32>, %arg6: tile<ptr<i16>>, %arg7: tile<i32>, %arg8: tile<ptr<i16>>, %arg9: tile<i32>, %arg10: tile<ptr<i16>>, %arg11: tile<i32>) {
  %cst_15_i16 = constant <i16: 15> : tile<64xi16>
  %cst_0_i16 = constant <i16: 0> : tile<64xi16>
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
  %tview = make_tensor_view %arg0, shape = [%assume_assume], strides = [1] : tile<i32> -> tensor_view<?xi16, strides=[1]>
  %pview = make_partition_view %tview : partition_view<tile=(64), tensor_view<?xi16, strides=[1]>>
  %tview_10 = make_tensor_view %arg2, shape = [%assume_assume_1], strides = [1] : tile<i32> -> tensor_view<?xi16, strides=[1]>
  %pview_11 = make_partition_view %tview_10 : partition_view<tile=(64), tensor_view<?xi16, strides=[1]>>
  %tview_12 = make_tensor_view %arg4, shape = [%assume_assume_3], strides = [1] : tile<i32> -> tensor_view<?xi16, strides=[1]>
  %pview_13 = make_partition_view %tview_12 : partition_view<tile=(64), tensor_view<?xi16, strides=[1]>>
  %tview_14 = make_tensor_view %arg6, shape = [%assume_assume_5], strides = [1] : tile<i32> -> tensor_view<?xi16, strides=[1]>
  %pview_15 = make_partition_view %tview_14 : partition_view<tile=(64), tensor_view<?xi16, strides=[1]>>
  %blockId_x, %blockId_y, %blockId_z = get_tile_block_id : tile<i32>
  %tview_16 = make_tensor_view %arg8, shape = [%assume_assume_7], strides = [1] : tile<i32> -> tensor_view<?xi16, strides=[1]>
  %pview_17 = make_partition_view %tview_16 : partition_view<tile=(64), tensor_view<?xi16, strides=[1]>>
  %tile, %result_token = load_view_tko weak %pview_17[%blockId_x] inbounds = [true] : partition_view<tile=(64), tensor_view<?xi16, strides=[1]>>, tile<i32> -> tile<64xi16>, token
  %reshape = reshape %tile : tile<64xi16> -> tile<1x64xi16>
  %0 = scan %reshape dim=0 reverse=false identities=[0 : i16] : tile<1x64xi16> -> tile<1x64xi16> 
  (%arg12: tile<i16>, %arg13: tile<i16>) {
    yield %arg12 : tile<i16>
  }
  %reshape_18 = reshape %0 : tile<1x64xi16> -> tile<64xi16>
  %tview_19 = make_tensor_view %arg10, shape = [%assume_assume_9], strides = [1] : tile<i32> -> tensor_view<?xi16, strides=[1]>
  %pview_20 = make_partition_view %tview_19 : partition_view<tile=(64), tensor_view<?xi16, strides=[1]>>
  %tile_21, %result_token_22 = load_view_tko weak %pview_20[%blockId_x] inbounds = [true] : partition_view<tile=(64), tensor_view<?xi16, strides=[1]>>, tile<i32> -> tile<64xi16>, token
  %reshape_23 = reshape %tile_21 : tile<64xi16> -> tile<1x64xi16>
  %1 = scan %reshape_23 dim=0 reverse=false identities=[0 : i16] : tile<1x64xi16> -> tile<1x64xi16> 
  (%arg12: tile<i16>, %arg13: tile<i16>) {
    yield %arg12 : tile<i16>
  }
  %reshape_24 = reshape %1 : tile<1x64xi16> -> tile<64xi16>
  %2 = cmpi less_than_or_equal %reshape_24, %cst_15_i16, unsigned : tile<64xi16> -> tile<64xi1>
  %3 = andi %reshape_24, %cst_15_i16 : tile<64xi16>
  %4 = shli %reshape_18, %3 : tile<64xi16>
  %5 = select %2, %4, %cst_0_i16 : tile<64xi1>, tile<64xi16>
  %6 = store_view_tko weak %5, %pview[%blockId_x] inbounds = [true] : tile<64xi16>, partition_view<tile=(64), tensor_view<?xi16, strides=[1]>>, tile<i32> -> token
  %7 = shri %reshape_18, %3 unsigned : tile<64xi16>
  %8 = select %2, %7, %cst_0_i16 : tile<64xi1>, tile<64xi16>
  %9 = store_view_tko weak %8, %pview_11[%blockId_x] inbounds = [true] : tile<64xi16>, partition_view<tile=(64), tensor_view<?xi16, strides=[1]>>, tile<i32> -> token
  %10 = store_view_tko weak %cst_0_i16, %pview_13[%blockId_x] inbounds = [true] : tile<64xi16>, partition_view<tile=(64), tensor_view<?xi16, strides=[1]>>, tile<i32> -> token
  %11 = store_view_tko weak %cst_0_i16, %pview_15[%blockId_x] inbounds = [true] : tile<64xi16>, partition_view<tile=(64), tensor_view<?xi16, strides=[1]>>, tile<i32> -> token
  return
}
