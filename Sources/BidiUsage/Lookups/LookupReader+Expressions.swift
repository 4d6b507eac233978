import BidiSource

/// Keys between brackets, and in the expressions of pages.
extension LookupReader {
  /// The text between square brackets: `localizer["key", a]`.
  func element(at index: Int) -> Lookup? {
    let open = index + 1
    guard file.isOpen(open, "["), let close = file.partner(of: open) else { return nil }
    let arguments = file.arguments(at: open)
    guard let first = arguments.first, let key = file.literal(first) else { return nil }
    return Lookup(
      key: .literal(key), place: index, callee: file.text(of: index),
      range: file.startOfChain(at: index)..<close + 1,
      arguments: arguments.dropFirst().map { file.argument($0) }, isWhole: true)
  }

  /// The expressions of a page of Thymeleaf: `#{key}`, and with arguments `#{key(${name})}`.
  ///
  /// Source: thymeleaf.org/doc/tutorials/3.1/usingthymeleaf.html#messages
  func expressions() -> [Lookup] {
    file.tokens.indices.compactMap { index -> Lookup? in
      guard file.has(index, "#"), file.isOpen(index + 1, "{"),
        let close = file.partner(of: index + 1)
      else { return nil }
      let bracket = (index + 2..<close).first { file.isOpen($0, "(") }
      let end = bracket ?? close
      guard end > index + 2 else { return nil }
      let key = file.bytes[Int(file.tokens[index + 2].start)..<Int(file.tokens[end - 1].end)]
      guard
        key.allSatisfy({ $0.isASCIILetter || $0.isASCIIDigit || ".-_".utf8.contains($0) })
      else { return nil }
      return Lookup(
        key: .literal(String(decoding: key, as: UTF8.self)), place: index + 2, callee: "",
        range: index..<close + 1,
        arguments: bracket.map { file.arguments(at: $0).map { (nil, inner($0)) } },
        isWhole: bracket != nil)
    }
  }

  // MARK: Constants

  /// Words in the names of types that hold keys as constants.
  private static let typesOfKeys = ["Key", "Locali", "Locale", "Strings", "Texts", "Translation"]

  /// The key that a constant of a type of keys stands for: `LocaleKeys.page_title`, `LocalizationStrings.pageTitle`.
  ///
  /// The constant is called as its key is, but for signs and capitals: what makes such types makes it so.
  ///
  /// Sources: pub.dev/packages/easy_localization, code generation; github.com/mac-cain13/R.swift.
  func constantKey(_ range: Range<Int>) -> UseKey? {
    guard range.count >= 3, range.count % 2 == 1, file.isIdentifier(range.lowerBound),
      stride(from: range.lowerBound + 1, to: range.upperBound, by: 2).allSatisfy({
        file.isDot($0) && file.isIdentifier($0 + 1)
      })
    else { return nil }
    let type = file.text(of: range.lowerBound)
    guard type.first?.isUppercase == true, Self.typesOfKeys.contains(where: type.contains) else {
      return nil
    }
    let names = stride(from: range.lowerBound + 2, to: range.upperBound, by: 2).map(file.text)
    // The value of a case of an enumeration: `LocaleKey.title.rawValue`.
    let last = names.last == "rawValue" ? names.dropLast() : names[...]
    return last.isEmpty ? nil : UseKey(identifier: last.joined())
  }

  /// What stands between the braces of `${name}`; another expression as it is.
  private func inner(_ range: Range<Int>) -> Range<Int> {
    guard file.has(range.lowerBound, "$"), file.isOpen(range.lowerBound + 1, "{"),
      file.partner(of: range.lowerBound + 1) == range.upperBound - 1
    else { return range }
    return range.lowerBound + 2..<range.upperBound - 1
  }
}
