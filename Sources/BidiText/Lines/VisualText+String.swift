extension String {
  /// The text as it is seen, from left to right, mirrored and without controls; nil if it is more than one
  /// paragraph.
  ///
  /// What `visualText()` of a ``ResolvedParagraph`` gives, without the levels on the way there.
  ///
  /// - Parameter baseDirection: The direction of the paragraph, or the order to find it.
  /// - Returns: The visible characters.
  /// - Complexity: O(*n*); for short texts no allocation but those of the result.
  package func visualParagraph(baseDirection: BaseDirection) -> String? {
    // The resolver ends before the memory does.
    withTextBytes(self) { bytes in
      unsafe withUnsafeTemporaryAllocation(byteCount: BidiResolver.scratchSize, alignment: 16) {
        var scratch = unsafe Scratch($0)
        var resolver = BidiResolver(scratch: &scratch)
        resolver.resolve(bytes, from: 0, baseDirection)
        guard resolver.utf8Count == bytes.count else { return nil }
        var visible: [UInt8] = []
        visible.reserveCapacity(bytes.count)
        resolver.writeVisualText(into: &visible, of: bytes)
        return String(decoding: visible, as: UTF8.self)
      }
    }
  }
}
