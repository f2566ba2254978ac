// Typestate of owning handles, checked by clang with -Wconsumed (preset `strict`); nothing on other compilers.
// Attributes cannot be spelled without a macro that vanishes elsewhere.
#pragma once

#if defined(__clang__)
#define TW_CONSUMABLE [[clang::consumable(unconsumed)]]
#define TW_LIVE [[clang::callable_when("unconsumed", "unknown")]]
#define TW_CONSUMES [[clang::callable_when("unconsumed", "unknown"), clang::set_typestate(consumed)]]
#define TW_RETURNS_LIVE [[clang::return_typestate(unconsumed)]]
#define TW_LENT [[clang::param_typestate(unconsumed), clang::return_typestate(unconsumed)]]
#else
#define TW_CONSUMABLE
#define TW_LIVE
#define TW_CONSUMES
#define TW_RETURNS_LIVE
#define TW_LENT
#endif
