/// Resolves paragraph after paragraph by the Unicode Bidirectional Algorithm, in memory of its own that
/// is used again.
///
/// Works on UTF-8 in place and on runs of characters, not on characters. The time is linear in the length
/// of the text, whatever it holds; once the buffers have grown, a paragraph takes no allocation.
///
/// ```swift
/// var resolver = BidiResolver()
/// resolver.resolveParagraph("abc \u{05D0}\u{05D1}", baseDirection: .auto(fallback: .leftToRight))
/// resolver.runCount  // 2
/// resolver.run(at: 1).level.number  // 1
/// ```
///
/// A paragraph of 4 GiB is cut there, as if it ended: what follows is the next paragraph.
///
/// Helpers that change nothing are `mutating` where they are not inlined: Swift copies the whole value, half a kilobyte
/// of it, to the stack for a method that only reads one that may change.
///
/// Source: UAX #9, rules P2–P3, X1–X10, W1–W7, N0–N2, I1–I2, L1.
public struct BidiResolver: ~Copyable, Sendable {
  var items = Buffer<ClassRun>()
  var sequence = Buffer<UInt32>()
  var types = Buffer<UInt8>()
  var status = Buffer<DirectionalStatus>()
  var linkedRuns = Buffer<LinkedRun>()
  var pending = Buffer<UInt32>()
  var isolateDirections = Buffer<UInt8>()
  var partners = Buffer<UInt32>()
  var strongCounts = Buffer<StrongCounts>()
  var openBrackets = Buffer<OpenBracket>()
  var runs = Buffer<PackedRun>()
  var visualRuns = Buffer<UInt32>()
  var shown = Buffer<UInt8>()
  var outside = OutsideContext()
  let tables = CharacterTables.shared

  /// How many bytes a paragraph may have: offsets in it take 32 bits.
  ///
  /// Tests take a smaller number.
  var longestParagraph = Int(exactly: UInt32.max - 8) ?? Int.max - 8

  /// The level that the last paragraph starts from.
  public internal(set) var paragraphLevel = EmbeddingLevel(.leftToRight)

  /// The number of bytes of the last paragraph, with its separator.
  public internal(set) var utf8Count = 0

  /// Makes a resolver without memory; it grows with the first texts.
  public init() {}

  /// Makes a resolver whose main buffers begin in memory that outlives it.
  init(scratch: inout Scratch) {
    items = Buffer(capacity: 44, in: &scratch)
    sequence = Buffer(capacity: 44, in: &scratch)
    types = Buffer(capacity: 48, in: &scratch)
    runs = Buffer(capacity: 16, in: &scratch)
    partners = Buffer(capacity: 44, in: &scratch)
  }

  /// Gives all other buffers memory too, for text with controls and brackets that is put in visual order.
  private mutating func addScratch(_ scratch: inout Scratch) {
    status = Buffer(capacity: 16, in: &scratch)
    linkedRuns = Buffer(capacity: 16, in: &scratch)
    pending = Buffer(capacity: 16, in: &scratch)
    isolateDirections = Buffer(capacity: 48, in: &scratch)
    strongCounts = Buffer(capacity: 44, in: &scratch)
    openBrackets = Buffer(capacity: 8, in: &scratch)
    visualRuns = Buffer(capacity: 16, in: &scratch)
    shown = Buffer(capacity: 96, in: &scratch)
  }

  /// Lends a resolver whose buffers begin on the stack: for a few short texts it takes no allocation.
  package static func withScratch(_ body: (inout BidiResolver) -> Void) {
    // The resolver ends before the memory does.
    unsafe withUnsafeTemporaryAllocation(byteCount: scratchSize, alignment: 16) { first in
      unsafe withUnsafeTemporaryAllocation(byteCount: scratchSize, alignment: 16) { second in
        var scratch = unsafe Scratch(first)
        var resolver = BidiResolver(scratch: &scratch)
        scratch = unsafe Scratch(second)
        resolver.addScratch(&scratch)
        body(&resolver)
      }
    }
  }

  /// How many bytes of scratch are of use: as much as Swift takes from the stack.
  static var scratchSize: Int { 1024 }

  /// A run of the last paragraph: where it begins, and its level.
  struct PackedRun: BitwiseCopyable {
    let start: UInt32
    let level: UInt8
  }

  /// The number of level runs of the last paragraph.
  ///
  /// They cover it.
  public internal(set) var runCount = 0

  /// A level run of the last paragraph, in logical order, after rule L1 with the paragraph as one line.
  ///
  /// - Parameter index: From 0 to ``runCount`` − 1.
  /// - Precondition: The index is one of these; another is a programmer's error, and traps.
  /// - Returns: The bytes from the start of the paragraph, and their level.
  public func run(at index: Int) -> UTF8LevelRun {
    precondition(index >= 0 && index < runs.count, "there are \(runs.count) runs")
    return knownRun(at: index)
  }

  /// A level run of the last paragraph, by an index that comes from the resolver.
  @inline(__always)
  func knownRun(at index: Int) -> UTF8LevelRun {
    let end = index + 1 < runs.count ? Int(runs[index + 1].start) : utf8Count
    return UTF8LevelRun(
      utf8Range: Int(runs[index].start)..<end, level: EmbeddingLevel(resolved: runs[index].level))
  }
}

/// The longest stretch of one level (BD7), in bytes of UTF-8.
///
/// Characters that rule X9 removes belong to the run before them, or to the first run.
public struct UTF8LevelRun: Sendable, Hashable {
  /// The bytes, from the start of the paragraph.
  public let utf8Range: Range<Int>

  /// The level.
  public let level: EmbeddingLevel

  /// The direction of the level.
  public var direction: WritingDirection { level.direction }

  /// The run as a stretch of the text that was resolved.
  ///
  /// - Parameters:
  ///   - text: The text, or the part of one that was resolved.
  ///   - offset: Where the paragraph begins in it, in UTF-8 bytes; 0 for runs of a whole text.
  /// - Returns: Indices of the text. What lies after the end of a text, which can only be another one, is left out.
  /// - Complexity: O(1) for strings of Swift.
  public func range(in text: some StringProtocol, from offset: Int = 0) -> Range<String.Index> {
    let utf8 = text.utf8
    func index(_ offset: Int) -> String.Index {
      utf8.index(utf8.startIndex, offsetBy: max(0, offset), limitedBy: utf8.endIndex)
        ?? utf8.endIndex
    }
    return index(offset + utf8Range.lowerBound)..<index(offset + utf8Range.upperBound)
  }
}

extension BidiResolver {
  /// Resolves the first paragraph of a text.
  ///
  /// - Parameters:
  ///   - text: The text. What follows the first separator is not looked at.
  ///   - baseDirection: The paragraph direction, or the order to find it by rules P2 and P3.
  ///   - context: What stands outside the text.
  /// - Complexity: O(*n*) time; no allocation once the buffers have grown to the text's needs.
  public mutating func resolveParagraph(
    _ text: String, baseDirection: BaseDirection, context: OutsideContext = OutsideContext()
  ) {
    outside = context
    withTextBytes(text) { resolve($0, from: 0, baseDirection) }
  }

  /// Resolves the first paragraph of a part of a text.
  ///
  /// See ``resolveParagraph(_:baseDirection:context:)``.
  public mutating func resolveParagraph(
    _ text: Substring, baseDirection: BaseDirection, context: OutsideContext = OutsideContext()
  ) {
    outside = context
    withTextBytes(text) { resolve($0, from: 0, baseDirection) }
  }

  /// Resolves a text paragraph by paragraph.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - baseDirection: The direction of each paragraph, or the order to find it.
  ///   - context: What stands outside the text: before its first paragraph and after its last.
  ///   - body: Called for each paragraph in order, with the resolver, which holds the result, and with the
  ///     offset of the paragraph in UTF-8 bytes, for `writeLevels(into:per:of:from:)` and the like.
  /// - Complexity: O(*n*) time; no allocation once the buffers have grown to the needs of a paragraph.
  public mutating func forEachParagraph(
    of text: String, baseDirection: BaseDirection, context: OutsideContext = OutsideContext(),
    _ body: (inout BidiResolver, Int) -> Void
  ) {
    withTextBytes(text) {
      forEachParagraph(of: $0, baseDirection: baseDirection, context: context, body)
    }
  }

  /// Resolves a part of a text paragraph by paragraph.
  ///
  /// See ``forEachParagraph(of:baseDirection:context:_:)``; offsets count from the start of the part.
  public mutating func forEachParagraph(
    of text: Substring, baseDirection: BaseDirection, context: OutsideContext = OutsideContext(),
    _ body: (inout BidiResolver, Int) -> Void
  ) {
    withTextBytes(text) {
      forEachParagraph(of: $0, baseDirection: baseDirection, context: context, body)
    }
  }

  mutating func forEachParagraph(
    of text: TextBytes, baseDirection: BaseDirection, context: OutsideContext,
    _ body: (inout BidiResolver, Int) -> Void
  ) {
    var start = 0
    while start < text.count {
      // Context stands outside the text, not between its paragraphs.
      outside = OutsideContext(before: start == 0 ? context.before : nil, after: context.after)
      resolve(text, from: start, baseDirection)
      let count = utf8Count
      body(&self, start)
      start += count
    }
  }

  /// Resolves the paragraph that begins at a byte, and leaves the result in ``runs``.
  mutating func resolve(_ text: TextBytes, from start: Int, _ baseDirection: BaseDirection) {
    visualRuns.removeAll()
    if baseDirection.isLeftToRightWhenNeutral, outside == OutsideContext(),
      let end = Screen.endOfPlainParagraph(text, from: start)
    {
      utf8Count = end - start
      paragraphLevel = EmbeddingLevel(.leftToRight)
      runs.removeAll()
      if utf8Count > 0 { runs.append(PackedRun(start: 0, level: 0)) }
      runCount = runs.count
      return
    }
    let (end, classes) = readClasses(text, from: start)
    utf8Count = end - start
    // What stands after the text does not stand after a paragraph that a separator ends.
    if classes.contains(code: ClassCode.b) { outside.after = nil }
    let level = level(classes, baseDirection)
    paragraphLevel = EmbeddingLevel(resolved: level)
    let disturbing: ClassSet = level == 0 ? .disturbingLeftToRight : .disturbingRightToLeft
    if classes.isDisjoint(with: disturbing), outside == OutsideContext() {
      // Every character gets the paragraph's level.
      runs.removeAll()
      if utf8Count > 0 { runs.append(PackedRun(start: 0, level: level)) }
    } else {
      if classes.isDisjoint(with: .explicit) {
        resolveSingleSequence(level: level, classes: classes, text, base: start)
      } else {
        resolveExplicitLevels(paragraphLevel: level, classes: classes)
        resolveSequences(paragraphLevel: level, classes: classes, text, base: start)
      }
    }
    runCount = runs.count
  }

  /// The paragraph level (P2–P3), found by the classes alone where they allow it.
  private mutating func level(_ classes: ClassSet, _ baseDirection: BaseDirection) -> UInt8 {
    switch baseDirection {
    case .explicit(let direction):
      return ClassCode.strong(direction)
    case .auto(let fallback):
      let found: WritingDirection? =
        if classes.isDisjoint(with: .strong) {
          nil
        } else if classes.isDisjoint(with: ClassSet.isolates.union(.rightToLeft)) {
          .leftToRight
        } else if ClassSet.strong.contains(code: items[0].original) {
          items[0].original == ClassCode.l ? .leftToRight : .rightToLeft
        } else {
          firstStrongOfItems()
        }
      return ClassCode.strong(found ?? fallback)
    }
  }
}

extension BaseDirection {
  /// Whether text without right-to-left characters and controls becomes a left-to-right paragraph.
  var isLeftToRightWhenNeutral: Bool {
    switch self {
    case .explicit(let direction): direction == .leftToRight
    case .auto(let fallback): fallback == .leftToRight
    }
  }
}
