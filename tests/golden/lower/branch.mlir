entry @branch(%arg0: tile<ptr<f32>>, %arg1: tile<i32>, %arg2: tile<i32>) {
  %cst_1_i32 = constant <i32: 1> : tile<i32>
  %cst_0_i32 = constant <i32: 0> : tile<i32>
  %cst_1_f32 = constant <f32: 1.000000e+00> : tile<16xf32>
  %assume = assume bounded<0, 2147418111>, %arg1 : tile<i32>
  %tview = make_tensor_view %arg0, shape = [%assume], strides = [1] : tile<i32> -> tensor_view<?xf32, strides=[1]>
  %pview = make_partition_view %tview : partition_view<tile=(16), tensor_view<?xf32, strides=[1]>>
  %pview_0 = make_partition_view %tview : partition_view<tile=(16), padding_value = zero, tensor_view<?xf32, strides=[1]>>
  %blockId_x, %blockId_y, %blockId_z = get_tile_block_id : tile<i32>
  %tile, %result_token = load_view_tko weak %pview_0[%blockId_x] : partition_view<tile=(16), padding_value = zero, tensor_view<?xf32, strides=[1]>>, tile<i32> -> tile<16xf32>, token
  %0 = andi %arg2, %cst_1_i32 : tile<i32>
  %1 = cmpi equal %0, %cst_0_i32, signed : tile<i32> -> tile<i1>
  %2:3 = if %1 -> (tile<16xf32>, tile<i32>, token) {
    %6 = addf %tile, %cst_1_f32  : tile<16xf32>
    %7 = store_view_tko weak %6, %pview[%blockId_x] token = %result_token : tile<16xf32>, partition_view<tile=(16), tensor_view<?xf32, strides=[1]>>, tile<i32> -> token
    yield %6, %cst_0_i32, %7 : tile<16xf32>, tile<i32>, token
  } else {
    %6 = itof %arg2 signed  : tile<i32> -> tile<f32>
    %reshape_1 = reshape %6 : tile<f32> -> tile<1xf32>
    %bcast_2 = broadcast %reshape_1 : tile<1xf32> -> tile<16xf32>
    %7 = mulf %tile, %bcast_2  : tile<16xf32>
    %8 = addi %arg2, %arg2 : tile<i32>
    yield %7, %8, %result_token : tile<16xf32>, tile<i32>, token
  }
  %3 = itof %2#1 signed  : tile<i32> -> tile<f32>
  %reshape = reshape %3 : tile<f32> -> tile<1xf32>
  %bcast = broadcast %reshape : tile<1xf32> -> tile<16xf32>
  %4 = addf %2#0, %bcast  : tile<16xf32>
  %5 = store_view_tko weak %4, %pview[%blockId_x] token = %2#2 : tile<16xf32>, partition_view<tile=(16), tensor_view<?xf32, strides=[1]>>, tile<i32> -> token
  return
}
