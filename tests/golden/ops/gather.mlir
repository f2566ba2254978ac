entry @op_gather(%arg0: tile<ptr<f32>>, %arg1: tile<i32>, %arg2: tile<i32>, %arg3: tile<i32>, %arg4: tile<ptr<i32>>, %arg5: tile<i32>, %arg6: tile<ptr<f32>>, %arg7: tile<i32>, %arg8: tile<i32>, %arg9: tile<i32>) {
  %cst_0_i32 = constant <i32: 0> : tile<4xi32>
  %cst_8_i32 = constant <i32: 8> : tile<i32>
  %cst_f32 = constant <f32: -1.000000e+00> : tile<4x8xf32>
  %assume = assume div_by<16>, %arg0 : tile<ptr<f32>>
  %assume_0 = assume div_by<64>, %arg1 : tile<i32>
  %assume_assume = assume bounded<0, 2147418111>, %assume_0 : tile<i32>
  %assume_1 = assume div_by<64>, %arg3 : tile<i32>
  %assume_assume_2 = assume bounded<0, 2147418111>, %assume_1 : tile<i32>
  %assume_3 = assume div_by<64>, %arg2 : tile<i32>
  %assume_assume_4 = assume bounded<0, 2147418111>, %assume_3 : tile<i32>
  %assume_5 = assume div_by<16>, %arg4 : tile<ptr<i32>>
  %assume_6 = assume div_by<64>, %arg5 : tile<i32>
  %assume_assume_7 = assume bounded<0, 2147418111>, %assume_6 : tile<i32>
  %assume_8 = assume div_by<16>, %arg6 : tile<ptr<f32>>
  %assume_9 = assume div_by<64>, %arg7 : tile<i32>
  %assume_assume_10 = assume bounded<0, 2147418111>, %assume_9 : tile<i32>
  %assume_11 = assume div_by<64>, %arg9 : tile<i32>
  %assume_assume_12 = assume bounded<0, 2147418111>, %assume_11 : tile<i32>
  %assume_13 = assume div_by<64>, %arg8 : tile<i32>
  %assume_assume_14 = assume bounded<0, 2147418111>, %assume_13 : tile<i32>
  %tview = make_tensor_view %assume, shape = [%assume_assume, %assume_assume_4], strides = [%assume_assume_2, 1] : tile<i32> -> tensor_view<?x?xf32, strides=[?,1]>
  %pview = make_partition_view %tview : partition_view<tile=(4x8), tensor_view<?x?xf32, strides=[?,1]>>
  %blockId_x, %blockId_y, %blockId_z = get_tile_block_id : tile<i32>
  %tview_15 = make_tensor_view %assume_5, shape = [%assume_assume_7], strides = [1] : tile<i32> -> tensor_view<?xi32, strides=[1]>
  %pview_16 = make_partition_view %tview_15 : partition_view<tile=(4), tensor_view<?xi32, strides=[1]>>
  %tile, %result_token = load_view_tko weak %pview_16[%blockId_x] inbounds = [true] : partition_view<tile=(4), tensor_view<?xi32, strides=[1]>>, tile<i32> -> tile<4xi32>, token
  %0 = cmpi greater_than_or_equal %tile, %cst_0_i32, signed : tile<4xi32> -> tile<4xi1>
  %reshape = reshape %assume_assume_10 : tile<i32> -> tile<1xi32>
  %bcast = broadcast %reshape : tile<1xi32> -> tile<4xi32>
  %1 = cmpi less_than %tile, %bcast, signed : tile<4xi32> -> tile<4xi1>
  %2 = andi %0, %1 : tile<4xi1>
  %reshape_17 = reshape %2 : tile<4xi1> -> tile<4x1xi1>
  %bcast_18 = broadcast %reshape_17 : tile<4x1xi1> -> tile<4x8xi1>
  %tview_19 = make_tensor_view %assume_8, shape = [%assume_assume_10, %assume_assume_14], strides = [%assume_assume_12, 1] : tile<i32> -> tensor_view<?x?xf32, strides=[?,1]>
  %gsview = make_gather_scatter_view %tview_19 : gather_scatter_view<tile=(4x8), padding_value = zero, tensor_view<?x?xf32, strides=[?,1]>, sparse_dim=0>
  %3 = muli %blockId_y, %cst_8_i32 : tile<i32>
  %tile_20, %result_token_21 = load_view_tko weak %gsview[%tile, %3] inbounds = [false, true] : gather_scatter_view<tile=(4x8), padding_value = zero, tensor_view<?x?xf32, strides=[?,1]>, sparse_dim=0>, tile<4xi32>, tile<i32> -> tile<4x8xf32>, token
  %4 = select %bcast_18, %tile_20, %cst_f32 : tile<4x8xi1>, tile<4x8xf32>
  %5 = store_view_tko weak %4, %pview[%blockId_x, %blockId_y] inbounds = [true, true] : tile<4x8xf32>, partition_view<tile=(4x8), tensor_view<?x?xf32, strides=[?,1]>>, tile<i32> -> token
  return
}
