import MessageSyntax
import BidiText

/// The arguments that a text takes, by position, in whatever order it uses them.
struct SpecifierSignature: Equatable {
  /// The arguments by position, counted from 1.
  private(set) var arguments: [Int: Message.Argument] = [:]

  /// Numbers and texts with the flag of a space, `% ld` and `% s`, which may be a percent sign and a word instead.
  ///
  /// Java has the flag for numbers alone.
  private var spaced: [Message.Argument] = []

  /// Reads the arguments of a message.
  ///
  /// Nil if positions are not known because a width is an argument too, for texts that are not formatted by `printf`,
  /// such as `%0 of %1` and `%H:%M`, and if plural forms stand for an argument, because each language has its own.
  init?(_ message: Message) {
    if message.isTimePattern || Self.hasNumberedArguments(message.text) { return nil }
    if message.arguments.contains(where: { $0.type == .variable || $0.text == "%arg" }) {
      return nil
    }
    // In a text with positions, an argument without one takes the first that none names: in a form of a `.stringsdict` the
    // `%d` of `%2$@ and %d others` is the number that chose the form.
    let named = Set(message.arguments.compactMap(\.position))
    var next = 1
    for argument in message.arguments where argument.conversion != nil {
      // "5 % d'intérêt": a percent sign and a space may be a part of the sentence.
      if argument.text.contains(" ") {
        if argument.type == .number || argument.type == .text { spaced.append(argument) }
        continue
      }
      // `%<tM` uses the previous argument again.
      if argument.text.contains("<") { continue }
      if argument.text.contains("*") { return nil }
      if let position = argument.position {
        arguments[position] = argument
      } else {
        while named.contains(next) { next += 1 }
        arguments[next] = argument
        next += 1
      }
    }
  }

  /// Whether a text has a percent sign with digits and without a conversion.
  private static func hasNumberedArguments(_ text: String) -> Bool {
    var hasPercent = false
    var digits = 0
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"):
        digits += 1
        continue
      case UInt8(ascii: "$"), UInt8(ascii: "."), UInt8(ascii: "@"),
        UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "a")...UInt8(ascii: "z"):
        break
      default:
        if hasPercent, digits > 0 { return true }
      }
      hasPercent = byte == UInt8(ascii: "%")
      digits = 0
    }
    return hasPercent && digits > 0
  }

  /// Whether the text takes no arguments.
  var isEmpty: Bool { arguments.isEmpty }

  static func == (lhs: Self, rhs: Self) -> Bool { lhs.differences(from: rhs).isEmpty }

  /// The differences from the signature of another text, as phrases.
  ///
  /// - Parameters:
  ///   - base: The other signature.
  ///   - mayOmit: Whether arguments of the other signature may be missing.
  ///   - printsAnything: Whether `%s` takes any argument, as that of `java.util.Formatter`.
  /// - Returns: The phrases, in the order of the positions.
  func differences(
    from base: SpecifierSignature, mayOmit: Bool = false, printsAnything: Bool = false
  ) -> [String] {
    var spaced = spaced[...]
    var phrases: [String] = []
    for place in Set(arguments.keys).union(base.arguments.keys).sorted() {
      switch (arguments[place], base.arguments[place]) {
      case (let mine?, let theirs?):
        let isPrinted =
          printsAnything && mine.text.hasSuffix("s")
          && (mine.position != nil || arguments.count == base.arguments.count)
        if !isPrinted, mine.conversion != theirs.conversion || mine.isObject != theirs.isObject {
          phrases.append(
            "argument \(place) is \(mine.text), and \(theirs.text) in the base language")
        }
      case (let mine?, nil):
        phrases.append("\(mine.text) \(PlaceholderMismatchRule.surplusWords)")
      case (nil, let theirs?):
        if let first = spaced.first, first.conversion == theirs.conversion,
          first.type == .number || !printsAnything
        {
          spaced.removeFirst()
        } else if !mayOmit {
          phrases.append("\(theirs.text) of the base language is missing")
        }
      case (nil, nil): break
      }
    }
    return phrases
  }
}

extension Message.Argument {
  /// Whether the argument is an object.
  ///
  /// An app crashes if it gets an object instead of bytes, or bytes instead of an object.
  fileprivate var isObject: Bool { text.hasSuffix("@") }
}
