import Testing

@testable import BidiUsage

/// Lines of a language that give a variable a value, each in another form.
struct WriteShapes: Sendable, CustomTestStringConvertible {
  /// The ending of a file of the language.
  let ending: String

  /// A program that looks up the text `deleted` with a variable in which the text `inbox` is; the line `WRITE` stands between both.
  let program: String

  /// The lines; `;;` begins a new one.
  let writes: [String]

  /// Lines that only read the variable.
  let reads: [String]

  var testDescription: String { ending }

  /// What the variable may hold at the look-up, with a line between.
  func facts(with line: String) -> [ArgumentFact.Kind]? {
    let indent = program.split(separator: "\n").first { $0.hasSuffix("WRITE") }?
      .prefix { $0 == " " }
    let lines = line.components(of: ";;").joined(separator: "\n\(indent ?? "")")
    let source = program.components(of: "WRITE").joined(separator: lines)
    let path = "a.\(ending)"
    let usage = ProgramUsage(Ecosystem.all) {
      [ProgramUsage.Source(path: path)].compactMap(\.self)
    } read: { _ in
      Array(source.utf8)
    }
    let keys: [UseKey] = [
      .literal("deleted"), .literal("deleted %s"), .literal("deleted %1"), .literal("deleted %@"),
      UseKey(identifier: "deleted"),
    ]
    guard let use = usage.uses(of: keys).first else { return nil }
    return usage.arguments(of: use, count: 1)?.flatMap(\.facts).map(\.kind)
  }

  /// Whether facts say that the variable holds a text of the app, whatever the line does.
  static func isOwn(_ facts: [ArgumentFact.Kind]?) -> Bool {
    guard let facts, !facts.isEmpty else { return false }
    return facts.allSatisfy { if case .ownText = $0 { true } else { false } }
  }
}

extension String {
  fileprivate func components(of mark: String) -> [String] {
    var result: [String] = []
    var rest = self[...]
    while let range = rest.firstRange(of: mark) {
      result.append(String(rest[..<range.lowerBound]))
      rest = rest[range.upperBound...]
    }
    return result + [String(rest)]
  }
}

/// A variable is followed only where every mention of it is understood.
struct WriteShapeTests {
  @Test(arguments: WriteShapes.all)
  func aWriteIsSeen(_ shapes: WriteShapes) {
    #expect(WriteShapes.isOwn(shapes.facts(with: "")), "\(shapes.ending): no line between")
    for write in shapes.writes {
      let facts = shapes.facts(with: write)
      #expect(facts != nil && !WriteShapes.isOwn(facts), "\(shapes.ending): \(write)")
    }
  }

  @Test(arguments: WriteShapes.all)
  func aReadIsNoWrite(_ shapes: WriteShapes) {
    for read in shapes.reads {
      #expect(WriteShapes.isOwn(shapes.facts(with: read)), "\(shapes.ending): \(read)")
    }
  }

  @Test func everyLanguageWithVariablesHasShapes() {
    let languages = Set(WriteShapes.all.compactMap { SourceLanguage(path: "a.\($0.ending)") })
    #expect(languages == Set(SourceLanguage.allCases).subtracting([.xml]))
  }
}
