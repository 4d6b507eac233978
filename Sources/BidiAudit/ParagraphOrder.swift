internal import BidiText

/// Tells whether the controls of a paragraph move what a reader takes to stand in its place.
///
/// The paragraph is resolved with its controls and without. Moved is a token that stood before the next one and
/// does no longer, and a letter of a word that changes its side.
struct ParagraphOrder {
  private let scalars: [Unicode.Scalar]
  private let baseDirection: BaseDirection

  /// Stretches that a reader expects from left to right, in order.
  private let parts: [Range<Int>]

  /// Stretches whose characters keep their order whatever is round them.
  private let words: [[Int]]

  /// A paragraph of a text that people read: only letters of one direction, side by side, have an order that
  /// nothing but an override changes.
  init(_ scalars: ArraySlice<Unicode.Scalar>, _ baseDirection: BaseDirection) {
    self.scalars = Array(scalars)
    self.baseDirection = baseDirection
    parts = []
    words = Self.words(of: self.scalars, in: self.scalars.indices)
  }

  /// A paragraph of source text.
  init(
    _ scalars: ArraySlice<Unicode.Scalar>, tokens: ArraySlice<SourceToken>, at start: Int,
    _ baseDirection: BaseDirection
  ) {
    let paragraph = Array(scalars)
    self.scalars = paragraph
    self.baseDirection = baseDirection
    let ranges = tokens.map { token in
      let range = token.range.clamped(to: start..<(start + paragraph.count))
      return (token.kind, (range.lowerBound - start)..<(range.upperBound - start))
    }
    parts = ranges.map(\.1)
    words = ranges.flatMap { Self.words(of: paragraph, in: $0.1) }
  }

  /// Letters of one direction that stand side by side but for controls.
  private static func words(of scalars: [Unicode.Scalar], in range: Range<Int>) -> [[Int]] {
    var words: [[Int]] = []
    var direction: WritingDirection?
    for offset in range {
      let scalar = scalars[offset]
      let bidiClass = scalar.bidiClass
      if DirectionalFormatting(scalar) != nil || bidiClass == .nonspacingMark
        || bidiClass == .boundaryNeutral
      {
        continue
      }
      let found = bidiClass.strongDirection
      if let found, found == direction {
        words[words.count - 1].append(offset)
      } else if found != nil {
        words.append([offset])
      }
      direction = found
    }
    return words
  }

  /// The paragraph as it is shown.
  var shown: String {
    let paragraph = try? ResolvedParagraph(text(without: []), baseDirection: baseDirection)
    return paragraph?.visualText() ?? ""
  }

  /// The control that is to blame; nil where nothing is moved.
  func culprit() -> Int? {
    let controls = scalars.indices.filter { DirectionalFormatting(scalars[$0]) != nil }
    guard let first = controls.first else { return nil }
    let plain = Arrangement(of: self, without: Set(controls))
    guard Arrangement(of: self, without: []).isDisturbed(from: plain) else { return nil }
    // The first one without which all would be well. The bound keeps the time linear.
    let count = min(max((1 << 18) / scalars.count, 4), 64)
    for unit in units(of: controls).prefix(count)
    where !Arrangement(of: self, without: unit.all).isDisturbed(from: plain) {
      return unit.first
    }
    return first
  }

  /// What acts as one: an opener with its end, or a control that stands alone.
  private func units(of controls: [Int]) -> [(first: Int, all: Set<Int>)] {
    var terminators: [Int: Int] = [:]
    var ends: Set<Int> = []
    let text = text(without: [])
    let offsets = Dictionary(
      uniqueKeysWithValues: zip(text.unicodeScalars.indices, scalars.indices).filter {
        DirectionalFormatting(scalars[$0.1]) != nil
      })
    for pair in text.controlBalance.pairs {
      guard let opener = offsets[pair.opener], let end = offsets[pair.terminator] else { continue }
      terminators[opener] = end
      ends.insert(end)
    }
    return controls.filter { !ends.contains($0) }.map { control in
      (control, Set([control, terminators[control] ?? control]))
    }
  }

  fileprivate func text(without removed: Set<Int>) -> String {
    var view = String.UnicodeScalarView()
    for offset in scalars.indices where !removed.contains(offset) { view.append(scalars[offset]) }
    return String(view)
  }

  /// Where things stand with some controls taken out.
  private struct Arrangement {
    /// Whether each part that shows something ends before the next begins.
    private let isInOrder: [Bool]

    /// Whether each letter of a word stands left of the next one.
    private let rises: [Bool]

    init(of order: ParagraphOrder, without removed: Set<Int>) {
      let text = order.text(without: removed)
      let kept = order.scalars.indices.filter { !removed.contains($0) }
      // The paragraph has no separator, so it resolves.
      let resolved = try? ResolvedParagraph(text, baseDirection: order.baseDirection)
      var places: [Int?] = Array(repeating: nil, count: order.scalars.count)
      for (place, offset) in (resolved?.visualOrder() ?? []).enumerated() {
        places[kept[offset]] = place
      }
      let spans = order.parts.compactMap { part -> ClosedRange<Int>? in
        let seen = part.filter { offset in
          let scalar = order.scalars[offset]
          return DirectionalFormatting(scalar) == nil && !scalar.properties.isWhitespace
        }.compactMap { places[$0] }
        guard let first = seen.min(), let last = seen.max() else { return nil }
        return first...last
      }
      isInOrder = zip(spans, spans.dropFirst()).map { $0.upperBound < $1.lowerBound }
      rises = order.words.flatMap { word in
        let letters = word.compactMap { places[$0] }
        return zip(letters, letters.dropFirst()).map { $0 < $1 }
      }
    }

    func isDisturbed(from plain: Arrangement) -> Bool {
      rises != plain.rises || zip(isInOrder, plain.isInOrder).contains { !$0 && $1 }
    }
  }
}
