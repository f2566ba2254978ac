entry @softmax(%arg0: tile<ptr<f32>>, %arg1: tile<i32>, %arg2: tile<i32>, %arg3: tile<i32>, %arg4: tile<ptr<f32>>, %arg5: tile<i32>, %arg6: tile<i32>, %arg7: tile<i32>) {
  %cst_0_i32 = constant <i32: 0> : tile<i32>
  %assume = assume bounded<0, 2147418111>, %arg1 : tile<i32>
  %assume_0 = assume bounded<0, 2147418111>, %arg3 : tile<i32>
  %assume_1 = assume bounded<0, 2147418111>, %arg2 : tile<i32>
  %assume_2 = assume bounded<0, 2147418111>, %arg5 : tile<i32>
  %assume_3 = assume bounded<0, 2147418111>, %arg7 : tile<i32>
  %assume_4 = assume bounded<0, 2147418111>, %arg6 : tile<i32>
  %tview = make_tensor_view %arg0, shape = [%assume, %assume_1], strides = [%assume_0, 1] : tile<i32> -> tensor_view<?x?xf32, strides=[?,1]>
  %pview = make_partition_view %tview : partition_view<tile=(4x128), tensor_view<?x?xf32, strides=[?,1]>>
  %blockId_x, %blockId_y, %blockId_z = get_tile_block_id : tile<i32>
  %tview_5 = make_tensor_view %arg4, shape = [%assume_2, %assume_4], strides = [%assume_3, 1] : tile<i32> -> tensor_view<?x?xf32, strides=[?,1]>
  %pview_6 = make_partition_view %tview_5 : partition_view<tile=(4x128), padding_value = neg_inf, tensor_view<?x?xf32, strides=[?,1]>>
  %tile, %result_token = load_view_tko weak %pview_6[%blockId_x, %cst_0_i32] : partition_view<tile=(4x128), padding_value = neg_inf, tensor_view<?x?xf32, strides=[?,1]>>, tile<i32> -> tile<4x128xf32>, token
  %reduce = reduce %tile dim=1 identities=[0xFF800000 : f32] : tile<4x128xf32> -> tile<4xf32> 
  (%reduce_lhs: tile<f32>, %reduce_rhs: tile<f32>) {
    %4 = maxf %reduce_lhs, %reduce_rhs : tile<f32>
    yield %4 : tile<f32>
  }
  %reshape = reshape %reduce : tile<4xf32> -> tile<4x1xf32>
  %bcast = broadcast %reshape : tile<4x1xf32> -> tile<4x128xf32>
  %0 = subf %tile, %bcast  : tile<4x128xf32>
  %1 = exp %0  : tile<4x128xf32>
  %reduce_7 = reduce %1 dim=1 identities=[0.000000e+00 : f32] : tile<4x128xf32> -> tile<4xf32> 
  (%reduce_lhs: tile<f32>, %reduce_rhs: tile<f32>) {
    %4 = addf %reduce_lhs, %reduce_rhs  : tile<f32>
    yield %4 : tile<f32>
  }
  %reshape_8 = reshape %reduce_7 : tile<4xf32> -> tile<4x1xf32>
  %bcast_9 = broadcast %reshape_8 : tile<4x1xf32> -> tile<4x128xf32>
  %2 = divf %1, %bcast_9  : tile<4x128xf32>
  %3 = store_view_tko weak %2, %pview[%blockId_x, %blockId_y] : tile<4x128xf32>, partition_view<tile=(4x128), tensor_view<?x?xf32, strides=[?,1]>>, tile<i32> -> token
  return
}
