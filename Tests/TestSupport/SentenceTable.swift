import Foundation

/// The sentences of the page, `Resources/Page/sentences.json`, read as its script reads them: a hole with a capital letter holds
/// words that the table has too, any other hole a text.
public struct SentenceTable {
  /// A sentence in English, Arabic and Hebrew, by language.
  public typealias Row = [String: String]

  /// The rows, in the order of the file.
  public let rows: [Row]

  private let patterns: [(expression: NSRegularExpression, holes: [String])]

  /// Reads the table of the package that a test is in.
  ///
  /// - Parameter testFile: The path of a test, three folders below the package.
  /// - Throws: What Foundation throws where the file cannot be read.
  public init(testFile: String = #filePath) throws {
    let folder = URL(fileURLWithPath: testFile).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    let data = try Data(contentsOf: folder.appendingPathComponent("Resources/Page/sentences.json"))
    rows = try JSONDecoder().decode([Row].self, from: data)
    patterns = try rows.map { row in
      let (parts, holes) = Self.parts(of: row["en"] ?? "")
      let pattern = parts.map(NSRegularExpression.escapedPattern(for:)).joined(separator: "(.+?)")
      return (
        try NSRegularExpression(
          pattern: "^\(pattern)$", options: [.dotMatchesLineSeparators]), holes
      )
    }
  }

  /// The texts between the holes of a sentence, and the names of the holes.
  public static func parts(of sentence: String) -> (texts: [String], holes: [String]) {
    var (texts, holes) = ([""], [String]())
    var rest = sentence[...]
    while let character = rest.popFirst() {
      let name = rest.prefix { $0.isLetter }
      if character == "{", !name.isEmpty, rest.dropFirst(name.count).first == "}" {
        holes.append(String(name))
        texts.append("")
        rest = rest.dropFirst(name.count + 1)
      } else {
        texts[texts.count - 1].append(character)
      }
    }
    return (texts, holes)
  }

  /// Whether the table has a sentence, with all the words of ours in it.
  public func holds(_ sentence: String, deepest: Int = 8) -> Bool {
    guard deepest > 0 else { return false }
    let range = NSRange(sentence.startIndex..., in: sentence)
    return patterns.contains { pattern in
      guard let match = pattern.expression.firstMatch(in: sentence, range: range) else {
        return false
      }
      return pattern.holes.enumerated().allSatisfy { number, name in
        guard name.first?.isUppercase == true,
          let place = Range(match.range(at: number + 1), in: sentence)
        else { return true }
        return holds(String(sentence[place]), deepest: deepest - 1)
      }
    }
  }
}
