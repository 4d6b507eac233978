import BidiText

/// The texts of a message of ICU that is chosen by a number or a word:
/// `{count, plural, one {…} other {…}}`.
///
/// Each is shown for itself, so each is a line of its own. The syntax between them is for programs.
enum MessageBranches {
  /// One text, which no other message lies in.
  struct Branch {
    let text: Substring
    /// Whether `#` is the number that chose it.
    let hasNumber: Bool
  }

  /// Messages that lie deeper in one another are not read: each depth looks at the text once more.
  private static let maximumDepth = 32

  /// The branches of a value; nil where it holds no such message.
  ///
  /// Empty where text stands round a message, so that no branch is shown for itself, and for messages that
  /// cannot be read.
  static func branches(of value: String) -> [Branch]? {
    guard value.utf8.contains(UInt8(ascii: "{")) else { return nil }
    return branches(of: value[...], hasNumber: false, depth: 0)
  }

  /// The texts of one message, which may hold others.
  ///
  /// - Parameter message: From the outer brace to the one that closes it.
  /// - Returns: The texts in order; none where it cannot be read.
  static func texts(of message: Substring) -> [Substring] {
    var reader = Reader(text: message, rest: message.utf8.dropFirst().dropLast())
    return reader.message()?.texts ?? []
  }

  private static func branches(of text: Substring, hasNumber: Bool, depth: Int) -> [Branch]? {
    let whole = String(text)
    let islands = whole.islands(IslandOptions(kinds: [.messageArgument], findsNested: false))
    guard let island = islands.first else { return nil }
    let start = text.utf8.index(text.startIndex, offsetBy: island.utf8Range.lowerBound)
    let end = text.utf8.index(start, offsetBy: island.utf8Range.count)
    guard depth < maximumDepth, islands.count == 1, text[..<start].allSatisfy(\.isWhitespace),
      text[end...].allSatisfy(\.isWhitespace)
    else { return [] }
    var reader = Reader(text: text, rest: text[start..<end].utf8.dropFirst().dropLast())
    guard let message = reader.message() else { return [] }
    var found: [Branch] = []
    for branch in message.texts {
      let hasNumber = message.isPlural || hasNumber
      guard let inner = branches(of: branch, hasNumber: hasNumber, depth: depth + 1)
      else {
        found.append(Branch(text: branch, hasNumber: hasNumber))
        continue
      }
      guard !inner.isEmpty else { return [] }
      found += inner
    }
    return found
  }

  /// Reads what stands between the outer braces.
  private struct Reader {
    let text: Substring
    var rest: Substring.UTF8View

    /// `count, plural, offset:1 one {…} other {…}`; nil for what is none.
    mutating func message() -> (isPlural: Bool, texts: [Substring])? {
      guard word() != nil, take(","), let type = word(), take(",") else { return nil }
      let isPlural = type == "plural" || type == "selectordinal"
      guard isPlural || type == "select" else { return nil }
      var texts: [Substring] = []
      while let selector = word() {
        if selector.hasPrefix("offset:") {
          if selector == "offset:", word() == nil { return nil }
          continue
        }
        guard take("{"), let branch = branch() else { return nil }
        texts.append(branch)
      }
      skipSpace()
      return rest.isEmpty && !texts.isEmpty ? (isPlural, texts) : nil
    }

    private mutating func skipSpace() {
      rest = rest.drop { $0 <= 0x20 }
    }

    private mutating func take(_ sign: Unicode.Scalar) -> Bool {
      skipSpace()
      guard rest.first == UInt8(ascii: sign) else { return false }
      rest.removeFirst()
      return true
    }

    /// What comes up to white space, a comma or a brace.
    private mutating func word() -> String? {
      skipSpace()
      let word = rest.prefix { $0 > 0x20 && !",{}".utf8.contains($0) }
      guard !word.isEmpty else { return nil }
      rest = rest[word.endIndex...]
      return String(Substring(word))
    }

    /// The text up to the brace that closes it; apostrophes quote braces.
    private mutating func branch() -> Substring? {
      let start = rest.startIndex
      var depth = 0
      var isQuoted = false
      while let byte = rest.first {
        let index = rest.startIndex
        rest.removeFirst()
        switch byte {
        case UInt8(ascii: "'"):
          if rest.first == UInt8(ascii: "'") {
            rest.removeFirst()
          } else if isQuoted || rest.first.map({ "{}#|".utf8.contains($0) }) == true {
            isQuoted.toggle()
          }
        case UInt8(ascii: "{") where !isQuoted: depth += 1
        case UInt8(ascii: "}") where !isQuoted:
          if depth == 0 { return text[start..<index] }
          depth -= 1
        default: break
        }
      }
      return nil
    }
  }
}
