entry @list_whole(%arg0: tile<ptr<f32>>, %arg1: tile<i32>, %arg2: tile<i32>, %arg3: tile<i32>, %arg4: tile<ptr<f32>>, %arg5: tile<i32>, %arg6: tile<i32>, %arg7: tile<i32>) {
  %cst_0_i32 = constant <i32: 0> : tile<i32>
  %cst_1_i32 = constant <i32: 1> : tile<i32>
  %cst_2_f32 = constant <f32: 2.000000e+00> : tile<8x16xf32>
  %assume = assume bounded<0, 2147418111>, %arg1 : tile<i32>
  %assume_0 = assume bounded<0, 2147418111>, %arg3 : tile<i32>
  %assume_1 = assume bounded<0, 2147418111>, %arg2 : tile<i32>
  %assume_2 = assume bounded<0, 2147418111>, %arg5 : tile<i32>
  %assume_3 = assume bounded<0, 2147418111>, %arg7 : tile<i32>
  %assume_4 = assume bounded<0, 2147418111>, %arg6 : tile<i32>
  %tview = make_tensor_view %arg0, shape = [%assume, %assume_1], strides = [%assume_0, 1] : tile<i32> -> tensor_view<?x?xf32, strides=[?,1]>
  %pview = make_partition_view %tview : partition_view<tile=(8x16), tensor_view<?x?xf32, strides=[?,1]>>
  %pview_5 = make_partition_view %tview : partition_view<tile=(8x16), padding_value = zero, tensor_view<?x?xf32, strides=[?,1]>>
  %blockId_x, %blockId_y, %blockId_z = get_tile_block_id : tile<i32>
  %0:2 = get_index_space_shape %pview : partition_view<tile=(8x16), tensor_view<?x?xf32, strides=[?,1]>> -> tile<i32>
  %tview_6 = make_tensor_view %arg4, shape = [%assume_2, %assume_4], strides = [%assume_3, 1] : tile<i32> -> tensor_view<?x?xf32, strides=[?,1]>
  %pview_7 = make_partition_view %tview_6 : partition_view<tile=(8x16), padding_value = zero, tensor_view<?x?xf32, strides=[?,1]>>
  %1 = make_token : token
  %for = for %loopIdx in (%cst_0_i32 to %0#1, step %cst_1_i32) : tile<i32> iter_values(%iterArg0 = %1) -> (token) {
    %tile, %result_token = load_view_tko weak %pview_5[%blockId_x, %loopIdx] token = %iterArg0 : partition_view<tile=(8x16), padding_value = zero, tensor_view<?x?xf32, strides=[?,1]>>, tile<i32> -> tile<8x16xf32>, token
    %2 = bitcast %tile : tile<8x16xf32> -> tile<8x16xi32>
    %reshape = reshape %2 : tile<8x16xi32> -> tile<1x8x16xi32>
    %3 = scan %reshape dim=0 reverse=false identities=[0 : i32] : tile<1x8x16xi32> -> tile<1x8x16xi32> 
    (%arg8: tile<i32>, %arg9: tile<i32>) {
      yield %arg8 : tile<i32>
    }
    %reshape_9 = reshape %3 : tile<1x8x16xi32> -> tile<8x16xi32>
    %4 = bitcast %reshape_9 : tile<8x16xi32> -> tile<8x16xf32>
    %tile_10, %result_token_11 = load_view_tko weak %pview_7[%blockId_x, %loopIdx] : partition_view<tile=(8x16), padding_value = zero, tensor_view<?x?xf32, strides=[?,1]>>, tile<i32> -> tile<8x16xf32>, token
    %5 = bitcast %tile_10 : tile<8x16xf32> -> tile<8x16xi32>
    %reshape_12 = reshape %5 : tile<8x16xi32> -> tile<1x8x16xi32>
    %6 = scan %reshape_12 dim=0 reverse=false identities=[0 : i32] : tile<1x8x16xi32> -> tile<1x8x16xi32> 
    (%arg8: tile<i32>, %arg9: tile<i32>) {
      yield %arg8 : tile<i32>
    }
    %reshape_13 = reshape %6 : tile<1x8x16xi32> -> tile<8x16xi32>
    %7 = bitcast %reshape_13 : tile<8x16xi32> -> tile<8x16xf32>
    %8 = addf %4, %7  : tile<8x16xf32>
    %9 = store_view_tko weak %8, %pview[%blockId_x, %loopIdx] token = %result_token : tile<8x16xf32>, partition_view<tile=(8x16), tensor_view<?x?xf32, strides=[?,1]>>, tile<i32> -> token
    continue %9 : token
  }
  %for_8 = for %loopIdx in (%cst_0_i32 to %0#1, step %cst_1_i32) : tile<i32> iter_values(%iterArg0 = %for) -> (token) {
    %tile, %result_token = load_view_tko weak %pview_5[%blockId_x, %loopIdx] token = %iterArg0 : partition_view<tile=(8x16), padding_value = zero, tensor_view<?x?xf32, strides=[?,1]>>, tile<i32> -> tile<8x16xf32>, token
    %2 = bitcast %tile : tile<8x16xf32> -> tile<8x16xi32>
    %reshape = reshape %2 : tile<8x16xi32> -> tile<1x8x16xi32>
    %3 = scan %reshape dim=0 reverse=false identities=[0 : i32] : tile<1x8x16xi32> -> tile<1x8x16xi32> 
    (%arg8: tile<i32>, %arg9: tile<i32>) {
      yield %arg8 : tile<i32>
    }
    %reshape_9 = reshape %3 : tile<1x8x16xi32> -> tile<8x16xi32>
    %4 = bitcast %reshape_9 : tile<8x16xi32> -> tile<8x16xf32>
    %5 = mulf %4, %cst_2_f32  : tile<8x16xf32>
    %6 = store_view_tko weak %5, %pview[%blockId_x, %loopIdx] token = %result_token : tile<8x16xf32>, partition_view<tile=(8x16), tensor_view<?x?xf32, strides=[?,1]>>, tile<i32> -> token
    continue %6 : token
  }
  return
}
