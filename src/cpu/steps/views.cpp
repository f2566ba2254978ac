#include <algorithm>
#include <cstring>

#include "cpu/steps.hpp"
#include "cpu/steps/atomics.hpp"

namespace tw::cpu::steps {
namespace {

std::uint64_t read_unsigned(context const& c, std::int64_t place, std::int32_t bytes) {
  switch (bytes) {
    case 1: return at<std::uint8_t>(c, place);
    case 2: return at<std::uint16_t>(c, place);
    case 4: return at<std::uint32_t>(c, place);
    default: return at<std::uint64_t>(c, place);
  }
}

// One axis of an access: `size` positions in the tile, of which the first `valid` lie inside of the tensor.
struct axis {
  std::int64_t size, valid, stride;  // stride: of the memory, in elements
  bool sparse;
  std::int64_t inside;               // elements of the tile for one position
};

constexpr int most_axes = 16;  // compile_memory.cpp refuses more

struct access {
  std::byte* memory = nullptr;  // of the tile's first element
  axis axes[most_axes];         // the first `rank`; clearing the others would take longer than a small load
  int rank = 0;
  bool empty = false;           // no element inside
  std::byte const* positions = nullptr;  // of the sparse axis
  std::int32_t position_bytes = 0;
  std::uint64_t extent = 0;
};

// What is written here is read at once, often while the caches still take what an earlier store wrote to memory: in words of
// the same size, else the processor waits until all of that is done.
access resolve(view_access const& plan, instruction const& i, context& c) {
  auto const* view = &at<std::int64_t>(c, i.in[0].at);
  std::int64_t const* const extents = view + 1;
  std::int64_t const* const strides = view + 1 + plan.rank;
  access a;
  std::int64_t origin = 0;
  std::int64_t inside[most_axes];
  for (std::int64_t k = plan.rank - 1, n = 1; k >= 0; --k) {
    inside[k] = n;
    n *= plan.tile[static_cast<std::size_t>(k)];
  }
  for (int k = 0; k < plan.rank; ++k) {
    auto const u = static_cast<std::size_t>(k);
    int const d = plan.axis[u];
    bool const sparse = plan.sparse_bytes > 0 && k == plan.sparse_axis;
    std::int64_t const size = plan.tile[u], stride = strides[d];
    std::int64_t valid = size;
    auto const extent = static_cast<std::uint64_t>(extents[d]);
    if (sparse) {
      a.positions = c.arena + plan.sparse_index;
      a.position_bytes = plan.sparse_bytes;
      a.extent = extent;
    } else {
      std::uint64_t const index = read_unsigned(c, plan.index[u], plan.index_bytes);
      auto const step = static_cast<std::uint64_t>(plan.step[u]);
      if (extent == 0 || index > (extent - 1) / step) {  // wholly outside; also where index * step would overflow
        a.empty = true;
        return a;
      }
      auto const first = static_cast<std::int64_t>(index * step);
      valid = std::min(extents[d] - first, size);
      origin += first * stride;
    }
    // Axes that lie behind each other in memory and in the tile become one; rows are then as long as they can be.
    if (size == 1 && valid == 1 && !sparse && (a.rank > 0 || k + 1 < plan.rank)) continue;
    if (a.rank > 0 && !sparse && valid == size) {
      axis& outer = a.axes[a.rank - 1];
      if (!outer.sparse && outer.stride == stride * size) {
        outer.size *= size;
        outer.valid *= size;
        outer.stride = stride;
        outer.inside = inside[k];
        continue;
      }
    }
    axis& x = a.axes[a.rank++];
    x.size = size;
    x.valid = valid;
    x.stride = stride;
    x.sparse = sparse;
    x.inside = inside[k];
  }
  a.memory = reinterpret_cast<std::byte*>(view[0]) + origin * plan.bytes;
  return a;
}

template <class T>
void fill(T* to, std::int64_t n, std::uint64_t bits) {
  T const v = static_cast<T>(bits);
  for (std::int64_t k = 0; k < n; ++k) to[k] = v;
}

std::uint64_t position(access const& a, std::int64_t k) {
  switch (a.position_bytes) {
    case 1: return reinterpret_cast<std::uint8_t const*>(a.positions)[k];
    case 2: return reinterpret_cast<std::uint16_t const*>(a.positions)[k];
    case 4: return reinterpret_cast<std::uint32_t const*>(a.positions)[k];
    // NOLINTNEXTLINE(clang-analyzer-core.NullDereference): asked of sparse axes only, and these have positions
    default: return reinterpret_cast<std::uint64_t const*>(a.positions)[k];
  }
}

template <class T>
struct loader {
  access const& a;
  std::uint64_t pad;

  void walk(int k, T* to, T const* from) const {
    axis const& x = a.axes[k];
    if (k + 1 == a.rank && !x.sparse) {
      if (x.stride == 1) std::memcpy(to, from, static_cast<std::size_t>(x.valid) * sizeof(T));
      else
        for (std::int64_t j = 0; j < x.valid; ++j) to[j] = from[j * x.stride];
    } else if (x.sparse) {
      for (std::int64_t j = 0; j < x.size; ++j) {
        std::uint64_t const p = position(a, j);
        T const* row = from + static_cast<std::int64_t>(p < a.extent ? p : 0) * x.stride;
        if (p >= a.extent) fill(to + j * x.inside, x.inside, pad);
        else if (k + 1 == a.rank) to[j] = *row;
        else walk(k + 1, to + j * x.inside, row);
      }
      return;
    } else if (k + 2 == a.rank && x.stride == 1 && a.axes[k + 1].stride != 1 && !a.axes[k + 1].sparse) {
      squares(k, to, from);
    } else {
      for (std::int64_t j = 0; j < x.valid; ++j) walk(k + 1, to + j * x.inside, from + j * x.stride);
    }
    if (x.valid < x.size) fill(to + x.valid * x.inside, (x.size - x.valid) * x.inside, pad);
  }
  // The tile's last but one axis is the dense one of the memory: a transposition, by squares that fit the cache.
  void squares(int k, T* to, T const* from) const {
    axis const& x = a.axes[k];
    axis const& y = a.axes[k + 1];
    constexpr std::int64_t side = 16;
    for (std::int64_t r0 = 0; r0 < x.valid; r0 += side)
      for (std::int64_t c0 = 0; c0 < y.valid; c0 += side)
        for (std::int64_t r = r0; r < std::min(r0 + side, x.valid); ++r)
          for (std::int64_t q = c0; q < std::min(c0 + side, y.valid); ++q)
            to[r * x.inside + q] = from[r + q * y.stride];
    if (y.valid < y.size)
      for (std::int64_t r = 0; r < x.valid; ++r) fill(to + r * x.inside + y.valid, y.size - y.valid, pad);
  }
};

template <class T>
struct storer {
  access const& a;

  void walk(int k, T const* from, T* to) const {
    axis const& x = a.axes[k];
    for (std::int64_t j = 0; x.sparse && j < x.size; ++j) {
      std::uint64_t const p = position(a, j);
      if (p >= a.extent) continue;
      T* row = to + static_cast<std::int64_t>(p) * x.stride;
      if (k + 1 == a.rank) *row = from[j];
      else walk(k + 1, from + j * x.inside, row);
    }
    if (x.sparse) return;
    if (k + 1 < a.rank) {
      for (std::int64_t j = 0; j < x.valid; ++j) walk(k + 1, from + j * x.inside, to + j * x.stride);
    } else if (x.stride == 1) {
      std::memcpy(to, from, static_cast<std::size_t>(x.valid) * sizeof(T));
    } else {
      for (std::int64_t j = 0; j < x.valid; ++j) to[j * x.stride] = from[j];
    }
  }
};

template <class T>
struct updater {
  access const& a;
  atomic_access const& how;

  void walk(int k, T const* from, T* to) const {
    axis const& x = a.axes[k];
    for (std::int64_t j = 0; j < x.valid; ++j) {
      if (k + 1 < a.rank) walk(k + 1, from + j * x.inside, to + j * x.stride);
      else apply(to + j * x.stride, from[j], how);
    }
  }
};

template <class T>
void load(access const& a, std::byte* to, std::int64_t count, std::uint64_t pad) {
  auto* t = reinterpret_cast<T*>(to);
  if (a.empty) fill(t, count, pad);
  else loader<T>{a, pad}.walk(0, t, reinterpret_cast<T const*>(a.memory));
}

}  // namespace

result make_view(instruction const& i, context& c) {
  auto const& plan = *static_cast<view_maker const*>(i.data);
  auto* words = &at<std::int64_t>(c, i.out);
  words[0] = at<std::int64_t>(c, i.in[0].at);
  for (auto const& w : plan.words)
    *++words = w.bytes > 0 ? static_cast<std::int64_t>(read_unsigned(c, w.at, w.bytes)) : w.value;
  return next(i);
}

result view_extent(instruction const& i, context& c) {
  auto const extent = static_cast<std::uint64_t>((&at<std::int64_t>(c, i.in[0].at))[1 + i.flag]);
  auto const per_tile = static_cast<std::uint64_t>(i.size);
  std::uint64_t const tiles = extent / per_tile + (extent % per_tile != 0 ? 1 : 0);
  std::memcpy(c.arena + i.out, &tiles, static_cast<std::size_t>(i.out_bytes));  // little-endian: the low bytes
  return next(i);
}

result load_view(instruction const& i, context& c) {
  auto const& plan = *static_cast<view_access const*>(i.data);
  access const a = resolve(plan, i, c);
  std::byte* const to = c.arena + i.out;
  switch (plan.bytes) {
    case 1: load<std::uint8_t>(a, to, i.size, plan.pad); break;
    case 2: load<std::uint16_t>(a, to, i.size, plan.pad); break;
    case 4: load<std::uint32_t>(a, to, i.size, plan.pad); break;
    default: load<std::uint64_t>(a, to, i.size, plan.pad); break;
  }
  if (plan.truth)
    for (std::int64_t k = 0; k < i.size; ++k) to[k] = to[k] != std::byte{0} ? std::byte{1} : std::byte{0};
  return next(i);
}

result store_view(instruction const& i, context& c) {
  auto const& plan = *static_cast<view_access const*>(i.data);
  access const a = resolve(plan, i, c);
  if (a.empty) return next(i);
  std::byte const* const from = c.arena + i.in[1].at;
  auto put = [&](auto word) {
    using t = decltype(word);
    storer<t>{a}.walk(0, reinterpret_cast<t const*>(from), reinterpret_cast<t*>(a.memory));
  };
  switch (plan.bytes) {
    case 1: put(std::uint8_t{}); break;
    case 2: put(std::uint16_t{}); break;
    case 4: put(std::uint32_t{}); break;
    default: put(std::uint64_t{}); break;
  }
  return next(i);
}

result update_view(instruction const& i, context& c) {
  auto const& plan = *static_cast<view_update const*>(i.data);
  access const a = resolve(plan.at, i, c);
  if (a.empty) return next(i);
  std::byte const* const from = c.arena + i.in[1].at;
  auto put = [&](auto word) {
    using t = decltype(word);
    updater<t>{a, plan.how}.walk(0, reinterpret_cast<t const*>(from), reinterpret_cast<t*>(a.memory));
  };
  switch (plan.at.bytes) {
    case 2: put(std::uint16_t{}); break;
    case 4: put(std::uint32_t{}); break;
    default: put(std::uint64_t{}); break;
  }
  return next(i);
}

}  // namespace tw::cpu::steps
