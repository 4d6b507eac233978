import BidiSource
import Foundation
import Testing

@testable import BidiUsage

/// A line of a fixture that says what a call gives, written by hand.
struct ExpectedUse: Sendable, CustomTestStringConvertible {
  let ecosystem: String
  let key: String
  let facts: String

  var testDescription: String { "\(ecosystem): \(key)" }

  /// The keys of the text, as the linter makes them.
  var keys: [UseKey] {
    [.literal(key), UseKey(identifier: key), UseKey(catalogKey: key)].compactMap(\.self)
  }
}

/// The programs in `Fixtures/`, one folder for each ecosystem.
struct FixtureProgram {
  static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("Fixtures")

  /// The names of the folders, each that of an ecosystem without its signs and spaces.
  static let names =
    (try? FileManager.default.contentsOfDirectory(atPath: root.path).sorted()) ?? []

  /// The ecosystem that a folder is named after.
  static func ecosystem(_ folder: String) -> Ecosystem? {
    Ecosystem.all.first { $0.name.filter(\.isLetter).lowercased() == folder.lowercased() }
  }

  let name: String
  let files: [String: [UInt8]]

  init(_ name: String) throws {
    self.name = name
    let folder = Self.root.appendingPathComponent(name)
    files = try Dictionary(
      uniqueKeysWithValues: FileManager.default.contentsOfDirectory(atPath: folder.path).map {
        ($0, Array(try Data(contentsOf: folder.appendingPathComponent($0))))
      })
  }

  var usage: ProgramUsage {
    let files = files
    return ProgramUsage([Self.ecosystem(name)].compactMap(\.self)) {
      files.keys.sorted().compactMap { ProgramUsage.Source(path: $0) }
    } read: {
      files[$0]
    }
  }

  /// What the lines with `=` after the comment sign say.
  static let expected: [ExpectedUse] = names.flatMap { name -> [ExpectedUse] in
    guard let program = try? FixtureProgram(name) else { return [] }
    return program.files.keys.sorted().flatMap { path in
      String(decoding: program.files[path] ?? [], as: UTF8.self).split(separator: "\n")
        .compactMap { line -> ExpectedUse? in
          let line = line.drop { $0 == " " }
          guard let sign = ["//= ", "#= ", "/*= ", "<!--= "].first(where: line.hasPrefix),
            let arrow = line.range(of: " -> ")
          else { return nil }
          let facts = line[arrow.upperBound...].replacingOccurrences(of: "*/", with: "")
            .replacingOccurrences(of: "-->", with: "").trimmingCharacters(in: .whitespaces)
          return ExpectedUse(
            ecosystem: name, key: String(line[..<arrow.lowerBound].dropFirst(sign.count)),
            facts: facts)
        }
    }
  }
}

struct UsageTests {
  @Test func everyEcosystemHasAFixture() {
    for name in FixtureProgram.names {
      let count = FixtureProgram.expected.count { $0.ecosystem == name }
      #expect(count >= 20, "\(name): \(count)")
    }
    #expect(
      Set(FixtureProgram.names.compactMap { FixtureProgram.ecosystem($0)?.name })
        == Set(Ecosystem.all.map(\.name)))
  }

  /// The example of each way to look up texts is one: the key is `key`, and the first argument, if there is one, is `a`.
  @Test(arguments: Ecosystem.all.flatMap { ecosystem in ecosystem.idioms.map { (ecosystem, $0) } })
  func theExampleOfAnIdiom(_ ecosystem: Ecosystem, _ idiom: LookupIdiom) throws {
    let isOfPage = idiom.example.hasPrefix("<") || idiom.example.hasPrefix("{{")
    let ending =
      isOfPage && !idiom.example.contains("={{")
      ? "html" : try #require(Self.endings[ecosystem.languages[0]])
    let path = "a.\(ending)"
    let usage = ProgramUsage([ecosystem]) {
      [ProgramUsage.Source(path: path)].compactMap(\.self)
    } read: { _ in
      Array(idiom.example.utf8)
    }
    let use = try #require(usage.uses(of: [.literal("key"), UseKey(identifier: "key")]).first)
    let facts = usage.arguments(of: use, count: 1)?.flatMap(\.facts).map(\.kind)
    #expect(
      facts
        == (idiom.example.contains("a)") || idiom.example.contains("a]")
          || idiom.example.contains("a }") ? [.named("a")] : nil))
    #expect(!idiom.source.isEmpty)
  }

  /// What looks like the example of a row, and is none.
  @Test(arguments: Ecosystem.all.flatMap { $0.idioms }.filter { !$0.counterExample.isEmpty })
  func theCounterExampleOfAnIdiom(_ idiom: LookupIdiom) {
    for ending in ["ts", "html"] {
      let usage = ProgramUsage([.web]) {
        [ProgramUsage.Source(path: "a.\(ending)")].compactMap(\.self)
      } read: { _ in
        Array(idiom.counterExample.utf8)
      }
      #expect(usage.uses(of: [.literal("key")]).isEmpty)
    }
  }

  /// Calls whose key code makes are counted; a function that passes a key on is none of them.
  @Test(arguments: [
    ("t('a'); t(key); t(`a.${b}`); t('b')", 2, 2),
    ("const word = (key) => i18n.t(key); word('a')", 1, 0),
    ("translate(10, 20)", 0, 0), ("", 0, 0),
  ])
  func callsThatAreNotUnderstood(_ source: String, _ read: Int, _ unread: Int) {
    let usage = ProgramUsage([.web]) {
      [ProgramUsage.Source(path: "a.ts")].compactMap(\.self)
    } read: { _ in
      Array(source.utf8)
    }
    #expect(usage.lookups.read == read)
    #expect(usage.lookups.unread == unread)
  }

  /// The build takes out what only the designer of a layout sees.
  @Test func attributesOfTheDesigner() {
    let layout = #"<TextView tools:text="@string/a" android:hint="@string/b"/>"#
    let usage = ProgramUsage([.android]) {
      [ProgramUsage.Source(path: "layout/a.xml")].compactMap(\.self)
    } read: { _ in
      Array(layout.utf8)
    }
    #expect(usage.uses(of: [UseKey(identifier: "a")]).isEmpty)
    #expect(usage.uses(of: [UseKey(identifier: "b")]).map(\.expression) == ["hint"])
  }

  /// Android and Compose Multiplatform have resources of their own.
  @Test(arguments: [
    ("stringResource(Res.string.key, a)", true), ("getString(R.string.key, a)", false),
    ("getString(CommonR.string.key)", false), ("label(LabelRes.key)", nil),
    ("pluralStringResource(Res.plurals.key, n)", true),
    ("show(Res.string.title, getString(R.string.key))", false),
  ])
  func whoseResourcesACallAsksFor(_ source: String, isOfCompose: Bool?) {
    let usage = FirstArgument.usage(in: ["a.kt": "fun f() = \(source)"])
    let uses = usage.uses(of: [UseKey(identifier: "key")])
    #expect(uses.first?.isOfComposeResources == isOfCompose)
    #expect(uses.isEmpty == (isOfCompose == nil))
  }

  /// The example of each row of purposes has the purpose, and what looks like it is shown.
  @Test(arguments: PurposeRow.all.indices)
  func theExampleOfAPurpose(_ number: Int) {
    let row = PurposeRow.all[number]
    func purposes(_ example: String) -> Set<TextUse.Purpose> {
      let ending = example.prefix { $0 != ":" }
      let usage = ProgramUsage(Ecosystem.all) {
        [ProgramUsage.Source(path: "a.\(ending)")].compactMap(\.self)
      } read: { _ in
        Array(example.dropFirst(ending.count + 2).utf8)
      }
      return Set(usage.uses(of: [.literal("key"), UseKey(identifier: "key")]).map(\.purpose))
    }
    #expect(purposes(row.example) == [row.purpose], "\(row.example)")
    #expect(purposes(row.counterExample) == [.shown], "\(row.counterExample)")
    #expect(!row.source.isEmpty)
  }

  private static let endings: [SourceLanguage: String] = [
    .c: "c", .cSharp: "cs", .dart: "dart", .go: "go", .java: "java", .javaScript: "js",
    .kotlin: "kt",
    .ruby: "rb", .rust: "rs", .swift: "swift",
  ]

  @Test(arguments: FixtureProgram.expected)
  func theFactsOfACall(_ expected: ExpectedUse) throws {
    let usage = try FixtureProgram(expected.ecosystem).usage
    let uses = usage.uses(of: expected.keys)
    let count = expected.facts.split(separator: ",").count
    let facts = Set(uses.map { Self.words($0, usage, count) })
    #expect(facts == [Self.sorted(expected.facts)])
  }

  /// A place that people can open: the line of each use holds the key or the function.
  @Test(arguments: FixtureProgram.names)
  func everyFactHasAPlace(_ name: String) throws {
    let program = try FixtureProgram(name)
    for expected in FixtureProgram.expected where expected.ecosystem == name {
      for use in program.usage.uses(of: expected.keys) {
        let lines = String(decoding: program.files[use.place.path] ?? [], as: UTF8.self)
          .split(separator: "\n", omittingEmptySubsequences: false)
        #expect(lines.indices.contains(use.place.line - 1))
        for fact in use.arguments?.flatMap(\.facts) ?? [] {
          #expect(lines.indices.contains(fact.place.line - 1))
          let word = fact.expression.prefix { !$0.isWhitespace }
          #expect(!word.isEmpty && lines[fact.place.line - 1].contains(word))
        }
      }
    }
  }

  /// The facts of each argument in one order.
  private static func sorted(_ facts: String) -> String {
    facts.components(separatedBy: ", ").map { argument in
      let parts = argument.components(separatedBy: " @")
      let names = parts[0].components(separatedBy: "=")
      let kinds = (names.last ?? "").components(separatedBy: "|").sorted().joined(separator: "|")
      return (names.dropLast() + [kinds]).joined(separator: "=")
        + parts.dropFirst().map { " @\($0)" }.joined()
    }.joined(separator: ", ")
  }

  private static func words(_ use: TextUse, _ usage: ProgramUsage, _ count: Int) -> String {
    let given = usage.arguments(of: use, count: count).map { arguments in
      arguments.map { argument in
        (argument.name.map { "\($0)=" } ?? "")
          + argument.facts.map { words($0.kind) }.sorted(by: <).joined(separator: "|")
      }.joined(separator: ", ")
    }
    let purpose = use.purpose == .shown ? "" : " @\(use.purpose)"
    let outer = use.outer.map { " <\($0.place.name)" } ?? ""
    return (given ?? "?") + purpose + outer
  }

  private static func words(_ kind: ArgumentFact.Kind) -> String {
    switch kind {
    case .number: "number"
    case .date: "date"
    case .amount: "amount"
    case .percent: "percent"
    case .price: "price"
    case .ownText(nil): "own"
    case .ownText(.literal(let key)?), .ownText(.identifier(let key)?),
      .ownText(.pattern(let key)?):
      "own(\(key))"
    case .literal(let text): "literal(\(text))"
    case .named(let name): "named(\(name))"
    case .made, .result, .unknown: "unknown"
    }
  }
}
