import BidiSource
import SourceAudit
import Testing

/// Insets whose taker is seen in a program, and others.
@Suite("Source audit: who takes insets")
struct ProjectInsetTests {
  /// Insets that something takes.
  static let insets = "UIEdgeInsets(top: 0, left: 24, bottom: 0, right: 8)"

  /// What a program tells in which one file makes something of insets, and another one takes them.
  func told(_ maker: String, _ taker: String) throws -> [String] {
    let maker = maker.replacing("INSETS", with: Self.insets)
    return try Program.told(["a.swift": "\(maker)\nlet page = Page()", "b.swift": taker])
  }

  static let page = "class Page { let row = RowModel(margins: INSETS) }"

  static let kept =
    "struct RowModel { let relay: Relay<UIEdgeInsets>; init(margins: UIEdgeInsets) { relay = Relay(value: margins) } }"

  @Test(
    "Insets whose left leads are silent",
    arguments: [
      (
        page, "struct RowModel { let margins: UIEdgeInsets }",
        "leading.constant = model.margins.left"
      ),
      (
        page, kept,
        "model.margins.drive { (self, margins) in self.ends?.leading.constant = margins.left }"
      ),
      (
        page,
        "class RowModel { var space: UIEdgeInsets; init(margins: UIEdgeInsets) { space = margins } }",
        "leading.constant = model.space.left; trailing.constant = -model.space.right"
      ),
      (
        "class Page { static let margins = INSETS; let row = RowModel(margins: Page.margins) }",
        kept,
        "model.margins.drive { margins in leading.constant = margins.left }"
      ),
      ("import BEPureLayout\nclass Page { let row = Row().padding(INSETS) }", "", ""),
    ])
  func silent(_ maker: String, _ model: String, _ reader: String) throws {
    let reader = "\(model)\nclass Row: UIView { init() { \(reader) } }\nlet row = Row()"
    #expect(try told(maker, reader) == [])
  }

  @Test(
    "Insets whose taker is not seen are an info",
    arguments: [
      (page, "struct RowModel { let margins: UIEdgeInsets }"),
      (page, kept),
      ("class Page { let row = Row().padding(INSETS) }", ""),
      (
        "class Page { let row = Row(layoutMargins: INSETS) }",
        "class Row { init(layoutMargins: UIEdgeInsets) { keep(layoutMargins) } }"
      ),
    ])
  func unseen(_ maker: String, _ taker: String) throws {
    #expect(try told(maker, taker) == ["? lopsided-insets"])
  }

  @Test(
    "Insets whose left is the left are found",
    arguments: [
      (page, "struct RowModel { let margins: UIEdgeInsets }", "view.layoutMargins = model.margins"),
      (page, kept, "model.margins.drive { margins in left.constant = margins.left }"),
      (page, kept, "model.margins.drive { margins in scroll.contentInset = margins }"),
      (
        "class Page { let row = Row(layoutMargins: INSETS) }",
        "class Model { init(layoutMargins: UIEdgeInsets) { keep(layoutMargins) } }",
        "view.layoutMargins = model.layoutMargins"
      ),
      ("class Page { let row = button.setTitleEdgeInsets(INSETS) }", "", ""),
      ("class Page { let row = ASInsetLayoutSpec(insets: INSETS, child: title) }", "", ""),
      ("class Page { init() { view.layoutMargins = INSETS } }", "", ""),
    ])
  func found(_ maker: String, _ model: String, _ reader: String) throws {
    let reader = "\(model)\nclass Row: UIView { init() { \(reader) } }\nlet row = Row()"
    #expect(try told(maker, reader) == ["! lopsided-insets"])
  }

  @Test("A property of the app's own has no directional margins")
  func cure() throws {
    func cure(_ code: String) throws -> String {
      let code = code.replacing("INSETS", with: Self.insets)
      return try Program.cures(["a.swift": code]).first ?? ""
    }
    #expect(try cure("let a = Row(layoutMargins: INSETS)").contains("where it is taken"))
    #expect(try cure("view.layoutMargins = INSETS").contains("directionalLayoutMargins"))
  }
}
