internal import BidiText

/// Text in XML and HTML.
package enum MarkupText {
  /// Text for elements, and for values of attributes between double quotation marks.
  ///
  /// Markup is written as references, and so are directional and other control characters, so that people see them.
  package static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "'": result += "'"
      case "\t", "\n", "\r": result += "&#\(scalar.value);"
      // XML 1.0 has no place for these.
      case "\u{0}"..."\u{1F}", "\u{FFFE}", "\u{FFFF}": result += "\u{FFFD}"
      default:
        if let reference = scalar.markupReference {
          result += reference
        } else if [.format, .control].contains(scalar.properties.generalCategory) {
          result += "&#x\(String(scalar.value, radix: 16, uppercase: true));"
        } else {
          result.unicodeScalars.append(scalar)
        }
      }
    }
    return result
  }
}
