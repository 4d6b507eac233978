import SourceAudit
import Testing

/// Cells that are registered, and what asks for them.
@Suite("Source audit: cells of a project")
struct ProjectCellTests {
  @Test("A cell that is registered, and that nothing asks for")
  func cells() throws {
    let cell =
      "final class Card: UITableViewCell, UITableViewDelegate { init() { \(Program.insets) } }"
    let xib = ["Card.xib": "<cell customClass=\"Card\" reuseIdentifier=\"Card\"/>"]
    func count(_ code: String, _ others: [String: String], _ file: String = "b.swift") throws -> Int
    {
      try Program.found(["a.swift": cell, file: code], others: others).count
    }
    let nib =
      "table.register(UINib(nibName: Card.name, bundle: nil), forCellReuseIdentifier: Card.name)"
    let other = "table.dequeueReusableCell(withIdentifier: \"Row\", for: path)"
    #expect(try count(nib, xib) == 0)
    #expect(try count("\(nib)\n\(other)", xib) == 0)
    #expect(try count("table.register(Card.self, forCellReuseIdentifier: \"Card\")", [:]) == 0)
    #expect(try count("table.register(Card.self)", [:]) == 0)
    let message =
      "@implementation B\n- (void)b { [self.table registerClass:[Card class] forCellReuseIdentifier:NSStringFromClass([Card class])]; }\n@end"
    #expect(try count(message, [:], "B.m") == 0)
    // It is asked for, perhaps by another name.
    #expect(
      try count("\(nib)\ntable.dequeueReusableCell(withIdentifier: \"Card\", for: path)", xib) == 1)
    #expect(
      try count("\(nib)\nlet a = table.dequeueReusableCell(withIdentifier: Card.name)", xib) == 1)
    #expect(
      try count("\(nib)\nlet a = table.dequeueReusableCell(withIdentifier: item.name)", xib) == 1)
    #expect(try count("\(nib)\nlet a: Card = table.dequeueReusableCell(for: path)", xib) == 1)
    #expect(try count("table.register(Card.self, forCellReuseIdentifier: name)", [:]) == 1)
    #expect(try count("table.register(Card.self, forCellReuseIdentifier: Names.card)", [:]) == 1)
    #expect(try count(nib, ["Main.storyboard": "<cell customClass=\"Card\"/>"]) == 1)
    #expect(try count("let a = b", xib) == 0)
    #expect(
      try count(
        message.replacing(
          "]; }", with: "]; [self.table dequeueReusableCellWithIdentifier:name]; }"),
        [:], "B.m") == 1)
  }

  @Test(
    "What is registered, and is no cell of a table or a collection view",
    arguments: [
      ("UICollectionViewCell", "layout.register(Card.self, forDecorationViewOfKind: \"back\")"),
      ("UICollectionReusableView", "layout.register(Card.self, forDecorationViewOfKind: \"back\")"),
      (
        "UICollectionReusableView",
        "layout.register(UINib(nibName: \"Card\", bundle: nil), forDecorationViewOfKind: \"Card\")"
      ),
      (
        "UICollectionReusableView",
        "list.register(Card.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader, withReuseIdentifier: \"Card\")"
      ),
      (
        "UICollectionViewCell",
        "list.register(Card.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: Card.name)"
      ),
      ("UIViewController", "router.register(Card.self)"),
      ("UIView", "container.register(Card.self)"),
      ("UIView", "Container.shared.register(Card.self)"), ("Service", "register(Card.self)"),
    ])
  func others(_ code: (parent: String, registration: String)) throws {
    let card = "class Card: \(code.parent) { init() { \(Program.insets) } }"
    #expect(try Program.found(["a.swift": card, "b.swift": code.registration]).count == 1)
  }

  @Test("Decoration views of Objective-C")
  func decorations() throws {
    let card = "class Card: UICollectionViewCell { init() { \(Program.insets) } }"
    func count(_ message: String) throws -> Int {
      let code = "@implementation B\n- (void)b { \(message); }\n@end"
      return try Program.found(["a.swift": card, "B.m": code]).count
    }
    #expect(
      try count("[self.layout registerClass:[Card class] forDecorationViewOfKind:@\"back\"]") == 1)
    #expect(
      try count(
        "[self.list registerClass:[Card class] forCellWithReuseIdentifier:NSStringFromClass([Card class])]"
      ) == 0)
  }

  /// How much is found in a cell that one file registers by its own name, beside another file.
  func count(_ more: String, _ constant: String = "", named file: String = "c.swift") throws -> Int
  {
    let card = "final class Card: UITableViewCell { \(constant)\n init() { \(Program.insets) } }"
    let screen =
      "class Screen: UIViewController { func set() { table.register(Card.self, forCellReuseIdentifier: Card.id) } }\nlet a = Screen().set()"
    return try Program.found(["a.swift": card, "b.swift": screen, file: more]).count
  }

  static let text = "static let id = \"card_cell\""

  @Test(
    "A cell that another file asks for by a name that is not seen, or by its text",
    arguments: [
      "let a = table.dequeueReusableCell(withIdentifier: item.name)",
      "func cell(_ id: String) -> UITableViewCell { table.dequeueReusableCell(withIdentifier: id) }",
      "let a = table.dequeueReusableCell(withIdentifier: ids[path.row], for: path)",
      "let a = table.dequeueReusableCell(withIdentifier: \"card_cell\")",
      "let name = \"card_cell\"; let a = table.dequeueReusableCell(withIdentifier: name)",
      "let name: String = \"card_cell\"; let a = table.dequeueReusableCell(withIdentifier: name)",
      "enum Names { static let card = \"card_cell\" }\nlet a = table.dequeueReusableCell(withIdentifier: Names.card)",
      "enum Names { static var card: String { return \"card_cell\" } }\nlet a = table.dequeueReusableCell(withIdentifier: Names.card)",
      "enum Names: String { case row, card_cell }\nlet a = table.dequeueReusableCell(withIdentifier: Names.card_cell.rawValue)",
      "class List { static let name = \"card_cell\"; func b() { table.dequeueReusableCell(withIdentifier: Self.name) } }\nlet a = List().b()",
      "let a = table.dequeueReusableCell(withIdentifier: Kit.card)",
      "var name = \"row\"; name = next(); let a = table.dequeueReusableCell(withIdentifier: name)",
    ])
  func asked(_ more: String) throws {
    #expect(try count(more, Self.text) == 1)
  }

  @Test(
    "A cell that others are asked for beside",
    arguments: [
      "let a = table.dequeueReusableCell(withIdentifier: \"row_cell\")",
      "let name = \"row_cell\"; let a = table.dequeueReusableCell(withIdentifier: name)",
      "class Row: UITableViewCell { static let id = \"row_cell\" }\nlet a = table.dequeueReusableCell(withIdentifier: Row.id)",
      "class Row: UITableViewCell {}\nlet a = table.dequeueReusableCell(withIdentifier: String(describing: Row.self))",
      "enum Names { static let row = \"row_cell\" }\nlet a = table.dequeueReusableCell(withIdentifier: Names.row)",
      "class Row: UITableViewCell {}\nlet a: Row = table.dequeueReusableCell(for: path)",
      "extension UITableView { func cell<T: UITableViewCell>(_ type: T.Type) -> T { dequeueReusableCell(withIdentifier: String(describing: type)) as! T } }",
      "extension UITableView { func cell<T: UITableViewCell>() -> T { dequeueReusableCell(withIdentifier: T.id) as! T } }",
      "extension UITableView { func cell(_ type: UITableViewCell.Type) -> UITableViewCell { dequeueReusableCell(withIdentifier: type.id) } }",
    ])
  func beside(_ more: String) throws {
    #expect(try count(more, Self.text) == 0)
  }

  @Test("A helper that takes a type is asked by the type")
  func helpers() throws {
    let helper =
      "extension UITableView { func cell<T: UITableViewCell>(_ type: T.Type) -> T { dequeueReusableCell(withIdentifier: type.id) as! T } }\n"
    #expect(try count(helper) == 0)
    #expect(try count(helper + "let b = table.cell(Card.self)") == 1)
    #expect(try count("let b: Card = table.dequeueReusableCell(for: path)") == 1)
    #expect(try count("let b = table.dequeueReusableCell(ofType: Card.self)") == 1)
    #expect(try count("let b = table.dequeueReusableCell(withIdentifier: Card.id)") == 1)
  }

  @Test("The name of a cell that a constant of another type holds")
  func constants() throws {
    let names = "enum Names { static let card = \"card_cell\"; static let row = \"row_cell\" }\n"
    let own = "static let id = Names.card"
    #expect(try count(names, own) == 0)
    #expect(
      try count(names + "let b = table.dequeueReusableCell(withIdentifier: Names.card)", own) == 1)
    #expect(
      try count(names + "let b = table.dequeueReusableCell(withIdentifier: \"card_cell\")", own)
        == 1)
    #expect(
      try count(names + "let b = table.dequeueReusableCell(withIdentifier: \"other\")", own) == 0)
  }

  @Test("Names of cells in Objective-C")
  func objectiveC() throws {
    func count(_ lines: String, _ ask: String) throws -> Int {
      try self.count(
        "\(lines)\n@implementation C\n- (void)b { [self.table dequeueReusableCellWithIdentifier:\(ask)]; }\n@end",
        Self.text, named: "C.m")
    }
    #expect(try count("static NSString *const kRow = @\"row_cell\";", "kRow") == 0)
    #expect(
      try count("static NSString *const kRow = @\"row_cell\";", "kRow forIndexPath:path") == 0)
    #expect(try count("#define ROW @\"row_cell\"", "ROW") == 0)
    #expect(try count("static NSString *const kRow = @\"card_cell\";", "kRow") == 1)
    #expect(try count("NSString *const CardName = @\"card_cell\";", "CardName") == 1)
    #expect(try count("", "kCard") == 1)
    #expect(try count("", "CardName") == 1)
    #expect(try count("", "[self nameOf:path]") == 1)
    #expect(try count("", "name forIndexPath:path") == 1)
    #expect(try count("", "@\"row_cell\"") == 0)
    #expect(try count("@interface Row : UITableViewCell\n@end", "[Row name]") == 0)
  }
}
