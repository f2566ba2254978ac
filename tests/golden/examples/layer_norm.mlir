entry @layer_norm(%arg0: tile<ptr<bf16>>, %arg1: tile<i32>, %arg2: tile<i32>, %arg3: tile<i32>, %arg4: tile<ptr<bf16>>, %arg5: tile<i32>, %arg6: tile<i32>, %arg7: tile<i32>, %arg8: tile<ptr<bf16>>, %arg9: tile<i32>, %arg10: tile<ptr<bf16>>, %arg11: tile<i32>, %arg12: tile<f32>) {
  %cst_0_i32 = constant <i32: 0> : tile<i32>
  %cst_1_f32 = constant <f32: 1.000000e+00> : tile<f32>
  %cst_0_f32 = constant <f32: 0.000000e+00> : tile<1x4096xf32>
  %assume = assume div_by<16>, %arg0 : tile<ptr<bf16>>
  %assume_0 = assume div_by<64>, %arg1 : tile<i32>
  %assume_assume = assume bounded<0, 2147418111>, %assume_0 : tile<i32>
  %assume_1 = assume div_by<64>, %arg3 : tile<i32>
  %assume_assume_2 = assume bounded<0, 2147418111>, %assume_1 : tile<i32>
  %assume_3 = assume div_by<64>, %arg2 : tile<i32>
  %assume_assume_4 = assume bounded<0, 2147418111>, %assume_3 : tile<i32>
  %assume_5 = assume div_by<16>, %arg4 : tile<ptr<bf16>>
  %assume_6 = assume div_by<64>, %arg5 : tile<i32>
  %assume_assume_7 = assume bounded<0, 2147418111>, %assume_6 : tile<i32>
  %assume_8 = assume div_by<64>, %arg7 : tile<i32>
  %assume_assume_9 = assume bounded<0, 2147418111>, %assume_8 : tile<i32>
  %assume_10 = assume div_by<64>, %arg6 : tile<i32>
  %assume_assume_11 = assume bounded<0, 2147418111>, %assume_10 : tile<i32>
  %assume_12 = assume div_by<16>, %arg8 : tile<ptr<bf16>>
  %assume_13 = assume div_by<64>, %arg9 : tile<i32>
  %assume_assume_14 = assume bounded<0, 2147418111>, %assume_13 : tile<i32>
  %assume_15 = assume div_by<16>, %arg10 : tile<ptr<bf16>>
  %assume_16 = assume div_by<64>, %arg11 : tile<i32>
  %assume_assume_17 = assume bounded<0, 2147418111>, %assume_16 : tile<i32>
  %tview = make_tensor_view %assume, shape = [%assume_assume, %assume_assume_4], strides = [%assume_assume_2, 1] : tile<i32> -> tensor_view<?x?xbf16, strides=[?,1]>
  %pview = make_partition_view %tview : partition_view<tile=(1x4096), tensor_view<?x?xbf16, strides=[?,1]>>
  %blockId_x, %blockId_y, %blockId_z = get_tile_block_id : tile<i32>
  %0 = iota : tile<4096xi32>
  %reshape = reshape %0 : tile<4096xi32> -> tile<1x4096xi32>
  %reshape_18 = reshape %assume_assume_11 : tile<i32> -> tile<1x1xi32>
  %bcast = broadcast %reshape_18 : tile<1x1xi32> -> tile<1x4096xi32>
  %1 = cmpi less_than %reshape, %bcast, signed : tile<1x4096xi32> -> tile<1x4096xi1>
  %tview_19 = make_tensor_view %assume_5, shape = [%assume_assume_7, %assume_assume_11], strides = [%assume_assume_9, 1] : tile<i32> -> tensor_view<?x?xbf16, strides=[?,1]>
  %pview_20 = make_partition_view %tview_19 : partition_view<tile=(1x4096), padding_value = zero, tensor_view<?x?xbf16, strides=[?,1]>>
  %tile, %result_token = load_view_tko weak %pview_20[%blockId_x, %cst_0_i32] inbounds = [true, false] : partition_view<tile=(1x4096), padding_value = zero, tensor_view<?x?xbf16, strides=[?,1]>>, tile<i32> -> tile<1x4096xbf16>, token
  %2 = ftof %tile  : tile<1x4096xbf16> -> tile<1x4096xf32>
  %reduce = reduce %2 dim=1 identities=[0.000000e+00 : f32] : tile<1x4096xf32> -> tile<1xf32> 
  (%reduce_lhs: tile<f32>, %reduce_rhs: tile<f32>) {
    %18 = addf %reduce_lhs, %reduce_rhs  : tile<f32>
    yield %18 : tile<f32>
  }
  %reshape_21 = reshape %reduce : tile<1xf32> -> tile<1x1xf32>
  %3 = itof %assume_assume_11 signed  : tile<i32> -> tile<f32>
  %4 = divf %cst_1_f32, %3  : tile<f32>
  %reshape_22 = reshape %4 : tile<f32> -> tile<1x1xf32>
  %5 = mulf %reshape_21, %reshape_22  : tile<1x1xf32>
  %bcast_23 = broadcast %5 : tile<1x1xf32> -> tile<1x4096xf32>
  %6 = subf %2, %bcast_23  : tile<1x4096xf32>
  %7 = select %1, %6, %cst_0_f32 : tile<1x4096xi1>, tile<1x4096xf32>
  %8 = mulf %7, %7  : tile<1x4096xf32>
  %reduce_24 = reduce %8 dim=1 identities=[0.000000e+00 : f32] : tile<1x4096xf32> -> tile<1xf32> 
  (%reduce_lhs: tile<f32>, %reduce_rhs: tile<f32>) {
    %18 = addf %reduce_lhs, %reduce_rhs  : tile<f32>
    yield %18 : tile<f32>
  }
  %reshape_25 = reshape %reduce_24 : tile<1xf32> -> tile<1x1xf32>
  %9 = mulf %reshape_25, %reshape_22  : tile<1x1xf32>
  %reshape_26 = reshape %arg12 : tile<f32> -> tile<1x1xf32>
  %10 = addf %9, %reshape_26  : tile<1x1xf32>
  %11 = rsqrt %10 : tile<1x1xf32>
  %bcast_27 = broadcast %11 : tile<1x1xf32> -> tile<1x4096xf32>
  %12 = mulf %7, %bcast_27  : tile<1x4096xf32>
  %tview_28 = make_tensor_view %assume_12, shape = [%assume_assume_14], strides = [1] : tile<i32> -> tensor_view<?xbf16, strides=[1]>
  %pview_29 = make_partition_view %tview_28 : partition_view<tile=(4096), padding_value = zero, tensor_view<?xbf16, strides=[1]>>
  %tile_30, %result_token_31 = load_view_tko weak %pview_29[%cst_0_i32] : partition_view<tile=(4096), padding_value = zero, tensor_view<?xbf16, strides=[1]>>, tile<i32> -> tile<4096xbf16>, token
  %13 = ftof %tile_30  : tile<4096xbf16> -> tile<4096xf32>
  %reshape_32 = reshape %13 : tile<4096xf32> -> tile<1x4096xf32>
  %tview_33 = make_tensor_view %assume_15, shape = [%assume_assume_17], strides = [1] : tile<i32> -> tensor_view<?xbf16, strides=[1]>
  %pview_34 = make_partition_view %tview_33 : partition_view<tile=(4096), padding_value = zero, tensor_view<?xbf16, strides=[1]>>
  %tile_35, %result_token_36 = load_view_tko weak %pview_34[%cst_0_i32] : partition_view<tile=(4096), padding_value = zero, tensor_view<?xbf16, strides=[1]>>, tile<i32> -> tile<4096xbf16>, token
  %14 = ftof %tile_35  : tile<4096xbf16> -> tile<4096xf32>
  %reshape_37 = reshape %14 : tile<4096xf32> -> tile<1x4096xf32>
  %15 = fma %12, %reshape_32, %reshape_37  : tile<1x4096xf32>
  %16 = ftof %15  : tile<1x4096xf32> -> tile<1x4096xbf16>
  %17 = store_view_tko weak %16, %pview[%blockId_x, %blockId_y] inbounds = [true, false] : tile<1x4096xbf16>, partition_view<tile=(1x4096), tensor_view<?x?xbf16, strides=[?,1]>>, tile<i32> -> token
  return
}
