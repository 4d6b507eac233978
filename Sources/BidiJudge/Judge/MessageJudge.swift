package import BidiText
public import MessageSyntax

/// Judges messages of one language: the one place that decides whether readers accept a displayed order.
///
/// Use one judge for many messages: it keeps its buffers, and the verdicts of lines with equal shapes.
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

  /// The containers in which messages are judged: those of the options that fit the language.
  package let containers: [DisplayContainer]
  let samples: SampleTable
  let policy: NumberPolicy
  var resolver = BidiResolver()
  var readingOrder = ReadingOrder()
  var line = VisibleLine()
  /// The options of commands in the message that is judged.
  var optionNames = OptionNames.none
  var memory = JudgeMemory.Shapes()
  /// The message that was judged last, with its lines that need a repair; callers mostly ask for the repair next.
  private var last: (text: String, context: MessageContext, wrong: [JudgedLine])?

  /// Whether only points 1 to 5 of the law are applied, without held orders and titles: for tests of these points, which make wrong
  /// orders with controls.
  var judgesPointsAlone = false

  /// A point of the law that is not checked; for tests that show that each point is needed.
  var ignoring: OrderPoint?

  /// The number of lines that were judged, and of those with a new shape.
  private(set) var counts = (lines: 0, shapes: 0)

  /// The longest key of a shape that is remembered.
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
    // A left-to-right line displays every number as it is written.
    policy =
      locale.direction == .rightToLeft
      ? options.numberPolicies.policy(for: locale) : NumberPolicy()
  }

  /// Makes a judge that uses the verdicts of earlier judges.
  ///
  /// - Parameters:
  ///   - locale: The language of the messages.
  ///   - options: Containers, style and policies.
  ///   - memory: The verdicts of earlier judges. The judge takes its part out, and returns it with ``handBack(_:)``.
  package init(locale: MessageLocale, options: JudgeOptions, memory: inout JudgeMemory) {
    self.init(locale: locale, options: options, memory.take(locale, options))
  }

  /// Returns the verdicts to the memory, for the next judge.
  package mutating func handBack(_ memory: inout JudgeMemory) {
    memory.put(self.memory, locale, options)
    self.memory = JudgeMemory.Shapes()
  }

  /// The verdict of all lines with one shape.
  struct ShapeVerdict: Sendable {
    /// The faults, without place, text and specifiers: those differ from line to line.
    var faults: [Fault] = []
    var doubt: LineVerdict.Doubt?
    var isUnbalanced: Bool
  }

  /// A line of a message with its shape and its verdict.
  struct JudgedLine {
    let line: Message.Line
    let shape: LineShape
    /// What is known of the line's arguments, by their numbers in the shape.
    let knowledge: [ArgumentKnowledge]
    /// For each argument, whether its specifier says that it is a number.
    let typedNumbers: [Bool]
    /// The verdict, and the place where it is remembered.
    let verdict: ShapeVerdict
    let key: Int?

    /// Whether the line has a fault, or a control without its partner.
    var isWrong: Bool { !verdict.faults.isEmpty || verdict.isUnbalanced }
  }

  /// Judges a message.
  ///
  /// - Parameters:
  ///   - message: The message.
  ///   - context: What is known of its arguments.
  /// - Returns: The verdict, in the containers of the options.
  /// - Complexity: O(*n*) for lines of bounded length and arguments.
  public mutating func verdict(
    of message: Message, context: MessageContext = MessageContext()
  ) -> Verdict {
    let knowledge = prepare(message, context)
    var lines: [LineVerdict] = []
    var wrong: [JudgedLine] = []
    for branch in message.branches {
      for line in branch.lines {
        let judged = judge(line, of: message, knowledge)
        lines.append(verdict(of: judged, message))
        if judged.isWrong { wrong.append(judged) }
      }
    }
    last = (message.text, context, wrong)
    return Verdict(lines: lines, arguments: knowledge)
  }

  /// The lines of a message that need a repair; those of the last message are remembered.
  mutating func wrongLines(of message: Message, _ context: MessageContext) -> [JudgedLine] {
    if let last, last.text.utf8.elementsEqual(message.text.utf8), last.context == context {
      return last.wrong
    }
    let knowledge = prepare(message, context)
    var wrong: [JudgedLine] = []
    for branch in message.branches {
      for line in branch.lines {
        let judged = judge(line, of: message, knowledge)
        if judged.isWrong { wrong.append(judged) }
      }
    }
    return wrong
  }

  /// Whether every line is accepted, for the classes that are reported, and has balanced controls.
  package mutating func isRight(_ message: Message, _ context: MessageContext) -> Bool {
    let knowledge = prepare(message, context)
    for branch in message.branches {
      for line in branch.lines where judge(line, of: message, knowledge).isWrong { return false }
    }
    return true
  }

  /// Whether a message can have a fault, by a quick look at its bytes.
  ///
  /// - Returns: False if no line of the message can have a fault.
  package func mayHaveFault(_ value: String) -> Bool {
    Self.mayHaveFault(value, locale.direction, containers, options)
  }

  /// The same without a judge.
  package static func mayHaveFault(
    _ value: String, locale: MessageLocale, options: JudgeOptions
  ) -> Bool {
    mayHaveFault(value, locale.direction, options.containers(for: locale.direction), options)
  }

  private static func mayHaveFault(
    _ value: String, _ direction: WritingDirection, _ containers: [DisplayContainer],
    _ options: JudgeOptions
  ) -> Bool {
    // A text that the user gave for an argument may have any direction.
    value.utf8.count > 1
      && (!options.samples.isEmpty || LineScreen.mayHaveFault(value, direction, containers))
  }

  // MARK: Lines

  mutating func judge(
    _ line: Message.Line, of message: Message, _ knowledge: [ArgumentKnowledge]
  ) -> JudgedLine {
    counts.lines += 1
    self.line.read(line, of: message.bytes)
    var shape = UnitScanner.shape(
      of: self.line, direction: locale.direction, options: optionNames,
      foldsWhiteSpace: message.foldsWhiteSpace)
    shape.givenDirection = line.direction
    var knowledge = shape.arguments.map { knowledge[$0] }
    // Nothing says that an argument of an untranslated line is a number, and only numbers could change places there.
    if !shape.hasOwn, shape.hasForeign {
      for number in knowledge.indices
      where knowledge[number].reason == nil && knowledge[number].classes.contains(.foreignWord) {
        knowledge[number].classes.remove(.number)
      }
    }
    // A variable whose forms are known puts letters of the language into the line.
    if knowledge.contains(where: { $0.classes == .ownWord && !$0.texts.isEmpty }) {
      shape.hasOwn = true
    }
    let typedNumbers = shape.arguments.map { message.arguments[$0].type == .number }
    func judged(_ verdict: ShapeVerdict, _ key: Int?) -> JudgedLine {
      JudgedLine(
        line: line, shape: shape, knowledge: knowledge, typedNumbers: typedNumbers,
        verdict: verdict, key: key)
    }
    let doubt: LineVerdict.Doubt? =
      if message.brokenSpecifiers.contains(where: { $0.overlaps(line.range) }) {
        .brokenSpecifier
      } else if message.unreadForms.contains(where: { $0.overlaps(line.range) }) {
        .unreadForms
      } else {
        shape.hasOverride ? .override : nil
      }
    if let doubt {
      let isUnbalanced = doubt == .override && shape.unbalancedControls() != ([], [])
      return judged(ShapeVerdict(doubt: doubt, isUnbalanced: isUnbalanced), nil)
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

  /// The samples of each argument: the first sample of each class that is reported, or all samples for a repair.
  func choices(
    _ knowledge: [ArgumentKnowledge], rare: Bool, forRepair: Bool
  ) -> [[Sample]] {
    knowledge.enumerated().map { number, argument in
      if !argument.texts.isEmpty, argument.given == nil {
        let texts = argument.texts.map {
          argument.classes == .address
            ? Sample(.address, $0, WritingDirection(firstStrongIn: $0) ?? .leftToRight)
            : Sample(standing: $0, in: locale.direction)
        }
        // A text of the app is one of many: a repair is right for all of its classes.
        return forRepair && argument.classes == [.number, .ownWord]
          ? texts + samples.samples(of: argument.classes, all: true) : texts
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

  func subject(_ shape: LineShape, _ typedNumbers: [Bool]) -> ReadingOrder.Subject? {
    guard let direction = readingDirection(of: shape) else { return nil }
    return ReadingOrder.Subject(
      shape: shape, samples: [], typedNumbers: typedNumbers, direction: direction,
      policy: policy, ignoring: ignoring)
  }

  /// Whether a line is judged in a container.
  ///
  /// A line without letters of the language is accepted in every natural container. A line of numbers is also accepted in
  /// a container of the other direction.
  func isJudged(_ shape: LineShape, _ container: DisplayContainer) -> Bool {
    if shape.hasOwn { return true }
    guard container != .natural else { return false }
    return !shape.hasOnlyNumbers
      || container.direction(of: "", fallback: locale.direction) == locale.direction
  }

  private mutating func judge(
    _ shape: LineShape, _ knowledge: [ArgumentKnowledge], _ typedNumbers: [Bool]
  ) -> ShapeVerdict {
    var verdict = ShapeVerdict(
      isUnbalanced: shape.hasControls && shape.unbalancedControls() != ([], []))
    guard var subject = subject(shape, typedNumbers) else { return verdict }
    for container in containers where isJudged(shape, container) {
      var trial = trialOfUsualTexts(&subject, in: container, knowledge)
      func isReported(_ fault: Fault?) -> Bool {
        fault.map { $0.certainty != .rare || options.includesRareClasses } ?? false
      }
      if trial.fault == nil, options.includesRareClasses, !knowledge.isEmpty {
        trial.fault = faultOfRareTexts(&subject, in: container, knowledge)
      }
      for tolerance in Fault.Tolerance.allCases
      where !isReported(trial.fault) && options.reportedTolerances.contains(tolerance) {
        var strict = subject
        switch tolerance {
        case .title: strict.toleratesTitles = false
        case .phrase: strict.phrase = .name
        }
        trial = trialOfUsualTexts(&strict, in: container, knowledge)
        trial.fault?.tolerance = tolerance
      }
      guard isReported(trial.fault), var fault = trial.fault else { continue }
      fault.rightExamples = trial.right ?? []
      verdict.faults.append(fault)
    }
    return verdict
  }

  /// Judges a line with samples of the reported classes as arguments.
  ///
  /// - Returns: The fault to report, if there is one, and texts with which the order is right. A rare fault is reported
  ///   only if the options ask for it.
  private mutating func trialOfUsualTexts(
    _ subject: inout ReadingOrder.Subject, in container: DisplayContainer,
    _ knowledge: [ArgumentKnowledge]
  ) -> (fault: Fault?, right: [Fault.Example]?) {
    let choices = choices(knowledge, rare: false, forRepair: false)
    let combinations = combinations(choices)
    let isOpen = knowledge.map {
      $0.given == nil && $0.reported.isSuperset(of: [.number, .foreignWord])
    }
    var first: Fault?
    var plainest: (fault: Fault, plainness: Int)?
    var right: [Fault.Example]?
    var wrongClasses: ArgumentClasses = []
    for number in 0..<combinations.count {
      combinations.fill(&subject.samples, number, choices)
      if subject.mixesMenu { continue }
      let plainness = Self.plainness(of: subject.samples, isOpen)
      // For a single argument, try all classes: the report names each that is wrong.
      if choices.count > 1, right != nil, let plainest, plainest.plainness >= plainness { continue }
      if var fault = fault(of: subject, in: container) {
        fault.examples = subject.samples.map(\.example)
        first = first ?? fault
        if plainness > plainest?.plainness ?? -1 { plainest = (fault, plainness) }
        if let sample = subject.samples.first { wrongClasses.formUnion(sample.kind) }
      } else if right == nil {
        right = subject.samples.map(\.example)
      }
    }
    let isAlways = right == nil && isCertain(knowledge, subject, in: container)
    var fault = isAlways ? first : plainest?.fault
    fault?.certainty = isAlways ? .always : plainest?.plainness == 0 ? .rare : .some
    if choices.count == 1 { fault?.examples[0].argumentClass = wrongClasses }
    return (fault, right)
  }

  /// Whether a line that is wrong with all samples is wrong with every argument.
  ///
  /// A text from the user proves nothing for other texts. If only addresses were tried, numbers and words must be wrong
  /// too.
  private mutating func isCertain(
    _ knowledge: [ArgumentKnowledge], _ subject: ReadingOrder.Subject,
    in container: DisplayContainer
  ) -> Bool {
    guard knowledge.allSatisfy({ $0.given == nil }) else { return false }
    if knowledge.allSatisfy({ !$0.classes.isDisjoint(with: .usual) }) { return true }
    return !subject.typedNumbers.contains(true) && isWrongForAll(subject, in: container)
  }

  /// The first fault with samples of all classes of the arguments.
  private mutating func faultOfRareTexts(
    _ subject: inout ReadingOrder.Subject, in container: DisplayContainer,
    _ knowledge: [ArgumentKnowledge]
  ) -> Fault? {
    let choices = choices(knowledge, rare: true, forRepair: false)
    let combinations = combinations(choices)
    for number in 0..<combinations.count {
      combinations.fill(&subject.samples, number, choices)
      guard var fault = fault(of: subject, in: container) else { continue }
      fault.certainty = .rare
      fault.examples = subject.samples.map(\.example)
      return fault
    }
    return nil
  }

  /// How plain a proof is, by the samples of arguments of which nothing is known.
  ///
  /// - Returns: 0 for a number beside a word, because such arguments are mostly alike; 2 for words of the other direction
  ///   only; 1 for the rest.
  private static func plainness(of samples: [Sample], _ open: [Bool]) -> Int {
    var classes: ArgumentClasses = []
    for (sample, isOpen) in zip(samples, open) where isOpen { classes.formUnion(sample.kind) }
    if classes.isSubset(of: .foreignWord) { return 2 }
    return classes.contains(.number) && classes != .number ? 0 : 1
  }

  /// Whether a line is also wrong with numbers and words of both directions as arguments.
  private mutating func isWrongForAll(
    _ subject: ReadingOrder.Subject, in container: DisplayContainer
  )
    -> Bool
  {
    var subject = subject
    let usual = samples.samples(of: .usual, all: false)
    for sample in usual {
      subject.samples = subject.samples.map { _ in sample }
      if fault(of: subject, in: container) == nil { return false }
    }
    return true
  }

  /// The fault of a line in a container; nil if readers accept its order.
  ///
  /// Some lines may be read in either direction: a line of numbers, a chord of keys, a title of two parts, and a line whose
  /// only word of the language is an argument.
  mutating func fault(of subject: ReadingOrder.Subject, in container: DisplayContainer) -> Fault? {
    guard
      var fault = readingOrder.fault(
        of: subject, in: container, fallback: locale.direction, &resolver),
      !isAcceptedTheOtherWay(subject, fault, in: container),
      !isHeld(fault, subject, in: container)
    else { return nil }
    fault.container = container
    return fault
  }

  private mutating func isAcceptedTheOtherWay(
    _ subject: ReadingOrder.Subject, _ fault: Fault, in container: DisplayContainer
  ) -> Bool {
    if subject.shape.hasOnlyNumbers {
      switch fault.point {
      case .sign, .percent, .currency: return false
      case .whole, .order, .chain, .pair, .edge, .heldOrder: break
      }
    } else if !subject.shape.isChord, !subject.shape.isOptionRow,
      judgesPointsAlone || !subject.toleratesTitles || !subject.shape.isTitle(subject.samples)
    {
      guard !subject.shape.hasOwn, subject.shape.hasArguments,
        subject.direction != locale.direction,
        subject.samples.contains(where: { $0.direction == locale.direction })
      else { return false }
    }
    var other = subject
    other.direction = subject.direction.opposite
    return readingOrder.fault(of: other, in: container, fallback: locale.direction, &resolver)
      == nil
  }

  // MARK: What is said

  func verdict(of judged: JudgedLine, _ message: Message) -> LineVerdict {
    LineVerdict(
      number: judged.line.number,
      faults: judged.verdict.faults.map { placed($0, in: judged, of: message) },
      doubt: judged.verdict.doubt, isUnbalanced: judged.verdict.isUnbalanced,
      hasOwnLetters: judged.shape.hasOwn, hasForeignLetters: judged.shape.hasForeign,
      hasArguments: judged.shape.hasArguments,
      isNameAndWord: judged.shape.isNameAndWord(in: message.bytes))
  }

  /// Adds to a fault of a shape its place and its text in a line.
  private func placed(_ fault: Fault, in judged: JudgedLine, of message: Message) -> Fault {
    var fault = fault
    let sources = judged.shape.units[fault.units].map(\.source)
    let start = sources[0].lowerBound
    fault.range = start..<sources.reduce(start) { max($0, $1.upperBound) }
    for (place, argument) in judged.knowledge.enumerated() {
      fault.examples[place].specifier = argument.specifier
      if !fault.rightExamples.isEmpty { fault.rightExamples[place].specifier = argument.specifier }
    }
    fault.text = message.filled(
      judged.line, judged.shape.texts(fault.examples.map(\.text)))
    fault.paragraphDirection = judged.line.baseDirection(in: fault.container, locale.direction)
      .direction(of: fault.text)
    return fault
  }

  /// The plan that repairs lines of a shape; it is searched once for each shape.
  mutating func plan(for judged: JudgedLine) -> ControlPlan? {
    // A phrase is a matter of words, which the shape does not have.
    let key = judged.knowledge.contains { $0.phraseSide != nil } ? nil : judged.key
    if let key, let known = memory.plans[key] { return known }
    let found = searchPlan(for: judged)
    if let key { memory.plans[key] = .some(found) }
    return found
  }

  /// The combinations of samples; they are made once for each pattern.
  ///
  /// - Parameters:
  ///   - choices: The samples of each argument.
  ///   - isolated: For each isolated argument, how many samples are tried; 0 for others. Empty if no argument is
  ///     isolated.
  /// - Returns: The combinations.
  mutating func combinations(_ choices: [[Sample]], isolated: [Int] = []) -> ArgumentCombinations {
    let pattern = ArgumentCombinations.Pattern(
      counts: choices.map(\.count), isolated: isolated.isEmpty ? choices.map { _ in 0 } : isolated)
    if let known = memory.combinations[pattern] { return known }
    let made = ArgumentCombinations(pattern)
    memory.combinations[pattern] = made
    return made
  }
}
