internal import BidiText

/// Finds the fewest isolates that keep the appearance of a line.
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
    let isolates = line.pieces.map(\.isolate)
    let removable = line.pieces.indices.filter {
      isolates[$0] != nil && !line.isJoinedToTextBefore($0)
    }
    if isPlain(line) {
      for index in removable { line.pieces[index].isolate = nil }
      return
    }
    let wanted = appearance(of: line.text, .explicit(direction))
    for index in removable { line.pieces[index].isolate = nil }
    if looks(line, like: wanted) { return }
    for index in removable { line.pieces[index].isolate = isolates[index] }
    if !looks(line, like: wanted) {
      line.wrapping = .isolate(direction)
    }
    guard looks(line, like: wanted), removable.count <= Self.triedLimit else { return }
    // An isolate may become needless by those behind it that go.
    var kept = removable
    var count = 0
    while kept.count != count {
      count = kept.count
      let tried = kept
      kept = []
      for index in tried {
        line.pieces[index].isolate = nil
        if looks(line, like: wanted) { continue }
        line.pieces[index].isolate = isolates[index]
        kept.append(index)
      }
    }
  }

  /// Whether every character of a line is at level 0 and has the same base, with and without isolates.
  private func isPlain(_ line: MessageLine) -> Bool {
    direction == .leftToRight && !bases.contains(.explicit(.rightToLeft))
      && line.pieces.indices.allSatisfy { index in
        line.pieces[index].isolate != .rightToLeftIsolate && !line.isJoinedToTextBefore(index)
          && String(line.pieces[index].text).isPlainLeftToRight
      }
  }

  /// Whether a line is seen as wanted in every container.
  private mutating func looks(_ line: MessageLine, like wanted: [UInt8]) -> Bool {
    let text = line.text
    for base in bases {
      resolver.writeAppearance(of: text, in: base, into: &seen)
      if seen != wanted { return false }
    }
    return true
  }

  private mutating func appearance(of text: String, _ base: BaseDirection) -> [UInt8] {
    resolver.writeAppearance(of: text, in: base, into: &seen)
    return seen
  }
}
