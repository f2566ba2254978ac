entry @op_integers(%arg0: tile<ptr<i32>>, %arg1: tile<i32>, %arg2: tile<ptr<i32>>, %arg3: tile<i32>, %arg4: tile<ptr<i32>>, %arg5: tile<i32>, %arg6: tile<ptr<i32>>, %arg7: tile<i32>, %arg8: tile<ptr<i32>>, %arg9: tile<i32>, %arg10: tile<ptr<i32>>, %arg11: tile<i32>, %arg12: tile<ptr<i32>>, %arg13: tile<i32>, %arg14: tile<ptr<i32>>, %arg15: tile<i32>, %arg16: tile<ptr<i32>>, %arg17: tile<i32>, %arg18: tile<ptr<i32>>, %arg19: tile<i32>) {
  %cst_-2147483648_i32 = constant <i32: -2147483648> : tile<16xi32>
  %cst_0_i32 = constant <i32: 0> : tile<16xi32>
  %cst_-1_i32 = constant <i32: -1> : tile<16xi32>
  %cst_1_i32 = constant <i32: 1> : tile<16xi32>
  %cst_5_i32 = constant <i32: 5> : tile<16xi32>
  %cst_31_i32 = constant <i32: 31> : tile<16xi32>
  %assume = assume div_by<64>, %arg1 : tile<i32>
  %assume_assume = assume bounded<0, 2147418111>, %assume : tile<i32>
  %assume_0 = assume div_by<64>, %arg3 : tile<i32>
  %assume_assume_1 = assume bounded<0, 2147418111>, %assume_0 : tile<i32>
  %assume_2 = assume div_by<64>, %arg5 : tile<i32>
  %assume_assume_3 = assume bounded<0, 2147418111>, %assume_2 : tile<i32>
  %assume_4 = assume div_by<64>, %arg7 : tile<i32>
  %assume_assume_5 = assume bounded<0, 2147418111>, %assume_4 : tile<i32>
  %assume_6 = assume div_by<64>, %arg9 : tile<i32>
  %assume_assume_7 = assume bounded<0, 2147418111>, %assume_6 : tile<i32>
  %assume_8 = assume div_by<64>, %arg11 : tile<i32>
  %assume_assume_9 = assume bounded<0, 2147418111>, %assume_8 : tile<i32>
  %assume_10 = assume div_by<64>, %arg13 : tile<i32>
  %assume_assume_11 = assume bounded<0, 2147418111>, %assume_10 : tile<i32>
  %assume_12 = assume div_by<64>, %arg15 : tile<i32>
  %assume_assume_13 = assume bounded<0, 2147418111>, %assume_12 : tile<i32>
  %assume_14 = assume div_by<64>, %arg17 : tile<i32>
  %assume_assume_15 = assume bounded<0, 2147418111>, %assume_14 : tile<i32>
  %assume_16 = assume div_by<64>, %arg19 : tile<i32>
  %assume_assume_17 = assume bounded<0, 2147418111>, %assume_16 : tile<i32>
  %tview = make_tensor_view %arg0, shape = [%assume_assume], strides = [1] : tile<i32> -> tensor_view<?xi32, strides=[1]>
  %pview = make_partition_view %tview : partition_view<tile=(16), tensor_view<?xi32, strides=[1]>>
  %tview_18 = make_tensor_view %arg2, shape = [%assume_assume_1], strides = [1] : tile<i32> -> tensor_view<?xi32, strides=[1]>
  %pview_19 = make_partition_view %tview_18 : partition_view<tile=(16), tensor_view<?xi32, strides=[1]>>
  %tview_20 = make_tensor_view %arg4, shape = [%assume_assume_3], strides = [1] : tile<i32> -> tensor_view<?xi32, strides=[1]>
  %pview_21 = make_partition_view %tview_20 : partition_view<tile=(16), tensor_view<?xi32, strides=[1]>>
  %tview_22 = make_tensor_view %arg6, shape = [%assume_assume_5], strides = [1] : tile<i32> -> tensor_view<?xi32, strides=[1]>
  %pview_23 = make_partition_view %tview_22 : partition_view<tile=(16), tensor_view<?xi32, strides=[1]>>
  %tview_24 = make_tensor_view %arg8, shape = [%assume_assume_7], strides = [1] : tile<i32> -> tensor_view<?xi32, strides=[1]>
  %pview_25 = make_partition_view %tview_24 : partition_view<tile=(16), tensor_view<?xi32, strides=[1]>>
  %tview_26 = make_tensor_view %arg10, shape = [%assume_assume_9], strides = [1] : tile<i32> -> tensor_view<?xi32, strides=[1]>
  %pview_27 = make_partition_view %tview_26 : partition_view<tile=(16), tensor_view<?xi32, strides=[1]>>
  %tview_28 = make_tensor_view %arg12, shape = [%assume_assume_11], strides = [1] : tile<i32> -> tensor_view<?xi32, strides=[1]>
  %pview_29 = make_partition_view %tview_28 : partition_view<tile=(16), tensor_view<?xi32, strides=[1]>>
  %tview_30 = make_tensor_view %arg14, shape = [%assume_assume_13], strides = [1] : tile<i32> -> tensor_view<?xi32, strides=[1]>
  %pview_31 = make_partition_view %tview_30 : partition_view<tile=(16), tensor_view<?xi32, strides=[1]>>
  %blockId_x, %blockId_y, %blockId_z = get_tile_block_id : tile<i32>
  %tview_32 = make_tensor_view %arg16, shape = [%assume_assume_15], strides = [1] : tile<i32> -> tensor_view<?xi32, strides=[1]>
  %pview_33 = make_partition_view %tview_32 : partition_view<tile=(16), tensor_view<?xi32, strides=[1]>>
  %tile, %result_token = load_view_tko weak %pview_33[%blockId_x] inbounds = [true] : partition_view<tile=(16), tensor_view<?xi32, strides=[1]>>, tile<i32> -> tile<16xi32>, token
  %reshape = reshape %tile : tile<16xi32> -> tile<1x16xi32>
  %0 = scan %reshape dim=0 reverse=false identities=[0 : i32] : tile<1x16xi32> -> tile<1x16xi32> 
  (%arg20: tile<i32>, %arg21: tile<i32>) {
    yield %arg20 : tile<i32>
  }
  %reshape_34 = reshape %0 : tile<1x16xi32> -> tile<16xi32>
  %tview_35 = make_tensor_view %arg18, shape = [%assume_assume_17], strides = [1] : tile<i32> -> tensor_view<?xi32, strides=[1]>
  %pview_36 = make_partition_view %tview_35 : partition_view<tile=(16), tensor_view<?xi32, strides=[1]>>
  %tile_37, %result_token_38 = load_view_tko weak %pview_36[%blockId_x] inbounds = [true] : partition_view<tile=(16), tensor_view<?xi32, strides=[1]>>, tile<i32> -> tile<16xi32>, token
  %reshape_39 = reshape %tile_37 : tile<16xi32> -> tile<1x16xi32>
  %1 = scan %reshape_39 dim=0 reverse=false identities=[0 : i32] : tile<1x16xi32> -> tile<1x16xi32> 
  (%arg20: tile<i32>, %arg21: tile<i32>) {
    yield %arg20 : tile<i32>
  }
  %reshape_40 = reshape %1 : tile<1x16xi32> -> tile<16xi32>
  %2 = addi %reshape_34, %reshape_40 : tile<16xi32>
  %3 = negi %2 : tile<16xi32>
  %4 = absi %reshape_40 : tile<16xi32>
  %5 = cmpi equal %reshape_40, %cst_-2147483648_i32, unsigned : tile<16xi32> -> tile<16xi1>
  %6 = select %5, %cst_-2147483648_i32, %4 : tile<16xi1>, tile<16xi32>
  %7 = subi %3, %6 : tile<16xi32>
  %8 = store_view_tko weak %7, %pview[%blockId_x] inbounds = [true] : tile<16xi32>, partition_view<tile=(16), tensor_view<?xi32, strides=[1]>>, tile<i32> -> token
  %9 = muli %reshape_34, %reshape_40 : tile<16xi32>
  %10 = store_view_tko weak %9, %pview_19[%blockId_x] inbounds = [true] : tile<16xi32>, partition_view<tile=(16), tensor_view<?xi32, strides=[1]>>, tile<i32> -> token
  %11 = cmpi equal %reshape_40, %cst_0_i32, unsigned : tile<16xi32> -> tile<16xi1>
  %12 = cmpi equal %reshape_40, %cst_-1_i32, unsigned : tile<16xi32> -> tile<16xi1>
  %13 = ori %11, %12 : tile<16xi1>
  %14 = select %13, %cst_1_i32, %reshape_40 : tile<16xi1>, tile<16xi32>
  %15 = divi %reshape_34, %14 signed : tile<16xi32>
  %16 = select %13, %9, %15 : tile<16xi1>, tile<16xi32>
  %17 = store_view_tko weak %16, %pview_21[%blockId_x] inbounds = [true] : tile<16xi32>, partition_view<tile=(16), tensor_view<?xi32, strides=[1]>>, tile<i32> -> token
  %18 = remi %reshape_34, %14 signed : tile<16xi32>
  %19 = select %11, %reshape_34, %18 : tile<16xi1>, tile<16xi32>
  %20 = store_view_tko weak %19, %pview_23[%blockId_x] inbounds = [true] : tile<16xi32>, partition_view<tile=(16), tensor_view<?xi32, strides=[1]>>, tile<i32> -> token
  %21 = maxi %reshape_34, %reshape_40 signed : tile<16xi32>
  %22 = mini %reshape_34, %reshape_40 signed : tile<16xi32>
  %23 = subi %21, %22 : tile<16xi32>
  %24 = store_view_tko weak %23, %pview_25[%blockId_x] inbounds = [true] : tile<16xi32>, partition_view<tile=(16), tensor_view<?xi32, strides=[1]>>, tile<i32> -> token
  %25 = andi %reshape_34, %reshape_40 : tile<16xi32>
  %26 = ori %25, %cst_5_i32 : tile<16xi32>
  %27 = xori %26, %reshape_40 : tile<16xi32>
  %28 = store_view_tko weak %27, %pview_27[%blockId_x] inbounds = [true] : tile<16xi32>, partition_view<tile=(16), tensor_view<?xi32, strides=[1]>>, tile<i32> -> token
  %29 = andi %reshape_40, %cst_31_i32 : tile<16xi32>
  %30 = shli %reshape_34, %29 : tile<16xi32>
  %31 = store_view_tko weak %30, %pview_29[%blockId_x] inbounds = [true] : tile<16xi32>, partition_view<tile=(16), tensor_view<?xi32, strides=[1]>>, tile<i32> -> token
  %32 = shri %reshape_34, %29 signed : tile<16xi32>
  %33 = store_view_tko weak %32, %pview_31[%blockId_x] inbounds = [true] : tile<16xi32>, partition_view<tile=(16), tensor_view<?xi32, strides=[1]>>, tile<i32> -> token
  return
}
