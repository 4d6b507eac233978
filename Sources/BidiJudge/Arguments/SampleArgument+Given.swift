import BidiText
import MessageSyntax

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
    guard Message.isArgument(specifier) else { throw .noSpecifier }
    guard text.paragraphs().allSatisfy({ !$0.hasSeparator }) else { throw .manyLines }
    self.init(specifier: specifier, text: text)
  }
}
