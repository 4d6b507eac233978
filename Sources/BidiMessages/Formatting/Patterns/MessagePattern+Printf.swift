internal import BidiText

extension MessagePattern {
  /// Reads the format specifiers of a pattern.
  static func readSpecifiers(
    of source: String, into list: inout ElementList
  ) throws(MessageError) {
    var position = source.startIndex
    var next = 0
    for specifier in source.formatSpecifiers() {
      try readLiteral(of: source, position..<specifier.range.lowerBound, into: &list)
      position = specifier.range.upperBound
      if specifier.argument == .percentSign {
        list.append("%")
        continue
      }
      let start = source.utf8.distance(
        from: source.startIndex, to: specifier.range.lowerBound)
      let (conversion, value) = try PrintfConversion.read(specifier, at: start, next: &next)
      list.append(
        Placeholder(
          text: specifier.text, utf8Range: start..<start + specifier.text.utf8.count,
          key: .position(value), conversion: conversion))
    }
    try readLiteral(of: source, position..<source.endIndex, into: &list)
  }

  /// Takes over text between specifiers, once sure that no percent sign in it was meant as one.
  private static func readLiteral(
    of source: String, _ range: Range<String.Index>, into list: inout ElementList
  ) throws(MessageError) {
    var rest = source[range].utf8
    while let percent = rest.firstIndex(of: UInt8(ascii: "%")) {
      rest = rest[rest.index(after: percent)...]
      guard let end = endOfUnknownSpecifier(rest) else { continue }
      throw .unknownSpecifier(
        String(source[percent..<end]),
        utf8Offset: source.utf8.distance(from: source.startIndex, to: percent))
    }
    list.append(String(source[range]))
  }

  /// The end of what looks like a specifier behind a percent sign; nil for a percent sign that is text.
  ///
  /// A position, a length or a letter says that a specifier was meant.
  private static func endOfUnknownSpecifier(_ rest: Substring.UTF8View) -> String.Index? {
    var rest = rest
    let digits = rest.prefix(while: \.isASCIIDigit)
    var isMeant = false
    if !digits.isEmpty, rest[digits.endIndex...].first == UInt8(ascii: "$") {
      rest = rest[rest.index(after: digits.endIndex)...]
      isMeant = true
    }
    rest = rest.drop { "-+0#'.*$".utf8.contains($0) || $0.isASCIIDigit }
    let length = rest.prefix { "hlLqztj".utf8.contains($0) }
    isMeant = isMeant || !length.isEmpty
    rest = rest[length.endIndex...]
    if let letter = rest.first, letter.isASCIILetter { return rest.index(after: rest.startIndex) }
    return isMeant ? rest.startIndex : nil
  }
}
