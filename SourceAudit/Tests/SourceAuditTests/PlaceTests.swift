import BidiSource
import SourceAudit
import Testing

/// What is told of views that stand at one side.
@Suite("Source audit: views at one side")
struct PlaceTests {
  @Test("Of a fixed and a limited edge, the fixed one is told, once")
  func limitedEdges() throws {
    let fixed = "row.leftAnchor.constraint(equalTo: card.leftAnchor).isActive = true"
    let limits = [
      "row.rightAnchor.constraint(lessThanOrEqualTo: card.rightAnchor).isActive = true",
      "card.rightAnchor.constraint(greaterThanOrEqualTo: row.rightAnchor).isActive = true",
    ]
    for lines in limits.flatMap({ [[fixed, $0], [$0, fixed]] }) {
      let found = try findings(in: "func a() {\n\(lines.joined(separator: "\n"))\n}")
      #expect(
        found.map(\.explanation) == [
          "The left edge of row is fixed at the left edge of card, and the right edge is only limited: from right to left it stays at the left."
        ])
      #expect(found.first?.cure.hasPrefix("Write leadingAnchor for leftAnchor") == true)
      #expect(found.first?.location?.line == (lines[0] == fixed ? 2 : 3))
    }
    #expect(
      try findings(in: "func a() {\n\(limits[0])\n}").first?.explanation
        == "The right edge of row is limited by the right edge of card, and nothing limits its left edge alike: from right to left the limit stays at the right."
    )
  }

  @Test("A first frame is not told where the type gives the view another one that is told")
  func firstFrames() throws {
    func lines(_ code: String, _ file: String) throws -> [Int] {
      try findings(in: code, named: file).filter { $0.rule == "physical-frame" }
        .compactMap { $0.location?.line }
    }
    let message = """
      @implementation Row
      - (UIImageView *)mark {
        CGRect frame = self.bounds;
        frame = CGRectMake(self.bounds.size.width - 30, 0, 20, 20);
        _mark = [[UIImageView alloc] initWithFrame:frame];
        return _mark;
      }
      - (void)fill { self.mark.frame = CGRectMake(self.bounds.size.width - 30, 0, 20, 20); }
      @end
      """
    #expect(try lines(message, "A.m") == [8])
    #expect(
      try lines(message.replacing("self.mark.frame", with: "self.icon.frame"), "A.m") == [4, 8])
    #expect(
      try lines(message.replacing(" - 30, 0, 20, 20); }", with: " / 2, 0, 20, 20); }"), "A.m") == [
        4
      ])
    let code = """
      class Row: UIView {
        lazy var mark = UIImageView(frame: CGRect(x: bounds.width - 30, y: 0, width: 20, height: 20))
        override func layoutSubviews() {
          mark.frame = CGRect(x: bounds.width - 30, y: 0, width: 20, height: 20)
        }
      }
      """
    #expect(try lines(code, "A.swift") == [4])
    #expect(try lines(code.replacing("mark.frame", with: "icon.frame"), "A.swift") == [2, 4])
  }

  @Test("The cure of an arrow in a view that stays at its side says so")
  func curesOfArrows() throws {
    func tells(_ pin: String) throws -> [Bool] {
      let code = """
        class Pager: UIView {
          lazy var next: UIButton = {
            let button = UIButton()
            button.setImage(UIImage(systemName: "chevron.right")?.withTintColor(.red), for: .normal)
            return button
          }()
          func pin() { \(pin) }
        }
        """
      return try findings(in: code).filter { $0.rule == "unmirrored-symbol" }
        .map { $0.cure.contains("placed by its left or right") }
    }
    #expect(try tells("next.autoPinEdge(.left, to: .right, of: dots)") == [true])
    #expect(try tells("next.leftAnchor == dots.rightAnchor") == [true])
    #expect(
      try tells("next.frame = CGRect(x: dots.frame.maxX, y: 0, width: 40, height: 40)") == [true])
    #expect(try tells("next.autoPinEdge(.leading, to: .trailing, of: dots)") == [false])
    #expect(try tells("next.leadingAnchor == dots.trailingAnchor") == [false])
  }

  @Test(
    "The cure of an alignment names the place that a frame gives its view, but for one from margin to margin"
  )
  func curesOfFramedTexts() throws {
    func tells(_ lines: String..., rest: String = "") throws -> Bool {
      let text = "price.textAlignment = .right"
      let code =
        "class Row: UIView {\nfunc a() {\n\(text)\n\(lines.joined(separator: "\n"))\n}\n\(rest)\n}"
      let cures = try findings(in: code).filter { $0.rule == "right-alignment" }.map(\.cure)
      #expect(cures.count == 1)
      return cures.first?.contains("itself is placed") ?? false
    }
    func frame(_ view: String, _ x: String, _ width: String) -> String {
      "\(view).frame = CGRect(x: \(x), y: 0, width: \(width), height: 20)"
    }
    let names = ["let full = UIScreen.main.bounds.width", "let margin: CGFloat = 20"]
    let row = names.joined(separator: "\n")
    #expect(try tells(row, frame("price", "margin + 140", "full - margin * 2 - 140")))
    #expect(try tells(row, frame("price", "90", "120")))
    #expect(try tells(frame("price", "room", "bounds.width - room - 60")))
    #expect(
      try tells(
        rest:
          "override func layoutSubviews() { \(frame("price", "area.width - space - 40", "40")) }"))
    #expect(try tells("price.frame.origin.x = area.width - space - 40"))
    // From margin to margin, in the middle, from the start of what is around it, at a place that is not seen.
    for (x, width) in [
      ("margin", "full - margin * 2"), ("margin", "full - margin - margin"), ("20", "full - 40"),
      ("space", "bounds.width - 2 * space"), ("(full - 90) / 2", "90"), ("0", "full"),
      ("0", "120"), ("start", "120"), ("place(of: 3)", "120"), ("space", "inner"),
    ] {
      #expect(try !tells(row, frame("price", x, width)), "\(x) \(width)")
    }
    // One that stands as another one does.
    let other = frame("title", "100", "80")
    #expect(try tells(other, frame("price", "title.frame.minX", "80")))
    #expect(try !tells(frame("title", "0", "80"), frame("price", "title.frame.minX", "80")))
    // Constraints replace a first frame.
    let pin = "price.leadingAnchor.constraint(equalTo: leadingAnchor).isActive = true"
    let end = "price.trailingAnchor.constraint(equalTo: trailingAnchor).isActive = true"
    #expect(try !tells(frame("price", "90", "120"), pin, end))
    let message = """
      @implementation Row
      - (void)layoutSubviews { self.price.frame = CGRectMake(CGRectGetWidth([self area]) - space - CGRectGetWidth(self.price.frame), 0, CGRectGetWidth(self.price.frame), 20); }
      - (void)setUp { self.price.textAlignment = NSTextAlignmentRight; }
      @end
      """
    #expect(
      try findings(in: message, named: "A.m").first?.cure.contains("itself is placed") == true)
  }

  @Test("The cure of an alignment names what is placed beside the text by left or right")
  func curesBesidePhysicalViews() throws {
    func cure(_ lines: String) throws -> String {
      let code = "class Row: UIView { func a() {\nname.textAlignment = .left\n\(lines)\n} }"
      return try findings(in: code).first { $0.rule == "left-alignment" }?.cure ?? ""
    }
    let told = "icon is placed beside it by left or right, too"
    #expect(
      try cure("name.leftAnchor == icon.rightAnchor + 8\nname.rightAnchor == rightAnchor")
        .contains(told))
    #expect(
      try cure(
        "name.autoPinEdge(.left, to: .right, of: icon)\nname.autoPinEdge(toSuperviewEdge: .right)"
      )
      .contains(told))
    #expect(
      try cure(
        "name.leftAnchor.constraint(equalTo: icon.rightAnchor).isActive = true\nname.rightAnchor.constraint(equalTo: rightAnchor).isActive = true"
      ).contains("name itself is placed") == false)
    #expect(
      try cure(
        "name.frame = CGRect(x: 0, y: 0, width: bounds.width, height: 9)\nicon.frame = CGRect(x: bounds.width - 60, y: 0, width: 60, height: 9)"
      ).contains(told))
    #expect(
      try cure(
        "name.leadingAnchor == icon.trailingAnchor + 8\nname.trailingAnchor == trailingAnchor"
      ).contains("placed") == false)
  }

  @Test("The content of a button and its insets turn together")
  func curesOfButtons() throws {
    let content = "row.contentHorizontalAlignment = .left"
    let insets = "row.contentEdgeInsets = UIEdgeInsets(top: 0, left: 30, bottom: 0, right: 0)"
    func cures(_ lines: String...) throws -> [Bool] {
      try findings(in: lines.joined(separator: "\n")).map { $0.cure.contains("turn both at once") }
    }
    #expect(try cures(content, insets) == [true, true])
    #expect(try cures(content) == [false])
    #expect(try cures(insets) == [false])
    #expect(try cures(content.replacing("row", with: "other"), insets) == [false, false])
  }
}
