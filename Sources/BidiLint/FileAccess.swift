/// How files are read, for what knows no disk.
public struct FileAccess: Sendable {
  /// The bytes of a file; nil where it cannot be read.
  public let read: @Sendable (_ path: String) -> [UInt8]?

  /// The whole path of a file, with symbolic links followed where there is such a file.
  public let wholePath: @Sendable (_ path: String) -> String

  /// Makes a way to read files.
  ///
  /// - Parameters:
  ///   - read: Gives the bytes of a file; nil where it cannot be read.
  ///   - wholePath: Gives its whole path.
  public init(
    read: @escaping @Sendable (_ path: String) -> [UInt8]?,
    wholePath: @escaping @Sendable (_ path: String) -> String
  ) {
    self.read = read
    self.wholePath = wholePath
  }
}
