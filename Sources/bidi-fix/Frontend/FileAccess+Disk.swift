import BidiLint

extension FileAccess {
  /// The files of the disk.
  static let disk = FileAccess(
    contents: { path throws(FileFailure) in try FileReader.read(path) },
    look: { path throws(FileFailure) in try bidi_fix.look(at: path) },
    wholePath: { bidi_fix.wholePath($0) })
}
