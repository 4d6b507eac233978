import BidiSource
import LocalizationFiles

/// Compares the entries of a file before and after edits.
struct RereadEntries {
  /// The difference of an entry after the edits.
  enum Difference {
    /// The entry has no difference that is not allowed.
    case none
    /// The entry has a wrong value.
    case value
    /// The entry differs in something else, or is missing.
    case more
  }

  private let old: [LocalizationEntry]
  private let new: [LocalizationEntry]
  private let edits: [Edit]

  /// - Parameters:
  ///   - old: The file.
  ///   - new: The file after the edits, read again.
  ///   - edits: In order, none overlapping another.
  init(_ old: LocalizationFile, _ new: LocalizationFile, _ edits: [Edit]) {
    (self.old, self.new, self.edits) = (old.entries, new.entries, edits)
  }

  /// The groups whose edits damage the file, whatever the other edits are.
  ///
  /// An entry that is in its place with its key and has a wrong value was damaged by its own edits. So was a missing
  /// entry, if no other edited entry beside it is missing. No group is named for other damage.
  ///
  /// - Parameters:
  ///   - groups: The groups, by the numbers of their entries.
  ///   - difference: Compares an entry before and after the edits.
  /// - Returns: The numbers of the groups.
  /// - Complexity: O(*n*) for *n* entries and edits.
  func damaged(
    of groups: [Int: Int],
    _ difference: (LocalizationEntry, LocalizationEntry) -> Difference
  ) -> Set<Int> {
    var damaged: Set<Int> = []
    // The edited entries that are missing or damaged since the last entry that is right.
    var fallen: [Int] = []
    var (newNumber, editNumber, distance) = (0, 0, 0)
    for number in old.indices {
      let start = old[number].range.lowerBound
      while editNumber < edits.count, edits[editNumber].range.lowerBound < start {
        let edit = edits[editNumber]
        distance += edit.replacement.utf8.count - edit.range.count
        editNumber += 1
      }
      let place = start + distance
      while newNumber < new.count, new[newNumber].range.lowerBound < place { newNumber += 1 }
      var found = Difference.more
      if newNumber < new.count, new[newNumber].range.lowerBound == place {
        found = difference(old[number], new[newNumber])
        newNumber += 1
      }
      if found == .none {
        if fallen.count == 1 { damaged.formUnion(fallen) }
        fallen = []
      } else if let group = groups[number] {
        fallen.append(group)
        if found == .value { damaged.insert(group) }
      }
    }
    if fallen.count == 1 { damaged.formUnion(fallen) }
    return damaged
  }
}
