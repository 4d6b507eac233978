/// What the files of a project name, and what they declare: whatever nothing names, nobody sees.
///
/// Only words are read. A name counts for all that have it, so that a function is taken for a used one too often, and never for
/// an unused one while something calls it.
struct ProjectNames: Sendable {
  private struct Counts {
    /// How often a name stands somewhere else than in a declaration.
    var uses: Int32 = 0
    /// How many of the uses are calls of a navigation controller, which is UIKit's.
    var navigations: Int32 = 0
    /// How often something may be given another value by the name.
    var sets: Int32 = 0
    /// How many of the other uses stand for a value, and call no static function of a type.
    var values: Int32 = 0
  }

  private var counts: [UInt64: Counts] = [:]

  /// What types inherit from and conform to, by their names.
  private(set) var parents: [String: Set<String>] = [:]

  /// Methods that Objective-C declares in an interface.
  private var interfaceMethods: Set<UInt64> = []

  /// Whether a file begins a program: then nobody else uses what is public.
  private(set) var hasProgram = false

  /// Whether a file of a type says that a layout turns round from right to left.
  private(set) var flippingTypes: Set<String> = []

  /// Reads a file.
  ///
  /// - Complexity: O(*n*).
  mutating func add(_ text: [UInt8], _ language: WordReader.Language, isExample: Bool = false) {
    var file = FileWords(text, language)
    file.read { hash, kind in
      counts[hash, default: Counts()].uses += 1
      if kind == .set { counts[hash, default: Counts()].sets += 1 }
      if kind == .navigation { counts[hash, default: Counts()].navigations += 1 }
      if kind == .value { counts[hash, default: Counts()].values += 1 }
    }
    for (type, inherited) in file.parents { parents[type, default: []].formUnion(inherited) }
    interfaceMethods.formUnion(file.interfaceMethods)
    if file.beginsProgram, !isExample { hasProgram = true }
    if file.flips { flippingTypes.formUnion(file.parents.keys) }
  }

  /// Whether something outside of stretches of a file names something.
  ///
  /// A navigation controller has methods of its own: its calls are no uses of one of the same name in another type.
  func isNamed(
    _ name: String, in type: String = "nav", outside ranges: [Range<Int>], of text: [UInt8],
    _ language: WordReader.Language
  ) -> Bool {
    let hash = WordReader.hash(name)
    let mayNavigate = type.lowercased().contains("nav")
    let all = counts[hash].map { $0.uses - (mayNavigate ? 0 : $0.navigations) } ?? 0
    // Most names are used; few have to be counted.
    if all == 0 || all > 64 { return all > 0 }
    var own: Int32 = 0
    for range in ranges {
      var file = FileWords(text, language, in: range)
      file.read { found, kind in
        if found == hash, mayNavigate || kind != .navigation { own += 1 }
      }
    }
    return all > own
  }

  /// Whether something outside of a stretch of a file may run a static function of Swift: its name with arguments, or after that
  /// of a type.
  ///
  /// A variable of that name, such as an outlet of another file, is no use of the function.
  func isRun(_ name: String, outside range: Range<Int>, of text: [UInt8]) -> Bool {
    let hash = WordReader.hash(name)
    let all = counts[hash].map { $0.uses - $0.sets - $0.values } ?? 0
    if all > 64 { return true }
    func uses(in range: Range<Int>?) -> (all: Int32, runs: Int32) {
      var uses: (all: Int32, runs: Int32) = (0, 0)
      var file = FileWords(text, .swift, in: range)
      file.read { found, kind in
        if found == hash, kind != .set {
          uses = (uses.all + 1, uses.runs + (kind == .value ? 0 : 1))
        }
      }
      return uses
    }
    let own = uses(in: range)
    // The type itself may name its function alone: `names.map(small)`.
    return all > own.runs || uses(in: nil).all > own.all
  }

  /// Whether a method has a name that UIKit's navigation controllers call their own by: no protocol asks for it.
  static func isOfNavigation(_ method: String) -> Bool {
    FileWords.navigating.contains(WordReader.hash(method))
  }

  /// Whether something may be given another value by its name.
  func isSet(_ name: String) -> Bool {
    let setter = "set" + name.prefix(1).uppercased() + name.dropFirst()
    return counts[WordReader.hash(name)]?.sets ?? 0 > 0 || counts[WordReader.hash(setter)] != nil
  }

  /// Whether an interface of Objective-C declares a method: one that is only implemented may be UIKit's.
  func isInInterface(_ method: String) -> Bool {
    interfaceMethods.contains(WordReader.hash(method))
  }

  /// All that a type inherits from and conforms to, as far as the project declares it.
  func ancestors(of type: String) -> Set<String> {
    var (found, open): (Set<String>, [String]) = ([], [type])
    while let next = open.popLast() {
      for parent in parents[next] ?? [] where found.insert(parent).inserted { open.append(parent) }
    }
    return found
  }

  /// Whether a frame such as UIKit may call a member of a type that nothing in the project names: the type conforms to a
  /// protocol that the project does not declare.
  ///
  /// Methods of delegates and data sources of Apple have what calls them as an argument. Source: Coding Guidelines for Cocoa,
  /// Naming Methods, Delegate Methods.
  ///
  /// - Parameters:
  ///   - type: The type.
  ///   - hasParameters: Whether the member is a method with parameters, or no method.
  /// - Returns: True if it may be called.
  func mayBeCalledFromOutside(_ type: String, hasParameters: Bool = true) -> Bool {
    ancestors(of: type).contains { parent in
      parents[parent] == nil && !Self.markers.contains(parent)
        && !Self.classEnds.contains(where: parent.hasSuffix)
        && (hasParameters || !Self.isDelegateOfApple(parent))
    }
  }

  /// Whether a protocol is that of a delegate or a data source of Apple's frameworks, by its name.
  private static func isDelegateOfApple(_ name: String) -> Bool {
    (name.hasSuffix("Delegate") || name.hasSuffix("DataSource"))
      && ["UI", "NS", "WK", "MK", "AV", "CL"].contains { prefix in
        name.hasPrefix(prefix) && name.dropFirst(2).first?.isUppercase ?? false
      }
  }

  /// Whether the system makes a type that nothing in the project names.
  func isMadeBySystem(_ type: String) -> Bool {
    ancestors(of: type).contains { parent in Self.systemEnds.contains(where: parent.hasSuffix) }
  }

  /// Ends of the names of classes, whose methods are overridden and not implemented.
  private static let classEnds = [
    "View", "Controller", "Cell", "Button", "Label", "Control", "Field", "Layout", "Item", "Window",
    "Object", "Responder", "Recognizer", "Bar", "Layer", "Slider", "Switch", "Operation",
  ]

  private static let markers: Set<String> = [
    "Equatable", "Hashable", "Codable", "Decodable", "Encodable", "Sendable", "CaseIterable",
    "Identifiable", "Error", "LocalizedError", "String", "Int", "AnyObject", "ObservableObject",
    "OptionSet", "RawRepresentable", "CodingKey", "class",
  ]

  private static let systemEnds = [
    "App", "Widget", "Bundle", "Intent", "Delegate", "Provider", "Service", "Extension", "Commands",
    "Scene", "Query", "Entity", "Handler", "Handling", "Activity", "TestCase",
  ]
}

/// The words of one file, with what they declare.
struct FileWords {
  /// What types of the file inherit from and conform to, also by extensions.
  private(set) var parents: [String: Set<String>] = [:]
  private(set) var interfaceMethods: Set<UInt64> = []
  /// Whether the file begins a program.
  private(set) var beginsProgram = false
  /// Whether the file says that a layout turns round.
  private(set) var flips = false

  private let text: [UInt8]
  private let language: WordReader.Language
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

  private static func words(_ names: [String]) -> Set<UInt64> { Set(names.map(WordReader.hash)) }

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
      if case .word(let keyword)? = last, Self.declaring.contains(keyword) {
        // `@class Card;` and `@protocol Card;` of Objective-C declare too.
        if Self.types.contains(keyword), !Self.types.contains(hash) { readParents(of: token) }
        continue
      }
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

  private mutating func peek(_ distance: Int) -> WordReader.Token? {
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
    if [.sign(UInt8(ascii: "&")), .sign(UInt8(ascii: "$"))].contains(last)
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
