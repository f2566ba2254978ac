entry @op_slices(%arg0: tile<ptr<i32>>, %arg1: tile<i32>, %arg2: tile<i32>, %arg3: tile<i32>, %arg4: tile<ptr<i32>>, %arg5: tile<i32>, %arg6: tile<i32>, %arg7: tile<i32>, %arg8: tile<ptr<i32>>, %arg9: tile<i32>, %arg10: tile<i32>, %arg11: tile<i32>, %arg12: tile<ptr<i32>>, %arg13: tile<i32>, %arg14: tile<i32>, %arg15: tile<i32>, %arg16: tile<ptr<i32>>, %arg17: tile<i32>, %arg18: tile<i32>, %arg19: tile<ptr<i64>>) {
  %cst_0_i32 = constant <i32: 0> : tile<i32>
  %cst_4_i32 = constant <i32: 4> : tile<i32>
  %cst_1_i32 = constant <i32: 1> : tile<i32>
  %cst_3_i32 = constant <i32: 3> : tile<i32>
  %cst_8_i32 = constant <i32: 8> : tile<i32>
  %true = constant <i1: true> : tile<i1>
  %cst_0_i64 = constant <i64: 0> : tile<i64>
  %cst_1_i64 = constant <i64: 1> : tile<i64>
  %cst_7_i32 = constant <i32: 7> : tile<i32>
  %assume = assume div_by<16>, %arg19 : tile<ptr<i64>>
  %assume_0 = assume div_by<64>, %arg1 : tile<i32>
  %assume_assume = assume bounded<0, 2147418111>, %assume_0 : tile<i32>
  %assume_1 = assume div_by<64>, %arg3 : tile<i32>
  %assume_assume_2 = assume bounded<0, 2147418111>, %assume_1 : tile<i32>
  %assume_3 = assume div_by<64>, %arg2 : tile<i32>
  %assume_assume_4 = assume bounded<0, 2147418111>, %assume_3 : tile<i32>
  %assume_5 = assume div_by<64>, %arg5 : tile<i32>
  %assume_assume_6 = assume bounded<0, 2147418111>, %assume_5 : tile<i32>
  %assume_7 = assume div_by<64>, %arg7 : tile<i32>
  %assume_assume_8 = assume bounded<0, 2147418111>, %assume_7 : tile<i32>
  %assume_9 = assume div_by<64>, %arg6 : tile<i32>
  %assume_assume_10 = assume bounded<0, 2147418111>, %assume_9 : tile<i32>
  %assume_11 = assume div_by<64>, %arg9 : tile<i32>
  %assume_assume_12 = assume bounded<0, 2147418111>, %assume_11 : tile<i32>
  %assume_13 = assume div_by<64>, %arg11 : tile<i32>
  %assume_assume_14 = assume bounded<0, 2147418111>, %assume_13 : tile<i32>
  %assume_15 = assume div_by<64>, %arg10 : tile<i32>
  %assume_assume_16 = assume bounded<0, 2147418111>, %assume_15 : tile<i32>
  %assume_17 = assume div_by<64>, %arg13 : tile<i32>
  %assume_assume_18 = assume bounded<0, 2147418111>, %assume_17 : tile<i32>
  %assume_19 = assume div_by<64>, %arg15 : tile<i32>
  %assume_assume_20 = assume bounded<0, 2147418111>, %assume_19 : tile<i32>
  %assume_21 = assume div_by<64>, %arg14 : tile<i32>
  %assume_assume_22 = assume bounded<0, 2147418111>, %assume_21 : tile<i32>
  %assume_23 = assume div_by<64>, %arg17 : tile<i32>
  %assume_assume_24 = assume bounded<0, 2147418111>, %assume_23 : tile<i32>
  %tview = make_tensor_view %arg0, shape = [%assume_assume, %assume_assume_4], strides = [%assume_assume_2, 1] : tile<i32> -> tensor_view<?x?xi32, strides=[?,1]>
  %pview = make_partition_view %tview : partition_view<tile=(2x4), tensor_view<?x?xi32, strides=[?,1]>>
  %tview_25 = make_tensor_view %arg4, shape = [%assume_assume_6, %assume_assume_10], strides = [%assume_assume_8, 1] : tile<i32> -> tensor_view<?x?xi32, strides=[?,1]>
  %pview_26 = make_partition_view %tview_25 : partition_view<tile=(8x8), tensor_view<?x?xi32, strides=[?,1]>>
  %tview_27 = make_tensor_view %arg8, shape = [%assume_assume_12, %assume_assume_16], strides = [%assume_assume_14, 1] : tile<i32> -> tensor_view<?x?xi32, strides=[?,1]>
  %pview_28 = make_partition_view %tview_27 : partition_view<tile=(8x8), tensor_view<?x?xi32, strides=[?,1]>>
  %blockId_x, %blockId_y, %blockId_z = get_tile_block_id : tile<i32>
  %tview_29 = make_tensor_view %arg12, shape = [%assume_assume_18, %assume_assume_22], strides = [%assume_assume_20, 1] : tile<i32> -> tensor_view<?x?xi32, strides=[?,1]>
  %pview_30 = make_partition_view %tview_29 : partition_view<tile=(8x8), tensor_view<?x?xi32, strides=[?,1]>>
  %tile, %result_token = load_view_tko weak %pview_30[%cst_0_i32, %cst_0_i32] inbounds = [true, true] : partition_view<tile=(8x8), tensor_view<?x?xi32, strides=[?,1]>>, tile<i32> -> tile<8x8xi32>, token
  %reshape = reshape %tile : tile<8x8xi32> -> tile<1x8x8xi32>
  %0 = scan %reshape dim=0 reverse=false identities=[0 : i32] : tile<1x8x8xi32> -> tile<1x8x8xi32> 
  (%arg20: tile<i32>, %arg21: tile<i32>) {
    yield %arg20 : tile<i32>
  }
  %reshape_31 = reshape %0 : tile<1x8x8xi32> -> tile<8x8xi32>
  %1 = extract %reshape_31[%arg18, %cst_1_i32] : tile<8x8xi32> -> tile<2x4xi32>
  %2 = store_view_tko weak %1, %pview[%blockId_x, %blockId_y] inbounds = [true, true] : tile<2x4xi32>, partition_view<tile=(2x4), tensor_view<?x?xi32, strides=[?,1]>>, tile<i32> -> token
  %3 = extract %reshape_31[%cst_0_i32, %cst_0_i32] : tile<8x8xi32> -> tile<2x4xi32>
  %4 = insert %3, %reshape_31[%arg18, %cst_1_i32] : tile<2x4xi32>, tile<8x8xi32>
  %5 = store_view_tko weak %4, %pview_26[%blockId_x, %blockId_y] inbounds = [true, true] : tile<8x8xi32>, partition_view<tile=(8x8), tensor_view<?x?xi32, strides=[?,1]>>, tile<i32> -> token
  %for = for %loopIdx in (%cst_0_i32 to %cst_4_i32, step %cst_1_i32) : tile<i32> iter_values(%iterArg0 = %reshape_31) -> (tile<8x8xi32>) {
    %13 = subi %cst_3_i32, %loopIdx : tile<i32>
    %14 = extract %reshape_31[%13, %cst_0_i32] : tile<8x8xi32> -> tile<2x8xi32>
    %15 = insert %14, %iterArg0[%loopIdx, %cst_0_i32] : tile<2x8xi32>, tile<8x8xi32>
    continue %15 : tile<8x8xi32>
  }
  %tview_32 = make_tensor_view %arg16, shape = [%assume_assume_24], strides = [1] : tile<i32> -> tensor_view<?xi32, strides=[1]>
  %pview_33 = make_partition_view %tview_32 : partition_view<tile=(1), tensor_view<?xi32, strides=[1]>>
  %tile_34, %result_token_35 = load_view_tko weak %pview_33[%cst_0_i32] inbounds = [true] : partition_view<tile=(1), tensor_view<?xi32, strides=[1]>>, tile<i32> -> tile<1xi32>, token
  %reshape_36 = reshape %tile_34 : tile<1xi32> -> tile<1x1xi32>
  %6 = scan %reshape_36 dim=0 reverse=false identities=[0 : i32] : tile<1x1xi32> -> tile<1x1xi32> 
  (%arg20: tile<i32>, %arg21: tile<i32>) {
    yield %arg20 : tile<i32>
  }
  %reshape_37 = reshape %6 : tile<1x1xi32> -> tile<1xi32>
  %reshape_38 = reshape %reshape_37 : tile<1xi32> -> tile<i32>
  %7 = cmpi less_than %reshape_38, %cst_8_i32, unsigned : tile<i32> -> tile<i1>
  %8 = xori %7, %true : tile<i1>
  if %8 {
    %result, %result_token_39 = atomic_cas_tko relaxed device %assume, %cst_0_i64, %cst_1_i64 : tile<ptr<i64>>, tile<i64> -> tile<i64>, token
    %13 = cmpi equal %result, %cst_0_i64, unsigned : tile<i64> -> tile<i1>
    if %13 {
      %14 = exti %reshape_38 signed : tile<i32> -> tile<i64>
      %15 = offset %assume, %cst_1_i64 : tile<ptr<i64>>, tile<i64> -> tile<ptr<i64>>
      %16 = store_ptr_tko relaxed device %15, %14 : tile<ptr<i64>>, tile<i64> -> token
    }
  }
  %9 = select %7, %reshape_38, %cst_0_i32 : tile<i1>, tile<i32>
  %10 = extract %reshape_31[%9, %cst_0_i32] : tile<8x8xi32> -> tile<1x8xi32>
  %11 = insert %10, %for[%cst_7_i32, %cst_0_i32] : tile<1x8xi32>, tile<8x8xi32>
  %12 = store_view_tko weak %11, %pview_28[%blockId_x, %blockId_y] inbounds = [true, true] : tile<8x8xi32>, partition_view<tile=(8x8), tensor_view<?x?xi32, strides=[?,1]>>, tile<i32> -> token
  return
}
