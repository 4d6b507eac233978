/// Paths as the system reads them: bytes between slashes.
///
/// A name may begin with a combining mark, which Swift joins with the slash before it into one character. So no slash is
/// looked for among characters.
extension StringProtocol {
  /// The parts between slashes, without empty ones.
  package var pathParts: [Substring] {
    Substring(self).utf8.split(separator: UInt8(ascii: "/")).map { Substring($0) }
  }

  /// The place of the last slash; nil if there is none.
  package var lastSlash: Index? { Substring(self).utf8.lastIndex(of: UInt8(ascii: "/")) }

  /// Whether the path begins at the root.
  package var isAbsolutePath: Bool { utf8.first == UInt8(ascii: "/") }

  /// Whether a slash stands at the end.
  package var endsInSlash: Bool { Substring(self).utf8.last == UInt8(ascii: "/") }
}
