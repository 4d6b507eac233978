import BidiLayout
import BidiPage
import BidiText
import Foundation
import Testing

@testable import SceneFiles

#if canImport(FoundationXML)
  import FoundationXML
#endif

@Suite("Pictures of scenes")
struct SceneSVGTests {
  @Test(
    arguments: [
      (0.0, "0"), (-0.0, "0"), (1, "1"), (-1.5, "-1.5"), (0.1004, "0.1"), (0.0005, "0.001"),
      (-0.0004, "0"), (12.3456, "12.346"), (100, "100"), (.nan, "0"), (.infinity, "0"),
    ] as [(Double, String)])
  func number(_ value: Double, _ text: String) {
    #expect(SVGNumber(value).description == text)
  }

  @Test("Pictures are well-formed, and the same each time", arguments: Samples.names)
  func samples(_ name: String) throws {
    let file = try Samples.file(name)
    var options = SceneSVG.Options()
    options.showsHitRegions = true
    options.showsExpectedMirror = true
    for options in [SceneSVG.Options(), options] {
      let svg = SceneSVG(file, options: options).beforeAfter()
      #expect(svg == SceneSVG(try Samples.file(name), options: options).beforeAfter())
      let parser = XMLParser(data: Data(svg.utf8))
      #expect(parser.parse(), "\(name): \(String(describing: parser.parserError))")
      #expect(!svg.contains("nan") && !svg.contains("inf\""))
    }
  }

  private static func file(_ windows: String, more: String = "") throws -> SceneFile {
    try SceneFile(
      path: "x.json",
      bytes: Array(
        "{\"size\": {\"width\": 100, \"height\": 40}, \"windows\": [\(windows)]\(more)}".utf8))
  }

  private static func panel(
    _ windows: String, more: String = "", _ direction: UserInterfaceLayoutDirection = .rightToLeft
  ) throws -> String {
    SceneSVG(try file(windows, more: more)).panel(direction)
  }

  @Test("Text is held at its own end, whatever its direction")
  func anchors() throws {
    func line(_ string: String, _ alignment: String, _ direction: UserInterfaceLayoutDirection)
      throws -> String
    {
      let svg = try Self.panel(
        """
        {"id": "a", "frame": {"x": 10, "y": 0, "width": 60, "height": 40}, "content": {"text": {
          "string": "\(string)", "style": {"alignment": "\(alignment)"}}}}
        """, direction)
      let text = try #require(svg.split(separator: "\n").first { $0.hasPrefix("<text") })
      let values = text.matches(of: /(x|direction|text-anchor)="([^"]*)"/).map { "\($0.2)" }
      return values.joined(separator: " ")
    }
    // From the left edge of the box: 0 or 60. Start is the left end of abc, the right end of Hebrew.
    #expect(try line("abc", "leading", .leftToRight) == "0 ltr start")
    #expect(try line("abc", "trailing", .leftToRight) == "60 ltr end")
    #expect(try line("abc", "leading", .rightToLeft) == "60 ltr end")
    #expect(try line("\u{05D0}", "leading", .rightToLeft) == "60 rtl start")
    #expect(try line("\u{05D0}", "trailing", .rightToLeft) == "0 rtl end")
    #expect(try line("\u{05D0}", "left", .rightToLeft) == "0 rtl end")
    #expect(try line("\u{05D0}", "center", .rightToLeft) == "30 rtl middle")
  }

  @Test("Controls are written by number, markup is escaped")
  func escapes() throws {
    #expect(MarkupText.escaped("a<\u{202B}&\"\u{1}\n") == "a&lt;&#x202B;&amp;&quot;\u{FFFD}&#10;")
  }

  private static let flag = """
    , "images": {"flag": {"size": {"width": 10, "height": 10}, "shapes": [
      {"path": ["M", 0, 0, "L", 4, 0, "L", 0, 4, "Z"], "fill": "#ff0000"}]}}
    """

  @Test("An image is mirrored where it asks for it, once")
  func mirroredImages() throws {
    func matrix(_ more: String, _ direction: UserInterfaceLayoutDirection) throws -> String {
      let svg = try Self.panel(
        """
        {"id": "a", "frame": {"x": 10, "y": 0, "width": 20, "height": 20}, "content": {"image": {
          "name": "flag"\(more)}}}
        """, more: Self.flag, direction)
      let line = try #require(svg.split(separator: "\n").first { $0.contains("#ff0000") })
      return try #require(line.firstMatch(of: /transform="([^"]*)"/)).1.description
    }
    let automatic = ", \"mirroring\": \"automatic\""
    #expect(try matrix("", .leftToRight) == "matrix(2 0 0 2 10 0)")
    #expect(try matrix("", .rightToLeft) == "matrix(2 0 0 2 70 0)")
    #expect(try matrix(automatic, .leftToRight) == "matrix(2 0 0 2 10 0)")
    #expect(try matrix(automatic, .rightToLeft) == "matrix(-2 0 0 2 90 0)")
  }

  @Test("Groups of opacity and clips are closed where their nodes end")
  func groups() throws {
    let svg = try Self.panel(
      """
      {"id": "a", "frame": {"x": 0, "y": 0, "width": 50, "height": 40}, "opacity": 0.5, "clips": true,
       "children": [{"id": "b", "frame": {"x": 0, "y": 0, "width": 9, "height": 9}, "decoration": {"fill": "#00ff00"}}]},
      {"id": "c", "frame": {"x": 0, "y": 0, "width": 9, "height": 9}, "decoration": {"fill": "#0000ff"}}
      """)
    let body = svg.split(separator: "\n").compactMap { line -> String? in
      if line.hasPrefix("<g opacity") { return "opacity" }
      if line.hasPrefix("<g clip-path=\"url(#rtl-clip") { return "clip" }
      if line.contains("#00ff00") { return "b" }
      if line.contains("#0000ff") { return "c" }
      return line == "</g>" ? "end" : nil
    }
    #expect(body == ["opacity", "clip", "b", "end", "end", "c", "end"])
  }

  @Test("Outlines of touches keep to clips, and leave out what takes no touch")
  func hitRegions() throws {
    var options = SceneSVG.Options()
    options.showsHitRegions = true
    let svg = SceneSVG(
      try Self.file(
        """
        {"id": "a", "frame": {"x": 0, "y": 0, "width": 50, "height": 40}, "clips": true,
         "decoration": {"corners": {"topLeading": 8}},
         "children": [{"id": "b", "frame": {"x": 40, "y": 0, "width": 30, "height": 9}},
          {"id": "clear", "frame": {"x": 0, "y": 0, "width": 9, "height": 9}, "opacity": 0.005},
          {"id": "flat", "frame": {"x": 0, "y": 0, "width": 9, "height": 0}}]}
        """), options: options
    ).panel(.leftToRight)
    let lines = svg.split(separator: "\n").filter { $0.contains("fill-opacity=\"0.06\"") }
    #expect(lines.count == 2)
    #expect(lines.first?.hasPrefix("<path d=\"M8 0L50 0") == true)
    #expect(lines.last?.hasPrefix("<g clip-path=\"url(#ltr-hit-0)\"><path d=\"M40 0L70 0") == true)
    let clip = svg.split(separator: "\n").first { $0.contains("id=\"ltr-hit-0\"") }
    #expect(clip?.contains("M8 0L50 0") == true)
    #expect(XMLParser(data: Data(svg.utf8)).parse())
  }

  /// A map, the alignment of a text, and whether librsvg 2.54.7 draws it elsewhere than Chromium.
  static let stretched: [(matrix: String, alignment: String, isMisplaced: Bool)] = [
    ("2 0 0 1", "right", true), ("1 0 0 2", "center", true),
    ("0 2 -1 0", "right", true), ("2 0 0 1", "left", false),
    ("2 0 0 2", "right", false), ("-1 0 0 1", "right", false),
    ("0 1 -1 0", "right", false),
  ]

  @Test(arguments: stretched)
  func librsvg(_ example: (matrix: String, alignment: String, isMisplaced: Bool)) throws {
    let names = ["a", "b", "c", "d", "tx", "ty"]
    let matrix = zip(names, (example.matrix + " 0 0").split(separator: " "))
      .map { "\"\($0)\": \($1)" }.joined(separator: ", ")
    let file = try Self.file(
      """
      {"id": "a", "frame": {"x": 0, "y": 0, "width": 50, "height": 40},
       "transform": {"matrix": {"affine": {\(matrix)}}},
       "content": {"text": {"string": "abc", "style": {"alignment": "\(example.alignment)"}}}}
      """)
    let misplaced = SceneSVG(file).misplacedByLibrsvg(in: [.leftToRight])
    #expect(misplaced == (example.isMisplaced ? [["a"]] : []))
  }

  @Test("A name that is not readable in its box is a number, which the legend explains")
  func placeholders() throws {
    func image(_ id: Int, _ name: String, _ width: Int, _ height: Int) -> String {
      """
      {"id": "\(id)", "frame": {"x": 0, "y": 0, "width": \(width), "height": \(height)},
       "content": {"image": {"name": "\(name)"}}}
      """
    }
    let nodes = [
      image(0, "cover", 90, 40), image(1, "next.in.the.row", 16, 16), image(2, "horn", 12, 12),
      image(3, "next.in.the.row", 40, 40),
    ]
    let svg = SceneSVG(try Self.file(nodes.joined(separator: ","))).beforeAfter()
    let texts = svg.matches(of: /<text [^>]*font-size="([0-9.]+)"[^>]*>([^<]*)</).map {
      (size: Double($0.1) ?? 0, text: "\($0.2)")
    }
    // No letters are smaller than 6 points, and no name is cut.
    #expect(texts.allSatisfy { $0.size >= 6 })
    #expect(texts.map(\.text).filter { $0 == "cover" }.count == 2)
    #expect(texts.map(\.text).filter { $0 == "next.in.the.row" }.count == 1)
    #expect(texts.map(\.text).filter { $0 == "1" }.count == 5)
    #expect(texts.map(\.text).filter { $0 == "2" }.count == 3)
    // Boxes have their names to point at.
    #expect(svg.contains("<title>horn</title></path>"))
    // The legend is below the screens, and the picture is higher by it.
    #expect(svg.contains("height=\"132\""))
    let known = try Self.file(image(0, "cover", 90, 40))
    #expect(SceneSVG(known).beforeAfter().contains("height=\"108\""))
    #expect(SceneSVG(known).panel(.leftToRight).contains("height=\"40\""))
  }

  @Test("Overlays are explained below the picture")
  func legends() throws {
    var options = SceneSVG.Options()
    options.showsHitRegions = true
    options.showsExpectedMirror = true
    let file = try Self.file(
      """
      {"id": "a", "frame": {"x": 0, "y": 0, "width": 100, "height": 40}, "children": [
        {"id": "b", "frame": {"x": 4, "y": 0, "width": 30, "height": 9}, "frameSpace": "physical"}]}
      """)
    let svg = SceneSVG(file, options: options).beforeAfter()
    #expect(svg.contains(">takes touches: windows<"))
    #expect(svg.contains(">takes touches: level 1<"))
    #expect(!svg.contains("level 2"))
    #expect(svg.contains(">where the mirror has a box"))
    #expect(XMLParser(data: Data(svg.utf8)).parse())
    // From left to right alone there is no mirror to be seen.
    let left = SceneSVG(file, options: options).panel(.leftToRight)
    #expect(left.contains(">windows<") && !left.contains("mirror has"))
    #expect(!SceneSVG(file).beforeAfter().contains("takes touches"))
  }

  @Test("The mirror lies at a whole pixel, whatever the width of the screen")
  func axis() throws {
    for (width, axis) in [("100", "152"), ("100.25", "153"), ("99.5", "152")] {
      let file = try SceneFile(
        path: "x.json",
        bytes: Array("{\"size\": {\"width\": \(width), \"height\": 40}, \"windows\": []}".utf8))
      let svg = SceneSVG(file).beforeAfter()
      #expect(svg.contains("<path d=\"M\(axis) 12V"))
      let places = svg.split(separator: "\n").compactMap {
        $0.firstMatch(of: /^<g transform="translate\(([0-9.]+)[ ]/).map { "\($0.1)" }
      }
      #expect(places == ["24", axis == "152" ? "180" : "181"])
    }
  }

  @Test("Round corners follow the direction, and shrink together where they do not fit")
  func corners() {
    let path = LayoutPath(
      LayoutRect(x: 0, y: 0, width: 10, height: 10),
      corners: CornerRadii(topLeft: 10, topRight: 10, bottomRight: 0, bottomLeft: 0))
    #expect(path.elements.first == .move(LayoutPoint(x: 5, y: 0)))
    let sharp = LayoutPath(
      LayoutRect(x: 0, y: 0, width: 10, height: 10),
      corners: CornerRadii(topLeft: 0, topRight: 0, bottomRight: 0, bottomLeft: 0))
    #expect(SVGMarkup.data(sharp) == "M0 0L10 0L10 10L0 10Z")
  }
}
