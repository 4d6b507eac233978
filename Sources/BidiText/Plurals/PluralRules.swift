/// The plural rules of a language: which form of a text a number takes.
///
/// ```swift
/// let arabic = PluralRules(locale: "ar")
/// [0, 1, 2, 3, 11, 100].map { arabic?.category(of: $0) }  // [.zero, .one, .two, .few, .many, .other]
/// PluralRules(locale: "he")?.categories  // [.one, .two, .other]
/// ```
///
/// The rules are those of cardinal numbers: 3 files, not the third file. Negative numbers have the category of their
/// magnitude. Source: CLDR, plural rules; LDML, part 3, Language Plural Rules.
public struct PluralRules: Sendable, Hashable {
  /// The conditions, in the order of the categories; that of ``PluralCategory/other`` is left out.
  private let rules: [PluralRule]

  /// The rules of a locale.
  ///
  /// The rules are those of the locale with its region (`pt-PT`), else those of its language. A language that CLDR
  /// has no rules for has ``PluralCategory/other`` alone, as CLDR's root has. Nil for text that is no locale identifier.
  ///
  /// - Parameter locale: A BCP 47, ICU, POSIX or Apple identifier.
  public init?(locale: String) {
    guard let key = LocaleIdentifier(locale)?.key else { return nil }
    let names = [key.region.map { "\(key.language)_\($0)" }, key.language]
    rules =
      names.lazy.compactMap { name in name.flatMap { LocaleTables.pluralRules[$0] } }.first ?? []
  }

  /// The categories that the language has, in the order of ``PluralCategory``.
  public var categories: [PluralCategory] { rules.map(\.category) + [.other] }

  /// The category of a whole number.
  ///
  /// - Parameter number: The number.
  /// - Returns: The category of its magnitude.
  public func category(of number: some BinaryInteger) -> PluralCategory {
    category(PluralOperands(integer: String(number.magnitude)[...], fraction: ""))
  }

  /// The category of a number as it is written, because digits after the separator count: English has 1 file and
  /// 1.0 files.
  ///
  /// ```swift
  /// let english = PluralRules(locale: "en")
  /// english?.category(ofDecimal: "1")  // .one
  /// english?.category(ofDecimal: "1.0")  // .other
  /// ```
  ///
  /// - Parameter text: Digits of ASCII, with a full stop as the separator if there is one. A sign may come first.
  /// - Returns: The category; nil for text of another form.
  public func category(ofDecimal text: some StringProtocol) -> PluralCategory? {
    var digits = Substring(text)
    if digits.first == "-" || digits.first == "+" { digits.removeFirst() }
    let integer = digits.prefix { $0 != "." }
    let fraction = digits[integer.endIndex...].dropFirst()
    let isNumber = !integer.isEmpty && (integer.endIndex == digits.endIndex || !fraction.isEmpty)
    guard isNumber, (integer + fraction).utf8.allSatisfy({ (0x30...0x39).contains($0) }) else {
      return nil
    }
    return category(PluralOperands(integer: integer, fraction: fraction))
  }

  /// A number that takes a form: one of two digits where the category has some.
  ///
  /// - Parameter category: The category.
  /// - Returns: The number in digits of ASCII, with a full stop where only fractions have the category; nil where no number up
  ///   to a million has it.
  package func sampleNumber(of category: PluralCategory) -> String? {
    let numbers = [12...99, 10...11, 0...9, 100...1000].lazy.joined()
    let whole = numbers.first { self.category(of: $0) == category }
    if let whole { return String(whole) }
    // Forms of Romance languages for millions, and those of fractions.
    return ["1000000", "1.5", "0.5"].first { self.category(ofDecimal: $0) == category }
  }

  private func category(_ operands: PluralOperands) -> PluralCategory {
    rules.first { $0.holds(for: operands) }?.category ?? .other
  }
}
