import BidiLint
package import BidiMessages

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

extension ArgumentClasses {
  /// The classes, as machines read them.
  package var identifiers: [String] {
    let names: [(ArgumentClasses, String)] = [
      (.number, "number"), (.ownWord, "own-word"), (.foreignWord, "foreign-word"),
      (.edged, "edged"), (.address, "address"), (.empty, "empty"),
    ]
    return names.filter { contains($0.0) }.map(\.1)
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
