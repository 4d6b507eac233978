/// Names in source that ask for the layout direction, or say it.
enum DirectionNames {
  /// Whether a name is one, such as `effectiveUserInterfaceLayoutDirection`, `isRTL` or `semanticContentAttribute`.
  static func isOne(_ name: String) -> Bool {
    guard name.utf8.count >= 3 else { return false }
    // These flip one image; they do not ask.
    if flips.contains(name) { return false }
    if name.contains("RTL") || name.contains("Rtl") { return true }
    let lower = name.lowercased()
    if parts.contains(where: lower.contains) { return true }
    return lower.split { !$0.isLetter }.contains("rtl")
      || name.hasPrefix("rtl") && (name.dropFirst(3).first.map { !$0.isLowercase } ?? true)
  }

  /// What flips an image from right to left.
  static let flips: Set<String> = [
    "flipsForRightToLeftLayoutDirection", "imageFlippedForRightToLeftLayoutDirection",
    "withHorizontallyFlippedOrientation",
  ]

  private static let parts = [
    "layoutdirection", "semanticcontent", "writingdirection", "characterdirection", "righttoleft",
    "isarabic", "ishebrew", "ispersian", "isfarsi", "isurdu", "bidi",
  ]
}
