public import BidiText
import MessageSyntax

/// A value for a message, with its direction if that is known.
///
/// ```swift
/// let arguments: [MessageArgument] = ["\u{5C0F}\u{660E}", 42, .phone("+1 (555) 010-9999")]
/// arguments.map(\.direction)  // [nil, nil, .leftToRight]
/// ```
public struct MessageArgument: Sendable, Hashable {
  /// The kinds of arguments; the kind decides how an argument is isolated.
  public enum Kind: String, Sendable, Hashable, Codable, CaseIterable {
    /// Text, such as a name. Isolated in its direction, or by FSI if that is not known.
    case text
    /// A number. It is isolated from left to right if its sign or a part of it could change its place.
    case number
    /// A telephone number. Left to right.
    case phone
    /// An address with a scheme, or an e-mail address. Left to right.
    case url
    /// A path or the name of a file. Left to right.
    case path
    /// A handle such as `@name` or a tag such as `#topic`. Left to right.
    case handle
    /// Code, an identifier or a one-time code. Left to right.
    case code
    /// Text that is already isolated, such as a formatted message. Never isolated again.
    case isolated
  }

  enum Value: Sendable, Hashable {
    case text(String)
    case integer(magnitude: UInt64, isNegative: Bool)
    case floatingPoint(Double)
  }

  /// The kind of the argument.
  public let kind: Kind

  /// The direction; nil for text of unknown direction, for numbers and for text that is already isolated.
  public let direction: WritingDirection?

  let value: Value

  private init(_ text: String, _ kind: Kind, _ direction: WritingDirection?) {
    self.kind = kind
    self.direction = direction
    value = .text(text)
  }

  private init(number: Value) {
    kind = .number
    direction = nil
    value = number
  }

  /// Text of unknown direction.
  public static func text(_ text: String) -> Self { Self(text, .text, nil) }

  /// Text whose direction is known; nil for text of unknown direction.
  public static func text(_ text: String, direction: WritingDirection?) -> Self {
    Self(text, .text, direction)
  }

  /// A whole number.
  public static func number(_ number: Int) -> Self {
    Self(number: .integer(magnitude: UInt64(number.magnitude), isNegative: number < 0))
  }

  /// A whole number of 64 bits.
  public static func number(_ number: Int64) -> Self {
    Self(number: .integer(magnitude: number.magnitude, isNegative: number < 0))
  }

  /// A whole number of 64 bits without sign.
  public static func number(_ number: UInt64) -> Self {
    Self(number: .integer(magnitude: number, isNegative: false))
  }

  /// A floating-point number.
  public static func number(_ number: Double) -> Self { Self(number: .floatingPoint(number)) }

  /// A number that is already text, in the digits of a locale.
  ///
  /// It takes the place of `%d` and similar specifiers as it is.
  public static func number(formatted text: String) -> Self { Self(text, .number, nil) }

  /// A telephone number.
  public static func phone(_ text: String) -> Self { Self(text, .phone, .leftToRight) }

  /// An address with a scheme, or an e-mail address.
  public static func url(_ text: String) -> Self { Self(text, .url, .leftToRight) }

  /// A path or the name of a file.
  public static func path(_ text: String) -> Self { Self(text, .path, .leftToRight) }

  /// A handle such as `@name`.
  public static func handle(_ text: String) -> Self { Self(text, .handle, .leftToRight) }

  /// Code, an identifier or a one-time code.
  public static func code(_ text: String) -> Self { Self(text, .code, .leftToRight) }

  /// Text that is already isolated.
  public static func isolated(_ text: String) -> Self { Self(text, .isolated, nil) }

  /// An argument of the same kind and direction with another text.
  func replacing(text: String) -> Self { Self(text, kind, direction) }
}

extension MessageArgument: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral,
  ExpressibleByFloatLiteral
{
  /// Text of unknown direction.
  public init(stringLiteral text: String) { self = .text(text) }

  /// A whole number.
  public init(integerLiteral number: Int) { self = .number(number) }

  /// A floating-point number.
  public init(floatLiteral number: Double) { self = .number(number) }
}

extension MessageArgument {
  /// The argument as text, without a specifier.
  ///
  /// Whole numbers are in decimal. Floating-point numbers are in ASCII, with as many digits as identify the number.
  func plainText(in digits: NativeDigits?) -> String {
    switch value {
    case .text(let text): return text
    case .integer(let magnitude, let isNegative):
      let text = (isNegative ? "-" : "") + String(magnitude)
      return digits?.replacingDigits(in: text) ?? text
    case .floatingPoint(let number): return "\(number)"
    }
  }

  /// The argument as a specifier writes it; nil if it is of another kind.
  ///
  /// Numbers are written by the rules of `printf` in the C locale, and whole numbers in the given digits. A number that
  /// is already text stays as it is. Width and precision of text count characters as readers see them.
  func text(
    by conversion: PrintfConversion, width: Int, precision: Int?, _ digits: NativeDigits?
  ) -> String? {
    switch (conversion.argument, value) {
    case (.text, _):
      let text = plainText(in: digits)
      return padded(precision.map { String(text.prefix($0)) } ?? text, conversion, width)
    case (.character, .integer(let magnitude, false)):
      guard let code = UInt32(exactly: magnitude), let scalar = Unicode.Scalar(code) else {
        return nil
      }
      return padded(String(Character(scalar)), conversion, width)
    case (.character, .text(let text)):
      return text.count == 1 ? padded(text, conversion, width) : nil
    case (.integer, .text(let text)), (.bits, .text(let text)), (.floatingPoint, .text(let text)):
      return kind == .number ? text : nil
    case (.integer, .integer(let magnitude, let isNegative)),
      (.bits, .integer(let magnitude, let isNegative)):
      let text = IntegerText.text(
        magnitude: magnitude, isNegative: isNegative, conversion, width: width,
        precision: precision)
      return conversion.argument == .integer ? digits?.replacingDigits(in: text) ?? text : text
    case (.floatingPoint, .integer(let magnitude, let isNegative)):
      let number = Double(magnitude)
      return FloatText.text(
        isNegative ? -number : number, conversion, width: width, precision: precision)
    case (.floatingPoint, .floatingPoint(let number)):
      return FloatText.text(number, conversion, width: width, precision: precision)
    default:
      return nil
    }
  }

  private func padded(_ text: String, _ conversion: PrintfConversion, _ width: Int) -> String {
    guard width > 0 else { return text }
    let spaces = String(repeating: " ", count: max(0, width - text.count))
    return conversion.flags.contains(.left) ? text + spaces : spaces + text
  }
}
