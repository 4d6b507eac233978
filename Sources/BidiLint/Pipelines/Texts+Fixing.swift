public import BidiText

extension StringProtocol {
  /// The text, repaired where it would be shown in the wrong order.
  ///
  /// ```swift
  /// let follow = try "\u{5C0F}\u{660E} \u{0628}\u{062F}\u{0623}".bidiFixed(locale: "ar")
  /// follow.showingControls()  // "‹RLE›小明 بدأ‹PDF›"
  /// try "\u{0628}\u{062F}\u{0623}".bidiFixed(locale: "ar")  // "بدأ"
  /// ```
  ///
  /// - Parameters:
  ///   - locale: The locale that the text is written in: a BCP 47, ICU or Apple identifier.
  ///   - containers: The containers that it is shown in.
  ///   - style: The marks that a repair puts in.
  /// - Returns: The text with the fewest marks that put it right; the text itself where it is right.
  /// - Throws: ``UnknownLocaleError`` where the script of the locale is not known.
  public func bidiFixed(
    locale: String, containers: [Container] = [.natural], style: RepairStyle = .embed
  ) throws(UnknownLocaleError) -> String {
    try TextFixer(locale: locale, options: LintOptions(containers: containers, style: style))
      .fix(String(self)).text
  }
}

extension Sequence where Element: StringProtocol {
  /// The texts, each repaired where it would be shown in the wrong order.
  ///
  /// ```swift
  /// let labels = try ["abc \u{05D0}", "\u{05D0}"].bidiFixed(locale: "he")
  /// Array(labels.map { $0.showingControls() })  // ["‹RLE›abc א‹PDF›", "א"]
  /// ```
  ///
  /// - Parameters:
  ///   - locale: The locale that the texts are written in: a BCP 47, ICU or Apple identifier.
  ///   - containers: The containers that they are shown in.
  ///   - style: The marks that repairs put in.
  /// - Returns: The texts, each worked out when it is asked for.
  /// - Throws: ``UnknownLocaleError`` where the script of the locale is not known.
  public func bidiFixed(
    locale: String, containers: [Container] = [.natural], style: RepairStyle = .embed
  ) throws(UnknownLocaleError) -> TextSequence<Self, String> {
    let fixer = try TextFixer(
      locale: locale, options: LintOptions(containers: containers, style: style))
    return TextSequence(self) { fixer.fix($0).text }
  }

  /// The texts before and after their repair, with proofs and places.
  public func fixed(by fixer: TextFixer) -> TextSequence<Self, FixedText> {
    TextSequence(self) { fixer.fix($0) }
  }
}

extension AsyncSequence where Element: StringProtocol {
  /// The texts, each repaired where it would be shown in the wrong order.
  ///
  /// - Parameters:
  ///   - locale: The locale that the texts are written in: a BCP 47, ICU or Apple identifier.
  ///   - containers: The containers that they are shown in.
  ///   - style: The marks that repairs put in.
  /// - Returns: The texts, each as it comes.
  /// - Throws: ``UnknownLocaleError`` where the script of the locale is not known.
  public func bidiFixed(
    locale: String, containers: [Container] = [.natural], style: RepairStyle = .embed
  ) throws(UnknownLocaleError) -> AsyncTextSequence<Self, String> {
    let fixer = try TextFixer(
      locale: locale, options: LintOptions(containers: containers, style: style))
    return AsyncTextSequence(self) { fixer.fix($0).text }
  }

  /// The texts before and after their repair, with proofs and places.
  public func fixed(by fixer: TextFixer) -> AsyncTextSequence<Self, FixedText> {
    AsyncTextSequence(self) { fixer.fix($0) }
  }
}
