private import BidiSource
public import BidiText
public import LocalizationFiles

extension Explanation {
  /// Explains a text.
  ///
  /// - Parameters:
  ///   - text: The text, with format specifiers as in the file.
  ///   - locale: Its locale.
  ///   - options: The containers that a repair is for, its style, and the samples.
  /// - Throws: `BidiError` where a sample argument holds a paragraph separator.
  public init(of text: String, locale: LintLocale?, options: LintOptions) throws(BidiError) {
    let findings = try Linter(options: options).findings(
      in: LocalizationFile(text: text), locale: locale)
    let file = LocalizationFile(text: text)
    try self.init(
      of: text, locale: locale, options: options, findings: findings, file: file, number: 0)
  }

  private init(
    of text: String, locale: LintLocale?, options: LintOptions, findings: [Finding],
    file: LocalizationFile, number: Int
  ) throws(BidiError) {
    self.text = text
    otherFindings = findings.filter { finding in
      Rules.all.contains { type(of: $0).id == finding.rule && !($0 is any ProvenRule) }
    }
    self.locale = locale?.identifier
    direction = locale?.direction
    let lines = Line.lines(of: text)
    var explanations: [ParagraphExplanation] = []
    var arguments: [Proof.Argument] = []
    guard let locale, !lines.isEmpty else {
      let samples = options.samples.usual(script: "Latn", direction: .leftToRight)
      for line in Line.paragraphs(of: text) {
        arguments += line.arguments(of: samples[0])
        explanations.append(
          try Self.explain(line.filled(with: samples[0]), verdict: nil, notes: []))
      }
      self.arguments = arguments
      paragraphs = explanations
      (repaired, rightAfterRepair, remaining) = (nil, [], [])
      return
    }
    let prover = LineProver(locale: locale, options: options)
    let silence = ExplanationNotes.silence(of: findings, containers: prover.containers)
    var verdicts: [LineVerdict] = []
    for line in lines {
      let verdict = try prover.verdict(of: line)
      arguments += line.arguments(of: verdict.samples)
      let notes = ExplanationNotes.notes(on: verdict, of: line)
      explanations.append(
        try Self.explain(verdict.text, verdict: verdict, notes: notes, silence: silence))
      verdicts.append(verdict)
    }
    self.arguments = arguments
    paragraphs = explanations
    var linter = Linter(options: options)
    linter.entryNumbers = [number]
    guard findings.contains(where: { $0.fix != nil }),
      let outcome = try? Fixer(linter: linter).fix(file, locale: locale), outcome.isChanged,
      number < outcome.repaired.entries.count
    else {
      (repaired, rightAfterRepair, remaining) = (nil, [], [])
      return
    }
    let fixed = outcome.repaired.entries[number].value.string
    repaired = fixed
    let entry = outcome.repaired.entries[number].range
    let source = outcome.repaired.source
    let (start, end) = (
      source.location(of: entry.lowerBound), source.location(of: entry.upperBound)
    )
    remaining = outcome.remaining.filter { start <= $0.location && $0.location < end }
    rightAfterRepair = try Self.rightContainers(
      Line.lines(of: fixed), lines, locale, prover, options)
  }

  /// Explains the value of an entry, with the arguments that its key, its comments and its words hint at.
  ///
  /// - Parameters:
  ///   - entry: The entry.
  ///   - file: The file that it is of, by whose keys and comments rules go too.
  ///   - locale: Its locale.
  ///   - options: The containers that a repair is for, its style, and the samples.
  /// - Throws: `BidiError` where a sample argument holds a paragraph separator.
  /// - Complexity: O(*n*) for the *n* bytes of the file.
  public init(
    of entry: Entry, in file: LocalizationFile, locale: LintLocale?, options: LintOptions
  ) throws(BidiError) {
    let start = file.source.location(of: entry.range.lowerBound)
    let end = file.source.location(of: entry.range.upperBound)
    let number = file.entries.firstIndex { $0.range == entry.range } ?? 0
    let findings = try Linter(options: options).findings(in: file, locale: locale)
      .filter { start <= $0.location && $0.location < end }
    var options = options
    if locale?.direction == .rightToLeft {
      options.samples.hinted = ArgumentHints.samples(for: entry, base: nil)
      options.samples.areAmounts = ArgumentHints.isAmount(entry)
    }
    try self.init(
      of: entry.value.string, locale: locale, options: options, findings: findings, file: file,
      number: number)
  }

  /// The containers that show every line as it is wanted, with every usual sample.
  ///
  /// What is wanted is that of the line before its repair, and where more changed than well placed controls, that
  /// of the line after it.
  private static func rightContainers(
    _ repaired: [Line], _ lines: [Line], _ locale: LintLocale, _ prover: LineProver,
    _ options: LintOptions
  ) throws(BidiError) -> [Container] {
    let samples = options.samples.usual(script: locale.script, direction: locale.direction)
    var right = Container.allCases
    for (line, repaired) in zip(lines, repaired) {
      let line = try prover.shown(of: line, prover.judge(line))
      let repaired = try prover.shown(of: repaired, prover.judge(repaired))
      for set in line.relevant(samples) {
        let before = try prover.verdict(of: line, with: set)
        let after = try prover.verdict(of: repaired, with: set)
        let isSame =
          before.doubt == nil
          && isSameText(before.text.strippingControls(), after.text.strippingControls())
        var still: [Container] = []
        for container in right {
          let base = container.baseDirection(in: locale.direction)
          let order = try displayed(after.text, base)
          let wanted = try (isSame ? before : after).wanted(in: container)
          if let wanted, isSameText(order, wanted) { still.append(container) }
        }
        right = still
      }
    }
    return right
  }

  private static func explain(
    _ text: String, verdict: LineVerdict?, notes: [String], silence: ExplanationNotes.Silence? = nil
  ) throws(BidiError) -> ParagraphExplanation {
    let fallback = verdict?.direction ?? .leftToRight
    var resolved: [(container: Container, paragraph: ResolvedParagraph)] = []
    for container in Container.allCases {
      let base = container.baseDirection(in: fallback)
      resolved.append((container, try ResolvedParagraph(text, baseDirection: base)))
    }
    let scalars = resolved[0].paragraph.scalars
    let wholes = verdict.map { Self.wholes($0, scalars) } ?? []
    var cuts: Set<Int> = [0, scalars.count]
    for (_, paragraph) in resolved {
      for run in paragraph.levelRuns() { cuts.insert(run.scalarRange.lowerBound) }
    }
    for whole in wholes { cuts.formUnion([whole.range.lowerBound, whole.range.upperBound]) }
    let pieces = Self.pieces(scalars, cuts.sorted(), wholes)

    var layouts: [Layout] = []
    for (container, paragraph) in resolved {
      let expected = try verdict?.wanted(in: container)
      layouts.append(
        layout(
          paragraph.visualOrder(), paragraph.levels, paragraph, pieces,
          trace: try RuleTrace(text, baseDirection: container.baseDirection(in: fallback)),
          container: container, isRight: expected.map { isSameText($0, paragraph.visualText()) }))
    }
    return ParagraphExplanation(
      text: text, firstStrong: FirstStrong(in: text), pieces: pieces,
      partFaults: verdict?.partFaults.map(\.words) ?? [],
      notes: notes + (silence.flatMap { $0.note(on: layouts) }.map { [$0] } ?? []),
      layouts: layouts,
      wanted: try verdict.flatMap { $0.doubt == nil ? $0 : nil }.map {
        (verdict) throws(BidiError) in
        try wantedLayout(verdict, wholes, pieces, count: scalars.count)
      })
  }

  /// The layout of the text with isolates, in the offsets of the text without.
  private static func wantedLayout(
    _ verdict: LineVerdict, _ wholes: [(range: Range<Int>, whole: Whole)], _ pieces: [Piece],
    count: Int
  ) throws(BidiError) -> Layout {
    let base = BaseDirection.explicit(verdict.direction)
    let paragraph = try ResolvedParagraph(verdict.isolated, baseDirection: base)
    var offsets: [Int?] = []
    var next = 0
    for (unit, whole) in zip(verdict.units, wholes) {
      while next < whole.range.lowerBound { offsets.append(next); next += 1 }
      offsets += repeatElement(nil, count: unit.isolation.before.count)
      while next < whole.range.upperBound { offsets.append(next); next += 1 }
      offsets += repeatElement(nil, count: unit.isolation.after.count)
    }
    offsets += (next..<max(next, count)).map { $0 }
    var levels: [EmbeddingLevel?] = Array(repeating: nil, count: count)
    for (place, offset) in offsets.enumerated() where place < paragraph.levels.count {
      if let offset { levels[offset] = paragraph.levels[place] }
    }
    let order = paragraph.visualOrder().compactMap {
      offsets.indices.contains($0) ? offsets[$0] : nil
    }
    return layout(
      order, levels, paragraph, pieces, trace: try RuleTrace(verdict.isolated, baseDirection: base),
      container: nil, isRight: true)
  }

  /// The units of a line, in scalars.
  private static func wholes(
    _ verdict: LineVerdict, _ scalars: [Unicode.Scalar]
  ) -> [(range: Range<Int>, whole: Whole)] {
    var starts: [Int: Int] = [:]
    var offset = 0
    for (number, scalar) in scalars.enumerated() {
      starts[offset] = number
      offset += UTF8.width(scalar)
    }
    starts[offset] = scalars.count
    return verdict.units.compactMap { unit in
      guard let start = starts[unit.range.lowerBound], let end = starts[unit.range.upperBound]
      else { return nil }
      let text = String(String.UnicodeScalarView(scalars[start..<end]))
      return (start..<end, Whole(text: text, kind: unit.words))
    }
  }

  private static func pieces(
    _ scalars: [Unicode.Scalar], _ cuts: [Int], _ wholes: [(range: Range<Int>, whole: Whole)]
  ) -> [Piece] {
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
        text: String(String.UnicodeScalarView(part)), scalarRange: start..<end, scripts: scripts,
        whole: wholes.first { $0.range.contains(start) }?.whole)
    }
  }

  private static func layout(
    _ visualOrder: [Int], _ levels: [EmbeddingLevel?], _ paragraph: ResolvedParagraph,
    _ pieces: [Piece], trace: RuleTrace, container: Container?, isRight: Bool?
  ) -> Layout {
    var pieceOfScalar: [Int] = []
    for (number, piece) in pieces.enumerated() {
      pieceOfScalar += repeatElement(number, count: piece.scalarRange.count)
    }
    var order: [PlacedPiece] = []
    for offset in visualOrder {
      let direction = levels[offset]?.direction ?? paragraph.direction
      if order.last?.piece != pieceOfScalar[offset] {
        order.append(PlacedPiece(piece: pieceOfScalar[offset], direction: direction))
      }
    }
    return Layout(
      container: container, direction: paragraph.direction, order: order,
      displayed: paragraph.visualText(), levels: levels, trace: trace, isRight: isRight)
  }
}

extension FilledLine.Unit {
  /// What it is, in a word or two.
  var words: String {
    if kinds.contains(.argument) { return "argument" }
    switch kinds.first(where: { $0 != .numericArgument }) {
    case .number: return "number"
    case .island(let kind): return kind.words
    case .argument, .numericArgument, .nothing, .markup, nil: return "argument"
    }
  }
}

extension Island.Kind {
  /// What it is, in a word or two.
  var words: String {
    switch self {
    case .formatSpecifier, .messageArgument: "argument"
    case .url: "web address"
    case .email: "e-mail address"
    case .filePath: "path"
    case .handle: "handle"
    case .hashtag: "hashtag"
    case .phoneNumber: "phone number"
    case .number: "number"
    case .range: "range"
    case .time: "time"
    case .date: "date"
    case .datePattern: "date pattern"
    case .version: "version"
    case .signedWord: "word with a sign"
    case .identifier: "identifier"
    case .option: "option"
    case .shortcut: "shortcut"
    case .tag: "tag"
    case .entity: "entity"
    case .markdown: "Markdown"
    case .quotation: "quotation"
    case .listItem: "item of a list"
    }
  }
}
