entry @op_remainders(%arg0: tile<ptr<f32>>, %arg1: tile<i32>, %arg2: tile<ptr<f64>>, %arg3: tile<i32>, %arg4: tile<ptr<f16>>, %arg5: tile<i32>, %arg6: tile<ptr<f32>>, %arg7: tile<i32>, %arg8: tile<ptr<f32>>, %arg9: tile<i32>) {
  %assume = assume div_by<64>, %arg1 : tile<i32>
  %assume_assume = assume bounded<0, 2147418111>, %assume : tile<i32>
  %assume_0 = assume div_by<64>, %arg3 : tile<i32>
  %assume_assume_1 = assume bounded<0, 2147418111>, %assume_0 : tile<i32>
  %assume_2 = assume div_by<64>, %arg5 : tile<i32>
  %assume_assume_3 = assume bounded<0, 2147418111>, %assume_2 : tile<i32>
  %assume_4 = assume div_by<64>, %arg7 : tile<i32>
  %assume_assume_5 = assume bounded<0, 2147418111>, %assume_4 : tile<i32>
  %assume_6 = assume div_by<64>, %arg9 : tile<i32>
  %assume_assume_7 = assume bounded<0, 2147418111>, %assume_6 : tile<i32>
  %tview = make_tensor_view %arg0, shape = [%assume_assume], strides = [1] : tile<i32> -> tensor_view<?xf32, strides=[1]>
  %pview = make_partition_view %tview : partition_view<tile=(16), tensor_view<?xf32, strides=[1]>>
  %tview_8 = make_tensor_view %arg2, shape = [%assume_assume_1], strides = [1] : tile<i32> -> tensor_view<?xf64, strides=[1]>
  %pview_9 = make_partition_view %tview_8 : partition_view<tile=(16), tensor_view<?xf64, strides=[1]>>
  %tview_10 = make_tensor_view %arg4, shape = [%assume_assume_3], strides = [1] : tile<i32> -> tensor_view<?xf16, strides=[1]>
  %pview_11 = make_partition_view %tview_10 : partition_view<tile=(16), tensor_view<?xf16, strides=[1]>>
  %blockId_x, %blockId_y, %blockId_z = get_tile_block_id : tile<i32>
  %tview_12 = make_tensor_view %arg6, shape = [%assume_assume_5], strides = [1] : tile<i32> -> tensor_view<?xf32, strides=[1]>
  %pview_13 = make_partition_view %tview_12 : partition_view<tile=(16), tensor_view<?xf32, strides=[1]>>
  %tile, %result_token = load_view_tko weak %pview_13[%blockId_x] inbounds = [true] : partition_view<tile=(16), tensor_view<?xf32, strides=[1]>>, tile<i32> -> tile<16xf32>, token
  %0 = bitcast %tile : tile<16xf32> -> tile<16xi32>
  %reshape = reshape %0 : tile<16xi32> -> tile<1x16xi32>
  %1 = scan %reshape dim=0 reverse=false identities=[0 : i32] : tile<1x16xi32> -> tile<1x16xi32> 
  (%arg10: tile<i32>, %arg11: tile<i32>) {
    yield %arg10 : tile<i32>
  }
  %reshape_14 = reshape %1 : tile<1x16xi32> -> tile<16xi32>
  %2 = bitcast %reshape_14 : tile<16xi32> -> tile<16xf32>
  %tview_15 = make_tensor_view %arg8, shape = [%assume_assume_7], strides = [1] : tile<i32> -> tensor_view<?xf32, strides=[1]>
  %pview_16 = make_partition_view %tview_15 : partition_view<tile=(16), tensor_view<?xf32, strides=[1]>>
  %tile_17, %result_token_18 = load_view_tko weak %pview_16[%blockId_x] inbounds = [true] : partition_view<tile=(16), tensor_view<?xf32, strides=[1]>>, tile<i32> -> tile<16xf32>, token
  %3 = bitcast %tile_17 : tile<16xf32> -> tile<16xi32>
  %reshape_19 = reshape %3 : tile<16xi32> -> tile<1x16xi32>
  %4 = scan %reshape_19 dim=0 reverse=false identities=[0 : i32] : tile<1x16xi32> -> tile<1x16xi32> 
  (%arg10: tile<i32>, %arg11: tile<i32>) {
    yield %arg10 : tile<i32>
  }
  %reshape_20 = reshape %4 : tile<1x16xi32> -> tile<16xi32>
  %5 = bitcast %reshape_20 : tile<16xi32> -> tile<16xf32>
  %6 = remf %2, %5 : tile<16xf32>
  %7 = store_view_tko weak %6, %pview[%blockId_x] inbounds = [true] : tile<16xf32>, partition_view<tile=(16), tensor_view<?xf32, strides=[1]>>, tile<i32> -> token
  %8 = ftof %2  : tile<16xf32> -> tile<16xf64>
  %9 = ftof %5  : tile<16xf32> -> tile<16xf64>
  %10 = remf %8, %9 : tile<16xf64>
  %11 = store_view_tko weak %10, %pview_9[%blockId_x] inbounds = [true] : tile<16xf64>, partition_view<tile=(16), tensor_view<?xf64, strides=[1]>>, tile<i32> -> token
  %12 = ftof %2  : tile<16xf32> -> tile<16xf16>
  %13 = ftof %5  : tile<16xf32> -> tile<16xf16>
  %14 = remf %12, %13 : tile<16xf16>
  %15 = store_view_tko weak %14, %pview_11[%blockId_x] inbounds = [true] : tile<16xf16>, partition_view<tile=(16), tensor_view<?xf16, strides=[1]>>, tile<i32> -> token
  return
}
