import ArgumentParser
import BidiJudge

extension SampleArgument {
  /// The arguments of the flag `--sample`: each is a specifier, `=`, and a text.
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
