package import BidiSource

extension LocalizationFile {
  /// Takes the file after an edit inside the value of an entry, without reading what has not changed.
  ///
  /// - Parameters:
  ///   - new: The file as it is now.
  ///   - range: What was replaced, in the file as it was.
  ///   - count: How many bytes stand there now.
  /// - Returns: The number of the entry; nil, and nothing changed, where the file has to be read as a whole.
  /// - Complexity: O(*n*) for the *n* entries, with a very small factor.
  package mutating func take(
    _ new: SourceFile, replacing range: SourceRange, byCount count: Int
  ) -> Int? {
    let distance = count - range.count
    guard new.encoding == source.encoding, new.path == source.path,
      new.text.count == source.text.count + distance,
      let number = numberOfEntry(withValueAround: range)
    else { return nil }
    let entry = entries[number]
    let place = entry.value.range.lowerBound..<entry.value.range.upperBound + distance
    let isProblem = problems.contains { problem in
      problem.key.map { $0.utf8.elementsEqual(entry.key.string.utf8) } ?? false
        || problem.range.lowerBound <= entry.range.upperBound
          && entry.range.lowerBound <= problem.range.upperBound
    }
    // What is said of a problem may count lines.
    let hasLineEnd =
      source.text[range].contains(where: Self.isLineEnd)
      || new.text[range.lowerBound..<range.lowerBound + count].contains(where: Self.isLineEnd)
    guard !isProblem, problems.isEmpty || !hasLineEnd,
      let value = format.reader.value(of: entry, at: place, in: new)
    else { return nil }
    source = new
    entries[number].value = value
    entries[number].range = entry.range.lowerBound..<entry.range.upperBound + distance
    func moved(_ comment: Comment) -> Comment {
      var comment = comment
      if comment.range.lowerBound >= range.upperBound {
        comment.range = comment.range.moved(by: distance)
      }
      return comment
    }
    entries[number].comments = entry.comments.map(moved)
    trailingComments = trailingComments.map(moved)
    guard distance != 0 else { return number }
    for index in number + 1..<max(number + 1, entries.count) { entries[index].move(by: distance) }
    problems = problems.map {
      $0.range.lowerBound >= range.upperBound ? $0.moved(by: distance) : $0
    }
    return number
  }

  private static func isLineEnd(_ byte: UInt8) -> Bool { byte == 0x0A || byte == 0x0D }

  /// The number of the entry whose value, and nothing else, holds a range.
  private func numberOfEntry(withValueAround range: SourceRange) -> Int? {
    var low = 0
    var high = entries.count
    while low < high {
      let middle = (low + high) / 2
      if entries[middle].range.upperBound <= range.lowerBound {
        low = middle + 1
      } else {
        high = middle
      }
    }
    guard low < entries.count,
      entries[low].key.range.upperBound < entries[low].value.range.lowerBound,
      entries[low].value.range.lowerBound <= range.lowerBound,
      range.upperBound <= entries[low].value.range.upperBound
    else { return nil }
    return low
  }
}
