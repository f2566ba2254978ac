entry @op_whole_powers(%arg0: tile<ptr<f32>>, %arg1: tile<i32>, %arg2: tile<ptr<f64>>, %arg3: tile<i32>, %arg4: tile<ptr<f32>>, %arg5: tile<i32>, %arg6: tile<ptr<i32>>, %arg7: tile<i32>) {
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
  %tview_6 = make_tensor_view %arg2, shape = [%assume_assume_1], strides = [1] : tile<i32> -> tensor_view<?xf64, strides=[1]>
  %pview_7 = make_partition_view %tview_6 : partition_view<tile=(16), tensor_view<?xf64, strides=[1]>>
  %blockId_x, %blockId_y, %blockId_z = get_tile_block_id : tile<i32>
  %tview_8 = make_tensor_view %arg4, shape = [%assume_assume_3], strides = [1] : tile<i32> -> tensor_view<?xf32, strides=[1]>
  %pview_9 = make_partition_view %tview_8 : partition_view<tile=(16), tensor_view<?xf32, strides=[1]>>
  %tile, %result_token = load_view_tko weak %pview_9[%blockId_x] inbounds = [true] : partition_view<tile=(16), tensor_view<?xf32, strides=[1]>>, tile<i32> -> tile<16xf32>, token
  %0 = bitcast %tile : tile<16xf32> -> tile<16xi32>
  %reshape = reshape %0 : tile<16xi32> -> tile<1x16xi32>
  %1 = scan %reshape dim=0 reverse=false identities=[0 : i32] : tile<1x16xi32> -> tile<1x16xi32> 
  (%arg8: tile<i32>, %arg9: tile<i32>) {
    yield %arg8 : tile<i32>
  }
  %reshape_10 = reshape %1 : tile<1x16xi32> -> tile<16xi32>
  %2 = bitcast %reshape_10 : tile<16xi32> -> tile<16xf32>
  %tview_11 = make_tensor_view %arg6, shape = [%assume_assume_5], strides = [1] : tile<i32> -> tensor_view<?xi32, strides=[1]>
  %pview_12 = make_partition_view %tview_11 : partition_view<tile=(16), tensor_view<?xi32, strides=[1]>>
  %tile_13, %result_token_14 = load_view_tko weak %pview_12[%blockId_x] inbounds = [true] : partition_view<tile=(16), tensor_view<?xi32, strides=[1]>>, tile<i32> -> tile<16xi32>, token
  %reshape_15 = reshape %tile_13 : tile<16xi32> -> tile<1x16xi32>
  %3 = scan %reshape_15 dim=0 reverse=false identities=[0 : i32] : tile<1x16xi32> -> tile<1x16xi32> 
  (%arg8: tile<i32>, %arg9: tile<i32>) {
    yield %arg8 : tile<i32>
  }
  %reshape_16 = reshape %3 : tile<1x16xi32> -> tile<16xi32>
  %4 = fpowi %2, %reshape_16 : tile<16xf32>, tile<16xi32>
  %5 = store_view_tko weak %4, %pview[%blockId_x] inbounds = [true] : tile<16xf32>, partition_view<tile=(16), tensor_view<?xf32, strides=[1]>>, tile<i32> -> token
  %6 = ftof %2  : tile<16xf32> -> tile<16xf64>
  %7 = trunci %reshape_16 : tile<16xi32> -> tile<16xi8>
  %8 = fpowi %6, %7 : tile<16xf64>, tile<16xi8>
  %9 = store_view_tko weak %8, %pview_7[%blockId_x] inbounds = [true] : tile<16xf64>, partition_view<tile=(16), tensor_view<?xf64, strides=[1]>>, tile<i32> -> token
  return
}
