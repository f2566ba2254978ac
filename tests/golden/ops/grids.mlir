entry @op_grids(%arg0: tile<ptr<i32>>, %arg1: tile<i32>, %arg2: tile<ptr<i32>>, %arg3: tile<i32>) {
  %assume = assume div_by<16>, %arg0 : tile<ptr<i32>>
  %assume_0 = assume div_by<64>, %arg1 : tile<i32>
  %assume_assume = assume bounded<0, 2147418111>, %assume_0 : tile<i32>
  %assume_1 = assume div_by<16>, %arg2 : tile<ptr<i32>>
  %assume_2 = assume div_by<64>, %arg3 : tile<i32>
  %assume_assume_3 = assume bounded<0, 2147418111>, %assume_2 : tile<i32>
  %tview = make_tensor_view %assume, shape = [%assume_assume], strides = [1] : tile<i32> -> tensor_view<?xi32, strides=[1]>
  %pview = make_partition_view %tview : partition_view<tile=(8), tensor_view<?xi32, strides=[1]>>
  %blockId_x, %blockId_y, %blockId_z = get_tile_block_id : tile<i32>
  %0 = make_token : token
  %1 = gdc_launch_dependents_tko token = %0 -> token
  %2 = gdc_wait_tko token = %1 -> token
  %tile, %result_token = load_view_tko weak %pview[%blockId_x] token = %2 inbounds = [true] : partition_view<tile=(8), tensor_view<?xi32, strides=[1]>>, tile<i32> -> tile<8xi32>, token
  %tview_4 = make_tensor_view %assume_1, shape = [%assume_assume_3], strides = [1] : tile<i32> -> tensor_view<?xi32, strides=[1]>
  %pview_5 = make_partition_view %tview_4 : partition_view<tile=(8), tensor_view<?xi32, strides=[1]>>
  %tile_6, %result_token_7 = load_view_tko weak %pview_5[%blockId_x] token = %2 inbounds = [true] : partition_view<tile=(8), tensor_view<?xi32, strides=[1]>>, tile<i32> -> tile<8xi32>, token
  %3 = addi %tile, %tile_6 : tile<8xi32>
  %4 = store_view_tko weak %3, %pview[%blockId_x] token = %result_token inbounds = [true] : tile<8xi32>, partition_view<tile=(8), tensor_view<?xi32, strides=[1]>>, tile<i32> -> token
  return
}
