import BidiSource

/// Tells whether a rule of a style sheet is for a page, a language or a direction.
///
/// A rule for one kind of element does not tell what direction the texts of a page have: `direction: rtl` also puts the dots of a long
/// path at its beginning, or a row of buttons in another order.
enum StyleSelector {
  /// How many bytes before a place are looked at.
  private static let reach = 20_000

  /// Whether one of the selectors around a declaration names a page, a language or a direction; also for a declaration in no rule,
  /// as in an attribute `style`.
  ///
  /// - Parameters:
  ///   - place: Where the declaration begins.
  ///   - text: The style sheet, or a page with one.
  /// - Returns: `false` for a declaration for some elements alone.
  /// - Complexity: O(1): it looks at no more than some thousand bytes.
  static func setsDirection(_ place: Int, in text: [UInt8]) -> Bool {
    let before = text[max(0, place - reach)..<place]
    // `<p style="direction: rtl">`
    if let tag = before.lastIndex(of: UInt8(ascii: "<")),
      before[tag...].firstRange(ofBytes: Array("style=".utf8)) != nil
    {
      return true
    }
    var depth = 0
    var hasRule = false
    var index = before.endIndex
    while index > before.startIndex {
      index -= 1
      switch before[index] {
      case UInt8(ascii: "}"): depth += 1
      case UInt8(ascii: "{") where depth > 0: depth -= 1
      case UInt8(ascii: "{"):
        hasRule = true
        let start = before[..<index].lastIndex { "{};".utf8.contains($0) } ?? before.startIndex
        if isOfDirection(before[start..<index]) { return true }
      default: break
      }
    }
    return !hasRule && !isIndentedForElements(place, in: text)
  }

  /// Whether a declaration belongs by its indentation to a rule of some elements alone.
  ///
  /// Source: stylus-lang.com and sass-lang.com/documentation/syntax: both have a syntax without braces.
  private static func isIndentedForElements(_ place: Int, in text: [UInt8]) -> Bool {
    func line(endingAt end: Int) -> ArraySlice<UInt8> {
      text[(text[..<end].lastIndex(of: .lineFeed).map { $0 + 1 } ?? 0)..<end]
    }
    var above = line(endingAt: place)
    guard above.allSatisfy(\.isASCIISpace) else { return false }
    var depth = above.count
    let isIndented = depth > 0
    while depth > 0, above.startIndex > 0, place - above.startIndex < reach {
      above = line(endingAt: above.startIndex - 1)
      let content = above.drop { $0.isASCIISpace }
      guard !content.isEmpty, above.count - content.count < depth else { continue }
      if isOfDirection(content) { return false }
      depth = above.count - content.count
    }
    return isIndented && depth == 0
  }

  /// Whether a rule at a place is of the sheet of a library, which is ready for pages of either direction: it says nothing of the app.
  static func isOfLibrary(_ place: Int, in text: [UInt8]) -> Bool {
    let before = text[max(0, place - 400)..<place]
    let start = before.lastIndex { "{};".utf8.contains($0) } ?? before.startIndex
    let end = text[place..<min(place + 400, text.count)].firstIndex(of: UInt8(ascii: "{")) ?? place
    let selector = text[start..<end]
    return libraries.contains { selector.firstRange(ofBytes: $0) != nil }
  }

  /// Whether a sheet begins with the licence of its makers, in a comment that tools keep: it is that of a library.
  ///
  /// Source: sass-lang.com/documentation/syntax/comments, loud comments.
  static func isOfLibrary(_ sheet: [UInt8]) -> Bool {
    let head = sheet.drop(while: \.isASCIISpace).prefix(longestLicence)
    return head.starts(with: "/*!".utf8)
      && ["icense", "opyright", "(c)"].contains { head.firstRange(ofBytes: Array($0.utf8)) != nil }
  }

  /// How many bytes at the head of a sheet may be its licence.
  private static let longestLicence = 600

  /// What the selectors of libraries have.
  ///
  /// Sources: github.com/sindresorhus/github-markdown-css (`.markdown-body ul:dir(rtl) .task-list-item-checkbox`); select2.org
  /// (`.select2-container--default[dir="rtl"]`); codemirror.net (`.CodeMirror-rtl`); kenwheeler.github.io/slick
  /// (`[dir="rtl"] .slick-slide`); fullcalendar.io (`.fc-direction-rtl`); quilljs.com (`.ql-direction-rtl`);
  /// tiny.cloud (`.tox[dir=rtl]`).
  private static let libraries = [
    "task-list", "select2-", "CodeMirror", "slick-", ".fc-", ".ql-", ".tox-", ".tox[", ".tox:",
    ".mce-",
  ].map { Array($0.utf8) }

  /// Whether a selector has a word for a page, a language or a direction.
  private static func isOfDirection(_ selector: ArraySlice<UInt8>) -> Bool {
    var words: [String] = []
    for word in selector.split(whereSeparator: { !$0.isASCIILetter })
    where !isOfVariant(word, in: selector) {
      words.append(String(decoding: word, as: UTF8.self).lowercased())
    }
    return words.contains { word in
      Self.words.contains(word) || word.contains("rtl") || word.contains("righttoleft")
    } || zip(words, words.dropFirst()).contains { $0 == "right" && $1 == "to" }
  }

  /// Whether a word is the end of the name of a variant of one component: `.DatePicker__rtl`, `.menu--rtl`.
  ///
  /// Source: getbem.com/naming: two low lines or hyphens stand before a part or a variant.
  private static func isOfVariant(_ word: ArraySlice<UInt8>, in selector: ArraySlice<UInt8>) -> Bool
  {
    let before = selector[..<word.startIndex]
    guard before.suffix(2).elementsEqual("__".utf8) || before.suffix(2).elementsEqual("--".utf8)
    else { return false }
    let component = String(
      decoding: before.dropLast(2).split(whereSeparator: { !$0.isASCIILetter }).last ?? [],
      as: UTF8.self
    ).lowercased()
    return !["html", "body", "root", "page", "app", "layout", "is"].contains(component)
  }

  /// Elements of a whole page, and languages that are written from right to left, by their codes and names.
  private static let words: Set<String> = [
    "html", "body", "root", "lang", "dir", "bidi",
    "ar", "fa", "he", "iw", "ur", "ps", "ckb", "ug", "yi", "arabic", "farsi", "hebrew", "kurdish",
    "persian", "urdu",
  ]
}
