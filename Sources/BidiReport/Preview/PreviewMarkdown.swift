package import BidiLint
package import BidiJudge
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

  /// Writes the entries of a file.
  ///
  /// - Parameters:
  ///   - file: The file.
  ///   - memory: Verdicts about shapes of lines; new verdicts are added.
  ///   - write: Gets the text, piece by piece; nothing for a file without entries to show.
  /// - Returns: The number of entries.
  package func write(
    _ file: FilePreview, _ memory: inout JudgeMemory, _ write: (String) -> Void
  ) -> Int {
    let path = TextStyle.plain.inline(file.file.source.path)
    var count = 0
    file.forEachEntry(&memory) { entry in
      if count == 0 {
        write(
          "\n### \(Self.text(path))\n\n| key | shown in | now | after the repair |\n| --- | --- | --- | --- |\n"
        )
      }
      count += 1
      guard let number = entry.number else { return }
      let key = TextStyle.plain.inline(file.file.entries[number].key.string)
      for sample in PreviewSample.samples(of: entry) {
        let arguments =
          sample.arguments.isEmpty ? "" : ", \(TextStyle.plain.inline(sample.arguments))"
        let cells = [
          "\(Self.text(key))\(entry.locale.map { " (\($0.identifier))" } ?? "")",
          Self.text(sample.container + arguments), Self.cell(sample.now),
          sample.repaired.map(Self.cell) ?? "",
        ]
        write("| \(cells.joined(separator: " | ")) |\n")
      }
    }
    return count
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
