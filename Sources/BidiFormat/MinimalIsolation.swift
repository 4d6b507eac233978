internal import BidiText

/// Finds the fewest isolates that keep the appearance of a line.
struct MinimalIsolation {
  private let direction: WritingDirection

  /// The containers of the mode, by the direction that they give to a line.
  private let isNatural: Bool
  private let isLeftToRight: Bool
  private let isRightToLeft: Bool

  // Buffers that are used again.
  private var text: [UInt8] = []
  private var displayed: [UInt8] = []
  private var wanted: [UInt8] = []

  /// The most isolates that are tried one by one; a line with more keeps all of them or none, because each trial takes
  /// time.
  private static let triedLimit = 64

  init(direction: WritingDirection, containers: Set<DisplayContainer>?) {
    self.direction = direction
    isNatural = containers?.contains(.natural) ?? true
    isLeftToRight = containers?.contains(.leftToRight) ?? (direction == .leftToRight)
    isRightToLeft = containers?.contains(.rightToLeft) ?? (direction == .rightToLeft)
  }

  /// Removes the isolates that a line does not need, and puts a line into an isolate if it needs one.
  mutating func reduce(_ draft: inout MessageDraft) {
    for index in draft.lines.indices {
      if let open = undecided(in: draft.lines[index], of: draft) {
        var rest = open[...]
        for piece in draft.lines[index].pieces.indices {
          if rest.first == piece {
            rest.removeFirst()
          } else {
            draft.lines[index].pieces[piece].isolate = nil
          }
        }
        if open.isEmpty { continue }
      }
      // Room for the controls of a few arguments.
      text.reserveCapacity(draft.bytes.count + 32)
      displayed.reserveCapacity(draft.bytes.count + 32)
      wanted.reserveCapacity(draft.bytes.count + 32)
      BidiResolver.withScratch { resolver in
        var line = draft.lines[index]
        reduce(&line, of: draft, with: &resolver)
        draft.lines[index] = line
      }
    }
  }

  /// The pieces of a line whose isolates may be needed, by a quick look at their characters.
  ///
  /// - Returns: Their numbers; nil if the quick look cannot tell.
  private func undecided(in line: MessageLine, of draft: MessageDraft) -> [Int]? {
    guard direction == .leftToRight ? !isRightToLeft : !isLeftToRight,
      !line.pieces.indices.contains(where: { draft.isJoinedToTextBefore($0, in: line) })
    else { return nil }
    if direction == .leftToRight, draft.isPlainLeftToRight(line) { return [] }
    var open: [Int] = []
    var screen = IsolateScreen(direction: direction)
    for (index, piece) in line.pieces.enumerated()
    where !screen.add(draft.bytes[piece.range], isolate: piece.isolate) {
      // For the text round it, an isolate that stays is like a sign.
      guard piece.isolate != nil else { return nil }
      open.append(index)
    }
    return screen.isSame ? open : nil
  }

  /// Removes isolates from a line by comparing its appearance.
  private mutating func reduce(
    _ line: inout MessageLine, of draft: MessageDraft, with resolver: inout BidiResolver
  ) {
    let whole = line
    let removable = line.pieces.indices.filter {
      line.pieces[$0].isolate != nil && !draft.isJoinedToTextBefore($0, in: line)
    }
    for index in removable { line.pieces[index].isolate = nil }
    draft.write(whole, into: &text)
    let isSure = isShownInItsDirectionAlone()
    // No isolate is left, so nothing can differ.
    if isSure, removable.isEmpty { return }
    resolver.writeAppearance(ofUTF8: text, in: direction, into: &wanted)
    if isDisplayedAsWanted(line, of: draft, with: &resolver) { return }
    line = whole
    if !isSure, !isDisplayedAsWanted(line, of: draft, with: &resolver) {
      line.wrapping = .isolate(direction)
      guard isDisplayedAsWanted(line, of: draft, with: &resolver) else { return }
    }
    guard removable.count <= Self.triedLimit else { return }
    // Removing an isolate may make one before it needless. So repeat until none is removed.
    var kept = removable
    var (place, failures) = (0, 0)
    while failures < kept.count {
      let index = kept[place]
      line.pieces[index].isolate = nil
      // The line without any isolate was tried before.
      let isBare = kept.count == 1 && line.wrapping == nil
      if !isBare, isDisplayedAsWanted(line, of: draft, with: &resolver) {
        kept.remove(at: place)
        failures = 0
      } else {
        line.pieces[index].isolate = whole.pieces[index].isolate
        failures += 1
        place += 1
      }
      if place >= kept.count { place = 0 }
    }
  }

  /// Whether a line is displayed in the right order in every container.
  private mutating func isDisplayedAsWanted(
    _ line: MessageLine, of draft: MessageDraft, with resolver: inout BidiResolver
  ) -> Bool {
    draft.write(line, into: &text)
    let (left, right) = directionsShown()
    if left {
      resolver.writeAppearance(ofUTF8: text, in: .leftToRight, into: &displayed)
      if displayed != wanted { return false }
    }
    if right {
      resolver.writeAppearance(ofUTF8: text, in: .rightToLeft, into: &displayed)
      if displayed != wanted { return false }
    }
    return true
  }

  /// The directions that the containers give to ``text``.
  private func directionsShown() -> (left: Bool, right: Bool) {
    guard isNatural else { return (isLeftToRight, isRightToLeft) }
    let natural = WritingDirection.firstStrong(inUTF8: text) ?? direction
    return (isLeftToRight || natural == .leftToRight, isRightToLeft || natural == .rightToLeft)
  }

  /// Whether every container gives ``text`` the direction of the message.
  private func isShownInItsDirectionAlone() -> Bool {
    let (left, right) = directionsShown()
    return direction == .leftToRight ? !right : !left
  }
}
