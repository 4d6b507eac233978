// Calls of the system on files that Swift's modules of the C library leave out.
#ifndef CBIDIFILES_H
#define CBIDIFILES_H

#ifdef __cplusplus
extern "C" {
#endif

/// Opens a folder, to name files in it by the descriptor: what is renamed above it does not matter.
///
/// Returns a descriptor; -1 with `errno` set.
int bidi_open_folder(const char *path);

/// Opens a new file without a name in a folder, to read and to write.
///
/// Without a name the file is gone with its last descriptor, however the process ends. `mode` is that of `open`.
/// Returns a descriptor; -1 with `errno` set where the system has no such files.
int bidi_open_nameless(int folder, int mode);

/// Gives a file of `bidi_open_nameless` a name in a folder that has no such name yet.
///
/// Returns 0; -1 with `errno` set.
int bidi_name_file(int file, int folder, const char *name);

/// Lets two names of a folder change places in one step.
///
/// Returns 0; -1 with `errno` set: ENOSYS, EINVAL or ENOTSUP where the system cannot.
int bidi_exchange_names(int folder, const char *one, const char *other);

/// Gives a file the extended attributes and the access list of another, and takes away those that only it has.
///
/// Returns 0, or the error number where something that a person has set cannot be kept. Attributes that only the
/// administrator may set are kept where the system lets the process do so.
int bidi_copy_attributes(int from, int to);

#ifdef __cplusplus
}
#endif

#endif
