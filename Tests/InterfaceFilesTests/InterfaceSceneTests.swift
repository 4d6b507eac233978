import BidiAttributed
import BidiLayout
import BidiText
import Foundation
import InterfaceFiles
import Testing

@Suite("Scenes of interfaces")
struct InterfaceSceneTests {
  private func scenes(_ name: String) throws -> [InterfaceScene] {
    try Fixtures.layout(name).scenes()
  }

  private func node(_ id: String, in name: String) throws -> Node {
    for scene in try scenes(name) {
      var open = scene.scene.windows
      while let node = open.popLast() {
        if node.id == id { return node }
        open += node.children
      }
    }
    throw Missing(id: id)
  }

  private struct Missing: Error {
    let id: String
  }

  private func text(_ id: String, in name: String) throws -> TextContent {
    guard case .text(let text) = try node(id, in: name).content else { throw Missing(id: id) }
    return text
  }

  private func image(_ id: String, in name: String) throws -> ImageContent {
    guard case .image(let image) = try node(id, in: name).content else { throw Missing(id: id) }
    return image
  }

  @Test("Each controller with a view, and each view of a XIB, is a scene with a name of its own")
  func names() throws {
    #expect(try scenes("leading-trailing.storyboard").map(\.name) == ["start"])
    #expect(
      try scenes("tabs.storyboard").map(\.name)
        == ["tabBarController", "viewController", "viewController 2"])
    #expect(try scenes("cells.xib").map(\.name) == ["row", "tile", "head"])
    #expect(
      try scenes("cells.xib").map(\.kind)
        == ["tableViewCell", "collectionViewCell", "collectionReusableView"])
    #expect(try scenes("controllers.storyboard").map(\.objectID) == ["vc32-aa-04"])
    #expect(
      try scenes("custom.storyboard").map(\.name) == ["ChartViewController", "viewController"])
  }

  @Test("Texts have their alignment, size and color")
  func texts() throws {
    let file = "texts.xib"
    #expect(try text("l30-aa-001", in: file).style.alignment == .left)
    #expect(try text("l30-aa-002", in: file).style.alignment == .right)
    #expect(try text("l30-aa-003", in: file).style.alignment == .center)
    #expect(try text("l30-aa-004", in: file).style.alignment == .justified)
    let two = try text("l30-aa-005", in: file)
    #expect(two.string == "Two\nlines")
    #expect(two.fontSize == 17)
    #expect(two.color == LayoutColor(red: 0.5, green: 0.25, blue: 0.75))
    #expect(try text("l30-aa-008", in: file).fontSize == 22)
    let attributed = try text("l30-aa-006", in: file)
    #expect(attributed.string == "Left fragment")
    #expect(attributed.fontSize == 15)
    guard case .attributed(let string) = attributed.source else { throw Missing(id: "attributed") }
    #expect(string.runs.first?[ParagraphStyleAttribute.self]?.alignment == .left)
    let background = try node("l30-aa-008", in: file).decoration?.fill
    #expect(background == LayoutColor(red: 0.95, green: 0.95, blue: 0.97))
  }

  @Test("Fields show what is typed, or else their placeholder")
  func fields() throws {
    #expect(try text("f23-aa-001", in: "fields.xib").string == "Name")
    #expect(try text("f23-aa-003", in: "fields.xib").role == .field)
    let body = try text("x23-aa-001", in: "fields.xib")
    #expect(body.role == .body)
    #expect(body.string == "First line\nsecond line")
  }

  @Test("Symbols that follow the interface are mirrored; other images are not")
  func mirroredSymbols() throws {
    #expect(try image("i25-aa-002", in: "pictures.xib").mirroring == .automatic)
    #expect(try image("i25-aa-003", in: "pictures.xib").mirroring == .never)
    #expect(
      try image("e16-aa-001.accessory", in: "table-prototypes.storyboard").name == "chevron.forward"
    )
    #expect(try node("i25-aa-001", in: "pictures.xib").sizing?.intrinsicWidth == 30)
    // What the file says of a symbol is not its size on the screen.
    #expect(try node("i25-aa-002", in: "pictures.xib").sizing?.intrinsicWidth == 13)
  }

  @Test("Bars have their titles and buttons, tables the titles of their sections")
  func parts() throws {
    #expect(try text("m19-aa-001.title", in: "navigation.storyboard").string == "Messages")
    #expect(try text("m19-aa-002", in: "navigation.storyboard").string == "Edit")
    #expect(try image("m19-aa-003", in: "navigation.storyboard").name == "square.and.pencil")
    #expect(try text("m20-aa-002.title", in: "tabs.storyboard").string == "Settings")
    #expect(try text("m21-aa-001.title", in: "bars.xib").string == "Title")
    #expect(try text("n21-aa-002.field", in: "bars.xib").string == "Search")
    #expect(try text("x17-aa-001.header", in: "table-static.storyboard").string == "Account")
    #expect(
      try text("x17-aa-001.footer", in: "table-static.storyboard").string == "Seen by friends")
    #expect(try text("k24-aa-001.segment1", in: "controls.xib").string == "Second")
    let boxes = try Fixtures.layout("bars.xib").boxes(.leftToRight)
    #expect((boxes["m21-aa-006"]?.x ?? 0) > (boxes["m21-aa-004"]?.maxX ?? 0))
    let turned = try Fixtures.layout("bars.xib").boxes(.rightToLeft)
    #expect((turned["m21-aa-006"]?.x ?? 0) < (turned["m21-aa-004"]?.x ?? 0))
    #expect((turned["m21-aa-007"]?.x ?? 0) > (turned["m21-aa-008"]?.x ?? 0))
  }

  @Test("Items of the system say what the system writes, or show its symbol")
  func systemItems() throws {
    #expect(try text("m21-aa-002", in: "bars.xib").string == "Cancel")
    #expect(try text("m21-aa-003", in: "bars.xib").string == "Done")
    #expect(try image("m21-aa-006", in: "bars.xib").name == "trash")
    #expect(try text("m21-aa-007.title", in: "bars.xib").string == "Favorites")
    #expect(try image("m21-aa-007.image", in: "bars.xib").name == "star.fill")
    // Titles of UIKit in English; the names of symbols are those of SF Symbols. The last ones are turned over.
    let titles = ["done": "Done", "cancel": "Cancel", "edit": "Edit", "save": "Save"]
    let symbols = [
      "add": "plus", "compose": "square.and.pencil", "action": "square.and.arrow.up",
      "organize": "folder", "bookmarks": "book", "search": "magnifyingglass",
      "refresh": "arrow.clockwise", "stop": "xmark", "close": "xmark", "camera": "camera",
      "trash": "trash", "play": "play.fill", "pause": "pause.fill", "rewind": "backward.fill",
      "fastForward": "forward.fill", "reply": "arrowshape.turn.up.backward",
      "undo": "arrow.uturn.backward", "redo": "arrow.uturn.forward",
    ]
    let items = (Array(titles.keys) + symbols.keys).map {
      "<barButtonItem systemItem=\"\($0)\" id=\"\($0)\"/>"
    }
    let file = try Fixtures.xib(
      """
      <subviews><toolbar id="bar"><rect key="frame" x="0" y="0" width="320" height="44"/>
      <items>\(items.joined())</items></toolbar></subviews>
      """)
    let bar = try #require(file.scenes()[0].scene.windows[0].children.first)
    for item in bar.children {
      switch item.content {
      case .text(let text): #expect(text.string == titles[item.id])
      case .image(let image):
        #expect(image.name == symbols[item.id])
        let isTurned = ["reply", "undo", "redo"].contains(item.id)
        #expect(image.mirroring == (isTurned ? .automatic : .never), "\(item.id)")
      default: Issue.record("\(item.id)")
      }
    }
    #expect(bar.children.count == titles.count + symbols.count)
  }

  @Test("Symbols that wind a player are never turned over")
  func windingSymbols() throws {
    let file = try Fixtures.xib(
      """
      <subviews>
      <imageView image="backward.end.fill" catalog="system" id="wind"><rect key="frame" x="0" y="0" width="24" height="24"/></imageView>
      <imageView image="chevron.backward.circle" catalog="system" id="back"><rect key="frame" x="0" y="30" width="24" height="24"/></imageView>
      </subviews>
      """)
    let mirroring = file.scenes()[0].scene.windows[0].children.map {
      node -> ImageMirroring? in
      if case .image(let image) = node.content { return image.mirroring }
      return nil
    }
    #expect(mirroring == [.never, .automatic])
  }

  @Test("The first tab of a controller is chosen; a bar of its own has what the file says")
  func chosenTabs() throws {
    func bar(_ nodes: [Node]) -> ControlContent? {
      for node in nodes {
        if case .control(let control) = node.content, control.kind == .tabs { return control }
        if let control = bar(node.children) { return control }
      }
      return nil
    }
    let controller = try scenes("tabs.storyboard")[0].scene
    #expect(bar(controller.windows)?.selected == 0 && bar(controller.windows)?.count == 2)
    #expect(bar(try scenes("bars.xib")[0].scene.windows)?.selected == -1)
    let file = try Fixtures.xib(
      """
      <subviews><tabBar id="bar"><rect key="frame" x="0" y="0" width="320" height="49"/>
      <items><tabBarItem systemItem="search" id="one"/><tabBarItem title="B" id="two"/></items>
      <connections><outlet property="selectedItem" destination="two" id="o"/></connections></tabBar></subviews>
      """)
    #expect(bar(file.scenes()[0].scene.windows)?.selected == 1)
  }

  @Test("Priorities, semantics and what is hidden are those of the file")
  func properties() throws {
    let label = try node("l09-aa-002", in: "priorities.xib")
    #expect(label.sizing?.hugging.horizontal == 252)
    #expect(label.sizing?.intrinsicWidth == 60)
    #expect(
      try node("l09-aa-003", in: "priorities.xib").sizing?.compressionResistance.horizontal == 749)
    #expect(try node("v29-aa-002", in: "semantics.xib").semantics == .forceLeftToRight)
    #expect(try node("s29-aa-001", in: "semantics.xib").semantics == .playback)
    #expect(try node("l15-aa-002", in: "stack-nested.xib").isHidden)
    guard case .stack(let stack)? = try node("s15-aa-002", in: "stack-nested.xib").arrangement
    else {
      throw Missing(id: "s15-aa-002")
    }
    #expect(stack.distribution == .equalSpacing)
    #expect(stack.alignment == .leading)
  }

  @Test("What is not known is counted by name and line, and a view of it is a box")
  func unknown() throws {
    let file = try Fixtures.layout("custom.storyboard")
    #expect(file.notRead.map(\.construct) == ["holographView", "sparkle"])
    #expect(file.notRead.map(\.lines.count) == [1, 1])
    let view = try node("v28-aa-004", in: "custom.storyboard")
    #expect(view.content == .custom(name: "holographView", .upright))
    #expect(file.boxes(.leftToRight)["v28-aa-004"]?.y == 320)
  }

  @Test("All other files are read whole")
  func whole() throws {
    let others = ["custom.storyboard", "variations.storyboard", "size-classes.storyboard"]
    for name in try Fixtures.names("Layouts") where !others.contains(name) {
      let file = try Fixtures.layout(name)
      #expect(file.notRead.isEmpty, "\(name): \(file.notRead)")
      #expect(file.notes.isEmpty, "\(name): \(file.notes)")
    }
  }
}
