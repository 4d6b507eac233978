package import BidiSource

extension FileAccess {
  /// The files on the disk.
  package static let disk = FileAccess(
    contents: { path throws(FileFailure) in try FileReader.read(path) },
    kindOrFailure: { path throws(FileFailure) in try kindOnDisk(of: path) },
    wholePath: { BidiFiles.wholePath($0) })
}
