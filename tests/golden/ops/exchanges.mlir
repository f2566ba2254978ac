entry @op_exchanges(%arg0: tile<ptr<i32>>, %arg1: tile<i32>, %arg2: tile<ptr<i32>>, %arg3: tile<i32>, %arg4: tile<ptr<i32>>, %arg5: tile<i32>, %arg6: tile<ptr<i32>>, %arg7: tile<i32>, %arg8: tile<ptr<i32>>, %arg9: tile<i32>) {
  %cst_10_i32 = constant <i32: 10> : tile<8xi32>
  %cst_30_i32 = constant <i32: 30> : tile<8xi32>
  %cst_100_i32 = constant <i32: 100> : tile<8xi32>
  %cst_7_i32 = constant <i32: 7> : tile<8xi32>
  %assume = assume div_by<64>, %arg1 : tile<i32>
  %assume_assume = assume bounded<0, 2147418111>, %assume : tile<i32>
  %assume_0 = assume div_by<64>, %arg3 : tile<i32>
  %assume_assume_1 = assume bounded<0, 2147418111>, %assume_0 : tile<i32>
  %assume_2 = assume div_by<64>, %arg5 : tile<i32>
  %assume_assume_3 = assume bounded<0, 2147418111>, %assume_2 : tile<i32>
  %assume_4 = assume div_by<64>, %arg7 : tile<i32>
  %assume_assume_5 = assume bounded<0, 2147418111>, %assume_4 : tile<i32>
  %assume_6 = assume div_by<16>, %arg8 : tile<ptr<i32>>
  %tview = make_tensor_view %arg0, shape = [%assume_assume], strides = [1] : tile<i32> -> tensor_view<?xi32, strides=[1]>
  %pview = make_partition_view %tview : partition_view<tile=(8), tensor_view<?xi32, strides=[1]>>
  %tview_7 = make_tensor_view %arg2, shape = [%assume_assume_1], strides = [1] : tile<i32> -> tensor_view<?xi32, strides=[1]>
  %pview_8 = make_partition_view %tview_7 : partition_view<tile=(8), tensor_view<?xi32, strides=[1]>>
  %tview_9 = make_tensor_view %arg4, shape = [%assume_assume_3], strides = [1] : tile<i32> -> tensor_view<?xi32, strides=[1]>
  %pview_10 = make_partition_view %tview_9 : partition_view<tile=(8), tensor_view<?xi32, strides=[1]>>
  %tview_11 = make_tensor_view %arg6, shape = [%assume_assume_5], strides = [1] : tile<i32> -> tensor_view<?xi32, strides=[1]>
  %pview_12 = make_partition_view %tview_11 : partition_view<tile=(8), tensor_view<?xi32, strides=[1]>>
  %blockId_x, %blockId_y, %blockId_z = get_tile_block_id : tile<i32>
  %reshape = reshape %assume_6 : tile<ptr<i32>> -> tile<1xptr<i32>>
  %bcast = broadcast %reshape : tile<1xptr<i32>> -> tile<8xptr<i32>>
  %0 = iota : tile<8xi32>
  %1 = offset %bcast, %0 : tile<8xptr<i32>>, tile<8xi32> -> tile<8xptr<i32>>
  %result, %result_token = atomic_rmw_tko acq_rel device %1, add, %0 : tile<8xptr<i32>>, tile<8xi32> -> tile<8xi32>, token
  %2 = store_view_tko weak %result, %pview[%blockId_x] inbounds = [true] : tile<8xi32>, partition_view<tile=(8), tensor_view<?xi32, strides=[1]>>, tile<i32> -> token
  %3 = muli %0, %cst_10_i32 : tile<8xi32>
  %result_13, %result_token_14 = atomic_rmw_tko release sys %1, xchg, %3 token=%result_token : tile<8xptr<i32>>, tile<8xi32> -> tile<8xi32>, token
  %4 = store_view_tko weak %result_13, %pview_8[%blockId_x] inbounds = [true] : tile<8xi32>, partition_view<tile=(8), tensor_view<?xi32, strides=[1]>>, tile<i32> -> token
  %5 = subi %0, %cst_100_i32 : tile<8xi32>
  %result_15, %result_token_16 = atomic_cas_tko acquire device %1, %cst_30_i32, %5 token=%result_token_14 : tile<8xptr<i32>>, tile<8xi32> -> tile<8xi32>, token
  %6 = store_view_tko weak %result_15, %pview_10[%blockId_x] inbounds = [true] : tile<8xi32>, partition_view<tile=(8), tensor_view<?xi32, strides=[1]>>, tile<i32> -> token
  %7 = alloca num_elem = 8, alignment = 16 : tile<ptr<i32>>
  %reshape_17 = reshape %7 : tile<ptr<i32>> -> tile<1xptr<i32>>
  %bcast_18 = broadcast %reshape_17 : tile<1xptr<i32>> -> tile<8xptr<i32>>
  %8 = subi %cst_7_i32, %0 : tile<8xi32>
  %9 = offset %bcast_18, %8 : tile<8xptr<i32>>, tile<8xi32> -> tile<8xptr<i32>>
  %10 = store_ptr_tko weak %9, %0 token=%result_token_16 : tile<8xptr<i32>>, tile<8xi32> -> token
  %11 = memory_fence_alias_tko %10
  %12 = offset %bcast_18, %0 : tile<8xptr<i32>>, tile<8xi32> -> tile<8xptr<i32>>
  %result_19, %result_token_20 = load_ptr_tko weak %12 token=%11 : tile<8xptr<i32>> -> tile<8xi32>, token
  %reshape_21 = reshape %result_19 : tile<8xi32> -> tile<1x8xi32>
  %13 = scan %reshape_21 dim=0 reverse=false identities=[0 : i32] : tile<1x8xi32> -> tile<1x8xi32> 
  (%arg10: tile<i32>, %arg11: tile<i32>) {
    yield %arg10 : tile<i32>
  }
  %reshape_22 = reshape %13 : tile<1x8xi32> -> tile<8xi32>
  %14 = store_view_tko weak %reshape_22, %pview_12[%blockId_x] inbounds = [true] : tile<8xi32>, partition_view<tile=(8), tensor_view<?xi32, strides=[1]>>, tile<i32> -> token
  return
}
