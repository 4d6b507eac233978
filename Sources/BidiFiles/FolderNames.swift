package import BidiSource
import Libc

/// The names in a folder, in no order.
package struct FolderNames {
  package private(set) var names: [String] = []

  /// The names that are not UTF-8, as they can be shown.
  package private(set) var invalidNames: [String] = []

  /// Why the folder cannot be read to its end; nil if all names are there.
  package private(set) var failure: FileFailure?

  /// Throws `FileFailure` if the folder cannot be opened.
  package init(_ folder: String) throws(FileFailure) {
    guard let stream = unsafe opendir(folder) else {
      throw FileFailure(path: folder, message: "cannot be opened: \(systemMessage(errno))")
    }
    defer { unsafe closedir(stream) }
    while true {
      // Only the error number tells a failure from the end.
      errno = 0
      guard let entry = unsafe readdir(stream) else {
        let number = errno
        if number != 0 {
          failure = FileFailure(
            path: folder, message: "cannot be read to its end: \(systemMessage(number))")
        }
        return
      }
      let (name, isUTF8) = unsafe withUnsafePointer(to: &entry.pointee.d_name) { pointer in
        // The name has room for 256 bytes on Linux, and for 1024 on Apple platforms.
        let room = unsafe MemoryLayout.size(ofValue: pointer.pointee)
        return unsafe pointer.withMemoryRebound(to: CChar.self, capacity: room) { characters in
          unsafe (String(cString: characters), String(validatingCString: characters) != nil)
        }
      }
      if isUTF8 { names.append(name) } else { invalidNames.append(name) }
    }
  }
}
