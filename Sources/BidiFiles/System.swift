package import BidiSource
package import Libc

/// Lets writes to a closed pipe, and to a file that may not grow any more, fail instead of ending the process.
package func failInsteadOfEnding() {
  signal(SIGPIPE, SIG_IGN)
  signal(SIGXFSZ, SIG_IGN)
}

/// A variable of the environment; nil where it is not set or empty.
package func environment(_ name: String) -> String? {
  guard let value = unsafe getenv(name) else { return nil }
  let text = unsafe String(cString: value)
  return text.isEmpty ? nil : text
}

/// What the system says of an error number, such as `No such file or directory`.
package func systemMessage(_ number: Int32) -> String {
  unsafe String(cString: strerror(number))
}

/// A file descriptor that is closed when it goes out of scope.
package struct Descriptor: ~Copyable {
  package let number: Int32

  /// Opens a file.
  ///
  /// Nil, with `errno` set, where the system refuses.
  package init?(_ path: String, _ flags: Int32, mode: mode_t = 0) {
    var opened = unsafe open(path, flags | O_CLOEXEC, mode)
    while opened < 0, errno == EINTR { opened = unsafe open(path, flags | O_CLOEXEC, mode) }
    guard opened >= 0 else { return nil }
    number = opened
  }

  /// Takes a descriptor that a call of the system gave; nil for -1.
  package init?(opened: Int32) {
    guard opened >= 0 else { return nil }
    number = opened
  }

  deinit { close(number) }
}

/// Reads everything behind a descriptor; of more bytes than the limit, some more than the limit has.
///
/// Throws the error number.
package func readAll(_ descriptor: Int32, sizeHint: Int, limit: Int) throws(SystemError) -> [UInt8]
{
  // One byte more than there should be: the call that fills the array then sees the end too.
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

/// Reads the first bytes behind a descriptor; fewer where the system hands out fewer at once.
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

/// How many tasks can run at once.
package func coreCount() -> Int {
  max(1, Int(sysconf(Int32(_SC_NPROCESSORS_ONLN))))
}

/// The whole path of a file, with symbolic links followed where there is such a file.
///
/// A path at which nothing lies counts from the working folder.
package func wholePath(_ path: String) -> String {
  if let real = realPath(path) { return real }
  guard !path.hasPrefix("/"), let folder = realPath(".") else { return path }
  return "\(folder)/\(path)"
}

/// The whole path of a file, with symbolic links followed; nil where there is none.
package func realPath(_ path: String) -> String? {
  guard let real = unsafe realpath(path, nil) else { return nil }
  defer { unsafe free(real) }
  return unsafe String(cString: real)
}

/// A path as it is from the working folder, where it lies in that.
package func pathFromHere(_ path: String) -> String {
  realPath(".").flatMap { pathBelow($0, path) } ?? path
}

/// What lies at a path; nil for nothing.
///
/// What the disk cannot tell is taken for a file: reading it then says why.
package func kind(of path: String) -> FileAccess.Kind? {
  do throws(FileFailure) { return try look(at: path) } catch { return .file }
}

/// What lies at a path; nil for nothing.
///
/// Throws where the disk cannot tell. Nothing lies behind a folder that may not be searched: no settings of such a folder
/// hold, and its files are told where they are read.
package func look(at path: String) throws(FileFailure) -> FileAccess.Kind? {
  var information = stat()
  guard unsafe stat(path, &information) == 0 else {
    let number = errno
    if [ENOENT, ENOTDIR, EACCES, ELOOP, ENAMETOOLONG].contains(number) { return nil }
    throw FileFailure(path: path, message: "cannot be looked at: \(systemMessage(number))")
  }
  return information.st_mode & S_IFMT == S_IFDIR ? .folder : .file
}

/// The folder that a path is or lies in.
package func folder(of path: String) -> String {
  var information = stat()
  guard unsafe stat(path, &information) == 0, information.st_mode & S_IFMT != S_IFDIR else {
    return path
  }
  let real = realPath(path) ?? path
  return real.lastIndex(of: "/").map { String(real[...$0]) } ?? "."
}

/// A folder whose names are read, as `opendir` gives it.
#if canImport(Darwin)
  package typealias FolderStream = UnsafeMutablePointer<DIR>
#else
  package typealias FolderStream = OpaquePointer
#endif

/// The next name of a folder, and whether it is UTF-8; nil behind the last.
///
/// Throws the error number.
@unsafe package func nextName(
  in stream: FolderStream
) throws(SystemError) -> (name: String, isUTF8: Bool)? {
  // The end is told from a failure by the error number alone.
  errno = 0
  guard let entry = unsafe readdir(stream) else {
    guard errno == 0 else { throw SystemError(number: errno) }
    return nil
  }
  return unsafe withUnsafePointer(to: &entry.pointee.d_name) { pointer in
    // The name has room for 256 bytes on Linux, and for 1024 on Apple platforms.
    let room = unsafe MemoryLayout.size(ofValue: pointer.pointee)
    return unsafe pointer.withMemoryRebound(to: CChar.self, capacity: room) { characters in
      unsafe (String(cString: characters), String(validatingCString: characters) != nil)
    }
  }
}

/// The name of the program, for what it says of itself.
package let programName: String =
  CommandLine.arguments.first.map { String($0.split(separator: "/").last ?? "") } ?? ""
