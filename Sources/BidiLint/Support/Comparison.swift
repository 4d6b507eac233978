import BidiJudge
import MessageSyntax
import BidiText

/// Compares the display of two forms of a value.
struct Comparison {
  private let locale: MessageLocale?

  init(locale: MessageLocale?) { self.locale = locale }

  private var direction: WritingDirection { locale?.direction ?? .leftToRight }

  /// Whether two forms have the same display and the same direction, in every container and with arguments of every
  /// class.
  ///
  /// - Parameters:
  ///   - lhs: One form.
  ///   - rhs: The other, with other controls.
  ///   - before: Text before each line.
  ///   - after: Text after each line.
  /// - Returns: False if one container or argument shows a difference.
  func isSame(_ lhs: Message, _ rhs: Message, before: String = "", after: String = "") -> Bool {
    difference(between: lhs, and: rhs, before: before, after: after) == nil
  }

  /// Whether two forms are the same with text joined before or after each line.
  func isSameWhenJoined(_ lhs: Message, _ rhs: Message) -> Bool {
    ["a", "\u{05D0}", "1", "("].allSatisfy { neighbor in
      isSame(lhs, rhs, before: neighbor) && isSame(lhs, rhs, before: neighbor + " ")
        && isSame(lhs, rhs, after: neighbor) && isSame(lhs, rhs, after: " " + neighbor)
    }
  }

  /// The first line, container and arguments that show a difference; nil if none does.
  func proof(of value: Message, without: Message, joining suffix: String = "") -> Proof? {
    guard
      let found = difference(
        between: value, and: without, before: "", after: suffix, comparesDisplayAlone: true)
    else { return nil }
    return Proof(
      container: found.container, direction: direction,
      lines: [
        Proof.LineProof(
          number: found.line, text: found.text, arguments: [], rightArguments: [], point: nil,
          directionNow: found.container.direction(of: found.text, fallback: direction),
          now: found.now, repaired: found.other)
      ], knowledge: [])
  }

  private struct Difference {
    let line: Int
    let container: DisplayContainer
    let text: String
    let now: String
    let other: String
  }

  private func difference(
    between lhs: Message, and rhs: Message, before: String, after: String,
    comparesDisplayAlone: Bool = false
  ) -> Difference? {
    let arguments = lhs.hostileArguments(locale)
    for (left, right) in zip(lhs.lines, rhs.lines) {
      let hasArguments = left.pieces.contains { piece in
        if case .argument = piece.kind { true } else { false }
      }
      for texts in hasArguments ? arguments[...] : arguments.prefix(1) {
        let leftText = before + lhs.filled(left, texts) + after
        let rightText = before + rhs.filled(right, texts) + after
        for container in DisplayContainer.allCases {
          let base = container.baseDirection(in: direction)
          let now = leftText.visualParagraph(baseDirection: base) ?? leftText
          let other = rightText.visualParagraph(baseDirection: base) ?? rightText
          let isSame =
            isSameOrder(now, other)
            && (comparesDisplayAlone
              || container.direction(of: leftText, fallback: direction)
                == container.direction(of: rightText, fallback: direction))
          guard !isSame else { continue }
          return Difference(
            line: left.number, container: container, text: leftText, now: now, other: other)
        }
      }
    }
    return nil
  }
}

/// Whether two texts have the same characters.
///
/// `==` would also be true for canonically equivalent texts.
func isSameText(_ lhs: String, _ rhs: String) -> Bool {
  lhs.utf8.count == rhs.utf8.count && lhs.utf8.elementsEqual(rhs.utf8)
}

/// Whether two texts in visual order look the same.
///
/// Visual text has a joiner after a letter, but not after a control. A joiner has no place in the order (X9), so it
/// is skipped.
func isSameOrder(_ lhs: String, _ rhs: String) -> Bool {
  if isSameText(lhs, rhs) { return true }
  func visibleScalars(_ text: String) -> some Sequence<Unicode.Scalar> {
    text.unicodeScalars.lazy.filter { $0.bidiClass != .boundaryNeutral }
  }
  return visibleScalars(lhs).elementsEqual(visibleScalars(rhs))
}
