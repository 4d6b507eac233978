import BidiSource

/// The name of a temporary file: `.bidi-fix-OLD-FILE-NUMBER.tmp`.
///
/// `OLD` is the hash of the bytes that are replaced, `FILE` is the file system's number of the new file, and `NUMBER` is
/// random. If a run was killed, the name tells what it left: the new file or the old file, which nobody needs, or
/// something else, which must not be lost.
package struct TemporaryName: Sendable, Hashable {
  /// The hash of the bytes that are replaced.
  package let oldHash: String

  /// The file system's number of the new file; 0 if the file had the name from the start.
  package let file: UInt64

  private let number: String

  private static let (start, end) = (".bidi-fix-", ".tmp")

  /// A new name.
  ///
  /// - Parameters:
  ///   - old: The bytes that are replaced; nil if they do not matter.
  ///   - file: The number of the new file; 0 if it does not exist yet.
  package init(replacing old: [UInt8]? = nil, file: UInt64 = 0) {
    var hash = StableHash()
    hash.add(old ?? [])
    oldHash = hash.text
    self.file = file
    number = String(UInt64.random(in: 1 << 60 ... .max), radix: 16)
  }

  /// Reads a name; nil if the name does not have exactly this form.
  package init?(_ name: String) {
    guard name.hasPrefix(Self.start), name.hasSuffix(Self.end) else { return nil }
    let parts = name.dropFirst(Self.start.count).dropLast(Self.end.count)
      .split(separator: "-", omittingEmptySubsequences: false)
    func isHexadecimal(_ part: Substring) -> Bool {
      part.utf8.allSatisfy { (0x30...0x39).contains($0) || (0x61...0x66).contains($0) }
    }
    guard parts.count == 3, parts.allSatisfy(isHexadecimal), parts[0].utf8.count == 16,
      parts[2].utf8.count == 16, let file = UInt64(parts[1], radix: 16)
    else { return nil }
    (oldHash, self.file, number) = (String(parts[0]), file, String(parts[2]))
    guard text == name else { return nil }
  }

  package var text: String {
    "\(Self.start)\(oldHash)-\(String(file, radix: 16))-\(number)\(Self.end)"
  }
}
