import BidiSource

/// Macros of a file of C that give back what they are given, `#define _(x) x`, so that no call of them looks up a text.
///
/// A file that also has a macro of the same name with another body, or one below a condition, for a build without translations, has no
/// such one. A mark for a text that is looked up later, `N_`, is none either.
///
/// Source: gnu.org/software/gettext/manual, "Special cases": `#define _(String) (String)`.
struct EmptyMacros: Sendable {
  /// Their names.
  let names: Set<[UInt8]>

  /// The most bytes between the sign and the name of a macro.
  private static let longestHead = 16

  /// Reads a file.
  ///
  /// - Complexity: O(*n*).
  init(_ bytes: [UInt8]) {
    var bodies: [[UInt8]: Bool] = [:]
    // How many conditions are open.
    var depth = 0
    for index in bytes.indices where bytes[index] == UInt8(ascii: "#") {
      let line = bytes[(index + 1)...].prefix(Self.longestHead).drop { $0 == .space }
      if line.starts(with: "if".utf8) { depth += 1 }
      if line.starts(with: "endif".utf8) { depth -= 1 }
      guard line.starts(with: "define ".utf8) else { continue }
      let rest = bytes[line.startIndex...].dropFirst("define ".utf8.count)
      guard let (name, isEmpty) = Self.macro(rest.prefix { $0 != .lineFeed }) else { continue }
      bodies[name] = bodies[name, default: true] && isEmpty && depth == 0 && !Self.isMarker(name)
    }
    names = Set(bodies.lazy.filter(\.value).map(\.key))
  }

  /// Whether a macro marks a text for the tool that collects texts.
  private static func isMarker(_ name: [UInt8]) -> Bool {
    let name = String(decoding: name, as: UTF8.self).lowercased()
    return name.hasPrefix("n") && name.hasSuffix("_") || name.contains("noop")
      || name.contains("mark") || name.contains("transl")
  }

  /// Whether a text at a place is the argument of such a macro: `_("text")`, `_(@"text")`.
  ///
  /// - Parameters:
  ///   - place: The offset of the quotation mark.
  ///   - bytes: The file.
  /// - Returns: Whether it is.
  func hold(_ place: Int, in bytes: [UInt8]) -> Bool {
    guard !names.isEmpty else { return false }
    var before = bytes[..<place]
    func drop(_ isWanted: (UInt8) -> Bool) {
      while let last = before.last, isWanted(last) { before.removeLast() }
    }
    drop { $0.isASCIISpace || $0 == UInt8(ascii: "@") }
    guard before.popLast() == UInt8(ascii: "(") else { return false }
    drop { $0 == .space }
    let end = before.endIndex
    drop(Self.isPart)
    return names.contains(Array(bytes[before.endIndex..<end]))
  }

  /// The name of a macro with one parameter, and whether its body is that parameter.
  private static func macro(_ line: ArraySlice<UInt8>) -> (name: [UInt8], isEmpty: Bool)? {
    let line = line.drop { $0.isASCIISpace }
    let name = line.prefix(while: isPart)
    let after = line[name.endIndex...]
    guard !name.isEmpty, after.first == UInt8(ascii: "(") else { return nil }
    let rest = after.dropFirst()
    let parameter = rest.prefix { $0 != UInt8(ascii: ")") }.filter { !$0.isASCIISpace }
    guard !parameter.isEmpty, parameter.allSatisfy(isPart) else { return nil }
    let body = rest.drop { $0 != UInt8(ascii: ")") }.dropFirst()
      .filter { !$0.isASCIISpace && $0 != UInt8(ascii: "(") && $0 != UInt8(ascii: ")") }
    return (Array(name), body == parameter)
  }

  private static func isPart(_ byte: UInt8) -> Bool {
    byte.isASCIILetter || byte.isASCIIDigit || byte == UInt8(ascii: "_")
  }
}
