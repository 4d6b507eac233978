extension StringProtocol {
  /// The text with `&`, `<`, `>`, `"` and `'` as character references, safe in content and in attributes.
  ///
  /// - Complexity: O(*n*).
  public var escapedForHTML: String {
    var result = String.UnicodeScalarView()
    for scalar in unicodeScalars {
      switch scalar {
      case "&": result.append(contentsOf: "&amp;".unicodeScalars)
      case "<": result.append(contentsOf: "&lt;".unicodeScalars)
      case ">": result.append(contentsOf: "&gt;".unicodeScalars)
      case "\"": result.append(contentsOf: "&quot;".unicodeScalars)
      case "'": result.append(contentsOf: "&#39;".unicodeScalars)
      default: result.append(scalar)
      }
    }
    return String(result)
  }
}

/// Whether a place in markup is inside a tag, where no element can stand.
struct MarkupState {
  private enum Place {
    case content
    case tag
    case value(Unicode.Scalar)
  }

  private var place = Place.content

  /// Whether the place is inside a tag.
  var isInTag: Bool {
    if case .content = place { false } else { true }
  }

  /// Reads on.
  mutating func read(_ markup: String) {
    for scalar in markup.unicodeScalars {
      switch (place, scalar) {
      case (.content, "<"): place = .tag
      case (.tag, ">"): place = .content
      case (.tag, "\""), (.tag, "'"): place = .value(scalar)
      case (.value(let quote), _) where quote == scalar: place = .tag
      default: break
      }
    }
  }
}
