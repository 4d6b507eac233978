import BidiText

/// The plural forms of a language, as the header of a `.po` file tells them: which form a number takes.
///
/// The header has an expression of C and no names. The name of a form, a category of CLDR, is found by the numbers that
/// lead to it: the form of 1 is `one`, that of 2 alone `two`, that of 0 alone `zero`; of the others the last is
/// `other`, and those before it are `few` and `many`.
struct POPluralForms {
  private let categories: [Int: PluralCategory]

  /// Reads the value of `Plural-Forms:`.
  ///
  /// - Parameters:
  ///   - header: The value, such as `nplurals=2; plural=(n != 1);`. Without one gettext takes this one, and so it does
  ///     where the value cannot be read.
  ///   - locale: The locale of the file; nil if it is not known.
  init(_ header: String?, locale: String?) {
    let forms = header.flatMap(Self.forms) ?? (0..<200).map { $0 == 1 ? 0 : 1 }
    let numbers = Dictionary(grouping: forms.indices) { forms[$0] }
    var categories: [Int: PluralCategory] = [:]
    var unnamed: [(form: Int, first: Int)] = []
    for (form, members) in numbers {
      if numbers.count == 1 {
        categories[form] = .other
      } else if members.contains(1) {
        categories[form] = .one
      } else if members == [0] {
        categories[form] = .zero
      } else if members.contains(2), members.allSatisfy({ $0 % 100 == 2 }) {
        categories[form] = .two
      } else if members.allSatisfy({ $0 > 0 && $0 % 10 == 0 }) {
        // Hebrew, as CLDR had it before version 42.
        categories[form] = .many
      } else {
        unnamed.append((form, members.first { $0 > 2 } ?? 0))
      }
    }
    unnamed.sort { $0.first < $1.first }
    // In these languages `other` is the form of fractions.
    let language = locale.map { String($0.prefix { $0 != "-" }) } ?? ""
    let hasMany = ["be", "pl", "ru", "uk"].contains(language) && unnamed.count == 2
    if let last = unnamed.popLast() { categories[last.form] = hasMany ? .many : .other }
    for (form, name) in zip(unnamed, [PluralCategory.few, .many]) { categories[form.form] = name }
    self.categories = categories
  }

  /// The category of a form; `other` where no number leads to it.
  func category(of form: Int) -> PluralCategory { categories[form] ?? .other }

  /// The forms of the numbers from 0; nil where the header cannot be read.
  private static func forms(_ header: String) -> [Int]? {
    var rest = Substring(header)
    let name = "plural="
    while let letter = rest.firstIndex(of: "p") {
      rest = rest[letter...]
      // `nplurals=` has another letter before the sign.
      if rest.hasPrefix(name) {
        let expression = rest.dropFirst(name.count).prefix { $0 != ";" }
        guard let expression = PluralExpression(String(expression)) else { return nil }
        let forms = (0..<200).compactMap { expression.value(of: $0) }
        return forms.count == 200 && forms.allSatisfy { $0 < 100 } ? forms.map(Int.init) : nil
      }
      rest = rest.dropFirst()
    }
    return nil
  }
}
