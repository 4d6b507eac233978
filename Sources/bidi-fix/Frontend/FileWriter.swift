import BidiLint

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Replaces files whole: at any moment a file is the old one or the new one.
enum FileWriter {
  /// Replaces the content of a file.
  ///
  /// The new content goes to a file in the same folder and onto the disk before it takes the name of
  /// the old one. The mode stays, and so does a symbolic link: the file behind it is replaced.
  ///
  /// - Parameters:
  ///   - path: The file.
  ///   - new: What it is to hold.
  ///   - old: What it held when it was read. If it holds something else now, nothing is written.
  /// - Throws: `FileFailure`; then the file is as it was.
  static func replace(_ path: String, with new: [UInt8], ifStill old: [UInt8]) throws(FileFailure) {
    guard let target = realPath(path) else {
      throw FileFailure(path: path, message: "cannot be opened: \(systemMessage(errno))")
    }
    let information = try FileReader.regularFile(target)
    guard unsafe access(target, W_OK) == 0 else {
      throw FileFailure(path: path, message: "cannot be written: \(systemMessage(errno))")
    }
    let (folder, name) = split(target)
    let temporary = "\(folder)/.\(name).bidi-fix-\(getpid())"
    do throws(SystemError) {
      try write(new, to: temporary, like: information)
    } catch {
      unsafe unlink(temporary)
      throw FileFailure(
        path: path, message: "cannot be written, and is left as it was: \(error.message)")
    }
    let current = Result { () throws(FileFailure) in try FileReader.read(target) }
    guard case .success(let bytes) = current, bytes == old else {
      unsafe unlink(temporary)
      throw FileFailure(
        path: path, message: "changed while it was being repaired; nothing was written. Run again")
    }
    guard unsafe rename(temporary, target) == 0 else {
      let reason = systemMessage(errno)
      unsafe unlink(temporary)
      throw FileFailure(path: path, message: "cannot be replaced, and is left as it was: \(reason)")
    }
    // The new name is on the disk once the folder is; where that fails, the old file comes back whole.
    if let descriptor = Descriptor(folder, O_RDONLY) { fsync(descriptor.number) }
  }

  private static func write(
    _ bytes: [UInt8], to path: String, like information: stat
  ) throws(SystemError) {
    guard let descriptor = Descriptor(path, O_WRONLY | O_CREAT | O_EXCL, mode: 0o600) else {
      throw SystemError(number: errno)
    }
    try writeAll(bytes, to: descriptor.number)
    // Only root may give a file away; for anyone else the owner is the same already.
    _ = fchown(descriptor.number, information.st_uid, information.st_gid)
    guard fchmod(descriptor.number, information.st_mode & 0o7777) == 0,
      fsync(descriptor.number) == 0
    else { throw SystemError(number: errno) }
  }

  private static func split(_ path: String) -> (folder: String, name: String) {
    let slash = path.lastIndex(of: "/") ?? path.startIndex
    let folder = String(path[..<slash])
    return (folder.isEmpty ? "/" : folder, String(path[path.index(after: slash)...]))
  }
}
