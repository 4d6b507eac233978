package import BidiSource

extension FileAccess {
  /// The files of the disk.
  package static let disk = FileAccess(
    contents: { path throws(FileFailure) in try FileReader.read(path) },
    kindOrFailure: { path throws(FileFailure) in try BidiFiles.look(at: path) },
    wholePath: { BidiFiles.wholePath($0) })
}
