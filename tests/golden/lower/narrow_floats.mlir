entry @narrow_floats(%arg0: tile<ptr<f8E5M2>>, %arg1: tile<i32>, %arg2: tile<i32>, %arg3: tile<i32>, %arg4: tile<ptr<f8E5M2>>, %arg5: tile<i32>, %arg6: tile<i32>, %arg7: tile<i32>, %arg8: tile<ptr<f32>>, %arg9: tile<i32>, %arg10: tile<i32>, %arg11: tile<i32>, %arg12: tile<i32>) {
  %cst_0_f32 = constant <f32: 0.000000e+00> : tile<16x16xf32>
  %cst_f8E5M2 = constant <f8E5M2: 1.500000e+00> : tile<16x16xf8E5M2>
  %assume = assume bounded<0, 2147418111>, %arg1 : tile<i32>
  %assume_0 = assume bounded<0, 2147418111>, %arg3 : tile<i32>
  %assume_1 = assume bounded<0, 2147418111>, %arg2 : tile<i32>
  %assume_2 = assume bounded<0, 2147418111>, %arg5 : tile<i32>
  %assume_3 = assume bounded<0, 2147418111>, %arg7 : tile<i32>
  %assume_4 = assume bounded<0, 2147418111>, %arg6 : tile<i32>
  %assume_5 = assume bounded<0, 2147418111>, %arg9 : tile<i32>
  %assume_6 = assume bounded<0, 2147418111>, %arg11 : tile<i32>
  %assume_7 = assume bounded<0, 2147418111>, %arg10 : tile<i32>
  %tview = make_tensor_view %arg0, shape = [%assume, %assume_1], strides = [%assume_0, 1] : tile<i32> -> tensor_view<?x?xf8E5M2, strides=[?,1]>
  %pview = make_partition_view %tview : partition_view<tile=(16x16), tensor_view<?x?xf8E5M2, strides=[?,1]>>
  %tview_8 = make_tensor_view %arg4, shape = [%assume_2, %assume_4], strides = [%assume_3, 1] : tile<i32> -> tensor_view<?x?xf8E5M2, strides=[?,1]>
  %pview_9 = make_partition_view %tview_8 : partition_view<tile=(16x16), tensor_view<?x?xf8E5M2, strides=[?,1]>>
  %blockId_x, %blockId_y, %blockId_z = get_tile_block_id : tile<i32>
  %tview_10 = make_tensor_view %arg8, shape = [%assume_5, %assume_7], strides = [%assume_6, 1] : tile<i32> -> tensor_view<?x?xf32, strides=[?,1]>
  %pview_11 = make_partition_view %tview_10 : partition_view<tile=(16x16), padding_value = zero, tensor_view<?x?xf32, strides=[?,1]>>
  %tile, %result_token = load_view_tko weak %pview_11[%blockId_x, %blockId_y] : partition_view<tile=(16x16), padding_value = zero, tensor_view<?x?xf32, strides=[?,1]>>, tile<i32> -> tile<16x16xf32>, token
  %0 = cmpf less_than ordered %tile, %cst_0_f32 : tile<16x16xf32> -> tile<16x16xi1>
  %1 = ftof %tile  : tile<16x16xf32> -> tile<16x16xtf32>
  %2 = mmaf %1, %1, %cst_0_f32 : tile<16x16xtf32>, tile<16x16xtf32>, tile<16x16xf32>
  %3 = ftof %2  : tile<16x16xf32> -> tile<16x16xf8E5M2>
  %4 = select %0, %3, %cst_f8E5M2 : tile<16x16xi1>, tile<16x16xf8E5M2>
  %5 = store_view_tko weak %4, %pview[%blockId_x, %blockId_y] : tile<16x16xf8E5M2>, partition_view<tile=(16x16), tensor_view<?x?xf8E5M2, strides=[?,1]>>, tile<i32> -> token
  %6 = itof %arg12 signed  : tile<i32> -> tile<f32>
  %7 = ftof %6  : tile<f32> -> tile<f8E5M2>
  %reshape = reshape %7 : tile<f8E5M2> -> tile<1x1xf8E5M2>
  %bcast = broadcast %reshape : tile<1x1xf8E5M2> -> tile<16x16xf8E5M2>
  %8 = store_view_tko weak %bcast, %pview_9[%blockId_x, %blockId_y] : tile<16x16xf8E5M2>, partition_view<tile=(16x16), tensor_view<?x?xf8E5M2, strides=[?,1]>>, tile<i32> -> token
  return
}
