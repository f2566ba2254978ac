// Canonical form of a trace: the same for every compiler, whatever the order in which it evaluates operands.
//
// Values come depth first, each before its first use and inside the region that it was traced in; operations with
// effects keep the order of the user's statements. A reduction or scan with its region counts as a value. Carried
// variables that a loop or a branch never changes disappear, and so does everything that nothing uses.
#pragma once
#include <source_location>

#include <tilewright/ir/builder.hpp>

namespace tw::ir {

class canonicalizer {
 public:
  sequence<op> ops;                       // the result
  sequence<std::int32_t> pool;
  sequence<std::source_location> where;
  sequence<std::int64_t> numbers;         // op::data
  sequence<std::int32_t> origin;          // number of each operation in the trace
  int fault_op = -1;  // trace number of an operation that uses a value from outside of its region

  constexpr explicit canonicalizer(builder const& b) : b_(b) {
    find_regions();
    find_copies();
    buffers_.push_back({-1, {}});
    walk(0, b_.size(), -1);
    if (fault_op < 0) flatten();
  }

 private:
  // Operations without a region of their own: they depend on the parameters only.
  static constexpr bool in_preamble(opcode c) {
    return c == opcode::param || c == opcode::extent || c == opcode::block_index || c == opcode::tiled_view ||
           c == opcode::tile_count || c == opcode::list_begin || c == opcode::list_end || c == opcode::list_step;
  }
  static constexpr bool by_statement(opcode c) {
    return raw(c) || writes_own(c) || c == opcode::accum_update || c == opcode::view_update || c == opcode::require ||
           c == opcode::print_tko || c == opcode::assert_ || (opens_region(c) && !is_combiner(c)) ||
           c == opcode::otherwise || c == opcode::end || c == opcode::break_if || c == opcode::continue_if;
  }
  // Replaces elements of the block's own tiles.
  static constexpr bool writes_own(opcode c) { return c == opcode::tile_store || c == opcode::tile_scatter; }
  // Accesses through pointers, and what orders them.
  static constexpr bool raw(opcode c) {
    return c == opcode::load_ptr_tko || c == opcode::store_ptr_tko || c == opcode::atomic_rmw_tko ||
           c == opcode::atomic_cas_tko || c == opcode::alloca_ || c == opcode::memory_fence_alias_tko ||
           c == opcode::gdc_wait_tko || c == opcode::gdc_launch_dependents_tko || is_multimem(c) || c == opcode::call;
  }
  static constexpr bool by_region(opcode c) {
    return c == opcode::loop_index || c == opcode::carried || c == opcode::result || c == opcode::argument;
  }

  constexpr void find_regions() {
    int const n = b_.size();
    region_.resize(n, -1);
    match_.resize(n, -1);
    middle_.resize(n, -1);
    used_.resize(n, 0);
    copy_.resize(n, 0);
    placed_.resize(n, 0);
    sequence<int> open;
    sequence<int> last_load;  // by parameter: a load of the block's own tile that nothing has changed since
    last_load.resize(b_.params.size(), -1);
    int combiners = 0;  // open ones
    for (int i = 0; i < n; ++i) {
      op const& o = b_.ops[i];
      for (int k = 0; k < o.count; ++k) used_[b_.operand(i, k)] = 1;
      copy_[i] = i;
      if (is_combiner(o.code)) ++combiners;
      if (o.code == opcode::end && is_combiner(b_.ops[b_.operand(i, 0)].code)) --combiners;
      else if (!is_combiner(o.code) && (opens_region(o.code) || o.code == opcode::otherwise || o.code == opcode::end))
        for (int& l : last_load) l = -1;
      if (writes_own(o.code)) last_load[static_cast<int>(o.imm)] = -1;
      if (o.code == opcode::tile_load && combiners == 0) {
        int& l = last_load[static_cast<int>(o.imm)];
        bool const same_tile = l >= 0 && (o.count == 0 || b_.operand(l, 0) == b_.operand(i, 0));
        if (same_tile) copy_[i] = l;
        else l = i;
      }
      if (o.code == opcode::end) {
        int top = open.back();
        open.pop_back();
        if (b_.ops[top].code == opcode::otherwise) top = b_.operand(top, 0);
        match_[top] = i;
      } else if (o.code == opcode::otherwise) {
        int const top = open.back();
        open.pop_back();
        middle_[top] = i;
      }
      region_[i] = open.empty() || in_preamble(o.code) ? -1 : open.back();
      if (opens_region(o.code) || o.code == opcode::otherwise) open.push_back(i);
    }
    for (int i = 0; i < n; ++i)
      if (used_[i]) used_[copy_[i]] = 1;
  }

  constexpr int root(int i) const {
    while (copy_[i] != i) i = copy_[i];
    return i;
  }
  static constexpr int inits_at(opcode c) { return c == opcode::counted_loop ? 3 : 0; }
  constexpr int argument(int loop, int j) const {
    return loop + (b_.ops[loop].code == opcode::counted_loop ? 2 : 1) + j;
  }
  constexpr int carried_count(int region) const {
    return is_loop(b_.ops[region].code) ? static_cast<int>(b_.ops[region].imm) : b_.ops[match_[region]].count - 1;
  }

  // A carried value that every way around and every way out leaves alone is a copy of the value before.
  constexpr void find_copies() {
    for (int i = 0; i < b_.size(); ++i) {
      if (b_.ops[i].code != opcode::end) continue;
      int const opener = b_.operand(i, 0);
      if (is_combiner(b_.ops[opener].code)) continue;
      int const n = carried_count(opener);
      for (int j = 0; j < n; ++j) {
        int const result = i + 1 + j;
        if (b_.ops[opener].code == opcode::branch) {
          int const then = root(b_.operand(middle_[opener], 1 + j));
          if (then == root(b_.operand(i, 1 + j))) copy_[result] = then;
          continue;
        }
        int const arg = argument(opener, j);
        bool unchanged = root(b_.operand(i, 1 + j)) == arg;
        for (int z = opener; z < i && unchanged; ++z) {
          opcode const c = b_.ops[z].code;
          if ((c == opcode::break_if || c == opcode::continue_if) && b_.operand(z, 0) == opener)
            unchanged = root(b_.operand(z, 2 + j)) == arg;
        }
        if (unchanged) copy_[arg] = copy_[result] = b_.operand(opener, inits_at(b_.ops[opener].code) + j);
      }
    }
  }
  constexpr bool kept(int region, int j) const {
    int const v = is_loop(b_.ops[region].code) ? argument(region, j) : match_[region] + 1 + j;
    return copy_[v] == v;
  }

  struct buffer {
    int region;
    sequence<int> list;
  };

  constexpr void put(int i, int user) {
    i = root(i);
    int const d = open_buffer_of(region_[i]);
    op const& o = b_.ops[i];
    if (d >= 0 && o.code == opcode::result && is_combiner(b_.ops[b_.operand(i, 0)].code))
      return combiner(b_.operand(i, 0), d);
    bool const with_region = by_region(o.code) || by_statement(o.code);  // placed when its region is
    if (d < 0 || (with_region && !placed_[i])) {  // the region is closed: the value got out of it
      escape(user);
      return;
    }
    if (placed_[i]) return;
    placed_[i] = 1;
    for (int k = 0; k < o.count; ++k) put(b_.operand(i, k), i);
    buffers_[d].list.push_back(i);
  }
  // A reduction or scan, at its first use: with its region, into buffer d.
  constexpr void combiner(int i, int d) {
    if (placed_[i]) return;
    placed_[i] = 1;
    op const& o = b_.ops[i];
    for (int k = 0; k < o.count; ++k) put(b_.operand(i, k), i);
    int const n = carried_count(i);
    open_buffer(i);
    for (int j = 0; j < 2 * n; ++j) place(argument(i, j));
    walk(i + 1, match_[i], i);
    yields(match_[i], i, n);
    sequence<int> const body = close_buffer();
    sequence<int>& list = buffers_[d].list;
    list.push_back(i);
    for (int b : body) list.push_back(b);
    list.push_back(match_[i]);
    for (int j = 0; j < n; ++j) {
      list.push_back(match_[i] + 1 + j);
      placed_[match_[i] + 1 + j] = 1;
    }
  }
  constexpr bool has_statements(int i) const {
    for (int z = i + 1; z < match_[i]; ++z) {
      opcode const c = b_.ops[z].code;
      if (by_statement(c) && c != opcode::branch && c != opcode::otherwise && c != opcode::end) return true;
    }
    return false;
  }
  constexpr int open_buffer_of(int region) const {
    for (int d = buffers_.size() - 1; d >= 0; --d)
      if (buffers_[d].region == region) return d;
    return -1;
  }
  constexpr void escape(int user) {
    if (fault_op < 0) fault_op = user;
  }
  constexpr void place(int i) {
    placed_[i] = 1;
    buffers_.back().list.push_back(i);
  }
  // Reads of the block's own tile of `param` that stand before operation `before` in this region.
  constexpr void pending_loads(std::int64_t param, int from, int before, int region) {
    for (int i = from; i < before; ++i)
      if (b_.ops[i].code == opcode::tile_load && b_.ops[i].imm == param && region_[i] == region && copy_[i] == i &&
          used_[i])
        put(i, i);
  }

  constexpr void open_buffer(int region) { buffers_.push_back({region, {}}); }
  constexpr sequence<int> close_buffer() {
    sequence<int> list = static_cast<sequence<int>&&>(buffers_.back().list);
    buffers_.pop_back();
    return list;
  }
  constexpr void append(sequence<int> const& list) {
    for (int i : list) buffers_.back().list.push_back(i);
  }

  // The statements of one region: operations [from, to) whose region is `region`.
  constexpr void walk(int from, int to, int region) {
    for (int i = from; i < to; ++i) {
      op const& o = b_.ops[i];
      if (is_combiner(o.code) && region_[i] == region) {
        if (has_statements(i)) combiner(i, buffers_.size() - 1);  // against the rules: the verifier is to see it
        i = match_[i];
        continue;
      }
      if (region_[i] != region || !by_statement(o.code)) continue;
      if (opens_region(o.code)) {
        nested(i, from);
        i = match_[i];
        continue;
      }
      if (writes_own(o.code)) pending_loads(o.imm, from, i, region);
      int const skip = o.code == opcode::break_if || o.code == opcode::continue_if ? 1 : 0;
      for (int k = skip; k < o.count; ++k)
        if (skip == 0 || k == 1 || kept(b_.operand(i, 0), k - 2)) put(b_.operand(i, k), i);
      place(i);
    }
  }

  constexpr void nested(int i, int from) {
    op const& o = b_.ops[i];
    int const last = match_[i];
    for (int z = i + 1; z < last; ++z)
      if (writes_own(b_.ops[z].code)) pending_loads(b_.ops[z].imm, from, i, region_[i]);
    int const first_init = inits_at(o.code);
    for (int k = 0; k < o.count; ++k)
      if (!is_loop(o.code) || k < first_init || kept(i, k - first_init)) put(b_.operand(i, k), i);
    int const n = carried_count(i);
    open_buffer(i);
    if (o.code == opcode::counted_loop) place(i + 1);
    if (is_loop(o.code))
      for (int j = 0; j < n; ++j)
        if (kept(i, j)) place(argument(i, j));
    int const stop = middle_[i] >= 0 ? middle_[i] : last;
    walk(i + 1, stop, i);
    yields(stop, i, n);
    sequence<int> const first = close_buffer();
    sequence<int> second;
    if (middle_[i] >= 0) {
      open_buffer(middle_[i]);
      walk(middle_[i] + 1, last, middle_[i]);
      yields(last, i, n);
      second = close_buffer();
    }
    place(i);
    append(first);
    if (middle_[i] >= 0) {
      place(middle_[i]);
      append(second);
    }
    place(last);
    for (int j = 0; j < n; ++j)
      if (kept(i, j)) place(last + 1 + j);
  }
  constexpr void yields(int terminator, int region, int n) {
    for (int j = 0; j < n; ++j)
      if (kept(region, j)) put(b_.operand(terminator, 1 + j), terminator);
  }

  constexpr void flatten() {
    sequence<int> const& list = buffers_[0].list;
    sequence<int> number;
    number.resize(b_.size(), -1);
    for (int i = 0; i < list.size(); ++i) number[list[i]] = i;
    sequence<int> new_index;  // position of each carried value among the kept ones, by trace number of arg or result
    new_index.resize(b_.size(), 0);
    for (int i : list) {
      op o = b_.ops[i];
      int const first = pool.size();
      for (int k = 0; k < o.count; ++k) {
        int const region = o.code == opcode::end || o.code == opcode::otherwise || o.code == opcode::break_if ||
                               o.code == opcode::continue_if
                             ? b_.operand(i, 0)
                             : i;
        int const carried_from = is_loop(o.code)                                        ? inits_at(o.code)
                                 : o.code == opcode::end || o.code == opcode::otherwise ? 1
                                 : region != i                                          ? 2
                                                                                        : o.count;
        if (k >= carried_from && !kept(region, k - carried_from)) continue;
        pool.push_back(number[root(b_.operand(i, k))]);
      }
      o.first = first;
      o.count = pool.size() - first;
      if (is_loop(o.code)) o.imm = o.count - inits_at(o.code);
      if (o.code == opcode::carried || o.code == opcode::result) {
        int const region = b_.operand(i, 0);
        int j = 0;
        for (int k = 0; k < o.imm; ++k) j += kept(region, k) ? 1 : 0;
        o.imm = j;
      }
      if (o.data >= 0) {  // in the order of the operations, whatever that of the trace
        auto const n = static_cast<int>(b_.numbers[o.data]);
        int const from = o.data;
        o.data = numbers.size();
        for (int k = 0; k <= n; ++k) numbers.push_back(b_.numbers[from + k]);
      }
      ops.push_back(o);
      where.push_back(b_.where[i]);
      origin.push_back(i);
    }
  }

  builder const& b_;
  sequence<int> region_, match_, middle_, used_, copy_, placed_;
  sequence<buffer> buffers_;
};

}  // namespace tw::ir
