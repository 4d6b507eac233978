#include "wrappers.h"

//= Macro %d -> number
void macro (void) { printf (T_("Macro %d"), 3); }

//= Function %s -> named(title)
void function (void) { show (g_strdup_printf (translated_text ("Function %s"), note->title)); }
