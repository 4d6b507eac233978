extension Unicode.Scalar {
  /// The character reference of a character that would be markup in XML or HTML; nil for other characters.
  package var markupReference: String? {
    switch self {
    case "&": "&amp;"
    case "<": "&lt;"
    case ">": "&gt;"
    case "\"": "&quot;"
    case "'": "&#39;"
    default: nil
    }
  }
}
