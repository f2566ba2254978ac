entry @op_scan(%arg0: tile<ptr<i32>>, %arg1: tile<i32>, %arg2: tile<i32>, %arg3: tile<i32>, %arg4: tile<ptr<i32>>, %arg5: tile<i32>, %arg6: tile<i32>, %arg7: tile<i32>, %arg8: tile<ptr<i32>>, %arg9: tile<i32>, %arg10: tile<i32>, %arg11: tile<i32>, %arg12: tile<ptr<i32>>, %arg13: tile<i32>, %arg14: tile<i32>, %arg15: tile<i32>, %arg16: tile<ptr<f32>>, %arg17: tile<i32>, %arg18: tile<i32>, %arg19: tile<i32>, %arg20: tile<ptr<i32>>, %arg21: tile<i32>, %arg22: tile<i32>, %arg23: tile<i32>) {
  %cst_0_i32 = constant <i32: 0> : tile<i32>
  %cst_100_i32 = constant <i32: 100> : tile<4x32xi32>
  %cst_0_i32_0 = constant <i32: 0> : tile<4x32xi32>
  %cst_2_f32 = constant <f32: 2.000000e+00> : tile<4x32xf32>
  %cst_f32 = constant <f32: -1.000000e+00> : tile<4x32xf32>
  %assume = assume div_by<16>, %arg0 : tile<ptr<i32>>
  %assume_1 = assume div_by<64>, %arg1 : tile<i32>
  %assume_assume = assume bounded<0, 2147418111>, %assume_1 : tile<i32>
  %assume_2 = assume div_by<64>, %arg3 : tile<i32>
  %assume_assume_3 = assume bounded<0, 2147418111>, %assume_2 : tile<i32>
  %assume_4 = assume div_by<64>, %arg2 : tile<i32>
  %assume_assume_5 = assume bounded<0, 2147418111>, %assume_4 : tile<i32>
  %assume_6 = assume div_by<16>, %arg4 : tile<ptr<i32>>
  %assume_7 = assume div_by<64>, %arg5 : tile<i32>
  %assume_assume_8 = assume bounded<0, 2147418111>, %assume_7 : tile<i32>
  %assume_9 = assume div_by<64>, %arg7 : tile<i32>
  %assume_assume_10 = assume bounded<0, 2147418111>, %assume_9 : tile<i32>
  %assume_11 = assume div_by<64>, %arg6 : tile<i32>
  %assume_assume_12 = assume bounded<0, 2147418111>, %assume_11 : tile<i32>
  %assume_13 = assume div_by<16>, %arg8 : tile<ptr<i32>>
  %assume_14 = assume div_by<64>, %arg9 : tile<i32>
  %assume_assume_15 = assume bounded<0, 2147418111>, %assume_14 : tile<i32>
  %assume_16 = assume div_by<64>, %arg11 : tile<i32>
  %assume_assume_17 = assume bounded<0, 2147418111>, %assume_16 : tile<i32>
  %assume_18 = assume div_by<64>, %arg10 : tile<i32>
  %assume_assume_19 = assume bounded<0, 2147418111>, %assume_18 : tile<i32>
  %assume_20 = assume div_by<16>, %arg12 : tile<ptr<i32>>
  %assume_21 = assume div_by<64>, %arg13 : tile<i32>
  %assume_assume_22 = assume bounded<0, 2147418111>, %assume_21 : tile<i32>
  %assume_23 = assume div_by<64>, %arg15 : tile<i32>
  %assume_assume_24 = assume bounded<0, 2147418111>, %assume_23 : tile<i32>
  %assume_25 = assume div_by<64>, %arg14 : tile<i32>
  %assume_assume_26 = assume bounded<0, 2147418111>, %assume_25 : tile<i32>
  %assume_27 = assume div_by<16>, %arg16 : tile<ptr<f32>>
  %assume_28 = assume div_by<64>, %arg17 : tile<i32>
  %assume_assume_29 = assume bounded<0, 2147418111>, %assume_28 : tile<i32>
  %assume_30 = assume div_by<64>, %arg19 : tile<i32>
  %assume_assume_31 = assume bounded<0, 2147418111>, %assume_30 : tile<i32>
  %assume_32 = assume div_by<64>, %arg18 : tile<i32>
  %assume_assume_33 = assume bounded<0, 2147418111>, %assume_32 : tile<i32>
  %assume_34 = assume div_by<16>, %arg20 : tile<ptr<i32>>
  %assume_35 = assume div_by<64>, %arg21 : tile<i32>
  %assume_assume_36 = assume bounded<0, 2147418111>, %assume_35 : tile<i32>
  %assume_37 = assume div_by<64>, %arg23 : tile<i32>
  %assume_assume_38 = assume bounded<0, 2147418111>, %assume_37 : tile<i32>
  %assume_39 = assume div_by<64>, %arg22 : tile<i32>
  %assume_assume_40 = assume bounded<0, 2147418111>, %assume_39 : tile<i32>
  %tview = make_tensor_view %assume, shape = [%assume_assume, %assume_assume_5], strides = [%assume_assume_3, 1] : tile<i32> -> tensor_view<?x?xi32, strides=[?,1]>
  %pview = make_partition_view %tview : partition_view<tile=(4x32), tensor_view<?x?xi32, strides=[?,1]>>
  %tview_41 = make_tensor_view %assume_6, shape = [%assume_assume_8, %assume_assume_12], strides = [%assume_assume_10, 1] : tile<i32> -> tensor_view<?x?xi32, strides=[?,1]>
  %pview_42 = make_partition_view %tview_41 : partition_view<tile=(4x32), tensor_view<?x?xi32, strides=[?,1]>>
  %tview_43 = make_tensor_view %assume_13, shape = [%assume_assume_15, %assume_assume_19], strides = [%assume_assume_17, 1] : tile<i32> -> tensor_view<?x?xi32, strides=[?,1]>
  %pview_44 = make_partition_view %tview_43 : partition_view<tile=(4x32), tensor_view<?x?xi32, strides=[?,1]>>
  %tview_45 = make_tensor_view %assume_20, shape = [%assume_assume_22, %assume_assume_26], strides = [%assume_assume_24, 1] : tile<i32> -> tensor_view<?x?xi32, strides=[?,1]>
  %pview_46 = make_partition_view %tview_45 : partition_view<tile=(4x32), tensor_view<?x?xi32, strides=[?,1]>>
  %tview_47 = make_tensor_view %assume_27, shape = [%assume_assume_29, %assume_assume_33], strides = [%assume_assume_31, 1] : tile<i32> -> tensor_view<?x?xf32, strides=[?,1]>
  %pview_48 = make_partition_view %tview_47 : partition_view<tile=(4x32), tensor_view<?x?xf32, strides=[?,1]>>
  %blockId_x, %blockId_y, %blockId_z = get_tile_block_id : tile<i32>
  %tview_49 = make_tensor_view %assume_34, shape = [%assume_assume_36, %assume_assume_40], strides = [%assume_assume_38, 1] : tile<i32> -> tensor_view<?x?xi32, strides=[?,1]>
  %pview_50 = make_partition_view %tview_49 : partition_view<tile=(4x32), tensor_view<?x?xi32, strides=[?,1]>>
  %tile, %result_token = load_view_tko weak %pview_50[%cst_0_i32, %cst_0_i32] inbounds = [true, true] : partition_view<tile=(4x32), tensor_view<?x?xi32, strides=[?,1]>>, tile<i32> -> tile<4x32xi32>, token
  %0 = scan %tile dim=1 reverse=false identities=[0 : i32] : tile<4x32xi32> -> tile<4x32xi32> 
  (%arg24: tile<i32>, %arg25: tile<i32>) {
    %15 = addi %arg24, %arg25 : tile<i32>
    yield %15 : tile<i32>
  }
  %1 = store_view_tko weak %0, %pview[%blockId_x, %blockId_y] inbounds = [true, true] : tile<4x32xi32>, partition_view<tile=(4x32), tensor_view<?x?xi32, strides=[?,1]>>, tile<i32> -> token
  %2 = scan %tile dim=1 reverse=true identities=[0 : i32] : tile<4x32xi32> -> tile<4x32xi32> 
  (%arg24: tile<i32>, %arg25: tile<i32>) {
    %15 = addi %arg24, %arg25 : tile<i32>
    yield %15 : tile<i32>
  }
  %3 = store_view_tko weak %2, %pview_42[%blockId_x, %blockId_y] inbounds = [true, true] : tile<4x32xi32>, partition_view<tile=(4x32), tensor_view<?x?xi32, strides=[?,1]>>, tile<i32> -> token
  %4 = scan %tile dim=1 reverse=false identities=[-2147483648 : i32] : tile<4x32xi32> -> tile<4x32xi32> 
  (%arg24: tile<i32>, %arg25: tile<i32>) {
    %15 = maxi %arg24, %arg25 signed : tile<i32>
    yield %15 : tile<i32>
  }
  %5 = muli %4, %cst_100_i32 : tile<4x32xi32>
  %6 = scan %tile dim=1 reverse=true identities=[2147483647 : i32] : tile<4x32xi32> -> tile<4x32xi32> 
  (%arg24: tile<i32>, %arg25: tile<i32>) {
    %15 = mini %arg24, %arg25 signed : tile<i32>
    yield %15 : tile<i32>
  }
  %7 = addi %5, %6 : tile<4x32xi32>
  %8 = store_view_tko weak %7, %pview_44[%blockId_x, %blockId_y] inbounds = [true, true] : tile<4x32xi32>, partition_view<tile=(4x32), tensor_view<?x?xi32, strides=[?,1]>>, tile<i32> -> token
  %9 = scan %tile dim=0 reverse=false identities=[0 : i32] : tile<4x32xi32> -> tile<4x32xi32> 
  (%arg24: tile<i32>, %arg25: tile<i32>) {
    %15 = addi %arg24, %arg25 : tile<i32>
    yield %15 : tile<i32>
  }
  %10 = store_view_tko weak %9, %pview_46[%blockId_x, %blockId_y] inbounds = [true, true] : tile<4x32xi32>, partition_view<tile=(4x32), tensor_view<?x?xi32, strides=[?,1]>>, tile<i32> -> token
  %11 = cmpi greater_than %tile, %cst_0_i32_0, signed : tile<4x32xi32> -> tile<4x32xi1>
  %12 = select %11, %cst_2_f32, %cst_f32 : tile<4x32xi1>, tile<4x32xf32>
  %13 = scan %12 dim=1 reverse=false identities=[1.000000e+00 : f32] : tile<4x32xf32> -> tile<4x32xf32> 
  (%arg24: tile<f32>, %arg25: tile<f32>) {
    %15 = mulf %arg24, %arg25  : tile<f32>
    yield %15 : tile<f32>
  }
  %14 = store_view_tko weak %13, %pview_48[%blockId_x, %blockId_y] inbounds = [true, true] : tile<4x32xf32>, partition_view<tile=(4x32), tensor_view<?x?xf32, strides=[?,1]>>, tile<i32> -> token
  return
}
