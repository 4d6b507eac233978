import BidiAttributed
import BidiLayout
import BidiSource
import BidiTestSupport
import BidiText
import Foundation
import Testing

@testable import SceneFiles

@Suite("Scene files")
struct SceneFileTests {
  @Test("The schema that is printed is the one in Resources")
  func schema() throws {
    let file = try Data(contentsOf: Samples.schemas.appendingPathComponent("scene.schema.json"))
    #expect(Data(SceneSchema.text.utf8) == file)
  }

  @Test("All samples are there, and are scenes")
  func samples() throws {
    let files = try FileManager.default.contentsOfDirectory(atPath: Samples.folder.path)
    #expect(
      Set(files) == Set(Samples.names.map { "\($0).json" } + ["Events"]))
    for name in Samples.names {
      let file = try Samples.file(name)
      let left = file.scene(in: .leftToRight).resolved(in: .leftToRight)
      let right = file.scene(in: .rightToLeft).resolved(in: .rightToLeft)
      // The sample of texts that do not fit is a window with six of them.
      #expect(name == "overflow" ? left.items.count == 7 : left.items.count >= 9)
      #expect(left.items.count == right.items.count)
      #expect(left.faults.isEmpty && right.faults.isEmpty)
      // All boxes of the samples are where a mirror shows them, but for parts of players and choices of sides, which stay.
      for (first, second) in zip(left.items, right.items) {
        let stays = second.parent.map { right.items[$0].childDirection == .leftToRight } ?? false
        let mirrored =
          stays ? first.frame : first.frame.mirrored(inWidth: file.scene.size.width)
        #expect((mirrored.x - second.frame.x).magnitude < 1e-9, "\(name): \(first.id)")
      }
      // Every name of an image has a figure or is a symbol of the system, and every text is translated or the same in both.
      for item in left.items {
        guard case .image(let image) = item.content else { continue }
        let figure = file.images[image.name] ?? SceneFile.Figure(systemSymbol: image.name)
        #expect(figure != nil, "\(image.name)")
      }
    }
  }

  @Test("The scene file of the article on bidi-scene is read, and what it says is found")
  func article() throws {
    let article = Samples.folder.appendingPathComponent(
      "../../Sources/SceneFiles/SceneFiles.docc/BidiScene.md")
    let parts = try String(contentsOf: article, encoding: .utf8).components(
      separatedBy: "```json\n")
    #expect(parts.count == 2)
    let json = try #require(parts.last?.components(separatedBy: "```").first)
    let file = try SceneFile(path: "article.json", bytes: Array(json.utf8))
    let findings = AuditResult(auditing: [file]).findings
    #expect(findings.map(\.rule) == ["display-order"])
    #expect(findings.map(\.node?.path) == [["screen", "event"]])
    let style = #""fontSize": 15, "style": {"baseWritingDirection": "rtl"}"#
    let right = json.replacingOccurrences(of: #""fontSize": 15"#, with: style)
    #expect(right != json)
    let repaired = try SceneFile(path: "right.json", bytes: Array(right.utf8))
    #expect(AuditResult(auditing: [repaired]).findings.isEmpty)
  }

  @Test("The sentence of the article is in the list, with its marks in pairs")
  func sentence() throws {
    let file = try Samples.file("notifications")
    let scene = file.scene(in: .rightToLeft).resolved(in: .rightToLeft)
    let texts = scene.items.compactMap { item -> ResolvedText.Paragraph? in
      if case .text(let text) = item.content { text.paragraphs.first } else { nil }
    }
    let sentence = try #require(texts.first { $0.text.contains("小明بدأ في متابعتك") })
    #expect(sentence.alignment == .right)
    // The Chinese name is read first: it stands at the right end. The sentence ends at the left.
    let text = sentence.text
    let runs = try ResolvedParagraph(text, baseDirection: .explicit(sentence.direction))
      .visualRuns().ranges(in: text).map { text[$0] }
    let name = runs.firstIndex { $0.contains("小明") }
    let rest = runs.firstIndex { $0.contains("متابعتك") }
    #expect(try #require(rest) < #require(name))
  }

  /// A text, the byte where a fault is, its line and column, its way, and a word of the message.
  struct Bad: Sendable, CustomTestStringConvertible {
    let json: String
    let mark: String
    let path: String
    let word: String

    init(_ json: String, at mark: String, _ path: String, _ word: String) {
      (self.json, self.mark, self.path, self.word) = (json, mark, path, word)
    }

    var testDescription: String { "\(path): \(word)" }
  }

  /// A scene of one node.
  private static func scene(_ node: String) -> String {
    "{\"size\": {\"width\": 9, \"height\": 9},\n \"windows\": [\n  {\"id\": \"é\", \(node)}]}"
  }

  static let bad: [Bad] = [
    Bad(
      scene("\"flex\": {\"width\": \"50 %\"}"), at: "\"50 %\"", "$.windows[0].flex.width",
      "'50 %' does not look like"),
    Bad(
      scene("\"arrangement\": {\"button\": {\"parts\": [\"title\", \"title\"]}}"),
      at: "[\"title\", \"title\"]", "$.windows[0].arrangement.button.parts",
      "'title' is named twice"),
    Bad(
      scene("\"arrangement\": {\"tabs\": {\"tabWidth\": -3}}"), at: "-3",
      "$.windows[0].arrangement.tabs.tabWidth", "not less than 0"),
    Bad("", at: "", "$", "too early"),
    Bad("{\"size\": ", at: "", "$.size", "too early"),
    Bad("[1, 2", at: "", "$", "too early"),
    Bad("{\"a\": tru}", at: "}", "$.a", "'e' is wanted"),
    Bad("{\"a\": 01}", at: "1}", "$", "',' or '}'"),
    Bad("{\"a\": 1.}", at: "}", "$.a", "digit"),
    Bad("{\"a\": 1e999}", at: "1e", "$.a", "too large"),
    Bad("{\"a\": \"\\q\"}", at: "\\q", "$.a", "escape"),
    Bad("{\"a\": \"\\ud800x\"}", at: "\\ud8", "$.a", "surrogate"),
    Bad("{\"a\": \"\\udc00\"}", at: "\\udc", "$.a", "surrogate"),
    Bad("{\"a\": \"\\u12g4\"}", at: "\\u12", "$.a", "hexadecimal"),
    Bad("{\"a\": \"\u{1}\"}", at: "\u{1}", "$.a", "control character"),
    Bad("{} {}", at: " {}", "$", "after"),
    Bad("{a: 1}", at: "a", "$", "quotation marks"),
    Bad("{\"a\": 1, \"a\": 2}", at: "\"a\": 2", "$.a", "twice"),
    Bad("[]", at: "[]", "$", "object is wanted, not array"),
    Bad("{\"windows\": []}", at: "{", "$", "'size' is missing"),
    Bad(
      "{\"size\": {\"width\": 9, \"height\": \"9\"}, \"windows\": []}", at: "\"9\"",
      "$.size.height", "number is wanted, not string"),
    Bad(
      scene("\"mirorring\": \"upright\""), at: "\"mirorring", "$.windows[0].mirorring",
      "not known"),
    Bad(
      scene("\"mirroring\": \"sideways\""), at: "\"sideways", "$.windows[0].mirroring",
      "'sideways' is none of"),
    Bad(scene("\"opacity\": 2"), at: "2}]", "$.windows[0].opacity", "not more than 1"),
    Bad(
      scene("\"content\": \"film\""), at: "\"film", "$.windows[0].content",
      "'film' does not fit here; write one of: 'container', 'web', 'keyboard' or 'statusBar'; an object with 'text'"
    ),
    Bad(
      scene("\"content\": {\"text\": {\"text\": \"a\"}}"), at: "{\"text\": \"a",
      "$.windows[0].content.text",
      "an object with 'text' does not fit here; write one of: an object with 'string', as {\"string\": \"Hello\"};"
    ),
    Bad(
      scene("\"content\": {\"text\": \"a\"}"), at: "\"a\"", "$.windows[0].content.text",
      "'a' does not fit here; write one of: an object with 'string'"),
    Bad(
      scene("\"content\": {}"), at: "{}", "$.windows[0].content",
      "an empty object does not fit here"),
    Bad(
      scene("\"content\": {\"image\": {\"nam\": \"a\"}}"), at: "{\"nam",
      "$.windows[0].content.image",
      "'name' is missing"),
    Bad(
      scene("\"content\": {\"text\": {\"string\": \"a\", \"fontSize\": 0}}"), at: "0}}",
      "$.windows[0].content.text.fontSize", "more than 0"),
    Bad(
      scene("\"decoration\": {\"fill\": \"#12345\"}"), at: "\"#12345",
      "$.windows[0].decoration.fill", "does not look like"),
    Bad(
      scene("\"transform\": {\"matrix\": {\"spatial\": [1, 2]}}"), at: "[1, 2]",
      "$.windows[0].transform.matrix.spatial", "at least 16 elements"),
    Bad(
      scene("\"content\": {\"shape\": {\"path\": [\"M\", 1], \"fill\": \"#000000\"}}"),
      at: "[\"M\"", "$.windows[0].content.shape.path", ""),
    Bad(
      "{\"size\": {\"width\": -9, \"height\": 9}, \"windows\": []}", at: "-9", "$.size.width",
      "not less than 0"),
    Bad(
      scene("\"frame\": {\"x\": 0, \"y\": 0, \"width\": 1e9, \"height\": 1}"), at: "1e9",
      "$.windows[0].frame.width", "not more than 1000000"),
    Bad(
      scene(
        "\"frame\": {\"x\": 0, \"y\": 0, \"width\": 9, \"height\": 9}, \"children\": [{\"id\": \"b\", \"frame\": {\"x\": 1e308, \"y\": 0, \"width\": 9, \"height\": 9}, \"transform\": {\"matrix\": {\"affine\": {\"a\": 1e9, \"b\": 0, \"c\": 0, \"d\": 1, \"tx\": 1e308, \"ty\": 0}}}}]"
      ), at: "{\"id\": \"b\"", "$.windows[0].children[0]", "too large"),
    Bad(
      scene("\"children\": [{\"id\": \"b\"}, {\"frame\": null}]"), at: "{\"frame",
      "$.windows[0].children[1]", "'id' is missing"),
  ]

  @Test(arguments: bad)
  func refused(_ bad: Bad) throws {
    let error = #expect(throws: SceneFileError.self) {
      _ = try SceneFile(path: "bad.json", bytes: Array(bad.json.utf8))
    }
    let fault = try #require(error?.faults.first)
    let place =
      bad.mark.isEmpty ? bad.json.endIndex : try #require(bad.json.range(of: bad.mark)).lowerBound
    let before = bad.json[..<place]
    let line = before.filter { $0 == "\n" }.count + 1
    let column = before.unicodeScalars.reversed().prefix { $0 != "\n" }.count + 1
    if !bad.word.isEmpty || fault.jsonPath == bad.path {
      #expect(fault.location.byteOffset == before.utf8.count + (bad.word == "after" ? 1 : 0))
      #expect(fault.location.line == line)
      #expect(fault.location.column == column + (bad.word == "after" ? 1 : 0))
    }
    #expect(fault.jsonPath.hasPrefix(bad.path))
    #expect(bad.word.isEmpty || fault.message.contains(bad.word), "\(fault.message)")
    #expect(error?.description.hasPrefix("bad.json:\(fault.location.line):") == true)
  }

  @Test("All faults are told, in the order of the text")
  func faults() throws {
    let json = "{\"size\": {\"width\": true, \"height\": 1}, \"windows\": [{}, {\"id\": 1}]}"
    let error = #expect(throws: SceneFileError.self) {
      _ = try SceneFile(path: "x", bytes: Array(json.utf8))
    }
    #expect(
      error?.faults.map(\.jsonPath) == ["$.size.width", "$.windows[0]", "$.windows[1].id"])
  }

  @Test("Of many faults a hundred are told, and long ways are shortened")
  func manyFaults() throws {
    let nodes = Array(repeating: "{}", count: 130).joined(separator: ",")
    let depth = 40
    let deep =
      String(repeating: "{\"id\": \"a\", \"children\": [", count: depth) + nodes
      + String(repeating: "]}", count: depth)
    let error = #expect(throws: SceneFileError.self) {
      _ = try SceneFile(
        path: "x",
        bytes: Array("{\"size\": {\"width\": 1, \"height\": 1}, \"windows\": [\(deep)]}".utf8))
    }
    let lines = try #require(error?.description.split(separator: "\n"))
    #expect(error?.faults.count ?? 0 >= 130)
    #expect(lines.count == 101)
    #expect(lines.allSatisfy { $0.count < 300 })
    #expect(lines.last == "x: error: \((error?.faults.count ?? 0) - 100) more faults are left out")
  }

  @Test("Bytes that are no text are refused with their place")
  func noText() {
    let error = #expect(throws: SceneFileError.self) {
      _ = try SceneFile(path: "x", bytes: Array("{\"a\": \"".utf8) + [0xFF, 0x22, 0x7D])
    }
    #expect(error?.faults.first?.location.byteOffset == 7)
  }

  @Test("Every scene that the library writes, the schema takes")
  func written() throws {
    var text = TextContent("abc", role: .body, fontSize: 20)
    text.insets = DirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    text.style.headIndent = 4
    text.style.baseWritingDirection = .rightToLeft
    var node = Node(
      id: "node", frame: LayoutRect(x: 1, y: 2, width: 3, height: 4), content: .text(text),
      decoration: Decoration(
        fill: LayoutColor(red: 1, green: 0, blue: 0, alpha: 0.5),
        border: Border(color: LayoutColor(red: 0, green: 0, blue: 0), width: 1),
        corners: DirectionalCornerRadii(all: 3),
        shadow: DirectionalShadow(
          color: LayoutColor(red: 0, green: 0, blue: 0), leadingOffset: 1, verticalOffset: 2,
          blurRadius: 3)))
    node.layoutDirection = .rightToLeft
    node.semantics = .playback
    node.scroll = ScrollState(
      contentSize: LayoutSize(width: 9, height: 9), offset: .physical(LayoutPoint(x: 1, y: 0)))
    node.anchors = [
      .to(.leading, 3), LayoutAnchor(.top, to: .sibling("a", .bottom), 2),
      LayoutAnchor(.height, to: .own(.width)),
    ]
    var nodes = [node]
    for arrangement: Arrangement in [
      .anchors, .stack(StackLayout(axis: .vertical, spacing: 2)), .flow(FlowLayout()),
      .grid(TrackLayout(tracks: [.fixed(2), .flexible(minimum: 1, weight: 2)], lineLength: 4)),
      .stack(
        StackLayout(
          axis: .horizontal, alignment: .lastBaseline, distribution: .spaceEvenly, isReversed: true)
      ),
      .button(
        ControlParts(
          ButtonLayout(
            contentInsets: .init(leading: 3), imagePlacement: .top, alignment: .trailing),
          parts: [.title])),
      .textField(
        ControlParts(TextFieldLayout(spacing: 3), parts: TextFieldLayout.Part.allCases)),
      .cell(ControlParts(TableCell(separatorHeight: 2), parts: TableCell.Part.allCases)),
      .tabs(TabBar(tabWidth: 30, spacing: 2)), .tabs(TabBar()),
      .strip(StripLayout(progress: 1.5, spacing: 3, leadingInset: 2, hasIndicator: false)),
    ] {
      node.arrangement = arrangement
      nodes.append(node)
    }
    for content: Content in [
      .web, .keyboard, .statusBar, .custom(name: "x", .uprightSubtree),
      .image(ImageContent(name: "a", rightToLeftName: "b", mirroring: .always, orientation: .left)),
      .shape(
        LayoutPath([.move(.zero), .curve(.zero, .zero, to: .zero), .close]),
        fill: LayoutColor(red: 0, green: 0, blue: 0)),
    ] {
      nodes.append(Node(id: "content", frame: .zero, content: content))
    }
    node.flex = FlexItem(
      shrink: 0.5, width: .percent(7), height: .points(3), minimumWidth: .percent(100.0 / 3),
      maximumHeight: .points(9.5), alignment: .firstBaseline)
    node.sizing = ContentSizing(
      intrinsicWidth: 30, intrinsicHeight: 20, firstBaseline: 12, lastBaseline: 14,
      hugging: .init(horizontal: 1, vertical: 1000))
    nodes.append(node)
    node.transform = NodeTransform(.spatial(Transform3D(perspective: 0.1)), space: .physical)
    nodes.append(node)
    node.transform = NodeTransform(Transform2D(rotation: 1))
    nodes.append(node)
    let scene = LayoutScene(size: LayoutSize(width: 9, height: 9), windows: nodes)
    let file = try SceneFile(path: "x", bytes: [UInt8](try JSONEncoder().encode(scene)))
    #expect(file.scene == scene)
  }

  @Test("The reader takes what Foundation's takes, in random texts")
  func reader() throws {
    let pieces = [
      "{", "}", "[", "]", ",", ":", "\"a\"", "\"\\u00e9\"", "1", "-0.5e2", "0", "true", "null", " ",
      "\"b\"", "-", ".", "\\",
    ]
    var generator = SeededGenerator(seed: 7)
    var accepted = 0
    for _ in 0..<20_000 {
      let json = (0..<Int.random(in: 1...7, using: &generator)).map { _ in
        pieces[Int.random(in: 0..<pieces.count, using: &generator)]
      }.joined()
      let mine = (try? JSONValue(strict: Array(json.utf8))) != nil
      let theirs =
        (try? JSONSerialization.jsonObject(with: Data(json.utf8), options: .fragmentsAllowed))
        != nil
      #expect(mine == theirs, "\(json)")
      if mine { accepted += 1 }
    }
    #expect(accepted > 500)
  }
}
