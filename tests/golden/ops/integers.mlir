entry @op_integers(%arg0: tile<ptr<i32>>, %arg1: tile<i32>, %arg2: tile<ptr<i32>>, %arg3: tile<i32>, %arg4: tile<ptr<i32>>, %arg5: tile<i32>, %arg6: tile<ptr<i32>>, %arg7: tile<i32>, %arg8: tile<ptr<i32>>, %arg9: tile<i32>, %arg10: tile<ptr<i32>>, %arg11: tile<i32>, %arg12: tile<ptr<i32>>, %arg13: tile<i32>, %arg14: tile<ptr<i32>>, %arg15: tile<i32>, %arg16: tile<ptr<i32>>, %arg17: tile<i32>, %arg18: tile<ptr<i32>>, %arg19: tile<i32>) {
  %cst_0_i32 = constant <i32: 0> : tile<16xi32>
  %cst_-1_i32 = constant <i32: -1> : tile<16xi32>
  %cst_1_i32 = constant <i32: 1> : tile<16xi32>
  %cst_5_i32 = constant <i32: 5> : tile<16xi32>
  %cst_31_i32 = constant <i32: 31> : tile<16xi32>
  %assume = assume div_by<16>, %arg0 : tile<ptr<i32>>
  %assume_0 = assume div_by<64>, %arg1 : tile<i32>
  %assume_assume = assume bounded<0, 2147418111>, %assume_0 : tile<i32>
  %assume_1 = assume div_by<16>, %arg2 : tile<ptr<i32>>
  %assume_2 = assume div_by<64>, %arg3 : tile<i32>
  %assume_assume_3 = assume bounded<0, 2147418111>, %assume_2 : tile<i32>
  %assume_4 = assume div_by<16>, %arg4 : tile<ptr<i32>>
  %assume_5 = assume div_by<64>, %arg5 : tile<i32>
  %assume_assume_6 = assume bounded<0, 2147418111>, %assume_5 : tile<i32>
  %assume_7 = assume div_by<16>, %arg6 : tile<ptr<i32>>
  %assume_8 = assume div_by<64>, %arg7 : tile<i32>
  %assume_assume_9 = assume bounded<0, 2147418111>, %assume_8 : tile<i32>
  %assume_10 = assume div_by<16>, %arg8 : tile<ptr<i32>>
  %assume_11 = assume div_by<64>, %arg9 : tile<i32>
  %assume_assume_12 = assume bounded<0, 2147418111>, %assume_11 : tile<i32>
  %assume_13 = assume div_by<16>, %arg10 : tile<ptr<i32>>
  %assume_14 = assume div_by<64>, %arg11 : tile<i32>
  %assume_assume_15 = assume bounded<0, 2147418111>, %assume_14 : tile<i32>
  %assume_16 = assume div_by<16>, %arg12 : tile<ptr<i32>>
  %assume_17 = assume div_by<64>, %arg13 : tile<i32>
  %assume_assume_18 = assume bounded<0, 2147418111>, %assume_17 : tile<i32>
  %assume_19 = assume div_by<16>, %arg14 : tile<ptr<i32>>
  %assume_20 = assume div_by<64>, %arg15 : tile<i32>
  %assume_assume_21 = assume bounded<0, 2147418111>, %assume_20 : tile<i32>
  %assume_22 = assume div_by<16>, %arg16 : tile<ptr<i32>>
  %assume_23 = assume div_by<64>, %arg17 : tile<i32>
  %assume_assume_24 = assume bounded<0, 2147418111>, %assume_23 : tile<i32>
  %assume_25 = assume div_by<16>, %arg18 : tile<ptr<i32>>
  %assume_26 = assume div_by<64>, %arg19 : tile<i32>
  %assume_assume_27 = assume bounded<0, 2147418111>, %assume_26 : tile<i32>
  %tview = make_tensor_view %assume, shape = [%assume_assume], strides = [1] : tile<i32> -> tensor_view<?xi32, strides=[1]>
  %pview = make_partition_view %tview : partition_view<tile=(16), tensor_view<?xi32, strides=[1]>>
  %tview_28 = make_tensor_view %assume_1, shape = [%assume_assume_3], strides = [1] : tile<i32> -> tensor_view<?xi32, strides=[1]>
  %pview_29 = make_partition_view %tview_28 : partition_view<tile=(16), tensor_view<?xi32, strides=[1]>>
  %tview_30 = make_tensor_view %assume_4, shape = [%assume_assume_6], strides = [1] : tile<i32> -> tensor_view<?xi32, strides=[1]>
  %pview_31 = make_partition_view %tview_30 : partition_view<tile=(16), tensor_view<?xi32, strides=[1]>>
  %tview_32 = make_tensor_view %assume_7, shape = [%assume_assume_9], strides = [1] : tile<i32> -> tensor_view<?xi32, strides=[1]>
  %pview_33 = make_partition_view %tview_32 : partition_view<tile=(16), tensor_view<?xi32, strides=[1]>>
  %tview_34 = make_tensor_view %assume_10, shape = [%assume_assume_12], strides = [1] : tile<i32> -> tensor_view<?xi32, strides=[1]>
  %pview_35 = make_partition_view %tview_34 : partition_view<tile=(16), tensor_view<?xi32, strides=[1]>>
  %tview_36 = make_tensor_view %assume_13, shape = [%assume_assume_15], strides = [1] : tile<i32> -> tensor_view<?xi32, strides=[1]>
  %pview_37 = make_partition_view %tview_36 : partition_view<tile=(16), tensor_view<?xi32, strides=[1]>>
  %tview_38 = make_tensor_view %assume_16, shape = [%assume_assume_18], strides = [1] : tile<i32> -> tensor_view<?xi32, strides=[1]>
  %pview_39 = make_partition_view %tview_38 : partition_view<tile=(16), tensor_view<?xi32, strides=[1]>>
  %tview_40 = make_tensor_view %assume_19, shape = [%assume_assume_21], strides = [1] : tile<i32> -> tensor_view<?xi32, strides=[1]>
  %pview_41 = make_partition_view %tview_40 : partition_view<tile=(16), tensor_view<?xi32, strides=[1]>>
  %blockId_x, %blockId_y, %blockId_z = get_tile_block_id : tile<i32>
  %tview_42 = make_tensor_view %assume_22, shape = [%assume_assume_24], strides = [1] : tile<i32> -> tensor_view<?xi32, strides=[1]>
  %pview_43 = make_partition_view %tview_42 : partition_view<tile=(16), tensor_view<?xi32, strides=[1]>>
  %tile, %result_token = load_view_tko weak %pview_43[%blockId_x] inbounds = [true] : partition_view<tile=(16), tensor_view<?xi32, strides=[1]>>, tile<i32> -> tile<16xi32>, token
  %tview_44 = make_tensor_view %assume_25, shape = [%assume_assume_27], strides = [1] : tile<i32> -> tensor_view<?xi32, strides=[1]>
  %pview_45 = make_partition_view %tview_44 : partition_view<tile=(16), tensor_view<?xi32, strides=[1]>>
  %tile_46, %result_token_47 = load_view_tko weak %pview_45[%blockId_x] inbounds = [true] : partition_view<tile=(16), tensor_view<?xi32, strides=[1]>>, tile<i32> -> tile<16xi32>, token
  %0 = addi %tile, %tile_46 : tile<16xi32>
  %1 = negi %0 : tile<16xi32>
  %2 = absi %tile_46 : tile<16xi32>
  %3 = subi %1, %2 : tile<16xi32>
  %4 = store_view_tko weak %3, %pview[%blockId_x] inbounds = [true] : tile<16xi32>, partition_view<tile=(16), tensor_view<?xi32, strides=[1]>>, tile<i32> -> token
  %5 = muli %tile, %tile_46 : tile<16xi32>
  %6 = store_view_tko weak %5, %pview_29[%blockId_x] inbounds = [true] : tile<16xi32>, partition_view<tile=(16), tensor_view<?xi32, strides=[1]>>, tile<i32> -> token
  %7 = cmpi equal %tile_46, %cst_0_i32, unsigned : tile<16xi32> -> tile<16xi1>
  %8 = cmpi equal %tile_46, %cst_-1_i32, unsigned : tile<16xi32> -> tile<16xi1>
  %9 = ori %7, %8 : tile<16xi1>
  %10 = select %9, %cst_1_i32, %tile_46 : tile<16xi1>, tile<16xi32>
  %11 = divi %tile, %10 signed : tile<16xi32>
  %12 = select %9, %5, %11 : tile<16xi1>, tile<16xi32>
  %13 = store_view_tko weak %12, %pview_31[%blockId_x] inbounds = [true] : tile<16xi32>, partition_view<tile=(16), tensor_view<?xi32, strides=[1]>>, tile<i32> -> token
  %14 = remi %tile, %10 signed : tile<16xi32>
  %15 = select %7, %tile, %14 : tile<16xi1>, tile<16xi32>
  %16 = store_view_tko weak %15, %pview_33[%blockId_x] inbounds = [true] : tile<16xi32>, partition_view<tile=(16), tensor_view<?xi32, strides=[1]>>, tile<i32> -> token
  %17 = maxi %tile, %tile_46 signed : tile<16xi32>
  %18 = mini %tile, %tile_46 signed : tile<16xi32>
  %19 = subi %17, %18 : tile<16xi32>
  %20 = store_view_tko weak %19, %pview_35[%blockId_x] inbounds = [true] : tile<16xi32>, partition_view<tile=(16), tensor_view<?xi32, strides=[1]>>, tile<i32> -> token
  %21 = andi %tile, %tile_46 : tile<16xi32>
  %22 = ori %21, %cst_5_i32 : tile<16xi32>
  %23 = xori %22, %tile_46 : tile<16xi32>
  %24 = store_view_tko weak %23, %pview_37[%blockId_x] inbounds = [true] : tile<16xi32>, partition_view<tile=(16), tensor_view<?xi32, strides=[1]>>, tile<i32> -> token
  %25 = andi %tile_46, %cst_31_i32 : tile<16xi32>
  %26 = shli %tile, %25 : tile<16xi32>
  %27 = store_view_tko weak %26, %pview_39[%blockId_x] inbounds = [true] : tile<16xi32>, partition_view<tile=(16), tensor_view<?xi32, strides=[1]>>, tile<i32> -> token
  %28 = shri %tile, %25 signed : tile<16xi32>
  %29 = store_view_tko weak %28, %pview_41[%blockId_x] inbounds = [true] : tile<16xi32>, partition_view<tile=(16), tensor_view<?xi32, strides=[1]>>, tile<i32> -> token
  return
}
