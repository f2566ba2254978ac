entry @product_of_bytes(%arg0: tile<ptr<f32>>, %arg1: tile<i32>, %arg2: tile<i32>, %arg3: tile<i32>, %arg4: tile<ptr<f8E4M3FN>>, %arg5: tile<i32>, %arg6: tile<i32>, %arg7: tile<i32>, %arg8: tile<ptr<f8E4M3FN>>, %arg9: tile<i32>, %arg10: tile<i32>, %arg11: tile<i32>) {
  %cst_0_i32 = constant <i32: 0> : tile<i32>
  %cst_0_f32 = constant <f32: 0.000000e+00> : tile<64x32xf32>
  %assume = assume bounded<0, 2147418111>, %arg1 : tile<i32>
  %assume_0 = assume bounded<0, 2147418111>, %arg3 : tile<i32>
  %assume_1 = assume bounded<0, 2147418111>, %arg2 : tile<i32>
  %assume_2 = assume bounded<0, 2147418111>, %arg5 : tile<i32>
  %assume_3 = assume bounded<0, 2147418111>, %arg7 : tile<i32>
  %assume_4 = assume bounded<0, 2147418111>, %arg9 : tile<i32>
  %assume_5 = assume bounded<0, 2147418111>, %arg11 : tile<i32>
  %tview = make_tensor_view %arg0, shape = [%assume, %assume_1], strides = [%assume_0, 1] : tile<i32> -> tensor_view<?x?xf32, strides=[?,1]>
  %pview = make_partition_view %tview : partition_view<tile=(64x32), tensor_view<?x?xf32, strides=[?,1]>>
  %blockId_x, %blockId_y, %blockId_z = get_tile_block_id : tile<i32>
  %tview_6 = make_tensor_view %arg4, shape = [%assume_2, 64], strides = [%assume_3, 1] : tile<i32> -> tensor_view<?x64xf8E4M3FN, strides=[?,1]>
  %pview_7 = make_partition_view %tview_6 : partition_view<tile=(64x64), padding_value = zero, tensor_view<?x64xf8E4M3FN, strides=[?,1]>>
  %tile, %result_token = load_view_tko weak %pview_7[%blockId_x, %cst_0_i32] inbounds = [false, true] : partition_view<tile=(64x64), padding_value = zero, tensor_view<?x64xf8E4M3FN, strides=[?,1]>>, tile<i32> -> tile<64x64xf8E4M3FN>, token
  %tview_8 = make_tensor_view %arg8, shape = [%assume_4, 64], strides = [%assume_5, 1] : tile<i32> -> tensor_view<?x64xf8E4M3FN, strides=[?,1]>
  %pview_9 = make_partition_view %tview_8 : partition_view<tile=(32x64), padding_value = zero, tensor_view<?x64xf8E4M3FN, strides=[?,1]>>
  %tile_10, %result_token_11 = load_view_tko weak %pview_9[%blockId_y, %cst_0_i32] inbounds = [false, true] : partition_view<tile=(32x64), padding_value = zero, tensor_view<?x64xf8E4M3FN, strides=[?,1]>>, tile<i32> -> tile<32x64xf8E4M3FN>, token
  %0 = permute %tile_10 [1, 0] : tile<32x64xf8E4M3FN> -> tile<64x32xf8E4M3FN>
  %1 = mmaf %tile, %0, %cst_0_f32 fast_acc : tile<64x64xf8E4M3FN>, tile<64x32xf8E4M3FN>, tile<64x32xf32>
  %2 = mmaf %tile, %0, %1 : tile<64x64xf8E4M3FN>, tile<64x32xf8E4M3FN>, tile<64x32xf32>
  %3 = store_view_tko weak %2, %pview[%blockId_x, %blockId_y] : tile<64x32xf32>, partition_view<tile=(64x32), tensor_view<?x?xf32, strides=[?,1]>>, tile<i32> -> token
  return
}
