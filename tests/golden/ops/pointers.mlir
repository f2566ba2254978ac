entry @op_pointers(%arg0: tile<ptr<i32>>, %arg1: tile<i32>, %arg2: tile<ptr<i32>>, %arg3: tile<i32>, %arg4: tile<ptr<i32>>, %arg5: tile<i32>, %arg6: tile<ptr<i32>>, %arg7: tile<i32>) {
  %cst_15_i32 = constant <i32: 15> : tile<16xi32>
  %cst_2_i32 = constant <i32: 2> : tile<16xi32>
  %cst_8_i32 = constant <i32: 8> : tile<16xi32>
  %cst_-1_i32 = constant <i32: -1> : tile<16xi32>
  %cst_1_i32 = constant <i32: 1> : tile<16xi32>
  %assume = assume div_by<16>, %arg0 : tile<ptr<i32>>
  %assume_0 = assume div_by<64>, %arg1 : tile<i32>
  %assume_assume = assume bounded<0, 2147418111>, %assume_0 : tile<i32>
  %assume_1 = assume div_by<16>, %arg2 : tile<ptr<i32>>
  %assume_2 = assume div_by<64>, %arg3 : tile<i32>
  %assume_assume_3 = assume bounded<0, 2147418111>, %assume_2 : tile<i32>
  %assume_4 = assume div_by<16>, %arg4 : tile<ptr<i32>>
  %assume_5 = assume div_by<16>, %arg6 : tile<ptr<i32>>
  %tview = make_tensor_view %assume, shape = [%assume_assume], strides = [1] : tile<i32> -> tensor_view<?xi32, strides=[1]>
  %pview = make_partition_view %tview : partition_view<tile=(16), tensor_view<?xi32, strides=[1]>>
  %tview_6 = make_tensor_view %assume_1, shape = [%assume_assume_3], strides = [1] : tile<i32> -> tensor_view<?xi32, strides=[1]>
  %pview_7 = make_partition_view %tview_6 : partition_view<tile=(16), tensor_view<?xi32, strides=[1]>>
  %blockId_x, %blockId_y, %blockId_z = get_tile_block_id : tile<i32>
  %assume_assume_8 = assume div_by<16>, %assume_5 : tile<ptr<i32>>
  %reshape = reshape %assume_assume_8 : tile<ptr<i32>> -> tile<1xptr<i32>>
  %bcast = broadcast %reshape : tile<1xptr<i32>> -> tile<16xptr<i32>>
  %0 = iota : tile<16xi32>
  %1 = subi %cst_15_i32, %0 : tile<16xi32>
  %2 = offset %bcast, %1 : tile<16xptr<i32>>, tile<16xi32> -> tile<16xptr<i32>>
  %3 = ptr_to_ptr %2 : tile<16xptr<i32>> -> tile<16xptr<i8>>
  %4 = ptr_to_int %3 : tile<16xptr<i8>> -> tile<16xi64>
  %5 = int_to_ptr %4 : tile<16xi64> -> tile<16xptr<i8>>
  %6 = ptr_to_ptr %5 : tile<16xptr<i8>> -> tile<16xptr<i32>>
  %result, %result_token = load_ptr_tko weak %6 : tile<16xptr<i32>> -> tile<16xi32>, token
  %7 = store_view_tko weak %result, %pview[%blockId_x] inbounds = [true] : tile<16xi32>, partition_view<tile=(16), tensor_view<?xi32, strides=[1]>>, tile<i32> -> token
  %assume_9 = assume bounded<0, 15>, %0 : tile<16xi32>
  %8 = muli %assume_9, %cst_2_i32 : tile<16xi32>
  %9 = offset %bcast, %8 : tile<16xptr<i32>>, tile<16xi32> -> tile<16xptr<i32>>
  %10 = cmpi less_than %assume_9, %cst_8_i32, signed : tile<16xi32> -> tile<16xi1>
  %result_10, %result_token_11 = load_ptr_tko weak %9, %10, %cst_-1_i32 token=%result_token : tile<16xptr<i32>>, tile<16xi1>, tile<16xi32> -> tile<16xi32>, token
  %11 = store_view_tko weak %result_10, %pview_7[%blockId_x] inbounds = [true] : tile<16xi32>, partition_view<tile=(16), tensor_view<?xi32, strides=[1]>>, tile<i32> -> token
  %reshape_12 = reshape %assume_4 : tile<ptr<i32>> -> tile<1xptr<i32>>
  %bcast_13 = broadcast %reshape_12 : tile<1xptr<i32>> -> tile<16xptr<i32>>
  %12 = offset %bcast_13, %0 : tile<16xptr<i32>>, tile<16xi32> -> tile<16xptr<i32>>
  %13 = muli %0, %0 : tile<16xi32>
  %14 = remi %0, %cst_2_i32 signed : tile<16xi32>
  %15 = cmpi equal %14, %cst_1_i32, signed : tile<16xi32> -> tile<16xi1>
  %16 = store_ptr_tko weak %12, %13, %15 token=%result_token_11 : tile<16xptr<i32>>, tile<16xi32>, tile<16xi1> -> token
  %result_14, %result_token_15 = load_ptr_tko relaxed device %12 token=%16 : tile<16xptr<i32>> -> tile<16xi32>, token
  %17 = addi %result_14, %cst_1_i32 : tile<16xi32>
  %18 = store_ptr_tko relaxed device %12, %17 token=%result_token_15 : tile<16xptr<i32>>, tile<16xi32> -> token
  return
}
