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
  %0 = bitcast %tile : tile<16xf32> -> tile<16xi32>
  %reshape = reshape %0 : tile<16xi32> -> tile<1x16xi32>
  %1 = scan %reshape dim=0 reverse=false identities=[0 : i32] : tile<1x16xi32> -> tile<1x16xi32> 
  (%arg3: tile<i32>, %arg4: tile<i32>) {
    yield %arg3 : tile<i32>
  }
  %reshape_1 = reshape %1 : tile<1x16xi32> -> tile<16xi32>
  %2 = bitcast %reshape_1 : tile<16xi32> -> tile<16xf32>
  %3 = andi %arg2, %cst_1_i32 : tile<i32>
  %4 = cmpi equal %3, %cst_0_i32, signed : tile<i32> -> tile<i1>
  %5:3 = if %4 -> (tile<16xf32>, tile<i32>, token) {
    %9 = addf %2, %cst_1_f32  : tile<16xf32>
    %10 = store_view_tko weak %9, %pview[%blockId_x] token = %result_token : tile<16xf32>, partition_view<tile=(16), tensor_view<?xf32, strides=[1]>>, tile<i32> -> token
    yield %9, %cst_0_i32, %10 : tile<16xf32>, tile<i32>, token
  } else {
    %9 = itof %arg2 signed  : tile<i32> -> tile<f32>
    %reshape_3 = reshape %9 : tile<f32> -> tile<1xf32>
    %bcast_4 = broadcast %reshape_3 : tile<1xf32> -> tile<16xf32>
    %10 = mulf %2, %bcast_4  : tile<16xf32>
    %11 = addi %arg2, %arg2 : tile<i32>
    yield %10, %11, %result_token : tile<16xf32>, tile<i32>, token
  }
  %6 = itof %5#1 signed  : tile<i32> -> tile<f32>
  %reshape_2 = reshape %6 : tile<f32> -> tile<1xf32>
  %bcast = broadcast %reshape_2 : tile<1xf32> -> tile<16xf32>
  %7 = addf %5#0, %bcast  : tile<16xf32>
  %8 = store_view_tko weak %7, %pview[%blockId_x] token = %5#2 : tile<16xf32>, partition_view<tile=(16), tensor_view<?xf32, strides=[1]>>, tile<i32> -> token
  return
}
