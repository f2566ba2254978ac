// The state of a block that runs, and what the files of the machine share.
#pragma once
#include <array>
#include <map>
#include <vector>

#include "ptx/machine.hpp"
#include "ptx/program.hpp"

namespace ptx {

constexpr unsigned lanes_of_warp = 32;

enum class state : std::uint8_t { running, at_warp, at_barrier, at_mbarrier, ended };

struct thread {
  std::vector<value> registers;
  std::vector<std::uint8_t> local, local_known;
  std::size_t pc = 0;
  state s = state::running;
  instruction const* waits = nullptr;
  unsigned number = 0;  // in the block
};

struct barrier {
  unsigned arrived = 0, expected = 0;
  std::vector<unsigned> waiting;
  std::vector<std::uint32_t> clock;  // joined clocks of those that arrived
};

struct mbarrier {
  std::uint32_t expected = 0, pending = 0;
  std::int64_t bytes = 0;  // of transactions that are outstanding
  std::uint32_t phase = 0;
  std::vector<std::uint32_t> arrived, completed;  // clocks
};

// Who touched a byte of shared memory last. A clock of a warp counts its barriers.
struct byte_history {
  std::uint32_t write_clock = 0, read_clock = 0;
  std::uint8_t writer = 0, reader = 0;
  bool atomic = false;
};

struct block {
  block(kernel const& k, module const& m, launch const& l) : code(k), program(m), how(l) {}

  kernel const& code;
  module const& program;
  launch const& how;
  unsigned index[3] = {0, 0, 0};
  unsigned size[3] = {1, 1, 1};
  std::vector<thread> threads;
  std::vector<std::uint8_t> shared, shared_known;
  std::map<std::uint64_t, barrier> barriers;
  std::map<std::uint64_t, mbarrier> mbarriers;
  // clocks[w][v]: what warp w knows of warp v.
  std::vector<std::vector<std::uint32_t>> clocks;
  std::vector<byte_history> history;
  std::uint64_t steps = 0;
};

struct context {
  block& b;
  thread& t;
};

// Ends the launch: the text gets the instruction, the block and the thread.
[[noreturn]] void fail(context const& c, instruction const& i, fault::what kind, std::string const& why);

// Operands.
value read(context const& c, int slot);
void write(context& c, int slot, value v);
std::uint64_t address(context const& c, instruction const& i, operand const& o);
// A value that decides what happens: it must be known.
std::uint64_t decisive(context const& c, instruction const& i, int slot, int bits, char const* what);

// Memory. Addresses are of the instruction's space.
void load_bytes(context& c, instruction const& i, space where, std::uint64_t at, std::size_t n, std::uint8_t* bytes,
                bool* known, bool atomic = false);
void store_bytes(context& c, instruction const& i, space where, std::uint64_t at, std::size_t n,
                 std::uint8_t const* bytes, bool const* known, bool atomic = false);
value load(context& c, instruction const& i, space where, std::uint64_t at, std::size_t n, bool atomic = false);
void store(context& c, instruction const& i, space where, std::uint64_t at, std::size_t n, value v,
           bool atomic = false);

// Order between warps, for races in shared memory.
using clock_vector = std::vector<std::uint32_t>;
void start_history(block& b);
void note_read(context& c, instruction const& i, std::size_t at, std::size_t n, bool atomic);
void note_write(context& c, instruction const& i, std::size_t at, std::size_t n, bool atomic, bool changes);
void join(clock_vector& into, clock_vector const& from);
unsigned warp_of(thread const& t);

// Lets the lanes of a warp go on that wait for one another; false: they cannot yet.
bool resolve_warp(block& b, unsigned warp);
bool resolve_mbarrier(context& c);

namespace execute {

void pure(context& c, instruction const& i);
void move(context& c, instruction const& i);
void set_predicate(context& c, instruction const& i);
void address_of(context& c, instruction const& i);  // cvta
void branch(context& c, instruction const& i);
void end(context& c, instruction const& i);
void trap(context& c, instruction const& i);
void nothing(context& c, instruction const& i);

void load(context& c, instruction const& i);
void store(context& c, instruction const& i);
void atomic(context& c, instruction const& i);
void copy_async(context& c, instruction const& i);

void wait_for_warp(context& c, instruction const& i);
void block_barrier(context& c, instruction const& i);
void active_mask(context& c, instruction const& i);
void mbarrier_operation(context& c, instruction const& i);

}  // namespace execute

// What the lanes of `members` (their threads) do together.
namespace together {

using lanes = std::array<thread*, lanes_of_warp>;  // null: does not take part

void shuffle(block& b, instruction const& i, lanes const& l);
void vote(block& b, instruction const& i, lanes const& l);
void match(block& b, instruction const& i, lanes const& l);
void reduce(block& b, instruction const& i, lanes const& l);
void elect(block& b, instruction const& i, lanes const& l);
void load_matrix(block& b, instruction const& i, lanes const& l);
void store_matrix(block& b, instruction const& i, lanes const& l);
void multiply(block& b, instruction const& i, lanes const& l);
void nothing(block& b, instruction const& i, lanes const& l);

}  // namespace together
}  // namespace ptx
