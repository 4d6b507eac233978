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
      "init() { button.titleEdgeInsets = INSETS; button.contentHorizontalAlignment = .leading }",
      "init() { scroll.contentInset = INSETS }",
      "init() { add(ASInsetLayoutSpec(insets: INSETS, child: title)) }",
      "init() { row.isLayoutMarginsRelativeArrangement = true; row.layoutMargins = INSETS }",
      "init() { contentView.layoutMargins = INSETS }",
      "init() { let margins = INSETS; scroll.contentInset = margins }",
      "let icon = UIButton()\ninit() { icon.imageEdgeInsets = INSETS }",
    ])
  func found(_ members: String) throws {
    #expect(
      try told("class Page: UIView { \(members) }\nlet page = Page()", "") == ["! lopsided-insets"])
  }

  @Test(
    "Insets that are not seen to reach a property of UIKit are an info",
    arguments: [
      "init() { row.layoutMargins = INSETS }", "init() { row.padding = INSETS }",
      "init() { add(contentInset: INSETS) }", "init() { box.fill(with: INSETS) }",
      "let icon = Sticker()\ninit() { icon.imageEdgeInsets = INSETS }",
      "init() { badge.imageEdgeInsets = INSETS }",
      "init() { let margins = INSETS; row.withAlignment(margins) }",
    ])
  func notShown(_ members: String) throws {
    #expect(
      try told("class Page: UIView { \(members) }\nlet page = Page()", "") == ["? lopsided-insets"])
  }

  @Test("Insets of an outlet of a button to which a XIB gives a configuration are an info")
  func outlet() throws {
    func told(_ configuration: String) throws -> [String] {
      let code =
        "class Card: UIView { @IBOutlet var more: UIButton!\ninit() { more.contentEdgeInsets = \(Self.insets) } }\nlet card = Card()"
      let xib =
        "<view id=\"v-1\" customClass=\"Card\">\n<subviews>\n<button id=\"b-1\">\n\(configuration)\n</button>\n</subviews>\n<connections>\n<outlet property=\"more\" destination=\"b-1\" id=\"o-1\"/>\n</connections>\n</view>"
      return try Program.told(["a.swift": code], others: ["Card.xib": xib])
    }
    #expect(try told("") == ["! lopsided-insets"])
    #expect(
      try told("<buttonConfiguration key=\"configuration\" style=\"plain\"/>") == [
        "? lopsided-insets"
      ])
  }

  @Test(
    "Insets that a model keeps are an info, also where the left is the left",
    arguments: [
      (page, "struct RowModel { let margins: UIEdgeInsets }", "view.layoutMargins = model.margins"),
      (page, kept, "model.margins.drive { margins in left.constant = margins.left }"),
      (page, kept, "model.margins.drive { margins in scroll.contentInset = margins }"),
    ])
  func ofModel(_ maker: String, _ model: String, _ reader: String) throws {
    let reader = "\(model)\nclass Row: UIView { init() { \(reader) } }\nlet row = Row()"
    #expect(try told(maker, reader) == ["? lopsided-insets"])
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
