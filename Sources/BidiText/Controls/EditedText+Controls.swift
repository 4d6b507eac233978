extension EditedText {
  /// Takes two texts that differ by directional formatting characters alone.
  ///
  /// Between two other characters, what stands at both ends of the controls in both texts is kept, and
  /// what is left between is replaced.
  ///
  /// - Parameters:
  ///   - source: The text before.
  ///   - text: The text after.
  /// - Complexity: O(*n*).
  package init?(_ source: String, controlsChangedTo text: String) {
    var replacements: [ControlTransform.Replacement] = []
    var here = source.unicodeScalars[...]
    var there = text.unicodeScalars[...]
    while true {
      let old = here.prefix { DirectionalFormatting($0) != nil }
      let new = there.prefix { DirectionalFormatting($0) != nil }
      if let replacement = Self.replacement(of: old, by: new) { replacements.append(replacement) }
      here = here[old.endIndex...]
      there = there[new.endIndex...]
      guard let scalar = here.popFirst() else { break }
      guard scalar == there.popFirst() else { return nil }
    }
    guard there.isEmpty else { return nil }
    self.init(source, replacing: replacements)
  }

  private static func replacement(
    of old: Substring.UnicodeScalarView, by new: Substring.UnicodeScalarView
  ) -> ControlTransform.Replacement? {
    var (old, new) = (old, new)
    while let first = old.first, first == new.first {
      old.removeFirst()
      new.removeFirst()
    }
    while let last = old.last, last == new.last {
      old.removeLast()
      new.removeLast()
    }
    guard !old.isEmpty || !new.isEmpty else { return nil }
    return (old.startIndex..<old.endIndex, String(Substring(new)))
  }
}
