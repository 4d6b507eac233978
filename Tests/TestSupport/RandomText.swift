/// Texts put together at random from the characters that bidi is made of.
public enum RandomText {
  /// Letters of several scripts and of both directions.
  public static let letters = scalars(
    "abz\u{5D0}\u{5D1}\u{5EA}\u{627}\u{628}\u{6CC}\u{780}\u{5C0F}\u{1E900}\u{10D00}\u{1D400}")
  private static let numbers = scalars("0129\u{660}\u{669}\u{6F1}+-.,:/%$#")
  private static let neutrals = scalars("!?\"'@&*\u{2026}\u{1F600} \u{3000}")
  private static let brackets = scalars("()[]{}<>\u{2329}\u{232A}\u{3008}\u{3009}\u{AB}\u{BB}")
  private static let inherited = scalars(
    "\u{300}\u{5B0}\u{64B}\u{200D}\u{200C}\u{AD}\u{FEFF}\u{E0001}")
  private static let controls = scalars(
    "\u{61C}\u{200E}\u{200F}\u{202A}\u{202B}\u{202C}\u{202C}\u{202D}\u{202E}\u{2066}\u{2067}"
      + "\u{2068}\u{2069}\u{2069}")
  private static let tab = scalars("\t")
  private static let separators = scalars("\n\r\u{85}\u{2029}\u{1C}\u{1D}\u{1E}") + [crlf]

  /// Stands for CR LF: two scalars that are one separator.
  private static let crlf: Unicode.Scalar = "\u{F8FF}"

  private static func scalars(_ text: String) -> [Unicode.Scalar] { Array(text.unicodeScalars) }

  /// One paragraph without its separator.
  public static func paragraph(
    upTo count: Int, using random: inout SeededGenerator
  ) -> String {
    text(
      upTo: count,
      from: [letters, letters, numbers, neutrals, brackets, inherited, controls, controls, tab],
      using: &random)
  }

  /// A text of some paragraphs.
  public static func paragraphs(
    upTo count: Int, using random: inout SeededGenerator
  ) -> String {
    text(
      upTo: count,
      from: [
        letters, letters, numbers, neutrals, brackets, inherited, controls, controls, separators,
      ],
      using: &random)
  }

  /// A text whose white space, if any, is inside: it begins and ends with a letter, holds no tab and
  /// no separator, and its controls pair up.
  public static func text(upTo count: Int, using random: inout SeededGenerator) -> String {
    var parts: [String] = []
    for _ in 0..<Int.random(in: 0...count, using: &random) {
      let alphabet = [letters, numbers, neutrals, brackets, inherited].randomElement(using: &random)
      if Int.random(in: 0..<5, using: &random) == 0 {
        let opener = ["\u{202A}", "\u{202B}", "\u{202D}", "\u{202E}"].randomElement(using: &random)
        parts.append((opener ?? "") + text(upTo: 3, using: &random) + "\u{202C}")
      } else if Int.random(in: 0..<6, using: &random) == 0 {
        let opener = ["\u{2066}", "\u{2067}", "\u{2068}"].randomElement(using: &random)
        parts.append((opener ?? "") + text(upTo: 3, using: &random) + "\u{2069}")
      } else if let scalar = alphabet?.randomElement(using: &random) {
        parts.append(String(Character(scalar)))
      }
    }
    return letter(using: &random) + parts.joined() + letter(using: &random)
  }

  private static func letter(using random: inout SeededGenerator) -> String {
    letters.randomElement(using: &random).map { String(Character($0)) } ?? ""
  }

  private static func text(
    upTo count: Int, from alphabets: [[Unicode.Scalar]], using random: inout SeededGenerator
  ) -> String {
    var result = String.UnicodeScalarView()
    for _ in 0..<Int.random(in: 0...count, using: &random) {
      guard let scalar = alphabets.randomElement(using: &random)?.randomElement(using: &random)
      else { continue }
      if scalar == crlf {
        result.append(contentsOf: "\r\n".unicodeScalars)
      } else {
        result.append(scalar)
      }
    }
    return String(result)
  }
}
