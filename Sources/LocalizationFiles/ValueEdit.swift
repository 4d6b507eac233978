import BidiSource

/// An edit inside the value of an entry, and nowhere else.
struct ValueEdit {
  /// The entries that are read together with that of the value, as they were: mostly there is no other.
  let entries: [LocalizationEntry]

  /// Which of them has the value.
  let place: Int

  /// What was replaced, in the file as it was.
  let replaced: SourceRange

  /// How many bytes stand there now.
  let count: Int

  /// The file as it is now.
  let source: SourceFile

  /// The language that the file says it is translated from; nil where it says none.
  let sourceLanguage: String?

  /// The entry as it was.
  var entry: LocalizationEntry { entries[place] }

  /// How many bytes the file has grown.
  var distance: Int { count - replaced.count }

  /// Where the value stands now.
  var valueRange: SourceRange { extended(entry.value.range) }

  /// Where the entry stands now.
  var entryRange: SourceRange { extended(entry.range) }

  /// Where a stretch stands now that holds the edit.
  func extended(_ range: SourceRange) -> SourceRange {
    range.lowerBound..<range.upperBound + distance
  }

  /// The entry with its value read anew, and with its comments where they stand now.
  func entry(with value: DecodedText) -> LocalizationEntry {
    var entry = entry
    entry.range = entryRange
    entry.value = value
    entry.moveComments(by: distance, after: replaced)
    return entry
  }
}
