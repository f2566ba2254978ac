entry @list_linear(%arg0: tile<ptr<f32>>, %arg1: tile<i32>, %arg2: tile<i32>, %arg3: tile<i32>, %arg4: tile<ptr<f32>>, %arg5: tile<i32>, %arg6: tile<i32>, %arg7: tile<i32>) {
  %assume = assume bounded<0, 2147418111>, %arg1 : tile<i32>
  %assume_0 = assume bounded<0, 2147418111>, %arg3 : tile<i32>
  %assume_1 = assume bounded<0, 2147418111>, %arg2 : tile<i32>
  %assume_2 = assume bounded<0, 2147418111>, %arg5 : tile<i32>
  %assume_3 = assume bounded<0, 2147418111>, %arg7 : tile<i32>
  %assume_4 = assume bounded<0, 2147418111>, %arg6 : tile<i32>
  %tview = make_tensor_view %arg0, shape = [%assume, %assume_1], strides = [%assume_0, 1] : tile<i32> -> tensor_view<?x?xf32, strides=[?,1]>
  %pview = make_partition_view %tview : partition_view<tile=(8x16), tensor_view<?x?xf32, strides=[?,1]>>
  %pview_5 = make_partition_view %tview : partition_view<tile=(8x16), padding_value = zero, tensor_view<?x?xf32, strides=[?,1]>>
  %blockId_x, %blockId_y, %blockId_z = get_tile_block_id : tile<i32>
  %0:2 = get_index_space_shape %pview : partition_view<tile=(8x16), tensor_view<?x?xf32, strides=[?,1]>> -> tile<i32>
  %1 = muli %0#0, %0#1 : tile<i32>
  %gridSize_x, %gridSize_y, %gridSize_z = get_num_tile_blocks : tile<i32>
  %tview_6 = make_tensor_view %arg4, shape = [%assume_2, %assume_4], strides = [%assume_3, 1] : tile<i32> -> tensor_view<?x?xf32, strides=[?,1]>
  %pview_7 = make_partition_view %tview_6 : partition_view<tile=(8x16), padding_value = zero, tensor_view<?x?xf32, strides=[?,1]>>
  for %loopIdx in (%blockId_x to %1, step %gridSize_x) : tile<i32> {
    %2 = remi %loopIdx, %0#1 signed : tile<i32>
    %3 = divi %loopIdx, %0#1 signed : tile<i32>
    %tile, %result_token = load_view_tko weak %pview_5[%3, %2] : partition_view<tile=(8x16), padding_value = zero, tensor_view<?x?xf32, strides=[?,1]>>, tile<i32> -> tile<8x16xf32>, token
    %4 = bitcast %tile : tile<8x16xf32> -> tile<8x16xi32>
    %reshape = reshape %4 : tile<8x16xi32> -> tile<1x8x16xi32>
    %5 = scan %reshape dim=0 reverse=false identities=[0 : i32] : tile<1x8x16xi32> -> tile<1x8x16xi32> 
    (%arg8: tile<i32>, %arg9: tile<i32>) {
      yield %arg8 : tile<i32>
    }
    %reshape_8 = reshape %5 : tile<1x8x16xi32> -> tile<8x16xi32>
    %6 = bitcast %reshape_8 : tile<8x16xi32> -> tile<8x16xf32>
    %tile_9, %result_token_10 = load_view_tko weak %pview_7[%3, %2] : partition_view<tile=(8x16), padding_value = zero, tensor_view<?x?xf32, strides=[?,1]>>, tile<i32> -> tile<8x16xf32>, token
    %7 = bitcast %tile_9 : tile<8x16xf32> -> tile<8x16xi32>
    %reshape_11 = reshape %7 : tile<8x16xi32> -> tile<1x8x16xi32>
    %8 = scan %reshape_11 dim=0 reverse=false identities=[0 : i32] : tile<1x8x16xi32> -> tile<1x8x16xi32> 
    (%arg8: tile<i32>, %arg9: tile<i32>) {
      yield %arg8 : tile<i32>
    }
    %reshape_12 = reshape %8 : tile<1x8x16xi32> -> tile<8x16xi32>
    %9 = bitcast %reshape_12 : tile<8x16xi32> -> tile<8x16xf32>
    %10 = addf %6, %9  : tile<8x16xf32>
    %11 = store_view_tko weak %10, %pview[%3, %2] token = %result_token : tile<8x16xf32>, partition_view<tile=(8x16), tensor_view<?x?xf32, strides=[?,1]>>, tile<i32> -> token
  }
  return
}
