entry @decode_attention(%arg0: tile<ptr<f32>>, %arg1: tile<i32>, %arg2: tile<i32>, %arg3: tile<i32>, %arg4: tile<i32>, %arg5: tile<i32>, %arg6: tile<i32>, %arg7: tile<i32>, %arg8: tile<ptr<f32>>, %arg9: tile<i32>, %arg10: tile<i32>, %arg11: tile<i32>, %arg12: tile<i32>, %arg13: tile<i32>, %arg14: tile<i32>, %arg15: tile<i32>, %arg16: tile<ptr<bf16>>, %arg17: tile<i32>, %arg18: tile<i32>, %arg19: tile<i32>, %arg20: tile<i32>, %arg21: tile<i32>, %arg22: tile<ptr<bf16>>, %arg23: tile<i32>, %arg24: tile<i32>, %arg25: tile<i32>, %arg26: tile<i32>, %arg27: tile<i32>, %arg28: tile<ptr<bf16>>, %arg29: tile<i32>, %arg30: tile<i32>, %arg31: tile<i32>, %arg32: tile<i32>, %arg33: tile<i32>, %arg34: tile<f32>, %arg35: tile<i32>) {
  %cst_1_i32 = constant <i32: 1> : tile<i32>
  %cst_0_i32 = constant <i32: 0> : tile<i32>
  %cst_64_i32 = constant <i32: 64> : tile<i32>
  %cst_f32 = constant <f32: 0xFF800000> : tile<8x1xf32>
  %cst_0_f32 = constant <f32: 0.000000e+00> : tile<8x1xf32>
  %cst_0_f32_0 = constant <f32: 0.000000e+00> : tile<8x64xf32>
  %cst_f32_1 = constant <f32: 1.44269502> : tile<f32>
  %cst_f32_2 = constant <f32: 0xFF800000> : tile<8x64xf32>
  %cst_1_f32 = constant <f32: 1.000000e+00> : tile<8x1xf32>
  %assume = assume div_by<16>, %arg0 : tile<ptr<f32>>
  %assume_3 = assume div_by<64>, %arg1 : tile<i32>
  %assume_assume = assume bounded<0, 2147418111>, %assume_3 : tile<i32>
  %assume_4 = assume div_by<64>, %arg5 : tile<i32>
  %assume_assume_5 = assume bounded<0, 2147418111>, %assume_4 : tile<i32>
  %assume_6 = assume div_by<64>, %arg2 : tile<i32>
  %assume_assume_7 = assume bounded<0, 2147418111>, %assume_6 : tile<i32>
  %assume_8 = assume div_by<64>, %arg6 : tile<i32>
  %assume_assume_9 = assume bounded<0, 2147418111>, %assume_8 : tile<i32>
  %assume_10 = assume div_by<64>, %arg3 : tile<i32>
  %assume_assume_11 = assume bounded<0, 2147418111>, %assume_10 : tile<i32>
  %assume_12 = assume div_by<64>, %arg7 : tile<i32>
  %assume_assume_13 = assume bounded<0, 2147418111>, %assume_12 : tile<i32>
  %assume_14 = assume div_by<64>, %arg9 : tile<i32>
  %assume_assume_15 = assume bounded<0, 2147418111>, %assume_14 : tile<i32>
  %assume_16 = assume div_by<64>, %arg13 : tile<i32>
  %assume_assume_17 = assume bounded<0, 2147418111>, %assume_16 : tile<i32>
  %assume_18 = assume div_by<64>, %arg10 : tile<i32>
  %assume_assume_19 = assume bounded<0, 2147418111>, %assume_18 : tile<i32>
  %assume_20 = assume div_by<64>, %arg14 : tile<i32>
  %assume_assume_21 = assume bounded<0, 2147418111>, %assume_20 : tile<i32>
  %assume_22 = assume div_by<64>, %arg11 : tile<i32>
  %assume_assume_23 = assume bounded<0, 2147418111>, %assume_22 : tile<i32>
  %assume_24 = assume div_by<64>, %arg15 : tile<i32>
  %assume_assume_25 = assume bounded<0, 2147418111>, %assume_24 : tile<i32>
  %assume_26 = assume div_by<16>, %arg16 : tile<ptr<bf16>>
  %assume_27 = assume div_by<64>, %arg17 : tile<i32>
  %assume_assume_28 = assume bounded<0, 2147418111>, %assume_27 : tile<i32>
  %assume_29 = assume div_by<64>, %arg20 : tile<i32>
  %assume_assume_30 = assume bounded<0, 2147418111>, %assume_29 : tile<i32>
  %assume_31 = assume div_by<64>, %arg18 : tile<i32>
  %assume_assume_32 = assume bounded<0, 2147418111>, %assume_31 : tile<i32>
  %assume_33 = assume div_by<64>, %arg21 : tile<i32>
  %assume_assume_34 = assume bounded<0, 2147418111>, %assume_33 : tile<i32>
  %assume_35 = assume div_by<16>, %arg22 : tile<ptr<bf16>>
  %assume_36 = assume div_by<64>, %arg23 : tile<i32>
  %assume_assume_37 = assume bounded<0, 2147418111>, %assume_36 : tile<i32>
  %assume_38 = assume div_by<64>, %arg26 : tile<i32>
  %assume_assume_39 = assume bounded<0, 2147418111>, %assume_38 : tile<i32>
  %assume_40 = assume div_by<64>, %arg24 : tile<i32>
  %assume_assume_41 = assume bounded<0, 2147418111>, %assume_40 : tile<i32>
  %assume_42 = assume div_by<64>, %arg27 : tile<i32>
  %assume_assume_43 = assume bounded<0, 2147418111>, %assume_42 : tile<i32>
  %assume_44 = assume div_by<16>, %arg28 : tile<ptr<bf16>>
  %assume_45 = assume div_by<64>, %arg29 : tile<i32>
  %assume_assume_46 = assume bounded<0, 2147418111>, %assume_45 : tile<i32>
  %assume_47 = assume div_by<64>, %arg32 : tile<i32>
  %assume_assume_48 = assume bounded<0, 2147418111>, %assume_47 : tile<i32>
  %assume_49 = assume div_by<64>, %arg30 : tile<i32>
  %assume_assume_50 = assume bounded<0, 2147418111>, %assume_49 : tile<i32>
  %assume_51 = assume div_by<64>, %arg33 : tile<i32>
  %assume_assume_52 = assume bounded<0, 2147418111>, %assume_51 : tile<i32>
  %tview = make_tensor_view %assume, shape = [%assume_assume, %assume_assume_7, %assume_assume_11, 64], strides = [%assume_assume_5, %assume_assume_9, %assume_assume_13, 1] : tile<i32> -> tensor_view<?x?x?x64xf32, strides=[?,?,?,1]>
  %pview = make_partition_view %tview : partition_view<tile=(1x1x8x64), tensor_view<?x?x?x64xf32, strides=[?,?,?,1]>>
  %tview_53 = make_tensor_view %arg8, shape = [%assume_assume_15, %assume_assume_19, %assume_assume_23, 1], strides = [%assume_assume_17, %assume_assume_21, %assume_assume_25, 1] : tile<i32> -> tensor_view<?x?x?x1xf32, strides=[?,?,?,1]>
  %pview_54 = make_partition_view %tview_53 : partition_view<tile=(1x1x8x1), tensor_view<?x?x?x1xf32, strides=[?,?,?,1]>>
  %blockId_x, %blockId_y, %blockId_z = get_tile_block_id : tile<i32>
  %0:4 = get_index_space_shape %pview : partition_view<tile=(1x1x8x64), tensor_view<?x?x?x64xf32, strides=[?,?,?,1]>> -> tile<i32>
  %1 = remi %blockId_x, %cst_1_i32 signed : tile<i32>
  %2 = divi %blockId_x, %cst_1_i32 signed : tile<i32>
  %3 = remi %2, %0#2 signed : tile<i32>
  %4 = divi %2, %0#2 signed : tile<i32>
  %5 = remi %4, %0#1 signed : tile<i32>
  %6 = divi %4, %0#1 signed : tile<i32>
  %7 = divi %arg35, %cst_64_i32 signed rounding<positive_inf> : tile<i32>
  %8 = divi %7, %assume_assume_7 signed rounding<positive_inf> : tile<i32>
  %9 = muli %5, %8 : tile<i32>
  %10 = maxi %cst_0_i32, %9 signed : tile<i32>
  %tview_55 = make_tensor_view %assume_35, shape = [%assume_assume_37, %assume_assume_41, 64], strides = [%assume_assume_39, %assume_assume_43, 1] : tile<i32> -> tensor_view<?x?x64xbf16, strides=[?,?,1]>
  %pview_56 = make_partition_view %tview_55 : partition_view<tile=(1x64x64), tensor_view<?x?x64xbf16, strides=[?,?,1]>>
  %11:3 = get_index_space_shape %pview_56 : partition_view<tile=(1x64x64), tensor_view<?x?x64xbf16, strides=[?,?,1]>> -> tile<i32>
  %12 = addi %9, %8 : tile<i32>
  %13 = mini %12, %7 signed : tile<i32>
  %14 = mini %11#1, %13 signed : tile<i32>
  %tview_57 = make_tensor_view %assume_26, shape = [%assume_assume_28, %assume_assume_32, 64], strides = [%assume_assume_30, %assume_assume_34, 1] : tile<i32> -> tensor_view<?x?x64xbf16, strides=[?,?,1]>
  %pview_58 = make_partition_view %tview_57 : partition_view<tile=(1x8x64), tensor_view<?x?x64xbf16, strides=[?,?,1]>>
  %tile, %result_token = load_view_tko weak %pview_58[%6, %3, %cst_0_i32] inbounds = [true, true, true] : partition_view<tile=(1x8x64), tensor_view<?x?x64xbf16, strides=[?,?,1]>>, tile<i32> -> tile<1x8x64xbf16>, token
  %reshape = reshape %tile : tile<1x8x64xbf16> -> tile<8x64xbf16>
  %15 = mulf %arg34, %cst_f32_1  : tile<f32>
  %tview_59 = make_tensor_view %assume_44, shape = [%assume_assume_46, %assume_assume_50, 64], strides = [%assume_assume_48, %assume_assume_52, 1] : tile<i32> -> tensor_view<?x?x64xbf16, strides=[?,?,1]>
  %pview_60 = make_partition_view %tview_59 : partition_view<tile=(1x64x64), tensor_view<?x?x64xbf16, strides=[?,?,1]>>
  %16 = iota : tile<64xi32>
  %for:3 = for %loopIdx in (%10 to %14, step %cst_1_i32) : tile<i32> iter_values(%iterArg0 = %cst_f32, %iterArg1 = %cst_0_f32, %iterArg2 = %cst_0_f32_0) -> (tile<8x1xf32>, tile<8x1xf32>, tile<8x64xf32>) {
    %25 = muli %loopIdx, %cst_64_i32 : tile<i32>
    %reshape_64 = reshape %25 : tile<i32> -> tile<1x1xi32>
    %bcast_65 = broadcast %reshape_64 : tile<1x1xi32> -> tile<1x64xi32>
    %reshape_66 = reshape %16 : tile<64xi32> -> tile<1x64xi32>
    %26 = addi %bcast_65, %reshape_66 : tile<1x64xi32>
    %reshape_67 = reshape %arg35 : tile<i32> -> tile<1x1xi32>
    %bcast_68 = broadcast %reshape_67 : tile<1x1xi32> -> tile<1x64xi32>
    %27 = cmpi less_than %26, %bcast_68, signed : tile<1x64xi32> -> tile<1x64xi1>
    %bcast_69 = broadcast %27 : tile<1x64xi1> -> tile<8x64xi1>
    %tile_70, %result_token_71 = load_view_tko weak %pview_56[%6, %loopIdx, %cst_0_i32] inbounds = [true, true, true] : partition_view<tile=(1x64x64), tensor_view<?x?x64xbf16, strides=[?,?,1]>>, tile<i32> -> tile<1x64x64xbf16>, token
    %reshape_72 = reshape %tile_70 : tile<1x64x64xbf16> -> tile<64x64xbf16>
    %28 = permute %reshape_72 [1, 0] : tile<64x64xbf16> -> tile<64x64xbf16>
    %29 = mmaf %reshape, %28, %cst_0_f32_0 : tile<8x64xbf16>, tile<64x64xbf16>, tile<8x64xf32>
    %30 = select %bcast_69, %29, %cst_f32_2 : tile<8x64xi1>, tile<8x64xf32>
    %reduce = reduce %30 dim=1 identities=[0xFF800000 : f32] : tile<8x64xf32> -> tile<8xf32> 
    (%reduce_lhs: tile<f32>, %reduce_rhs: tile<f32>) {
      %42 = maxf %reduce_lhs, %reduce_rhs : tile<f32>
      yield %42 : tile<f32>
    }
    %reshape_73 = reshape %reduce : tile<8xf32> -> tile<8x1xf32>
    %reshape_74 = reshape %15 : tile<f32> -> tile<1x1xf32>
    %bcast_75 = broadcast %reshape_74 : tile<1x1xf32> -> tile<8x1xf32>
    %31 = mulf %reshape_73, %bcast_75  : tile<8x1xf32>
    %32 = maxf %iterArg0, %31 : tile<8x1xf32>
    %33 = subf %iterArg0, %32  : tile<8x1xf32>
    %34 = exp2 %33 flush_to_zero : tile<8x1xf32>
    %bcast_76 = broadcast %reshape_74 : tile<1x1xf32> -> tile<8x64xf32>
    %35 = negf %32 : tile<8x1xf32>
    %bcast_77 = broadcast %35 : tile<8x1xf32> -> tile<8x64xf32>
    %36 = fma %30, %bcast_76, %bcast_77  : tile<8x64xf32>
    %37 = exp2 %36 flush_to_zero : tile<8x64xf32>
    %reduce_78 = reduce %37 dim=1 identities=[0.000000e+00 : f32] : tile<8x64xf32> -> tile<8xf32> 
    (%reduce_lhs: tile<f32>, %reduce_rhs: tile<f32>) {
      %42 = addf %reduce_lhs, %reduce_rhs  : tile<f32>
      yield %42 : tile<f32>
    }
    %reshape_79 = reshape %reduce_78 : tile<8xf32> -> tile<8x1xf32>
    %38 = fma %iterArg1, %34, %reshape_79  : tile<8x1xf32>
    %39 = ftof %37  : tile<8x64xf32> -> tile<8x64xbf16>
    %tile_80, %result_token_81 = load_view_tko weak %pview_60[%6, %loopIdx, %cst_0_i32] inbounds = [true, true, true] : partition_view<tile=(1x64x64), tensor_view<?x?x64xbf16, strides=[?,?,1]>>, tile<i32> -> tile<1x64x64xbf16>, token
    %reshape_82 = reshape %tile_80 : tile<1x64x64xbf16> -> tile<64x64xbf16>
    %bcast_83 = broadcast %34 : tile<8x1xf32> -> tile<8x64xf32>
    %40 = mulf %iterArg2, %bcast_83  : tile<8x64xf32>
    %41 = mmaf %39, %reshape_82, %40 : tile<8x64xbf16>, tile<64x64xbf16>, tile<8x64xf32>
    continue %32, %38, %41 : tile<8x1xf32>, tile<8x1xf32>, tile<8x64xf32>
  }
  %17 = cmpf greater_than ordered %for#1, %cst_0_f32 : tile<8x1xf32> -> tile<8x1xi1>
  %bcast = broadcast %17 : tile<8x1xi1> -> tile<8x64xi1>
  %18 = divf %cst_1_f32, %for#1  : tile<8x1xf32>
  %bcast_61 = broadcast %18 : tile<8x1xf32> -> tile<8x64xf32>
  %19 = mulf %for#2, %bcast_61  : tile<8x64xf32>
  %20 = select %bcast, %19, %cst_0_f32_0 : tile<8x64xi1>, tile<8x64xf32>
  %reshape_62 = reshape %20 : tile<8x64xf32> -> tile<1x1x8x64xf32>
  %21 = store_view_tko weak %reshape_62, %pview[%6, %5, %3, %1] inbounds = [true, true, true, true] : tile<1x1x8x64xf32>, partition_view<tile=(1x1x8x64), tensor_view<?x?x?x64xf32, strides=[?,?,?,1]>>, tile<i32> -> token
  %22 = log2 %for#1 : tile<8x1xf32>
  %23 = addf %for#0, %22  : tile<8x1xf32>
  %reshape_63 = reshape %23 : tile<8x1xf32> -> tile<1x1x8x1xf32>
  %24 = store_view_tko weak %reshape_63, %pview_54[%6, %5, %3, %1] inbounds = [true, true, true, true] : tile<1x1x8x1xf32>, partition_view<tile=(1x1x8x1), tensor_view<?x?x?x1xf32, strides=[?,?,?,1]>>, tile<i32> -> token
  return
}
