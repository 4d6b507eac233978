import BidiLint
import BidiJudge
import LocalizationFiles

/// Values that are made longer and longer, one of each kind that a search could take too long over.
///
/// The time a byte must not grow with the length.
struct Growth {
  let name: String

  /// The value made of so many pieces.
  let value: @Sendable (_ count: Int) -> String

  static let all: [Growth] = [
    repeated("signs at edges", "C++ \u{062A}\u{0645} "),
    repeated("arguments", "%@ \u{062A}\u{0645} "),
    repeated("phone numbers", "\u{062A}\u{0645} 987-654-3210 "),
    repeated("addresses", "\u{062A}\u{0645} https://a.com/ "),
    repeated("percent signs", "%"),
    repeated("groups of digits", "1-"),
    repeated("lines", "C++ \u{062A}\u{0645}\\n"),
    repeated("isolates side by side", "\u{2068}a\u{2069}"),
    repeated("embeddings side by side", "\u{202B}\u{062A}\u{0645} C++\u{202C}"),
    repeated("embeddings without end", "\u{202B}"),
    nested("isolates in one another", "\u{2068}", "\u{2069}"),
    nested("embeddings in one another", "\u{202B}", "\u{202C}"),
    nested("messages in one another", "{a, plural, other {", "}}"),
    nested("braces in one another", "{", "}"),
  ]

  private static func repeated(_ name: String, _ piece: String) -> Growth {
    Growth(name: name) { String(repeating: piece, count: $0) + "\u{062A}\u{0645}" }
  }

  private static func nested(_ name: String, _ open: String, _ close: String) -> Growth {
    Growth(name: name) {
      String(repeating: open, count: $0) + "\u{062A}\u{0645}" + String(repeating: close, count: $0)
    }
  }

  /// Prints what a byte costs at four lengths.
  func run() {
    let linter = Linter(options: LintOptions())
    let costs = [2_000, 4_000, 8_000, 16_000].map { count in
      let bytes = Array("\"k\" = \"\(value(count))\";".utf8)
      guard let file = try? LocalizationFile(path: "k.strings", bytes: bytes) else { return "-" }
      let time = nanoseconds { _ = linter.findings(in: file, locale: MessageLocale("ar")) }
      return "\(Int(time / Double(bytes.count)))"
    }
    print("\(name): \(costs.joined(separator: ", ")) ns a byte")
  }
}
