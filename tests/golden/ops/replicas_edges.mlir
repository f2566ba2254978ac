entry @op_replicas_edges(%arg0: tile<ptr<i32>>, %arg1: tile<i32>, %arg2: tile<ptr<i32>>, %arg3: tile<i32>) {
  %cst_1_i32 = constant <i32: 1> : tile<i32>
  %assume = assume div_by<64>, %arg1 : tile<i32>
  %assume_assume = assume bounded<0, 2147418111>, %assume : tile<i32>
  %assume_0 = assume div_by<16>, %arg2 : tile<ptr<i32>>
  %assume_1 = assume div_by<64>, %arg3 : tile<i32>
  %assume_assume_2 = assume bounded<0, 2147418111>, %assume_1 : tile<i32>
  %tview = make_tensor_view %arg0, shape = [%assume_assume], strides = [1] : tile<i32> -> tensor_view<?xi32, strides=[1]>
  %pview = make_partition_view %tview : partition_view<tile=(1), tensor_view<?xi32, strides=[1]>>
  %blockId_x, %blockId_y, %blockId_z = get_tile_block_id : tile<i32>
  %0 = ptr_to_ptr %assume_0 : tile<ptr<i32>> -> tile<ptr<i32, <multicast>>>
  %tview_3 = make_tensor_view %0, shape = [%assume_assume_2], strides = [1] : tile<ptr<i32, <multicast>>>, tile<i32> -> tensor_view<?xi32, strides=[1], #cuda_tile.ptr_attr<multicast>>
  %pview_4 = make_partition_view %tview_3 : partition_view<tile=(16), padding_value = zero, tensor_view<?xi32, strides=[1], #cuda_tile.ptr_attr<multicast>>>
  %reduced_values, %result_token = multimem_load_reduce_view_tko weak %pview_4[%cst_1_i32]  : partition_view<tile=(16), padding_value = zero, tensor_view<?xi32, strides=[1], #cuda_tile.ptr_attr<multicast>>>, tile<i32> -> tile<16xi32>, token
  %reshape = reshape %reduced_values : tile<16xi32> -> tile<1x16xi32>
  %1 = scan %reshape dim=0 reverse=false identities=[0 : i32] : tile<1x16xi32> -> tile<1x16xi32> 
  (%arg4: tile<i32>, %arg5: tile<i32>) {
    yield %arg4 : tile<i32>
  }
  %reshape_5 = reshape %1 : tile<1x16xi32> -> tile<16xi32>
  %reduce = reduce %reshape_5 dim=0 identities=[0 : i32] : tile<16xi32> -> tile<i32> 
  (%reduce_lhs: tile<i32>, %reduce_rhs: tile<i32>) {
    %3 = addi %reduce_lhs, %reduce_rhs : tile<i32>
    yield %3 : tile<i32>
  }
  %reshape_6 = reshape %reduce : tile<i32> -> tile<1xi32>
  %2 = store_view_tko weak %reshape_6, %pview[%blockId_x] inbounds = [true] : tile<1xi32>, partition_view<tile=(1), tensor_view<?xi32, strides=[1]>>, tile<i32> -> token
  return
}
