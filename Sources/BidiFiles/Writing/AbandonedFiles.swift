import Libc

/// The temporary files that killed runs left in a folder.
package enum AbandonedFiles {
  /// Removes the files from a folder, once a run.
  ///
  /// A file is abandoned if its name is a ``TemporaryName`` and no process holds its lock. Other files stay, and so does an
  /// abandoned file with content that its name does not explain.
  package static func remove(from folder: WorkFolder) {
    guard let information = try? folder.descriptor.information,
      ProcessWrites.shared.isFirstVisit(information), let names = try? FolderNames(folder.path)
    else { return }
    for text in names.names {
      if let name = TemporaryName(text) { remove(name, from: folder) }
    }
  }

  private static func remove(_ name: TemporaryName, from folder: WorkFolder) {
    guard let file = folder.open(name.text, O_RDONLY | O_NONBLOCK),
      let information = try? file.information, information.isRegular, file.lock(),
      (try? folder.names(name.text, information)) == true
    else { return }
    // It is a new file that did not get its place, or the old file whose place a new one got.
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

  /// Whether a file holds the old bytes that its name tells.
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
