entry @rotary_table(%arg0: tile<ptr<f32>>, %arg1: tile<i32>, %arg2: tile<i32>, %arg3: tile<i32>, %arg4: tile<ptr<f32>>, %arg5: tile<i32>, %arg6: tile<i32>, %arg7: tile<i32>, %arg8: tile<ptr<f32>>, %arg9: tile<i32>) {
  %cst_16_i32 = constant <i32: 16> : tile<i32>
  %assume = assume div_by<16>, %arg0 : tile<ptr<f32>>
  %assume_0 = assume div_by<64>, %arg1 : tile<i32>
  %assume_assume = assume bounded<0, 2147418111>, %assume_0 : tile<i32>
  %assume_1 = assume div_by<64>, %arg3 : tile<i32>
  %assume_assume_2 = assume bounded<0, 2147418111>, %assume_1 : tile<i32>
  %assume_3 = assume div_by<64>, %arg2 : tile<i32>
  %assume_assume_4 = assume bounded<0, 2147418111>, %assume_3 : tile<i32>
  %assume_5 = assume div_by<16>, %arg4 : tile<ptr<f32>>
  %assume_6 = assume div_by<64>, %arg5 : tile<i32>
  %assume_assume_7 = assume bounded<0, 2147418111>, %assume_6 : tile<i32>
  %assume_8 = assume div_by<64>, %arg7 : tile<i32>
  %assume_assume_9 = assume bounded<0, 2147418111>, %assume_8 : tile<i32>
  %assume_10 = assume div_by<64>, %arg6 : tile<i32>
  %assume_assume_11 = assume bounded<0, 2147418111>, %assume_10 : tile<i32>
  %assume_12 = assume div_by<64>, %arg9 : tile<i32>
  %assume_assume_13 = assume bounded<0, 2147418111>, %assume_12 : tile<i32>
  %tview = make_tensor_view %assume, shape = [%assume_assume, %assume_assume_4], strides = [%assume_assume_2, 1] : tile<i32> -> tensor_view<?x?xf32, strides=[?,1]>
  %pview = make_partition_view %tview : partition_view<tile=(16x64), tensor_view<?x?xf32, strides=[?,1]>>
  %tview_14 = make_tensor_view %assume_5, shape = [%assume_assume_7, %assume_assume_11], strides = [%assume_assume_9, 1] : tile<i32> -> tensor_view<?x?xf32, strides=[?,1]>
  %pview_15 = make_partition_view %tview_14 : partition_view<tile=(16x64), tensor_view<?x?xf32, strides=[?,1]>>
  %blockId_x, %blockId_y, %blockId_z = get_tile_block_id : tile<i32>
  %0 = muli %blockId_x, %cst_16_i32 : tile<i32>
  %reshape = reshape %0 : tile<i32> -> tile<1x1xi32>
  %bcast = broadcast %reshape : tile<1x1xi32> -> tile<16x1xi32>
  %1 = iota : tile<16xi32>
  %reshape_16 = reshape %1 : tile<16xi32> -> tile<16x1xi32>
  %2 = addi %bcast, %reshape_16 : tile<16x1xi32>
  %3 = itof %2 signed  : tile<16x1xi32> -> tile<16x1xf32>
  %bcast_17 = broadcast %3 : tile<16x1xf32> -> tile<16x64xf32>
  %tview_18 = make_tensor_view %arg8, shape = [%assume_assume_13], strides = [1] : tile<i32> -> tensor_view<?xf32, strides=[1]>
  %pview_19 = make_partition_view %tview_18 : partition_view<tile=(64), tensor_view<?xf32, strides=[1]>>
  %tile, %result_token = load_view_tko weak %pview_19[%blockId_y] inbounds = [true] : partition_view<tile=(64), tensor_view<?xf32, strides=[1]>>, tile<i32> -> tile<64xf32>, token
  %4 = bitcast %tile : tile<64xf32> -> tile<64xi32>
  %reshape_20 = reshape %4 : tile<64xi32> -> tile<1x64xi32>
  %5 = scan %reshape_20 dim=0 reverse=false identities=[0 : i32] : tile<1x64xi32> -> tile<1x64xi32> 
  (%arg10: tile<i32>, %arg11: tile<i32>) {
    yield %arg10 : tile<i32>
  }
  %reshape_21 = reshape %5 : tile<1x64xi32> -> tile<64xi32>
  %6 = bitcast %reshape_21 : tile<64xi32> -> tile<64xf32>
  %reshape_22 = reshape %6 : tile<64xf32> -> tile<1x64xf32>
  %bcast_23 = broadcast %reshape_22 : tile<1x64xf32> -> tile<16x64xf32>
  %7 = mulf %bcast_17, %bcast_23  : tile<16x64xf32>
  %8 = cos %7 : tile<16x64xf32>
  %9 = store_view_tko weak %8, %pview[%blockId_x, %blockId_y] inbounds = [true, true] : tile<16x64xf32>, partition_view<tile=(16x64), tensor_view<?x?xf32, strides=[?,1]>>, tile<i32> -> token
  %10 = sin %7 : tile<16x64xf32>
  %11 = store_view_tko weak %10, %pview_15[%blockId_x, %blockId_y] inbounds = [true, true] : tile<16x64xf32>, partition_view<tile=(16x64), tensor_view<?x?xf32, strides=[?,1]>>, tile<i32> -> token
  return
}
