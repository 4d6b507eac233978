/// How files are read, for what knows no disk.
public struct FileAccess: Sendable {
  /// The bytes of a file; nil where it cannot be read.
  public let read: @Sendable (_ path: String) -> [UInt8]?

  /// The bytes of a file; where it cannot be read, the failure names the cause.
  package let contents: @Sendable (_ path: String) throws(FileFailure) -> [UInt8]

  /// What lies at a path; nil for nothing.
  ///
  /// What cannot be told is taken for a file: reading it then says why.
  public let kind: @Sendable (_ path: String) -> Kind?

  /// What lies at a path; nil for nothing.
  ///
  /// Where that cannot be told, the failure names the cause.
  package let kindOrFailure: @Sendable (_ path: String) throws(FileFailure) -> Kind?

  /// What may lie at a path.
  public enum Kind: Sendable, Hashable {
    /// A folder.
    case folder
    /// A file, or what can be read as one.
    case file
  }

  /// The whole path of a file, with symbolic links followed where there is such a file.
  public let wholePath: @Sendable (_ path: String) -> String

  /// The names in a folder, in any order; empty where it cannot be listed.
  package let names: @Sendable (_ folder: String) -> [String]

  /// What lies at a path, with its size in bytes, where links are not followed; nil for nothing and for links.
  package let item: @Sendable (_ path: String) -> (kind: Kind, size: Int)?

  /// Makes a way to read files.
  ///
  /// - Parameters:
  ///   - read: Gives the bytes of a file; nil where it cannot be read.
  ///   - kind: Says what lies at a path.
  ///   - wholePath: Gives its whole path.
  public init(
    read: @escaping @Sendable (_ path: String) -> [UInt8]?,
    kind: @escaping @Sendable (_ path: String) -> Kind?,
    wholePath: @escaping @Sendable (_ path: String) -> String
  ) {
    self.init(
      contents: { path throws(FileFailure) in
        guard let bytes = read(path) else {
          throw FileFailure(path: path, message: "cannot be read")
        }
        return bytes
      }, kindOrFailure: { path throws(FileFailure) in kind(path) }, wholePath: wholePath)
  }

  /// Makes a way to read files that says why one cannot be read.
  ///
  /// - Parameters:
  ///   - contents: Gives the bytes of a file.
  ///   - kindOrFailure: Says what lies at a path.
  ///   - wholePath: Gives its whole path.
  ///   - names: Lists a folder.
  ///   - item: Says what lies at a path, without following links.
  package init(
    contents: @escaping @Sendable (_ path: String) throws(FileFailure) -> [UInt8],
    kindOrFailure: @escaping @Sendable (_ path: String) throws(FileFailure) -> Kind?,
    wholePath: @escaping @Sendable (_ path: String) -> String,
    names: @escaping @Sendable (_ folder: String) -> [String] = { _ in [] },
    item: @escaping @Sendable (_ path: String) -> (kind: Kind, size: Int)? = { _ in nil }
  ) {
    self.contents = contents
    self.names = names
    self.item = item
    read = { try? contents($0) }
    self.kindOrFailure = kindOrFailure
    kind = { path in
      do throws(FileFailure) { return try kindOrFailure(path) } catch { return .file }
    }
    self.wholePath = wholePath
  }
}

extension FileAccess {
  /// Nothing can be read.
  public static let none = FileAccess(
    read: { _ in nil }, kind: { _ in nil }, wholePath: { $0 })
}
