public import BidiText

/// How one text is laid out in every container, and why.
public struct Explanation: Sendable, Hashable {
  /// The text as stored.
  public let text: String

  /// The arguments that were put in the place of format specifiers.
  public let arguments: [Proof.Argument]

  /// The locale's identifier; nil where none is known, and nothing can be called wrong.
  public let locale: String?

  /// The direction that the text should have: its locale's.
  public let direction: WritingDirection?

  /// The paragraphs, in order.
  public let paragraphs: [ParagraphExplanation]

  /// The text repaired; nil where it is right, or where nothing repairs it.
  public let repaired: String?

  /// The containers in which the repaired text is right; empty where there is none.
  public let rightAfterRepair: [Container]

  /// What happens to one paragraph.
  public struct ParagraphExplanation: Sendable, Hashable {
    /// The paragraph with arguments filled in.
    public let text: String

    /// Its first strong character (P2); nil where it has none.
    public let firstStrong: FirstStrong?

    /// The stretches that stay together in every container, in the order of the text.
    public let pieces: [Piece]

    /// The layout in each container.
    public let layouts: [Layout]

    /// The order that readers expect; nil where the locale is not known.
    public let wanted: Layout?

    /// The layout whose reasons help most: the first that is wrong, or that of a natural label.
    public var layoutToExplain: Layout? {
      layouts.first { $0.isRight == false } ?? layouts.first
    }

    /// The containers in which the paragraph is shown wrong.
    public var wrongContainers: [Container] {
      layouts.filter { $0.isRight == false }.compactMap(\.container)
    }
  }

  /// A stretch of text that stays together.
  public struct Piece: Sendable, Hashable {
    /// The text as stored.
    public let text: String

    /// Where it stands in the paragraph, in Unicode scalars.
    public let scalarRange: Range<Int>

    /// The scripts of its letters; empty for digits and punctuation alone.
    public let scripts: [String]
  }

  /// The order of a paragraph in one container.
  public struct Layout: Sendable, Hashable {
    /// The container; nil for the order that is wanted.
    public let container: Container?

    /// The direction of the paragraph.
    public let direction: WritingDirection

    /// The pieces from left to right: their indices, and the directions of their letters.
    public let order: [PlacedPiece]

    /// What is seen, written from left to right.
    public let displayed: String

    /// Which rules of UAX #9 gave each character its level.
    public let trace: RuleTrace

    /// Whether this is what readers expect; nil where the locale is not known.
    public let isRight: Bool?
  }

  /// A piece in its place.
  public struct PlacedPiece: Sendable, Hashable {
    /// The index of the piece.
    public let piece: Int

    /// The direction in which its characters stand.
    public let direction: WritingDirection
  }
}

extension Explanation {
  /// Explains a text.
  ///
  /// - Parameters:
  ///   - text: The text, with format specifiers as in the file.
  ///   - locale: Its locale.
  ///   - options: The containers that a repair is for, its style, and the samples.
  /// - Throws: `BidiError` where a sample argument holds a paragraph separator.
  public init(of text: String, locale: LintLocale?, options: LintOptions) throws(BidiError) {
    let script = locale?.script ?? "Latn"
    let direction = locale?.direction
    let samples = options.samples.usual(script: script, direction: direction ?? .leftToRight)
    let lines = Line.lines(of: text)
    var explanations: [ParagraphExplanation] = []
    var arguments: [Proof.Argument] = []
    var repairedLines: [String?] = []
    var rightAfterRepair = Set(Container.allCases)
    for line in lines {
      // The sample that shows a fault, where one does.
      var chosen = samples[0]
      var isWrong = false
      if let locale {
        let prover = BaseDirectionProver(locale: locale, options: options)
        if let proof = try prover.proof(of: line) {
          isWrong = true
          chosen = samples.first { line.filled(with: $0) == proof.0.text } ?? chosen
          let repair = try prover.repair(of: line)
          repairedLines.append(repair?.applied(to: String(line.text)))
          if let repair {
            for container in try prover.wrongContainers(with: repair, for: line) {
              rightAfterRepair.remove(container)
            }
          }
        }
      }
      if !isWrong { repairedLines.append(nil) }
      arguments += line.arguments(of: chosen)
      explanations.append(
        try Self.explain(line.filled(with: chosen), direction: direction))
    }
    self.text = text
    self.arguments = arguments
    self.locale = locale?.identifier
    self.direction = direction
    paragraphs = explanations
    repaired = repairedLines.contains { $0 != nil } ? Self.rebuilt(text, lines, repairedLines) : nil
    self.rightAfterRepair =
      repaired == nil ? [] : Container.allCases.filter(rightAfterRepair.contains)
  }

  private static func rebuilt(_ text: String, _ lines: [Line], _ repaired: [String?]) -> String {
    var result = ""
    var position = text.startIndex
    for (line, repair) in zip(lines, repaired) {
      result += text[position..<line.text.startIndex]
      result += repair ?? String(line.text)
      position = line.text.endIndex
    }
    return result + text[position...]
  }

  private static func explain(
    _ text: String, direction: WritingDirection?
  ) throws(BidiError) -> ParagraphExplanation {
    let fallback = direction ?? .leftToRight
    var resolved: [(container: Container, paragraph: ResolvedParagraph)] = []
    for container in Container.allCases {
      let base = container.baseDirection(in: fallback)
      resolved.append((container, try ResolvedParagraph(text, baseDirection: base)))
    }
    var wanted: ResolvedParagraph?
    if let direction { wanted = try ResolvedParagraph(text, baseDirection: .explicit(direction)) }

    let cuts = Self.cuts(resolved.map(\.paragraph))
    let expected = wanted?.visualText()
    var layouts: [Layout] = []
    for (container, paragraph) in resolved {
      let isRight = expected.map { isSameText($0, paragraph.visualText()) }
      let trace = try RuleTrace(text, baseDirection: container.baseDirection(in: fallback))
      layouts.append(layout(paragraph, cuts, trace, container: container, isRight: isRight))
    }
    var wantedLayout: Layout?
    if let wanted {
      let trace = try RuleTrace(text, baseDirection: .explicit(wanted.direction))
      wantedLayout = layout(wanted, cuts, trace, container: nil, isRight: true)
    }
    return ParagraphExplanation(
      text: text, firstStrong: FirstStrong(in: text),
      pieces: pieces(resolved[0].paragraph.scalars, cuts),
      layouts: layouts, wanted: wantedLayout)
  }

  /// Where a run of any of the layouts begins, and the end.
  private static func cuts(_ paragraphs: [ResolvedParagraph]) -> [Int] {
    var cuts: Set<Int> = [0]
    for paragraph in paragraphs {
      for run in paragraph.levelRuns() { cuts.insert(run.scalarRange.lowerBound) }
      cuts.insert(paragraph.scalars.count)
    }
    return cuts.sorted()
  }

  private static func pieces(_ scalars: [Unicode.Scalar], _ cuts: [Int]) -> [Piece] {
    zip(cuts, cuts.dropFirst()).map { start, end in
      let part = scalars[start..<end]
      var scripts: [String] = []
      for scalar in part where scalar.bidiClass.strongDirection != nil {
        let name = scalar.scriptName
        if !["Common", "Inherited", "Unknown"].contains(name), !scripts.contains(name) {
          scripts.append(name)
        }
      }
      return Piece(
        text: String(String.UnicodeScalarView(part)), scalarRange: start..<end, scripts: scripts)
    }
  }

  private static func layout(
    _ paragraph: ResolvedParagraph, _ cuts: [Int], _ trace: RuleTrace, container: Container?,
    isRight: Bool?
  ) -> Layout {
    var pieceOfScalar: [Int] = []
    for (piece, (start, end)) in zip(cuts, cuts.dropFirst()).enumerated() {
      pieceOfScalar += repeatElement(piece, count: end - start)
    }
    var order: [PlacedPiece] = []
    for offset in paragraph.visualOrder() {
      let piece = pieceOfScalar[offset]
      let direction = paragraph.levels[offset]?.direction ?? paragraph.direction
      if order.last?.piece != piece {
        order.append(PlacedPiece(piece: piece, direction: direction))
      }
    }
    return Layout(
      container: container, direction: paragraph.direction, order: order,
      displayed: paragraph.visualText(), trace: trace, isRight: isRight)
  }
}
