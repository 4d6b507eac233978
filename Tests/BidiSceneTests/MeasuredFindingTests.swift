#if Shaping
  import Foundation
  import Testing

  /// What was measured is in the JSON of findings: programs need not read the sentences.
  @Suite("Measured findings as JSON")
  struct MeasuredFindingTests {
    private static let schema = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../Resources/Schemas/audit.schema.json").standardizedFileURL

    private func findings(_ text: String, lines: Int = 1) throws -> [[String: Any]] {
      let widths = """
        widths:
          - keys: save
            points: 120
            lines: \(lines)
            font: Liberation Sans
        """
      let run = try SceneCommand(
        ["measure", "--widths", "widths.yml", "--format", "json", "de.lproj"],
        files: [
          "widths.yml": Data(widths.utf8),
          "de.lproj/Main.strings": Data(#""save" = "\#(text)";"#.utf8),
        ])
      let found = try #require(
        try JSONSerialization.jsonObject(with: Data(run.standardOutput)) as? [[String: Any]],
        "\(run.standardError)")
      return try found.map { try #require($0["finding"] as? [String: Any]) }
    }

    /// Twenty letters M need 283.22 points: in Liberation Sans one has 1706 of 2048 units, at 17 points 14.161.
    @Test func cutText() throws {
      let found = try findings(String(repeating: "M", count: 20))
      #expect(found.count == 1)
      let finding = try #require(found.first)
      #expect(finding["kind"] as? String == "text-cut")
      #expect(finding["language"] as? String == "de")
      #expect(finding["font"] as? String == "Liberation Sans")
      #expect(finding["text"] as? String == String(repeating: "M", count: 20))
      #expect(finding["width"] as? Double == 284)
      #expect(try abs(#require(finding["points"] as? Double) - 163.22) < 0.02)
      #expect(finding["margin"] as? Double == 0.02)
      #expect(finding["lines"] == nil && finding["characters"] == nil)
    }

    /// Five words, each wider than half of the room.
    @Test func tooManyLines() throws {
      let found = try findings(Array(repeating: "MMMMM", count: 5).joined(separator: " "), lines: 2)
      #expect(found.map { $0["kind"] as? String } == ["text-needs-lines"])
      #expect(found.first?["lines"] as? Int == 5 && found.first?["lineRoom"] as? Int == 2)
      #expect(found.first?["points"] == nil && found.first?["width"] == nil)
    }

    /// U+0378 is no character.
    @Test func missingCharacter() throws {
      let found = try findings("a\u{0378}", lines: 0)
      let names = found.first?["characters"] as? [String] ?? []
      #expect(found.first?["kind"] as? String == "missing-glyph" && names.contains("U+378"))
    }

    /// Each name that is written is in the schema, with its type, and what the schema wants of a rule is there.
    @Test func schema() throws {
      let schema = try #require(
        try JSONSerialization.jsonObject(with: Data(contentsOf: Self.schema)) as? [String: Any])
      let items = try #require(schema["items"] as? [String: Any])
      let properties = try #require(items["properties"] as? [String: Any])
      let shape = try #require(properties["finding"] as? [String: Any])
      let known = try #require(shape["properties"] as? [String: [String: Any]])
      let rules = try #require(shape["allOf"] as? [[String: Any]])
      var wanted: [String: Set<String>] = [:]
      for rule in rules {
        let condition = (rule["if"] as? [String: Any])?["properties"] as? [String: [String: Any]]
        let kinds =
          condition?["kind"]?["enum"] as? [String]
          ?? [condition?["kind"]?["const"] as? String].compactMap(\.self)
        for kind in kinds {
          wanted[kind, default: []].formUnion(
            (rule["then"] as? [String: Any])?["required"] as? [String] ?? [])
        }
      }
      #expect(wanted["text-cut"] == ["text", "font", "margin", "points", "width"])
      let all =
        try findings(String(repeating: "M", count: 20))
        + findings("MMMMM MMMMM MMMMM", lines: 1 + 1) + findings("a\u{0378}", lines: 0)
      #expect(Set(all.compactMap { $0["kind"] as? String }).count == 3)
      for finding in all {
        let kind = try #require(finding["kind"] as? String)
        #expect(Set(finding.keys).subtracting(known.keys) == [])
        #expect(wanted[kind]?.isSubset(of: finding.keys) == true)
        for (name, value) in finding {
          switch known[name]?["type"] as? String {
          case "string": #expect(value is String, "\(name)")
          case "number", "integer": #expect(value is Double, "\(name)")
          case "boolean": #expect(value is Bool, "\(name)")
          case "array": #expect(value is [Any], "\(name)")
          default: #expect(known[name]?["enum"] != nil, "\(name)")
          }
        }
      }
    }
  }
#endif
