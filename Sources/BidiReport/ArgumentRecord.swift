import BidiLint
import BidiJudge

/// An argument with its text, as JSON.
struct ArgumentRecord: Encodable {
  let specifier: String
  let text: String
  let classes: [String]

  init(_ example: Fault.Example) {
    (specifier, text) = (example.specifier, example.text)
    classes = example.argumentClass.identifiers
  }
}

extension Sequence<Fault.Example> {
  /// `%1$@ = "Alice", %2$@ = "12"`.
  var words: String { map { "\($0.specifier) = \"\($0.text)\"" }.joined(separator: ", ") }

  /// `%@ = "Alice" (a word of another script)`.
  var wordsWithClasses: String {
    map { "\($0.specifier) = \"\($0.text)\" (\($0.argumentClass.words))" }.joined(separator: ", ")
  }
}
