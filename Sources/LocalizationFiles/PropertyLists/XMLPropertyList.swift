import BidiSource

/// Reads an XML property list whose root is a dictionary: the strings at its first level are entries.
enum XMLPropertyList {
  /// Whether a text is XML: it begins with a declaration, a document type, a comment or `<plist`.
  static func isXML(_ text: [UInt8]) -> Bool {
    let start = text.drop { $0 == 0x20 || $0 >= 0x09 && $0 <= 0x0D }
    return ["<?xml", "<!DOCTYPE", "<!--", "<plist"].contains { start.starts(with: $0.utf8) }
  }

  static func read(_ text: [UInt8]) -> FileContent {
    var reader = Reader()
    do {
      for event in try ExpatReader.events(of: text) { reader.read(event) }
      if reader.content.problems.isEmpty, !reader.hasRoot {
        reader.fail(at: 0..<min(1, text.count), "the property list holds no dictionary")
      }
    } catch {
      let offset = min(error.offset, max(0, text.count - 1))
      reader.fail(
        at: offset..<min(offset + 1, text.count), "the XML cannot be read: \(error.message)")
    }
    reader.content.trailingComments = reader.comments
    return reader.content
  }

  private struct Reader {
    var content = FileContent()
    var comments: [Comment] = []
    var hasRoot = false

    /// The elements round the current place.
    private var path: [String] = []
    private var key: EntryText?
    private var keyStart = 0
    private var textStart: Int?
    private var bytes: [UInt8] = []
    private var pieces: [EntryText.Piece] = []
    private var hasCDATA = false

    /// Whether the parent is the dictionary that holds the entries.
    private var isInRoot: Bool { path == ["plist", "dict"] || path == ["dict"] }

    mutating func read(_ event: XMLEvent) {
      switch event {
      case .start(let name, let offset):
        if isInRoot { begin(name, at: offset) }
        path.append(name)
        if isInRoot { hasRoot = true }
      case .text(let text, let range, let isCDATA):
        guard textStart != nil else { return }
        // Where a reference or a CR LF stands in the file, the lengths differ.
        let start = bytes.count
        bytes += text
        hasCDATA = hasCDATA || isCDATA
        pieces.append(
          .init(
            decoded: start..<bytes.count, source: range, isVerbatim: range.count == text.count))
      case .comment(let text, let range):
        comments.append(Comment(range: range, text: text.trimmingWhiteSpace()))
      case .end(let name, let offset):
        path.removeLast()
        if isInRoot { end(name, upTo: offset) }
      }
    }

    private mutating func begin(_ name: String, at offset: Int) {
      if name == "key" { keyStart = offset }
      guard name == "key" || name == "string" else { return }
      textStart = offset
      (bytes, pieces, hasCDATA) = ([], [], false)
    }

    private mutating func end(_ name: String, upTo offset: Int) {
      guard let start = textStart else {
        key = nil
        return
      }
      textStart = nil
      let range =
        (pieces.first?.source.lowerBound ?? start)..<(pieces.last?.source.upperBound ?? start)
      let text = EntryText(
        string: String(decoding: bytes, as: UTF8.self), range: range, pieces: pieces)
      if name == "key" {
        key = text
      } else if let key {
        content.entries.append(
          Entry(
            key: key, value: text, range: keyStart..<offset, form: .element(hasCDATA: hasCDATA),
            comments: comments, isReadByFoundation: true))
        comments = []
        self.key = nil
      } else {
        fail(at: start..<offset, "a <string> stands in the dictionary without a <key>")
      }
    }

    mutating func fail(at range: SourceRange, _ message: String) {
      content.problems.append(
        SyntaxProblem(.parseError, range, message + "; Foundation refuses the whole file"))
    }
  }
}

extension String {
  fileprivate func trimmingWhiteSpace() -> String {
    var view = Substring(self)
    while view.first?.isWhitespace == true { view.removeFirst() }
    while view.last?.isWhitespace == true { view.removeLast() }
    return String(view)
  }
}
