entry @saxpy(%arg0: tile<ptr<f32>>, %arg1: tile<i32>, %arg2: tile<ptr<f32>>, %arg3: tile<i32>, %arg4: tile<f32>) {
  %assume = assume bounded<0, 2147418111>, %arg1 : tile<i32>
  %assume_0 = assume bounded<0, 2147418111>, %arg3 : tile<i32>
  %tview = make_tensor_view %arg0, shape = [%assume], strides = [1] : tile<i32> -> tensor_view<?xf32, strides=[1]>
  %pview = make_partition_view %tview : partition_view<tile=(256), tensor_view<?xf32, strides=[1]>>
  %pview_1 = make_partition_view %tview : partition_view<tile=(256), padding_value = zero, tensor_view<?xf32, strides=[1]>>
  %blockId_x, %blockId_y, %blockId_z = get_tile_block_id : tile<i32>
  %tile, %result_token = load_view_tko weak %pview_1[%blockId_x] : partition_view<tile=(256), padding_value = zero, tensor_view<?xf32, strides=[1]>>, tile<i32> -> tile<256xf32>, token
  %reshape = reshape %arg4 : tile<f32> -> tile<1xf32>
  %bcast = broadcast %reshape : tile<1xf32> -> tile<256xf32>
  %tview_2 = make_tensor_view %arg2, shape = [%assume_0], strides = [1] : tile<i32> -> tensor_view<?xf32, strides=[1]>
  %pview_3 = make_partition_view %tview_2 : partition_view<tile=(256), padding_value = zero, tensor_view<?xf32, strides=[1]>>
  %tile_4, %result_token_5 = load_view_tko weak %pview_3[%blockId_x] : partition_view<tile=(256), padding_value = zero, tensor_view<?xf32, strides=[1]>>, tile<i32> -> tile<256xf32>, token
  %0 = mulf %bcast, %tile_4  : tile<256xf32>
  %1 = addf %0, %tile  : tile<256xf32>
  %2 = store_view_tko weak %1, %pview[%blockId_x] token = %result_token : tile<256xf32>, partition_view<tile=(256), tensor_view<?xf32, strides=[1]>>, tile<i32> -> token
  return
}
