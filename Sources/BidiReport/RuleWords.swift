import BidiText

/// What the rules of UAX #9 did to a text, in words for those who never read them.
struct RuleWords {
  let trace: RuleTrace

  /// The first and the last character that rule X9 leaves.
  let shownEdges: (first: Int?, last: Int?)

  init(_ trace: RuleTrace) {
    self.trace = trace
    let characters = trace.characters
    shownEdges = (
      characters.firstIndex { $0.level != nil }, characters.lastIndex { $0.level != nil }
    )
  }

  /// One sentence for all characters of a stretch that have the same reason to run as they do.
  ///
  /// In the order of the first character of each.
  func sentences(for range: Range<Int>) -> [String] {
    var groups: [Group] = []
    var indices: [String: Int] = [:]
    for offset in range {
      let noun = noun(of: trace.characters[offset])
      let key = "\(noun.many) \(predicate(at: offset, .many))"
      if let index = indices[key] {
        groups[index].add(noun)
      } else {
        indices[key] = groups.count
        groups.append(Group(offset: offset, noun: noun))
      }
    }
    return groups.map { "\($0.subject) \(predicate(at: $0.offset, $0.number))" }
  }

  /// One or many: how the verb ends, and which pronoun stands for the characters.
  enum Number {
    case one
    case many

    /// The verb for this number.
    func verb(_ one: String, _ many: String) -> String { self == .one ? one : many }

    var pronoun: String { self == .one ? "it" : "they" }
    var object: String { self == .one ? "it" : "them" }
  }

  /// What a character is called.
  struct Noun {
    let one: String
    let many: String
    /// How it is shown after the noun; empty where the noun says all, as for spaces.
    var glyph = ""
  }

  /// Characters of one kind and with one reason.
  private struct Group {
    let offset: Int
    let noun: Noun
    private(set) var number = Number.one
    private var glyphs: [String] = []

    /// More glyphs than these would hide the sentence.
    private static var glyphLimit: Int { 4 }

    init(offset: Int, noun: Noun) {
      (self.offset, self.noun) = (offset, noun)
      if !noun.glyph.isEmpty { glyphs.append(noun.glyph) }
    }

    mutating func add(_ other: Noun) {
      number = .many
      if !other.glyph.isEmpty, !glyphs.contains(other.glyph) { glyphs.append(other.glyph) }
    }

    var subject: String {
      let shown = glyphs.count > Self.glyphLimit ? [] : glyphs
      return ([number == .one ? noun.one : noun.many] + shown).joined(separator: " ")
    }
  }

  // MARK: Predicates

  /// Why a character runs as it does, with the rules by name, to stand after its noun.
  private func predicate(at offset: Int, _ number: Number) -> String {
    let character = trace.characters[offset]
    for step in character.steps {
      if let words = controlWords(step, number) { return "\(words) (rule \(step.rule.rawValue))" }
    }
    guard let level = character.level else {
      return "\(number.verb("takes", "take")) no part in the order (rule X9)"
    }
    let steps = character.decidingSteps
    var clauses =
      steps.isEmpty
      ? [byItself(character, level.direction, number)]
      : steps.map { "\(words($0, at: offset, number)) (rule \($0.rule.rawValue))" }
    if case .mirrored = character.steps.last?.cause {
      clauses.append("\(number.verb("is", "are")) shown mirrored (rule L4)")
    }
    return clauses.joined(separator: "; \(number.pronoun) ")
  }

  /// The words for a character whose own class decided.
  private func byItself(
    _ character: TracedCharacter, _ direction: WritingDirection, _ number: Number
  ) -> String {
    let raising = character.rules.first { $0 == .i1 || $0 == .i2 }
    let rule = raising.map { " (rule \($0.rawValue))" } ?? ""
    let runs = "\(number.verb("runs", "run")) \(Self.words(direction))"
    return switch character.bidiClass {
    case .europeanNumber, .arabicNumber: "\(runs), as all numbers do\(rule)"
    default:
      DirectionalFormatting(character.scalar) == nil
        ? "\(runs) by \(number.verb("itself", "themselves"))\(rule)"
        : "\(number.verb("counts", "count")) as a letter that runs \(Self.words(direction))\(rule)"
    }
  }

  static func words(_ direction: WritingDirection) -> String {
    direction == .leftToRight ? "left to right" : "right to left"
  }
}
