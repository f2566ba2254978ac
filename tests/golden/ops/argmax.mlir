entry @op_argmax(%arg0: tile<ptr<i32>>, %arg1: tile<i32>, %arg2: tile<i32>, %arg3: tile<i32>, %arg4: tile<ptr<i32>>, %arg5: tile<i32>, %arg6: tile<i32>, %arg7: tile<i32>, %arg8: tile<ptr<i32>>, %arg9: tile<i32>, %arg10: tile<i32>, %arg11: tile<i32>, %arg12: tile<ptr<i8>>, %arg13: tile<i32>, %arg14: tile<i32>, %arg15: tile<i32>, %arg16: tile<ptr<i8>>, %arg17: tile<i32>, %arg18: tile<i32>, %arg19: tile<i32>, %arg20: tile<ptr<i32>>, %arg21: tile<i32>, %arg22: tile<i32>, %arg23: tile<i32>, %arg24: tile<ptr<f32>>, %arg25: tile<i32>, %arg26: tile<i32>, %arg27: tile<i32>, %arg28: tile<ptr<i32>>, %arg29: tile<i32>, %arg30: tile<i32>, %arg31: tile<i32>) {
  %cst_0_i32 = constant <i32: 0> : tile<i32>
  %cst_f32 = constant <f32: 0xFF800000> : tile<4x8xf32>
  %cst_8_i32 = constant <i32: 8> : tile<4x8xi32>
  %cst_8_i32_0 = constant <i32: 8> : tile<4x1xi32>
  %cst_f32_1 = constant <f32: 0x7F800000> : tile<4x8xf32>
  %cst_4_f32 = constant <f32: 4.000000e+00> : tile<4x8xf32>
  %cst_0_f32 = constant <f32: 0.000000e+00> : tile<4x8xf32>
  %cst_11_i32 = constant <i32: 11> : tile<4x32xi32>
  %cst_1_i32 = constant <i32: 1> : tile<i32>
  %cst_-11_i32 = constant <i32: -11> : tile<4x32xi32>
  %cst_2_i32 = constant <i32: 2> : tile<i32>
  %cst_4_i32 = constant <i32: 4> : tile<i32>
  %assume = assume div_by<16>, %arg0 : tile<ptr<i32>>
  %assume_2 = assume div_by<64>, %arg1 : tile<i32>
  %assume_assume = assume bounded<0, 2147418111>, %assume_2 : tile<i32>
  %assume_3 = assume div_by<64>, %arg3 : tile<i32>
  %assume_assume_4 = assume bounded<0, 2147418111>, %assume_3 : tile<i32>
  %assume_5 = assume div_by<64>, %arg2 : tile<i32>
  %assume_assume_6 = assume bounded<0, 2147418111>, %assume_5 : tile<i32>
  %assume_7 = assume div_by<16>, %arg4 : tile<ptr<i32>>
  %assume_8 = assume div_by<64>, %arg5 : tile<i32>
  %assume_assume_9 = assume bounded<0, 2147418111>, %assume_8 : tile<i32>
  %assume_10 = assume div_by<64>, %arg7 : tile<i32>
  %assume_assume_11 = assume bounded<0, 2147418111>, %assume_10 : tile<i32>
  %assume_12 = assume div_by<64>, %arg6 : tile<i32>
  %assume_assume_13 = assume bounded<0, 2147418111>, %assume_12 : tile<i32>
  %assume_14 = assume div_by<16>, %arg8 : tile<ptr<i32>>
  %assume_15 = assume div_by<64>, %arg9 : tile<i32>
  %assume_assume_16 = assume bounded<0, 2147418111>, %assume_15 : tile<i32>
  %assume_17 = assume div_by<64>, %arg11 : tile<i32>
  %assume_assume_18 = assume bounded<0, 2147418111>, %assume_17 : tile<i32>
  %assume_19 = assume div_by<64>, %arg10 : tile<i32>
  %assume_assume_20 = assume bounded<0, 2147418111>, %assume_19 : tile<i32>
  %assume_21 = assume div_by<16>, %arg12 : tile<ptr<i8>>
  %assume_22 = assume div_by<64>, %arg13 : tile<i32>
  %assume_assume_23 = assume bounded<0, 2147418111>, %assume_22 : tile<i32>
  %assume_24 = assume div_by<64>, %arg15 : tile<i32>
  %assume_assume_25 = assume bounded<0, 2147418111>, %assume_24 : tile<i32>
  %assume_26 = assume div_by<64>, %arg14 : tile<i32>
  %assume_assume_27 = assume bounded<0, 2147418111>, %assume_26 : tile<i32>
  %assume_28 = assume div_by<16>, %arg16 : tile<ptr<i8>>
  %assume_29 = assume div_by<64>, %arg17 : tile<i32>
  %assume_assume_30 = assume bounded<0, 2147418111>, %assume_29 : tile<i32>
  %assume_31 = assume div_by<64>, %arg19 : tile<i32>
  %assume_assume_32 = assume bounded<0, 2147418111>, %assume_31 : tile<i32>
  %assume_33 = assume div_by<64>, %arg18 : tile<i32>
  %assume_assume_34 = assume bounded<0, 2147418111>, %assume_33 : tile<i32>
  %assume_35 = assume div_by<16>, %arg20 : tile<ptr<i32>>
  %assume_36 = assume div_by<64>, %arg21 : tile<i32>
  %assume_assume_37 = assume bounded<0, 2147418111>, %assume_36 : tile<i32>
  %assume_38 = assume div_by<64>, %arg23 : tile<i32>
  %assume_assume_39 = assume bounded<0, 2147418111>, %assume_38 : tile<i32>
  %assume_40 = assume div_by<64>, %arg22 : tile<i32>
  %assume_assume_41 = assume bounded<0, 2147418111>, %assume_40 : tile<i32>
  %assume_42 = assume div_by<16>, %arg24 : tile<ptr<f32>>
  %assume_43 = assume div_by<64>, %arg25 : tile<i32>
  %assume_assume_44 = assume bounded<0, 2147418111>, %assume_43 : tile<i32>
  %assume_45 = assume div_by<64>, %arg27 : tile<i32>
  %assume_assume_46 = assume bounded<0, 2147418111>, %assume_45 : tile<i32>
  %assume_47 = assume div_by<64>, %arg26 : tile<i32>
  %assume_assume_48 = assume bounded<0, 2147418111>, %assume_47 : tile<i32>
  %assume_49 = assume div_by<16>, %arg28 : tile<ptr<i32>>
  %assume_50 = assume div_by<64>, %arg29 : tile<i32>
  %assume_assume_51 = assume bounded<0, 2147418111>, %assume_50 : tile<i32>
  %assume_52 = assume div_by<64>, %arg31 : tile<i32>
  %assume_assume_53 = assume bounded<0, 2147418111>, %assume_52 : tile<i32>
  %assume_54 = assume div_by<64>, %arg30 : tile<i32>
  %assume_assume_55 = assume bounded<0, 2147418111>, %assume_54 : tile<i32>
  %tview = make_tensor_view %assume, shape = [%assume_assume, %assume_assume_6], strides = [%assume_assume_4, 1] : tile<i32> -> tensor_view<?x?xi32, strides=[?,1]>
  %pview = make_partition_view %tview : partition_view<tile=(4x1), tensor_view<?x?xi32, strides=[?,1]>>
  %tview_56 = make_tensor_view %assume_7, shape = [%assume_assume_9, %assume_assume_13], strides = [%assume_assume_11, 1] : tile<i32> -> tensor_view<?x?xi32, strides=[?,1]>
  %pview_57 = make_partition_view %tview_56 : partition_view<tile=(4x1), tensor_view<?x?xi32, strides=[?,1]>>
  %tview_58 = make_tensor_view %assume_14, shape = [%assume_assume_16, %assume_assume_20], strides = [%assume_assume_18, 1] : tile<i32> -> tensor_view<?x?xi32, strides=[?,1]>
  %pview_59 = make_partition_view %tview_58 : partition_view<tile=(1x32), tensor_view<?x?xi32, strides=[?,1]>>
  %tview_60 = make_tensor_view %assume_21, shape = [%assume_assume_23, %assume_assume_27], strides = [%assume_assume_25, 1] : tile<i32> -> tensor_view<?x?xi8, strides=[?,1]>
  %pview_61 = make_partition_view %tview_60 : partition_view<tile=(4x1), tensor_view<?x?xi8, strides=[?,1]>>
  %tview_62 = make_tensor_view %assume_28, shape = [%assume_assume_30, %assume_assume_34], strides = [%assume_assume_32, 1] : tile<i32> -> tensor_view<?x?xi8, strides=[?,1]>
  %pview_63 = make_partition_view %tview_62 : partition_view<tile=(4x1), tensor_view<?x?xi8, strides=[?,1]>>
  %tview_64 = make_tensor_view %assume_35, shape = [%assume_assume_37, %assume_assume_41], strides = [%assume_assume_39, 1] : tile<i32> -> tensor_view<?x?xi32, strides=[?,1]>
  %pview_65 = make_partition_view %tview_64 : partition_view<tile=(1x1), tensor_view<?x?xi32, strides=[?,1]>>
  %blockId_x, %blockId_y, %blockId_z = get_tile_block_id : tile<i32>
  %tview_66 = make_tensor_view %assume_42, shape = [%assume_assume_44, %assume_assume_48], strides = [%assume_assume_46, 1] : tile<i32> -> tensor_view<?x?xf32, strides=[?,1]>
  %pview_67 = make_partition_view %tview_66 : partition_view<tile=(4x8), tensor_view<?x?xf32, strides=[?,1]>>
  %tile, %result_token = load_view_tko weak %pview_67[%cst_0_i32, %cst_0_i32] inbounds = [true, true] : partition_view<tile=(4x8), tensor_view<?x?xf32, strides=[?,1]>>, tile<i32> -> tile<4x8xf32>, token
  %0 = cmpf not_equal unordered %tile, %tile : tile<4x8xf32> -> tile<4x8xi1>
  %1 = select %0, %cst_f32, %tile : tile<4x8xi1>, tile<4x8xf32>
  %2 = iota : tile<8xi32>
  %reshape = reshape %2 : tile<8xi32> -> tile<1x8xi32>
  %bcast = broadcast %reshape : tile<1x8xi32> -> tile<4x8xi32>
  %3 = addi %bcast, %cst_8_i32 : tile<4x8xi32>
  %4 = select %0, %3, %bcast : tile<4x8xi1>, tile<4x8xi32>
  %reduce:2 = reduce %1, %4 dim=1 identities=[0xFF800000 : f32, 2147483647 : i32] : tile<4x8xf32>, tile<4x8xi32> -> tile<4xf32>, tile<4xi32> 
  (%reduce_lhs0: tile<f32>, %reduce_rhs0: tile<f32>, %reduce_lhs1: tile<i32>, %reduce_rhs1: tile<i32>) {
    %32 = cmpf greater_than ordered %reduce_lhs0, %reduce_rhs0 : tile<f32> -> tile<i1>
    %33 = cmpf equal ordered %reduce_lhs0, %reduce_rhs0 : tile<f32> -> tile<i1>
    %34 = cmpi less_than %reduce_lhs1, %reduce_rhs1, signed : tile<i32> -> tile<i1>
    %35 = andi %33, %34 : tile<i1>
    %36 = ori %32, %35 : tile<i1>
    %37 = select %36, %reduce_lhs0, %reduce_rhs0 : tile<i1>, tile<f32>
    %38 = select %36, %reduce_lhs1, %reduce_rhs1 : tile<i1>, tile<i32>
    yield %37, %38 : tile<f32>, tile<i32>
  }
  %reshape_68 = reshape %reduce#1 : tile<4xi32> -> tile<4x1xi32>
  %5 = cmpi greater_than_or_equal %reshape_68, %cst_8_i32_0, signed : tile<4x1xi32> -> tile<4x1xi1>
  %6 = subi %reshape_68, %cst_8_i32_0 : tile<4x1xi32>
  %7 = select %5, %6, %reshape_68 : tile<4x1xi1>, tile<4x1xi32>
  %8 = store_view_tko weak %7, %pview[%blockId_x, %blockId_y] inbounds = [true, true] : tile<4x1xi32>, partition_view<tile=(4x1), tensor_view<?x?xi32, strides=[?,1]>>, tile<i32> -> token
  %9 = select %0, %cst_f32_1, %tile : tile<4x8xi1>, tile<4x8xf32>
  %reduce_69:2 = reduce %9, %4 dim=1 identities=[0x7F800000 : f32, 2147483647 : i32] : tile<4x8xf32>, tile<4x8xi32> -> tile<4xf32>, tile<4xi32> 
  (%reduce_lhs0: tile<f32>, %reduce_rhs0: tile<f32>, %reduce_lhs1: tile<i32>, %reduce_rhs1: tile<i32>) {
    %32 = cmpf less_than ordered %reduce_lhs0, %reduce_rhs0 : tile<f32> -> tile<i1>
    %33 = cmpf equal ordered %reduce_lhs0, %reduce_rhs0 : tile<f32> -> tile<i1>
    %34 = cmpi less_than %reduce_lhs1, %reduce_rhs1, signed : tile<i32> -> tile<i1>
    %35 = andi %33, %34 : tile<i1>
    %36 = ori %32, %35 : tile<i1>
    %37 = select %36, %reduce_lhs0, %reduce_rhs0 : tile<i1>, tile<f32>
    %38 = select %36, %reduce_lhs1, %reduce_rhs1 : tile<i1>, tile<i32>
    yield %37, %38 : tile<f32>, tile<i32>
  }
  %reshape_70 = reshape %reduce_69#1 : tile<4xi32> -> tile<4x1xi32>
  %10 = cmpi greater_than_or_equal %reshape_70, %cst_8_i32_0, signed : tile<4x1xi32> -> tile<4x1xi1>
  %11 = subi %reshape_70, %cst_8_i32_0 : tile<4x1xi32>
  %12 = select %10, %11, %reshape_70 : tile<4x1xi1>, tile<4x1xi32>
  %13 = store_view_tko weak %12, %pview_57[%blockId_x, %blockId_y] inbounds = [true, true] : tile<4x1xi32>, partition_view<tile=(4x1), tensor_view<?x?xi32, strides=[?,1]>>, tile<i32> -> token
  %tview_71 = make_tensor_view %assume_49, shape = [%assume_assume_51, %assume_assume_55], strides = [%assume_assume_53, 1] : tile<i32> -> tensor_view<?x?xi32, strides=[?,1]>
  %pview_72 = make_partition_view %tview_71 : partition_view<tile=(4x32), tensor_view<?x?xi32, strides=[?,1]>>
  %tile_73, %result_token_74 = load_view_tko weak %pview_72[%cst_0_i32, %cst_0_i32] inbounds = [true, true] : partition_view<tile=(4x32), tensor_view<?x?xi32, strides=[?,1]>>, tile<i32> -> tile<4x32xi32>, token
  %14 = iota : tile<4xi32>
  %reshape_75 = reshape %14 : tile<4xi32> -> tile<4x1xi32>
  %bcast_76 = broadcast %reshape_75 : tile<4x1xi32> -> tile<4x32xi32>
  %reduce_77:2 = reduce %tile_73, %bcast_76 dim=0 identities=[-2147483648 : i32, 2147483647 : i32] : tile<4x32xi32>, tile<4x32xi32> -> tile<32xi32>, tile<32xi32> 
  (%reduce_lhs0: tile<i32>, %reduce_rhs0: tile<i32>, %reduce_lhs1: tile<i32>, %reduce_rhs1: tile<i32>) {
    %32 = cmpi greater_than %reduce_lhs0, %reduce_rhs0, signed : tile<i32> -> tile<i1>
    %33 = cmpi equal %reduce_lhs0, %reduce_rhs0, signed : tile<i32> -> tile<i1>
    %34 = cmpi less_than %reduce_lhs1, %reduce_rhs1, signed : tile<i32> -> tile<i1>
    %35 = andi %33, %34 : tile<i1>
    %36 = ori %32, %35 : tile<i1>
    %37 = select %36, %reduce_lhs0, %reduce_rhs0 : tile<i1>, tile<i32>
    %38 = select %36, %reduce_lhs1, %reduce_rhs1 : tile<i1>, tile<i32>
    yield %37, %38 : tile<i32>, tile<i32>
  }
  %reshape_78 = reshape %reduce_77#1 : tile<32xi32> -> tile<1x32xi32>
  %15 = store_view_tko weak %reshape_78, %pview_59[%blockId_x, %blockId_y] inbounds = [true, true] : tile<1x32xi32>, partition_view<tile=(1x32), tensor_view<?x?xi32, strides=[?,1]>>, tile<i32> -> token
  %16 = cmpf greater_than ordered %tile, %cst_4_f32 : tile<4x8xf32> -> tile<4x8xi1>
  %reduce_79 = reduce %16 dim=1 identities=[false] : tile<4x8xi1> -> tile<4xi1> 
  (%reduce_lhs: tile<i1>, %reduce_rhs: tile<i1>) {
    %32 = ori %reduce_lhs, %reduce_rhs : tile<i1>
    yield %32 : tile<i1>
  }
  %reshape_80 = reshape %reduce_79 : tile<4xi1> -> tile<4x1xi1>
  %17 = exti %reshape_80 unsigned : tile<4x1xi1> -> tile<4x1xi8>
  %18 = store_view_tko weak %17, %pview_61[%blockId_x, %blockId_y] inbounds = [true, true] : tile<4x1xi8>, partition_view<tile=(4x1), tensor_view<?x?xi8, strides=[?,1]>>, tile<i32> -> token
  %19 = cmpf less_than_or_equal ordered %tile, %cst_0_f32 : tile<4x8xf32> -> tile<4x8xi1>
  %20 = ori %19, %0 : tile<4x8xi1>
  %reduce_81 = reduce %20 dim=1 identities=[true] : tile<4x8xi1> -> tile<4xi1> 
  (%reduce_lhs: tile<i1>, %reduce_rhs: tile<i1>) {
    %32 = andi %reduce_lhs, %reduce_rhs : tile<i1>
    yield %32 : tile<i1>
  }
  %reshape_82 = reshape %reduce_81 : tile<4xi1> -> tile<4x1xi1>
  %21 = exti %reshape_82 unsigned : tile<4x1xi1> -> tile<4x1xi8>
  %22 = store_view_tko weak %21, %pview_63[%blockId_x, %blockId_y] inbounds = [true, true] : tile<4x1xi8>, partition_view<tile=(4x1), tensor_view<?x?xi8, strides=[?,1]>>, tile<i32> -> token
  %23 = cmpi equal %tile_73, %cst_11_i32, signed : tile<4x32xi32> -> tile<4x32xi1>
  %reshape_83 = reshape %23 : tile<4x32xi1> -> tile<128xi1>
  %reduce_84 = reduce %reshape_83 dim=0 identities=[false] : tile<128xi1> -> tile<i1> 
  (%reduce_lhs: tile<i1>, %reduce_rhs: tile<i1>) {
    %32 = ori %reduce_lhs, %reduce_rhs : tile<i1>
    yield %32 : tile<i1>
  }
  %reshape_85 = reshape %reduce_84 : tile<i1> -> tile<1xi1>
  %reshape_86 = reshape %reshape_85 : tile<1xi1> -> tile<i1>
  %24 = select %reshape_86, %cst_1_i32, %cst_0_i32 : tile<i1>, tile<i32>
  %25 = cmpi greater_than_or_equal %tile_73, %cst_-11_i32, signed : tile<4x32xi32> -> tile<4x32xi1>
  %reshape_87 = reshape %25 : tile<4x32xi1> -> tile<128xi1>
  %reduce_88 = reduce %reshape_87 dim=0 identities=[true] : tile<128xi1> -> tile<i1> 
  (%reduce_lhs: tile<i1>, %reduce_rhs: tile<i1>) {
    %32 = andi %reduce_lhs, %reduce_rhs : tile<i1>
    yield %32 : tile<i1>
  }
  %reshape_89 = reshape %reduce_88 : tile<i1> -> tile<1xi1>
  %reshape_90 = reshape %reshape_89 : tile<1xi1> -> tile<i1>
  %26 = select %reshape_90, %cst_2_i32, %cst_0_i32 : tile<i1>, tile<i32>
  %27 = addi %24, %26 : tile<i32>
  %28 = cmpi greater_than %tile_73, %cst_11_i32, signed : tile<4x32xi32> -> tile<4x32xi1>
  %reshape_91 = reshape %28 : tile<4x32xi1> -> tile<128xi1>
  %reduce_92 = reduce %reshape_91 dim=0 identities=[false] : tile<128xi1> -> tile<i1> 
  (%reduce_lhs: tile<i1>, %reduce_rhs: tile<i1>) {
    %32 = ori %reduce_lhs, %reduce_rhs : tile<i1>
    yield %32 : tile<i1>
  }
  %reshape_93 = reshape %reduce_92 : tile<i1> -> tile<1xi1>
  %reshape_94 = reshape %reshape_93 : tile<1xi1> -> tile<i1>
  %29 = select %reshape_94, %cst_4_i32, %cst_0_i32 : tile<i1>, tile<i32>
  %30 = addi %27, %29 : tile<i32>
  %reshape_95 = reshape %30 : tile<i32> -> tile<1x1xi32>
  %31 = store_view_tko weak %reshape_95, %pview_65[%blockId_x, %blockId_y] inbounds = [true, true] : tile<1x1xi32>, partition_view<tile=(1x1), tensor_view<?x?xi32, strides=[?,1]>>, tile<i32> -> token
  return
}
