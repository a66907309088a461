// Compiles inside the core only: a face that includes a model header must be refused.
#include "model/filter.hpp"
#include "presenter/view_state.hpp"
