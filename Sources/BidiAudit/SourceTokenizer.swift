internal import BidiText

/// Divides a source text by a ``SourceSyntax``.
///
/// The time is linear: what was not found up to some place is not looked for again before it.
struct SourceTokenizer {
  private let scalars: [Unicode.Scalar]
  private let lineComments: [(opener: [Unicode.Scalar], isGuarded: Bool)]
  private let blockComments: [(opener: [Unicode.Scalar], closer: [Unicode.Scalar], nests: Bool)]
  private let hasDigitQuotes: Bool
  private var literals: LiteralReader
  private var position = 0
  private var tokens: [SourceToken] = []

  private init(_ scalars: [Unicode.Scalar], _ syntax: SourceSyntax) {
    self.scalars = scalars
    func array(_ text: String) -> [Unicode.Scalar] { Array(text.unicodeScalars) }
    lineComments = syntax.lineComments.filter { !$0.opener.isEmpty }
      .map { (array($0.opener), $0.isGuarded) }
    blockComments = syntax.blockComments.filter { !$0.opener.isEmpty && !$0.closer.isEmpty }
      .map { (array($0.opener), array($0.closer), $0.nests) }
    hasDigitQuotes = syntax.hasDigitQuotes
    literals = LiteralReader(scalars, syntax.literals)
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
    guard let extent = literals.literal(at: position) else { return false }
    add(.delimiter, extent.content.lowerBound - position)
    add(.literal, extent.content.count)
    add(.delimiter, extent.end - position)
    return true
  }

  private mutating func readWord() -> Bool {
    guard scalars[position].isWordPart else { return false }
    let isNumber = hasDigitQuotes && ("0"..."9").contains(scalars[position])
    var end = position + 1
    while end < scalars.count {
      if isNumber, scalars[end] == "'", end + 1 < scalars.count, scalars[end + 1].isWordPart {
        end += 2
        continue
      }
      // Controls belong to the word only if it goes on after them.
      let next = scalars[end...].firstIndex { DirectionalFormatting($0) == nil } ?? scalars.count
      guard next < scalars.count, scalars[next].isWordPart else { break }
      end = next + 1
    }
    add(.word, end - position)
    return true
  }
}
