entry @op_flush_to_zero(%arg0: tile<ptr<f32>>, %arg1: tile<i32>, %arg2: tile<ptr<f32>>, %arg3: tile<i32>, %arg4: tile<ptr<f32>>, %arg5: tile<i32>, %arg6: tile<ptr<f32>>, %arg7: tile<i32>, %arg8: tile<ptr<f32>>, %arg9: tile<i32>, %arg10: tile<ptr<f32>>, %arg11: tile<i32>, %arg12: tile<ptr<f32>>, %arg13: tile<i32>, %arg14: tile<ptr<f32>>, %arg15: tile<i32>, %arg16: tile<ptr<f32>>, %arg17: tile<i32>, %arg18: tile<ptr<f32>>, %arg19: tile<i32>) {
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
  %tview = make_tensor_view %assume, shape = [%assume_assume], strides = [1] : tile<i32> -> tensor_view<?xf32, strides=[1]>
  %pview = make_partition_view %tview : partition_view<tile=(16), tensor_view<?xf32, strides=[1]>>
  %tview_28 = make_tensor_view %assume_1, shape = [%assume_assume_3], strides = [1] : tile<i32> -> tensor_view<?xf32, strides=[1]>
  %pview_29 = make_partition_view %tview_28 : partition_view<tile=(16), tensor_view<?xf32, strides=[1]>>
  %tview_30 = make_tensor_view %assume_4, shape = [%assume_assume_6], strides = [1] : tile<i32> -> tensor_view<?xf32, strides=[1]>
  %pview_31 = make_partition_view %tview_30 : partition_view<tile=(16), tensor_view<?xf32, strides=[1]>>
  %tview_32 = make_tensor_view %assume_7, shape = [%assume_assume_9], strides = [1] : tile<i32> -> tensor_view<?xf32, strides=[1]>
  %pview_33 = make_partition_view %tview_32 : partition_view<tile=(16), tensor_view<?xf32, strides=[1]>>
  %tview_34 = make_tensor_view %assume_10, shape = [%assume_assume_12], strides = [1] : tile<i32> -> tensor_view<?xf32, strides=[1]>
  %pview_35 = make_partition_view %tview_34 : partition_view<tile=(16), tensor_view<?xf32, strides=[1]>>
  %tview_36 = make_tensor_view %assume_13, shape = [%assume_assume_15], strides = [1] : tile<i32> -> tensor_view<?xf32, strides=[1]>
  %pview_37 = make_partition_view %tview_36 : partition_view<tile=(16), tensor_view<?xf32, strides=[1]>>
  %tview_38 = make_tensor_view %assume_16, shape = [%assume_assume_18], strides = [1] : tile<i32> -> tensor_view<?xf32, strides=[1]>
  %pview_39 = make_partition_view %tview_38 : partition_view<tile=(16), tensor_view<?xf32, strides=[1]>>
  %tview_40 = make_tensor_view %assume_19, shape = [%assume_assume_21], strides = [1] : tile<i32> -> tensor_view<?xf32, strides=[1]>
  %pview_41 = make_partition_view %tview_40 : partition_view<tile=(16), tensor_view<?xf32, strides=[1]>>
  %blockId_x, %blockId_y, %blockId_z = get_tile_block_id : tile<i32>
  %tview_42 = make_tensor_view %assume_22, shape = [%assume_assume_24], strides = [1] : tile<i32> -> tensor_view<?xf32, strides=[1]>
  %pview_43 = make_partition_view %tview_42 : partition_view<tile=(16), tensor_view<?xf32, strides=[1]>>
  %tile, %result_token = load_view_tko weak %pview_43[%blockId_x] inbounds = [true] : partition_view<tile=(16), tensor_view<?xf32, strides=[1]>>, tile<i32> -> tile<16xf32>, token
  %tview_44 = make_tensor_view %assume_25, shape = [%assume_assume_27], strides = [1] : tile<i32> -> tensor_view<?xf32, strides=[1]>
  %pview_45 = make_partition_view %tview_44 : partition_view<tile=(16), tensor_view<?xf32, strides=[1]>>
  %tile_46, %result_token_47 = load_view_tko weak %pview_45[%blockId_x] inbounds = [true] : partition_view<tile=(16), tensor_view<?xf32, strides=[1]>>, tile<i32> -> tile<16xf32>, token
  %0 = addf %tile, %tile_46  flush_to_zero : tile<16xf32>
  %1 = store_view_tko weak %0, %pview[%blockId_x] inbounds = [true] : tile<16xf32>, partition_view<tile=(16), tensor_view<?xf32, strides=[1]>>, tile<i32> -> token
  %2 = subf %tile, %tile_46  flush_to_zero : tile<16xf32>
  %3 = store_view_tko weak %2, %pview_29[%blockId_x] inbounds = [true] : tile<16xf32>, partition_view<tile=(16), tensor_view<?xf32, strides=[1]>>, tile<i32> -> token
  %4 = mulf %tile, %tile_46  flush_to_zero : tile<16xf32>
  %5 = store_view_tko weak %4, %pview_31[%blockId_x] inbounds = [true] : tile<16xf32>, partition_view<tile=(16), tensor_view<?xf32, strides=[1]>>, tile<i32> -> token
  %6 = divf %tile, %tile_46  flush_to_zero : tile<16xf32>
  %7 = store_view_tko weak %6, %pview_33[%blockId_x] inbounds = [true] : tile<16xf32>, partition_view<tile=(16), tensor_view<?xf32, strides=[1]>>, tile<i32> -> token
  %8 = fma %tile, %tile_46, %tile  flush_to_zero : tile<16xf32>
  %9 = store_view_tko weak %8, %pview_35[%blockId_x] inbounds = [true] : tile<16xf32>, partition_view<tile=(16), tensor_view<?xf32, strides=[1]>>, tile<i32> -> token
  %10 = absf %tile_46 : tile<16xf32>
  %11 = sqrt %10  flush_to_zero : tile<16xf32>
  %12 = store_view_tko weak %11, %pview_37[%blockId_x] inbounds = [true] : tile<16xf32>, partition_view<tile=(16), tensor_view<?xf32, strides=[1]>>, tile<i32> -> token
  %13 = maxf %tile, %tile_46 flush_to_zero propagate_nan : tile<16xf32>
  %14 = store_view_tko weak %13, %pview_39[%blockId_x] inbounds = [true] : tile<16xf32>, partition_view<tile=(16), tensor_view<?xf32, strides=[1]>>, tile<i32> -> token
  %15 = minf %tile, %tile_46 flush_to_zero : tile<16xf32>
  %16 = store_view_tko weak %15, %pview_41[%blockId_x] inbounds = [true] : tile<16xf32>, partition_view<tile=(16), tensor_view<?xf32, strides=[1]>>, tile<i32> -> token
  return
}
