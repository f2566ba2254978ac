entry @op_e5m3_scales_of_32(%arg0: tile<ptr<f32>>, %arg1: tile<i32>, %arg2: tile<i32>, %arg3: tile<i32>, %arg4: tile<ptr<i8>>, %arg5: tile<i32>, %arg6: tile<i32>, %arg7: tile<i32>, %arg8: tile<ptr<fnv8E5M3FNU>>, %arg9: tile<i32>, %arg10: tile<i32>, %arg11: tile<i32>) {
  %cst_0_i32 = constant <i32: 0> : tile<i32>
  %cst_f32 = constant <f32: 5.000000e-01> : tile<16x16xf32>
  %assume = assume div_by<16>, %arg0 : tile<ptr<f32>>
  %assume_0 = assume div_by<64>, %arg1 : tile<i32>
  %assume_assume = assume bounded<0, 2147418111>, %assume_0 : tile<i32>
  %assume_1 = assume div_by<64>, %arg3 : tile<i32>
  %assume_assume_2 = assume bounded<0, 2147418111>, %assume_1 : tile<i32>
  %assume_3 = assume div_by<64>, %arg2 : tile<i32>
  %assume_assume_4 = assume bounded<0, 2147418111>, %assume_3 : tile<i32>
  %assume_5 = assume div_by<16>, %arg4 : tile<ptr<i8>>
  %assume_6 = assume div_by<64>, %arg5 : tile<i32>
  %assume_assume_7 = assume bounded<0, 2147418111>, %assume_6 : tile<i32>
  %assume_8 = assume div_by<64>, %arg7 : tile<i32>
  %assume_assume_9 = assume bounded<0, 2147418111>, %assume_8 : tile<i32>
  %assume_10 = assume div_by<64>, %arg6 : tile<i32>
  %assume_assume_11 = assume bounded<0, 2147418111>, %assume_10 : tile<i32>
  %assume_12 = assume div_by<64>, %arg9 : tile<i32>
  %assume_assume_13 = assume bounded<0, 2147418111>, %assume_12 : tile<i32>
  %assume_14 = assume div_by<64>, %arg11 : tile<i32>
  %assume_assume_15 = assume bounded<0, 2147418111>, %assume_14 : tile<i32>
  %assume_16 = assume div_by<64>, %arg10 : tile<i32>
  %assume_assume_17 = assume bounded<0, 2147418111>, %assume_16 : tile<i32>
  %tview = make_tensor_view %assume, shape = [%assume_assume, %assume_assume_4], strides = [%assume_assume_2, 1] : tile<i32> -> tensor_view<?x?xf32, strides=[?,1]>
  %pview = make_partition_view %tview : partition_view<tile=(16x16), tensor_view<?x?xf32, strides=[?,1]>>
  %blockId_x, %blockId_y, %blockId_z = get_tile_block_id : tile<i32>
  %tview_18 = make_tensor_view %assume_5, shape = [%assume_assume_7, %assume_assume_11], strides = [%assume_assume_9, 1] : tile<i32> -> tensor_view<?x?xi8, strides=[?,1]>
  %pview_19 = make_partition_view %tview_18 : partition_view<tile=(16x32), tensor_view<?x?xi8, strides=[?,1]>>
  %tile, %result_token = load_view_tko weak %pview_19[%cst_0_i32, %cst_0_i32] inbounds = [true, true] : partition_view<tile=(16x32), tensor_view<?x?xi8, strides=[?,1]>>, tile<i32> -> tile<16x32xi8>, token
  %reshape = reshape %tile : tile<16x32xi8> -> tile<512xi8>
  %0 = unpack %reshape : tile<512xi8> -> tile<1024xf4E2M1FN>
  %reshape_20 = reshape %0 : tile<1024xf4E2M1FN> -> tile<16x64xf4E2M1FN>
  %1 = permute %reshape_20 [1, 0] : tile<16x64xf4E2M1FN> -> tile<64x16xf4E2M1FN>
  %tview_21 = make_tensor_view %arg8, shape = [%assume_assume_13, %assume_assume_17], strides = [%assume_assume_15, 1] : tile<i32> -> tensor_view<?x?xfnv8E5M3FNU, strides=[?,1]>
  %pview_22 = make_partition_view %tview_21 : partition_view<tile=(16x2), tensor_view<?x?xfnv8E5M3FNU, strides=[?,1]>>
  %tile_23, %result_token_24 = load_view_tko weak %pview_22[%cst_0_i32, %cst_0_i32] inbounds = [true, true] : partition_view<tile=(16x2), tensor_view<?x?xfnv8E5M3FNU, strides=[?,1]>>, tile<i32> -> tile<16x2xfnv8E5M3FNU>, token
  %2 = bitcast %tile_23 : tile<16x2xfnv8E5M3FNU> -> tile<16x2xi8>
  %reshape_25 = reshape %2 : tile<16x2xi8> -> tile<1x16x2xi8>
  %3 = scan %reshape_25 dim=0 reverse=false identities=[0 : i8] : tile<1x16x2xi8> -> tile<1x16x2xi8> 
  (%arg12: tile<i8>, %arg13: tile<i8>) {
    yield %arg12 : tile<i8>
  }
  %reshape_26 = reshape %3 : tile<1x16x2xi8> -> tile<16x2xi8>
  %4 = bitcast %reshape_26 : tile<16x2xi8> -> tile<16x2xfnv8E5M3FNU>
  %5 = permute %4 [1, 0] : tile<16x2xfnv8E5M3FNU> -> tile<2x16xfnv8E5M3FNU>
  %6 = mmaf_scaled %reshape_20, %1, %cst_f32, %4, %5 : tile<16x64xf4E2M1FN>, tile<64x16xf4E2M1FN>, tile<16x16xf32>, tile<16x2xfnv8E5M3FNU>, tile<2x16xfnv8E5M3FNU>
  %7 = store_view_tko weak %6, %pview[%blockId_x, %blockId_y] inbounds = [true, true] : tile<16x16xf32>, partition_view<tile=(16x16), tensor_view<?x?xf32, strides=[?,1]>>, tile<i32> -> token
  return
}
