/// The words of one file, with what they declare.
struct FileWords {
  /// What types of the file inherit from and conform to, also by extensions.
  private(set) var parents: [String: Set<String>] = [:]
  /// The types between the brackets after what types of Swift inherit from.
  private(set) var arguments: [String: Set<String>] = [:]
  private(set) var interfaceMethods: Set<UInt64> = []
  /// The class of Objective-C whose block is open; empty for none.
  private(set) var openClass = ""
  /// What the code names, by types.
  var mentions = Mentions()
  /// What the code is shown to make and to name.
  var shown = ShownWords()
  /// The function or the property whose code is read; nil for code that runs with its type.
  var openMember: OpenMember?
  /// Where the last call ends that registers a cell.
  var registrationEnd = 0
  /// Calls of functions that begin with yes or no.
  var answers: [UInt64: Answers] = [:]
  /// What calls give by labels.
  var given: [UInt64: Given] = [:]
  /// Whether the file begins a program.
  private(set) var beginsProgram = false
  /// Whether the file says that a layout turns round.
  private(set) var flips = false
  /// Whether a method of the file has the form of a test: `func testInsets()`.
  var hasTestMethod = false
  /// Cells that are registered and asked for.
  var cells = CellWords()
  /// Variables that are false at first.
  var flags = FlagWords()
  /// The cases that a value is asked for.
  var patterns = PatternWords()
  /// Cases for sides of enumerations, by the full names of these.
  var sideCases: [String: Set<UInt64>] = [:]
  /// Members that ask for the layout direction.
  var directions = DirectionWords()

  /// The blocks around the token that is read, the innermost last.
  var blocks: [Block] = []
  /// What the next brace begins, by the last declaration.
  var pending: Block?
  /// What the attributes before the next declaration say of it.
  var attributes = Attributes()

  let text: [UInt8]
  let language: WordReader.Language
  private var reader: WordReader
  private var ahead: [WordReader.Token] = []
  /// The outermost function around the token that is read, if it runs only as something names it; and how many blocks are open in
  /// which it stands.
  var (namedFunction, blocksAroundFunction): (Function?, Int) = (nil, 0)
  /// How many blocks stand around that of a preview of Xcode which is open; nil for none.
  var blocksAroundPreview: Int?
  /// The two tokens before this one.
  private(set) var (last, before): (WordReader.Kind?, WordReader.Kind?) = (nil, nil)

  init(_ text: [UInt8], _ language: WordReader.Language, in range: Range<Int>? = nil) {
    (self.text, self.language) = (text, language)
    reader = WordReader(text, language, in: range)
  }

  /// What a name is used for.
  struct Use: OptionSet {
    let rawValue: UInt8

    /// Something is given another value by it.
    static let set = Use(rawValue: 1)
    /// Something else may get hold of what it names, and set that: a key path, a binding, an operator of a library.
    static let bound = Use(rawValue: 2)
    /// A navigation controller is called.
    static let navigation = Use(rawValue: 4)
    /// It stands for a value.
    static let value = Use(rawValue: 8)
    /// It is the name of a case that something is asked for.
    static let pattern = Use(rawValue: 16)
  }

  /// Methods that UIKit's navigation controllers have.
  static let navigating = words([
    "pushViewController", "popViewController", "popToViewController", "popToRootViewController",
  ])

  /// Whether a method is called of what is named as a navigation controller: `navigationController?.popViewController(…)`.
  private func isOfNavigation(_ token: WordReader.Token) -> Bool {
    guard last == .sign(UInt8(ascii: ".")) || language == .objectiveC else { return false }
    let receiver = text[..<token.range.lowerBound].suffix(120).reversed()
      .prefix { $0 > 0x20 || language == .objectiveC && $0 == 0x20 }
    return String(decoding: receiver.reversed(), as: UTF8.self).lowercased().contains("nav")
  }

  /// The hashes of names.
  static func words(_ names: [String]) -> Set<UInt64> { Set(names.map(WordReader.hash)) }

  /// What stands before the name of a declaration.
  private static let declaring = words([
    "func", "class", "struct", "enum", "actor", "protocol", "extension", "var", "let", "case",
    "typealias", "interface", "implementation", "import",
  ])

  private static let types = words([
    "class", "struct", "enum", "actor", "protocol", "extension", "interface", "implementation",
  ])

  private static let classes = words(["interface", "implementation"])

  private static let programs = words([
    "main", "UIApplicationMain", "NSApplicationMain",
  ])

  private static let end = WordReader.hash("end")

  private static let flipping = WordReader.hash("flipsHorizontallyInOppositeLayoutDirection")

  /// Reads the file, and tells of each name that stands in no declaration, and what it is used for.
  mutating func read(_ use: (_ hash: UInt64, _ use: Use) -> Void) {
    while let token = nextToken() {
      defer { (last, before) = (token.kind, last) }
      if openMember != nil { endProperty(before: token) }
      if language == .objectiveC, token.beginsLine, !token.isInLiteral, readMethod(token) {
        continue
      }
      guard case .word(let hash) = token.kind else {
        if !token.isInLiteral, language != .markup {
          notePattern(token)
          noteSign(token)
        }
        continue
      }
      if token.isInLiteral || language == .markup {
        noteText(token)
        // `"Screen.close"` runs nothing of Swift; `"\(Screen.close())"` does.
        let isPlain = language == .objectiveC || peek(0)?.kind == .sign(UInt8(ascii: "("))
        noteMention(token, hash)
        if isInPreview { continue }
        use(hash, language == .markup || isKey(token) ? .set : isPlain ? [] : .value)
        continue
      }
      note(token, hash)
      notePattern(token)
      if case .word(let keyword)? = last, Self.declaring.contains(keyword) {
        readDeclaration(token, hash, after: keyword)
        continue
      }
      noteMention(token, hash)
      if isInPreview { continue }
      noteMeaning(of: hash)
      noteCells(by: token, hash)
      noteAnswer(hash)
      noteGiven(hash)
      let pattern: Use = isPattern(token, hash) ? .pattern : []
      use(hash, self.use(of: token, hash).union(pattern))
    }
    resolveAskedCells()
    mentions.removeUnused()
  }

  private mutating func use(of token: WordReader.Token, _ hash: UInt64) -> Use {
    if Self.navigating.contains(hash) && isOfNavigation(token) { return .navigation }
    let change = change(by: token)
    if !change.isEmpty { return change }
    return isValue(token) ? .value : []
  }

  /// Notes what a word tells of the file or of the next declaration.
  private mutating func note(_ token: WordReader.Token, _ hash: UInt64) {
    if hash == Self.flipping { flips = true }
    if hash == Self.end, last == .sign(UInt8(ascii: "@")) { openClass = "" }
    if Self.programs.contains(hash),
      last == .sign(UInt8(ascii: "@")) || hash != WordReader.hash("main")
    {
      beginsProgram = true
      attributes.isStarted = true
    }
    noteOtherName(hash)
    noteMaking(hash)
    notePreview(hash)
    noteAttribute(hash)
    noteBindings(after: hash)
    noteDirection(token, hash)
  }

  /// Reads what a declaration tells, from its name on.
  private mutating func readDeclaration(
    _ token: WordReader.Token, _ hash: UInt64, after keyword: UInt64
  ) {
    // `class func` and `import class` declare no class.
    let isType =
      Self.types.contains(keyword) && !Self.declaring.contains(hash)
      && before != .word(WordReader.hash("import"))
    // `@class Card;` and `@protocol Card;` of Objective-C declare too.
    if isType {
      noteType(token, after: keyword)
      readParents(of: token)
    }
    if Self.classes.contains(keyword), before == .sign(UInt8(ascii: "@")) {
      openClass = name(token)
    }
    if Self.variables.contains(keyword) {
      beginProperty(hash, isPrivate: isPrivate(token))
      noteFirstValue(of: token, hash)
      noteTexts(of: token, hash)
    }
    if keyword == WordReader.hash("func") { noteFunction(token) }
    if keyword == WordReader.hash("case") { noteCases(hash) }
    // `override class func`: the attributes belong to what follows.
    if !Self.declaring.contains(hash) { attributes = Attributes() }
  }

  /// Whether a name of Swift stands for a value: neither arguments nor a block follow it, and no type stands before it.
  private mutating func isValue(_ token: WordReader.Token) -> Bool {
    // `@main` runs what has the name.
    guard language == .swift, last != .sign(UInt8(ascii: "@")), !isAfterType(token) else {
      return false
    }
    let next = peek(0)?.kind
    return next != .sign(UInt8(ascii: "(")) && next != .sign(UInt8(ascii: "{"))
  }

  /// Whether the name of a type stands before a name: `Style.small`.
  private func isAfterType(_ token: WordReader.Token) -> Bool {
    guard case let dot = token.range.lowerBound - 1, dot > 0, text[dot] == UInt8(ascii: ".") else {
      return false
    }
    let type = text[..<dot].reversed().prefix { NameSearch.isPart($0) }
    return type.last.map { $0 >= UInt8(ascii: "A") && $0 <= UInt8(ascii: "Z") } ?? false
  }

  mutating func nextToken() -> WordReader.Token? {
    ahead.isEmpty ? reader.next() : ahead.removeFirst()
  }

  /// A token that is still to be read, by how many stand before it; nil after the end.
  mutating func peek(_ distance: Int) -> WordReader.Token? {
    while ahead.count <= distance {
      guard let token = reader.next() else { return nil }
      ahead.append(token)
    }
    return ahead[distance]
  }

  func name(_ token: WordReader.Token) -> String {
    String(decoding: text[token.range], as: UTF8.self)
  }

  /// `class Card: UIView, Themed {`, `@interface Card : UIView <Themed>`.
  private mutating func readParents(of token: WordReader.Token) {
    let ends = "{;@-+".utf8.map { WordReader.Kind.sign($0) }
    var (type, hasColon, depth) = (name(token), false, 0)
    var inherited: Set<String> = []
    for index in 0..<80 {
      guard let next = peek(index), !ends.contains(next.kind) else { break }
      switch next.kind {
      case .sign(UInt8(ascii: ":")): hasColon = hasColon || depth == 0
      case .sign(UInt8(ascii: ".")):
        // `extension Outer.Card`: the last name counts.
        if !hasColon, let inner = peek(index + 1), case .word = inner.kind { type = name(inner) }
      case .sign(UInt8(ascii: "<")):
        if language == .swift { depth += 1 } else { hasColon = true }
      case .sign(UInt8(ascii: ">")): depth = max(depth - 1, 0)
      case .word:
        let word = name(next)
        if word == "where" {
          begin(type)
          return parents[type, default: []].formUnion(inherited)
        }
        if hasColon, depth == 0 { inherited.insert(word) }
        if hasColon, depth == 1 { arguments[type, default: []].insert(word) }
      case .sign: break
      }
    }
    begin(type)
    parents[type, default: []].formUnion(inherited)
  }

  /// `- (void)show:(BOOL)animated` of Objective-C, whose words are no uses.
  private mutating func readMethod(_ token: WordReader.Token) -> Bool {
    guard token.kind == .sign(UInt8(ascii: "-")) || token.kind == .sign(UInt8(ascii: "+")),
      let open = peek(0), open.kind == .sign(UInt8(ascii: "("))
    else { return false }
    let answers = peek(1)?.kind == .word(WordReader.hash("BOOL"))
    var (depth, method, hasParameters): (Int, WordReader.Token?, Bool) = (0, nil, false)
    while let next = nextToken() {
      switch next.kind {
      case .sign(UInt8(ascii: "(")): depth += 1
      case .sign(UInt8(ascii: ")")): depth -= 1
      case .sign(UInt8(ascii: ":")): hasParameters = hasParameters || depth == 0
      case .sign(UInt8(ascii: "{")):
        noteLoading(method, isOfClass: token.kind == .sign(UInt8(ascii: "+")))
        if let method { beginMethod(method, answers: answers, hasParameters: hasParameters) }
        return true
      case .sign(UInt8(ascii: ";")):
        if case .word(let hash)? = method?.kind { interfaceMethods.insert(hash) }
        return true
      case .word: if depth == 0, method == nil { method = next }
      case .sign: break
      }
    }
    return true
  }
}
