/// Which types the code of each type names, and calls that say yes or no.
extension FileWords {
  /// What the code of a file names, by the types that the code stands in.
  struct Mentions {
    /// Words, by the type whose code has them; those outside of types for an empty name.
    var words: [String: Set<UInt64>] = [:]
    /// Types of variables that may be nil, alike; they count where something is made by `= .init(…)`.
    var optional: [String: Set<UInt64>] = [:]
    var makesByContext = false
    /// Words in functions that run only if something names them, alike.
    var functions: [Function: Set<UInt64>] = [:]
    /// Functions that only the file may call, and those of them that it does not name.
    var (ofFile, unused): (Set<Function>, Set<Function>) = ([], [])
    /// Names that the file uses.
    var used: Set<UInt64> = []

    /// Takes out functions that only the file may call, and that it does not name: others may have their names.
    mutating func removeUnused() {
      unused = ofFile.filter { !used.contains($0.name) }
      for function in unused { functions[function] = nil }
      (ofFile, used) = ([], [])
    }
    /// Types that the file declares; extensions and categories add to a type.
    var declared: Set<String> = []
    /// Types that run without a name: programs, and classes of Objective-C that are told as they are loaded.
    var started: Set<String> = []
    /// Whether the file asks for resources by names that a tool makes of theirs: `R.nib.card`.
    var usesNamedResources = false
  }

  /// A function of a type, or one outside of types, by the hash of its name.
  struct Function: Sendable, Hashable {
    let type: String
    let name: UInt64
    /// Whether it is a method of Objective-C.
    var isMessage = false
  }

  /// How often a function is called with true, and with false, as its first argument.
  struct Answers: Sendable {
    var (yes, no): (Int32, Int32) = (0, 0)
  }

  private static let preview = WordReader.hash("Preview")
  private static let initializer = WordReader.hash("init")
  private static let load = WordReader.hash("load")
  private static let extending = WordReader.hash("extension")
  private static let resources = words(["R", "StoryboardScene"])
  private static let otherName = WordReader.hash("NS_SWIFT_NAME")

  /// Notes a word that is no name of a declaration.
  mutating func noteMention(_ token: WordReader.Token, _ hash: UInt64) {
    if language == .swift { mentions.used.insert(hash) }
    let isCapital = Self.isCapital(text[token.range.lowerBound])
    noteShown(token, hash, isCapital: isCapital)
    guard isCapital else { return addWord(hash) }
    if Self.resources.contains(hash), peek(0)?.kind == .sign(UInt8(ascii: ".")) {
      mentions.usesNamedResources = true
    }
    let owner = ownerOfCode
    if !token.isInLiteral, isPlainType(ownedBy: owner) {
      if last == .sign(UInt8(ascii: ":")) { mentions.optional[owner, default: []].insert(hash) }
      return
    }
    addWord(hash, to: owner)
    // `RCT_EXPORT_MODULE()` of React Native.
    if language == .objectiveC, text[token.range].starts(with: "RCT_".utf8) {
      mentions.started.insert(owner)
    }
  }

  /// Adds a word to the function around it that runs only if something names it, or to the type.
  private mutating func addWord(_ hash: UInt64, to owner: String? = nil) {
    if let function = namedFunction {
      mentions.functions[function, default: []].insert(hash)
    } else {
      mentions.words[owner ?? (language == .objectiveC ? openClass : typeName), default: []]
        .insert(hash)
    }
  }

  /// The type that a word belongs to: the head of a declaration belongs to its type, too.
  var ownerOfCode: String {
    if language == .objectiveC { return openClass }
    if case .type(let name)? = pending?.kind { return name }
    return typeName
  }

  /// Whether a name is only the type of what somebody else makes: `view as? Card`, `var card: Card?`; in Objective-C a variable
  /// outside of classes, `static Card *current = nil;`.
  private mutating func isPlainType(ownedBy owner: String) -> Bool {
    if language == .objectiveC {
      guard owner.isEmpty, peek(0)?.kind == .sign(UInt8(ascii: "*")), case .word? = peek(1)?.kind,
        case .sign(let sign)? = peek(2)?.kind
      else { return false }
      return sign == UInt8(ascii: "=") || sign == UInt8(ascii: ";")
    }
    if isCast { return true }
    guard last == .sign(UInt8(ascii: ":")), peek(0)?.kind == .sign(UInt8(ascii: "?")) else {
      return false
    }
    return peek(1)?.kind != .sign(UInt8(ascii: "="))
      || peek(2)?.kind == .word(WordReader.hash("nil"))
  }

  /// Whether a name stands after `is`, `as?` or `as!`.
  var isCast: Bool {
    last == .word(Self.is) || last.map(Self.isMark) ?? false && before == .word(Self.as)
  }

  private static let (`as`, `is`) = (WordReader.hash("as"), WordReader.hash("is"))

  static func isMark(_ kind: WordReader.Kind) -> Bool {
    kind == .sign(UInt8(ascii: "?")) || kind == .sign(UInt8(ascii: "!"))
  }

  /// Notes that a type is declared, from its name on; a class of Objective-C by its superclass, which tells who makes it.
  mutating func noteType(_ token: WordReader.Token, after keyword: UInt64) {
    let isDeclared =
      language == .objectiveC
      ? peek(0)?.kind == .sign(UInt8(ascii: ":")) : keyword != Self.extending
    guard isDeclared else { return }
    mentions.declared.insert(name(token))
    if attributes.isStarted { mentions.started.insert(name(token)) }
  }

  /// Notes that the next type has another name in the other language, by which code may ask for it: `@objc(Card)`,
  /// `NS_SWIFT_NAME(Card)`.
  mutating func noteOtherName(_ hash: UInt64) {
    let isNamed =
      language == .swift
      ? hash == WordReader.hash("objc") && last == .sign(UInt8(ascii: "@"))
        && peek(0)?.kind == .sign(UInt8(ascii: "("))
      : hash == Self.otherName && openClass.isEmpty
    if isNamed { attributes.isStarted = true }
  }

  /// Notes that something is made of a type that stands elsewhere: `card = .init()`.
  mutating func noteMaking(_ hash: UInt64) {
    if hash == Self.initializer, last == .sign(UInt8(ascii: ".")),
      before == .sign(UInt8(ascii: "="))
    {
      mentions.makesByContext = true
    }
  }

  /// Takes `#Preview { … }` for a type of its own, which only Xcode shows.
  mutating func notePreview(_ hash: UInt64) {
    if hash == Self.preview, last == .sign(UInt8(ascii: "#")) {
      pending = Block(kind: .type("#Preview"))
    }
  }

  /// Whether the token that is read stands in what only Xcode shows: it uses nothing of the program.
  var isInPreview: Bool { blocksAroundPreview != nil }

  /// Whether a block is that of a preview: `#Preview { … }`, `struct Card_Previews: PreviewProvider { … }`.
  func isPreview(_ block: Block) -> Bool {
    guard case .type(let name) = block.kind else { return false }
    return name == "#Preview" || parents[name]?.contains("PreviewProvider") ?? false
  }

  /// Notes a method that is run as its class is loaded: `+ (void)load`.
  mutating func noteLoading(_ method: WordReader.Token?, isOfClass: Bool) {
    if isOfClass, method?.kind == .word(Self.load) { mentions.started.insert(openClass) }
  }

  // MARK: - Answers

  private static let (yes, no) = (words(["true", "YES"]), words(["false", "NO"]))

  /// Notes a call that begins with yes or no: `show(false)`, `show(animated: true, …)`, `[self show:NO]`.
  mutating func noteAnswer(_ name: UInt64) {
    var place = 1
    if language == .swift {
      guard peek(0)?.kind == .sign(UInt8(ascii: "(")) else { return }
      if case .word? = peek(1)?.kind, peek(2)?.kind == .sign(UInt8(ascii: ":")) { place = 3 }
    } else if peek(0)?.kind != .sign(UInt8(ascii: ":")) {
      return
    }
    guard let value = peek(place), case .word(let word) = value.kind, !value.isInLiteral,
      Self.yes.contains(word) || Self.no.contains(word), let next = peek(place + 1)?.kind
    else { return }
    let isWhole =
      language == .swift
      ? next == .sign(UInt8(ascii: ")")) || next == .sign(UInt8(ascii: ","))
      : next == .sign(UInt8(ascii: "]")) || next.isWord
    guard isWhole else { return }
    if Self.yes.contains(word) {
      answers[name, default: Answers()].yes += 1
    } else {
      answers[name, default: Answers()].no += 1
    }
  }
}

extension WordReader.Kind {
  fileprivate var isWord: Bool { if case .word = self { true } else { false } }
}
