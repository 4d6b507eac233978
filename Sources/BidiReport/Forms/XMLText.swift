private import BidiPage

/// Text of files in XML: controls by name, for elements and for values of attributes between double quotation marks.
enum XMLText {
  /// Text of a file.
  static func escaped(_ text: String) -> String { markup(TextStyle.plain.inline(text)) }

  /// A text of ours, whose directional controls stay and are written as references.
  static func markup(_ text: String) -> String { MarkupText.escaped(text) }
}
