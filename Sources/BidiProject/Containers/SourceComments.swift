import BidiSource

/// Comments in source files, as far as the bytes around a place tell.
enum SourceComments {
  /// The most bytes that are looked at before a place.
  private static let reach = 4096

  /// Whether a place stands in a comment.
  ///
  /// - Parameters:
  ///   - place: The offset of a byte.
  ///   - text: The text.
  ///   - kinds: What the file may be.
  /// - Returns: Whether a comment is open there.
  static func holds(_ place: Int, in text: [UInt8], _ kinds: SourceKinds) -> Bool {
    lineIsComment(before: place, in: text, kinds)
      || pairs.contains { isOpen($0.opener, $0.closer, before: place, in: text) }
  }

  /// What opens and closes comments of pages, scripts and templates.
  ///
  /// Sources: docs.djangoproject.com, the tag comment; jinja.palletsprojects.com, comments; laravel.com, Blade; jakarta.ee, JSP.
  private static let pairs: [(opener: String, closer: String)] = [
    ("<!--", "-->"), ("/*", "*/"), ("{% comment ", "{% endcomment"), ("{# ", "#}"),
    ("{{--", "--}}"),
    ("<%--", "--%>"),
  ]

  /// Whether the line begins as a comment, or `//` stands after white space before the place.
  private static func lineIsComment(
    before place: Int, in text: [UInt8], _ kinds: SourceKinds
  ) -> Bool {
    var start = place
    while start > 0, place - start < reach, !text[start - 1].isASCIILineEnd { start -= 1 }
    let line = text[start..<place].drop { $0.isASCIISpace }
    guard let first = line.first else { return false }
    if first == UInt8(ascii: "#") {
      // `#include` and `#id {` are no comments.
      return kinds.contains(.python) && line.dropFirst().first.map(\.isASCIISpace) ?? true
    }
    if first == UInt8(ascii: "'"), kinds.contains(.dotNet) { return true }
    let slash = UInt8(ascii: "/")
    for index in line.indices.dropLast()
    where line[index] == slash && line[index + 1] == slash
      && (index == line.startIndex || line[index - 1].isASCIISpace)
    {
      return true
    }
    return false
  }

  /// Whether the last opener before a place has no closer after it.
  private static func isOpen(
    _ opener: String, _ closer: String, before place: Int, in text: [UInt8]
  ) -> Bool {
    let opener = Array(opener.utf8)
    let closer = Array(closer.utf8)
    func stands(_ word: [UInt8], _ index: Int) -> Bool {
      index + word.count <= place && text[index] == word[0]
        && text[index..<(index + word.count)].elementsEqual(word)
    }
    var index = place - 1
    while index >= 0, place - index < reach {
      if stands(closer, index) { return false }
      // The sign in "image/*" and "src/**/*.js" opens nothing.
      if stands(opener, index), index == 0 || isBeforeComment(text[index - 1]) { return true }
      index -= 1
    }
    return false
  }

  private static func isBeforeComment(_ byte: UInt8) -> Bool {
    byte.isASCIISpace || ";{}(),>".utf8.contains(byte)
  }
}
