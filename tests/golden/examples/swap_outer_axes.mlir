entry @swap_outer_axes(%arg0: tile<ptr<bf16>>, %arg1: tile<i32>, %arg2: tile<i32>, %arg3: tile<i32>, %arg4: tile<i32>, %arg5: tile<i32>, %arg6: tile<ptr<bf16>>, %arg7: tile<i32>, %arg8: tile<i32>, %arg9: tile<i32>, %arg10: tile<i32>, %arg11: tile<i32>) {
  %assume = assume div_by<16>, %arg0 : tile<ptr<bf16>>
  %assume_0 = assume div_by<64>, %arg1 : tile<i32>
  %assume_assume = assume bounded<0, 2147418111>, %assume_0 : tile<i32>
  %assume_1 = assume div_by<64>, %arg4 : tile<i32>
  %assume_assume_2 = assume bounded<0, 2147418111>, %assume_1 : tile<i32>
  %assume_3 = assume div_by<64>, %arg2 : tile<i32>
  %assume_assume_4 = assume bounded<0, 2147418111>, %assume_3 : tile<i32>
  %assume_5 = assume div_by<64>, %arg5 : tile<i32>
  %assume_assume_6 = assume bounded<0, 2147418111>, %assume_5 : tile<i32>
  %assume_7 = assume div_by<64>, %arg3 : tile<i32>
  %assume_assume_8 = assume bounded<0, 2147418111>, %assume_7 : tile<i32>
  %assume_9 = assume div_by<16>, %arg6 : tile<ptr<bf16>>
  %assume_10 = assume div_by<64>, %arg7 : tile<i32>
  %assume_assume_11 = assume bounded<0, 2147418111>, %assume_10 : tile<i32>
  %assume_12 = assume div_by<64>, %arg10 : tile<i32>
  %assume_assume_13 = assume bounded<0, 2147418111>, %assume_12 : tile<i32>
  %assume_14 = assume div_by<64>, %arg8 : tile<i32>
  %assume_assume_15 = assume bounded<0, 2147418111>, %assume_14 : tile<i32>
  %assume_16 = assume div_by<64>, %arg11 : tile<i32>
  %assume_assume_17 = assume bounded<0, 2147418111>, %assume_16 : tile<i32>
  %assume_18 = assume div_by<64>, %arg9 : tile<i32>
  %assume_assume_19 = assume bounded<0, 2147418111>, %assume_18 : tile<i32>
  %tview = make_tensor_view %assume, shape = [%assume_assume, %assume_assume_4, %assume_assume_8], strides = [%assume_assume_2, %assume_assume_6, 1] : tile<i32> -> tensor_view<?x?x?xbf16, strides=[?,?,1]>
  %pview = make_partition_view %tview : partition_view<tile=(16x4x64), tensor_view<?x?x?xbf16, strides=[?,?,1]>>
  %blockId_x, %blockId_y, %blockId_z = get_tile_block_id : tile<i32>
  %tview_20 = make_tensor_view %assume_9, shape = [%assume_assume_11, %assume_assume_15, %assume_assume_19], strides = [%assume_assume_13, %assume_assume_17, 1] : tile<i32> -> tensor_view<?x?x?xbf16, strides=[?,?,1]>
  %pview_21 = make_partition_view %tview_20 : partition_view<tile=(4x16x64), tensor_view<?x?x?xbf16, strides=[?,?,1]>>
  %tile, %result_token = load_view_tko weak %pview_21[%blockId_y, %blockId_x, %blockId_z] inbounds = [true, true, true] : partition_view<tile=(4x16x64), tensor_view<?x?x?xbf16, strides=[?,?,1]>>, tile<i32> -> tile<4x16x64xbf16>, token
  %0 = permute %tile [1, 0, 2] : tile<4x16x64xbf16> -> tile<16x4x64xbf16>
  %1 = store_view_tko weak %0, %pview[%blockId_x, %blockId_y, %blockId_z] inbounds = [true, true, true] : tile<16x4x64xbf16>, partition_view<tile=(16x4x64), tensor_view<?x?x?xbf16, strides=[?,?,1]>>, tile<i32> -> token
  return
}
