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
      \(label("shrinks", "Save", y: 100, width: 80, more: #" adjustsFontSizeToFit="YES" minimumScaleFactor="0.25""#,
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
      var files: [String: String] = [:]
      for (locale, text) in translations {
        files["\(locale).lproj/Main.strings"] = [
          "narrow", "grows", "shrinks", "two", "wide",
        ].map { "\"\($0).text\" = \"\(text)\";\n" }.joined()
      }
      return try findings(files: files, arguments)
    }

    private func findings(
      files: [String: String], _ arguments: [String] = []
    ) throws -> (exitCode: Int32, lines: [String], error: String) {
      try lines(
        of: ["audit", "--measure", "Base.lproj/Main.storyboard"] + arguments,
        files: files.merging(["Base.lproj/Main.storyboard": Self.storyboard]) { $1 })
    }

    /// Runs the command in a folder with some files; the first lines of its findings.
    private func lines(
      of arguments: [String], files: [String: String]
    ) throws -> (exitCode: Int32, lines: [String], error: String) {
      let run = try SceneCommand(arguments, files: files.mapValues { Data($0.utf8) })
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

    /// Interface Builder leaves out that letters shrink where it writes how small they may get.
    @Test func lettersThatShrink() throws {
      func interface(_ attributes: String) -> [String: String] {
        [
          "Base.lproj/Main.storyboard": Self.storyboard.replacing(
            "text=\"Save\" lineBreakMode=\"tailTruncation\" translates",
            with: "text=\"Save\" lineBreakMode=\"tailTruncation\" \(attributes) translates"),
          "de.lproj/Main.strings": #""narrow.text" = "Alle jetzt sichern";"#,
        ]
      }
      func found(_ attributes: String) throws -> Int {
        try lines(
          of: ["audit", "--measure", "Base.lproj/Main.storyboard"], files: interface(attributes)
        ).lines.count
      }
      #expect(try found(#"minimumFontSize="10""#) == 0)
      #expect(try found(#"minimumScaleFactor="0.5""#) == 0)
      #expect(try found(#"minimumFontSize="16""#) == 1)
      #expect(try found(#"minimumFontSize="10" adjustsFontSizeToFit="NO""#) == 1)
    }

    /// A row of a table grows with its text, and a cell of UIKit's own styles gives its labels the whole row.
    @Test func rowsOfTables() throws {
      func interface(table: String, cell: String, label: String, isModel: Bool) -> String {
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" targetRuntime="iOS.CocoaTouch" useAutolayout="YES">
        <scenes><scene sceneID="s"><objects><tableViewController id="tc" sceneMemberID="viewController">
        <tableView key="view" contentMode="scaleToFill" \(isModel ? "" : #"dataMode="static""#) \(table) id="tv">
        <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
        \(isModel ? "<prototypes>" : #"<sections><tableViewSection id="ts"><cells>"#)
        <tableViewCell contentMode="scaleToFill" textLabel="narrow" style="IBUITableViewCellStyleDefault" \(cell) id="tc1">
        <rect key="frame" x="0.0" y="18" width="375" height="44"/>
        <tableViewCellContentView key="contentView" contentMode="center" tableViewCell="tc1" id="cv">
        <rect key="frame" x="0.0" y="0.0" width="375" height="44"/>
        <subviews>
        <label contentMode="left" text="Save" lineBreakMode="tailTruncation" \(label) adjustsFontSizeToFit="NO" id="narrow">
        <rect key="frame" x="16" y="0.0" width="40" height="44"/>
        <fontDescription key="fontDescription" type="system" pointSize="17"/>
        </label></subviews></tableViewCellContentView></tableViewCell>
        \(isModel ? "</prototypes>" : "</cells></tableViewSection></sections>")</tableView></tableViewController></objects></scene></scenes></document>
        """
      }
      func found(
        _ text: String, table: String = "", cell: String = "", label: String = "",
        isModel: Bool = false
      ) throws -> [String] {
        try lines(
          of: ["audit", "--measure", "Base.lproj/Main.storyboard"],
          files: [
            "Base.lproj/Main.storyboard": interface(
              table: table, cell: cell, label: label, isModel: isModel),
            "de.lproj/Main.strings": "\"narrow.text\" = \"\(text)\";",
          ]
        ).lines
      }
      let long = "Einstellungen speichern und schließen"
      let longer = long + ", danach " + long
      #expect(try found(long) == [])
      #expect(try found(longer).count == 1)
      #expect(try found(longer, label: #"numberOfLines="0""#) == [])
      // The program fills a label that it finds by a tag in each cell that it makes.
      #expect(try found(longer, label: #"tag="7""#).count == 1)
      #expect(try found(longer, isModel: true).count == 1)
      #expect(try found(longer, label: #"tag="7""#, isModel: true) == [])
      #expect(
        try found(longer + longer, table: #"rowHeight="44""#, label: #"numberOfLines="0""#).count
          == 1)
      #expect(
        try found(longer + longer, cell: #"rowHeight="44""#, label: #"numberOfLines="0""#).count
          == 1)
    }

    /// A label beside a control that was drawn as wide as there was room grows, and the control yields; one that hugs its content keeps it.
    @Test(arguments: [("", 0), (#"horizontalHuggingPriority="750""#, 1)])
    func labelsBesideControls(_ hugging: String, _ count: Int) throws {
      let storyboard = """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" targetRuntime="iOS.CocoaTouch" \
        useAutolayout="YES">
        <scenes><scene sceneID="s"><objects><viewController id="vc" sceneMemberID="viewController">
        <view key="view" contentMode="scaleToFill" id="vw"><rect key="frame" x="0.0" y="0.0" width="300" height="100"/>
        <subviews>\(Self.label("narrow", "Save", y: 20, width: 40))
        <segmentedControl opaque="NO" selectedSegmentIndex="0" \(hugging) translatesAutoresizingMaskIntoConstraints="NO" id="c">
        <rect key="frame" x="68" y="20" width="212" height="31"/></segmentedControl></subviews><constraints>
        \(Self.place("narrow"))
        <constraint firstItem="c" firstAttribute="leading" secondItem="narrow" secondAttribute="trailing" constant="8" id="c1"/>
        <constraint firstItem="vw" firstAttribute="trailing" secondItem="c" secondAttribute="trailing" constant="20" id="c2"/>
        </constraints></view></viewController></objects></scene></scenes></document>
        """
      let run = try lines(
        of: ["audit", "--measure", "Base.lproj/Main.storyboard"],
        files: [
          "Base.lproj/Main.storyboard": storyboard,
          "de.lproj/Main.strings": #""narrow.text" = "Sichern!";"#,
        ])
      #expect(run.lines.count == count, "\(run.lines) \(run.error)")
    }

    /// A text of the file itself that has no room is an info: the program mostly shows another.
    @Test func textsOfTheFile() throws {
      let files = [
        "Base.lproj/Main.storyboard": Self.storyboard.replacing(
          "text=\"Save\"", with: "text=\"Save and then close everything\"")
      ]
      let arguments = ["audit", "--measure", "Base.lproj/Main.storyboard"]
      #expect(try lines(of: arguments, files: files).lines == [])
      let infos = try lines(of: arguments + ["--infos"], files: files).lines
      #expect(infos.contains { $0.contains("info: [text-cut] text (narrow)") }, "\(infos)")
    }

    /// The widest plural form of a catalog decides, also where it is not the last one.
    @Test func pluralForms() throws {
      func catalog(_ few: String) -> String {
        """
        {"sourceLanguage": "en", "version": "1.0", "strings": {"narrow.text": {"localizations": {"cs":
        {"variations": {"plural": {"one": {"stringUnit": {"state": "translated", "value": "Den"}},
        "few": {"stringUnit": {"state": "translated", "value": "\(few)"}},
        "other": {"stringUnit": {"state": "translated", "value": "Dny"}}}}}}}}}
        """
      }
      let long = try findings(files: [
        "mul.lproj/Main.xcstrings": catalog("%d nejbližších pracovních dnů")
      ])
      #expect(long.lines.count == 1, "\(long.error)")
      #expect(long.lines.first?.contains("[text-cut] text, cs (narrow)") == true)
      #expect(try findings(files: ["mul.lproj/Main.xcstrings": catalog("Dny")]).lines == [])
    }

    /// The widest form of a `.stringsdict` decides too, and what stands round its variable counts.
    @Test func stringsdict() throws {
      func dictionary(_ format: String, few: String) -> String {
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <plist version="1.0"><dict><key>narrow.text</key><dict>
        <key>NSStringLocalizedFormatKey</key><string>\(format)</string>
        <key>days</key><dict><key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
        <key>NSStringFormatValueTypeKey</key><string>d</string><key>one</key><string>Den</string>
        <key>few</key><string>\(few)</string><key>other</key><string>Dny</string></dict></dict></dict></plist>
        """
      }
      func found(_ format: String, few: String) throws -> [String] {
        try findings(files: [
          "cs.lproj/Main.strings": #""narrow.text" = "Dny";"#,
          "cs.lproj/Main.stringsdict": dictionary(format, few: few),
        ]).lines
      }
      #expect(try found("%#@days@", few: "Dny") == [])
      #expect(try found("%#@days@", few: "%d nejbližších pracovních dnů").count == 1)
      #expect(try found("Nejbližších pracovních %#@days@", few: "Dny").count == 1)
    }

    /// `%@` alone has room in 80 points, and the name that takes its place has not.
    @Test func sampleArguments() throws {
      #expect(try findings(["de": "Hallo %d"]).lines == [])
      let run = try findings(["de": "Von {name} ist"])
      #expect(run.lines.count == 1 && run.lines[0].contains("text, de (narrow)"), "\(run.lines)")
    }

    /// Texts without an interface have the room that a file names for their keys.
    @Test func widthsOfKeys() throws {
      let long = "Einstellungen speichern und schließen"
      let files = [
        "widths.yml": """
        widths:
          - keys: [save, files]
            points: 120
          - keys: help
            points: 120
            lines: 3
          - keys: nowhere
            points: 1
        samples:
          "%@": Alexandra Featherstonehaugh
        """,
        "de.lproj/Main.strings": """
        "save" = "\(long)";
        "help" = "\(long)";
        "other" = "\(long)";
        """,
        "res/values-de/strings.xml": """
        <resources><plurals name="files"><item quantity="one">Datei</item>
        <item quantity="other">%d ungewöhnlich große Dateien</item></plurals></resources>
        """,
        "fr.lproj/Main.strings": #""save" = "Oui"; "help" = "Pour %@ et %@ et %@ aussi, oui";"#,
      ]
      let run = try lines(of: ["measure", "--widths", "widths.yml", "."], files: files)
      #expect(run.exitCode == 1, "\(run.error)")
      #expect(
        run.lines.map { String($0.prefix { $0 != "[" }.prefix { $0 != ":" }) }
          == ["./de.lproj/Main.strings", "./fr.lproj/Main.strings", "./res/values-de/strings.xml"])
      #expect(run.lines[0].contains("[text-cut] text, de (save)"))
      #expect(run.lines[1].contains("[text-needs-lines] text, fr (help)"))
      #expect(run.lines[2].contains("[text-cut] text, de (files.other)"))
      #expect(run.error.contains("no text has the key nowhere"))
      let broken = try lines(
        of: ["measure", "--widths", "widths.yml", "."], files: ["widths.yml": "widths: 3"])
      #expect(broken.exitCode == 2 && broken.error.contains("widths.yml:1:9: error: widths: write"))
      let empty = try lines(
        of: ["measure", "--widths", "w.yml", "x"],
        files: ["w.yml": "widths:\n- {keys: a, points: 9}", "x/y.txt": ""])
      #expect(empty.exitCode == 2 && empty.error.contains("has no localization file"))
    }

    /// The scene whose texts have no room in one direction or in both, as its author wrote them.
    @Test func textsOfScenes() throws {
      let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent()
      let run = try SceneCommand(
        ["audit", "--measure", "Resources/Scenes/overflow.json"], in: root)
      let found = run.text.split(separator: "\n").filter { $0.contains("[text-") }
        .map { $0.replacing("Resources/Scenes/overflow.json: window/", with: "") }
      #expect(run.exitCode == 1)
      #expect(
        found == [
          "reminder: [text-cut]", "terms: [text-cut]", "delivery: [text-needs-lines]",
          "terms: [text-cut]", "save: [text-cut]",
        ], "\(run.text)")
    }

    /// Letters that may become as small as nothing give a number of lines that is no Int.
    @Test func lettersOfAnySize() throws {
      let scene = """
        {"size": {"width": 200, "height": 100}, "windows": [{"id": "a",
          "frame": {"x": 0, "y": 0, "width": 200, "height": 100}, "children": [{"id": "b",
          "frame": {"x": 0, "y": 0, "width": 60, "height": 40}, "content": {"text":
          {"string": "Remind me again in three days", "lineLimit": 0, "minimumScale": 1e-20}}}]}]}
        """
      let run = try lines(of: ["audit", "--measure", "scene.json"], files: ["scene.json": scene])
      #expect(run.exitCode <= 1, "\(run.error)")
    }

    /// A box that Interface Builder made as wide as its text holds the text, whatever the substitute font says.
    @Test func boxesThatWereMeasured() throws {
      func infos(_ width: Int) throws -> [String] {
        let storyboard = Self.storyboard.replacing(
          "y=\"60\" width=\"38\"", with: "y=\"60\" width=\"\(width)\"")
        return try lines(
          of: ["audit", "--measure", "--infos", "Base.lproj/Main.storyboard"],
          files: ["Base.lproj/Main.storyboard": storyboard]
        ).lines.filter { $0.contains("(grows)") }
      }
      #expect(try infos(33) == [])
      #expect(try infos(38) == [])
    }

    /// A name of an icon is one picture, and fonts that are not here have characters of their own.
    @Test func iconFonts() throws {
      func found(_ text: String, family: String) throws -> [String] {
        let storyboard = Self.storyboard.replacing(
          #"type="system" pointSize="17""#,
          with: #"name="\#(family)-Regular" family="\#(family)" pointSize="17""#
        ).replacing("text=\"Save\"", with: "text=\"\(text)\"")
        return try lines(
          of: ["audit", "--measure", "--infos", "Base.lproj/Main.storyboard"],
          files: ["Base.lproj/Main.storyboard": storyboard]
        ).lines
      }
      #expect(try found("notifications_off", family: "Material Icons") == [])
      #expect(try found("\u{E32A}", family: "Linea Basic") == [])
      #expect(try !found("notifications off", family: "Linea Basic").isEmpty)
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

    /// A configuration of fontconfig that cannot be read leaves the fonts of the usual folders, and one without folders leaves none.
    @Test func fontconfigThatFails() throws {
      let folder = FileManager.default.temporaryDirectory
        .appendingPathComponent("bidi-fontconfig-\(UUID().uuidString)")
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      defer { try? FileManager.default.removeItem(at: folder) }
      func run(_ arguments: [String], _ configuration: String) throws -> SceneCommand {
        let file = folder.appendingPathComponent("fonts.conf")
        try Data(configuration.utf8).write(to: file)
        return try SceneCommand(
          arguments, in: folder,
          environment: [
            "PATH": "/usr/bin:/bin", "HOME": folder.path, "FONTCONFIG_FILE": file.path,
          ])
      }
      let broken = try run(["text", "abc"], "<fontconfig><dir>/usr/share")
      #expect(broken.exitCode == 0 && broken.text.contains("\"lineCount\" : 1"), "\(broken.text)")
      let none = "<?xml version=\"1.0\"?><fontconfig></fontconfig>"
      let scene = folder.appendingPathComponent("scene.json")
      try Data(#"{"size": {"width": 1, "height": 1}, "windows": []}"#.utf8).write(to: scene)
      for arguments in [["text", "abc"], ["audit", "--measure", "scene.json"]] {
        let run = try run(arguments, none)
        #expect(run.exitCode == 2, "\(arguments): \(run.standardError)")
        #expect(
          run.standardError.contains(
            "error: there is no font: install one, or name a file or a folder of fonts"),
          "\(arguments): \(run.standardError)")
      }
      // A file of a font is enough.
      let own = try run(
        ["text", "abc", "--font-file", "/usr/share/fonts/truetype/noto/NotoSans-Regular.ttf"], none)
      #expect(own.exitCode == 0, "\(own.standardError)")
    }

    @Test func markdown() throws {
      let folder = FileManager.default.temporaryDirectory
      func runs(_ text: String, _ arguments: [String]) throws -> [[String: Any]] {
        let run = try SceneCommand(["text", text, "--font", "DejaVu Sans"] + arguments, in: folder)
        let object = try JSONSerialization.jsonObject(with: Data(run.standardOutput))
        let lines = (object as? [String: Any])?["lines"] as? [[String: Any]]
        return try #require(lines?.first?["runs"] as? [[String: Any]])
      }
      func glyphs(_ runs: [[String: Any]]) -> [Int] {
        runs.map { ($0["glyphs"] as? [Any])?.count ?? 0 }
      }
      #expect(try glyphs(runs("ab**cd**e", ["--markdown"])) == [2, 2, 1])
      #expect(try glyphs(runs("ab**cd**e", [])) == [9])
      #expect(try glyphs(runs("a \\*b\\* 2 * 3", ["--markdown"])) == [11])
      #expect(try glyphs(runs("***a** b*", ["--markdown"])) == [1, 2])
    }

    @Test func drawing() throws {
      let folder = FileManager.default.temporaryDirectory
      let text = """
        "text": "\\u05d0 abc", "x": 90, "y": 30, "size": 18, "weight": 400, "color": "#1b2530"
        """
      func draw(_ texts: String) throws -> SceneCommand {
        try SceneCommand(
          ["draw", "-"],
          input: """
            {"width": 100, "height": 40, "families": ["DejaVu Sans"],
            "boxes": [{"x": 1, "y": 1, "width": 98, "height": 38, "color": "#1d6b34"}], "texts": [\(texts)]}
            """, in: folder)
      }
      let picture = try draw("{\(text), \"direction\": \"rtl\", \"width\": 60}")
      #expect(picture.exitCode == 0, "\(picture.standardError)")
      #expect(picture.standardOutput.starts(with: [0x89, 0x50, 0x4E, 0x47]))
      let broken = try draw("{\(text)}")
      #expect(broken.exitCode == 2)
      #expect(
        broken.standardError.contains("error: texts[0] has no direction"), "\(broken.standardError)"
      )
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
