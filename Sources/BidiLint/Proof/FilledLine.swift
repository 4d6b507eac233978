import BidiText

/// A line with arguments in the place of its specifiers, and what must stay whole in it.
struct FilledLine {
  /// A stretch that is read in its own direction: an argument, or an island of the stored text.
  struct Part: Hashable {
    /// Where it stands in the stored line, in UTF-8 bytes.
    let storedRange: Range<Int>

    /// Where it stands in the filled line, in UTF-8 bytes.
    let range: Range<Int>

    /// What it is.
    let kind: PartKind

    /// The controls that keep it whole.
    let isolation: LineRepair

    /// Whether it is put in order as one, and is not whole by itself.
    var isUnit: Bool { kind != .numericArgument && kind != .markup }
  }

  /// The text that is shown.
  let text: String

  /// The parts, in order, none overlapping another.
  let parts: [Part]

  /// Fills a line.
  ///
  /// - Parameters:
  ///   - line: The line as stored.
  ///   - islands: What the prover counts as islands in it, in order, without the arguments.
  ///   - samples: The arguments.
  init(_ line: Line, islands: [LineIsland], samples: SampleSet) {
    let stored = line.text.utf8
    var text = ""
    var position = stored.startIndex
    var offset = 0
    var arguments: [(stored: Range<Int>, filled: Range<Int>, kind: PartKind)] = []
    for (place, specifier) in line.placed {
      let start = offset + stored.distance(from: position, to: specifier.range.lowerBound)
      let end = start + specifier.text.utf8.count
      text += line.text[position..<specifier.range.lowerBound]
      let filledStart = text.utf8.count
      text += samples.argument(for: specifier, at: place)
      arguments.append((start..<end, filledStart..<text.utf8.count, PartKind(specifier.argument)))
      (position, offset) = (specifier.range.upperBound, end)
    }
    text += line.text[position...]
    self.text = text

    var parts: [Part] = []
    var next = 0
    var shift = 0
    func pass(_ argument: (stored: Range<Int>, filled: Range<Int>, kind: PartKind)) {
      shift = argument.filled.upperBound - argument.stored.upperBound
      next += 1
    }
    func addArguments(endingBy end: Int) {
      while next < arguments.count, arguments[next].stored.upperBound <= end {
        let argument = arguments[next]
        if argument.kind != .nothing, !argument.filled.isEmpty {
          parts.append(
            Part(
              storedRange: argument.stored, range: argument.filled, kind: argument.kind,
              isolation: .isolation(WritingDirection?.none)))
        }
        pass(argument)
      }
    }
    for island in islands {
      addArguments(endingBy: island.range.lowerBound)
      let start = island.range.lowerBound + shift
      // Arguments inside an island are a part of it.
      while next < arguments.count, arguments[next].stored.upperBound <= island.range.upperBound {
        pass(arguments[next])
      }
      parts.append(
        Part(
          storedRange: island.range, range: start..<island.range.upperBound + shift,
          kind: island.kind, isolation: island.isolation))
    }
    addArguments(endingBy: .max)
    self.parts = parts
  }
}

/// What must stay whole.
enum PartKind: Hashable {
  /// The text in the place of a specifier.
  case argument
  /// The number in the place of a specifier: it keeps together by itself, and has no direction of its own.
  case numericArgument
  /// What a specifier without an argument writes: `%%`, `%n`.
  case nothing
  /// A part of the stored text.
  case island(Island.Kind)
  /// A tag or an entity: nothing is put into it, and no phrase goes over it.
  case markup
  /// A number of the stored text that the locale has a policy for.
  case number(NumberAspect)

  /// Whether readers take it into another program, with what is glued to it.
  var isAddress: Bool { self == .island(.url) || self == .island(.email) }

  /// Whether any text or number can stand there.
  var isArgument: Bool { self == .argument || self == .numericArgument }

  init(_ argument: FormatSpecifier.Argument) {
    switch argument {
    case .text, .character: self = .argument
    case .integer, .bits, .floatingPoint, .variable: self = .numericArgument
    case .percentSign, .nothing: self = .nothing
    }
  }
}
