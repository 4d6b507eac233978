import BidiSource

/// Features of a text that a scan of its bytes can find.
///
/// Most rules need a feature. The linter scans a value once, and skips the rules whose features are missing.
struct ValueFeatures: OptionSet, Sendable, Hashable {
  /// One bit for each feature.
  let rawValue: UInt16

  /// Makes a set from its bits.
  init(rawValue: UInt16) { self.rawValue = rawValue }

  /// A directional formatting character.
  static let controls = ValueFeatures(rawValue: 1)
  /// A percent sign, of any width or script.
  static let percent = ValueFeatures(rawValue: 2)
  /// An ampersand, a backslash, or a `u` before a digit with which the code of a control begins.
  static let escapes = ValueFeatures(rawValue: 4)
  /// A character of the Arabic presentation forms.
  static let presentationForms = ValueFeatures(rawValue: 8)
  /// A character of U+0590 or more.
  static let beyondLatin = ValueFeatures(rawValue: 16)
  /// A character from U+00D6 to U+00DB: in Latin-1, the first bytes of Hebrew and Arabic letters look like them.
  static let latin1 = ValueFeatures(rawValue: 32)

  /// An opening brace.
  static let braces = ValueFeatures(rawValue: 64)
  /// The value or its base text may take arguments.
  ///
  /// Only the linter sets this feature.
  static let arguments = ValueFeatures(rawValue: 128)

  /// A percent sign that may belong to no specifier or to a broken one: not the sign in `%@`, `%1$d`, `%lld`, `%%`.
  static let oddPercent = ValueFeatures(rawValue: 256)

  /// All features.
  static let all = ValueFeatures(rawValue: 511)

  /// Scans a text.
  ///
  /// - Complexity: O(*n*).
  init(of text: String) {
    let utf8 = text.utf8
    self =
      unsafe utf8.withContiguousStorageIfAvailable {
        unsafe Self.scan($0, readsPercent: true)
      } ?? Self.scan(Array(utf8), readsPercent: true)
  }

  /// Scans the text of a whole file.
  ///
  /// Every percent sign counts as odd.
  ///
  /// - Complexity: O(*n*).
  init(ofFile text: [UInt8]) {
    self = unsafe text.withUnsafeBufferPointer { unsafe Self.scan($0, readsPercent: false) }
  }

  private static func scan(
    _ text: some RandomAccessCollection<UInt8>, readsPercent: Bool
  ) -> ValueFeatures {
    var found: ValueFeatures = []
    var (before, last): (UInt8, UInt8) = (0, 0)
    for byte in text {
      if UTF8.isASCII(byte) {
        switch byte {
        case UInt8(ascii: "%"): found.insert(.percent)
        case UInt8(ascii: "{"): found.insert(.braces)
        case UInt8(ascii: "&"), UInt8(ascii: "\\"): found.insert(.escapes)
        case UInt8(ascii: "0"), UInt8(ascii: "2"):
          if last == UInt8(ascii: "u") || last == UInt8(ascii: "U") { found.insert(.escapes) }
        default: break
        }
      } else {
        found.formUnion(Self.features(before, last, byte))
      }
      (before, last) = (last, byte)
    }
    if found.contains(.percent), !readsPercent || hasOddPercent(text) {
      found.insert(.oddPercent)
    }
    return found
  }

  /// Whether a percent sign does not begin a specifier that is clear.
  private static func hasOddPercent<Text: RandomAccessCollection<UInt8>>(_ text: Text) -> Bool {
    var index = text.startIndex
    func byte(_ index: Text.Index) -> UInt8 { index < text.endIndex ? text[index] : 0 }
    var isAfterDollar = false
    var before: UInt8 = 0
    while index < text.endIndex {
      let found = text[index]
      text.formIndex(after: &index)
      defer { before = found }
      if !UTF8.isASCII(found) {
        // The last two bytes of U+066A, U+FE6A and U+FF05.
        if found == 0xAA ? before == 0xD9 || before == 0xB9 : found == 0x85 && before == 0xBC {
          return true
        }
        continue
      }
      guard found == UInt8(ascii: "%") else {
        isAfterDollar = found == UInt8(ascii: "$") || isAfterDollar && found.isASCIIDigit
        continue
      }
      if isAfterDollar { return true }
      if byte(index).isASCIIDigit {
        while byte(index).isASCIIDigit { text.formIndex(after: &index) }
        guard byte(index) == UInt8(ascii: "$") else { return true }
        text.formIndex(after: &index)
      }
      for _ in 0..<2 where byte(index) == UInt8(ascii: "l") { text.formIndex(after: &index) }
      switch byte(index) {
      case UInt8(ascii: "@"), UInt8(ascii: "%"): break
      case UInt8(ascii: "d"), UInt8(ascii: "i"), UInt8(ascii: "u"), UInt8(ascii: "s"):
        // `%name%` begins like `%d`.
        let next = byte(text.index(after: index))
        if next.isASCIIDigit || next.isASCIILetter || next == UInt8(ascii: "_") {
          return true
        }
      default: return true
      }
      text.formIndex(after: &index)
    }
    return false
  }

  /// The features of three bytes of UTF-8.
  ///
  /// The last byte is not ASCII.
  private static func features(_ first: UInt8, _ second: UInt8, _ third: UInt8) -> ValueFeatures {
    if third >= 0xD6 { return .beyondLatin }
    switch (first, second, third) {
    case (_, 0xC3, 0x96...0x9B): return .latin1
    // ALM; the percent sign of Arabic.
    case (_, 0xD8, 0x9C): return .controls
    case (_, 0xD9, 0xAA): return .percent
    // LRM, RLM, LRE to RLO; LRI to PDI.
    case (0xE2, 0x80, 0x8E...0x8F), (0xE2, 0x80, 0xAA...0xAE), (0xE2, 0x81, 0xA6...0xA9):
      return .controls
    // U+FB40 to U+FDFF and U+FE40 to U+FEFF; the wide and the small percent sign.
    case (0xEF, 0xBC, 0x85), (0xEF, 0xB9, 0xAA): return .percent
    case (0xEF, 0xAD...0xB7, _), (0xEF, 0xB9...0xBB, _): return .presentationForms
    default: return []
    }
  }
}
