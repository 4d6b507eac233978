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

  /// The uses, in the order of the file.
  var uses: [Use] = []

  /// The hashes of the names of its functions.
  var functions: [UInt32] = []

  /// Its functions that pass a key on, in the order of the file.
  var wrappers: [Wrapper] = []

  /// The hashes of the names of all functions and members that it gives a text to, in order: a call of a ``Wrapper`` is among them.
  var callees: [UInt32] = []

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
    functions = FunctionReader.names(in: file)
    callees = Self.callees(in: file)
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
