entry @gather_pad(%arg0: tile<ptr<bf16>>, %arg1: tile<i32>, %arg2: tile<i32>, %arg3: tile<i32>, %arg4: tile<ptr<i32>>, %arg5: tile<i32>, %arg6: tile<ptr<bf16>>, %arg7: tile<i32>, %arg8: tile<i32>, %arg9: tile<i32>) {
  %cst_0_i32 = constant <i32: 0> : tile<16xi32>
  %cst_64_i32 = constant <i32: 64> : tile<i32>
  %cst_1_bf16 = constant <bf16: 1.000000e+00> : tile<16x64xbf16>
  %assume = assume bounded<0, 2147418111>, %arg1 : tile<i32>
  %assume_0 = assume bounded<0, 2147418111>, %arg3 : tile<i32>
  %assume_1 = assume bounded<0, 2147418111>, %arg2 : tile<i32>
  %assume_2 = assume bounded<0, 2147418111>, %arg5 : tile<i32>
  %assume_3 = assume bounded<0, 2147418111>, %arg7 : tile<i32>
  %assume_4 = assume bounded<0, 2147418111>, %arg9 : tile<i32>
  %assume_5 = assume bounded<0, 2147418111>, %arg8 : tile<i32>
  %tview = make_tensor_view %arg0, shape = [%assume, %assume_1], strides = [%assume_0, 1] : tile<i32> -> tensor_view<?x?xbf16, strides=[?,1]>
  %pview = make_partition_view %tview : partition_view<tile=(16x64), tensor_view<?x?xbf16, strides=[?,1]>>
  %blockId_x, %blockId_y, %blockId_z = get_tile_block_id : tile<i32>
  %tview_6 = make_tensor_view %arg4, shape = [%assume_2], strides = [1] : tile<i32> -> tensor_view<?xi32, strides=[1]>
  %pview_7 = make_partition_view %tview_6 : partition_view<tile=(16), padding_value = zero, tensor_view<?xi32, strides=[1]>>
  %tile, %result_token = load_view_tko weak %pview_7[%blockId_x] : partition_view<tile=(16), padding_value = zero, tensor_view<?xi32, strides=[1]>>, tile<i32> -> tile<16xi32>, token
  %reshape = reshape %tile : tile<16xi32> -> tile<1x16xi32>
  %0 = scan %reshape dim=0 reverse=false identities=[0 : i32] : tile<1x16xi32> -> tile<1x16xi32> 
  (%arg10: tile<i32>, %arg11: tile<i32>) {
    yield %arg10 : tile<i32>
  }
  %reshape_8 = reshape %0 : tile<1x16xi32> -> tile<16xi32>
  %1 = cmpi greater_than_or_equal %reshape_8, %cst_0_i32, signed : tile<16xi32> -> tile<16xi1>
  %reshape_9 = reshape %assume_3 : tile<i32> -> tile<1xi32>
  %bcast = broadcast %reshape_9 : tile<1xi32> -> tile<16xi32>
  %2 = cmpi less_than %reshape_8, %bcast, signed : tile<16xi32> -> tile<16xi1>
  %3 = andi %1, %2 : tile<16xi1>
  %reshape_10 = reshape %3 : tile<16xi1> -> tile<16x1xi1>
  %bcast_11 = broadcast %reshape_10 : tile<16x1xi1> -> tile<16x64xi1>
  %tview_12 = make_tensor_view %arg6, shape = [%assume_3, %assume_5], strides = [%assume_4, 1] : tile<i32> -> tensor_view<?x?xbf16, strides=[?,1]>
  %gsview = make_gather_scatter_view %tview_12 : gather_scatter_view<tile=(16x64), padding_value = zero, tensor_view<?x?xbf16, strides=[?,1]>, sparse_dim=0>
  %4 = muli %blockId_y, %cst_64_i32 : tile<i32>
  %tile_13, %result_token_14 = load_view_tko weak %gsview[%reshape_8, %4] optimization_hints = <sm_90 = {allow_tma = false}> : gather_scatter_view<tile=(16x64), padding_value = zero, tensor_view<?x?xbf16, strides=[?,1]>, sparse_dim=0>, tile<16xi32>, tile<i32> -> tile<16x64xbf16>, token
  %5 = select %bcast_11, %tile_13, %cst_1_bf16 : tile<16x64xi1>, tile<16x64xbf16>
  %6 = store_view_tko weak %5, %pview[%blockId_x, %blockId_y] optimization_hints = <sm_90 = {allow_tma = false}> : tile<16x64xbf16>, partition_view<tile=(16x64), tensor_view<?x?xbf16, strides=[?,1]>>, tile<i32> -> token
  return
}
