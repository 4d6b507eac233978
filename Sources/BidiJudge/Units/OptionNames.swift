import BidiText

/// The names of options of commands, as in `-proxy=host`, which a text has in common with its base text.
///
/// A hyphen before a word may be punctuation: `\u{05D4} -web`. Where the base text has it before the same word, it belongs to the word.
package struct OptionNames: Sendable, Hashable {
  private var names: Set<String>

  /// No names.
  package static let none = OptionNames(names: [])

  private init(names: Set<String>) { self.names = names }

  /// The options of a base text that another text has too.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - base: The base text.
  package init(in text: String, like base: String) {
    names = []
    guard text.utf8.contains(UInt8(ascii: "-")) else { return }
    let candidates = Self.names(in: base)
    if !candidates.isEmpty { names = candidates.intersection(Self.names(in: text)) }
  }

  var isEmpty: Bool { names.isEmpty }

  func contains(_ name: [UInt32]) -> Bool {
    let text = name.reduce(into: "") { text, value in
      if let scalar = Unicode.Scalar(value) { text.unicodeScalars.append(scalar) }
    }
    return names.contains(text)
  }

  /// The words after a hyphen that no word stands before.
  private static func names(in text: String) -> Set<String> {
    var found: Set<String> = []
    let bytes = Array(text.utf8)
    for index in bytes.indices where bytes[index] == UInt8(ascii: "-") {
      guard index == 0 || !isOfName(bytes[index - 1]) && bytes[index - 1] < 0x80 else { continue }
      let name = bytes[(index + 1)...].prefix(while: isOfName)
      guard name.count > 1, name.first?.isASCIILetter == true, name.last != UInt8(ascii: "-") else {
        continue
      }
      found.insert(String(decoding: name, as: UTF8.self))
    }
    return found
  }

  private static func isOfName(_ byte: UInt8) -> Bool {
    byte.isASCIILetter || byte.isASCIIDigit || byte == UInt8(ascii: "-")
      || byte == UInt8(ascii: "_")
  }
}
