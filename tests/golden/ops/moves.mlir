entry @op_moves(%arg0: tile<ptr<i32>>, %arg1: tile<i32>, %arg2: tile<i32>, %arg3: tile<i32>, %arg4: tile<ptr<i32>>, %arg5: tile<i32>, %arg6: tile<i32>, %arg7: tile<i32>, %arg8: tile<ptr<i32>>, %arg9: tile<i32>, %arg10: tile<i32>, %arg11: tile<i32>, %arg12: tile<ptr<i32>>, %arg13: tile<i32>, %arg14: tile<i32>, %arg15: tile<i32>) {
  %cst_0_i32 = constant <i32: 0> : tile<i32>
  %cst_10_i32 = constant <i32: 10> : tile<8x1xi32>
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
  %assume_10 = assume div_by<64>, %arg9 : tile<i32>
  %assume_assume_11 = assume bounded<0, 2147418111>, %assume_10 : tile<i32>
  %assume_12 = assume div_by<64>, %arg11 : tile<i32>
  %assume_assume_13 = assume bounded<0, 2147418111>, %assume_12 : tile<i32>
  %assume_14 = assume div_by<64>, %arg10 : tile<i32>
  %assume_assume_15 = assume bounded<0, 2147418111>, %assume_14 : tile<i32>
  %assume_16 = assume div_by<64>, %arg13 : tile<i32>
  %assume_assume_17 = assume bounded<0, 2147418111>, %assume_16 : tile<i32>
  %assume_18 = assume div_by<64>, %arg15 : tile<i32>
  %assume_assume_19 = assume bounded<0, 2147418111>, %assume_18 : tile<i32>
  %assume_20 = assume div_by<64>, %arg14 : tile<i32>
  %assume_assume_21 = assume bounded<0, 2147418111>, %assume_20 : tile<i32>
  %tview = make_tensor_view %arg0, shape = [%assume_assume, %assume_assume_3], strides = [%assume_assume_1, 1] : tile<i32> -> tensor_view<?x?xi32, strides=[?,1]>
  %pview = make_partition_view %tview : partition_view<tile=(8x4), tensor_view<?x?xi32, strides=[?,1]>>
  %tview_22 = make_tensor_view %arg4, shape = [%assume_assume_5, %assume_assume_9], strides = [%assume_assume_7, 1] : tile<i32> -> tensor_view<?x?xi32, strides=[?,1]>
  %pview_23 = make_partition_view %tview_22 : partition_view<tile=(16x4), tensor_view<?x?xi32, strides=[?,1]>>
  %tview_24 = make_tensor_view %arg8, shape = [%assume_assume_11, %assume_assume_15], strides = [%assume_assume_13, 1] : tile<i32> -> tensor_view<?x?xi32, strides=[?,1]>
  %pview_25 = make_partition_view %tview_24 : partition_view<tile=(1x32), tensor_view<?x?xi32, strides=[?,1]>>
  %blockId_x, %blockId_y, %blockId_z = get_tile_block_id : tile<i32>
  %tview_26 = make_tensor_view %arg12, shape = [%assume_assume_17, %assume_assume_21], strides = [%assume_assume_19, 1] : tile<i32> -> tensor_view<?x?xi32, strides=[?,1]>
  %pview_27 = make_partition_view %tview_26 : partition_view<tile=(4x8), tensor_view<?x?xi32, strides=[?,1]>>
  %tile, %result_token = load_view_tko weak %pview_27[%cst_0_i32, %cst_0_i32] inbounds = [true, true] : partition_view<tile=(4x8), tensor_view<?x?xi32, strides=[?,1]>>, tile<i32> -> tile<4x8xi32>, token
  %reshape = reshape %tile : tile<4x8xi32> -> tile<1x4x8xi32>
  %0 = scan %reshape dim=0 reverse=false identities=[0 : i32] : tile<1x4x8xi32> -> tile<1x4x8xi32> 
  (%arg16: tile<i32>, %arg17: tile<i32>) {
    yield %arg16 : tile<i32>
  }
  %reshape_28 = reshape %0 : tile<1x4x8xi32> -> tile<4x8xi32>
  %1 = permute %reshape_28 [1, 0] : tile<4x8xi32> -> tile<8x4xi32>
  %2 = iota : tile<8xi32>
  %reshape_29 = reshape %2 : tile<8xi32> -> tile<8x1xi32>
  %3 = muli %cst_10_i32, %reshape_29 : tile<8x1xi32>
  %bcast = broadcast %3 : tile<8x1xi32> -> tile<8x4xi32>
  %4 = addi %1, %bcast : tile<8x4xi32>
  %5 = store_view_tko weak %4, %pview[%blockId_x, %blockId_y] inbounds = [true, true] : tile<8x4xi32>, partition_view<tile=(8x4), tensor_view<?x?xi32, strides=[?,1]>>, tile<i32> -> token
  %6 = cat %4, %1 dim = 0 : tile<8x4xi32>, tile<8x4xi32> -> tile<16x4xi32>
  %7 = store_view_tko weak %6, %pview_23[%blockId_x, %blockId_y] inbounds = [true, true] : tile<16x4xi32>, partition_view<tile=(16x4), tensor_view<?x?xi32, strides=[?,1]>>, tile<i32> -> token
  %reshape_30 = reshape %reshape_28 : tile<4x8xi32> -> tile<1x32xi32>
  %8 = store_view_tko weak %reshape_30, %pview_25[%blockId_x, %blockId_y] inbounds = [true, true] : tile<1x32xi32>, partition_view<tile=(1x32), tensor_view<?x?xi32, strides=[?,1]>>, tile<i32> -> token
  return
}
