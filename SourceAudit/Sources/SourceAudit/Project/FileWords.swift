/// The words of one file, with what they declare.
struct FileWords {
  /// What types of the file inherit from and conform to, also by extensions.
  private(set) var parents: [String: Set<String>] = [:]
  private(set) var interfaceMethods: Set<UInt64> = []
  /// Whether the file begins a program.
  private(set) var beginsProgram = false
  /// Whether the file says that a layout turns round.
  private(set) var flips = false
  /// Names of types that are named as cells that are registered, with how often; none if the file asks for cells by names that
  /// are not seen.
  var registrations: [UInt64: Int32] { asksForAnyCell ? [:] : registered }
  /// The same, whatever the file asks for.
  var registered: [UInt64: Int32] = [:]
  /// Whether the file asks for cells by names that are not seen.
  var asksForAnyCell = false
  /// Variables of Swift whose first value is false.
  var falseNames: Set<UInt64> = []
  /// Names of Swift that may stand for something else: other variables, labels and parameters.
  var otherNames: Set<UInt64> = []
  /// How often something is given the value of the same name, and no other: `$0.isSmall = isSmall`.
  var copies: [UInt64: Int32] = [:]
  /// Whether something may give the next variable another value, as an attribute says.
  private(set) var isWrapped = false

  let text: [UInt8]
  let language: WordReader.Language
  private var reader: WordReader
  private var ahead: [WordReader.Token] = []
  /// The two tokens before this one.
  private var (last, before): (WordReader.Kind?, WordReader.Kind?) = (nil, nil)

  init(_ text: [UInt8], _ language: WordReader.Language, in range: Range<Int>? = nil) {
    (self.text, self.language) = (text, language)
    reader = WordReader(text, language, in: range)
  }

  /// What a name is used for.
  enum Use { case plain, set, navigation, value }

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
    "class", "struct", "enum", "actor", "protocol", "extension", "interface",
  ])

  private static let programs = words([
    "main", "UIApplicationMain", "NSApplicationMain",
  ])

  private static let flipping = WordReader.hash("flipsHorizontallyInOppositeLayoutDirection")

  private static let kinds = words(["class", "protocol"])

  /// Reads the file, and tells of each name that stands in no declaration, and whether something is given a value by it.
  mutating func read(_ use: (_ hash: UInt64, _ kind: Use) -> Void) {
    while let token = nextToken() {
      defer { (last, before) = (token.kind, last) }
      if language == .objectiveC, token.beginsLine, !token.isInLiteral, readMethod(token) {
        continue
      }
      guard case .word(let hash) = token.kind else { continue }
      if token.isInLiteral || language == .markup {
        // `"Screen.close"` runs nothing of Swift; `"\(Screen.close())"` does.
        let isPlain = language == .objectiveC || peek(0)?.kind == .sign(UInt8(ascii: "("))
        use(hash, language == .markup || isKey ? .set : isPlain ? .plain : .value)
        continue
      }
      if hash == Self.flipping { flips = true }
      if Self.programs.contains(hash),
        last == .sign(UInt8(ascii: "@")) || hash != WordReader.hash("main")
      {
        beginsProgram = true
      }
      if last == .sign(UInt8(ascii: "@")), !Self.plainAttributes.contains(hash) { isWrapped = true }
      if case .word(let keyword)? = last, Self.declaring.contains(keyword) {
        // `@class Card;` and `@protocol Card;` of Objective-C declare too.
        if Self.types.contains(keyword), !Self.types.contains(hash) { readParents(of: token) }
        if Self.variables.contains(keyword) { noteFirstValue(of: hash) }
        isWrapped = false
        continue
      }
      noteMeaning(of: hash)
      noteCells(by: hash)
      let isNavigation = Self.navigating.contains(hash) && isOfNavigation(token)
      use(hash, isNavigation ? .navigation : isSet(token) ? .set : isValue(token) ? .value : .plain)
    }
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

  /// Whether a literal stands where something is set by its name: `setValue(true, forKey: "name")`.
  private var isKey: Bool {
    if last == .sign(UInt8(ascii: "@")) { return true }
    guard case .word(let label)? = before else { return false }
    return Self.keys.contains(label)
  }

  private static let keys = words(["forKey", "forKeyPath", "keyPath"])

  private mutating func nextToken() -> WordReader.Token? {
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

  private func name(_ token: WordReader.Token) -> String {
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
        if word == "where" { return parents[type, default: []].formUnion(inherited) }
        if hasColon, depth == 0 { inherited.insert(word) }
      case .sign: break
      }
    }
    parents[type, default: []].formUnion(inherited)
  }

  /// `- (void)show:(BOOL)animated` of Objective-C, whose words are no uses.
  private mutating func readMethod(_ token: WordReader.Token) -> Bool {
    guard token.kind == .sign(UInt8(ascii: "-")) || token.kind == .sign(UInt8(ascii: "+")),
      let open = peek(0), open.kind == .sign(UInt8(ascii: "("))
    else { return false }
    var (depth, method): (Int, UInt64?) = (0, nil)
    while let next = nextToken() {
      switch next.kind {
      case .sign(UInt8(ascii: "(")): depth += 1
      case .sign(UInt8(ascii: ")")): depth -= 1
      case .sign(UInt8(ascii: "{")): return true
      case .sign(UInt8(ascii: ";")):
        if let method { interfaceMethods.insert(method) }
        return true
      case .word(let hash): if depth == 0, method == nil { method = hash }
      case .sign: break
      }
    }
    return true
  }

  /// Whether something may be given another value by a name: `name = 1`, `name.width += 1`, `&name`, `$name`, `\.name`.
  private mutating func isSet(_ token: WordReader.Token) -> Bool {
    // `a && name` gives nothing.
    if last == .sign(UInt8(ascii: "&")) && before != last || last == .sign(UInt8(ascii: "$"))
      || last == .sign(UInt8(ascii: ".")) && before == .sign(UInt8(ascii: "\\"))
    {
      return true
    }
    var end = token.range.upperBound
    var isOfPart = false
    for index in 0..<24 {
      guard let next = peek(index) else { return false }
      guard case .sign(let sign) = next.kind else {
        // The name of a part.
        guard isOfPart, next.range.lowerBound == end else { return false }
        end = next.range.upperBound
        continue
      }
      let isNear = next.range.lowerBound == end
      let isBeforeEqual = peek(index + 1)?.kind == .sign(UInt8(ascii: "="))
      end = next.range.upperBound
      switch sign {
      case UInt8(ascii: "="): return !isBeforeEqual
      case UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "*"), UInt8(ascii: "/"),
        UInt8(ascii: "|"):
        return isBeforeEqual
      // A part of it may be set, or a method may change it.
      case UInt8(ascii: "."): isOfPart = true
      case UInt8(ascii: "["): return true
      case UInt8(ascii: "("): return isOfPart
      case UInt8(ascii: "?"), UInt8(ascii: "!"):
        // `name ? a : b`, `name != b`.
        if !isNear || isBeforeEqual { return false }
      default: return false
      }
    }
    return false
  }
}
