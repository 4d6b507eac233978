/// The blocks of a file: types, functions and others, and what functions tell of the layout direction.
extension FileWords {
  /// Code between two braces.
  struct Block {
    enum Kind: Equatable { case type(String), function, other }

    let kind: Kind
    /// Whether Objective-C sees all members of a type.
    var isKeyed = false
    /// Whether a function has a type as a parameter, so that whoever calls the function names that type.
    var isGeneric = false
    /// Whether a function runs only if something names it.
    var isNamed = false
    /// Whether only the file may name it.
    var isPrivate = false
    /// Whether a function takes something.
    var hasParameters = false
    /// The name of a function or of a property.
    var name: Range<Int>?
    /// Whether it answers yes or no, and takes nothing.
    var isQuestion = false
    /// Where the block begins.
    var start = 0
    var signs: Signs = []
  }

  /// What words in a function tell.
  struct Signs: OptionSet {
    let rawValue: UInt8

    static let asksForDirection = Signs(rawValue: 1)
    static let subviews = Signs(rawValue: 2)
    static let frames = Signs(rawValue: 4)
    static let scales = Signs(rawValue: 8)
  }

  /// Members that ask for the layout direction.
  struct DirectionWords {
    /// Members of types that answer yes or no, and ask for nothing but the layout direction.
    var questions: [String: Set<String>] = [:]
    /// Types that turn the views in them round by the layout direction.
    var turningTypes: Set<String> = []
    /// Whether names are such that ask for the layout direction.
    var known: [UInt64: Bool] = [:]
  }

  /// What attributes and modifiers say of the next declaration.
  struct Attributes {
    /// Something that is not followed may give the variable another value.
    var isWrapped = false
    /// Objective-C sees it, so that a key may set it.
    var isKeyed = false
    /// A storyboard or a XIB may set it.
    var isDrawn = false
    /// Something begins the type without its name: `@main`, another name for Objective-C.
    var isStarted = false
    /// Something else than its name may run the function: `@objc`, `@IBAction`, `override`.
    var isExposed = false
  }

  /// The name of the type around the token that is read; empty for none.
  var typeName: String {
    for block in blocks.reversed() { if case .type(let name) = block.kind { return name } }
    return ""
  }

  /// Whether the token that is read stands in a function that has a type as a parameter.
  var isInGenericFunction: Bool { blocks.contains(where: \.isGeneric) }

  /// Notes that the next brace begins a type.
  mutating func begin(_ type: String) {
    pending = Block(kind: .type(type), isKeyed: attributes.isKeyed)
    if language == .objectiveC, let pending { blocks = [pending] }
  }

  /// Begins the body of a method of Objective-C.
  mutating func beginMethod(_ name: WordReader.Token, answers: Bool, hasParameters: Bool) {
    if !hasParameters, isNameOfTest(name) { hasTestMethod = true }
    openMember = nil
    blocks.append(
      Block(
        kind: .function, isNamed: !text[name.range].starts(with: "set".utf8),
        hasParameters: hasParameters, name: name.range, isQuestion: answers && !hasParameters,
        start: name.range.upperBound))
    enterFunction()
  }

  /// Notes the head of a function of Swift: `func testInsets() {`, `func isMirrored() -> Bool {`.
  mutating func noteFunction(_ name: WordReader.Token) {
    let isPlain =
      peek(0)?.kind == .sign(UInt8(ascii: "(")) && peek(1)?.kind == .sign(UInt8(ascii: ")"))
    let isArrow = isPlain && peek(2)?.kind == .sign(UInt8(ascii: "-"))
    if isPlain, !isArrow, isNameOfTest(name) { hasTestMethod = true }
    let answers =
      isArrow && peek(4)?.kind == .word(Self.bool) && peek(5)?.kind == .sign(UInt8(ascii: "{"))
      && before != .word(Self.override)
    pending = Block(
      kind: .function, isGeneric: peek(0)?.kind == .sign(UInt8(ascii: "<")),
      isNamed: !attributes.isExposed, isPrivate: isPrivate(name), hasParameters: !isPlain,
      name: name.range, isQuestion: answers)
  }

  /// Whether `private func` stands before the name of a function.
  func isPrivate(_ name: WordReader.Token) -> Bool {
    let line =
      text[..<name.range.lowerBound].suffix(200)
      .split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).last ?? []
    let words = Set(String(decoding: line, as: UTF8.self).split(separator: " "))
    return words.contains("private") || words.contains("fileprivate")
  }

  /// Notes a property with code that answers yes or no: `var isMirrored: Bool {`.
  mutating func noteProperty(_ name: WordReader.Token) {
    pending = nil
    guard peek(0)?.kind == .sign(UInt8(ascii: ":")), peek(1)?.kind == .word(Self.bool),
      peek(2)?.kind == .sign(UInt8(ascii: "{")), before != .word(Self.override),
      case .word(let first)? = peek(3)?.kind, !Self.observers.contains(first)
    else { return }
    pending = Block(kind: .function, name: name.range, isQuestion: true)
  }

  static let bool = WordReader.hash("Bool")
  static let override = WordReader.hash("override")
  static let observers = words(["didSet", "willSet"])
  private static let metatype = WordReader.hash("Type")

  /// `testInsets`, `test_insets`, `test1`; not `testimony`.
  private func isNameOfTest(_ name: WordReader.Token) -> Bool {
    let letters = text[name.range]
    return letters.starts(with: "test".utf8)
      && !(letters.dropFirst(4).first.map { (0x61...0x7A).contains($0) } ?? false)
  }

  /// Notes where blocks begin and end.
  mutating func noteSign(_ token: WordReader.Token) {
    switch token.kind {
    case .sign(UInt8(ascii: "{")):
      var block = pending ?? Block(kind: .other)
      block.start = token.range.lowerBound
      if blocksAroundPreview == nil, isPreview(block) { blocksAroundPreview = blocks.count }
      blocks.append(block)
      pending = nil
      enterFunction()
      noteClosureParameters()
    case .sign(UInt8(ascii: "}")):
      pending = nil
      if let block = blocks.popLast(), block.kind == .function {
        end(block, at: token.range.lowerBound)
      }
      if blocks.count <= blocksAroundFunction { namedFunction = nil }
      endMember()
      if let around = blocksAroundPreview, blocks.count <= around { blocksAroundPreview = nil }
    default: break
    }
  }

  /// Notes that the innermost block is a function that runs only if something names it, and no other one stands around it.
  private mutating func enterFunction() {
    beginShownFunction()
    guard namedFunction == nil, let block = blocks.last, block.isNamed, let name = block.name,
      // Objective-C has other names for the functions of a type whose members it sees.
      !blocks.dropLast().contains(where: { $0.kind == .function || $0.isKeyed })
    else { return }
    blocksAroundFunction = blocks.count - 1
    let function = Function(
      type: language == .objectiveC ? openClass : typeName,
      name: WordReader.hash(String(decoding: text[name], as: UTF8.self)),
      isMessage: language == .objectiveC)
    if block.isPrivate { mentions.ofFile.insert(function) }
    namedFunction = function
  }

  /// Nobody writes longer questions.
  private static let longestQuestion = 400

  private mutating func end(_ block: Block, at end: Int) {
    guard block.signs.contains(.asksForDirection), case let type = typeName, !type.isEmpty,
      let range = block.name, case let name = String(decoding: text[range], as: UTF8.self)
    else { return }
    // What UIKit calls of each view; others have to be called.
    if Self.layouts.contains(name),
      block.signs.contains(.scales) || block.signs.isSuperset(of: [.subviews, .frames])
    {
      directions.turningTypes.insert(type)
    }
    if block.isQuestion, end - block.start <= Self.longestQuestion {
      directions.questions[type, default: []].insert(name)
    }
  }

  private static let layouts: Set<String> = [
    "layoutSubviews", "viewDidLayoutSubviews", "viewWillLayoutSubviews", "didMoveToWindow",
    "awakeFromNib", "viewDidLoad",
  ]

  private static let signs: [UInt64: Signs] = [
    WordReader.hash("subviews"): .subviews, WordReader.hash("frame"): .frames,
    WordReader.hash("setFrame"): .frames, WordReader.hash("center"): .frames,
    WordReader.hash("scaleX"): .scales, WordReader.hash("CGAffineTransformMakeScale"): .scales,
  ]

  /// Notes what a word tells of the function around it.
  mutating func noteDirection(_ token: WordReader.Token, _ hash: UInt64) {
    if hash == Self.metatype, pending?.kind == .function { pending?.isGeneric = true }
    guard let function = blocks.lastIndex(where: { $0.kind == .function }) else { return }
    if let sign = Self.signs[hash] { blocks[function].signs.insert(sign) }
    guard token.range.count >= 3 else { return }
    let isOne = directions.known[hash] ?? DirectionNames.isOne(name(token))
    directions.known[hash] = isOne
    // Who gives a view its direction does not ask for one.
    if isOne, !change(by: token).contains(.set) {
      blocks[function].signs.insert(.asksForDirection)
    }
  }
}
