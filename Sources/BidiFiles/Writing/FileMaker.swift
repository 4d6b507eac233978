package import BidiSource
import Libc

/// Makes files, with the folders that lead to them.
package enum FileMaker {
  /// Writes a file that is not there yet.
  ///
  /// - Throws: `FileFailure`; then there is no such file.
  package static func make(_ path: String, with bytes: [UInt8]) throws(FileFailure) {
    do throws(SystemError) {
      try makeFolders(above: path)
    } catch {
      throw FileFailure(path: path, message: "its folder cannot be made: \(error.message)")
    }
    let file = try NewFile(path)
    do throws(SystemError) {
      try file.write(bytes)
      try file.finish()
    } catch {
      throw FileFailure(path: path, message: "cannot be written: \(error.message)")
    }
  }

  /// Makes a folder, and those that lead to it, where there is none.
  package static func makeFolder(_ path: String) throws(FileFailure) {
    do throws(SystemError) {
      try makeFolders(above: path.hasSuffix("/") ? path : path + "/")
    } catch {
      throw FileFailure(path: path, message: "cannot be made: \(error.message)")
    }
  }

  private static func makeFolders(above path: String) throws(SystemError) {
    for slash in path.indices where path[slash] == "/" && slash > path.startIndex {
      let folder = String(path[..<slash])
      guard unsafe mkdir(folder, 0o777) != 0 else { continue }
      let number = errno
      var information = stat()
      guard unsafe stat(folder, &information) == 0 else {
        // Something is there, and the cause is why it cannot be looked at.
        let isThere = number == EEXIST && errno != ENOENT
        throw SystemError(number: isThere ? errno : number)
      }
      guard information.st_mode & S_IFMT == S_IFDIR else { throw SystemError(number: number) }
    }
  }
}
