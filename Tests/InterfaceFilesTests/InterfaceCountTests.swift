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
