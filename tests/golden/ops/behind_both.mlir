entry @op_behind_both(%arg0: tile<ptr<i32>>, %arg1: tile<i32>, %arg2: tile<ptr<i32>>, %arg3: tile<i32>) {
  %cst_1_i32 = constant <i32: 1> : tile<8xi32>
  %cst_2_i32 = constant <i32: 2> : tile<8xi32>
  %assume = assume div_by<64>, %arg1 : tile<i32>
  %assume_assume = assume bounded<0, 2147418111>, %assume : tile<i32>
  %assume_0 = assume div_by<64>, %arg3 : tile<i32>
  %assume_assume_1 = assume bounded<0, 2147418111>, %assume_0 : tile<i32>
  %tview = make_tensor_view %arg0, shape = [%assume_assume], strides = [1] : tile<i32> -> tensor_view<?xi32, strides=[1]>
  %pview = make_partition_view %tview : partition_view<tile=(8), tensor_view<?xi32, strides=[1]>>
  %blockId_x, %blockId_y, %blockId_z = get_tile_block_id : tile<i32>
  %tile, %result_token = load_view_tko weak %pview[%blockId_x] inbounds = [true] : partition_view<tile=(8), tensor_view<?xi32, strides=[1]>>, tile<i32> -> tile<8xi32>, token
  %reshape = reshape %tile : tile<8xi32> -> tile<1x8xi32>
  %0 = scan %reshape dim=0 reverse=false identities=[0 : i32] : tile<1x8xi32> -> tile<1x8xi32> 
  (%arg4: tile<i32>, %arg5: tile<i32>) {
    yield %arg4 : tile<i32>
  }
  %reshape_2 = reshape %0 : tile<1x8xi32> -> tile<8xi32>
  %1 = addi %reshape_2, %cst_1_i32 : tile<8xi32>
  %2 = store_view_tko weak %1, %pview[%blockId_x] token = %result_token inbounds = [true] : tile<8xi32>, partition_view<tile=(8), tensor_view<?xi32, strides=[1]>>, tile<i32> -> token
  %3 = make_token : token
  %4 = gdc_wait_tko token = %3 -> token
  %5 = join_tokens %2, %4 : token
  %tile_3, %result_token_4 = load_view_tko weak %pview[%blockId_x] token = %5 inbounds = [true] : partition_view<tile=(8), tensor_view<?xi32, strides=[1]>>, tile<i32> -> tile<8xi32>, token
  %reshape_5 = reshape %tile_3 : tile<8xi32> -> tile<1x8xi32>
  %6 = scan %reshape_5 dim=0 reverse=false identities=[0 : i32] : tile<1x8xi32> -> tile<1x8xi32> 
  (%arg4: tile<i32>, %arg5: tile<i32>) {
    yield %arg4 : tile<i32>
  }
  %reshape_6 = reshape %6 : tile<1x8xi32> -> tile<8xi32>
  %7 = muli %reshape_6, %cst_2_i32 : tile<8xi32>
  %tview_7 = make_tensor_view %arg2, shape = [%assume_assume_1], strides = [1] : tile<i32> -> tensor_view<?xi32, strides=[1]>
  %pview_8 = make_partition_view %tview_7 : partition_view<tile=(8), tensor_view<?xi32, strides=[1]>>
  %tile_9, %result_token_10 = load_view_tko weak %pview_8[%blockId_x] token = %4 inbounds = [true] : partition_view<tile=(8), tensor_view<?xi32, strides=[1]>>, tile<i32> -> tile<8xi32>, token
  %reshape_11 = reshape %tile_9 : tile<8xi32> -> tile<1x8xi32>
  %8 = scan %reshape_11 dim=0 reverse=false identities=[0 : i32] : tile<1x8xi32> -> tile<1x8xi32> 
  (%arg4: tile<i32>, %arg5: tile<i32>) {
    yield %arg4 : tile<i32>
  }
  %reshape_12 = reshape %8 : tile<1x8xi32> -> tile<8xi32>
  %9 = addi %7, %reshape_12 : tile<8xi32>
  %10 = store_view_tko weak %9, %pview[%blockId_x] token = %result_token_4 inbounds = [true] : tile<8xi32>, partition_view<tile=(8), tensor_view<?xi32, strides=[1]>>, tile<i32> -> token
  return
}
