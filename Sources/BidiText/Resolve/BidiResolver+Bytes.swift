extension BidiResolver {
  /// Does something with a resolver whose first buffers stand on the stack: for one short text.
  ///
  /// - Parameter body: Gets the resolver; it ends with the call.
  package static func withShortResolver(_ body: (inout BidiResolver) -> Void) {
    unsafe withUnsafeTemporaryAllocation(byteCount: scratchSize, alignment: 16) { memory in
      var scratch = unsafe Scratch(memory)
      var resolver = BidiResolver(scratch: &scratch)
      body(&resolver)
    }
  }

  /// Resolves a text at hand as bytes, and appends it as it is seen, each paragraph as one line, separators kept.
  ///
  /// The same as ``PlainDisplay/visualText(of:baseDirection:options:)`` without options.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - baseDirection: The direction of each paragraph, or the order to find it.
  ///   - output: The array.
  /// - Complexity: O(*n*); no allocation once warm, but those of the array.
  package mutating func appendVisualText(
    of text: TextBytes, baseDirection: BaseDirection, to output: inout [UInt8]
  ) {
    if baseDirection.isLeftToRightWhenNeutral, text.isPrintableASCII {
      text.append(0..<text.count, to: &output)
      return
    }
    forEachParagraph(of: text, baseDirection: baseDirection, context: OutsideContext()) {
      resolver, start in
      resolver.appendVisualText(to: &output, of: text, from: start)
      let end = start + resolver.utf8Count
      text.append(Self.separator(before: end, from: start, of: text)..<end, to: &output)
    }
  }

  /// Resolves a text at hand as bytes, and appends a level for each unit of it.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - baseDirection: The direction of each paragraph, or the order to find it.
  ///   - unit: What a level belongs to. All bytes or units of a character have its level.
  ///   - removed: What stands for a character that rule X9 removes.
  ///   - levels: The array.
  /// - Complexity: O(*n*); no allocation once warm, but those of the array.
  package mutating func appendLevels(
    of text: TextBytes, baseDirection: BaseDirection, per unit: TextUnit, removed: UInt8,
    to levels: inout [UInt8]
  ) {
    if baseDirection.isLeftToRightWhenNeutral, text.isPrintableASCII {
      levels.append(contentsOf: repeatElement(0, count: text.count))
      return
    }
    forEachParagraph(of: text, baseDirection: baseDirection, context: OutsideContext()) {
      resolver, start in
      for index in 0..<resolver.runs.count {
        let run = resolver.run(at: index)
        var place = start + run.utf8Range.lowerBound
        let end = start + run.utf8Range.upperBound
        while place < end {
          let lead = text[place]
          let width = UTF8.width(ofLead: lead)
          let level = resolver.isRemoved(text, place, lead) ? removed : run.level.number
          levels.append(level)
          switch unit {
          case .scalar: break
          case .utf16: if width == 4 { levels.append(level) }
          case .utf8: for _ in 1..<width { levels.append(level) }
          }
          place += width
        }
      }
    }
  }

  /// Whether rule X9 removes the character that begins at an index.
  @inline(__always)
  private func isRemoved(_ text: TextBytes, _ index: Int, _ lead: UInt8) -> Bool {
    // Of ASCII these are control characters; Hebrew and Arabic letters need no look at the tables either.
    if lead >= 0x20 && lead < 0x7F || lead >= 0xD7 && lead <= 0xDA { return false }
    return ClassSet.removed.contains(code: tables.code(of: text.codePoint(at: index)))
  }

  /// Where the separator begins that ends a paragraph; the end of the paragraph where it has none.
  private static func separator(before end: Int, from start: Int, of text: TextBytes) -> Int {
    guard end > start else { return end }
    var last = end - 1
    while last > start, UTF8.isContinuation(text[last]) { last -= 1 }
    guard Unicode.Scalar.isParagraphSeparator(text.codePoint(at: last)) else { return end }
    let isCRLF = text[last] == 0x0A && last > start && text[last - 1] == 0x0D
    return isCRLF ? last - 1 : last
  }
}

extension WritingDirection {
  /// The direction of the first strong character of the first paragraph of a text at hand as bytes; nil for none.
  package init?(firstStrongIn text: TextBytes) {
    guard let found = FirstStrongScan.direction(of: text) else { return nil }
    self = found
  }
}
