entry @op_pointers(%arg0: tile<ptr<i32>>, %arg1: tile<i32>, %arg2: tile<ptr<i32>>, %arg3: tile<i32>, %arg4: tile<ptr<i32>>, %arg5: tile<i32>, %arg6: tile<ptr<i32>>, %arg7: tile<i32>) {
  %cst_15_i32 = constant <i32: 15> : tile<16xi32>
  %cst_2_i32 = constant <i32: 2> : tile<16xi32>
  %cst_8_i32 = constant <i32: 8> : tile<16xi32>
  %cst_-1_i32 = constant <i32: -1> : tile<16xi32>
  %cst_1_i32 = constant <i32: 1> : tile<16xi32>
  %assume = assume div_by<64>, %arg1 : tile<i32>
  %assume_assume = assume bounded<0, 2147418111>, %assume : tile<i32>
  %assume_0 = assume div_by<64>, %arg3 : tile<i32>
  %assume_assume_1 = assume bounded<0, 2147418111>, %assume_0 : tile<i32>
  %assume_2 = assume div_by<16>, %arg4 : tile<ptr<i32>>
  %assume_3 = assume div_by<16>, %arg6 : tile<ptr<i32>>
  %tview = make_tensor_view %arg0, shape = [%assume_assume], strides = [1] : tile<i32> -> tensor_view<?xi32, strides=[1]>
  %pview = make_partition_view %tview : partition_view<tile=(16), tensor_view<?xi32, strides=[1]>>
  %tview_4 = make_tensor_view %arg2, shape = [%assume_assume_1], strides = [1] : tile<i32> -> tensor_view<?xi32, strides=[1]>
  %pview_5 = make_partition_view %tview_4 : partition_view<tile=(16), tensor_view<?xi32, strides=[1]>>
  %blockId_x, %blockId_y, %blockId_z = get_tile_block_id : tile<i32>
  %assume_assume_6 = assume div_by<16>, %assume_3 : tile<ptr<i32>>
  %reshape = reshape %assume_assume_6 : tile<ptr<i32>> -> tile<1xptr<i32>>
  %bcast = broadcast %reshape : tile<1xptr<i32>> -> tile<16xptr<i32>>
  %0 = iota : tile<16xi32>
  %1 = subi %cst_15_i32, %0 : tile<16xi32>
  %2 = offset %bcast, %1 : tile<16xptr<i32>>, tile<16xi32> -> tile<16xptr<i32>>
  %3 = ptr_to_ptr %2 : tile<16xptr<i32>> -> tile<16xptr<i8>>
  %4 = ptr_to_int %3 : tile<16xptr<i8>> -> tile<16xi64>
  %5 = int_to_ptr %4 : tile<16xi64> -> tile<16xptr<i8>>
  %6 = ptr_to_ptr %5 : tile<16xptr<i8>> -> tile<16xptr<i32>>
  %result, %result_token = load_ptr_tko weak %6 : tile<16xptr<i32>> -> tile<16xi32>, token
  %reshape_7 = reshape %result : tile<16xi32> -> tile<1x16xi32>
  %7 = scan %reshape_7 dim=0 reverse=false identities=[0 : i32] : tile<1x16xi32> -> tile<1x16xi32> 
  (%arg8: tile<i32>, %arg9: tile<i32>) {
    yield %arg8 : tile<i32>
  }
  %reshape_8 = reshape %7 : tile<1x16xi32> -> tile<16xi32>
  %8 = store_view_tko weak %reshape_8, %pview[%blockId_x] inbounds = [true] : tile<16xi32>, partition_view<tile=(16), tensor_view<?xi32, strides=[1]>>, tile<i32> -> token
  %assume_9 = assume bounded<0, 15>, %0 : tile<16xi32>
  %9 = muli %assume_9, %cst_2_i32 : tile<16xi32>
  %10 = offset %bcast, %9 : tile<16xptr<i32>>, tile<16xi32> -> tile<16xptr<i32>>
  %11 = cmpi less_than %assume_9, %cst_8_i32, signed : tile<16xi32> -> tile<16xi1>
  %result_10, %result_token_11 = load_ptr_tko weak %10, %11, %cst_-1_i32 token=%result_token : tile<16xptr<i32>>, tile<16xi1>, tile<16xi32> -> tile<16xi32>, token
  %reshape_12 = reshape %result_10 : tile<16xi32> -> tile<1x16xi32>
  %12 = scan %reshape_12 dim=0 reverse=false identities=[0 : i32] : tile<1x16xi32> -> tile<1x16xi32> 
  (%arg8: tile<i32>, %arg9: tile<i32>) {
    yield %arg8 : tile<i32>
  }
  %reshape_13 = reshape %12 : tile<1x16xi32> -> tile<16xi32>
  %13 = store_view_tko weak %reshape_13, %pview_5[%blockId_x] inbounds = [true] : tile<16xi32>, partition_view<tile=(16), tensor_view<?xi32, strides=[1]>>, tile<i32> -> token
  %reshape_14 = reshape %assume_2 : tile<ptr<i32>> -> tile<1xptr<i32>>
  %bcast_15 = broadcast %reshape_14 : tile<1xptr<i32>> -> tile<16xptr<i32>>
  %14 = offset %bcast_15, %0 : tile<16xptr<i32>>, tile<16xi32> -> tile<16xptr<i32>>
  %15 = muli %0, %0 : tile<16xi32>
  %16 = remi %0, %cst_2_i32 signed : tile<16xi32>
  %17 = cmpi equal %16, %cst_1_i32, signed : tile<16xi32> -> tile<16xi1>
  %18 = store_ptr_tko weak %14, %15, %17 token=%result_token_11 : tile<16xptr<i32>>, tile<16xi32>, tile<16xi1> -> token
  %result_16, %result_token_17 = load_ptr_tko relaxed device %14 token=%18 : tile<16xptr<i32>> -> tile<16xi32>, token
  %reshape_18 = reshape %result_16 : tile<16xi32> -> tile<1x16xi32>
  %19 = scan %reshape_18 dim=0 reverse=false identities=[0 : i32] : tile<1x16xi32> -> tile<1x16xi32> 
  (%arg8: tile<i32>, %arg9: tile<i32>) {
    yield %arg8 : tile<i32>
  }
  %reshape_19 = reshape %19 : tile<1x16xi32> -> tile<16xi32>
  %20 = addi %reshape_19, %cst_1_i32 : tile<16xi32>
  %21 = store_ptr_tko relaxed device %14, %20 token=%result_token_17 : tile<16xptr<i32>>, tile<16xi32> -> token
  return
}
