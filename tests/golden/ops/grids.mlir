entry @op_grids(%arg0: tile<ptr<i32>>, %arg1: tile<i32>, %arg2: tile<ptr<i32>>, %arg3: tile<i32>) {
  %assume = assume div_by<64>, %arg1 : tile<i32>
  %assume_assume = assume bounded<0, 2147418111>, %assume : tile<i32>
  %assume_0 = assume div_by<64>, %arg3 : tile<i32>
  %assume_assume_1 = assume bounded<0, 2147418111>, %assume_0 : tile<i32>
  %tview = make_tensor_view %arg0, shape = [%assume_assume], strides = [1] : tile<i32> -> tensor_view<?xi32, strides=[1]>
  %pview = make_partition_view %tview : partition_view<tile=(8), tensor_view<?xi32, strides=[1]>>
  %blockId_x, %blockId_y, %blockId_z = get_tile_block_id : tile<i32>
  %0 = make_token : token
  %1 = gdc_launch_dependents_tko token = %0 -> token
  %2 = gdc_wait_tko token = %1 -> token
  %tile, %result_token = load_view_tko weak %pview[%blockId_x] token = %2 inbounds = [true] : partition_view<tile=(8), tensor_view<?xi32, strides=[1]>>, tile<i32> -> tile<8xi32>, token
  %reshape = reshape %tile : tile<8xi32> -> tile<1x8xi32>
  %3 = scan %reshape dim=0 reverse=false identities=[0 : i32] : tile<1x8xi32> -> tile<1x8xi32> 
  (%arg4: tile<i32>, %arg5: tile<i32>) {
    yield %arg4 : tile<i32>
  }
  %reshape_2 = reshape %3 : tile<1x8xi32> -> tile<8xi32>
  %tview_3 = make_tensor_view %arg2, shape = [%assume_assume_1], strides = [1] : tile<i32> -> tensor_view<?xi32, strides=[1]>
  %pview_4 = make_partition_view %tview_3 : partition_view<tile=(8), tensor_view<?xi32, strides=[1]>>
  %tile_5, %result_token_6 = load_view_tko weak %pview_4[%blockId_x] token = %2 inbounds = [true] : partition_view<tile=(8), tensor_view<?xi32, strides=[1]>>, tile<i32> -> tile<8xi32>, token
  %reshape_7 = reshape %tile_5 : tile<8xi32> -> tile<1x8xi32>
  %4 = scan %reshape_7 dim=0 reverse=false identities=[0 : i32] : tile<1x8xi32> -> tile<1x8xi32> 
  (%arg4: tile<i32>, %arg5: tile<i32>) {
    yield %arg4 : tile<i32>
  }
  %reshape_8 = reshape %4 : tile<1x8xi32> -> tile<8xi32>
  %5 = addi %reshape_2, %reshape_8 : tile<8xi32>
  %6 = store_view_tko weak %5, %pview[%blockId_x] token = %result_token inbounds = [true] : tile<8xi32>, partition_view<tile=(8), tensor_view<?xi32, strides=[1]>>, tile<i32> -> token
  return
}
