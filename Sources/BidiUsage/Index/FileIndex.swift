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
    let reader = LookupReader(file: file, table: table)
    let lookups = reader.lookups()
    guard !lookups.isEmpty else { return }
    file.indexLines()
    uses = lookups.map {
      Use(
        key: $0.key.hash, line: Int32(file.line(of: $0.place)), given: reader.given(by: $0))
    }
  }
}
