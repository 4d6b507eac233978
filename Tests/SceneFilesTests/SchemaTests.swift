import BidiAttributed
import BidiLayout
import BidiSource
import BidiTestSupport
import BidiText
import Foundation
import Testing

@testable import SceneFiles

@Suite("The schema of scene files")
struct SchemaTests {
  /// The values that a place of the schema allows.
  private static func values(_ way: [String]) throws -> [String] {
    var place = try JSONValue(strict: Array(SceneSchema.text.utf8))
    for name in ["$defs"] + way { place = try #require(place[name]) }
    return try #require(place["enum"]?.strings)
  }

  private static func names<Value: CaseIterable & RawRepresentable<String>>(_ type: Value.Type)
    -> Set<String>
  { Set(type.allCases.map(\.rawValue)) }

  static let enumerations: [(way: [String], names: Set<String>)] = [
    (["mirroringBehavior"], names(MirroringBehavior.self)),
    (["node", "properties", "semantics"], names(SemanticContentAttribute.self)),
    (["image", "properties", "mirroring"], names(ImageMirroring.self)),
    (["image", "properties", "orientation"], names(ImageOrientation.self)),
    (["image", "properties", "renderingMode"], names(ImageContent.RenderingMode.self)),
    (["direction"], names(UserInterfaceLayoutDirection.self)),
    (["direction"], names(WritingDirection.self)),
    (["space"], names(LayoutSpace.self)),
    (["axis"], names(LayoutAxis.self)),
    (["role"], names(TextRole.self)),
    (["attribute"], names(LayoutAnchor.Attribute.self)),
    (["constraintAttribute"], names(LayoutConstraint.Attribute.self)),
    (["constraint", "properties", "relation"], names(LayoutConstraint.Relation.self)),
    (["guide", "properties", "area"], names(LayoutGuide.Area.self)),
    (["paragraphStyle", "properties", "alignment"], names(ParagraphStyle.Alignment.self)),
    (["stackAlignment"], names(StackLayout.Alignment.self)),
    (["backGesture", "properties", "edge"], names(ScreenBackGesture.Edge.self)),
  ]

  @Test("It allows the names that the types have", arguments: enumerations)
  func enumeration(_ example: (way: [String], names: Set<String>)) throws {
    #expect(Set(try Self.values(example.way)) == example.names)
  }

  /// Names in an arrangement, such as `button`.
  private static func values(_ arrangement: String, _ way: [String]) throws -> Set<String> {
    let places = try JSONValue(strict: Array(SceneSchema.text.utf8))["$defs"]?["arrangement"]?[
      "anyOf"]
    var place = try #require(
      places?.elements.lazy.compactMap { $0["properties"]?[arrangement] }.first)
    for name in ["properties"] + way { place = try #require(place[name]) }
    return Set(try #require(place["enum"]?.strings))
  }

  @Test("It allows the names that arrangements have")
  func arrangements() throws {
    #expect(
      try Self.values("stack", ["distribution"]) == Self.names(StackLayout.Distribution.self))
    #expect(
      try Self.values("flow", ["lineAlignment"]) == Self.names(FlowLayout.LineAlignment.self))
    #expect(
      try Self.values("button", ["imagePlacement"]) == Self.names(ButtonLayout.ImagePlacement.self))
    #expect(try Self.values("button", ["alignment"]) == Self.names(ButtonLayout.Alignment.self))
    #expect(try Self.values("button", ["parts", "items"]) == Self.names(ButtonLayout.Part.self))
    #expect(
      try Self.values("textField", ["parts", "items"]) == Self.names(TextFieldLayout.Part.self))
    #expect(try Self.values("cell", ["parts", "items"]) == Self.names(TableCell.Part.self))
  }

  @Test("It is a fault of the schema to say what the reader does not know")
  func unknownWord() throws {
    let schema = JSONSchema(try JSONValue(strict: Array(#"{"multipleOf": 2}"#.utf8)))
    let value = try JSONValue(strict: Array("4".utf8))
    #expect(schema.faults(of: value).count == 1)
  }

  @Test("Scenes as deep as the reader goes are read and drawn; deeper ones are refused")
  func deep() throws {
    func json(_ depth: Int) -> String {
      let opening =
        "{\"id\": \"a\", \"frame\": {\"x\": 1, \"y\": 1, \"width\": 9, \"height\": 9}, \"children\": ["
      return
        "{\"translations\": {\"a\": \"b\"}, \"size\": {\"width\": 9, \"height\": 9}, \"windows\": ["
        + String(repeating: opening, count: depth) + String(repeating: "]}", count: depth) + "]}"
    }
    let file = try SceneFile(path: "deep", bytes: Array(json(254).utf8))
    #expect(file.scene(in: .rightToLeft).resolved(in: .rightToLeft).items.count == 254)
    #expect(SceneSVG(file).beforeAfter().contains("</svg>"))
    #expect(SceneReference(file).html.contains("data-path"))
    #expect(AuditResult(auditing: [file]).findings.isEmpty)
    let error = #expect(throws: SceneFileError.self) {
      _ = try SceneFile(path: "deep", bytes: Array(json(100_000).utf8))
    }
    #expect(error?.faults.first?.message.contains("too deep") == true)
  }

  @Test("Samples with broken bytes are read or refused, and what is read can be drawn")
  func broken() throws {
    var generator = SeededGenerator(seed: 11)
    let sample = try Samples.bytes("chat")
    let pieces = ["9", "e", "\"", "{", "}", "-", "null", "1e300", "x", ","].map { Array($0.utf8) }
    var (read, refused) = (0, 0)
    for _ in 0..<150 {
      var bytes = sample
      for _ in 0..<Int.random(in: 1...2, using: &generator) {
        let place = Int.random(in: 0..<bytes.count, using: &generator)
        let piece = pieces[Int.random(in: 0..<pieces.count, using: &generator)]
        bytes.replaceSubrange(place...place, with: piece)
      }
      do {
        let file = try SceneFile(path: "x", bytes: bytes)
        #expect(SceneSVG(file).beforeAfter().hasSuffix("</svg>\n"))
        _ = AuditResult(auditing: [file])
        read += 1
      } catch {
        #expect(!error.faults.isEmpty)
        #expect(error.faults.allSatisfy { (0...bytes.count).contains($0.location.byteOffset) })
        refused += 1
      }
    }
    #expect(read > 5 && refused > 50)
  }
}
