#if Shaping
  import BidiAttributed
  import BidiText
  import Foundation
  import Testing
  import TextShaping

  /// Fonts that are missing or broken, and texts and widths that nobody expects.
  struct TextShapingFaultTests {
    static let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("bidi-shaping-\(UUID().uuidString)")

    @Test func missingFile() {
      #expect(throws: ShapingError.unreadableFont(path: "/nowhere/font.ttf")) {
        try FontLibrary(systemFonts: false, files: ["/nowhere/font.ttf"])
      }
      #expect(throws: ShapingError.unreadableFont(path: "/nowhere/font.ttf")) {
        try FontFace(path: "/nowhere/font.ttf")
      }
    }

    @Test func missingFolder() {
      #expect(throws: ShapingError.unreadableFolder(path: "/nowhere")) {
        try FontLibrary(systemFonts: false, folders: ["/nowhere"])
      }
    }

    @Test func noFonts() {
      #expect(throws: ShapingError.noFonts) { try FontLibrary(systemFonts: false) }
    }

    /// Each part of a font, cut anywhere and with bytes changed, is an error or a font; nothing ends the process.
    @Test func brokenFile() throws {
      let folder = Self.folder
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      defer { try? FileManager.default.removeItem(at: folder) }
      let whole = try Data(
        contentsOf: URL(fileURLWithPath: TestFonts.path("NotoSansHebrew-Regular.ttf")))
      var opened = 0
      var refused = 0
      for part in 0..<24 {
        var bytes = whole
        if part < 12 {
          bytes = whole.prefix(whole.count * part / 12)
        } else {
          for place in stride(from: part, to: bytes.count, by: 97) { bytes[place] ^= 0x5A }
        }
        let path = folder.appendingPathComponent("broken-\(part).ttf").path
        try bytes.write(to: URL(fileURLWithPath: path))
        do {
          _ = try FontFace(path: path)
          let shaper = TextShaper(try FontLibrary(systemFonts: false, files: [path]))
          let layout = try TextLayout(
            "\u{05E9}\u{05DC}\u{05D5}\u{05DD} abc", options: .init(width: 100), shaper: shaper)
          _ = try? TextPicture(layout).bytes(.png)
          opened += 1
        } catch {
          refused += 1
        }
      }
      #expect(opened + refused == 24 && refused > 0)
      let text = folder.appendingPathComponent("text.ttf").path
      try Data("no font".utf8).write(to: URL(fileURLWithPath: text))
      #expect(throws: ShapingError.unreadableFont(path: text)) { try FontFace(path: text) }
    }

    @Test func badFeature() throws {
      let shaper = try TestFonts.shaper("NotoSans-Regular.ttf")
      let font = TextFont(["Noto Sans"], features: ["liga=maybe"])
      #expect(throws: ShapingError.badFeature("liga=maybe")) {
        try TextLayout("abc", options: .init(font: font), shaper: shaper)
      }
    }

    @Test(arguments: [0.0, -5, .nan, -.infinity, 1e-300])
    func noWidth(_ width: Double) throws {
      let shaper = try TestFonts.shaper("NotoSans-Regular.ttf")
      let layout = try TextLayout("ab cd", options: .init(width: width), shaper: shaper)
      #expect(layout.width <= 1e-300 && layout.lines.count == 4)
      #expect(layout.height.isFinite)
    }

    @Test(arguments: [0.0, -3, .nan, .infinity])
    func noSize(_ size: Double) throws {
      let shaper = try TestFonts.shaper("NotoSans-Regular.ttf")
      let layout = try TextLayout(
        "ab cd", options: .init(font: TextFont(size: size)), shaper: shaper)
      #expect(layout.width == 0 && layout.lines.count == 1)
    }

    @Test func emptyTexts() throws {
      let shaper = try TestFonts.shaper("NotoSans-Regular.ttf")
      for (text, count) in [("", 1), ("\n", 2), ("a\n\n", 3), ("\u{2028}", 2)] {
        let layout = try TextLayout(text, options: .init(width: 100), shaper: shaper)
        #expect(layout.lines.count == count)
        let lines = layout.lines
        #expect(lines.allSatisfy { $0.height > 0 })
        #expect(layout.caret(at: DocumentPosition(layout.end)).line == count - 1)
        let attributed = try TextLayout(
          AttributedString(text), options: .init(width: 100), shaper: shaper)
        #expect(attributed.lines.count == count)
      }
    }

    /// A megabyte without a space is cut where it has to be.
    @Test func longWord() throws {
      let shaper = try TestFonts.shaper("NotoSans-Regular.ttf")
      let text = String(repeating: "abcdefghij", count: 100_000)
      let layout = try TextLayout(
        text, options: .init(width: 200, font: TextFont(size: 10)), shaper: shaper)
      #expect(layout.lines.count > 10_000)
      #expect(layout.lines.allSatisfy { $0.width <= 200.001 })
      #expect(layout.lines.last?.range.upperBound == TextOffset(endOf: text))
    }

    /// A character that no font has is named, and has a box.
    @Test func missingGlyph() throws {
      let shaper = try TestFonts.shaper("NotoSans-Regular.ttf")
      let layout = try TextLayout("a\n\u{05D0}b", options: .init(width: 100), shaper: shaper)
      #expect(layout.missingCharacters.map(\.scalar) == ["\u{05D0}"])
      #expect(layout.missingCharacters.map(\.offset.utf8) == [2])
      #expect(layout.lines[1].runs.flatMap(\.glyphs).contains { $0.id == 0 && $0.advance > 0 })
      // What is not seen is not missing.
      let controls = try TextLayout(
        "a\u{200E}\u{2067}b\u{2069}\u{200D}\u{FE0F}\t", options: .init(width: 100), shaper: shaper)
      #expect(controls.missingCharacters == [])
    }

    /// The font of the script is found where the first one lacks it, and emoji are in colors.
    @Test(.enabled(if: TestFonts.has("NotoColorEmoji.ttf")))
    func fallback() throws {
      let shaper = try TestFonts.shaper(
        "NotoSans-Regular.ttf", "NotoSansHebrew-Regular.ttf", "NotoColorEmoji.ttf")
      let options = TextLayout.Options(font: TextFont(["Noto Sans"]))
      let family = "\u{1F469}\u{200D}\u{1F469}\u{200D}\u{1F467}"
      let layout = try TextLayout("a \u{05D0} \(family)", options: options, shaper: shaper)
      let runs = layout.lines[0].runs
      #expect(
        runs.map(\.face.family) == [
          "Noto Sans", "Noto Sans Hebrew", "Noto Sans", "Noto Color Emoji",
        ])
      // A family is one glyph.
      #expect(runs.last?.glyphs.count == 1)
      #expect(layout.missingCharacters == [])
    }

    @Test(arguments: TextPicture.Form.allCases)
    func pictures(_ form: TextPicture.Form) throws {
      let shaper = try TestFonts.shaper("NotoSans-Regular.ttf", "NotoSansHebrew-Regular.ttf")
      let layout = try TextLayout(
        "abc \u{05D0}\u{05D1}", options: .init(width: 100), shaper: shaper)
      var picture = TextPicture(layout)
      picture.overlays = Set(TextPicture.Overlay.allCases)
      let bytes = try picture.bytes(form)
      let starts: [TextPicture.Form: [UInt8]] = [
        .png: [0x89, 0x50, 0x4E, 0x47], .svg: Array("<?xml".utf8), .pdf: Array("%PDF".utf8),
      ]
      #expect(bytes.starts(with: starts[form] ?? []))
      // Cairo counts the surfaces of an SVG through the process.
      if form != .svg { #expect(try picture.bytes(form) == bytes) }
      picture.scale = 1e6
      if form == .png { #expect(throws: ShapingError.self) { try picture.bytes(form) } }
    }
  }
#endif
