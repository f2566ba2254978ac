entry @attention(%arg0: tile<ptr<bf16>>, %arg1: tile<i32>, %arg2: tile<i32>, %arg3: tile<i32>, %arg4: tile<i32>, %arg5: tile<i32>, %arg6: tile<ptr<bf16>>, %arg7: tile<i32>, %arg8: tile<i32>, %arg9: tile<i32>, %arg10: tile<i32>, %arg11: tile<i32>, %arg12: tile<ptr<bf16>>, %arg13: tile<i32>, %arg14: tile<i32>, %arg15: tile<i32>, %arg16: tile<i32>, %arg17: tile<i32>, %arg18: tile<ptr<bf16>>, %arg19: tile<i32>, %arg20: tile<i32>, %arg21: tile<i32>, %arg22: tile<i32>, %arg23: tile<i32>, %arg24: tile<f32>, %arg25: tile<i32>) {
  %cst_1_i32 = constant <i32: 1> : tile<i32>
  %cst_64_i32 = constant <i32: 64> : tile<i32>
  %cst_0_i32 = constant <i32: 0> : tile<i32>
  %cst_128_i32 = constant <i32: 128> : tile<i32>
  %cst_f32 = constant <f32: 0xFF800000> : tile<64x1xf32>
  %cst_0_f32 = constant <f32: 0.000000e+00> : tile<64x1xf32>
  %cst_0_f32_0 = constant <f32: 0.000000e+00> : tile<64x64xf32>
  %cst_f32_1 = constant <f32: 1.44269502> : tile<f32>
  %cst_0_f32_2 = constant <f32: 0.000000e+00> : tile<64x128xf32>
  %cst_f32_3 = constant <f32: 0xFF800000> : tile<64x128xf32>
  %cst_1_f32 = constant <f32: 1.000000e+00> : tile<64x1xf32>
  %assume = assume div_by<16>, %arg0 : tile<ptr<bf16>>
  %assume_4 = assume div_by<64>, %arg1 : tile<i32>
  %assume_assume = assume bounded<0, 2147418111>, %assume_4 : tile<i32>
  %assume_5 = assume div_by<64>, %arg4 : tile<i32>
  %assume_assume_6 = assume bounded<0, 2147418111>, %assume_5 : tile<i32>
  %assume_7 = assume div_by<64>, %arg2 : tile<i32>
  %assume_assume_8 = assume bounded<0, 2147418111>, %assume_7 : tile<i32>
  %assume_9 = assume div_by<64>, %arg5 : tile<i32>
  %assume_assume_10 = assume bounded<0, 2147418111>, %assume_9 : tile<i32>
  %assume_11 = assume div_by<16>, %arg6 : tile<ptr<bf16>>
  %assume_12 = assume div_by<64>, %arg7 : tile<i32>
  %assume_assume_13 = assume bounded<0, 2147418111>, %assume_12 : tile<i32>
  %assume_14 = assume div_by<64>, %arg10 : tile<i32>
  %assume_assume_15 = assume bounded<0, 2147418111>, %assume_14 : tile<i32>
  %assume_16 = assume div_by<64>, %arg8 : tile<i32>
  %assume_assume_17 = assume bounded<0, 2147418111>, %assume_16 : tile<i32>
  %assume_18 = assume div_by<64>, %arg11 : tile<i32>
  %assume_assume_19 = assume bounded<0, 2147418111>, %assume_18 : tile<i32>
  %assume_20 = assume div_by<16>, %arg12 : tile<ptr<bf16>>
  %assume_21 = assume div_by<64>, %arg13 : tile<i32>
  %assume_assume_22 = assume bounded<0, 2147418111>, %assume_21 : tile<i32>
  %assume_23 = assume div_by<64>, %arg16 : tile<i32>
  %assume_assume_24 = assume bounded<0, 2147418111>, %assume_23 : tile<i32>
  %assume_25 = assume div_by<64>, %arg14 : tile<i32>
  %assume_assume_26 = assume bounded<0, 2147418111>, %assume_25 : tile<i32>
  %assume_27 = assume div_by<64>, %arg17 : tile<i32>
  %assume_assume_28 = assume bounded<0, 2147418111>, %assume_27 : tile<i32>
  %assume_29 = assume div_by<16>, %arg18 : tile<ptr<bf16>>
  %assume_30 = assume div_by<64>, %arg19 : tile<i32>
  %assume_assume_31 = assume bounded<0, 2147418111>, %assume_30 : tile<i32>
  %assume_32 = assume div_by<64>, %arg22 : tile<i32>
  %assume_assume_33 = assume bounded<0, 2147418111>, %assume_32 : tile<i32>
  %assume_34 = assume div_by<64>, %arg20 : tile<i32>
  %assume_assume_35 = assume bounded<0, 2147418111>, %assume_34 : tile<i32>
  %assume_36 = assume div_by<64>, %arg23 : tile<i32>
  %assume_assume_37 = assume bounded<0, 2147418111>, %assume_36 : tile<i32>
  %tview = make_tensor_view %assume, shape = [%assume_assume, %assume_assume_8, 64], strides = [%assume_assume_6, %assume_assume_10, 1] : tile<i32> -> tensor_view<?x?x64xbf16, strides=[?,?,1]>
  %pview = make_partition_view %tview : partition_view<tile=(1x64x64), tensor_view<?x?x64xbf16, strides=[?,?,1]>>
  %blockId_x, %blockId_y, %blockId_z = get_tile_block_id : tile<i32>
  %tview_38 = make_tensor_view %assume_20, shape = [%assume_assume_22, %assume_assume_26, 64], strides = [%assume_assume_24, %assume_assume_28, 1] : tile<i32> -> tensor_view<?x?x64xbf16, strides=[?,?,1]>
  %pview_39 = make_partition_view %tview_38 : partition_view<tile=(1x128x64), padding_value = zero, tensor_view<?x?x64xbf16, strides=[?,?,1]>>
  %0:3 = get_index_space_shape %pview_39 : partition_view<tile=(1x128x64), padding_value = zero, tensor_view<?x?x64xbf16, strides=[?,?,1]>> -> tile<i32>
  %1 = muli %blockId_y, %cst_64_i32 : tile<i32>
  %2 = subi %assume_assume_26, %assume_assume_17 : tile<i32>
  %3 = addi %1, %2 : tile<i32>
  %4 = addi %3, %cst_1_i32 : tile<i32>
  %5 = divi %4, %cst_128_i32 signed : tile<i32>
  %6 = mini %0#1, %5 signed : tile<i32>
  %tview_40 = make_tensor_view %assume_11, shape = [%assume_assume_13, %assume_assume_17, 64], strides = [%assume_assume_15, %assume_assume_19, 1] : tile<i32> -> tensor_view<?x?x64xbf16, strides=[?,?,1]>
  %pview_41 = make_partition_view %tview_40 : partition_view<tile=(1x64x64), tensor_view<?x?x64xbf16, strides=[?,?,1]>>
  %tile, %result_token = load_view_tko weak %pview_41[%blockId_x, %blockId_y, %cst_0_i32] inbounds = [true, true, true] : partition_view<tile=(1x64x64), tensor_view<?x?x64xbf16, strides=[?,?,1]>>, tile<i32> -> tile<1x64x64xbf16>, token
  %reshape = reshape %tile : tile<1x64x64xbf16> -> tile<64x64xbf16>
  %7 = divi %blockId_x, %arg25 signed : tile<i32>
  %8 = mulf %arg24, %cst_f32_1  : tile<f32>
  %tview_42 = make_tensor_view %assume_29, shape = [%assume_assume_31, %assume_assume_35, 64], strides = [%assume_assume_33, %assume_assume_37, 1] : tile<i32> -> tensor_view<?x?x64xbf16, strides=[?,?,1]>
  %pview_43 = make_partition_view %tview_42 : partition_view<tile=(1x128x64), padding_value = zero, tensor_view<?x?x64xbf16, strides=[?,?,1]>>
  %9 = iota : tile<64xi32>
  %10 = iota : tile<128xi32>
  %reshape_44 = reshape %3 : tile<i32> -> tile<1x1xi32>
  %bcast = broadcast %reshape_44 : tile<1x1xi32> -> tile<64x1xi32>
  %reshape_45 = reshape %9 : tile<64xi32> -> tile<64x1xi32>
  %11 = addi %bcast, %reshape_45 : tile<64x1xi32>
  %for:3 = for %loopIdx in (%cst_0_i32 to %6, step %cst_1_i32) : tile<i32> iter_values(%iterArg0 = %cst_f32, %iterArg1 = %cst_0_f32, %iterArg2 = %cst_0_f32_0) -> (tile<64x1xf32>, tile<64x1xf32>, tile<64x64xf32>) {
    %tile_49, %result_token_50 = load_view_tko weak %pview_39[%7, %loopIdx, %cst_0_i32] optimization_hints = <sm_90 = {latency = 2}> inbounds = [true, false, true] : partition_view<tile=(1x128x64), padding_value = zero, tensor_view<?x?x64xbf16, strides=[?,?,1]>>, tile<i32> -> tile<1x128x64xbf16>, token
    %reshape_51 = reshape %tile_49 : tile<1x128x64xbf16> -> tile<128x64xbf16>
    %20 = permute %reshape_51 [1, 0] : tile<128x64xbf16> -> tile<64x128xbf16>
    %21 = mmaf %reshape, %20, %cst_0_f32_2 : tile<64x64xbf16>, tile<64x128xbf16>, tile<64x128xf32>
    %reduce = reduce %21 dim=1 identities=[0xFF800000 : f32] : tile<64x128xf32> -> tile<64xf32> 
    (%reduce_lhs: tile<f32>, %reduce_rhs: tile<f32>) {
      %33 = maxf %reduce_lhs, %reduce_rhs : tile<f32>
      yield %33 : tile<f32>
    }
    %reshape_52 = reshape %reduce : tile<64xf32> -> tile<64x1xf32>
    %reshape_53 = reshape %8 : tile<f32> -> tile<1x1xf32>
    %bcast_54 = broadcast %reshape_53 : tile<1x1xf32> -> tile<64x1xf32>
    %22 = mulf %reshape_52, %bcast_54  : tile<64x1xf32>
    %23 = maxf %iterArg0, %22 : tile<64x1xf32>
    %24 = subf %iterArg0, %23  : tile<64x1xf32>
    %25 = exp2 %24 flush_to_zero : tile<64x1xf32>
    %bcast_55 = broadcast %reshape_53 : tile<1x1xf32> -> tile<64x128xf32>
    %26 = negf %23 : tile<64x1xf32>
    %bcast_56 = broadcast %26 : tile<64x1xf32> -> tile<64x128xf32>
    %27 = fma %21, %bcast_55, %bcast_56  : tile<64x128xf32>
    %28 = exp2 %27 flush_to_zero : tile<64x128xf32>
    %reduce_57 = reduce %28 dim=1 identities=[0.000000e+00 : f32] : tile<64x128xf32> -> tile<64xf32> 
    (%reduce_lhs: tile<f32>, %reduce_rhs: tile<f32>) {
      %33 = addf %reduce_lhs, %reduce_rhs  : tile<f32>
      yield %33 : tile<f32>
    }
    %reshape_58 = reshape %reduce_57 : tile<64xf32> -> tile<64x1xf32>
    %29 = fma %iterArg1, %25, %reshape_58  : tile<64x1xf32>
    %30 = ftof %28  : tile<64x128xf32> -> tile<64x128xbf16>
    %tile_59, %result_token_60 = load_view_tko weak %pview_43[%7, %loopIdx, %cst_0_i32] optimization_hints = <sm_90 = {latency = 4}> inbounds = [true, false, true] : partition_view<tile=(1x128x64), padding_value = zero, tensor_view<?x?x64xbf16, strides=[?,?,1]>>, tile<i32> -> tile<1x128x64xbf16>, token
    %reshape_61 = reshape %tile_59 : tile<1x128x64xbf16> -> tile<128x64xbf16>
    %bcast_62 = broadcast %25 : tile<64x1xf32> -> tile<64x64xf32>
    %31 = mulf %iterArg2, %bcast_62  : tile<64x64xf32>
    %32 = mmaf %30, %reshape_61, %31 : tile<64x128xbf16>, tile<128x64xbf16>, tile<64x64xf32>
    continue %23, %29, %32 : tile<64x1xf32>, tile<64x1xf32>, tile<64x64xf32>
  }
  %12 = maxi %cst_0_i32, %5 signed : tile<i32>
  %13 = addi %3, %cst_64_i32 : tile<i32>
  %14 = divi %13, %cst_128_i32 signed rounding<positive_inf> : tile<i32>
  %15 = mini %0#1, %14 signed : tile<i32>
  %for_46:3 = for %loopIdx in (%12 to %15, step %cst_1_i32) : tile<i32> iter_values(%iterArg0 = %for#0, %iterArg1 = %for#1, %iterArg2 = %for#2) -> (tile<64x1xf32>, tile<64x1xf32>, tile<64x64xf32>) {
    %20 = muli %loopIdx, %cst_128_i32 : tile<i32>
    %reshape_49 = reshape %20 : tile<i32> -> tile<1x1xi32>
    %bcast_50 = broadcast %reshape_49 : tile<1x1xi32> -> tile<1x128xi32>
    %reshape_51 = reshape %10 : tile<128xi32> -> tile<1x128xi32>
    %21 = addi %bcast_50, %reshape_51 : tile<1x128xi32>
    %bcast_52 = broadcast %21 : tile<1x128xi32> -> tile<64x128xi32>
    %bcast_53 = broadcast %11 : tile<64x1xi32> -> tile<64x128xi32>
    %22 = cmpi less_than_or_equal %bcast_52, %bcast_53, signed : tile<64x128xi32> -> tile<64x128xi1>
    %tile_54, %result_token_55 = load_view_tko weak %pview_39[%7, %loopIdx, %cst_0_i32] optimization_hints = <sm_90 = {latency = 2}> inbounds = [true, false, true] : partition_view<tile=(1x128x64), padding_value = zero, tensor_view<?x?x64xbf16, strides=[?,?,1]>>, tile<i32> -> tile<1x128x64xbf16>, token
    %reshape_56 = reshape %tile_54 : tile<1x128x64xbf16> -> tile<128x64xbf16>
    %23 = permute %reshape_56 [1, 0] : tile<128x64xbf16> -> tile<64x128xbf16>
    %24 = mmaf %reshape, %23, %cst_0_f32_2 : tile<64x64xbf16>, tile<64x128xbf16>, tile<64x128xf32>
    %25 = select %22, %24, %cst_f32_3 : tile<64x128xi1>, tile<64x128xf32>
    %reduce = reduce %25 dim=1 identities=[0xFF800000 : f32] : tile<64x128xf32> -> tile<64xf32> 
    (%reduce_lhs: tile<f32>, %reduce_rhs: tile<f32>) {
      %37 = maxf %reduce_lhs, %reduce_rhs : tile<f32>
      yield %37 : tile<f32>
    }
    %reshape_57 = reshape %reduce : tile<64xf32> -> tile<64x1xf32>
    %reshape_58 = reshape %8 : tile<f32> -> tile<1x1xf32>
    %bcast_59 = broadcast %reshape_58 : tile<1x1xf32> -> tile<64x1xf32>
    %26 = mulf %reshape_57, %bcast_59  : tile<64x1xf32>
    %27 = maxf %iterArg0, %26 : tile<64x1xf32>
    %28 = subf %iterArg0, %27  : tile<64x1xf32>
    %29 = exp2 %28 flush_to_zero : tile<64x1xf32>
    %bcast_60 = broadcast %reshape_58 : tile<1x1xf32> -> tile<64x128xf32>
    %30 = negf %27 : tile<64x1xf32>
    %bcast_61 = broadcast %30 : tile<64x1xf32> -> tile<64x128xf32>
    %31 = fma %25, %bcast_60, %bcast_61  : tile<64x128xf32>
    %32 = exp2 %31 flush_to_zero : tile<64x128xf32>
    %reduce_62 = reduce %32 dim=1 identities=[0.000000e+00 : f32] : tile<64x128xf32> -> tile<64xf32> 
    (%reduce_lhs: tile<f32>, %reduce_rhs: tile<f32>) {
      %37 = addf %reduce_lhs, %reduce_rhs  : tile<f32>
      yield %37 : tile<f32>
    }
    %reshape_63 = reshape %reduce_62 : tile<64xf32> -> tile<64x1xf32>
    %33 = fma %iterArg1, %29, %reshape_63  : tile<64x1xf32>
    %34 = ftof %32  : tile<64x128xf32> -> tile<64x128xbf16>
    %tile_64, %result_token_65 = load_view_tko weak %pview_43[%7, %loopIdx, %cst_0_i32] optimization_hints = <sm_90 = {latency = 4}> inbounds = [true, false, true] : partition_view<tile=(1x128x64), padding_value = zero, tensor_view<?x?x64xbf16, strides=[?,?,1]>>, tile<i32> -> tile<1x128x64xbf16>, token
    %reshape_66 = reshape %tile_64 : tile<1x128x64xbf16> -> tile<128x64xbf16>
    %bcast_67 = broadcast %29 : tile<64x1xf32> -> tile<64x64xf32>
    %35 = mulf %iterArg2, %bcast_67  : tile<64x64xf32>
    %36 = mmaf %34, %reshape_66, %35 : tile<64x128xbf16>, tile<128x64xbf16>, tile<64x64xf32>
    continue %27, %33, %36 : tile<64x1xf32>, tile<64x1xf32>, tile<64x64xf32>
  }
  %16 = divf %cst_1_f32, %for_46#1  : tile<64x1xf32>
  %bcast_47 = broadcast %16 : tile<64x1xf32> -> tile<64x64xf32>
  %17 = mulf %for_46#2, %bcast_47  : tile<64x64xf32>
  %18 = ftof %17  : tile<64x64xf32> -> tile<64x64xbf16>
  %reshape_48 = reshape %18 : tile<64x64xbf16> -> tile<1x64x64xbf16>
  %19 = store_view_tko weak %reshape_48, %pview[%blockId_x, %blockId_y, %blockId_z] inbounds = [true, true, true] : tile<1x64x64xbf16>, partition_view<tile=(1x64x64), tensor_view<?x?x64xbf16, strides=[?,?,1]>>, tile<i32> -> token
  return
}
