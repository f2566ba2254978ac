entry @op_control(%arg0: tile<ptr<i32>>, %arg1: tile<i32>, %arg2: tile<ptr<i32>>, %arg3: tile<i32>, %arg4: tile<ptr<i32>>, %arg5: tile<i32>, %arg6: tile<i32>) {
  %cst_0_i32 = constant <i32: 0> : tile<i32>
  %cst_1_i32 = constant <i32: 1> : tile<i32>
  %cst_0_i32_0 = constant <i32: 0> : tile<1xi32>
  %cst_10_i32 = constant <i32: 10> : tile<i32>
  %cst_3_i32 = constant <i32: 3> : tile<i32>
  %cst_2_i32 = constant <i32: 2> : tile<i32>
  %cst_100_i32 = constant <i32: 100> : tile<i32>
  %assume = assume div_by<64>, %arg1 : tile<i32>
  %assume_assume = assume bounded<0, 2147418111>, %assume : tile<i32>
  %assume_1 = assume div_by<64>, %arg3 : tile<i32>
  %assume_assume_2 = assume bounded<0, 2147418111>, %assume_1 : tile<i32>
  %assume_3 = assume div_by<64>, %arg5 : tile<i32>
  %assume_assume_4 = assume bounded<0, 2147418111>, %assume_3 : tile<i32>
  %tview = make_tensor_view %arg0, shape = [%assume_assume], strides = [1] : tile<i32> -> tensor_view<?xi32, strides=[1]>
  %pview = make_partition_view %tview : partition_view<tile=(1), tensor_view<?xi32, strides=[1]>>
  %tview_5 = make_tensor_view %arg2, shape = [%assume_assume_2], strides = [1] : tile<i32> -> tensor_view<?xi32, strides=[1]>
  %pview_6 = make_partition_view %tview_5 : partition_view<tile=(1), tensor_view<?xi32, strides=[1]>>
  %tview_7 = make_tensor_view %arg4, shape = [%assume_assume_4], strides = [1] : tile<i32> -> tensor_view<?xi32, strides=[1]>
  %pview_8 = make_partition_view %tview_7 : partition_view<tile=(1), tensor_view<?xi32, strides=[1]>>
  %blockId_x, %blockId_y, %blockId_z = get_tile_block_id : tile<i32>
  %for = for %loopIdx in (%cst_0_i32 to %arg6, step %cst_1_i32) : tile<i32> iter_values(%iterArg0 = %cst_0_i32_0) -> (tile<1xi32>) {
    %reshape_10 = reshape %loopIdx : tile<i32> -> tile<1xi32>
    %5 = addi %iterArg0, %reshape_10 : tile<1xi32>
    continue %5 : tile<1xi32>
  }
  %0 = store_view_tko weak %for, %pview[%blockId_x] inbounds = [true] : tile<1xi32>, partition_view<tile=(1), tensor_view<?xi32, strides=[1]>>, tile<i32> -> token
  %1 = muli %arg6, %cst_0_i32 : tile<i32>
  %2:2 = loop iter_values(%arg7 = %arg6, %arg8 = %1) : tile<i32>, tile<i32> -> tile<i32>, tile<i32> {
    %5 = cmpi less_than %arg7, %cst_10_i32, signed : tile<i32> -> tile<i1>
    if %5 {
      break %arg7, %arg8 : tile<i32>, tile<i32>
    }
    %6 = remi %arg7, %cst_3_i32 signed : tile<i32>
    %7 = cmpi equal %6, %cst_0_i32, signed : tile<i32> -> tile<i1>
    %8 = if %7 -> (tile<i32>) {
      %11 = divi %arg7, %cst_3_i32 signed : tile<i32>
      yield %11 : tile<i32>
    } else {
      %11 = divi %arg7, %cst_2_i32 signed : tile<i32>
      yield %11 : tile<i32>
    }
    %9 = cmpi greater_than %8, %cst_100_i32, signed : tile<i32> -> tile<i1>
    %10 = addi %arg8, %cst_1_i32 : tile<i32>
    if %9 {
      continue %8, %10 : tile<i32>, tile<i32>
    }
    continue %8, %10 : tile<i32>, tile<i32>
  }
  %reshape = reshape %2#0 : tile<i32> -> tile<1xi32>
  %3 = store_view_tko weak %reshape, %pview_6[%blockId_x] inbounds = [true] : tile<1xi32>, partition_view<tile=(1), tensor_view<?xi32, strides=[1]>>, tile<i32> -> token
  %reshape_9 = reshape %2#1 : tile<i32> -> tile<1xi32>
  %4 = store_view_tko weak %reshape_9, %pview_8[%blockId_x] inbounds = [true] : tile<1xi32>, partition_view<tile=(1), tensor_view<?xi32, strides=[1]>>, tile<i32> -> token
  return
}
