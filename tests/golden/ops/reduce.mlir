entry @op_reduce(%arg0: tile<ptr<i32>>, %arg1: tile<i32>, %arg2: tile<i32>, %arg3: tile<i32>, %arg4: tile<ptr<i32>>, %arg5: tile<i32>, %arg6: tile<i32>, %arg7: tile<i32>, %arg8: tile<ptr<i32>>, %arg9: tile<i32>, %arg10: tile<i32>, %arg11: tile<i32>, %arg12: tile<ptr<i32>>, %arg13: tile<i32>, %arg14: tile<i32>, %arg15: tile<i32>, %arg16: tile<ptr<i32>>, %arg17: tile<i32>, %arg18: tile<i32>, %arg19: tile<i32>, %arg20: tile<i32>, %arg21: tile<i32>) {
  %cst_0_i32 = constant <i32: 0> : tile<i32>
  %cst_-2147483648_i32 = constant <i32: -2147483648> : tile<i32>
  %cst_-1_i32 = constant <i32: -1> : tile<i32>
  %cst_1_i32 = constant <i32: 1> : tile<i32>
  %cst_11_i32 = constant <i32: 11> : tile<4x32xi32>
  %cst_1000_i32 = constant <i32: 1000> : tile<4x1xi32>
  %cst_1000000_i32 = constant <i32: 1000000> : tile<4x1xi32>
  %cst_15_i32 = constant <i32: 15> : tile<4x32xi32>
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
  %assume_22 = assume div_by<64>, %arg17 : tile<i32>
  %assume_assume_23 = assume bounded<0, 2147418111>, %assume_22 : tile<i32>
  %assume_24 = assume div_by<64>, %arg19 : tile<i32>
  %assume_assume_25 = assume bounded<0, 2147418111>, %assume_24 : tile<i32>
  %assume_26 = assume div_by<64>, %arg18 : tile<i32>
  %assume_assume_27 = assume bounded<0, 2147418111>, %assume_26 : tile<i32>
  %tview = make_tensor_view %arg0, shape = [%assume_assume, %assume_assume_3], strides = [%assume_assume_1, 1] : tile<i32> -> tensor_view<?x?xi32, strides=[?,1]>
  %pview = make_partition_view %tview : partition_view<tile=(4x1), tensor_view<?x?xi32, strides=[?,1]>>
  %tview_28 = make_tensor_view %arg4, shape = [%assume_assume_5, %assume_assume_9], strides = [%assume_assume_7, 1] : tile<i32> -> tensor_view<?x?xi32, strides=[?,1]>
  %pview_29 = make_partition_view %tview_28 : partition_view<tile=(4x1), tensor_view<?x?xi32, strides=[?,1]>>
  %tview_30 = make_tensor_view %arg8, shape = [%assume_assume_11, %assume_assume_15], strides = [%assume_assume_13, 1] : tile<i32> -> tensor_view<?x?xi32, strides=[?,1]>
  %pview_31 = make_partition_view %tview_30 : partition_view<tile=(1x32), tensor_view<?x?xi32, strides=[?,1]>>
  %tview_32 = make_tensor_view %arg12, shape = [%assume_assume_17, %assume_assume_21], strides = [%assume_assume_19, 1] : tile<i32> -> tensor_view<?x?xi32, strides=[?,1]>
  %pview_33 = make_partition_view %tview_32 : partition_view<tile=(4x1), tensor_view<?x?xi32, strides=[?,1]>>
  %blockId_x, %blockId_y, %blockId_z = get_tile_block_id : tile<i32>
  %tview_34 = make_tensor_view %arg16, shape = [%assume_assume_23, %assume_assume_27], strides = [%assume_assume_25, 1] : tile<i32> -> tensor_view<?x?xi32, strides=[?,1]>
  %pview_35 = make_partition_view %tview_34 : partition_view<tile=(4x32), tensor_view<?x?xi32, strides=[?,1]>>
  %tile, %result_token = load_view_tko weak %pview_35[%cst_0_i32, %cst_0_i32] inbounds = [true, true] : partition_view<tile=(4x32), tensor_view<?x?xi32, strides=[?,1]>>, tile<i32> -> tile<4x32xi32>, token
  %reshape = reshape %tile : tile<4x32xi32> -> tile<1x4x32xi32>
  %0 = scan %reshape dim=0 reverse=false identities=[0 : i32] : tile<1x4x32xi32> -> tile<1x4x32xi32> 
  (%arg22: tile<i32>, %arg23: tile<i32>) {
    yield %arg22 : tile<i32>
  }
  %reshape_36 = reshape %0 : tile<1x4x32xi32> -> tile<4x32xi32>
  %reduce = reduce %reshape_36 dim=1 identities=[0 : i32] : tile<4x32xi32> -> tile<4xi32> 
  (%reduce_lhs: tile<i32>, %reduce_rhs: tile<i32>) {
    %11 = absi %reduce_lhs : tile<i32>
    %12 = cmpi equal %reduce_lhs, %cst_-2147483648_i32, unsigned : tile<i32> -> tile<i1>
    %13 = select %12, %cst_-2147483648_i32, %11 : tile<i1>, tile<i32>
    %14 = absi %reduce_rhs : tile<i32>
    %15 = cmpi equal %reduce_rhs, %cst_-2147483648_i32, unsigned : tile<i32> -> tile<i1>
    %16 = select %15, %cst_-2147483648_i32, %14 : tile<i1>, tile<i32>
    %17 = maxi %13, %16 signed : tile<i32>
    %18 = cmpi equal %arg21, %cst_0_i32, unsigned : tile<i32> -> tile<i1>
    %19 = cmpi equal %arg21, %cst_-1_i32, unsigned : tile<i32> -> tile<i1>
    %20 = ori %18, %19 : tile<i1>
    %21 = select %20, %cst_1_i32, %arg21 : tile<i1>, tile<i32>
    %22 = divi %reduce_lhs, %21 signed : tile<i32>
    %23 = muli %reduce_lhs, %arg21 : tile<i32>
    %24 = select %20, %23, %22 : tile<i1>, tile<i32>
    %25 = addi %17, %24 : tile<i32>
    yield %25 : tile<i32>
  }
  %reshape_37 = reshape %reduce : tile<4xi32> -> tile<4x1xi32>
  %1 = store_view_tko weak %reshape_37, %pview[%blockId_x, %blockId_y] inbounds = [true, true] : tile<4x1xi32>, partition_view<tile=(4x1), tensor_view<?x?xi32, strides=[?,1]>>, tile<i32> -> token
  %reduce_38 = reduce %reshape_36 dim=1 identities=[0 : i32] : tile<4x32xi32> -> tile<4xi32> 
  (%reduce_lhs: tile<i32>, %reduce_rhs: tile<i32>) {
    %11 = muli %reduce_rhs, %reduce_rhs : tile<i32>
    %12 = muli %reduce_lhs, %reduce_lhs : tile<i32>
    %13 = cmpi greater_than %11, %12, signed : tile<i32> -> tile<i1>
    %14 = cmpi equal %11, %12, signed : tile<i32> -> tile<i1>
    %15 = cmpi greater_than %reduce_rhs, %reduce_lhs, signed : tile<i32> -> tile<i1>
    %16 = andi %14, %15 : tile<i1>
    %17 = ori %13, %16 : tile<i1>
    %18 = if %17 -> (tile<i32>) {
      yield %reduce_rhs : tile<i32>
    } else {
      yield %reduce_lhs : tile<i32>
    }
    yield %18 : tile<i32>
  }
  %reshape_39 = reshape %reduce_38 : tile<4xi32> -> tile<4x1xi32>
  %2 = store_view_tko weak %reshape_39, %pview_29[%blockId_x, %blockId_y] inbounds = [true, true] : tile<4x1xi32>, partition_view<tile=(4x1), tensor_view<?x?xi32, strides=[?,1]>>, tile<i32> -> token
  %3 = addi %reshape_36, %cst_11_i32 : tile<4x32xi32>
  %reduce_40 = reduce %3 dim=0 identities=[0 : i32] : tile<4x32xi32> -> tile<32xi32> 
  (%reduce_lhs: tile<i32>, %reduce_rhs: tile<i32>) {
    %11 = addi %reduce_lhs, %reduce_rhs : tile<i32>
    %12 = cmpi equal %arg20, %cst_0_i32, unsigned : tile<i32> -> tile<i1>
    %13 = cmpi equal %arg20, %cst_-1_i32, unsigned : tile<i32> -> tile<i1>
    %14 = ori %12, %13 : tile<i1>
    %15 = select %14, %cst_1_i32, %arg20 : tile<i1>, tile<i32>
    %16 = remi %11, %15 signed : tile<i32>
    %17 = select %12, %11, %16 : tile<i1>, tile<i32>
    yield %17 : tile<i32>
  }
  %reshape_41 = reshape %reduce_40 : tile<32xi32> -> tile<1x32xi32>
  %4 = store_view_tko weak %reshape_41, %pview_31[%blockId_x, %blockId_y] inbounds = [true, true] : tile<1x32xi32>, partition_view<tile=(1x32), tensor_view<?x?xi32, strides=[?,1]>>, tile<i32> -> token
  %reduce_42 = reduce %reshape_36 dim=1 identities=[0 : i32] : tile<4x32xi32> -> tile<4xi32> 
  (%reduce_lhs: tile<i32>, %reduce_rhs: tile<i32>) {
    %11 = xori %reduce_lhs, %reduce_rhs : tile<i32>
    yield %11 : tile<i32>
  }
  %reshape_43 = reshape %reduce_42 : tile<4xi32> -> tile<4x1xi32>
  %reduce_44 = reduce %reshape_36 dim=1 identities=[-1 : i32] : tile<4x32xi32> -> tile<4xi32> 
  (%reduce_lhs: tile<i32>, %reduce_rhs: tile<i32>) {
    %11 = andi %reduce_lhs, %reduce_rhs : tile<i32>
    yield %11 : tile<i32>
  }
  %reshape_45 = reshape %reduce_44 : tile<4xi32> -> tile<4x1xi32>
  %5 = muli %cst_1000_i32, %reshape_45 : tile<4x1xi32>
  %6 = addi %reshape_43, %5 : tile<4x1xi32>
  %7 = andi %reshape_36, %cst_15_i32 : tile<4x32xi32>
  %reduce_46 = reduce %7 dim=1 identities=[0 : i32] : tile<4x32xi32> -> tile<4xi32> 
  (%reduce_lhs: tile<i32>, %reduce_rhs: tile<i32>) {
    %11 = ori %reduce_lhs, %reduce_rhs : tile<i32>
    yield %11 : tile<i32>
  }
  %reshape_47 = reshape %reduce_46 : tile<4xi32> -> tile<4x1xi32>
  %8 = muli %cst_1000000_i32, %reshape_47 : tile<4x1xi32>
  %9 = addi %6, %8 : tile<4x1xi32>
  %10 = store_view_tko weak %9, %pview_33[%blockId_x, %blockId_y] inbounds = [true, true] : tile<4x1xi32>, partition_view<tile=(4x1), tensor_view<?x?xi32, strides=[?,1]>>, tile<i32> -> token
  return
}
