internal import BidiText

extension StringProtocol {
  /// The text with `&`, `<`, `>`, `"` and `'` as character references, for content and attributes.
  ///
  /// ```swift
  /// "<b>".escapedForHTML  // "&lt;b&gt;"
  /// ```
  ///
  /// - Complexity: O(*n*).
  public var escapedForHTML: String {
    unicodeScalars.reduce(into: "") { result, scalar in
      if let reference = scalar.markupReference {
        result += reference
      } else {
        result.unicodeScalars.append(scalar)
      }
    }
  }
}

/// Knows whether a place in markup is inside a tag or comment; no element can stand there.
///
/// A tag begins with `<` and a letter, `/` or `!`. Any other `<` is text. Source: HTML, section 13.2.5, the states of the
/// tokenizer.
struct MarkupState {
  private enum Place {
    case content
    /// After `<`.
    case opening
    /// After `</`.
    case closing
    /// After `<!`, or after `<!-` if there was a hyphen.
    case declaration(hasHyphen: Bool)
    /// In other markup, such as `<!doctype>` or `<?xml>`: the next `>` ends it.
    case untilClose
    /// In a comment, after so many hyphens. The opener of the comment counts as two.
    case comment(hyphens: Int)
    /// In a tag; after `=` if a value comes next.
    case tag(isValueNext: Bool)
    case value(Unicode.Scalar)
  }

  private var place = Place.content

  /// Whether the place is inside a tag or comment.
  var isInTag: Bool {
    switch place {
    case .content, .opening: false
    default: true
    }
  }

  /// Reads more markup.
  mutating func read(_ markup: String) {
    for scalar in markup.unicodeScalars { read(scalar) }
  }

  private mutating func read(_ scalar: Unicode.Scalar) {
    switch place {
    case .content:
      if scalar == "<" { place = .opening }
    case .opening:
      switch scalar {
      case "a"..."z", "A"..."Z": place = .tag(isValueNext: false)
      case "/": place = .closing
      case "!": place = .declaration(hasHyphen: false)
      case "<": break
      default: place = .content
      }
    case .closing:
      switch scalar {
      case "a"..."z", "A"..."Z": place = .tag(isValueNext: false)
      default: place = scalar == ">" ? .content : .untilClose
      }
    case .declaration(let hasHyphen):
      switch scalar {
      case "-": place = hasHyphen ? .comment(hyphens: 2) : .declaration(hasHyphen: true)
      default: place = scalar == ">" ? .content : .untilClose
      }
    case .untilClose:
      if scalar == ">" { place = .content }
    case .comment(let hyphens):
      switch scalar {
      case "-": place = .comment(hyphens: min(hyphens + 1, 2))
      case ">" where hyphens == 2: place = .content
      default: place = .comment(hyphens: 0)
      }
    case .tag(let isValueNext):
      switch scalar {
      case ">": place = .content
      case "=": place = .tag(isValueNext: true)
      case "\"", "'": place = isValueNext ? .value(scalar) : place
      default:
        place = .tag(isValueNext: isValueNext && scalar.properties.isWhitespace)
      }
    case .value(let quote):
      if scalar == quote { place = .tag(isValueNext: false) }
    }
  }
}
