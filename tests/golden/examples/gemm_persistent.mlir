entry @gemm_persistent(%arg0: tile<ptr<bf16>>, %arg1: tile<i32>, %arg2: tile<i32>, %arg3: tile<i32>, %arg4: tile<ptr<bf16>>, %arg5: tile<i32>, %arg6: tile<i32>, %arg7: tile<i32>, %arg8: tile<ptr<bf16>>, %arg9: tile<i32>, %arg10: tile<i32>, %arg11: tile<i32>) {
  %cst_8_i32 = constant <i32: 8> : tile<i32>
  %cst_0_i32 = constant <i32: 0> : tile<i32>
  %cst_1_i32 = constant <i32: 1> : tile<i32>
  %cst_0_f32 = constant <f32: 0.000000e+00> : tile<128x128xf32>
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
  %assume_15 = assume div_by<64>, %arg11 : tile<i32>
  %assume_assume_16 = assume bounded<0, 2147418111>, %assume_15 : tile<i32>
  %assume_17 = assume div_by<64>, %arg10 : tile<i32>
  %assume_assume_18 = assume bounded<0, 2147418111>, %assume_17 : tile<i32>
  %tview = make_tensor_view %assume, shape = [%assume_assume, %assume_assume_4], strides = [%assume_assume_2, 1] : tile<i32> -> tensor_view<?x?xbf16, strides=[?,1]>
  %pview = make_partition_view %tview : partition_view<tile=(128x128), tensor_view<?x?xbf16, strides=[?,1]>>
  %blockId_x, %blockId_y, %blockId_z = get_tile_block_id : tile<i32>
  %0:2 = get_index_space_shape %pview : partition_view<tile=(128x128), tensor_view<?x?xbf16, strides=[?,1]>> -> tile<i32>
  %1 = muli %0#0, %0#1 : tile<i32>
  %gridSize_x, %gridSize_y, %gridSize_z = get_num_tile_blocks : tile<i32>
  %tview_19 = make_tensor_view %assume_5, shape = [%assume_assume_7, %assume_assume_11], strides = [%assume_assume_9, 1] : tile<i32> -> tensor_view<?x?xbf16, strides=[?,1]>
  %pview_20 = make_partition_view %tview_19 : partition_view<tile=(128x64), padding_value = zero, tensor_view<?x?xbf16, strides=[?,1]>>
  %2:2 = get_index_space_shape %pview_20 : partition_view<tile=(128x64), padding_value = zero, tensor_view<?x?xbf16, strides=[?,1]>> -> tile<i32>
  %tview_21 = make_tensor_view %assume_12, shape = [%assume_assume_14, %assume_assume_18], strides = [%assume_assume_16, 1] : tile<i32> -> tensor_view<?x?xbf16, strides=[?,1]>
  %pview_22 = make_partition_view %tview_21 : partition_view<tile=(64x128), padding_value = zero, tensor_view<?x?xbf16, strides=[?,1]>>
  for %loopIdx in (%blockId_x to %1, step %gridSize_x) : tile<i32> {
    %3 = mini %cst_8_i32, %0#0 signed : tile<i32>
    %4 = muli %3, %0#1 : tile<i32>
    %5 = divi %loopIdx, %4 signed : tile<i32>
    %6 = muli %5, %3 : tile<i32>
    %7 = remi %loopIdx, %4 signed : tile<i32>
    %8 = subi %0#0, %6 : tile<i32>
    %9 = mini %3, %8 signed : tile<i32>
    %10 = remi %7, %9 signed : tile<i32>
    %11 = addi %6, %10 : tile<i32>
    %12 = divi %7, %9 signed : tile<i32>
    %for = for %loopIdx_23 in (%cst_0_i32 to %2#1, step %cst_1_i32) : tile<i32> iter_values(%iterArg0 = %cst_0_f32) -> (tile<128x128xf32>) {
      %tile, %result_token = load_view_tko weak %pview_20[%11, %loopIdx_23] inbounds = [false, true] : partition_view<tile=(128x64), padding_value = zero, tensor_view<?x?xbf16, strides=[?,1]>>, tile<i32> -> tile<128x64xbf16>, token
      %tile_24, %result_token_25 = load_view_tko weak %pview_22[%loopIdx_23, %12] inbounds = [true, false] : partition_view<tile=(64x128), padding_value = zero, tensor_view<?x?xbf16, strides=[?,1]>>, tile<i32> -> tile<64x128xbf16>, token
      %15 = mmaf %tile, %tile_24, %iterArg0 : tile<128x64xbf16>, tile<64x128xbf16>, tile<128x128xf32>
      continue %15 : tile<128x128xf32>
    }
    %13 = ftof %for  : tile<128x128xf32> -> tile<128x128xbf16>
    %14 = store_view_tko weak %13, %pview[%11, %12] : tile<128x128xbf16>, partition_view<tile=(128x128), tensor_view<?x?xbf16, strides=[?,1]>>, tile<i32> -> token
  }
  return
}
