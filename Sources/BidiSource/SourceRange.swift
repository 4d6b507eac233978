/// A stretch of a file's text, in UTF-8 bytes from the start of ``SourceFile/text``.
///
/// A file in UTF-16 has such offsets too: they are of its text, not of its bytes.
public typealias SourceRange = Range<Int>

/// A place in a file, as people and editors count it.
public struct SourceLocation: Sendable, Hashable, Codable, Comparable {
  /// The line, counted from 1.
  ///
  /// LF, CR LF and CR end a line.
  public let line: Int

  /// The column, counted from 1, in Unicode scalars.
  public let column: Int

  /// The offset from the start of the file in bytes, in the file's own encoding, with the byte order
  /// mark counted.
  public let byteOffset: Int

  /// Makes a location.
  public init(line: Int, column: Int, byteOffset: Int) {
    self.line = line
    self.column = column
    self.byteOffset = byteOffset
  }

  /// Orders locations by where they stand in the file.
  public static func < (lhs: SourceLocation, rhs: SourceLocation) -> Bool {
    lhs.byteOffset < rhs.byteOffset
  }
}
