entry @op_gather(%arg0: tile<ptr<f32>>, %arg1: tile<i32>, %arg2: tile<i32>, %arg3: tile<i32>, %arg4: tile<ptr<i32>>, %arg5: tile<i32>, %arg6: tile<ptr<f32>>, %arg7: tile<i32>, %arg8: tile<i32>, %arg9: tile<i32>) {
  %cst_0_i32 = constant <i32: 0> : tile<4xi32>
  %cst_8_i32 = constant <i32: 8> : tile<i32>
  %cst_f32 = constant <f32: -1.000000e+00> : tile<4x8xf32>
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
  %assume_8 = assume div_by<64>, %arg9 : tile<i32>
  %assume_assume_9 = assume bounded<0, 2147418111>, %assume_8 : tile<i32>
  %assume_10 = assume div_by<64>, %arg8 : tile<i32>
  %assume_assume_11 = assume bounded<0, 2147418111>, %assume_10 : tile<i32>
  %tview = make_tensor_view %arg0, shape = [%assume_assume, %assume_assume_3], strides = [%assume_assume_1, 1] : tile<i32> -> tensor_view<?x?xf32, strides=[?,1]>
  %pview = make_partition_view %tview : partition_view<tile=(4x8), tensor_view<?x?xf32, strides=[?,1]>>
  %blockId_x, %blockId_y, %blockId_z = get_tile_block_id : tile<i32>
  %tview_12 = make_tensor_view %arg4, shape = [%assume_assume_5], strides = [1] : tile<i32> -> tensor_view<?xi32, strides=[1]>
  %pview_13 = make_partition_view %tview_12 : partition_view<tile=(4), tensor_view<?xi32, strides=[1]>>
  %tile, %result_token = load_view_tko weak %pview_13[%blockId_x] inbounds = [true] : partition_view<tile=(4), tensor_view<?xi32, strides=[1]>>, tile<i32> -> tile<4xi32>, token
  %reshape = reshape %tile : tile<4xi32> -> tile<1x4xi32>
  %0 = scan %reshape dim=0 reverse=false identities=[0 : i32] : tile<1x4xi32> -> tile<1x4xi32> 
  (%arg10: tile<i32>, %arg11: tile<i32>) {
    yield %arg10 : tile<i32>
  }
  %reshape_14 = reshape %0 : tile<1x4xi32> -> tile<4xi32>
  %1 = cmpi greater_than_or_equal %reshape_14, %cst_0_i32, signed : tile<4xi32> -> tile<4xi1>
  %reshape_15 = reshape %assume_assume_7 : tile<i32> -> tile<1xi32>
  %bcast = broadcast %reshape_15 : tile<1xi32> -> tile<4xi32>
  %2 = cmpi less_than %reshape_14, %bcast, signed : tile<4xi32> -> tile<4xi1>
  %3 = andi %1, %2 : tile<4xi1>
  %reshape_16 = reshape %3 : tile<4xi1> -> tile<4x1xi1>
  %bcast_17 = broadcast %reshape_16 : tile<4x1xi1> -> tile<4x8xi1>
  %tview_18 = make_tensor_view %arg6, shape = [%assume_assume_7, %assume_assume_11], strides = [%assume_assume_9, 1] : tile<i32> -> tensor_view<?x?xf32, strides=[?,1]>
  %gsview = make_gather_scatter_view %tview_18 : gather_scatter_view<tile=(4x8), padding_value = zero, tensor_view<?x?xf32, strides=[?,1]>, sparse_dim=0>
  %4 = muli %blockId_y, %cst_8_i32 : tile<i32>
  %tile_19, %result_token_20 = load_view_tko weak %gsview[%reshape_14, %4] optimization_hints = <sm_90 = {allow_tma = false}> inbounds = [false, true] : gather_scatter_view<tile=(4x8), padding_value = zero, tensor_view<?x?xf32, strides=[?,1]>, sparse_dim=0>, tile<4xi32>, tile<i32> -> tile<4x8xf32>, token
  %5 = bitcast %tile_19 : tile<4x8xf32> -> tile<4x8xi32>
  %reshape_21 = reshape %5 : tile<4x8xi32> -> tile<1x4x8xi32>
  %6 = scan %reshape_21 dim=0 reverse=false identities=[0 : i32] : tile<1x4x8xi32> -> tile<1x4x8xi32> 
  (%arg10: tile<i32>, %arg11: tile<i32>) {
    yield %arg10 : tile<i32>
  }
  %reshape_22 = reshape %6 : tile<1x4x8xi32> -> tile<4x8xi32>
  %7 = bitcast %reshape_22 : tile<4x8xi32> -> tile<4x8xf32>
  %8 = select %bcast_17, %7, %cst_f32 : tile<4x8xi1>, tile<4x8xf32>
  %9 = store_view_tko weak %8, %pview[%blockId_x, %blockId_y] optimization_hints = <sm_90 = {allow_tma = false}> inbounds = [true, true] : tile<4x8xf32>, partition_view<tile=(4x8), tensor_view<?x?xf32, strides=[?,1]>>, tile<i32> -> token
  return
}
