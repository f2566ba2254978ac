// Looking into a program from outside: with TW_INSPECT set, a program answers about its kernels and ends before main.
//
//   TW_INSPECT="list"                                     its instantiations
//   TW_INSPECT="compile ID... sm=90 facts=aligned ..."    their forms and reports
//   TW_INSPECT_DIR=DIR                                    where the answer goes: `answer`, and ID.ir, ID.mlir, ID.tilebc,
//                                                         ID.cubin, ID.report for each instantiation
//
// `tw compile` asks so (docs/inspecting.md). An ID is NAME-HASH, HASH being that of the traced code.
#pragma once
#include <string>
#include <string_view>
#include <vector>

#include <tilewright/launch/registry.hpp>

#include "lower/lower.hpp"

namespace tw::launch {

// Programs that can answer hold this text.
inline constexpr char inspect_mark[] = "tilewright-inspect-1";

// Called by whatever registers kernels, so that every program with kernels can answer.
void link_inspection() noexcept;

std::string id_of(kernel_record const&);
// "(inout_tile<f32, 256>, in<f32, 1>, scalar<f32>)"; compile-time constants are not among the traced parameters.
std::string signature_of(kernel_record const&);

// What `compile` assumes of launches that it does not see.
struct inspect_options {
  int sm = 90;
  bool aligned = true;  // else nothing is known but that the last stride is 1
  bool wide = false;
  bool line_info = false;
  bool assembles = true;  // else no cubin
  lower::hints hint;
};
lower::specialisation assumed_specialisation(kernel_record const&, inspect_options const&);

// Each access, divisor, statement and assertion with the place where it is checked, and why; a line each.
std::vector<std::string> placement_of_checks(kernel_record const&, verify::report const&);

}  // namespace tw::launch
