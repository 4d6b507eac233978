public import BidiSource

/// Why a file is not read.
public struct InterfaceFileError: Error, Sendable, Hashable, CustomStringConvertible {
  /// The path of the file, as it was given.
  public let path: String

  /// Line, column and byte of the fault.
  public let location: SourceLocation

  /// What is wrong, as a sentence without a full stop.
  public let message: String

  init(_ source: SourceFile, at offset: Int, _ message: String) {
    path = source.path
    location = source.location(of: min(max(0, offset), source.text.count))
    self.message = message
  }

  init(path: String, _ error: SourceDecodingError) {
    self.path = path
    location = error.location
    message = error.message
  }

  /// Path, line, column, what is wrong, byte.
  public var description: String {
    let offset = location.byteOffset == 0 ? "the first byte" : "byte \(location.byteOffset)"
    return "\(path):\(location.line):\(location.column): error: \(message) (\(offset))"
  }
}
