package import BidiSource
import Libc

extension FileWriter {
  /// Writes a file, and makes the folders of its path that are missing.
  ///
  /// - Throws: `FileFailure`; then there is no such file.
  package static func create(_ path: String, with bytes: [UInt8]) throws(FileFailure) {
    do throws(SystemError) {
      try makeFolders(above: path)
    } catch {
      throw FileFailure(path: path, message: "its folder cannot be made: \(error.message)")
    }
    try write(bytes, to: path)
  }

  /// Makes a folder, and the folders of its path that are missing.
  package static func makeFolder(_ path: String) throws(FileFailure) {
    do throws(SystemError) {
      try makeFolders(above: path.endsInSlash ? path : path + "/")
    } catch {
      throw FileFailure(path: path, message: "cannot be made: \(error.message)")
    }
  }

  private static func makeFolders(above path: String) throws(SystemError) {
    for slash in path.utf8.indices
    where path.utf8[slash] == UInt8(ascii: "/") && slash > path.startIndex {
      let folder = String(path[..<slash])
      guard unsafe mkdir(folder, 0o777) != 0 else { continue }
      let number = errno
      var information = stat()
      guard unsafe stat(folder, &information) == 0 else {
        // If the path exists, the reason is why the system cannot tell its kind.
        throw SystemError(number: number == EEXIST && errno != ENOENT ? errno : number)
      }
      guard information.st_mode & S_IFMT == S_IFDIR else { throw SystemError(number: number) }
    }
  }
}
