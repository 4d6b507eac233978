// The painter of TextShaping, with FreeType and fontconfig, which come with it; only CTextShaping names their types.
#include <cairo-ft.h>
#include <cairo.h>
