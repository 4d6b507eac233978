import BidiSource
import Dispatch

/// How a program uses its texts: the places where each is looked up, and what is given for its arguments.
///
/// All sources are read once, when somebody asks first: which file names which text, and which file declares which function. A file
/// is read again for an answer.
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

  private let tables: [IdiomTable]
  private let list: @Sendable () -> [Source]
  private let read: @Sendable (_ path: String) -> [UInt8]?

  private let lock = Lock()
  private var sources: [Source]?
  private var texts = SourceNames()
  private var functions = SourceNames()

  /// Files that were read for answers, with the most recent last.
  private var recent: [(number: Int, facts: SourceFacts)] = []
  private static let mostRecent = 32

  /// The functions of the program that were asked for.
  private var known: [String: [FunctionFacts]] = [:]

  /// Makes an index, which is filled when somebody asks.
  ///
  /// - Parameters:
  ///   - ecosystems: The ecosystems whose ways to look up texts are known.
  ///   - list: Lists the source files of the program.
  ///   - read: Gives the bytes of a file by its path from the root of the project; nil where it cannot be read.
  package init(
    _ ecosystems: [Ecosystem], list: @escaping @Sendable () -> [Source],
    read: @escaping @Sendable (_ path: String) -> [UInt8]?
  ) {
    tables = SourceLanguage.allCases.map { IdiomTable(ecosystems, $0) }
    (self.list, self.read) = (list, read)
  }

  // MARK: Names

  private func fill() -> [Source] {
    if let sources { return sources }
    let all = list().filter {
      !tables[Int($0.language.rawValue)].byHash.isEmpty || $0.language == .xml
    }
    sources = all
    // On all cores. A part takes long enough to be worth a thread, and not so long that one waits for the other.
    let partCount = (all.count + Self.partLength - 1) / Self.partLength
    let parts = LockedTable<Int, NamesOfPart>()
    DispatchQueue.concurrentPerform(iterations: partCount) { part in
      let range = part * Self.partLength..<min((part + 1) * Self.partLength, all.count)
      _ = parts.value(for: part) { names(in: range, of: all) }
    }
    for part in 0..<partCount {
      let names = parts.value(for: part) { NamesOfPart() }
      texts.add(names.texts)
      functions.add(names.functions)
    }
    return all
  }

  private static let partLength = 64

  private struct NamesOfPart: Sendable {
    var texts = SourceNames()
    var functions = SourceNames()
  }

  private func names(in range: Range<Int>, of all: [Source]) -> NamesOfPart {
    var names = NamesOfPart()
    for number in range {
      let source = all[number]
      guard let bytes = read(source.path) else { continue }
      if source.language == .xml {
        for use in LayoutReader.uses(in: bytes, path: source.path) {
          names.texts.add(use.key.hash, in: number)
        }
        continue
      }
      let file = TokenizedFile(path: source.path, bytes: bytes, language: source.language)
      let reader = LookupReader(file: file, table: tables[Int(source.language.rawValue)])
      for key in reader.keys() { names.texts.add(key.hash, in: number) }
      for name in FunctionReader.names(in: file) { names.functions.add(UInt64(name), in: number) }
    }
    return names
  }

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

  /// The places where a text is looked up that may have several keys, in the order of the files.
  package func uses(of keys: [UseKey]) -> [TextUse] {
    lock.withLock {
      let all = fill()
      var result: [TextUse] = []
      for key in keys {
        for number in texts.files(key.hash) {
          let source = all[number]
          if source.language == .xml {
            result += (read(source.path).map { LayoutReader.uses(in: $0, path: source.path) } ?? [])
              .filter { $0.key == key }
          } else if let facts = facts(number, source) {
            result += facts.uses(of: key)
          }
        }
      }
      return result
    }
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
        !use.needsVariadic || isVariadic(use.callee),
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
    guard visited.insert(name).inserted, let found = function(named: name, count),
      !found.isEmpty
    else {
      return [ArgumentFact(kind: .unknown, place: fact.place, expression: fact.expression)]
    }
    return found.flatMap { result in
      resolved(result, &visited).map {
        // People are shown the place of the use.
        ArgumentFact(kind: $0.kind, place: fact.place, expression: fact.expression)
      }
    }
  }

  /// What is known of the functions of a name that take a number of arguments, all together; nil if the program declares none.
  private func function(named name: String, _ count: Int) -> [ArgumentFact]? {
    let declared = declared(name).filter { $0.isVariadic || $0.parameterCount >= count }
    guard !declared.isEmpty else { return nil }
    let results = declared.flatMap(\.facts)
    let isUnderstood =
      declared.allSatisfy { !$0.facts.isEmpty } && results.count <= ExpressionReader.mostFacts
    return isUnderstood ? results : []
  }

  /// Whether the program declares a function that takes any number of arguments.
  private func isVariadic(_ name: String) -> Bool { declared(name).contains(where: \.isVariadic) }

  /// The functions of a name.
  private func declared(_ name: String) -> [FunctionFacts] {
    if let found = known[name] { return found }
    let all = fill()
    let found = functions.files(UInt64(SourceToken.hash(of: name.utf8)))
      .flatMap { facts($0, all[$0])?.functions(named: name) ?? [] }
    known[name] = found
    return found
  }
}
