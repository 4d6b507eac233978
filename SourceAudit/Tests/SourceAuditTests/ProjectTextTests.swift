import BidiSource
import SourceAudit
import Testing

/// What other files tell of texts.
@Suite("Source audit: texts of a project")
struct ProjectTextTests {
  static let cell =
    "class NoteCell: CellOf<String> { override func setup() { super.setup(); textLabel?.isHidden = true } }"
  static let row = "final class NoteRow: Row<NoteCell>, RowType {}"
  static let list = """
    class List: UIViewController {
      func fill() {
        form.append(NoteRow() { row in row.title = name }.cellUpdate { cell, row in
          cell.textLabel?.textAlignment = .left
        })
      }
    }
    let list = List().fill()
    """

  @Test(
    "A label that the class of the cell hides has no alignment, whatever row of Eureka has the cell"
  )
  func hiddenLabels() throws {
    let files = ["cell.swift": Self.cell, "row.swift": Self.row, "list.swift": Self.list]
    #expect(try Program.found(files) == [])
    let heir =
      Self.row.replacing("<NoteCell>", with: "<LongCell>") + "\nclass LongCell: NoteCell {}"
    #expect(try Program.found(files.merging(["row.swift": heir]) { $1 }) == [])
    for (file, code) in [
      ("row.swift", Self.row.replacing("NoteCell", with: "OtherCell")),
      ("cell.swift", Self.cell.replacing("textLabel?.isHidden = true", with: "")),
      ("cell.swift", Self.cell.replacing("= true", with: "= isSmall")),
      (
        "other.swift",
        "class Other { func b() { cell.textLabel?.isHidden = false } }\nlet b = Other().b()"
      ),
    ] {
      #expect(
        try Program.found(files.merging([file: code]) { $1 }) == ["list.swift:4 left-alignment"],
        "\(code)")
    }
  }
}
