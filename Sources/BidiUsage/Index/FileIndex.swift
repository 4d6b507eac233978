import BidiSource

/// What the index keeps of a source file: the texts that it looks up, and the functions that it declares.
struct FileIndex: Sendable, Hashable {
  /// A place that looks up a text.
  struct Use: Sendable, Hashable {
    /// The hash of the key.
    let key: UInt64

    /// The line, counted from 1.
    let line: Int32

    /// The arguments; nil where the source does not show all of them.
    let given: GivenArguments?
  }

  /// A text of several words that stands in the code, as people write for people.
  struct Sentence: Sendable, Hashable {
    /// The hash of the text, as that of a key.
    let text: UInt64

    /// The hash of the name of the function that is given the text; 0 where it is no argument.
    let callee: UInt32
  }

  /// The uses, in the order of the file.
  var uses: [Use] = []

  /// The hashes of the names of its functions, its types and its formatters.
  var functions: [UInt32] = []

  /// The hashes of the names that its types declare for texts, and that are numbers elsewhere.
  var texts: [UInt32] = []

  /// The hashes of the names of members that its types declare for numbers, and for something else.
  var numbers: [UInt32] = []
  var others: [UInt32] = []

  /// Its functions that pass a key on, in the order of the file.
  var wrappers: [Wrapper] = []

  /// The names of its getters for the object that has the texts as members, which all files can use.
  var objects: [String] = []

  /// The hashes of the names of all functions and members that it gives a text to, in order: a call of a ``Wrapper`` is among them.
  var callees: [UInt32] = []

  /// Its sentences, where a tool collects texts out of the calls of its language.
  var sentences: [Sentence] = []

  /// Whether it calls the function of ``KeyBuilder`` for a text, or for what is not known.
  var buildsKeys = false

  /// Whether it gives the texts of a theme of Compose the direction of their first letter.
  var setsContentDirection = false

  /// Whether it shows the whole interface of an activity of Compose from left to right.
  var setsLeftToRight = false

  /// Whether it gives something to a view of another program, as ``PurposeRow/elsewhere`` tells by names.
  var callsElsewhere = false

  /// The number of calls whose key does not stand in the file: code makes it.
  var unread = 0

  /// Nothing.
  init() {}

  /// Reads a file.
  ///
  /// Takes any bytes.
  ///
  /// - Complexity: O(*n*).
  init(_ source: ProgramUsage.Source, _ bytes: [UInt8], _ table: IdiomTable) {
    if source.language == .xml {
      uses = LayoutReader.uses(in: bytes, path: source.path).map {
        Use(key: $0.key.hash, line: Int32($0.place.line), given: nil)
      }
      return
    }
    var file = TokenizedFile(path: source.path, bytes: bytes, language: source.language)
    functions = DeclaredNames.hashes(in: file)
    texts = DeclaredNames.texts(in: file)
    (numbers, others) = DeclaredNames.members(in: file)
    callees = Self.callees(in: file)
    buildsKeys = table.keyBuilder.map { Self.calls($0, in: file) } ?? false
    setsContentDirection = source.language == .kotlin && Self.setsContentDirection(in: file)
    setsLeftToRight = source.language == .kotlin && Self.setsLeftToRight(in: file)
    callsElsewhere = ElsewhereNames.standard.areCalled(in: file)
    if source.language == .dart { objects = TextObjects.shared(in: file) }
    if table.collectsTexts { sentences = Self.sentences(in: file) }
    let reader = LookupReader(file: file, table: table)
    var notes: LookupNotes? = LookupNotes()
    let lookups = reader.lookups(noting: &notes)
    wrappers = notes?.wrappers ?? []
    unread = notes?.unread ?? 0
    guard !lookups.isEmpty else { return }
    file.indexLines()
    uses = lookups.map {
      Use(
        key: $0.key.hash, line: Int32(file.line(of: $0.place)), given: reader.given(by: $0))
    }
  }

  /// The functions and members that are given a text that stands in the file.
  private static func callees(in file: TokenizedFile) -> [UInt32] {
    var found: Set<UInt32> = []
    for index in file.tokens.indices where file.tokens[index].kind == .text {
      // `"key".name`
      if file.isDot(index + 1), file.isIdentifier(index + 2) {
        found.insert(file.tokens[index + 2].hash)
      }
      if let name = callee(ofTextAt: index, in: file) { found.insert(file.tokens[name].hash) }
    }
    return found.sorted()
  }

  /// Whether a file calls a function for a text, or for what is not known.
  private static func calls(_ builder: KeyBuilder, in file: TokenizedFile) -> Bool {
    let name = SourceToken.hash(of: builder.name.utf8)
    return file.tokens.indices.contains { index in
      guard file.tokens[index].kind == .identifier, file.tokens[index].hash == name,
        file.isOpen(index + 1, "(")
      else { return false }
      let arguments = file.arguments(at: index + 1)
      // `getUserId().getIdentifier()` is another function.
      guard arguments.indices.contains(builder.typePlace) else { return false }
      return file.literal(file.withoutLabel(arguments[builder.typePlace]))
        .map(builder.types.contains) ?? true
    }
  }

  /// Whether a file names `TextDirection.Content` beside the typography or the style of a theme, or provides it to the content of an
  /// activity; that of one field or of the rows of one list is no theme.
  ///
  /// Source: developer.android.com, androidx.compose.ui.text.style.TextDirection: `Content` takes the first strong character.
  private static func setsContentDirection(in file: TokenizedFile) -> Bool {
    file.tokens.indices.contains {
      file.has($0, "TextDirection") && file.isDot($0 + 1) && file.has($0 + 2, "Content")
    }
      && file.tokens.indices.contains {
        file.has($0, "Typography") || file.has($0, "ProvideTextStyle")
          || file.has($0, "MaterialTheme") && file.isOpen($0 + 1, "(")
          || file.has($0, "LocalTextStyle") && isForActivity($0, in: file)
      }
  }

  /// Whether a file provides `LayoutDirection.Ltr` to the content of an activity.
  ///
  /// Source: developer.android.com, androidx.compose.ui.platform.LocalLayoutDirection; ComponentActivity.setContent.
  private static func setsLeftToRight(in file: TokenizedFile) -> Bool {
    file.tokens.indices.contains { index in
      file.has(index, "LocalLayoutDirection") && file.has(index + 2, "LayoutDirection")
        && file.isDot(index + 3) && file.has(index + 4, "Ltr") && isForActivity(index, in: file)
    }
  }

  /// Whether a value is provided to the content of an activity: to an eighth of it at least, since what prepares the content stands there
  /// too.
  private static func isForActivity(_ index: Int, in file: TokenizedFile) -> Bool {
    guard file.has(index + 1, "provides"), let call = file.brackets(around: index),
      file.isOpen(call.open, "("), file.isOpen(call.close + 1, "{"),
      let end = file.partner(of: call.close + 1),
      let content = content(around: call.open, in: file)
    else { return false }
    return (end - call.close) * 8 > content.count
  }

  /// The block that an activity gives to `setContent`, around a token.
  private static func content(around index: Int, in file: TokenizedFile) -> Range<Int>? {
    var place = index
    var found: Range<Int>?
    while let around = file.brackets(around: place) {
      if file.has(around.open - 1, "setContent"), !file.isDot(around.open - 2) {
        found = around.open..<around.close
      }
      // `class MainActivity : ComponentActivity() {`
      if found != nil, file.isOpen(around.open, "{"),
        (max(0, around.open - 24)..<around.open).contains(where: {
          file.has($0, "class") && file.isIdentifier($0 + 1)
            && file.text(of: $0 + 1).hasSuffix("Activity")
        })
      {
        return found
      }
      place = around.open
    }
    return nil
  }

  /// The texts with a space in them; those that the compiler joins are one text.
  private static func sentences(in file: TokenizedFile) -> [Sentence] {
    var found: [Sentence] = []
    var index = 0
    while index < file.tokens.count {
      if file.tokens[index].kind == .open, let sentence = template(at: index, in: file) {
        found.append(sentence)
      }
      guard file.tokens[index].kind == .text else {
        index += 1
        continue
      }
      let start = index
      var hasSpace = false
      while index < file.tokens.count,
        file.tokens[index].kind == .text || file.has(index, "+")
      {
        hasSpace = hasSpace || file.bytes(of: index).contains(.space)
        index += 1
      }
      guard hasSpace, let text = file.literal(start..<index) else { continue }
      found.append(
        Sentence(
          text: UseKey.literal(text).hash,
          callee: callee(ofTextAt: start, in: file).map { file.tokens[$0].hash } ?? 0))
    }
    return found
  }

  /// The text with values in it that begins at a token: `"Open \(name)"`.
  private static func template(at index: Int, in file: TokenizedFile) -> Sentence? {
    guard let close = file.partner(of: index), let template = file.template(index..<close + 1),
      template.texts.contains(where: { $0.utf8.contains(.space) })
    else { return nil }
    return Sentence(
      text: template.key.hash,
      callee: callee(ofTextAt: index, in: file).map { file.tokens[$0].hash } ?? 0)
  }

  private static func callee(ofTextAt index: Int, in file: TokenizedFile) -> Int? {
    // `name:@"key"` of Objective-C, `name "key"` of Ruby.
    if file.has(index - 1, "@"), file.has(index - 2, ":"), file.isIdentifier(index - 3) {
      return index - 3
    }
    if file.language == .ruby, file.isIdentifier(index - 1) { return index - 1 }
    guard let around = file.brackets(around: index), file.isOpen(around.open, "("),
      file.isIdentifier(around.open - 1)
    else { return nil }
    return around.open - 1
  }
}
