import BidiJudge
import BidiSource
import BidiTestSupport
import BidiText
import LocalizationFiles
import Testing

@testable import BidiLint

/// A file that `fix` has repaired has its bytes back after `strip`.
///
/// It cannot be so for a value of a `.strings` file without quotation marks: the repair needs them, and a value in
/// quotation marks that could do without them is what nearly everybody writes.
@Suite struct StripLawTests {
  /// A format, and its file of some values.
  struct Row: Sendable, CustomTestStringConvertible {
    let path: String
    let text: @Sendable ([String]) -> String
    var testDescription: String { path }
  }

  /// A value as JSON and most other formats escape it.
  private static func escaped(_ value: String, _ others: [Character: String] = [:]) -> String {
    value.map { character in
      others[character]
        ?? ["\n": "\\n", "\"": "\\\"", "\\": "\\\\"][character] ?? String(character)
    }.joined()
  }

  private static func xml(_ value: String) -> String {
    value.map { ["&": "&amp;", "<": "&lt;", ">": "&gt;"][$0] ?? String($0) }.joined()
  }

  /// Each value in one of the ways in which the format can write it.
  private static let rows: [Row] = [
    Row(path: "he.lproj/A.strings") { values in
      values.enumerated().map { number, value in
        switch number % 3 {
        case 0: "\"\(escaped(value))\";\n"
        case 1: "'k\(number)' = '\(escaped(value, ["'": "\\'"]))'; // after\n"
        default: "/* a note */ \"k\(number)\"=\"\(escaped(value))\";\n"
        }
      }.joined()
    },
    Row(path: "he.properties") { values in
      values.enumerated().map { number, value in
        let begin = ["=", "==", ": :", "  ", " \\ ", "=\\\n  ", " = \\:", "\t\\="][number % 8]
        let words = value.split(separator: " ", omittingEmptySubsequences: false)
        let end = ["", "\\\n", "\\ ", "\\\n  \\\n"][number / 8 % 4]
        return "k\(number)\(begin)"
          + words.map { escaped(String($0)) }.joined(separator: [" ", " \\\n   "][number % 2])
          + end + "\n"
      }.joined()
    },
    Row(path: "he.lproj/A.stringsdict") { values in
      let forms = values.enumerated().map { number, value in
        "<key>k\(number)</key><dict><key>NSStringVariableWidthRuleType</key><dict><key>20</key>"
          + "<string>\(number % 2 == 0 ? xml(value) : "<![CDATA[\(value)]]>")</string></dict></dict>\n"
      }
      return "<?xml version=\"1.0\"?><plist version=\"1.0\"><dict>\(forms.joined())</dict></plist>"
    },
    Row(path: "he.lproj/AppIntentVocabulary.plist") { values in
      "<?xml version=\"1.0\"?><plist version=\"1.0\"><dict><key>IntentPhrases</key><array><dict>"
        + "<key>IntentName</key><string>I</string><key>IntentExamples</key><array>"
        + values.map { "<string>\(xml($0))</string>" }.joined()
        + "</array></dict></array></dict></plist>"
    },
    Row(path: "Localizable.xcstrings") { values in
      let entries = values.enumerated().map { number, value in
        "\"k\(number)\": {\"localizations\": {\"he\": {\"stringUnit\":"
          + " {\"state\": \"translated\", \"value\": \"\(escaped(value))\"}}}}"
      }
      return "{\"sourceLanguage\": \"en\", \"strings\": {\(entries.joined(separator: ",\n"))}}"
    },
    Row(path: "app_he.arb") { values in
      "{"
        + values.enumerated().map { "\"k\($0.offset)\": \"\(escaped($0.element))\"" }
        .joined(separator: ",") + "}"
    },
    Row(path: "_locales/he/messages.json") { values in
      let entries = values.enumerated().map {
        "\"k\($0.offset)\": {\"message\": \"\(escaped($0.element))\"}"
      }
      return "{\(entries.joined(separator: ","))}"
    },
    Row(path: "locales/he.json") { values in
      "{"
        + values.enumerated().map { "\"k\($0.offset)\": \"\(escaped($0.element))\"" }
        .joined(separator: ",\n ") + "}"
    },
    Row(path: "values-iw/strings.xml") { values in
      let entries = values.enumerated().map { number, value in
        let text = xml(escaped(value, ["'": "\\'", "@": "\\@", "?": "\\?"]))
        return "<string name=\"k\(number)\">\(number % 2 == 0 ? text : "\"\(text)\"")</string>\n"
      }
      return "<resources>\(entries.joined())</resources>"
    },
    Row(path: "he.xliff") { values in
      let units = values.enumerated().map {
        "<trans-unit id=\"\($0.offset)\"><source>s</source><target>\(xml($0.element))</target></trans-unit>"
      }
      return "<xliff version=\"1.2\"><file source-language=\"en\" target-language=\"he\"><body>"
        + "\(units.joined())</body></file></xliff>"
    },
    Row(path: "he.xlf") { values in
      let units = values.enumerated().map {
        "<unit id=\"\($0.offset)\"><segment><source>s</source><target>\(xml($0.element))</target></segment></unit>"
      }
      return "<xliff version=\"2.0\" srcLang=\"en\" trgLang=\"he\"><file id=\"f\">"
        + "\(units.joined())</file></xliff>"
    },
    Row(path: "app_he.ts") { values in
      let messages = values.enumerated().map {
        "<message><source>s\($0.offset)</source><translation>\(xml($0.element))</translation></message>"
      }
      return "<TS version=\"2.1\" language=\"he\"><context><name>C</name>"
        + "\(messages.joined())</context></TS>"
    },
    Row(path: "Strings.he.resx") { values in
      let entries = values.enumerated().map {
        "<data name=\"k\($0.offset)\"><value>\(xml($0.element))</value></data>"
      }
      return "<root>\(entries.joined())</root>"
    },
    Row(path: "po/he.po") { values in
      values.enumerated().map { number, value in
        let parts = value.split(separator: " ", omittingEmptySubsequences: false)
          .map { escaped(String($0)) }
        let separator = number % 2 == 0 ? " " : " \"\n\""
        return "msgid \"k\(number)\"\nmsgstr \"\(parts.joined(separator: separator))\"\n\n"
      }.joined()
    },
    Row(path: "fastlane/metadata/he/description.txt") { $0.joined(separator: "\n") },
    Row(path: "") { $0[0] },
  ]

  @Test func everyFormatHasARow() {
    let formats = Self.rows.compactMap { row in
      FileFormat(namedPath: row.path) { Array(row.text(["\u{05D0}"]).utf8) }
    }
    #expect(Set(formats) == Set(FileFormat.all))
  }

  @Test(arguments: rows)
  func strippingUndoesTheRepair(_ row: Row) throws {
    var lines = RandomLine(seed: 41)
    var (changed, wrong) = (0, [String]())
    for round in 0..<caseCount(10, of: 25) {
      var values: [String] = []
      var options = LintOptions()
      for _ in 0..<32 {
        let next = lines.next()
        values.append(next.value.replacing("\\n", with: "\n"))
        options = next.options
      }
      options.spelling = round % 2 == 0 ? .literal : .escaped
      // Repairs that change more than controls.
      options.ignore = Set(
        Rules.checked.filter { type(of: $0).fixChangesText }.map { type(of: $0).id })
      let text = row.text(values)
      let original =
        row.path.isEmpty
        ? LocalizationFile(text: text)
        : try LocalizationFile(path: row.path, bytes: Array(text.utf8))
      #expect(original.problems.filter { $0.kind != .duplicateKey }.map(\.message) == [])
      let outcome = try Fixer(linter: Linter(options: options), includesUnsafe: true)
        .fix(original, locale: MessageLocale("he"))
      changed += outcome.fixed.count
      let stripped = Stripper.outcome(removing: .all, from: outcome.repaired).stripped
      guard stripped.source.bytes() != original.source.bytes() else { continue }
      let was = original.source.lines
      for (old, new) in zip(was, stripped.source.lines) where old != new {
        wrong.append("\(old.showingControls()) -> \(new.showingControls())")
      }
    }
    #expect(wrong.isEmpty, "\(wrong.count): \(wrong.prefix(5).joined(separator: "\n"))")
    // The values are such that much is to be repaired: the law is about something.
    #expect(changed > (row.path.isEmpty ? 2 : 20))
  }
}

extension SourceFile {
  fileprivate var lines: [String] {
    String(decoding: text, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false)
      .map(String.init)
  }
}
