entry @gather_trap(%arg0: tile<ptr<bf16>>, %arg1: tile<i32>, %arg2: tile<i32>, %arg3: tile<i32>, %arg4: tile<ptr<i32>>, %arg5: tile<i32>, %arg6: tile<ptr<bf16>>, %arg7: tile<i32>, %arg8: tile<i32>, %arg9: tile<i32>, %arg10: tile<ptr<i64>>) {
  %true = constant <i1: true> : tile<i1>
  %cst_0_i64 = constant <i64: 0> : tile<i64>
  %cst_1_i64 = constant <i64: 1> : tile<i64>
  %cst_64_i32 = constant <i32: 64> : tile<i32>
  %assume = assume div_by<16>, %arg10 : tile<ptr<i64>>
  %assume_0 = assume bounded<0, 2147418111>, %arg1 : tile<i32>
  %assume_1 = assume bounded<0, 2147418111>, %arg3 : tile<i32>
  %assume_2 = assume bounded<0, 2147418111>, %arg2 : tile<i32>
  %assume_3 = assume bounded<0, 2147418111>, %arg5 : tile<i32>
  %assume_4 = assume bounded<0, 2147418111>, %arg7 : tile<i32>
  %assume_5 = assume bounded<0, 2147418111>, %arg9 : tile<i32>
  %assume_6 = assume bounded<0, 2147418111>, %arg8 : tile<i32>
  %tview = make_tensor_view %arg0, shape = [%assume_0, %assume_2], strides = [%assume_1, 1] : tile<i32> -> tensor_view<?x?xbf16, strides=[?,1]>
  %pview = make_partition_view %tview : partition_view<tile=(16x64), tensor_view<?x?xbf16, strides=[?,1]>>
  %blockId_x, %blockId_y, %blockId_z = get_tile_block_id : tile<i32>
  %tview_7 = make_tensor_view %arg6, shape = [%assume_4, %assume_6], strides = [%assume_5, 1] : tile<i32> -> tensor_view<?x?xbf16, strides=[?,1]>
  %tview_8 = make_tensor_view %arg4, shape = [%assume_3], strides = [1] : tile<i32> -> tensor_view<?xi32, strides=[1]>
  %pview_9 = make_partition_view %tview_8 : partition_view<tile=(16), padding_value = zero, tensor_view<?xi32, strides=[1]>>
  %tile, %result_token = load_view_tko weak %pview_9[%blockId_x] : partition_view<tile=(16), padding_value = zero, tensor_view<?xi32, strides=[1]>>, tile<i32> -> tile<16xi32>, token
  %reshape = reshape %tile : tile<16xi32> -> tile<1x16xi32>
  %0 = scan %reshape dim=0 reverse=false identities=[0 : i32] : tile<1x16xi32> -> tile<1x16xi32> 
  (%arg11: tile<i32>, %arg12: tile<i32>) {
    yield %arg11 : tile<i32>
  }
  %reshape_10 = reshape %0 : tile<1x16xi32> -> tile<16xi32>
  %gsview = make_gather_scatter_view %tview_7 : gather_scatter_view<tile=(16x64), padding_value = zero, tensor_view<?x?xbf16, strides=[?,1]>, sparse_dim=0>
  %reduce = reduce %reshape_10 dim=0 identities=[0 : i32] : tile<16xi32> -> tile<i32> 
  (%reduce_lhs: tile<i32>, %reduce_rhs: tile<i32>) {
    %5 = maxi %reduce_lhs, %reduce_rhs unsigned : tile<i32>
    yield %5 : tile<i32>
  }
  %1 = cmpi less_than %reduce, %assume_4, unsigned : tile<i32> -> tile<i1>
  %2 = xori %1, %true : tile<i1>
  if %2 {
    %result, %result_token_13 = atomic_cas_tko relaxed device %assume, %cst_0_i64, %cst_1_i64 : tile<ptr<i64>>, tile<i64> -> tile<i64>, token
    %5 = cmpi equal %result, %cst_0_i64, unsigned : tile<i64> -> tile<i1>
    if %5 {
      %6 = exti %reduce signed : tile<i32> -> tile<i64>
      %7 = offset %assume, %cst_1_i64 : tile<ptr<i64>>, tile<i64> -> tile<ptr<i64>>
      %8 = store_ptr_tko relaxed device %7, %6 : tile<ptr<i64>>, tile<i64> -> token
    }
  }
  %3 = muli %blockId_y, %cst_64_i32 : tile<i32>
  %tile_11, %result_token_12 = load_view_tko weak %gsview[%reshape_10, %3] optimization_hints = <sm_90 = {allow_tma = false}> : gather_scatter_view<tile=(16x64), padding_value = zero, tensor_view<?x?xbf16, strides=[?,1]>, sparse_dim=0>, tile<16xi32>, tile<i32> -> tile<16x64xbf16>, token
  %4 = store_view_tko weak %tile_11, %pview[%blockId_x, %blockId_y] optimization_hints = <sm_90 = {allow_tma = false}> : tile<16x64xbf16>, partition_view<tile=(16x64), tensor_view<?x?xbf16, strides=[?,1]>>, tile<i32> -> token
  return
}
