entry @add(%arg0: tile<ptr<f32>>, %arg1: tile<i32>, %arg2: tile<ptr<f32>>, %arg3: tile<i32>, %arg4: tile<ptr<f32>>, %arg5: tile<i32>) {
  %assume = assume div_by<16>, %arg0 : tile<ptr<f32>>
  %assume_0 = assume div_by<64>, %arg1 : tile<i32>
  %assume_assume = assume bounded<0, 2147418111>, %assume_0 : tile<i32>
  %assume_1 = assume div_by<16>, %arg2 : tile<ptr<f32>>
  %assume_2 = assume div_by<64>, %arg3 : tile<i32>
  %assume_assume_3 = assume bounded<0, 2147418111>, %assume_2 : tile<i32>
  %assume_4 = assume div_by<16>, %arg4 : tile<ptr<f32>>
  %assume_5 = assume div_by<64>, %arg5 : tile<i32>
  %assume_assume_6 = assume bounded<0, 2147418111>, %assume_5 : tile<i32>
  %tview = make_tensor_view %assume, shape = [%assume_assume], strides = [1] : tile<i32> -> tensor_view<?xf32, strides=[1]>
  %pview = make_partition_view %tview : partition_view<tile=(4096), tensor_view<?xf32, strides=[1]>>
  %blockId_x, %blockId_y, %blockId_z = get_tile_block_id : tile<i32>
  %tview_7 = make_tensor_view %assume_1, shape = [%assume_assume_3], strides = [1] : tile<i32> -> tensor_view<?xf32, strides=[1]>
  %pview_8 = make_partition_view %tview_7 : partition_view<tile=(4096), padding_value = zero, tensor_view<?xf32, strides=[1]>>
  %tile, %result_token = load_view_tko weak %pview_8[%blockId_x] : partition_view<tile=(4096), padding_value = zero, tensor_view<?xf32, strides=[1]>>, tile<i32> -> tile<4096xf32>, token
  %tview_9 = make_tensor_view %assume_4, shape = [%assume_assume_6], strides = [1] : tile<i32> -> tensor_view<?xf32, strides=[1]>
  %pview_10 = make_partition_view %tview_9 : partition_view<tile=(4096), padding_value = zero, tensor_view<?xf32, strides=[1]>>
  %tile_11, %result_token_12 = load_view_tko weak %pview_10[%blockId_x] : partition_view<tile=(4096), padding_value = zero, tensor_view<?xf32, strides=[1]>>, tile<i32> -> tile<4096xf32>, token
  %0 = addf %tile, %tile_11  : tile<4096xf32>
  %1 = store_view_tko weak %0, %pview[%blockId_x] : tile<4096xf32>, partition_view<tile=(4096), tensor_view<?xf32, strides=[1]>>, tile<i32> -> token
  return
}
