#if Shaping
  import BidiTestSupport
  import Foundation
  import Testing

  /// Which font measures a text, and what a finding says of it.
  ///
  /// The widths are sums of advances in the font files: Liberation Sans has 291.08 points for the long text at 17.
  struct SubstituteFontTests {
    private static let long = "Einstellungen speichern und schließen"
    private static let arabic =
      "\u{062D}\u{0641}\u{0638} \u{0627}\u{0644}\u{0625}\u{0639}\u{062F}\u{0627}\u{062F}\u{0627}\u{062A}"

    /// What the report says of the narrow label: its line, its sentence and its cure.
    private func report(
      _ text: String, locale: String = "de", font: String? = nil, files: [String: Data] = [:],
      _ arguments: [String] = []
    ) throws -> String {
      var storyboard = TextFitTests.storyboard
      if let font {
        storyboard = storyboard.replacing(#"type="system" pointSize="17""#, with: font)
      }
      var all = files
      all["Base.lproj/Main.storyboard"] = Data(storyboard.utf8)
      all["\(locale).lproj/Main.strings"] = Data("\"narrow.text\" = \"\(text)\";".utf8)
      let run = try SceneCommand(
        ["audit", "--measure", "Base.lproj/Main.storyboard"] + arguments, files: all)
      return run.text + run.standardError
    }

    private static func font(
      _ path: String, named family: String, track: [(size: Int, units: Int)] = []
    ) throws -> Data {
      let bytes = try Data(contentsOf: URL(fileURLWithPath: "/usr/share/fonts/truetype/\(path)"))
      var font = try #require(MadeFont([UInt8](bytes)))
      font.rename(family)
      if !track.isEmpty { font.track(track) }
      return Data(font.bytes)
    }

    /// 291.08 points in Liberation Sans are 294.57 in the system font of iOS at 17 points.
    @Test func systemFont() throws {
      let report = try report(Self.long)
      #expect(
        report.contains(
          "'\(Self.long)' is 294.57 points wide (in Liberation Sans × 1.01 for the system font of iOS, ± 5 %), "
            + "and its box 80: 214.57 points are cut off."), "\(report)")
      #expect(
        report.contains(
          "It fits at 295 points. Give the box that room, let the text have more lines, or let its letters shrink."
        ), "\(report)")
    }

    /// The fonts of Apple in a folder measure without a factor and without a margin, each its own letters.
    ///
    /// They are free fonts under the names of Apple's: Noto Sans has 307.62 points for the text, Noto Sans Arabic 101.59.
    @Test(arguments: ["SF Pro Text", "SF Pro", ".SF NS", "System Font", ".AppleSystemUIFont"])
    func systemFontOfAFolder(_ family: String) throws {
      let files = [
        "Fonts/SFNS.ttf": try Self.font("noto/NotoSans-Regular.ttf", named: family),
        "Fonts/SFArabic.ttf": try Self.font("noto/NotoSansArabic-Regular.ttf", named: "SF Arabic"),
      ]
      let latin = try report(Self.long, files: files, ["--fonts", "Fonts"])
      #expect(
        latin.contains("is 307.62 points wide (in \(family)), and its box 80: 227.62 points"),
        "\(latin)")
      let arabic = try report(Self.arabic, locale: "ar", files: files, ["--fonts", "Fonts"])
      #expect(arabic.contains("is 101.59 points wide (in SF Arabic), and its box 80"), "\(arabic)")
    }

    /// From 20 points on the letters for large sizes count.
    @Test func systemFontOfSizes() throws {
      let files = [
        "Fonts/SF-Pro-Text.ttf": try Self.font("dejavu/DejaVuSans.ttf", named: "SF Pro Text"),
        "Fonts/SF-Pro-Display.ttf": try Self.font(
          "noto/NotoSans-Regular.ttf", named: "SF Pro Display"),
      ]
      let small = try report(Self.long, files: files, ["--fonts", "Fonts"])
      #expect(small.contains("(in SF Pro Text), and"), "\(small)")
      let large = try report(
        Self.long, font: #"type="system" pointSize="20""#, files: files, ["--fonts", "Fonts"])
      #expect(large.contains("(in SF Pro Display), and"), "\(large)")
    }

    /// The table `trak` gives each of 37 letters a tenth of its size less at 17 points, and none at 34: 62.9 points.
    @Test func trackingOfAppleFonts() throws {
      let font = try Self.font(
        "dejavu/DejaVuSans.ttf", named: "SF Pro", track: [(17, -205), (34, 0)])
      let report = try report(
        Self.long, files: ["Fonts/SFNS.ttf": font], ["--fonts", "Fonts"])
      // 327.49 points less 37 × 17 × 205 / 2048.
      #expect(report.contains("is 264.53 points wide (in SF Pro), and"), "\(report)")
    }

    /// A font whose mean width is known has a factor of its own: 0.450 for Helvetica Neue beside 913/2048 for Arial.
    @Test func namedFonts() throws {
      func report(_ name: String, _ family: String) throws -> String {
        try self.report(
          Self.long, font: #"name="\#(name)" family="\#(family)" pointSize="17""#)
      }
      let neue = try report("HelveticaNeue", "Helvetica Neue")
      #expect(
        neue.contains(
          "is 293.82 points wide (in Liberation Sans × 1.01 for Helvetica Neue, ± 7 %)"), "\(neue)")
      // Nothing is known of Avenir, and the finding says so; its name tells a bold face.
      let avenir = try report("Avenir-Heavy", "Avenir")
      #expect(
        avenir.contains(
          "is 315.5 points wide (in Liberation Sans for Avenir, whose widths are not known, ± 20 %)"
        ), "\(avenir)")
      // Arial has the widths of Liberation Sans.
      let arial = try report("ArialMT", "Arial")
      #expect(arial.contains("is 291.08 points wide (in Liberation Sans, ± 2 %)"), "\(arial)")
      let system = try report("SFUIText-Regular", ".SF UI Text")
      #expect(system.contains("for the system font of iOS, ± 5 %)"), "\(system)")
    }

    /// Fonts by their PostScript names, a condensed one, and one whose letters are all as wide as each other.
    ///
    /// Helvetica Neue Light has 0.433 beside 913/2048; the text has 315.5 points in Liberation Sans Bold, of which 0.86 are 271.34; 37 letters
    /// of 1229/2048 have 377.46.
    @Test(arguments: [
      (#"name="ArialMT""#, "is 291.08 points wide (in Liberation Sans, ± 2 %)"),
      (
        #"name="HelveticaNeue-Light""#,
        "is 282.72 points wide (in Liberation Sans × 0.97 for Helvetica Neue, ± 7 %)"
      ),
      (
        #"name="HelveticaNeue-CondensedBlack" family="Helvetica Neue""#,
        "is 271.34 points wide (in Liberation Sans × 0.86 for Helvetica Neue Condensed, whose widths are not known, ± 20 %)"
      ),
      (
        #"name="JetBrainsMono-Regular" family="JetBrains Mono""#,
        "is 377.46 points wide (in Liberation Mono for JetBrains Mono, whose widths are not known, ± 20 %)"
      ),
      // The letters of these two have widths of their own, though their names hold "typewriter" and "code".
      (
        #"name="AmericanTypewriter" family="American Typewriter""#,
        "is 291.08 points wide (in Liberation Sans for American Typewriter, whose widths are not known, ± 20 %)"
      ),
      (
        #"name="EncodeSans" family="Encode Sans""#,
        "is 291.08 points wide (in Liberation Sans for Encode Sans, whose widths are not known, ± 20 %)"
      ),
      (
        #"name="ArialUnicodeMS" family="Arial Unicode MS""#,
        "is 291.08 points wide (in Liberation Sans for Arial Unicode MS, whose widths are not known, ± 20 %)"
      ),
    ])
    func namesOfFonts(_ font: String, _ words: String) throws {
      let report = try report(Self.long, font: "\(font) pointSize=\"17\"")
      #expect(report.contains(words), "\(report)")
    }

    /// Single letters of two fonts differ more than words do, so that a letter that is a little too wide is no finding.
    ///
    /// The margin of one letter is 20 %.
    ///
    /// At 60 points `@` has 60.9 points in Liberation Sans and 59.4 with the factor (0.976): 20 % more than 49.5. It would be 18 % more than
    /// 50.3, and 11 % more than 53.5, the margins of three letters and of four. Interface Builder made boxes of 13.67 and 14 points for one of 15 points, which has
    /// 15.6 in Liberation Sans with the factor. Six of them have no room in any of these boxes.
    @Test(arguments: [(52, false), (50, false), (49, true), (40, true)])
    func singleLetters(_ width: Int, _ isFound: Bool) throws {
      let storyboard = TextFitTests.storyboard
        .replacing(
          #"firstAttribute="width" constant="80""#,
          with: "firstAttribute=\"width\" constant=\"\(width)\""
        )
        .replacing(#"type="system" pointSize="17""#, with: #"type="system" pointSize="60""#)
        .replacing("text=\"Save\"", with: "text=\"I\"")
      let run = try SceneCommand(
        ["audit", "--measure", "Base.lproj/Main.storyboard"],
        files: [
          "Base.lproj/Main.storyboard": Data(storyboard.utf8),
          "de.lproj/Main.strings": Data("\"narrow.text\" = \"@\";".utf8),
          "fr.lproj/Main.strings": Data("\"narrow.text\" = \"@@@@@@\";".utf8),
        ])
      #expect(run.text.contains("[text-cut] text, fr (narrow)"), "\(run.text)")
      #expect(run.text.contains("[text-cut] text, de (narrow)") == isFound, "\(run.text)")
      #expect(run.text.contains("± 20 %") == isFound, "\(run.text)")
    }

    /// The words of the other findings.
    @Test func words() throws {
      let storyboard = TextFitTests.storyboard
      let run = try SceneCommand(
        ["audit", "--measure", "Base.lproj/Main.storyboard"],
        files: [
          "Base.lproj/Main.storyboard": Data(storyboard.utf8),
          "de.lproj/Main.strings": Data("\"two.text\" = \"\(Self.long)\";\n".utf8),
          "fr.lproj/Main.strings": Data("\"wide.text\" = \"a\u{10FFFD}\";\n".utf8),
        ])
      // In 84 points, the box and its margin, each word has a line of its own, and the first one of 102 points has two.
      #expect(
        run.text.contains(
          "'\(Self.long)' needs 5 lines (in Liberation Sans × 1.01 for the system font of iOS, ± 5 %), "
            + "and there is room for 2."), "\(run.text)")
      #expect(
        run.text.contains("Let the box grow with the text: no limit of lines, and no fixed height.")
      )
      #expect(run.text.contains("No font has U+10FFFD of 'a\u{10FFFD}'."), "\(run.text)")
      #expect(
        run.text.contains(
          "Take another character, or ship a font that has it; --fonts names a folder of fonts."))
    }
  }
#endif
