// Lets libbidikit load where the C library is older than 2.36: expat, which is linked into it, takes random bytes from a function
// that is new there. This one has the same name and is seen inside libbidikit alone.
#include <errno.h>
#include <stddef.h>
#include <stdlib.h>
#include <sys/random.h>

void arc4random_buf(void *bytes, size_t count);

__attribute__((visibility("hidden"))) void arc4random_buf(void *bytes, size_t count) {
  unsigned char *place = bytes;
  while (count > 0) {
    ssize_t got = getrandom(place, count, 0);
    if (got < 0 && errno == EINTR) { continue; }
    // Without random bytes an attacker could make expat slow; as in the C library, there is no way on.
    if (got <= 0) { abort(); }
    place += got;
    count -= (size_t)got;
  }
}
