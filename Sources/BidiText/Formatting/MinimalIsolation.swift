/// Finds the fewest isolates that keep the order of a line.
struct MinimalIsolation: ~Copyable {
  private let direction: WritingDirection
  private let bases: [BaseDirection]
  private var resolver = BidiResolver()
  private var seen: [UInt8] = []

  /// Lines with more arguments keep all their isolates or none: trying each takes time.
  private static let triedLimit = 64

  init(direction: WritingDirection, containers: Set<IsolationMode.Container>?) {
    self.direction = direction
    let containers = containers ?? [.natural, .init(direction)]
    bases = IsolationMode.Container.allCases.filter(containers.contains)
      .map { $0.baseDirection(in: direction) }
  }

  /// Takes out of a line every isolate that it can do without, and puts the line into an isolate where it
  /// cannot do without one.
  mutating func reduce(_ line: inout MessageLine) {
    if isPlain(line) {
      for index in line.pieces.indices { line.pieces[index].isolate = nil }
      return
    }
    let wanted = appearance(of: line.text, .explicit(direction))
    let isolates = line.pieces.map(\.isolate)
    for index in line.pieces.indices { line.pieces[index].isolate = nil }
    if looks(line, like: wanted) { return }
    for index in line.pieces.indices { line.pieces[index].isolate = isolates[index] }
    if !looks(line, like: wanted) {
      line.wrapping = .isolate(direction)
    }
    guard looks(line, like: wanted), isolates.count(where: { $0 != nil }) <= Self.triedLimit else {
      return
    }
    for index in line.pieces.indices where isolates[index] != nil {
      line.pieces[index].isolate = nil
      if !looks(line, like: wanted) { line.pieces[index].isolate = isolates[index] }
    }
  }

  /// Whether every character of a line is at level 0, with and without isolates.
  private func isPlain(_ line: MessageLine) -> Bool {
    direction == .leftToRight && !bases.contains(.explicit(.rightToLeft))
      && line.pieces.allSatisfy { piece in
        piece.isolate != .rightToLeftIsolate && String(piece.text).isPlainLeftToRight
      }
  }

  /// Whether a line is seen as wanted in every container.
  private mutating func looks(_ line: MessageLine, like wanted: [UInt8]) -> Bool {
    let text = line.text
    for base in bases where appearance(of: text, base) != wanted { return false }
    return true
  }

  /// What is seen, from left to right, without white space at the edges: where a line ends, white space
  /// takes the side of the paragraph, and nobody sees it.
  private mutating func appearance(of text: String, _ base: BaseDirection) -> [UInt8] {
    resolver.resolveParagraph(text, baseDirection: base)
    resolver.orderRuns()
    resolver.writeVisualText(into: &seen, of: text)
    let space = UInt8(ascii: " ")
    guard let first = seen.firstIndex(where: { $0 != space }),
      let last = seen.lastIndex(where: { $0 != space })
    else { return [] }
    return Array(seen[first...last])
  }
}
