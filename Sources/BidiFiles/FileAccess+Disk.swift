package import BidiSource
import Libc

extension FileAccess {
  /// The files on the disk.
  package static let disk = FileAccess(
    contents: { path throws(FileFailure) in try FileReader.read(path) },
    kindOrFailure: { path throws(FileFailure) in try kindOnDisk(of: path) },
    wholePath: { BidiFiles.wholePath($0) },
    names: { (try? FolderNames($0))?.names ?? [] },
    item: { path in
      var information = stat()
      guard unsafe lstat(path, &information) == 0 else { return nil }
      switch information.st_mode & S_IFMT {
      case S_IFDIR: return (.folder, 0)
      case S_IFREG: return (.file, Int(information.st_size))
      default: return nil
      }
    })
}
