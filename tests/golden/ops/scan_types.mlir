entry @op_scan_types(%arg0: tile<ptr<i32>>, %arg1: tile<i32>, %arg2: tile<i32>, %arg3: tile<i32>, %arg4: tile<ptr<i8>>, %arg5: tile<i32>, %arg6: tile<i32>, %arg7: tile<i32>, %arg8: tile<ptr<i8>>, %arg9: tile<i32>, %arg10: tile<i32>, %arg11: tile<i32>, %arg12: tile<ptr<i16>>, %arg13: tile<i32>, %arg14: tile<i32>, %arg15: tile<i32>, %arg16: tile<ptr<i16>>, %arg17: tile<i32>, %arg18: tile<i32>, %arg19: tile<i32>, %arg20: tile<ptr<i32>>, %arg21: tile<i32>, %arg22: tile<i32>, %arg23: tile<i32>, %arg24: tile<ptr<i32>>, %arg25: tile<i32>, %arg26: tile<i32>, %arg27: tile<i32>, %arg28: tile<ptr<i64>>, %arg29: tile<i32>, %arg30: tile<i32>, %arg31: tile<i32>, %arg32: tile<ptr<i64>>, %arg33: tile<i32>, %arg34: tile<i32>, %arg35: tile<i32>, %arg36: tile<ptr<f16>>, %arg37: tile<i32>, %arg38: tile<i32>, %arg39: tile<i32>, %arg40: tile<ptr<bf16>>, %arg41: tile<i32>, %arg42: tile<i32>, %arg43: tile<i32>, %arg44: tile<ptr<f32>>, %arg45: tile<i32>, %arg46: tile<i32>, %arg47: tile<i32>, %arg48: tile<ptr<f64>>, %arg49: tile<i32>, %arg50: tile<i32>, %arg51: tile<i32>) {
  %cst_0_i32 = constant <i32: 0> : tile<i32>
  %cst_-2147483648_i32 = constant <i32: -2147483648> : tile<4x32xi32>
  %cst_3_i32 = constant <i32: 3> : tile<4x32xi32>
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
  %assume_28 = assume div_by<64>, %arg21 : tile<i32>
  %assume_assume_29 = assume bounded<0, 2147418111>, %assume_28 : tile<i32>
  %assume_30 = assume div_by<64>, %arg23 : tile<i32>
  %assume_assume_31 = assume bounded<0, 2147418111>, %assume_30 : tile<i32>
  %assume_32 = assume div_by<64>, %arg22 : tile<i32>
  %assume_assume_33 = assume bounded<0, 2147418111>, %assume_32 : tile<i32>
  %assume_34 = assume div_by<64>, %arg25 : tile<i32>
  %assume_assume_35 = assume bounded<0, 2147418111>, %assume_34 : tile<i32>
  %assume_36 = assume div_by<64>, %arg27 : tile<i32>
  %assume_assume_37 = assume bounded<0, 2147418111>, %assume_36 : tile<i32>
  %assume_38 = assume div_by<64>, %arg26 : tile<i32>
  %assume_assume_39 = assume bounded<0, 2147418111>, %assume_38 : tile<i32>
  %assume_40 = assume div_by<64>, %arg29 : tile<i32>
  %assume_assume_41 = assume bounded<0, 2147418111>, %assume_40 : tile<i32>
  %assume_42 = assume div_by<64>, %arg31 : tile<i32>
  %assume_assume_43 = assume bounded<0, 2147418111>, %assume_42 : tile<i32>
  %assume_44 = assume div_by<64>, %arg30 : tile<i32>
  %assume_assume_45 = assume bounded<0, 2147418111>, %assume_44 : tile<i32>
  %assume_46 = assume div_by<64>, %arg33 : tile<i32>
  %assume_assume_47 = assume bounded<0, 2147418111>, %assume_46 : tile<i32>
  %assume_48 = assume div_by<64>, %arg35 : tile<i32>
  %assume_assume_49 = assume bounded<0, 2147418111>, %assume_48 : tile<i32>
  %assume_50 = assume div_by<64>, %arg34 : tile<i32>
  %assume_assume_51 = assume bounded<0, 2147418111>, %assume_50 : tile<i32>
  %assume_52 = assume div_by<64>, %arg37 : tile<i32>
  %assume_assume_53 = assume bounded<0, 2147418111>, %assume_52 : tile<i32>
  %assume_54 = assume div_by<64>, %arg39 : tile<i32>
  %assume_assume_55 = assume bounded<0, 2147418111>, %assume_54 : tile<i32>
  %assume_56 = assume div_by<64>, %arg38 : tile<i32>
  %assume_assume_57 = assume bounded<0, 2147418111>, %assume_56 : tile<i32>
  %assume_58 = assume div_by<64>, %arg41 : tile<i32>
  %assume_assume_59 = assume bounded<0, 2147418111>, %assume_58 : tile<i32>
  %assume_60 = assume div_by<64>, %arg43 : tile<i32>
  %assume_assume_61 = assume bounded<0, 2147418111>, %assume_60 : tile<i32>
  %assume_62 = assume div_by<64>, %arg42 : tile<i32>
  %assume_assume_63 = assume bounded<0, 2147418111>, %assume_62 : tile<i32>
  %assume_64 = assume div_by<64>, %arg45 : tile<i32>
  %assume_assume_65 = assume bounded<0, 2147418111>, %assume_64 : tile<i32>
  %assume_66 = assume div_by<64>, %arg47 : tile<i32>
  %assume_assume_67 = assume bounded<0, 2147418111>, %assume_66 : tile<i32>
  %assume_68 = assume div_by<64>, %arg46 : tile<i32>
  %assume_assume_69 = assume bounded<0, 2147418111>, %assume_68 : tile<i32>
  %assume_70 = assume div_by<64>, %arg49 : tile<i32>
  %assume_assume_71 = assume bounded<0, 2147418111>, %assume_70 : tile<i32>
  %assume_72 = assume div_by<64>, %arg51 : tile<i32>
  %assume_assume_73 = assume bounded<0, 2147418111>, %assume_72 : tile<i32>
  %assume_74 = assume div_by<64>, %arg50 : tile<i32>
  %assume_assume_75 = assume bounded<0, 2147418111>, %assume_74 : tile<i32>
  %tview = make_tensor_view %arg4, shape = [%assume_assume_5, %assume_assume_9], strides = [%assume_assume_7, 1] : tile<i32> -> tensor_view<?x?xi8, strides=[?,1]>
  %pview = make_partition_view %tview : partition_view<tile=(4x32), tensor_view<?x?xi8, strides=[?,1]>>
  %tview_76 = make_tensor_view %arg8, shape = [%assume_assume_11, %assume_assume_15], strides = [%assume_assume_13, 1] : tile<i32> -> tensor_view<?x?xi8, strides=[?,1]>
  %pview_77 = make_partition_view %tview_76 : partition_view<tile=(4x32), tensor_view<?x?xi8, strides=[?,1]>>
  %tview_78 = make_tensor_view %arg12, shape = [%assume_assume_17, %assume_assume_21], strides = [%assume_assume_19, 1] : tile<i32> -> tensor_view<?x?xi16, strides=[?,1]>
  %pview_79 = make_partition_view %tview_78 : partition_view<tile=(4x32), tensor_view<?x?xi16, strides=[?,1]>>
  %tview_80 = make_tensor_view %arg16, shape = [%assume_assume_23, %assume_assume_27], strides = [%assume_assume_25, 1] : tile<i32> -> tensor_view<?x?xi16, strides=[?,1]>
  %pview_81 = make_partition_view %tview_80 : partition_view<tile=(4x32), tensor_view<?x?xi16, strides=[?,1]>>
  %tview_82 = make_tensor_view %arg20, shape = [%assume_assume_29, %assume_assume_33], strides = [%assume_assume_31, 1] : tile<i32> -> tensor_view<?x?xi32, strides=[?,1]>
  %pview_83 = make_partition_view %tview_82 : partition_view<tile=(4x32), tensor_view<?x?xi32, strides=[?,1]>>
  %tview_84 = make_tensor_view %arg24, shape = [%assume_assume_35, %assume_assume_39], strides = [%assume_assume_37, 1] : tile<i32> -> tensor_view<?x?xi32, strides=[?,1]>
  %pview_85 = make_partition_view %tview_84 : partition_view<tile=(4x32), tensor_view<?x?xi32, strides=[?,1]>>
  %tview_86 = make_tensor_view %arg28, shape = [%assume_assume_41, %assume_assume_45], strides = [%assume_assume_43, 1] : tile<i32> -> tensor_view<?x?xi64, strides=[?,1]>
  %pview_87 = make_partition_view %tview_86 : partition_view<tile=(4x32), tensor_view<?x?xi64, strides=[?,1]>>
  %tview_88 = make_tensor_view %arg32, shape = [%assume_assume_47, %assume_assume_51], strides = [%assume_assume_49, 1] : tile<i32> -> tensor_view<?x?xi64, strides=[?,1]>
  %pview_89 = make_partition_view %tview_88 : partition_view<tile=(4x32), tensor_view<?x?xi64, strides=[?,1]>>
  %tview_90 = make_tensor_view %arg36, shape = [%assume_assume_53, %assume_assume_57], strides = [%assume_assume_55, 1] : tile<i32> -> tensor_view<?x?xf16, strides=[?,1]>
  %pview_91 = make_partition_view %tview_90 : partition_view<tile=(4x32), tensor_view<?x?xf16, strides=[?,1]>>
  %tview_92 = make_tensor_view %arg40, shape = [%assume_assume_59, %assume_assume_63], strides = [%assume_assume_61, 1] : tile<i32> -> tensor_view<?x?xbf16, strides=[?,1]>
  %pview_93 = make_partition_view %tview_92 : partition_view<tile=(4x32), tensor_view<?x?xbf16, strides=[?,1]>>
  %tview_94 = make_tensor_view %arg44, shape = [%assume_assume_65, %assume_assume_69], strides = [%assume_assume_67, 1] : tile<i32> -> tensor_view<?x?xf32, strides=[?,1]>
  %pview_95 = make_partition_view %tview_94 : partition_view<tile=(4x32), tensor_view<?x?xf32, strides=[?,1]>>
  %tview_96 = make_tensor_view %arg48, shape = [%assume_assume_71, %assume_assume_75], strides = [%assume_assume_73, 1] : tile<i32> -> tensor_view<?x?xf64, strides=[?,1]>
  %pview_97 = make_partition_view %tview_96 : partition_view<tile=(4x32), tensor_view<?x?xf64, strides=[?,1]>>
  %blockId_x, %blockId_y, %blockId_z = get_tile_block_id : tile<i32>
  %tview_98 = make_tensor_view %arg0, shape = [%assume_assume, %assume_assume_3], strides = [%assume_assume_1, 1] : tile<i32> -> tensor_view<?x?xi32, strides=[?,1]>
  %pview_99 = make_partition_view %tview_98 : partition_view<tile=(4x32), tensor_view<?x?xi32, strides=[?,1]>>
  %tile, %result_token = load_view_tko weak %pview_99[%cst_0_i32, %cst_0_i32] inbounds = [true, true] : partition_view<tile=(4x32), tensor_view<?x?xi32, strides=[?,1]>>, tile<i32> -> tile<4x32xi32>, token
  %reshape = reshape %tile : tile<4x32xi32> -> tile<1x4x32xi32>
  %0 = scan %reshape dim=0 reverse=false identities=[0 : i32] : tile<1x4x32xi32> -> tile<1x4x32xi32> 
  (%arg52: tile<i32>, %arg53: tile<i32>) {
    yield %arg52 : tile<i32>
  }
  %reshape_100 = reshape %0 : tile<1x4x32xi32> -> tile<4x32xi32>
  %1 = absi %reshape_100 : tile<4x32xi32>
  %2 = cmpi equal %reshape_100, %cst_-2147483648_i32, unsigned : tile<4x32xi32> -> tile<4x32xi1>
  %3 = select %2, %cst_-2147483648_i32, %1 : tile<4x32xi1>, tile<4x32xi32>
  %4 = andi %3, %cst_3_i32 : tile<4x32xi32>
  %5 = trunci %4 : tile<4x32xi32> -> tile<4x32xi8>
  %reshape_101 = reshape %5 : tile<4x32xi8> -> tile<1x4x32xi8>
  %reduce = reduce %reshape_101 dim=0 identities=[0 : i8] : tile<1x4x32xi8> -> tile<4x32xi8> 
  (%reduce_lhs: tile<i8>, %reduce_rhs: tile<i8>) {
    %52 = ori %reduce_lhs, %reduce_rhs : tile<i8>
    yield %52 : tile<i8>
  }
  %6 = scan %reduce dim=1 reverse=true identities=[0 : i8] : tile<4x32xi8> -> tile<4x32xi8> 
  (%arg52: tile<i8>, %arg53: tile<i8>) {
    %52 = addi %arg52, %arg53 : tile<i8>
    yield %52 : tile<i8>
  }
  %reshape_102 = reshape %6 : tile<4x32xi8> -> tile<1x4x32xi8>
  %reduce_103 = reduce %reshape_102 dim=0 identities=[0 : i8] : tile<1x4x32xi8> -> tile<4x32xi8> 
  (%reduce_lhs: tile<i8>, %reduce_rhs: tile<i8>) {
    %52 = ori %reduce_lhs, %reduce_rhs : tile<i8>
    yield %52 : tile<i8>
  }
  %7 = store_view_tko weak %reduce_103, %pview[%blockId_x, %blockId_y] inbounds = [true, true] : tile<4x32xi8>, partition_view<tile=(4x32), tensor_view<?x?xi8, strides=[?,1]>>, tile<i32> -> token
  %reduce_104 = reduce %reshape_101 dim=0 identities=[0 : i8] : tile<1x4x32xi8> -> tile<4x32xi8> 
  (%reduce_lhs: tile<i8>, %reduce_rhs: tile<i8>) {
    %52 = ori %reduce_lhs, %reduce_rhs : tile<i8>
    yield %52 : tile<i8>
  }
  %8 = scan %reduce_104 dim=1 reverse=true identities=[0 : i8] : tile<4x32xi8> -> tile<4x32xi8> 
  (%arg52: tile<i8>, %arg53: tile<i8>) {
    %52 = addi %arg52, %arg53 : tile<i8>
    yield %52 : tile<i8>
  }
  %reshape_105 = reshape %8 : tile<4x32xi8> -> tile<1x4x32xi8>
  %reduce_106 = reduce %reshape_105 dim=0 identities=[0 : i8] : tile<1x4x32xi8> -> tile<4x32xi8> 
  (%reduce_lhs: tile<i8>, %reduce_rhs: tile<i8>) {
    %52 = ori %reduce_lhs, %reduce_rhs : tile<i8>
    yield %52 : tile<i8>
  }
  %9 = store_view_tko weak %reduce_106, %pview_77[%blockId_x, %blockId_y] inbounds = [true, true] : tile<4x32xi8>, partition_view<tile=(4x32), tensor_view<?x?xi8, strides=[?,1]>>, tile<i32> -> token
  %10 = trunci %4 : tile<4x32xi32> -> tile<4x32xi16>
  %reshape_107 = reshape %10 : tile<4x32xi16> -> tile<1x4x32xi16>
  %reduce_108 = reduce %reshape_107 dim=0 identities=[0 : i16] : tile<1x4x32xi16> -> tile<4x32xi16> 
  (%reduce_lhs: tile<i16>, %reduce_rhs: tile<i16>) {
    %52 = ori %reduce_lhs, %reduce_rhs : tile<i16>
    yield %52 : tile<i16>
  }
  %11 = scan %reduce_108 dim=1 reverse=true identities=[0 : i16] : tile<4x32xi16> -> tile<4x32xi16> 
  (%arg52: tile<i16>, %arg53: tile<i16>) {
    %52 = addi %arg52, %arg53 : tile<i16>
    yield %52 : tile<i16>
  }
  %reshape_109 = reshape %11 : tile<4x32xi16> -> tile<1x4x32xi16>
  %reduce_110 = reduce %reshape_109 dim=0 identities=[0 : i16] : tile<1x4x32xi16> -> tile<4x32xi16> 
  (%reduce_lhs: tile<i16>, %reduce_rhs: tile<i16>) {
    %52 = ori %reduce_lhs, %reduce_rhs : tile<i16>
    yield %52 : tile<i16>
  }
  %12 = store_view_tko weak %reduce_110, %pview_79[%blockId_x, %blockId_y] inbounds = [true, true] : tile<4x32xi16>, partition_view<tile=(4x32), tensor_view<?x?xi16, strides=[?,1]>>, tile<i32> -> token
  %reduce_111 = reduce %reshape_107 dim=0 identities=[0 : i16] : tile<1x4x32xi16> -> tile<4x32xi16> 
  (%reduce_lhs: tile<i16>, %reduce_rhs: tile<i16>) {
    %52 = ori %reduce_lhs, %reduce_rhs : tile<i16>
    yield %52 : tile<i16>
  }
  %13 = scan %reduce_111 dim=1 reverse=true identities=[0 : i16] : tile<4x32xi16> -> tile<4x32xi16> 
  (%arg52: tile<i16>, %arg53: tile<i16>) {
    %52 = addi %arg52, %arg53 : tile<i16>
    yield %52 : tile<i16>
  }
  %reshape_112 = reshape %13 : tile<4x32xi16> -> tile<1x4x32xi16>
  %reduce_113 = reduce %reshape_112 dim=0 identities=[0 : i16] : tile<1x4x32xi16> -> tile<4x32xi16> 
  (%reduce_lhs: tile<i16>, %reduce_rhs: tile<i16>) {
    %52 = ori %reduce_lhs, %reduce_rhs : tile<i16>
    yield %52 : tile<i16>
  }
  %14 = store_view_tko weak %reduce_113, %pview_81[%blockId_x, %blockId_y] inbounds = [true, true] : tile<4x32xi16>, partition_view<tile=(4x32), tensor_view<?x?xi16, strides=[?,1]>>, tile<i32> -> token
  %reshape_114 = reshape %4 : tile<4x32xi32> -> tile<1x4x32xi32>
  %reduce_115 = reduce %reshape_114 dim=0 identities=[0 : i32] : tile<1x4x32xi32> -> tile<4x32xi32> 
  (%reduce_lhs: tile<i32>, %reduce_rhs: tile<i32>) {
    %52 = ori %reduce_lhs, %reduce_rhs : tile<i32>
    yield %52 : tile<i32>
  }
  %15 = scan %reduce_115 dim=1 reverse=true identities=[0 : i32] : tile<4x32xi32> -> tile<4x32xi32> 
  (%arg52: tile<i32>, %arg53: tile<i32>) {
    %52 = addi %arg52, %arg53 : tile<i32>
    yield %52 : tile<i32>
  }
  %reshape_116 = reshape %15 : tile<4x32xi32> -> tile<1x4x32xi32>
  %reduce_117 = reduce %reshape_116 dim=0 identities=[0 : i32] : tile<1x4x32xi32> -> tile<4x32xi32> 
  (%reduce_lhs: tile<i32>, %reduce_rhs: tile<i32>) {
    %52 = ori %reduce_lhs, %reduce_rhs : tile<i32>
    yield %52 : tile<i32>
  }
  %16 = store_view_tko weak %reduce_117, %pview_83[%blockId_x, %blockId_y] inbounds = [true, true] : tile<4x32xi32>, partition_view<tile=(4x32), tensor_view<?x?xi32, strides=[?,1]>>, tile<i32> -> token
  %reduce_118 = reduce %reshape_114 dim=0 identities=[0 : i32] : tile<1x4x32xi32> -> tile<4x32xi32> 
  (%reduce_lhs: tile<i32>, %reduce_rhs: tile<i32>) {
    %52 = ori %reduce_lhs, %reduce_rhs : tile<i32>
    yield %52 : tile<i32>
  }
  %17 = scan %reduce_118 dim=1 reverse=true identities=[0 : i32] : tile<4x32xi32> -> tile<4x32xi32> 
  (%arg52: tile<i32>, %arg53: tile<i32>) {
    %52 = addi %arg52, %arg53 : tile<i32>
    yield %52 : tile<i32>
  }
  %reshape_119 = reshape %17 : tile<4x32xi32> -> tile<1x4x32xi32>
  %reduce_120 = reduce %reshape_119 dim=0 identities=[0 : i32] : tile<1x4x32xi32> -> tile<4x32xi32> 
  (%reduce_lhs: tile<i32>, %reduce_rhs: tile<i32>) {
    %52 = ori %reduce_lhs, %reduce_rhs : tile<i32>
    yield %52 : tile<i32>
  }
  %18 = store_view_tko weak %reduce_120, %pview_85[%blockId_x, %blockId_y] inbounds = [true, true] : tile<4x32xi32>, partition_view<tile=(4x32), tensor_view<?x?xi32, strides=[?,1]>>, tile<i32> -> token
  %19 = exti %4 signed : tile<4x32xi32> -> tile<4x32xi64>
  %reshape_121 = reshape %19 : tile<4x32xi64> -> tile<1x4x32xi64>
  %reduce_122 = reduce %reshape_121 dim=0 identities=[0] : tile<1x4x32xi64> -> tile<4x32xi64> 
  (%reduce_lhs: tile<i64>, %reduce_rhs: tile<i64>) {
    %52 = ori %reduce_lhs, %reduce_rhs : tile<i64>
    yield %52 : tile<i64>
  }
  %20 = scan %reduce_122 dim=1 reverse=true identities=[0] : tile<4x32xi64> -> tile<4x32xi64> 
  (%arg52: tile<i64>, %arg53: tile<i64>) {
    %52 = addi %arg52, %arg53 : tile<i64>
    yield %52 : tile<i64>
  }
  %reshape_123 = reshape %20 : tile<4x32xi64> -> tile<1x4x32xi64>
  %reduce_124 = reduce %reshape_123 dim=0 identities=[0] : tile<1x4x32xi64> -> tile<4x32xi64> 
  (%reduce_lhs: tile<i64>, %reduce_rhs: tile<i64>) {
    %52 = ori %reduce_lhs, %reduce_rhs : tile<i64>
    yield %52 : tile<i64>
  }
  %21 = store_view_tko weak %reduce_124, %pview_87[%blockId_x, %blockId_y] inbounds = [true, true] : tile<4x32xi64>, partition_view<tile=(4x32), tensor_view<?x?xi64, strides=[?,1]>>, tile<i32> -> token
  %reduce_125 = reduce %reshape_121 dim=0 identities=[0] : tile<1x4x32xi64> -> tile<4x32xi64> 
  (%reduce_lhs: tile<i64>, %reduce_rhs: tile<i64>) {
    %52 = ori %reduce_lhs, %reduce_rhs : tile<i64>
    yield %52 : tile<i64>
  }
  %22 = scan %reduce_125 dim=1 reverse=true identities=[0] : tile<4x32xi64> -> tile<4x32xi64> 
  (%arg52: tile<i64>, %arg53: tile<i64>) {
    %52 = addi %arg52, %arg53 : tile<i64>
    yield %52 : tile<i64>
  }
  %reshape_126 = reshape %22 : tile<4x32xi64> -> tile<1x4x32xi64>
  %reduce_127 = reduce %reshape_126 dim=0 identities=[0] : tile<1x4x32xi64> -> tile<4x32xi64> 
  (%reduce_lhs: tile<i64>, %reduce_rhs: tile<i64>) {
    %52 = ori %reduce_lhs, %reduce_rhs : tile<i64>
    yield %52 : tile<i64>
  }
  %23 = store_view_tko weak %reduce_127, %pview_89[%blockId_x, %blockId_y] inbounds = [true, true] : tile<4x32xi64>, partition_view<tile=(4x32), tensor_view<?x?xi64, strides=[?,1]>>, tile<i32> -> token
  %24 = itof %4 signed  : tile<4x32xi32> -> tile<4x32xf16>
  %25 = bitcast %24 : tile<4x32xf16> -> tile<4x32xi16>
  %reshape_128 = reshape %25 : tile<4x32xi16> -> tile<1x4x32xi16>
  %reduce_129 = reduce %reshape_128 dim=0 identities=[0 : i16] : tile<1x4x32xi16> -> tile<4x32xi16> 
  (%reduce_lhs: tile<i16>, %reduce_rhs: tile<i16>) {
    %52 = ori %reduce_lhs, %reduce_rhs : tile<i16>
    yield %52 : tile<i16>
  }
  %26 = bitcast %reduce_129 : tile<4x32xi16> -> tile<4x32xf16>
  %27 = scan %26 dim=1 reverse=true identities=[0.000000e+00 : f16] : tile<4x32xf16> -> tile<4x32xf16> 
  (%arg52: tile<f16>, %arg53: tile<f16>) {
    %52 = addf %arg52, %arg53  : tile<f16>
    yield %52 : tile<f16>
  }
  %28 = bitcast %27 : tile<4x32xf16> -> tile<4x32xi16>
  %reshape_130 = reshape %28 : tile<4x32xi16> -> tile<1x4x32xi16>
  %reduce_131 = reduce %reshape_130 dim=0 identities=[0 : i16] : tile<1x4x32xi16> -> tile<4x32xi16> 
  (%reduce_lhs: tile<i16>, %reduce_rhs: tile<i16>) {
    %52 = ori %reduce_lhs, %reduce_rhs : tile<i16>
    yield %52 : tile<i16>
  }
  %29 = bitcast %reduce_131 : tile<4x32xi16> -> tile<4x32xf16>
  %30 = store_view_tko weak %29, %pview_91[%blockId_x, %blockId_y] inbounds = [true, true] : tile<4x32xf16>, partition_view<tile=(4x32), tensor_view<?x?xf16, strides=[?,1]>>, tile<i32> -> token
  %31 = itof %4 signed  : tile<4x32xi32> -> tile<4x32xbf16>
  %32 = bitcast %31 : tile<4x32xbf16> -> tile<4x32xi16>
  %reshape_132 = reshape %32 : tile<4x32xi16> -> tile<1x4x32xi16>
  %reduce_133 = reduce %reshape_132 dim=0 identities=[0 : i16] : tile<1x4x32xi16> -> tile<4x32xi16> 
  (%reduce_lhs: tile<i16>, %reduce_rhs: tile<i16>) {
    %52 = ori %reduce_lhs, %reduce_rhs : tile<i16>
    yield %52 : tile<i16>
  }
  %33 = bitcast %reduce_133 : tile<4x32xi16> -> tile<4x32xbf16>
  %34 = scan %33 dim=1 reverse=true identities=[0.000000e+00 : bf16] : tile<4x32xbf16> -> tile<4x32xbf16> 
  (%arg52: tile<bf16>, %arg53: tile<bf16>) {
    %52 = addf %arg52, %arg53  : tile<bf16>
    yield %52 : tile<bf16>
  }
  %35 = bitcast %34 : tile<4x32xbf16> -> tile<4x32xi16>
  %reshape_134 = reshape %35 : tile<4x32xi16> -> tile<1x4x32xi16>
  %reduce_135 = reduce %reshape_134 dim=0 identities=[0 : i16] : tile<1x4x32xi16> -> tile<4x32xi16> 
  (%reduce_lhs: tile<i16>, %reduce_rhs: tile<i16>) {
    %52 = ori %reduce_lhs, %reduce_rhs : tile<i16>
    yield %52 : tile<i16>
  }
  %36 = bitcast %reduce_135 : tile<4x32xi16> -> tile<4x32xbf16>
  %37 = store_view_tko weak %36, %pview_93[%blockId_x, %blockId_y] inbounds = [true, true] : tile<4x32xbf16>, partition_view<tile=(4x32), tensor_view<?x?xbf16, strides=[?,1]>>, tile<i32> -> token
  %38 = itof %4 signed  : tile<4x32xi32> -> tile<4x32xf32>
  %39 = bitcast %38 : tile<4x32xf32> -> tile<4x32xi32>
  %reshape_136 = reshape %39 : tile<4x32xi32> -> tile<1x4x32xi32>
  %reduce_137 = reduce %reshape_136 dim=0 identities=[0 : i32] : tile<1x4x32xi32> -> tile<4x32xi32> 
  (%reduce_lhs: tile<i32>, %reduce_rhs: tile<i32>) {
    %52 = ori %reduce_lhs, %reduce_rhs : tile<i32>
    yield %52 : tile<i32>
  }
  %40 = bitcast %reduce_137 : tile<4x32xi32> -> tile<4x32xf32>
  %41 = scan %40 dim=1 reverse=true identities=[0.000000e+00 : f32] : tile<4x32xf32> -> tile<4x32xf32> 
  (%arg52: tile<f32>, %arg53: tile<f32>) {
    %52 = addf %arg52, %arg53  : tile<f32>
    yield %52 : tile<f32>
  }
  %42 = bitcast %41 : tile<4x32xf32> -> tile<4x32xi32>
  %reshape_138 = reshape %42 : tile<4x32xi32> -> tile<1x4x32xi32>
  %reduce_139 = reduce %reshape_138 dim=0 identities=[0 : i32] : tile<1x4x32xi32> -> tile<4x32xi32> 
  (%reduce_lhs: tile<i32>, %reduce_rhs: tile<i32>) {
    %52 = ori %reduce_lhs, %reduce_rhs : tile<i32>
    yield %52 : tile<i32>
  }
  %43 = bitcast %reduce_139 : tile<4x32xi32> -> tile<4x32xf32>
  %44 = store_view_tko weak %43, %pview_95[%blockId_x, %blockId_y] inbounds = [true, true] : tile<4x32xf32>, partition_view<tile=(4x32), tensor_view<?x?xf32, strides=[?,1]>>, tile<i32> -> token
  %45 = itof %4 signed  : tile<4x32xi32> -> tile<4x32xf64>
  %46 = bitcast %45 : tile<4x32xf64> -> tile<4x32xi64>
  %reshape_140 = reshape %46 : tile<4x32xi64> -> tile<1x4x32xi64>
  %reduce_141 = reduce %reshape_140 dim=0 identities=[0] : tile<1x4x32xi64> -> tile<4x32xi64> 
  (%reduce_lhs: tile<i64>, %reduce_rhs: tile<i64>) {
    %52 = ori %reduce_lhs, %reduce_rhs : tile<i64>
    yield %52 : tile<i64>
  }
  %47 = bitcast %reduce_141 : tile<4x32xi64> -> tile<4x32xf64>
  %48 = scan %47 dim=1 reverse=true identities=[0.000000e+00] : tile<4x32xf64> -> tile<4x32xf64> 
  (%arg52: tile<f64>, %arg53: tile<f64>) {
    %52 = addf %arg52, %arg53  : tile<f64>
    yield %52 : tile<f64>
  }
  %49 = bitcast %48 : tile<4x32xf64> -> tile<4x32xi64>
  %reshape_142 = reshape %49 : tile<4x32xi64> -> tile<1x4x32xi64>
  %reduce_143 = reduce %reshape_142 dim=0 identities=[0] : tile<1x4x32xi64> -> tile<4x32xi64> 
  (%reduce_lhs: tile<i64>, %reduce_rhs: tile<i64>) {
    %52 = ori %reduce_lhs, %reduce_rhs : tile<i64>
    yield %52 : tile<i64>
  }
  %50 = bitcast %reduce_143 : tile<4x32xi64> -> tile<4x32xf64>
  %51 = store_view_tko weak %50, %pview_97[%blockId_x, %blockId_y] inbounds = [true, true] : tile<4x32xf64>, partition_view<tile=(4x32), tensor_view<?x?xf64, strides=[?,1]>>, tile<i32> -> token
  return
}
