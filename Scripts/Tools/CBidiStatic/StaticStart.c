// Lets a bidi-fix that is one static file run where /proc is not mounted, as in an empty folder under chroot.
//
// Swift's runtime reads two files of /proc as it starts: the path of its own file, beside which it looks for the program that prints
// the stack of a crash, and the command line. Without the first it gives up, without the second there are no arguments. Here both
// are said to it before. A static file has no such program beside it.
#include <stdlib.h>
#include <unistd.h>

// Of Swift's standard library.
void _swift_stdlib_overrideUnsafeArgvArgc(char **argv, int argc);

static void before_swift(int argc, char **argv) {
  char path[1];
  if (readlink("/proc/self/exe", path, sizeof path) >= 0) { return; }
  setenv("SWIFT_BACKTRACE", "enable=no,swift-backtrace=/nonexistent", 0);
  _swift_stdlib_overrideUnsafeArgvArgc(argv, argc);
}

__attribute__((section(".preinit_array"), used)) static void (*const start)(int, char **) =
    before_swift;
