import BidiLayout
import BidiSource
import BidiText
import Foundation
import Testing

/// Collections, players, cells and choices: what UIKit does is in its headers (`UICollectionViewLayout.h`, `UIView.h`).
@Suite("Controls in both directions")
struct ControlRuleTests {
  private func rules(_ node: Node) -> [String] {
    let scene = LayoutScene(size: LayoutSize(width: 320, height: 100), windows: [node])
    return LayoutAudit(scene).findings().map(\.rule)
  }

  private func box(_ id: String, _ x: Double, _ width: Double, _ children: [Node] = []) -> Node {
    Node(id: id, frame: LayoutRect(x: x, y: 0, width: width, height: 40), children: children)
  }

  private func list(flips: Bool, contentWidth: Double = 600) -> Node {
    var list = box("list", 0, 320, [box("a", 0, 90), box("b", 90, 200), box("c", 290, 310)])
    list.scroll = ScrollState(
      contentSize: LayoutSize(width: contentWidth, height: 40), flips: flips)
    return list
  }

  @Test(
    "A list that does not flip begins at the left in both interfaces; one that flips is a mirror")
  func collections() {
    func frames(_ node: Node) -> [Double] {
      LayoutScene(size: LayoutSize(width: 320, height: 40), windows: [node])
        .resolved(in: .rightToLeft).items.dropFirst().map(\.frame.minX)
    }
    #expect(frames(list(flips: false)) == [0, 90, 290])
    // The first item ends at the right side of the list.
    #expect(frames(list(flips: true)) == [230, 30, -280])
    #expect(rules(list(flips: false)) == ["unflipped-collection"])
    #expect(rules(list(flips: true)).isEmpty)
    // What fits does not scroll.
    #expect(rules(list(flips: false, contentWidth: 300)).isEmpty)
  }

  @Test("Semantics are not handed down: the slider of a player needs them itself")
  func players() {
    func player(_ own: SemanticContentAttribute, _ kind: ControlContent.Kind = .slider) -> Node {
      var slider = box("time", 0, 200)
      slider.content = .control(ControlContent(kind))
      slider.semantics = own
      var player = box("player", 0, 320, [slider])
      player.semantics = .playback
      return box("window", 0, 320, [player])
    }
    #expect(rules(player(.unspecified)) == ["turned-playback"])
    #expect(rules(player(.unspecified, .progress)) == ["turned-playback"])
    #expect(rules(player(.playback)).isEmpty)
    #expect(rules(player(.unspecified, .toggle)).isEmpty)
    var volume = box("volume", 0, 200)
    volume.content = .control(ControlContent(.slider))
    #expect(rules(box("window", 0, 320, [volume])).isEmpty)
    // The direction that a slider is drawn in.
    let scene = LayoutScene(size: LayoutSize(width: 320, height: 40), windows: [player(.playback)])
    #expect(scene.resolved(in: .rightToLeft).item("time")?.layoutDirection == .leftToRight)
  }

  @Test("A time line without a player around it: by a play button beside it, or by its name")
  func timeLines() throws {
    func image(_ name: String) -> Node {
      var node = box(name, 0, 20)
      node.content = .image(ImageContent(name: name))
      return node
    }
    func control(_ id: String, _ kind: ControlContent.Kind = .slider) -> Node {
      var node = box(id, 0, 200)
      node.content = .control(ControlContent(kind))
      return node
    }
    // UIView.h: "Should be used for views that contain playback controls … playhead scrubbers".
    let found = [
      [control("a"), image("play.fill")],
      [control("a"), box("buttons", 0, 90, [image("ic_pause")])],
      [box("row", 0, 220, [control("a")]), image("gobackward.15")],
      [control("a", .progress), image("play"), image("speaker.wave.2")],
      [control("scrubber")], [control("seekBar", .progress)],
      [control("a"), image("play"), control("volume")],
    ]
    for children in found {
      let findings = rules(box("window", 0, 320, children)).filter { $0 == "turned-playback" }
      #expect(findings == ["turned-playback"], "\(children.map(\.id))")
    }
    let right = [
      [control("a")], [control("a"), image("star")], [control("volume"), image("play")],
      // A volume, or a time line beside a mute button.
      [control("a"), image("play"), image("speaker.slash")],
      [control("a"), image("play"), control("b")], [control("a", .toggle), image("play")],
      [control("a"), image("playlist")], [control("download", .progress), image("play")],
    ]
    for children in right {
      let findings = rules(box("window", 0, 320, children)).filter { $0 == "turned-playback" }
      #expect(findings.isEmpty, "\(children.map(\.id))")
    }
    // The time line is another one, which stays.
    var time = control("t")
    time.semantics = .playback
    let player = [time, image("play"), control("a", .progress)]
    #expect(!rules(box("window", 0, 320, player)).contains("turned-playback"))
    // The play button is further out than the view around the view.
    let far = box("b", 0, 320, [box("c", 0, 320, [control("a")])])
    #expect(!rules(box("window", 0, 320, [far, image("play")])).contains("turned-playback"))
  }

  @Test("Texts and images of the chosen tab have its tint, those of others are grey")
  func tabs() throws {
    let red = LayoutColor(red: 1, green: 0, blue: 0)
    func tab(_ id: String, _ mode: ImageContent.RenderingMode) -> Node {
      var image = box("\(id).image", 0, 24)
      image.content = .image(ImageContent(name: "star", renderingMode: mode))
      var title = box("\(id).title", 0, 80)
      title.content = .text(TextContent("A"))
      return box(id, 0, 80, [image, title])
    }
    var bar = box("bar", 0, 320, [tab("a", .automatic), tab("b", .automatic), tab("c", .original)])
    bar.content = .control(ControlContent(.tabs, count: 3, selected: 1, tint: red))
    bar.arrangement = .tabs(TabBar())
    let scene = LayoutScene(size: LayoutSize(width: 320, height: 40), windows: [bar])
    for direction in UserInterfaceLayoutDirection.allCases {
      let items = scene.resolved(in: direction)
      func colors(_ tab: String) -> [LayoutColor?] {
        ["image", "title"].map { part in
          switch items.item("\(tab).\(part)")?.content {
          case .text(let text): text.color
          case .image(let image): image.tint
          default: nil
          }
        }
      }
      // systemGray of the light appearance is #8E8E93.
      let grey = try #require(LayoutColor(hexadecimal: "#8E8E93"))
      #expect(colors("a") == [grey, grey])
      #expect(colors("b") == [red, red])
      // An image in its own colors keeps them.
      #expect(colors("c") == [nil, grey])
    }
  }

  @Test("Actions of a cell follow the interface, or stay at their sides and are found")
  func cells() {
    func cell(_ space: LayoutSpace, leading: Int = 1, trailing: Int = 0, pull: Double) -> Node {
      var cell = box("cell", 0, 320, [box("read", 0, 80), box("content", 0, 320)])
      cell.arrangement = .swipe(
        SwipeCell(leadingCount: leading, trailingCount: trailing, pull: pull, space: space))
      return cell
    }
    func frames(_ node: Node, _ direction: UserInterfaceLayoutDirection) -> [LayoutRect] {
      LayoutScene(size: LayoutSize(width: 320, height: 40), windows: [node])
        .resolved(in: direction).items.dropFirst().map(\.frame)
    }
    let open = cell(.leading, pull: 80)
    #expect(frames(open, .leftToRight).map(\.minX) == [0, 80])
    // From right to left the leading action is at the right, and the content goes to the left.
    #expect(frames(open, .rightToLeft).map(\.minX) == [240, -80])
    #expect(frames(cell(.physical, pull: 80), .rightToLeft).map(\.minX) == [0, 80])
    #expect(rules(cell(.physical, pull: 0)) == ["physical-swipe-actions"])
    #expect(rules(cell(.leading, pull: 0)).isEmpty)
    let actions = SwipeCell(leadingCount: 1, trailingCount: 2)
    #expect(actions.restingPull(50, widths: [80, 60, 60, 320]) == 80)
    #expect(actions.restingPull(-50, widths: [80, 60, 60, 320]) == 0)
    #expect(actions.restingPull(-70, widths: [80, 60, 60, 320]) == -120)
  }

  @Test("A choice between left and right needs the semantics spatial")
  func choices() {
    func choice(_ names: [String], _ semantics: SemanticContentAttribute) -> Node {
      var control = box(
        "choice", 0, 300,
        names.enumerated().map { index, name in
          var part = box(name, Double(index) * 100, 100)
          part.content = .image(ImageContent(name: name))
          return part
        })
      control.content = .control(ControlContent(.segments, count: names.count))
      control.semantics = semantics
      return box("window", 0, 320, [control])
    }
    let sides = ["text.alignleft", "align.left", "align.right"]
    // Without the semantics the images may show a direction too, each by its name.
    #expect(
      rules(choice(sides, .unspecified)).filter { $0 != "undirected-image" } == ["turned-spatial"])
    #expect(rules(choice(sides, .spatial)).isEmpty)
    #expect(rules(choice(["day", "week"], .unspecified)).isEmpty)
  }

  @Test("Controls, lists and cells are read as they were written")
  func coding() throws {
    for content in [
      Content.control(ControlContent(.slider, value: 0.25)),
      .control(ControlContent(.pages, count: 3, selected: 2)), .control(ControlContent(.search)),
    ] {
      var node = box("a", 0, 100)
      node.content = content
      node.scroll = ScrollState(
        contentSize: LayoutSize(width: 300, height: 40), flips: false, resting: .items)
      node.arrangement = .swipe(SwipeCell(trailingCount: 2, pull: -4, space: .physical))
      let data = try JSONEncoder().encode(node)
      #expect(try JSONDecoder().decode(Node.self, from: data) == node)
    }
  }
}
