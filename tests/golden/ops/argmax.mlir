entry @op_argmax(%arg0: tile<ptr<i32>>, %arg1: tile<i32>, %arg2: tile<i32>, %arg3: tile<i32>, %arg4: tile<ptr<i32>>, %arg5: tile<i32>, %arg6: tile<i32>, %arg7: tile<i32>, %arg8: tile<ptr<i32>>, %arg9: tile<i32>, %arg10: tile<i32>, %arg11: tile<i32>, %arg12: tile<ptr<f32>>, %arg13: tile<i32>, %arg14: tile<i32>, %arg15: tile<i32>, %arg16: tile<ptr<i8>>, %arg17: tile<i32>, %arg18: tile<i32>, %arg19: tile<i32>, %arg20: tile<ptr<i8>>, %arg21: tile<i32>, %arg22: tile<i32>, %arg23: tile<i32>, %arg24: tile<ptr<i32>>, %arg25: tile<i32>, %arg26: tile<i32>, %arg27: tile<i32>, %arg28: tile<ptr<f32>>, %arg29: tile<i32>, %arg30: tile<i32>, %arg31: tile<i32>, %arg32: tile<ptr<i32>>, %arg33: tile<i32>, %arg34: tile<i32>, %arg35: tile<i32>) {
  %cst_0_i32 = constant <i32: 0> : tile<i32>
  %cst_f32 = constant <f32: 0xFF800000> : tile<4x8xf32>
  %cst_8_i32 = constant <i32: 8> : tile<4x8xi32>
  %cst_8_i32_0 = constant <i32: 8> : tile<4x1xi32>
  %cst_f32_1 = constant <f32: 0x7F800000> : tile<4x8xf32>
  %cst_0_i32_2 = constant <i32: 0> : tile<4x1xi32>
  %cst_0_f32 = constant <f32: 0.000000e+00> : tile<4x8xf32>
  %cst_4_f32 = constant <f32: 4.000000e+00> : tile<4x8xf32>
  %cst_11_i32 = constant <i32: 11> : tile<4x32xi32>
  %cst_1_i32 = constant <i32: 1> : tile<i32>
  %cst_-11_i32 = constant <i32: -11> : tile<4x32xi32>
  %cst_2_i32 = constant <i32: 2> : tile<i32>
  %cst_4_i32 = constant <i32: 4> : tile<i32>
  %assume = assume div_by<64>, %arg1 : tile<i32>
  %assume_assume = assume bounded<0, 2147418111>, %assume : tile<i32>
  %assume_3 = assume div_by<64>, %arg3 : tile<i32>
  %assume_assume_4 = assume bounded<0, 2147418111>, %assume_3 : tile<i32>
  %assume_5 = assume div_by<64>, %arg2 : tile<i32>
  %assume_assume_6 = assume bounded<0, 2147418111>, %assume_5 : tile<i32>
  %assume_7 = assume div_by<64>, %arg5 : tile<i32>
  %assume_assume_8 = assume bounded<0, 2147418111>, %assume_7 : tile<i32>
  %assume_9 = assume div_by<64>, %arg7 : tile<i32>
  %assume_assume_10 = assume bounded<0, 2147418111>, %assume_9 : tile<i32>
  %assume_11 = assume div_by<64>, %arg6 : tile<i32>
  %assume_assume_12 = assume bounded<0, 2147418111>, %assume_11 : tile<i32>
  %assume_13 = assume div_by<64>, %arg9 : tile<i32>
  %assume_assume_14 = assume bounded<0, 2147418111>, %assume_13 : tile<i32>
  %assume_15 = assume div_by<64>, %arg11 : tile<i32>
  %assume_assume_16 = assume bounded<0, 2147418111>, %assume_15 : tile<i32>
  %assume_17 = assume div_by<64>, %arg10 : tile<i32>
  %assume_assume_18 = assume bounded<0, 2147418111>, %assume_17 : tile<i32>
  %assume_19 = assume div_by<64>, %arg13 : tile<i32>
  %assume_assume_20 = assume bounded<0, 2147418111>, %assume_19 : tile<i32>
  %assume_21 = assume div_by<64>, %arg15 : tile<i32>
  %assume_assume_22 = assume bounded<0, 2147418111>, %assume_21 : tile<i32>
  %assume_23 = assume div_by<64>, %arg14 : tile<i32>
  %assume_assume_24 = assume bounded<0, 2147418111>, %assume_23 : tile<i32>
  %assume_25 = assume div_by<64>, %arg17 : tile<i32>
  %assume_assume_26 = assume bounded<0, 2147418111>, %assume_25 : tile<i32>
  %assume_27 = assume div_by<64>, %arg19 : tile<i32>
  %assume_assume_28 = assume bounded<0, 2147418111>, %assume_27 : tile<i32>
  %assume_29 = assume div_by<64>, %arg18 : tile<i32>
  %assume_assume_30 = assume bounded<0, 2147418111>, %assume_29 : tile<i32>
  %assume_31 = assume div_by<64>, %arg21 : tile<i32>
  %assume_assume_32 = assume bounded<0, 2147418111>, %assume_31 : tile<i32>
  %assume_33 = assume div_by<64>, %arg23 : tile<i32>
  %assume_assume_34 = assume bounded<0, 2147418111>, %assume_33 : tile<i32>
  %assume_35 = assume div_by<64>, %arg22 : tile<i32>
  %assume_assume_36 = assume bounded<0, 2147418111>, %assume_35 : tile<i32>
  %assume_37 = assume div_by<64>, %arg25 : tile<i32>
  %assume_assume_38 = assume bounded<0, 2147418111>, %assume_37 : tile<i32>
  %assume_39 = assume div_by<64>, %arg27 : tile<i32>
  %assume_assume_40 = assume bounded<0, 2147418111>, %assume_39 : tile<i32>
  %assume_41 = assume div_by<64>, %arg26 : tile<i32>
  %assume_assume_42 = assume bounded<0, 2147418111>, %assume_41 : tile<i32>
  %assume_43 = assume div_by<64>, %arg29 : tile<i32>
  %assume_assume_44 = assume bounded<0, 2147418111>, %assume_43 : tile<i32>
  %assume_45 = assume div_by<64>, %arg31 : tile<i32>
  %assume_assume_46 = assume bounded<0, 2147418111>, %assume_45 : tile<i32>
  %assume_47 = assume div_by<64>, %arg30 : tile<i32>
  %assume_assume_48 = assume bounded<0, 2147418111>, %assume_47 : tile<i32>
  %assume_49 = assume div_by<64>, %arg33 : tile<i32>
  %assume_assume_50 = assume bounded<0, 2147418111>, %assume_49 : tile<i32>
  %assume_51 = assume div_by<64>, %arg35 : tile<i32>
  %assume_assume_52 = assume bounded<0, 2147418111>, %assume_51 : tile<i32>
  %assume_53 = assume div_by<64>, %arg34 : tile<i32>
  %assume_assume_54 = assume bounded<0, 2147418111>, %assume_53 : tile<i32>
  %tview = make_tensor_view %arg0, shape = [%assume_assume, %assume_assume_6], strides = [%assume_assume_4, 1] : tile<i32> -> tensor_view<?x?xi32, strides=[?,1]>
  %pview = make_partition_view %tview : partition_view<tile=(4x1), tensor_view<?x?xi32, strides=[?,1]>>
  %tview_55 = make_tensor_view %arg4, shape = [%assume_assume_8, %assume_assume_12], strides = [%assume_assume_10, 1] : tile<i32> -> tensor_view<?x?xi32, strides=[?,1]>
  %pview_56 = make_partition_view %tview_55 : partition_view<tile=(4x1), tensor_view<?x?xi32, strides=[?,1]>>
  %tview_57 = make_tensor_view %arg8, shape = [%assume_assume_14, %assume_assume_18], strides = [%assume_assume_16, 1] : tile<i32> -> tensor_view<?x?xi32, strides=[?,1]>
  %pview_58 = make_partition_view %tview_57 : partition_view<tile=(1x32), tensor_view<?x?xi32, strides=[?,1]>>
  %tview_59 = make_tensor_view %arg12, shape = [%assume_assume_20, %assume_assume_24], strides = [%assume_assume_22, 1] : tile<i32> -> tensor_view<?x?xf32, strides=[?,1]>
  %pview_60 = make_partition_view %tview_59 : partition_view<tile=(4x1), tensor_view<?x?xf32, strides=[?,1]>>
  %tview_61 = make_tensor_view %arg16, shape = [%assume_assume_26, %assume_assume_30], strides = [%assume_assume_28, 1] : tile<i32> -> tensor_view<?x?xi8, strides=[?,1]>
  %pview_62 = make_partition_view %tview_61 : partition_view<tile=(4x1), tensor_view<?x?xi8, strides=[?,1]>>
  %tview_63 = make_tensor_view %arg20, shape = [%assume_assume_32, %assume_assume_36], strides = [%assume_assume_34, 1] : tile<i32> -> tensor_view<?x?xi8, strides=[?,1]>
  %pview_64 = make_partition_view %tview_63 : partition_view<tile=(4x1), tensor_view<?x?xi8, strides=[?,1]>>
  %tview_65 = make_tensor_view %arg24, shape = [%assume_assume_38, %assume_assume_42], strides = [%assume_assume_40, 1] : tile<i32> -> tensor_view<?x?xi32, strides=[?,1]>
  %pview_66 = make_partition_view %tview_65 : partition_view<tile=(1x1), tensor_view<?x?xi32, strides=[?,1]>>
  %blockId_x, %blockId_y, %blockId_z = get_tile_block_id : tile<i32>
  %tview_67 = make_tensor_view %arg28, shape = [%assume_assume_44, %assume_assume_48], strides = [%assume_assume_46, 1] : tile<i32> -> tensor_view<?x?xf32, strides=[?,1]>
  %pview_68 = make_partition_view %tview_67 : partition_view<tile=(4x8), tensor_view<?x?xf32, strides=[?,1]>>
  %tile, %result_token = load_view_tko weak %pview_68[%cst_0_i32, %cst_0_i32] inbounds = [true, true] : partition_view<tile=(4x8), tensor_view<?x?xf32, strides=[?,1]>>, tile<i32> -> tile<4x8xf32>, token
  %0 = bitcast %tile : tile<4x8xf32> -> tile<4x8xi32>
  %reshape = reshape %0 : tile<4x8xi32> -> tile<1x4x8xi32>
  %1 = scan %reshape dim=0 reverse=false identities=[0 : i32] : tile<1x4x8xi32> -> tile<1x4x8xi32> 
  (%arg36: tile<i32>, %arg37: tile<i32>) {
    yield %arg36 : tile<i32>
  }
  %reshape_69 = reshape %1 : tile<1x4x8xi32> -> tile<4x8xi32>
  %2 = bitcast %reshape_69 : tile<4x8xi32> -> tile<4x8xf32>
  %3 = cmpf not_equal unordered %2, %2 : tile<4x8xf32> -> tile<4x8xi1>
  %4 = select %3, %cst_f32, %2 : tile<4x8xi1>, tile<4x8xf32>
  %5 = iota : tile<8xi32>
  %reshape_70 = reshape %5 : tile<8xi32> -> tile<1x8xi32>
  %bcast = broadcast %reshape_70 : tile<1x8xi32> -> tile<4x8xi32>
  %6 = addi %bcast, %cst_8_i32 : tile<4x8xi32>
  %7 = select %3, %6, %bcast : tile<4x8xi1>, tile<4x8xi32>
  %reduce:2 = reduce %4, %7 dim=1 identities=[0xFF800000 : f32, 2147483647 : i32] : tile<4x8xf32>, tile<4x8xi32> -> tile<4xf32>, tile<4xi32> 
  (%reduce_lhs0: tile<f32>, %reduce_rhs0: tile<f32>, %reduce_lhs1: tile<i32>, %reduce_rhs1: tile<i32>) {
    %41 = cmpf greater_than ordered %reduce_lhs0, %reduce_rhs0 : tile<f32> -> tile<i1>
    %42 = cmpf equal ordered %reduce_lhs0, %reduce_rhs0 : tile<f32> -> tile<i1>
    %43 = cmpi less_than %reduce_lhs1, %reduce_rhs1, signed : tile<i32> -> tile<i1>
    %44 = andi %42, %43 : tile<i1>
    %45 = ori %41, %44 : tile<i1>
    %46 = select %45, %reduce_lhs0, %reduce_rhs0 : tile<i1>, tile<f32>
    %47 = select %45, %reduce_lhs1, %reduce_rhs1 : tile<i1>, tile<i32>
    yield %46, %47 : tile<f32>, tile<i32>
  }
  %reshape_71 = reshape %reduce#1 : tile<4xi32> -> tile<4x1xi32>
  %8 = cmpi greater_than_or_equal %reshape_71, %cst_8_i32_0, signed : tile<4x1xi32> -> tile<4x1xi1>
  %9 = subi %reshape_71, %cst_8_i32_0 : tile<4x1xi32>
  %10 = select %8, %9, %reshape_71 : tile<4x1xi1>, tile<4x1xi32>
  %11 = store_view_tko weak %10, %pview[%blockId_x, %blockId_y] inbounds = [true, true] : tile<4x1xi32>, partition_view<tile=(4x1), tensor_view<?x?xi32, strides=[?,1]>>, tile<i32> -> token
  %12 = select %3, %cst_f32_1, %2 : tile<4x8xi1>, tile<4x8xf32>
  %reduce_72:2 = reduce %12, %7 dim=1 identities=[0x7F800000 : f32, 2147483647 : i32] : tile<4x8xf32>, tile<4x8xi32> -> tile<4xf32>, tile<4xi32> 
  (%reduce_lhs0: tile<f32>, %reduce_rhs0: tile<f32>, %reduce_lhs1: tile<i32>, %reduce_rhs1: tile<i32>) {
    %41 = cmpf less_than ordered %reduce_lhs0, %reduce_rhs0 : tile<f32> -> tile<i1>
    %42 = cmpf equal ordered %reduce_lhs0, %reduce_rhs0 : tile<f32> -> tile<i1>
    %43 = cmpi less_than %reduce_lhs1, %reduce_rhs1, signed : tile<i32> -> tile<i1>
    %44 = andi %42, %43 : tile<i1>
    %45 = ori %41, %44 : tile<i1>
    %46 = select %45, %reduce_lhs0, %reduce_rhs0 : tile<i1>, tile<f32>
    %47 = select %45, %reduce_lhs1, %reduce_rhs1 : tile<i1>, tile<i32>
    yield %46, %47 : tile<f32>, tile<i32>
  }
  %reshape_73 = reshape %reduce_72#1 : tile<4xi32> -> tile<4x1xi32>
  %13 = cmpi greater_than_or_equal %reshape_73, %cst_8_i32_0, signed : tile<4x1xi32> -> tile<4x1xi1>
  %14 = subi %reshape_73, %cst_8_i32_0 : tile<4x1xi32>
  %15 = select %13, %14, %reshape_73 : tile<4x1xi1>, tile<4x1xi32>
  %16 = store_view_tko weak %15, %pview_56[%blockId_x, %blockId_y] inbounds = [true, true] : tile<4x1xi32>, partition_view<tile=(4x1), tensor_view<?x?xi32, strides=[?,1]>>, tile<i32> -> token
  %tview_74 = make_tensor_view %arg32, shape = [%assume_assume_50, %assume_assume_54], strides = [%assume_assume_52, 1] : tile<i32> -> tensor_view<?x?xi32, strides=[?,1]>
  %pview_75 = make_partition_view %tview_74 : partition_view<tile=(4x32), tensor_view<?x?xi32, strides=[?,1]>>
  %tile_76, %result_token_77 = load_view_tko weak %pview_75[%cst_0_i32, %cst_0_i32] inbounds = [true, true] : partition_view<tile=(4x32), tensor_view<?x?xi32, strides=[?,1]>>, tile<i32> -> tile<4x32xi32>, token
  %reshape_78 = reshape %tile_76 : tile<4x32xi32> -> tile<1x4x32xi32>
  %17 = scan %reshape_78 dim=0 reverse=false identities=[0 : i32] : tile<1x4x32xi32> -> tile<1x4x32xi32> 
  (%arg36: tile<i32>, %arg37: tile<i32>) {
    yield %arg36 : tile<i32>
  }
  %reshape_79 = reshape %17 : tile<1x4x32xi32> -> tile<4x32xi32>
  %18 = iota : tile<4xi32>
  %reshape_80 = reshape %18 : tile<4xi32> -> tile<4x1xi32>
  %bcast_81 = broadcast %reshape_80 : tile<4x1xi32> -> tile<4x32xi32>
  %reduce_82:2 = reduce %reshape_79, %bcast_81 dim=0 identities=[-2147483648 : i32, 2147483647 : i32] : tile<4x32xi32>, tile<4x32xi32> -> tile<32xi32>, tile<32xi32> 
  (%reduce_lhs0: tile<i32>, %reduce_rhs0: tile<i32>, %reduce_lhs1: tile<i32>, %reduce_rhs1: tile<i32>) {
    %41 = cmpi greater_than %reduce_lhs0, %reduce_rhs0, signed : tile<i32> -> tile<i1>
    %42 = cmpi equal %reduce_lhs0, %reduce_rhs0, signed : tile<i32> -> tile<i1>
    %43 = cmpi less_than %reduce_lhs1, %reduce_rhs1, signed : tile<i32> -> tile<i1>
    %44 = andi %42, %43 : tile<i1>
    %45 = ori %41, %44 : tile<i1>
    %46 = select %45, %reduce_lhs0, %reduce_rhs0 : tile<i1>, tile<i32>
    %47 = select %45, %reduce_lhs1, %reduce_rhs1 : tile<i1>, tile<i32>
    yield %46, %47 : tile<i32>, tile<i32>
  }
  %reshape_83 = reshape %reduce_82#1 : tile<32xi32> -> tile<1x32xi32>
  %19 = store_view_tko weak %reshape_83, %pview_58[%blockId_x, %blockId_y] inbounds = [true, true] : tile<1x32xi32>, partition_view<tile=(1x32), tensor_view<?x?xi32, strides=[?,1]>>, tile<i32> -> token
  %20 = cmpi equal %reshape_80, %cst_0_i32_2, signed : tile<4x1xi32> -> tile<4x1xi1>
  %bcast_84 = broadcast %20 : tile<4x1xi1> -> tile<4x8xi1>
  %21 = andi %3, %bcast_84 : tile<4x8xi1>
  %22 = select %21, %cst_0_f32, %2 : tile<4x8xi1>, tile<4x8xf32>
  %reduce_85 = reduce %22 dim=1 identities=[0xFF800000 : f32] : tile<4x8xf32> -> tile<4xf32> 
  (%reduce_lhs: tile<f32>, %reduce_rhs: tile<f32>) {
    %41 = maxf %reduce_lhs, %reduce_rhs propagate_nan : tile<f32>
    yield %41 : tile<f32>
  }
  %reshape_86 = reshape %reduce_85 : tile<4xf32> -> tile<4x1xf32>
  %reduce_87 = reduce %22 dim=1 identities=[0x7F800000 : f32] : tile<4x8xf32> -> tile<4xf32> 
  (%reduce_lhs: tile<f32>, %reduce_rhs: tile<f32>) {
    %41 = minf %reduce_lhs, %reduce_rhs : tile<f32>
    yield %41 : tile<f32>
  }
  %reshape_88 = reshape %reduce_87 : tile<4xf32> -> tile<4x1xf32>
  %23 = addf %reshape_86, %reshape_88  : tile<4x1xf32>
  %24 = store_view_tko weak %23, %pview_60[%blockId_x, %blockId_y] inbounds = [true, true] : tile<4x1xf32>, partition_view<tile=(4x1), tensor_view<?x?xf32, strides=[?,1]>>, tile<i32> -> token
  %25 = cmpf greater_than ordered %2, %cst_4_f32 : tile<4x8xf32> -> tile<4x8xi1>
  %reduce_89 = reduce %25 dim=1 identities=[false] : tile<4x8xi1> -> tile<4xi1> 
  (%reduce_lhs: tile<i1>, %reduce_rhs: tile<i1>) {
    %41 = ori %reduce_lhs, %reduce_rhs : tile<i1>
    yield %41 : tile<i1>
  }
  %reshape_90 = reshape %reduce_89 : tile<4xi1> -> tile<4x1xi1>
  %26 = exti %reshape_90 unsigned : tile<4x1xi1> -> tile<4x1xi8>
  %27 = store_view_tko weak %26, %pview_62[%blockId_x, %blockId_y] inbounds = [true, true] : tile<4x1xi8>, partition_view<tile=(4x1), tensor_view<?x?xi8, strides=[?,1]>>, tile<i32> -> token
  %28 = cmpf less_than_or_equal ordered %2, %cst_0_f32 : tile<4x8xf32> -> tile<4x8xi1>
  %29 = ori %28, %3 : tile<4x8xi1>
  %reduce_91 = reduce %29 dim=1 identities=[true] : tile<4x8xi1> -> tile<4xi1> 
  (%reduce_lhs: tile<i1>, %reduce_rhs: tile<i1>) {
    %41 = andi %reduce_lhs, %reduce_rhs : tile<i1>
    yield %41 : tile<i1>
  }
  %reshape_92 = reshape %reduce_91 : tile<4xi1> -> tile<4x1xi1>
  %30 = exti %reshape_92 unsigned : tile<4x1xi1> -> tile<4x1xi8>
  %31 = store_view_tko weak %30, %pview_64[%blockId_x, %blockId_y] inbounds = [true, true] : tile<4x1xi8>, partition_view<tile=(4x1), tensor_view<?x?xi8, strides=[?,1]>>, tile<i32> -> token
  %32 = cmpi equal %reshape_79, %cst_11_i32, signed : tile<4x32xi32> -> tile<4x32xi1>
  %reshape_93 = reshape %32 : tile<4x32xi1> -> tile<128xi1>
  %reduce_94 = reduce %reshape_93 dim=0 identities=[false] : tile<128xi1> -> tile<i1> 
  (%reduce_lhs: tile<i1>, %reduce_rhs: tile<i1>) {
    %41 = ori %reduce_lhs, %reduce_rhs : tile<i1>
    yield %41 : tile<i1>
  }
  %reshape_95 = reshape %reduce_94 : tile<i1> -> tile<1xi1>
  %reshape_96 = reshape %reshape_95 : tile<1xi1> -> tile<i1>
  %33 = select %reshape_96, %cst_1_i32, %cst_0_i32 : tile<i1>, tile<i32>
  %34 = cmpi greater_than_or_equal %reshape_79, %cst_-11_i32, signed : tile<4x32xi32> -> tile<4x32xi1>
  %reshape_97 = reshape %34 : tile<4x32xi1> -> tile<128xi1>
  %reduce_98 = reduce %reshape_97 dim=0 identities=[true] : tile<128xi1> -> tile<i1> 
  (%reduce_lhs: tile<i1>, %reduce_rhs: tile<i1>) {
    %41 = andi %reduce_lhs, %reduce_rhs : tile<i1>
    yield %41 : tile<i1>
  }
  %reshape_99 = reshape %reduce_98 : tile<i1> -> tile<1xi1>
  %reshape_100 = reshape %reshape_99 : tile<1xi1> -> tile<i1>
  %35 = select %reshape_100, %cst_2_i32, %cst_0_i32 : tile<i1>, tile<i32>
  %36 = addi %33, %35 : tile<i32>
  %37 = cmpi greater_than %reshape_79, %cst_11_i32, signed : tile<4x32xi32> -> tile<4x32xi1>
  %reshape_101 = reshape %37 : tile<4x32xi1> -> tile<128xi1>
  %reduce_102 = reduce %reshape_101 dim=0 identities=[false] : tile<128xi1> -> tile<i1> 
  (%reduce_lhs: tile<i1>, %reduce_rhs: tile<i1>) {
    %41 = ori %reduce_lhs, %reduce_rhs : tile<i1>
    yield %41 : tile<i1>
  }
  %reshape_103 = reshape %reduce_102 : tile<i1> -> tile<1xi1>
  %reshape_104 = reshape %reshape_103 : tile<1xi1> -> tile<i1>
  %38 = select %reshape_104, %cst_4_i32, %cst_0_i32 : tile<i1>, tile<i32>
  %39 = addi %36, %38 : tile<i32>
  %reshape_105 = reshape %39 : tile<i32> -> tile<1x1xi32>
  %40 = store_view_tko weak %reshape_105, %pview_66[%blockId_x, %blockId_y] inbounds = [true, true] : tile<1x1xi32>, partition_view<tile=(1x1), tensor_view<?x?xi32, strides=[?,1]>>, tile<i32> -> token
  return
}
