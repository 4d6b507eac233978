extension TokenizedFile {
  /// A text with code in it.
  struct Template {
    /// The tokens of the code, for each place.
    var code: [Range<Int>] = []

    /// The texts before, between and after them: one more than ``code``.
    var texts: [String] = []

    /// The place of the text with its code, without its marks.
    var content = 0..<0

    /// The text as the key of a catalog, in which each place is one sign.
    ///
    /// Source: developer.apple.com/documentation/swift/string/localizationvalue: interpolated values become specifiers, and a percent
    /// sign is written twice.
    var key: UseKey {
      .pattern(
        texts.map { $0.replacing("%", with: "%%") }.joined(separator: String(UseKey.place)))
    }
  }

  /// A range as a text with code in it; nil for another expression.
  func template(_ range: Range<Int>) -> Template? {
    guard let first = range.first, tokens[first].kind == .open,
      !"([{".utf8.contains(tokens[first].byte), let close = partner(of: first),
      close == range.upperBound - 1
    else { return nil }
    var template = Template()
    // The mark of the text is one byte or three.
    let mark = ["\"\"\"", "'''"].contains { bytes(of: first).starts(with: $0.utf8) } ? 3 : 1
    var end = Int(tokens[first].start) + mark
    var index = first + 1
    func take(upTo start: Int) {
      template.texts.append(end < start ? decoded(bytes[end..<start]) : "")
    }
    while index < close {
      // A sign such as `$` or a backslash stands before the code.
      take(upTo: Int(tokens[index].start) - 1)
      let last = partner(of: index) ?? index
      template.code.append(last > index ? index + 1..<last : index..<index + 1)
      end = Int(tokens[last].end)
      index = max(last, index) + 1
    }
    take(upTo: Int(tokens[close].end) - mark)
    let start = Int(tokens[first].start) + mark
    template.content = start..<max(start, Int(tokens[close].end) - mark)
    return template
  }

  /// A text with code in it as it stands in the file, its code too.
  func written(_ template: Template) -> String { decoded(bytes[template.content]) }
}
