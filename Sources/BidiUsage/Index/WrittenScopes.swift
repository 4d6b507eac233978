import BidiSource

/// The keys below which a file of JavaScript looks up others, as it writes them: `home` of `useTranslations('home')`.
///
/// A call without arguments, `useTranslation()`, has none: what such a file writes elsewhere is no beginning of a key.
struct WrittenScopes: Sendable {
  /// The keys with the places at which they stand, as offsets of their first bytes.
  private(set) var keys: [(key: ArraySlice<UInt8>, place: Int)] = []

  /// Whether code makes one of the keys, `useTranslations(name)`, so that any text may be one.
  private(set) var areMade = false

  /// Whether the file looks up no key below another one.
  var isEmpty: Bool { keys.isEmpty && !areMade }

  /// The functions that look up keys below another key.
  private static let functions = [
    "useTranslation", "getTranslations", "getFixedT", "useScopedI18n",
  ].map { Array($0.utf8) }

  /// The name of an argument of such a function.
  private static let label = Array("keyPrefix".utf8)

  /// The most bytes of a call that are looked at.
  private static let longestCall = 400

  /// Reads a file.
  ///
  /// - Complexity: O(*n*).
  init(_ bytes: [UInt8]) {
    for name in Self.functions {
      Self.forEachPlace(of: name, in: bytes) { end in
        var rest = bytes[end...].prefix(Self.longestCall).drop(while: Self.isPart)
        // `useTranslations<"home">("home")`
        if rest.first == UInt8(ascii: "<") { rest = rest.drop { $0 != UInt8(ascii: "(") } }
        guard rest.first == UInt8(ascii: "(") else {
          // What only stands in an import has its name; `useTranslation as name` has another one.
          let next = rest.first { $0 != .space }
          areMade = areMade || !(next.map(",;}\n\r".utf8.contains) ?? true)
          return
        }
        read(call: rest.dropFirst().prefix { $0 != UInt8(ascii: ")") })
      }
    }
    Self.forEachPlace(of: Self.label, in: bytes) { end in
      let rest = bytes[end...].prefix(Self.longestCall).drop {
        $0 == .space || $0 == UInt8(ascii: ":") || $0 == UInt8(ascii: "=")
      }
      if let text = Self.literal(rest) {
        keys.append((text, text.startIndex))
      } else {
        areMade = true
      }
    }
  }

  /// Takes all texts of a call; code that stands there too may make any.
  private mutating func read(call: ArraySlice<UInt8>) {
    var rest = call
    while let start = rest.firstIndex(where: Self.isQuotationMark) {
      noteCode(rest[..<start])
      guard let text = Self.literal(rest[start...]) else {
        areMade = true
        return
      }
      keys.append((text, text.startIndex))
      rest = rest[text.endIndex...].dropFirst()
    }
    noteCode(rest)
  }

  /// Notes whether code has a name that may stand for a text: no label, and nothing that chooses a language.
  private mutating func noteCode(_ code: ArraySlice<UInt8>) {
    var rest = code
    while let start = rest.firstIndex(where: Self.isPart) {
      let word = rest[start...].prefix(while: Self.isPart)
      rest = rest[word.endIndex...]
      let isLabel = rest.first { $0 != .space } == UInt8(ascii: ":")
      if !isLabel, !Self.others.contains(String(decoding: word, as: UTF8.self)) { areMade = true }
    }
  }

  /// Words that stand for no text.
  private static let others: Set<String> = [
    "false", "lang", "language", "lng", "locale", "null", "true", "undefined",
  ]

  /// What stands between the quotation marks at the beginning; nil where there are none, or where code makes a part of it.
  private static func literal(_ bytes: ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
    guard let mark = bytes.first, isQuotationMark(mark),
      let end = bytes.dropFirst().firstIndex(of: mark)
    else { return nil }
    let text = bytes[(bytes.startIndex + 1)..<end]
    return text.isEmpty || text.contains(UInt8(ascii: "$")) ? nil : text
  }

  /// Calls a closure with the end of each place at which a name begins.
  private static func forEachPlace(of name: [UInt8], in bytes: [UInt8], _ visit: (Int) -> Void) {
    var start = 0
    while let found = bytes[start...].firstRange(ofBytes: name) {
      if found.lowerBound == 0 || !isPart(bytes[found.lowerBound - 1]) { visit(found.upperBound) }
      start = found.upperBound
    }
  }

  private static func isQuotationMark(_ byte: UInt8) -> Bool {
    byte == .quotationMark || byte == UInt8(ascii: "'") || byte == UInt8(ascii: "`")
  }

  private static func isPart(_ byte: UInt8) -> Bool {
    byte.isASCIILetter || byte.isASCIIDigit || byte == UInt8(ascii: "_")
  }
}
