/// A character of a paragraph in display order.
package struct DisplayedCharacter: BitwiseCopyable {
  private let bits: UInt32

  init(offset: Int, isRightToLeft: Bool) {
    bits = UInt32(truncatingIfNeeded: offset) << 1 | (isRightToLeft ? 1 : 0)
  }

  /// Where it begins in the paragraph, in UTF-8 bytes.
  package var offset: Int { Int(bits >> 1) }

  /// Whether its level is odd, so that a glyph with a mirror turns.
  package var isRightToLeft: Bool { bits & 1 == 1 }
}

extension BidiResolver {
  /// Resolves a paragraph at hand as bytes, and writes its visible characters as they are displayed on one line.
  ///
  /// - Parameters:
  ///   - bytes: Valid UTF-8 of one paragraph, shorter than 2 GiB.
  ///   - baseDirection: The paragraph direction, or the order to find it.
  ///   - order: What it held is dropped, its memory is used again. From left to right.
  /// - Complexity: O(*n*); no allocation once warm.
  package mutating func resolveOrder(
    of bytes: [UInt8], baseDirection: BaseDirection, into order: inout [DisplayedCharacter]
  ) {
    outside = OutsideContext()
    order.removeAll(keepingCapacity: true)
    unsafe bytes.withUnsafeBufferPointer { buffer in
      // The buffer outlives the call.
      let text = unsafe TextBytes(buffer)
      resolve(text, from: 0, baseDirection)
      writeOrder(of: text, into: &order)
    }
  }

  private mutating func writeOrder(of text: TextBytes, into order: inout [DisplayedCharacter]) {
    for index in 0..<runCount {
      let run = visualRun(at: index)
      let isRightToLeft = run.direction == .rightToLeft
      let first = order.count
      var place = run.utf8Range.lowerBound
      while place < run.utf8Range.upperBound {
        let codePoint = text.codePoint(at: place)
        if CharacterTables.isVisible(codePoint, ofClass: tables.code(of: codePoint)) {
          order.append(DisplayedCharacter(offset: place, isRightToLeft: isRightToLeft))
        }
        place += UTF8.width(ofLead: text[place])
      }
      if isRightToLeft { order[first...].reverse() }
    }
  }
}
