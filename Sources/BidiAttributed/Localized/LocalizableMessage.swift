public import BidiFormat
import BidiJudge
import MessageSyntax
public import Foundation

/// A message with arguments that is looked up in a table of an app's bundle: what stands between the quotation marks of
/// `String(bidiLocalized:)`.
///
/// The key is the one that Foundation makes of the same literal, so that the tables that Xcode writes for
/// `String(localized:)` serve: `%@` for text, `%lld` for `Int`, `%lf` for `Double`, and so on.
///
/// ```swift
/// let message: LocalizableMessage = "\("Ali") has \(3) files, 100%"
/// message.key  // "%@ has %lld files, 100%%"
/// ```
///
/// An argument whose kind is known can say it, as a `MessageArgument`: `\(.url(address))`. Its key is `%@`.
public struct LocalizableMessage: Sendable, ExpressibleByStringInterpolation {
  /// An argument, as `String(format:)` takes it, or to be written in the locale of the message.
  enum Argument: Sendable {
    case text(String)
    case integer(Int64)
    case unsigned(UInt64)
    case number(Double)
    case argument(MessageArgument)
    case formatted(@Sendable (Locale) -> String)
  }

  /// The key of the message in tables, and its text if no table has the key.
  public let key: String

  let arguments: [Argument]

  /// A message without arguments.
  ///
  /// - Parameter key: The key; it is not changed.
  public init(stringLiteral key: String) {
    self.key = key
    arguments = []
  }

  /// A message with arguments.
  ///
  /// - Parameter interpolation: The key and the arguments.
  public init(stringInterpolation interpolation: StringInterpolation) {
    key = interpolation.key
    arguments = interpolation.arguments
  }

  /// Collects the key and the arguments of a message.
  public struct StringInterpolation: StringInterpolationProtocol, Sendable {
    fileprivate var key = ""
    fileprivate var arguments: [Argument] = []

    /// Makes an empty interpolation.
    ///
    /// - Parameters:
    ///   - literalCapacity: How long the literals are.
    ///   - interpolationCount: How many arguments there are.
    public init(literalCapacity: Int, interpolationCount: Int) {
      key.reserveCapacity(literalCapacity + 4 * interpolationCount)
      arguments.reserveCapacity(interpolationCount)
    }

    /// Adds text; a percent sign is doubled in the key, as Foundation does.
    public mutating func appendLiteral(_ literal: String) {
      key += literal.replacing("%", with: "%%")
    }

    private mutating func append(_ argument: Argument, _ specifier: String) {
      key += specifier
      arguments.append(argument)
    }

    /// Adds a text: `%@`.
    public mutating func appendInterpolation(_ text: some StringProtocol) {
      append(.text(String(text)), "%@")
    }

    /// Adds an attributed text without its attributes: `%@`.
    public mutating func appendInterpolation(_ text: AttributedString) {
      append(.text(String(text.characters[...])), "%@")
    }

    /// Adds an argument whose kind is known: `%@`.
    public mutating func appendInterpolation(_ argument: MessageArgument) {
      append(.argument(argument), "%@")
    }

    /// Adds a whole number: `%lld` for `Int` and `Int64`, `%d` for narrower ones, `%llu` and `%u` for those
    /// without a sign.
    public mutating func appendInterpolation<Number: FixedWidthInteger>(_ number: Number) {
      let isWide = Number.self == Int.self || Number.self == UInt.self || Number.bitWidth > 32
      appendInterpolation(
        number, specifier: "%" + (isWide ? "ll" : "") + (Number.isSigned ? "d" : "u"))
    }

    /// Adds a whole number by a specifier of your own, such as `%04lld`, which the key has too.
    public mutating func appendInterpolation<Number: FixedWidthInteger>(
      _ number: Number, specifier: String
    ) {
      append(
        Number.isSigned ? .integer(Int64(clamping: number)) : .unsigned(UInt64(clamping: number)),
        specifier)
    }

    /// Adds a number with a fraction: `%lf`, for `Float` `%f`.
    public mutating func appendInterpolation<Number: BinaryFloatingPoint>(_ number: Number) {
      appendInterpolation(number, specifier: Number.self == Float.self ? "%f" : "%lf")
    }

    /// Adds a number with a fraction by a specifier of your own, such as `%.1lf`, which the key has too.
    public mutating func appendInterpolation<Number: BinaryFloatingPoint>(
      _ number: Number, specifier: String
    ) {
      append(.number(Double(number)), specifier)
    }

    /// Adds a value that a format style writes in the locale of the message: `%@`.
    public mutating func appendInterpolation<Style: FormatStyle & Sendable>(
      _ value: Style.FormatInput, format: Style
    ) where Style.FormatInput: Sendable, Style.FormatOutput == String {
      append(.formatted { locale in format.locale(locale).format(value) }, "%@")
    }

    /// Adds an object by its description, or as a formatter writes it: `%@`.
    public mutating func appendInterpolation(_ object: NSObject, formatter: Formatter? = nil) {
      append(.text(formatter?.string(for: object) ?? object.description), "%@")
    }

    /// Adds a date by its description, or as a formatter writes it: `%@`.
    ///
    /// On Linux a date is no `ReferenceConvertible`.
    public mutating func appendInterpolation(_ date: Date, formatter: Formatter? = nil) {
      append(.text(formatter?.string(for: date) ?? date.description), "%@")
    }

    /// Adds a value of Foundation, such as a `URL`, by its description, or as a formatter writes it: `%@`.
    public mutating func appendInterpolation(
      _ value: some ReferenceConvertible, formatter: Formatter? = nil
    ) {
      append(.text(formatter?.string(for: value) ?? value.description), "%@")
    }
  }
}
