import ArgumentParser
import BidiMessages
import BidiText

/// What is wrong with a sample argument that a user gives.
enum SampleFault: Error {
  case noSpecifier
  case manyLines

  /// What follows the name of the argument in a message.
  var phrase: String {
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
  init(given specifier: String, text: String) throws(SampleFault) {
    guard Message(specifier).arguments.map(\.text) == [specifier] else { throw .noSpecifier }
    guard text.paragraphs().allSatisfy({ !$0.hasSeparator }) else { throw .manyLines }
    self.init(specifier: specifier, text: text)
  }

  /// The arguments that the flag `--sample` gives, each a specifier, `=`, and a text.
  static func parse(_ arguments: [String]) throws -> [SampleArgument] {
    try arguments.map { argument in
      let fault = ValidationError(
        "--sample \(argument): write a specifier, =, and a text: '%@=Bob (IT)'.")
      guard let sign = argument.firstIndex(of: "="), sign > argument.startIndex else { throw fault }
      let specifier = String(argument[..<sign])
      do throws(SampleFault) {
        return try SampleArgument(
          given: specifier, text: String(argument[argument.index(after: sign)...]))
      } catch {
        switch error {
        case .noSpecifier: throw fault
        case .manyLines:
          throw ValidationError("--sample \(specifier): the text is of more than one line.")
        }
      }
    }
  }
}
