package import BidiLint
package import BidiJudge
package import BidiSource
private import BidiPage
private import BidiText

/// A page for browsers: each entry before and after its repair, as the browser itself lays it out, beside the order that
/// the engine computed.
///
/// The page is one file and needs no other. It is written piece by piece: ``head``, the files with ``separator`` between
/// them, and ``tail(failures:)``.
package struct PreviewReport: Sendable {
  private let page: Page
  private let version: String
  private let number: Int?
  private let diff: UnifiedDiff

  /// Makes a report.
  ///
  /// - Parameters:
  ///   - version: That of the program.
  ///   - folder: The working folder: patches name files from there.
  ///   - number: The number that a server gives the page, which then asks for later ones; nil for a page in a file.
  package init(version: String, folder: String?, number: Int? = nil) {
    self.version = version
    self.number = number
    diff = UnifiedDiff(
      style: TextStyle(isColored: false, showsControls: false), folder: folder)
    page = Page(
      title: "bidi-fix", styles: [PageAssets.baseCss, PageAssets.reportCss],
      body: PageAssets.reportHtml,
      scripts: [PageAssets.textJs, PageAssets.patchJs, PageAssets.reportJs],
      isServed: number != nil)
  }

  /// What stands before the first file.
  package var head: String {
    let served = number.map { "\"page\":\($0)," } ?? ""
    return page.head + Page.data("words", PageAssets.wordsJson)
      + Page.data("sentences", PageAssets.sentencesJson) + Page.dataStart("data")
      + "{\"version\":\(JSONText.line(version)),\(served)\"files\":[\n"
  }

  /// What stands between two files.
  package var separator: String { ",\n" }

  /// The most entries of a file on a page, and about the most of a page.
  ///
  /// Each has about 10 KB, and a browser opens the page whole.
  package static let mostEntries = 10_000

  /// Writes a file.
  ///
  /// - Parameters:
  ///   - file: The file.
  ///   - most: The most entries that are written.
  ///   - memory: Verdicts about shapes of lines; new verdicts are added.
  ///   - write: Gets the text, piece by piece; nothing for a file without entries to show.
  /// - Returns: The number of entries, also of those that are not written.
  package func write(
    _ file: FilePreview, atMost most: Int = mostEntries, _ memory: inout JudgeMemory,
    _ write: (String) -> Void
  ) -> Int {
    PreviewRecord.write(file, diff, atMost: most, &memory) { write(Page.dataPart($0)) }
  }

  /// What stands after the last file.
  ///
  /// - Parameter failures: What could not be read.
  /// - Returns: The end of the page.
  package func tail(failures: [FileFailure]) -> String {
    let style = TextStyle.plain
    let texts = failures.map { failure in
      let place = failure.location.map { ":\($0.line):\($0.column)" } ?? ""
      return "\(style.inline(failure.path))\(place): \(style.inline(failure.message))"
    }
    return "\n],\"failures\":" + Page.dataPart(JSONText.line(texts)) + "}" + Page.dataEnd
      + page.tail
  }
}
