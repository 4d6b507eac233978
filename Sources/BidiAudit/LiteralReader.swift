internal import BidiText

/// Finds where string literals end.
///
/// The time is linear: what was not found up to some place is not looked for again before it.
struct LiteralReader {
  /// A literal of the syntax, in scalars.
  private struct Kind {
    let opener: [Unicode.Scalar]
    let closer: [Unicode.Scalar]
    let isMultiline: Bool
    let hasEscapes: Bool
    let fence: SourceSyntax.Fence
    let interpolation: SourceSyntax.Interpolation
  }

  /// A literal that has begun: its kind and the number of its signs.
  private struct Opened: Hashable {
    let kind: Int
    let signs: Int
  }

  /// What the place that is read stands in.
  private enum Level {
    case literal(Opened)
    /// Interpolated code, with so many brackets open inside.
    case code(closer: Unicode.Scalar, depth: Int)
  }

  /// A literal with its delimiters.
  struct Extent {
    /// What stands between them.
    let content: Range<Int>
    /// The end of the second one.
    let end: Int
  }

  /// The greatest number of signs, and of characters in a name, that a fence may have.
  private static let fenceLimit = 16

  private let scalars: [Unicode.Scalar]
  private let kinds: [Kind]

  /// There is no closer before these places.
  private var hasNoCloserBefore: [Opened: Int] = [:]

  /// The same where the literals of interpolated code are looked at.
  private var hasNoOuterCloserBefore: [Opened: Int] = [:]

  /// Where `)name` stands before a quote, by name and in order; nil until it is asked for.
  private var namedEnds: [[Unicode.Scalar]: [Int]]?

  init(_ scalars: [Unicode.Scalar], _ literals: [SourceSyntax.Literal]) {
    self.scalars = scalars
    kinds = literals.filter { !$0.opener.isEmpty && !$0.closer.isEmpty }.map {
      Kind(
        opener: Array($0.opener.unicodeScalars), closer: Array($0.closer.unicodeScalars),
        isMultiline: $0.isMultiline, hasEscapes: $0.hasEscapes, fence: $0.fence,
        interpolation: $0.interpolation)
    }
  }

  /// The literal that begins at a place, if one does and has an end.
  mutating func literal(at place: Int) -> Extent? {
    for number in kinds.indices {
      guard let (opened, start) = opening(of: number, at: place) else { continue }
      if kinds[number].fence == .name {
        if let extent = namedLiteral(kinds[number], at: start) { return extent }
        continue
      }
      // Where the code inside makes no sense, it is taken for text.
      var end = kinds[number].interpolation == .none ? nil : endOfOuter(opened, from: start)
      end = end ?? endOfPlain(opened, from: start)
      if let end {
        return Extent(content: start..<end, end: end + kinds[number].closer.count + opened.signs)
      }
    }
    return nil
  }

  /// The literal of a kind that begins at a place, and where its content does.
  private func opening(of number: Int, at place: Int) -> (opened: Opened, start: Int)? {
    let kind = kinds[number]
    let signs = kind.fence == .numberSigns ? count(of: "#", at: place) : 0
    guard signs <= Self.fenceLimit, isHere(kind.opener, at: place + signs) else { return nil }
    return (Opened(kind: number, signs: signs), place + signs + kind.opener.count)
  }

  /// How many of a character stand at a place, up to one more than a fence may have.
  private func count(of scalar: Unicode.Scalar, at place: Int) -> Int {
    scalars[min(place, scalars.count)...].prefix(Self.fenceLimit + 1).prefix { $0 == scalar }.count
  }

  private func isHere(_ text: [Unicode.Scalar], at place: Int) -> Bool {
    place + text.count <= scalars.count && scalars[place..<(place + text.count)].elementsEqual(text)
  }

  private func isCloser(_ opened: Opened, at place: Int) -> Bool {
    let closer = kinds[opened.kind].closer
    return isHere(closer, at: place)
      && scalars[(place + closer.count)...].prefix(opened.signs).elementsEqual(
        repeatElement("#", count: opened.signs))
  }

  /// How long the escape is that stands at a place; nil if none does.
  private func escape(in opened: Opened, at place: Int) -> Int? {
    guard kinds[opened.kind].hasEscapes, scalars[place] == "\\" else { return nil }
    guard opened.signs == 0 || count(of: "#", at: place + 1) >= opened.signs else { return nil }
    let length = 1 + opened.signs
    return length + (isHere(["\r", "\n"], at: place + length) ? 2 : 1)
  }

  /// Where the closer of a literal stands, whatever is inside.
  private mutating func endOfPlain(_ opened: Opened, from start: Int) -> Int? {
    guard start >= hasNoCloserBefore[opened, default: 0] else { return nil }
    var end = start
    while end < scalars.count {
      if isCloser(opened, at: end) { return end }
      if let length = escape(in: opened, at: end) {
        end += length
      } else if !kinds[opened.kind].isMultiline, scalars[end].endsSourceLine {
        break
      } else {
        end += 1
      }
    }
    hasNoCloserBefore[opened] = min(end, scalars.count)
    return nil
  }

  /// Where the closer of a literal stands after interpolated code, with the literals in it.
  private mutating func endOfOuter(_ outer: Opened, from start: Int) -> Int? {
    guard start >= hasNoOuterCloserBefore[outer, default: 0] else { return nil }
    var levels = [Level.literal(outer)]
    // How many of them end with the line.
    var lineLevels = kinds[outer.kind].isMultiline ? 0 : 1
    var end = start
    while end < scalars.count, let level = levels.last {
      if lineLevels > 0, scalars[end].endsSourceLine { break }
      switch level {
      case .literal(let opened):
        if isCloser(opened, at: end) {
          levels.removeLast()
          if levels.isEmpty { return end }
          if !kinds[opened.kind].isMultiline { lineLevels -= 1 }
          end += kinds[opened.kind].closer.count + opened.signs
        } else if let code = interpolation(in: opened, at: end) {
          levels.append(.code(closer: code.closer, depth: 0))
          end += code.count
        } else {
          end += escape(in: opened, at: end) ?? 1
        }
      case .code(let closer, let depth):
        if let (opened, start) = innerOpening(at: end) {
          levels.append(.literal(opened))
          if !kinds[opened.kind].isMultiline { lineLevels += 1 }
          end = start
        } else {
          if scalars[end] == closer {
            levels.removeLast()
            if depth > 0 { levels.append(.code(closer: closer, depth: depth - 1)) }
          } else if scalars[end] == (closer == ")" ? "(" : "{") {
            levels[levels.count - 1] = .code(closer: closer, depth: depth + 1)
          }
          end += 1
        }
      }
    }
    hasNoOuterCloserBefore[outer] = min(end, scalars.count)
    return nil
  }

  /// How long the start of interpolated code is that stands at a place, and what it ends with.
  private func interpolation(
    in opened: Opened, at place: Int
  ) -> (count: Int, closer: Unicode.Scalar)? {
    switch kinds[opened.kind].interpolation {
    case .none: return nil
    case .escapedParenthesis:
      guard scalars[place] == "\\", opened.signs == 0 || escape(in: opened, at: place) != nil,
        isHere(["("], at: place + 1 + opened.signs)
      else { return nil }
      return (opened.signs + 2, ")")
    case .dollarBrace: return isHere(["$", "{"], at: place) ? (2, "}") : nil
    }
  }

  private func innerOpening(at place: Int) -> (opened: Opened, start: Int)? {
    for number in kinds.indices where kinds[number].fence != .name {
      if let found = opening(of: number, at: place) { return found }
    }
    return nil
  }

  /// The literal `name(…)name"` whose name begins at a place.
  private mutating func namedLiteral(_ kind: Kind, at place: Int) -> Extent? {
    let name = Array(
      scalars[place...].prefix(Self.fenceLimit).prefix {
        !"()\\\"".unicodeScalars.contains($0) && !$0.properties.isWhitespace
      })
    guard isHere(["("], at: place + name.count) else { return nil }
    let ends = namedEnds ?? allNamedEnds()
    namedEnds = ends
    let content = place + name.count + 1
    guard let places = ends[name] else { return nil }
    // The first that stands after the opener.
    let first = places.partitionIndex { $0 >= content }
    guard first < places.count else { return nil }
    return Extent(
      content: content..<places[first], end: places[first] + 1 + name.count + kind.closer.count)
  }

  private func allNamedEnds() -> [[Unicode.Scalar]: [Int]] {
    var ends: [[Unicode.Scalar]: [Int]] = [:]
    for place in scalars.indices where scalars[place] == ")" {
      let name = scalars[(place + 1)...].prefix(Self.fenceLimit).prefix {
        $0 != "\"" && $0 != ")"
      }
      if isHere(["\""], at: place + 1 + name.count) { ends[Array(name), default: []].append(place) }
    }
    return ends
  }
}
