package import BidiSource
import Libc

/// Makes a write to a closed pipe, or over the limit of a file's size, an error instead of the end of the process.
package func failInsteadOfEnding() {
  signal(SIGPIPE, SIG_IGN)
  signal(SIGXFSZ, SIG_IGN)
}

/// A variable of the environment; nil if it is not set or empty.
package func environment(_ name: String) -> String? {
  guard let value = unsafe getenv(name) else { return nil }
  let text = unsafe String(cString: value)
  return text.isEmpty ? nil : text
}

/// The system's message for an error number, such as `No such file or directory`.
package func systemMessage(_ number: Int32) -> String {
  unsafe String(cString: strerror(number))
}

/// A file descriptor that is closed when it goes out of scope.
package struct Descriptor: ~Copyable {
  package let number: Int32

  /// Opens a file.
  ///
  /// Nil, with `errno` set, if the system refuses.
  package init?(_ path: String, _ flags: Int32) {
    var opened = unsafe open(path, flags | O_CLOEXEC)
    while opened < 0, errno == EINTR { opened = unsafe open(path, flags | O_CLOEXEC) }
    guard opened >= 0 else { return nil }
    number = opened
  }

  /// Takes the result of a system call that opens a file; nil for -1.
  package init?(opened: Int32) {
    guard opened >= 0 else { return nil }
    number = opened
  }

  deinit { close(number) }
}

/// Reads all bytes of a descriptor.
///
/// If there are more than the limit, the result is longer than the limit but may not be all.
///
/// Throws the error number.
package func readAll(_ descriptor: Int32, sizeHint: Int, limit: Int) throws(SystemError) -> [UInt8]
{
  // The array has room for one byte more than expected, so that the call that fills it also sees the end.
  var bytes = [UInt8](repeating: 0, count: min(max(sizeHint, 0), limit) + 1)
  var filled = 0
  while true {
    let room = bytes.count - filled
    let count = unsafe bytes.withUnsafeMutableBytes {
      unsafe read(descriptor, $0.baseAddress.map { unsafe $0 + filled }, room)
    }
    if count < 0 {
      if errno == EINTR { continue }
      throw SystemError(number: errno)
    }
    filled += count
    if count == 0 || filled > limit {
      bytes.removeLast(bytes.count - filled)
      return bytes
    }
    if filled == bytes.count {
      bytes += [UInt8](repeating: 0, count: max(1 << 16, min(filled, limit + 1 - filled)))
    }
  }
}

/// Reads the next bytes of a descriptor, as many as the system gives at once.
package func readStart(_ descriptor: Int32, count: Int) -> [UInt8] {
  var bytes = [UInt8](repeating: 0, count: count)
  while true {
    let filled = unsafe bytes.withUnsafeMutableBytes {
      unsafe read(descriptor, $0.baseAddress, $0.count)
    }
    if filled < 0, errno == EINTR { continue }
    return Array(bytes.prefix(max(0, filled)))
  }
}

/// Writes all bytes to a descriptor.
///
/// Throws the error number.
package func writeAll(_ bytes: [UInt8], to descriptor: Int32) throws(SystemError) {
  var position = 0
  while position < bytes.count {
    let written = unsafe bytes.withUnsafeBytes { buffer in
      unsafe write(
        descriptor, buffer.baseAddress.map { unsafe $0 + position }, buffer.count - position)
    }
    if written < 0 {
      if errno == EINTR { continue }
      throw SystemError(number: errno)
    }
    position += written
  }
}

/// An error number of the system.
package struct SystemError: Error {
  package let number: Int32

  package init(number: Int32) { self.number = number }

  package var message: String { systemMessage(number) }
}

/// The number of tasks that can run at once.
package func coreCount() -> Int {
  max(1, Int(sysconf(Int32(_SC_NPROCESSORS_ONLN))))
}

/// The whole path of a file, with symbolic links followed.
///
/// If there is no such file, the result is the path in the working folder.
package func wholePath(_ path: String) -> String {
  if let real = realPath(path) { return real }
  guard !path.isAbsolutePath, let folder = realPath(".") else { return path }
  return "\(folder)/\(path)"
}

/// The whole path of a file, with symbolic links followed; nil if there is no such file.
package func realPath(_ path: String) -> String? {
  guard let real = unsafe realpath(path, nil) else { return nil }
  defer { unsafe free(real) }
  return unsafe String(cString: real)
}

/// A path relative to the working folder, if it is in that folder.
package func pathFromHere(_ path: String) -> String {
  realPath(".").flatMap { pathBelow($0, path) } ?? path
}

/// Whether a path is a file or a folder; nil if there is neither.
///
/// If the disk cannot tell, the result is `.file`: reading that file then reports the reason.
package func kind(of path: String) -> FileAccess.Kind? {
  do throws(FileFailure) { return try kindOnDisk(of: path) } catch { return .file }
}

/// Whether a path is a file or a folder; nil if there is neither.
///
/// Throws if the disk cannot tell. The result is nil in a folder that this user may not search: settings in such a folder
/// do not count, and reading its files reports the reason.
package func kindOnDisk(of path: String) throws(FileFailure) -> FileAccess.Kind? {
  var information = stat()
  guard unsafe stat(path, &information) == 0 else {
    let number = errno
    if [ENOENT, ENOTDIR, EACCES, ELOOP, ENAMETOOLONG].contains(number) { return nil }
    throw FileFailure(path: path, message: "cannot be looked at: \(systemMessage(number))")
  }
  return information.st_mode & S_IFMT == S_IFDIR ? .folder : .file
}

/// The folder at a path, or the folder that contains the file at the path.
package func folder(of path: String) -> String {
  var information = stat()
  guard unsafe stat(path, &information) == 0, information.st_mode & S_IFMT != S_IFDIR else {
    return path
  }
  let real = realPath(path) ?? path
  return real.lastSlash.map { String(real[...$0]) } ?? "."
}

/// The name of the program, for its messages.
package let programName: String =
  CommandLine.arguments.first.map { String($0.pathParts.last ?? "") } ?? ""
