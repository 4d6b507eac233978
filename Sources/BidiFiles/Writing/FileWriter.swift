package import BidiSource
import Libc

/// Replaces files whole: at any moment a file is the old one or the new one.
package enum FileWriter {
  /// Replaces the content of a file.
  ///
  /// The new content is written to a new file in the same folder, and brought onto the disk, before it takes the place
  /// of the old one. Owner, mode, extended attributes and access list stay, and so does a symbolic link: the file behind
  /// it is replaced.
  ///
  /// - Parameters:
  ///   - path: The file.
  ///   - new: What it is to hold.
  ///   - old: What it held when it was read. If it holds something else now, nothing is written; if
  ///     it holds what it is to hold, somebody else has done the work.
  ///   - isNameless: Whether the new file is to have no name where the system has such files.
  /// - Throws: `FileFailure`; then the file is as it was.
  package static func replace(
    _ path: String, with new: [UInt8], ifStill old: [UInt8], isNameless: Bool = true
  ) throws(FileFailure) {
    guard let target = realPath(path) else {
      throw FileFailure(path: path, message: "cannot be opened: \(systemMessage(errno))")
    }
    guard unsafe access(target, W_OK) == 0 else {
      throw FileFailure(path: path, message: "cannot be written: \(systemMessage(errno))")
    }
    let reason: String?
    do throws(SystemError) {
      reason = try put(new, at: target, path, ifStill: old, isNameless: isNameless)
    } catch {
      throw FileFailure(
        path: path, message: "cannot be written, and is left as it was: \(error.message)")
    }
    if let reason { throw FileFailure(path: path, message: reason) }
  }

  /// Sweeps the folder of a file that needs no change: a run that was killed may have left something there.
  package static func sweepFolder(of path: String) {
    guard let target = realPath(path),
      let folder = try? WorkFolder(WorkFolder.split(target).folder)
    else { return }
    LeftBehind.sweep(folder)
  }

  /// - Returns: Why nothing was written; nil where all is done.
  private static func put(
    _ new: [UInt8], at target: String, _ path: String, ifStill old: [UInt8], isNameless: Bool
  ) throws(SystemError) -> String? {
    let (folderPath, name) = WorkFolder.split(target)
    let folder = try WorkFolder(folderPath)
    LeftBehind.sweep(folder)
    guard let current = folder.open(name, O_RDONLY | O_NONBLOCK) else {
      throw SystemError(number: errno)
    }
    // Two runs at once take turns.
    guard current.lock(waiting: 2) else {
      return "is locked by another program, and is left as it was. Run again when that is done"
    }
    let information = try current.information
    let changed = "changed since it was read; nothing was written. Run again"
    guard information.isRegular else { return changed }
    guard try folder.names(name, information), try content(of: current) == old else {
      return (try? FileReader.read(target)) == new ? nil : changed
    }
    let file: TemporaryFile
    do throws(SystemError) {
      file = try TemporaryFile(in: folder, mode: 0o600, isNameless: isNameless)
    } catch {
      guard [EACCES, EPERM, EROFS].contains(error.number) else { throw error }
      return "cannot be written: it is replaced whole, and no file can be made in its folder"
        + " (\(error.message)). Make the folder writable and run again"
    }
    try file.write(new)
    let isOwnerKept = try file.takeAttributes(of: current, information)
    try file.synchronize()
    let isDone = try file.take(name, ifStill: old) { name throws(SystemError) in
      guard try folder.names(name, information) else { return false }
      return try content(of: current) == old
    }
    guard isDone else { return changed }
    if information.st_nlink > 1 {
      let others = information.st_nlink - 1
      ProcessWrites.shared.note(
        "\(path): has \(quantity(Int(others), "other name")) (hard link\(others == 1 ? "" : "s")),"
          + " and only this name has the new text")
    }
    if !isOwnerKept {
      ProcessWrites.shared.note(
        "\(path): belongs to you now; only the administrator can give a file to its former owner")
    }
    return nil
  }

  /// The bytes of an open file, from its start.
  ///
  /// Throws the error number.
  private static func content(of file: borrowing Descriptor) throws(SystemError) -> [UInt8] {
    guard lseek(file.number, 0, SEEK_SET) == 0 else { throw SystemError(number: errno) }
    let size = Int(try file.information.st_size)
    return try readAll(file.number, sizeHint: size, limit: FileReader.maximumSize)
  }
}
