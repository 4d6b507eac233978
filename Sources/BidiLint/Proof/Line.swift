import BidiText

/// One paragraph of a value, without its separator, with its format specifiers.
struct Line {
  /// The paragraph as stored.
  let text: Substring

  /// The number of the paragraph, counted from 1.
  let number: Int

  /// Its format specifiers.
  let specifiers: [FormatSpecifier]

  /// The paragraphs of a value.
  static func lines(of value: String) -> [Line] {
    value.paragraphs().enumerated().map { index, paragraph in
      Line(value[paragraph.content], number: index + 1)
    }
  }

  init(_ text: Substring, number: Int) {
    self.text = text
    self.number = number
    specifiers = text.utf8.contains(UInt8(ascii: "%")) ? text.formatSpecifiers() : []
  }

  /// Whether the line, apart from its specifiers, has a strong letter of a direction.
  func hasLetters(of direction: WritingDirection) -> Bool {
    var next = 0
    for index in text.unicodeScalars.indices {
      while next < specifiers.count, index >= specifiers[next].range.upperBound { next += 1 }
      if next < specifiers.count, specifiers[next].range.contains(index) { continue }
      let scalar = text.unicodeScalars[index]
      if scalar.bidiClass.strongDirection == direction, DirectionalFormatting(scalar) == nil {
        return true
      }
    }
    return false
  }

  /// The line as a program shows it: arguments in the place of specifiers.
  func filled(with samples: SampleSet) -> String {
    guard !specifiers.isEmpty else { return String(text) }
    var result = ""
    var position = text.startIndex
    for specifier in specifiers {
      result += text[position..<specifier.range.lowerBound]
      result += samples.argument(for: specifier)
      position = specifier.range.upperBound
    }
    return result + text[position...]
  }

  /// The arguments that ``filled(with:)`` puts in.
  func arguments(of samples: SampleSet) -> [Proof.Argument] {
    specifiers.filter { $0.argument != .percentSign }
      .map { .init(specifier: $0.text, text: samples.argument(for: $0)) }
  }

  /// The samples that make a difference: one, where the line has no specifiers.
  func relevant(_ samples: [SampleSet]) -> ArraySlice<SampleSet> {
    specifiers.isEmpty ? samples.prefix(1) : samples[...]
  }
}

/// What a line looks like on the screen, from left to right, without controls.
func displayed(_ text: String, _ baseDirection: BaseDirection) throws(BidiError) -> String {
  try ResolvedParagraph(text, baseDirection: baseDirection).visualText()
}

/// Whether two texts are the same characters. `==` would take canonically equivalent ones for equal.
func isSameText(_ lhs: String, _ rhs: String) -> Bool {
  lhs.unicodeScalars.elementsEqual(rhs.unicodeScalars)
}
