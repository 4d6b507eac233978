internal import BidiSource

/// The comments of a file that turn rules off, and which of them were of use.
struct IgnoreComments {
  private static let marker = Array("bidi-scene:ignore".utf8)

  private var comments: [IgnoreComment] = []
  private var used: Set<Int> = []
  /// The comments that are about a line, by their indices.
  private var ofLines: [Int: [Int]] = [:]

  /// Where the marker stands in a text, in comments and elsewhere.
  static func markers(in text: [UInt8]) -> [Int] {
    var (markers, index): ([Int], Int) = ([], 0)
    while let colon = text[index...].firstIndex(of: UInt8(ascii: ":")) {
      let start = colon - 10
      // In code marks of a comment it is spoken of.
      if start >= 0, text[start...].starts(with: marker),
        start == 0 || text[start - 1] != UInt8(ascii: "`")
      {
        markers.append(start)
      }
      index = colon + 1
    }
    return markers
  }

  /// Reads the comments of a file.
  ///
  /// - Parameters:
  ///   - file: The file.
  ///   - markers: Where the marker stands in a comment, in order.
  init(_ file: SourceFile, markers: [Int]) {
    guard !markers.isEmpty else { return }
    let lines = file.text.split(
      omittingEmptySubsequences: false, whereSeparator: { $0 == 0x0A }
    ).map { String(decoding: $0, as: UTF8.self) }
    let codeLines = Self.codeLines(after: lines)
    for (marker, location) in zip(markers, file.locations(of: markers)) {
      guard lines.indices.contains(location.line - 1) else { continue }
      var line = location.line
      // Alone on its line, it is about the next line with code.
      if Self.isComment(lines[line - 1]) { line = codeLines[line - 1] }
      let end = file.text[marker...].firstIndex { $0 == 0x0A || $0 == 0x0D } ?? file.text.count
      var rest = String(
        decoding: file.text[marker + Self.marker.count..<max(end, marker + Self.marker.count)],
        as: UTF8.self)[...]
      if let close = rest.firstIndex(of: "*") { rest = rest[..<close] }
      IgnoreComment(afterMarker: rest, offset: marker, line: line).map {
        ofLines[line, default: []].append(comments.count)
        comments.append($0)
      }
    }
  }

  /// For each line the number of the next one with code, counted from 1.
  private static func codeLines(after lines: [String]) -> [Int] {
    var (numbers, next): ([Int], Int) = ([], lines.count + 1)
    for index in lines.indices.reversed() {
      numbers.append(next)
      if !isComment(lines[index]), !isEmpty(lines[index]) { next = index + 1 }
    }
    return numbers.reversed()
  }

  private static func isComment(_ line: String) -> Bool {
    let text = line.drop { $0 == " " || $0 == "\t" }
    if text.hasPrefix("//") { return true }
    guard text.hasPrefix("/*") else { return false }
    return text.hasSuffix("*/") || text.hasSuffix("*/\r") || !text.contains("*/")
  }

  private static func isEmpty(_ line: String) -> Bool { line.allSatisfy(\.isWhitespace) }

  /// Whether a comment turns a rule off on a line.
  mutating func turnOff(_ rule: String, line: Int) -> Bool {
    var isOff = false
    for index in ofLines[line] ?? [] where comments[index].contains(rule) {
      used.insert(index)
      isOff = true
    }
    return isOff
  }

  /// The comments that turned nothing off.
  func unused() -> [OffsetFinding] {
    comments.enumerated().compactMap { index, comment in
      if used.contains(index) || comment.ids.contains(UnusedIgnores.id) { return nil }
      let explanation =
        comment.unknown.map { "\"\($0)\" is no rule, so the comment turns off nothing." }
        ?? "The comment turns off \(comment.isAll ? "all rules" : comment.ids.sorted().joined(separator: ", ")), and nothing is found on its line."
      return OffsetFinding(
        offset: comment.offset,
        finding: AuditFinding(
          rule: UnusedIgnores.id, severity: .info, explanation: explanation,
          cure: "Take the comment out, or name one of the rules of `bidi-scene rules`."))
    }
  }
}

/// The marks of comments that turn rules off, while the tokens of a file are read in their order.
struct CommentMarkers {
  private let all: [Int]
  private var next = 0
  /// The marks that stand between tokens.
  private(set) var inComments: [Int] = []

  /// Takes the offsets of marks, in their order.
  init(_ all: [Int]) { self.all = all }

  /// Passes a token; marks in it are no comments.
  mutating func pass(_ token: Range<Int>) {
    passGap(before: token.lowerBound)
    while next < all.count, all[next] < token.upperBound { next += 1 }
  }

  /// Passes the rest of the file, after its last token.
  mutating func passEnd() { passGap(before: .max) }

  private mutating func passGap(before offset: Int) {
    while next < all.count, all[next] < offset {
      inComments.append(all[next])
      next += 1
    }
  }
}
