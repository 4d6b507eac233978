import Foundation
import SceneFiles
import Testing

/// Runs of the real binary on storyboards and XIBs.
@Suite("bidi-scene on interfaces")
struct InterfaceCommandTests {
  private static let fixtures = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("../InterfaceFilesTests/Fixtures").standardizedFileURL

  /// A folder with a copy of the fixtures, which is removed afterwards.
  private func inCopy(_ body: (URL) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("bidi-interfaces-\(UUID().uuidString)")
    try FileManager.default.copyItem(at: Self.fixtures, to: folder)
    defer { try? FileManager.default.removeItem(at: folder) }
    try body(folder)
  }

  @Test("import writes a scene file that is laid out as the interface")
  func imports() throws {
    try inCopy { folder in
      for name in ["stack-row.xib", "scroll.storyboard", "buttons.xib", "margins.storyboard"] {
        let imported = try SceneCommand(["import", "Layouts/\(name)", "-o", "a.json"], in: folder)
        #expect(imported.exitCode == 0, "\(imported.standardError)")
        let direct = try SceneCommand(["layout", "Layouts/\(name)"], in: folder)
        let again = try SceneCommand(["layout", "a.json"], in: folder)
        #expect(direct.exitCode == 0)
        #expect(direct.text == again.text, "\(name)")
      }
    }
  }

  @Test("import writes a file for each scene into a folder")
  func importsFolders() throws {
    try inCopy { folder in
      let result = try SceneCommand(["import", "Layouts/tabs.storyboard", "-o", "out"], in: folder)
      #expect(result.exitCode == 0, "\(result.standardError)")
      let names = try FileManager.default.contentsOfDirectory(
        atPath: folder.appendingPathComponent("out").path)
      #expect(
        names.sorted()
          == ["tabBarController.json", "viewController 2.json", "viewController.json"])
      for name in names {
        let url = folder.appendingPathComponent("out/\(name)")
        _ = try SceneFile(path: name, bytes: [UInt8](try Data(contentsOf: url)))
      }
    }
  }

  @Test("Images of asset catalogs are drawn and settled; a catalog is drawn by itself")
  func assets() throws {
    let folder = Self.fixtures.appendingPathComponent("Assets")
    // The project of a test is not that of the package: the fixtures are copied.
    try inCopy { copy in
      let folder = copy.appendingPathComponent("Assets")
      let picture = try SceneCommand(["render", "Screen.xib"], in: folder)
      #expect(picture.exitCode == 0)
      // Seven images in two directions, one of them a damaged PDF.
      #expect(picture.text.components(separatedBy: "<image ").count == 13)
      #expect(picture.standardError.contains("hand.pdf: note: not drawn"))
      try drawsPDF(in: folder)
      let audit = try SceneCommand(["audit", "--infos", "Screen.xib"], in: folder)
      let found = audit.text.split(separator: "\n").filter { $0.contains("[directed-image]") }
      #expect(found.count == 3 && found.allSatisfy { $0.contains("/Contents.json:2:14: info") })
      let sheet = try SceneCommand(["render", "Assets.xcassets"], in: folder)
      #expect(sheet.exitCode == 0 && sheet.text.contains(">arrow_right</text>"))
      #expect(!sheet.text.contains(">photo</text>"))
      let alone = try SceneCommand(["audit", "--infos", "Assets.xcassets"], in: folder)
      #expect(alone.text.contains("No place is seen that shows it."))
    }
    let whole = try SceneCommand(["render", "Assets.xcassets/Plain"], in: folder)
    #expect(whole.exitCode == 2)
  }

  /// A PDF is drawn where there is poppler, and is named where there is not.
  private func drawsPDF(in folder: URL) throws {
    let size = "/MediaBox [0 0 40 20]"
    let pdf = """
      %PDF-1.4
      1 0 obj <</Type /Catalog /Pages 2 0 R>> endobj
      2 0 obj <</Type /Pages /Kids [3 0 R] /Count 1>> endobj
      3 0 obj <</Type /Page /Parent 2 0 R \(size) /Contents 4 0 R /Resources <<>>>> endobj
      4 0 obj <</Length 14>> stream
      0 0 20 20 re f
      endstream endobj
      trailer <</Root 1 0 R /Size 5>>
      %%EOF
      """
    try Data(pdf.utf8).write(
      to: folder.appendingPathComponent("Assets.xcassets/left_hand.imageset/hand.pdf"))
    let picture = try SceneCommand(["render", "Screen.xib"], in: folder)
    let isThere = Program.find("pdftocairo") != nil
    #expect(picture.text.components(separatedBy: "<image ").count == (isThere ? 15 : 13))
    #expect(picture.standardError.contains("hand.pdf: note: not drawn") == !isThere)
    let without = try SceneCommand(
      ["render", "Screen.xib"], in: folder, environment: ["PATH": folder.path])
    #expect(without.exitCode == 0)
    #expect(without.standardError.contains("a PDF needs pdftocairo of poppler"))
  }

  @Test("Commands without flags for interfaces take them too")
  func withoutFlags() throws {
    let name = "Layouts/stack-row.xib"
    let compared = try SceneCommand(["compare", name, name], in: Self.fixtures)
    #expect([0, 1].contains(compared.exitCode) && compared.text.contains("2 files, "))
    let reference = try SceneCommand(["reference", name], in: Self.fixtures)
    #expect(reference.exitCode == 0 && reference.text.contains("</html>"))
  }

  @Test("Of several scenes one has to be named")
  func names() throws {
    let file = "Layouts/tabs.storyboard"
    let open = try SceneCommand(["layout", file], in: Self.fixtures)
    #expect(open.exitCode == 2)
    #expect(open.standardError.contains("'viewController 2' (vc20-aa-02)"))
    for name in ["viewController 2", "vc20-aa-02"] {
      let named = try SceneCommand(["layout", file, "--scene", name], in: Self.fixtures)
      #expect(named.exitCode == 0)
      #expect(named.text.contains("l20-aa-002"))
    }
    #expect(
      try SceneCommand(["layout", file, "--scene", "none"], in: Self.fixtures).exitCode == 2)
  }

  @Test("The right-to-left panel has the translation of each object")
  func translations() throws {
    let file = "Translated/Base.lproj/Main.storyboard"
    let picture = try SceneCommand(["render", file], in: Self.fixtures)
    #expect(picture.exitCode == 0)
    #expect(picture.text.contains("\u{0645}\u{0641}\u{062A}\u{0648}\u{062D}"))
    #expect(picture.text.contains("\u{0627}\u{0641}\u{062A}\u{062D}"))
    let hebrew = try SceneCommand(["render", file, "--locale", "he"], in: Self.fixtures)
    #expect(hebrew.text.contains("\u{05E4}\u{05EA}\u{05D5}\u{05D7}"))
    let missing = try SceneCommand(["render", file, "--locale", "fa"], in: Self.fixtures)
    #expect(missing.exitCode == 2)
  }

  @Test("audit has path, line, column and object ID, as text and as JSON")
  func audits() throws {
    let file = "Layouts/physical-sides.storyboard"
    let text = try SceneCommand(["audit", file], in: Self.fixtures)
    #expect(text.exitCode == 1)
    #expect(
      text.text.hasPrefix(
        "\(file):41:80: warning: [physical-constraint] imageView (c02-le-ft1)\n"))
    #expect(text.text.hasSuffix("1 file, 3 findings\n"))
    let json = try SceneCommand(["audit", "--format", "json", file], in: Self.fixtures)
    let list = try #require(
      try JSONSerialization.jsonObject(with: Data(json.standardOutput)) as? [[String: Any]])
    let finding = try #require(list.first?["finding"] as? [String: Any])
    let location = try #require(list.first?["location"] as? [String: Any])
    #expect(location["line"] as? Int == 41)
    #expect(finding["objectID"] as? String == "c02-le-ft1")
    #expect(finding["hasFix"] as? Bool == true)
    let clean = try SceneCommand(["audit", "Layouts/stack-row.xib"], in: Self.fixtures)
    #expect(clean.exitCode == 0)
    let infos = try SceneCommand(["audit", "--infos", "Layouts/pictures.xib"], in: Self.fixtures)
    #expect(infos.exitCode == 0 && infos.text.contains(": info: ["))
  }

  @Test("A folder is walked, and one with nothing to look at is no success")
  func folders() throws {
    let whole = try SceneCommand(["audit", "Translated"], in: Self.fixtures)
    #expect(whole.text.hasSuffix("2 files, no findings\n"))
    let empty = try SceneCommand(["audit", "Translated/he.lproj"], in: Self.fixtures)
    #expect(empty.exitCode == 2 && empty.standardError.contains("the folder has no storyboard"))
  }

  @Test("Every language beside a file is judged, unless one is named")
  func languages() throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("interface-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    try FileManager.default.createDirectory(
      at: folder, withIntermediateDirectories: true)
    try FileManager.default.copyItem(
      at: Self.fixtures.appendingPathComponent("Translated/Base.lproj"),
      to: folder.appendingPathComponent("Base.lproj"))
    // Both say "with Anna" of the label; in Hebrew her name comes first.
    for (tag, text) in [
      ("ar", "\u{0645}\u{0639} Anna"), ("he", "Anna \u{05D0}\u{05D9}\u{05EA}\u{05DA}"),
    ] {
      let strings = folder.appendingPathComponent("\(tag).lproj")
      try FileManager.default.createDirectory(at: strings, withIntermediateDirectories: true)
      try Data("\"lt1-aa-002.text\" = \"\(text)\";\n".utf8)
        .write(to: strings.appendingPathComponent("Main.strings"))
    }
    let all = try SceneCommand(["audit", "Base.lproj/Main.storyboard"], in: folder)
    #expect(all.exitCode == 1)
    #expect(all.text.contains("[display-order]") && all.text.contains(", he ("))
    #expect(all.text.hasSuffix("1 file, 1 finding\n"))
    let arabic = try SceneCommand(
      ["audit", "--locale", "ar", "Base.lproj/Main.storyboard"], in: folder)
    #expect(arabic.exitCode == 0)
  }

  @Test("Texts of the file itself are judged in the language that --locale names")
  func ownTexts() throws {
    let name = "Main.storyboard"
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("interface-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let english = try String(
      contentsOf: Self.fixtures.appendingPathComponent("Translated/Base.lproj/\(name)"),
      encoding: .utf8)
    #expect(english.contains(#"text="Open""#))
    // Xiaoming started following you.
    let arabic =
      "\u{5C0F}\u{660E}\u{0628}\u{062F}\u{0623} \u{0641}\u{064A} \u{0645}\u{062A}\u{0627}\u{0628}\u{0639}\u{062A}\u{0643}"
    for (file, text) in [("English", "Open"), ("Arabic", arabic)] {
      try english.replacingOccurrences(of: #"text="Open""#, with: "text=\"\(text)\"")
        .write(
          to: folder.appendingPathComponent("\(file).storyboard"), atomically: true, encoding: .utf8
        )
    }
    for (arguments, isFound) in [
      (["Arabic.storyboard", "--locale", "ar"], true), (["Arabic.storyboard"], false),
      (["English.storyboard", "--locale", "ar"], false),
    ] {
      let command = try SceneCommand(["audit"] + arguments, in: folder)
      #expect(command.exitCode == (isFound ? 1 : 0), "\(arguments): \(command.text)")
      #expect(command.text.contains("[display-order]") == isFound)
      #expect(command.text.contains(isFound ? "1 file, 1 finding\n" : "1 file, no findings\n"))
    }
    // Without a path, the folder that one is in.
    let all = try SceneCommand(["audit", "--locale", "ar"], in: folder)
    #expect(all.exitCode == 1 && all.text.contains("2 files, 1 finding\n"), "\(all.text)")
  }

  @Test("A file that cannot be read is said, and the others are looked at")
  func errors() throws {
    let result = try SceneCommand(
      ["audit", "Errors/cut.xib", "Layouts/margins.storyboard"], in: Self.fixtures)
    #expect(result.exitCode == 2)
    #expect(result.standardError.contains("Errors/cut.xib:13:13: error: "))
    #expect(result.text.contains("[lopsided-margins]"))
  }

  @Test("fix and audit count the same findings, with infos and without")
  func counts() throws {
    try inCopy { folder in
      // Each file, what audit prints, and what fix says.
      for (name, flags, audited, fixed) in [
        ("fields.xib", [], "1 file, 2 findings\n", "1 of 2 findings put right"),
        ("texts.xib", ["--infos"], "1 file, 3 findings, 1 info\n", "3 of 4 findings put right"),
        (
          "frames.xib", [], "1 file, 5 findings\n",
          "nothing to put right; a person has to decide on 5 findings"
        ),
        ("stack-row.xib", [], "1 file, no findings\n", "nothing to put right\n"),
      ] {
        let path = "Layouts/\(name)"
        let audit = try SceneCommand(["audit", path] + flags, in: folder)
        #expect(audit.text.hasSuffix(audited), "\(name): \(audit.text)")
        let fix = try SceneCommand(["fix", path] + flags, in: folder)
        #expect(fix.standardError.contains("\(path): \(fixed)"), "\(name): \(fix.standardError)")
        let after = try SceneCommand(["audit", path] + flags, in: folder)
        #expect(!after.text.contains("bidi-scene fix does"), "\(name)")
      }
    }
  }

  @Test("fix takes folders as audit does")
  func fixesFolders() throws {
    try inCopy { folder in
      let files = FileManager.default
      let layouts = folder.appendingPathComponent("Layouts")
      for place in ["App/Base.lproj", "App/.build", "App/Empty"] {
        try files.createDirectory(
          at: folder.appendingPathComponent(place), withIntermediateDirectories: true)
      }
      func copy(_ name: String, to place: String) throws -> URL {
        let url = folder.appendingPathComponent(place)
        try files.copyItem(at: layouts.appendingPathComponent(name), to: url)
        return url
      }
      _ = try copy("fields.xib", to: "App/Base.lproj/fields.xib")
      _ = try copy("stack-row.xib", to: "App/row.xib")
      // What a build made is not the project's own.
      let built = try copy("fields.xib", to: "App/.build/fields.xib")
      let old = try Data(contentsOf: built)

      // Alone, one of the two findings of fields.xib is put right.
      let audit = try SceneCommand(["audit", "App"], in: folder)
      #expect(audit.text.hasSuffix("2 files, 2 findings\n"), "\(audit.text)")
      let fix = try SceneCommand(["fix", "App"], in: folder)
      #expect(fix.exitCode == 0)
      #expect(
        fix.standardError.contains("App/Base.lproj/fields.xib: 1 of 2 findings put right\n"),
        "\(fix.standardError)")
      #expect(fix.standardError.contains("App/row.xib: nothing to put right\n"))
      #expect(try Data(contentsOf: built) == old)
      let after = try SceneCommand(["audit", "App"], in: folder)
      #expect(after.text.hasSuffix("2 files, 1 finding\n"), "\(after.text)")

      let empty = try SceneCommand(["fix", "App/Empty"], in: folder)
      #expect(empty.exitCode == 2)
      #expect(empty.standardError.contains("App/Empty: error: "))
    }
  }

  @Test("--device shows a file on a device of another kind")
  func devices() throws {
    let name = "Layouts/size-classes.storyboard"
    let own = try SceneCommand(["layout", name], in: Self.fixtures)
    #expect(!own.standardError.contains("not read"))
    let tablet = try SceneCommand(["layout", name, "--device", "ipad"], in: Self.fixtures)
    #expect(tablet.exitCode == 0)
    #expect(tablet.text.contains("834"))
    #expect(!own.text.contains("834"))
    #expect(!tablet.standardError.contains("not read"))
    #expect(try SceneCommand(["layout", name, "--device", "tv"], in: Self.fixtures).exitCode == 64)
  }

  @Test("fix changes the file once; its diff is a patch")
  func fixes() throws {
    try inCopy { folder in
      let name = "Layouts/physical-sides.storyboard"
      let url = folder.appendingPathComponent(name)
      let old = try Data(contentsOf: url)
      let diff = try SceneCommand(["fix", "--diff", name], in: folder)
      #expect(diff.exitCode == 0)
      #expect(try Data(contentsOf: url) == old)
      #expect(diff.text.hasPrefix("--- \(name)\n+++ \(name)\n@@ -"))
      try FileManager.default.setAttributes([.posixPermissions: 0o640], ofItemAtPath: url.path)
      let fix = try SceneCommand(["fix", name], in: folder)
      #expect(fix.exitCode == 0)
      #expect(fix.standardError.contains("3 findings put right"))
      let new = try Data(contentsOf: url)
      #expect(new != old)
      let mode = try FileManager.default.attributesOfItem(atPath: url.path)[.posixPermissions]
      #expect((mode as? Int) == 0o640)
      #expect(try SceneCommand(["audit", name], in: folder).exitCode == 0)
      #expect(try SceneCommand(["fix", name], in: folder).standardError.contains("nothing"))
      #expect(try Data(contentsOf: url) == new)
      // The diff makes the same file.
      guard let patch = Program.find("patch") else { return }
      try old.write(to: url)
      let result = try Program.run(
        patch, ["-p0"], input: Data(diff.standardOutput), in: folder, environment: nil)
      #expect(result.exitCode == 0)
      #expect(try Data(contentsOf: url) == new)
    }
  }
}
