// Writes the examples of doc comments and articles into one test file: Scripts/check-examples.
import Foundation

/// Swift code that stands in documentation.
struct Example {
  /// The file it stands in, from the root.
  let file: String
  /// Its number in the file, counted from 1.
  let number: Int
  /// Its lines, without indentation of the comment.
  let lines: [String]

  /// The examples of one file.
  static func examples(in file: String, text: String) -> [Example] {
    let isArticle = file.hasSuffix(".md")
    var examples: [Example] = []
    var current: (lines: [String], isSwift: Bool)?
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      var content = Substring(line)
      if !isArticle {
        content = content.drop { $0 == " " }
        guard content.hasPrefix("///") else {
          current = nil
          continue
        }
        content = content.dropFirst(content.hasPrefix("/// ") ? 4 : 3)
      }
      let trimmed = content.trimmingCharacters(in: .whitespaces)
      if trimmed.hasPrefix("```") {
        if let block = current {
          if block.isSwift {
            examples.append(Example(file: file, number: examples.count + 1, lines: block.lines))
          }
          current = nil
        } else {
          current = ([], trimmed == "```swift")
        }
      } else {
        current?.lines.append(String(content))
      }
    }
    return examples
  }

  private var imports: [String] { lines.filter { $0.hasPrefix("import ") } }

  /// A test that runs the example.
  var test: String {
    let statements = lines.filter { !$0.hasPrefix("import ") }
    let body = Self.checked(statements) + Self.uses(of: statements)
    let name = "\(file) \(number)"
    let effects = body.contains { $0.contains("await ") } ? "async throws" : "throws"
    return """
        @Test("\(name)") func example\(Self.identifier(name))() \(effects) {
      \(body.map { $0.isEmpty ? "" : "    " + $0 }.joined(separator: "\n"))
        }

      """
  }

  private static func identifier(_ name: String) -> String {
    String(name.map { $0.isLetter || $0.isNumber ? $0 : "_" })
  }

  /// Values that an example makes and leaves to the reader, taken notice of.
  private static func uses(of lines: [String]) -> [String] {
    lines.compactMap { line in
      guard line.hasPrefix("let "), let equals = line.firstIndex(of: "=") else { return nil }
      let name = line[..<equals].dropFirst(4).prefix { $0.isLetter || $0.isNumber }
      let words = lines.joined(separator: " ").split { !($0.isLetter || $0.isNumber) }
      return words.count { $0 == name } == 1 ? "_ = \(name)" : nil
    }
  }

  /// The lines with expectations in the place of values in comments.
  private static func checked(_ lines: [String]) -> [String] {
    var checked: [String] = []
    var index = 0
    while index < lines.count {
      // A statement goes on in lines that are indented, or begin with what closes it.
      var statement = [lines[index]]
      index += 1
      while index < lines.count, let first = lines[index].first, " )]}.".contains(first) {
        statement.append(lines[index])
        index += 1
      }
      var comment = ""
      let last = statement[statement.count - 1]
      if let mark = last.range(of: "  // ") {
        comment = String(last[mark.upperBound...])
        statement[statement.count - 1] = String(last[..<mark.lowerBound])
      } else if !last.isEmpty, !last.hasPrefix("//"), index < lines.count,
        lines[index].hasPrefix("// ")
      {
        comment = String(lines[index].dropFirst(3))
        index += 1
      }
      checked += Self.checked(statement, comment)
    }
    return checked
  }

  private static func checked(_ statement: [String], _ comment: String) -> [String] {
    let first = statement[0].trimmingCharacters(in: .whitespaces)
    let code = statement.joined(separator: "\n    ")
    for word in ["let ", "var "] where first.hasPrefix(word) {
      guard isValue(comment), let sign = first.range(of: " = ") else { return [code] }
      let name = first[first.index(first.startIndex, offsetBy: 4)..<sign.lowerBound]
      return [code, "expect(\(name), \(comment))"]
    }
    let words = ["for ", "if ", "while ", "func ", "struct ", "switch ", "do ", "_ = ", "//", "@"]
    if first.isEmpty || words.contains(where: first.hasPrefix) || first.contains(" += ") {
      return [code]
    }
    if isValue(comment) { return ["expect(\(code), \(comment))"] }
    return [comment.isEmpty ? code : "_ = \(code)"]
  }

  /// Whether a comment is a value of Swift, not words.
  private static func isValue(_ comment: String) -> Bool {
    guard let first = comment.first, let last = comment.last else { return false }
    switch first {
    case "\"": return last == "\"" && comment.count > 1
    case "[": return last == "]"
    case ".": return comment.dropFirst().first?.isLetter == true
    case "-", "0"..."9": return comment.allSatisfy { $0.isNumber || "-_.<".contains($0) }
    default: return ["true", "false", "nil"].contains(comment)
    }
  }

  static func file(of examples: [Example], modules: [String]) -> String {
    let imports = Set(
      examples.flatMap(\.imports) + modules.map { "import \($0)" } + [
        "import Foundation", "import Testing",
      ])
    return """
      // Written by Scripts/check-examples --write from doc comments and articles. Do not edit.
      // swift-format-ignore-file

      \(imports.sorted().joined(separator: "\n"))

      private func expect<Value: Equatable>(
        _ value: Value, _ expected: Value, at location: Testing.SourceLocation = #_sourceLocation
      ) {
        #expect(value == expected, sourceLocation: location)
      }

      @Suite struct Examples {
      \(examples.map(\.test).joined(separator: "\n"))}

      """
  }
}

@main enum Tool {
  static func main() throws {
    // Modules are named, folders of articles and single articles by their paths.
    let arguments = CommandLine.arguments.dropFirst()
    let articles = arguments.filter { $0.hasSuffix(".md") }
    let folders = arguments.filter { $0.contains("/") && !$0.hasSuffix(".md") }
    let modules = arguments.filter { !$0.contains("/") && !$0.hasSuffix(".md") }
    var examples: [Example] = []
    for article in articles {
      let text = try String(contentsOfFile: article, encoding: .utf8)
      examples += Example.examples(in: article, text: text)
    }
    for folder in modules.map({ "Sources/\($0)" }) + folders {
      let names =
        FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
      for name in names.sorted() where name.hasSuffix(".swift") || name.hasSuffix(".md") {
        let file = "\(folder)/\(name)"
        let text = try String(contentsOfFile: file, encoding: .utf8)
        examples += Example.examples(in: file, text: text)
      }
    }
    print(Example.file(of: examples, modules: modules), terminator: "")
  }
}
