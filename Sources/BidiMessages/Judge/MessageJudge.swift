import BidiText

/// How messages are judged and repaired.
public struct JudgeOptions: Sendable, Hashable {
  /// The containers that values are shown in.
  public var containers: [DisplayContainer]

  /// Which controls repairs put in.
  public var style: RepairStyle

  /// What is wanted of numbers, where people do not agree.
  public var numberPolicies: NumberPolicies

  /// Whether faults count that show only with signs at an argument's edges, addresses and empty arguments.
  public var includesRareClasses: Bool

  /// Texts that a user gives for arguments.
  public var samples: [SampleArgument]

  /// The options; the defaults are those of the command line.
  public init(
    containers: [DisplayContainer] = [.natural], style: RepairStyle = .embed,
    numberPolicies: NumberPolicies = NumberPolicies(), includesRareClasses: Bool = false,
    samples: [SampleArgument] = []
  ) {
    self.containers = containers
    self.style = style
    self.numberPolicies = numberPolicies
    self.includesRareClasses = includesRareClasses
    self.samples = samples
  }

  /// The containers that texts of a language are looked at in.
  ///
  /// An interface that is left to right has no right-to-left labels. For its texts that container counts where
  /// it is the only one that is asked for.
  func containers(for direction: WritingDirection) -> [DisplayContainer] {
    guard direction == .leftToRight, containers.contains(where: { $0 != .rightToLeft }) else {
      return containers
    }
    return containers.filter { $0 != .rightToLeft }
  }
}

/// Judges messages of one language: the only place that says whether readers accept what they see.
///
/// A judge keeps memory and the verdicts of lines of equal shape, so one is made for many messages.
///
/// ```swift
/// var judge = MessageJudge(locale: MessageLocale("he")!)
/// let message = Message("PDF \u{05E4}\u{05D2}\u{05D5}\u{05DD}.")
/// judge.verdict(of: message).certainty  // .always
/// judge.repair(of: message)?.text.showingControls()  // "‹RLE›PDF פגום.‹PDF›"
/// ```
public struct MessageJudge: ~Copyable, Sendable {
  /// The language.
  public let locale: MessageLocale

  /// The options.
  public let options: JudgeOptions

  /// The containers that messages are judged in: those of the options that the language has.
  package let containers: [DisplayContainer]
  let samples: SampleTable
  let policy: NumberPolicy
  var resolver = BidiResolver()
  var law = Law()
  var line = SeenLine()
  var memory = JudgeMemory.Shapes()
  /// The message that was judged last: mostly a repair of it is asked next.
  private var last: (text: String, context: MessageContext, lines: [JudgedLine])?

  /// A point of the law that is not looked at: for tests that show that each is needed.
  var ignoring: LawPoint?

  /// How many lines were judged, and how many of them had a shape that was new.
  private(set) var counts = (lines: 0, shapes: 0)

  /// Lines with a longer shape are not remembered.
  private static let longestKey = 512
  private static let mostShapes = 1 << 16

  /// Makes a judge.
  ///
  /// - Parameters:
  ///   - locale: The language of the messages.
  ///   - options: Containers, style and policies.
  public init(locale: MessageLocale, options: JudgeOptions = JudgeOptions()) {
    self.init(locale: locale, options: options, JudgeMemory.Shapes())
  }

  private init(locale: MessageLocale, options: JudgeOptions, _ memory: consuming JudgeMemory.Shapes)
  {
    self.locale = locale
    self.options = options
    self.memory = memory
    containers = options.containers(for: locale.direction)
    samples = memory.samples ?? SampleTable(locale)
    self.memory.samples = samples
    // A left-to-right line shows every number as it is written.
    policy =
      locale.direction == .rightToLeft
      ? options.numberPolicies.policy(for: locale) : NumberPolicy()
  }

  /// Makes a judge that goes on with what others found.
  ///
  /// - Parameters:
  ///   - locale: The language of the messages.
  ///   - options: Containers, style and policies.
  ///   - memory: What others found; nothing is left in it until the judge hands it back.
  package init(locale: MessageLocale, options: JudgeOptions, memory: inout JudgeMemory) {
    self.init(locale: locale, options: options, memory.take(locale, options))
  }

  /// Hands back what was found, for the next judge.
  package mutating func handBack(_ memory: inout JudgeMemory) {
    memory.put(self.memory, locale, options)
    self.memory = JudgeMemory.Shapes()
  }

  /// What is found of a line's shape.
  struct ShapeVerdict: Sendable {
    var faults: [ShapeFault]
    var doubt: LineVerdict.Doubt?
    var isUnbalanced: Bool
  }

  /// A fault of a line's shape, in one container.
  struct ShapeFault: Sendable {
    let container: DisplayContainer
    let certainty: Verdict.Certainty
    let violation: Violation
    let wrong: [Sample]
    let right: [Sample]
    /// Every class for which a line with one argument is wrong.
    let wrongClasses: ArgumentClasses
  }

  /// The line that is at hand: what is known of it, and its shape.
  struct JudgedLine {
    let line: Message.Line
    let shape: LineShape
    /// What is known of the arguments of the line, by the numbers that the shape has for them.
    let knowledge: [ArgumentKnowledge]
    /// Whether their specifiers say that they are numbers.
    let typedNumbers: [Bool]
    /// Where its verdict is remembered.
    let verdict: ShapeVerdict
    let key: Int?
  }

  /// Judges a message.
  ///
  /// - Parameters:
  ///   - message: The message.
  ///   - context: What its surroundings say of its arguments.
  /// - Returns: The verdict, in the containers of the options.
  /// - Complexity: O(*n*) for lines of bounded length and arguments.
  public mutating func verdict(
    of message: Message, context: MessageContext = MessageContext()
  ) -> Verdict {
    let (judged, knowledge) = judgedLines(of: message, context)
    last = (message.text, context, judged)
    let lines = judged.map { verdict(of: $0, message) }
    return Verdict(lines: lines, arguments: knowledge)
  }

  /// The lines of a message, judged; those of the last message are known.
  mutating func knownLines(of message: Message, _ context: MessageContext) -> [JudgedLine] {
    if let last, last.text.utf8.elementsEqual(message.text.utf8), last.context == context {
      return last.lines
    }
    return judgedLines(of: message, context).lines
  }

  private mutating func judgedLines(
    of message: Message, _ context: MessageContext
  ) -> (lines: [JudgedLine], knowledge: [ArgumentKnowledge]) {
    let knowledge = knowledge(of: message, context)
    var lines: [JudgedLine] = []
    for branch in message.branches {
      for line in branch.lines { lines.append(judge(line, of: message, knowledge)) }
    }
    return (lines, knowledge)
  }

  /// Whether anything of a message can be wrong: a look at its bytes, for the many that are plain.
  ///
  /// - Returns: False where no line of the message can have a fault.
  package func mayHaveFault(_ value: String) -> Bool {
    // A text that is given for an argument may be of any direction.
    value.utf8.count > 1
      && (!options.samples.isEmpty || LineScreen.mayHaveFault(value, locale.direction, containers))
  }

  func knowledge(of message: Message, _ context: MessageContext) -> [ArgumentKnowledge] {
    guard !message.arguments.isEmpty else { return [] }
    var context = context
    context.samples += options.samples
    return message.knowledge(locale, context)
  }

  // MARK: Lines

  private mutating func judge(
    _ line: Message.Line, of message: Message, _ knowledge: [ArgumentKnowledge]
  ) -> JudgedLine {
    counts.lines += 1
    self.line.read(line, of: message.bytes)
    let shape = UnitScanner.shape(of: self.line, direction: locale.direction)
    let knowledge = shape.arguments.map { knowledge[$0] }
    let typedNumbers = shape.arguments.map { message.arguments[$0].type == .number }
    func judged(_ verdict: ShapeVerdict, _ key: Int?) -> JudgedLine {
      JudgedLine(
        line: line, shape: shape, knowledge: knowledge, typedNumbers: typedNumbers,
        verdict: verdict, key: key)
    }
    let isBroken = message.brokenSpecifiers.contains { $0.overlaps(line.range) }
    if isBroken || shape.hasOverride {
      return judged(
        ShapeVerdict(
          faults: [], doubt: isBroken ? .brokenSpecifier : .override,
          isUnbalanced: !isBroken && shape.unbalancedControls() != ([], [])), nil)
    }
    let isRemembered = !knowledge.contains { $0.given != nil || !$0.texts.isEmpty }
    let key = isRemembered ? shape.key(knowledge.map(\.classes), typedNumbers) : []
    if isRemembered, key.count <= Self.longestKey, let known = memory.known[key] {
      return judged(memory.verdicts[known], known)
    }
    counts.shapes += 1
    let verdict = judge(shape, knowledge, typedNumbers)
    guard isRemembered, key.count <= Self.longestKey, memory.verdicts.count < Self.mostShapes else {
      return judged(verdict, nil)
    }
    memory.known[key] = memory.verdicts.count
    memory.verdicts.append(verdict)
    return judged(verdict, memory.verdicts.count - 1)
  }

  /// The samples of each argument: the first of each class that is reported, or all for a repair.
  func choices(
    _ knowledge: [ArgumentKnowledge], rare: Bool, forRepair: Bool
  ) -> [[Sample]] {
    knowledge.enumerated().map { number, argument in
      if !argument.texts.isEmpty, argument.given == nil {
        return argument.texts.map {
          argument.classes == .address
            ? Sample(.address, $0, WritingDirection(firstStrongIn: $0) ?? .leftToRight)
            : Sample(standing: $0, in: locale.direction)
        }
      }
      if let given = argument.given {
        let sample = Sample(given: given, in: locale.direction)
        return forRepair
          ? [sample] + samples.samples(of: argument.repairable, all: false) : [sample]
      }
      let classes = rare || forRepair ? argument.classes : argument.reported
      return samples.samples(of: classes, all: forRepair, argument: number)
    }
  }

  func subject(_ shape: LineShape, _ typedNumbers: [Bool]) -> Law.Subject? {
    guard let direction = readingDirection(of: shape) else { return nil }
    return Law.Subject(
      shape: shape, samples: [], typedNumbers: typedNumbers, direction: direction,
      policy: policy, ignoring: ignoring)
  }

  /// The direction that a line is read in: its language's, or that of its only letters.
  ///
  /// Nil for a line of signs and arguments, which is right however it lies.
  func readingDirection(of shape: LineShape) -> WritingDirection? {
    if shape.hasOwn { return locale.direction }
    if shape.hasForeign { return locale.direction.opposite }
    return shape.isOfNumbers ? locale.direction : nil
  }

  /// Whether the law is asked of a line in a container.
  ///
  /// A line without letters of the language is right however it lies in a natural container. One of numbers is
  /// right in a container of the other direction too.
  func isAsked(_ shape: LineShape, _ container: DisplayContainer) -> Bool {
    if shape.hasOwn { return true }
    guard container != .natural else { return false }
    return !shape.isOfNumbers
      || container.direction(of: "", fallback: locale.direction) == locale.direction
  }

  private mutating func judge(
    _ shape: LineShape, _ knowledge: [ArgumentKnowledge], _ typedNumbers: [Bool]
  ) -> ShapeVerdict {
    let isUnbalanced = shape.hasControls && shape.unbalancedControls() != ([], [])
    guard var subject = subject(shape, typedNumbers) else {
      return ShapeVerdict(faults: [], doubt: nil, isUnbalanced: isUnbalanced)
    }
    let choices = choices(knowledge, rare: false, forRepair: false)
    let usual = combinations(choices)
    // What holds for a given text, or for addresses alone, is not for every argument.
    let isCertain = knowledge.allSatisfy {
      $0.given == nil && !$0.classes.isDisjoint(with: .usual)
    }
    let isOfAddresses =
      !isCertain && knowledge.allSatisfy { $0.given == nil } && !typedNumbers.contains(true)
    let open = knowledge.map {
      $0.given == nil && $0.reported.isSuperset(of: [.number, .foreignWord])
    }
    var faults: [ShapeFault] = []
    for container in containers where isAsked(shape, container) {
      var first: (Violation, [Sample])?
      var plainest: (fault: (Violation, [Sample]), plainness: Int)?
      var right: [Sample]?
      var wrongClasses: ArgumentClasses = []
      for number in 0..<usual.count {
        usual.fill(&subject.samples, number, choices)
        let plainness = Self.plainness(of: subject.samples, open)
        // All classes of one argument are named.
        if choices.count > 1, right != nil, let plainest, plainest.plainness >= plainness {
          continue
        }
        if let found = violation(of: subject, in: container) {
          if first == nil { first = (found, subject.samples) }
          if plainness > plainest?.plainness ?? -1 {
            plainest = ((found, subject.samples), plainness)
          }
          if let sample = subject.samples.first { wrongClasses.formUnion(sample.kind) }
        } else if right == nil {
          right = subject.samples
        }
      }
      let isAlways =
        first != nil && right == nil
        && (isCertain || isOfAddresses && isWrongForAll(subject, in: container))
      let isRare = !isAlways && plainest?.plainness == 0
      if let (violation, samples) = isAlways ? first : plainest?.fault,
        !isRare || options.includesRareClasses
      {
        faults.append(
          ShapeFault(
            container: container, certainty: isAlways ? .always : isRare ? .rare : .some,
            violation: violation, wrong: samples, right: right ?? [],
            wrongClasses: choices.count == 1 ? wrongClasses : []))
      } else if options.includesRareClasses, !knowledge.isEmpty {
        let choices = self.choices(knowledge, rare: true, forRepair: false)
        let all = combinations(choices)
        for number in 0..<all.count {
          all.fill(&subject.samples, number, choices)
          guard let found = violation(of: subject, in: container)
          else { continue }
          faults.append(
            ShapeFault(
              container: container, certainty: .rare, violation: found, wrong: subject.samples,
              right: right ?? [], wrongClasses: []))
          break
        }
      }
    }
    return ShapeVerdict(faults: faults, doubt: nil, isUnbalanced: isUnbalanced)
  }

  /// How plain a proof is, by the texts of the arguments of which nothing is known.
  ///
  /// - Returns: 0 for a number beside a word: arguments of one kind change together; 2 for words of the other direction
  ///   alone; 1 for the rest.
  private static func plainness(of samples: [Sample], _ open: [Bool]) -> Int {
    var classes: ArgumentClasses = []
    for (sample, isOpen) in zip(samples, open) where isOpen { classes.formUnion(sample.kind) }
    if classes.isSubset(of: .foreignWord) { return 2 }
    return classes.contains(.number) && classes != .number ? 0 : 1
  }

  /// Whether a line is wrong with numbers and words of all kinds in the place of its addresses, too.
  private mutating func isWrongForAll(_ subject: Law.Subject, in container: DisplayContainer)
    -> Bool
  {
    var subject = subject
    let usual = samples.samples(of: .usual, all: false)
    for sample in usual {
      subject.samples = subject.samples.map { _ in sample }
      if violation(of: subject, in: container) == nil { return false }
    }
    return true
  }

  /// What is wrong with a line in one container; nil if a reader accepts its order.
  ///
  /// A line of numbers alone may be read in either direction, and so may a chord of keys and one whose only word of the
  /// language is an argument.
  mutating func violation(of subject: Law.Subject, in container: DisplayContainer) -> Violation? {
    guard
      let found = law.violation(
        of: subject, in: container, fallback: locale.direction, &resolver)
    else { return nil }
    if subject.shape.isOfNumbers {
      switch found.point {
      case .sign, .percent, .currency: return found
      case .whole, .order, .chain, .pair, .edge: break
      }
    } else if !subject.shape.isChord {
      guard !subject.shape.hasOwn, subject.shape.hasArguments,
        subject.direction != locale.direction,
        subject.samples.contains(where: { $0.direction == locale.direction })
      else { return found }
    }
    var other = subject
    other.direction = subject.direction.opposite
    let isRead =
      law.violation(of: other, in: container, fallback: locale.direction, &resolver) == nil
    return isRead ? nil : found
  }

  // MARK: What is said

  private func verdict(of judged: JudgedLine, _ message: Message) -> LineVerdict {
    LineVerdict(
      number: judged.line.number,
      faults: judged.verdict.faults.map { fault(of: $0, judged, message) },
      doubt: judged.verdict.doubt, isUnbalanced: judged.verdict.isUnbalanced,
      hasOwnLetters: judged.shape.hasOwn, hasForeignLetters: judged.shape.hasForeign,
      hasArguments: judged.shape.hasArguments)
  }

  private func fault(
    of fault: ShapeFault, _ judged: JudgedLine, _ message: Message
  ) -> Fault {
    let units = judged.shape.units
    let (first, last) = (
      min(fault.violation.unit, fault.violation.lastUnit),
      max(fault.violation.unit, fault.violation.lastUnit)
    )
    let start = units[first].source.lowerBound
    let end = units[first...last].map(\.source.upperBound).max() ?? start
    func examples(_ samples: [Sample], _ classes: ArgumentClasses = []) -> [Fault.Example] {
      zip(judged.knowledge, samples).map {
        Fault.Example(
          specifier: $0.specifier, text: $1.text,
          argumentClass: classes.isEmpty ? $1.kind : classes)
      }
    }
    let text = message.filled(judged.line, judged.shape.texts(fault.wrong, of: message))
    return Fault(
      container: fault.container, certainty: fault.certainty, point: fault.violation.point,
      range: start..<max(start, end), examples: examples(fault.wrong, fault.wrongClasses),
      rightExamples: examples(fault.right),
      paragraphDirection: fault.container.direction(of: text, fallback: locale.direction),
      text: text, fallback: locale.direction)
  }

  // MARK: Memory of repairs

  /// The plan that repairs lines of a shape, found once.
  mutating func plan(for judged: JudgedLine) -> ControlPlan? {
    if let key = judged.key, let known = memory.plans[key] { return known }
    let found = searchPlan(for: judged)
    if let key = judged.key { memory.plans[key] = .some(found) }
    return found
  }

  /// The combinations of so many samples, made once.
  ///
  /// - Parameters:
  ///   - choices: The samples of each argument.
  ///   - kept: How many of them are tried of an argument that is kept apart; 0 or nothing for one that is not.
  /// - Returns: The combinations.
  mutating func combinations(_ choices: [[Sample]], kept: [Int] = []) -> ArgumentCombinations {
    let pattern = ArgumentCombinations.Pattern(
      counts: choices.map(\.count), kept: kept.isEmpty ? choices.map { _ in 0 } : kept)
    if let known = memory.combinations[pattern] { return known }
    let made = ArgumentCombinations(pattern)
    memory.combinations[pattern] = made
    return made
  }
}

extension LineShape {
  /// A text for each argument of the message; nothing for those that stand in other lines.
  func texts(_ samples: [Sample], of message: Message) -> [String] {
    var texts = Array(repeating: "", count: message.arguments.count)
    for (number, sample) in zip(arguments, samples) { texts[number] = sample.text }
    return texts
  }
}

extension Message {
  /// A line as a program shows it: without markup, with texts in the place of arguments, controls kept.
  ///
  /// - Parameters:
  ///   - line: The line.
  ///   - arguments: A text for each of ``arguments``.
  /// - Returns: The text.
  package func filled(_ line: Line, _ arguments: [String]) -> String {
    var result = ""
    for piece in line.pieces {
      switch piece.kind {
      case .text: result += text(at: piece.range)
      case .argument(let number): result += number < arguments.count ? arguments[number] : ""
      case .markup: break
      case .control(let control): result += control.string
      case .entity(let text): result += text
      }
    }
    return result
  }

  /// What the judge says of the message.
  ///
  /// - Parameters:
  ///   - locale: Its language.
  ///   - container: Where it is shown.
  ///   - context: What its surroundings say of its arguments.
  /// - Returns: The verdict.
  /// - Complexity: O(*n*).
  public func verdict(
    locale: MessageLocale, container: DisplayContainer = .natural,
    context: MessageContext = MessageContext()
  ) -> Verdict {
    var judge = MessageJudge(locale: locale, options: JudgeOptions(containers: [container]))
    return judge.verdict(of: self, context: context)
  }
}
