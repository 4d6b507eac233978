import BidiSource
import CBidiFiles
package import Libc

/// An open folder to write files in.
///
/// It stays the same folder if a folder above is renamed.
package final class WorkFolder {
  package let path: String
  package let descriptor: Descriptor

  /// Opens a folder.
  ///
  /// Throws the error number.
  package init(_ path: String) throws(SystemError) {
    self.path = path
    guard let opened = Descriptor(opened: unsafe bidi_open_folder(path)) else {
      throw SystemError(number: errno)
    }
    descriptor = opened
  }

  /// Opens a file in the folder, but no symbolic link.
  ///
  /// Nil, with `errno` set, if the system refuses.
  package func open(_ name: String, _ flags: Int32, mode: mode_t = 0) -> Descriptor? {
    while true {
      let opened = unsafe openat(
        descriptor.number, name, flags | O_CLOEXEC | O_NOFOLLOW, mode)
      if opened < 0, errno == EINTR { continue }
      return Descriptor(opened: opened)
    }
  }

  /// What the system knows of the file with a name; nil if there is none.
  ///
  /// Throws the error number.
  package func information(of name: String) throws(SystemError) -> stat? {
    var information = stat()
    if unsafe fstatat(descriptor.number, name, &information, AT_SYMLINK_NOFOLLOW) == 0 {
      return information
    }
    guard errno == ENOENT else { throw SystemError(number: errno) }
    return nil
  }

  /// Whether a file still has a name.
  ///
  /// Throws the error number.
  package func names(_ name: String, _ file: stat) throws(SystemError) -> Bool {
    guard let now = try information(of: name) else { return false }
    return now.st_ino == file.st_ino && now.st_dev == file.st_dev
  }

  /// Renames a file, in the place of any file that has the new name.
  ///
  /// Throws the error number.
  package func rename(_ old: String, to new: String) throws(SystemError) {
    guard unsafe renameat(descriptor.number, old, descriptor.number, new) == 0 else {
      throw SystemError(number: errno)
    }
  }

  /// Exchanges the names of two files in one step.
  ///
  /// Throws the error number.
  package func exchange(_ one: String, _ other: String) throws(SystemError) {
    guard unsafe bidi_exchange_names(descriptor.number, one, other) == 0 else {
      throw SystemError(number: errno)
    }
  }

  package func remove(_ name: String) { unsafe unlinkat(descriptor.number, name, 0) }

  /// Splits a path into the folder and the name.
  package static func split(_ path: String) -> (folder: String, name: String) {
    guard let slash = path.lastSlash else { return (".", path) }
    let folder = String(path[..<slash])
    return (folder.isEmpty ? "/" : folder, String(path[path.index(after: slash)...]))
  }
}

extension stat {
  package var isRegular: Bool { st_mode & S_IFMT == S_IFREG }
}

extension Descriptor {
  /// What the system knows of the file.
  package var information: stat {
    get throws(SystemError) {
      var information = stat()
      guard unsafe fstat(number, &information) == 0 else { throw SystemError(number: errno) }
      return information
    }
  }

  /// Locks the file against other runs of this command, as long as it is open.
  ///
  /// - Parameter seconds: How long to wait for another process that holds the lock.
  /// - Returns: Whether no other process holds the lock. True if the file system has no locks.
  package func lock(waiting seconds: Double = 0) -> Bool {
    var left = Int(seconds * 200)
    while flock(number, LOCK_EX | LOCK_NB) != 0 {
      guard errno == EWOULDBLOCK || errno == EINTR else { return true }
      guard left > 0 else { return false }
      left -= 1
      usleep(5_000)
    }
    return true
  }
}
