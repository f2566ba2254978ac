entry @op_behind_both(%arg0: tile<ptr<i32>>, %arg1: tile<i32>, %arg2: tile<ptr<i32>>, %arg3: tile<i32>) {
  %cst_1_i32 = constant <i32: 1> : tile<8xi32>
  %cst_2_i32 = constant <i32: 2> : tile<8xi32>
  %assume = assume div_by<16>, %arg0 : tile<ptr<i32>>
  %assume_0 = assume div_by<64>, %arg1 : tile<i32>
  %assume_assume = assume bounded<0, 2147418111>, %assume_0 : tile<i32>
  %assume_1 = assume div_by<16>, %arg2 : tile<ptr<i32>>
  %assume_2 = assume div_by<64>, %arg3 : tile<i32>
  %assume_assume_3 = assume bounded<0, 2147418111>, %assume_2 : tile<i32>
  %tview = make_tensor_view %assume, shape = [%assume_assume], strides = [1] : tile<i32> -> tensor_view<?xi32, strides=[1]>
  %pview = make_partition_view %tview : partition_view<tile=(8), tensor_view<?xi32, strides=[1]>>
  %blockId_x, %blockId_y, %blockId_z = get_tile_block_id : tile<i32>
  %tile, %result_token = load_view_tko weak %pview[%blockId_x] inbounds = [true] : partition_view<tile=(8), tensor_view<?xi32, strides=[1]>>, tile<i32> -> tile<8xi32>, token
  %0 = addi %tile, %cst_1_i32 : tile<8xi32>
  %1 = store_view_tko weak %0, %pview[%blockId_x] token = %result_token inbounds = [true] : tile<8xi32>, partition_view<tile=(8), tensor_view<?xi32, strides=[1]>>, tile<i32> -> token
  %2 = make_token : token
  %3 = gdc_wait_tko token = %2 -> token
  %4 = join_tokens %1, %3 : token
  %tile_4, %result_token_5 = load_view_tko weak %pview[%blockId_x] token = %4 inbounds = [true] : partition_view<tile=(8), tensor_view<?xi32, strides=[1]>>, tile<i32> -> tile<8xi32>, token
  %5 = muli %tile_4, %cst_2_i32 : tile<8xi32>
  %tview_6 = make_tensor_view %assume_1, shape = [%assume_assume_3], strides = [1] : tile<i32> -> tensor_view<?xi32, strides=[1]>
  %pview_7 = make_partition_view %tview_6 : partition_view<tile=(8), tensor_view<?xi32, strides=[1]>>
  %tile_8, %result_token_9 = load_view_tko weak %pview_7[%blockId_x] token = %3 inbounds = [true] : partition_view<tile=(8), tensor_view<?xi32, strides=[1]>>, tile<i32> -> tile<8xi32>, token
  %6 = addi %5, %tile_8 : tile<8xi32>
  %7 = store_view_tko weak %6, %pview[%blockId_x] token = %result_token_5 inbounds = [true] : tile<8xi32>, partition_view<tile=(8), tensor_view<?xi32, strides=[1]>>, tile<i32> -> token
  return
}
