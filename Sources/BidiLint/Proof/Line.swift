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
    for (place, specifier) in placed {
      result += text[position..<specifier.range.lowerBound]
      result += samples.argument(for: specifier, at: place)
      position = specifier.range.upperBound
    }
    return result + text[position...]
  }

  /// The arguments that ``filled(with:)`` puts in.
  func arguments(of samples: SampleSet) -> [Proof.Argument] {
    var arguments: [Proof.Argument] = []
    for (place, specifier) in placed where specifier.argument != .percentSign {
      let argument = Proof.Argument(
        specifier: specifier.text, text: samples.argument(for: specifier, at: place))
      // `%2$@` may stand twice.
      if specifier.position == nil || !arguments.contains(argument) { arguments.append(argument) }
    }
    return arguments
  }

  /// The specifiers with the place of the argument that each takes, `%%` taking none.
  private var placed: [(place: Int, specifier: FormatSpecifier)] {
    var next = 0
    return specifiers.map { specifier in
      defer { if specifier.argument != .percentSign { next += 1 } }
      return (next, specifier)
    }
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

/// Whether two texts are the same characters.
///
/// `==` would take canonically equivalent ones for equal.
func isSameText(_ lhs: String, _ rhs: String) -> Bool {
  lhs.unicodeScalars.elementsEqual(rhs.unicodeScalars)
}
