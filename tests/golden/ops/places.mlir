entry @op_places(%arg0: tile<ptr<i32>>, %arg1: tile<i32>, %arg2: tile<i32>, %arg3: tile<i32>, %arg4: tile<ptr<i32>>, %arg5: tile<i32>, %arg6: tile<i32>, %arg7: tile<i32>) {
  %cst_100_i32 = constant <i32: 100> : tile<i32>
  %cst_10_i32 = constant <i32: 10> : tile<i32>
  %assume = assume div_by<64>, %arg1 : tile<i32>
  %assume_assume = assume bounded<0, 2147418111>, %assume : tile<i32>
  %assume_0 = assume div_by<64>, %arg3 : tile<i32>
  %assume_assume_1 = assume bounded<0, 2147418111>, %assume_0 : tile<i32>
  %assume_2 = assume div_by<64>, %arg2 : tile<i32>
  %assume_assume_3 = assume bounded<0, 2147418111>, %assume_2 : tile<i32>
  %assume_4 = assume div_by<64>, %arg5 : tile<i32>
  %assume_assume_5 = assume bounded<0, 2147418111>, %assume_4 : tile<i32>
  %assume_6 = assume div_by<64>, %arg7 : tile<i32>
  %assume_assume_7 = assume bounded<0, 2147418111>, %assume_6 : tile<i32>
  %assume_8 = assume div_by<64>, %arg6 : tile<i32>
  %assume_assume_9 = assume bounded<0, 2147418111>, %assume_8 : tile<i32>
  %tview = make_tensor_view %arg0, shape = [%assume_assume, %assume_assume_3], strides = [%assume_assume_1, 1] : tile<i32> -> tensor_view<?x?xi32, strides=[?,1]>
  %pview = make_partition_view %tview : partition_view<tile=(2x4), tensor_view<?x?xi32, strides=[?,1]>>
  %blockId_x, %blockId_y, %blockId_z = get_tile_block_id : tile<i32>
  %tview_10 = make_tensor_view %arg4, shape = [%assume_assume_5, %assume_assume_9], strides = [%assume_assume_7, 1] : tile<i32> -> tensor_view<?x?xi32, strides=[?,1]>
  %pview_11 = make_partition_view %tview_10 : partition_view<tile=(2x4), tensor_view<?x?xi32, strides=[?,1]>>
  %tile, %result_token = load_view_tko weak %pview_11[%blockId_x, %blockId_y] inbounds = [true, true] : partition_view<tile=(2x4), tensor_view<?x?xi32, strides=[?,1]>>, tile<i32> -> tile<2x4xi32>, token
  %reshape = reshape %tile : tile<2x4xi32> -> tile<1x2x4xi32>
  %0 = scan %reshape dim=0 reverse=false identities=[0 : i32] : tile<1x2x4xi32> -> tile<1x2x4xi32> 
  (%arg8: tile<i32>, %arg9: tile<i32>) {
    yield %arg8 : tile<i32>
  }
  %reshape_12 = reshape %0 : tile<1x2x4xi32> -> tile<2x4xi32>
  %1 = muli %cst_100_i32, %blockId_x : tile<i32>
  %reshape_13 = reshape %1 : tile<i32> -> tile<1x1xi32>
  %bcast = broadcast %reshape_13 : tile<1x1xi32> -> tile<2x4xi32>
  %2 = addi %reshape_12, %bcast : tile<2x4xi32>
  %3 = muli %cst_10_i32, %blockId_y : tile<i32>
  %reshape_14 = reshape %3 : tile<i32> -> tile<1x1xi32>
  %bcast_15 = broadcast %reshape_14 : tile<1x1xi32> -> tile<2x4xi32>
  %4 = addi %2, %bcast_15 : tile<2x4xi32>
  %5 = store_view_tko weak %4, %pview[%blockId_x, %blockId_y] inbounds = [true, true] : tile<2x4xi32>, partition_view<tile=(2x4), tensor_view<?x?xi32, strides=[?,1]>>, tile<i32> -> token
  return
}
