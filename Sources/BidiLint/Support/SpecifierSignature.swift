import BidiMessages
import BidiText

/// Which arguments a text takes, by their places, whatever the order in which they stand.
struct SpecifierSignature: Equatable {
  /// The kind of argument and the specifier, by place counted from 1.
  private(set) var arguments: [Int: Message.Argument] = [:]

  /// Nil where a width is an argument too, whose place cannot be told, for texts that are filled in by
  /// other means than `printf`, such as `%0 of %1`, and where forms stand for an argument, which each language has
  /// of its own.
  init?(_ message: Message) {
    if Self.hasNumberedArguments(message.text) { return nil }
    if message.arguments.contains(where: { $0.type == .variable || $0.text == "%arg" }) {
      return nil
    }
    var next = 1
    for argument in message.arguments where argument.conversion != nil {
      // "5 % d'intérêt": with a space for a flag the sign may be one of the sentence.
      if argument.text.contains(" ") { continue }
      // `%<tM` takes the argument before once more.
      if argument.text.contains("<") { continue }
      if argument.text.contains("*") { return nil }
      arguments[argument.position ?? next] = argument
      next += 1
    }
  }

  /// Whether a percent sign with digits stands there that no conversion follows.
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

  /// Whether the text is a format at all.
  var isEmpty: Bool { arguments.isEmpty }

  static func == (lhs: Self, rhs: Self) -> Bool { lhs.differences(from: rhs).isEmpty }

  /// What differs from the signature of another text, as phrases.
  ///
  /// - Parameters:
  ///   - base: The other signature.
  ///   - mayOmit: Whether arguments of the other may be missing.
  /// - Returns: The phrases, in the order of the places.
  func differences(from base: SpecifierSignature, mayOmit: Bool = false) -> [String] {
    Set(arguments.keys).union(base.arguments.keys).sorted().compactMap { place in
      switch (arguments[place], base.arguments[place]) {
      case (let mine?, let theirs?):
        mine.conversion == theirs.conversion && mine.isObject == theirs.isObject
          ? nil : "argument \(place) is \(mine.text), and \(theirs.text) in the base language"
      case (let mine?, nil): "\(mine.text) takes an argument that the base language does not have"
      case (nil, _?) where mayOmit: nil
      case (nil, let theirs?): "\(theirs.text) of the base language is missing"
      case (nil, nil): nil
      }
    }
  }
}

extension Message.Argument {
  /// Whether the argument is an object: where one is wanted and bytes are given, apps crash, and the other way round.
  fileprivate var isObject: Bool { text.hasSuffix("@") }
}
