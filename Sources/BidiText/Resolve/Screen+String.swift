extension String {
  /// Whether the text needs no algorithm where its paragraphs are left to right: it holds no right-to-left
  /// letter, no Arabic number and no directional control, and every level is 0.
  ///
  /// False may also be said of text that holds an unassigned code point of a right-to-left block.
  ///
  /// - Complexity: O(*n*), at the speed of memory.
  public var isPlainLeftToRight: Bool {
    withTextBytes(self) { Screen.firstSuspicious($0, from: 0) == $0.count }
  }
}

extension ArraySlice<UInt8> {
  /// Whether valid UTF-8 needs no algorithm where its paragraphs are left to right.
  package var isPlainLeftToRight: Bool {
    // The array outlives the call.
    unsafe withUnsafeBufferPointer { buffer in
      let text = unsafe TextBytes(buffer)
      return Screen.firstSuspicious(text, from: 0) == text.count
    }
  }
}

extension Substring {
  /// Whether the text needs no algorithm where its paragraphs are left to right.
  ///
  /// See ``Swift/String/isPlainLeftToRight``.
  public var isPlainLeftToRight: Bool {
    withTextBytes(self) { Screen.firstSuspicious($0, from: 0) == $0.count }
  }
}
