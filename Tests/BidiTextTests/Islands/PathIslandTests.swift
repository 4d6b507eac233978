import BidiText
import Testing

/// Paths and names of files.
///
/// Islands stand between brackets; rows without brackets hold none of the kind.
@Suite struct PathIslandTests {
  static let filePathRows = [
    "⟦/usr/local/bin⟧",
    "‹H› ⟦/dev/sda1⟧ ‹H›",
    "⟦/storage/emulated/0/data⟧",
    "⟦~/Library⟧",
    "⟦~/⟧",
    "⟦./run⟧",
    "⟦../a/b⟧",
    "⟦C:\\Users\\me⟧",
    "⟦C:\\⟧",
    "⟦\\\\server\\share⟧",
    "⟦src/main.swift⟧",
    "⟦a/b/c.txt⟧: ‹H›",
    "⟦report.pdf⟧",
    "⟦2024.pdf (1)⟧",
    "⟦IMG_0001.JPG⟧",
    "‹b›⟦Info.plist⟧",
    "(⟦/etc/hosts⟧)",
    "⟦/etc/hosts⟧.",
    "⟦*.txt⟧",
    "⟦/%@/x⟧",
    "⟦/help⟧ ‹H›",
    "⟦archive.tar.gz⟧",
    "‹A› ⟦file.mp3⟧‹q›",
    "‹w›⟦/usr/bin⟧",
    "⟦index.html⟧",
    "⟦/n/x⟧ ‹H›",
    "⟦/tmp/n⟧",
    "/n/n",
    "‹H› /n/n ‹H›",
    "/n‹H›/n‹H›",
    "and/or",
    "24/7",
    "a / b",
    "PNG/JPEG",
    "‹H›/‹H›",
    "1/2",
    "km/h",
    "/",
    "//",
    "a/b/c",
    "</b>",
    "x.y.z",
    "Hello.World",
    "3.5",
    "C:",
    "~5",
    "‹H› / ‹H›",
    "\\n",
    "www/x",
    "Yes/No",
  ]

  @Test(arguments: filePathRows)
  func filePath(_ notation: String) {
    let row = IslandNotation(notation)
    #expect(islands(.filePath, in: row.text) == row.expected)
  }
}
