entry @op_scan_pairs(%arg0: tile<ptr<i32>>, %arg1: tile<i32>, %arg2: tile<i32>, %arg3: tile<i32>, %arg4: tile<ptr<i64>>, %arg5: tile<i32>, %arg6: tile<i32>, %arg7: tile<i32>, %arg8: tile<ptr<i32>>, %arg9: tile<i32>, %arg10: tile<i32>, %arg11: tile<i32>) {
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
  %tview = make_tensor_view %arg0, shape = [%assume_assume, %assume_assume_3], strides = [%assume_assume_1, 1] : tile<i32> -> tensor_view<?x?xi32, strides=[?,1]>
  %pview = make_partition_view %tview : partition_view<tile=(4x32), tensor_view<?x?xi32, strides=[?,1]>>
  %tview_16 = make_tensor_view %arg4, shape = [%assume_assume_5, %assume_assume_9], strides = [%assume_assume_7, 1] : tile<i32> -> tensor_view<?x?xi64, strides=[?,1]>
  %pview_17 = make_partition_view %tview_16 : partition_view<tile=(4x32), tensor_view<?x?xi64, strides=[?,1]>>
  %blockId_x, %blockId_y, %blockId_z = get_tile_block_id : tile<i32>
  %tview_18 = make_tensor_view %arg8, shape = [%assume_assume_11, %assume_assume_15], strides = [%assume_assume_13, 1] : tile<i32> -> tensor_view<?x?xi32, strides=[?,1]>
  %pview_19 = make_partition_view %tview_18 : partition_view<tile=(4x32), tensor_view<?x?xi32, strides=[?,1]>>
  %tile, %result_token = load_view_tko weak %pview_19[%cst_0_i32, %cst_0_i32] inbounds = [true, true] : partition_view<tile=(4x32), tensor_view<?x?xi32, strides=[?,1]>>, tile<i32> -> tile<4x32xi32>, token
  %reshape = reshape %tile : tile<4x32xi32> -> tile<1x4x32xi32>
  %0 = scan %reshape dim=0 reverse=false identities=[0 : i32] : tile<1x4x32xi32> -> tile<1x4x32xi32> 
  (%arg12: tile<i32>, %arg13: tile<i32>) {
    yield %arg12 : tile<i32>
  }
  %reshape_20 = reshape %0 : tile<1x4x32xi32> -> tile<4x32xi32>
  %1 = iota : tile<32xi64>
  %reshape_21 = reshape %1 : tile<32xi64> -> tile<1x32xi64>
  %bcast = broadcast %reshape_21 : tile<1x32xi64> -> tile<4x32xi64>
  %reshape_22 = reshape %reshape_20 : tile<4x32xi32> -> tile<1x4x32xi32>
  %reduce = reduce %reshape_22 dim=0 identities=[0 : i32] : tile<1x4x32xi32> -> tile<4x32xi32> 
  (%reduce_lhs: tile<i32>, %reduce_rhs: tile<i32>) {
    %5 = ori %reduce_lhs, %reduce_rhs : tile<i32>
    yield %5 : tile<i32>
  }
  %reshape_23 = reshape %bcast : tile<4x32xi64> -> tile<1x4x32xi64>
  %reduce_24 = reduce %reshape_23 dim=0 identities=[0] : tile<1x4x32xi64> -> tile<4x32xi64> 
  (%reduce_lhs: tile<i64>, %reduce_rhs: tile<i64>) {
    %5 = ori %reduce_lhs, %reduce_rhs : tile<i64>
    yield %5 : tile<i64>
  }
  %2:2 = scan %reduce, %reduce_24 dim=1 reverse=false identities=[-2147483648 : i32, 1099511627776] : tile<4x32xi32>, tile<4x32xi64> -> tile<4x32xi32>, tile<4x32xi64> 
  (%arg12: tile<i32>, %arg13: tile<i32>, %arg14: tile<i64>, %arg15: tile<i64>) {
    %5 = cmpi greater_than %arg12, %arg13, signed : tile<i32> -> tile<i1>
    %6 = cmpi equal %arg12, %arg13, signed : tile<i32> -> tile<i1>
    %7 = cmpi less_than %arg14, %arg15, signed : tile<i64> -> tile<i1>
    %8 = andi %6, %7 : tile<i1>
    %9 = ori %5, %8 : tile<i1>
    %10 = select %9, %arg12, %arg13 : tile<i1>, tile<i32>
    %11 = select %9, %arg14, %arg15 : tile<i1>, tile<i64>
    yield %10, %11 : tile<i32>, tile<i64>
  }
  %reshape_25 = reshape %2#0 : tile<4x32xi32> -> tile<1x4x32xi32>
  %reduce_26 = reduce %reshape_25 dim=0 identities=[0 : i32] : tile<1x4x32xi32> -> tile<4x32xi32> 
  (%reduce_lhs: tile<i32>, %reduce_rhs: tile<i32>) {
    %5 = ori %reduce_lhs, %reduce_rhs : tile<i32>
    yield %5 : tile<i32>
  }
  %reshape_27 = reshape %2#1 : tile<4x32xi64> -> tile<1x4x32xi64>
  %reduce_28 = reduce %reshape_27 dim=0 identities=[0] : tile<1x4x32xi64> -> tile<4x32xi64> 
  (%reduce_lhs: tile<i64>, %reduce_rhs: tile<i64>) {
    %5 = ori %reduce_lhs, %reduce_rhs : tile<i64>
    yield %5 : tile<i64>
  }
  %3 = store_view_tko weak %reduce_26, %pview[%blockId_x, %blockId_y] inbounds = [true, true] : tile<4x32xi32>, partition_view<tile=(4x32), tensor_view<?x?xi32, strides=[?,1]>>, tile<i32> -> token
  %4 = store_view_tko weak %reduce_28, %pview_17[%blockId_x, %blockId_y] inbounds = [true, true] : tile<4x32xi64>, partition_view<tile=(4x32), tensor_view<?x?xi64, strides=[?,1]>>, tile<i32> -> token
  return
}
