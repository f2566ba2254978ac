entry @op_scan_types(%arg0: tile<ptr<i32>>, %arg1: tile<i32>, %arg2: tile<i32>, %arg3: tile<i32>, %arg4: tile<ptr<i8>>, %arg5: tile<i32>, %arg6: tile<i32>, %arg7: tile<i32>, %arg8: tile<ptr<i8>>, %arg9: tile<i32>, %arg10: tile<i32>, %arg11: tile<i32>, %arg12: tile<ptr<i16>>, %arg13: tile<i32>, %arg14: tile<i32>, %arg15: tile<i32>, %arg16: tile<ptr<i16>>, %arg17: tile<i32>, %arg18: tile<i32>, %arg19: tile<i32>, %arg20: tile<ptr<i32>>, %arg21: tile<i32>, %arg22: tile<i32>, %arg23: tile<i32>, %arg24: tile<ptr<i32>>, %arg25: tile<i32>, %arg26: tile<i32>, %arg27: tile<i32>, %arg28: tile<ptr<i64>>, %arg29: tile<i32>, %arg30: tile<i32>, %arg31: tile<i32>, %arg32: tile<ptr<i64>>, %arg33: tile<i32>, %arg34: tile<i32>, %arg35: tile<i32>, %arg36: tile<ptr<f16>>, %arg37: tile<i32>, %arg38: tile<i32>, %arg39: tile<i32>, %arg40: tile<ptr<bf16>>, %arg41: tile<i32>, %arg42: tile<i32>, %arg43: tile<i32>, %arg44: tile<ptr<f32>>, %arg45: tile<i32>, %arg46: tile<i32>, %arg47: tile<i32>, %arg48: tile<ptr<f64>>, %arg49: tile<i32>, %arg50: tile<i32>, %arg51: tile<i32>) {
  %cst_0_i32 = constant <i32: 0> : tile<i32>
  %cst_3_i32 = constant <i32: 3> : tile<4x32xi32>
  %assume = assume div_by<16>, %arg0 : tile<ptr<i32>>
  %assume_0 = assume div_by<64>, %arg1 : tile<i32>
  %assume_assume = assume bounded<0, 2147418111>, %assume_0 : tile<i32>
  %assume_1 = assume div_by<64>, %arg3 : tile<i32>
  %assume_assume_2 = assume bounded<0, 2147418111>, %assume_1 : tile<i32>
  %assume_3 = assume div_by<64>, %arg2 : tile<i32>
  %assume_assume_4 = assume bounded<0, 2147418111>, %assume_3 : tile<i32>
  %assume_5 = assume div_by<16>, %arg4 : tile<ptr<i8>>
  %assume_6 = assume div_by<64>, %arg5 : tile<i32>
  %assume_assume_7 = assume bounded<0, 2147418111>, %assume_6 : tile<i32>
  %assume_8 = assume div_by<64>, %arg7 : tile<i32>
  %assume_assume_9 = assume bounded<0, 2147418111>, %assume_8 : tile<i32>
  %assume_10 = assume div_by<64>, %arg6 : tile<i32>
  %assume_assume_11 = assume bounded<0, 2147418111>, %assume_10 : tile<i32>
  %assume_12 = assume div_by<16>, %arg8 : tile<ptr<i8>>
  %assume_13 = assume div_by<64>, %arg9 : tile<i32>
  %assume_assume_14 = assume bounded<0, 2147418111>, %assume_13 : tile<i32>
  %assume_15 = assume div_by<64>, %arg11 : tile<i32>
  %assume_assume_16 = assume bounded<0, 2147418111>, %assume_15 : tile<i32>
  %assume_17 = assume div_by<64>, %arg10 : tile<i32>
  %assume_assume_18 = assume bounded<0, 2147418111>, %assume_17 : tile<i32>
  %assume_19 = assume div_by<16>, %arg12 : tile<ptr<i16>>
  %assume_20 = assume div_by<64>, %arg13 : tile<i32>
  %assume_assume_21 = assume bounded<0, 2147418111>, %assume_20 : tile<i32>
  %assume_22 = assume div_by<64>, %arg15 : tile<i32>
  %assume_assume_23 = assume bounded<0, 2147418111>, %assume_22 : tile<i32>
  %assume_24 = assume div_by<64>, %arg14 : tile<i32>
  %assume_assume_25 = assume bounded<0, 2147418111>, %assume_24 : tile<i32>
  %assume_26 = assume div_by<16>, %arg16 : tile<ptr<i16>>
  %assume_27 = assume div_by<64>, %arg17 : tile<i32>
  %assume_assume_28 = assume bounded<0, 2147418111>, %assume_27 : tile<i32>
  %assume_29 = assume div_by<64>, %arg19 : tile<i32>
  %assume_assume_30 = assume bounded<0, 2147418111>, %assume_29 : tile<i32>
  %assume_31 = assume div_by<64>, %arg18 : tile<i32>
  %assume_assume_32 = assume bounded<0, 2147418111>, %assume_31 : tile<i32>
  %assume_33 = assume div_by<16>, %arg20 : tile<ptr<i32>>
  %assume_34 = assume div_by<64>, %arg21 : tile<i32>
  %assume_assume_35 = assume bounded<0, 2147418111>, %assume_34 : tile<i32>
  %assume_36 = assume div_by<64>, %arg23 : tile<i32>
  %assume_assume_37 = assume bounded<0, 2147418111>, %assume_36 : tile<i32>
  %assume_38 = assume div_by<64>, %arg22 : tile<i32>
  %assume_assume_39 = assume bounded<0, 2147418111>, %assume_38 : tile<i32>
  %assume_40 = assume div_by<16>, %arg24 : tile<ptr<i32>>
  %assume_41 = assume div_by<64>, %arg25 : tile<i32>
  %assume_assume_42 = assume bounded<0, 2147418111>, %assume_41 : tile<i32>
  %assume_43 = assume div_by<64>, %arg27 : tile<i32>
  %assume_assume_44 = assume bounded<0, 2147418111>, %assume_43 : tile<i32>
  %assume_45 = assume div_by<64>, %arg26 : tile<i32>
  %assume_assume_46 = assume bounded<0, 2147418111>, %assume_45 : tile<i32>
  %assume_47 = assume div_by<16>, %arg28 : tile<ptr<i64>>
  %assume_48 = assume div_by<64>, %arg29 : tile<i32>
  %assume_assume_49 = assume bounded<0, 2147418111>, %assume_48 : tile<i32>
  %assume_50 = assume div_by<64>, %arg31 : tile<i32>
  %assume_assume_51 = assume bounded<0, 2147418111>, %assume_50 : tile<i32>
  %assume_52 = assume div_by<64>, %arg30 : tile<i32>
  %assume_assume_53 = assume bounded<0, 2147418111>, %assume_52 : tile<i32>
  %assume_54 = assume div_by<16>, %arg32 : tile<ptr<i64>>
  %assume_55 = assume div_by<64>, %arg33 : tile<i32>
  %assume_assume_56 = assume bounded<0, 2147418111>, %assume_55 : tile<i32>
  %assume_57 = assume div_by<64>, %arg35 : tile<i32>
  %assume_assume_58 = assume bounded<0, 2147418111>, %assume_57 : tile<i32>
  %assume_59 = assume div_by<64>, %arg34 : tile<i32>
  %assume_assume_60 = assume bounded<0, 2147418111>, %assume_59 : tile<i32>
  %assume_61 = assume div_by<16>, %arg36 : tile<ptr<f16>>
  %assume_62 = assume div_by<64>, %arg37 : tile<i32>
  %assume_assume_63 = assume bounded<0, 2147418111>, %assume_62 : tile<i32>
  %assume_64 = assume div_by<64>, %arg39 : tile<i32>
  %assume_assume_65 = assume bounded<0, 2147418111>, %assume_64 : tile<i32>
  %assume_66 = assume div_by<64>, %arg38 : tile<i32>
  %assume_assume_67 = assume bounded<0, 2147418111>, %assume_66 : tile<i32>
  %assume_68 = assume div_by<16>, %arg40 : tile<ptr<bf16>>
  %assume_69 = assume div_by<64>, %arg41 : tile<i32>
  %assume_assume_70 = assume bounded<0, 2147418111>, %assume_69 : tile<i32>
  %assume_71 = assume div_by<64>, %arg43 : tile<i32>
  %assume_assume_72 = assume bounded<0, 2147418111>, %assume_71 : tile<i32>
  %assume_73 = assume div_by<64>, %arg42 : tile<i32>
  %assume_assume_74 = assume bounded<0, 2147418111>, %assume_73 : tile<i32>
  %assume_75 = assume div_by<16>, %arg44 : tile<ptr<f32>>
  %assume_76 = assume div_by<64>, %arg45 : tile<i32>
  %assume_assume_77 = assume bounded<0, 2147418111>, %assume_76 : tile<i32>
  %assume_78 = assume div_by<64>, %arg47 : tile<i32>
  %assume_assume_79 = assume bounded<0, 2147418111>, %assume_78 : tile<i32>
  %assume_80 = assume div_by<64>, %arg46 : tile<i32>
  %assume_assume_81 = assume bounded<0, 2147418111>, %assume_80 : tile<i32>
  %assume_82 = assume div_by<16>, %arg48 : tile<ptr<f64>>
  %assume_83 = assume div_by<64>, %arg49 : tile<i32>
  %assume_assume_84 = assume bounded<0, 2147418111>, %assume_83 : tile<i32>
  %assume_85 = assume div_by<64>, %arg51 : tile<i32>
  %assume_assume_86 = assume bounded<0, 2147418111>, %assume_85 : tile<i32>
  %assume_87 = assume div_by<64>, %arg50 : tile<i32>
  %assume_assume_88 = assume bounded<0, 2147418111>, %assume_87 : tile<i32>
  %tview = make_tensor_view %assume_5, shape = [%assume_assume_7, %assume_assume_11], strides = [%assume_assume_9, 1] : tile<i32> -> tensor_view<?x?xi8, strides=[?,1]>
  %pview = make_partition_view %tview : partition_view<tile=(4x32), tensor_view<?x?xi8, strides=[?,1]>>
  %tview_89 = make_tensor_view %assume_12, shape = [%assume_assume_14, %assume_assume_18], strides = [%assume_assume_16, 1] : tile<i32> -> tensor_view<?x?xi8, strides=[?,1]>
  %pview_90 = make_partition_view %tview_89 : partition_view<tile=(4x32), tensor_view<?x?xi8, strides=[?,1]>>
  %tview_91 = make_tensor_view %assume_19, shape = [%assume_assume_21, %assume_assume_25], strides = [%assume_assume_23, 1] : tile<i32> -> tensor_view<?x?xi16, strides=[?,1]>
  %pview_92 = make_partition_view %tview_91 : partition_view<tile=(4x32), tensor_view<?x?xi16, strides=[?,1]>>
  %tview_93 = make_tensor_view %assume_26, shape = [%assume_assume_28, %assume_assume_32], strides = [%assume_assume_30, 1] : tile<i32> -> tensor_view<?x?xi16, strides=[?,1]>
  %pview_94 = make_partition_view %tview_93 : partition_view<tile=(4x32), tensor_view<?x?xi16, strides=[?,1]>>
  %tview_95 = make_tensor_view %assume_33, shape = [%assume_assume_35, %assume_assume_39], strides = [%assume_assume_37, 1] : tile<i32> -> tensor_view<?x?xi32, strides=[?,1]>
  %pview_96 = make_partition_view %tview_95 : partition_view<tile=(4x32), tensor_view<?x?xi32, strides=[?,1]>>
  %tview_97 = make_tensor_view %assume_40, shape = [%assume_assume_42, %assume_assume_46], strides = [%assume_assume_44, 1] : tile<i32> -> tensor_view<?x?xi32, strides=[?,1]>
  %pview_98 = make_partition_view %tview_97 : partition_view<tile=(4x32), tensor_view<?x?xi32, strides=[?,1]>>
  %tview_99 = make_tensor_view %assume_47, shape = [%assume_assume_49, %assume_assume_53], strides = [%assume_assume_51, 1] : tile<i32> -> tensor_view<?x?xi64, strides=[?,1]>
  %pview_100 = make_partition_view %tview_99 : partition_view<tile=(4x32), tensor_view<?x?xi64, strides=[?,1]>>
  %tview_101 = make_tensor_view %assume_54, shape = [%assume_assume_56, %assume_assume_60], strides = [%assume_assume_58, 1] : tile<i32> -> tensor_view<?x?xi64, strides=[?,1]>
  %pview_102 = make_partition_view %tview_101 : partition_view<tile=(4x32), tensor_view<?x?xi64, strides=[?,1]>>
  %tview_103 = make_tensor_view %assume_61, shape = [%assume_assume_63, %assume_assume_67], strides = [%assume_assume_65, 1] : tile<i32> -> tensor_view<?x?xf16, strides=[?,1]>
  %pview_104 = make_partition_view %tview_103 : partition_view<tile=(4x32), tensor_view<?x?xf16, strides=[?,1]>>
  %tview_105 = make_tensor_view %assume_68, shape = [%assume_assume_70, %assume_assume_74], strides = [%assume_assume_72, 1] : tile<i32> -> tensor_view<?x?xbf16, strides=[?,1]>
  %pview_106 = make_partition_view %tview_105 : partition_view<tile=(4x32), tensor_view<?x?xbf16, strides=[?,1]>>
  %tview_107 = make_tensor_view %assume_75, shape = [%assume_assume_77, %assume_assume_81], strides = [%assume_assume_79, 1] : tile<i32> -> tensor_view<?x?xf32, strides=[?,1]>
  %pview_108 = make_partition_view %tview_107 : partition_view<tile=(4x32), tensor_view<?x?xf32, strides=[?,1]>>
  %tview_109 = make_tensor_view %assume_82, shape = [%assume_assume_84, %assume_assume_88], strides = [%assume_assume_86, 1] : tile<i32> -> tensor_view<?x?xf64, strides=[?,1]>
  %pview_110 = make_partition_view %tview_109 : partition_view<tile=(4x32), tensor_view<?x?xf64, strides=[?,1]>>
  %blockId_x, %blockId_y, %blockId_z = get_tile_block_id : tile<i32>
  %tview_111 = make_tensor_view %assume, shape = [%assume_assume, %assume_assume_4], strides = [%assume_assume_2, 1] : tile<i32> -> tensor_view<?x?xi32, strides=[?,1]>
  %pview_112 = make_partition_view %tview_111 : partition_view<tile=(4x32), tensor_view<?x?xi32, strides=[?,1]>>
  %tile, %result_token = load_view_tko weak %pview_112[%cst_0_i32, %cst_0_i32] inbounds = [true, true] : partition_view<tile=(4x32), tensor_view<?x?xi32, strides=[?,1]>>, tile<i32> -> tile<4x32xi32>, token
  %0 = absi %tile : tile<4x32xi32>
  %1 = andi %0, %cst_3_i32 : tile<4x32xi32>
  %2 = trunci %1 : tile<4x32xi32> -> tile<4x32xi8>
  %3 = scan %2 dim=1 reverse=true identities=[0 : i8] : tile<4x32xi8> -> tile<4x32xi8> 
  (%arg52: tile<i8>, %arg53: tile<i8>) {
    %33 = addi %arg52, %arg53 : tile<i8>
    yield %33 : tile<i8>
  }
  %4 = store_view_tko weak %3, %pview[%blockId_x, %blockId_y] inbounds = [true, true] : tile<4x32xi8>, partition_view<tile=(4x32), tensor_view<?x?xi8, strides=[?,1]>>, tile<i32> -> token
  %5 = scan %2 dim=1 reverse=true identities=[0 : i8] : tile<4x32xi8> -> tile<4x32xi8> 
  (%arg52: tile<i8>, %arg53: tile<i8>) {
    %33 = addi %arg52, %arg53 : tile<i8>
    yield %33 : tile<i8>
  }
  %6 = store_view_tko weak %5, %pview_90[%blockId_x, %blockId_y] inbounds = [true, true] : tile<4x32xi8>, partition_view<tile=(4x32), tensor_view<?x?xi8, strides=[?,1]>>, tile<i32> -> token
  %7 = trunci %1 : tile<4x32xi32> -> tile<4x32xi16>
  %8 = scan %7 dim=1 reverse=true identities=[0 : i16] : tile<4x32xi16> -> tile<4x32xi16> 
  (%arg52: tile<i16>, %arg53: tile<i16>) {
    %33 = addi %arg52, %arg53 : tile<i16>
    yield %33 : tile<i16>
  }
  %9 = store_view_tko weak %8, %pview_92[%blockId_x, %blockId_y] inbounds = [true, true] : tile<4x32xi16>, partition_view<tile=(4x32), tensor_view<?x?xi16, strides=[?,1]>>, tile<i32> -> token
  %10 = scan %7 dim=1 reverse=true identities=[0 : i16] : tile<4x32xi16> -> tile<4x32xi16> 
  (%arg52: tile<i16>, %arg53: tile<i16>) {
    %33 = addi %arg52, %arg53 : tile<i16>
    yield %33 : tile<i16>
  }
  %11 = store_view_tko weak %10, %pview_94[%blockId_x, %blockId_y] inbounds = [true, true] : tile<4x32xi16>, partition_view<tile=(4x32), tensor_view<?x?xi16, strides=[?,1]>>, tile<i32> -> token
  %12 = scan %1 dim=1 reverse=true identities=[0 : i32] : tile<4x32xi32> -> tile<4x32xi32> 
  (%arg52: tile<i32>, %arg53: tile<i32>) {
    %33 = addi %arg52, %arg53 : tile<i32>
    yield %33 : tile<i32>
  }
  %13 = store_view_tko weak %12, %pview_96[%blockId_x, %blockId_y] inbounds = [true, true] : tile<4x32xi32>, partition_view<tile=(4x32), tensor_view<?x?xi32, strides=[?,1]>>, tile<i32> -> token
  %14 = scan %1 dim=1 reverse=true identities=[0 : i32] : tile<4x32xi32> -> tile<4x32xi32> 
  (%arg52: tile<i32>, %arg53: tile<i32>) {
    %33 = addi %arg52, %arg53 : tile<i32>
    yield %33 : tile<i32>
  }
  %15 = store_view_tko weak %14, %pview_98[%blockId_x, %blockId_y] inbounds = [true, true] : tile<4x32xi32>, partition_view<tile=(4x32), tensor_view<?x?xi32, strides=[?,1]>>, tile<i32> -> token
  %16 = exti %1 signed : tile<4x32xi32> -> tile<4x32xi64>
  %17 = scan %16 dim=1 reverse=true identities=[0] : tile<4x32xi64> -> tile<4x32xi64> 
  (%arg52: tile<i64>, %arg53: tile<i64>) {
    %33 = addi %arg52, %arg53 : tile<i64>
    yield %33 : tile<i64>
  }
  %18 = store_view_tko weak %17, %pview_100[%blockId_x, %blockId_y] inbounds = [true, true] : tile<4x32xi64>, partition_view<tile=(4x32), tensor_view<?x?xi64, strides=[?,1]>>, tile<i32> -> token
  %19 = scan %16 dim=1 reverse=true identities=[0] : tile<4x32xi64> -> tile<4x32xi64> 
  (%arg52: tile<i64>, %arg53: tile<i64>) {
    %33 = addi %arg52, %arg53 : tile<i64>
    yield %33 : tile<i64>
  }
  %20 = store_view_tko weak %19, %pview_102[%blockId_x, %blockId_y] inbounds = [true, true] : tile<4x32xi64>, partition_view<tile=(4x32), tensor_view<?x?xi64, strides=[?,1]>>, tile<i32> -> token
  %21 = itof %1 signed  : tile<4x32xi32> -> tile<4x32xf16>
  %22 = scan %21 dim=1 reverse=true identities=[0.000000e+00 : f16] : tile<4x32xf16> -> tile<4x32xf16> 
  (%arg52: tile<f16>, %arg53: tile<f16>) {
    %33 = addf %arg52, %arg53  : tile<f16>
    yield %33 : tile<f16>
  }
  %23 = store_view_tko weak %22, %pview_104[%blockId_x, %blockId_y] inbounds = [true, true] : tile<4x32xf16>, partition_view<tile=(4x32), tensor_view<?x?xf16, strides=[?,1]>>, tile<i32> -> token
  %24 = itof %1 signed  : tile<4x32xi32> -> tile<4x32xbf16>
  %25 = scan %24 dim=1 reverse=true identities=[0.000000e+00 : bf16] : tile<4x32xbf16> -> tile<4x32xbf16> 
  (%arg52: tile<bf16>, %arg53: tile<bf16>) {
    %33 = addf %arg52, %arg53  : tile<bf16>
    yield %33 : tile<bf16>
  }
  %26 = store_view_tko weak %25, %pview_106[%blockId_x, %blockId_y] inbounds = [true, true] : tile<4x32xbf16>, partition_view<tile=(4x32), tensor_view<?x?xbf16, strides=[?,1]>>, tile<i32> -> token
  %27 = itof %1 signed  : tile<4x32xi32> -> tile<4x32xf32>
  %28 = scan %27 dim=1 reverse=true identities=[0.000000e+00 : f32] : tile<4x32xf32> -> tile<4x32xf32> 
  (%arg52: tile<f32>, %arg53: tile<f32>) {
    %33 = addf %arg52, %arg53  : tile<f32>
    yield %33 : tile<f32>
  }
  %29 = store_view_tko weak %28, %pview_108[%blockId_x, %blockId_y] inbounds = [true, true] : tile<4x32xf32>, partition_view<tile=(4x32), tensor_view<?x?xf32, strides=[?,1]>>, tile<i32> -> token
  %30 = itof %1 signed  : tile<4x32xi32> -> tile<4x32xf64>
  %31 = scan %30 dim=1 reverse=true identities=[0.000000e+00] : tile<4x32xf64> -> tile<4x32xf64> 
  (%arg52: tile<f64>, %arg53: tile<f64>) {
    %33 = addf %arg52, %arg53  : tile<f64>
    yield %33 : tile<f64>
  }
  %32 = store_view_tko weak %31, %pview_110[%blockId_x, %blockId_y] inbounds = [true, true] : tile<4x32xf64>, partition_view<tile=(4x32), tensor_view<?x?xf64, strides=[?,1]>>, tile<i32> -> token
  return
}
