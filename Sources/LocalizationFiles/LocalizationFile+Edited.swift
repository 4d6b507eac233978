package import BidiSource

extension LocalizationFile {
  /// Takes the file after an edit inside the value of an entry or inside one of its comments, without reading what has not
  /// changed.
  ///
  /// - Parameters:
  ///   - new: The file as it is now.
  ///   - range: What was replaced, in the file as it was.
  ///   - count: How many bytes stand there now.
  /// - Returns: The numbers of the entries that may say something else now; nil, and nothing changed, where the file has to be
  ///   read as a whole.
  /// - Complexity: O(*n*) for the *n* entries, with a very small factor.
  package mutating func take(
    _ new: SourceFile, replacing range: SourceRange, byCount count: Int
  ) -> Range<Int>? {
    let distance = count - range.count
    guard new.encoding == source.encoding, new.path == source.path,
      new.text.count == source.text.count + distance
    else { return nil }
    guard let number = numberOfEntry(withValueAround: range) else {
      return takeComment(new, replacing: range, byCount: count)
    }
    let group = numbersRead(with: number)
    guard !group.contains(where: { isProblem(around: entries[$0]) }),
      problems.isEmpty || !hasLineEnd(new, range, count),
      var read = format.reader.entries(
        after: ValueEdit(
          entries: Array(entries[group]), place: number - group.lowerBound, replaced: range,
          count: count, source: new, sourceLanguage: sourceLanguage)),
      read.count == group.count,
      // What shows that `$1` is an argument came or went.
      !(hasDollarArguments ? Array(entries[group]) : read).contains(
        where: DollarArguments.areShown),
      // What shows how braces are written came or went.
      !braces.isSigned || !(entries[group] + read).contains(where: SignedBraces.mayHave),
      !read.contains(where: SignedBraces.isSigned)
    else { return nil }
    let dialects = format.dialects(ofPath: source.path)
    for index in read.indices { read[index].take(dialects) }
    if hasDollarArguments {
      for index in read.indices { DollarArguments.note(in: &read[index]) }
    }
    source = new
    entries.replaceSubrange(group, with: read)
    for index in trailingComments.indices
    where trailingComments[index].range.lowerBound >= range.upperBound {
      trailingComments[index].range = trailingComments[index].range.moved(by: distance)
    }
    moveEntries(before: group.lowerBound, from: group.upperBound, by: distance, after: range)
    return group
  }

  /// The numbers of the entries that are read together with one.
  private func numbersRead(with number: Int) -> Range<Int> {
    guard let group = entries[number].group else { return number..<number + 1 }
    var (first, end) = (number, number + 1)
    while first > 0, entries[first - 1].group == group { first -= 1 }
    while end < entries.count, entries[end].group == group { end += 1 }
    return first..<end
  }

  /// Whether a problem is said of an entry, or stands where it does.
  private func isProblem(around entry: LocalizationEntry) -> Bool {
    problems.contains { problem in
      problem.key.map { $0.utf8.elementsEqual(entry.key.string.utf8) } ?? false
        || problem.range.lowerBound <= entry.range.upperBound
          && entry.range.lowerBound <= problem.range.upperBound
    }
  }

  /// Takes the file after an edit inside a comment that stands before or after an entry.
  private mutating func takeComment(
    _ new: SourceFile, replacing range: SourceRange, byCount count: Int
  ) -> Range<Int>? {
    let distance = count - range.count
    guard let (number, place) = comment(around: range),
      case let old = entries[number].comments[place].range,
      // After an entry with a fault it may be the comment of something else, too.
      trailingComments.allSatisfy({ old.upperBound <= $0.range.lowerBound }),
      !entries[max(0, number - 1)..<min(entries.count, number + 2)].enumerated().contains(where: {
        $0.offset + max(0, number - 1) != number && $0.element.comments.contains { $0.range == old }
      }),
      !problems.contains(where: {
        $0.range.lowerBound <= old.upperBound && old.lowerBound <= $0.range.upperBound
      }),
      problems.isEmpty || !hasLineEnd(new, range, count),
      let comment = format.reader.comment(
        at: old.lowerBound..<old.upperBound + distance, in: new)
    else { return nil }
    source = new
    let isAfter = old.lowerBound >= entries[number].range.upperBound
    // What stands before the edit stays where it is.
    let before = entries[number].comments[...place]
    if !isAfter { entries[number].move(by: distance) }
    for index in before.indices { entries[number].comments[index] = before[index] }
    entries[number].comments[place] = comment
    if isAfter {
      for index in entries[number].comments.indices.dropFirst(place + 1) {
        let range = entries[number].comments[index].range
        entries[number].comments[index].range = range.moved(by: distance)
      }
    }
    for index in trailingComments.indices {
      trailingComments[index].range = trailingComments[index].range.moved(by: distance)
    }
    moveEntries(before: number, from: number + 1, by: distance, after: range)
    return number..<number + 1
  }

  /// The comment that holds a range between its delimiters: its entry, and its place among the comments of that.
  private func comment(around range: SourceRange) -> (entry: Int, comment: Int)? {
    let next = firstEntry(endingAfter: range.lowerBound)
    for number in [next, next - 1] where entries.indices.contains(number) {
      let own = entries[number].range
      for (place, comment) in entries[number].comments.enumerated()
      where comment.range.lowerBound + 2 <= range.lowerBound
        && range.upperBound + 2 <= comment.range.upperBound
      {
        // Not between the parts of an entry.
        let isOutside =
          comment.range.upperBound <= own.lowerBound || own.upperBound <= comment.range.lowerBound
        return isOutside ? (number, place) : nil
      }
    }
    return nil
  }

  /// Moves what stands after an edit: entries, problems, and comments of entries, which may stand anywhere.
  private mutating func moveEntries(
    before end: Int, from first: Int, by distance: Int, after range: SourceRange
  ) {
    guard distance != 0 else { return }
    for index in 0..<end {
      guard let last = entries[index].comments.last, last.range.lowerBound >= range.upperBound
      else { continue }
      entries[index].moveComments(by: distance, after: range)
    }
    for index in first..<max(first, entries.count) {
      entries[index].move(by: distance, after: range)
    }
    problems = problems.map {
      $0.range.lowerBound >= range.upperBound ? $0.moved(by: distance) : $0
    }
  }

  /// Whether an edit takes line ends out or puts some in: what is said of a problem may count lines.
  private func hasLineEnd(_ new: SourceFile, _ range: SourceRange, _ count: Int) -> Bool {
    source.text[range].contains(where: \.isASCIILineEnd)
      || new.text[range.lowerBound..<range.lowerBound + count].contains(where: \.isASCIILineEnd)
  }

  /// The number of the entry whose value, and nothing else, holds a range.
  private func numberOfEntry(withValueAround range: SourceRange) -> Int? {
    let low = firstEntry(endingAfter: range.lowerBound)
    guard low < entries.count,
      entries[low].key.range.upperBound <= entries[low].value.range.lowerBound,
      entries[low].value.range.lowerBound <= range.lowerBound,
      range.upperBound <= entries[low].value.range.upperBound
    else { return nil }
    return low
  }

  /// The number of the first entry that ends after an offset; how many there are, where none does.
  private func firstEntry(endingAfter offset: Int) -> Int {
    entries.firstSorted { $0.range.upperBound > offset }
  }
}
