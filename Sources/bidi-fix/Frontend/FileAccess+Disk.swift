import BidiLint

extension FileAccess {
  /// The files of the disk.
  static let disk = FileAccess(
    read: { try? FileReader.read($0) }, wholePath: { bidi_fix.wholePath($0) })
}

extension BaseFinder {
  /// Looks on the disk.
  init(locale: String, isAskedFor: Bool) {
    self.init(locale: locale, isAskedFor: isAskedFor, files: .disk)
  }
}
