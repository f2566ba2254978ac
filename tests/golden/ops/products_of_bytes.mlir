entry @op_products_of_bytes(%arg0: tile<ptr<i32>>, %arg1: tile<i32>, %arg2: tile<i32>, %arg3: tile<i32>, %arg4: tile<ptr<i32>>, %arg5: tile<i32>, %arg6: tile<i32>, %arg7: tile<i32>, %arg8: tile<ptr<i32>>, %arg9: tile<i32>, %arg10: tile<i32>, %arg11: tile<i32>, %arg12: tile<ptr<i32>>, %arg13: tile<i32>, %arg14: tile<i32>, %arg15: tile<i32>, %arg16: tile<ptr<i8>>, %arg17: tile<i32>, %arg18: tile<i32>, %arg19: tile<i32>, %arg20: tile<ptr<i8>>, %arg21: tile<i32>, %arg22: tile<i32>, %arg23: tile<i32>) {
  %cst_0_i32 = constant <i32: 0> : tile<16x16xi32>
  %cst_2147483647_i32 = constant <i32: 2147483647> : tile<16x16xi32>
  %assume = assume div_by<16>, %arg0 : tile<ptr<i32>>
  %assume_0 = assume div_by<64>, %arg1 : tile<i32>
  %assume_assume = assume bounded<0, 2147418111>, %assume_0 : tile<i32>
  %assume_1 = assume div_by<64>, %arg3 : tile<i32>
  %assume_assume_2 = assume bounded<0, 2147418111>, %assume_1 : tile<i32>
  %assume_3 = assume div_by<64>, %arg2 : tile<i32>
  %assume_assume_4 = assume bounded<0, 2147418111>, %assume_3 : tile<i32>
  %assume_5 = assume div_by<16>, %arg4 : tile<ptr<i32>>
  %assume_6 = assume div_by<64>, %arg5 : tile<i32>
  %assume_assume_7 = assume bounded<0, 2147418111>, %assume_6 : tile<i32>
  %assume_8 = assume div_by<64>, %arg7 : tile<i32>
  %assume_assume_9 = assume bounded<0, 2147418111>, %assume_8 : tile<i32>
  %assume_10 = assume div_by<64>, %arg6 : tile<i32>
  %assume_assume_11 = assume bounded<0, 2147418111>, %assume_10 : tile<i32>
  %assume_12 = assume div_by<16>, %arg8 : tile<ptr<i32>>
  %assume_13 = assume div_by<64>, %arg9 : tile<i32>
  %assume_assume_14 = assume bounded<0, 2147418111>, %assume_13 : tile<i32>
  %assume_15 = assume div_by<64>, %arg11 : tile<i32>
  %assume_assume_16 = assume bounded<0, 2147418111>, %assume_15 : tile<i32>
  %assume_17 = assume div_by<64>, %arg10 : tile<i32>
  %assume_assume_18 = assume bounded<0, 2147418111>, %assume_17 : tile<i32>
  %assume_19 = assume div_by<16>, %arg12 : tile<ptr<i32>>
  %assume_20 = assume div_by<64>, %arg13 : tile<i32>
  %assume_assume_21 = assume bounded<0, 2147418111>, %assume_20 : tile<i32>
  %assume_22 = assume div_by<64>, %arg15 : tile<i32>
  %assume_assume_23 = assume bounded<0, 2147418111>, %assume_22 : tile<i32>
  %assume_24 = assume div_by<64>, %arg14 : tile<i32>
  %assume_assume_25 = assume bounded<0, 2147418111>, %assume_24 : tile<i32>
  %assume_26 = assume div_by<16>, %arg16 : tile<ptr<i8>>
  %assume_27 = assume div_by<64>, %arg17 : tile<i32>
  %assume_assume_28 = assume bounded<0, 2147418111>, %assume_27 : tile<i32>
  %assume_29 = assume div_by<64>, %arg19 : tile<i32>
  %assume_assume_30 = assume bounded<0, 2147418111>, %assume_29 : tile<i32>
  %assume_31 = assume div_by<64>, %arg18 : tile<i32>
  %assume_assume_32 = assume bounded<0, 2147418111>, %assume_31 : tile<i32>
  %assume_33 = assume div_by<16>, %arg20 : tile<ptr<i8>>
  %assume_34 = assume div_by<64>, %arg21 : tile<i32>
  %assume_assume_35 = assume bounded<0, 2147418111>, %assume_34 : tile<i32>
  %assume_36 = assume div_by<64>, %arg23 : tile<i32>
  %assume_assume_37 = assume bounded<0, 2147418111>, %assume_36 : tile<i32>
  %assume_38 = assume div_by<64>, %arg22 : tile<i32>
  %assume_assume_39 = assume bounded<0, 2147418111>, %assume_38 : tile<i32>
  %tview = make_tensor_view %assume, shape = [%assume_assume, %assume_assume_4], strides = [%assume_assume_2, 1] : tile<i32> -> tensor_view<?x?xi32, strides=[?,1]>
  %pview = make_partition_view %tview : partition_view<tile=(16x16), tensor_view<?x?xi32, strides=[?,1]>>
  %tview_40 = make_tensor_view %assume_5, shape = [%assume_assume_7, %assume_assume_11], strides = [%assume_assume_9, 1] : tile<i32> -> tensor_view<?x?xi32, strides=[?,1]>
  %pview_41 = make_partition_view %tview_40 : partition_view<tile=(16x16), tensor_view<?x?xi32, strides=[?,1]>>
  %tview_42 = make_tensor_view %assume_12, shape = [%assume_assume_14, %assume_assume_18], strides = [%assume_assume_16, 1] : tile<i32> -> tensor_view<?x?xi32, strides=[?,1]>
  %pview_43 = make_partition_view %tview_42 : partition_view<tile=(16x16), tensor_view<?x?xi32, strides=[?,1]>>
  %tview_44 = make_tensor_view %assume_19, shape = [%assume_assume_21, %assume_assume_25], strides = [%assume_assume_23, 1] : tile<i32> -> tensor_view<?x?xi32, strides=[?,1]>
  %pview_45 = make_partition_view %tview_44 : partition_view<tile=(16x16), tensor_view<?x?xi32, strides=[?,1]>>
  %blockId_x, %blockId_y, %blockId_z = get_tile_block_id : tile<i32>
  %tview_46 = make_tensor_view %assume_26, shape = [%assume_assume_28, %assume_assume_32], strides = [%assume_assume_30, 1] : tile<i32> -> tensor_view<?x?xi8, strides=[?,1]>
  %pview_47 = make_partition_view %tview_46 : partition_view<tile=(16x16), tensor_view<?x?xi8, strides=[?,1]>>
  %tile, %result_token = load_view_tko weak %pview_47[%blockId_x, %blockId_y] inbounds = [true, true] : partition_view<tile=(16x16), tensor_view<?x?xi8, strides=[?,1]>>, tile<i32> -> tile<16x16xi8>, token
  %0 = mmai %tile, %tile, %cst_0_i32 signed signed : tile<16x16xi8>, tile<16x16xi8>, tile<16x16xi32>
  %1 = store_view_tko weak %0, %pview[%blockId_x, %blockId_y] inbounds = [true, true] : tile<16x16xi32>, partition_view<tile=(16x16), tensor_view<?x?xi32, strides=[?,1]>>, tile<i32> -> token
  %tview_48 = make_tensor_view %assume_33, shape = [%assume_assume_35, %assume_assume_39], strides = [%assume_assume_37, 1] : tile<i32> -> tensor_view<?x?xi8, strides=[?,1]>
  %pview_49 = make_partition_view %tview_48 : partition_view<tile=(16x16), tensor_view<?x?xi8, strides=[?,1]>>
  %tile_50, %result_token_51 = load_view_tko weak %pview_49[%blockId_x, %blockId_y] inbounds = [true, true] : partition_view<tile=(16x16), tensor_view<?x?xi8, strides=[?,1]>>, tile<i32> -> tile<16x16xi8>, token
  %2 = mmai %tile, %tile_50, %cst_0_i32 signed unsigned : tile<16x16xi8>, tile<16x16xi8>, tile<16x16xi32>
  %3 = store_view_tko weak %2, %pview_41[%blockId_x, %blockId_y] inbounds = [true, true] : tile<16x16xi32>, partition_view<tile=(16x16), tensor_view<?x?xi32, strides=[?,1]>>, tile<i32> -> token
  %4 = mmai %tile_50, %tile, %cst_0_i32 unsigned signed : tile<16x16xi8>, tile<16x16xi8>, tile<16x16xi32>
  %5 = store_view_tko weak %4, %pview_43[%blockId_x, %blockId_y] inbounds = [true, true] : tile<16x16xi32>, partition_view<tile=(16x16), tensor_view<?x?xi32, strides=[?,1]>>, tile<i32> -> token
  %6 = mmai %tile_50, %tile_50, %cst_2147483647_i32 unsigned unsigned : tile<16x16xi8>, tile<16x16xi8>, tile<16x16xi32>
  %7 = store_view_tko weak %6, %pview_45[%blockId_x, %blockId_y] inbounds = [true, true] : tile<16x16xi32>, partition_view<tile=(16x16), tensor_view<?x?xi32, strides=[?,1]>>, tile<i32> -> token
  return
}
