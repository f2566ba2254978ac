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
  try {
    app.parse(argc, argv);
  } catch (CLI::ParseError const& e) { return app.exit(e); } catch (tw::error const& e) {
    std::fprintf(stderr, "%s\n", e.what());
    return 1;
  }
  return exit_code;
}
