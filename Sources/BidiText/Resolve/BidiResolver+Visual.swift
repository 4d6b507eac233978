extension BidiResolver {
  /// Orders the runs of the last paragraph as they are displayed, with the paragraph as one line (L2).
  ///
  /// ``visualRun(at:)`` and ``writeVisualText(into:of:from:)-(_,String,_)`` do so where it has not been done. Takes no
  /// allocation once warm.
  ///
  /// - Complexity: O(*r* · *d*), *r* the number of runs, *d* the number of different levels.
  public mutating func orderRuns() {
    visualRuns.removeAll()
    var highest: UInt8 = 0
    var lowestOdd: UInt8 = 0xFF
    for index in 0..<runs.count {
      let level = runs[index].level
      highest = max(highest, level)
      if level & 1 == 1 { lowestOdd = min(lowestOdd, level) }
      visualRuns.append(UInt32(truncatingIfNeeded: index))
    }
    Reordering.forEachStretch(
      count: visualRuns.count, from: highest, to: lowestOdd,
      level: { runs[Int(visualRuns[$0])].level },
      { stretch in
        var (low, high) = (stretch.lowerBound, stretch.upperBound - 1)
        while low < high {
          (visualRuns[low], visualRuns[high]) = (visualRuns[high], visualRuns[low])
          low += 1
          high -= 1
        }
      })
  }

  /// Orders the runs unless that has been done since the last paragraph was resolved.
  @inline(__always)
  mutating func orderRunsIfNeeded() {
    if visualRuns.count != runs.count { orderRuns() }
  }

  /// A run of the last paragraph in display order.
  ///
  /// - Parameter index: From 0, the leftmost, to ``runCount`` − 1.
  /// - Precondition: The index is one of these; another is a programmer's error, and traps.
  /// - Returns: The bytes from the start of the paragraph, and their level.
  public mutating func visualRun(at index: Int) -> UTF8LevelRun {
    orderRunsIfNeeded()
    precondition(index >= 0 && index < runs.count, "there are \(runs.count) runs")
    return knownRun(at: Int(visualRuns[index]))
  }

  /// Writes the last paragraph as it is seen, from left to right, as UTF-8: mirrored, by whole grapheme clusters,
  /// without controls and without its separator.
  ///
  /// - Parameters:
  ///   - output: The array; what it held is dropped, its memory is used again.
  ///   - text: The text that was resolved.
  ///   - offset: Where the paragraph begins in the text, in UTF-8 bytes.
  /// - Precondition: The text is the one that was resolved.
  /// - Complexity: O(*n*).
  public mutating func writeVisualText(
    into output: inout [UInt8], of text: String, from offset: Int = 0
  ) {
    orderRunsIfNeeded()
    output.removeAll(keepingCapacity: true)
    withParagraphBytes(of: text, from: offset) { append(to: &output, $0, $1) }
  }

  /// Writes the last paragraph of a part of a text as it is seen.
  ///
  /// As for a whole text; the offset counts from the start of the part.
  public mutating func writeVisualText(
    into output: inout [UInt8], of text: Substring, from offset: Int = 0
  ) {
    orderRunsIfNeeded()
    output.removeAll(keepingCapacity: true)
    withParagraphBytes(of: text, from: offset) { append(to: &output, $0, $1) }
  }

  /// The same for bytes at hand, which begin with the paragraph.
  mutating func writeVisualText(into output: inout [UInt8], of bytes: TextBytes) {
    output.removeAll(keepingCapacity: true)
    appendVisualText(to: &output, of: bytes, from: 0)
  }

  /// Appends the last paragraph of bytes at hand as it is seen.
  ///
  /// - Parameters:
  ///   - output: The array.
  ///   - bytes: The bytes that were resolved.
  ///   - offset: Where the paragraph begins in them.
  mutating func appendVisualText(
    to output: inout [UInt8], of bytes: TextBytes, from offset: Int
  ) {
    orderRunsIfNeeded()
    append(to: &output, bytes, offset)
  }

  private func append(to output: inout [UInt8], _ bytes: TextBytes, _ base: Int) {
    if mayHaveClusters(bytes, base) { return writeClusters(into: &output, bytes, base) }
    for index in 0..<runs.count {
      let run = knownRun(at: Int(visualRuns[index]))
      let range = base + run.utf8Range.lowerBound..<base + run.utf8Range.upperBound
      if run.direction == .leftToRight {
        writeForward(bytes, range, into: &output)
      } else {
        writeBackward(bytes, range, into: &output)
      }
    }
  }

  /// Whether a grapheme cluster of the last paragraph may have several characters.
  private func mayHaveClusters(_ bytes: TextBytes, _ base: Int) -> Bool {
    var index = base
    while index < base + utf8Count {
      let lead = bytes[index]
      // No character before U+0300 joins another in a paragraph.
      if lead >= 0xCC {
        let codePoint = bytes.codePoint(at: index)
        if ShownClusters.mayJoin(codePoint, ofClass: tables.code(of: codePoint)) { return true }
      }
      index += UTF8.width(ofLead: lead)
    }
    return false
  }

  private func writeClusters(into output: inout [UInt8], _ bytes: TextBytes, _ base: Int) {
    let content = String(decoding: (base..<base + utf8Count).map { bytes[$0] }, as: UTF8.self)
    let clusters = ShownClusters(
      of: content, count: utf8Count, length: { $0.utf8.count },
      isShown: { !UTF8.isContinuation(bytes[base + $0]) && isShown(bytes, base + $0) })
    for index in 0..<runs.count {
      let logical = Int(visualRuns[index])
      let run = knownRun(at: logical)
      let isForward = run.direction == .leftToRight
      for step in 0..<run.utf8Range.count {
        let place =
          isForward ? run.utf8Range.lowerBound + step : run.utf8Range.upperBound - 1 - step
        guard !UTF8.isContinuation(bytes[base + place]), isShown(bytes, base + place),
          let end = clusters.end(at: place, next: place)
        else { continue }
        writeCluster(bytes, base, place..<end, firstRun: logical, into: &output)
      }
    }
  }

  /// Writes a cluster in logical order, mirrored by the level of each character (L4).
  private func writeCluster(
    _ bytes: TextBytes, _ base: Int, _ range: Range<Int>, firstRun: Int, into output: inout [UInt8]
  ) {
    var run = knownRun(at: firstRun)
    var number = firstRun
    var index = range.lowerBound
    while index < range.upperBound {
      while index >= run.utf8Range.upperBound {
        number += 1
        run = knownRun(at: number)
      }
      let end = index + UTF8.width(ofLead: bytes[base + index])
      writeCharacter(bytes, base + index..<base + end, run.direction, into: &output)
      index = end
    }
  }

  private func writeCharacter(
    _ bytes: TextBytes, _ range: Range<Int>, _ direction: WritingDirection,
    into output: inout [UInt8]
  ) {
    if direction == .rightToLeft {
      let codePoint = bytes.codePoint(at: range.lowerBound)
      let code = tables.code(of: codePoint)
      // Only neutrals have a mirror.
      let mayMirror = code == ClassCode.on || code >= ClassCode.openingBracket
      let mirror = mayMirror ? tables.mirror(of: codePoint) : codePoint
      if mirror != codePoint, let scalar = Unicode.Scalar(mirror), let units = UTF8.encode(scalar) {
        output.append(contentsOf: units)
        return
      }
    }
    for offset in range { output.append(bytes[offset]) }
  }

  /// Writes where the visible characters of the last paragraph stand in it, from left to right.
  ///
  /// The map from visual to logical order, by rule L2: character by character, where
  /// ``writeVisualText(into:of:from:)-(_,String,_)`` keeps grapheme clusters whole.
  ///
  /// - Parameters:
  ///   - offsets: The array; what it held is dropped, its memory is used again. Bytes of UTF-8 from the start of the
  ///     paragraph.
  ///   - text: The text that was resolved.
  ///   - offset: Where the paragraph begins in the text, in UTF-8 bytes.
  /// - Precondition: The text is the one that was resolved.
  /// - Complexity: O(*n*).
  public mutating func writeVisibleOrder(
    into offsets: inout [Int], of text: String, from offset: Int = 0
  ) {
    orderRunsIfNeeded()
    withParagraphBytes(of: text, from: offset) { write(into: &offsets, $0, $1) }
  }

  /// Writes where the visible characters of the last paragraph of a part of a text stand in it.
  ///
  /// As for a whole text; the offset counts from the start of the part.
  public mutating func writeVisibleOrder(
    into offsets: inout [Int], of text: Substring, from offset: Int = 0
  ) {
    orderRunsIfNeeded()
    withParagraphBytes(of: text, from: offset) { write(into: &offsets, $0, $1) }
  }

  private func write(into offsets: inout [Int], _ text: TextBytes, _ base: Int) {
    offsets.removeAll(keepingCapacity: true)
    for index in 0..<runs.count {
      let run = knownRun(at: Int(visualRuns[index]))
      let first = offsets.count
      for place in run.utf8Range
      where !UTF8.isContinuation(text[base + place]) && isShown(text, base + place) {
        offsets.append(place)
      }
      if run.direction == .rightToLeft { offsets[first...].reverse() }
    }
  }

  private func writeForward(_ text: TextBytes, _ range: Range<Int>, into output: inout [UInt8]) {
    var index = range.lowerBound
    // What is shown is written stretch by stretch.
    var first = index
    while index < range.upperBound {
      let lead = text[index]
      let width = UTF8.width(ofLead: lead)
      let isShown =
        lead < 0x80 ? lead >= 0x20 && lead != 0x7F || isShownASCII(lead) : isShown(text, index)
      if !isShown {
        text.append(first..<index, to: &output)
        first = index + width
      }
      index += width
    }
    text.append(first..<range.upperBound, to: &output)
  }

  private func writeBackward(_ text: TextBytes, _ range: Range<Int>, into output: inout [UInt8]) {
    var end = range.upperBound
    while end > range.lowerBound {
      var start = end - 1
      while UTF8.isContinuation(text[start]) { start -= 1 }
      let codePoint = text.codePoint(at: start)
      if isShown(tables.code(of: codePoint), codePoint) {
        writeCharacter(text, start..<end, .rightToLeft, into: &output)
      }
      end = start
    }
  }

  /// Control characters of ASCII are mostly BN, which X9 removes; a tab is shown.
  private func isShownASCII(_ byte: UInt8) -> Bool {
    isShown(tables.code(ofShort: UInt32(byte)), UInt32(byte))
  }

  private func isShown(_ text: TextBytes, _ index: Int) -> Bool {
    let codePoint = text.codePoint(at: index)
    return isShown(tables.code(of: codePoint), codePoint)
  }

  @inline(__always)
  private func isShown(_ code: UInt8, _ codePoint: UInt32) -> Bool {
    CharacterTables.isVisible(codePoint, ofClass: code)
  }
}
