entry @op_products_of_types(%arg0: tile<ptr<f16>>, %arg1: tile<i32>, %arg2: tile<i32>, %arg3: tile<i32>, %arg4: tile<ptr<f32>>, %arg5: tile<i32>, %arg6: tile<i32>, %arg7: tile<i32>, %arg8: tile<ptr<f32>>, %arg9: tile<i32>, %arg10: tile<i32>, %arg11: tile<i32>, %arg12: tile<ptr<f64>>, %arg13: tile<i32>, %arg14: tile<i32>, %arg15: tile<i32>, %arg16: tile<ptr<f32>>, %arg17: tile<i32>, %arg18: tile<i32>, %arg19: tile<i32>, %arg20: tile<ptr<f16>>, %arg21: tile<i32>, %arg22: tile<i32>, %arg23: tile<i32>, %arg24: tile<ptr<f32>>, %arg25: tile<i32>, %arg26: tile<i32>, %arg27: tile<i32>, %arg28: tile<ptr<f32>>, %arg29: tile<i32>, %arg30: tile<i32>, %arg31: tile<i32>, %arg32: tile<ptr<f64>>, %arg33: tile<i32>, %arg34: tile<i32>, %arg35: tile<i32>) {
  %cst_0_f16 = constant <f16: 0.000000e+00> : tile<16x16xf16>
  %cst_1_f32 = constant <f32: 1.000000e+00> : tile<16x16xf32>
  %cst_2_f32 = constant <f32: 2.000000e+00> : tile<16x16xf32>
  %cst_0_f32 = constant <f32: 0.000000e+00> : tile<16x16xf32>
  %cst_3_f64 = constant <f64: 3.000000e+00> : tile<16x16xf64>
  %cst_4_f32 = constant <f32: 4.000000e+00> : tile<16x16xf32>
  %assume = assume div_by<16>, %arg0 : tile<ptr<f16>>
  %assume_0 = assume div_by<64>, %arg1 : tile<i32>
  %assume_assume = assume bounded<0, 2147418111>, %assume_0 : tile<i32>
  %assume_1 = assume div_by<64>, %arg3 : tile<i32>
  %assume_assume_2 = assume bounded<0, 2147418111>, %assume_1 : tile<i32>
  %assume_3 = assume div_by<64>, %arg2 : tile<i32>
  %assume_assume_4 = assume bounded<0, 2147418111>, %assume_3 : tile<i32>
  %assume_5 = assume div_by<16>, %arg4 : tile<ptr<f32>>
  %assume_6 = assume div_by<64>, %arg5 : tile<i32>
  %assume_assume_7 = assume bounded<0, 2147418111>, %assume_6 : tile<i32>
  %assume_8 = assume div_by<64>, %arg7 : tile<i32>
  %assume_assume_9 = assume bounded<0, 2147418111>, %assume_8 : tile<i32>
  %assume_10 = assume div_by<64>, %arg6 : tile<i32>
  %assume_assume_11 = assume bounded<0, 2147418111>, %assume_10 : tile<i32>
  %assume_12 = assume div_by<16>, %arg8 : tile<ptr<f32>>
  %assume_13 = assume div_by<64>, %arg9 : tile<i32>
  %assume_assume_14 = assume bounded<0, 2147418111>, %assume_13 : tile<i32>
  %assume_15 = assume div_by<64>, %arg11 : tile<i32>
  %assume_assume_16 = assume bounded<0, 2147418111>, %assume_15 : tile<i32>
  %assume_17 = assume div_by<64>, %arg10 : tile<i32>
  %assume_assume_18 = assume bounded<0, 2147418111>, %assume_17 : tile<i32>
  %assume_19 = assume div_by<16>, %arg12 : tile<ptr<f64>>
  %assume_20 = assume div_by<64>, %arg13 : tile<i32>
  %assume_assume_21 = assume bounded<0, 2147418111>, %assume_20 : tile<i32>
  %assume_22 = assume div_by<64>, %arg15 : tile<i32>
  %assume_assume_23 = assume bounded<0, 2147418111>, %assume_22 : tile<i32>
  %assume_24 = assume div_by<64>, %arg14 : tile<i32>
  %assume_assume_25 = assume bounded<0, 2147418111>, %assume_24 : tile<i32>
  %assume_26 = assume div_by<16>, %arg16 : tile<ptr<f32>>
  %assume_27 = assume div_by<64>, %arg17 : tile<i32>
  %assume_assume_28 = assume bounded<0, 2147418111>, %assume_27 : tile<i32>
  %assume_29 = assume div_by<64>, %arg19 : tile<i32>
  %assume_assume_30 = assume bounded<0, 2147418111>, %assume_29 : tile<i32>
  %assume_31 = assume div_by<64>, %arg18 : tile<i32>
  %assume_assume_32 = assume bounded<0, 2147418111>, %assume_31 : tile<i32>
  %assume_33 = assume div_by<16>, %arg20 : tile<ptr<f16>>
  %assume_34 = assume div_by<64>, %arg21 : tile<i32>
  %assume_assume_35 = assume bounded<0, 2147418111>, %assume_34 : tile<i32>
  %assume_36 = assume div_by<64>, %arg23 : tile<i32>
  %assume_assume_37 = assume bounded<0, 2147418111>, %assume_36 : tile<i32>
  %assume_38 = assume div_by<64>, %arg22 : tile<i32>
  %assume_assume_39 = assume bounded<0, 2147418111>, %assume_38 : tile<i32>
  %assume_40 = assume div_by<16>, %arg24 : tile<ptr<f32>>
  %assume_41 = assume div_by<64>, %arg25 : tile<i32>
  %assume_assume_42 = assume bounded<0, 2147418111>, %assume_41 : tile<i32>
  %assume_43 = assume div_by<64>, %arg27 : tile<i32>
  %assume_assume_44 = assume bounded<0, 2147418111>, %assume_43 : tile<i32>
  %assume_45 = assume div_by<64>, %arg26 : tile<i32>
  %assume_assume_46 = assume bounded<0, 2147418111>, %assume_45 : tile<i32>
  %assume_47 = assume div_by<16>, %arg28 : tile<ptr<f32>>
  %assume_48 = assume div_by<64>, %arg29 : tile<i32>
  %assume_assume_49 = assume bounded<0, 2147418111>, %assume_48 : tile<i32>
  %assume_50 = assume div_by<64>, %arg31 : tile<i32>
  %assume_assume_51 = assume bounded<0, 2147418111>, %assume_50 : tile<i32>
  %assume_52 = assume div_by<64>, %arg30 : tile<i32>
  %assume_assume_53 = assume bounded<0, 2147418111>, %assume_52 : tile<i32>
  %assume_54 = assume div_by<16>, %arg32 : tile<ptr<f64>>
  %assume_55 = assume div_by<64>, %arg33 : tile<i32>
  %assume_assume_56 = assume bounded<0, 2147418111>, %assume_55 : tile<i32>
  %assume_57 = assume div_by<64>, %arg35 : tile<i32>
  %assume_assume_58 = assume bounded<0, 2147418111>, %assume_57 : tile<i32>
  %assume_59 = assume div_by<64>, %arg34 : tile<i32>
  %assume_assume_60 = assume bounded<0, 2147418111>, %assume_59 : tile<i32>
  %tview = make_tensor_view %assume, shape = [%assume_assume, %assume_assume_4], strides = [%assume_assume_2, 1] : tile<i32> -> tensor_view<?x?xf16, strides=[?,1]>
  %pview = make_partition_view %tview : partition_view<tile=(16x16), tensor_view<?x?xf16, strides=[?,1]>>
  %tview_61 = make_tensor_view %assume_5, shape = [%assume_assume_7, %assume_assume_11], strides = [%assume_assume_9, 1] : tile<i32> -> tensor_view<?x?xf32, strides=[?,1]>
  %pview_62 = make_partition_view %tview_61 : partition_view<tile=(16x16), tensor_view<?x?xf32, strides=[?,1]>>
  %tview_63 = make_tensor_view %assume_12, shape = [%assume_assume_14, %assume_assume_18], strides = [%assume_assume_16, 1] : tile<i32> -> tensor_view<?x?xf32, strides=[?,1]>
  %pview_64 = make_partition_view %tview_63 : partition_view<tile=(16x16), tensor_view<?x?xf32, strides=[?,1]>>
  %tview_65 = make_tensor_view %assume_19, shape = [%assume_assume_21, %assume_assume_25], strides = [%assume_assume_23, 1] : tile<i32> -> tensor_view<?x?xf64, strides=[?,1]>
  %pview_66 = make_partition_view %tview_65 : partition_view<tile=(16x16), tensor_view<?x?xf64, strides=[?,1]>>
  %tview_67 = make_tensor_view %assume_26, shape = [%assume_assume_28, %assume_assume_32], strides = [%assume_assume_30, 1] : tile<i32> -> tensor_view<?x?xf32, strides=[?,1]>
  %pview_68 = make_partition_view %tview_67 : partition_view<tile=(16x16), tensor_view<?x?xf32, strides=[?,1]>>
  %tview_69 = make_tensor_view %assume_33, shape = [%assume_assume_35, %assume_assume_39], strides = [%assume_assume_37, 1] : tile<i32> -> tensor_view<?x?xf16, strides=[?,1]>
  %pview_70 = make_partition_view %tview_69 : partition_view<tile=(16x16), tensor_view<?x?xf16, strides=[?,1]>>
  %tview_71 = make_tensor_view %assume_40, shape = [%assume_assume_42, %assume_assume_46], strides = [%assume_assume_44, 1] : tile<i32> -> tensor_view<?x?xf32, strides=[?,1]>
  %pview_72 = make_partition_view %tview_71 : partition_view<tile=(16x16), tensor_view<?x?xf32, strides=[?,1]>>
  %blockId_x, %blockId_y, %blockId_z = get_tile_block_id : tile<i32>
  %tview_73 = make_tensor_view %assume_47, shape = [%assume_assume_49, %assume_assume_53], strides = [%assume_assume_51, 1] : tile<i32> -> tensor_view<?x?xf32, strides=[?,1]>
  %pview_74 = make_partition_view %tview_73 : partition_view<tile=(16x16), tensor_view<?x?xf32, strides=[?,1]>>
  %tile, %result_token = load_view_tko weak %pview_74[%blockId_x, %blockId_y] inbounds = [true, true] : partition_view<tile=(16x16), tensor_view<?x?xf32, strides=[?,1]>>, tile<i32> -> tile<16x16xf32>, token
  %0 = ftof %tile  : tile<16x16xf32> -> tile<16x16xf16>
  %1 = mmaf %0, %0, %cst_0_f16 : tile<16x16xf16>, tile<16x16xf16>, tile<16x16xf16>
  %2 = store_view_tko weak %1, %pview[%blockId_x, %blockId_y] inbounds = [true, true] : tile<16x16xf16>, partition_view<tile=(16x16), tensor_view<?x?xf16, strides=[?,1]>>, tile<i32> -> token
  %3 = mmaf %0, %0, %cst_1_f32 : tile<16x16xf16>, tile<16x16xf16>, tile<16x16xf32>
  %4 = store_view_tko weak %3, %pview_62[%blockId_x, %blockId_y] inbounds = [true, true] : tile<16x16xf32>, partition_view<tile=(16x16), tensor_view<?x?xf32, strides=[?,1]>>, tile<i32> -> token
  %5 = mmaf %tile, %tile, %cst_2_f32 : tile<16x16xf32>, tile<16x16xf32>, tile<16x16xf32>
  %6 = ftof %tile  : tile<16x16xf32> -> tile<16x16xtf32>
  %7 = mmaf %6, %6, %cst_0_f32 : tile<16x16xtf32>, tile<16x16xtf32>, tile<16x16xf32>
  %8 = addf %5, %7  : tile<16x16xf32>
  %9 = store_view_tko weak %8, %pview_64[%blockId_x, %blockId_y] inbounds = [true, true] : tile<16x16xf32>, partition_view<tile=(16x16), tensor_view<?x?xf32, strides=[?,1]>>, tile<i32> -> token
  %tview_75 = make_tensor_view %assume_54, shape = [%assume_assume_56, %assume_assume_60], strides = [%assume_assume_58, 1] : tile<i32> -> tensor_view<?x?xf64, strides=[?,1]>
  %pview_76 = make_partition_view %tview_75 : partition_view<tile=(16x16), tensor_view<?x?xf64, strides=[?,1]>>
  %tile_77, %result_token_78 = load_view_tko weak %pview_76[%blockId_x, %blockId_y] inbounds = [true, true] : partition_view<tile=(16x16), tensor_view<?x?xf64, strides=[?,1]>>, tile<i32> -> tile<16x16xf64>, token
  %10 = mmaf %tile_77, %tile_77, %cst_3_f64 : tile<16x16xf64>, tile<16x16xf64>, tile<16x16xf64>
  %11 = store_view_tko weak %10, %pview_66[%blockId_x, %blockId_y] inbounds = [true, true] : tile<16x16xf64>, partition_view<tile=(16x16), tensor_view<?x?xf64, strides=[?,1]>>, tile<i32> -> token
  %12 = ftof %tile  : tile<16x16xf32> -> tile<16x16xf8E4M3FN>
  %13 = mmaf %12, %12, %cst_4_f32 : tile<16x16xf8E4M3FN>, tile<16x16xf8E4M3FN>, tile<16x16xf32>
  %14 = store_view_tko weak %13, %pview_68[%blockId_x, %blockId_y] inbounds = [true, true] : tile<16x16xf32>, partition_view<tile=(16x16), tensor_view<?x?xf32, strides=[?,1]>>, tile<i32> -> token
  %15 = ftof %tile  : tile<16x16xf32> -> tile<16x16xf8E5M2>
  %16 = mmaf %15, %15, %cst_0_f16 : tile<16x16xf8E5M2>, tile<16x16xf8E5M2>, tile<16x16xf16>
  %17 = store_view_tko weak %16, %pview_70[%blockId_x, %blockId_y] inbounds = [true, true] : tile<16x16xf16>, partition_view<tile=(16x16), tensor_view<?x?xf16, strides=[?,1]>>, tile<i32> -> token
  %18 = mmaf %12, %12, %cst_0_f32 fast_acc : tile<16x16xf8E4M3FN>, tile<16x16xf8E4M3FN>, tile<16x16xf32>
  %19 = store_view_tko weak %18, %pview_72[%blockId_x, %blockId_y] inbounds = [true, true] : tile<16x16xf32>, partition_view<tile=(16x16), tensor_view<?x?xf32, strides=[?,1]>>, tile<i32> -> token
  return
}
