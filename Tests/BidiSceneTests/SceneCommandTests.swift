import BidiLayout
import BidiSource
import BidiText
import Foundation
import InterfaceFiles
import SceneFiles
import Testing

/// Runs of the real binary, which is built beside the tests.
@Suite("bidi-scene")
struct SceneCommandTests {
  private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
  static let scenes = folder.appendingPathComponent("../../Resources/Scenes").standardizedFileURL
  private static let goldens = folder.appendingPathComponent("Goldens")

  private static let fallen = #"""
    {"size": {"width": 100, "height": 40}, "backGesture": {"edge": "left"}, "windows": [
      {"id": "window", "frame": {"x": 0, "y": 0, "width": 100, "height": 40}, "children": [
        {"id": "back", "frame": {"x": 4, "y": 4, "width": 20, "height": 20},
         "content": {"image": {"name": "arrow.left"}}},
        {"id": "price", "frame": {"x": 30, "y": 4, "width": 40, "height": 20},
         "content": {"text": {"string": "\u202B12", "style": {"alignment": "left"}}}}]}]}
    """#

  /// Half of the way in a tenth of a second, on a screen 100 points wide.
  private static let swipe = #"""
    {"size": {"width": 100, "height": 100}, "events": [
      {"time": 0, "down": {"x": 5, "y": 50}}, {"time": 0.05, "move": {"x": 25, "y": 50}},
      {"time": 0.1, "move": {"x": 55, "y": 50}}, {"time": 0.1, "up": {"x": 55, "y": 50}}]}
    """#

  static let runs: [(name: String, arguments: [String], input: String)] = [
    ("help", ["--help"], ""),
    ("help-render", ["render", "--help"], ""),
    ("layout", ["layout", "-"], fallen),
    (
      "layout-rtl-mirror", ["layout", "--direction", "rtl", "--strategy", "window-mirror", "-"],
      fallen
    ),
    ("render", ["render", "-"], fallen),
    ("render-overlays", ["render", "--hit-regions", "--expected-mirror", "-"], fallen),
    ("audit", ["audit", "-"], fallen),
    ("compare", ["compare", "chat.json", "chat.json"], ""),
    ("compare-missing", ["compare", "gifts.json", "chat.json"], ""),
    ("audit-json", ["audit", "--format", "json", "-"], fallen),
    (
      "audit-clean",
      ["audit"]
        + ["chat", "controls", "gifts", "notifications", "profile", "settings"].map { "\($0).json" },
      ""
    ),
    ("hit", ["hit", "10", "10", "-"], fallen),
    ("hit-nothing", ["hit", "400", "10", "-"], fallen),
    ("bad-json", ["layout", "-"], "{\n  \"size\": 1,,\n}"),
    (
      "bad-scene", ["audit", "-"],
      "{\"size\": {\"width\": 1}, \"windows\": [{\"id\": \"a\", \"frame\": 3}]}"
    ),
    ("no-file", ["layout", "missing.json"], ""),
    ("usage-zoom", ["render", "--zoom", "0", "-"], ""),
    ("reference", ["reference", "-"], fallen),
    ("help-replay", ["replay", "--help"], ""),
    ("replay", ["replay", "-"], swipe),
    ("replay-unmirrored", ["replay", "--unmirrored", "--direction", "rtl", "-"], swipe),
    ("bad-events", ["replay", "-"], #"{"size": {"width": 0}, "events": [{"time": "now"}]}"#),
    (
      "bad-fingers", ["replay", "-"],
      """
      {"size": {"width": 100, "height": 100}, "events": [
        {"time": 1, "move": {"x": 1, "y": 1}},
        {"time": 0, "down": {"x": 1, "y": 1}},
        {"time": 2, "down": {"x": 1, "y": 1}}]}
      """
    ),
    ("replay-slider", ["replay", "Events/slider.json"], ""),
    ("replay-pager", ["replay", "Events/pager.json"], ""),
    ("replay-cell", ["replay", "Events/cell.json"], ""),
    ("replay-scroll", ["replay", "Events/scroll.json"], ""),
    (
      "bad-competitors", ["replay", "-"],
      """
      {"size": {"width": 100, "height": 100}, "competitors": [
        {"name": "a", "scroll": {"contentLength": 9, "viewportLength": 3, "offset": 1, "contentOffset": 2}},
        {"name": "a", "control": {}, "cell": {}},
        {"name": "b", "frame": {"x": 0, "y": 0, "width": 9, "height": 9}}], "events": [
        {"time": 0, "scroll": {"competitor": "b", "offset": 1}},
        {"time": 0, "scroll": {"competitor": "c"}}]}
      """
    ),
    ("usage-transition", ["render", "--transition", "slide", "chat.json"], ""),
    ("usage-frames", ["render", "--frames", "3", "chat.json"], ""),
    (
      "bad-width",
      ["render", "--transition", "slide", "--to", "chat.json", "--frames", "3", "-"], fallen
    ),
  ]

  @Test(arguments: runs)
  func equalsTheGolden(_ run: (name: String, arguments: [String], input: String)) throws {
    let command = try SceneCommand(run.arguments, input: run.input, in: Self.scenes)
    let actual =
      "exit: \(command.exitCode)\n--- standard output\n\(command.text)"
      + "--- standard error\n\(command.standardError)"
    let golden = Self.goldens.appendingPathComponent("\(run.name).txt")
    if ProcessInfo.processInfo.environment["BIDI_UPDATE_GOLDENS"] != nil {
      try actual.write(to: golden, atomically: true, encoding: .utf8)
      Issue.record("\(run.name): written anew; read the difference, then run without the variable")
      return
    }
    let expected = try String(contentsOf: golden, encoding: .utf8)
    // By bytes; a list of them would help nobody.
    let isEqual = actual.utf8.elementsEqual(expected.utf8)
    #expect(isEqual, "\(run.name)\n--- actual\n\(actual)")
  }

  /// A sentence in Arabic that begins with a Chinese name, with members of the file before it.
  private static func following(_ members: String) -> String {
    let text =
      "\u{5C0F}\u{660E}\u{0628}\u{062F}\u{0623} \u{0641}\u{064A} \u{0645}\u{062A}\u{0627}\u{0628}\u{0639}\u{062A}\u{0643}"
    return #"""
      {\#(members)"size": {"width": 100, "height": 40}, "windows": [
        {"id": "event", "frame": {"x": 0, "y": 0, "width": 100, "height": 40},
         "content": {"text": {"string": "\#(text)"}}}]}
      """#
  }

  @Test("Texts of a scene are judged in the file's language, else in that of --locale")
  func language() throws {
    for (members, arguments, isFound) in [
      ("\"locale\": \"ar\", ", [], true), ("", ["--locale", "ar"], true),
      ("", [], false), ("", ["--locale", "he"], false),
      ("\"locale\": \"ar\", ", ["--locale", "he"], true),
      ("\"locale\": \"he\", ", ["--locale", "ar"], false),
    ] {
      let command = try SceneCommand(
        ["audit"] + arguments + ["-"], input: Self.following(members), in: Self.scenes)
      #expect(command.exitCode == (isFound ? 1 : 0), "\(members)\(arguments)")
      #expect(command.text.hasPrefix("-: event: [display-order]\n") == isFound)
    }
  }

  @Test("--version names the version of the package and of Unicode")
  func version() throws {
    let command = try SceneCommand(["--version"], in: Self.scenes)
    #expect(command.exitCode == 0)
    let line = /bidi-scene ([0-9.]+) \(Unicode ([0-9.]+), .*\)\n/
    let match = try #require(command.text.wholeMatch(of: line))
    #expect(match.1 == PackageVersion.current.description)
    #expect(match.2 == CharacterDataVersion.unicode)
  }

  @Test("rules explains every kind that audits print; without the other program too")
  func rules() throws {
    let list = try SceneCommand(["rules"], in: Self.scenes)
    let names = list.text.split(separator: "\n").compactMap { line in
      line.contains("\t") ? line.split(separator: "\t").first.map(String.init) : nil
    }
    let rules =
      InterfaceRule.allCases.map(\.rawValue) + LayoutRule.allCases.map(\.rawValue)
      + ["text-cut", "text-needs-lines", "missing-glyph"]
    #expect(names == rules)
    for rule in rules {
      let document = try SceneCommand(["rules", rule], in: Self.scenes)
      #expect(document.exitCode == 0 && document.standardError.isEmpty, "\(rule)")
      #expect(document.text.hasPrefix("# \(rule)\n\n"))
      #expect(document.text.contains("## Why it matters") && document.text.contains("## Fix"))
    }
  }

  static let refused: [(arguments: [String], word: String)] = [
    (["render", "-o", "x.gif", "chat.json"], ".gif"),
    (["render", "--html", "-o", "q.svg", "chat.json"], "html is asked for"),
    (["render", "--format", "png", "-o", "q.svg", "chat.json"], "png is asked for"),
    (["render", "--html", "--direction", "rtl", "chat.json"], "#rtl"),
    (["render", "-o", "q.html", "--direction", "ltr", "chat.json"], "#rtl"),
    (["layout", "--pixel-scale", "1e300", "chat.json"], "at most 1000"),
    (
      [
        "render", "chat.json", "--transition", "slide", "--to", "profile.json", "--operation",
        "push", "--events", "Events/swipe-back.json",
      ], "moves the pop"
    ),
    (["audit", "--locale", "x", "chat.json"], "no script is known for the locale 'x'"),
    (["hit", "nan", "1", "chat.json"], "finite"),
    (["hit", "1", "inf", "chat.json"], "finite"),
  ]

  @Test("What contradicts itself is refused", arguments: refused)
  func refuses(_ run: (arguments: [String], word: String)) throws {
    let command = try SceneCommand(run.arguments, in: Self.scenes)
    #expect(command.exitCode == 64)
    #expect(command.standardOutput.isEmpty && command.standardError.contains(run.word))
  }

  @Test("A folder is no scene, and is called one")
  func folder() throws {
    let command = try SceneCommand(["layout", "."], in: Self.scenes)
    #expect(command.exitCode == 2)
    #expect(command.standardError == ".: error: the file cannot be read: it is a folder\n")
  }

  @Test(
    "A PNG that librsvg draws wrong says so, and others do not",
    .enabled(if: Program.find("rsvg-convert") != nil, "there is no rsvg-convert"))
  func misplaced() throws {
    func note(_ scale: Int) throws -> String {
      let scene = #"""
        {"size": {"width": 50, "height": 40}, "windows": [
          {"id": "price", "frame": {"x": 0, "y": 0, "width": 50, "height": 40},
           "transform": {"matrix": {"affine": {"a": \#(scale), "b": 0, "c": 0, "d": 1, "tx": 0, "ty": 0}}},
           "content": {"text": {"string": "12", "style": {"alignment": "trailing"}}}}]}
        """#
      let command = try SceneCommand(
        ["render", "--format", "png", "-"], input: scene, in: Self.scenes)
      #expect(command.exitCode == 0)
      return command.standardError
    }
    #expect(try note(1) == "")
    #expect(try note(2).hasPrefix("-: warning: librsvg 2.54 misplaces"))
  }

  @Test func everyGoldenIsUsed() throws {
    let files = try FileManager.default.contentsOfDirectory(atPath: Self.goldens.path)
    #expect(Set(files) == Set(Self.runs.map { "\($0.name).txt" }))
  }

  @Test("A picture is the same bytes in two processes")
  func stable() throws {
    for name in ["gifts", "profile"] {
      let first = try SceneCommand(["render", "\(name).json"], in: Self.scenes)
      let second = try SceneCommand(["render", "\(name).json"], in: Self.scenes)
      #expect(first.exitCode == 0 && !first.standardOutput.isEmpty)
      #expect(first.standardOutput == second.standardOutput)
    }
  }

  private static let film = [
    "render", "notifications.json", "--to", "profile.json", "--events", "Events/swipe-back.json",
    "--frames", "3",
  ]

  @Test(
    "A filmstrip and an animation are the same bytes in two processes",
    arguments: ["slide", "zoom", "cube", "cover", "mask"])
  func stableFilm(_ name: String) throws {
    for more in [[], ["--animated"]] {
      let arguments = Self.film + ["--transition", name] + more
      let first = try SceneCommand(arguments, in: Self.scenes)
      let second = try SceneCommand(arguments, in: Self.scenes)
      #expect(first.exitCode == 0 && !first.standardOutput.isEmpty)
      #expect(first.standardOutput == second.standardOutput)
      // Three moments of two ways in two directions, one after the other or beside each other.
      #expect(first.text.components(separatedBy: "<animate ").count == (more.isEmpty ? 1 : 13))
      #expect(first.text.components(separatedBy: "-screen\"><rect ").count == 13)
    }
  }

  @Test("Each moment is a picture of its own", arguments: ["svg", "png"])
  func frames(_ form: String) throws {
    if form == "png", Program.find("rsvg-convert") == nil { return }
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
      "bidi-scene-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let command = try SceneCommand(
      Self.film + [
        "--transition", "slide", "--direction", "rtl", "--format", form, "--zoom", "1",
        "--frames-folder", folder.path,
      ], in: Self.scenes)
    #expect(command.exitCode == 0, "\(command.standardError)")
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    #expect(
      Set(names)
        == Set(["push", "pop"].flatMap { way in (0..<3).map { "rtl-\(way)-00\($0).\(form)" } }))
    if form == "png" {
      let picture = try Data(contentsOf: folder.appendingPathComponent("rtl-pop-001.png"))
      // 360 by 420.
      #expect(picture[16..<24].elementsEqual([0, 0, 1, 104, 0, 0, 1, 164]))
    }
  }

  @Test(
    "PNG comes from rsvg-convert",
    .enabled(if: Program.find("rsvg-convert") != nil, "there is no rsvg-convert"))
  func png() throws {
    let command = try SceneCommand(
      ["render", "--format", "png", "--zoom", "1", "chat.json"], in: Self.scenes)
    #expect(command.exitCode == 0)
    #expect(command.standardOutput.starts(with: [0x89, 0x50, 0x4E, 0x47]))
    // Width and height of the header: two screens of 360 by 430, the gap and the margins.
    #expect(command.standardOutput[16..<24].elementsEqual([0, 0, 3, 56, 0, 0, 1, 242]))
  }

  @Test("Without rsvg-convert PNG is refused with what to do, and SVG is not")
  func noRasterizer() throws {
    let path = ["PATH": "/nonexistent"]
    let png = try SceneCommand(
      ["render", "--format", "png", "chat.json"], in: Self.scenes, environment: path)
    #expect(png.exitCode == 2 && png.standardError.contains("librsvg2-bin"))
    let svg = try SceneCommand(["render", "chat.json"], in: Self.scenes, environment: path)
    #expect(svg.exitCode == 0)
  }

  @Test(
    "The page switches directions in a browser",
    .enabled(if: Program.find("chromium") != nil, "there is no chromium"))
  func togglePage() throws {
    let page = try SceneCommand(["render", "--html", "settings.json"], in: Self.scenes)
    #expect(page.exitCode == 0)
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
      "bidi-scene-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    // What is seen at first, and after one and two clicks on the switch.
    // The policy of the page lets no other script run.
    let nonce = try #require(page.text.firstMatch(of: /script-src 'nonce-([0-9a-f]+)'/)).1
    let probe = """
      <script nonce="\(nonce)">
        const seen = () => ["ltr", "rtl"].filter(d =>
          document.getElementById(d + "-panel").getBoundingClientRect().height > 100).join("+");
        const steps = [seen()];
        for (let i = 0; i < 2; i++) { document.getElementById("switch").click(); steps.push(seen()); }
        document.title = "steps " + steps.join(" ");
      </script>
      </body>
      """
    let file = folder.appendingPathComponent("page.html")
    try Data(page.text.replacingOccurrences(of: "</body>", with: probe).utf8).write(to: file)
    for (end, steps) in [("", "ltr rtl ltr"), ("#rtl", "rtl ltr rtl")] {
      let dom = try Program.run(
        "chromium",
        [
          "--headless", "--no-sandbox", "--disable-gpu", "--user-data-dir=\(folder.path)/profile",
          "--virtual-time-budget=2000", "--dump-dom", file.absoluteString + end,
        ])
      #expect(dom.contains("<title>steps \(steps)</title>"))
    }
  }
}
