/// A format specifier of Foundation's `String(format:)`: `%@`, `%1$@`, `%lld`, `%.2f`, `%*d`, `%%`,
/// and the variables of a `.stringsdict`, `%#@name@` and `%1$#@name@`.
///
/// Its letters are no text: they are opaque to every search for a direction.
///
/// Source: Apple, String Format Specifiers; IEEE Std 1003.1 `printf`.
public struct FormatSpecifier: Sendable, Hashable {
  /// What kind of argument takes the specifier's place.
  public enum Argument: Sendable, Hashable {
    /// Any object or C string: text of unknown direction.
    case text
    /// A single character.
    case character
    /// A decimal integer.
    case integer
    /// An octal or hexadecimal integer, or a pointer.
    case bits
    /// A floating-point number.
    case floatingPoint
    /// A variable of a `.stringsdict`, with its name.
    case variable(String)
    /// The percent sign of `%%`.
    case percentSign
    /// Nothing: `%n` writes no text.
    case nothing
  }

  /// Where the specifier stands.
  public let range: Range<String.Index>

  /// What takes its place.
  public let argument: Argument

  /// The position in `%2$@`, counted from 1; nil where none is written.
  public let position: Int?

  /// The specifier as written.
  public let text: String
}

extension StringProtocol {
  /// The format specifiers of the text, in order.
  ///
  /// A space counts as a flag only where neither a letter nor anything beyond ASCII follows the conversion
  /// (directional controls apart), so that `50% off` holds no
  /// specifier although `printf` would read `% o`.
  ///
  /// ```swift
  /// "%1$@ \u{05D0} %lld%%".formatSpecifiers().map(\.text)  // ["%1$@", "%lld", "%%"]
  /// ```
  ///
  /// - Complexity: O(*n*).
  public func formatSpecifiers() -> [FormatSpecifier] { asSubstring.specifiers() }
}

extension Substring {
  /// What ``Swift/StringProtocol/formatSpecifiers()`` finds.
  fileprivate func specifiers() -> [FormatSpecifier] {
    let bytes = utf8
    var specifiers: [FormatSpecifier] = []
    var index = bytes.startIndex
    while let percent = bytes[index...].firstIndex(of: UInt8(ascii: "%")) {
      var scanner = SpecifierScanner(bytes[bytes.index(after: percent)...])
      if let (argument, position) = scanner.scan() {
        let end = scanner.rest.startIndex
        specifiers.append(
          FormatSpecifier(
            range: percent..<end, argument: argument, position: position,
            text: String(self[percent..<end])))
        index = end
      } else {
        index = bytes.index(after: percent)
      }
    }
    return specifiers
  }
}

/// Reads what follows a percent sign.
///
/// Every character of a specifier is ASCII, except in the name of a variable.
package struct SpecifierScanner {
  package var rest: Substring.UTF8View

  package init(_ rest: Substring.UTF8View) { self.rest = rest }

  package mutating func scan() -> (FormatSpecifier.Argument, position: Int?)? {
    if take("%") { return (.percentSign, nil) }
    let position = takePosition()
    var hasSpace = false
    while let flag = rest.first, "-+ 0#'".utf8.contains(flag) {
      if flag == UInt8(ascii: "#"), let name = variableName() { return (.variable(name), position) }
      hasSpace = hasSpace || flag == UInt8(ascii: " ")
      rest.removeFirst()
    }
    takeWidth()
    if take(".") { takeWidth() }
    takeLength()
    guard let conversion = rest.popFirst(), let argument = Self.argument(of: conversion) else {
      return nil
    }
    if hasSpace, isFollowedByLetter { return nil }
    return (argument, position)
  }

  /// Whether a letter, or what is not ASCII, comes next; directional controls are passed over, so that
  /// marks round a text do not change what its specifiers are.
  private var isFollowedByLetter: Bool {
    let text = String(decoding: rest.prefix(48), as: UTF8.self)
    let next = text.unicodeScalars.first { DirectionalFormatting($0) == nil }
    return next.map { $0.value >= 0x80 || UInt8($0.value).isASCIILetter } ?? false
  }

  private static func argument(of conversion: UInt8) -> FormatSpecifier.Argument? {
    switch Unicode.Scalar(conversion) {
    case "@", "s", "S": .text
    case "c", "C": .character
    case "d", "D", "i", "u", "U": .integer
    case "x", "X", "o", "O", "p": .bits
    case "f", "F", "e", "E", "g", "G", "a", "A": .floatingPoint
    case "n": .nothing
    default: nil
    }
  }

  private mutating func take(_ character: Unicode.Scalar) -> Bool {
    guard rest.first == UInt8(ascii: character) else { return false }
    rest.removeFirst()
    return true
  }

  private mutating func takeDigits() -> Int? {
    var number: Int?
    var isTooLarge = false
    while let digit = rest.first, digit.isASCIIDigit {
      let (product, carry) = (number ?? 0).multipliedReportingOverflow(by: 10)
      let (sum, carryOfSum) = product.addingReportingOverflow(Int(digit & 0x0F))
      isTooLarge = isTooLarge || carry || carryOfSum
      number = sum
      rest.removeFirst()
    }
    return isTooLarge ? nil : number
  }

  /// Reads `2$`, and nothing where the digits are a width.
  private mutating func takePosition() -> Int? {
    let start = rest
    guard let number = takeDigits(), take("$") else {
      rest = start
      return nil
    }
    return number
  }

  /// Reads a width or precision: `12`, `*` or `*2$`.
  private mutating func takeWidth() {
    if take("*") { _ = takePosition() } else { _ = takeDigits() }
  }

  private mutating func takeLength() {
    while let next = rest.first, "hlLqztj".utf8.contains(next) { rest.removeFirst() }
  }

  /// Reads `#@name@`; leaves everything where it is not one.
  private mutating func variableName() -> String? {
    let start = rest
    rest.removeFirst()
    guard take("@"), let end = rest.firstIndex(of: UInt8(ascii: "@")), end > rest.startIndex else {
      rest = start
      return nil
    }
    let name = String(decoding: rest[..<end], as: UTF8.self)
    guard !name.contains(where: { $0.isWhitespace || $0 == "%" }) else {
      rest = start
      return nil
    }
    rest = rest[rest.index(after: end)...]
    return name
  }
}
