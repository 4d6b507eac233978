import BidiSource
import SourceAudit
import Testing

/// What is shown to run is a warning, and what is not shown is an info.
@Suite("Source audit: evidence")
struct EvidenceTests {
  static let insets = Program.insets

  /// What is told of a class with a fault, beside another file.
  func told(_ card: String, _ other: String) throws -> [String] {
    try Program.told(["card.swift": card, "screen.swift": other])
  }

  /// A class with a fault as it is made.
  static let card = "class Card: UIView { init() { \(insets) } }"

  /// A class with a fault in a function.
  static let styled = "class Card: UIView { func decorate() { \(insets) } }"

  @Test(
    "A fault in what is shown to run is a warning",
    arguments: [
      (
        card,
        "class Screen: UIView { let card: Card = Card()\ninit() { add(card) } }\nlet screen = Screen()"
      ),
      (card, "class Screen: UIView { init() { show(Card.self) } }\nlet screen = Screen()"),
      (card, "class Row: Card {}\nlet row = Row()"),
      (card, "let card: Card = make()"),
      (
        styled, "class Screen: UIView { init() { let a = Card(); a.decorate() } }\nlet a = Screen()"
      ),
      (
        styled,
        "class Row: Card { init() { decorate() } }\nlet row = Row()"
      ),
      (
        "class Card: UIView { lazy var icon: UIButton = { \(insets); return button }()\ninit() { add(icon) } }\nlet card = Card()",
        ""
      ),
      (
        "class Card: UIView { var isSmall = false\ninit() { if isSmall { \(insets) } } }\nlet card = Card()",
        "class Screen { func show(card: Card) { card.isSmall = true } }\nlet screen = Screen()"
      ),
    ])
  func shown(_ card: String, _ other: String) throws {
    #expect(try told(card, other) == ["! lopsided-insets"])
  }

  @Test(
    "A fault in what is not shown to run is an info",
    arguments: [
      (card, "class Screen: UIView { func show(_ card: Card) {} }\nlet screen = Screen()"),
      (
        card, "class Screen: UIView { func card() -> Card { fatalError() } }\nlet screen = Screen()"
      ),
      (card, "class Screen: UIView { init() { log(\"No Card here\") } }\nlet screen = Screen()"),
      // A function of that name of another type.
      (
        styled + "\nlet card = Card()",
        "class Screen: UIView { func decorate() {}\ninit() { decorate() } }\nlet screen = Screen()"
      ),
      (
        styled + "\nlet card = Card()",
        "class Box: UIView { func decorate() {} }\nclass Screen: UIView { init() { Box().decorate() } }\nlet screen = Screen()"
      ),
      // Nothing names the view.
      (
        "class Card: UIView { let icon: UIButton = { \(insets); return button }() }\nlet card = Card()",
        ""
      ),
    ])
  func notShown(_ card: String, _ other: String) throws {
    #expect(try told(card, other) == ["? lopsided-insets"])
  }

  @Test(
    "A cell has to be asked for",
    arguments: [
      ("table.dequeueReusableCell(withIdentifier: CardCell.id) as! CardCell", "!"),
      ("show(cell as? CardCell)", "!"), ("show([CardCell.self])", "!"), ("", "?"),
      ("table.dequeueReusableCell(withIdentifier: name)", "?"), ("table.reloadData()", "?"),
    ])
  func cells(_ code: String, _ sign: String) throws {
    let told = try told(
      "class CardCell: UITableViewCell { init() { \(Self.insets) } }",
      "class Screen: UIView { init() { table.register(CardCell.self, forCellReuseIdentifier: CardCell.id); \(code) } }\nlet screen = Screen()"
    )
    // One that nothing can ask for is told of nowhere.
    #expect(told == ["\(sign) lopsided-insets"] || sign == "?" && told.isEmpty)
  }

  @Test("A file of an example is told of as an info")
  func examples() throws {
    func told(_ folder: String) throws -> [String] {
      try Program.told(["\(folder)/card.swift": Self.card + "\nlet card = Card()"])
    }
    #expect(try told("App") == ["! lopsided-insets"])
    for folder in ["Example", "Demos", "SampleApp", "Catalog"] {
      #expect(try told(folder) == ["? lopsided-insets"])
    }
  }

  @Test("A view that is hidden, and never shown, is told of as an info")
  func hidden() throws {
    func told(_ more: String) throws -> [String] {
      let code =
        "class Card: UIView { let icon = UIImageView()\ninit() { icon.leftAnchor.constraint(equalTo: leftAnchor, constant: 8).isActive = true\nicon.isHidden = true }\n\(more) }\nlet card = Card()"
      return try Program.told(["card.swift": code])
    }
    #expect(try told("") == ["? unpaired-anchor"])
    #expect(try told("func show() { icon.isHidden = false }") == ["! unpaired-anchor"])
  }

  @Test("An arrow aslant may stand for what comes in or goes out")
  func arrows() throws {
    func told(_ names: [String]) throws -> [String] {
      let lines = names.map { "icon.image = UIImage(systemName: \"\($0)\"); show(icon)" }
      return try findings(in: "func a() { \(lines.joined(separator: "; ")) }")
        .map { $0.severity == .warning ? "!" : "?" }
    }
    #expect(try told(["arrow.up.right"]) == ["!"])
    #expect(try told(["arrow.right"]) == ["!"])
    #expect(try told(["arrow.down.left"]) == ["?"])
    #expect(try told(["arrow.up.left"]) == ["?"])
    #expect(try told(["arrow.up.right", "arrow.down.left"]) == ["?", "?"])
    #expect(try told(["arrow.uturn.left"]) == ["!"])
  }

  @Test("A style is one of several lines if it says how these stand")
  func styles() throws {
    func told(_ more: String) throws -> [String] {
      let code =
        "class Card: UIView { init() { let style = NSMutableParagraphStyle(); style.alignment = .left; \(more) } }\nlet card = Card()"
      return try Program.told(["card.swift": code])
    }
    #expect(try told("") == ["? left-alignment"])
    for property in ["lineSpacing", "paragraphSpacing", "headIndent", "lineHeightMultiple"] {
      #expect(try told("style.\(property) = 4") == ["! left-alignment"])
    }
  }

  @Test("Views at both sides of a centre, as far from it, change only their order")
  func centre() throws {
    func told(_ gap: String) throws -> [String] {
      try findings(
        in:
          "func a() { one.snp.makeConstraints { $0.left.equalToSuperview(); $0.right.equalTo(box.snp.centerX).offset(-4) }\ntwo.snp.makeConstraints { $0.left.equalTo(box.snp.centerX).offset(\(gap)); $0.right.equalToSuperview() } }"
      ).map { $0.severity == .warning ? "!" : "?" }
    }
    #expect(try !told("4").contains("!"))
    #expect(try told("40").contains("!"))
  }

  @Test("A view that slides in, and a mark of a grid, are infos")
  func placesOfFrames() throws {
    func told(_ type: String, _ x: String) throws -> [String] {
      let code =
        "class \(type): UICollectionViewCell { override func layoutSubviews() { icon.frame = CGRect(x: 0, y: 0, width: side, height: 9); mark.frame = CGRect(x: \(x), y: 0, width: 20, height: 9) } }\nlet page = \(type)()"
      return try Program.told(["card.swift": code])
    }
    #expect(try told("Page", "bounds.maxX") == ["? physical-frame"])
    #expect(try told("Page", "view.bounds.maxX") == ["? physical-frame"])
    #expect(try told("Page", "bounds.maxX - 20") == ["! physical-frame"])
    #expect(try told("Page", "icon.frame.maxX") == ["! physical-frame"])
    #expect(try told("GridCell", "bounds.width - 28") == ["? physical-frame"])
    #expect(try told("RowCell", "bounds.width - 28") == ["! physical-frame"])
  }

  @Test("A field for an address of the web begins at the left everywhere")
  func codes() throws {
    func told(_ name: String) throws -> [String] {
      let code =
        "class Card: UIView { let \(name) = UITextField()\ninit() { \(name).textAlignment = .left; add(\(name)) } }\nlet card = Card()"
      return try Program.told(["card.swift": code])
    }
    for name in ["textFieldURL", "hashField"] {
      #expect(try told(name) == ["? left-alignment"])
    }
    for name in ["nameField", "curlField"] { #expect(try told(name) == ["! left-alignment"]) }
  }

  @Test("The cure of a text in a frame with a width tells of the frame")
  func frames() throws {
    let cure = try Program.cures([
      "card.swift":
        "class Card: UIView { init() { let title = UILabel(); title.frame = CGRect(x: 0, y: 0, width: 300, height: 50); title.textAlignment = .left; addSubview(title) } }\nlet card = Card()"
    ]).first
    #expect(cure?.contains("300 points wide by its frame") == true)
  }
}
