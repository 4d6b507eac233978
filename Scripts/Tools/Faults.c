// Lets calls of the system fail, for Scripts/check-faults: a library to be loaded before all others (LD_PRELOAD).
//
//   BIDI_FAULT_FOLDER   only files below this folder count, and standard input and output
//   BIDI_FAULT          GROUP:CAUSE:N[+] - the Nth call of a group fails, counted from 1; with + all from the Nth on.
//                       GROUP is open, read, write, sync, rename, close, make, look, list, lock, attribute or any.
//                       CAUSE is the number of an error, or "short": a read or write of half of what was asked for.
//   BIDI_FAULT_REPORT   a file that gets the number of calls of each group, at the end
#define _GNU_SOURCE
#include <dirent.h>
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <stdarg.h>
#include <stdatomic.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/types.h>
#include <unistd.h>

enum group { OPEN, READ, WRITE, SYNC, RENAME, CLOSE, MAKE, LOOK, LIST, LOCK, ATTRIBUTE, GROUPS };

static const char *const names[GROUPS] = {
    "open", "read", "write", "sync", "rename", "close", "make", "look", "list", "lock", "attribute",
};

static atomic_long counts[GROUPS];
static atomic_long total;
static char folder[4096];
static size_t folder_length;
static int chosen = -1;  // GROUPS for any
static long first = 0;
static bool lasts = false;
static bool is_short = false;
static int cause = 0;

__attribute__((constructor)) static void begin(void) {
  const char *path = getenv("BIDI_FAULT_FOLDER");
  if (path) folder_length = (size_t)snprintf(folder, sizeof folder, "%s/", path);
  const char *fault = getenv("BIDI_FAULT");
  char group[32], why[32], plus = 0;
  if (!fault || sscanf(fault, "%31[a-z]:%31[a-z0-9]:%ld%c", group, why, &first, &plus) < 3) return;
  lasts = plus == '+';
  is_short = strcmp(why, "short") == 0;
  cause = atoi(why);
  if (strcmp(group, "any") == 0) chosen = GROUPS;
  for (int each = 0; each < GROUPS; each++) {
    if (strcmp(group, names[each]) == 0) chosen = each;
  }
}

static bool stands_below(const char *path) {
  return folder_length && strncmp(path, folder, folder_length) == 0;
}

/// Whether a descriptor is one of those that count.
static bool counts_file(int file) {
  if (!folder_length || file == STDERR_FILENO) return false;
  if (file == STDIN_FILENO || file == STDOUT_FILENO) return true;
  char link[40], path[4096];
  snprintf(link, sizeof link, "/proc/self/fd/%d", file);
  ssize_t length = syscall(SYS_readlinkat, AT_FDCWD, link, path, sizeof path - 2);
  if (length <= 0) return false;
  path[length] = '/';
  path[length + 1] = 0;
  return stands_below(path);
}

/// Whether a path is one of those that count.
static bool counts_path(int at, const char *path) {
  if (!folder_length || !path) return false;
  if (path[0] == '/') return stands_below(path);
  if (at != AT_FDCWD) return counts_file(at);
  char whole[4096];
  if (syscall(SYS_getcwd, whole, sizeof whole - 2) <= 0) return false;
  strcat(whole, "/");
  return stands_below(whole);
}

/// Counts a call, and says whether it is to fail.
static bool is_hit(enum group group) {
  long own = atomic_fetch_add(&counts[group], 1) + 1;
  long any = atomic_fetch_add(&total, 1) + 1;
  long number = chosen == GROUPS ? any : own;
  if (chosen != GROUPS && chosen != (int)group) return false;
  return first > 0 && (number == first || (lasts && number > first));
}

static bool fails(enum group group) {
  if (!is_hit(group) || is_short) return false;
  errno = cause;
  return true;
}

__attribute__((destructor)) static void end(void) {
  const char *path = getenv("BIDI_FAULT_REPORT");
  if (!path) return;
  folder_length = 0;
  FILE *file = fopen(path, "w");
  if (!file) return;
  for (int each = 0; each < GROUPS; each++) fprintf(file, "%s %ld\n", names[each], atomic_load(&counts[each]));
  fprintf(file, "any %ld\n", atomic_load(&total));
  fclose(file);
}

#define REAL(name) ((__typeof__(&name))real(#name))

static void *real(const char *name) { return dlsym(RTLD_NEXT, name); }

// Opening and making

static bool makes(int flags) { return (flags & O_CREAT) || (flags & O_TMPFILE) == O_TMPFILE; }

static mode_t mode_of(int flags, va_list *list) { return makes(flags) ? va_arg(*list, mode_t) : 0; }

#define OPENS(name)                                                          \
  int name(const char *path, int flags, ...) {                               \
    va_list list;                                                            \
    va_start(list, flags);                                                   \
    mode_t mode = mode_of(flags, &list);                                     \
    va_end(list);                                                            \
    if (counts_path(AT_FDCWD, path) && fails(OPEN)) return -1;               \
    return REAL(name)(path, flags, mode);                                    \
  }
#define OPENS_AT(name)                                                       \
  int name(int at, const char *path, int flags, ...) {                       \
    va_list list;                                                            \
    va_start(list, flags);                                                   \
    mode_t mode = mode_of(flags, &list);                                     \
    va_end(list);                                                            \
    if (counts_path(at, path) && fails(OPEN)) return -1;                     \
    return REAL(name)(at, path, flags, mode);                                \
  }
OPENS(open)
OPENS(open64)
OPENS_AT(openat)
OPENS_AT(openat64)

int mkstemp(char *path) {
  if (counts_path(AT_FDCWD, path) && fails(OPEN)) return -1;
  return REAL(mkstemp)(path);
}

int mkostemp(char *path, int flags) {
  if (counts_path(AT_FDCWD, path) && fails(OPEN)) return -1;
  return REAL(mkostemp)(path, flags);
}

int mkdir(const char *path, mode_t mode) {
  if (counts_path(AT_FDCWD, path) && fails(MAKE)) return -1;
  return REAL(mkdir)(path, mode);
}

// Bytes

#define READS(name, type, arguments, values)                                 \
  ssize_t name arguments {                                                   \
    if (counts_file(file) && is_hit(type)) {                                 \
      if (!is_short) {                                                       \
        errno = cause;                                                       \
        return -1;                                                           \
      }                                                                      \
      count = count > 1 ? count / 2 : count;                                 \
    }                                                                        \
    return REAL(name) values;                                                \
  }
READS(read, READ, (int file, void *bytes, size_t count), (file, bytes, count))
READS(pread, READ, (int file, void *bytes, size_t count, off_t at), (file, bytes, count, at))
READS(write, WRITE, (int file, const void *bytes, size_t count), (file, bytes, count))
READS(pwrite, WRITE, (int file, const void *bytes, size_t count, off_t at), (file, bytes, count, at))

int ftruncate(int file, off_t length) {
  if (counts_file(file) && fails(WRITE)) return -1;
  return REAL(ftruncate)(file, length);
}

int fsync(int file) {
  if (counts_file(file) && fails(SYNC)) return -1;
  return REAL(fsync)(file);
}

int fdatasync(int file) {
  if (counts_file(file) && fails(SYNC)) return -1;
  return REAL(fdatasync)(file);
}

int close(int file) {
  // As on Linux, the descriptor is free also where closing fails.
  bool fail = counts_file(file) && file > STDERR_FILENO && fails(CLOSE);
  int result = REAL(close)(file);
  if (!fail) return result;
  errno = cause;
  return -1;
}

// Names

int rename(const char *from, const char *to) {
  if (counts_path(AT_FDCWD, to) && fails(RENAME)) return -1;
  return REAL(rename)(from, to);
}

int renameat(int from_at, const char *from, int to_at, const char *to) {
  if (counts_path(to_at, to) && fails(RENAME)) return -1;
  return REAL(renameat)(from_at, from, to_at, to);
}

int renameat2(int from_at, const char *from, int to_at, const char *to, unsigned flags) {
  if (counts_path(to_at, to) && fails(RENAME)) return -1;
  return REAL(renameat2)(from_at, from, to_at, to, flags);
}

int link(const char *from, const char *to) {
  if (counts_path(AT_FDCWD, to) && fails(RENAME)) return -1;
  return REAL(link)(from, to);
}

int linkat(int from_at, const char *from, int to_at, const char *to, int flags) {
  if (counts_path(to_at, to) && fails(RENAME)) return -1;
  return REAL(linkat)(from_at, from, to_at, to, flags);
}

long syscall(long number, ...) {
  va_list list;
  va_start(list, number);
  long values[6];
  for (int each = 0; each < 6; each++) values[each] = va_arg(list, long);
  va_end(list);
  if (number == SYS_renameat2 && counts_path((int)values[2], (const char *)values[3]) && fails(RENAME)) return -1;
  static long (*next)(long, ...);
  if (!next) next = (long (*)(long, ...))real("syscall");
  return next(number, values[0], values[1], values[2], values[3], values[4], values[5]);
}

// What is known of files

#define LOOKS(name, information)                                             \
  int name(const char *path, struct information *result) {                   \
    if (counts_path(AT_FDCWD, path) && fails(LOOK)) return -1;               \
    return REAL(name)(path, result);                                         \
  }
LOOKS(stat, stat)
LOOKS(lstat, stat)
LOOKS(stat64, stat64)
LOOKS(lstat64, stat64)

int fstat(int file, struct stat *result) {
  if (counts_file(file) && fails(LOOK)) return -1;
  return REAL(fstat)(file, result);
}

int fstatat(int at, const char *path, struct stat *result, int flags) {
  if (counts_path(at, path) && fails(LOOK)) return -1;
  return REAL(fstatat)(at, path, result, flags);
}

int access(const char *path, int mode) {
  if (counts_path(AT_FDCWD, path) && fails(LOOK)) return -1;
  return REAL(access)(path, mode);
}

DIR *opendir(const char *path) {
  if (counts_path(AT_FDCWD, path) && fails(LIST)) return NULL;
  return REAL(opendir)(path);
}

struct dirent *readdir(DIR *list) {
  if (counts_file(dirfd(list)) && fails(LIST)) return NULL;
  return REAL(readdir)(list);
}

struct dirent64 *readdir64(DIR *list) {
  if (counts_file(dirfd(list)) && fails(LIST)) return NULL;
  return REAL(readdir64)(list);
}

int flock(int file, int operation) {
  if (counts_file(file) && fails(LOCK)) return -1;
  return REAL(flock)(file, operation);
}

int fchmod(int file, mode_t mode) {
  if (counts_file(file) && fails(ATTRIBUTE)) return -1;
  return REAL(fchmod)(file, mode);
}

int fchown(int file, uid_t owner, gid_t group) {
  if (counts_file(file) && fails(ATTRIBUTE)) return -1;
  return REAL(fchown)(file, owner, group);
}
