import BidiSource

/// What the readers of JSON formats share.
enum JSONFile {
  /// Reads a file.
  ///
  /// - Parameters:
  ///   - source: The file.
  ///   - name: What messages call a file of the format, with its article; nil where the root may be any value.
  ///   - hasComments: Whether comments may stand between the values.
  ///   - read: Gets the root and fills in the content.
  /// - Returns: The content; a problem alone where the text is no JSON, or the root no object where that is needed.
  static func read(
    _ source: SourceFile, as name: String?, hasComments: Bool = false,
    _ read: (JSONValue, inout FileContent) -> Void
  ) -> FileContent {
    var content = FileContent()
    do {
      let root = try JSONValue(hasComments ? withoutComments(source.text) : source.text)
      if let name, !root.isObject {
        content.problems = [notThe(name, root.range, in: source, "its text is not an object: {…}")]
      } else {
        read(root, &content)
      }
    } catch {
      content.problems = [problem(of: error, in: source.text)]
    }
    return content
  }

  /// A text anew, where nothing but that has changed.
  ///
  /// - Parameters:
  ///   - range: Where it stands now, without its quotation marks.
  ///   - source: The file as it is now.
  /// - Returns: The text; nil where it does not end at the same quotation mark as before.
  static func text(at range: SourceRange, in source: SourceFile) -> DecodedText? {
    let token = range.lowerBound - 1..<range.upperBound + 1
    guard let value = try? JSONValue(Array(source.text[token])), value.range.count == token.count,
      var text = value.text
    else { return nil }
    text.move(by: token.lowerBound)
    return text
  }

  /// The problem of a file that is JSON but not what its name says.
  static func notThe(
    _ name: String, _ range: SourceRange, in source: SourceFile, _ reason: String
  ) -> SyntaxProblem {
    SyntaxProblem(
      .parseError, range.lowerBound..<min(range.lowerBound + 1, range.upperBound),
      "the file is not \(name): \(reason)", help: "rename the file, or take its text from a copy")
  }

  /// Whether a text is an object that has a member of a name, at any depth.
  ///
  /// - Complexity: O(*n*).
  static func isObject(_ text: [UInt8], withMember name: String) -> Bool {
    guard text.first(where: { !$0.isASCIISpace }) == UInt8(ascii: "{") else { return false }
    let quoted = Array("\"\(name)\"".utf8)
    var start = 0
    while let sign = text[start...].firstIndex(of: UInt8(ascii: "\"")) {
      start = sign + 1
      guard text[sign...].starts(with: quoted) else { continue }
      if text[(sign + quoted.count)...].first(where: { !$0.isASCIISpace }) == UInt8(ascii: ":") {
        return true
      }
    }
    return false
  }

  /// A text with spaces in the place of `//` and `/*` comments outside of strings, so that all offsets stay.
  private static func withoutComments(_ text: [UInt8]) -> [UInt8] {
    guard text.contains(UInt8(ascii: "/")) else { return text }
    var result = text
    var position = 0
    var isInString = false
    while position < text.count {
      switch text[position] {
      case UInt8(ascii: "\""): isInString.toggle()
      case UInt8(ascii: "\\") where isInString: position += 1
      case UInt8(ascii: "/") where !isInString:
        // One that is open stays, and is the fault.
        guard let end = endOfComment(text, from: position) else { return result }
        for index in position..<end { result[index] = .space }
        position = max(position, end - 1)
      default: break
      }
      position += 1
    }
    return result
  }

  /// The end of the comment that begins at an offset: the offset itself where none begins, nil for one that is open.
  private static func endOfComment(_ text: [UInt8], from start: Int) -> Int? {
    let rest = text[start...]
    if rest.starts(with: "//".utf8) {
      return rest.firstIndex { $0.isASCIILineEnd } ?? text.count
    }
    guard rest.starts(with: "/*".utf8) else { return start }
    var end = start + 4
    while end <= text.count {
      if text[end - 2] == UInt8(ascii: "*"), text[end - 1] == UInt8(ascii: "/") { return end }
      end += 1
    }
    return nil
  }

  /// The comments that members of an object are.
  ///
  /// - Parameters:
  ///   - object: An object; other values have none.
  ///   - names: The names of its members that are for translators.
  /// - Returns: The texts of these members, in the order of the file.
  static func comments(in object: JSONValue?, named names: Set<String>) -> [LocalizationComment] {
    guard let object else { return [] }
    return object.members.compactMap { member in
      names.contains(member.name.string) ? member.value.text.flatMap(comment) : nil
    }
  }

  /// A text as a comment; nil for one that says nothing.
  static func comment(_ text: DecodedText) -> LocalizationComment? {
    let comment = LocalizationComment(range: text.range, trimming: text.string)
    return comment.text.isEmpty ? nil : comment
  }
}

// MARK: Problems

extension JSONFile {
  private static func problem(of fault: JSONFault, in text: [UInt8]) -> SyntaxProblem {
    // Where the text ends too early, its last character is the place.
    var start = min(fault.offset, max(0, text.count - 1))
    while start > 0, UTF8.isContinuation(text[start]) { start -= 1 }
    var end = min(start + 1, text.count)
    while end < text.count, UTF8.isContinuation(text[end]) { end += 1 }
    return SyntaxProblem(
      .parseError, start..<end, "the JSON cannot be read: \(fault.message)",
      help: help(for: fault, in: text))
  }

  private static func help(for fault: JSONFault, in text: [UInt8]) -> String {
    let rest = text[min(fault.offset, text.count)...]
    let before = text[..<rest.startIndex].last { !$0.isASCIISpace }
    if fault.message.contains("surrogate") {
      return "write both halves of the pair, or the character itself"
    }
    if text.allSatisfy(\.isASCIISpace) { return "write {} into an empty file, or remove it" }
    if ["<<<<<<<", "=======", ">>>>>>>"].contains(where: { rest.starts(with: $0.utf8) }) {
      return "resolve the merge conflict that stands in the file"
    }
    switch rest.first {
    case nil: return "the end of the file is missing: take it from a copy that is whole"
    case UInt8(ascii: "/"), UInt8(ascii: "#"): return "remove the comment: JSON has none"
    case UInt8(ascii: "}"), UInt8(ascii: "]"):
      if before == UInt8(ascii: ",") { return "remove the comma before the bracket" }
    case UInt8(ascii: "'"): return "write \" for '"
    case UInt8(ascii: "\\"):
      return "write \\\\ for a backslash; after a single one only \" \\ / b f n r t and u may stand"
    case UInt8(ascii: "\""): return "put a comma between the two values"
    case .some(let byte) where byte < 0x20: return "write \\n for a new line and \\t for a tab"
    default: break
    }
    return "look for a comma, a bracket or a quotation mark that is missing or one too many"
  }
}
