import ArgumentParser
import BidiText

/// A sample argument that a user gives.
struct SampleArgument {
  /// The specifier, such as `%@` or `{name}`.
  let specifier: String

  /// What is put in its place.
  let text: String

  /// What is wrong with one.
  enum Fault: Error {
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

  init(specifier: String, text: String) throws(Fault) {
    let named = specifier.islands(IslandOptions(kinds: [.formatSpecifier], findsNested: false))
    guard
      specifier.formatSpecifiers().first?.text == specifier
        || named.first?.range == specifier.startIndex..<specifier.endIndex
    else { throw .noSpecifier }
    guard text.paragraphs().allSatisfy({ !$0.hasSeparator }) else { throw .manyLines }
    self.specifier = specifier
    self.text = text
  }
}

extension SampleArgument {
  /// The arguments that the flag `--sample` gives, each a specifier, `=`, and a text.
  static func parse(_ arguments: [String]) throws -> [SampleArgument] {
    try arguments.map { argument in
      let fault = ValidationError(
        "--sample \(argument): write a specifier, =, and a text: '%@=Bob (IT)'.")
      guard let sign = argument.firstIndex(of: "="), sign > argument.startIndex else { throw fault }
      let specifier = String(argument[..<sign])
      do throws(SampleArgument.Fault) {
        return try SampleArgument(
          specifier: specifier, text: String(argument[argument.index(after: sign)...]))
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
