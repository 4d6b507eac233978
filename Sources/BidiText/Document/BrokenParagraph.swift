/// A paragraph that is broken into lines.
struct BrokenParagraph: Summed {
  /// A line.
  struct Line {
    /// Offsets of scalars in the paragraph, without its separator.
    let scalarRange: Range<Int>
    /// Where the character begins that ended the line, or where the line ends.
    let contentEnd: Int
    /// Whether the text goes on in the next line without a character that says so.
    let isWrapped: Bool
  }

  /// The lines in order; one at least.
  private(set) var lines: [Line] = []

  /// The advance of each scalar: that of a cluster is at its first character that is seen.
  private(set) var advances: [Double]

  /// Whether glyphs begin at each scalar; nil if every cluster has glyphs of its own.
  private(set) var glyphStarts: [Bool]?

  /// The advances of the hyphens that are shown where a line ends at a soft hyphen, by its offset.
  private(set) var hyphens: [Int: Double] = [:]

  var total: LineSum { LineSum(paragraphs: 1, lines: lines.count) }

  init(
    _ paragraph: BidiDocument.Paragraph, _ options: DocumentLayout.Options,
    _ measure: ClusterMeasure
  ) {
    let scalars = paragraph.resolved.scalars
    advances = Array(repeating: 0, count: scalars.count)
    let clusters = LineClusters(scalars)
    switch measure.source {
    case .clusters(let measure): clusters.write(measure(paragraph.text), into: &advances, scalars)
    case .glyphs(let measure):
      let glyphs = measure(paragraph.text)
      clusters.share(glyphs, into: &advances, scalars)
      glyphStarts = glyphs.isStart
      hyphens = glyphs.hyphens
    }
    breakLines(of: paragraph, clusters, options)
  }

  /// Breaks the paragraph in another way; its text is not measured again.
  mutating func breakLines(
    of paragraph: BidiDocument.Paragraph, _ options: DocumentLayout.Options
  ) {
    breakLines(
      of: paragraph, LineClusters(paragraph.resolved.scalars), options)
  }

  private mutating func breakLines(
    of paragraph: BidiDocument.Paragraph, _ clusters: LineClusters,
    _ options: DocumentLayout.Options
  ) {
    let scalars = paragraph.resolved.scalars
    lines.removeAll()
    var breaks = Breaks(scalars.count)
    breaks.add(options.lineBreaking, paragraph.text, scalars, clusters)
    var start = 0
    var first = 0
    repeat {
      let width = options.widthOfLine?(lines.count) ?? options.width
      let end = clusters.lineEnd(
        from: first, width, LinePen(options, paragraph.direction, lineNumber: lines.count), scalars,
        advances, breaks, glyphStarts, hyphens)
      let isHard = breaks.mustBreak(at: end.offset)
      let hasEnd = end.offset > start && Breaks.endsLine(scalars[end.offset - 1])
      lines.append(
        Line(
          scalarRange: start..<end.offset, contentEnd: hasEnd ? end.offset - 1 : end.offset,
          isWrapped: end.offset < scalars.count && !isHard))
      // After a character that ends a line there is a line, be it empty.
      if end.offset == scalars.count, isHard, end.offset > start {
        lines.append(
          Line(
            scalarRange: end.offset..<end.offset, contentEnd: end.offset, isWrapped: false))
      }
      (start, first) = (end.offset, end.cluster)
    } while start < scalars.count
  }
}

extension BrokenParagraph {
  /// The places of a stretch where neither a glyph nor a grapheme cluster is cut, with its ends.
  func glyphBoundaries(_ paragraph: BidiDocument.Paragraph, in range: Range<Int>) -> [Int] {
    let clusters = LineClusters(paragraph.resolved.scalars)
    var places = clusters.starts.filter { start in
      start > range.lowerBound && start < range.upperBound && glyphStarts?[start] ?? true
    }
    places.insert(range.lowerBound, at: 0)
    if !range.isEmpty { places.append(range.upperBound) }
    return places
  }

  /// The widths that the paragraph asks for.
  func naturalWidths(
    of paragraph: BidiDocument.Paragraph, _ options: DocumentLayout.Options
  ) -> DocumentLayout.NaturalWidths {
    let scalars = paragraph.resolved.scalars
    let clusters = LineClusters(scalars)
    var breaks = Breaks(scalars.count)
    breaks.add(options.lineBreaking, paragraph.text, scalars, clusters)
    func width(_ range: Range<Int>) -> Double {
      clusters.width(
        range, LinePen(options, paragraph.direction, lineNumber: range.lowerBound == 0 ? 0 : 1),
        scalars, advances)
    }
    var (ideal, minimal) = (0.0, 0.0)
    var (lineStart, partStart) = (0, 0)
    for end in clusters.ends {
      let isLast = end == scalars.count
      if isLast || breaks.mayBreak(at: end) {
        let hyphen = isLast ? 0 : hyphens[end - 1] ?? 0
        minimal = max(minimal, width(partStart..<end) + hyphen)
        partStart = end
      }
      if isLast || breaks.mustBreak(at: end) {
        ideal = max(ideal, width(lineStart..<end))
        lineStart = end
      }
    }
    return .init(ideal: ideal, minimal: minimal)
  }
}

/// What broken paragraphs add up to.
struct LineSum: Sum {
  var paragraphs: Int
  var lines: Int

  static let zero = LineSum(paragraphs: 0, lines: 0)
  static func + (left: Self, right: Self) -> Self {
    LineSum(paragraphs: left.paragraphs + right.paragraphs, lines: left.lines + right.lines)
  }
}

/// Where a paragraph may be broken, by offset.
private struct Breaks {
  private var flags: [UInt8]

  init(_ count: Int) { flags = Array(repeating: 0, count: count + 1) }

  mutating func add(
    _ breaking: LineBreaking, _ text: Substring, _ scalars: [Unicode.Scalar],
    _ clusters: LineClusters
  ) {
    if let opportunities = breaking.opportunities?(text) {
      for opportunity in opportunities where flags.indices.contains(opportunity.scalarOffset) {
        flags[opportunity.scalarOffset] = opportunity.isMandatory ? 2 : 1
      }
    } else {
      for offset in flags.indices { flags[offset] = 1 }
    }
    // Only the places between clusters are looked at. What ends a line ends it, whoever says where lines may end.
    for (offset, scalar) in scalars.enumerated() where Self.endsLine(scalar) {
      flags[offset + 1] = 2
    }
  }

  /// Whether a character of a paragraph ends a line (LB4): VT, FF and LINE SEPARATOR.
  static func endsLine(_ scalar: Unicode.Scalar) -> Bool {
    scalar == "\u{B}" || scalar == "\u{C}" || scalar == "\u{2028}"
  }

  func mayBreak(at offset: Int) -> Bool { flags[offset] > 0 }
  func mustBreak(at offset: Int) -> Bool { flags[offset] == 2 }
}

/// The grapheme clusters of a paragraph, and which of them hang at the end of a line.
private struct LineClusters {
  struct Cluster {
    let end: Int
    /// Whether rule L1 takes it to the end of the line: white space, tabs, and what is not seen there.
    let isSpace: Bool
  }

  private var clusters: [Cluster] = []

  init(_ scalars: [Unicode.Scalar]) {
    let tables = CharacterTables.shared
    clusters.reserveCapacity(scalars.count)
    var start = 0
    func append(_ end: Int) {
      let isSpace = scalars[start..<end].allSatisfy {
        let code = tables.code(of: $0.value)
        return code == ClassCode.s || ClassSet.endingLine.contains(code: code)
      }
      clusters.append(Cluster(end: end, isSpace: isSpace))
      start = end
    }
    if let ends = ClusterEnds.of(scalars) {
      for end in ends { append(end) }
    } else {
      for end in 0..<scalars.count { append(end + 1) }
    }
  }

  /// Where clusters begin, and where they end.
  var starts: [Int] { [0] + clusters.map(\.end).dropLast() }
  var ends: [Int] { clusters.map(\.end) }

  /// The width of a line without the white space at its end.
  func width(
    _ range: Range<Int>, _ pen: LinePen, _ scalars: [Unicode.Scalar], _ advances: [Double]
  ) -> Double {
    let first = clusters.partitionIndex { $0.end > range.lowerBound }
    var pen = pen
    var seen = 0.0
    var begin = range.lowerBound
    for cluster in clusters[first...] {
      if begin >= range.upperBound { break }
      pen.add(advances[begin..<cluster.end].reduce(0, +), scalars[begin])
      if !cluster.isSpace { seen = pen.x }
      begin = cluster.end
    }
    return seen
  }

  /// Writes the advance of each cluster at its first character that is seen.
  func write(_ given: [Double], into advances: inout [Double], _ scalars: [Unicode.Scalar]) {
    let tables = CharacterTables.shared
    var start = 0
    for (cluster, advance) in zip(clusters, given) {
      let seen = (start..<cluster.end).first {
        CharacterTables.isVisible(scalars[$0].value, ofClass: tables.code(of: scalars[$0].value))
      }
      if let seen, advance.isFinite, advance > 0, !Breaks.endsLine(scalars[seen]) {
        advances[seen] = advance
      }
      start = cluster.end
    }
  }

  /// Shares the advances of glyphs among the clusters that they stand for.
  func share(
    _ glyphs: ClusterMeasure.Glyphs, into advances: inout [Double], _ scalars: [Unicode.Scalar]
  ) {
    let tables = CharacterTables.shared
    // The characters that stand for clusters since the last glyph began.
    var sharers: [Int] = []
    var sum = 0.0
    func write() {
      for sharer in sharers { advances[sharer] = sum / Double(sharers.count) }
      sharers.removeAll(keepingCapacity: true)
      sum = 0
    }
    var start = 0
    for cluster in clusters {
      if glyphs.isStart[start] { write() }
      for offset in start..<cluster.end where glyphs.advances[offset] > 0 {
        sum += glyphs.advances[offset]
      }
      let seen = (start..<cluster.end).first {
        CharacterTables.isVisible(scalars[$0].value, ofClass: tables.code(of: scalars[$0].value))
          && !Breaks.endsLine(scalars[$0])
      }
      if let seen { sharers.append(seen) }
      start = cluster.end
    }
    write()
  }

  /// The end of the line that begins with a cluster.
  ///
  /// A line may end at a soft hyphen if the hyphen that is shown then has room.
  ///
  /// - Returns: The offset, and the number of the cluster that begins there.
  func lineEnd(
    from first: Int, _ width: Double, _ pen: LinePen, _ scalars: [Unicode.Scalar],
    _ advances: [Double], _ breaks: Breaks, _ glyphStarts: [Bool]?, _ hyphens: [Int: Double]
  ) -> (offset: Int, cluster: Int) {
    let start = first > 0 ? clusters[first - 1].end : 0
    // Sums of fractions may be a little more than what they are sums of.
    let limit = width + 1e-9 * max(1, abs(width))
    var pen = pen
    var begin = start
    var lastBreak: (offset: Int, cluster: Int)?
    // Where the line ends if it holds no break: no ligature is cut.
    var lastStart: (offset: Int, cluster: Int)?
    // Whether there is room for what stands at the end of a line that ends here.
    var hasRoom = true
    for (number, cluster) in zip(first..., clusters[first...]) {
      if begin > start, hasRoom, glyphStarts?[begin] ?? true { lastStart = (begin, number) }
      pen.add(advances[begin..<cluster.end].reduce(0, +), scalars[begin])
      if !cluster.isSpace, pen.x > limit, let end = lastBreak ?? lastStart { return end }
      begin = cluster.end
      hasRoom = hyphens[begin - 1].map { pen.x + $0 <= limit } ?? true
      if breaks.mustBreak(at: begin) { return (begin, number + 1) }
      if breaks.mayBreak(at: begin), hasRoom { lastBreak = (begin, number + 1) }
    }
    return (begin, clusters.count)
  }
}
