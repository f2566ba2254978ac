entry @op_reduce(%arg0: tile<ptr<i32>>, %arg1: tile<i32>, %arg2: tile<i32>, %arg3: tile<i32>, %arg4: tile<ptr<i32>>, %arg5: tile<i32>, %arg6: tile<i32>, %arg7: tile<i32>, %arg8: tile<ptr<i32>>, %arg9: tile<i32>, %arg10: tile<i32>, %arg11: tile<i32>, %arg12: tile<ptr<i32>>, %arg13: tile<i32>, %arg14: tile<i32>, %arg15: tile<i32>, %arg16: tile<ptr<i32>>, %arg17: tile<i32>, %arg18: tile<i32>, %arg19: tile<i32>, %arg20: tile<i32>, %arg21: tile<i32>) {
  %cst_0_i32 = constant <i32: 0> : tile<i32>
  %cst_-1_i32 = constant <i32: -1> : tile<i32>
  %cst_1_i32 = constant <i32: 1> : tile<i32>
  %cst_11_i32 = constant <i32: 11> : tile<4x32xi32>
  %cst_1000_i32 = constant <i32: 1000> : tile<4x1xi32>
  %cst_1000000_i32 = constant <i32: 1000000> : tile<4x1xi32>
  %cst_15_i32 = constant <i32: 15> : tile<4x32xi32>
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
  %assume_26 = assume div_by<16>, %arg16 : tile<ptr<i32>>
  %assume_27 = assume div_by<64>, %arg17 : tile<i32>
  %assume_assume_28 = assume bounded<0, 2147418111>, %assume_27 : tile<i32>
  %assume_29 = assume div_by<64>, %arg19 : tile<i32>
  %assume_assume_30 = assume bounded<0, 2147418111>, %assume_29 : tile<i32>
  %assume_31 = assume div_by<64>, %arg18 : tile<i32>
  %assume_assume_32 = assume bounded<0, 2147418111>, %assume_31 : tile<i32>
  %tview = make_tensor_view %assume, shape = [%assume_assume, %assume_assume_4], strides = [%assume_assume_2, 1] : tile<i32> -> tensor_view<?x?xi32, strides=[?,1]>
  %pview = make_partition_view %tview : partition_view<tile=(4x1), tensor_view<?x?xi32, strides=[?,1]>>
  %tview_33 = make_tensor_view %assume_5, shape = [%assume_assume_7, %assume_assume_11], strides = [%assume_assume_9, 1] : tile<i32> -> tensor_view<?x?xi32, strides=[?,1]>
  %pview_34 = make_partition_view %tview_33 : partition_view<tile=(4x1), tensor_view<?x?xi32, strides=[?,1]>>
  %tview_35 = make_tensor_view %assume_12, shape = [%assume_assume_14, %assume_assume_18], strides = [%assume_assume_16, 1] : tile<i32> -> tensor_view<?x?xi32, strides=[?,1]>
  %pview_36 = make_partition_view %tview_35 : partition_view<tile=(1x32), tensor_view<?x?xi32, strides=[?,1]>>
  %tview_37 = make_tensor_view %assume_19, shape = [%assume_assume_21, %assume_assume_25], strides = [%assume_assume_23, 1] : tile<i32> -> tensor_view<?x?xi32, strides=[?,1]>
  %pview_38 = make_partition_view %tview_37 : partition_view<tile=(4x1), tensor_view<?x?xi32, strides=[?,1]>>
  %blockId_x, %blockId_y, %blockId_z = get_tile_block_id : tile<i32>
  %tview_39 = make_tensor_view %assume_26, shape = [%assume_assume_28, %assume_assume_32], strides = [%assume_assume_30, 1] : tile<i32> -> tensor_view<?x?xi32, strides=[?,1]>
  %pview_40 = make_partition_view %tview_39 : partition_view<tile=(4x32), tensor_view<?x?xi32, strides=[?,1]>>
  %tile, %result_token = load_view_tko weak %pview_40[%cst_0_i32, %cst_0_i32] inbounds = [true, true] : partition_view<tile=(4x32), tensor_view<?x?xi32, strides=[?,1]>>, tile<i32> -> tile<4x32xi32>, token
  %reduce = reduce %tile dim=1 identities=[0 : i32] : tile<4x32xi32> -> tile<4xi32> 
  (%reduce_lhs: tile<i32>, %reduce_rhs: tile<i32>) {
    %10 = absi %reduce_lhs : tile<i32>
    %11 = absi %reduce_rhs : tile<i32>
    %12 = maxi %10, %11 signed : tile<i32>
    %13 = cmpi equal %arg21, %cst_0_i32, unsigned : tile<i32> -> tile<i1>
    %14 = cmpi equal %arg21, %cst_-1_i32, unsigned : tile<i32> -> tile<i1>
    %15 = ori %13, %14 : tile<i1>
    %16 = select %15, %cst_1_i32, %arg21 : tile<i1>, tile<i32>
    %17 = divi %reduce_lhs, %16 signed : tile<i32>
    %18 = muli %reduce_lhs, %arg21 : tile<i32>
    %19 = select %15, %18, %17 : tile<i1>, tile<i32>
    %20 = addi %12, %19 : tile<i32>
    yield %20 : tile<i32>
  }
  %reshape = reshape %reduce : tile<4xi32> -> tile<4x1xi32>
  %0 = store_view_tko weak %reshape, %pview[%blockId_x, %blockId_y] inbounds = [true, true] : tile<4x1xi32>, partition_view<tile=(4x1), tensor_view<?x?xi32, strides=[?,1]>>, tile<i32> -> token
  %reduce_41 = reduce %tile dim=1 identities=[0 : i32] : tile<4x32xi32> -> tile<4xi32> 
  (%reduce_lhs: tile<i32>, %reduce_rhs: tile<i32>) {
    %10 = muli %reduce_rhs, %reduce_rhs : tile<i32>
    %11 = muli %reduce_lhs, %reduce_lhs : tile<i32>
    %12 = cmpi greater_than %10, %11, signed : tile<i32> -> tile<i1>
    %13 = cmpi equal %10, %11, signed : tile<i32> -> tile<i1>
    %14 = cmpi greater_than %reduce_rhs, %reduce_lhs, signed : tile<i32> -> tile<i1>
    %15 = andi %13, %14 : tile<i1>
    %16 = ori %12, %15 : tile<i1>
    %17 = if %16 -> (tile<i32>) {
      yield %reduce_rhs : tile<i32>
    } else {
      yield %reduce_lhs : tile<i32>
    }
    yield %17 : tile<i32>
  }
  %reshape_42 = reshape %reduce_41 : tile<4xi32> -> tile<4x1xi32>
  %1 = store_view_tko weak %reshape_42, %pview_34[%blockId_x, %blockId_y] inbounds = [true, true] : tile<4x1xi32>, partition_view<tile=(4x1), tensor_view<?x?xi32, strides=[?,1]>>, tile<i32> -> token
  %2 = addi %tile, %cst_11_i32 : tile<4x32xi32>
  %reduce_43 = reduce %2 dim=0 identities=[0 : i32] : tile<4x32xi32> -> tile<32xi32> 
  (%reduce_lhs: tile<i32>, %reduce_rhs: tile<i32>) {
    %10 = addi %reduce_lhs, %reduce_rhs : tile<i32>
    %11 = cmpi equal %arg20, %cst_0_i32, unsigned : tile<i32> -> tile<i1>
    %12 = cmpi equal %arg20, %cst_-1_i32, unsigned : tile<i32> -> tile<i1>
    %13 = ori %11, %12 : tile<i1>
    %14 = select %13, %cst_1_i32, %arg20 : tile<i1>, tile<i32>
    %15 = remi %10, %14 signed : tile<i32>
    %16 = select %11, %10, %15 : tile<i1>, tile<i32>
    yield %16 : tile<i32>
  }
  %reshape_44 = reshape %reduce_43 : tile<32xi32> -> tile<1x32xi32>
  %3 = store_view_tko weak %reshape_44, %pview_36[%blockId_x, %blockId_y] inbounds = [true, true] : tile<1x32xi32>, partition_view<tile=(1x32), tensor_view<?x?xi32, strides=[?,1]>>, tile<i32> -> token
  %reduce_45 = reduce %tile dim=1 identities=[0 : i32] : tile<4x32xi32> -> tile<4xi32> 
  (%reduce_lhs: tile<i32>, %reduce_rhs: tile<i32>) {
    %10 = xori %reduce_lhs, %reduce_rhs : tile<i32>
    yield %10 : tile<i32>
  }
  %reshape_46 = reshape %reduce_45 : tile<4xi32> -> tile<4x1xi32>
  %reduce_47 = reduce %tile dim=1 identities=[-1 : i32] : tile<4x32xi32> -> tile<4xi32> 
  (%reduce_lhs: tile<i32>, %reduce_rhs: tile<i32>) {
    %10 = andi %reduce_lhs, %reduce_rhs : tile<i32>
    yield %10 : tile<i32>
  }
  %reshape_48 = reshape %reduce_47 : tile<4xi32> -> tile<4x1xi32>
  %4 = muli %cst_1000_i32, %reshape_48 : tile<4x1xi32>
  %5 = addi %reshape_46, %4 : tile<4x1xi32>
  %6 = andi %tile, %cst_15_i32 : tile<4x32xi32>
  %reduce_49 = reduce %6 dim=1 identities=[0 : i32] : tile<4x32xi32> -> tile<4xi32> 
  (%reduce_lhs: tile<i32>, %reduce_rhs: tile<i32>) {
    %10 = ori %reduce_lhs, %reduce_rhs : tile<i32>
    yield %10 : tile<i32>
  }
  %reshape_50 = reshape %reduce_49 : tile<4xi32> -> tile<4x1xi32>
  %7 = muli %cst_1000000_i32, %reshape_50 : tile<4x1xi32>
  %8 = addi %5, %7 : tile<4x1xi32>
  %9 = store_view_tko weak %8, %pview_38[%blockId_x, %blockId_y] inbounds = [true, true] : tile<4x1xi32>, partition_view<tile=(4x1), tensor_view<?x?xi32, strides=[?,1]>>, tile<i32> -> token
  return
}
