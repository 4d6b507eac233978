import BidiSource
import SourceAudit
import Testing

/// What UIKit mirrors by itself, and what has no side.
@Suite("Source audit: what is mirrored already")
struct MirroredContentTests {
  func told(_ code: String, _ more: String = "") throws -> [String] {
    try Program.told(["a.swift": code, "b.swift": more])
  }

  @Test(
    "An alignment of the content has no effect in controls that lay it out",
    arguments: [
      "UITextField", "UISegmentedControl", "UISlider", "UISwitch", "UIStepper", "UIPageControl",
      "UIDatePicker",
    ])
  func content(_ control: String) throws {
    let setUp = "init() { contentHorizontalAlignment = .left }"
    let own = "class Own: \(control) { \(setUp) }"
    #expect(try findings(in: own).isEmpty)
    #expect(try told("\(own)\nlet own = Own()").isEmpty)
    #expect(
      try told("class Heir: Own { \(setUp) }\nlet heir = Heir()", "class Own: \(control) {}")
        .isEmpty)
    #expect(
      try told(
        "class Page: UIView { let part = \(control)()\nfunc lay() { part.frame = bounds }\ninit() { part.contentHorizontalAlignment = .left; lay() } }\nlet page = Page()"
      ).isEmpty)
    let button = "class Own: UIButton { \(setUp) }\nlet own = Own()"
    #expect(try told(button) == ["? physical-content"])
    let page =
      "class Page: UIView { let part = UIButton()\ninit() { part.frame = bounds; part.contentHorizontalAlignment = .left } }\nlet page = Page()"
    #expect(try told(page) == ["! physical-content"])
    #expect(try told(page.replacing("UIButton", with: "Wheel")) == ["? physical-content"])
  }

  @Test("A control of a name that tells its kind")
  func names() throws {
    func count(_ name: String) throws -> Int {
      try findings(in: "func a() { \(name).contentHorizontalAlignment = .left }").count
    }
    #expect(try count("nameTextField") == 0)
    #expect(try count("kindSegmentedControl") == 0)
    #expect(try count("nameButton") == 1)
  }

  static let insets = "UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 32)"

  @Test("The flow layout mirrors the insets of sections")
  func sections() throws {
    let delegate =
      "func collectionView(_ view: UICollectionView, layout: UICollectionViewLayout, insetForSectionAt section: Int) -> UIEdgeInsets { return \(Self.insets) }"
    #expect(try findings(in: "class Page { \(delegate) }").isEmpty)
    #expect(try findings(in: "func a() { layout.sectionInset = \(Self.insets) }").isEmpty)
    #expect(try findings(in: "func pad() -> UIEdgeInsets { return \(Self.insets) }").count == 1)
    let message =
      "@implementation A\n- (UIEdgeInsets)collectionView:(UICollectionView *)view layout:(id)layout insetForSectionAtIndex:(NSInteger)section { return UIEdgeInsetsMake(0, 16, 0, 32); }\n- (UIEdgeInsets)pad { return UIEdgeInsetsMake(0, 16, 0, 32); }\n@end"
    #expect(try findings(in: message, named: "A.m").count == 1)
    // A layout that computes frames counts from the left.
    let layout =
      "class Own: UICollectionViewFlowLayout { override init() { sectionInset = \(Self.insets) }\noverride func layoutAttributesForElements(in rect: CGRect) -> [Int]? { frames } }"
    #expect(try findings(in: layout).map(\.severity) == [.info])
  }

  @Test("A bar button whose image is moved by 2 points at most is an info")
  func barButtons() throws {
    func severities(_ left: Int, _ right: Int) throws -> [Severity] {
      try findings(
        in:
          "func a() { item.imageInsets = UIEdgeInsets(top: 0, left: \(left), bottom: 0, right: \(right)) }"
      ).map(\.severity)
    }
    #expect(try severities(-2, 2) == [.info])
    #expect(try severities(0, 4) == [.info])
    #expect(try severities(-3, 3) == [.warning])
    #expect(try severities(-15, 15) == [.warning])
  }

  @Test("A label that hugs by an argument of its initializer, or by a constant")
  func hugging() throws {
    func told(_ price: String, _ title: String, _ more: String = "") throws -> [String] {
      try self.told(
        """
        class CardCell: UITableViewCell {
          static let high: Float = 290
          private let price: PriceLabel = {
            let label = PriceLabel(\(price))
            label.textAlignment = .right
            return label
          }()
          private let title: PriceLabel = {
            let label = PriceLabel(\(title))
            return label
          }()
          private lazy var row: RowView = {
            let row = RowView()
            row.addArrangedSubview(title)
            row.addArrangedSubview(price)
            row.axis = .horizontal
            return row
          }()
          func lay() { add(row)\n\(more) }
        }
        let card = CardCell(); let a = card.lay()
        """)
    }
    #expect(try told("huggingPriority: 290", "huggingPriority: 280").isEmpty)
    #expect(try told("hugging: .defaultHigh", "").isEmpty)
    #expect(try told("huggingPriority: high", "huggingPriority: 280").isEmpty)
    #expect(try told("huggingPriority: 280", "huggingPriority: 290") == ["! right-alignment"])
    #expect(try told("verticalHugging: 290", "huggingPriority: 280") == ["! right-alignment"])
    #expect(
      try told("", "", "price.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)")
        .isEmpty)
    #expect(
      try told("huggingPriority: 290", "", "row.distribution = .fillEqually")
        == ["! right-alignment"])
  }

  @Test("One of two adornments of one kind is no fault")
  func pairs() throws {
    func count(_ first: String, _ second: String, width: String = "48") throws -> Int {
      try findings(
        in: """
          class Page: UIView {
            override func layoutSubviews() {
              \(first).frame = CGRect(x: 0, y: 0, width: \(width), height: 9)
              \(second).frame = CGRect(x: bounds.width - 48, y: 0, width: 48, height: 9)
            }
          }
          """
      ).count
    }
    #expect(try count("fades[0]", "fades[1]") == 1)
    #expect(try count("fadeViews[0]", "fadeViews[1]") == 0)
    #expect(try count("gradientView1", "gradientView2") == 0)
    #expect(try count("gradientView1", "gradientView2", width: "20") == 1)
    #expect(try count("label1", "label2") == 1)
    #expect(try count("fadeView", "closeView") == 1)
    let pair =
      "class Page: UIView { override func layoutSubviews() { back.frame = CGRect(x: 0, y: 0, width: 48, height: 9); next.frame = CGRect(x: bounds.width - 48, y: 0, width: WIDTH, height: 9) } }\nlet page = Page()"
    #expect(try told(pair.replacing("WIDTH", with: "48")) == ["? physical-frame"])
    #expect(try told(pair.replacing("WIDTH", with: "40")) == ["! physical-frame"])
  }

  @Test("Left and right of an enumeration that only orders a row are leading and trailing")
  func order() throws {
    let bridge =
      "enum Look {\n  enum Side { case left, right }\n}\nfunc side(_ a: Place) -> Look.Side {\n  switch a {\n  case .leading: return .left\n  case .trailing: return .right\n  }\n}\nlet a = side(.leading)"
    let row =
      "struct Row: View {\n  var side: Look.Side\n  var body: some View { HStack { if side == .left { icon }; text } }\n}\nlet row = Row()"
    #expect(try told(bridge, row).isEmpty)
    #expect(try told(bridge) == ["? bridged-edge"])
    let physical =
      "class Box: UIView {\n  var side: Look.Side\n  func lay() { icon.leftAnchor.constraint(equalTo: leftAnchor).isActive = true }\n}"
    #expect(try told(bridge, row + "\n" + physical).contains("? bridged-edge"))
    #expect(
      try told(bridge.replacing("Look.Side", with: "NSLayoutConstraint.Attribute"), row)
        == ["? bridged-edge"])
  }

  @Test("A cure tells of what is newer than the system of the app")
  func systems() throws {
    func cure(_ target: String) throws -> String {
      let code = "func a() { icon.image = UIImage(systemName: \"arrow.right\") }"
      let source = try SourceFile(path: "App/a.swift", bytes: Array(code.utf8))
      let project = try SourceFile(
        path: "App.xcodeproj/project.pbxproj",
        bytes: Array("path = a.swift;\nIPHONEOS_DEPLOYMENT_TARGET = \(target);\n".utf8))
      let facts = ProjectFacts([source], others: [project])
      return SourceAudit.result(of: source, knowing: facts).findings.first?.cure ?? ""
    }
    let old = try cure("13.0")
    #expect(old.contains("arrow.forward (from iOS 14 on)"))
    #expect(old.contains("imageFlippedForRightToLeftLayoutDirection"))
    #expect(try cure("15.6") == "Write arrow.forward, which the system mirrors.")
    let alone = try findings(in: "let a = UIImage(systemName: \"arrow.right\")").first?.cure
    #expect(alone == "Write arrow.forward (from iOS 14 on), which the system mirrors.")
  }
}
