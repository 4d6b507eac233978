public import BidiSource
public import BidiText
public import LocalizationFiles

/// Takes directional formatting characters out of values.
public enum Stripper {
  /// The edits that take the controls of some groups out of the values of a file.
  ///
  /// Keys and comments stay. Empty where Foundation refuses the file.
  ///
  /// - Complexity: O(*n*).
  public static func edits(removing groups: ControlGroups, from file: LocalizationFile) -> [Edit] {
    guard !file.isRefused, file.readOnlyReason == nil else { return [] }
    return file.entries.flatMap { entry -> [Edit] in
      let value = entry.value.string
      let changes = value.controlIndices(in: groups).map {
        ValueChange.removeScalar(at: $0, of: value)
      }
      return entry.edits(changes, spelling: .literal, in: file.source)
    }
  }

  /// Whether two states of a file differ by controls in values alone.
  ///
  /// Without a mark between them, `\U41` and a digit would become another character.
  public static func isClean(_ before: LocalizationFile, _ after: LocalizationFile) -> Bool {
    before.entries.count == after.entries.count
      && zip(before.entries, after.entries).allSatisfy {
        isSameText($0.key.string, $1.key.string)
          && isSameText($0.value.string.strippingControls(), $1.value.string.strippingControls())
      }
  }
}
