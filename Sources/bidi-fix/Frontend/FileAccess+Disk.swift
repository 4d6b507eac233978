import BidiLint

extension FileAccess {
  /// The files of the disk.
  static let disk = FileAccess(
    read: { try? FileReader.read($0) }, kind: kind(of:), wholePath: { bidi_fix.wholePath($0) })
}
