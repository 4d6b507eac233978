/// Cells that are registered, and those that are asked for.
extension FileWords {
  /// What files tell of cells.
  struct CellWords: Sendable {
    /// Names that are registered, and nothing else, with how often.
    var registered: [UInt64: Int32] = [:]
    /// Whether cells are asked for by names that are not seen.
    var asksForAny = false
    /// What cells are asked for by: texts, types or constants, and constants of which only another file may tell the text.
    var (askedTexts, askedTypes, askedNames): (Set<UInt64>, Set<UInt64>, Set<UInt64>) = ([], [], [])
    /// Texts in the constants of types, and the types whose constants these are given, by the type.
    var (texts, otherTypes): ([UInt64: Set<UInt64>], [UInt64: Set<UInt64>]) = ([:], [:])
    /// Texts that names are given, and names that are given something else.
    var (named, unseen): ([UInt64: Set<UInt64>], Set<UInt64>) = ([:], [])
    /// Names of constants, as people write them: `kCard`, `CardIdentifier`.
    var constants: Set<UInt64> = []

    /// Adds what another file tells.
    ///
    /// The names of its variables count in that file alone, but for those of constants.
    mutating func formUnion(_ other: CellWords) {
      registered.merge(other.registered, uniquingKeysWith: +)
      asksForAny = asksForAny || other.asksForAny
      askedTexts.formUnion(other.askedTexts)
      askedTypes.formUnion(other.askedTypes)
      askedNames.formUnion(other.askedNames)
      texts.merge(other.texts) { $0.union($1) }
      otherTypes.merge(other.otherTypes) { $0.union($1) }
      named.merge(other.named) { $0.union($1) }
    }

    /// Whether something may ask for a registered cell.
    ///
    /// - Parameters:
    ///   - cell: The type of the cell, whose identifier is its own name or one of its constants.
    ///   - types: The types of the project.
    /// - Returns: True if a name that is asked for is not seen, or may be that of the cell.
    func mayAsk(for cell: UInt64, _ types: Set<UInt64>) -> Bool {
      if asksForAny { return true }
      let others = otherTypes[cell] ?? []
      let own = others.reduce(into: texts[cell] ?? []) { $0.formUnion(texts[$1] ?? []) }
      func holds(_ texts: Set<UInt64>?) -> Bool { !own.isDisjoint(with: texts ?? []) }
      return holds(askedTexts)
        || askedTypes.contains { type in
          type == cell || others.contains(type) || holds(texts[type]) || holds(named[type])
            // A constant of another module.
            || !types.contains(type) && named[type] == nil
        }
        || askedNames.contains { named[$0] == nil || holds(named[$0]) }
    }
  }

  private static let registering = words(["register", "registerClass", "registerNib"])

  private static let asking = words([
    "dequeueReusableCell", "dequeueReusableCellWithIdentifier",
    "dequeueReusableCellWithReuseIdentifier", "dequeueReusableHeaderFooterView",
    "dequeueReusableHeaderFooterViewWithIdentifier", "dequeueReusableSupplementaryView",
    "dequeueReusableSupplementaryViewOfKind",
  ])

  private static let labels = words([
    "forCellReuseIdentifier", "forCellWithReuseIdentifier", "forHeaderFooterViewReuseIdentifier",
    "withReuseIdentifier", "withIdentifier",
  ])

  /// Names that stand beside that of a cell, and name none.
  private static let helpers = words([
    "UINib", "Bundle", "NSBundle", "String", "NSStringFromClass", "UICollectionView",
    "UICollectionElementKindSectionHeader", "UICollectionElementKindSectionFooter",
  ])

  private static let ofTypeAround = WordReader.hash("Self")
  private static let own = WordReader.hash("self")

  /// More tokens than that stand in no such call.
  private static let longestCall = 80

  /// Notes what a call registers or asks for, by its name, and the text of a variable.
  mutating func noteCells(by token: WordReader.Token, _ name: UInt64) {
    noteTexts(of: token, name)
    if Self.registering.contains(name) {
      noteRegistration()
      noteRegistrationEnd()
    }
    if Self.asking.contains(name) { noteAsked() }
  }

  /// `register(UINib(nibName: Card.identifier, bundle: nil), forCellReuseIdentifier: Card.identifier)`: one name alone, which is
  /// that of the cell, and by which the cell is asked for.
  ///
  /// A view of a supplement or a decoration, `forDecorationViewOfKind:`, is not asked for as a cell is.
  private mutating func noteRegistration() {
    let text = text
    var (counts, hasLabel, isAfterLabel, isOfKind): ([UInt64: Int32], Bool, Bool, Bool) = (
      [:], false, false, false
    )
    forEachOfCall { token, isCapital in
      guard case .word(let word) = token.kind else { return true }
      if Self.labels.contains(word) {
        hasLabel = true
      } else if text[token.range].starts(with: "forS".utf8)
        || text[token.range].starts(with: "forD".utf8) || word == WordReader.hash("ofKind")
      {
        isOfKind = true
      }
      if isCapital, !Self.helpers.contains(word) {
        counts[word, default: 0] += 1
        isAfterLabel = hasLabel
      }
      return true
    }
    if counts.count == 1, isAfterLabel == hasLabel, !isOfKind, let (cell, count) = counts.first {
      cells.registered[cell, default: 0] += count
    }
  }

  /// Notes what a call asks for: a text, a constant of a type, or a name of the file.
  private mutating func noteAsked() {
    // Objective-C has the label in the name; Swift without the label asks by the type.
    var (isValue, value): (Bool, [(token: WordReader.Token, isCapital: Bool)]) = (
      language == .objectiveC, []
    )
    var hasValue = isValue
    forEachOfCall { token, isCapital in
      if case .word(let word) = token.kind, Self.labels.contains(word), !token.isInLiteral {
        (isValue, hasValue, value) = (true, true, [])
        return true
      }
      if token.kind == .sign(UInt8(ascii: ",")) { isValue = false }
      let isColon = token.kind == .sign(UInt8(ascii: ":"))
      if isValue, !isColon || !value.isEmpty { value.append((token, isCapital)) }
      return true
    }
    if hasValue { noteAsked(by: value) }
  }

  private mutating func noteAsked(by value: [(token: WordReader.Token, isCapital: Bool)]) {
    var value = value
    if language == .objectiveC,
      let colon = value.firstIndex(where: { $0.token.kind == .sign(UInt8(ascii: ":")) })
    {
      // Up to the next label.
      value = Array(value[..<max(colon - 1, 0)])
    }
    if let literal = value.first(where: { $0.token.isInLiteral })?.token {
      cells.askedTexts.insert(hash(ofLiteral: literal) ?? 0)
      return
    }
    let words = value.compactMap { token, isCapital -> (hash: UInt64, isCapital: Bool)? in
      guard case .word(let hash) = token.kind, hash != Self.own, !Self.helpers.contains(hash) else {
        return nil
      }
      return (hash, isCapital)
    }
    // Whoever calls such a function names the type.
    if isInGenericFunction { return }
    if let type = words.first(where: \.isCapital)?.hash {
      if language == .objectiveC { cells.constants.insert(type) }
      cells.askedTypes.insert(type == Self.ofTypeAround ? WordReader.hash(typeName) : type)
    } else if words.count == 1, let name = value.first(where: { $0.token.kind != .word(Self.own) })
    {
      cells.askedNames.insert(words[0].hash)
      if isConstant(name.token) { cells.constants.insert(words[0].hash) }
    } else {
      cells.asksForAny = true
    }
  }

  /// Takes the texts of the names that the file asks by; names whose text is not seen may be those of any cell.
  mutating func resolveAskedCells() {
    for name in cells.askedNames {
      if let texts = cells.named[name], !cells.unseen.contains(name) {
        cells.askedTexts.formUnion(texts)
        cells.askedNames.remove(name)
      } else if !cells.constants.contains(name) {
        cells.asksForAny = true
        cells.askedNames.remove(name)
      }
    }
    cells.named = cells.named.filter { cells.constants.contains($0.key) }
  }

  // MARK: - Texts of names

  /// Notes the text that a name is given: `name = "card"`, `name: String = "card"`, `#define name @"card"`.
  mutating func noteTexts(of token: WordReader.Token, _ name: UInt64) {
    var place = 0
    if peek(0)?.kind == .sign(UInt8(ascii: ":")), case .word? = peek(1)?.kind { place = 2 }
    if last != .word(WordReader.hash("define")) {
      guard peek(place)?.kind == .sign(UInt8(ascii: "=")) else { return }
      place += 1
    }
    if peek(place)?.kind == .sign(UInt8(ascii: "@")) { place += 1 }
    guard let value = peek(place), value.kind != .sign(UInt8(ascii: "=")) else { return }
    if isConstant(token) { cells.constants.insert(name) }
    if value.isInLiteral, let text = hash(ofLiteral: value) {
      cells.named[name, default: []].insert(text)
      return
    }
    cells.unseen.insert(name)
    if case .word(let type) = value.kind, Self.isCapital(text[value.range.lowerBound]),
      peek(place + 1)?.kind == .sign(UInt8(ascii: ".")), case let owner = typeName, !owner.isEmpty
    {
      cells.otherTypes[WordReader.hash(owner), default: []].insert(type)
    }
  }

  /// Whether a name is that of a constant, as people write them: `kCard`, `CardIdentifier`.
  private func isConstant(_ token: WordReader.Token) -> Bool {
    let letters = text[token.range]
    return letters.first.map(Self.isCapital) ?? false
      || letters.first == UInt8(ascii: "k")
        && letters.dropFirst().first.map(Self.isCapital) ?? false
  }

  /// Notes the cases of an enumeration, which are texts by their names: `case card, row`.
  mutating func noteCases(_ name: UInt64) {
    guard language == .swift, case let type = typeName, !type.isEmpty else { return }
    var names: Set = [name]
    var place = 0
    while place < Self.longestCall, peek(place)?.kind == .sign(UInt8(ascii: ",")),
      case .word(let next)? = peek(place + 1)?.kind
    {
      names.insert(next)
      place += 2
    }
    cells.texts[WordReader.hash(type), default: []].formUnion(names)
    noteSides(names)
  }

  /// Notes a text in a constant of a type: `static let name = "card"`, `{ "card" }`, `return "card"`.
  mutating func noteText(_ token: WordReader.Token) {
    guard language == .swift, !blocks.isEmpty, case let type = typeName, !type.isEmpty else {
      return
    }
    let isValue =
      last == .sign(UInt8(ascii: "=")) || last == .sign(UInt8(ascii: "{"))
      || last == .word(WordReader.hash("return"))
    if isValue, let text = hash(ofLiteral: token) {
      cells.texts[WordReader.hash(type), default: []].insert(text)
    }
  }

  static func isCapital(_ byte: UInt8) -> Bool {
    byte >= UInt8(ascii: "A") && byte <= UInt8(ascii: "Z")
  }

  /// People write shorter names of cells.
  private static let longestText = 100

  /// The hash of a literal that begins with a word; nil for one that begins otherwise, or is no plain text.
  private func hash(ofLiteral token: WordReader.Token) -> UInt64? {
    let start = token.range.lowerBound
    guard start > 0, text[start - 1] == UInt8(ascii: "\"") else { return nil }
    let letters = text[start...].prefix(Self.longestText)
    guard let end = letters.firstIndex(of: UInt8(ascii: "\"")),
      !letters[..<end].contains(UInt8(ascii: "\\")), !letters[..<end].contains(0x0A)
    else { return nil }
    return WordReader.hash(String(decoding: letters[..<end], as: UTF8.self))
  }

  /// Passes the tokens of a call whose name was read, till its end or till the body says that it has seen enough.
  mutating func forEachOfCall(_ body: (WordReader.Token, _ isCapital: Bool) -> Bool) {
    guard peek(0)?.kind == .sign(UInt8(ascii: language == .swift ? "(" : ":")) else { return }
    var depth = 0
    for place in 0..<Self.longestCall {
      guard let token = peek(place) else { return }
      switch token.kind {
      case .sign(UInt8(ascii: "(")), .sign(UInt8(ascii: "[")): depth += 1
      case .sign(UInt8(ascii: ")")), .sign(UInt8(ascii: "]")):
        depth -= 1
        if depth < 0 || depth == 0 && language == .swift { return }
      case .sign(UInt8(ascii: ";")), .sign(UInt8(ascii: "{")), .sign(UInt8(ascii: "}")): return
      default: if !body(token, Self.isCapital(text[token.range.lowerBound])) { return }
      }
    }
  }
}
