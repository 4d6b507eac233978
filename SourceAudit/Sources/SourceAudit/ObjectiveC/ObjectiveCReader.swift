/// Reads what the rules need of an Objective-C file, from its tokens.
///
/// Brackets that have no partner are passed over; what stands between two that match is still read.
struct ObjectiveCReader {
  var outline = Outline()
  let tokens: [ObjectiveCToken]
  /// For each opening bracket its closing one, and for each closing one its opening one; -1 where there is none.
  let partners: [Int]
  /// For each token the innermost scope.
  private(set) var scopes: [Int] = []
  /// Blocks that describe constraints: between two tokens, by the name of what describes them, the view.
  var makers: [(range: Range<Int>, name: String, item: String)] = []
  /// Sides that recognizers are set to, or asked for, before it is known whether anything comes of them.
  var namedSides: [NamedSide] = []
  /// The methods of the file, and whether all of a name do nothing.
  private(set) var emptyMethods: [String: Bool] = [:]
  /// Where the first values of variables stand; an empty range for what may stand for anything.
  var values: [DeclaredName: Range<Int>] = [:]
  /// Names that are given a value where they are not declared.
  var assigned: Set<String> = []
  /// What may lay pages out by hand, before the loops are known.
  var pageSightings = PageSightings()
  /// Methods that the file names by `@selector(…)`.
  private let selectors: Set<String>
  /// Names of loops and of parameters, in the order of the file.
  var loops: [String: [NamedLoop]] = [:]

  /// Reads a file.
  ///
  /// - Parameters:
  ///   - text: The file.
  ///   - project: What the files of the project tell of each other; nil if only the file is known.
  ///   - markers: Offsets of marks in comments; those that stand elsewhere are taken out.
  /// - Returns: What the rules need.
  /// - Complexity: O(*n*), *n* the length of the file, for messages that are not nested without end.
  static func outline(
    of text: [UInt8], _ project: ProjectFacts?, markers: inout [Int]
  ) -> Outline {
    let tokens = ObjectiveCLexer.tokens(of: text)
    var comments = CommentMarkers(markers)
    for token in tokens { comments.pass(token.range) }
    comments.passEnd()
    markers = comments.inComments
    var reader = ObjectiveCReader(tokens: tokens)
    reader.addDirections(of: text, project?.names)
    reader.findScopes()
    reader.findValues()
    reader.findLoops()
    reader.findTypes()
    reader.read()
    reader.resolvePages()
    reader.removeFitted()
    reader.outline.resolveFlips()
    reader.resolveInsets(project?.names)
    reader.resolveRecognizers()
    reader.outline.add(project)
    if let names = project?.names { reader.findUnused(names, text) }
    return reader.outline
  }

  private init(tokens: [ObjectiveCToken]) {
    self.tokens = tokens
    partners = Self.partners(of: tokens)
    selectors = Set(
      tokens.indices.filter { tokens[$0].text == "@selector" && $0 + 2 < tokens.count }
        .map { tokens[$0 + 2].text })
  }

  private static func partners(of tokens: [ObjectiveCToken]) -> [Int] {
    var partners = Array(repeating: -1, count: tokens.count)
    var open: [Int] = []
    let closers: [String: String] = [")": "(", "]": "[", "}": "{"]
    for (index, token) in tokens.enumerated() {
      if token.text == "@implementation" || token.text == "@end" { open = [] }
      guard token.kind == .sign else { continue }
      if ["(", "[", "{"].contains(token.text) { open.append(index) }
      guard let opener = closers[token.text] else { continue }
      // A brace closes what was left open inside of it; others close only what they match.
      if opener == "{", let place = open.lastIndex(where: { tokens[$0].text == "{" }) {
        open.removeSubrange((place + 1)...)
      }
      if let last = open.last, tokens[last].text == opener {
        open.removeLast()
        (partners[last], partners[index]) = (index, last)
      }
    }
    return partners
  }

  /// The text of a token; empty where there is none.
  func text(_ index: Int) -> String { tokens.indices.contains(index) ? tokens[index].text : "" }

  /// The source between two tokens, without spaces and without `self.` before it.
  func source(_ range: Range<Int>) -> String {
    let text = tokens[range].reduce(into: "") { $0 += $1.text }
    for prefix in ["self.", "self->"] where text.hasPrefix(prefix) {
      return String(text.dropFirst(prefix.count))
    }
    return text
  }

  func place(_ index: Int) -> Outline.Place {
    Outline.Place(offset: tokens[index].range.lowerBound, scope: scopes[index])
  }

  // MARK: - Scopes

  private mutating func findScopes() {
    scopes = Array(repeating: 0, count: tokens.count)
    var type = 0
    var index = 0
    while index < tokens.count {
      scopes[index] = type
      switch tokens[index].text {
      case "@implementation":
        type = outline.addScope(.type(text(index + 1)), in: 0)
      case "@end": type = 0
      case "{" where partners[index] > index && (type != 0 || isFunctionBody(index)):
        let name = functionName(before: index)
        emptyMethods[name] = partners[index] == index + 1 && emptyMethods[name] ?? true
        let scope = outline.addScope(.function(name), in: type)
        outline.scopes[scope].isAction = isAction(index, name)
        outline.scopes[scope].givesSectionInsets =
          (max(index - 40, 0)..<index).reversed().prefix { !["}", ";"].contains(text($0)) }
          .contains { text($0) == "insetForSectionAtIndex" }
        for inner in index...partners[index] {
          scopes[inner] = scope
          if tokens[inner].kind == .identifier, !setsDirection(inner) {
            outline.note(name: tokens[inner].text, in: scope)
          }
        }
        // A function of the file that asks is a question under its own name.
        if type == 0, !name.isEmpty, outline.scopes[scope].readsLayoutDirection {
          outline.directionHelpers.insert(name)
        }
        index = partners[index]
      default:
        if tokens[index].kind == .identifier, !setsDirection(index) {
          outline.note(name: tokens[index].text, in: scopes[index])
        }
      }
      index += 1
    }
  }

  /// Whether a control may run a method: it answers `IBAction`, a parameter is for the control, or the file names its selector.
  private func isAction(_ brace: Int, _ name: String) -> Bool {
    let head = tokens[max(0, brace - Self.longestHead)..<brace].map(\.text)
    let start = head.lastIndex { [";", "}", "@implementation"].contains($0) } ?? -1
    return selectors.contains(name)
      || head[(start + 1)...].contains { ["IBAction", "sender", "UIPageControl"].contains($0) }
  }

  /// People write shorter heads of methods.
  private static let longestHead = 40

  /// Whether a name is a property that is given a direction, and not asked for one.
  private func setsDirection(_ index: Int) -> Bool {
    text(index) == "semanticContentAttribute" && text(index + 1) == "="
  }

  /// Whether a brace of the file's own level begins the body of a function: a list of parameters stands before it.
  private func isFunctionBody(_ index: Int) -> Bool {
    [")", "const", "noexcept", "override"].contains(text(index - 1))
  }

  /// The name of a method or a function whose body begins at a brace.
  private func functionName(before index: Int) -> String {
    var position = index - 1
    var name = ""
    while position >= 0 {
      switch text(position) {
      case ";", "}", "@end", "{": return name
      case "-", "+":
        // `- (void)drawRect:(CGRect)rect`.
        if text(position + 1) == "(", partners[position + 1] > 0 {
          return text(partners[position + 1] + 1)
        }
      case ")":
        if partners[position] > 0 {
          position = partners[position]
          if name.isEmpty, position > 0, tokens[position - 1].kind == .identifier {
            name = text(position - 1)
          }
        }
      default: break
      }
      position -= 1
    }
    return name
  }

  // MARK: - What is read

  private mutating func read() {
    for index in tokens.indices where tokens[index].text == "[" { readMessage(index) }
    for index in tokens.indices where tokens[index].kind == .identifier { readName(index) }
    readPans()
    findSnaps()
  }

  /// A message between brackets.
  struct Message {
    let receiver: Range<Int>
    /// The words before the colons with their arguments; one without an argument for a message that takes none.
    var parts: [(name: Int, argument: Range<Int>)] = []
  }

  /// The message that begins at a bracket; nil for a list or an index.
  func message(at open: Int) -> Message? {
    let end = partners[open]
    guard end > open + 2 else { return nil }
    // The receiver is one expression: a name with properties, or something in brackets, after a cast perhaps.
    var index = open + 1
    if text(index) == "(", partners[index] > index { index = partners[index] + 1 }
    guard index < end else { return nil }
    index =
      ["[", "("].contains(text(index)) && partners[index] > index ? partners[index] + 1 : index + 1
    while index < end {
      if [".", "->"].contains(text(index)) {
        index += 2
      } else if ["[", "("].contains(text(index)), partners[index] > index {
        index = partners[index] + 1
      } else {
        break
      }
    }
    guard index < end, tokens[index].kind == .identifier else { return nil }
    var message = Message(receiver: open + 1..<index)
    while index < end {
      guard tokens[index].kind == .identifier else { return nil }
      let name = index
      guard text(index + 1) == ":", index + 2 < end else {
        message.parts.append((name, name..<name))
        return index + 1 == end ? message : nil
      }
      index += 2
      let start = index
      while index < end {
        if ["(", "[", "{"].contains(text(index)), partners[index] > index {
          index = partners[index] + 1
        } else if index > start, tokens[index].kind == .identifier, text(index + 1) == ":",
          text(index - 1) != "?", !hasOpenChoice(start..<index)
        {
          break
        } else {
          index += 1
        }
      }
      message.parts.append((name, start..<index))
    }
    return message
  }

  /// Whether a `?` waits for its colon, so that a name before a colon is a value.
  private func hasOpenChoice(_ range: Range<Int>) -> Bool {
    var open = 0
    for token in tokens[range] {
      if token.text == "?" { open += 1 }
      if token.text == ":" { open -= 1 }
    }
    return open > 0
  }

  /// The arguments of a call whose parenthesis is given.
  func arguments(at open: Int) -> [Range<Int>] {
    let end = partners[open]
    guard end > open + 1 else { return [] }
    var arguments: [Range<Int>] = []
    var (index, start) = (open + 1, open + 1)
    while index < end {
      if ["(", "[", "{"].contains(text(index)), partners[index] > index {
        index = partners[index]
      } else if text(index) == "," {
        arguments.append(start..<index)
        start = index + 1
      }
      index += 1
    }
    return arguments + [start..<end]
  }

  func amount(_ range: Range<Int>) -> Amount { Amount(source(range)) }

  /// The text of a literal that stands alone; nil for anything else.
  func literal(_ range: Range<Int>) -> String? {
    guard range.count == 1, tokens[range.lowerBound].kind == .string else { return nil }
    let text = text(range.lowerBound)
    guard text.hasPrefix("@\""), text.hasSuffix("\""), text.count >= 3 else { return nil }
    return String(text.dropFirst(2).dropLast())
  }
}
