// The engine that tests and benchmarks lay beside TextShaping.
#include <pango/pangocairo.h>
