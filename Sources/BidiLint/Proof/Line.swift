import BidiText

/// One paragraph of a value, or of one text of a message of ICU, without its separator, with its format specifiers.
struct Line {
  /// The paragraph as stored.
  let text: Substring

  /// The number of the line among those of the value, counted from 1.
  let number: Int

  /// Whether `#` stands for the number of a plural.
  let hasNumberSign: Bool

  /// Its format specifiers.
  let specifiers: [LineSpecifier]

  /// The lines that are shown of a value: its paragraphs, or those of the texts of a message of ICU.
  ///
  /// Empty for a message that has text round it, or cannot be read: what is shown of it is not known.
  static func lines(of value: String) -> [Line] {
    guard let branches = MessageBranches.branches(of: value) else { return paragraphs(of: value) }
    var lines: [Line] = []
    for branch in branches {
      for paragraph in branch.text.paragraphs() {
        lines.append(
          Line(
            branch.text[paragraph.content], number: lines.count + 1,
            hasNumberSign: branch.hasNumber))
      }
    }
    return lines
  }

  /// The paragraphs of a value as it is stored.
  static func paragraphs(of value: String) -> [Line] {
    value.paragraphs().enumerated().map { index, paragraph in
      Line(value[paragraph.content], number: index + 1)
    }
  }

  init(_ text: Substring, number: Int, hasNumberSign: Bool = false) {
    self.text = text
    self.number = number
    self.hasNumberSign = hasNumberSign
    specifiers = LineSpecifier.all(in: text, numberSign: hasNumberSign)
  }

  /// A line with another text in its place.
  init(_ text: String, inPlaceOf line: Line) {
    self.init(text[...], number: line.number, hasNumberSign: line.hasNumberSign)
  }

  /// Whether the line, apart from its specifiers, has a strong letter of a direction.
  func hasLetters(of direction: WritingDirection) -> Bool {
    var start = text.startIndex
    for specifier in specifiers {
      if Self.hasLetters(of: direction, in: text[start..<specifier.range.lowerBound]) {
        return true
      }
      start = specifier.range.upperBound
    }
    return Self.hasLetters(of: direction, in: text[start...])
  }

  private static func hasLetters(of direction: WritingDirection, in text: Substring) -> Bool {
    text.unicodeScalars.contains { scalar in
      // Of ASCII, letters alone are strong, and nothing is right to left.
      if scalar.isASCII { return direction == .leftToRight && scalar.isASCIILetter }
      return scalar.bidiClass.strongDirection == direction && DirectionalFormatting(scalar) == nil
    }
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
    var seen: Set<Proof.Argument> = []
    for (place, specifier) in placed where specifier.argument != .percentSign {
      let argument = Proof.Argument(
        specifier: specifier.text, text: samples.argument(for: specifier, at: place))
      // `%2$@` and `{name}` may stand twice.
      let isNew = seen.insert(argument).inserted
      if isNew || specifier.position == nil && !specifier.isNamed {
        arguments.append(argument)
      }
    }
    return arguments
  }

  /// The specifiers with the place of the argument that each takes, `%%` taking none and equal names the same.
  var placed: [(place: Int, specifier: LineSpecifier)] {
    var next = 0
    var named: [String: Int] = [:]
    return specifiers.map { specifier in
      if specifier.isNamed, let place = named[specifier.text] { return (place, specifier) }
      defer { if specifier.argument != .percentSign { next += 1 } }
      if specifier.isNamed { named[specifier.text] = next }
      return (next, specifier)
    }
  }

  /// The samples that make a difference: one, where the line has no specifiers.
  func relevant(_ samples: [SampleSet]) -> ArraySlice<SampleSet> {
    specifiers.isEmpty ? samples.prefix(1) : samples[...]
  }
}

extension Unicode.Scalar {
  /// Whether it is one of `A`…`Z` and `a`…`z`.
  fileprivate var isASCIILetter: Bool { (0x61...0x7A).contains(value | 0x20) }
}

extension Line {
  /// Whether a specifier stands for text of unknown direction.
  var hasTextArguments: Bool { specifiers.contains { PartKind($0.argument) == .argument } }

  /// A stretch of the line, given in UTF-8 bytes.
  func text(at range: Range<Int>) -> String {
    let bytes = text.utf8
    let start = bytes.index(bytes.startIndex, offsetBy: range.lowerBound)
    return String(text[start..<bytes.index(start, offsetBy: range.count)])
  }
}

extension Substring {
  /// Whether a byte is there that begins a right-to-left letter.
  ///
  /// Nothing below U+0590 is right to left. Its UTF-8 begins with D6 or more.
  var mayHoldRightToLeft: Bool { utf8.contains { $0 >= 0xD6 } }
}

extension SampleSet {
  /// Whether an argument may hold a right-to-left letter.
  var mayHoldRightToLeft: Bool {
    texts.contains { $0[...].mayHoldRightToLeft }
      || overrides.contains { $0.text[...].mayHoldRightToLeft }
  }
}

/// What a line looks like on the screen, from left to right, without controls.
func displayed(_ text: String, _ baseDirection: BaseDirection) throws(BidiError) -> String {
  if let seen = text.visualText(baseDirection: baseDirection) { return seen }
  // More than one paragraph, which this reports.
  return try ResolvedParagraph(text, baseDirection: baseDirection).visualText()
}

/// Whether two texts are the same characters.
///
/// `==` would take canonically equivalent ones for equal.
func isSameText(_ lhs: String, _ rhs: String) -> Bool {
  lhs.utf8.count == rhs.utf8.count && lhs.utf8.elementsEqual(rhs.utf8)
}

extension String {
  /// Without white space at the edges, which nobody sees.
  func trimmingSpaces() -> String {
    guard
      unicodeScalars.first?.properties.isWhitespace == true
        || unicodeScalars.last?.properties.isWhitespace == true
    else { return self }
    var view = Substring(self)
    while view.unicodeScalars.first?.properties.isWhitespace == true {
      view.unicodeScalars.removeFirst()
    }
    while view.unicodeScalars.last?.properties.isWhitespace == true {
      view.unicodeScalars.removeLast()
    }
    return String(view)
  }
}
