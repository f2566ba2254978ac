entry @gather(%arg0: tile<ptr<f32>>, %arg1: tile<i32>, %arg2: tile<i32>, %arg3: tile<i32>, %arg4: tile<ptr<f32>>, %arg5: tile<i32>, %arg6: tile<i32>, %arg7: tile<i32>, %arg8: tile<ptr<i32>>, %arg9: tile<i32>, %arg10: tile<ptr<i64>>) {
  %true = constant <i1: true> : tile<i1>
  %cst_0_i64 = constant <i64: 0> : tile<i64>
  %cst_1_i64 = constant <i64: 1> : tile<i64>
  %cst_0_i32 = constant <i32: 0> : tile<i32>
  %assume = assume div_by<16>, %arg10 : tile<ptr<i64>>
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
  %reshape = reshape %tile : tile<1xi32> -> tile<1x1xi32>
  %1 = scan %reshape dim=0 reverse=false identities=[0 : i32] : tile<1x1xi32> -> tile<1x1xi32> 
  (%arg11: tile<i32>, %arg12: tile<i32>) {
    yield %arg11 : tile<i32>
  }
  %reshape_11 = reshape %1 : tile<1x1xi32> -> tile<1xi32>
  %reshape_12 = reshape %reshape_11 : tile<1xi32> -> tile<i32>
  %2 = cmpi less_than %reshape_12, %0#0, unsigned : tile<i32> -> tile<i1>
  %3 = xori %2, %true : tile<i1>
  if %3 {
    %result, %result_token_17 = atomic_cas_tko relaxed device %assume, %cst_0_i64, %cst_1_i64 : tile<ptr<i64>>, tile<i64> -> tile<i64>, token
    %9 = cmpi equal %result, %cst_0_i64, unsigned : tile<i64> -> tile<i1>
    if %9 {
      %10 = exti %reshape_12 signed : tile<i32> -> tile<i64>
      %11 = offset %assume, %cst_1_i64 : tile<ptr<i64>>, tile<i64> -> tile<ptr<i64>>
      %12 = store_ptr_tko relaxed device %11, %10 : tile<ptr<i64>>, tile<i64> -> token
    }
  }
  %4 = select %2, %reshape_12, %cst_0_i32 : tile<i1>, tile<i32>
  %tile_13, %result_token_14 = load_view_tko weak %pview_8[%4, %blockId_y] : partition_view<tile=(1x8), padding_value = zero, tensor_view<?x?xf32, strides=[?,1]>>, tile<i32> -> tile<1x8xf32>, token
  %5 = bitcast %tile_13 : tile<1x8xf32> -> tile<1x8xi32>
  %reshape_15 = reshape %5 : tile<1x8xi32> -> tile<1x1x8xi32>
  %6 = scan %reshape_15 dim=0 reverse=false identities=[0 : i32] : tile<1x1x8xi32> -> tile<1x1x8xi32> 
  (%arg11: tile<i32>, %arg12: tile<i32>) {
    yield %arg11 : tile<i32>
  }
  %reshape_16 = reshape %6 : tile<1x1x8xi32> -> tile<1x8xi32>
  %7 = bitcast %reshape_16 : tile<1x8xi32> -> tile<1x8xf32>
  %8 = store_view_tko weak %7, %pview[%blockId_x, %blockId_y] inbounds = [true, false] : tile<1x8xf32>, partition_view<tile=(1x8), tensor_view<?x?xf32, strides=[?,1]>>, tile<i32> -> token
  return
}
