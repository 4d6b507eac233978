package import BidiSource
package import BidiText
package import LocalizationFiles

/// Removes directional formatting characters from values.
package enum Stripper {
  /// The result for a file.
  package struct Outcome: Sendable {
    /// The edits, in the order of the file.
    package let edits: [Edit]

    /// The file without the controls.
    package let stripped: LocalizationFile

    /// The entries that keep their controls, because removing them would change more than controls.
    package let refused: [LocalizationEntry]
  }

  /// Removes the controls of some groups from the values of a file.
  ///
  /// Keys and comments stay. A file that cannot be read or edited stays as it is. An entry keeps its controls if
  /// their removal would change more: `\U41` and a digit would become another character, white space would be at the
  /// edge of the value and be lost, or the value would be empty.
  ///
  /// - Parameters:
  ///   - groups: The controls to remove.
  ///   - file: The file.
  /// - Returns: The edits, and the entries that keep their controls.
  /// - Complexity: O(*n*) if reading the result once tells which entries keep their controls; O(*n* log *n*) for each
  ///   entry whose damage extends into others.
  package static func outcome(
    removing groups: ControlGroups, from file: LocalizationFile
  ) -> Outcome {
    guard file.isEditable else { return Outcome(edits: [], stripped: file, refused: []) }
    let changes = file.entries.indices.compactMap { number -> (number: Int, edits: [Edit])? in
      let entry = file.entries[number]
      let value = entry.value.string
      let changes = value.controlIndices(in: groups).map {
        ValueChange.removeScalar(at: $0, of: value)
      }
      return changes.isEmpty
        ? nil : (number, entry.edits(changes, spelling: .literal, in: file.source))
    }
    func edits(_ numbers: [Int]) -> [Edit] { numbers.flatMap { changes[$0].edits } }
    let valid = ValidSubset.largest(of: changes.count) {
      numbers -> ValidSubset.Attempt<LocalizationFile> in
      let edits = edits(numbers)
      guard Edit.areDisjoint(edits), let next = try? file.replacing(edits) else {
        return .invalid([])
      }
      if isClean(file, next) { return .valid(next) }
      guard !next.isRefused else { return .invalid([]) }
      let groups = Dictionary(
        numbers.map { (changes[$0].number, $0) }, uniquingKeysWith: { first, _ in first })
      return .invalid(RereadEntries(file, next, edits).damaged(of: groups, difference))
    }
    let refused = Set(changes.indices).subtracting(valid?.numbers ?? []).sorted()
    return Outcome(
      edits: edits(valid?.numbers ?? []), stripped: valid?.made ?? file,
      refused: refused.map { file.entries[changes[$0].number] })
  }

  /// Whether two states of a file differ only by controls in values.
  private static func isClean(_ before: LocalizationFile, _ after: LocalizationFile) -> Bool {
    before.entries.count == after.entries.count
      && zip(before.entries, after.entries).allSatisfy { difference($0, $1) == .none }
  }

  /// Compares an entry before and after controls were removed from values.
  private static func difference(
    _ before: LocalizationEntry, _ after: LocalizationEntry
  ) -> RereadEntries.Difference {
    guard isSameText(before.key.string, after.key.string) else { return .more }
    let (old, new) = (before.value.string, after.value.string)
    return isSameText(old.strippingControls(), new.strippingControls()) ? .none : .value
  }
}
