#if ICU
  import BidiICU
  import BidiJudge
  import MessageSyntax
  import BidiSource
  import BidiText
  import Foundation
  import LocalizationFiles
  import Testing

  @testable import BidiLint

  /// Every repair, resolved again by ICU's `ubidi`: it shows what our engine says that it shows.
  ///
  /// `Scripts/check-with-icu PATH…` does the same for other files, named in `BIDI_ICU_PATHS`.
  @Suite struct SecondEngineTests {
    /// What ICU shows, from left to right, without controls.
    private func shown(
      _ text: String, _ base: BaseDirection, by icu: inout ParagraphResolver
    ) throws -> String {
      let requested: UInt8 =
        switch base {
        case .explicit(let direction): EmbeddingLevel(direction).number
        case .auto(let fallback): 0xFE + EmbeddingLevel(fallback).number
        }
      let levels = try icu.levels(of: Array(text.utf16), requestedLevel: requested).levels
      // A grapheme cluster stands where its first shown character does, and is whole.
      var unit = 0
      var items: [(level: UInt8, cluster: String)] = []
      for character in text {
        var cluster = String.UnicodeScalarView()
        for scalar in character.unicodeScalars {
          let level = levels[unit]
          unit += UTF16.width(scalar)
          let isShown =
            DirectionalFormatting(scalar) == nil && !scalar.bidiClass.isRemovedByX9
          // What is not shown has its place in L2 all the same.
          if cluster.isEmpty { items.append((level, "")) }
          guard isShown || !cluster.isEmpty else { continue }
          // L4.
          cluster.append(level % 2 == 1 ? scalar.mirrored : scalar)
        }
        if !cluster.isEmpty { items[items.count - 1].cluster = String(cluster) }
      }
      // L2: from the highest level down, every stretch of that level or more is turned round.
      for level in stride(from: items.map(\.level).max() ?? 0, to: 0, by: -1) {
        var start = 0
        while start < items.count {
          guard items[start].level >= level else { start += 1; continue }
          let end = items[start...].firstIndex { $0.level < level } ?? items.count
          items[start..<end].reverse()
          start = end
        }
      }
      return items.map(\.cluster).joined()
    }

    /// Whether a text holds what ICU resolves otherwise than the standard says; `Tests/Conformance` lists it.
    private func hasKnownDeviation(_ text: String) -> Bool {
      let scalars = Array(text.unicodeScalars)
      if scalars.contains(where: { $0 == "\u{202D}" || $0 == "\u{202E}" }) { return true }
      return zip(scalars, scalars.dropFirst()).contains { bracket, mark in
        "()[]{}".unicodeScalars.contains(bracket) && mark.bidiClass == .nonspacingMark
      }
    }

    /// Compares both engines on a value in every container, with arguments that disturb.
    private func compare(
      _ value: String, _ identifier: String, _ icu: inout ParagraphResolver, _ count: inout Int
    ) throws {
      guard let locale = MessageLocale(identifier) else { return }
      let message = Message(value)
      for line in message.lines {
        for texts in message.hostileArguments(locale) {
          let text = message.filled(line, texts)
          guard !hasKnownDeviation(text) else { continue }
          for container in DisplayContainer.allCases {
            let base = container.baseDirection(in: locale.direction)
            let ours = try #require(text.visualParagraph(baseDirection: base))
            let theirs = try shown(text, base, by: &icu)
            #expect(isSameText(ours, theirs), "\(container) \(text.showingControls())")
            count += 1
          }
        }
      }
    }

    @Test(arguments: OrderRow.rules)
    func theSecondEngineAgreesAboutTables(_ rule: String) throws {
      var icu = try ParagraphResolver()
      var count = 0
      for row in OrderRow.rows(of: rule) {
        let (value, _) = try row.fixed(row.options)
        try compare(row.value, row.locale, &icu, &count)
        try compare(value, row.locale, &icu, &count)
        // And ICU itself shows what the table says.
        let locale = try #require(MessageLocale(row.locale))
        for container in row.lookedAt {
          let base = container.baseDirection(in: locale.direction)
          var lines: [String] = []
          for line in Message(value).filledLines(row.arguments) {
            lines.append(try shown(line, base, by: &icu))
          }
          #expect(lines.joined(separator: "\n") == row.shown, "\(row.testDescription)")
        }
      }
      #expect(count > 100)
    }

    @Test(arguments: LocaleFixtureTests.tags)
    func theSecondEngineAgreesAboutLocales(_ tag: String) throws {
      let path = "Resources/Locales/\(tag).lproj/Localizable.strings"
      let bytes = [UInt8](try Data(contentsOf: packageFolder.appendingPathComponent(path)))
      let original = try LocalizationFile(path: path, bytes: bytes)
      var icu = try ParagraphResolver()
      var count = 0
      for containers in [[DisplayContainer.natural], DisplayContainer.allCases] {
        let linter = Linter(options: LintOptions(containers: containers))
        let outcome = try Fixer(linter: linter).fix(original, locale: MessageLocale(tag))
        for (before, after) in zip(original.entries, outcome.repaired.entries) {
          try compare(before.value.string, tag, &icu, &count)
          try compare(after.value.string, tag, &icu, &count)
        }
      }
      #expect(count > 100)
    }

    private static let otherPaths =
      ProcessInfo.processInfo.environment["BIDI_ICU_PATHS"]?.split(separator: ":").map(String.init)
      ?? []

    @Test(.enabled(if: !otherPaths.isEmpty, "paths are given by Scripts/check-with-icu"))
    func overOtherFiles() throws {
      var icu = try ParagraphResolver()
      var (files, values, orders, left) = (0, 0, 0, 0)
      for folder in Self.otherPaths {
        let names = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String }
        for path in (names ?? []).map({ "\(folder)/\($0)" }).sorted() {
          guard let bytes = FileManager.default.contents(atPath: path),
            FileFormat(path: path, head: { [UInt8](bytes) }) != nil,
            let file = try? LocalizationFile(path: path, bytes: [UInt8](bytes))
          else { continue }
          let locale = file.locale.flatMap { MessageLocale($0) }
          files += 1
          for containers in [[DisplayContainer.natural], DisplayContainer.allCases] {
            let linter = Linter(options: LintOptions(containers: containers))
            let outcome = try Fixer(linter: linter).fix(file, locale: locale)
            let keys = Set(outcome.fixed.map(\.key))
            let unaccepted = outcome.remaining.filter {
              Rules.orderIDs.contains($0.rule) && keys.contains($0.key)
            }
            left += unaccepted.count
            for finding in unaccepted { print("not accepted: \(path) \(finding.key ?? "")") }
            for (before, after) in zip(file.entries, outcome.repaired.entries)
            where !isSameText(before.value.string, after.value.string) {
              values += 1
              guard let tag = before.locale ?? file.locale else { continue }
              try compare(after.value.string, tag, &icu, &orders)
            }
          }
        }
      }
      print(
        "repairs by ICU: \(files) files, \(values) repaired values, \(orders) orders;"
          + " \(left) not accepted")
      #expect(left == 0)
    }

    @Test func theSecondEngineAgreesAboutRandomLines() throws {
      var lines = RandomLine(seed: 21)
      var icu = try ParagraphResolver()
      var count = 0
      for _ in 0..<500 {
        let (value, locale, options) = lines.next()
        let (repaired, outcome) = try fixed(value, locale, options)
        guard outcome.isChanged else { continue }
        try compare(repaired, locale, &icu, &count)
      }
      #expect(count > 5_000)
    }
  }
#endif
