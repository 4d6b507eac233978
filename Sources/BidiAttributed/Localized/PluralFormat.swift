internal import BidiText
internal import Foundation

/// An entry of a `.stringsdict`: a format whose variables, `%#@files@`, have a text for each plural form.
///
/// Source: Apple, Stringsdict File Format.
struct PluralFormat: Sendable {
  private let format: String

  /// For each variable its forms, by the name of the category.
  private let variables: [String: [String: String]]

  /// Forms that hold variables are followed so deep, and so many at most.
  private static let maximumDepth = 4
  private static let maximumForms = 100

  /// The highest position of an argument, as in Foundation.
  private static let maximumPosition = 127

  /// Reads an entry; nil for one without a format, as by devices and widths.
  init?(_ entry: Any) {
    guard let values = entry as? [String: Any],
      let format = values["NSStringLocalizedFormatKey"] as? String
    else { return nil }
    self.format = format
    variables = values.compactMapValues { $0 as? [String: Any] }.mapValues { variable in
      variable.compactMapValues { $0 as? String }
    }
  }

  /// The format for some arguments, whose specifiers all say their positions; nil if a variable or its form
  /// is missing.
  func resolved(_ arguments: [LocalizableMessage.Argument], _ rules: PluralRules?) -> String? {
    var forms = 0
    return resolved(format, from: 0, depth: 0, forms: &forms) { position in
      guard arguments.indices.contains(position) else { return [.other] }
      return arguments[position].categories(rules)
    }
  }

  /// The same for the format, or for a form of a variable, whose first specifier without a position takes the
  /// argument of the variable.
  private func resolved(
    _ text: String, from first: Int, depth: Int, forms count: inout Int,
    categories: (Int) -> [PluralCategory]
  ) -> String? {
    count += 1
    guard depth <= Self.maximumDepth, count <= Self.maximumForms else { return nil }
    var result = ""
    var next = first
    var position = text.startIndex
    for specifier in text.formatSpecifiers() {
      result += text[position..<specifier.range.lowerBound]
      position = specifier.range.upperBound
      switch specifier.argument {
      case .variable(let name):
        let argument = specifier.position.map { $0 - 1 } ?? next
        if specifier.position == nil { next += 1 }
        guard argument < Self.maximumPosition, let forms = variables[name],
          let form = categories(argument).lazy.compactMap({ forms[$0.rawValue] }).first,
          let inner = resolved(
            form, from: argument, depth: depth + 1, forms: &count, categories: categories)
        else { return nil }
        result += inner
      case .percentSign:
        result += specifier.text
      default:
        result += specifier.numbered(from: &next)
      }
    }
    return result + text[position...]
  }
}

extension FormatSpecifier {
  /// The specifier with the positions of what it takes: `%2$@` for `%@`, `%2$*1$d` for `%*d`.
  fileprivate func numbered(from next: inout Int) -> String {
    guard position == nil else { return text }
    var rest = ""
    for character in text.dropFirst() {
      rest.append(character)
      guard character == "*" else { continue }
      next += 1
      rest += "\(next)$"
    }
    next += 1
    return "%\(next)$\(rest)"
  }
}

extension LocalizableMessage.Argument {
  /// The plural forms that a text with the argument can take, the best first.
  fileprivate func categories(_ rules: PluralRules?) -> [PluralCategory] {
    var categories: [PluralCategory] = [.other]
    // The number itself, not the digits that some specifier will write of it, as Foundation does.
    let digits: String
    switch self {
    case .integer(let number): digits = String(number)
    case .unsigned(let number): digits = String(number)
    case .number(let number):
      digits = number.rounded() == number ? String(format: "%.0f", number) : "\(number)"
    default: return categories
    }
    if let category = rules?.category(ofDecimal: digits) { categories.insert(category, at: 0) }
    // Foundation, release notes of OS X 10.9: a form for zero is that of 0 in every language.
    if digits == "0" || digits == "-0" { categories.insert(.zero, at: 0) }
    return categories
  }
}
