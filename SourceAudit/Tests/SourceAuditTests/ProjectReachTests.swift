import BidiSource
import SourceAudit
import Testing

/// Types that nothing which runs can make, and branches that no call takes.
@Suite("Source audit: what a program reaches")
struct ProjectReachTests {
  /// A class with a fault.
  static let card = "class Card: UIView { init() { \(Program.insets) } }"

  /// How much is found in the class, beside other files.
  func count(
    _ more: String..., card: String = card, others: [String: String] = [:],
    main: String = Program.main
  ) throws -> Int {
    var files = ["card.swift": card]
    for (index, text) in more.enumerated() {
      files[text.contains("@implementation") ? "\(index).m" : "\(index).swift"] = text
    }
    return try Program.found(files, others: others, main: main).count
  }

  @Test(
    "A class is not seen that only classes make which nothing makes",
    arguments: [
      "class Page: UIViewController { let card = Card() }",
      "class Page: UIViewController {}\nextension Page { func show() { add(Card()) } }",
      "class Page: UIViewController { func show() { add(Card()) } }\nclass Box { let page = Page() }",
      "struct Page_Previews: PreviewProvider { static var previews: some View { Box(Card()) } }",
      "#Preview { Box(Card()) }",
      "class Page {\n  private func show() { add(Card()) }\n}\nlet page = Page()",
      "class Box { let card = Card() }\nclass Page {\n\n  fileprivate func show() {\n    if a { add(Box()) }\n  }\n}\nlet page = Page()",
      "#Preview(\"card\") {\n  let card = Card()\n  return card\n}",
      "import XCTest\nclass CardTests: XCTestCase { func testCard() { check(Card()) } }",
      "let a = view as? Card, b = view is Card, c = view as! Card",
      "func show() { if let card = view as? Card { add(card) } }",
      "var card: Card?",
      "class List { weak var card: Card? = nil }\nlet list = List()",
    ])
  func unreached(_ code: String) throws {
    #expect(try count(code) == 0)
    #expect(try count(code, "let maker = Card.init") == 1)
    // Nobody knows who uses a library.
    #expect(try count(code, main: "class Other {}") == 1)
  }

  @Test(
    "A class is not seen that only functions make which nothing names",
    arguments: [
      "class Page: UIViewController { func show() { add(Card()) } }\nlet page = Page()",
      "class Page: UIViewController { func show() { open() }\nfunc open() { add(Card()) } }\nlet page = Page()",
      "class Page: UIViewController { func show() { if a { add(Card()); show() } } }\nlet page = Page()",
      "func show() { add(Card()) }", "extension UIView { func addCard() { add(Card()) } }",
      "class Page: UIViewController { static func make() -> UIView { Card() } }\nlet page = Page()",
      "class Page {\n  private func show() { add(Card()) }\n}\nlet page = Page()\nclass Other { func show() {} }\nlet other = Other().show()"
        .replacing("\nclass Other", with: "\n\nclass Other"),
      "class Page: UIViewController, Shower { func show() { add(Card()) } }\nprotocol Shower { func show() }\nlet page = Page()",
    ])
  func unnamed(_ code: String) throws {
    let isOfFile = code.contains("private")
    #expect(try count(code) == (isOfFile ? 1 : 0))
    #expect(try count(code, "let maker = Card.init") == 1)
    #expect(try count(code, main: "class Other {}") == 1)
    for name in ["show", "addCard", "make"] where !isOfFile {
      if code.contains("func \(name)()") {
        #expect(try count(code, "let a = page.\(name)()") == 1, "\(name)")
      }
    }
  }

  @Test(
    "A function runs that the system may call",
    arguments: [
      "class Page: UIViewController { override func show() { add(Card()) } }\nlet page = Page()",
      "class Page: UIViewController { @objc func show() { add(Card()) } }\nlet page = Page()",
      "class Page: UIViewController { @IBAction func show() { add(Card()) } }\nlet page = Page()",
      "class Page: UIViewController, UITableViewDelegate { func show(_ a: Int) { add(Card()) } }\nlet page = Page()",
      "@objcMembers class Page: NSObject { func show() { add(Card()) } }\nlet page = Page()",
      "class Page: UIViewController { func show() { add(Card()) } }\nlet page = Page(); let a = Selector(\"show\")",
      "class Page: UIView { override class func make() -> UIView { Card() } }\nlet page = Page()",
      "class Page: UIViewController { lazy var card = make()\nfunc make() -> UIView { Card() } }\nlet page = Page()",
      "struct Page: View { var body: some View { row() }\nfunc row() -> some View { Box(Card()) } }\nlet page = Page()",
    ])
  func calledBySystem(_ code: String) throws { #expect(try count(code) == 1) }

  @Test("A method of Objective-C runs that something names, or that no interface declares")
  func messages() throws {
    let header = "@interface Page : UIViewController\n- (void)show;\n@end"
    let page = "@implementation Page\n- (void)show { [self add:[Card new]]; }\n@end"
    let use = "@implementation AppDelegate\n+ (void)load { [Page new]; MORE }\n@end"
    func count(_ more: String, _ header: String) throws -> Int {
      let card =
        "@implementation Card\n- (void)fill { button.contentEdgeInsets = UIEdgeInsetsMake(0, 9, 0, 0); }\n@end\n@interface Card : UIView\n@end"
      return try Program.found(
        ["card.m": card, "page.m": page, "use.m": use.replacing("MORE", with: more)],
        others: ["page.h": header], main: "int main() { return UIApplicationMain(a, b, c, d); }",
        mainFile: "main.m"
      ).count
    }
    #expect(try count("", header) == 0)
    #expect(try count("[page show];", header) == 1)
    #expect(try count("", "@interface Page : UIViewController\n@end") == 1)
  }

  @Test("A source that no target of a project has is not built")
  func targets() throws {
    let card = "class Card: UIView { init() { \(Program.insets) } }\nlet card = Card()"
    func project(_ name: String) -> String {
      "1A = {isa = PBXFileReference; path = AppDelegate.swift; };\n1B = {isa = PBXFileReference; name = \"\(name)\"; path = \"Views/\(name)\"; };"
    }
    func count(_ name: String, _ files: [String: String] = [:], _ others: [String: String] = [:])
      throws -> Int
    {
      try Program.found(
        files.merging(["Views/Card.swift": card]) { $1 },
        others: others.merging(["App.xcodeproj/project.pbxproj": project(name)]) { $1 }
      ).count
    }
    #expect(try count("Card.swift") == 1)
    #expect(try count("Other.swift") == 0)
    // A package and a pod have their sources without a name.
    #expect(try count("Other.swift", ["Views/Package.swift": ""]) == 1)
    #expect(try count("Other.swift", [:], ["Views/Views.podspec": ""]) == 1)
    #expect(
      try Program.found(
        ["Views/Card.swift": card], others: ["X/X.xcodeproj/project.pbxproj": project("a")]
      ).count == 1)
    let folders = project("Other.swift") + "\n1C = {isa = PBXFileSystemSynchronizedRootGroup; };"
    #expect(
      try Program.found(
        ["Views/Card.swift": card], others: ["App.xcodeproj/project.pbxproj": folders]
      ).count == 1)
  }

  @Test("The number of faults that are left out is counted")
  func counted() throws {
    func file(_ path: String, _ text: String) throws -> SourceFile {
      try SourceFile(path: path, bytes: Array(text.utf8))
    }
    let files = [try file("a.swift", Self.card), try file("App.swift", Program.main)]
    let project = ProjectFacts(files, others: [SourceFile]())
    let results = files.map { SourceAudit.result(of: $0, knowing: project) }
    #expect(results.map(\.unreachedCount) == [1, 0])
    #expect(results.flatMap(\.findings).isEmpty)
  }

  /// A view with a fault in a branch on what a call gives.
  static let branch = """
    class Box: UIView {
      private let icon: UIView?
      private let isSmall: Bool
      init(title: String, icon: UIView? = nil, isSmall: Bool = false) {
        self.icon = icon
        self.isSmall = isSmall
        super.init(frame: .zero)
        setUp()
      }
      private func setUp() { if let icon = icon, !isSmall { X } }
    }
    """

  @Test(
    "A branch on what no call gives is run by nobody",
    arguments: [
      (branch, "Box(title: a)"),
      (branch, "Box(title: a, icon: nil)"),
      (branch, "Box(title: a, icon: view, isSmall: true)"),
      (
        branch,
        "Box(title: a, icon: make(b, c: false), isSmall: true); Box(title: b, isSmall: false)"
      ),
      (
        "class Box { func add(title: String, icon: UIView? = nil) { guard let icon else { return }; X } }",
        "Box().add(title: a)"
      ),
      (
        "class Box { func add(title: String, icon: UIView?) { if let icon { X } } }",
        "Box().add(title: a, icon: nil)"
      ),
    ])
  func neverGiven(_ box: String, _ use: String) throws {
    let files = [
      "box.swift": box.replacing("X", with: Program.insets), "use.swift": "let a = \(use)",
    ]
    #expect(try Program.found(files) == [])
    // Nobody knows who uses a library.
    #expect(try Program.found(files, main: "class Other {}").count == 1)
  }

  @Test(
    "A branch on what a call may give is seen",
    arguments: [
      (branch, "Box(title: a, icon: view)"),
      (branch, "Box(title: a, icon: view, isSmall: false)"),
      (branch, "Box(title: a, icon: view, isSmall: b)"),
      (branch, "Box(title: a, icon: icon); Box(title: a, icon: view, isSmall: true)"),
      (branch, "Box.init(title:icon:isSmall:)"),
      (branch.replacing("private let icon", with: "var icon"), "Box(title: a)"),
      (branch.replacing("self.icon = icon", with: "self.icon = icon ?? view"), "Box(title: a)"),
      (branch.replacing("icon: UIView? = nil", with: "icon: UIView? = view"), "Box(title: a)"),
      (
        "class Box { func add(icon: UIView? = nil) { let icon = other; if let icon { X } } }",
        "Box().add()"
      ),
    ])
  func given(_ box: String, _ use: String) throws {
    let files = [
      "box.swift": box.replacing("X", with: Program.insets), "use.swift": "let a = \(use)",
    ]
    #expect(try Program.found(files).count == 1)
  }

  @Test(
    "A class is seen that something may make",
    arguments: [
      "class Page: UIViewController { let card = Card() }\nlet page = Page()",
      "class Page: UIViewController {}\nextension Page { func show() { add(Card()) } }\nlet page = Page().show()",
      "extension UIView { func addCard() { add(Card()) } }\nlet a = view.addCard()",
      "func make() -> Card { .init() }",
      "class Page {\n  init() { show() }\n  private func show() { add(Card()) }\n}\nlet page = Page()",
      "class Page {\n  let shows = #selector(show)\n  @objc private func show() { add(Card()) }\n}\nlet page = Page()",
      "class Page {\n  @IBAction private func show() { add(Card()) }\n}\nlet page = Page()",
      "class Page {\n  @IBAction\n  private func show() { add(Card()) }\n}\nlet page = Page()",
      "class Page {\n  func show() { add(Card()) }\n}\nlet page = Page().show()",
      "class Page { var card: Card?; func show() { card = .init() } }\nlet page = Page()",
      "class Page { let card: Card = .init() }\nlet page = Page()",
      "class Page { lazy var card: Card = { Card() }() }\nlet page = Page()",
      "let cell = table.dequeue(at: 3) as Card",
      "let card: Card? = .init()",
      "@main enum Tool { static func main() { show(Card()) } }",
      "@objc(XYPage) class Page: NSObject { let card = Card() }",
      "struct Shop: Widget { let card = Card() }",
      "class Start: FlutterAppDelegate { let card = Card() }",
      "@implementation Loader\n+ (void)load { [[Card alloc] init]; }\n@end",
      "id Make(void) { return [[Card alloc] init]; }\n@implementation Other\n@end",
      "@implementation Row (Cards)\n- (void)add { [Card new]; }\n@end",
      "let type = NSClassFromString(\"App.Card\")",
    ])
  func reached(_ code: String) throws { #expect(try count(code) == 1) }

  @Test("Attributes for Interface Builder and for Objective-C make no class")
  func attributes() throws {
    for attribute in ["@IBDesignable", "@objc", "@objcMembers", "@objc @IBDesignable"] {
      #expect(try count(card: "\(attribute) \(Self.card)") == 0)
      #expect(
        try count(
          card: "\(attribute) \(Self.card)", others: ["a.xib": "<view customClass=\"Card\"/>"]) == 1
      )
    }
    #expect(try count(card: "@objc(XYCard) \(Self.card)") == 1)
    #expect(try count(card: "@Registered \(Self.card)") == 1)
  }

  @Test("An extension of a class that nothing makes is not seen in another file either")
  func extensions() throws {
    let more = "extension Page { func show() { \(Program.insets) } }"
    let page = "class Page: UIViewController { func start() { show() } }"
    #expect(try Program.found(["a.swift": page, "b.swift": more]) == [])
    #expect(
      try Program.found(["a.swift": page + "\nlet a = Page().start()", "b.swift": more]).count == 1)
  }

  @Test("A scene of a storyboard that nothing leads to makes no class")
  func scenes() throws {
    func scene(_ number: String, _ type: String, _ more: String = "", to: String = "") -> String {
      """
      <scene sceneID="\(number)s">
        <objects>
          <viewController \(more) id="\(number)" customClass="\(type)" sceneMemberID="viewController">
            \(to.isEmpty ? "" : "<segue destination=\"\(to)\" kind=\"show\" id=\"\(number)g\"/>")
          </viewController>
        </objects>
      </scene>
      """
    }
    func count(_ scenes: String..., code: String = "") throws -> Int {
      let text = "<document initialViewController=\"a\">\n" + scenes.joined(separator: "\n")
      let card = "class Card: UIViewController { init() { \(Program.insets) } }"
      return try self.count(code, card: card, others: ["Main.storyboard": text])
    }
    #expect(try count(scene("a", "Card")) == 1)
    #expect(try count(scene("a", "Start"), scene("b", "Card")) == 0)
    #expect(try count(scene("a", "Start", to: "b"), scene("b", "Card")) == 1)
    #expect(try count(scene("a", "Start"), scene("b", "Bar", to: "c"), scene("c", "Card")) == 0)
    #expect(
      try count(scene("a", "Start", to: "b"), scene("b", "Bar", to: "c"), scene("c", "Card")) == 1)
    // Code asks for a scene by its name; that of a class may be made of the class.
    let named = scene("b", "Card", "storyboardIdentifier=\"details\"")
    #expect(try count(scene("a", "Start"), named) == 1)
    let typed = scene("b", "Card", "storyboardIdentifier=\"Card\"")
    #expect(try count(scene("a", "Start"), typed) == 0)
    #expect(try count(scene("a", "Start"), typed, code: "let card = board.make(Card.self)") == 1)
    #expect(try count(scene("a", "Start"), typed, code: "let card = board.make(\"Card\")") == 1)
    #expect(try count(scene("a", "Start"), typed, code: "let card = R.storyboard.main.card()") == 1)
  }

  // MARK: - Answers of all calls

  private static let row =
    "class Row: UIView { func setMode(_ small: Bool) { if small { X } else { Y } } }\nlet row = Row()"

  @Test(
    "A branch that no call takes, as each call says yes, or each says no",
    arguments: [
      ("row.setMode(false)", 1), ("row.setMode(true)", 2),
      ("row.setMode(false); row.setMode(false)", 1),
    ])
  func branches(_ calls: String, _ line: Int) throws {
    let insets = Program.insets
    let row = Self.row.replacing("X", with: "\n\(insets)\n").replacing("Y", with: "\n\(insets)\n")
    func lines(_ row: String, _ calls: String, _ main: String = Program.main) throws -> [String] {
      try Program.found(["a.swift": row, "b.swift": calls], main: main)
    }
    let all = ["a.swift:2 lopsided-insets", "a.swift:4 lopsided-insets"]
    #expect(try lines(row, calls) == [all[2 - line]])
    let inverted = row.replacing("if small", with: "if !small")
    #expect(try lines(inverted, calls) == [all[line - 1]])
    // Another call says the other, or something else.
    for more in [
      "row.setMode(true); row.setMode(false)", "row.setMode(isSmall)", "row.setMode(!false)",
      "let mode = row.setMode", "row.setMode(false || isNew)",
    ] {
      #expect(try lines(row, calls + "\n" + more) == all, "\(more)")
    }
    let message = "@implementation B\n- (void)b { [self.row setMode:flag]; }\n@end"
    #expect(try Program.found(["a.swift": row, "b.swift": calls, "B.m": message]) == all)
    #expect(try lines(row, calls, "class Other {}") == all)
    #expect(try lines(row.replacing("func set", with: "override func set"), calls) == all)
    #expect(try lines(row.replacing("Row: UIView", with: "Row: UIView, Sizing"), calls) == all)
    #expect(try lines(row.replacing("{ if", with: "{ let small = isNew; if"), calls) == all)
    #expect(try lines(row.replacing("_ small: Bool", with: "_ small: Bool?"), calls) == all)
  }

  @Test("A label before the answer, other parameters after it, and calls of Objective-C")
  func labels() throws {
    let row =
      "class Row: UIView { func show(small: Bool, title: String) { guard small else { return }\n\(Program.insets) } }\nlet row = Row()"
    func count(_ calls: String, _ file: String = "b.swift") throws -> Int {
      try Program.found(["a.swift": row, file: calls]).count
    }
    #expect(try count("row.show(small: false, title: name)") == 0)
    #expect(try count("row.show(small: true, title: name)") == 1)
    #expect(
      try count("@implementation B\n- (void)b { [self.row show:NO title:name]; }\n@end", "B.m") == 0
    )
    #expect(
      try count("@implementation B\n- (void)b { [self.row show:YES title:name]; }\n@end", "B.m")
        == 1)
  }
}
