// The XML reader of LocalizationFiles. Expat reports the byte offset of every event.
#include <expat.h>
