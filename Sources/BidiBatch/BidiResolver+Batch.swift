public import BidiText

extension BidiResolver {
  /// The level runs of many texts, resolved on all cores.
  ///
  /// The same as `levelRuns(baseDirection:context:)` of each text: every paragraph is
  /// resolved by itself, and ranges are bytes of UTF-8 from the start of their text.
  ///
  /// ```swift
  /// import BidiBatch
  ///
  /// let labels = ["abc", "abc \u{05D0}"]
  /// let runs = await BidiResolver.levelRuns(of: labels, baseDirection: .auto(fallback: .leftToRight))
  /// runs[1].map { $0.level.number }  // [0, 1]
  /// ```
  ///
  /// - Parameters:
  ///   - texts: The texts.
  ///   - baseDirection: The direction of each paragraph, or the order to find it.
  ///   - context: What stands outside each text.
  /// - Returns: The runs of each text, in the order of the texts.
  /// - Complexity: O(*n*) work, divided among the cores.
  public static func levelRuns(
    of texts: [String], baseDirection: BaseDirection, context: OutsideContext = OutsideContext()
  ) async -> BatchLevelRuns {
    await BatchLevelRuns(texts.count, { texts[$0].utf8.count }) { range in
      var piece = BatchLevelRuns.Piece(textCount: range.count)
      var resolver = BidiResolver()
      for index in range {
        piece.append(texts[index][...], baseDirection, context, &resolver)
      }
      return piece
    }
  }

  /// The level runs of many parts of texts, resolved on all cores.
  ///
  /// As for whole texts; ranges are bytes from the start of the part.
  public static func levelRuns(
    of texts: [Substring], baseDirection: BaseDirection,
    context: OutsideContext = OutsideContext()
  ) async -> BatchLevelRuns {
    await BatchLevelRuns(texts.count, { texts[$0].utf8.count }) { range in
      var piece = BatchLevelRuns.Piece(textCount: range.count)
      var resolver = BidiResolver()
      for index in range {
        piece.append(texts[index], baseDirection, context, &resolver)
      }
      return piece
    }
  }
}
