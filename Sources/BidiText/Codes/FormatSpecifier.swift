/// A format specifier of Foundation's `String(format:)`: `%@`, `%1$@`, `%lld`, `%.2f`, `%*d`, `%%`,
/// the variables of a `.stringsdict`, `%#@name@` and `%1$#@name@`, the dates of Java's `Formatter`, `%1$tF`, its grouped
/// numbers, `%,d`, and numbers in the digits of the locale as glibc has them, `%Id`.
///
/// Its letters are no text: they are opaque to every search for a direction.
///
/// Source: Apple, String Format Specifiers; IEEE Std 1003.1 `printf`; Java SE, `java.util.Formatter`, Date/Time Conversions, Flags;
/// printf(3) of Linux, the flag `I`.
public struct FormatSpecifier: Sendable, Hashable {
  /// The kind of argument that replaces the specifier.
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
    /// A date, a time or a part of one: `%1$tF`, `%tB`, `%<tM`.
    case date
    /// The percent sign of `%%`.
    case percentSign
    /// Nothing: `%n` writes no text.
    case nothing
  }

  /// The range of the specifier.
  public let range: Range<String.Index>

  /// The kind of argument that replaces the specifier.
  public let argument: Argument

  /// The position in `%2$@`, counted from 1; nil if none is written.
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
  public func formatSpecifiers() -> [FormatSpecifier] {
    let text = asSubstring
    let bytes = Array(text.utf8)
    var place = (offset: 0, index: text.startIndex)
    func index(_ offset: Int) -> String.Index {
      place.index = text.utf8.index(place.index, offsetBy: offset - place.offset)
      place.offset = offset
      return place.index
    }
    return SpecifierScanner.specifiers(in: bytes).map { found in
      FormatSpecifier(
        range: index(found.range.lowerBound)..<index(found.range.upperBound),
        argument: found.argument, position: found.position,
        text: String(decoding: bytes[found.range], as: UTF8.self))
    }
  }
}

/// Reads what follows a percent sign.
///
/// Every character of a specifier is ASCII, except in the name of a variable.
package struct SpecifierScanner {
  /// What is left to read.
  package private(set) var rest: ArraySlice<UInt8>

  package init(_ rest: ArraySlice<UInt8>) { self.rest = rest }

  /// A specifier in bytes.
  package struct Found {
    /// Its bytes, with the percent sign.
    package let range: Range<Int>
    /// The kind of argument that replaces the specifier.
    package let argument: FormatSpecifier.Argument
    /// The position in `%2$@`, counted from 1; nil if none is written.
    package let position: Int?
    /// Where the name of `%(name)s` ends, after its bracket; nil if it has none.
    package let endOfName: Int?

    /// The same as C reads it: `%1$td` is a number, and `%Id` and `%,d` are no specifiers.
    ///
    /// - Parameter bytes: The text.
    /// - Returns: Nil for what is no specifier of C.
    package func ofC(in bytes: [UInt8]) -> Found? {
      let flags = bytes[(endOfName ?? range.lowerBound)..<range.upperBound]
      if [.integer, .floatingPoint].contains(argument),
        flags.contains(where: { $0 == UInt8(ascii: "I") || $0 == UInt8(ascii: ",") })
      {
        return nil
      }
      guard argument == .date else { return self }
      guard bytes[range.upperBound - 2] == UInt8(ascii: "t"), !bytes[range].contains(0x3C),
        let argument = SpecifierScanner.argument(of: bytes[range.upperBound - 1])
      else { return nil }
      return Found(range: range, argument: argument, position: position, endOfName: endOfName)
    }
  }

  /// The specifiers of a text in UTF-8, in order.
  ///
  /// - Parameters:
  ///   - bytes: The text.
  ///   - hasNames: Whether `%(name)s` is one too, with a name before the flags, as Python and gettext have it.
  /// - Returns: The specifiers.
  /// - Complexity: O(*n*).
  package static func specifiers(in bytes: [UInt8], hasNames: Bool = false) -> [Found] {
    var found: [Found] = []
    var index = 0
    while let percent = bytes[index...].firstIndex(of: UInt8(ascii: "%")) {
      index = percent + 1
      if hasNames, let named = named(at: percent, in: bytes) {
        found.append(named)
        index = named.range.upperBound
        continue
      }
      var scanner = SpecifierScanner(bytes[(percent + 1)...])
      guard let (argument, position) = scanner.scan() else { continue }
      index = scanner.rest.startIndex
      found.append(
        Found(range: percent..<index, argument: argument, position: position, endOfName: nil))
    }
    return found
  }

  /// Reads `%(name)s`.
  ///
  /// - Parameters:
  ///   - percent: Where its percent sign stands.
  ///   - bytes: The text.
  /// - Returns: Nil for what is none.
  package static func named(at percent: Int, in bytes: [UInt8]) -> Found? {
    guard let name = NamedPlaceholder(at: percent, in: bytes), name.form == .percentParentheses
    else { return nil }
    let end = name.range.upperBound
    var scanner = SpecifierScanner(bytes[end...])
    guard let (argument, position) = scanner.scan(), position == nil else { return nil }
    switch argument {
    case .percentSign, .variable, .date, .nothing: return nil
    default:
      return Found(
        range: percent..<scanner.rest.startIndex, argument: argument, position: nil, endOfName: end)
    }
  }

  package mutating func scan() -> (FormatSpecifier.Argument, position: Int?)? {
    if take("%") { return (.percentSign, nil) }
    let position = takePosition()
    if position == nil, let date = takeRelativeDate() { return (date, nil) }
    var hasSpace = false
    var mayBeDate = true
    var hasDigitsOfLocale = false
    var isGrouped = false
    var hasApostrophe = false
    while let flag = rest.first, Self.isFlag(flag) {
      if flag == UInt8(ascii: "#"), let name = variableName() { return (.variable(name), position) }
      hasSpace = hasSpace || flag == UInt8(ascii: " ")
      mayBeDate = mayBeDate && flag == UInt8(ascii: "-")
      hasDigitsOfLocale = hasDigitsOfLocale || flag == UInt8(ascii: "I")
      isGrouped = isGrouped || flag == UInt8(ascii: ",")
      hasApostrophe = hasApostrophe || flag == UInt8(ascii: "'")
      rest.removeFirst()
    }
    takeWidth()
    if mayBeDate, takeDate(isPositional: position != nil) { return (.date, position) }
    let hasPrecision = take(".")
    if hasPrecision { takeWidth() }
    takeLength()
    guard let conversion = rest.popFirst(), let argument = Self.argument(of: conversion) else {
      return nil
    }
    if hasSpace, isFollowedByLetter { return nil }
    // `%I` is an hour to `strftime`, and `%Information` a word after a percent sign, and so is `%If`.
    if hasDigitsOfLocale,
      !(argument == .integer
        || argument == .floatingPoint && (hasPrecision || conversion == UInt8(ascii: "g")))
        || hasSpace
        || rest.first?.isASCIILetter == true
    {
      return nil
    }
    // Turkish writes endings after an apostrophe: "%'si", "%'den". The flag is one of numbers (POSIX, fprintf).
    if hasApostrophe,
      ![.integer, .floatingPoint].contains(argument)
        || position == nil && rest.first.map("aeiu".utf8.contains) ?? false
    {
      return nil
    }
    // The comma of "50%, and" ends a part of a sentence; after a position it is a flag: `%1$,den` in Basque.
    if isGrouped,
      ![.integer, .floatingPoint].contains(argument) || hasSpace
        || position == nil && rest.first?.isASCIILetter == true
    {
      return nil
    }
    return (argument, position)
  }

  private static func isFlag(_ byte: UInt8) -> Bool {
    switch Unicode.Scalar(byte) {
    case "-", "+", " ", "0", "#", "'", "I", ",": true
    default: false
    }
  }

  /// Whether a letter, or what is not ASCII, comes next; directional controls are passed over, so that
  /// marks round a text do not change what its specifiers are.
  private var isFollowedByLetter: Bool {
    let text = String(decoding: rest.prefix(48), as: UTF8.self)
    let next = text.unicodeScalars.first { DirectionalFormatting($0) == nil }
    return next.map { $0.value >= 0x80 || UInt8($0.value).isASCIILetter } ?? false
  }

  /// The kind of argument that a conversion takes; nil for a letter that is none in C.
  package static func argument(of conversion: UInt8) -> FormatSpecifier.Argument? {
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

  /// Reads `<tM`, which shows the argument of the specifier before once more; leaves everything where it is none.
  ///
  /// `<td`, `<th` and `<tr` are tags after a percent sign.
  private mutating func takeRelativeDate() -> FormatSpecifier.Argument? {
    let start = rest
    guard take("<") else { return nil }
    _ = take("-")
    takeWidth()
    let letters = rest.prefix(2).map { $0 | 0x20 }
    guard !["td", "th", "tr"].contains(where: { $0.utf8.elementsEqual(letters) }),
      takeDate(isPositional: true), rest.first != UInt8(ascii: ">")
    else {
      rest = start
      return nil
    }
    return .date
  }

  /// Reads `tF`; leaves everything where it is none.
  ///
  /// Without a position, `td` is the number that it is for C, and a letter after a date makes it a word.
  private mutating func takeDate(isPositional: Bool) -> Bool {
    let start = rest
    guard let first = rest.popFirst(), first | 0x20 == UInt8(ascii: "t"),
      let letter = rest.popFirst(),
      "HIklMSLNpzZsQBbhAaCYyjmdeRTrDFc".utf8.contains(letter),
      isPositional
        || first == UInt8(ascii: "t") && letter != UInt8(ascii: "d") && !isFollowedByLetter
    else {
      rest = start
      return false
    }
    return true
  }

  private mutating func takeLength() {
    while let next = rest.first {
      switch Unicode.Scalar(next) {
      case "h", "l", "L", "q", "z", "t", "j": rest.removeFirst()
      default: return
      }
    }
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
    rest = rest[(end + 1)...]
    return name
  }
}
