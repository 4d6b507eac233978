package import BidiLint
private import BidiMessages
private import BidiPage
private import BidiSource
private import BidiText
private import LocalizationFiles

/// Entries as Markdown for a comment: each before and after its repair, laid out by the page that shows the comment.
///
/// Texts stand in elements with the direction of their container, and every sign that Markdown or HTML could take for
/// its own is a reference.
package struct PreviewMarkdown {
  /// No entries yet.
  package init() {}

  /// The heading.
  package var head: String { "## bidi-fix preview\n" }

  /// The entries of a file.
  package func text(for file: FilePreview) -> String {
    let path = TextStyle.plain.inline(file.file.source.path)
    var result =
      "\n### \(Self.text(path))\n\n| key | shown in | now | after the repair |\n| --- | --- | --- | --- |\n"
    for entry in file.entries {
      guard let number = entry.number else { continue }
      let key = TextStyle.plain.inline(file.file.entries[number].key.string)
      for sample in PreviewSample.samples(of: entry) {
        let arguments =
          sample.arguments.isEmpty ? "" : ", \(TextStyle.plain.inline(sample.arguments))"
        let cells = [
          "\(Self.text(key))\(entry.locale.map { " (\($0.identifier))" } ?? "")",
          Self.text(sample.container + arguments), Self.cell(sample.now),
          sample.repaired.map(Self.cell) ?? "",
        ]
        result += "| \(cells.joined(separator: " | ")) |\n"
      }
    }
    return result
  }

  private static func cell(_ shown: PreviewSample.Shown) -> String {
    let direction = shown.direction == .rightToLeft ? "rtl" : "ltr"
    return "\(shown.isRight ? "right" : "wrong")<div dir=\"\(direction)\">\(text(shown.text))</div>"
  }

  /// Text of which nothing is markup, in one line.
  private static func text(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "0"..."9", "A"..."Z", "a"..."z", " ": result.unicodeScalars.append(scalar)
      case _ where scalar.isASCII && scalar.value > 0x20: result += "&#\(scalar.value);"
      default: result += MarkupText.escaped(String(scalar))
      }
    }
    return result
  }
}
