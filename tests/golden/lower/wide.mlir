entry @wide(%arg0: tile<ptr<f32>>, %arg1: tile<i64>, %arg2: tile<i64>, %arg3: tile<i64>, %arg4: tile<i64>, %arg5: tile<ptr<f32>>, %arg6: tile<i64>, %arg7: tile<i64>, %arg8: tile<i64>, %arg9: tile<i64>, %arg10: tile<ptr<f32>>, %arg11: tile<i64>, %arg12: tile<i64>, %arg13: tile<i64>, %arg14: tile<i64>) {
  %assume = assume bounded<0, 281474976710656>, %arg1 : tile<i64>
  %assume_0 = assume bounded<0, 281474976710656>, %arg3 : tile<i64>
  %assume_1 = assume bounded<0, 281474976710656>, %arg2 : tile<i64>
  %assume_2 = assume bounded<0, 281474976710656>, %arg4 : tile<i64>
  %assume_3 = assume bounded<0, 281474976710656>, %arg6 : tile<i64>
  %assume_4 = assume bounded<0, 281474976710656>, %arg8 : tile<i64>
  %assume_5 = assume bounded<0, 281474976710656>, %arg7 : tile<i64>
  %assume_6 = assume bounded<0, 281474976710656>, %arg9 : tile<i64>
  %assume_7 = assume bounded<0, 281474976710656>, %arg11 : tile<i64>
  %assume_8 = assume bounded<0, 281474976710656>, %arg13 : tile<i64>
  %assume_9 = assume bounded<0, 281474976710656>, %arg12 : tile<i64>
  %assume_10 = assume bounded<0, 281474976710656>, %arg14 : tile<i64>
  %tview = make_tensor_view %arg0, shape = [%assume, %assume_1], strides = [%assume_0, %assume_2] : tile<i64> -> tensor_view<?x?xf32, strides=[?,?]>
  %pview = make_partition_view %tview : partition_view<tile=(8x16), tensor_view<?x?xf32, strides=[?,?]>>
  %blockId_x, %blockId_y, %blockId_z = get_tile_block_id : tile<i32>
  %tview_11 = make_tensor_view %arg5, shape = [%assume_3, %assume_5], strides = [%assume_4, %assume_6] : tile<i64> -> tensor_view<?x?xf32, strides=[?,?]>
  %pview_12 = make_partition_view %tview_11 : partition_view<tile=(8x16), padding_value = zero, tensor_view<?x?xf32, strides=[?,?]>>
  %tile, %result_token = load_view_tko weak %pview_12[%blockId_x, %blockId_y] : partition_view<tile=(8x16), padding_value = zero, tensor_view<?x?xf32, strides=[?,?]>>, tile<i32> -> tile<8x16xf32>, token
  %0 = bitcast %tile : tile<8x16xf32> -> tile<8x16xi32>
  %reshape = reshape %0 : tile<8x16xi32> -> tile<1x8x16xi32>
  %1 = scan %reshape dim=0 reverse=false identities=[0 : i32] : tile<1x8x16xi32> -> tile<1x8x16xi32> 
  (%arg15: tile<i32>, %arg16: tile<i32>) {
    yield %arg15 : tile<i32>
  }
  %reshape_13 = reshape %1 : tile<1x8x16xi32> -> tile<8x16xi32>
  %2 = bitcast %reshape_13 : tile<8x16xi32> -> tile<8x16xf32>
  %tview_14 = make_tensor_view %arg10, shape = [%assume_7, %assume_9], strides = [%assume_8, %assume_10] : tile<i64> -> tensor_view<?x?xf32, strides=[?,?]>
  %pview_15 = make_partition_view %tview_14 : partition_view<tile=(8x16), padding_value = zero, tensor_view<?x?xf32, strides=[?,?]>>
  %tile_16, %result_token_17 = load_view_tko weak %pview_15[%blockId_x, %blockId_y] : partition_view<tile=(8x16), padding_value = zero, tensor_view<?x?xf32, strides=[?,?]>>, tile<i32> -> tile<8x16xf32>, token
  %3 = bitcast %tile_16 : tile<8x16xf32> -> tile<8x16xi32>
  %reshape_18 = reshape %3 : tile<8x16xi32> -> tile<1x8x16xi32>
  %4 = scan %reshape_18 dim=0 reverse=false identities=[0 : i32] : tile<1x8x16xi32> -> tile<1x8x16xi32> 
  (%arg15: tile<i32>, %arg16: tile<i32>) {
    yield %arg15 : tile<i32>
  }
  %reshape_19 = reshape %4 : tile<1x8x16xi32> -> tile<8x16xi32>
  %5 = bitcast %reshape_19 : tile<8x16xi32> -> tile<8x16xf32>
  %6 = addf %2, %5  : tile<8x16xf32>
  %7 = store_view_tko weak %6, %pview[%blockId_x, %blockId_y] : tile<8x16xf32>, partition_view<tile=(8x16), tensor_view<?x?xf32, strides=[?,?]>>, tile<i32> -> token
  return
}
