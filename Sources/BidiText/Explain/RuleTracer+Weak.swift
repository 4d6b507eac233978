/// Rules W1–W7, one pass each.
extension RuleTracer {
  mutating func resolveWeakTypes(_ sequence: Sequence) {
    resolveMarks(sequence)
    resolveArabicNumbers(sequence)
    for offset in sequence.offsets where types[offset] == .arabicLetter {
      change(offset, to: .rightToLeft, .w3, .itself)
    }
    resolveSeparators(sequence)
    resolveTerminators(sequence)
    for offset in sequence.offsets {
      switch types[offset] {
      case .europeanSeparator, .europeanTerminator, .commonSeparator:
        change(offset, to: .otherNeutral, .w6, .itself)
      default: break
      }
    }
    resolveLatinNumbers(sequence)
  }

  /// W1.
  private mutating func resolveMarks(_ sequence: Sequence) {
    var before = RuleNeighbor.start
    var typeBefore = sequence.start
    for offset in sequence.offsets {
      if types[offset] == .nonspacingMark {
        let isOnIsolate = typeBefore.isIsolateInitiator || typeBefore == .popDirectionalIsolate
        change(offset, to: isOnIsolate ? .otherNeutral : typeBefore, .w1, .after(before))
      }
      before = .character(offset)
      typeBefore = types[offset]
    }
  }

  /// W2.
  private mutating func resolveArabicNumbers(_ sequence: Sequence) {
    var strong = (neighbor: RuleNeighbor.start, type: sequence.start)
    for offset in sequence.offsets {
      if types[offset].strongDirection != nil {
        strong = (.character(offset), types[offset])
      } else if types[offset] == .europeanNumber, strong.type == .arabicLetter {
        change(offset, to: .arabicNumber, .w2, .after(strong.neighbor))
      }
    }
  }

  /// W4.
  private mutating func resolveSeparators(_ sequence: Sequence) {
    let offsets = sequence.offsets
    for index in offsets.indices.dropFirst().dropLast() {
      let (before, offset, after) = (offsets[index - 1], offsets[index], offsets[index + 1])
      guard types[before] == types[after] else { continue }
      switch (types[offset], types[before]) {
      case (.europeanSeparator, .europeanNumber), (.commonSeparator, .europeanNumber),
        (.commonSeparator, .arabicNumber):
        change(
          offset, to: types[before], .w4, .between(.character(before), .character(after)))
      default: break
      }
    }
  }

  /// W5.
  private mutating func resolveTerminators(_ sequence: Sequence) {
    let offsets = sequence.offsets
    var index = 0
    while index < offsets.count {
      let start = index
      while index < offsets.count, types[offsets[index]] == .europeanTerminator { index += 1 }
      if index == start {
        index += 1
        continue
      }
      // The stretch is start..<index; a number beside it stands before or after.
      let number: Int? =
        if start > 0, types[offsets[start - 1]] == .europeanNumber {
          offsets[start - 1]
        } else if index < offsets.count, types[offsets[index]] == .europeanNumber {
          offsets[index]
        } else {
          nil
        }
      guard let number else { continue }
      for offset in offsets[start..<index] {
        change(offset, to: .europeanNumber, .w5, .beside(number))
      }
    }
  }

  /// W7.
  private mutating func resolveLatinNumbers(_ sequence: Sequence) {
    var strong = (neighbor: RuleNeighbor.start, type: sequence.start)
    for offset in sequence.offsets {
      if types[offset].strongDirection != nil {
        strong = (.character(offset), types[offset])
      } else if types[offset] == .europeanNumber, strong.type == .leftToRight {
        change(offset, to: .leftToRight, .w7, .after(strong.neighbor))
      }
    }
  }
}
