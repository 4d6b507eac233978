import BidiSource
import MessageSyntax

/// Arguments whose braces have a sign before them: `#{name}` of Ruby, and `${1}`.
///
/// The sign before `{0}` may be a part of the text too, as in `Episode #{0}` and `Price: ${0}`. So the file has to show it: two of
/// its texts or more have such a sign, and no argument in single braces is without one.
///
/// Sources: Ruby, "String Literals", Interpolation; ECMA-262, Template Literals.
enum SignedBraces {
  /// How the arguments of a file are written.
  struct Use: Sendable, Hashable {
    /// The number of texts with a sign; one text is no evidence.
    var signed = 0
    /// Whether some have none.
    var isPlain = false

    /// Whether some have a sign.
    var isSigned: Bool { signed > 0 }

    /// Whether the sign belongs to the argument.
    var showsSigns: Bool { signed > 1 && !isPlain }
  }

  /// How the entries of a file write their arguments.
  static func use(in entries: [LocalizationEntry], of text: [UInt8]) -> Use {
    var use = Use()
    let mayBeSigned = zip(text, text.dropFirst()).contains { sign, brace in
      brace == UInt8(ascii: "{") && (sign == UInt8(ascii: "#") || sign == UInt8(ascii: "$"))
    }
    guard mayBeSigned else { return use }
    for entry in entries where mayHave(entry) {
      visitArguments(of: entry.value.string, &use) { _ in }
    }
    return use
  }

  /// Whether an entry has an argument with a sign.
  static func isSigned(_ entry: LocalizationEntry) -> Bool {
    var use = Use()
    if mayHave(entry) { visitArguments(of: entry.value.string, &use) { _ in } }
    return use.isSigned
  }

  /// Whether a text has braces, so that an edit of it may change what the file shows.
  static func mayHave(_ entry: LocalizationEntry) -> Bool {
    entry.dialects.contains(.braces)
      && entry.value.string.utf8.contains(UInt8(ascii: "{"))
  }

  /// Puts notes on the arguments of an entry after those that it has.
  static func note(in entry: inout LocalizationEntry) {
    guard mayHave(entry) else { return }
    var use = Use()
    var known: Set<String> = []
    var found: [ArgumentNote] = []
    visitArguments(of: entry.value.string, &use) { text in
      if known.insert(text).inserted { found.append(ArgumentNote(text: text)) }
    }
    entry.arguments += found
  }

  /// Calls a closure with each argument that has a sign.
  private static func visitArguments(of text: String, _ use: inout Use, _ visit: (String) -> Void) {
    var rest = text.utf8[...]
    var sign: UInt8?
    var isSigned = false
    while let byte = rest.first {
      let start = rest.startIndex
      guard byte == UInt8(ascii: "{") else {
        sign = byte
        rest.removeFirst()
        continue
      }
      let name = rest.dropFirst().prefix { $0.isASCIILetter || $0.isASCIIDigit || $0 == 0x5F }
      let close = rest[name.endIndex...]
      let isName = !name.isEmpty && close.first == UInt8(ascii: "}") && sign != byte
      let isNumber = name.allSatisfy(\.isASCIIDigit)
      if isName, sign == UInt8(ascii: "#") || sign == UInt8(ascii: "$") && isNumber {
        isSigned = true
        visit(String(text[text.utf8.index(before: start)...close.startIndex]))
      } else if isName && close.dropFirst().first != UInt8(ascii: "}")
        // Forms of ICU have arguments without a sign: `{n, plural, …}`.
        || !name.isEmpty && close.first == UInt8(ascii: ",")
      {
        use.isPlain = use.isPlain || sign != UInt8(ascii: "$")
      }
      sign = byte
      rest.removeFirst()
    }
    if isSigned { use.signed += 1 }
  }
}
