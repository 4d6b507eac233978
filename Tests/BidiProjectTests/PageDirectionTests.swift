import Testing

@testable import BidiProject

/// Programs of several pages, of which a script gives only some a direction.
@Suite struct PageDirectionTests {
  private static let popup =
    "import { texts } from './texts.js'\ndocument.documentElement.dir = dir"

  private func pages(_ files: [String: String]) -> PagesWithoutDirection? {
    MemoryProject(files).decision("_locales/he/messages.json")?.pages
  }

  @Test func aPageWithoutADirection() throws {
    let found = try #require(
      pages([
        "html/popup.html": "<html><script src=\"../js/popup.js\"></script>",
        "html/guide.html": "<html><script src='../js/guide.js?v=2' type=module></script>",
        "js/popup.js": Self.popup,
        "js/guide.js": "import * as t from \"./texts\"\nimport './rows.js'",
        "js/texts.js": "", "js/rows.js": "",
      ]))
    #expect(found.files == ["html/guide.html", "js/guide.js", "js/rows.js"])
    #expect(found.missing.path == "/p/html/guide.html")
  }

  /// Each page has a direction: by a script that it loads, by one that this imports, or by itself.
  @Test(arguments: [
    ("<html><script src=\"../js/popup.js\"></script>", ""),
    ("<html><script src=\"/js/guide.js\"></script>", "require('./popup')"),
    ("<html dir=\"rtl\"><script src=\"../js/guide.js\"></script>", ""),
    // Nothing is known of a page whose script a tool makes, or of one without scripts.
    ("<html><script src=\"../build/guide.js\"></script>", ""),
    ("<html><p>Help</p>", ""),
    ("<html><script src=\"../js/guide.js\"></script>", "import './made.js'"),
    ("<html><script src=\"https://a.com/a.js\"></script>", ""),
  ])
  func pagesWithADirection(_ page: String, _ script: String) {
    #expect(
      pages([
        "html/popup.html": "<html><script src=\"../js/popup.js\"></script>",
        "html/guide.html": page,
        "js/popup.js": Self.popup, "js/texts.js": "", "js/guide.js": script,
      ]) == nil)
  }
}
