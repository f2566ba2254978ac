entry @op_reductions(%arg0: tile<ptr<i32>>, %arg1: tile<i32>, %arg2: tile<i32>, %arg3: tile<i32>, %arg4: tile<ptr<i32>>, %arg5: tile<i32>, %arg6: tile<i32>, %arg7: tile<i32>, %arg8: tile<ptr<i32>>, %arg9: tile<i32>, %arg10: tile<i32>, %arg11: tile<i32>, %arg12: tile<ptr<i32>>, %arg13: tile<i32>, %arg14: tile<i32>, %arg15: tile<i32>) {
  %cst_0_i32 = constant <i32: 0> : tile<i32>
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
  %pview = make_partition_view %tview : partition_view<tile=(4x1), tensor_view<?x?xi32, strides=[?,1]>>
  %tview_22 = make_tensor_view %arg4, shape = [%assume_assume_5, %assume_assume_9], strides = [%assume_assume_7, 1] : tile<i32> -> tensor_view<?x?xi32, strides=[?,1]>
  %pview_23 = make_partition_view %tview_22 : partition_view<tile=(1x8), tensor_view<?x?xi32, strides=[?,1]>>
  %tview_24 = make_tensor_view %arg8, shape = [%assume_assume_11, %assume_assume_15], strides = [%assume_assume_13, 1] : tile<i32> -> tensor_view<?x?xi32, strides=[?,1]>
  %pview_25 = make_partition_view %tview_24 : partition_view<tile=(4x1), tensor_view<?x?xi32, strides=[?,1]>>
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
  %reduce = reduce %reshape_28 dim=1 identities=[0 : i32] : tile<4x8xi32> -> tile<4xi32> 
  (%reduce_lhs: tile<i32>, %reduce_rhs: tile<i32>) {
    %4 = addi %reduce_lhs, %reduce_rhs : tile<i32>
    yield %4 : tile<i32>
  }
  %reshape_29 = reshape %reduce : tile<4xi32> -> tile<4x1xi32>
  %1 = store_view_tko weak %reshape_29, %pview[%blockId_x, %blockId_y] inbounds = [true, true] : tile<4x1xi32>, partition_view<tile=(4x1), tensor_view<?x?xi32, strides=[?,1]>>, tile<i32> -> token
  %reduce_30 = reduce %reshape_28 dim=0 identities=[-2147483648 : i32] : tile<4x8xi32> -> tile<8xi32> 
  (%reduce_lhs: tile<i32>, %reduce_rhs: tile<i32>) {
    %4 = maxi %reduce_lhs, %reduce_rhs signed : tile<i32>
    yield %4 : tile<i32>
  }
  %reshape_31 = reshape %reduce_30 : tile<8xi32> -> tile<1x8xi32>
  %2 = store_view_tko weak %reshape_31, %pview_23[%blockId_x, %blockId_y] inbounds = [true, true] : tile<1x8xi32>, partition_view<tile=(1x8), tensor_view<?x?xi32, strides=[?,1]>>, tile<i32> -> token
  %reduce_32 = reduce %reshape_28 dim=1 identities=[2147483647 : i32] : tile<4x8xi32> -> tile<4xi32> 
  (%reduce_lhs: tile<i32>, %reduce_rhs: tile<i32>) {
    %4 = mini %reduce_lhs, %reduce_rhs signed : tile<i32>
    yield %4 : tile<i32>
  }
  %reshape_33 = reshape %reduce_32 : tile<4xi32> -> tile<4x1xi32>
  %3 = store_view_tko weak %reshape_33, %pview_25[%blockId_x, %blockId_y] inbounds = [true, true] : tile<4x1xi32>, partition_view<tile=(4x1), tensor_view<?x?xi32, strides=[?,1]>>, tile<i32> -> token
  return
}
