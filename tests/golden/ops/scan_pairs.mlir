entry @op_scan_pairs(%arg0: tile<ptr<i32>>, %arg1: tile<i32>, %arg2: tile<i32>, %arg3: tile<i32>, %arg4: tile<ptr<i64>>, %arg5: tile<i32>, %arg6: tile<i32>, %arg7: tile<i32>, %arg8: tile<ptr<i32>>, %arg9: tile<i32>, %arg10: tile<i32>, %arg11: tile<i32>) {
  %cst_0_i32 = constant <i32: 0> : tile<i32>
  %assume = assume div_by<16>, %arg0 : tile<ptr<i32>>
  %assume_0 = assume div_by<64>, %arg1 : tile<i32>
  %assume_assume = assume bounded<0, 2147418111>, %assume_0 : tile<i32>
  %assume_1 = assume div_by<64>, %arg3 : tile<i32>
  %assume_assume_2 = assume bounded<0, 2147418111>, %assume_1 : tile<i32>
  %assume_3 = assume div_by<64>, %arg2 : tile<i32>
  %assume_assume_4 = assume bounded<0, 2147418111>, %assume_3 : tile<i32>
  %assume_5 = assume div_by<16>, %arg4 : tile<ptr<i64>>
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
  %tview = make_tensor_view %assume, shape = [%assume_assume, %assume_assume_4], strides = [%assume_assume_2, 1] : tile<i32> -> tensor_view<?x?xi32, strides=[?,1]>
  %pview = make_partition_view %tview : partition_view<tile=(4x32), tensor_view<?x?xi32, strides=[?,1]>>
  %tview_19 = make_tensor_view %assume_5, shape = [%assume_assume_7, %assume_assume_11], strides = [%assume_assume_9, 1] : tile<i32> -> tensor_view<?x?xi64, strides=[?,1]>
  %pview_20 = make_partition_view %tview_19 : partition_view<tile=(4x32), tensor_view<?x?xi64, strides=[?,1]>>
  %blockId_x, %blockId_y, %blockId_z = get_tile_block_id : tile<i32>
  %tview_21 = make_tensor_view %assume_12, shape = [%assume_assume_14, %assume_assume_18], strides = [%assume_assume_16, 1] : tile<i32> -> tensor_view<?x?xi32, strides=[?,1]>
  %pview_22 = make_partition_view %tview_21 : partition_view<tile=(4x32), tensor_view<?x?xi32, strides=[?,1]>>
  %tile, %result_token = load_view_tko weak %pview_22[%cst_0_i32, %cst_0_i32] inbounds = [true, true] : partition_view<tile=(4x32), tensor_view<?x?xi32, strides=[?,1]>>, tile<i32> -> tile<4x32xi32>, token
  %0 = iota : tile<32xi64>
  %reshape = reshape %0 : tile<32xi64> -> tile<1x32xi64>
  %bcast = broadcast %reshape : tile<1x32xi64> -> tile<4x32xi64>
  %1:2 = scan %tile, %bcast dim=1 reverse=false identities=[-2147483648 : i32, 1099511627776] : tile<4x32xi32>, tile<4x32xi64> -> tile<4x32xi32>, tile<4x32xi64> 
  (%arg12: tile<i32>, %arg13: tile<i32>, %arg14: tile<i64>, %arg15: tile<i64>) {
    %4 = cmpi greater_than %arg12, %arg13, signed : tile<i32> -> tile<i1>
    %5 = cmpi equal %arg12, %arg13, signed : tile<i32> -> tile<i1>
    %6 = cmpi less_than %arg14, %arg15, signed : tile<i64> -> tile<i1>
    %7 = andi %5, %6 : tile<i1>
    %8 = ori %4, %7 : tile<i1>
    %9 = select %8, %arg12, %arg13 : tile<i1>, tile<i32>
    %10 = select %8, %arg14, %arg15 : tile<i1>, tile<i64>
    yield %9, %10 : tile<i32>, tile<i64>
  }
  %2 = store_view_tko weak %1#0, %pview[%blockId_x, %blockId_y] inbounds = [true, true] : tile<4x32xi32>, partition_view<tile=(4x32), tensor_view<?x?xi32, strides=[?,1]>>, tile<i32> -> token
  %3 = store_view_tko weak %1#1, %pview_20[%blockId_x, %blockId_y] inbounds = [true, true] : tile<4x32xi64>, partition_view<tile=(4x32), tensor_view<?x?xi64, strides=[?,1]>>, tile<i32> -> token
  return
}
