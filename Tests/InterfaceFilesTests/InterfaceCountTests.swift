import BidiLayout
import BidiSource
import BidiText
import Foundation
import InterfaceFiles
import Testing

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// The views of a file, read by another XML reader: elements that have a frame.
private final class FramedElements: NSObject, XMLParserDelegate {
  struct Found {
    let line: Int
    /// The names of the elements around it, from the outermost to the view itself.
    let path: [String]
    /// The object IDs of these elements, where they have one.
    let ids: [String]
    /// Whether the view itself has an object ID.
    let isNamed: Bool
    /// The lines of the start tags of the elements.
    let lines: [Int]
  }

  private(set) var found: [Found] = []
  private var open: [(name: String, id: String?, line: Int)] = []

  static func read(_ bytes: [UInt8]) -> [Found] {
    let elements = FramedElements()
    let parser = XMLParser(data: Data(bytes))
    parser.delegate = elements
    return parser.parse() ? elements.found : []
  }

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?,
    qualifiedName: String?, attributes: [String: String]
  ) {
    if name == "rect", attributes["key"] == "frame", let view = open.last {
      found.append(
        Found(
          line: view.line, path: open.map(\.name), ids: open.compactMap(\.id),
          isNamed: view.id != nil, lines: open.map(\.line)))
    }
    open.append((name, attributes["id"], parser.lineNumber))
  }

  func parser(
    _ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?
  ) {
    open.removeLast()
  }
}

/// All views of a file are in its scenes, or the file says why not.
@Suite("No view is lost in silence")
struct InterfaceCountTests {
  /// The views that are in no scene, without a reason.
  private func lost(_ file: InterfaceFile) -> [String] {
    let views = FramedElements.read(file.source.bytes())
    #expect(!views.isEmpty)
    let nodes = Set(file.scenes().flatMap(\.nodeIDs))
    let unread = Set(file.notRead.flatMap(\.lines))
    let text = String(decoding: file.source.text, as: UTF8.self)
    // A view without an ID has the name of what is around it before a full stop.
    let unnamed = nodes.filter { $0.hasSuffix(".contentView") || $0.hasSuffix(".view") }.count
    #expect(unnamed >= views.count { !$0.isNamed && $0.path.last == "tableViewCellContentView" })
    return views.filter { view in
      if !view.isNamed {
        let owner = view.ids.last ?? ""
        return !nodes.contains { $0.hasPrefix("\(owner).") }
      }
      if nodes.contains(view.ids.last ?? "") { return false }
      // The size class of the device leaves it out.
      if view.ids.contains(where: { text.contains(#"<exclude reference="\#($0)"/>"#) }) {
        return false
      }
      return !view.lines.contains(where: unread.contains)
    }.map { "line \($0.line): \($0.path.suffix(3).joined(separator: "/"))" }
  }

  @Test("Every view of a fixture", arguments: try Fixtures.names("Layouts"))
  func fixtures(_ name: String) throws {
    #expect(lost(try Fixtures.layout(name)) == [])
  }

  @Test(
    "Every view of the files in the folder that BIDI_INTERFACES names",
    .enabled(if: ProcessInfo.processInfo.environment["BIDI_INTERFACES"] != nil))
  func folder() throws {
    let folder = URL(
      fileURLWithPath: ProcessInfo.processInfo.environment["BIDI_INTERFACES"] ?? "")
    let files = try #require(
      FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil))
    var count = 0
    for case let url as URL in files where ["xib", "storyboard"].contains(url.pathExtension) {
      count += 1
      let file = try InterfaceFile(
        path: url.lastPathComponent, bytes: [UInt8](try Data(contentsOf: url)))
      #expect(lost(file) == [], "\(url.path)")
    }
    #expect(count > 0)
  }

  @Test("A view that stands in no scene is named, with its line")
  func named() throws {
    let file = try InterfaceFile(
      path: "a.storyboard",
      bytes: Array(
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" targetRuntime="iOS.CocoaTouch">
            <scenes><scene sceneID="s"><objects>
                <viewController id="c">
                    <navigationItem key="navigationItem" id="n">
                        <view key="titleView" contentMode="scaleToFill" id="t">
                            <rect key="frame" x="0" y="0" width="100" height="40"/>
                            <subviews><label text="A" id="l"><rect key="frame" x="0" y="0" width="9" height="9"/></label></subviews>
                        </view>
                    </navigationItem>
                </viewController>
            </objects></scene></scenes>
        </document>
        """.utf8))
    #expect(file.scenes().isEmpty)
    #expect(file.notRead.map(\.construct) == ["titleView of navigationItem"])
    #expect(file.notRead.map(\.lines) == [[6, 8]])
  }

  /// A storyboard with scenes, each a controller with what is given in it.
  private func storyboard(_ controllers: String...) throws -> InterfaceFile {
    let scenes = controllers.enumerated().map { index, controller in
      "<scene sceneID=\"s\(index)\"><objects>\(controller)</objects></scene>"
    }.joined(separator: "\n")
    return try InterfaceFile(
      path: "a.storyboard",
      bytes: Array(
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" targetRuntime="iOS.CocoaTouch">
        <device id="retina4_7" orientation="portrait"/><scenes>
        \(scenes)
        </scenes></document>
        """.utf8))
  }

  @Test("A container shows the view of the controller that is embedded in it")
  func embedding() throws {
    func file(destination: String) throws -> InterfaceFile {
      try storyboard(
        """
        <viewController id="host"><view key="view" id="v1"><rect key="frame" x="0" y="0" width="375" height="667"/>
        <subviews><containerView translatesAutoresizingMaskIntoConstraints="NO" id="box">
        <rect key="frame" x="75" y="100" width="300" height="200"/>
        <connections><segue destination="\(destination)" kind="embed" id="e1"/></connections></containerView></subviews>
        <constraints>
        <constraint firstAttribute="trailing" secondItem="box" secondAttribute="trailing" id="c1"/>
        <constraint firstItem="box" firstAttribute="top" secondItem="v1" secondAttribute="top" constant="100" id="c2"/>
        <constraint firstItem="box" firstAttribute="width" constant="300" id="c3"/>
        <constraint firstItem="box" firstAttribute="height" constant="200" id="c4"/>
        </constraints></view></viewController>
        """,
        """
        <navigationController id="nav"><connections><segue destination="inner" kind="relationship" relationship="rootViewController" id="r1"/></connections></navigationController>
        """,
        """
        <viewController id="inner"><view key="view" id="v2"><rect key="frame" x="0" y="0" width="300" height="200"/>
        <subviews><label text="A" translatesAutoresizingMaskIntoConstraints="NO" id="l">
        <rect key="frame" x="16" y="20" width="60" height="21"/></label></subviews>
        <constraints>
        <constraint firstItem="l" firstAttribute="leading" secondItem="v2" secondAttribute="leading" constant="16" id="c5"/>
        <constraint firstItem="l" firstAttribute="top" secondItem="v2" secondAttribute="top" constant="20" id="c6"/>
        </constraints></view></viewController>
        """)
    }
    for destination in ["inner", "nav"] {
      let file = try file(destination: destination)
      #expect(file.notRead.isEmpty)
      let host = file.scenes()[0].scene
      func box(_ direction: UserInterfaceLayoutDirection) -> LayoutRect? {
        host.resolved(in: direction).item("l")?.frame
      }
      #expect(host.resolved(in: .leftToRight).item("v2")?.frame.width == 300)
      #expect(box(.leftToRight) == LayoutRect(x: 91, y: 120, width: 60, height: 21))
      // The container is at the left, and the label at the right of it: 300 - 16 - 60.
      #expect(box(.rightToLeft) == LayoutRect(x: 224, y: 120, width: 60, height: 21))
    }
    // A container of itself, or of what is elsewhere, is an empty box; the latter is named.
    #expect(try file(destination: "host").scenes()[0].nodeIDs.count == 2)
    #expect(try file(destination: "elsewhere").notRead.map(\.construct) == ["segue of kind embed"])
  }

  @Test(
    "Many views without an ID get names in little time, and long chains of containers end",
    .timeLimit(.minutes(10)))
  func manyOfAll() throws {
    let view = #"<view><rect key="frame" x="0" y="0" width="9" height="9"/></view>"#
    let file = try Fixtures.xib(
      "<subviews>\(String(repeating: view, count: 5000))</subviews>")
    #expect(Set(file.scenes()[0].nodeIDs).count == 5001)
    // Each screen shows the next one in a container.
    let screens = (0..<300).map { number in
      """
      <scene sceneID="s\(number)"><objects><viewController id="c\(number)"><view key="view" id="v\(number)">
      <rect key="frame" x="0" y="0" width="99" height="99"/><subviews><containerView id="b\(number)">
      <rect key="frame" x="0" y="0" width="99" height="99"/><connections>
      <segue destination="c\((number + 1) % 300)" kind="embed" id="e\(number)"/></connections></containerView></subviews>
      </view></viewController></objects></scene>
      """
    }.joined()
    let chain = try InterfaceFile(
      path: "a.storyboard",
      bytes: Array(
        """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" targetRuntime="iOS.CocoaTouch">
        <scenes>\(screens)</scenes></document>
        """.utf8))
    // The screen, its container, and four more of both.
    #expect(chain.scenes().map(\.nodeIDs.count) == Array(repeating: 10, count: 300))
  }

  @Test("Texts of bars that no scene shows are named")
  func barTexts() throws {
    func names(_ inside: String, _ constraints: String = "") throws -> [String] {
      try storyboard(
        """
        <viewController id="c"><view key="view" id="v"><rect key="frame" x="0" y="0" width="375" height="667"/>
        <subviews><label text="A" translatesAutoresizingMaskIntoConstraints="NO" id="l">
        <rect key="frame" x="16" y="28" width="60" height="21"/></label></subviews>
        <viewLayoutGuide key="safeArea" id="g"/><constraints>\(constraints)</constraints></view>\(inside)</viewController>
        """
      ).notRead.map(\.construct)
    }
    let item = #"<navigationItem key="navigationItem" title="Title" id="n"/>"#
    #expect(try names(item).isEmpty)
    // The safe area begins below the status bar, at 20.
    let top =
      #"<constraint firstItem="l" firstAttribute="top" secondItem="g" secondAttribute="top" constant="8" id="k"/>"#
    #expect(try names(item, top) == ["navigationItem without room for a bar"])
    #expect(try names(#"<navigationItem key="navigationItem" id="n"/>"#, top).isEmpty)
    let back =
      #"<navigationItem key="navigationItem" id="n"><barButtonItem key="backBarButtonItem" title="Back" id="b"/></navigationItem>"#
    #expect(try names(back) == ["backBarButtonItem"])
    #expect(
      try names(#"<tabBarItem key="tabBarItem" title="Home" id="t"/>"#)
        == ["tabBarItem without its tab bar"])
  }

  @Test("The content view of a cell without an ID is called by the cell, and its constraints count")
  func contents() throws {
    let file = try Fixtures.layout("contents.xib")
    let boxes = file.boxes(.leftToRight)
    #expect(boxes["e40-aa-001.contentView"] == LayoutRect(x: 0, y: 0, width: 200, height: 60))
    #expect(boxes["l40-aa-001"] == LayoutRect(x: 16, y: 20, width: 90, height: 21))
    #expect(
      boxes["e40-aa-002.contentView.view"] == LayoutRect(x: 0, y: 0, width: 320, height: 44))
    // Left stays, leading turns round.
    let turned = file.boxes(.rightToLeft)
    #expect(turned["l40-aa-001"]?.x == 16)
    #expect(
      turned["l40-aa-002"]?.isNear(LayoutRect(x: 104, y: 11.5, width: 200, height: 21)) == true)
    let line = file.location(ofObject: "e40-aa-002.contentView")?.line
    #expect(line == 37)
    #expect(file.location(ofObject: "e40-aa-002.accessory")?.line == 34)
  }

  @Test("Views in bars stand in their bars, and toolbar items in a toolbar")
  func bars() throws {
    let file = try Fixtures.layout("custom-bars.storyboard")
    #expect(file.notRead.isEmpty)
    let left = file.boxes(.leftToRight)
    let right = file.boxes(.rightToLeft)
    // The title view is in the middle, and the label is 8 points from its leading side.
    #expect(left["v41-aa-002"] == LayoutRect(x: 87.5, y: 20, width: 200, height: 44))
    #expect(left["l41-aa-001"]?.x == 95.5)
    #expect(right["l41-aa-001"]?.maxX == 279.5)
    // A switch is 2 points narrower than its frame to constraints.
    #expect(
      left["s41-aa-001"]?.isNear(LayoutRect(x: 310, y: 26.5, width: 49, height: 31)) == true)
    #expect(right["s41-aa-001"]?.x == 16)
    #expect(left["vc41-aa-01.toolbar"] == LayoutRect(x: 0, y: 623, width: 375, height: 44))
    #expect(left["b41-aa-001"] == LayoutRect(x: 279, y: 630, width: 80, height: 30))
    #expect(right["b41-aa-001"]?.x == 16)
    #expect(left["t41-aa-001"]?.x == 16)
  }
}
