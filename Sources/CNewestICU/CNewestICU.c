#include "CNewestICU.h"

#include <dlfcn.h>
#include <stddef.h>

bool newest_icu_find(newest_icu *icu) {
#ifdef __linux__
  // Foundation has loaded it already, so that its name is enough.
  void *library = dlopen("lib_FoundationICU.so", RTLD_LAZY | RTLD_LOCAL);
#else
  void *library = NULL;
#endif
  if (library == NULL) { return false; }
  struct {
    const char *name;
    void *place;
  } functions[] = {
      {"swift_u_getUnicodeVersion", &icu->unicode_version},
      {"swift_u_getIntPropertyValue", &icu->property},
      {"swift_u_getIntPropertyMaxValue", &icu->greatest},
      {"swift_u_getBidiPairedBracket", &icu->paired_bracket},
      {"swift_u_charMirror", &icu->mirror},
      {"swift_uscript_getName", &icu->script_name},
      {"swift_uscript_getShortName", &icu->script_code},
      {"swift_uscript_isRightToLeft", &icu->is_right_to_left},
  };
  for (size_t index = 0; index < sizeof functions / sizeof functions[0]; index++) {
    void *function = dlsym(library, functions[index].name);
    if (function == NULL) { return false; }
    // POSIX has functions by dlsym this way, where C has no conversion.
    *(void **)functions[index].place = function;
  }
  return true;
}
