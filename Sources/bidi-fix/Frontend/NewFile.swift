import BidiLint

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// A file that takes its name when all of it is written, in the place of what had the name before.
final class NewFile {
  let descriptor: Descriptor
  private let path: String

  /// Where the file is until it is whole; nil where it is written in place, as a pipe is.
  private var temporary: String?

  /// - Throws: `FileFailure` where there can be no such file.
  init(_ path: String) throws(FileFailure) {
    var information = stat()
    let exists = unsafe stat(path, &information) == 0
    // What a link leads to is replaced, not the link.
    let target = exists ? realPath(path) ?? path : path
    let isWhole = !exists || information.st_mode & S_IFMT == S_IFREG
    let slash = target.lastIndex(of: "/")
    let folder = slash.map { target[...$0] } ?? ""
    let name = slash.map { target[target.index(after: $0)...] } ?? target[...]
    let temporary = isWhole ? "\(folder).\(name).bidi-fix-\(getpid())" : nil
    // Nobody else's file or link of that name is written to.
    let flags = isWhole ? O_WRONLY | O_CREAT | O_EXCL : O_WRONLY
    let mode = exists ? information.st_mode & 0o777 : 0o644
    guard !name.isEmpty, let opened = Descriptor(temporary ?? target, flags, mode: mode) else {
      let reason = name.isEmpty ? "it is a folder" : systemMessage(errno)
      throw FileFailure(path: path, message: "cannot be written: \(reason)")
    }
    descriptor = opened
    (self.path, self.temporary) = (target, temporary)
  }

  /// Gives the file its name.
  ///
  /// - Returns: The error number where that fails; nil where it is done.
  func finish() -> Int32? {
    guard let temporary else { return nil }
    guard unsafe rename(temporary, path) == 0 else { return errno }
    self.temporary = nil
    return nil
  }

  deinit { if let temporary { unsafe unlink(temporary) } }
}
