import BidiSource
import SourceAudit
import Testing

/// What the files of a project tell of each other.
@Suite("Source audit: the project")
struct ProjectFactsTests {
  static let insets = Program.insets

  /// What is found in the files of a program, as `file:line rule`.
  func found(
    _ files: [String: String], others: [String: String]? = [:], program: String = Program.main
  ) throws -> [String] {
    try Program.found(files, others: others, main: program)
  }

  @Test(
    "What nothing in a program names is run by nobody",
    arguments: [
      "class Screen { func start() {}\n private func show() { X } }\nlet a = Screen()",
      "class Screen { func start() {}\n func show() { X } }\nlet a = Screen()",
      "class Screen: UIViewController { func show() { X } }\nlet a = Screen()",
      "struct Style: Hashable { public static func small() { X } }\nlet a = Style.other",
      "final class Screen: UIView { func start() { X } }\nextension Screen { func other() { let a = Screen() } }",
      "class Screen { func show() { X; show() } }\nlet a = Screen()",
      "class Pages: UIPageViewController, UIPageViewControllerDataSource { func popViewController() { X } }\nlet a = Pages(); navigationController?.popViewController(animated: true)",
      "class Pages: UIPageViewController, UIPageViewControllerDataSource { func previous() { X } }\nlet a = Pages()",
      "class Screen { func show() { X } }\nlet a = Screen() // .show()",
      "class Screen { var small = false { didSet { X } } }\nlet a = Screen(); if a.small { b() }",
      "class Screen { var small: Bool { get { true } set { X } } }\nlet a = Screen(); b(a.small == true, small: .x)",
      "class Screen { var small = false { didSet { X } } }\nlet a = Screen(); let b = a.small ? .c : .d; /* a.small = true */",
    ])
  func unused(_ code: String) throws {
    let code = code.replacing("X", with: Self.insets)
    #expect(try found(["a.swift": code]) == [])
    // Some files of a project do not tell who else uses them; a library does not know its users.
    #expect(try found(["a.swift": code], others: nil).count == 1)
    if !code.contains("private") {
      #expect(try found(["a.swift": code], program: "class Other {}").count == 1)
      let example = [
        "a.swift": code, "App/AppDelegate.swift": "", "Example/App.swift": Program.main,
      ]
      #expect(try found(example).count == 1)
    }
  }

  @Test(
    "What something may run is looked at",
    arguments: [
      "class Screen { func show() { X } }\nlet a = Screen(); a.show()",
      "class Screen { @objc func show() { X } }\nlet a = Screen()",
      "class Screen { @IBAction func show() { X } }\nlet a = Screen()",
      "class Screen: UIView { override func show() { X } }\nlet a = Screen()",
      "class Screen: UIView, UIScrollViewDelegate { func scrollViewDidScroll(_ view: UIScrollView) { X } }\nlet a = Screen()",
      "class Screen: UIView {}\nextension Screen: Drawing { func draws() { X } }\nlet a = Screen()",
      "class Base: UIView, Drawing {}\nclass Screen: Base { func draws() { X } }\nlet a = Screen()",
      "class Pages: UIPageViewController, UIPageViewControllerDataSource { func previous(_ all: Pages) { X } }\nlet a = Pages()",
      "class Pages: UIPageViewController, PagingDelegate { func previous() { X } }\nlet a = Pages()",
      "class Screen { init() { X } }\nlet a = Screen()",
      "extension UIButton { static func small() { X } }\nlet a = UIButton.small()",
      "@main enum Tool { static func main() { X } }\nlet a = Tool.self",
      "extension UIButton { static func small() { X } }\nlet a: UIButton = .small()",
      "extension UIButton { static func small() { X } }\nlet a = names.map(UIButton.small)",
      "extension UIButton { static func small() { X }\n static func all() { names.map(small) } }\nlet a = UIButton.all()",
      "extension UIButton { class func small() { X } }\nlet a = UIButton.small { b }",
      "class Pages: UIPageViewController { func popViewController() { X } }\nlet a = Pages(); a.popViewController()",
      "class NavBox: UIViewController { func popViewController() { X } }\nlet a = NavBox(); nav.popViewController()",
      "class Screen { func show() { X } }\nlet a = Screen(), b = #selector(Screen.show), c = \"https://a.b/c\"",
      "class Screen { func show() { X } }\nlet a = Screen(), b = Selector(\"show\")",
      "struct Notes: Widget { func start() { X } }\nlet b = start()",
      "class Screen { var small = false { didSet { X } } }\nlet a = Screen(); a.small = true",
      "class Screen { var small = false { didSet { X } } }\nlet a = Screen(); a.small.toggle()",
      "class Screen { var small = Size() { didSet { X } } }\nlet a = Screen(); a.small.width += 1",
      "class Screen { var small = false { didSet { X } } }\nlet a = Screen(); b.assign(to: \\.small, on: a)",
      "class Screen { var small = false { didSet { X } } }\nlet a = Screen(); a.setValue(true, forKey: \"small\")",
      "class Screen { @IBOutlet var small: UIView! { didSet { X } } }\nlet a = Screen()",
      "class Screen: UIView { override var small: Bool { didSet { X } } }\nlet a = Screen()",
    ])
  func used(_ code: String) throws {
    #expect(try found(["a.swift": code.replacing("X", with: Self.insets)]).count == 1)
  }

  @Test("An outlet of another file is no call of a static function; Objective-C and a call are")
  func staticFunctions() throws {
    let maker = ["a.swift": "extension UIButton { static func close() { \(Self.insets) } }"]
    let outlet =
      "class Screen: UIView { @IBOutlet var close: UIButton!; func b() { c(close, \"Help.close\") } }"
    #expect(try found(maker.merging(["b.swift": outlet]) { $1 }, others: ["c.xib": "close"]) == [])
    let literal = "let a = \"\\(UIButton.close())\""
    #expect(try found(maker.merging(["b.swift": literal]) { $1 }, others: [:]).count == 1)
    #expect(
      try found(maker.merging(["b.swift": "let a = UIButton.close()"]) { $1 }, others: [:]).count
        == 1)
    let message = "@implementation B\n- (void)b { c = [UIButton close]; }\n@end"
    #expect(try found(maker.merging(["b.m": message]) { $1 }, others: [:]).count == 1)
  }

  @Test("Storyboards, lists of properties and Objective-C name what they use")
  func otherFiles() throws {
    let screen = ["a.swift": "class Screen: UIView { init() { \(Self.insets) } }"]
    #expect(try found(screen) == [])
    #expect(try found(screen, others: ["b.xib": "<view customClass=\"Screen\"/>"]).count == 1)
    #expect(
      try found(screen, others: ["Info.plist": "<string>$(MODULE).Screen</string>"]).count == 1)
    let method = ["a.swift": "class Screen { func show() { \(Self.insets) } }\nlet a = Screen()"]
    #expect(try found(method) == [])
    let call = "@implementation B\n- (void)b { [self.screen show]; }\n@end"
    #expect(try found(method.merging(["b.m": call]) { $1 }).count == 1)
  }

  @Test("Objective-C: a class whose name only its own XIB has is not seen")
  func unmadeController() throws {
    let files = [
      "Bar.m":
        "@implementation Bar\n- (void)b {\n button.contentEdgeInsets = UIEdgeInsetsMake(0, 9, 0, 0);\n}\n@end"
    ]
    let owner = "<placeholder customClass=\"Bar\"/>"
    func header(_ parent: String) -> String { "@interface Bar : \(parent)\n@end" }
    let controller = ["Bar.h": header("UIViewController"), "Bar.xib": owner]
    #expect(try found(files, others: controller) == [])
    #expect(try found(files, others: ["Bar.h": header("UIView"), "Bar.xib": owner]) == [])
    #expect(
      try found(files, others: ["Bar.h": header("UIViewController"), "Main.xib": owner]).count == 1)
    let maker = "let a = Bar()"
    #expect(try found(files.merging(["a.swift": maker]) { $1 }, others: controller).count == 1)
  }

  @Test(
    "Objective-C: a class that only a class makes that nothing makes is not seen; an umbrella header makes none"
  )
  func unmade() throws {
    let bar =
      "@implementation Bar\n- (void)b {\n button.contentEdgeInsets = UIEdgeInsetsMake(0, 9, 0, 0);\n}\n@end"
    let maker =
      "#import \"Bar.h\"\n@interface Maker () <BarDelegate> {\n Bar *_bar;\n}\n@end\n@implementation Maker\n- (void)c { _bar = [[Bar alloc] init]; }\n@end"
    let others = [
      "Bar.h":
        "@class Bar;\n@protocol BarDelegate\n- (void)bar:(Bar *)bar;\n@end\n@interface Bar : UIView\n@end",
      "Maker.h": "@interface Maker : NSObject\n@property Bar *bar;\n@end",
      "User.h": "@interface User : NSObject\n@end", "Kit.h": "#import <Kit/Maker.h>",
    ]
    let files = ["Bar.m": bar, "Maker.m": maker]
    #expect(try found(files, others: others) == [])
    let user = "@implementation User\n- (void)d { [Maker new]; }\n@end"
    // The user is no better off, until something makes it.
    #expect(try found(files.merging(["User.m": user]) { $1 }, others: others) == [])
    let start = "@implementation AppDelegate\n- (void)e { [User new]; }\n@end"
    #expect(
      try found(files.merging(["User.m": user, "AppDelegate.m": start]) { $1 }, others: others)
        == ["Bar.m:3 lopsided-insets"])
    #expect(
      try found(files.merging(["a.swift": "let a = Maker()"]) { $1 }, others: others).count == 1)
    #expect(
      try found(files, others: others.merging(["a.xib": "<view customClass=\"Maker\"/>"]) { $1 })
        .count == 1)
    let keeper = maker.replacing(
      "@implementation Maker", with: "static Maker *last = nil;\n@implementation Maker")
    #expect(try found(files.merging(["Maker.m": keeper]) { $1 }, others: others) == [])
    let function = maker + "\nid MakeOne(void) { Maker *one = [[Maker alloc] init]; return one; }"
    #expect(try found(files.merging(["Maker.m": function]) { $1 }, others: others).count == 1)
    // Nobody knows who uses a library.
    #expect(try found(files, others: others, program: "class Other {}").count == 1)
  }

  @Test("The cure of an offset names the types elsewhere that look at it")
  func offsetReaders() throws {
    let pages = """
      class Pages: UIScrollView {
        func jump(to page: Int) { setContentOffset(CGPoint(x: bounds.width * CGFloat(page), y: 0), animated: true) }
      }
      """
    let reader = """
      class Tour: UIViewController, UIScrollViewDelegate {
        let pages = Pages()
        func start() { pages.jump(to: 2) }
        func scrollViewDidScroll(_ view: UIScrollView) { if view.contentOffset.x > view.bounds.width { next() } }
      }
      let tour = Tour().start()
      """
    func cures(_ files: [String: String]) throws -> [String] {
      let sources = try files.merging(["App.swift": Program.main]) { $1 }.sorted { $0.key < $1.key }
        .map {
          try SourceFile(path: $0.key, bytes: Array($0.value.utf8))
        }
      let project = ProjectFacts(sources, others: [SourceFile]())
      return sources.flatMap { SourceAudit.result(of: $0, knowing: project).findings.map(\.cure) }
    }
    let told = "Tour looks at this offset, too: let it count from the same end."
    #expect(try cures(["a.swift": pages, "b.swift": reader]).map { $0.hasSuffix(told) } == [true])
    let other = reader.replacing("let pages = Pages()", with: "let pages = Others()")
    #expect(
      try cures(["a.swift": pages + "\nlet p = Pages().jump(to: 1)", "b.swift": other]).map {
        $0.hasSuffix(told)
      } == [false])
  }

  @Test("Objective-C: a method of an interface and a class that nothing names")
  func objectiveC() throws {
    let code =
      "#import \"Card.h\"\n@implementation Card\n- (void)show {\n button.contentEdgeInsets = UIEdgeInsetsMake(0, 9, 0, 0);\n}\n@end"
    let header = ["Card.h": "@class Card;\n@interface Card : UIView <Themed>\n- (void)show;\n@end"]
    let maker = "@implementation B\n- (void)b { self.card = [Card new]; }\n@end"
    let caller = "@implementation B\n- (void)b { [[Card new] show]; }\n@end"
    #expect(try found(["Card.m": code, "B.m": maker], others: header) == [])
    #expect(try found(["Card.m": code, "B.m": "// Card, show"], others: header) == [])
    #expect(try found(["Card.m": code, "B.m": caller], others: header).count == 1)
    // UIKit may call what only the implementation has.
    #expect(try found(["Card.m": code, "B.m": maker]).count == 1)
    #expect(try found(["Card.m": code, "B.m": maker], others: nil).count == 1)
  }

  @Test("A collection view whose layout is the project's own starts at the left in both interfaces")
  func layouts() throws {
    let layout = "class Grid: UICollectionViewLayout {}"
    let page = "let page = Int(collectionView.contentOffset.x / collectionView.bounds.width)"
    let screen = """
      class Screen: UIViewController {
        override func viewDidLoad() { collectionView.contentInset = UIEdgeInsets(top: 0, left: 9, bottom: 0, right: 0) }
        override func scroll() { \(page) }
      }
      """
    func count(_ files: [String: String], _ others: [String: String] = [:]) throws -> Int {
      let own = ["c.swift": screen, "u.swift": "let a = Screen(), b = Grid()"]
      return try found(own.merging(files) { $1 }, others: others).count
    }
    #expect(try count([:]) == 2)
    #expect(try count(["a.swift": layout]) == 2)
    let user =
      "extension Screen { var layout: Any { collectionView.collectionViewLayout as! Grid } }"
    #expect(try count(["a.swift": layout, "b.swift": user]) == 0)
    #expect(try count(["a.swift": layout], ["Screen.xib": "<l customClass=\"Grid\"/>"]) == 0)
    #expect(try count(["a.swift": layout], ["Main.storyboard": "<l customClass=\"Grid\"/>"]) == 2)
    let flips =
      "class Grid: UICollectionViewLayout { override var flipsHorizontallyInOppositeLayoutDirection: Bool { true } }"
    #expect(try count(["a.swift": flips, "b.swift": user]) == 2)
    let heirs =
      "class First: Screen { var a: Grid }\nclass Second: Screen { var a: Grid }"
    #expect(try count(["a.swift": layout, "b.swift": heirs]) == 0)
    #expect(
      try count(["a.swift": layout, "b.swift": heirs, "d.swift": "class Third: Screen {}"]) == 2)
    let header = "@interface Grid : UICollectionViewLayout\n@end"
    #expect(try count(["b.swift": user], ["Grid.h": header]) == 0)
  }

  @Test(
    "Buttons whose class gives them a configuration, or places the image itself, in other files")
  func buttons() throws {
    let row =
      "class Row: UIView { let link = Link(); override func layout() { link.imageEdgeInsets = UIEdgeInsets(top: 0, left: 9, bottom: 0, right: 0) } }\nlet row = Row()"
    let plain = "class Link: UIButton { init() { super.init(frame: .zero) } }"
    let base =
      "class Base: UIButton { init() { super.init(frame: .zero); configuration = .plain() } }"
    func count(_ files: [String: String], _ others: [String: String] = [:]) throws -> Int {
      try found(files.merging(["row.swift": row]) { $1 }, others: others).count
    }
    #expect(try count(["a.swift": plain]) == 1)
    #expect(try count(["a.swift": base.replacing("Base", with: "Link")]) == 0)
    #expect(try count(["a.swift": base, "b.swift": "class Link: Base {}"]) == 0)
    #expect(try count(["a.swift": base, "b.swift": "class Link: Other {}"]) == 1)
    // What is no button may have a configuration of its own.
    #expect(
      try count(["a.swift": "class Link: UIView { init() { configuration = Link.usual } }"]) == 1)
    let header = ["Link.h": "@interface Link : UIButton\n@end"]
    let link =
      "@implementation Link\n- (instancetype)init { self = [super init]; self.configuration = plain; return self; }\n@end"
    #expect(try count(["Link.m": link], header) == 0)
    #expect(try count(["Link.m": link.replacing("plain", with: "nil")], header) == 1)
  }

  @Test("Pages that a storyboard lays out by left and right begin at the left in both interfaces")
  func pages() throws {
    let screen =
      "class Start: UIViewController { override func scroll() { pages.progress = Int(view.contentOffset.x / view.bounds.width) } }\nlet a = Start()"
    func count(_ scene: String, of type: String = "Start") throws -> Int {
      let text =
        "<scene>\n<objects>\n<viewController customClass=\"\(type)\">\n\(scene)\n</viewController>\n</objects>\n</scene>"
      return try found(["a.swift": screen], others: ["Start.storyboard": text]).count
    }
    func scroll(_ first: String, _ second: String, paging: String = "YES") -> String {
      "<scrollView pagingEnabled=\"\(paging)\">\n<constraint firstItem=\"a\" firstAttribute=\"\(first)\" secondItem=\"b\" secondAttribute=\"\(second)\"/>\n</scrollView>"
    }
    #expect(try count(scroll("right", "left")) == 0)
    #expect(try count(scroll("left", "right")) == 0)
    #expect(try count(scroll("trailing", "leading")) == 1)
    #expect(try count(scroll("left", "left")) == 1)
    #expect(try count(scroll("right", "left", paging: "NO")) == 1)
    #expect(try count(scroll("right", "left"), of: "Other") == 1)
    // A page control of UIKit mirrors itself, and then shows other pages than those that stand there.
    #expect(try count(scroll("right", "left") + "\n<pageControl id=\"c\"/>") == 1)
    #expect(try count(scroll("right", "left") + "\n" + scroll("trailing", "leading")) == 1)
  }

  @Test("Folders of tests: their name says so, and one of their files is a test")
  func testFolders() throws {
    let helper = "extension UIView { func fill() { \(Self.insets) } }\nlet a = UIView().fill()"
    let test = "import XCTest\nclass CardTests: XCTestCase {}"
    func count(_ path: String, test place: String) throws -> Int {
      try found([path: helper, place: test]).count
    }
    #expect(try count("Tests/Helper.swift", test: "Tests/CardTests.swift") == 0)
    #expect(try count("AppUITests/Pages/Helper.swift", test: "AppUITests/CardTests.swift") == 0)
    #expect(try count("card/tests/Helper.swift", test: "card/tests/unit/CardTests.swift") == 0)
    #expect(try count("SNAPSHOT/Helper.swift", test: "SNAPSHOT/CardTests.swift") == 0)
    // Doctors have tests, and banks have snapshots.
    #expect(try count("App/Tests/Helper.swift", test: "Other/CardTests.swift") == 1)
    for folder in ["Contest", "Contests", "Latest", "Protests", "CONTESTS"] {
      #expect(try count("App/\(folder)/Helper.swift", test: "App/\(folder)/CardTests.swift") == 1)
    }
    for folder in ["UITests", "uitests", "AppTests", "IOSTests", "app-tests", "SnapshotTests"] {
      #expect(try count("\(folder)/Helper.swift", test: "\(folder)/CardTests.swift") == 0)
    }
    #expect(try count("App/Helper.swift", test: "App/Tests/CardTests.swift") == 1)
    // All files may lie in a folder of that name.
    let all = ["/tests/App/a.swift": helper, "/tests/App/b.swift": test, "/tests/c.swift": ""]
    let files = try all.merging(["/tests/main.swift": Program.main]) { $1 }.map {
      try SourceFile(path: $0, bytes: Array($1.utf8))
    }
    let project = ProjectFacts(files, others: [SourceFile]())
    #expect(files.flatMap { SourceAudit.result(of: $0, knowing: project).findings }.count == 1)
  }

  @Test("A count of pages that an extension of UIScrollView has, by those who ask for it")
  func pageCounters() throws {
    let counter =
      "extension UIScrollView { var currentPage: Int { Int(contentOffset.x / bounds.width) } }"
    let tour = """
      class Tour: UIViewController {
        override func viewDidLoad() { for index in 0..<3 { pages[index].frame = CGRect(x: CGFloat(index) * view.bounds.width, y: 0, width: 9, height: 9) } }
        override func scroll() { tabs.select(scroll.currentPage) }
      }
      let a = Tour()
      """
    let other =
      "class List: UIViewController { override func scroll() { tabs.select(X.currentPage) } }\nlet b = List()"
    func count(_ files: String...) throws -> Int {
      var all = ["counter.swift": counter]
      for (index, file) in files.enumerated() { all["\(index).swift"] = file }
      return try found(all).count
    }
    #expect(try count(tour) == 0)
    #expect(try count(tour, other.replacing("X", with: "pageControl")) == 0)
    #expect(try count(tour, other.replacing("X", with: "list")) == 1)
    #expect(try count(other.replacing("X", with: "list")) == 1)
    #expect(try count(tour.replacing("index) *", with: "index) / 2 *")) == 1)
    // A page control of UIKit has its first dot at the right, where the last page stands.
    let dots = tour.replacing("tabs.select(scroll.currentPage)", with: "DOTS = scroll.currentPage")
    #expect(try count(dots.replacing("DOTS", with: "pageControl.currentPage")) == 1)
    #expect(
      try count(
        dots.replacing("DOTS", with: "dots.currentPage")
          .replacing(
            "Tour: UIViewController {", with: "Tour: UIViewController { let dots = UIPageControl()")
      )
        == 1)
    #expect(
      try count(
        tour,
        other.replacing(
          "tabs.select(X.currentPage)", with: "pageControl.currentPage = list.currentPage")) == 1)
    #expect(try count(dots.replacing("DOTS", with: "ruler.number")) == 0)
    // Tabs stand at other widths than the count tells.
    #expect(try count(tour.replacing("view.bounds.width", with: "tabWidth")) == 1)
  }
}
