import Libc

/// What runs that were killed left in a folder.
package enum LeftBehind {
  /// Removes it, once a run.
  ///
  /// A file is left behind if its name is a ``TemporaryName`` and no process holds its lock. The names of other files are
  /// not touched, and neither is what the name does not account for.
  package static func sweep(_ folder: WorkFolder) {
    guard let information = try? folder.descriptor.information,
      ProcessWrites.shared.isFirstVisit(information), let stream = unsafe opendir(folder.path)
    else { return }
    defer { unsafe closedir(stream) }
    while let (text, _) = try? unsafe nextName(in: stream) {
      if let name = TemporaryName(text) { remove(name, from: folder) }
    }
  }

  private static func remove(_ name: TemporaryName, from folder: WorkFolder) {
    guard let file = folder.open(name.text, O_RDONLY | O_NONBLOCK),
      let information = try? file.information, information.isRegular, file.lock(),
      (try? folder.names(name.text, information)) == true
    else { return }
    // The new file never got its place; or it did, and this is the old one.
    if name.file == 0 || name.file == UInt64(information.st_ino)
      || isOld(file, Int(information.st_size), name)
    {
      folder.remove(name.text)
    } else {
      ProcessWrites.shared.note(
        "\(folder.path)/\(name.text): holds what somebody saved when a run was killed;"
          + " compare it with the files beside it, then remove it")
    }
  }

  private static func isOld(
    _ file: borrowing Descriptor, _ size: Int, _ name: TemporaryName
  ) -> Bool {
    guard
      let bytes = try? readAll(file.number, sizeHint: size, limit: FileReader.maximumSize),
      bytes.count == size
    else { return false }
    return TemporaryName(replacing: bytes).oldHash == name.oldHash
  }
}
