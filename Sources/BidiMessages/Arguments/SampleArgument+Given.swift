import BidiText

/// What is wrong with a sample argument that a user gives.
package enum SampleFault: Error {
  /// The first text is no argument such as `%@` or `{name}`.
  case noSpecifier
  /// The text has several lines.
  case manyLines

  /// What follows the name of the argument in a message.
  package var phrase: String {
    switch self {
    case .noSpecifier: "is no format specifier"
    case .manyLines: "has a text of more than one line"
    }
  }
}

extension SampleArgument {
  /// A sample as a user gives it.
  ///
  /// - Parameters:
  ///   - specifier: The specifier, such as `%@` or `{name}`.
  ///   - text: What is put in its place.
  /// - Throws: ``SampleFault``.
  package init(given specifier: String, text: String) throws(SampleFault) {
    guard Message(specifier).arguments.map(\.text) == [specifier] else { throw .noSpecifier }
    guard text.paragraphs().allSatisfy({ !$0.hasSeparator }) else { throw .manyLines }
    self.init(specifier: specifier, text: text)
  }
}
