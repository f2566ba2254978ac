entry @op_scan(%arg0: tile<ptr<i32>>, %arg1: tile<i32>, %arg2: tile<i32>, %arg3: tile<i32>, %arg4: tile<ptr<i32>>, %arg5: tile<i32>, %arg6: tile<i32>, %arg7: tile<i32>, %arg8: tile<ptr<i32>>, %arg9: tile<i32>, %arg10: tile<i32>, %arg11: tile<i32>, %arg12: tile<ptr<i32>>, %arg13: tile<i32>, %arg14: tile<i32>, %arg15: tile<i32>, %arg16: tile<ptr<f32>>, %arg17: tile<i32>, %arg18: tile<i32>, %arg19: tile<i32>, %arg20: tile<ptr<i32>>, %arg21: tile<i32>, %arg22: tile<i32>, %arg23: tile<i32>) {
  %cst_0_i32 = constant <i32: 0> : tile<i32>
  %cst_100_i32 = constant <i32: 100> : tile<4x32xi32>
  %cst_0_i32_0 = constant <i32: 0> : tile<4x32xi32>
  %cst_2_f32 = constant <f32: 2.000000e+00> : tile<4x32xf32>
  %cst_f32 = constant <f32: -1.000000e+00> : tile<4x32xf32>
  %assume = assume div_by<64>, %arg1 : tile<i32>
  %assume_assume = assume bounded<0, 2147418111>, %assume : tile<i32>
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
  %assume_25 = assume div_by<64>, %arg19 : tile<i32>
  %assume_assume_26 = assume bounded<0, 2147418111>, %assume_25 : tile<i32>
  %assume_27 = assume div_by<64>, %arg18 : tile<i32>
  %assume_assume_28 = assume bounded<0, 2147418111>, %assume_27 : tile<i32>
  %assume_29 = assume div_by<64>, %arg21 : tile<i32>
  %assume_assume_30 = assume bounded<0, 2147418111>, %assume_29 : tile<i32>
  %assume_31 = assume div_by<64>, %arg23 : tile<i32>
  %assume_assume_32 = assume bounded<0, 2147418111>, %assume_31 : tile<i32>
  %assume_33 = assume div_by<64>, %arg22 : tile<i32>
  %assume_assume_34 = assume bounded<0, 2147418111>, %assume_33 : tile<i32>
  %tview = make_tensor_view %arg0, shape = [%assume_assume, %assume_assume_4], strides = [%assume_assume_2, 1] : tile<i32> -> tensor_view<?x?xi32, strides=[?,1]>
  %pview = make_partition_view %tview : partition_view<tile=(4x32), tensor_view<?x?xi32, strides=[?,1]>>
  %tview_35 = make_tensor_view %arg4, shape = [%assume_assume_6, %assume_assume_10], strides = [%assume_assume_8, 1] : tile<i32> -> tensor_view<?x?xi32, strides=[?,1]>
  %pview_36 = make_partition_view %tview_35 : partition_view<tile=(4x32), tensor_view<?x?xi32, strides=[?,1]>>
  %tview_37 = make_tensor_view %arg8, shape = [%assume_assume_12, %assume_assume_16], strides = [%assume_assume_14, 1] : tile<i32> -> tensor_view<?x?xi32, strides=[?,1]>
  %pview_38 = make_partition_view %tview_37 : partition_view<tile=(4x32), tensor_view<?x?xi32, strides=[?,1]>>
  %tview_39 = make_tensor_view %arg12, shape = [%assume_assume_18, %assume_assume_22], strides = [%assume_assume_20, 1] : tile<i32> -> tensor_view<?x?xi32, strides=[?,1]>
  %pview_40 = make_partition_view %tview_39 : partition_view<tile=(4x32), tensor_view<?x?xi32, strides=[?,1]>>
  %tview_41 = make_tensor_view %arg16, shape = [%assume_assume_24, %assume_assume_28], strides = [%assume_assume_26, 1] : tile<i32> -> tensor_view<?x?xf32, strides=[?,1]>
  %pview_42 = make_partition_view %tview_41 : partition_view<tile=(4x32), tensor_view<?x?xf32, strides=[?,1]>>
  %blockId_x, %blockId_y, %blockId_z = get_tile_block_id : tile<i32>
  %tview_43 = make_tensor_view %arg20, shape = [%assume_assume_30, %assume_assume_34], strides = [%assume_assume_32, 1] : tile<i32> -> tensor_view<?x?xi32, strides=[?,1]>
  %pview_44 = make_partition_view %tview_43 : partition_view<tile=(4x32), tensor_view<?x?xi32, strides=[?,1]>>
  %tile, %result_token = load_view_tko weak %pview_44[%cst_0_i32, %cst_0_i32] inbounds = [true, true] : partition_view<tile=(4x32), tensor_view<?x?xi32, strides=[?,1]>>, tile<i32> -> tile<4x32xi32>, token
  %reshape = reshape %tile : tile<4x32xi32> -> tile<1x4x32xi32>
  %0 = scan %reshape dim=0 reverse=false identities=[0 : i32] : tile<1x4x32xi32> -> tile<1x4x32xi32> 
  (%arg24: tile<i32>, %arg25: tile<i32>) {
    yield %arg24 : tile<i32>
  }
  %reshape_45 = reshape %0 : tile<1x4x32xi32> -> tile<4x32xi32>
  %reshape_46 = reshape %reshape_45 : tile<4x32xi32> -> tile<1x4x32xi32>
  %reduce = reduce %reshape_46 dim=0 identities=[0 : i32] : tile<1x4x32xi32> -> tile<4x32xi32> 
  (%reduce_lhs: tile<i32>, %reduce_rhs: tile<i32>) {
    %20 = ori %reduce_lhs, %reduce_rhs : tile<i32>
    yield %20 : tile<i32>
  }
  %1 = scan %reduce dim=1 reverse=false identities=[0 : i32] : tile<4x32xi32> -> tile<4x32xi32> 
  (%arg24: tile<i32>, %arg25: tile<i32>) {
    %20 = addi %arg24, %arg25 : tile<i32>
    yield %20 : tile<i32>
  }
  %reshape_47 = reshape %1 : tile<4x32xi32> -> tile<1x4x32xi32>
  %reduce_48 = reduce %reshape_47 dim=0 identities=[0 : i32] : tile<1x4x32xi32> -> tile<4x32xi32> 
  (%reduce_lhs: tile<i32>, %reduce_rhs: tile<i32>) {
    %20 = ori %reduce_lhs, %reduce_rhs : tile<i32>
    yield %20 : tile<i32>
  }
  %2 = store_view_tko weak %reduce_48, %pview[%blockId_x, %blockId_y] inbounds = [true, true] : tile<4x32xi32>, partition_view<tile=(4x32), tensor_view<?x?xi32, strides=[?,1]>>, tile<i32> -> token
  %reduce_49 = reduce %reshape_46 dim=0 identities=[0 : i32] : tile<1x4x32xi32> -> tile<4x32xi32> 
  (%reduce_lhs: tile<i32>, %reduce_rhs: tile<i32>) {
    %20 = ori %reduce_lhs, %reduce_rhs : tile<i32>
    yield %20 : tile<i32>
  }
  %3 = scan %reduce_49 dim=1 reverse=true identities=[0 : i32] : tile<4x32xi32> -> tile<4x32xi32> 
  (%arg24: tile<i32>, %arg25: tile<i32>) {
    %20 = addi %arg24, %arg25 : tile<i32>
    yield %20 : tile<i32>
  }
  %reshape_50 = reshape %3 : tile<4x32xi32> -> tile<1x4x32xi32>
  %reduce_51 = reduce %reshape_50 dim=0 identities=[0 : i32] : tile<1x4x32xi32> -> tile<4x32xi32> 
  (%reduce_lhs: tile<i32>, %reduce_rhs: tile<i32>) {
    %20 = ori %reduce_lhs, %reduce_rhs : tile<i32>
    yield %20 : tile<i32>
  }
  %4 = store_view_tko weak %reduce_51, %pview_36[%blockId_x, %blockId_y] inbounds = [true, true] : tile<4x32xi32>, partition_view<tile=(4x32), tensor_view<?x?xi32, strides=[?,1]>>, tile<i32> -> token
  %reduce_52 = reduce %reshape_46 dim=0 identities=[0 : i32] : tile<1x4x32xi32> -> tile<4x32xi32> 
  (%reduce_lhs: tile<i32>, %reduce_rhs: tile<i32>) {
    %20 = ori %reduce_lhs, %reduce_rhs : tile<i32>
    yield %20 : tile<i32>
  }
  %5 = scan %reduce_52 dim=1 reverse=false identities=[-2147483648 : i32] : tile<4x32xi32> -> tile<4x32xi32> 
  (%arg24: tile<i32>, %arg25: tile<i32>) {
    %20 = maxi %arg24, %arg25 signed : tile<i32>
    yield %20 : tile<i32>
  }
  %reshape_53 = reshape %5 : tile<4x32xi32> -> tile<1x4x32xi32>
  %reduce_54 = reduce %reshape_53 dim=0 identities=[0 : i32] : tile<1x4x32xi32> -> tile<4x32xi32> 
  (%reduce_lhs: tile<i32>, %reduce_rhs: tile<i32>) {
    %20 = ori %reduce_lhs, %reduce_rhs : tile<i32>
    yield %20 : tile<i32>
  }
  %6 = muli %reduce_54, %cst_100_i32 : tile<4x32xi32>
  %reduce_55 = reduce %reshape_46 dim=0 identities=[0 : i32] : tile<1x4x32xi32> -> tile<4x32xi32> 
  (%reduce_lhs: tile<i32>, %reduce_rhs: tile<i32>) {
    %20 = ori %reduce_lhs, %reduce_rhs : tile<i32>
    yield %20 : tile<i32>
  }
  %7 = scan %reduce_55 dim=1 reverse=true identities=[2147483647 : i32] : tile<4x32xi32> -> tile<4x32xi32> 
  (%arg24: tile<i32>, %arg25: tile<i32>) {
    %20 = mini %arg24, %arg25 signed : tile<i32>
    yield %20 : tile<i32>
  }
  %reshape_56 = reshape %7 : tile<4x32xi32> -> tile<1x4x32xi32>
  %reduce_57 = reduce %reshape_56 dim=0 identities=[0 : i32] : tile<1x4x32xi32> -> tile<4x32xi32> 
  (%reduce_lhs: tile<i32>, %reduce_rhs: tile<i32>) {
    %20 = ori %reduce_lhs, %reduce_rhs : tile<i32>
    yield %20 : tile<i32>
  }
  %8 = addi %6, %reduce_57 : tile<4x32xi32>
  %9 = store_view_tko weak %8, %pview_38[%blockId_x, %blockId_y] inbounds = [true, true] : tile<4x32xi32>, partition_view<tile=(4x32), tensor_view<?x?xi32, strides=[?,1]>>, tile<i32> -> token
  %reduce_58 = reduce %reshape_46 dim=0 identities=[0 : i32] : tile<1x4x32xi32> -> tile<4x32xi32> 
  (%reduce_lhs: tile<i32>, %reduce_rhs: tile<i32>) {
    %20 = ori %reduce_lhs, %reduce_rhs : tile<i32>
    yield %20 : tile<i32>
  }
  %10 = scan %reduce_58 dim=0 reverse=false identities=[0 : i32] : tile<4x32xi32> -> tile<4x32xi32> 
  (%arg24: tile<i32>, %arg25: tile<i32>) {
    %20 = addi %arg24, %arg25 : tile<i32>
    yield %20 : tile<i32>
  }
  %reshape_59 = reshape %10 : tile<4x32xi32> -> tile<1x4x32xi32>
  %reduce_60 = reduce %reshape_59 dim=0 identities=[0 : i32] : tile<1x4x32xi32> -> tile<4x32xi32> 
  (%reduce_lhs: tile<i32>, %reduce_rhs: tile<i32>) {
    %20 = ori %reduce_lhs, %reduce_rhs : tile<i32>
    yield %20 : tile<i32>
  }
  %11 = store_view_tko weak %reduce_60, %pview_40[%blockId_x, %blockId_y] inbounds = [true, true] : tile<4x32xi32>, partition_view<tile=(4x32), tensor_view<?x?xi32, strides=[?,1]>>, tile<i32> -> token
  %12 = cmpi greater_than %reshape_45, %cst_0_i32_0, signed : tile<4x32xi32> -> tile<4x32xi1>
  %13 = select %12, %cst_2_f32, %cst_f32 : tile<4x32xi1>, tile<4x32xf32>
  %14 = bitcast %13 : tile<4x32xf32> -> tile<4x32xi32>
  %reshape_61 = reshape %14 : tile<4x32xi32> -> tile<1x4x32xi32>
  %reduce_62 = reduce %reshape_61 dim=0 identities=[0 : i32] : tile<1x4x32xi32> -> tile<4x32xi32> 
  (%reduce_lhs: tile<i32>, %reduce_rhs: tile<i32>) {
    %20 = ori %reduce_lhs, %reduce_rhs : tile<i32>
    yield %20 : tile<i32>
  }
  %15 = bitcast %reduce_62 : tile<4x32xi32> -> tile<4x32xf32>
  %16 = scan %15 dim=1 reverse=false identities=[1.000000e+00 : f32] : tile<4x32xf32> -> tile<4x32xf32> 
  (%arg24: tile<f32>, %arg25: tile<f32>) {
    %20 = mulf %arg24, %arg25  : tile<f32>
    yield %20 : tile<f32>
  }
  %17 = bitcast %16 : tile<4x32xf32> -> tile<4x32xi32>
  %reshape_63 = reshape %17 : tile<4x32xi32> -> tile<1x4x32xi32>
  %reduce_64 = reduce %reshape_63 dim=0 identities=[0 : i32] : tile<1x4x32xi32> -> tile<4x32xi32> 
  (%reduce_lhs: tile<i32>, %reduce_rhs: tile<i32>) {
    %20 = ori %reduce_lhs, %reduce_rhs : tile<i32>
    yield %20 : tile<i32>
  }
  %18 = bitcast %reduce_64 : tile<4x32xi32> -> tile<4x32xf32>
  %19 = store_view_tko weak %18, %pview_42[%blockId_x, %blockId_y] inbounds = [true, true] : tile<4x32xf32>, partition_view<tile=(4x32), tensor_view<?x?xf32, strides=[?,1]>>, tile<i32> -> token
  return
}
