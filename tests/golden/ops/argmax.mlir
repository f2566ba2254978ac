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
  %assume = assume div_by<16>, %arg0 : tile<ptr<i32>>
  %assume_3 = assume div_by<64>, %arg1 : tile<i32>
  %assume_assume = assume bounded<0, 2147418111>, %assume_3 : tile<i32>
  %assume_4 = assume div_by<64>, %arg3 : tile<i32>
  %assume_assume_5 = assume bounded<0, 2147418111>, %assume_4 : tile<i32>
  %assume_6 = assume div_by<64>, %arg2 : tile<i32>
  %assume_assume_7 = assume bounded<0, 2147418111>, %assume_6 : tile<i32>
  %assume_8 = assume div_by<16>, %arg4 : tile<ptr<i32>>
  %assume_9 = assume div_by<64>, %arg5 : tile<i32>
  %assume_assume_10 = assume bounded<0, 2147418111>, %assume_9 : tile<i32>
  %assume_11 = assume div_by<64>, %arg7 : tile<i32>
  %assume_assume_12 = assume bounded<0, 2147418111>, %assume_11 : tile<i32>
  %assume_13 = assume div_by<64>, %arg6 : tile<i32>
  %assume_assume_14 = assume bounded<0, 2147418111>, %assume_13 : tile<i32>
  %assume_15 = assume div_by<16>, %arg8 : tile<ptr<i32>>
  %assume_16 = assume div_by<64>, %arg9 : tile<i32>
  %assume_assume_17 = assume bounded<0, 2147418111>, %assume_16 : tile<i32>
  %assume_18 = assume div_by<64>, %arg11 : tile<i32>
  %assume_assume_19 = assume bounded<0, 2147418111>, %assume_18 : tile<i32>
  %assume_20 = assume div_by<64>, %arg10 : tile<i32>
  %assume_assume_21 = assume bounded<0, 2147418111>, %assume_20 : tile<i32>
  %assume_22 = assume div_by<16>, %arg12 : tile<ptr<f32>>
  %assume_23 = assume div_by<64>, %arg13 : tile<i32>
  %assume_assume_24 = assume bounded<0, 2147418111>, %assume_23 : tile<i32>
  %assume_25 = assume div_by<64>, %arg15 : tile<i32>
  %assume_assume_26 = assume bounded<0, 2147418111>, %assume_25 : tile<i32>
  %assume_27 = assume div_by<64>, %arg14 : tile<i32>
  %assume_assume_28 = assume bounded<0, 2147418111>, %assume_27 : tile<i32>
  %assume_29 = assume div_by<16>, %arg16 : tile<ptr<i8>>
  %assume_30 = assume div_by<64>, %arg17 : tile<i32>
  %assume_assume_31 = assume bounded<0, 2147418111>, %assume_30 : tile<i32>
  %assume_32 = assume div_by<64>, %arg19 : tile<i32>
  %assume_assume_33 = assume bounded<0, 2147418111>, %assume_32 : tile<i32>
  %assume_34 = assume div_by<64>, %arg18 : tile<i32>
  %assume_assume_35 = assume bounded<0, 2147418111>, %assume_34 : tile<i32>
  %assume_36 = assume div_by<16>, %arg20 : tile<ptr<i8>>
  %assume_37 = assume div_by<64>, %arg21 : tile<i32>
  %assume_assume_38 = assume bounded<0, 2147418111>, %assume_37 : tile<i32>
  %assume_39 = assume div_by<64>, %arg23 : tile<i32>
  %assume_assume_40 = assume bounded<0, 2147418111>, %assume_39 : tile<i32>
  %assume_41 = assume div_by<64>, %arg22 : tile<i32>
  %assume_assume_42 = assume bounded<0, 2147418111>, %assume_41 : tile<i32>
  %assume_43 = assume div_by<16>, %arg24 : tile<ptr<i32>>
  %assume_44 = assume div_by<64>, %arg25 : tile<i32>
  %assume_assume_45 = assume bounded<0, 2147418111>, %assume_44 : tile<i32>
  %assume_46 = assume div_by<64>, %arg27 : tile<i32>
  %assume_assume_47 = assume bounded<0, 2147418111>, %assume_46 : tile<i32>
  %assume_48 = assume div_by<64>, %arg26 : tile<i32>
  %assume_assume_49 = assume bounded<0, 2147418111>, %assume_48 : tile<i32>
  %assume_50 = assume div_by<16>, %arg28 : tile<ptr<f32>>
  %assume_51 = assume div_by<64>, %arg29 : tile<i32>
  %assume_assume_52 = assume bounded<0, 2147418111>, %assume_51 : tile<i32>
  %assume_53 = assume div_by<64>, %arg31 : tile<i32>
  %assume_assume_54 = assume bounded<0, 2147418111>, %assume_53 : tile<i32>
  %assume_55 = assume div_by<64>, %arg30 : tile<i32>
  %assume_assume_56 = assume bounded<0, 2147418111>, %assume_55 : tile<i32>
  %assume_57 = assume div_by<16>, %arg32 : tile<ptr<i32>>
  %assume_58 = assume div_by<64>, %arg33 : tile<i32>
  %assume_assume_59 = assume bounded<0, 2147418111>, %assume_58 : tile<i32>
  %assume_60 = assume div_by<64>, %arg35 : tile<i32>
  %assume_assume_61 = assume bounded<0, 2147418111>, %assume_60 : tile<i32>
  %assume_62 = assume div_by<64>, %arg34 : tile<i32>
  %assume_assume_63 = assume bounded<0, 2147418111>, %assume_62 : tile<i32>
  %tview = make_tensor_view %assume, shape = [%assume_assume, %assume_assume_7], strides = [%assume_assume_5, 1] : tile<i32> -> tensor_view<?x?xi32, strides=[?,1]>
  %pview = make_partition_view %tview : partition_view<tile=(4x1), tensor_view<?x?xi32, strides=[?,1]>>
  %tview_64 = make_tensor_view %assume_8, shape = [%assume_assume_10, %assume_assume_14], strides = [%assume_assume_12, 1] : tile<i32> -> tensor_view<?x?xi32, strides=[?,1]>
  %pview_65 = make_partition_view %tview_64 : partition_view<tile=(4x1), tensor_view<?x?xi32, strides=[?,1]>>
  %tview_66 = make_tensor_view %assume_15, shape = [%assume_assume_17, %assume_assume_21], strides = [%assume_assume_19, 1] : tile<i32> -> tensor_view<?x?xi32, strides=[?,1]>
  %pview_67 = make_partition_view %tview_66 : partition_view<tile=(1x32), tensor_view<?x?xi32, strides=[?,1]>>
  %tview_68 = make_tensor_view %assume_22, shape = [%assume_assume_24, %assume_assume_28], strides = [%assume_assume_26, 1] : tile<i32> -> tensor_view<?x?xf32, strides=[?,1]>
  %pview_69 = make_partition_view %tview_68 : partition_view<tile=(4x1), tensor_view<?x?xf32, strides=[?,1]>>
  %tview_70 = make_tensor_view %assume_29, shape = [%assume_assume_31, %assume_assume_35], strides = [%assume_assume_33, 1] : tile<i32> -> tensor_view<?x?xi8, strides=[?,1]>
  %pview_71 = make_partition_view %tview_70 : partition_view<tile=(4x1), tensor_view<?x?xi8, strides=[?,1]>>
  %tview_72 = make_tensor_view %assume_36, shape = [%assume_assume_38, %assume_assume_42], strides = [%assume_assume_40, 1] : tile<i32> -> tensor_view<?x?xi8, strides=[?,1]>
  %pview_73 = make_partition_view %tview_72 : partition_view<tile=(4x1), tensor_view<?x?xi8, strides=[?,1]>>
  %tview_74 = make_tensor_view %assume_43, shape = [%assume_assume_45, %assume_assume_49], strides = [%assume_assume_47, 1] : tile<i32> -> tensor_view<?x?xi32, strides=[?,1]>
  %pview_75 = make_partition_view %tview_74 : partition_view<tile=(1x1), tensor_view<?x?xi32, strides=[?,1]>>
  %blockId_x, %blockId_y, %blockId_z = get_tile_block_id : tile<i32>
  %tview_76 = make_tensor_view %assume_50, shape = [%assume_assume_52, %assume_assume_56], strides = [%assume_assume_54, 1] : tile<i32> -> tensor_view<?x?xf32, strides=[?,1]>
  %pview_77 = make_partition_view %tview_76 : partition_view<tile=(4x8), tensor_view<?x?xf32, strides=[?,1]>>
  %tile, %result_token = load_view_tko weak %pview_77[%cst_0_i32, %cst_0_i32] inbounds = [true, true] : partition_view<tile=(4x8), tensor_view<?x?xf32, strides=[?,1]>>, tile<i32> -> tile<4x8xf32>, token
  %0 = cmpf not_equal unordered %tile, %tile : tile<4x8xf32> -> tile<4x8xi1>
  %1 = select %0, %cst_f32, %tile : tile<4x8xi1>, tile<4x8xf32>
  %2 = iota : tile<8xi32>
  %reshape = reshape %2 : tile<8xi32> -> tile<1x8xi32>
  %bcast = broadcast %reshape : tile<1x8xi32> -> tile<4x8xi32>
  %3 = addi %bcast, %cst_8_i32 : tile<4x8xi32>
  %4 = select %0, %3, %bcast : tile<4x8xi1>, tile<4x8xi32>
  %reduce:2 = reduce %1, %4 dim=1 identities=[0xFF800000 : f32, 2147483647 : i32] : tile<4x8xf32>, tile<4x8xi32> -> tile<4xf32>, tile<4xi32> 
  (%reduce_lhs0: tile<f32>, %reduce_rhs0: tile<f32>, %reduce_lhs1: tile<i32>, %reduce_rhs1: tile<i32>) {
    %37 = cmpf greater_than ordered %reduce_lhs0, %reduce_rhs0 : tile<f32> -> tile<i1>
    %38 = cmpf equal ordered %reduce_lhs0, %reduce_rhs0 : tile<f32> -> tile<i1>
    %39 = cmpi less_than %reduce_lhs1, %reduce_rhs1, signed : tile<i32> -> tile<i1>
    %40 = andi %38, %39 : tile<i1>
    %41 = ori %37, %40 : tile<i1>
    %42 = select %41, %reduce_lhs0, %reduce_rhs0 : tile<i1>, tile<f32>
    %43 = select %41, %reduce_lhs1, %reduce_rhs1 : tile<i1>, tile<i32>
    yield %42, %43 : tile<f32>, tile<i32>
  }
  %reshape_78 = reshape %reduce#1 : tile<4xi32> -> tile<4x1xi32>
  %5 = cmpi greater_than_or_equal %reshape_78, %cst_8_i32_0, signed : tile<4x1xi32> -> tile<4x1xi1>
  %6 = subi %reshape_78, %cst_8_i32_0 : tile<4x1xi32>
  %7 = select %5, %6, %reshape_78 : tile<4x1xi1>, tile<4x1xi32>
  %8 = store_view_tko weak %7, %pview[%blockId_x, %blockId_y] inbounds = [true, true] : tile<4x1xi32>, partition_view<tile=(4x1), tensor_view<?x?xi32, strides=[?,1]>>, tile<i32> -> token
  %9 = select %0, %cst_f32_1, %tile : tile<4x8xi1>, tile<4x8xf32>
  %reduce_79:2 = reduce %9, %4 dim=1 identities=[0x7F800000 : f32, 2147483647 : i32] : tile<4x8xf32>, tile<4x8xi32> -> tile<4xf32>, tile<4xi32> 
  (%reduce_lhs0: tile<f32>, %reduce_rhs0: tile<f32>, %reduce_lhs1: tile<i32>, %reduce_rhs1: tile<i32>) {
    %37 = cmpf less_than ordered %reduce_lhs0, %reduce_rhs0 : tile<f32> -> tile<i1>
    %38 = cmpf equal ordered %reduce_lhs0, %reduce_rhs0 : tile<f32> -> tile<i1>
    %39 = cmpi less_than %reduce_lhs1, %reduce_rhs1, signed : tile<i32> -> tile<i1>
    %40 = andi %38, %39 : tile<i1>
    %41 = ori %37, %40 : tile<i1>
    %42 = select %41, %reduce_lhs0, %reduce_rhs0 : tile<i1>, tile<f32>
    %43 = select %41, %reduce_lhs1, %reduce_rhs1 : tile<i1>, tile<i32>
    yield %42, %43 : tile<f32>, tile<i32>
  }
  %reshape_80 = reshape %reduce_79#1 : tile<4xi32> -> tile<4x1xi32>
  %10 = cmpi greater_than_or_equal %reshape_80, %cst_8_i32_0, signed : tile<4x1xi32> -> tile<4x1xi1>
  %11 = subi %reshape_80, %cst_8_i32_0 : tile<4x1xi32>
  %12 = select %10, %11, %reshape_80 : tile<4x1xi1>, tile<4x1xi32>
  %13 = store_view_tko weak %12, %pview_65[%blockId_x, %blockId_y] inbounds = [true, true] : tile<4x1xi32>, partition_view<tile=(4x1), tensor_view<?x?xi32, strides=[?,1]>>, tile<i32> -> token
  %tview_81 = make_tensor_view %assume_57, shape = [%assume_assume_59, %assume_assume_63], strides = [%assume_assume_61, 1] : tile<i32> -> tensor_view<?x?xi32, strides=[?,1]>
  %pview_82 = make_partition_view %tview_81 : partition_view<tile=(4x32), tensor_view<?x?xi32, strides=[?,1]>>
  %tile_83, %result_token_84 = load_view_tko weak %pview_82[%cst_0_i32, %cst_0_i32] inbounds = [true, true] : partition_view<tile=(4x32), tensor_view<?x?xi32, strides=[?,1]>>, tile<i32> -> tile<4x32xi32>, token
  %14 = iota : tile<4xi32>
  %reshape_85 = reshape %14 : tile<4xi32> -> tile<4x1xi32>
  %bcast_86 = broadcast %reshape_85 : tile<4x1xi32> -> tile<4x32xi32>
  %reduce_87:2 = reduce %tile_83, %bcast_86 dim=0 identities=[-2147483648 : i32, 2147483647 : i32] : tile<4x32xi32>, tile<4x32xi32> -> tile<32xi32>, tile<32xi32> 
  (%reduce_lhs0: tile<i32>, %reduce_rhs0: tile<i32>, %reduce_lhs1: tile<i32>, %reduce_rhs1: tile<i32>) {
    %37 = cmpi greater_than %reduce_lhs0, %reduce_rhs0, signed : tile<i32> -> tile<i1>
    %38 = cmpi equal %reduce_lhs0, %reduce_rhs0, signed : tile<i32> -> tile<i1>
    %39 = cmpi less_than %reduce_lhs1, %reduce_rhs1, signed : tile<i32> -> tile<i1>
    %40 = andi %38, %39 : tile<i1>
    %41 = ori %37, %40 : tile<i1>
    %42 = select %41, %reduce_lhs0, %reduce_rhs0 : tile<i1>, tile<i32>
    %43 = select %41, %reduce_lhs1, %reduce_rhs1 : tile<i1>, tile<i32>
    yield %42, %43 : tile<i32>, tile<i32>
  }
  %reshape_88 = reshape %reduce_87#1 : tile<32xi32> -> tile<1x32xi32>
  %15 = store_view_tko weak %reshape_88, %pview_67[%blockId_x, %blockId_y] inbounds = [true, true] : tile<1x32xi32>, partition_view<tile=(1x32), tensor_view<?x?xi32, strides=[?,1]>>, tile<i32> -> token
  %16 = cmpi equal %reshape_85, %cst_0_i32_2, signed : tile<4x1xi32> -> tile<4x1xi1>
  %bcast_89 = broadcast %16 : tile<4x1xi1> -> tile<4x8xi1>
  %17 = andi %0, %bcast_89 : tile<4x8xi1>
  %18 = select %17, %cst_0_f32, %tile : tile<4x8xi1>, tile<4x8xf32>
  %reduce_90 = reduce %18 dim=1 identities=[0xFF800000 : f32] : tile<4x8xf32> -> tile<4xf32> 
  (%reduce_lhs: tile<f32>, %reduce_rhs: tile<f32>) {
    %37 = maxf %reduce_lhs, %reduce_rhs propagate_nan : tile<f32>
    yield %37 : tile<f32>
  }
  %reshape_91 = reshape %reduce_90 : tile<4xf32> -> tile<4x1xf32>
  %reduce_92 = reduce %18 dim=1 identities=[0x7F800000 : f32] : tile<4x8xf32> -> tile<4xf32> 
  (%reduce_lhs: tile<f32>, %reduce_rhs: tile<f32>) {
    %37 = minf %reduce_lhs, %reduce_rhs : tile<f32>
    yield %37 : tile<f32>
  }
  %reshape_93 = reshape %reduce_92 : tile<4xf32> -> tile<4x1xf32>
  %19 = addf %reshape_91, %reshape_93  : tile<4x1xf32>
  %20 = store_view_tko weak %19, %pview_69[%blockId_x, %blockId_y] inbounds = [true, true] : tile<4x1xf32>, partition_view<tile=(4x1), tensor_view<?x?xf32, strides=[?,1]>>, tile<i32> -> token
  %21 = cmpf greater_than ordered %tile, %cst_4_f32 : tile<4x8xf32> -> tile<4x8xi1>
  %reduce_94 = reduce %21 dim=1 identities=[false] : tile<4x8xi1> -> tile<4xi1> 
  (%reduce_lhs: tile<i1>, %reduce_rhs: tile<i1>) {
    %37 = ori %reduce_lhs, %reduce_rhs : tile<i1>
    yield %37 : tile<i1>
  }
  %reshape_95 = reshape %reduce_94 : tile<4xi1> -> tile<4x1xi1>
  %22 = exti %reshape_95 unsigned : tile<4x1xi1> -> tile<4x1xi8>
  %23 = store_view_tko weak %22, %pview_71[%blockId_x, %blockId_y] inbounds = [true, true] : tile<4x1xi8>, partition_view<tile=(4x1), tensor_view<?x?xi8, strides=[?,1]>>, tile<i32> -> token
  %24 = cmpf less_than_or_equal ordered %tile, %cst_0_f32 : tile<4x8xf32> -> tile<4x8xi1>
  %25 = ori %24, %0 : tile<4x8xi1>
  %reduce_96 = reduce %25 dim=1 identities=[true] : tile<4x8xi1> -> tile<4xi1> 
  (%reduce_lhs: tile<i1>, %reduce_rhs: tile<i1>) {
    %37 = andi %reduce_lhs, %reduce_rhs : tile<i1>
    yield %37 : tile<i1>
  }
  %reshape_97 = reshape %reduce_96 : tile<4xi1> -> tile<4x1xi1>
  %26 = exti %reshape_97 unsigned : tile<4x1xi1> -> tile<4x1xi8>
  %27 = store_view_tko weak %26, %pview_73[%blockId_x, %blockId_y] inbounds = [true, true] : tile<4x1xi8>, partition_view<tile=(4x1), tensor_view<?x?xi8, strides=[?,1]>>, tile<i32> -> token
  %28 = cmpi equal %tile_83, %cst_11_i32, signed : tile<4x32xi32> -> tile<4x32xi1>
  %reshape_98 = reshape %28 : tile<4x32xi1> -> tile<128xi1>
  %reduce_99 = reduce %reshape_98 dim=0 identities=[false] : tile<128xi1> -> tile<i1> 
  (%reduce_lhs: tile<i1>, %reduce_rhs: tile<i1>) {
    %37 = ori %reduce_lhs, %reduce_rhs : tile<i1>
    yield %37 : tile<i1>
  }
  %reshape_100 = reshape %reduce_99 : tile<i1> -> tile<1xi1>
  %reshape_101 = reshape %reshape_100 : tile<1xi1> -> tile<i1>
  %29 = select %reshape_101, %cst_1_i32, %cst_0_i32 : tile<i1>, tile<i32>
  %30 = cmpi greater_than_or_equal %tile_83, %cst_-11_i32, signed : tile<4x32xi32> -> tile<4x32xi1>
  %reshape_102 = reshape %30 : tile<4x32xi1> -> tile<128xi1>
  %reduce_103 = reduce %reshape_102 dim=0 identities=[true] : tile<128xi1> -> tile<i1> 
  (%reduce_lhs: tile<i1>, %reduce_rhs: tile<i1>) {
    %37 = andi %reduce_lhs, %reduce_rhs : tile<i1>
    yield %37 : tile<i1>
  }
  %reshape_104 = reshape %reduce_103 : tile<i1> -> tile<1xi1>
  %reshape_105 = reshape %reshape_104 : tile<1xi1> -> tile<i1>
  %31 = select %reshape_105, %cst_2_i32, %cst_0_i32 : tile<i1>, tile<i32>
  %32 = addi %29, %31 : tile<i32>
  %33 = cmpi greater_than %tile_83, %cst_11_i32, signed : tile<4x32xi32> -> tile<4x32xi1>
  %reshape_106 = reshape %33 : tile<4x32xi1> -> tile<128xi1>
  %reduce_107 = reduce %reshape_106 dim=0 identities=[false] : tile<128xi1> -> tile<i1> 
  (%reduce_lhs: tile<i1>, %reduce_rhs: tile<i1>) {
    %37 = ori %reduce_lhs, %reduce_rhs : tile<i1>
    yield %37 : tile<i1>
  }
  %reshape_108 = reshape %reduce_107 : tile<i1> -> tile<1xi1>
  %reshape_109 = reshape %reshape_108 : tile<1xi1> -> tile<i1>
  %34 = select %reshape_109, %cst_4_i32, %cst_0_i32 : tile<i1>, tile<i32>
  %35 = addi %32, %34 : tile<i32>
  %reshape_110 = reshape %35 : tile<i32> -> tile<1x1xi32>
  %36 = store_view_tko weak %reshape_110, %pview_75[%blockId_x, %blockId_y] inbounds = [true, true] : tile<1x1xi32>, partition_view<tile=(1x1), tensor_view<?x?xi32, strides=[?,1]>>, tile<i32> -> token
  return
}
