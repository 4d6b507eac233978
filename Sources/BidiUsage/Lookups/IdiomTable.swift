/// The ways to look up texts in files of a language, found by the hash of an identifier.
struct IdiomTable: Sendable {
  /// A way to look up texts, found by one of its names.
  struct Candidate: Sendable {
    let idiom: LookupIdiom

    /// The identifiers of the name, such as `R` and `string`.
    let name: [String]
  }

  private(set) var byHash: [UInt32: [Candidate]] = [:]

  /// Functions that are given references, and the place of the first argument after the reference.
  private(set) var takers: [String: Int] = [:]

  /// The functions that give a translated text, whatever key they are given.
  private(set) var translators: Set<String> = []

  /// The functions and members that show a text, by their names.
  private(set) var displays: [String: TextDisplay] = [:]

  /// The only function that finds a text by a key which code builds; nil where any code may.
  private(set) var keyBuilder: KeyBuilder?

  /// Whether pages look up texts by expressions: `#{key}`.
  private(set) var hasExpressions = false

  /// Whether a tool collects texts of the base language out of the calls.
  private(set) var collectsTexts = false

  /// Names before which an application puts its own: `VectorL10n`, `zulipLocalizations`, `import app.common.R as CommonR`, and in C# the
  /// classes of its files of resources, `UiStrings`.
  private static func generatedNames(in language: SourceLanguage) -> [String] {
    ["L10n", "Localizations", "R"] + (language == .cSharp ? ["Strings", "Resources"] : [])
  }

  /// Which last bits of a hash a name may have: most identifiers are no name, and are found out by one look.
  private var bits = [Bool](repeating: false, count: 4096)

  /// Whether an identifier may be a name.
  func mayBeName(_ token: SourceToken, in file: TokenizedFile) -> Bool {
    guard token.kind == .identifier else { return false }
    return bits[Int(token.hash % 4096)]
      || generatedNames.contains { $0.last == file.bytes[Int(token.end) - 1] }
  }

  /// Those names that are names of the language.
  private var generatedNames: [[UInt8]] = []

  /// The ways to look up texts that an identifier may begin.
  func candidates(_ index: Int, in file: TokenizedFile) -> [Candidate] {
    if let known = byHash[file.tokens[index].hash] { return known }
    let word = file.bytes(of: index)
    let ending = generatedNames.first { word.count > $0.count && word.suffix($0.count) == $0[...] }
    return ending.flatMap { byHash[SourceToken.hash(of: $0)] } ?? []
  }

  init(_ ecosystems: [Ecosystem], _ language: SourceLanguage) {
    for ecosystem in ecosystems where ecosystem.languages.contains(language) {
      takers.merge(ecosystem.takers) { first, _ in first }
      translators.formUnion(ecosystem.takers.keys)
      keyBuilder = keyBuilder ?? ecosystem.keyBuilder
      collectsTexts = collectsTexts || ecosystem.collectsTexts
      for display in ecosystem.displays where display.languages.contains(language) {
        for name in display.names { displays[name] = display }
      }
      for idiom in ecosystem.idioms {
        if case .literal = idiom.key, idiom.isCertain { translators.formUnion(idiom.names) }
        if case .expression = idiom.key { hasExpressions = language == .markup }
        for name in idiom.names {
          var parts = name.split(separator: ".").map(String.init)
          // An attribute is found by the last part of its name.
          if case .attribute = idiom.key { parts = name.split(separator: "-").map(String.init) }
          guard let first = idiom.key.isAttribute ? parts.last : parts.first else { continue }
          byHash[SourceToken.hash(of: first.utf8), default: []].append(
            Candidate(idiom: idiom, name: parts))
        }
      }
    }
    noteNames()
    generatedNames = Self.generatedNames(in: language).map { Array($0.utf8) }
      .filter { byHash[SourceToken.hash(of: $0)] != nil }
  }
  private mutating func noteNames() {
    for hash in byHash.keys { bits[Int(hash % 4096)] = true }
  }

  // MARK: Functions of a program

  /// The table with functions of a program that pass a key on, which come before the other ways.
  func adding(_ wrappers: some Sequence<Wrapper>) -> IdiomTable {
    var table = self
    for wrapper in wrappers {
      table.byHash[SourceToken.hash(of: wrapper.name.utf8), default: []].insert(
        Candidate(idiom: wrapper.idiom, name: [wrapper.name]), at: 0)
    }
    table.noteNames()
    return table
  }

  /// The table without names that look up nothing in a file.
  func leavingOut(_ names: some Collection<[UInt8]>) -> IdiomTable {
    if names.isEmpty { return self }
    var table = self
    for name in names { table.byHash[SourceToken.hash(of: name)] = nil }
    return table
  }

  /// The table with the functions of a file that look up keys below another key.
  func adding(_ scopes: KeyScopes, of file: TokenizedFile) -> IdiomTable {
    guard let way = Ecosystem.web.idioms.first else { return self }
    var table = self
    for name in scopes.names where table.byHash[name] == nil {
      let word = file.tokens.indices.first { file.tokens[$0].hash == name }.map(file.text)
      guard let word else { continue }
      table.byHash[name] = [Candidate(idiom: way, name: [word])]
    }
    table.noteNames()
    return table
  }

  /// The table with names of a file for the object that has the texts as members.
  ///
  /// - Parameters:
  ///   - names: The names.
  ///   - ecosystem: The ecosystem whose first way to look up texts the object is.
  /// - Returns: The table.
  func adding(objects names: [String], of ecosystem: Ecosystem = .flutter) -> IdiomTable {
    guard let way = ecosystem.idioms.first, !names.isEmpty else { return self }
    var table = self
    for name in names where table.byHash[SourceToken.hash(of: name.utf8)] == nil {
      table.byHash[SourceToken.hash(of: name.utf8)] = [Candidate(idiom: way, name: [name])]
    }
    table.noteNames()
    return table
  }

  /// Whether the table has a way to look up texts that is called as a function of a program is.
  ///
  /// Such a function tells nothing new, unless it puts in the arguments in another way.
  func has(_ wrapper: Wrapper) -> Bool {
    byHash[SourceToken.hash(of: wrapper.name.utf8), default: []].contains { candidate in
      guard candidate.name == [wrapper.name] else { return false }
      switch (candidate.idiom.key, wrapper.keyPlace) {
      case (.literal(let place), let own?) where place == own: break
      case (.receiver, nil): break
      default: return false
      }
      switch (candidate.idiom.arguments, wrapper.arguments) {
      case (_, .unknown), (.around, .around), (.collection, .around): return true
      case (.collection(let place), .collection(let own)), (.rest(let place), .rest(let own)),
        (.collection(let place), .rest(let own)):
        return place == own
      default: return false
      }
    }
  }
}
