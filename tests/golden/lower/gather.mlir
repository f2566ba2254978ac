entry @gather(%arg0: tile<ptr<f32>>, %arg1: tile<i32>, %arg2: tile<i32>, %arg3: tile<i32>, %arg4: tile<ptr<f32>>, %arg5: tile<i32>, %arg6: tile<i32>, %arg7: tile<i32>, %arg8: tile<ptr<i32>>, %arg9: tile<i32>, %arg10: tile<ptr<i64>>) {
  %true = constant <i1: true> : tile<i1>
  %cst_4294967295_i64 = constant <i64: 4294967295> : tile<i64>
  %cst_4294967296_i64 = constant <i64: 4294967296> : tile<i64>
  %cst_0_i64 = constant <i64: 0> : tile<i64>
  %cst_0_i32 = constant <i32: 0> : tile<i32>
  %assume = assume div_by<8>, %arg10 : tile<ptr<i64>>
  %assume_0 = assume bounded<0, 2147418111>, %arg1 : tile<i32>
  %assume_1 = assume bounded<0, 2147418111>, %arg3 : tile<i32>
  %assume_2 = assume bounded<0, 2147418111>, %arg2 : tile<i32>
  %assume_3 = assume bounded<0, 2147418111>, %arg5 : tile<i32>
  %assume_4 = assume bounded<0, 2147418111>, %arg7 : tile<i32>
  %assume_5 = assume bounded<0, 2147418111>, %arg6 : tile<i32>
  %assume_6 = assume bounded<0, 2147418111>, %arg9 : tile<i32>
  %tview = make_tensor_view %arg0, shape = [%assume_0, %assume_2], strides = [%assume_1, 1] : tile<i32> -> tensor_view<?x?xf32, strides=[?,1]>
  %pview = make_partition_view %tview : partition_view<tile=(1x8), tensor_view<?x?xf32, strides=[?,1]>>
  %blockId_x, %blockId_y, %blockId_z = get_tile_block_id : tile<i32>
  %tview_7 = make_tensor_view %arg4, shape = [%assume_3, %assume_5], strides = [%assume_4, 1] : tile<i32> -> tensor_view<?x?xf32, strides=[?,1]>
  %pview_8 = make_partition_view %tview_7 : partition_view<tile=(1x8), padding_value = zero, tensor_view<?x?xf32, strides=[?,1]>>
  %0:2 = get_index_space_shape %pview_8 : partition_view<tile=(1x8), padding_value = zero, tensor_view<?x?xf32, strides=[?,1]>> -> tile<i32>
  %tview_9 = make_tensor_view %arg8, shape = [%assume_6], strides = [1] : tile<i32> -> tensor_view<?xi32, strides=[1]>
  %pview_10 = make_partition_view %tview_9 : partition_view<tile=(1), tensor_view<?xi32, strides=[1]>>
  %tile, %result_token = load_view_tko weak %pview_10[%blockId_x] inbounds = [true] : partition_view<tile=(1), tensor_view<?xi32, strides=[1]>>, tile<i32> -> tile<1xi32>, token
  %reshape = reshape %tile : tile<1xi32> -> tile<i32>
  %1 = cmpi less_than %reshape, %0#0, unsigned : tile<i32> -> tile<i1>
  %2 = xori %1, %true : tile<i1>
  if %2 {
    %5 = exti %reshape unsigned : tile<i32> -> tile<i64>
    %6 = andi %5, %cst_4294967295_i64 : tile<i64>
    %7 = ori %6, %cst_4294967296_i64 : tile<i64>
    %result, %result_token_13 = atomic_cas_tko relaxed device %assume, %cst_0_i64, %7 : tile<ptr<i64>>, tile<i64> -> tile<i64>, token
  }
  %3 = select %1, %reshape, %cst_0_i32 : tile<i1>, tile<i32>
  %tile_11, %result_token_12 = load_view_tko weak %pview_8[%3, %blockId_y] : partition_view<tile=(1x8), padding_value = zero, tensor_view<?x?xf32, strides=[?,1]>>, tile<i32> -> tile<1x8xf32>, token
  %4 = store_view_tko weak %tile_11, %pview[%blockId_x, %blockId_y] inbounds = [true, false] : tile<1x8xf32>, partition_view<tile=(1x8), tensor_view<?x?xf32, strides=[?,1]>>, tile<i32> -> token
  return
}
