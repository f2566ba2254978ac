// Tilewright: everything a program needs.
#pragma once
#include <tilewright/async/create.hpp>
#include <tilewright/launch/kernel.hpp>
#include <tilewright/tensor/tensor.hpp>
#include <tilewright/version.hpp>
