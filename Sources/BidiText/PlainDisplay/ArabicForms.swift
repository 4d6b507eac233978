extension PlainDisplay {
  /// Whether ``shaped(_:)`` and ``unshaped(_:)`` work here: they need the package's trait `ICU`, on Linux.
  ///
  /// Everything else in ``PlainDisplay`` works everywhere.
  public static var canShape: Bool { ShapingSource.isAvailable }

  /// Arabic letters as presentation forms, joined as they stand, in the order of memory.
  ///
  /// For a display without shaping: shape first, then put into visual order. ICU's data decides; letters
  /// that have no presentation form stay. Vowel marks (U+064B–0652) stay combining marks, as fonts of such
  /// displays expect them, where the text holds no forms of them (U+FE70–FE7F) already. Lam and alef become one
  /// character; a mark between them comes after it then, and ``unshaped(_:)`` leaves it after the alef.
  ///
  /// Meem and reh, U+0645 0631, become U+FEE3 FEAE.
  ///
  /// - Parameter text: The text.
  /// - Returns: The text with presentation forms.
  /// - Throws: ``PlainDisplayError/shapingUnavailable`` without the trait `ICU`; ``PlainDisplayError/refused(reason:)`` where ICU
  ///   refuses the text.
  /// - Complexity: O(*n*).
  public static func shaped(_ text: some StringProtocol) throws(PlainDisplayError) -> String {
    let shaped = try ShapingSource.shaped(String(text))
    if text.unicodeScalars.contains(where: { markForms.contains($0.value) }) { return shaped }
    var result = String.UnicodeScalarView()
    for scalar in shaped.unicodeScalars { result.append(scalar.combiningMark ?? scalar) }
    return String(result)
  }

  /// Presentation forms as letters again.
  ///
  /// - Parameter text: The text, in the order of memory.
  /// - Returns: The text with letters.
  /// - Throws: ``PlainDisplayError/shapingUnavailable`` without libicu; ``PlainDisplayError/refused(reason:)`` where ICU
  ///   refuses the text.
  /// - Complexity: O(*n*).
  public static func unshaped(_ text: some StringProtocol) throws(PlainDisplayError) -> String {
    try ShapingSource.unshaped(String(text))
  }

  /// Spacing forms of vowel marks.
  fileprivate static let markForms: ClosedRange<UInt32> = 0xFE70...0xFE7F
}

extension Unicode.Scalar {
  /// The mark of which this is the isolated form: FE70 064B, FE72 064C, FE74 064D, FE76 064E up to FE7E 0652.
  fileprivate var combiningMark: Unicode.Scalar? {
    guard PlainDisplay.markForms.contains(value), value.isMultiple(of: 2) else { return nil }
    return Unicode.Scalar(0x064B + (value - 0xFE70) / 2)
  }
}
