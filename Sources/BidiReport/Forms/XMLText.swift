private import BidiPage

/// Text of files in XML: controls by name, for elements and for values of attributes between double quotation marks.
enum XMLText {
  /// Text of a file.
  static func escaped(_ text: String) -> String {
    MarkupText.escaped(TextStyle.plain.inline(text))
  }
}
