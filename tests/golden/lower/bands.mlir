entry @bands(%arg0: tile<ptr<f32>>, %arg1: tile<i32>, %arg2: tile<i32>, %arg3: tile<i32>, %arg4: tile<ptr<f32>>, %arg5: tile<i32>, %arg6: tile<i32>, %arg7: tile<i32>, %arg8: tile<ptr<f32>>, %arg9: tile<i32>, %arg10: tile<i32>, %arg11: tile<i32>) {
  %cst_4_i32 = constant <i32: 4> : tile<i32>
  %assume = assume bounded<0, 2147418111>, %arg1 : tile<i32>
  %assume_0 = assume bounded<0, 2147418111>, %arg3 : tile<i32>
  %assume_1 = assume bounded<0, 2147418111>, %arg2 : tile<i32>
  %assume_2 = assume bounded<0, 2147418111>, %arg5 : tile<i32>
  %assume_3 = assume bounded<0, 2147418111>, %arg7 : tile<i32>
  %assume_4 = assume bounded<0, 2147418111>, %arg6 : tile<i32>
  %assume_5 = assume bounded<0, 2147418111>, %arg9 : tile<i32>
  %assume_6 = assume bounded<0, 2147418111>, %arg11 : tile<i32>
  %assume_7 = assume bounded<0, 2147418111>, %arg10 : tile<i32>
  %tview = make_tensor_view %arg0, shape = [%assume, %assume_1], strides = [%assume_0, 1] : tile<i32> -> tensor_view<?x?xf32, strides=[?,1]>
  %pview = make_partition_view %tview : partition_view<tile=(8x16), tensor_view<?x?xf32, strides=[?,1]>>
  %blockId_x, %blockId_y, %blockId_z = get_tile_block_id : tile<i32>
  %0:2 = get_index_space_shape %pview : partition_view<tile=(8x16), tensor_view<?x?xf32, strides=[?,1]>> -> tile<i32>
  %1 = mini %cst_4_i32, %0#0 signed : tile<i32>
  %2 = muli %1, %0#1 : tile<i32>
  %3 = divi %blockId_x, %2 signed : tile<i32>
  %4 = muli %3, %1 : tile<i32>
  %5 = remi %blockId_x, %2 signed : tile<i32>
  %6 = subi %0#0, %4 : tile<i32>
  %7 = mini %1, %6 signed : tile<i32>
  %8 = remi %5, %7 signed : tile<i32>
  %9 = addi %4, %8 : tile<i32>
  %10 = divi %5, %7 signed : tile<i32>
  %tview_8 = make_tensor_view %arg4, shape = [%assume_2, %assume_4], strides = [%assume_3, 1] : tile<i32> -> tensor_view<?x?xf32, strides=[?,1]>
  %pview_9 = make_partition_view %tview_8 : partition_view<tile=(8x16), padding_value = zero, tensor_view<?x?xf32, strides=[?,1]>>
  %tile, %result_token = load_view_tko weak %pview_9[%9, %10] : partition_view<tile=(8x16), padding_value = zero, tensor_view<?x?xf32, strides=[?,1]>>, tile<i32> -> tile<8x16xf32>, token
  %11 = bitcast %tile : tile<8x16xf32> -> tile<8x16xi32>
  %reshape = reshape %11 : tile<8x16xi32> -> tile<1x8x16xi32>
  %12 = scan %reshape dim=0 reverse=false identities=[0 : i32] : tile<1x8x16xi32> -> tile<1x8x16xi32> 
  (%arg12: tile<i32>, %arg13: tile<i32>) {
    yield %arg12 : tile<i32>
  }
  %reshape_10 = reshape %12 : tile<1x8x16xi32> -> tile<8x16xi32>
  %13 = bitcast %reshape_10 : tile<8x16xi32> -> tile<8x16xf32>
  %tview_11 = make_tensor_view %arg8, shape = [%assume_5, %assume_7], strides = [%assume_6, 1] : tile<i32> -> tensor_view<?x?xf32, strides=[?,1]>
  %pview_12 = make_partition_view %tview_11 : partition_view<tile=(8x16), padding_value = zero, tensor_view<?x?xf32, strides=[?,1]>>
  %tile_13, %result_token_14 = load_view_tko weak %pview_12[%9, %10] : partition_view<tile=(8x16), padding_value = zero, tensor_view<?x?xf32, strides=[?,1]>>, tile<i32> -> tile<8x16xf32>, token
  %14 = bitcast %tile_13 : tile<8x16xf32> -> tile<8x16xi32>
  %reshape_15 = reshape %14 : tile<8x16xi32> -> tile<1x8x16xi32>
  %15 = scan %reshape_15 dim=0 reverse=false identities=[0 : i32] : tile<1x8x16xi32> -> tile<1x8x16xi32> 
  (%arg12: tile<i32>, %arg13: tile<i32>) {
    yield %arg12 : tile<i32>
  }
  %reshape_16 = reshape %15 : tile<1x8x16xi32> -> tile<8x16xi32>
  %16 = bitcast %reshape_16 : tile<8x16xi32> -> tile<8x16xf32>
  %17 = addf %13, %16  : tile<8x16xf32>
  %18 = store_view_tko weak %17, %pview[%9, %10] : tile<8x16xf32>, partition_view<tile=(8x16), tensor_view<?x?xf32, strides=[?,1]>>, tile<i32> -> token
  return
}
