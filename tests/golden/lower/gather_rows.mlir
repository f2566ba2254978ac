entry @gather_rows(%arg0: tile<ptr<bf16>>, %arg1: tile<i32>, %arg2: tile<i32>, %arg3: tile<i32>, %arg4: tile<ptr<i32>>, %arg5: tile<i32>, %arg6: tile<ptr<bf16>>, %arg7: tile<i32>, %arg8: tile<i32>, %arg9: tile<i32>) {
  %cst_64_i32 = constant <i32: 64> : tile<i32>
  %assume = assume div_by<16>, %arg0 : tile<ptr<bf16>>
  %assume_0 = assume div_by<64>, %arg1 : tile<i32>
  %assume_assume = assume bounded<0, 2147418111>, %assume_0 : tile<i32>
  %assume_1 = assume div_by<64>, %arg3 : tile<i32>
  %assume_assume_2 = assume bounded<0, 2147418111>, %assume_1 : tile<i32>
  %assume_3 = assume div_by<64>, %arg2 : tile<i32>
  %assume_assume_4 = assume bounded<0, 2147418111>, %assume_3 : tile<i32>
  %assume_5 = assume div_by<16>, %arg4 : tile<ptr<i32>>
  %assume_6 = assume div_by<64>, %arg5 : tile<i32>
  %assume_assume_7 = assume bounded<0, 2147418111>, %assume_6 : tile<i32>
  %assume_8 = assume div_by<16>, %arg6 : tile<ptr<bf16>>
  %assume_9 = assume div_by<64>, %arg7 : tile<i32>
  %assume_assume_10 = assume bounded<0, 2147418111>, %assume_9 : tile<i32>
  %assume_11 = assume div_by<64>, %arg9 : tile<i32>
  %assume_assume_12 = assume bounded<0, 2147418111>, %assume_11 : tile<i32>
  %assume_13 = assume div_by<64>, %arg8 : tile<i32>
  %assume_assume_14 = assume bounded<0, 2147418111>, %assume_13 : tile<i32>
  %tview = make_tensor_view %assume, shape = [%assume_assume, %assume_assume_4], strides = [%assume_assume_2, 1] : tile<i32> -> tensor_view<?x?xbf16, strides=[?,1]>
  %pview = make_partition_view %tview : partition_view<tile=(16x64), tensor_view<?x?xbf16, strides=[?,1]>>
  %blockId_x, %blockId_y, %blockId_z = get_tile_block_id : tile<i32>
  %tview_15 = make_tensor_view %assume_8, shape = [%assume_assume_10, %assume_assume_14], strides = [%assume_assume_12, 1] : tile<i32> -> tensor_view<?x?xbf16, strides=[?,1]>
  %tview_16 = make_tensor_view %assume_5, shape = [%assume_assume_7], strides = [1] : tile<i32> -> tensor_view<?xi32, strides=[1]>
  %pview_17 = make_partition_view %tview_16 : partition_view<tile=(16), tensor_view<?xi32, strides=[1]>>
  %tile, %result_token = load_view_tko weak %pview_17[%blockId_x] inbounds = [true] : partition_view<tile=(16), tensor_view<?xi32, strides=[1]>>, tile<i32> -> tile<16xi32>, token
  %gsview = make_gather_scatter_view %tview_15 : gather_scatter_view<tile=(16x64), padding_value = zero, tensor_view<?x?xbf16, strides=[?,1]>, sparse_dim=0>
  %0 = muli %blockId_y, %cst_64_i32 : tile<i32>
  %tile_18, %result_token_19 = load_view_tko weak %gsview[%tile, %0] inbounds = [false, true] : gather_scatter_view<tile=(16x64), padding_value = zero, tensor_view<?x?xbf16, strides=[?,1]>, sparse_dim=0>, tile<16xi32>, tile<i32> -> tile<16x64xbf16>, token
  %1 = store_view_tko weak %tile_18, %pview[%blockId_x, %blockId_y] inbounds = [true, true] : tile<16x64xbf16>, partition_view<tile=(16x64), tensor_view<?x?xbf16, strides=[?,1]>>, tile<i32> -> token
  return
}
