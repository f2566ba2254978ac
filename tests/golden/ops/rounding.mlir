entry @op_rounding(%arg0: tile<ptr<f32>>, %arg1: tile<i32>, %arg2: tile<ptr<f32>>, %arg3: tile<i32>, %arg4: tile<ptr<f32>>, %arg5: tile<i32>, %arg6: tile<ptr<f32>>, %arg7: tile<i32>, %arg8: tile<ptr<f32>>, %arg9: tile<i32>, %arg10: tile<ptr<f32>>, %arg11: tile<i32>, %arg12: tile<ptr<f32>>, %arg13: tile<i32>, %arg14: tile<ptr<f32>>, %arg15: tile<i32>, %arg16: tile<ptr<f32>>, %arg17: tile<i32>, %arg18: tile<ptr<f32>>, %arg19: tile<i32>, %arg20: tile<ptr<f32>>, %arg21: tile<i32>) {
  %assume = assume div_by<16>, %arg0 : tile<ptr<f32>>
  %assume_0 = assume div_by<64>, %arg1 : tile<i32>
  %assume_assume = assume bounded<0, 2147418111>, %assume_0 : tile<i32>
  %assume_1 = assume div_by<16>, %arg2 : tile<ptr<f32>>
  %assume_2 = assume div_by<64>, %arg3 : tile<i32>
  %assume_assume_3 = assume bounded<0, 2147418111>, %assume_2 : tile<i32>
  %assume_4 = assume div_by<16>, %arg4 : tile<ptr<f32>>
  %assume_5 = assume div_by<64>, %arg5 : tile<i32>
  %assume_assume_6 = assume bounded<0, 2147418111>, %assume_5 : tile<i32>
  %assume_7 = assume div_by<16>, %arg6 : tile<ptr<f32>>
  %assume_8 = assume div_by<64>, %arg7 : tile<i32>
  %assume_assume_9 = assume bounded<0, 2147418111>, %assume_8 : tile<i32>
  %assume_10 = assume div_by<16>, %arg8 : tile<ptr<f32>>
  %assume_11 = assume div_by<64>, %arg9 : tile<i32>
  %assume_assume_12 = assume bounded<0, 2147418111>, %assume_11 : tile<i32>
  %assume_13 = assume div_by<16>, %arg10 : tile<ptr<f32>>
  %assume_14 = assume div_by<64>, %arg11 : tile<i32>
  %assume_assume_15 = assume bounded<0, 2147418111>, %assume_14 : tile<i32>
  %assume_16 = assume div_by<16>, %arg12 : tile<ptr<f32>>
  %assume_17 = assume div_by<64>, %arg13 : tile<i32>
  %assume_assume_18 = assume bounded<0, 2147418111>, %assume_17 : tile<i32>
  %assume_19 = assume div_by<16>, %arg14 : tile<ptr<f32>>
  %assume_20 = assume div_by<64>, %arg15 : tile<i32>
  %assume_assume_21 = assume bounded<0, 2147418111>, %assume_20 : tile<i32>
  %assume_22 = assume div_by<16>, %arg16 : tile<ptr<f32>>
  %assume_23 = assume div_by<64>, %arg17 : tile<i32>
  %assume_assume_24 = assume bounded<0, 2147418111>, %assume_23 : tile<i32>
  %assume_25 = assume div_by<16>, %arg18 : tile<ptr<f32>>
  %assume_26 = assume div_by<64>, %arg19 : tile<i32>
  %assume_assume_27 = assume bounded<0, 2147418111>, %assume_26 : tile<i32>
  %assume_28 = assume div_by<16>, %arg20 : tile<ptr<f32>>
  %assume_29 = assume div_by<64>, %arg21 : tile<i32>
  %assume_assume_30 = assume bounded<0, 2147418111>, %assume_29 : tile<i32>
  %tview = make_tensor_view %assume, shape = [%assume_assume], strides = [1] : tile<i32> -> tensor_view<?xf32, strides=[1]>
  %pview = make_partition_view %tview : partition_view<tile=(32), tensor_view<?xf32, strides=[1]>>
  %tview_31 = make_tensor_view %assume_1, shape = [%assume_assume_3], strides = [1] : tile<i32> -> tensor_view<?xf32, strides=[1]>
  %pview_32 = make_partition_view %tview_31 : partition_view<tile=(32), tensor_view<?xf32, strides=[1]>>
  %tview_33 = make_tensor_view %assume_4, shape = [%assume_assume_6], strides = [1] : tile<i32> -> tensor_view<?xf32, strides=[1]>
  %pview_34 = make_partition_view %tview_33 : partition_view<tile=(32), tensor_view<?xf32, strides=[1]>>
  %tview_35 = make_tensor_view %assume_7, shape = [%assume_assume_9], strides = [1] : tile<i32> -> tensor_view<?xf32, strides=[1]>
  %pview_36 = make_partition_view %tview_35 : partition_view<tile=(32), tensor_view<?xf32, strides=[1]>>
  %tview_37 = make_tensor_view %assume_10, shape = [%assume_assume_12], strides = [1] : tile<i32> -> tensor_view<?xf32, strides=[1]>
  %pview_38 = make_partition_view %tview_37 : partition_view<tile=(32), tensor_view<?xf32, strides=[1]>>
  %tview_39 = make_tensor_view %assume_13, shape = [%assume_assume_15], strides = [1] : tile<i32> -> tensor_view<?xf32, strides=[1]>
  %pview_40 = make_partition_view %tview_39 : partition_view<tile=(32), tensor_view<?xf32, strides=[1]>>
  %tview_41 = make_tensor_view %assume_16, shape = [%assume_assume_18], strides = [1] : tile<i32> -> tensor_view<?xf32, strides=[1]>
  %pview_42 = make_partition_view %tview_41 : partition_view<tile=(32), tensor_view<?xf32, strides=[1]>>
  %tview_43 = make_tensor_view %assume_19, shape = [%assume_assume_21], strides = [1] : tile<i32> -> tensor_view<?xf32, strides=[1]>
  %pview_44 = make_partition_view %tview_43 : partition_view<tile=(32), tensor_view<?xf32, strides=[1]>>
  %tview_45 = make_tensor_view %assume_22, shape = [%assume_assume_24], strides = [1] : tile<i32> -> tensor_view<?xf32, strides=[1]>
  %pview_46 = make_partition_view %tview_45 : partition_view<tile=(32), tensor_view<?xf32, strides=[1]>>
  %blockId_x, %blockId_y, %blockId_z = get_tile_block_id : tile<i32>
  %tview_47 = make_tensor_view %assume_25, shape = [%assume_assume_27], strides = [1] : tile<i32> -> tensor_view<?xf32, strides=[1]>
  %pview_48 = make_partition_view %tview_47 : partition_view<tile=(32), tensor_view<?xf32, strides=[1]>>
  %tile, %result_token = load_view_tko weak %pview_48[%blockId_x] inbounds = [true] : partition_view<tile=(32), tensor_view<?xf32, strides=[1]>>, tile<i32> -> tile<32xf32>, token
  %tview_49 = make_tensor_view %assume_28, shape = [%assume_assume_30], strides = [1] : tile<i32> -> tensor_view<?xf32, strides=[1]>
  %pview_50 = make_partition_view %tview_49 : partition_view<tile=(32), tensor_view<?xf32, strides=[1]>>
  %tile_51, %result_token_52 = load_view_tko weak %pview_50[%blockId_x] inbounds = [true] : partition_view<tile=(32), tensor_view<?xf32, strides=[1]>>, tile<i32> -> tile<32xf32>, token
  %0 = addf %tile, %tile_51 rounding<positive_inf> : tile<32xf32>
  %1 = store_view_tko weak %0, %pview[%blockId_x] inbounds = [true] : tile<32xf32>, partition_view<tile=(32), tensor_view<?xf32, strides=[1]>>, tile<i32> -> token
  %2 = addf %tile, %tile_51 rounding<negative_inf> : tile<32xf32>
  %3 = store_view_tko weak %2, %pview_32[%blockId_x] inbounds = [true] : tile<32xf32>, partition_view<tile=(32), tensor_view<?xf32, strides=[1]>>, tile<i32> -> token
  %4 = subf %tile, %tile_51 rounding<zero> : tile<32xf32>
  %5 = store_view_tko weak %4, %pview_34[%blockId_x] inbounds = [true] : tile<32xf32>, partition_view<tile=(32), tensor_view<?xf32, strides=[1]>>, tile<i32> -> token
  %6 = mulf %tile, %tile_51 rounding<positive_inf> : tile<32xf32>
  %7 = store_view_tko weak %6, %pview_36[%blockId_x] inbounds = [true] : tile<32xf32>, partition_view<tile=(32), tensor_view<?xf32, strides=[1]>>, tile<i32> -> token
  %8 = mulf %tile, %tile_51 rounding<negative_inf> : tile<32xf32>
  %9 = store_view_tko weak %8, %pview_38[%blockId_x] inbounds = [true] : tile<32xf32>, partition_view<tile=(32), tensor_view<?xf32, strides=[1]>>, tile<i32> -> token
  %10 = divf %tile, %tile_51 rounding<zero> : tile<32xf32>
  %11 = store_view_tko weak %10, %pview_40[%blockId_x] inbounds = [true] : tile<32xf32>, partition_view<tile=(32), tensor_view<?xf32, strides=[1]>>, tile<i32> -> token
  %12 = divf %tile, %tile_51 rounding<positive_inf> : tile<32xf32>
  %13 = store_view_tko weak %12, %pview_42[%blockId_x] inbounds = [true] : tile<32xf32>, partition_view<tile=(32), tensor_view<?xf32, strides=[1]>>, tile<i32> -> token
  %14 = fma %tile, %tile_51, %tile rounding<negative_inf> : tile<32xf32>
  %15 = store_view_tko weak %14, %pview_44[%blockId_x] inbounds = [true] : tile<32xf32>, partition_view<tile=(32), tensor_view<?xf32, strides=[1]>>, tile<i32> -> token
  %16 = absf %tile : tile<32xf32>
  %17 = sqrt %16 rounding<positive_inf> : tile<32xf32>
  %18 = store_view_tko weak %17, %pview_46[%blockId_x] inbounds = [true] : tile<32xf32>, partition_view<tile=(32), tensor_view<?xf32, strides=[1]>>, tile<i32> -> token
  return
}
