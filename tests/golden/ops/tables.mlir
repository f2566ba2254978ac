global private  constant @table_0 alignment = 16 <f32: [5.000000e-01, -1.000000e+00, 3.250000e+00, 0.000000e+00]> : tile<4xf32>
global private  constant @table_1 alignment = 16 <i32: [7, 11, -13, 17, 19, 0, 0, 0]> : tile<8xi32>
entry @op_tables(%arg0: tile<ptr<f32>>, %arg1: tile<i32>, %arg2: tile<ptr<i32>>, %arg3: tile<i32>, %arg4: tile<ptr<i32>>, %arg5: tile<i32>) {
  %cst_0_i32 = constant <i32: 0> : tile<16xi32>
  %cst_3_i32 = constant <i32: 3> : tile<16xi32>
  %cst_9_f32 = constant <f32: 9.000000e+00> : tile<16xf32>
  %cst_5_i32 = constant <i32: 5> : tile<16xi32>
  %cst_-1_i32 = constant <i32: -1> : tile<16xi32>
  %assume = assume div_by<16>, %arg0 : tile<ptr<f32>>
  %assume_0 = assume div_by<64>, %arg1 : tile<i32>
  %assume_assume = assume bounded<0, 2147418111>, %assume_0 : tile<i32>
  %assume_1 = assume div_by<16>, %arg2 : tile<ptr<i32>>
  %assume_2 = assume div_by<64>, %arg3 : tile<i32>
  %assume_assume_3 = assume bounded<0, 2147418111>, %assume_2 : tile<i32>
  %assume_4 = assume div_by<16>, %arg4 : tile<ptr<i32>>
  %assume_5 = assume div_by<64>, %arg5 : tile<i32>
  %assume_assume_6 = assume bounded<0, 2147418111>, %assume_5 : tile<i32>
  %tview = make_tensor_view %assume, shape = [%assume_assume], strides = [1] : tile<i32> -> tensor_view<?xf32, strides=[1]>
  %pview = make_partition_view %tview : partition_view<tile=(16), tensor_view<?xf32, strides=[1]>>
  %tview_7 = make_tensor_view %assume_1, shape = [%assume_assume_3], strides = [1] : tile<i32> -> tensor_view<?xi32, strides=[1]>
  %pview_8 = make_partition_view %tview_7 : partition_view<tile=(16), tensor_view<?xi32, strides=[1]>>
  %blockId_x, %blockId_y, %blockId_z = get_tile_block_id : tile<i32>
  %0 = get_global @table_0 : tile<ptr<f32>>
  %reshape = reshape %0 : tile<ptr<f32>> -> tile<1xptr<f32>>
  %bcast = broadcast %reshape : tile<1xptr<f32>> -> tile<16xptr<f32>>
  %tview_9 = make_tensor_view %assume_4, shape = [%assume_assume_6], strides = [1] : tile<i32> -> tensor_view<?xi32, strides=[1]>
  %pview_10 = make_partition_view %tview_9 : partition_view<tile=(16), tensor_view<?xi32, strides=[1]>>
  %tile, %result_token = load_view_tko weak %pview_10[%blockId_x] inbounds = [true] : partition_view<tile=(16), tensor_view<?xi32, strides=[1]>>, tile<i32> -> tile<16xi32>, token
  %1 = cmpi greater_than_or_equal %tile, %cst_0_i32, signed : tile<16xi32> -> tile<16xi1>
  %2 = cmpi less_than %tile, %cst_3_i32, signed : tile<16xi32> -> tile<16xi1>
  %3 = andi %1, %2 : tile<16xi1>
  %4 = select %3, %tile, %cst_0_i32 : tile<16xi1>, tile<16xi32>
  %5 = offset %bcast, %4 : tile<16xptr<f32>>, tile<16xi32> -> tile<16xptr<f32>>
  %result, %result_token_11 = load_ptr_tko weak %5, %3, %cst_9_f32 : tile<16xptr<f32>>, tile<16xi1>, tile<16xf32> -> tile<16xf32>, token
  %6 = store_view_tko weak %result, %pview[%blockId_x] inbounds = [true] : tile<16xf32>, partition_view<tile=(16), tensor_view<?xf32, strides=[1]>>, tile<i32> -> token
  %7 = get_global @table_1 : tile<ptr<i32>>
  %reshape_12 = reshape %7 : tile<ptr<i32>> -> tile<1xptr<i32>>
  %bcast_13 = broadcast %reshape_12 : tile<1xptr<i32>> -> tile<16xptr<i32>>
  %8 = cmpi less_than %tile, %cst_5_i32, signed : tile<16xi32> -> tile<16xi1>
  %9 = andi %1, %8 : tile<16xi1>
  %10 = select %9, %tile, %cst_0_i32 : tile<16xi1>, tile<16xi32>
  %11 = offset %bcast_13, %10 : tile<16xptr<i32>>, tile<16xi32> -> tile<16xptr<i32>>
  %result_14, %result_token_15 = load_ptr_tko weak %11, %9, %cst_-1_i32 token=%result_token_11 : tile<16xptr<i32>>, tile<16xi1>, tile<16xi32> -> tile<16xi32>, token
  %12 = store_view_tko weak %result_14, %pview_8[%blockId_x] inbounds = [true] : tile<16xi32>, partition_view<tile=(16), tensor_view<?xi32, strides=[1]>>, tile<i32> -> token
  return
}
