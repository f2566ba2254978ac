entry @op_arithmetic(%arg0: tile<ptr<f32>>, %arg1: tile<i32>, %arg2: tile<ptr<f32>>, %arg3: tile<i32>, %arg4: tile<ptr<f32>>, %arg5: tile<i32>, %arg6: tile<ptr<f32>>, %arg7: tile<i32>, %arg8: tile<ptr<f32>>, %arg9: tile<i32>, %arg10: tile<ptr<f32>>, %arg11: tile<i32>, %arg12: tile<ptr<f32>>, %arg13: tile<i32>, %arg14: tile<ptr<f32>>, %arg15: tile<i32>, %arg16: tile<ptr<f32>>, %arg17: tile<i32>, %arg18: tile<ptr<f32>>, %arg19: tile<i32>) {
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
  %assume_8 = assume div_by<64>, %arg11 : tile<i32>
  %assume_assume_9 = assume bounded<0, 2147418111>, %assume_8 : tile<i32>
  %assume_10 = assume div_by<64>, %arg13 : tile<i32>
  %assume_assume_11 = assume bounded<0, 2147418111>, %assume_10 : tile<i32>
  %assume_12 = assume div_by<64>, %arg15 : tile<i32>
  %assume_assume_13 = assume bounded<0, 2147418111>, %assume_12 : tile<i32>
  %assume_14 = assume div_by<64>, %arg17 : tile<i32>
  %assume_assume_15 = assume bounded<0, 2147418111>, %assume_14 : tile<i32>
  %assume_16 = assume div_by<64>, %arg19 : tile<i32>
  %assume_assume_17 = assume bounded<0, 2147418111>, %assume_16 : tile<i32>
  %tview = make_tensor_view %arg0, shape = [%assume_assume], strides = [1] : tile<i32> -> tensor_view<?xf32, strides=[1]>
  %pview = make_partition_view %tview : partition_view<tile=(16), tensor_view<?xf32, strides=[1]>>
  %tview_18 = make_tensor_view %arg2, shape = [%assume_assume_1], strides = [1] : tile<i32> -> tensor_view<?xf32, strides=[1]>
  %pview_19 = make_partition_view %tview_18 : partition_view<tile=(16), tensor_view<?xf32, strides=[1]>>
  %tview_20 = make_tensor_view %arg4, shape = [%assume_assume_3], strides = [1] : tile<i32> -> tensor_view<?xf32, strides=[1]>
  %pview_21 = make_partition_view %tview_20 : partition_view<tile=(16), tensor_view<?xf32, strides=[1]>>
  %tview_22 = make_tensor_view %arg6, shape = [%assume_assume_5], strides = [1] : tile<i32> -> tensor_view<?xf32, strides=[1]>
  %pview_23 = make_partition_view %tview_22 : partition_view<tile=(16), tensor_view<?xf32, strides=[1]>>
  %tview_24 = make_tensor_view %arg8, shape = [%assume_assume_7], strides = [1] : tile<i32> -> tensor_view<?xf32, strides=[1]>
  %pview_25 = make_partition_view %tview_24 : partition_view<tile=(16), tensor_view<?xf32, strides=[1]>>
  %tview_26 = make_tensor_view %arg10, shape = [%assume_assume_9], strides = [1] : tile<i32> -> tensor_view<?xf32, strides=[1]>
  %pview_27 = make_partition_view %tview_26 : partition_view<tile=(16), tensor_view<?xf32, strides=[1]>>
  %tview_28 = make_tensor_view %arg12, shape = [%assume_assume_11], strides = [1] : tile<i32> -> tensor_view<?xf32, strides=[1]>
  %pview_29 = make_partition_view %tview_28 : partition_view<tile=(16), tensor_view<?xf32, strides=[1]>>
  %tview_30 = make_tensor_view %arg14, shape = [%assume_assume_13], strides = [1] : tile<i32> -> tensor_view<?xf32, strides=[1]>
  %pview_31 = make_partition_view %tview_30 : partition_view<tile=(16), tensor_view<?xf32, strides=[1]>>
  %blockId_x, %blockId_y, %blockId_z = get_tile_block_id : tile<i32>
  %tview_32 = make_tensor_view %arg16, shape = [%assume_assume_15], strides = [1] : tile<i32> -> tensor_view<?xf32, strides=[1]>
  %pview_33 = make_partition_view %tview_32 : partition_view<tile=(16), tensor_view<?xf32, strides=[1]>>
  %tile, %result_token = load_view_tko weak %pview_33[%blockId_x] inbounds = [true] : partition_view<tile=(16), tensor_view<?xf32, strides=[1]>>, tile<i32> -> tile<16xf32>, token
  %0 = bitcast %tile : tile<16xf32> -> tile<16xi32>
  %reshape = reshape %0 : tile<16xi32> -> tile<1x16xi32>
  %1 = scan %reshape dim=0 reverse=false identities=[0 : i32] : tile<1x16xi32> -> tile<1x16xi32> 
  (%arg20: tile<i32>, %arg21: tile<i32>) {
    yield %arg20 : tile<i32>
  }
  %reshape_34 = reshape %1 : tile<1x16xi32> -> tile<16xi32>
  %2 = bitcast %reshape_34 : tile<16xi32> -> tile<16xf32>
  %tview_35 = make_tensor_view %arg18, shape = [%assume_assume_17], strides = [1] : tile<i32> -> tensor_view<?xf32, strides=[1]>
  %pview_36 = make_partition_view %tview_35 : partition_view<tile=(16), tensor_view<?xf32, strides=[1]>>
  %tile_37, %result_token_38 = load_view_tko weak %pview_36[%blockId_x] inbounds = [true] : partition_view<tile=(16), tensor_view<?xf32, strides=[1]>>, tile<i32> -> tile<16xf32>, token
  %3 = bitcast %tile_37 : tile<16xf32> -> tile<16xi32>
  %reshape_39 = reshape %3 : tile<16xi32> -> tile<1x16xi32>
  %4 = scan %reshape_39 dim=0 reverse=false identities=[0 : i32] : tile<1x16xi32> -> tile<1x16xi32> 
  (%arg20: tile<i32>, %arg21: tile<i32>) {
    yield %arg20 : tile<i32>
  }
  %reshape_40 = reshape %4 : tile<1x16xi32> -> tile<16xi32>
  %5 = bitcast %reshape_40 : tile<16xi32> -> tile<16xf32>
  %6 = addf %2, %5  : tile<16xf32>
  %7 = store_view_tko weak %6, %pview[%blockId_x] inbounds = [true] : tile<16xf32>, partition_view<tile=(16), tensor_view<?xf32, strides=[1]>>, tile<i32> -> token
  %8 = subf %2, %5  : tile<16xf32>
  %9 = store_view_tko weak %8, %pview_19[%blockId_x] inbounds = [true] : tile<16xf32>, partition_view<tile=(16), tensor_view<?xf32, strides=[1]>>, tile<i32> -> token
  %10 = mulf %2, %5  : tile<16xf32>
  %11 = store_view_tko weak %10, %pview_21[%blockId_x] inbounds = [true] : tile<16xf32>, partition_view<tile=(16), tensor_view<?xf32, strides=[1]>>, tile<i32> -> token
  %12 = divf %2, %5  : tile<16xf32>
  %13 = store_view_tko weak %12, %pview_23[%blockId_x] inbounds = [true] : tile<16xf32>, partition_view<tile=(16), tensor_view<?xf32, strides=[1]>>, tile<i32> -> token
  %14 = fma %2, %5, %2  : tile<16xf32>
  %15 = store_view_tko weak %14, %pview_25[%blockId_x] inbounds = [true] : tile<16xf32>, partition_view<tile=(16), tensor_view<?xf32, strides=[1]>>, tile<i32> -> token
  %16 = maxf %2, %5 : tile<16xf32>
  %17 = store_view_tko weak %16, %pview_27[%blockId_x] inbounds = [true] : tile<16xf32>, partition_view<tile=(16), tensor_view<?xf32, strides=[1]>>, tile<i32> -> token
  %18 = minf %2, %5 : tile<16xf32>
  %19 = store_view_tko weak %18, %pview_29[%blockId_x] inbounds = [true] : tile<16xf32>, partition_view<tile=(16), tensor_view<?xf32, strides=[1]>>, tile<i32> -> token
  %20 = absf %2 : tile<16xf32>
  %21 = negf %20 : tile<16xf32>
  %22 = store_view_tko weak %21, %pview_31[%blockId_x] inbounds = [true] : tile<16xf32>, partition_view<tile=(16), tensor_view<?xf32, strides=[1]>>, tile<i32> -> token
  return
}
