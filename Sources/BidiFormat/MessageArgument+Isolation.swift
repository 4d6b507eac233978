internal import BidiText

extension MessageArgument {
  /// The isolate for the argument: LRI, RLI or FSI; nil if it must get none.
  func isolate(of text: Substring) -> DirectionalFormatting? {
    switch kind {
    case .isolated: nil
    case .number: text.canMoveAsNumber ? .leftToRightIsolate : nil
    default: text.isIsolated ? nil : .isolate(direction)
    }
  }
}

extension Substring {
  /// Whether a part of a number can be displayed apart from the rest: a sign, a percent sign, white space, letters.
  ///
  /// Digits stay together: European and Arabic digits side by side, and digits of one class with one separator between
  /// them (W4).
  var canMoveAsNumber: Bool {
    var last: BidiClass?
    var separated: BidiClass?
    for scalar in unicodeScalars {
      switch scalar.bidiClass {
      case .europeanNumber, .arabicNumber:
        if let separated, separated != scalar.bidiClass { return true }
        last = scalar.bidiClass
        separated = nil
      case .commonSeparator:
        guard let last, separated == nil else { return true }
        separated = last
      default:
        return true
      }
    }
    return separated != nil
  }

  /// Whether one isolate holds the whole text.
  var isIsolated: Bool {
    guard let first = unicodeScalars.first, DirectionalFormatting(first)?.kind == .isolate,
      let pair = controlBalance.pairs.first(where: { $0.opener == unicodeScalars.startIndex })
    else { return false }
    return unicodeScalars.index(after: pair.terminator) == endIndex
  }
}
