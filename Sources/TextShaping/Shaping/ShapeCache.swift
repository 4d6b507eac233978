internal import BidiSource
internal import BidiText

/// What was made before, by what it was made of.
///
/// Two generations: when the young one is full it becomes the old one, and what is asked for again is taken over.
final class GenerationCache<Key: Hashable & Sendable, Value: Sendable>: @unchecked Sendable {
  // Sendable without a check: the lock is held wherever the tables are touched.
  private let lock = Lock()
  private var young: [Key: (value: Value, cost: Int)] = [:]
  private var old: [Key: (value: Value, cost: Int)] = [:]
  private var size = 0
  private let limit: Int

  /// - Parameter limit: How many characters a generation holds.
  init(limit: Int) { self.limit = limit }

  func value(for key: Key) -> Value? {
    lock.withLock {
      if let known = young[key] { return known.value }
      guard let known = old[key] else { return nil }
      add(known.value, for: key, cost: known.cost)
      return known.value
    }
  }

  func store(_ value: Value, for key: Key, cost: Int) {
    lock.withLock { add(value, for: key, cost: cost) }
  }

  /// - Precondition: The lock is held.
  private func add(_ value: Value, for key: Key, cost: Int) {
    // One text that would push out all others is not kept.
    guard cost <= limit / 4 else { return }
    size += cost
    if size > limit {
      old = young
      young = [:]
      size = cost
    }
    young[key] = (value, cost)
  }
}

/// What decides how a stretch is shaped, which the size of the letters does in few fonts.
struct PieceKey: Hashable {
  let face: ObjectIdentifier
  let script: UInt32
  let isRightToLeft: Bool
  let language: String?
  let features: String?
  /// The size of the letters, in points; 0 for a font whose glyphs are alike at all sizes.
  let size: Double
  /// How many characters of ``text`` stand before the stretch, and where it ends.
  let start: Int32
  let end: Int32
  /// The stretch with its context.
  let text: ArraySlice<Unicode.Scalar>

  /// The same key, that does not keep the paragraph.
  var copied: Self {
    .init(
      face: face, script: script, isRightToLeft: isRightToLeft, language: language,
      features: features, size: size, start: start, end: end, text: ArraySlice(Array(text)))
  }
}

/// What decides the glyphs of a paragraph before it is broken into lines.
struct ParagraphKey: Hashable {
  /// The text in UTF-8: canonical equivalents have glyphs of their own.
  let text: [UInt8]
  let direction: WritingDirection
  let styles: [ShapingStyle]
}

/// A paragraph with its levels and its glyphs.
struct MeasuredParagraph: Sendable {
  let document: BidiDocument
  /// The only paragraph of the document.
  let paragraph: BidiDocument.Paragraph
  let shaped: ShapedParagraph
  let glyphs: ClusterMeasure.Glyphs
  /// Where lines may end by the Unicode line breaking algorithm.
  let breaks: [LineBreakOpportunity]
}
