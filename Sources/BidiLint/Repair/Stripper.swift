package import BidiSource
package import BidiText
package import LocalizationFiles

/// Takes directional formatting characters out of values.
package enum Stripper {
  /// What is taken out of a file.
  package struct Outcome: Sendable {
    /// The edits, in the order of the file.
    package let edits: [Edit]

    /// The file without the controls; the same where there were none.
    package let stripped: LocalizationFile

    /// The entries whose controls stay: without them more than a control would be gone.
    package let refused: [LocalizationEntry]
  }

  /// Takes the controls of some groups out of the values of a file.
  ///
  /// Keys and comments stay. Nothing is taken out of a file that cannot be read or edited. The controls of an entry stay
  /// where without them `\U41` and a digit would become another character, white space would stand at the edge of the value
  /// and be lost, or the value would be empty and none.
  ///
  /// - Parameters:
  ///   - groups: Which controls go.
  ///   - file: The file.
  /// - Returns: The edits, and the entries that they leave alone.
  /// - Complexity: O(*n*), and O(*n* log *n*) for each entry that is left alone.
  package static func outcome(
    removing groups: ControlGroups, from file: LocalizationFile
  ) -> Outcome {
    guard file.isEditable else { return Outcome(edits: [], stripped: file, refused: []) }
    let changes = file.entries.compactMap { entry -> (entry: LocalizationEntry, edits: [Edit])? in
      let value = entry.value.string
      let changes = value.controlIndices(in: groups).map {
        ValueChange.removeScalar(at: $0, of: value)
      }
      return changes.isEmpty
        ? nil : (entry, entry.edits(changes, spelling: .literal, in: file.source))
    }
    func edits(_ numbers: [Int]) -> [Edit] { numbers.flatMap { changes[$0].edits } }
    let sound = SoundGroups.largest(among: changes.count) { numbers -> LocalizationFile? in
      let edits = edits(numbers)
      guard Edit.areDisjoint(edits), let next = try? file.replacing(edits) else { return nil }
      return isClean(file, next) ? next : nil
    }
    let refused = Set(changes.indices).subtracting(sound?.numbers ?? []).sorted()
    return Outcome(
      edits: edits(sound?.numbers ?? []), stripped: sound?.made ?? file,
      refused: refused.map { changes[$0].entry })
  }

  /// Whether two states of a file differ by controls in values alone.
  private static func isClean(_ before: LocalizationFile, _ after: LocalizationFile) -> Bool {
    before.entries.count == after.entries.count
      && zip(before.entries, after.entries).allSatisfy {
        isSameText($0.key.string, $1.key.string)
          && isSameText($0.value.string.strippingControls(), $1.value.string.strippingControls())
      }
  }
}
