// The sizes of the structs of ABI version 1: a change that breaks compiled programs does not compile.
#include "bidikit.h"

#if UINTPTR_MAX == UINT64_MAX
_Static_assert(sizeof(bidikit_text) == 16, "bidikit_text");
_Static_assert(sizeof(bidikit_error) == 512, "bidikit_error");
_Static_assert(sizeof(bidikit_column) == 40, "bidikit_column");
_Static_assert(sizeof(bidikit_argument) == 32, "bidikit_argument");
_Static_assert(sizeof(bidikit_example) == 40, "bidikit_example");
_Static_assert(sizeof(bidikit_judge_options) == 80, "bidikit_judge_options");
_Static_assert(sizeof(bidikit_finding) == 144, "bidikit_finding");
_Static_assert(sizeof(bidikit_edit) == 32, "bidikit_edit");
_Static_assert(sizeof(bidikit_line) == 112, "bidikit_line");
_Static_assert(sizeof(bidikit_findings) == 64, "bidikit_findings");
_Static_assert(sizeof(bidikit_value) == 40, "bidikit_value");
#endif
_Static_assert(BIDIKIT_ABI_VERSION == 1, "the sizes above are those of another version");
