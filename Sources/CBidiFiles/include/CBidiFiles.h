// System calls on files that Swift's modules of the C library do not have.
#ifndef CBIDIFILES_H
#define CBIDIFILES_H

#ifdef __cplusplus
extern "C" {
#endif

/// Opens a folder. The descriptor stays valid if a folder above is renamed.
///
/// Returns a descriptor; -1 with `errno` set.
int bidi_open_folder(const char *path);

/// Opens a new file without a name in a folder, for reading and writing.
///
/// The file disappears with its last descriptor, however the process ends. `mode` is the mode of `open`.
/// Returns a descriptor; -1 with `errno` set if the system has no such files.
int bidi_open_nameless(int folder, int mode);

/// Gives a file of `bidi_open_nameless` a name that is free in its folder.
///
/// Returns 0; -1 with `errno` set.
int bidi_name_file(int file, int folder, const char *name);

/// Exchanges the names of two files in a folder in one step.
///
/// Returns 0; -1 with `errno` set: ENOSYS, EINVAL or ENOTSUP if the system cannot do this.
int bidi_exchange_names(int folder, const char *one, const char *other);

/// Gives a file the extended attributes and the access list of another file, and removes its own.
///
/// Returns 0, or the error number if an attribute that a person has set cannot be kept. Attributes that only the
/// administrator may set are kept if the system allows it.
int bidi_copy_attributes(int from, int to);

#ifdef __cplusplus
}
#endif

#endif
