internal import BidiText

/// What a format specifier of `printf` asks for.
struct PrintfConversion: Sendable, Hashable {
  /// A width or a precision.
  enum Count: Sendable, Hashable {
    /// None is written.
    case none
    /// A number is written.
    case fixed(Int)
    /// `*`: the argument at a position, counted from 0.
    case argument(Int)
  }

  struct Flags: OptionSet, Sendable, Hashable {
    let rawValue: UInt8
    /// `-`: the text stands at the left of its field.
    static let left = Flags(rawValue: 1)
    /// `+`: positive numbers have a sign.
    static let plus = Flags(rawValue: 2)
    /// A space: positive numbers have a space in place of a sign.
    static let space = Flags(rawValue: 4)
    /// `0`: the field is filled with zeros.
    static let zero = Flags(rawValue: 8)
    /// `#`: the alternate form, `0x2a`, `1.`.
    static let alternate = Flags(rawValue: 16)
    /// `'`: digits are grouped where the locale does so.
    static let grouping = Flags(rawValue: 32)

    static let characters: [(Character, Flags)] = [
      ("-", .left), ("+", .plus), (" ", .space), ("0", .zero), ("#", .alternate),
      ("'", .grouping),
    ]
  }

  let flags: Flags
  let width: Count
  let precision: Count
  /// `hh`, `h`, `l`, `ll`, `q`, `j`, `z`, `t`, `L`, or nothing.
  let length: String
  let letter: Character
  let argument: FormatSpecifier.Argument

  /// The specifier without positions.
  var specifier: String {
    let flagText = Flags.characters.filter { flags.contains($0.1) }.map { String($0.0) }.joined()
    let precisionText =
      switch precision {
      case .none: ""
      case .fixed(let count): ".\(count)"
      case .argument: ".*"
      }
    let widthText =
      switch width {
      case .none: ""
      case .fixed(let count): String(count)
      case .argument: "*"
      }
    return "%" + flagText + widthText + precisionText + length + String(letter)
  }

  /// Reads a specifier.
  ///
  /// - Parameters:
  ///   - specifier: The specifier, found in a text.
  ///   - offset: Where it begins in the pattern, in UTF-8 bytes.
  ///   - next: The position that the next argument without a written position has.
  /// - Returns: What it asks for, and the position of its value, counted from 0.
  /// - Throws: ``MessageError`` for what cannot be formatted.
  static func read(
    _ specifier: FormatSpecifier, at offset: Int, next: inout Int
  ) throws(MessageError) -> (PrintfConversion, value: Int) {
    let text = specifier.text
    switch specifier.argument {
    case .variable, .nothing: throw .unsupportedSyntax(text, utf8Offset: offset)
    default: break
    }
    var rest = text.dropFirst()
    if let position = specifier.position {
      guard position > 0 else { throw .unknownSpecifier(text, utf8Offset: offset) }
      rest = rest.drop { $0 != "$" }.dropFirst()
    }
    var flags: Flags = []
    while let flag = Flags.characters.first(where: { $0.0 == rest.first }) {
      flags.insert(flag.1)
      rest.removeFirst()
    }
    let width = try count(from: &rest, text, offset, &next)
    var precision = Count.none
    if rest.first == "." {
      rest.removeFirst()
      precision = try count(from: &rest, text, offset, &next)
      // A point alone asks for no digits.
      if precision == .none { precision = .fixed(0) }
    }
    guard let letter = rest.last else { throw .unknownSpecifier(text, utf8Offset: offset) }
    let conversion = PrintfConversion(
      flags: flags, width: width, precision: precision, length: String(rest.dropLast()),
      letter: letter, argument: specifier.argument)
    if let position = specifier.position { return (conversion, position - 1) }
    defer { next += 1 }
    return (conversion, next)
  }

  /// Reads `12`, `*` or `*2$`.
  private static func count(
    from rest: inout Substring, _ text: String, _ offset: Int, _ next: inout Int
  ) throws(MessageError) -> Count {
    let isArgument = rest.first == "*"
    if isArgument { rest = rest.dropFirst() }
    let digits = rest.prefix { $0.isASCII && $0.isNumber }
    rest = rest.dropFirst(digits.count)
    guard isArgument else {
      if digits.isEmpty { return .none }
      guard let number = Int(digits), number <= MessagePattern.widthLimit else {
        throw .tooWide(text, utf8Offset: offset)
      }
      return .fixed(number)
    }
    if digits.isEmpty {
      defer { next += 1 }
      return .argument(next)
    }
    rest = rest.dropFirst()
    guard let position = Int(digits), position > 0 else {
      throw .unknownSpecifier(text, utf8Offset: offset)
    }
    return .argument(position - 1)
  }
}

extension PrintfConversion {
  /// The same with the flag `-`.
  var leftAligned: PrintfConversion {
    PrintfConversion(
      flags: flags.union(.left), width: width, precision: precision, length: length,
      letter: letter, argument: argument)
  }
}
