/// Variables that are false for ever.
extension FileWords {
  /// What a file tells of variables that are false at first.
  struct FlagWords: Sendable {
    /// The types that declare a variable with that first value, by the name of the variable; an empty name for no type.
    var owners: [UInt64: Set<String>] = [:]
    /// Names that may stand for something else: other variables, labels and parameters, names in patterns.
    var others: Set<UInt64> = []
    /// How often a type gives something only the value of the same name of its own: `$0.isSmall = isSmall`.
    var copies: [UInt64: [String: Int32]] = [:]
    /// Names of variables that Objective-C sees.
    var keyed: Set<UInt64> = []
    /// Names of variables that a storyboard or a XIB may set.
    var drawn: Set<UInt64> = []
    /// Whether the file sets values by keys that are not seen.
    var setsAnyKey = false

    /// Adds what another file tells.
    mutating func formUnion(_ other: FlagWords) {
      owners.merge(other.owners) { $0.union($1) }
      others.formUnion(other.others)
      copies.merge(other.copies) { $0.merging($1, uniquingKeysWith: +) }
      keyed.formUnion(other.keyed)
      drawn.formUnion(other.drawn)
      setsAnyKey = setsAnyKey || other.setsAnyKey
    }
  }

  static let variables = words(["var", "let"])

  /// Attributes of variables that only the project gives other values.
  private static let plainAttributes = words([
    "objc", "nonobjc", "IBInspectable", "IBAction", "IBOutlet", "MainActor", "Published", "State",
    "available", "discardableResult", "escaping", "autoclosure", "inlinable", "objcMembers",
  ])

  /// Attributes of functions that nothing calls without their names.
  private static let silentAttributes = words([
    "discardableResult", "available", "MainActor", "inlinable", "inline", "ViewBuilder", "escaping",
    "autoclosure", "Sendable", "nonobjc",
  ])

  private static let keyed = words(["objc", "objcMembers", "IBInspectable", "IBOutlet"])
  private static let drawn = words(["IBInspectable", "IBOutlet"])
  private static let dynamic = WordReader.hash("dynamic")

  /// Notes an attribute, or `dynamic`, by which a library sets what it observes.
  mutating func noteAttribute(_ hash: UInt64) {
    if last == .sign(UInt8(ascii: "@")) {
      if !Self.plainAttributes.contains(hash) { attributes.isWrapped = true }
      if !Self.silentAttributes.contains(hash) { attributes.isExposed = true }
      if Self.keyed.contains(hash) { attributes.isKeyed = true }
      if Self.drawn.contains(hash) { attributes.isDrawn = true }
    } else if hash == Self.dynamic, last != .sign(UInt8(ascii: ".")) {
      (attributes.isWrapped, attributes.isExposed) = (true, true)
    } else if hash == Self.override {
      attributes.isExposed = true
    }
  }

  /// Notes the first value of a variable whose name was read: `= false`, `: Bool = false`.
  mutating func noteFirstValue(of token: WordReader.Token, _ name: UInt64) {
    guard language == .swift else { return }
    noteProperty(token)
    var place = 0
    if peek(0)?.kind == .sign(UInt8(ascii: ":")), peek(1)?.kind == .word(Self.bool) { place = 2 }
    let isFalse =
      !attributes.isWrapped && peek(place)?.kind == .sign(UInt8(ascii: "="))
      && peek(place + 1)?.kind == .word(WordReader.hash("false")) && endsValue(at: place + 2)
    guard isFalse else {
      flags.others.insert(name)
      return
    }
    flags.owners[name, default: []].insert(typeName)
    let isOfKeyedType = blocks.last { $0.kind != .other }?.isKeyed ?? false
    if attributes.isKeyed || isOfKeyedType { flags.keyed.insert(name) }
    if attributes.isDrawn { flags.drawn.insert(name) }
  }

  /// Notes a name that may stand for something else than a variable of the project, and one that is only copied.
  mutating func noteMeaning(of name: UInt64) {
    guard let next = peek(0)?.kind else { return }
    noteKeys(by: name)
    guard language == .swift else { return }
    // A label, a parameter; the parameter of a block, the name of a loop.
    if next == .sign(UInt8(ascii: ":")) || next == .word(Self.in) { flags.others.insert(name) }
    if next == .sign(UInt8(ascii: "=")), peek(1)?.kind != next, isCopy(of: name) {
      flags.copies[name, default: [:]][typeName, default: 0] += 1
    }
  }

  /// Whether a value of the same name is assigned, that of the type around: `= isSmall`, `= self.isSmall`.
  ///
  /// What another object has may come from anywhere.
  private mutating func isCopy(of name: UInt64) -> Bool {
    var place = 1
    if peek(1)?.kind == .word(WordReader.hash("self")),
      peek(2)?.kind == .sign(UInt8(ascii: "."))
    {
      place = 3
    }
    return peek(place)?.kind == .word(name) && endsValue(at: place + 1)
  }

  /// Whether a value ends before a token that follows.
  private mutating func endsValue(at place: Int) -> Bool {
    guard let next = peek(place) else { return true }
    guard case .sign(let sign) = next.kind else { return next.beginsLine }
    // A line that begins with an operator goes on.
    return "{};".utf8.contains(sign) || next.beginsLine && !"|&?=.".utf8.contains(sign)
  }

  // MARK: - Names in patterns

  private static let `in` = WordReader.hash("in")
  private static let `for` = WordReader.hash("for")
  private static let ends = words(["in", "where"])
  private static let accessors = words(["set", "didSet", "willSet"])

  /// More tokens than that stand in no pattern.
  private static let longestPattern = 60

  /// Notes the names that a pattern gives values of its own: `let (a, isSmall)`, `case let .loaded(isSmall)`, `for (a, isSmall)
  /// in`, `set(isSmall)`.
  mutating func noteBindings(after keyword: UInt64) {
    guard language == .swift, let first = peek(0)?.kind else { return }
    let isOpen = first == .sign(UInt8(ascii: "("))
    let isAccessor = Self.accessors.contains(keyword) && last != .sign(UInt8(ascii: "."))
    if isOpen, isAccessor || keyword == Self.for { return noteNames() }
    guard Self.variables.contains(keyword) else { return }
    if case .word = first {
      // A name alone is the name of a variable.
      let next = peek(1)?.kind
      guard next == .sign(UInt8(ascii: ".")) || next == .sign(UInt8(ascii: "(")) else { return }
    }
    noteNames()
  }

  private mutating func noteNames() {
    var depth = 0
    for place in 0..<Self.longestPattern {
      guard let next = peek(place), place == 0 || depth > 0 || !next.beginsLine else { return }
      switch next.kind {
      case .word(let word):
        if depth == 0, Self.ends.contains(word) { return }
        flags.others.insert(word)
      case .sign(UInt8(ascii: "(")), .sign(UInt8(ascii: "[")): depth += 1
      case .sign(UInt8(ascii: ")")), .sign(UInt8(ascii: "]")):
        depth -= 1
        if depth < 0 { return }
      case .sign(let sign):
        if depth == 0, "=:,;{}".utf8.contains(sign) { return }
      }
    }
  }

  /// Notes the parameters of a block: `{ [weak self] index, isSmall in`.
  mutating func noteClosureParameters() {
    guard language == .swift else { return }
    var (depth, names): (Int, [UInt64]) = (0, [])
    for place in 0..<Self.longestPattern {
      guard let next = peek(place), place == 0 || depth > 0 || !next.beginsLine else { return }
      switch next.kind {
      case .word(Self.in) where depth == 0: return flags.others.formUnion(names)
      case .word(let word): names.append(word)
      case .sign(UInt8(ascii: "(")), .sign(UInt8(ascii: "[")): depth += 1
      case .sign(UInt8(ascii: ")")), .sign(UInt8(ascii: "]")):
        depth -= 1
        if depth < 0 { return }
      case .sign(let sign):
        if "{};\"".utf8.contains(sign) || depth == 0 && sign == UInt8(ascii: "=") { return }
      }
    }
  }

  // MARK: - Keys

  private static let setters = words(["setValue"])
  private static let manySetters = words([
    "setValuesForKeys", "setValuesForKeysWithDictionary",
  ])
  static let keys = words(["forKey", "forKeyPath", "keyPath"])

  /// Notes a call that sets values by keys that are not seen: `setValuesForKeys(values)`, `setValue(true, forKey: key)`.
  private mutating func noteKeys(by name: UInt64) {
    if Self.manySetters.contains(name) { flags.setsAnyKey = true }
    guard Self.setters.contains(name) else { return }
    var (isAfterLabel, isUnseen) = (false, false)
    forEachOfCall { token, _ in
      let isSign = "@:".utf8.contains { token.kind == .sign($0) }
      if isAfterLabel, !isSign {
        // `#keyPath(…)` names what is set.
        isUnseen = !token.isInLiteral && token.kind != .sign(UInt8(ascii: "#"))
        return false
      }
      if case .word(let word) = token.kind, Self.keys.contains(word) { isAfterLabel = true }
      return true
    }
    if isUnseen { flags.setsAnyKey = true }
  }
}
