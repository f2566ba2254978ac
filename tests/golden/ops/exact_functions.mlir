entry @op_exact_functions(%arg0: tile<ptr<f32>>, %arg1: tile<i32>, %arg2: tile<ptr<f32>>, %arg3: tile<i32>, %arg4: tile<ptr<f32>>, %arg5: tile<i32>, %arg6: tile<ptr<f32>>, %arg7: tile<i32>) {
  %assume = assume div_by<64>, %arg1 : tile<i32>
  %assume_assume = assume bounded<0, 2147418111>, %assume : tile<i32>
  %assume_0 = assume div_by<64>, %arg3 : tile<i32>
  %assume_assume_1 = assume bounded<0, 2147418111>, %assume_0 : tile<i32>
  %assume_2 = assume div_by<64>, %arg5 : tile<i32>
  %assume_assume_3 = assume bounded<0, 2147418111>, %assume_2 : tile<i32>
  %assume_4 = assume div_by<64>, %arg7 : tile<i32>
  %assume_assume_5 = assume bounded<0, 2147418111>, %assume_4 : tile<i32>
  %tview = make_tensor_view %arg0, shape = [%assume_assume], strides = [1] : tile<i32> -> tensor_view<?xf32, strides=[1]>
  %pview = make_partition_view %tview : partition_view<tile=(16), tensor_view<?xf32, strides=[1]>>
  %tview_6 = make_tensor_view %arg2, shape = [%assume_assume_1], strides = [1] : tile<i32> -> tensor_view<?xf32, strides=[1]>
  %pview_7 = make_partition_view %tview_6 : partition_view<tile=(16), tensor_view<?xf32, strides=[1]>>
  %tview_8 = make_tensor_view %arg4, shape = [%assume_assume_3], strides = [1] : tile<i32> -> tensor_view<?xf32, strides=[1]>
  %pview_9 = make_partition_view %tview_8 : partition_view<tile=(16), tensor_view<?xf32, strides=[1]>>
  %blockId_x, %blockId_y, %blockId_z = get_tile_block_id : tile<i32>
  %tview_10 = make_tensor_view %arg6, shape = [%assume_assume_5], strides = [1] : tile<i32> -> tensor_view<?xf32, strides=[1]>
  %pview_11 = make_partition_view %tview_10 : partition_view<tile=(16), tensor_view<?xf32, strides=[1]>>
  %tile, %result_token = load_view_tko weak %pview_11[%blockId_x] inbounds = [true] : partition_view<tile=(16), tensor_view<?xf32, strides=[1]>>, tile<i32> -> tile<16xf32>, token
  %0 = bitcast %tile : tile<16xf32> -> tile<16xi32>
  %reshape = reshape %0 : tile<16xi32> -> tile<1x16xi32>
  %1 = scan %reshape dim=0 reverse=false identities=[0 : i32] : tile<1x16xi32> -> tile<1x16xi32> 
  (%arg8: tile<i32>, %arg9: tile<i32>) {
    yield %arg8 : tile<i32>
  }
  %reshape_12 = reshape %1 : tile<1x16xi32> -> tile<16xi32>
  %2 = bitcast %reshape_12 : tile<16xi32> -> tile<16xf32>
  %3 = sqrt %2  : tile<16xf32>
  %4 = store_view_tko weak %3, %pview[%blockId_x] inbounds = [true] : tile<16xf32>, partition_view<tile=(16), tensor_view<?xf32, strides=[1]>>, tile<i32> -> token
  %5 = floor %2 : tile<16xf32>
  %6 = store_view_tko weak %5, %pview_7[%blockId_x] inbounds = [true] : tile<16xf32>, partition_view<tile=(16), tensor_view<?xf32, strides=[1]>>, tile<i32> -> token
  %7 = ceil %2 : tile<16xf32>
  %8 = store_view_tko weak %7, %pview_9[%blockId_x] inbounds = [true] : tile<16xf32>, partition_view<tile=(16), tensor_view<?xf32, strides=[1]>>, tile<i32> -> token
  return
}
