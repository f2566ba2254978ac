entry @op_scatter(%arg0: tile<ptr<f32>>, %arg1: tile<i32>, %arg2: tile<i32>, %arg3: tile<i32>, %arg4: tile<ptr<i32>>, %arg5: tile<i32>, %arg6: tile<ptr<f32>>, %arg7: tile<i32>, %arg8: tile<i32>, %arg9: tile<i32>) {
  %cst_0_i32 = constant <i32: 0> : tile<i32>
  %cst_1_i32 = constant <i32: 1> : tile<i32>
  %cst_0_i32_0 = constant <i32: 0> : tile<4x4xi32>
  %cst_8_i32 = constant <i32: 8> : tile<i32>
  %cst_1_f32 = constant <f32: 1.000000e+00> : tile<4x8xf32>
  %assume = assume div_by<64>, %arg1 : tile<i32>
  %assume_assume = assume bounded<0, 2147418111>, %assume : tile<i32>
  %assume_1 = assume div_by<64>, %arg3 : tile<i32>
  %assume_assume_2 = assume bounded<0, 2147418111>, %assume_1 : tile<i32>
  %assume_3 = assume div_by<64>, %arg2 : tile<i32>
  %assume_assume_4 = assume bounded<0, 2147418111>, %assume_3 : tile<i32>
  %assume_5 = assume div_by<64>, %arg5 : tile<i32>
  %assume_assume_6 = assume bounded<0, 2147418111>, %assume_5 : tile<i32>
  %assume_7 = assume div_by<64>, %arg7 : tile<i32>
  %assume_assume_8 = assume bounded<0, 2147418111>, %assume_7 : tile<i32>
  %assume_9 = assume div_by<64>, %arg9 : tile<i32>
  %assume_assume_10 = assume bounded<0, 2147418111>, %assume_9 : tile<i32>
  %assume_11 = assume div_by<64>, %arg8 : tile<i32>
  %assume_assume_12 = assume bounded<0, 2147418111>, %assume_11 : tile<i32>
  %tview = make_tensor_view %arg0, shape = [%assume_assume, %assume_assume_4], strides = [%assume_assume_2, 1] : tile<i32> -> tensor_view<?x?xf32, strides=[?,1]>
  %pview = make_partition_view %tview : partition_view<tile=(4x8), tensor_view<?x?xf32, strides=[?,1]>>
  %blockId_x, %blockId_y, %blockId_z = get_tile_block_id : tile<i32>
  %tview_13 = make_tensor_view %arg4, shape = [%assume_assume_6], strides = [1] : tile<i32> -> tensor_view<?xi32, strides=[1]>
  %pview_14 = make_partition_view %tview_13 : partition_view<tile=(4), tensor_view<?xi32, strides=[1]>>
  %0 = get_index_space_shape %pview_14 : partition_view<tile=(4), tensor_view<?xi32, strides=[1]>> -> tile<i32>
  %tview_15 = make_tensor_view %arg6, shape = [%assume_assume_8, %assume_assume_12], strides = [%assume_assume_10, 1] : tile<i32> -> tensor_view<?x?xf32, strides=[?,1]>
  %pview_16 = make_partition_view %tview_15 : partition_view<tile=(4x8), tensor_view<?x?xf32, strides=[?,1]>>
  %1 = make_token : token
  %2 = iota : tile<4xi32>
  %for = for %loopIdx in (%cst_0_i32 to %0, step %cst_1_i32) : tile<i32> iter_values(%iterArg0 = %1) -> (token) {
    %tile, %result_token = load_view_tko weak %pview_14[%loopIdx] inbounds = [true] : partition_view<tile=(4), tensor_view<?xi32, strides=[1]>>, tile<i32> -> tile<4xi32>, token
    %reshape = reshape %tile : tile<4xi32> -> tile<1x4xi32>
    %4 = scan %reshape dim=0 reverse=false identities=[0 : i32] : tile<1x4xi32> -> tile<1x4xi32> 
    (%arg10: tile<i32>, %arg11: tile<i32>) {
      yield %arg10 : tile<i32>
    }
    %reshape_18 = reshape %4 : tile<1x4xi32> -> tile<4xi32>
    %tile_19, %result_token_20 = load_view_tko weak %pview_16[%loopIdx, %blockId_y] inbounds = [true, true] : partition_view<tile=(4x8), tensor_view<?x?xf32, strides=[?,1]>>, tile<i32> -> tile<4x8xf32>, token
    %5 = bitcast %tile_19 : tile<4x8xf32> -> tile<4x8xi32>
    %reshape_21 = reshape %5 : tile<4x8xi32> -> tile<1x4x8xi32>
    %6 = scan %reshape_21 dim=0 reverse=false identities=[0 : i32] : tile<1x4x8xi32> -> tile<1x4x8xi32> 
    (%arg10: tile<i32>, %arg11: tile<i32>) {
      yield %arg10 : tile<i32>
    }
    %reshape_22 = reshape %6 : tile<1x4x8xi32> -> tile<4x8xi32>
    %7 = bitcast %reshape_22 : tile<4x8xi32> -> tile<4x8xf32>
    %gsview = make_gather_scatter_view %tview : gather_scatter_view<tile=(4x8), tensor_view<?x?xf32, strides=[?,1]>, sparse_dim=0>
    %reshape_23 = reshape %assume_assume : tile<i32> -> tile<1xi32>
    %bcast = broadcast %reshape_23 : tile<1xi32> -> tile<4xi32>
    %8 = cmpi less_than %reshape_18, %bcast, unsigned : tile<4xi32> -> tile<4xi1>
    %reshape_24 = reshape %reshape_18 : tile<4xi32> -> tile<4x1xi32>
    %bcast_25 = broadcast %reshape_24 : tile<4x1xi32> -> tile<4x4xi32>
    %reshape_26 = reshape %reshape_18 : tile<4xi32> -> tile<1x4xi32>
    %bcast_27 = broadcast %reshape_26 : tile<1x4xi32> -> tile<4x4xi32>
    %9 = cmpi equal %bcast_25, %bcast_27, unsigned : tile<4x4xi32> -> tile<4x4xi1>
    %reshape_28 = reshape %2 : tile<4xi32> -> tile<1x4xi32>
    %bcast_29 = broadcast %reshape_28 : tile<1x4xi32> -> tile<4x4xi32>
    %10 = select %9, %bcast_29, %cst_0_i32_0 : tile<4x4xi1>, tile<4x4xi32>
    %reduce = reduce %10 dim=1 identities=[0 : i32] : tile<4x4xi32> -> tile<4xi32> 
    (%reduce_lhs: tile<i32>, %reduce_rhs: tile<i32>) {
      %16 = maxi %reduce_lhs, %reduce_rhs unsigned : tile<i32>
      yield %16 : tile<i32>
    }
    %11 = cmpi equal %reduce, %2, unsigned : tile<4xi32> -> tile<4xi1>
    %12 = andi %8, %11 : tile<4xi1>
    %13 = select %12, %reshape_18, %bcast : tile<4xi1>, tile<4xi32>
    %14 = muli %blockId_y, %cst_8_i32 : tile<i32>
    %15 = store_view_tko weak %7, %gsview[%13, %14] token = %iterArg0 optimization_hints = <sm_90 = {allow_tma = false}> inbounds = [false, true] : tile<4x8xf32>, gather_scatter_view<tile=(4x8), tensor_view<?x?xf32, strides=[?,1]>, sparse_dim=0>, tile<4xi32>, tile<i32> -> token
    continue %15 : token
  }
  %3:2 = get_index_space_shape %pview : partition_view<tile=(4x8), tensor_view<?x?xf32, strides=[?,1]>> -> tile<i32>
  %for_17 = for %loopIdx in (%cst_0_i32 to %3#0, step %cst_1_i32) : tile<i32> iter_values(%iterArg0 = %for) -> (token) {
    %tile, %result_token = load_view_tko weak %pview[%loopIdx, %blockId_y] token = %iterArg0 optimization_hints = <sm_90 = {allow_tma = false}> inbounds = [true, true] : partition_view<tile=(4x8), tensor_view<?x?xf32, strides=[?,1]>>, tile<i32> -> tile<4x8xf32>, token
    %4 = bitcast %tile : tile<4x8xf32> -> tile<4x8xi32>
    %reshape = reshape %4 : tile<4x8xi32> -> tile<1x4x8xi32>
    %5 = scan %reshape dim=0 reverse=false identities=[0 : i32] : tile<1x4x8xi32> -> tile<1x4x8xi32> 
    (%arg10: tile<i32>, %arg11: tile<i32>) {
      yield %arg10 : tile<i32>
    }
    %reshape_18 = reshape %5 : tile<1x4x8xi32> -> tile<4x8xi32>
    %6 = bitcast %reshape_18 : tile<4x8xi32> -> tile<4x8xf32>
    %7 = addf %6, %cst_1_f32  : tile<4x8xf32>
    %8 = store_view_tko weak %7, %pview[%loopIdx, %blockId_y] token = %result_token optimization_hints = <sm_90 = {allow_tma = false}> inbounds = [true, true] : tile<4x8xf32>, partition_view<tile=(4x8), tensor_view<?x?xf32, strides=[?,1]>>, tile<i32> -> token
    continue %8 : token
  }
  return
}
