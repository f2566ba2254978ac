// tw: the command line tool. Each command is a file of its own.
#include <CLI/CLI.hpp>
#include <cstdio>

#include <tilewright/runtime/error.hpp>
#include <tilewright/version.hpp>

#include "commands.hpp"

int main(int argc, char** argv) {
  CLI::App app("Tilewright's command line tool", "tw");
  app.set_version_flag("--version", std::string("tw ") + tw::tool::version_text());
  app.require_subcommand(1);
  int exit_code = 0;
  CLI::App* doctor = app.add_subcommand("doctor", "Show what kernels can run on here, and why or why not");
  doctor->callback([&] { exit_code = tw::tool::doctor(); });
  std::string file;
  std::string preview;
  bool locations = false;
  CLI::App* disasm = app.add_subcommand("disasm", "Print a Tile IR bytecode file as text");
  disasm->add_option("FILE", file, "Bytecode file; - is the standard input")->required();
  disasm->add_flag("-g,--print-debug-info", locations, "Also print where operations come from, if the file says so");
  disasm->add_option("--preview", preview, "Take files with contents of this preview feature")
    ->check(CLI::IsMember({"simt"}));
  disasm->callback([&] { exit_code = tw::tool::disasm(file, locations, !preview.empty()); });
  tw::tool::compile_options o;
  bool bare = false;
  CLI::App* compile = app.add_subcommand("compile",
                                         "Show what becomes of the kernels of a program, from IR to machine code");
  compile->add_option("PROGRAM", o.program, "A program that is linked to Tilewright; its main does not run")
    ->required();
  compile->add_option("KERNEL", o.kernel, "A kernel's name, or an id that --list shows; else all kernels");
  compile->add_flag("--list", o.list, "Only name the instantiations");
  compile->add_option("--arch", o.arch, "Target architecture")->capture_default_str();
  compile->add_option("--emit", o.emit, "What is shown: report, ir, tile, bytecode, cubin or all, separated by commas")
    ->delimiter(',')
    ->check(CLI::IsMember({"report", "ir", "tile", "bytecode", "cubin", "all"}));
  compile->add_option("-o", o.folder,
                      "Also keep what is shown in this folder, as ID.ir, .mlir, .tilebc, .cubin, .report");
  compile->add_flag("--bare", bare,
                    "Assume nothing of extents, strides and addresses (else: aligned tensors of round sizes)");
  compile->add_flag("--wide", o.wide, "For tensors that need 64-bit indices");
  compile->add_flag("--line-info", o.lines, "With line information");
  compile->add_option("--warps", o.warps, "Hint: warps of a block")->check(CLI::IsMember({1, 2, 4, 8, 16, 32}));
  compile->add_option("--occupancy", o.occupancy, "Hint: blocks on a multiprocessor")->check(CLI::Range(1, 32));
  compile->add_option("--ctas", o.ctas, "Hint: CTAs of a cluster")->check(CLI::IsMember({1, 2, 4, 8, 16}));
  compile->add_option("--latency", o.latency, "Hint: latency of loads that name none")->check(CLI::Range(1, 10));
  compile->add_flag("--no-tma", o.no_tma, "Hint: no access by TMA");
  compile->add_flag("--unchecked", o.unchecked, "Without the checks left to the kernel (tw::unsafe::checks::off)");
  compile->callback([&] {
    o.facts = !bare;
    exit_code = tw::tool::compile(o);
  });
  bool only_missing = false;
  CLI::App* ops = app.add_subcommand("ops", "Print the operations of Tile IR and how kernels write them");
  ops->add_flag("--missing", only_missing,
                "Only what lacks a form, a meaning, a CPU rule or a test; 1 if anything does");
  ops->callback([&] { exit_code = tw::tool::ops(only_missing); });
  try {
    app.parse(argc, argv);
  } catch (CLI::ParseError const& e) { return app.exit(e); } catch (tw::error const& e) {
    std::fprintf(stderr, "%s\n", e.what());
    return 1;
  }
  return exit_code;
}
