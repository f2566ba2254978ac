entry @rms_norm(%arg0: tile<ptr<bf16>>, %arg1: tile<i32>, %arg2: tile<i32>, %arg3: tile<i32>, %arg4: tile<ptr<bf16>>, %arg5: tile<i32>, %arg6: tile<i32>, %arg7: tile<i32>, %arg8: tile<ptr<bf16>>, %arg9: tile<i32>, %arg10: tile<f32>) {
  %cst_0_i32 = constant <i32: 0> : tile<i32>
  %cst_1_f32 = constant <f32: 1.000000e+00> : tile<f32>
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
  %tview = make_tensor_view %assume, shape = [%assume_assume, %assume_assume_4], strides = [%assume_assume_2, 1] : tile<i32> -> tensor_view<?x?xbf16, strides=[?,1]>
  %pview = make_partition_view %tview : partition_view<tile=(1x4096), tensor_view<?x?xbf16, strides=[?,1]>>
  %blockId_x, %blockId_y, %blockId_z = get_tile_block_id : tile<i32>
  %tview_15 = make_tensor_view %assume_5, shape = [%assume_assume_7, %assume_assume_11], strides = [%assume_assume_9, 1] : tile<i32> -> tensor_view<?x?xbf16, strides=[?,1]>
  %pview_16 = make_partition_view %tview_15 : partition_view<tile=(1x4096), padding_value = zero, tensor_view<?x?xbf16, strides=[?,1]>>
  %tile, %result_token = load_view_tko weak %pview_16[%blockId_x, %cst_0_i32] inbounds = [true, false] : partition_view<tile=(1x4096), padding_value = zero, tensor_view<?x?xbf16, strides=[?,1]>>, tile<i32> -> tile<1x4096xbf16>, token
  %0 = ftof %tile  : tile<1x4096xbf16> -> tile<1x4096xf32>
  %1 = mulf %0, %0  : tile<1x4096xf32>
  %reduce = reduce %1 dim=1 identities=[0.000000e+00 : f32] : tile<1x4096xf32> -> tile<1xf32> 
  (%reduce_lhs: tile<f32>, %reduce_rhs: tile<f32>) {
    %13 = addf %reduce_lhs, %reduce_rhs  : tile<f32>
    yield %13 : tile<f32>
  }
  %reshape = reshape %reduce : tile<1xf32> -> tile<1x1xf32>
  %2 = itof %assume_assume_11 signed  : tile<i32> -> tile<f32>
  %3 = divf %cst_1_f32, %2  : tile<f32>
  %reshape_17 = reshape %3 : tile<f32> -> tile<1x1xf32>
  %reshape_18 = reshape %arg10 : tile<f32> -> tile<1x1xf32>
  %4 = fma %reshape, %reshape_17, %reshape_18  : tile<1x1xf32>
  %5 = rsqrt %4 : tile<1x1xf32>
  %bcast = broadcast %5 : tile<1x1xf32> -> tile<1x4096xf32>
  %6 = mulf %0, %bcast  : tile<1x4096xf32>
  %7 = ftof %6  : tile<1x4096xf32> -> tile<1x4096xbf16>
  %8 = ftof %7  : tile<1x4096xbf16> -> tile<1x4096xf32>
  %tview_19 = make_tensor_view %assume_12, shape = [%assume_assume_14], strides = [1] : tile<i32> -> tensor_view<?xbf16, strides=[1]>
  %pview_20 = make_partition_view %tview_19 : partition_view<tile=(4096), padding_value = zero, tensor_view<?xbf16, strides=[1]>>
  %tile_21, %result_token_22 = load_view_tko weak %pview_20[%cst_0_i32] : partition_view<tile=(4096), padding_value = zero, tensor_view<?xbf16, strides=[1]>>, tile<i32> -> tile<4096xbf16>, token
  %9 = ftof %tile_21  : tile<4096xbf16> -> tile<4096xf32>
  %reshape_23 = reshape %9 : tile<4096xf32> -> tile<1x4096xf32>
  %10 = mulf %8, %reshape_23  : tile<1x4096xf32>
  %11 = ftof %10  : tile<1x4096xf32> -> tile<1x4096xbf16>
  %12 = store_view_tko weak %11, %pview[%blockId_x, %blockId_y] inbounds = [true, false] : tile<1x4096xbf16>, partition_view<tile=(1x4096), tensor_view<?x?xbf16, strides=[?,1]>>, tile<i32> -> token
  return
}
