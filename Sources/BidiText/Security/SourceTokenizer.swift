/// Divides a source text by a ``SourceSyntax``.
///
/// The time is linear: what was not found up to some place is not looked for again before it.
struct SourceTokenizer {
  private let scalars: [Unicode.Scalar]
  private let lineComments: [(opener: [Unicode.Scalar], isGuarded: Bool)]
  private let blockComments: [(opener: [Unicode.Scalar], closer: [Unicode.Scalar], nests: Bool)]
  private var literals: [Literal]
  private var position = 0
  private var tokens: [SourceToken] = []

  private struct Literal {
    let opener: [Unicode.Scalar]
    let closer: [Unicode.Scalar]
    let isMultiline: Bool
    let hasEscapes: Bool
    /// There is no closer before this place.
    var hasNoCloserBefore = 0
  }

  private init(_ scalars: [Unicode.Scalar], _ syntax: SourceSyntax) {
    self.scalars = scalars
    func array(_ text: String) -> [Unicode.Scalar] { Array(text.unicodeScalars) }
    lineComments = syntax.lineComments.filter { !$0.opener.isEmpty }
      .map { (array($0.opener), $0.isGuarded) }
    blockComments = syntax.blockComments.filter { !$0.opener.isEmpty && !$0.closer.isEmpty }
      .map { (array($0.opener), array($0.closer), $0.nests) }
    literals = syntax.literals.filter { !$0.opener.isEmpty && !$0.closer.isEmpty }
      .map {
        Literal(
          opener: array($0.opener), closer: array($0.closer), isMultiline: $0.isMultiline,
          hasEscapes: $0.hasEscapes)
      }
  }

  /// The tokens of a text, in order.
  static func tokens(of scalars: [Unicode.Scalar], _ syntax: SourceSyntax) -> [SourceToken] {
    var tokenizer = SourceTokenizer(scalars, syntax)
    while tokenizer.position < scalars.count { tokenizer.readNext() }
    return tokenizer.tokens
  }

  private mutating func readNext() {
    if readLineComment() || readBlockComment() || readLiteral() || readWord() { return }
    let scalar = scalars[position]
    if !scalar.properties.isWhitespace, DirectionalFormatting(scalar) == nil {
      add(.sign, 1)
    } else {
      position += 1
    }
  }

  /// Adds a token that begins here, and passes it.
  private mutating func add(_ kind: SourceToken.Kind, _ count: Int) {
    guard count > 0 else { return }
    tokens.append(SourceToken(kind: kind, range: position..<(position + count)))
    position += count
  }

  private func isHere(_ text: [Unicode.Scalar], at place: Int) -> Bool {
    place + text.count <= scalars.count && scalars[place..<(place + text.count)].elementsEqual(text)
  }

  private mutating func readLineComment() -> Bool {
    for comment in lineComments where isHere(comment.opener, at: position) {
      if comment.isGuarded, !isGuardOpen(comment.opener.count) { continue }
      add(.delimiter, comment.opener.count)
      let end = scalars[position...].firstIndex(where: \.endsSourceLine) ?? scalars.count
      add(.comment, end - position)
      return true
    }
    return false
  }

  /// Whether a comment that needs room round its opener may begin here.
  private func isGuardOpen(_ count: Int) -> Bool {
    if position > 0, !scalars[position - 1].properties.isWhitespace,
      DirectionalFormatting(scalars[position - 1]) == nil
    {
      return false
    }
    guard position + count < scalars.count else { return true }
    let next = scalars[position + count]
    return !next.isASCII || !(next.isWordPart || "\"'([{#-".unicodeScalars.contains(next))
  }

  private mutating func readBlockComment() -> Bool {
    for comment in blockComments where isHere(comment.opener, at: position) {
      add(.delimiter, comment.opener.count)
      var depth = 1
      var end = position
      while end < scalars.count {
        if isHere(comment.closer, at: end) {
          depth -= 1
          if depth == 0 { break }
          end += comment.closer.count
        } else if comment.nests, isHere(comment.opener, at: end) {
          depth += 1
          end += comment.opener.count
        } else {
          end += 1
        }
      }
      add(.comment, end - position)
      if position < scalars.count { add(.delimiter, comment.closer.count) }
      return true
    }
    return false
  }

  private mutating func readLiteral() -> Bool {
    for number in literals.indices where isHere(literals[number].opener, at: position) {
      guard let end = endOfLiteral(number) else { continue }
      let literal = literals[number]
      add(.delimiter, literal.opener.count)
      add(.literal, end - position)
      add(.delimiter, literal.closer.count)
      return true
    }
    return false
  }

  /// Where the closer of the literal that begins here stands, if it has one.
  private mutating func endOfLiteral(_ number: Int) -> Int? {
    let literal = literals[number]
    var end = position + literal.opener.count
    guard end >= literal.hasNoCloserBefore else { return nil }
    while end < scalars.count {
      let scalar = scalars[end]
      if isHere(literal.closer, at: end) { return end }
      if literal.hasEscapes, scalar == "\\" {
        let isCRLF = isHere(["\r", "\n"], at: end + 1)
        end += isCRLF ? 3 : 2
      } else if !literal.isMultiline, scalar.endsSourceLine {
        break
      } else {
        end += 1
      }
    }
    literals[number].hasNoCloserBefore = min(end, scalars.count)
    return nil
  }

  private mutating func readWord() -> Bool {
    guard scalars[position].isWordPart else { return false }
    var end = position + 1
    while end < scalars.count {
      // Controls belong to the word only if it goes on behind them.
      let next = scalars[end...].firstIndex { DirectionalFormatting($0) == nil } ?? scalars.count
      guard next < scalars.count, scalars[next].isWordPart else { break }
      end = next + 1
    }
    add(.word, end - position)
    return true
  }
}
