import BidiLint
import Foundation

extension FileAccess {
  /// The files of the disk; devices and pipes, on which reading may wait, and very large files are not read.
  static let disk = FileAccess(
    read: { path in
      let whole = wholePath(path)
      let attributes = try? FileManager.default.attributesOfItem(atPath: whole)
      guard let attributes, attributes[.type] as? FileAttributeType == .typeRegular,
        let size = (attributes[.size] as? NSNumber)?.intValue, size <= maximumSize
      else { return nil }
      return FileManager.default.contents(atPath: whole).map { Array($0) }
    },
    kind: { path in
      let attributes = try? FileManager.default.attributesOfItem(atPath: wholePath(path))
      return attributes.map { $0[.type] as? FileAttributeType == .typeDirectory ? .folder : .file }
    }, wholePath: wholePath)

  /// As much as `bidi-fix` reads, in bytes.
  private static let maximumSize = 64 << 20

  private static func wholePath(_ path: String) -> String {
    URL(fileURLWithPath: path).resolvingSymlinksInPath().path
  }
}
