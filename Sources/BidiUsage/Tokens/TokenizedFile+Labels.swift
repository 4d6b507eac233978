extension TokenizedFile {
  /// An argument without the name before it: `format: x`, `args = x`.
  func withoutLabel(_ range: Range<Int>) -> Range<Int> {
    guard range.count > 2, isIdentifier(range.lowerBound), let sign = labelSign,
      has(range.lowerBound + 1, sign) || language == .rust && has(range.lowerBound + 1, "=>")
    else { return range }
    return range.lowerBound + 2..<range.upperBound
  }

  /// The name before an argument; nil if there is none.
  func label(of range: Range<Int>) -> String? {
    withoutLabel(range) == range ? nil : text(of: range.lowerBound)
  }

  private var labelSign: StaticString? {
    switch language {
    case .cSharp, .dart, .go, .ruby, .swift, .php: ":"
    case .kotlin, .python, .rust: "="
    case .c, .java, .javaScript, .markup, .xml: nil
    }
  }
}
