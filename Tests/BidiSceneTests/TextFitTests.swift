#if Shaping
  import Foundation
  import Testing

  /// Texts that are cut off in one language: `bidi-scene audit --measure`.
  @Suite("audit --measure finds texts that have no room")
  struct TextFitTests {
    /// A screen with five labels: one of 80 points, one that grows, one that shrinks, one of two lines, one that is stretched.
    static let storyboard = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" targetRuntime="iOS.CocoaTouch" \
      useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES">
      <device id="retina6_12" orientation="portrait" appearance="light"/>
      <scenes><scene sceneID="s"><objects><viewController id="vc" sceneMemberID="viewController">
      <view key="view" contentMode="scaleToFill" id="vw">
      <rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
      <subviews>
      \(label("narrow", "Save", y: 20, width: 80, constraints: width("narrow", 80)))
      \(label("grows", "Save", y: 60, width: 38))
      \(label("shrinks", "Save", y: 100, width: 80, more: #" adjustsFontSizeToFit="YES" minimumScaleFactor="0.3""#,
        constraints: width("shrinks", 80)))
      \(label("two", "Save", y: 140, width: 80, more: #" numberOfLines="2""#, constraints: width("two", 80)))
      \(label("wide", "Save", y: 200, width: 353))
      </subviews>
      <constraints>
      \(["narrow", "grows", "shrinks", "two", "wide"].map { place($0) }.joined(separator: "\n"))
      <constraint firstItem="vw" firstAttribute="trailing" secondItem="wide" secondAttribute="trailing" constant="20" id="wide-e"/>
      </constraints>
      </view></viewController></objects></scene></scenes></document>
      """

    static func label(
      _ id: String, _ text: String, y: Int, width: Int, more: String = "", constraints: String = ""
    ) -> String {
      """
      <label opaque="NO" contentMode="left" horizontalHuggingPriority="251" verticalHuggingPriority="251" text="\(text)"\
       lineBreakMode="tailTruncation"\(more) translatesAutoresizingMaskIntoConstraints="NO" id="\(id)">
      <rect key="frame" x="20" y="\(y)" width="\(width)" height="20.5"/>
      \(constraints)
      <fontDescription key="fontDescription" type="system" pointSize="17"/>
      </label>
      """
    }

    static func width(_ id: String, _ points: Int) -> String {
      """
      <constraints><constraint firstAttribute="width" constant="\(points)" id="\(id)-w"/></constraints>
      """
    }

    static func place(_ id: String) -> String {
      """
      <constraint firstItem="\(id)" firstAttribute="leading" secondItem="vw" secondAttribute="leading" constant="20" id="\(id)-s"/>
      """
    }

    private func findings(
      _ translations: [String: String], _ arguments: [String] = []
    ) throws -> (exitCode: Int32, lines: [String], error: String) {
      let folder = FileManager.default.temporaryDirectory
        .appendingPathComponent("bidi-fit-\(UUID().uuidString)")
      defer { try? FileManager.default.removeItem(at: folder) }
      func write(_ text: String, _ name: String) throws {
        let file = folder.appendingPathComponent(name)
        try FileManager.default.createDirectory(
          at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: file)
      }
      try write(Self.storyboard, "Base.lproj/Main.storyboard")
      for (locale, text) in translations {
        try write(
          ["narrow", "grows", "shrinks", "two", "wide"].map { "\"\($0).text\" = \"\(text)\";\n" }
            .joined(), "\(locale).lproj/Main.strings")
      }
      let run = try SceneCommand(
        ["audit", "--measure", "Base.lproj/Main.storyboard"] + arguments, in: folder,
        environment: ["PATH": "/usr/bin:/bin", "HOME": folder.path])
      return (
        run.exitCode,
        run.text.split(separator: "\n").map(String.init).filter { line in
          ["text-cut", "text-needs-lines", "missing-glyph"].contains { line.contains("[\($0)]") }
        }, run.standardError
      )
    }

    /// Long translations have no room, and short ones have.
    ///
    /// A German text of 23 letters needs more than twice 80 points: it is cut in the narrow label, and has too
    /// few lines in the one of two; the others grow, shrink, or are wide enough.
    @Test func longTranslation() throws {
      let short = try findings(["de": "Sichern"])
      #expect(short.lines == [], "\(short.error)")
      let long = try findings(["de": "Einstellungen speichern und schließen"])
      #expect(long.exitCode == 1)
      #expect(long.lines.count == 2)
      #expect(long.lines.first?.contains("[text-cut] text, de (narrow)") == true)
      #expect(long.lines.last?.contains("[text-needs-lines] text, de (two)") == true)
    }

    /// Arabic beside German: each language has findings of its own.
    @Test func severalLanguages() throws {
      let run = try findings([
        "de": "Einstellungen speichern und schließen",
        "ar":
          "\u{062D}\u{0641}\u{0638} \u{0627}\u{0644}\u{0625}\u{0639}\u{062F}\u{0627}\u{062F}\u{0627}\u{062A} \u{0648}\u{0627}\u{0644}\u{062E}\u{0631}\u{0648}\u{062C} \u{0645}\u{0646} \u{0627}\u{0644}\u{062A}\u{0637}\u{0628}\u{064A}\u{0642}",
        "he": "\u{05E9}\u{05DE}\u{05D5}\u{05E8}",
      ])
      #expect(run.lines.filter { $0.contains("(narrow)") && $0.contains("text, ar") }.count == 1)
      #expect(run.lines.filter { $0.contains("(narrow)") && $0.contains("text, de") }.count == 1)
      #expect(!run.lines.contains { $0.contains("text, he") })
      let one = try findings(
        ["de": "Einstellungen speichern und schließen", "fr": "Oui"], ["--locale", "fr"])
      #expect(one.lines == [])
    }

    /// A character of the last private plane, which no font has.
    @Test func missingGlyph() throws {
      let run = try findings(["de": "a\u{10FFFD}"])
      #expect(run.lines.count == 5 && run.lines.allSatisfy { $0.contains("[missing-glyph]") })
    }

    @Test func fontsOfAFolder() throws {
      let missing = try findings(["de": "Sichern"], ["--fonts", "/nowhere/at/all"])
      #expect(missing.exitCode == 2 && missing.error.contains("/nowhere/at/all"))
    }

    @Test func textAsJSONAndPicture() throws {
      let folder = FileManager.default.temporaryDirectory
      let json = try SceneCommand(
        ["text", "ab \\u{05D0}\\u{05D1}", "--width", "500", "--size", "20"], in: folder)
      #expect(json.exitCode == 0)
      let object = try #require(
        try JSONSerialization.jsonObject(with: Data(json.standardOutput)) as? [String: Any])
      #expect(object["lineCount"] as? Int == 1 && object["width"] as? Double == 500)
      let lines = try #require(object["lines"] as? [[String: Any]])
      let runs = try #require(lines[0]["runs"] as? [[String: Any]])
      #expect(runs.compactMap { $0["level"] as? Int } == [0, 1])
      let name = "bidi-text-\(UUID().uuidString).png"
      let file = folder.appendingPathComponent(name)
      defer { try? FileManager.default.removeItem(at: file) }
      let picture = try SceneCommand(["text", "abc", "-o", name], in: folder)
      #expect(picture.exitCode == 0)
      #expect(try Data(contentsOf: file).starts(with: [0x89, 0x50, 0x4E, 0x47]))
      #expect(try SceneCommand(["text", "abc", "-o", "x.bmp"], in: folder).exitCode == 64)
      let broken = try SceneCommand(["text", "abc", "--font-file", "/nowhere.ttf"], in: folder)
      #expect(broken.exitCode == 2 && broken.standardError.contains("/nowhere.ttf"))
    }
  }
#endif
