internal import BidiText
internal import MessageSyntax

extension MessagePattern {
  /// Reads the format specifiers of a pattern.
  ///
  /// - Parameters:
  ///   - source: The pattern.
  ///   - hasNames: Whether `%(name)s` is one.
  ///   - list: The list that gets the elements.
  /// - Throws: ``MessageError`` with the offset of the error.
  static func readSpecifiers(
    of source: String, hasNames: Bool = false, into list: inout ElementList
  ) throws(MessageError) {
    let bytes = Array(source.utf8)
    var position = 0
    var next = 0
    for specifier in SpecifierScanner.specifiers(in: bytes, hasNames: hasNames) {
      guard let specifier = specifier.ofC(in: bytes) else { continue }
      let range = specifier.range
      try readLiteral(bytes[position..<range.lowerBound], into: &list)
      position = range.upperBound
      if specifier.argument == .percentSign {
        list.append("%".utf8)
        continue
      }
      let (conversion, value) = try PrintfConversion.read(specifier, in: bytes, next: &next)
      list.append(
        Placeholder(
          text: String(decoding: bytes[range], as: UTF8.self), utf8Range: range,
          key: value, conversion: conversion))
    }
    try readLiteral(bytes[position...], into: &list)
  }

  /// Reads text between specifiers, and throws for a percent sign that is meant as a specifier.
  private static func readLiteral(
    _ text: ArraySlice<UInt8>, into list: inout ElementList
  ) throws(MessageError) {
    var rest = text
    while let percent = rest.firstIndex(of: .percentSign) {
      rest = rest[(percent + 1)...]
      guard let end = endOfUnknownSpecifier(rest) else { continue }
      throw .unknownSpecifier(
        String(decoding: text[percent..<end], as: UTF8.self), utf8Offset: percent)
    }
    list.append(text)
  }

  /// The end of an unknown specifier after a percent sign; nil if the percent sign is text.
  ///
  /// It is a specifier if it has a position, a length or a letter.
  private static func endOfUnknownSpecifier(_ rest: ArraySlice<UInt8>) -> Int? {
    var rest = rest
    let digits = rest.prefix(while: \.isASCIIDigit)
    var isSpecifier = false
    if !digits.isEmpty, rest[digits.endIndex...].first == .dollarSign {
      rest = rest[(digits.endIndex + 1)...]
      isSpecifier = true
    }
    rest = rest.drop { "-+0#'.*$".utf8.contains($0) || $0.isASCIIDigit }
    let length = rest.prefix { "hlLqztj".utf8.contains($0) }
    isSpecifier = isSpecifier || !length.isEmpty
    rest = rest[length.endIndex...]
    if let letter = rest.first, letter.isASCIILetter { return rest.startIndex + 1 }
    return isSpecifier ? rest.startIndex : nil
  }
}
