entry @list_grouped(%arg0: tile<ptr<f32>>, %arg1: tile<i32>, %arg2: tile<i32>, %arg3: tile<i32>, %arg4: tile<ptr<f32>>, %arg5: tile<i32>, %arg6: tile<i32>, %arg7: tile<i32>) {
  %cst_8_i32 = constant <i32: 8> : tile<i32>
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
    %2 = mini %cst_8_i32, %0#0 signed : tile<i32>
    %3 = muli %2, %0#1 : tile<i32>
    %4 = divi %loopIdx, %3 signed : tile<i32>
    %5 = muli %4, %2 : tile<i32>
    %6 = remi %loopIdx, %3 signed : tile<i32>
    %7 = subi %0#0, %5 : tile<i32>
    %8 = mini %2, %7 signed : tile<i32>
    %9 = remi %6, %8 signed : tile<i32>
    %10 = addi %5, %9 : tile<i32>
    %11 = divi %6, %8 signed : tile<i32>
    %tile, %result_token = load_view_tko weak %pview_5[%10, %11] : partition_view<tile=(8x16), padding_value = zero, tensor_view<?x?xf32, strides=[?,1]>>, tile<i32> -> tile<8x16xf32>, token
    %12 = bitcast %tile : tile<8x16xf32> -> tile<8x16xi32>
    %reshape = reshape %12 : tile<8x16xi32> -> tile<1x8x16xi32>
    %13 = scan %reshape dim=0 reverse=false identities=[0 : i32] : tile<1x8x16xi32> -> tile<1x8x16xi32> 
    (%arg8: tile<i32>, %arg9: tile<i32>) {
      yield %arg8 : tile<i32>
    }
    %reshape_8 = reshape %13 : tile<1x8x16xi32> -> tile<8x16xi32>
    %14 = bitcast %reshape_8 : tile<8x16xi32> -> tile<8x16xf32>
    %tile_9, %result_token_10 = load_view_tko weak %pview_7[%10, %11] : partition_view<tile=(8x16), padding_value = zero, tensor_view<?x?xf32, strides=[?,1]>>, tile<i32> -> tile<8x16xf32>, token
    %15 = bitcast %tile_9 : tile<8x16xf32> -> tile<8x16xi32>
    %reshape_11 = reshape %15 : tile<8x16xi32> -> tile<1x8x16xi32>
    %16 = scan %reshape_11 dim=0 reverse=false identities=[0 : i32] : tile<1x8x16xi32> -> tile<1x8x16xi32> 
    (%arg8: tile<i32>, %arg9: tile<i32>) {
      yield %arg8 : tile<i32>
    }
    %reshape_12 = reshape %16 : tile<1x8x16xi32> -> tile<8x16xi32>
    %17 = bitcast %reshape_12 : tile<8x16xi32> -> tile<8x16xf32>
    %18 = addf %14, %17  : tile<8x16xf32>
    %19 = store_view_tko weak %18, %pview[%10, %11] token = %result_token : tile<8x16xf32>, partition_view<tile=(8x16), tensor_view<?x?xf32, strides=[?,1]>>, tile<i32> -> token
  }
  return
}
