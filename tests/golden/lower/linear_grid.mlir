entry @linear_grid(%arg0: tile<ptr<f32>>, %arg1: tile<i32>, %arg2: tile<i32>, %arg3: tile<i32>, %arg4: tile<ptr<f32>>, %arg5: tile<i32>, %arg6: tile<i32>, %arg7: tile<i32>, %arg8: tile<ptr<f32>>, %arg9: tile<i32>, %arg10: tile<i32>, %arg11: tile<i32>) {
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
  %1 = remi %blockId_x, %0#1 signed : tile<i32>
  %2 = divi %blockId_x, %0#1 signed : tile<i32>
  %tview_8 = make_tensor_view %arg4, shape = [%assume_2, %assume_4], strides = [%assume_3, 1] : tile<i32> -> tensor_view<?x?xf32, strides=[?,1]>
  %pview_9 = make_partition_view %tview_8 : partition_view<tile=(8x16), padding_value = zero, tensor_view<?x?xf32, strides=[?,1]>>
  %tile, %result_token = load_view_tko weak %pview_9[%2, %1] : partition_view<tile=(8x16), padding_value = zero, tensor_view<?x?xf32, strides=[?,1]>>, tile<i32> -> tile<8x16xf32>, token
  %tview_10 = make_tensor_view %arg8, shape = [%assume_5, %assume_7], strides = [%assume_6, 1] : tile<i32> -> tensor_view<?x?xf32, strides=[?,1]>
  %pview_11 = make_partition_view %tview_10 : partition_view<tile=(8x16), padding_value = zero, tensor_view<?x?xf32, strides=[?,1]>>
  %tile_12, %result_token_13 = load_view_tko weak %pview_11[%2, %1] : partition_view<tile=(8x16), padding_value = zero, tensor_view<?x?xf32, strides=[?,1]>>, tile<i32> -> tile<8x16xf32>, token
  %3 = addf %tile, %tile_12  : tile<8x16xf32>
  %4 = store_view_tko weak %3, %pview[%2, %1] : tile<8x16xf32>, partition_view<tile=(8x16), tensor_view<?x?xf32, strides=[?,1]>>, tile<i32> -> token
  return
}
