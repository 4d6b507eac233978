import BidiSource
import SourceAudit
import Testing

/// Whether a text has room in which an alignment moves it.
@Suite("Source audit: room for texts")
struct RoomTests {
  /// What is told of an alignment in a class of a program: the sign and the rule.
  func told(
    _ code: String, file: String = "card.swift", _ more: [String: String] = [:],
    others: [String: String] = [:]
  ) throws -> [String] {
    try Program.told(more.merging([file: code]) { $1 }, others: others)
  }

  static func card(_ members: String, _ body: String = "price.textAlignment = .right") -> String {
    """
    class CardCell: UITableViewCell {
      \(members)
      override func awakeFromNib() { \(body) }
    }
    let card = CardCell()
    """
  }

  @Test(
    "A text with room moves",
    arguments: [
      card("let price = UILabel(frame: CGRect(x: 0, y: 0, width: 90, height: 20))"),
      card("let price = UILabel()\noverride func layoutSubviews() { price.frame = title.frame }"),
      card("let price = UILabel()\nfunc lay() { price.frame.size.width = 90 }"),
      card("let price = UILabel()\nfunc lay() { price.autoresizingMask = .flexibleWidth }"),
      card(
        "let price = UILabel()\nfunc lay() { price.numberOfLines = 0; price.leadingAnchor.constraint(equalTo: leadingAnchor).isActive = true; price.trailingAnchor.constraint(lessThanOrEqualTo: trailingAnchor).isActive = true }"
      ),
      card(
        "let price = UILabel()\nfunc lay() { row.axis = .vertical; row.addArrangedSubview(price) }"),
      card("let price = UILabel()\nlet row = UIStackView(arrangedSubviews: [price])"),
      card(
        "let price = UILabel()\nfunc lay() { price.snp.makeConstraints { $0.leading.trailing.equalToSuperview() } }"
      ),
      card("let price = UITextField()"),
      card("let priceField = make()", "priceField.textAlignment = .right"),
      card("", "textLabel?.textAlignment = .right"),
      card("", "cell.textLabel?.textAlignment = .right"),
      card("", "for box in boxes { box.frame = a; box.textAlignment = .right }"),
    ])
  func room(_ code: String) throws { #expect(try told(code) == ["! right-alignment"]) }

  @Test(
    "A text of which nothing shows room is an info",
    arguments: [
      card("let price = UILabel()"), card("@IBOutlet var price: UILabel!"),
      card("", "let price = UILabel(); price.textAlignment = .right; add(price)"),
      card("", "for price in prices { price.textAlignment = .right }"),
      card("let row: RowView = RowView()", "row.price.textAlignment = .right"),
      card("let price = UILabel(frame: .zero)"),
      card("let price = ASTextNode()"),
      card("let look = CellLook()", "look.textAlignment = .right"),
      card("", "detailTextLabel?.textAlignment = .right"),
      card("let price = UILabel()\nfunc lay() { price.numberOfLines = 0 }"),
      card("let price = UILabel()\nfunc lay() { row.addArrangedSubview(price) }"),
      card("let price = UILabel()\nfunc lay() { price.autoresizingMask = .flexibleLeftMargin }"),
      card(
        "let price = UILabel()\nfunc lay() { price.widthAnchor.constraint(greaterThanOrEqualToConstant: 40).isActive = true }"
      ),
      "class PriceLabel: UILabel { init() { textAlignment = .right } }\nlet price = PriceLabel()",
    ])
  func noRoom(_ code: String) throws {
    #expect(try told(code) == ["? right-alignment"])
    let cure = try Program.cures(["card.swift": code]).first
    #expect(cure?.contains("a label as wide as its text looks the same") == true)
    // Of a file alone, neither XIBs nor other types are known.
    #expect(try findings(in: code).map(\.severity) == [.warning])
  }

  @Test(
    "A row with its room between the views, and a column without an axis, leave a text as it is",
    arguments: [
      "let price = UILabel()\nfunc lay() { box.addArrangedSubview(price); box.axis = .horizontal; box.distribution = .equalSpacing }",
      "let price = UILabel()\nfunc lay() { box.addArrangedSubview(price); box.alignment = .trailing }",
    ])
  func stacks(_ members: String) throws {
    #expect(try told(Self.card(members)) == [])
    let other = members.replacing(".equalSpacing", with: ".fillEqually")
      .replacing(".trailing", with: ".fill")
    // The axis is seen, or nothing is.
    let sign = members.contains("axis") ? "!" : "?"
    #expect(try told(Self.card(other)) == ["\(sign) right-alignment"])
  }

  // MARK: - XIBs

  /// A XIB with a label of an outlet.
  static func interface(_ label: String, _ constraints: String) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0">
        <objects>
            <tableViewCell id="c-1" customClass="CardCell" customModule="App">
                <tableViewCellContentView key="contentView" id="v-1">
                    <subviews>
                        <label text="Price" \(label) id="l-1">
                            <rect key="frame" x="0.0" y="0.0" width="90" height="20"/>
                            <string key="text">Two
    lines</string>
                        </label>
                        <label text="Title" horizontalHuggingPriority="250" translatesAutoresizingMaskIntoConstraints="NO" id="l-2"/>
                    </subviews>
                    <constraints>
                        \(constraints)
                    </constraints>
                </tableViewCellContentView>
                <connections>
                    <outlet property="price" destination="l-1" id="o-1"/>
                </connections>
            </tableViewCell>
        </objects>
    </document>
    """
  }

  static let constrained = "translatesAutoresizingMaskIntoConstraints=\"NO\""

  private static let leading =
    "<constraint firstItem=\"l-1\" firstAttribute=\"leading\" secondItem=\"v-1\" secondAttribute=\"leading\" id=\"k-1\"/>"

  private static let trailing =
    "<constraint firstAttribute=\"trailing\" secondItem=\"l-1\" secondAttribute=\"trailing\" constant=\"8\" id=\"k-2\"/>"

  private static let limited =
    "<constraint firstAttribute=\"trailing\" relation=\"greaterThanOrEqual\" secondItem=\"l-1\" secondAttribute=\"trailing\" id=\"k-5\"/>"

  private static let gap =
    "<constraint firstItem=\"l-1\" firstAttribute=\"leading\" secondItem=\"l-2\" secondAttribute=\"trailing\" id=\"k-3\"/>"

  @Test(
    "The constraints of a XIB give a label room",
    arguments: [
      interface("", ""), interface("numberOfLines=\"0\" \(constrained)", leading + "\n" + limited),
      interface(constrained, leading + "\n" + trailing),
      interface(constrained + " horizontalHuggingPriority=\"250\"", gap + "\n" + trailing),
      interface(
        constrained,
        leading
          + "\n<constraint firstItem=\"l-1\" firstAttribute=\"width\" constant=\"90\" id=\"k-4\"/>"),
    ])
  func roomOfInterface(_ interface: String) throws {
    let code = Self.card("@IBOutlet var price: UILabel!")
    #expect(try told(code, others: ["CardCell.xib": interface]) == ["! right-alignment"])
  }

  @Test(
    "A label of a XIB with one free side is as wide as its text",
    arguments: [
      interface(constrained, leading), interface(constrained, trailing),
      interface(
        constrained + " horizontalHuggingPriority=\"251\"",
        gap + "\n" + trailing
          + "\n<constraint firstItem=\"l-2\" firstAttribute=\"leading\" secondItem=\"v-1\" secondAttribute=\"leading\" id=\"k-5\"/>"
      ),
    ])
  func noRoomOfInterface(_ interface: String) throws {
    let code = Self.card("@IBOutlet var price: UILabel!")
    #expect(try told(code, others: ["CardCell.xib": interface]) == ["? right-alignment"])
  }

  // MARK: - Other types

  static let row = """
    class RowView: UIView {
      let price = UILabel()
      func lay() { price.leadingAnchor.constraint(equalTo: leadingAnchor).isActive = true; MORE }
    }
    """

  @Test("The file of another type tells whether its label has room")
  func roomOfOtherTypes() throws {
    let end = "price.trailingAnchor.constraint(equalTo: trailingAnchor).isActive = true"
    for (code, file) in [
      (Self.card("let row = RowView()", "row.price.textAlignment = .right"), "card.swift"),
      (
        "@implementation Card\n- (void)b:(RowView *)row {\nrow.price.textAlignment = NSTextAlignmentRight;\n}\n+ (void)load {}\n@end",
        "card.m"
      ),
      (
        "@implementation Card\n- (void)b:(RowView *)row {\n[row.price setTextAlignment:NSTextAlignmentRight];\n}\n+ (void)load {}\n@end",
        "card.m"
      ),
    ] {
      let wide = Self.row.replacing("MORE", with: end) + "\nlet row = RowView(), card = Card()"
      let fitted = Self.row.replacing("MORE", with: "") + "\nlet row = RowView(), card = Card()"
      #expect(try told(code, file: file, ["row.swift": wide]) == ["! right-alignment"], "\(code)")
      #expect(try told(code, file: file, ["row.swift": fitted]) == ["? right-alignment"])
    }
  }

  @Test("What a button without room holds is an info")
  func content() throws {
    let body = "price.contentHorizontalAlignment = .right"
    #expect(try told(Self.card("let price = UIButton()", body)) == ["? physical-content"])
    let framed = "let price = UIButton()\nfunc lay() { price.frame = bounds }"
    #expect(try told(Self.card(framed, body)) == ["! physical-content"])
  }

  @Test("A style of paragraphs without an alignment replaces that of the label")
  func styles() throws {
    func code(_ more: String) -> String {
      """
      class Note: UIView {
        let body = UILabel()
        func style() { body.textAlignment = .left; body.numberOfLines = 0 }
        func show() {
          let paragraph = NSMutableParagraphStyle()
          \(more)
          body.attributedText = NSAttributedString(string: text, attributes: [.paragraphStyle: paragraph])
        }
      }
      """
    }
    #expect(try findings(in: code("paragraph.lineSpacing = 4")).isEmpty)
    #expect(
      try findings(in: code("paragraph.alignment = .center")).map(\.rule) == ["left-alignment"])
    #expect(
      try findings(in: code("").replacing("NSMutableParagraphStyle()", with: "other")).map(\.rule)
        == ["left-alignment"])
  }
}
