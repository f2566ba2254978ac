entry @op_list(%arg0: tile<ptr<i32>>, %arg1: tile<i32>, %arg2: tile<ptr<i32>>, %arg3: tile<i32>) {
  %cst_100_i32 = constant <i32: 100> : tile<i32>
  %assume = assume div_by<64>, %arg1 : tile<i32>
  %assume_assume = assume bounded<0, 2147418111>, %assume : tile<i32>
  %assume_0 = assume div_by<64>, %arg3 : tile<i32>
  %assume_assume_1 = assume bounded<0, 2147418111>, %assume_0 : tile<i32>
  %tview = make_tensor_view %arg0, shape = [%assume_assume], strides = [1] : tile<i32> -> tensor_view<?xi32, strides=[1]>
  %pview = make_partition_view %tview : partition_view<tile=(4), tensor_view<?xi32, strides=[1]>>
  %blockId_x, %blockId_y, %blockId_z = get_tile_block_id : tile<i32>
  %0 = get_index_space_shape %pview : partition_view<tile=(4), tensor_view<?xi32, strides=[1]>> -> tile<i32>
  %gridSize_x, %gridSize_y, %gridSize_z = get_num_tile_blocks : tile<i32>
  %tview_2 = make_tensor_view %arg2, shape = [%assume_assume_1], strides = [1] : tile<i32> -> tensor_view<?xi32, strides=[1]>
  %pview_3 = make_partition_view %tview_2 : partition_view<tile=(4), tensor_view<?xi32, strides=[1]>>
  for %loopIdx in (%blockId_x to %0, step %gridSize_x) : tile<i32> {
    %tile, %result_token = load_view_tko weak %pview_3[%loopIdx] inbounds = [true] : partition_view<tile=(4), tensor_view<?xi32, strides=[1]>>, tile<i32> -> tile<4xi32>, token
    %reshape = reshape %tile : tile<4xi32> -> tile<1x4xi32>
    %1 = scan %reshape dim=0 reverse=false identities=[0 : i32] : tile<1x4xi32> -> tile<1x4xi32> 
    (%arg4: tile<i32>, %arg5: tile<i32>) {
      yield %arg4 : tile<i32>
    }
    %reshape_4 = reshape %1 : tile<1x4xi32> -> tile<4xi32>
    %2 = muli %loopIdx, %cst_100_i32 : tile<i32>
    %reshape_5 = reshape %2 : tile<i32> -> tile<1xi32>
    %bcast = broadcast %reshape_5 : tile<1xi32> -> tile<4xi32>
    %3 = addi %reshape_4, %bcast : tile<4xi32>
    %4 = store_view_tko weak %3, %pview[%loopIdx] inbounds = [true] : tile<4xi32>, partition_view<tile=(4), tensor_view<?xi32, strides=[1]>>, tile<i32> -> token
  }
  return
}
