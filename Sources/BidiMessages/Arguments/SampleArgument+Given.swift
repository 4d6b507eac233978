import BidiText

/// The errors in a sample argument from the user.
package enum SampleFault: Error {
  /// The first text is no argument such as `%@` or `{name}`.
  case noSpecifier
  /// The text has several lines.
  case manyLines

  /// The error as a phrase after the name of the argument.
  package var phrase: String {
    switch self {
    case .noSpecifier: "is no format specifier"
    case .manyLines: "has a text of more than one line"
    }
  }
}

extension SampleArgument {
  /// Makes a sample from what the user gave.
  ///
  /// - Parameters:
  ///   - specifier: The specifier, such as `%@` or `{name}`.
  ///   - text: The text to put in its place.
  /// - Throws: ``SampleFault``.
  package init(given specifier: String, text: String) throws(SampleFault) {
    let isKnown = Message(specifier).arguments.map(\.text) == [specifier]
    guard isKnown || Self.isOfQt(specifier) else { throw .noSpecifier }
    guard text.paragraphs().allSatisfy({ !$0.hasSeparator }) else { throw .manyLines }
    self.init(specifier: specifier, text: text)
  }

  /// Whether it is an argument of Qt: `%1` to `%99`, `%L1`, `%n`, `%Ln`; only files of Qt have them.
  private static func isOfQt(_ specifier: String) -> Bool {
    guard specifier.hasPrefix("%") else { return false }
    let rest = specifier.dropFirst()
    let place = rest.hasPrefix("L") ? rest.dropFirst() : rest
    return place == "n"
      || (1...2).contains(place.utf8.count) && place.first != "0"
        && place.utf8.allSatisfy { $0.isASCIIDigit }
  }
}
