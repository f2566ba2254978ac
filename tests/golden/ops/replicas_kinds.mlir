entry @op_replicas_kinds(%arg0: tile<ptr<i64>>, %arg1: tile<i32>, %arg2: tile<ptr<i32>>, %arg3: tile<i32>, %arg4: tile<ptr<i64>>, %arg5: tile<i32>) {
  %cst_28_i32 = constant <i32: 28> : tile<8xi32>
  %cst_0_i32 = constant <i32: 0> : tile<i32>
  %cst_5_i32 = constant <i32: 5> : tile<8xi32>
  %cst_1610612736_i32 = constant <i32: 1610612736> : tile<8xi32>
  %cst_2_i32 = constant <i32: 2> : tile<8xi32>
  %cst_2147483646_i32 = constant <i32: 2147483646> : tile<8xi32>
  %cst_-3_i64 = constant <i64: -3> : tile<8xi64>
  %cst_-40_i64 = constant <i64: -40> : tile<8xi64>
  %assume = assume div_by<64>, %arg1 : tile<i32>
  %assume_assume = assume bounded<0, 2147418111>, %assume : tile<i32>
  %assume_0 = assume div_by<16>, %arg2 : tile<ptr<i32>>
  %assume_1 = assume div_by<64>, %arg3 : tile<i32>
  %assume_assume_2 = assume bounded<0, 2147418111>, %assume_1 : tile<i32>
  %assume_3 = assume div_by<16>, %arg4 : tile<ptr<i64>>
  %assume_4 = assume div_by<64>, %arg5 : tile<i32>
  %assume_assume_5 = assume bounded<0, 2147418111>, %assume_4 : tile<i32>
  %tview = make_tensor_view %arg0, shape = [%assume_assume], strides = [1] : tile<i32> -> tensor_view<?xi64, strides=[1]>
  %pview = make_partition_view %tview : partition_view<tile=(8), tensor_view<?xi64, strides=[1]>>
  %blockId_x, %blockId_y, %blockId_z = get_tile_block_id : tile<i32>
  %0 = iota : tile<8xi32>
  %1 = shli %0, %cst_28_i32 : tile<8xi32>
  %2 = ptr_to_ptr %assume_0 : tile<ptr<i32>> -> tile<ptr<i32, <multicast>>>
  %tview_6 = make_tensor_view %2, shape = [%assume_assume_2], strides = [1] : tile<ptr<i32, <multicast>>>, tile<i32> -> tensor_view<?xi32, strides=[1], #cuda_tile.ptr_attr<multicast>>
  %pview_7 = make_partition_view %tview_6 : partition_view<tile=(8), tensor_view<?xi32, strides=[1], #cuda_tile.ptr_attr<multicast>>>
  %3 = multimem_reduce_view_tko relaxed sys %pview_7, %1[%cst_0_i32]  attributes {reduction = #cuda_tile.multimem_reduction_kind<or>} : partition_view<tile=(8), tensor_view<?xi32, strides=[1], #cuda_tile.ptr_attr<multicast>>>, tile<8xi32>, tile<i32> -> token
  %4 = multimem_reduce_view_tko relaxed sys %pview_7, %cst_5_i32[%cst_0_i32] token = %3  attributes {reduction = #cuda_tile.multimem_reduction_kind<xor>} : partition_view<tile=(8), tensor_view<?xi32, strides=[1], #cuda_tile.ptr_attr<multicast>>>, tile<8xi32>, tile<i32>, token -> token
  %5 = multimem_reduce_view_tko relaxed sys %pview_7, %cst_1610612736_i32[%cst_0_i32] token = %4  attributes {reduction = #cuda_tile.multimem_reduction_kind<umin>} : partition_view<tile=(8), tensor_view<?xi32, strides=[1], #cuda_tile.ptr_attr<multicast>>>, tile<8xi32>, tile<i32>, token -> token
  %6 = muli %0, %cst_2_i32 : tile<8xi32>
  %7 = multimem_reduce_view_tko relaxed sys %pview_7, %6[%cst_0_i32] token = %5  attributes {reduction = #cuda_tile.multimem_reduction_kind<umax>} : partition_view<tile=(8), tensor_view<?xi32, strides=[1], #cuda_tile.ptr_attr<multicast>>>, tile<8xi32>, tile<i32>, token -> token
  %8 = multimem_reduce_view_tko relaxed sys %pview_7, %cst_2147483646_i32[%cst_0_i32] token = %7  attributes {reduction = #cuda_tile.multimem_reduction_kind<and>} : partition_view<tile=(8), tensor_view<?xi32, strides=[1], #cuda_tile.ptr_attr<multicast>>>, tile<8xi32>, tile<i32>, token -> token
  %9 = ptr_to_ptr %assume_3 : tile<ptr<i64>> -> tile<ptr<i64, <multicast>>>
  %tview_8 = make_tensor_view %9, shape = [%assume_assume_5], strides = [1] : tile<ptr<i64, <multicast>>>, tile<i32> -> tensor_view<?xi64, strides=[1], #cuda_tile.ptr_attr<multicast>>
  %pview_9 = make_partition_view %tview_8 : partition_view<tile=(8), tensor_view<?xi64, strides=[1], #cuda_tile.ptr_attr<multicast>>>
  %10 = multimem_reduce_view_tko relaxed device %pview_9, %cst_-3_i64[%cst_0_i32] token = %8  attributes {reduction = #cuda_tile.multimem_reduction_kind<min>} : partition_view<tile=(8), tensor_view<?xi64, strides=[1], #cuda_tile.ptr_attr<multicast>>>, tile<8xi64>, tile<i32>, token -> token
  %11 = multimem_reduce_view_tko relaxed sys %pview_9, %cst_-40_i64[%cst_0_i32] token = %10  attributes {reduction = #cuda_tile.multimem_reduction_kind<max>} : partition_view<tile=(8), tensor_view<?xi64, strides=[1], #cuda_tile.ptr_attr<multicast>>>, tile<8xi64>, tile<i32>, token -> token
  %pview_10 = make_partition_view %tview_8 : partition_view<tile=(8), padding_value = zero, tensor_view<?xi64, strides=[1], #cuda_tile.ptr_attr<multicast>>>
  %reduced_values, %result_token = multimem_load_reduce_view_tko weak %pview_10[%cst_0_i32] token = %11  attributes {reduction = #cuda_tile.multimem_reduction_kind<xor>} : partition_view<tile=(8), padding_value = zero, tensor_view<?xi64, strides=[1], #cuda_tile.ptr_attr<multicast>>>, tile<i32>, token -> tile<8xi64>, token
  %reshape = reshape %reduced_values : tile<8xi64> -> tile<1x8xi64>
  %12 = scan %reshape dim=0 reverse=false identities=[0] : tile<1x8xi64> -> tile<1x8xi64> 
  (%arg6: tile<i64>, %arg7: tile<i64>) {
    yield %arg6 : tile<i64>
  }
  %reshape_11 = reshape %12 : tile<1x8xi64> -> tile<8xi64>
  %reduced_values_12, %result_token_13 = multimem_load_reduce_view_tko weak %pview_10[%cst_0_i32] token = %result_token  attributes {reduction = #cuda_tile.multimem_reduction_kind<max>} : partition_view<tile=(8), padding_value = zero, tensor_view<?xi64, strides=[1], #cuda_tile.ptr_attr<multicast>>>, tile<i32>, token -> tile<8xi64>, token
  %reshape_14 = reshape %reduced_values_12 : tile<8xi64> -> tile<1x8xi64>
  %13 = scan %reshape_14 dim=0 reverse=false identities=[0] : tile<1x8xi64> -> tile<1x8xi64> 
  (%arg6: tile<i64>, %arg7: tile<i64>) {
    yield %arg6 : tile<i64>
  }
  %reshape_15 = reshape %13 : tile<1x8xi64> -> tile<8xi64>
  %14 = addi %reshape_11, %reshape_15 : tile<8xi64>
  %15 = store_view_tko weak %14, %pview[%blockId_x] inbounds = [true] : tile<8xi64>, partition_view<tile=(8), tensor_view<?xi64, strides=[1]>>, tile<i32> -> token
  return
}
