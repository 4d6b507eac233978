internal import BidiText
internal import MessageSyntax

/// The conversion of a format specifier of `printf`.
struct PrintfConversion: Sendable, Hashable {
  /// A width or a precision.
  enum Count: Sendable, Hashable {
    /// Nothing is written.
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
    /// `'`: digits are grouped if the locale groups them.
    static let grouping = Flags(rawValue: 32)

    static let characters: [(Unicode.Scalar, Flags)] = [
      ("-", .left), ("+", .plus), (" ", .space), ("0", .zero), ("#", .alternate),
      ("'", .grouping),
    ]
  }

  let flags: Flags
  let width: Count
  let precision: Count
  /// `hh`, `h`, `l`, `ll`, `q`, `j`, `z`, `t`, `L`, or empty.
  let length: String
  let letter: Unicode.Scalar
  let argument: FormatSpecifier.Argument

  /// The specifier without positions.
  var specifier: String {
    let flagText = Flags.characters.filter { flags.contains($0.1) }.map { String(Character($0.0)) }
      .joined()
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
    return "%" + flagText + widthText + precisionText + length + String(Character(letter))
  }

  /// Reads a specifier.
  ///
  /// - Parameters:
  ///   - specifier: The specifier, found in a text.
  ///   - bytes: The text.
  ///   - next: The position of the next argument without a written position.
  /// - Returns: The conversion, and the argument that is its value.
  /// - Throws: ``MessageError`` if it cannot be formatted.
  static func read(
    _ specifier: SpecifierScanner.Found, in bytes: [UInt8], next: inout Int
  ) throws(MessageError) -> (PrintfConversion, value: MessagePattern.Placeholder.Key) {
    var reader = ConversionReader(bytes[specifier.range], after: specifier.endOfName)
    switch specifier.argument {
    case .variable, .nothing: throw .unsupportedSyntax(reader.text, utf8Offset: reader.offset)
    default: break
    }
    if let position = specifier.position {
      guard position > 0 else { throw reader.unknown }
      reader.skipPosition()
    }
    let flags = reader.flags()
    let width = try reader.count(next: &next)
    var precision = Count.none
    if reader.take(".") {
      precision = try reader.count(next: &next)
      // A point alone means precision 0.
      if precision == .none { precision = .fixed(0) }
    }
    guard let letter = reader.rest.last else { throw reader.unknown }
    let conversion = PrintfConversion(
      flags: flags, width: width, precision: precision,
      length: String(decoding: reader.rest.dropLast(), as: UTF8.self),
      letter: Unicode.Scalar(letter), argument: specifier.argument)
    if let position = specifier.position { return (conversion, .position(position - 1)) }
    if specifier.endOfName != nil, let name = NamedPlaceholder(at: reader.offset, in: bytes) {
      return (conversion, MessagePattern.Placeholder.Key(name.key))
    }
    defer { next += 1 }
    return (conversion, .position(next))
  }
}

/// Reads the part of a specifier after the percent sign; all of it is ASCII.
private struct ConversionReader {
  private let specifier: ArraySlice<UInt8>
  private(set) var rest: ArraySlice<UInt8>

  init(_ specifier: ArraySlice<UInt8>, after endOfName: Int?) {
    self.specifier = specifier
    rest = specifier[(endOfName ?? specifier.startIndex + 1)...]
  }

  /// The specifier as written.
  var text: String { String(decoding: specifier, as: UTF8.self) }

  /// The start of the specifier.
  var offset: Int { specifier.startIndex }

  /// The error for a position that does not exist.
  var unknown: MessageError { .unknownSpecifier(text, utf8Offset: offset) }

  mutating func take(_ character: Unicode.Scalar) -> Bool {
    guard rest.first == UInt8(ascii: character) else { return false }
    rest.removeFirst()
    return true
  }

  /// Skips `2$`.
  mutating func skipPosition() {
    while let byte = rest.popFirst(), byte != .dollarSign {}
  }

  mutating func flags() -> PrintfConversion.Flags {
    var flags: PrintfConversion.Flags = []
    while let byte = rest.first,
      let flag = PrintfConversion.Flags.characters.first(where: { UInt8(ascii: $0.0) == byte })
    {
      flags.insert(flag.1)
      rest.removeFirst()
    }
    return flags
  }

  /// Reads `12`, `*` or `*2$`.
  mutating func count(next: inout Int) throws(MessageError) -> PrintfConversion.Count {
    let isArgument = take("*")
    let digits = rest.prefix(while: \.isASCIIDigit)
    rest = rest[digits.endIndex...]
    if digits.isEmpty {
      guard isArgument else { return .none }
      defer { next += 1 }
      return .argument(next)
    }
    let number = Int(String(decoding: digits, as: UTF8.self))
    guard isArgument else {
      guard let number, number <= MessagePattern.widthLimit else {
        throw .tooWide(text, utf8Offset: offset)
      }
      return .fixed(number)
    }
    // The dollar sign.
    _ = rest.popFirst()
    guard let number, number > 0 else { throw unknown }
    return .argument(number - 1)
  }
}

extension PrintfConversion {
  /// The same conversion with the flag `-`.
  var leftAligned: PrintfConversion {
    PrintfConversion(
      flags: flags.union(.left), width: width, precision: precision, length: length,
      letter: letter, argument: argument)
  }
}
