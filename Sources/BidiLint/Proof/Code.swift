import BidiText

/// Values that programs read: a mark in them breaks what they are for.
enum Code {
  /// What a value is, as a phrase, or nil where it is text for people.
  static func kind(of value: String) -> String? {
    if isAddress(value) { return "an address" }
    if isDatePattern(value) { return "a date pattern" }
    if isIdentifier(value) { return "an identifier" }
    return nil
  }

  /// A URL or an e-mail address, and nothing else.
  private static func isAddress(_ value: String) -> Bool {
    guard !value.isEmpty, !value.contains(where: \.isWhitespace) else { return false }
    return value.contains("://") || value.hasPrefix("www.") || value.hasPrefix("mailto:")
      || value.hasPrefix("tel:") || value.firstMatch(of: /^[^@]+@[^@]+\.[a-zA-Z]{2,}$/) != nil
  }

  /// A pattern of Unicode Technical Standard #35, such as `EEEE, d MMMM`.
  ///
  /// Its ASCII letters are pattern letters, each stretch of them one letter repeated, and one of the usual
  /// stretches is there.
  private static func isDatePattern(_ value: String) -> Bool {
    var stretches: [Substring] = []
    var rest = value[...]
    while let first = rest.firstIndex(where: { $0.isASCII && $0.isLetter }) {
      let letter = rest[first]
      guard "GyYuMLwWdDFEecahHKkmsSzZvVxX".contains(letter) else { return false }
      let end = rest[first...].firstIndex { $0 != letter } ?? rest.endIndex
      stretches.append(rest[first..<end])
      rest = rest[end...]
      if let next = rest.first, next.isASCII, next.isLetter { return false }
    }
    let usual: Set<Substring> = [
      "yy", "yyyy", "MM", "MMM", "MMMM", "LLL", "LLLL", "dd", "EE", "EEE", "EEEE", "HH", "hh", "mm",
      "ss",
    ]
    return stretches.contains(where: usual.contains)
  }

  /// One word with an underscore between letters, or a reversed domain name.
  private static func isIdentifier(_ value: String) -> Bool {
    !value.contains { $0.isWhitespace || $0 == "%" }
      && (value.firstMatch(of: /[A-Za-z0-9]_[^_]/) != nil
        || value.firstMatch(of: /^(com|org|net|io)\.[A-Za-z0-9-]+\./) != nil)
  }
}
