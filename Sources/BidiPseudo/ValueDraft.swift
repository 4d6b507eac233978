import BidiJudge

/// A value that is being changed from its start to its end.
struct ValueDraft {
  private let source: [UInt8]
  private(set) var edits: [MessageEdit] = []
  private var bytes: [UInt8] = []

  /// The end of the part of the source that was copied.
  private var position = 0

  /// The replacement of the range that ends at the position; nil if there is none.
  private var pending: (range: Range<Int>, text: String)?

  /// The offsets of the source's bytes that must not change, and their offsets in the new value.
  private let kept: Set<Int>
  private(set) var keptAfter: Set<Int> = []

  init(_ source: [UInt8], keeping kept: Set<Int>) {
    self.source = source
    self.kept = kept
  }

  /// Puts text before the character at an offset.
  mutating func insert(_ text: String, before offset: Int) {
    guard !text.isEmpty else { return }
    copy(to: offset)
    edits.append(.insert(text, before: offset))
    bytes += text.utf8
  }

  /// Puts text after the character that ends at an offset.
  mutating func append(_ text: String, after offset: Int) {
    guard !text.isEmpty else { return }
    copy(to: offset)
    edits.append(.append(text, after: offset))
    bytes += text.utf8
  }

  /// Replaces a range.
  ///
  /// Replacements that touch become one edit.
  mutating func replace(_ range: Range<Int>, with text: String) {
    if let last = pending, last.range.upperBound == range.lowerBound {
      pending = (last.range.lowerBound..<range.upperBound, last.text + text)
    } else {
      copy(to: range.lowerBound)
      pending = (range, text)
    }
    position = range.upperBound
  }

  mutating func finish() -> PseudoValue {
    copy(to: source.count)
    return PseudoValue(text: String(decoding: bytes, as: UTF8.self), edits: edits)
  }

  private mutating func copy(to offset: Int) {
    if let (range, text) = pending {
      if !text.isEmpty { edits.append(.insert(text, before: range.lowerBound)) }
      edits.append(.remove(range))
      bytes += text.utf8
      pending = nil
    }
    guard offset > position else { return }
    if !kept.isEmpty {
      for place in position..<offset where kept.contains(place) {
        keptAfter.insert(bytes.count + place - position)
      }
    }
    bytes += source[position..<offset]
    position = offset
  }
}
