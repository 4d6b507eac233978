import BidiSource
import LocalizationFiles

/// The entries of a file beside those that it has after edits.
struct RereadEntries {
  /// How an entry differs after the edits.
  enum Difference {
    /// Not more than it may.
    case none
    /// The entry is there, and says something else.
    case value
    /// Something else differs.
    case more
  }

  private let old: [LocalizationEntry]
  private let new: [LocalizationEntry]
  private let edits: [Edit]

  /// - Parameters:
  ///   - old: The file.
  ///   - new: The file with the edits made, read again.
  ///   - edits: In order, none overlapping another.
  init(_ old: LocalizationFile, _ new: LocalizationFile, _ edits: [Edit]) {
    (self.old, self.new, self.edits) = (old.entries, new.entries, edits)
  }

  /// The groups whose edits did damage, whatever the other edits are.
  ///
  /// An entry that stands where it should with its key, and says something else, was damaged by its own edits. So was an
  /// entry that is gone, where no other edited entry is gone beside it. Of other damage nothing is said.
  ///
  /// - Parameters:
  ///   - groups: The groups that were made, by the numbers of their entries.
  ///   - difference: How an entry of the file differs from one after the edits.
  /// - Returns: The numbers of the groups.
  /// - Complexity: O(*n*) for *n* entries and edits.
  func damaged(
    of groups: [Int: Int],
    _ difference: (LocalizationEntry, LocalizationEntry) -> Difference
  ) -> Set<Int> {
    var damaged: Set<Int> = []
    // The edited entries that do not stand since the last one that does.
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
