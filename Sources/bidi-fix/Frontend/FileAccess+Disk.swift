import BidiLint

extension FileAccess {
  /// The files of the disk.
  static let disk = FileAccess(
    contents: { path throws(FileFailure) in try FileReader.read(path) }, kind: kind(of:),
    wholePath: { bidi_fix.wholePath($0) })
}
