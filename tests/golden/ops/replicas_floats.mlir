entry @op_replicas_floats(%arg0: tile<ptr<f16>>, %arg1: tile<i32>, %arg2: tile<ptr<f16>>, %arg3: tile<i32>, %arg4: tile<ptr<bf16>>, %arg5: tile<i32>, %arg6: tile<ptr<f32>>, %arg7: tile<i32>, %arg8: tile<ptr<f64>>, %arg9: tile<i32>) {
  %cst_f16 = constant <f16: 1.500000e+00> : tile<8xf16>
  %cst_0_i32 = constant <i32: 0> : tile<i32>
  %cst_2_bf16 = constant <bf16: 2.000000e+00> : tile<8xbf16>
  %cst_4_f32 = constant <f32: 4.000000e+00> : tile<8xf32>
  %cst_8_f64 = constant <f64: 8.000000e+00> : tile<8xf64>
  %assume = assume div_by<64>, %arg1 : tile<i32>
  %assume_assume = assume bounded<0, 2147418111>, %assume : tile<i32>
  %assume_0 = assume div_by<16>, %arg2 : tile<ptr<f16>>
  %assume_1 = assume div_by<64>, %arg3 : tile<i32>
  %assume_assume_2 = assume bounded<0, 2147418111>, %assume_1 : tile<i32>
  %assume_3 = assume div_by<16>, %arg4 : tile<ptr<bf16>>
  %assume_4 = assume div_by<64>, %arg5 : tile<i32>
  %assume_assume_5 = assume bounded<0, 2147418111>, %assume_4 : tile<i32>
  %assume_6 = assume div_by<16>, %arg6 : tile<ptr<f32>>
  %assume_7 = assume div_by<64>, %arg7 : tile<i32>
  %assume_assume_8 = assume bounded<0, 2147418111>, %assume_7 : tile<i32>
  %assume_9 = assume div_by<16>, %arg8 : tile<ptr<f64>>
  %assume_10 = assume div_by<64>, %arg9 : tile<i32>
  %assume_assume_11 = assume bounded<0, 2147418111>, %assume_10 : tile<i32>
  %tview = make_tensor_view %arg0, shape = [%assume_assume], strides = [1] : tile<i32> -> tensor_view<?xf16, strides=[1]>
  %pview = make_partition_view %tview : partition_view<tile=(8), tensor_view<?xf16, strides=[1]>>
  %blockId_x, %blockId_y, %blockId_z = get_tile_block_id : tile<i32>
  %0 = ptr_to_ptr %assume_0 : tile<ptr<f16>> -> tile<ptr<f16, <multicast>>>
  %tview_12 = make_tensor_view %0, shape = [%assume_assume_2], strides = [1] : tile<ptr<f16, <multicast>>>, tile<i32> -> tensor_view<?xf16, strides=[1], #cuda_tile.ptr_attr<multicast>>
  %pview_13 = make_partition_view %tview_12 : partition_view<tile=(8), tensor_view<?xf16, strides=[1], #cuda_tile.ptr_attr<multicast>>>
  %1 = multimem_reduce_view_tko relaxed sys %pview_13, %cst_f16[%cst_0_i32]  : partition_view<tile=(8), tensor_view<?xf16, strides=[1], #cuda_tile.ptr_attr<multicast>>>, tile<8xf16>, tile<i32> -> token
  %pview_14 = make_partition_view %tview_12 : partition_view<tile=(8), padding_value = zero, tensor_view<?xf16, strides=[1], #cuda_tile.ptr_attr<multicast>>>
  %reduced_values, %result_token = multimem_load_reduce_view_tko weak %pview_14[%cst_0_i32] token = %1  attributes {reduction = #cuda_tile.multimem_reduction_kind<max>} : partition_view<tile=(8), padding_value = zero, tensor_view<?xf16, strides=[1], #cuda_tile.ptr_attr<multicast>>>, tile<i32>, token -> tile<8xf16>, token
  %2 = bitcast %reduced_values : tile<8xf16> -> tile<8xi16>
  %reshape = reshape %2 : tile<8xi16> -> tile<1x8xi16>
  %3 = scan %reshape dim=0 reverse=false identities=[0 : i16] : tile<1x8xi16> -> tile<1x8xi16> 
  (%arg10: tile<i16>, %arg11: tile<i16>) {
    yield %arg10 : tile<i16>
  }
  %reshape_15 = reshape %3 : tile<1x8xi16> -> tile<8xi16>
  %4 = bitcast %reshape_15 : tile<8xi16> -> tile<8xf16>
  %5 = store_view_tko weak %4, %pview[%blockId_x] inbounds = [true] : tile<8xf16>, partition_view<tile=(8), tensor_view<?xf16, strides=[1]>>, tile<i32> -> token
  %6 = ptr_to_ptr %assume_3 : tile<ptr<bf16>> -> tile<ptr<bf16, <multicast>>>
  %tview_16 = make_tensor_view %6, shape = [%assume_assume_5], strides = [1] : tile<ptr<bf16, <multicast>>>, tile<i32> -> tensor_view<?xbf16, strides=[1], #cuda_tile.ptr_attr<multicast>>
  %pview_17 = make_partition_view %tview_16 : partition_view<tile=(8), padding_value = zero, tensor_view<?xbf16, strides=[1], #cuda_tile.ptr_attr<multicast>>>
  %reduced_values_18, %result_token_19 = multimem_load_reduce_view_tko weak %pview_17[%cst_0_i32] token = %result_token  attributes {reduction = #cuda_tile.multimem_reduction_kind<min>} : partition_view<tile=(8), padding_value = zero, tensor_view<?xbf16, strides=[1], #cuda_tile.ptr_attr<multicast>>>, tile<i32>, token -> tile<8xbf16>, token
  %7 = bitcast %reduced_values_18 : tile<8xbf16> -> tile<8xi16>
  %reshape_20 = reshape %7 : tile<8xi16> -> tile<1x8xi16>
  %8 = scan %reshape_20 dim=0 reverse=false identities=[0 : i16] : tile<1x8xi16> -> tile<1x8xi16> 
  (%arg10: tile<i16>, %arg11: tile<i16>) {
    yield %arg10 : tile<i16>
  }
  %reshape_21 = reshape %8 : tile<1x8xi16> -> tile<8xi16>
  %9 = bitcast %reshape_21 : tile<8xi16> -> tile<8xbf16>
  %10 = mulf %9, %cst_2_bf16  : tile<8xbf16>
  %pview_22 = make_partition_view %tview_16 : partition_view<tile=(8), tensor_view<?xbf16, strides=[1], #cuda_tile.ptr_attr<multicast>>>
  %11 = multimem_store_view_tko release sys %pview_22, %10[%cst_0_i32] token = %result_token_19  : partition_view<tile=(8), tensor_view<?xbf16, strides=[1], #cuda_tile.ptr_attr<multicast>>>, tile<8xbf16>, tile<i32>, token -> token
  %12 = ptr_to_ptr %assume_6 : tile<ptr<f32>> -> tile<ptr<f32, <multicast>>>
  %tview_23 = make_tensor_view %12, shape = [%assume_assume_8], strides = [1] : tile<ptr<f32, <multicast>>>, tile<i32> -> tensor_view<?xf32, strides=[1], #cuda_tile.ptr_attr<multicast>>
  %pview_24 = make_partition_view %tview_23 : partition_view<tile=(8), tensor_view<?xf32, strides=[1], #cuda_tile.ptr_attr<multicast>>>
  %13 = multimem_reduce_view_tko relaxed sys %pview_24, %cst_4_f32[%cst_0_i32] token = %11  : partition_view<tile=(8), tensor_view<?xf32, strides=[1], #cuda_tile.ptr_attr<multicast>>>, tile<8xf32>, tile<i32>, token -> token
  %14 = ptr_to_ptr %assume_9 : tile<ptr<f64>> -> tile<ptr<f64, <multicast>>>
  %tview_25 = make_tensor_view %14, shape = [%assume_assume_11], strides = [1] : tile<ptr<f64, <multicast>>>, tile<i32> -> tensor_view<?xf64, strides=[1], #cuda_tile.ptr_attr<multicast>>
  %pview_26 = make_partition_view %tview_25 : partition_view<tile=(8), tensor_view<?xf64, strides=[1], #cuda_tile.ptr_attr<multicast>>>
  %15 = multimem_reduce_view_tko relaxed sys %pview_26, %cst_8_f64[%cst_0_i32] token = %13  : partition_view<tile=(8), tensor_view<?xf64, strides=[1], #cuda_tile.ptr_attr<multicast>>>, tile<8xf64>, tile<i32>, token -> token
  return
}
