global private  constant @table_0 alignment = 16 <f32: [5.000000e-01, -1.000000e+00, 3.250000e+00, 0.000000e+00]> : tile<4xf32>
global private  constant @table_1 alignment = 16 <i32: [7, 11, -13, 17, 19, 0, 0, 0]> : tile<8xi32>
entry @op_tables(%arg0: tile<ptr<f32>>, %arg1: tile<i32>, %arg2: tile<ptr<i32>>, %arg3: tile<i32>, %arg4: tile<ptr<i32>>, %arg5: tile<i32>) {
  %cst_0_i32 = constant <i32: 0> : tile<16xi32>
  %cst_3_i32 = constant <i32: 3> : tile<16xi32>
  %cst_9_f32 = constant <f32: 9.000000e+00> : tile<16xf32>
  %cst_5_i32 = constant <i32: 5> : tile<16xi32>
  %cst_-1_i32 = constant <i32: -1> : tile<16xi32>
  %assume = assume div_by<64>, %arg1 : tile<i32>
  %assume_assume = assume bounded<0, 2147418111>, %assume : tile<i32>
  %assume_0 = assume div_by<64>, %arg3 : tile<i32>
  %assume_assume_1 = assume bounded<0, 2147418111>, %assume_0 : tile<i32>
  %assume_2 = assume div_by<64>, %arg5 : tile<i32>
  %assume_assume_3 = assume bounded<0, 2147418111>, %assume_2 : tile<i32>
  %tview = make_tensor_view %arg0, shape = [%assume_assume], strides = [1] : tile<i32> -> tensor_view<?xf32, strides=[1]>
  %pview = make_partition_view %tview : partition_view<tile=(16), tensor_view<?xf32, strides=[1]>>
  %tview_4 = make_tensor_view %arg2, shape = [%assume_assume_1], strides = [1] : tile<i32> -> tensor_view<?xi32, strides=[1]>
  %pview_5 = make_partition_view %tview_4 : partition_view<tile=(16), tensor_view<?xi32, strides=[1]>>
  %blockId_x, %blockId_y, %blockId_z = get_tile_block_id : tile<i32>
  %0 = get_global @table_0 : tile<ptr<f32>>
  %reshape = reshape %0 : tile<ptr<f32>> -> tile<1xptr<f32>>
  %bcast = broadcast %reshape : tile<1xptr<f32>> -> tile<16xptr<f32>>
  %tview_6 = make_tensor_view %arg4, shape = [%assume_assume_3], strides = [1] : tile<i32> -> tensor_view<?xi32, strides=[1]>
  %pview_7 = make_partition_view %tview_6 : partition_view<tile=(16), tensor_view<?xi32, strides=[1]>>
  %tile, %result_token = load_view_tko weak %pview_7[%blockId_x] inbounds = [true] : partition_view<tile=(16), tensor_view<?xi32, strides=[1]>>, tile<i32> -> tile<16xi32>, token
  %reshape_8 = reshape %tile : tile<16xi32> -> tile<1x16xi32>
  %1 = scan %reshape_8 dim=0 reverse=false identities=[0 : i32] : tile<1x16xi32> -> tile<1x16xi32> 
  (%arg6: tile<i32>, %arg7: tile<i32>) {
    yield %arg6 : tile<i32>
  }
  %reshape_9 = reshape %1 : tile<1x16xi32> -> tile<16xi32>
  %2 = cmpi greater_than_or_equal %reshape_9, %cst_0_i32, signed : tile<16xi32> -> tile<16xi1>
  %3 = cmpi less_than %reshape_9, %cst_3_i32, signed : tile<16xi32> -> tile<16xi1>
  %4 = andi %2, %3 : tile<16xi1>
  %5 = select %4, %reshape_9, %cst_0_i32 : tile<16xi1>, tile<16xi32>
  %6 = offset %bcast, %5 : tile<16xptr<f32>>, tile<16xi32> -> tile<16xptr<f32>>
  %result, %result_token_10 = load_ptr_tko weak %6, %4, %cst_9_f32 : tile<16xptr<f32>>, tile<16xi1>, tile<16xf32> -> tile<16xf32>, token
  %7 = bitcast %result : tile<16xf32> -> tile<16xi32>
  %reshape_11 = reshape %7 : tile<16xi32> -> tile<1x16xi32>
  %8 = scan %reshape_11 dim=0 reverse=false identities=[0 : i32] : tile<1x16xi32> -> tile<1x16xi32> 
  (%arg6: tile<i32>, %arg7: tile<i32>) {
    yield %arg6 : tile<i32>
  }
  %reshape_12 = reshape %8 : tile<1x16xi32> -> tile<16xi32>
  %9 = bitcast %reshape_12 : tile<16xi32> -> tile<16xf32>
  %10 = store_view_tko weak %9, %pview[%blockId_x] inbounds = [true] : tile<16xf32>, partition_view<tile=(16), tensor_view<?xf32, strides=[1]>>, tile<i32> -> token
  %11 = get_global @table_1 : tile<ptr<i32>>
  %reshape_13 = reshape %11 : tile<ptr<i32>> -> tile<1xptr<i32>>
  %bcast_14 = broadcast %reshape_13 : tile<1xptr<i32>> -> tile<16xptr<i32>>
  %12 = cmpi less_than %reshape_9, %cst_5_i32, signed : tile<16xi32> -> tile<16xi1>
  %13 = andi %2, %12 : tile<16xi1>
  %14 = select %13, %reshape_9, %cst_0_i32 : tile<16xi1>, tile<16xi32>
  %15 = offset %bcast_14, %14 : tile<16xptr<i32>>, tile<16xi32> -> tile<16xptr<i32>>
  %result_15, %result_token_16 = load_ptr_tko weak %15, %13, %cst_-1_i32 token=%result_token_10 : tile<16xptr<i32>>, tile<16xi1>, tile<16xi32> -> tile<16xi32>, token
  %reshape_17 = reshape %result_15 : tile<16xi32> -> tile<1x16xi32>
  %16 = scan %reshape_17 dim=0 reverse=false identities=[0 : i32] : tile<1x16xi32> -> tile<1x16xi32> 
  (%arg6: tile<i32>, %arg7: tile<i32>) {
    yield %arg6 : tile<i32>
  }
  %reshape_18 = reshape %16 : tile<1x16xi32> -> tile<16xi32>
  %17 = store_view_tko weak %reshape_18, %pview_5[%blockId_x] inbounds = [true] : tile<16xi32>, partition_view<tile=(16), tensor_view<?xi32, strides=[1]>>, tile<i32> -> token
  return
}
