// Says which symbols that sources use are newer than the platforms of the package.
//
//     Availability GRAPHS USES LIST macOS=13 iOS=16
//
// GRAPHS is a folder with what `swift symbolgraph-extract` writes of the modules that the toolchain brings: a symbol has there,
// for each platform, the version that introduced it. USES is what IndexedSymbols prints. A use under `#available`, or in a
// declaration with `@available`, may be as new as these say. LIST has the first iOS of each symbol that BidiUIKit uses of UIKit,
// SwiftUI and their like: there is no index of them on Linux, so names are taken from the text. Exit status 1 means that something is too new.
import Foundation

@main enum Availability {
  static func main() throws {
    let arguments = Array(CommandLine.arguments.dropFirst())
    guard arguments.count > 3, let graphs = arguments.first, let uses = arguments.dropFirst().first
    else {
      print("usage: Availability GRAPHS USES LIST PLATFORM=VERSION...")
      exit(2)
    }
    let declared = Versions(Array(arguments[3...]))
    let (symbols, names) = try newSymbols(in: graphs, than: declared)
    var sources: [String: Guards] = [:]
    var lines: [String] = []
    for line in try String(contentsOfFile: uses, encoding: .utf8).split(separator: "\n") {
      let fields = line.split(separator: "\t")
      guard fields.count == 4, let symbol = symbols[String(fields[0])], let row = Int(fields[2]),
        let column = Int(fields[3])
      else { continue }
      let path = String(fields[1])
      let guards = try sources[path] ?? Guards(String(contentsOfFile: path, encoding: .utf8))
      sources[path] = guards
      let there = declared.raised(by: guards.versions(line: row, column: column))
      let missing = symbol.versions.newer(than: there)
      guard !missing.isEmpty else { continue }
      lines.append(
        "\(path):\(row):\(column): error: \(symbol.name) needs \(missing); here is \(there)")
    }
    lines += try AdapterNames(list: arguments[2], known: names).faults(declared)
    let unique = Set(lines).sorted { $0.localizedStandardCompare($1) == .orderedAscending }
    for line in unique { print(line) }
    print(
      "availability: \(symbols.count) symbols of the toolchain are newer than \(declared); "
        + (unique.isEmpty
          ? "none is used without a look at the version"
          : "\(unique.count) uses of them are not allowed"))
    exit(unique.isEmpty ? 0 : 1)
  }

  struct Symbol {
    let name: String
    var versions: Versions
  }

  /// All symbols that are newer than the platforms, by USR; and the names of all symbols, without labels.
  static func newSymbols(
    in folder: String, than declared: Versions
  ) throws -> (symbols: [String: Symbol], names: Set<Substring>) {
    struct Graph: Decodable {
      struct Symbol: Decodable {
        struct Identifier: Decodable { let precise: String }
        struct Item: Decodable {
          struct Version: Decodable {
            let major: Int
            let minor: Int?
          }
          let domain: String?
          let introduced: Version?
          let isUnconditionallyUnavailable: Bool?
        }
        struct Signature: Decodable {
          struct Fragment: Decodable { let spelling: String }
          struct Parameter: Decodable { let declarationFragments: [Fragment]? }
          let parameters: [Parameter]?
          let returns: [Fragment]?
        }
        let identifier: Identifier
        let pathComponents: [String]
        let functionSignature: Signature?
        let availability: [Item]?
      }
      struct Relationship: Decodable {
        let kind: String
        let source: String
        let target: String
      }
      let symbols: [Symbol]
      let relationships: [Relationship]
    }
    var symbols: [String: Symbol] = [:]
    var parents: [String: String] = [:]
    var names: Set<Substring> = []
    // By name and types: where one of two functions is new, the compiler takes the other.
    var twins: [String: Set<String>] = [:]
    for name in try FileManager.default.contentsOfDirectory(atPath: folder)
    where name.hasSuffix(".symbols.json") {
      let graph = try JSONDecoder().decode(
        Graph.self, from: Data(contentsOf: URL(fileURLWithPath: folder + "/" + name)))
      for symbol in graph.symbols {
        var versions = Versions()
        for item in symbol.availability ?? [] {
          guard let domain = item.domain, let version = item.introduced else { continue }
          versions.raise(domain, to: [version.major, version.minor ?? 0])
        }
        let path = symbol.pathComponents.joined(separator: ".")
        if let last = symbol.pathComponents.last { names.insert(last.prefix { $0 != "(" }) }
        if let signature = symbol.functionSignature {
          let types =
            (signature.parameters ?? []).map { $0.declarationFragments ?? [] } + [
              signature.returns ?? []
            ]
          let key = path + types.map { $0.map(\.spelling).joined() }.joined(separator: ";")
          twins[key, default: []].insert(symbol.identifier.precise)
        }
        symbols[symbol.identifier.precise, default: Symbol(name: path, versions: versions)].versions
          .raise(to: versions)
      }
      for relationship in graph.relationships where relationship.kind == "memberOf" {
        parents[relationship.source] = relationship.target
      }
    }
    // A member is no older than its type.
    var result: [String: Symbol] = [:]
    for (usr, symbol) in symbols {
      var symbol = symbol
      var next = parents[usr]
      var steps = 0
      while let parent = next, steps < 32 {
        if let owner = symbols[parent] { symbol.versions.raise(to: owner.versions) }
        next = parents[parent]
        steps += 1
      }
      if !symbol.versions.newer(than: declared).isEmpty { result[usr] = symbol }
    }
    for group in twins.values where group.contains(where: { result[$0] == nil }) {
      for usr in group { result[usr] = nil }
    }
    return (result, names)
  }
}

/// The names in the sources of BidiUIKit that neither this package nor a module of the toolchain declares.
struct AdapterNames {
  private let versions: [Substring: Versions]
  private let known: Set<Substring>

  init(list: String, known: Set<Substring>) throws {
    var versions: [Substring: Versions] = [:]
    for line in try String(contentsOfFile: list, encoding: .utf8).split(separator: "\n")
    where !line.hasPrefix("#") {
      let fields = line.split(separator: "\t")
      if fields.count == 2 { versions[fields[0]] = Versions(["iOS=\(fields[1])"]) }
    }
    self.versions = versions
    self.known = known
  }

  func faults(_ declared: Versions) throws -> [String] {
    var ours = known
    var sources: [(path: String, text: String, code: String)] = []
    for case let path as String in FileManager.default.enumerator(atPath: "Sources") ?? .init()
    where path.hasSuffix(".swift") {
      let text = try String(contentsOfFile: "Sources/" + path, encoding: .utf8)
      let code = String(decoding: Guards.blanked(Array(text.utf8)), as: UTF8.self)
      let isAdapter = path.hasPrefix("BidiUIKit/")
      if isAdapter { sources.append(("Sources/" + path, text, code)) }
      // What the adapter overrides is declared elsewhere.
      let own = isAdapter ? code.replacing(/override (func|var) \w+/, with: "") : code
      for match in own.matches(
        of: /\b(?:func|var|let|struct|class|enum|protocol|typealias|actor|import)\s+(\w+)/)
      {
        ours.insert(match.1)
      }
      for match in own.matches(of: /\bcase\s+([\w, ]+)/) {
        for name in match.1.matches(of: /\w+/) { ours.insert(name.0) }
      }
    }
    var faults: [String] = []
    var used: Set<Substring> = []
    for source in sources {
      let guards = Guards(source.text)
      for match in source.code.matches(
        of:
          /(?<before>[\w.]?)(?<type>\b[A-Z]\w+)|\.(?<member>[a-z]\w+)|override (?:func|var) (?<overridden>\w+)/
      ) {
        if match.before.map({ !$0.isEmpty && match.type != nil }) ?? false, match.before != "." {
          continue
        }
        guard let name = match.type ?? match.member ?? match.overridden else { continue }
        used.insert(name)
        if ours.contains(name) { continue }
        let lines = source.code[..<name.startIndex].split(
          separator: "\n", omittingEmptySubsequences: false)
        let (row, column) = (lines.count, (lines.last?.utf8.count ?? 0) + 1)
        let place = "\(source.path):\(row):\(column): error: \(name)"
        guard let version = versions[name] else {
          faults.append(
            "\(place) is not in Scripts/Tools/UIKitSymbols.tsv: write down the first iOS that has it"
          )
          continue
        }
        let there = declared.raised(by: guards.versions(line: row, column: column))
        let missing = version.newer(than: there)
        if !missing.isEmpty { faults.append("\(place) needs \(missing); here is \(there)") }
      }
    }
    for name in versions.keys where !used.contains(name) {
      faults.append("Scripts/Tools/UIKitSymbols.tsv: error: \(name) is not used any more")
    }
    return faults
  }
}

/// A version for each platform.
struct Versions: CustomStringConvertible {
  private var byPlatform: [String: [Int]] = [:]

  init() {}

  /// Reads `macOS=13`, or `macOS 13.0` as attributes have it; what is neither is left out.
  init(_ texts: [String]) {
    for text in texts {
      let parts = text.split { $0 == "=" || $0 == " " }
      guard parts.count == 2 else { continue }
      let numbers = parts[1].split(separator: ".").compactMap { Int($0) }
      guard let major = numbers.first else { continue }
      byPlatform[String(parts[0])] = [major, numbers.count > 1 ? numbers[1] : 0]
    }
  }

  var isEmpty: Bool { byPlatform.isEmpty }

  mutating func raise(_ platform: String, to version: [Int]) {
    if byPlatform[platform]?.lexicographicallyPrecedes(version) ?? true {
      byPlatform[platform] = version
    }
  }

  mutating func raise(to other: Versions) {
    for (platform, version) in other.byPlatform { raise(platform, to: version) }
  }

  /// These platforms, with the versions that a condition asks for where those are newer.
  func raised(by other: Versions) -> Versions {
    var result = self
    for (platform, version) in other.byPlatform where byPlatform[platform] != nil {
      result.raise(platform, to: version)
    }
    return result
  }

  /// What is newer, on the platforms that both name.
  func newer(than other: Versions) -> Versions {
    var result = Versions()
    for (platform, version) in byPlatform {
      guard let there = other.byPlatform[platform], there.lexicographicallyPrecedes(version) else {
        continue
      }
      result.byPlatform[platform] = version
    }
    return result
  }

  var description: String {
    byPlatform.sorted { $0.key > $1.key }.map { platform, version in
      "\(platform) \(version[0])" + (version[1] == 0 ? "" : ".\(version[1])")
    }.joined(separator: ", ")
  }
}

/// The stretches of a source that run, or are declared, from a version on.
///
/// It knows `if #available(…) {`, `guard #available(…) else {` up to the end of the block, and `@available(…)` up to the end of
/// the declaration. What is in comments and strings is not code.
struct Guards {
  private var stretches: [(from: Int, to: Int, versions: Versions)] = []
  private let lineStarts: [Int]

  init(_ text: String) {
    let bytes = Array(text.utf8)
    lineStarts = [0] + bytes.indices.filter { bytes[$0] == UInt8(ascii: "\n") }.map { $0 + 1 }
    let code = Self.blanked(bytes)
    var open: [(from: Int, versions: [Versions], isElseOf: Versions?)] = [(0, [], nil)]
    var waiting: (from: Int, versions: Versions, isGuard: Bool)?
    var place = 0
    while place < code.count {
      if let end = Self.condition(code, at: place) {
        let inside = String(decoding: code[place..<end], as: UTF8.self)
        let versions = Versions(
          inside.drop { $0 != "(" }.dropFirst().dropLast().split(separator: ",").map {
            $0.trimmingCharacters(in: .whitespaces)
          })
        if !versions.isEmpty {
          waiting = (place, versions, Self.word(before: place, in: code) == "guard")
        }
        place = end
        continue
      }
      if code[place] == UInt8(ascii: "{") {
        var isElseOf: Versions?
        if let found = waiting {
          if found.isGuard {
            isElseOf = found.versions
          } else {
            stretches.append((found.from, place, found.versions))
          }
        }
        open.append((place, waiting.map { $0.isGuard ? [] : [$0.versions] } ?? [], isElseOf))
        waiting = nil
      } else if code[place] == UInt8(ascii: "}"), open.count > 1 {
        let block = open.removeLast()
        for versions in block.versions { stretches.append((block.from, place, versions)) }
        // After a guard, the rest of the block.
        if let versions = block.isElseOf {
          stretches.append((place, Self.end(ofBlockAt: place + 1, in: code), versions))
        }
      }
      place += 1
    }
  }

  func versions(line: Int, column: Int) -> Versions {
    guard lineStarts.indices.contains(line - 1) else { return Versions() }
    let offset = lineStarts[line - 1] + column - 1
    var result = Versions()
    for stretch in stretches where stretch.from <= offset && offset < stretch.to {
      result.raise(to: stretch.versions)
    }
    return result
  }

  /// The end of `#available(…)` or `@available(…)` that begins at a place; nil if none does.
  private static func condition(_ code: [UInt8], at place: Int) -> Int? {
    guard code[place] == UInt8(ascii: "#") || code[place] == UInt8(ascii: "@") else { return nil }
    let name = Array("available(".utf8)
    guard code[(place + 1)...].starts(with: name) else { return nil }
    return code[place...].firstIndex(of: UInt8(ascii: ")")).map { $0 + 1 }
  }

  private static func word(before place: Int, in code: [UInt8]) -> String {
    let before = code[..<place].reversed().drop { $0 == UInt8(ascii: " ") }
    return String(decoding: before.prefix { $0 > UInt8(ascii: " ") }.reversed(), as: UTF8.self)
  }

  private static func end(ofBlockAt start: Int, in code: [UInt8]) -> Int {
    var depth = 0
    for place in start..<code.count {
      if code[place] == UInt8(ascii: "{") { depth += 1 }
      if code[place] == UInt8(ascii: "}") {
        if depth == 0 { return place }
        depth -= 1
      }
    }
    return code.count
  }

  /// The code with blanks for comments and strings, so that places stay.
  static func blanked(_ bytes: [UInt8]) -> [UInt8] {
    var code = bytes
    var place = 0
    func starts(_ text: String) -> Bool { bytes[place...].starts(with: Array(text.utf8)) }
    func blank(to end: Int) {
      for index in place..<min(end, bytes.count) where code[index] != UInt8(ascii: "\n") {
        code[index] = UInt8(ascii: " ")
      }
      place = min(end, bytes.count)
    }
    func find(_ text: String, from start: Int) -> Int {
      let wanted = Array(text.utf8)
      var index = start
      while index + wanted.count <= bytes.count {
        if bytes[index...].starts(with: wanted) { return index + wanted.count }
        index += bytes[index] == UInt8(ascii: "\\") && wanted[0] == UInt8(ascii: "\"") ? 2 : 1
      }
      return bytes.count
    }
    while place < bytes.count {
      if starts("//") {
        blank(to: find("\n", from: place) - 1)
        place += 1
      } else if starts("/*") {
        blank(to: find("*/", from: place + 2))
      } else if starts("#\"\"\"") {
        blank(to: find("\"\"\"#", from: place + 4))
      } else if starts("\"\"\"") {
        blank(to: find("\"\"\"", from: place + 3))
      } else if starts("#\"") {
        blank(to: find("\"#", from: place + 2))
      } else if starts("\"") {
        blank(to: find("\"", from: place + 1))
      } else {
        place += 1
      }
    }
    return code
  }
}
