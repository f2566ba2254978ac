entry @messages(%arg0: tile<ptr<f32>>, %arg1: tile<i32>, %arg2: tile<i32>, %arg3: tile<i32>, %arg4: tile<i32>, %arg5: tile<ptr<i64>>) {
  %cst_0_f32 = constant <f32: 0.000000e+00> : tile<2x4xf32>
  %cst_2147483647_i32 = constant <i32: 2147483647> : tile<8xi32>
  %cst_2147483647_i32_0 = constant <i32: 2147483647> : tile<i32>
  %true = constant <i1: true> : tile<i1>
  %cst_0_i64 = constant <i64: 0> : tile<i64>
  %cst_1_i64 = constant <i64: 1> : tile<i64>
  %cst_0_i32 = constant <i32: 0> : tile<i32>
  %cst_1_i32 = constant <i32: 1> : tile<i32>
  %cst_100_i32 = constant <i32: 100> : tile<i32>
  %cst_2_i64 = constant <i64: 2> : tile<i64>
  %assume = assume div_by<16>, %arg5 : tile<ptr<i64>>
  %assume_1 = assume bounded<0, 2147418111>, %arg1 : tile<i32>
  %assume_2 = assume bounded<0, 2147418111>, %arg3 : tile<i32>
  %assume_3 = assume bounded<0, 2147418111>, %arg2 : tile<i32>
  %tview = make_tensor_view %arg0, shape = [%assume_1, %assume_3], strides = [%assume_2, 1] : tile<i32> -> tensor_view<?x?xf32, strides=[?,1]>
  %pview = make_partition_view %tview : partition_view<tile=(2x4), tensor_view<?x?xf32, strides=[?,1]>>
  %pview_4 = make_partition_view %tview : partition_view<tile=(2x4), padding_value = zero, tensor_view<?x?xf32, strides=[?,1]>>
  %blockId_x, %blockId_y, %blockId_z = get_tile_block_id : tile<i32>
  %tile, %result_token = load_view_tko weak %pview_4[%blockId_x, %blockId_y] : partition_view<tile=(2x4), padding_value = zero, tensor_view<?x?xf32, strides=[?,1]>>, tile<i32> -> tile<2x4xf32>, token
  %0 = bitcast %tile : tile<2x4xf32> -> tile<2x4xi32>
  %reshape = reshape %0 : tile<2x4xi32> -> tile<1x2x4xi32>
  %1 = scan %reshape dim=0 reverse=false identities=[0 : i32] : tile<1x2x4xi32> -> tile<1x2x4xi32> 
  (%arg6: tile<i32>, %arg7: tile<i32>) {
    yield %arg6 : tile<i32>
  }
  %reshape_5 = reshape %1 : tile<1x2x4xi32> -> tile<2x4xi32>
  %2 = bitcast %reshape_5 : tile<2x4xi32> -> tile<2x4xf32>
  %3 = cmpf greater_than_or_equal ordered %2, %cst_0_f32 : tile<2x4xf32> -> tile<2x4xi1>
  %reshape_6 = reshape %3 : tile<2x4xi1> -> tile<8xi1>
  %4 = iota : tile<8xi32>
  %5 = select %reshape_6, %cst_2147483647_i32, %4 : tile<8xi1>, tile<8xi32>
  %reduce = reduce %5 dim=0 identities=[2147483647 : i32] : tile<8xi32> -> tile<i32> 
  (%reduce_lhs: tile<i32>, %reduce_rhs: tile<i32>) {
    %11 = mini %reduce_lhs, %reduce_rhs signed : tile<i32>
    yield %11 : tile<i32>
  }
  %6 = cmpi equal %reduce, %cst_2147483647_i32_0, signed : tile<i32> -> tile<i1>
  %7 = xori %6, %true : tile<i1>
  if %7 {
    %result, %result_token_7 = atomic_cas_tko relaxed device %assume, %cst_0_i64, %cst_1_i64 : tile<ptr<i64>>, tile<i64> -> tile<i64>, token
    %11 = cmpi equal %result, %cst_0_i64, unsigned : tile<i64> -> tile<i1>
    if %11 {
      %12 = exti %reduce signed : tile<i32> -> tile<i64>
      %13 = offset %assume, %cst_1_i64 : tile<ptr<i64>>, tile<i64> -> tile<ptr<i64>>
      %14 = store_ptr_tko relaxed device %13, %12 : tile<ptr<i64>>, tile<i64> -> token
    }
  }
  %8 = make_token : token
  %for = for %loopIdx in (%cst_0_i32 to %arg4, step %cst_1_i32) : tile<i32> iter_values(%iterArg0 = %8) -> (token) {
    %11 = cmpi less_than %loopIdx, %cst_100_i32, signed : tile<i32> -> tile<i1>
    %12 = xori %11, %true : tile<i1>
    if %12 {
      %result, %result_token_7 = atomic_cas_tko relaxed device %assume, %cst_0_i64, %cst_2_i64 : tile<ptr<i64>>, tile<i64> -> tile<i64>, token
      %14 = cmpi equal %result, %cst_0_i64, unsigned : tile<i64> -> tile<i1>
      if %14 {
        %15 = exti %cst_0_i32 signed : tile<i32> -> tile<i64>
        %16 = offset %assume, %cst_1_i64 : tile<ptr<i64>>, tile<i64> -> tile<ptr<i64>>
        %17 = store_ptr_tko relaxed device %16, %15 : tile<ptr<i64>>, tile<i64> -> token
      }
    }
    %13 = print_tko "round %d of %d\0A", %loopIdx, %arg4 token=%iterArg0 : tile<i32>, tile<i32> -> token
    continue %13 : token
  }
  %9 = print_tko "100 %% of %.3f\0A", %2 token=%for : tile<2x4xf32> -> token
  %10 = store_view_tko weak %2, %pview[%blockId_x, %blockId_y] token = %result_token : tile<2x4xf32>, partition_view<tile=(2x4), tensor_view<?x?xf32, strides=[?,1]>>, tile<i32> -> token
  return
}
