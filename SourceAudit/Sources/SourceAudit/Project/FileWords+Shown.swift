/// What the code of a file is shown to make and to name.
///
/// ``FileWords/Mentions`` takes each word for a use, so that nothing which runs is taken for unused. Here a use has to be seen: a type
/// that only stands as the type of a variable, a parameter or a result is made by somebody else, and a property runs, as a function
/// does, when something names it.
extension FileWords {
  /// Words, by the code that has them.
  struct ShownWords: Sendable {
    /// A function or a property that runs when something names it.
    struct Member: Sendable {
      var words: Set<UInt64> = []
      /// Whether it takes something: a protocol of Apple's delegates may ask for it then.
      var hasParameters = false
      /// Whether only the file may name it.
      var isPrivate = true
    }

    /// Words in the code of types that runs with its type; those outside of types for an empty name.
    var words: [String: Set<UInt64>] = [:]
    /// The functions and the properties of types, and of the file.
    var members: [Function: Member] = [:]
    /// Names in capital letters that the code of a type has, those of mere types too.
    var known: [String: Set<UInt64>] = [:]

    /// Adds what another file tells.
    mutating func formUnion(_ other: ShownWords) {
      words.merge(other.words) { $0.union($1) }
      known.merge(other.known) { $0.union($1) }
      for (function, more) in other.members { members[function, default: Member()].add(more) }
    }
  }

  /// The member whose code is read.
  struct OpenMember {
    let function: Function
    /// How many blocks are open where it ends.
    let blocks: Int
    /// How many blocks are open around the next member of the type; nil for a function, which ends with its block.
    let level: Int?
  }

  /// What begins a line that declares the next member of a type.
  private static let starts = words([
    "var", "let", "func", "init", "deinit", "subscript", "case", "class", "struct", "enum", "actor",
    "extension", "typealias", "static", "private", "fileprivate", "internal", "public", "open",
    "override", "required", "convenience", "lazy", "weak", "unowned", "final", "mutating",
    "nonmutating", "dynamic", "indirect", "nonisolated", "optional", "protocol",
  ])

  /// How names of what tables and collection views show end.
  private static let ends = ["Cell", "HeaderView", "FooterView", "ReusableView"].map {
    Array($0.utf8)
  }

  /// Nobody writes longer calls that register a cell.
  private static let longestRegistration = 80

  /// Notes where a call ends that registers a cell, from its name on.
  mutating func noteRegistrationEnd() {
    let isMessage = language == .objectiveC
    var depth = isMessage ? 1 : 0
    for place in 0..<Self.longestRegistration {
      guard let token = peek(place), case .sign(let sign) = token.kind else { continue }
      if sign == (isMessage ? UInt8(ascii: "[") : UInt8(ascii: "(")) { depth += 1 }
      if sign == (isMessage ? UInt8(ascii: "]") : UInt8(ascii: ")")) { depth -= 1 }
      if depth == 0 {
        registrationEnd = token.range.lowerBound
        return
      }
    }
  }

  /// Properties that SwiftUI asks for.
  private static let asked = words(["body"])

  /// Notes a word of code, for what makes or names it.
  mutating func noteShown(_ token: WordReader.Token, _ hash: UInt64, isCapital: Bool) {
    if language == .markup || isInPreview { return }
    let owner = ownerOfCode
    if isCapital {
      shown.known[owner, default: []].insert(hash)
      // Who registers a cell does not show one.
      if token.range.lowerBound < registrationEnd || isTypeAlone(token) { return }
    }
    if let member = openMember {
      shown.members[member.function]?.words.insert(hash)
    } else {
      shown.words[owner, default: []].insert(hash)
    }
  }

  /// Whether a name only tells what something is that somebody else makes: `card: Card)`, `-> Card {`, `view as? Card`, `Card *card`.
  private mutating func isTypeAlone(_ token: WordReader.Token) -> Bool {
    if token.isInLiteral {
      // The words of a message name no class.
      return text[token.range.lowerBound - 1] == UInt8(ascii: " ")
    }
    // A cell is asked for by its name, and told by its type.
    if Self.ends.contains(where: { text[token.range].suffix($0.count).elementsEqual($0) }) {
      return false
    }
    if language == .objectiveC { return peek(0)?.kind == .sign(UInt8(ascii: "*")) }
    if isCast { return true }
    if case .type? = pending?.kind { return false }
    let isResult =
      last == .sign(UInt8(ascii: ">")) && before == .sign(UInt8(ascii: "-"))
    guard isResult || last == .sign(UInt8(ascii: ":")) else { return false }
    var place = 0
    while let mark = peek(place), Self.isMark(mark.kind) { place += 1 }
    guard let next = peek(place), case .sign(let sign) = next.kind else { return true }
    if sign == UInt8(ascii: "=") {
      return place > 0 || peek(place + 1)?.kind == .word(WordReader.hash("nil"))
    }
    return next.beginsLine || ",){}];>".utf8.contains(sign)
  }

  /// Begins a property of a type, from its name on.
  mutating func beginProperty(_ name: UInt64, isPrivate: Bool) {
    guard language == .swift, openMember == nil, !attributes.isExposed, !Self.asked.contains(name),
      let block = blocks.last, case .type(let type) = block.kind, !block.isKeyed
    else { return }
    open(
      Function(type: type, name: name), until: blocks.count - 1, level: blocks.count,
      ShownWords.Member(isPrivate: isPrivate))
  }

  /// Begins the innermost block, if it is a function that runs when something names it.
  mutating func beginShownFunction() {
    guard openMember == nil, let block = blocks.last, block.isNamed, let name = block.name,
      !blocks.dropLast().contains(where: \.isKeyed)
    else { return }
    let function = Function(
      type: language == .objectiveC ? openClass : typeName,
      name: WordReader.hash(String(decoding: text[name], as: UTF8.self)),
      isMessage: language == .objectiveC)
    open(
      function, until: blocks.count - 1, level: nil,
      ShownWords.Member(hasParameters: block.hasParameters, isPrivate: block.isPrivate))
  }

  private mutating func open(
    _ function: Function, until blocks: Int, level: Int?, _ member: ShownWords.Member
  ) {
    shown.members[function, default: ShownWords.Member()].add(member)
    openMember = OpenMember(function: function, blocks: blocks, level: level)
  }

  /// Ends a property where the next member of its type begins.
  mutating func endProperty(before token: WordReader.Token) {
    guard let member = openMember, member.level == blocks.count, token.beginsLine else { return }
    switch token.kind {
    case .word(let word): if Self.starts.contains(word) { openMember = nil }
    case .sign(let sign): if "@#".utf8.contains(sign) { openMember = nil }
    }
  }

  /// Ends a member whose last block is closed.
  mutating func endMember() {
    if let member = openMember, blocks.count <= member.blocks { openMember = nil }
  }
}

extension FileWords.ShownWords.Member {
  /// Adds another member of the same name.
  fileprivate mutating func add(_ other: Self) {
    words.formUnion(other.words)
    hasParameters = hasParameters || other.hasParameters
    isPrivate = isPrivate && other.isPrivate
  }
}
