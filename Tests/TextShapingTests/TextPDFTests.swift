#if Shaping
  import BidiText
  import Foundation
  import Testing
  import TextShaping

  /// A PDF has the characters of its text, for those who search in it and copy from it.
  struct TextPDFTests {
    static let pdftotext = URL(fileURLWithPath: "/usr/bin/pdftotext")

    private func pdf(_ text: String, width: Double = .infinity, lines: Int = 0) throws -> [UInt8] {
      let shaper = try TestFonts.shaper(
        "NotoSans-Regular.ttf", "NotoSansArabic-Regular.ttf", "NotoSansHebrew-Regular.ttf")
      var options = TextLayout.Options.test(width)
      options.maximumLines = lines
      return try TextPicture(TextLayout(text, options: options, shaper: shaper)).bytes(.pdf)
    }

    /// Glyphs stand for letters, not for the presentation forms that the font's table of characters has for them.
    @Test(arguments: [
      "\u{0645}\u{0631}\u{062D}\u{0628}\u{0627}", "\u{0628}\u{0623}\u{0633} 123",
      "\u{067E}\u{062F}\u{0631} \u{06A9}\u{06CC}", "\u{05D0}\u{05D1} abc",
    ])
    func letters(_ text: String) throws {
      let units = try Set(PDFParts(pdf(text)).units)
      #expect(Set(text.utf16).subtracting(units) == [])
      #expect(units.subtracting(Array(text.utf16)) == [])
    }

    /// What has several letters, a ligature or a letter with its mark, says so beside its glyphs, in the order of the text.
    @Test(arguments: [
      ("\u{0633}\u{0644}\u{0627}\u{0645}", "<06440627>"),
      ("\u{0643}\u{064E}\u{062A}\u{0628}", "<0643064e>"), ("office", "<006600660069>"),
    ])
    func clusters(_ text: String, _ expected: String) throws {
      #expect(try PDFParts(pdf(text)).actualTexts.map { $0.lowercased() }.contains(expected))
    }

    /// What poppler reads is the text, with signs for the directions round what runs to the left.
    ///
    /// Poppler 22.12 turns the letters of a ligature round in text that runs to the left; such texts are not among these.
    @Test(
      .enabled(if: FileManager.default.fileExists(atPath: pdftotext.path), "needs poppler-utils"),
      arguments: [
        "\u{0645}\u{0631}\u{062D}\u{0628}\u{0627} \u{0628}\u{0623}\u{0633}",
        "office AVATAR fi", "\u{05E9}\u{05DC}\u{05D5}\u{05DD} \u{05E2}\u{05D5}\u{05DC}\u{05DD}",
        "\u{067E}\u{062F}\u{0631} \u{06A9}\u{06CC}",
      ])
    func extracted(_ text: String) throws {
      let file = FileManager.default.temporaryDirectory
        .appendingPathComponent("bidi-text-\(UUID().uuidString).pdf")
      try Data(pdf(text)).write(to: file)
      defer { try? FileManager.default.removeItem(at: file) }
      let process = Process()
      process.executableURL = Self.pdftotext
      process.arguments = [file.path, "-"]
      let output = Pipe()
      process.standardOutput = output
      try process.run()
      let bytes = output.fileHandleForReading.readDataToEndOfFile()
      process.waitUntilExit()
      let read = String(decoding: bytes, as: UTF8.self).unicodeScalars
        .filter { !(0x202A...0x202E).contains($0.value) && $0 != "\u{0C}" && $0 != "\n" }
      #expect(String(String.UnicodeScalarView(read)) == text, "\(Array(read).map(\.value))")
    }

    /// An ellipsis is one too, and what is left out is not there.
    @Test func ellipsis() throws {
      let units = try Set(PDFParts(pdf("abcdefgh ijklmnop", width: 60, lines: 1)).units)
      #expect(units.contains(0x2026) && units.contains(0x61))
      #expect(units.isDisjoint(with: Array("mnop".utf16)))
    }
  }
#endif
