private import BidiText

/// Text in XML: what would be markup is written as references.
enum XMLText {
  /// For elements and for values of attributes between double quotation marks.
  ///
  /// Characters that XML cannot hold are gone already: ``TextStyle`` writes controls by name.
  static func escaped(_ text: String) -> String { markup(TextStyle.plain.inline(text)) }

  /// The same for a text of ours, whose directional controls stay and are written as references.
  static func markup(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "\t": result += "&#9;"
      case "\u{FFFE}", "\u{FFFF}": result += "\u{FFFD}"
      case _ where DirectionalFormatting(scalar) != nil:
        result += "&#x\(String(scalar.value, radix: 16, uppercase: true));"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
