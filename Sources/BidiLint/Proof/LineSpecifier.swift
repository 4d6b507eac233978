import BidiText

/// What an argument takes the place of in a line: a format specifier of `printf`, or one of a message format.
struct LineSpecifier: Sendable, Hashable {
  /// Where it stands.
  let range: Range<String.Index>

  /// What takes its place.
  let argument: FormatSpecifier.Argument

  /// The position in `%2$@`, counted from 1; nil where none is written.
  let position: Int?

  /// The specifier as written.
  let text: String

  init(_ specifier: FormatSpecifier) {
    range = specifier.range
    argument = specifier.argument
    position = specifier.position
    text = specifier.text
  }

  init(range: Range<String.Index>, argument: FormatSpecifier.Argument, text: String) {
    self.range = range
    self.argument = argument
    position = nil
    self.text = text
  }

  /// `%@` for `%1$@`.
  var textWithoutPosition: String {
    guard let position else { return text }
    return "%" + text.dropFirst("%\(position)$".count)
  }

  /// Whether it is one of a message format, which says by its text which argument it takes.
  var isNamed: Bool {
    guard text.utf8.first == UInt8(ascii: "%") else { return true }
    let second = text.utf8.dropFirst().first ?? 0
    return "({<_".utf8.contains(second) || text.utf8.count > 2 && text.utf8.last == 0x25
  }
}

extension LineSpecifier {
  /// The specifiers of a text, in order.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - numberSign: Whether `#` is the number of a plural.
  /// - Returns: The specifiers, none overlapping another.
  static func all(in text: Substring, numberSign: Bool = false) -> [LineSpecifier] {
    var hasPercent = false
    var hasName = numberSign
    for byte in text.utf8 {
      hasPercent = hasPercent || byte == UInt8(ascii: "%")
      hasName = hasName || byte == UInt8(ascii: "{") || byte == UInt8(ascii: "$")
    }
    guard hasPercent || hasName else { return [] }
    let printf = hasPercent ? text.formatSpecifiers() : []
    guard hasName || hasUnread(text, printf) else { return printf.map(LineSpecifier.init) }
    return merging(printf, inMessage: String(text), of: text, numberSign: numberSign)
  }

  /// Whether a percent sign is left that begins no specifier of `printf`: `%{name}`, `%name%`.
  private static func hasUnread(_ text: Substring, _ specifiers: [FormatSpecifier]) -> Bool {
    var rest = text.utf8
    var next = specifiers[...]
    while let percent = rest.firstIndex(of: UInt8(ascii: "%")) {
      guard let specifier = next.first, specifier.range.lowerBound == percent else { return true }
      // `%name%` begins as `%n` does.
      if specifier.argument == .nothing { return true }
      next.removeFirst()
      rest = rest[specifier.range.upperBound...]
    }
    return false
  }

  private static func merging(
    _ printf: [FormatSpecifier], inMessage message: String, of text: Substring, numberSign: Bool
  ) -> [LineSpecifier] {
    let found = message.islands(IslandOptions(kinds: [.formatSpecifier], findsNested: false))
    var result: [LineSpecifier] = []
    var rest = printf[...]
    for island in found {
      let start = text.utf8.index(text.startIndex, offsetBy: island.utf8Range.lowerBound)
      let end = text.utf8.index(start, offsetBy: island.utf8Range.count)
      while let specifier = rest.first, specifier.range.upperBound <= start {
        result.append(LineSpecifier(specifier))
        rest.removeFirst()
      }
      if let specifier = rest.first, specifier.range == start..<end {
        result.append(LineSpecifier(specifier))
      } else {
        let written = String(text[start..<end])
        result.append(
          LineSpecifier(
            range: start..<end, argument: MessageArgumentKind.argument(of: written), text: written))
      }
      rest = rest.drop { $0.range.lowerBound < end }
    }
    result += rest.map(LineSpecifier.init)
    return numberSign ? addingNumberSigns(to: result, in: text) : result
  }

  /// The `#` of a plural; one between apostrophes is a sign.
  private static func addingNumberSigns(
    to specifiers: [LineSpecifier], in text: Substring
  ) -> [LineSpecifier] {
    var result: [LineSpecifier] = []
    var rest = specifiers[...]
    var index = text.startIndex
    let bytes = text.utf8
    while index < bytes.endIndex {
      if let specifier = rest.first, specifier.range.lowerBound <= index {
        result.append(specifier)
        rest.removeFirst()
        index = max(index, specifier.range.upperBound)
        continue
      }
      let next = bytes.index(after: index)
      if bytes[index] == UInt8(ascii: "#") {
        let isQuoted = index > bytes.startIndex && bytes[bytes.index(before: index)] == 0x27
        if !isQuoted {
          result.append(LineSpecifier(range: index..<next, argument: .integer, text: "#"))
        }
      }
      index = next
    }
    return result + rest
  }
}

/// What kind of argument the specifier of a message format takes, by its type and its name.
enum MessageArgumentKind {
  /// Reads a specifier: `{0, number}`, `{count}`, `%(name)s`, `${user.name}`.
  static func argument(of specifier: String) -> FormatSpecifier.Argument {
    if specifier.hasPrefix("%("), let letter = specifier.utf8.last {
      return argument(ofConversion: letter) ?? byName(specifier)
    }
    if specifier.hasPrefix("%<"), let letter = specifier.utf8.last {
      return argument(ofConversion: letter) ?? byName(specifier)
    }
    if specifier.hasPrefix("{%") { return .nothing }
    // Qt's %1 takes anything. What it takes is mostly a number, and nothing is called wrong for a guess.
    if specifier.hasPrefix("%"), specifier.dropFirst().allSatisfy({ $0.isNumber || $0 == "L" }) {
      return .integer
    }
    let inside = specifier.drop { "%$#{".contains($0) }
    // {{#if …}} and {{/if}} write nothing.
    if specifier.hasPrefix("{{"), let first = specifier.dropFirst(2).first(where: { $0 != " " }),
      "#/^!>".contains(first)
    {
      return .nothing
    }
    if let comma = inside.firstIndex(of: ",") {
      let type = inside[inside.index(after: comma)...].drop { $0 == " " }.prefix(while: \.isLetter)
      return numericTypes.contains(String(type).lowercased()) ? .integer : .text
    }
    if let colon = inside.firstIndex(of: ":") {
      let format = inside[inside.index(after: colon)...].prefix { $0 != "}" }
      return isNumeric(format) ? .integer : byName(specifier)
    }
    return byName(specifier)
  }

  private static let numericTypes: Set<String> = [
    "number", "date", "time", "ordinal", "duration", "integer", "percent", "currency",
    // Those with texts in them are judged branch by branch; without, a number is left.
    "plural", "selectordinal", "choice",
  ]

  private static func argument(ofConversion letter: UInt8) -> FormatSpecifier.Argument? {
    switch letter {
    case UInt8(ascii: "d"), UInt8(ascii: "i"), UInt8(ascii: "u"): .integer
    case UInt8(ascii: "x"), UInt8(ascii: "X"), UInt8(ascii: "o"): .bits
    case UInt8(ascii: "f"), UInt8(ascii: "F"), UInt8(ascii: "e"), UInt8(ascii: "g"): .floatingPoint
    default: nil
    }
  }

  /// A format of .NET or Python for numbers or dates: `N2`, `0.00`, `,d`, `.2f`, `yyyy`.
  private static func isNumeric(_ format: Substring) -> Bool {
    guard let last = format.last else { return false }
    return last.isNumber || last == "%" || "dDnNfFgGeEcCpPxXbo".contains(last)
      || format.allSatisfy { "yMdHhmsSt:-/. ".contains($0) }
  }

  /// A name such as `count` or `minutesLeft` stands for a number, any other for a text.
  private static func byName(_ specifier: String) -> FormatSpecifier.Argument {
    var word: [UInt8] = []
    var lastIsLower = false
    for byte in specifier.utf8 {
      let isUpper = byte >= UInt8(ascii: "A") && byte <= UInt8(ascii: "Z")
      let isLower = byte >= UInt8(ascii: "a") && byte <= UInt8(ascii: "z")
      if !isUpper && !isLower || isUpper && lastIsLower {
        if numbers.contains(word) { return .integer }
        word.removeAll(keepingCapacity: true)
      }
      if isUpper || isLower { word.append(byte | 0x20) }
      lastIsLower = isLower
    }
    return numbers.contains(word) ? .integer : .text
  }

  private static let numbers: Set<[UInt8]> = Set(
    [
      "count", "number", "num", "n", "total", "amount", "quantity", "qty", "percent", "percentage",
      "days", "hours", "minutes", "mins", "seconds", "secs", "weeks", "months", "years", "year",
      "age", "index", "page", "pages", "limit", "max", "min", "maximum", "minimum", "length",
      "score", "rank", "progress", "size", "width", "height", "price", "duration", "remaining",
    ].map { Array($0.utf8) })
}
