import BidiSource
import LocalizationFiles

/// A sign that was found in a source file.
struct SourceEvidence: Sendable, Hashable {
  /// The toolkit.
  let toolkit: Toolkit

  /// What follows from the sign.
  let meaning: SourceSign.Meaning

  /// The path of the file from the root of the project.
  let path: String

  /// The line, counted from 1.
  let line: Int

  /// The text that is the sign, in one line.
  let text: String

  /// Whether the file is filled in by a program, such as a template of a page.
  let isTemplate: Bool

  /// The evidence as a clause: `web/index.html:3 has dir="rtl"`.
  var words: String { "\(path):\(line) has \(text)" }

  init(_ hit: SignScanner.Hit, in text: [UInt8], path: String, isTemplate: Bool) {
    let sign = SourceSign.all[hit.sign]
    (toolkit, meaning, self.path, self.isTemplate) = (sign.toolkit, sign.meaning, path, isTemplate)
    line = 1 + text[..<hit.range.lowerBound].count { $0 == UInt8(ascii: "\n") }
    // The value goes on to its closing quotation mark or bracket.
    var end = hit.range.upperBound
    while end < text.count, end - hit.range.upperBound < 24,
      !text[end].isASCIILineEnd, !"\"'`>;,) ".utf8.contains(text[end])
    {
      end += 1
    }
    if end < text.count, "\"'`".utf8.contains(text[end]) { end += 1 }
    let shown = String(decoding: text[hit.range.lowerBound..<end], as: UTF8.self)
      .split(whereSeparator: \.isWhitespace).joined(separator: " ")
    self.text = shown.count <= 60 ? shown : shown.prefix(59) + "\u{2026}"
  }
}
