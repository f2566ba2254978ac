entry @op_reductions(%arg0: tile<ptr<i32>>, %arg1: tile<i32>, %arg2: tile<i32>, %arg3: tile<i32>, %arg4: tile<ptr<i32>>, %arg5: tile<i32>, %arg6: tile<i32>, %arg7: tile<i32>, %arg8: tile<ptr<i32>>, %arg9: tile<i32>, %arg10: tile<i32>, %arg11: tile<i32>, %arg12: tile<ptr<i32>>, %arg13: tile<i32>, %arg14: tile<i32>, %arg15: tile<i32>) {
  %cst_0_i32 = constant <i32: 0> : tile<i32>
  %assume = assume div_by<16>, %arg0 : tile<ptr<i32>>
  %assume_0 = assume div_by<64>, %arg1 : tile<i32>
  %assume_assume = assume bounded<0, 2147418111>, %assume_0 : tile<i32>
  %assume_1 = assume div_by<64>, %arg3 : tile<i32>
  %assume_assume_2 = assume bounded<0, 2147418111>, %assume_1 : tile<i32>
  %assume_3 = assume div_by<64>, %arg2 : tile<i32>
  %assume_assume_4 = assume bounded<0, 2147418111>, %assume_3 : tile<i32>
  %assume_5 = assume div_by<16>, %arg4 : tile<ptr<i32>>
  %assume_6 = assume div_by<64>, %arg5 : tile<i32>
  %assume_assume_7 = assume bounded<0, 2147418111>, %assume_6 : tile<i32>
  %assume_8 = assume div_by<64>, %arg7 : tile<i32>
  %assume_assume_9 = assume bounded<0, 2147418111>, %assume_8 : tile<i32>
  %assume_10 = assume div_by<64>, %arg6 : tile<i32>
  %assume_assume_11 = assume bounded<0, 2147418111>, %assume_10 : tile<i32>
  %assume_12 = assume div_by<16>, %arg8 : tile<ptr<i32>>
  %assume_13 = assume div_by<64>, %arg9 : tile<i32>
  %assume_assume_14 = assume bounded<0, 2147418111>, %assume_13 : tile<i32>
  %assume_15 = assume div_by<64>, %arg11 : tile<i32>
  %assume_assume_16 = assume bounded<0, 2147418111>, %assume_15 : tile<i32>
  %assume_17 = assume div_by<64>, %arg10 : tile<i32>
  %assume_assume_18 = assume bounded<0, 2147418111>, %assume_17 : tile<i32>
  %assume_19 = assume div_by<16>, %arg12 : tile<ptr<i32>>
  %assume_20 = assume div_by<64>, %arg13 : tile<i32>
  %assume_assume_21 = assume bounded<0, 2147418111>, %assume_20 : tile<i32>
  %assume_22 = assume div_by<64>, %arg15 : tile<i32>
  %assume_assume_23 = assume bounded<0, 2147418111>, %assume_22 : tile<i32>
  %assume_24 = assume div_by<64>, %arg14 : tile<i32>
  %assume_assume_25 = assume bounded<0, 2147418111>, %assume_24 : tile<i32>
  %tview = make_tensor_view %assume, shape = [%assume_assume, %assume_assume_4], strides = [%assume_assume_2, 1] : tile<i32> -> tensor_view<?x?xi32, strides=[?,1]>
  %pview = make_partition_view %tview : partition_view<tile=(4x1), tensor_view<?x?xi32, strides=[?,1]>>
  %tview_26 = make_tensor_view %assume_5, shape = [%assume_assume_7, %assume_assume_11], strides = [%assume_assume_9, 1] : tile<i32> -> tensor_view<?x?xi32, strides=[?,1]>
  %pview_27 = make_partition_view %tview_26 : partition_view<tile=(1x8), tensor_view<?x?xi32, strides=[?,1]>>
  %tview_28 = make_tensor_view %assume_12, shape = [%assume_assume_14, %assume_assume_18], strides = [%assume_assume_16, 1] : tile<i32> -> tensor_view<?x?xi32, strides=[?,1]>
  %pview_29 = make_partition_view %tview_28 : partition_view<tile=(4x1), tensor_view<?x?xi32, strides=[?,1]>>
  %blockId_x, %blockId_y, %blockId_z = get_tile_block_id : tile<i32>
  %tview_30 = make_tensor_view %assume_19, shape = [%assume_assume_21, %assume_assume_25], strides = [%assume_assume_23, 1] : tile<i32> -> tensor_view<?x?xi32, strides=[?,1]>
  %pview_31 = make_partition_view %tview_30 : partition_view<tile=(4x8), tensor_view<?x?xi32, strides=[?,1]>>
  %tile, %result_token = load_view_tko weak %pview_31[%cst_0_i32, %cst_0_i32] inbounds = [true, true] : partition_view<tile=(4x8), tensor_view<?x?xi32, strides=[?,1]>>, tile<i32> -> tile<4x8xi32>, token
  %reduce = reduce %tile dim=1 identities=[0 : i32] : tile<4x8xi32> -> tile<4xi32> 
  (%reduce_lhs: tile<i32>, %reduce_rhs: tile<i32>) {
    %3 = addi %reduce_lhs, %reduce_rhs : tile<i32>
    yield %3 : tile<i32>
  }
  %reshape = reshape %reduce : tile<4xi32> -> tile<4x1xi32>
  %0 = store_view_tko weak %reshape, %pview[%blockId_x, %blockId_y] inbounds = [true, true] : tile<4x1xi32>, partition_view<tile=(4x1), tensor_view<?x?xi32, strides=[?,1]>>, tile<i32> -> token
  %reduce_32 = reduce %tile dim=0 identities=[-2147483648 : i32] : tile<4x8xi32> -> tile<8xi32> 
  (%reduce_lhs: tile<i32>, %reduce_rhs: tile<i32>) {
    %3 = maxi %reduce_lhs, %reduce_rhs signed : tile<i32>
    yield %3 : tile<i32>
  }
  %reshape_33 = reshape %reduce_32 : tile<8xi32> -> tile<1x8xi32>
  %1 = store_view_tko weak %reshape_33, %pview_27[%blockId_x, %blockId_y] inbounds = [true, true] : tile<1x8xi32>, partition_view<tile=(1x8), tensor_view<?x?xi32, strides=[?,1]>>, tile<i32> -> token
  %reduce_34 = reduce %tile dim=1 identities=[2147483647 : i32] : tile<4x8xi32> -> tile<4xi32> 
  (%reduce_lhs: tile<i32>, %reduce_rhs: tile<i32>) {
    %3 = mini %reduce_lhs, %reduce_rhs signed : tile<i32>
    yield %3 : tile<i32>
  }
  %reshape_35 = reshape %reduce_34 : tile<4xi32> -> tile<4x1xi32>
  %2 = store_view_tko weak %reshape_35, %pview_29[%blockId_x, %blockId_y] inbounds = [true, true] : tile<4x1xi32>, partition_view<tile=(4x1), tensor_view<?x?xi32, strides=[?,1]>>, tile<i32> -> token
  return
}
