import BidiJudge
import BidiSource
import BidiText
import LocalizationFiles

/// UTF-8 was read as Latin-1 and stored again, so readers see nonsense.
///
/// ## What it finds
///
/// Characters that are the bytes of Hebrew or Arabic letters in UTF-8, taken one by one for Latin-1
/// or Windows-1252: three such letters or more in a row. Files that are text in no known encoding
/// are refused before any rule looks at them.
///
/// ## Why it matters
///
/// Readers see ×©×œ×• instead of a word.
///
/// ## Example
///
///     he
///     wrong: "a" = "×©×œ×•";
///     right: "a" = "שלו";
///
/// ## Fix
///
/// None. Take the file as it was before a program damaged it. The program damaged more than the
/// text shows.
///
/// ## Source
///
/// - RFC 3629, section 3
/// - The code pages ISO 8859-1 and Windows-1252
struct MixedEncodingRule: EntryRule {
  static let id = "mixed-encoding"
  static let headline = "UTF-8 was read as Latin-1"
  static let severity = Severity.error
  static let phase = RulePhase.value
  static let requiredInValue: ValueFeatures = .latin1

  func check(_ entry: CheckedEntry, in context: RuleContext) -> [Diagnosis] {
    guard let text = Self.decoded(entry.value) else { return [] }
    return [
      Self.diagnosis(
        of: entry,
        "the bytes of \"\(text)\" in UTF-8 were taken for characters of Latin-1",
        help: "take the file as it was before")
    ]
  }

  /// The first damaged word, decoded; nil if there is none.
  static func decoded(_ value: String) -> String? {
    var bytes: [UInt8] = []
    var letters = ""
    for scalar in value.unicodeScalars {
      if let byte = byte(of: scalar) {
        bytes.append(byte)
        if bytes.count == 2 {
          if let letter = letter(bytes) {
            letters.unicodeScalars.append(letter)
            bytes = []
            continue
          }
          bytes.removeFirst()
          if letters.unicodeScalars.count >= 3 { return letters }
          letters = ""
        }
      } else {
        if letters.unicodeScalars.count >= 3 { return letters }
        (bytes, letters) = ([], "")
      }
    }
    return letters.unicodeScalars.count >= 3 ? letters : nil
  }

  /// The Hebrew or Arabic letter that two bytes encode; nil if they encode none.
  private static func letter(_ bytes: [UInt8]) -> Unicode.Scalar? {
    guard (0xD6...0xDB).contains(bytes[0]), (0x80...0xBF).contains(bytes[1]),
      let scalar = Unicode.Scalar(UTF8.codePoint(at: 0) { bytes[$0] }),
      scalar.properties.isAlphabetic
    else { return nil }
    return scalar
  }

  /// The byte of a character in Latin-1 or Windows-1252.
  private static func byte(of scalar: Unicode.Scalar) -> UInt8? {
    if (0x80...0xFF).contains(scalar.value) { return UInt8(scalar.value) }
    return windows1252[scalar]
  }

  private static let windows1252: [Unicode.Scalar: UInt8] = [
    "\u{20AC}": 0x80, "\u{201A}": 0x82, "\u{0192}": 0x83, "\u{201E}": 0x84, "\u{2026}": 0x85,
    "\u{2020}": 0x86, "\u{2021}": 0x87, "\u{02C6}": 0x88, "\u{2030}": 0x89, "\u{0160}": 0x8A,
    "\u{2039}": 0x8B, "\u{0152}": 0x8C, "\u{017D}": 0x8E, "\u{2018}": 0x91, "\u{2019}": 0x92,
    "\u{201C}": 0x93, "\u{201D}": 0x94, "\u{2022}": 0x95, "\u{2013}": 0x96, "\u{2014}": 0x97,
    "\u{02DC}": 0x98, "\u{2122}": 0x99, "\u{0161}": 0x9A, "\u{203A}": 0x9B, "\u{0153}": 0x9C,
    "\u{017E}": 0x9E, "\u{0178}": 0x9F,
  ]
}
