import BidiText

@testable import BidiJudge
@testable import MessageSyntax

/// A line of the generator as the judge gets it: a value with specifiers, and texts for its arguments.
struct JudgedReferenceLine {
  let shape: LineShape
  let samples: [Sample]
  let typedNumbers: [Bool]
  /// The value.
  let text: String

  /// - Parameters:
  ///   - line: The line.
  ///   - rendering: The same with isolates; nil for the plain text.
  init(_ line: ReferenceLine, _ rendering: ReferenceLine.Rendering? = nil) {
    let source = Array((rendering?.text ?? line.text).unicodeScalars)
    let offsets = rendering?.plainOffsets ?? source.indices.map { $0 }
    let ranges = line.scalarRanges
    let arguments = line.elements.indices.filter(line.isArgument)
    var text = ""
    for (scalar, offset) in zip(source, offsets) {
      if let offset, let number = arguments.firstIndex(where: { ranges[$0].contains(offset) }) {
        guard offset == ranges[arguments[number]].lowerBound else { continue }
        text += "%\(number + 1)$" + (line.elements[arguments[number]].isTyped ? "d" : "@")
      } else {
        text += scalar == "%" ? "%%" : String(Character(scalar))
      }
    }
    let message = Message(text)
    var seen = VisibleLine()
    let bytes = Array(text.utf8)
    if let first = message.lines.first { seen.read(first, of: bytes) }
    shape = UnitScanner.shape(of: seen, direction: line.direction)
    // The message numbers arguments as they come; positions are in that order too.
    samples = arguments.map { index in
      let isNumber = line.role(of: index) == .number
      return Sample(
        isNumber ? .number : .foreignWord, line.elements[index].text,
        isNumber ? nil : line.insideDirection(of: index))
    }
    typedNumbers = message.arguments.map { $0.type == .number }
    self.text = text
  }

  /// The point that the judge finds broken in a container; nil where the line is accepted.
  func brokenPoint(
    in container: DisplayContainer, _ judge: inout MessageJudge, ignoring: OrderPoint? = nil
  ) -> OrderPoint? {
    guard judge.isJudged(shape, container), let direction = judge.readingDirection(of: shape) else {
      return nil
    }
    let subject = ReadingOrder.Subject(
      shape: shape, samples: samples, typedNumbers: typedNumbers, direction: direction,
      ignoring: ignoring)
    return judge.fault(of: subject, in: container)?.point
  }
}

extension ReferenceLine {
  /// Whether a number follows one that begins with a plus, with a space between.
  var hasNumberAfterPlus: Bool {
    zip(elements, elements.dropFirst()).contains { number, next in
      guard case .unit(.signedNumber, _) = number.kind, number.text.hasPrefix("+"),
        case .unit(let kind, isArgument: false) = next.kind
      else { return false }
      return kind.isNumber
    }
  }

  /// Whether the judge takes a stretch for code, which the reference does not know: quotation marks with an option or a variable, `"-67%
  /// abc"` and `"$698 abc"`, and three groups of digits as telephone numbers have them.
  var hasCode: Bool {
    let isQuoted = zip(elements, elements.dropFirst()).contains { mark, next in
      guard case .opening = mark.kind, !"([{<".contains(mark.text) else { return false }
      return ["-", "$", "+"].contains(where: next.text.hasPrefix)
    }
    let isNumber = elements.map { element in
      if case .unit(let kind, _) = element.kind { kind.isNumber } else { false }
    }
    return isQuoted
      || isNumber.indices.dropFirst(2).contains { isNumber[($0 - 2)...$0].allSatisfy(\.self) }
  }

  /// Whether a bracket holds an address and then its label, as links of MediaWiki do: `[https://a.b label]`.
  var hasLinkWithLabel: Bool {
    zip(elements, elements.dropFirst()).contains { bracket, next in
      if case .opening = bracket.kind {
        next.text.hasPrefix("https://") && bracket.text == "["
      } else {
        false
      }
    }
  }
}

/// Compares the judge with the reference.
struct LawComparison: ~Copyable {
  var judge: MessageJudge
  private(set) var count = 0

  init(locale: MessageLocale) {
    judge = MessageJudge(locale: locale)
    // The reference knows points 1 to 5 alone.
    judge.judgesPointsAlone = true
  }

  /// A line in one container, judged in two ways.
  struct Result: CustomStringConvertible {
    var line: ReferenceLine
    var container: DisplayContainer
    var reading: ReferenceReading?
    var judged: OrderPoint?
    var reference: [ReferencePoint]
    var displayed: DisplayedLine

    var isAgreed: Bool { (judged == nil) == reference.isEmpty }

    var description: String {
      let text = Array(line.text.unicodeScalars)
      let shown = displayed.order.map { offset in
        displayed.levels[offset] & 1 == 1 ? text[offset].mirror ?? text[offset] : text[offset]
      }
      let string = String(String.UnicodeScalarView(shown.map(\.asNotation)))
      return
        "\(line) in \(container.rawValue)\(reading == nil ? "" : " with isolates") is shown as "
        + "\(string): judge \(judged?.rawValue ?? "accepts"), reference "
        + (reference.isEmpty ? "accepts" : "\(reference)")
    }
  }

  /// The plain line in every container.
  mutating func plainResults(of line: ReferenceLine) throws -> [Result] {
    let judged = JudgedReferenceLine(line)
    var results: [Result] = []
    for container in DisplayContainer.allCases {
      count += 1
      let displayed = try line.displayed(in: container.baseDirection(in: line.direction))
      results.append(
        Result(
          line: line, container: container, reading: nil,
          judged: judged.brokenPoint(in: container, &judge),
          reference: Self.reference(line, displayed, container), displayed: displayed))
    }
    return results
  }

  /// The line with the isolates of a reading, in paragraphs of both directions.
  mutating func results(of line: ReferenceLine, _ reading: ReferenceReading) throws -> [Result] {
    let rendering = line.rendered(reading)
    let judged = JudgedReferenceLine(line, rendering)
    var results: [Result] = []
    for container in [DisplayContainer.rightToLeft, .leftToRight] {
      count += 1
      let displayed = try line.displayed(
        rendering, in: container.baseDirection(in: line.direction))
      results.append(
        Result(
          line: line, container: container, reading: reading,
          judged: judged.brokenPoint(in: container, &judge),
          reference: Self.reference(line, displayed, container), displayed: displayed))
    }
    return results
  }

  /// What the reference says.
  ///
  /// A line without letters of its own outside arguments is right however it lies in a natural container. In
  /// others it has to lie as the language of its letters reads it. Numbers alone have to lie so in a container of
  /// the line's direction, read either way; so have foreign letters beside an argument that is an own word.
  static func reference(
    _ line: ReferenceLine, _ displayed: DisplayedLine, _ container: DisplayContainer
  ) -> [ReferencePoint] {
    var literal = Set<ReferenceLine.Role>()
    var arguments = Set<ReferenceLine.Role>()
    for index in line.elements.indices {
      guard let role = line.role(of: index) else { continue }
      if line.isArgument(index) { arguments.insert(role) } else { literal.insert(role) }
    }
    if literal.contains(.own) { return ReferenceLaw(line).accepts(displayed) }
    guard container != .natural, literal.contains(.foreign) || arguments.isEmpty else { return [] }
    var foreign = line
    foreign.direction = line.direction.opposite
    if literal.contains(.foreign) {
      let broken = ReferenceLaw(foreign).accepts(displayed)
      return arguments.contains(.own) && ReferenceLaw(line).accepts(displayed).isEmpty
        ? [] : broken
    }
    guard literal.contains(.number),
      container.direction(of: "", fallback: line.direction) == line.direction
    else { return [] }
    return ReferenceLaw(foreign).accepts(displayed).isEmpty
      ? [] : ReferenceLaw(line).accepts(displayed)
  }
}
