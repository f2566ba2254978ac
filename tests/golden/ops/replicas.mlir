entry @op_replicas(%arg0: tile<ptr<i32>>, %arg1: tile<i32>, %arg2: tile<i32>, %arg3: tile<i32>, %arg4: tile<ptr<i32>>, %arg5: tile<i32>, %arg6: tile<i32>, %arg7: tile<i32>, %arg8: tile<ptr<i32>>, %arg9: tile<i32>, %arg10: tile<i32>, %arg11: tile<i32>) {
  %cst_3_i32 = constant <i32: 3> : tile<4x8xi32>
  %cst_2_i32 = constant <i32: 2> : tile<4x8xi32>
  %assume = assume div_by<64>, %arg1 : tile<i32>
  %assume_assume = assume bounded<0, 2147418111>, %assume : tile<i32>
  %assume_0 = assume div_by<64>, %arg3 : tile<i32>
  %assume_assume_1 = assume bounded<0, 2147418111>, %assume_0 : tile<i32>
  %assume_2 = assume div_by<64>, %arg2 : tile<i32>
  %assume_assume_3 = assume bounded<0, 2147418111>, %assume_2 : tile<i32>
  %assume_4 = assume div_by<64>, %arg5 : tile<i32>
  %assume_assume_5 = assume bounded<0, 2147418111>, %assume_4 : tile<i32>
  %assume_6 = assume div_by<64>, %arg7 : tile<i32>
  %assume_assume_7 = assume bounded<0, 2147418111>, %assume_6 : tile<i32>
  %assume_8 = assume div_by<64>, %arg6 : tile<i32>
  %assume_assume_9 = assume bounded<0, 2147418111>, %assume_8 : tile<i32>
  %assume_10 = assume div_by<16>, %arg8 : tile<ptr<i32>>
  %assume_11 = assume div_by<64>, %arg9 : tile<i32>
  %assume_assume_12 = assume bounded<0, 2147418111>, %assume_11 : tile<i32>
  %assume_13 = assume div_by<64>, %arg10 : tile<i32>
  %assume_assume_14 = assume bounded<0, 2147418111>, %assume_13 : tile<i32>
  %tview = make_tensor_view %arg0, shape = [%assume_assume, %assume_assume_3], strides = [%assume_assume_1, 1] : tile<i32> -> tensor_view<?x?xi32, strides=[?,1]>
  %pview = make_partition_view %tview : partition_view<tile=(4x8), tensor_view<?x?xi32, strides=[?,1]>>
  %tview_15 = make_tensor_view %arg4, shape = [%assume_assume_5, %assume_assume_9], strides = [%assume_assume_7, 1] : tile<i32> -> tensor_view<?x?xi32, strides=[?,1]>
  %pview_16 = make_partition_view %tview_15 : partition_view<tile=(4x8), tensor_view<?x?xi32, strides=[?,1]>>
  %blockId_x, %blockId_y, %blockId_z = get_tile_block_id : tile<i32>
  %0 = ptr_to_ptr %assume_10 : tile<ptr<i32>> -> tile<ptr<i32, <multicast>>>
  %tview_17 = make_tensor_view %0, shape = [%assume_assume_12, %assume_assume_14], strides = [%assume_assume_14, 1] : tile<ptr<i32, <multicast>>>, tile<i32> -> tensor_view<?x?xi32, strides=[?,1], #cuda_tile.ptr_attr<multicast>>
  %pview_18 = make_partition_view %tview_17 : partition_view<tile=(4x8), tensor_view<?x?xi32, strides=[?,1], #cuda_tile.ptr_attr<multicast>>>
  %1 = multimem_reduce_view_tko release sys %pview_18, %cst_3_i32[%blockId_x, %blockId_y]  : partition_view<tile=(4x8), tensor_view<?x?xi32, strides=[?,1], #cuda_tile.ptr_attr<multicast>>>, tile<4x8xi32>, tile<i32> -> token
  %pview_19 = make_partition_view %tview_17 : partition_view<tile=(4x8), padding_value = zero, tensor_view<?x?xi32, strides=[?,1], #cuda_tile.ptr_attr<multicast>>>
  %reduced_values, %result_token = multimem_load_reduce_view_tko acquire sys %pview_19[%blockId_x, %blockId_y] token = %1  : partition_view<tile=(4x8), padding_value = zero, tensor_view<?x?xi32, strides=[?,1], #cuda_tile.ptr_attr<multicast>>>, tile<i32>, token -> tile<4x8xi32>, token
  %reshape = reshape %reduced_values : tile<4x8xi32> -> tile<1x4x8xi32>
  %2 = scan %reshape dim=0 reverse=false identities=[0 : i32] : tile<1x4x8xi32> -> tile<1x4x8xi32> 
  (%arg12: tile<i32>, %arg13: tile<i32>) {
    yield %arg12 : tile<i32>
  }
  %reshape_20 = reshape %2 : tile<1x4x8xi32> -> tile<4x8xi32>
  %3 = store_view_tko weak %reshape_20, %pview[%blockId_x, %blockId_y] inbounds = [true, true] : tile<4x8xi32>, partition_view<tile=(4x8), tensor_view<?x?xi32, strides=[?,1]>>, tile<i32> -> token
  %4 = muli %reshape_20, %cst_2_i32 : tile<4x8xi32>
  %5 = multimem_store_view_tko weak %pview_18, %4[%blockId_x, %blockId_y] token = %result_token  : partition_view<tile=(4x8), tensor_view<?x?xi32, strides=[?,1], #cuda_tile.ptr_attr<multicast>>>, tile<4x8xi32>, tile<i32>, token -> token
  %reduced_values_21, %result_token_22 = multimem_load_reduce_view_tko weak %pview_19[%blockId_x, %blockId_y] token = %5  attributes {reduction = #cuda_tile.multimem_reduction_kind<min>} : partition_view<tile=(4x8), padding_value = zero, tensor_view<?x?xi32, strides=[?,1], #cuda_tile.ptr_attr<multicast>>>, tile<i32>, token -> tile<4x8xi32>, token
  %reshape_23 = reshape %reduced_values_21 : tile<4x8xi32> -> tile<1x4x8xi32>
  %6 = scan %reshape_23 dim=0 reverse=false identities=[0 : i32] : tile<1x4x8xi32> -> tile<1x4x8xi32> 
  (%arg12: tile<i32>, %arg13: tile<i32>) {
    yield %arg12 : tile<i32>
  }
  %reshape_24 = reshape %6 : tile<1x4x8xi32> -> tile<4x8xi32>
  %7 = store_view_tko weak %reshape_24, %pview_16[%blockId_x, %blockId_y] inbounds = [true, true] : tile<4x8xi32>, partition_view<tile=(4x8), tensor_view<?x?xi32, strides=[?,1]>>, tile<i32> -> token
  return
}
