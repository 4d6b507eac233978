import BidiSource
import Dispatch

/// How a program uses its texts: the places where each is looked up, and what is given for its arguments.
///
/// All sources are read once, when somebody asks first. A file is read again for an answer about expressions.
///
/// Sendable without a check: the lock is held wherever the state is touched.
package final class ProgramUsage: @unchecked Sendable {
  /// A source file of the program.
  package struct Source: Sendable {
    let path: String
    let language: SourceLanguage

    /// Makes a source; nil for a file that is not in a language that is read.
    ///
    /// - Parameter path: The path, from the root of the project.
    package init?(path: String) {
      guard let language = SourceLanguage(path: path) else { return nil }
      (self.path, self.language) = (path, language)
    }
  }

  /// The ways to look up texts, by language; with the functions of the program that pass a key on, once the index is made.
  private var tables: [IdiomTable]
  let list: @Sendable () -> [Source]
  let read: @Sendable (_ path: String) -> [UInt8]?
  let everything: @Sendable () -> [String]?
  private let store: UsageStore?

  /// What the index depends on beside the sources: the version of the program, and the ways to look up texts.
  private let version: UInt64

  let lock = Lock()
  private var known: UsageIndex?
  private var knownMentions: KeyMentions??
  var knownPlaces: MentionPlaces?

  /// Files that were read for answers, with the most recent last.
  private var recent: [(number: Int, facts: SourceFacts)] = []
  private static let mostRecent = 32

  /// The keys that stand as texts in the lookups of all files; nil before they were asked for.
  private var knownLiterals: [(key: String, place: UsePlace)]?

  /// Whether layouts show texts; nil before that was asked for.
  private var knownToHaveLayouts: Bool?
  private var knownToTakeFirstLetters: Bool?
  private var knownToBeLeftToRight: Bool?

  /// The functions of the program that were asked for, by ``SourceLanguage/family`` and name.
  private var knownFunctions: [SourceLanguage: [String: [FunctionFacts]]] = [:]

  /// Makes an index, which is filled when somebody asks.
  ///
  /// - Parameters:
  ///   - ecosystems: The ecosystems whose ways to look up texts are known.
  ///   - list: Lists the source files of the program.
  ///   - store: Where the index is kept between runs; nil for nowhere.
  ///   - everything: Lists all files of the program that may name a text, in whatever language; nil if some are not known.
  ///   - read: Gives the bytes of a file by its path from the root of the project; nil where it cannot be read.
  package init(
    _ ecosystems: [Ecosystem], list: @escaping @Sendable () -> [Source],
    store: UsageStore? = nil,
    everything: @escaping @Sendable () -> [String]? = { nil },
    read: @escaping @Sendable (_ path: String) -> [UInt8]?
  ) {
    tables = SourceLanguage.allCases.map { IdiomTable(ecosystems, $0) }
    (self.list, self.store, self.everything) = (list, store, everything)
    self.read = { path in read(path).map { TemplateComments.blanked($0, path: path) } }
    var hash = StableHash()
    hash.add("\(PackageVersion.current)".utf8)
    for ecosystem in ecosystems {
      hash.add(ecosystem.name.utf8)
      for name in ecosystem.idioms.flatMap(\.names) + ecosystem.takers.keys.sorted() {
        hash.add(name.utf8)
      }
    }
    version = hash.value
  }

  // MARK: The index

  /// The index, which is made at the first question.
  func index() -> UsageIndex {
    if let known { return known }
    let sources = list().filter {
      !tables[Int($0.language.rawValue)].byHash.isEmpty || $0.language == .xml
    }
    let kept = cache(forSources: sources.count)
    let first = UsageIndex.read(sources) { [tables, read] source in
      guard let bytes = read(source.path) else { return (0, FileIndex()) }
      let content = UsageCache.content(of: bytes, source.language)
      return (
        content,
        kept?.files[content] ?? FileIndex(source, bytes, tables[Int(source.language.rawValue)])
      )
    }
    let wrappers = ProgramWrappers(zip(sources, first.map(\.file)))
    let second = readAgain(sources, first, wrappers, kept)
    if let kept, (first + second.values).contains(where: { $0.0 != 0 && kept.files[$0.0] == nil }) {
      keep(first + second.values)
    }
    let index = UsageIndex(sources, first.indices.map { second[$0] ?? first[$0] })
    known = index
    return index
  }

  /// Reads the files again that call functions of the program which pass a key on.
  ///
  /// - Returns: The new indexes, by the numbers of the files.
  private func readAgain(
    _ sources: [Source], _ first: [(content: UInt64, file: FileIndex)], _ wrappers: ProgramWrappers,
    _ kept: UsageCache?
  ) -> [Int: (content: UInt64, file: FileIndex)] {
    if wrappers.isEmpty { return [:] }
    tables = tables.indices.map { number in
      SourceLanguage(rawValue: UInt8(number)).map {
        tables[number].adding(wrappers.called(from: $0))
          .adding(objects: $0 == .dart ? wrappers.objects : [])
      } ?? tables[number]
    }
    let numbers = sources.indices.filter { wrappers.areCalled(by: first[$0].file, sources[$0]) }
    let read = UsageIndex.read(numbers.map { sources[$0] }) { [tables, read] source in
      guard let bytes = read(source.path) else { return (0, FileIndex()) }
      let content = UsageCache.content(of: bytes, source.language) ^ wrappers.hash
      return (
        content,
        kept?.files[content] ?? FileIndex(source, bytes, tables[Int(source.language.rawValue)])
      )
    }
    return Dictionary(zip(numbers, read), uniquingKeysWith: { $1 })
  }

  /// The least number of sources that are worth a cache: fewer are read in a moment.
  private static let leastCached = 500

  /// What is kept of an earlier run; nil where nothing is to be kept.
  private func cache(forSources count: Int) -> UsageCache? {
    guard let store, count >= Self.leastCached else { return nil }
    return store.load(cacheName).map { UsageCache($0, version: version) } ?? UsageCache([:])
  }

  private func keep(_ read: [(content: UInt64, file: FileIndex)]) {
    let files = Dictionary(read.map { ($0.content, $0.file) }, uniquingKeysWith: { $1 })
    let bytes = UsageCache(files).bytes(version: version)
    if bytes.count <= UsageCache.mostBytes { store?.save(cacheName, bytes) }
  }

  private var cacheName: String { "usage-" + String(version, radix: 16) }

  private func facts(_ number: Int, _ source: Source) -> SourceFacts? {
    if let place = recent.firstIndex(where: { $0.number == number }) {
      let found = recent.remove(at: place)
      recent.append(found)
      return found.facts
    }
    guard let bytes = read(source.path) else { return nil }
    let facts = SourceFacts(
      TokenizedFile(path: source.path, bytes: bytes, language: source.language),
      tables[Int(source.language.rawValue)])
    recent.append((number, facts))
    if recent.count > Self.mostRecent { recent.removeFirst() }
    return facts
  }

  // MARK: Answers

  /// How many texts the program looks up, and how many of them by a key that code makes.
  package var lookups: LookupCounts {
    lock.withLock {
      var counts = LookupCounts()
      for file in index().files {
        counts.read += file.uses.count
        counts.unread += file.unread
      }
      return counts
    }
  }

  /// Whether the program looks up a text that may have several keys.
  package func looksUp(_ keys: [UseKey]) -> Bool {
    lock.withLock {
      let index = index()
      return keys.contains { !index.files(lookingUp: $0).isEmpty }
    }
  }

  /// The keys that the program looks up beside others of a file, and that the file does not have.
  ///
  /// Such a key has the parents of a key of the file: `settings.title` beside `settings.name`. Other keys may be of another file.
  ///
  /// - Parameters:
  ///   - own: The keys of the file.
  ///   - beside: The keys of the other files of the language.
  /// - Returns: Each key once, with the first place, in the order of the sources.
  package func strangers(
    to own: Set<String>, beside: Set<String> = []
  ) -> [(key: String, place: UsePlace)] {
    func parent(_ key: String) -> Substring? { key.lastIndex(of: ".").map { key[..<$0] } }
    let parents = Set(own.compactMap(parent))
    guard !parents.isEmpty else { return [] }
    let known = own.union(beside)
    // `count` for `count_one` and `count_male`, and an object for the keys in it.
    let stems = Set(
      known.flatMap { key in key.indices.filter { "._".contains(key[$0]) }.map { key[..<$0] } })
    return lock.withLock {
      let beside = literals().filter { parent($0.key).map(parents.contains) ?? false }
      let others = Self.languagesOfOtherFiles(beside) {
        known.contains($0) || stems.contains($0[...])
      }
      var seen: Set<String> = []
      return beside.filter { use in
        guard !known.contains(use.key), !stems.contains(use.key[...]),
          KeyMentions.isName(use.key), use.key.last != ".",
          !others.contains(SourceLanguage(path: use.place.path))
        else { return false }
        return seen.insert(use.key).inserted
      }
    }
  }

  /// The languages of sources that take their texts from other files, as a server and its pages may each have files of their own.
  ///
  /// They look up more keys that a file does not have than keys that it has, where sources in another language do the reverse.
  private static func languagesOfOtherFiles(
    _ uses: [(key: String, place: UsePlace)], isKnown: (String) -> Bool
  ) -> Set<SourceLanguage?> {
    var balance: [SourceLanguage?: Int] = [:]
    for use in uses {
      balance[SourceLanguage(path: use.place.path), default: 0] += isKnown(use.key) ? 1 : -1
    }
    return balance.values.contains { $0 > 0 } ? Set(balance.filter { $0.value < 0 }.keys) : []
  }

  /// The keys that stand as texts in the lookups of all files, in the order of the sources; read once.
  private func literals() -> [(key: String, place: UsePlace)] {
    if let knownLiterals { return knownLiterals }
    let index = index()
    let found = index.files.indices.filter { !index.files[$0].uses.isEmpty }
      .flatMap { facts($0, index.sources[$0])?.literalKeys ?? [] }
    knownLiterals = found
    return found
  }

  /// So many threads collect names: each has a filter of its own.
  private static let mentionParts = 4

  func mentions() -> KeyMentions? {
    if let knownMentions { return knownMentions }
    let tables = tables
    // Only a tool that collects texts makes it count in which files a text stands.
    let isCollected = tables.contains(where: \.collectsTexts)
    @Sendable func hasReadCalls(_ path: String) -> Bool {
      !isCollected
        || SourceLanguage(path: path).map { tables[Int($0.rawValue)].collectsTexts } ?? false
    }
    let mentions = everything().map { paths in
      let parts = LockedTable<Int, KeyMentions>()
      let length = paths.count / Self.mentionParts + 1
      DispatchQueue.concurrentPerform(iterations: Self.mentionParts) { part in
        _ = parts.value(for: part) {
          var found = KeyMentions()
          for path in paths.dropFirst(part * length).prefix(length) {
            if let bytes = read(path) {
              found.add(bytes, ofFile: path, hasReadCalls: hasReadCalls(path))
            }
          }
          return found
        }
      }
      return (0..<Self.mentionParts).reduce(into: KeyMentions()) { all, part in
        all.formUnion(parts.value(for: part) { KeyMentions() })
      }
    }
    knownMentions = .some(mentions)
    return mentions
  }

  /// The calls that look up a text and show all arguments that they give, in the order of the files.
  ///
  /// - Parameter keys: The keys that the text may have.
  /// - Returns: The places, and the arguments.
  package func calls(of keys: [UseKey]) -> [(place: UsePlace, given: GivenArguments)] {
    lock.withLock {
      let index = index()
      var result: [(place: UsePlace, given: GivenArguments)] = []
      for key in keys {
        let hash = key.hash
        for number in index.files(lookingUp: key) {
          for use in index.files[number].uses where use.key == hash {
            guard let given = use.given else { continue }
            let path = index.sources[number].path
            result.append((UsePlace(path: path, line: Int(use.line)), given))
          }
        }
      }
      return result
    }
  }

  /// Whether layouts of Android show more than one in twenty of the texts that the program looks up: a program of Compose may have a layout
  /// of a library, or of a widget on the home screen.
  package var hasLayouts: Bool {
    lock.withLock {
      if let knownToHaveLayouts { return knownToHaveLayouts }
      let index = index()
      var (inLayouts, all, layouts) = (0, 0, 0)
      for (source, file) in zip(index.sources, index.files) {
        all += file.uses.count
        guard source.language == .xml, source.path.contains("/layout") else { continue }
        inLayouts += file.uses.count
        if !file.uses.isEmpty { layouts += 1 }
      }
      let answer = inLayouts * 20 > all || layouts >= Self.manyLayouts
      knownToHaveLayouts = answer
      return answer
    }
  }

  /// So many layouts with texts are those of a program that is only partly written in Compose.
  private static let manyLayouts = 8

  /// Whether a theme of Compose gives texts the direction of their first letter.
  package var takesFirstLetters: Bool {
    lock.withLock {
      if let knownToTakeFirstLetters { return knownToTakeFirstLetters }
      let answer = index().files.contains(where: \.setsContentDirection)
      knownToTakeFirstLetters = answer
      return answer
    }
  }

  /// Whether a program of Compose shows its interface from left to right in every language.
  package var isLeftToRight: Bool {
    lock.withLock {
      if let knownToBeLeftToRight { return knownToBeLeftToRight }
      let answer = index().files.contains(where: \.setsLeftToRight)
      knownToBeLeftToRight = answer
      return answer
    }
  }

  /// Whether a file that looks up a text gives something to views of other programs, so that its uses are worth a look.
  ///
  /// - Parameter keys: The keys that the text may have.
  /// - Returns: Whether there is such a file.
  package func mayShowElsewhere(_ keys: [UseKey]) -> Bool {
    lock.withLock {
      let index = index()
      return keys.contains { key in
        index.files(lookingUp: key).contains { index.files[$0].callsElsewhere }
      }
    }
  }

  /// The places where a text is looked up that may have several keys, in the order of the files.
  package func uses(of keys: [UseKey]) -> [TextUse] {
    lock.withLock {
      let index = index()
      var result: [TextUse] = []
      for key in keys {
        for number in index.files(lookingUp: key) {
          let source = index.sources[number]
          if source.language == .xml {
            result += (read(source.path).map { LayoutReader.uses(in: $0, path: source.path) } ?? [])
              .filter { $0.key == key }
          } else if let facts = facts(number, source) {
            result += facts.uses(of: key, names(for: source.language, index)).map(reached)
          }
        }
      }
      return result
    }
  }

  /// A use, without a purpose where no code calls the function that gives the text.
  private func reached(_ use: TextUse) -> TextUse {
    guard let accessor = use.accessor, let mentions = mentions(),
      !mentions.contains(asWritten: accessor)
    else { return use }
    var use = use
    use.purpose = .unreached
    return use
  }

  /// The arguments of a use; nil if they are not understood.
  ///
  /// - Parameters:
  ///   - use: The use.
  ///   - count: The number of arguments that the text takes.
  /// - Returns: The arguments, with the results of functions replaced by what the functions give.
  package func arguments(of use: TextUse, count: Int) -> [TextUse.Argument]? {
    lock.withLock {
      guard let given = use.arguments,
        !use.needsVariadic || isVariadic(use),
        given.contains(where: { $0.name != nil }) || given.count >= count,
        !use.needsExactCount || given.count == count
      else { return nil }
      return given.map { argument in
        var visited: Set<String> = []
        return TextUse.Argument(
          name: argument.name, position: argument.position,
          facts: argument.facts.flatMap { resolved($0, &visited) })
      }
    }
  }

  /// A fact, or the facts of the function that gives the value.
  private func resolved(_ fact: ArgumentFact, _ visited: inout Set<String>) -> [ArgumentFact] {
    guard case .result(let name, let count) = fact.kind else { return [fact] }
    guard visited.insert(name).inserted,
      let language = SourceLanguage(path: fact.place.path),
      let found = function(named: name, count, language), !found.isEmpty
    else {
      return [ArgumentFact(kind: .unknown, place: fact.place, expression: fact.expression)]
    }
    return found.flatMap { result in
      resolved(result, &visited).map { given in
        // People are shown the place of the use.
        var shown = ArgumentFact(kind: given.kind, place: fact.place, expression: fact.expression)
        shown.mayBeginWithLetter = given.mayBeginWithLetter
        return shown
      }
    }
  }

  /// What is known of the functions of a name that take a number of arguments, all together; nil if the program declares none.
  private func function(
    named name: String, _ count: Int, _ language: SourceLanguage
  ) -> [ArgumentFact]? {
    let declared = declared(name, for: language).filter {
      $0.isVariadic || $0.parameterCount >= count
    }
    guard !declared.isEmpty else { return nil }
    let results = declared.flatMap(\.facts)
    let isUnderstood =
      declared.allSatisfy { !$0.facts.isEmpty }
      && (results.count <= ExpressionReader.mostFacts || results.allSatisfy(\.isOwnText))
    return isUnderstood ? results : []
  }

  /// Whether the program declares a function that takes any number of arguments.
  private func isVariadic(_ use: TextUse) -> Bool {
    SourceLanguage(path: use.place.path)
      .map { declared(use.callee, for: $0).contains(where: \.isVariadic) } ?? false
  }

  /// The functions of a name that files of a language can call.
  private func declared(_ name: String, for language: SourceLanguage) -> [FunctionFacts] {
    if let found = knownFunctions[language.family]?[name] { return found }
    let index = index()
    let found = index.files(declaring: name, for: language).flatMap { number in
      let source = index.sources[number]
      return facts(number, source)?
        .functions(named: name, names(for: source.language, index)) ?? []
    }
    knownFunctions[language.family, default: [:]][name] = found
    return found
  }

  /// What the program declares for files of a language.
  private func names(for language: SourceLanguage, _ index: UsageIndex) -> ProgramNames {
    ProgramNames {
      !index.files(declaring: $0, for: language).isEmpty
    } declaresText: {
      index.declaresText($0, for: language)
    } declaresNumber: {
      index.declaresNumber($0, for: language)
    }
  }
}
