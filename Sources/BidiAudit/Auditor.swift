internal import BidiText

/// Looks for the findings of one text.
struct Auditor {
  typealias Kind = ControlAudit.Finding.Kind

  /// Where a control stands.
  private struct Site {
    let control: DirectionalFormatting
    let index: String.Index
    let offset: TextOffset
    let line: Int
    let column: Int
    let paragraph: Int
  }

  private let scalars: [Unicode.Scalar]
  private let baseDirection: BaseDirection
  /// The paragraphs without their separators, as offsets of scalars.
  private let paragraphs: [Range<Int>]
  /// The tokens of source text; nil for text that people read.
  private let tokens: [SourceToken]?
  private let sites: [Site]
  private var findings: [ControlAudit.Finding] = []

  /// Everything that is found in a text, in its order.
  static func findings(
    in text: some StringProtocol, syntax: SourceSyntax?, _ baseDirection: BaseDirection
  ) -> [ControlAudit.Finding] {
    guard text.hasDirectionalFormatting else { return [] }
    var auditor = Auditor(text, syntax: syntax, baseDirection)
    auditor.audit()
    let order = Dictionary(
      uniqueKeysWithValues: Kind.allCases.enumerated().map { ($0.element, $0.offset) })
    return auditor.findings.sorted {
      ($0.offset, order[$0.kind] ?? 0) < ($1.offset, order[$1.kind] ?? 0)
    }
  }

  private init(_ text: some StringProtocol, syntax: SourceSyntax?, _ baseDirection: BaseDirection) {
    let scalars = Array(text.unicodeScalars)
    self.scalars = scalars
    self.baseDirection = baseDirection
    tokens = syntax.map { SourceTokenizer.tokens(of: scalars, $0) }
    (sites, paragraphs) = Self.sites(of: text)
  }

  private static func sites(of text: some StringProtocol) -> ([Site], [Range<Int>]) {
    var sites: [Site] = []
    var paragraphs: [Range<Int>] = []
    var offset = TextOffset.zero
    var line = 1
    var lineStart = 0
    for (number, paragraph) in text.paragraphs().enumerated() {
      let start = offset.scalars
      var end = start
      let view = text.unicodeScalars[paragraph.range]
      for index in view.indices {
        let scalar = view[index]
        if let control = DirectionalFormatting(scalar) {
          sites.append(
            Site(
              control: control, index: index, offset: offset, line: line,
              column: offset.scalars - lineStart + 1, paragraph: number))
        }
        offset.advance(over: scalar)
        if index < paragraph.content.upperBound { end = offset.scalars }
      }
      // Of the separators, editors count these.
      if let last = view.last, paragraph.hasSeparator, last == "\n" || last == "\r" {
        line += 1
        lineStart = offset.scalars
      }
      paragraphs.append(start..<end)
    }
    return (sites, paragraphs)
  }

  private mutating func audit() {
    for site in sites where site.control.kind == .override { addOverride(site) }
    if let tokens {
      auditCode(tokens)
      auditContents(tokens)
    } else {
      for number in Set(sites.map(\.paragraph)) {
        auditBalance(of: paragraphs[number], part: "text", endsWithParagraph: true)
      }
    }
    auditOrder()
  }

  private mutating func add(_ kind: Kind, _ site: Site, shown: String? = nil, _ message: String) {
    findings.append(
      .init(
        kind: kind, control: site.control, index: site.index, offset: site.offset, line: site.line,
        column: site.column, paragraph: site.paragraph, message: message, shown: shown))
  }

  private mutating func addOverride(_ site: Site) {
    let direction =
      site.control.openedDirection == .leftToRight ? "left to right" : "right to left"
    add(
      .override, site,
      "\(site.control.visibleName) forces the letters after it to be shown \(direction).")
  }

  /// Controls outside literals and comments.
  private mutating func auditCode(_ tokens: [SourceToken]) {
    var number = 0
    // What is shown of the token; one token may hold very many controls.
    var shownName: String?
    for site in sites {
      let place = site.offset.scalars
      while number < tokens.count, tokens[number].range.upperBound <= place {
        number += 1
        shownName = nil
      }
      let token =
        number < tokens.count && tokens[number].range.contains(place) ? tokens[number] : nil
      let name = site.control.visibleName
      switch token?.kind {
      case .literal, .comment:
        break
      case .word:
        let word = shownName ?? text(token?.range ?? 0..<0).strippingControls().cut(to: 40)
        shownName = word
        add(
          .insideIdentifier, site,
          "\(name) stands unseen inside \u{201C}\(word)\u{201D}: it is another name than the one shown."
        )
      case .sign, .delimiter, nil:
        guard site.control.kind != .mark else { break }
        add(.outsideLiteral, site, "\(name) stands in code, outside string literals and comments.")
      }
    }
  }

  /// Pairs inside literals and comments, which must end where they begin.
  private mutating func auditContents(_ tokens: [SourceToken]) {
    var paragraph = 0
    var site = 0
    for token in tokens where token.kind == .literal || token.kind == .comment {
      while site < sites.count, sites[site].offset.scalars < token.range.lowerBound { site += 1 }
      guard site < sites.count, token.range.contains(sites[site].offset.scalars) else { continue }
      // A separator ends every pair (X8), so each line of the content is looked at alone.
      while paragraphs[paragraph].upperBound <= token.range.lowerBound { paragraph += 1 }
      while paragraph < paragraphs.count,
        paragraphs[paragraph].lowerBound < token.range.upperBound
      {
        let piece = paragraphs[paragraph].clamped(to: token.range)
        auditBalance(
          of: piece, part: token.kind == .literal ? "string literal" : "comment",
          endsWithParagraph: piece.upperBound < token.range.upperBound)
        if paragraphs[paragraph].upperBound >= token.range.upperBound { break }
        paragraph += 1
      }
    }
  }

  private mutating func auditBalance(
    of range: Range<Int>, part: String, endsWithParagraph: Bool
  ) {
    let faults = text(range).controlBalance.faults
    guard !faults.isEmpty else { return }
    for fault in faults {
      guard let site = site(at: range.lowerBound + fault.scalarOffset) else { continue }
      let name = site.control.visibleName
      switch fault.kind {
      case .unmatched:
        add(.unbalanced, site, "\(name) ends nothing that began in this \(part).")
      case .unclosed where endsWithParagraph:
        add(.unbalanced, site, "\(name) is not closed before the end of the line.")
      case .unclosed:
        add(.unbalanced, site, "\(name) is not closed before the end of the \(part).")
      }
    }
  }

  /// Paragraphs whose controls move what should stay.
  private mutating func auditOrder() {
    var firstToken = 0
    for number in Set(sites.map(\.paragraph)).sorted() {
      let range = paragraphs[number]
      let order: ParagraphOrder
      if let tokens {
        while firstToken < tokens.count, tokens[firstToken].range.upperBound <= range.lowerBound {
          firstToken += 1
        }
        let pieces = tokens[firstToken...].prefix { $0.range.lowerBound < range.upperBound }
        order = ParagraphOrder(scalars[range], tokens: pieces, at: range.lowerBound, baseDirection)
      } else {
        order = ParagraphOrder(scalars[range], baseDirection)
      }
      guard let culprit = order.culprit(), let site = site(at: range.lowerBound + culprit) else {
        continue
      }
      let moved = tokens == nil ? "letters of a word" : "parts of the line"
      add(
        .reordering, site, shown: order.shown,
        "\(site.control.visibleName) makes \(moved) change places.")
    }
  }

  private func text(_ range: Range<Int>) -> String {
    String(String.UnicodeScalarView(scalars[range]))
  }

  /// The control at an offset of scalars.
  private func site(at offset: Int) -> Site? {
    let first = sites.partitionIndex { $0.offset.scalars >= offset }
    guard first < sites.count, sites[first].offset.scalars == offset else { return nil }
    return sites[first]
  }
}

extension String {
  /// The start of a text, with an ellipsis where it is cut.
  fileprivate func cut(to count: Int) -> String {
    guard let end = index(startIndex, offsetBy: count, limitedBy: endIndex), end < endIndex else {
      return self
    }
    return self[..<end] + "\u{2026}"
  }
}
