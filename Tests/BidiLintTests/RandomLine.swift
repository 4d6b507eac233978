import BidiTestSupport
import BidiJudge
import BidiText

@testable import BidiLint

/// Random lines as translators write them: words of both directions, codes, specifiers and signs.
struct RandomLine {
  private var random: SeededGenerator

  init(seed: UInt64) { random = SeededGenerator(seed: seed) }

  private static let words = ["שלום", "קובץ", "בית", "ملف", "جديد", "الآن", "سلام", "ו"]
  private static let latin = ["Safari", "Wi-Fi", "PDF", "Delta Chat", "Tor"]
  private static let codes = [
    "C++", "c#", ".NET", "@bob", "#swift", "/usr/bin", "~/Documents/", "https://example.com/",
    "info@example.com", "+1 987-654-3210", "0779 53 75 79", "18+", "-5", "25%", "$9.99", "20₪",
    "10-12", "9:30 AM", "9:30–17:00", "2024-11-21", "v1.2.3", "--flag", "2024.pdf (1)",
    "PNG, JPEG, GIF", "foo_bar", "12", "Ctrl+C", "*.pdf", "\u{2318}C", "*foo*", "192.168.*.*",
  ]
  private static let specifiers = [
    "%@", "%1$@", "%2$@", "%d", "%d%%", "%lld", "%@/%@", "%@x%@", "%d/%d", "%@'s", "%@/s",
  ]
  private static let signs = [
    ".", "!", ",", ":", "-", "(", ")", "/", "\"", "؟", "،", "…", "«", "»",
  ]

  private mutating func pick(_ list: [String]) -> String {
    list.randomElement(using: &random) ?? ""
  }

  /// A value without controls, in the spelling of a `.strings` file.
  mutating func value() -> String {
    var result = ""
    for _ in 0..<Int.random(in: 1...7, using: &random) {
      switch Int.random(in: 0..<12, using: &random) {
      case 0..<5: result += pick(Self.words)
      case 5: result += pick(Self.latin)
      case 6..<9: result += pick(Self.codes)
      case 9, 10: result += pick(Self.specifiers)
      default: result += pick(Self.signs)
      }
      // Mostly a space, now and then a line, a sign or nothing.
      switch Int.random(in: 0..<10, using: &random) {
      case 0: result += pick(Self.signs)
      case 1: result += Int.random(in: 0..<3, using: &random) == 0 ? "\\n" : ""
      default: result += " "
      }
    }
    return Bool.random(using: &random)
      ? result : String(result.drop { $0 == " " }).replacing("\"", with: "'")
  }

  /// The next value with a locale and the options that it is looked at with.
  mutating func next() -> (value: String, locale: String, options: LintOptions) {
    let containers: [[DisplayContainer]] = [
      [.natural], [.leftToRight], [.rightToLeft], DisplayContainer.allCases,
    ]
    let numbers = [
      "", "sign-left,percent-left,currency-left,range-ltr",
      "sign-right,percent-right,currency-right",
    ]
    let locale = pick(["he", "ar", "fa", "en"])
    var policies = NumberPolicies()
    policies[locale: locale] = NumberPolicy(words: pick(numbers))
    let options = LintOptions(
      containers: containers.randomElement(using: &random) ?? [.natural],
      style: RepairStyle.allCases.randomElement(using: &random) ?? .embed,
      numberPolicies: policies,
      extendSelect: Bool.random(using: &random) ? [PlaceholderUnisolatedRule.id] : [])
    return (value().replacing("\"", with: "'"), locale, options)
  }
}
