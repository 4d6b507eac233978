#if defined(__linux__)
#define _GNU_SOURCE
#endif

#include "CBidiFiles.h"

#include <errno.h>
#include <fcntl.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#if defined(__APPLE__)

#include <copyfile.h>

int bidi_open_folder(const char *path) { return open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC); }

int bidi_open_nameless(int folder, int mode) {
  (void)folder;
  (void)mode;
  errno = ENOTSUP;
  return -1;
}

int bidi_name_file(int file, int folder, const char *name) {
  (void)file;
  (void)folder;
  (void)name;
  errno = ENOTSUP;
  return -1;
}

int bidi_exchange_names(int folder, const char *one, const char *other) {
  return renameatx_np(folder, one, folder, other, RENAME_SWAP);
}

int bidi_copy_attributes(int from, int to) {
  return fcopyfile(from, to, NULL, COPYFILE_ACL | COPYFILE_XATTR) == 0 ? 0 : errno;
}

#elif defined(__linux__)

#include <sys/syscall.h>
#include <sys/xattr.h>

int bidi_open_folder(const char *path) { return open(path, O_PATH | O_DIRECTORY | O_CLOEXEC); }

int bidi_open_nameless(int folder, int mode) {
  // The file gets its name through /proc. Without /proc, it needs a name from the start.
  if (access("/proc/self/fd", X_OK) != 0) return -1;
  return openat(folder, ".", O_TMPFILE | O_RDWR | O_CLOEXEC, (mode_t)mode);
}

int bidi_name_file(int file, int folder, const char *name) {
  char path[32];
  snprintf(path, sizeof path, "/proc/self/fd/%d", file);
  return linkat(AT_FDCWD, path, folder, name, AT_SYMLINK_FOLLOW);
}

int bidi_exchange_names(int folder, const char *one, const char *other) {
  const unsigned exchange = 2;  // RENAME_EXCHANGE
  return (int)syscall(SYS_renameat2, folder, one, folder, other, exchange);
}

static bool starts_with(const char *text, const char *start) {
  return strncmp(text, start, strlen(start)) == 0;
}

/// Whether an attribute was set by a person: a tag, or a list of who may read the file.
static bool is_of_people(const char *name) {
  return starts_with(name, "user.") || strcmp(name, "system.posix_acl_access") == 0
         || strcmp(name, "system.nfs4_acl") == 0;
}

/// The names of the attributes of a file, with a null byte after each.
///
/// Returns null if there are none or the file system has no attributes.
static char *attribute_names(int file, ssize_t *size) {
  for (;;) {
    *size = flistxattr(file, NULL, 0);
    if (*size <= 0) return NULL;
    char *names = malloc((size_t)*size);
    if (!names) return NULL;
    *size = flistxattr(file, names, (size_t)*size);
    if (*size > 0) return names;
    free(names);
    // Another program has added an attribute between the two calls.
    if (*size == 0 || errno != ERANGE) return NULL;
  }
}

static int copy_attribute(int from, int to, const char *name) {
  for (;;) {
    ssize_t size = fgetxattr(from, name, NULL, 0);
    if (size < 0) return errno == ENODATA ? 0 : errno;
    char *value = malloc(size > 0 ? (size_t)size : 1);
    if (!value) return ENOMEM;
    size = fgetxattr(from, name, value, (size_t)size);
    bool is_read = size >= 0;
    int error = is_read && fsetxattr(to, name, value, (size_t)size, 0) == 0 ? 0 : errno;
    free(value);
    // Another program may lengthen or remove the attribute between the two calls.
    if (is_read || error != ERANGE) return !is_read && error == ENODATA ? 0 : error;
  }
}

int bidi_copy_attributes(int from, int to) {
  ssize_t size = 0;
  // Removes the attributes that the new file has got from its folder, such as an access list.
  char *names = attribute_names(to, &size);
  for (char *name = names; name && name < names + size; name += strlen(name) + 1) {
    if (starts_with(name, "system.")) fremovexattr(to, name);
  }
  free(names);
  int result = 0;
  names = attribute_names(from, &size);
  for (char *name = names; name && name < names + size && result == 0; name += strlen(name) + 1) {
    int error = copy_attribute(from, to, name);
    if (error != 0 && (is_of_people(name) || error == ENOSPC || error == EDQUOT)) result = error;
  }
  free(names);
  return result;
}

#else

int bidi_open_folder(const char *path) { return open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC); }

int bidi_open_nameless(int folder, int mode) {
  (void)folder;
  (void)mode;
  errno = ENOSYS;
  return -1;
}

int bidi_name_file(int file, int folder, const char *name) {
  (void)file;
  (void)folder;
  (void)name;
  errno = ENOSYS;
  return -1;
}

int bidi_exchange_names(int folder, const char *one, const char *other) {
  (void)folder;
  (void)one;
  (void)other;
  errno = ENOSYS;
  return -1;
}

int bidi_copy_attributes(int from, int to) {
  (void)from;
  (void)to;
  return 0;
}

#endif
