entry @op_slices(%arg0: tile<ptr<i32>>, %arg1: tile<i32>, %arg2: tile<i32>, %arg3: tile<i32>, %arg4: tile<ptr<i32>>, %arg5: tile<i32>, %arg6: tile<i32>, %arg7: tile<i32>, %arg8: tile<ptr<i32>>, %arg9: tile<i32>, %arg10: tile<i32>, %arg11: tile<i32>, %arg12: tile<ptr<i32>>, %arg13: tile<i32>, %arg14: tile<i32>, %arg15: tile<i32>, %arg16: tile<ptr<i32>>, %arg17: tile<i32>, %arg18: tile<i32>, %arg19: tile<ptr<i64>>) {
  %cst_0_i32 = constant <i32: 0> : tile<i32>
  %cst_4_i32 = constant <i32: 4> : tile<i32>
  %cst_1_i32 = constant <i32: 1> : tile<i32>
  %cst_3_i32 = constant <i32: 3> : tile<i32>
  %cst_8_i32 = constant <i32: 8> : tile<i32>
  %true = constant <i1: true> : tile<i1>
  %cst_4294967295_i64 = constant <i64: 4294967295> : tile<i64>
  %cst_4294967296_i64 = constant <i64: 4294967296> : tile<i64>
  %cst_0_i64 = constant <i64: 0> : tile<i64>
  %cst_7_i32 = constant <i32: 7> : tile<i32>
  %assume = assume div_by<8>, %arg19 : tile<ptr<i64>>
  %assume_0 = assume div_by<16>, %arg0 : tile<ptr<i32>>
  %assume_1 = assume div_by<64>, %arg1 : tile<i32>
  %assume_assume = assume bounded<0, 2147418111>, %assume_1 : tile<i32>
  %assume_2 = assume div_by<64>, %arg3 : tile<i32>
  %assume_assume_3 = assume bounded<0, 2147418111>, %assume_2 : tile<i32>
  %assume_4 = assume div_by<64>, %arg2 : tile<i32>
  %assume_assume_5 = assume bounded<0, 2147418111>, %assume_4 : tile<i32>
  %assume_6 = assume div_by<16>, %arg4 : tile<ptr<i32>>
  %assume_7 = assume div_by<64>, %arg5 : tile<i32>
  %assume_assume_8 = assume bounded<0, 2147418111>, %assume_7 : tile<i32>
  %assume_9 = assume div_by<64>, %arg7 : tile<i32>
  %assume_assume_10 = assume bounded<0, 2147418111>, %assume_9 : tile<i32>
  %assume_11 = assume div_by<64>, %arg6 : tile<i32>
  %assume_assume_12 = assume bounded<0, 2147418111>, %assume_11 : tile<i32>
  %assume_13 = assume div_by<16>, %arg8 : tile<ptr<i32>>
  %assume_14 = assume div_by<64>, %arg9 : tile<i32>
  %assume_assume_15 = assume bounded<0, 2147418111>, %assume_14 : tile<i32>
  %assume_16 = assume div_by<64>, %arg11 : tile<i32>
  %assume_assume_17 = assume bounded<0, 2147418111>, %assume_16 : tile<i32>
  %assume_18 = assume div_by<64>, %arg10 : tile<i32>
  %assume_assume_19 = assume bounded<0, 2147418111>, %assume_18 : tile<i32>
  %assume_20 = assume div_by<16>, %arg12 : tile<ptr<i32>>
  %assume_21 = assume div_by<64>, %arg13 : tile<i32>
  %assume_assume_22 = assume bounded<0, 2147418111>, %assume_21 : tile<i32>
  %assume_23 = assume div_by<64>, %arg15 : tile<i32>
  %assume_assume_24 = assume bounded<0, 2147418111>, %assume_23 : tile<i32>
  %assume_25 = assume div_by<64>, %arg14 : tile<i32>
  %assume_assume_26 = assume bounded<0, 2147418111>, %assume_25 : tile<i32>
  %assume_27 = assume div_by<16>, %arg16 : tile<ptr<i32>>
  %assume_28 = assume div_by<64>, %arg17 : tile<i32>
  %assume_assume_29 = assume bounded<0, 2147418111>, %assume_28 : tile<i32>
  %tview = make_tensor_view %assume_0, shape = [%assume_assume, %assume_assume_5], strides = [%assume_assume_3, 1] : tile<i32> -> tensor_view<?x?xi32, strides=[?,1]>
  %pview = make_partition_view %tview : partition_view<tile=(2x4), tensor_view<?x?xi32, strides=[?,1]>>
  %tview_30 = make_tensor_view %assume_6, shape = [%assume_assume_8, %assume_assume_12], strides = [%assume_assume_10, 1] : tile<i32> -> tensor_view<?x?xi32, strides=[?,1]>
  %pview_31 = make_partition_view %tview_30 : partition_view<tile=(8x8), tensor_view<?x?xi32, strides=[?,1]>>
  %tview_32 = make_tensor_view %assume_13, shape = [%assume_assume_15, %assume_assume_19], strides = [%assume_assume_17, 1] : tile<i32> -> tensor_view<?x?xi32, strides=[?,1]>
  %pview_33 = make_partition_view %tview_32 : partition_view<tile=(8x8), tensor_view<?x?xi32, strides=[?,1]>>
  %blockId_x, %blockId_y, %blockId_z = get_tile_block_id : tile<i32>
  %tview_34 = make_tensor_view %assume_20, shape = [%assume_assume_22, %assume_assume_26], strides = [%assume_assume_24, 1] : tile<i32> -> tensor_view<?x?xi32, strides=[?,1]>
  %pview_35 = make_partition_view %tview_34 : partition_view<tile=(8x8), tensor_view<?x?xi32, strides=[?,1]>>
  %tile, %result_token = load_view_tko weak %pview_35[%cst_0_i32, %cst_0_i32] inbounds = [true, true] : partition_view<tile=(8x8), tensor_view<?x?xi32, strides=[?,1]>>, tile<i32> -> tile<8x8xi32>, token
  %0 = extract %tile[%arg18, %cst_1_i32] : tile<8x8xi32> -> tile<2x4xi32>
  %1 = store_view_tko weak %0, %pview[%blockId_x, %blockId_y] inbounds = [true, true] : tile<2x4xi32>, partition_view<tile=(2x4), tensor_view<?x?xi32, strides=[?,1]>>, tile<i32> -> token
  %2 = extract %tile[%cst_0_i32, %cst_0_i32] : tile<8x8xi32> -> tile<2x4xi32>
  %3 = insert %2, %tile[%arg18, %cst_1_i32] : tile<2x4xi32>, tile<8x8xi32>
  %4 = store_view_tko weak %3, %pview_31[%blockId_x, %blockId_y] inbounds = [true, true] : tile<8x8xi32>, partition_view<tile=(8x8), tensor_view<?x?xi32, strides=[?,1]>>, tile<i32> -> token
  %for = for %loopIdx in (%cst_0_i32 to %cst_4_i32, step %cst_1_i32) : tile<i32> iter_values(%iterArg0 = %tile) -> (tile<8x8xi32>) {
    %11 = subi %cst_3_i32, %loopIdx : tile<i32>
    %12 = extract %tile[%11, %cst_0_i32] : tile<8x8xi32> -> tile<2x8xi32>
    %13 = insert %12, %iterArg0[%loopIdx, %cst_0_i32] : tile<2x8xi32>, tile<8x8xi32>
    continue %13 : tile<8x8xi32>
  }
  %tview_36 = make_tensor_view %assume_27, shape = [%assume_assume_29], strides = [1] : tile<i32> -> tensor_view<?xi32, strides=[1]>
  %pview_37 = make_partition_view %tview_36 : partition_view<tile=(1), tensor_view<?xi32, strides=[1]>>
  %tile_38, %result_token_39 = load_view_tko weak %pview_37[%cst_0_i32] inbounds = [true] : partition_view<tile=(1), tensor_view<?xi32, strides=[1]>>, tile<i32> -> tile<1xi32>, token
  %reshape = reshape %tile_38 : tile<1xi32> -> tile<i32>
  %5 = cmpi less_than %reshape, %cst_8_i32, unsigned : tile<i32> -> tile<i1>
  %6 = xori %5, %true : tile<i1>
  if %6 {
    %11 = exti %reshape unsigned : tile<i32> -> tile<i64>
    %12 = andi %11, %cst_4294967295_i64 : tile<i64>
    %13 = ori %12, %cst_4294967296_i64 : tile<i64>
    %result, %result_token_40 = atomic_cas_tko relaxed device %assume, %cst_0_i64, %13 : tile<ptr<i64>>, tile<i64> -> tile<i64>, token
  }
  %7 = select %5, %reshape, %cst_0_i32 : tile<i1>, tile<i32>
  %8 = extract %tile[%7, %cst_0_i32] : tile<8x8xi32> -> tile<1x8xi32>
  %9 = insert %8, %for[%cst_7_i32, %cst_0_i32] : tile<1x8xi32>, tile<8x8xi32>
  %10 = store_view_tko weak %9, %pview_33[%blockId_x, %blockId_y] inbounds = [true, true] : tile<8x8xi32>, partition_view<tile=(8x8), tensor_view<?x?xi32, strides=[?,1]>>, tile<i32> -> token
  return
}
