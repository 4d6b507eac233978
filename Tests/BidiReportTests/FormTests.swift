import BidiLint
import BidiJudge
import BidiReport
import BidiSource
import Foundation
import LocalizationFiles
import Testing

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// Forms of findings for programs: each can be read by a reader of its kind, whatever the names and values of files are.
@Suite struct FormTests {
  /// Text that would break a line, a command, a tag, a table or a terminal.
  private static let hostile =
    "a\u{1B}[31m\u{202E}:,%0A\r\n]]> </failure> \"'&lt; | `x` ``y | <b> $(c) \u{9B} \u{2028} \u{7F}\t"

  private func result() throws -> LintResult {
    func findings(_ path: String, _ key: String) throws -> [Finding] {
      let text =
        "\"\(key)\" = \"abc \u{5D0}.\";\n\"\(key) 2\" = \"\u{5D0} \u{2192} abc, \u{5D1}\";\n"
      let file = try LocalizationFile(path: path, bytes: Array(text.utf8))
      let options = LintOptions(severities: ["arrow-direction": .info])
      return Linter(options: options).findings(in: file, locale: MessageLocale("he"))
    }
    var result = LintResult()
    let hostile = Self.hostile.replacing("\"", with: "\\\"")
    result.findings =
      try findings("he.lproj/a b.strings", "plain") + findings("\(Self.hostile).strings", hostile)
    result.failures = [
      FileFailure(
        path: Self.hostile, message: "is \(Self.hostile)",
        location: SourceLocation(line: 2, column: 3, byteOffset: 9)),
      FileFailure(path: "b", message: "cannot be opened"),
    ]
    result.fileCount = 2
    #expect(Set(result.findings.map(\.severity)) == [.error, .warning, .info])
    return result
  }

  private static let forms: [any FindingForm] = [
    XcodeForm(), GitHubForm(), GitLabForm(), JSONReport(), SARIFForm(version: "1.2.3"), JUnitForm(),
    CheckstyleForm(), MarkdownForm(),
  ]

  /// Nothing but line ends, and the controls that keep an order as it was written.
  @Test func noControlIsRaw() throws {
    let result = try result()
    for form in Self.forms {
      let found = form.text(for: result).unicodeScalars.filter {
        $0 != "\n" && $0 != "\t" && $0 != "\u{202D}" && $0 != "\u{202C}"
          && ($0.properties.generalCategory == .control || $0.properties.isBidiControl
            || $0 == "\u{2028}")
      }
      #expect(found.isEmpty, "\(type(of: form)): \(found.map(\.value))")
    }
  }

  @Test func emptyReportsAreWhole() throws {
    let texts = Self.forms.map { $0.text(for: LintResult()) }
    #expect(texts[0].isEmpty && texts[1].isEmpty)
    for text in texts[2...4] {
      #expect(throws: Never.self) { try JSONSerialization.jsonObject(with: Data(text.utf8)) }
    }
    for text in texts[5...6] { _ = try XMLElements(text) }
    #expect(texts[7].contains("no findings in 0 files"))
  }

  @Test func xcodeHasOneLineForEach() throws {
    let result = try result()
    let lines = XcodeForm().text(for: result).split(separator: "\n")
    #expect(lines.count == result.findings.count + 2)
    #expect(lines[0].hasPrefix("he.lproj/a b.strings:1:"))
    #expect(lines[0].contains(": error: the first letter is a (Latin)"))
    #expect(lines[0].hasSuffix(" [base-direction]"))
    #expect(lines[1].contains(": note: "))
    #expect(lines.last == "b:1:1: error: cannot be opened")
  }

  /// The runner's own reading of a command: properties end at two colons, and are unescaped.
  @Test func gitHubReadsItsCommands() throws {
    let result = try result()
    let lines = GitHubForm().text(for: result).split(separator: "\n")
    #expect(lines.count == result.findings.count + 2)
    let parsed = try lines.map { line in
      let match = try #require(try /::(error|warning|notice) (.*?)::(.*)/.wholeMatch(in: line))
      let properties = match.2.split(separator: ",").map { part in
        let pair = part.split(separator: "=", maxSplits: 1)
        return (String(pair[0]), pair[1].removingPercentEncoding ?? "")
      }
      return (match.1, Dictionary(uniqueKeysWithValues: properties))
    }
    #expect(parsed[0].1["file"] == "he.lproj/a b.strings")
    #expect(parsed[0].1["line"] == "1")
    #expect(parsed[0].1["title"] == "base-direction")
    #expect(parsed[1].0 == "notice")
    let hostile = try #require(parsed[2].1["file"])
    #expect(hostile.contains(":,%0A"))
    #expect(parsed.last?.1["file"] == "b")
  }

  @Test func gitLabReadsItsArray() throws {
    let result = try result()
    let object = try JSONSerialization.jsonObject(with: Data(GitLabForm().text(for: result).utf8))
    let array = try #require(object as? [[String: Any]])
    #expect(array.count == result.findings.count + 2)
    let prints = array.compactMap { $0["fingerprint"] as? String }
    #expect(Set(prints).count == array.count)
    #expect(array.compactMap { $0["severity"] as? String }.prefix(2) == ["major", "info"])
    let place = array[0]["location"] as? [String: Any]
    #expect(place?["path"] as? String == "he.lproj/a b.strings")
    #expect((place?["lines"] as? [String: Int])?["begin"] == 1)
  }

  /// The replacements of SARIF, made by lines and columns, give the text that the fix gives.
  @Test func theRepairsOfSARIFAreRight() throws {
    let result = try result()
    let text = SARIFForm(version: "1.2.3").text(for: result)
    let object = try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any]
    let run = try #require((object?["runs"] as? [[String: Any]])?.first)
    let driver = (run["tool"] as? [String: Any])?["driver"] as? [String: Any]
    let rules = try #require(driver?["rules"] as? [[String: Any]])
    #expect(rules.compactMap { $0["id"] as? String } == Rules.ids)
    let results = try #require(run["results"] as? [[String: Any]])
    #expect(results.count == result.findings.count)
    for (found, finding) in zip(results, result.findings) {
      let index = try #require(found["ruleIndex"] as? Int)
      #expect(rules[index]["id"] as? String == finding.rule)
      let prints = found["partialFingerprints"] as? [String: String]
      #expect(prints?["bidiFix/v1"] == finding.fingerprint)
    }
    let fix = try #require((results[0]["fixes"] as? [[String: Any]])?.first)
    let change = try #require((fix["artifactChanges"] as? [[String: Any]])?.first)
    let file = change["artifactLocation"] as? [String: String]
    #expect(file == ["uri": "he.lproj/a%20b.strings", "uriBaseId": "%SRCROOT%"])
    var line = Array("\"plain\" = \"abc \u{5D0}.\";".unicodeScalars)
    for replacement in try #require(change["replacements"] as? [[String: Any]]).reversed() {
      let region = try #require(replacement["deletedRegion"] as? [String: Int])
      let inserted = replacement["insertedContent"] as? [String: String]
      let (start, end) = (try #require(region["startColumn"]), try #require(region["endColumn"]))
      #expect(region["startLine"] == 1)
      line.replaceSubrange(start - 1..<end - 1, with: (inserted?["text"] ?? "").unicodeScalars)
    }
    let repaired = String(String.UnicodeScalarView(line))
    #expect(repaired == "\"plain\" = \"\u{202B}abc \u{5D0}.\u{202C}\";")
    let invocation = (run["invocations"] as? [[String: Any]])?.first
    #expect(invocation?["executionSuccessful"] as? Bool == false)
    #expect((invocation?["toolExecutionNotifications"] as? [Any])?.count == 2)
  }

  @Test func xmlIsRead() throws {
    let result = try result()
    let tests = try XMLElements(JUnitForm().text(for: result))
    #expect(tests.count("testcase") == result.findings.count + 2)
    #expect(tests.count("failure") == result.findings.count)
    #expect(tests.count("error") == 2)
    let suites = tests.all("testsuite").compactMap { $0["failures"] }.compactMap { Int($0) }
    #expect(suites.reduce(0, +) == result.findings.count)
    let style = try XMLElements(CheckstyleForm().text(for: result))
    #expect(style.count("error") == result.findings.count + 2)
    #expect(style.all("error").compactMap { $0["source"] }.first == "bidi-fix.base-direction")
    #expect(style.all("file").first?["name"] == "he.lproj/a b.strings")
  }

  /// Every row of the table has its five cells, and no value is markup.
  @Test func tablesOfMarkdownAreWhole() throws {
    let result = try result()
    let text = MarkdownForm().text(for: result)
    let rows = text.split(separator: "\n").filter { $0.hasPrefix("|") }
    #expect(rows.count == result.findings.count + 2 * 2)
    for row in rows {
      #expect(row.replacing("\\|", with: "").filter { $0 == "|" }.count == 6, "\(row)")
    }
    #expect(text.contains("\(result.findings.count) findings in 2 files, 0 entries"))
    #expect(text.contains("``` "))
  }

  /// A fingerprint is of the content: the rule, the locale and the value.
  @Test func fingerprintsAreOfTheContent() throws {
    func fingerprint(_ path: String, _ text: String) throws -> [String] {
      let file = try LocalizationFile(path: path, bytes: Array(text.utf8))
      return Linter(options: LintOptions()).findings(in: file, locale: MessageLocale("he"))
        .map(\.fingerprint)
    }
    let one = try fingerprint("a.strings", "\"k\" = \"abc \u{5D0}\";\n")
    #expect(one == (try fingerprint("b.strings", "\n/* c */ \"other\" = \"abc \u{5D0}\";\n")))
    #expect(one != (try fingerprint("a.strings", "\"k\" = \"abd \u{5D0}\";\n")))
    // FNV-1a of "base-direction", nothing and the value, with 0xFF after each.
    var hash: UInt64 = 14_695_981_039_346_656_037
    let bytes = Array("base-direction".utf8) + [255, 255] + Array("abc \u{5D0}".utf8) + [255]
    for byte in bytes {
      hash = (hash ^ UInt64(byte)).multipliedReportingOverflow(by: 1_099_511_628_211).partialValue
    }
    #expect(one == [String(hash, radix: 16)])
  }
}

/// The elements of an XML document with their attributes, by libxml2.
private final class XMLElements: NSObject, XMLParserDelegate {
  private var elements: [(name: String, attributes: [String: String])] = []

  init(_ text: String) throws {
    super.init()
    let parser = XMLParser(data: Data(text.utf8))
    parser.delegate = self
    guard parser.parse() else { throw parser.parserError ?? CocoaError(.fileReadCorruptFile) }
  }

  func count(_ name: String) -> Int { all(name).count }

  func all(_ name: String) -> [[String: String]] {
    elements.filter { $0.name == name }.map(\.attributes)
  }

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?,
    qualifiedName: String?, attributes: [String: String]
  ) {
    elements.append((name, attributes))
  }
}
