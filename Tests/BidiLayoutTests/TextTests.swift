import BidiAttributed
import BidiLayout
import BidiText
import Foundation
import Testing

@Suite("Text in a scene")
struct TextTests {
  private static let hebrew = "\u{05D0}\u{05D1}"

  private static func resolved(
    _ content: TextContent, in environment: LayoutEnvironment, width: Double = 100
  ) -> ResolvedText? {
    let scene = LayoutScene(
      size: LayoutSize(width: 200, height: 20),
      windows: [
        Node(
          id: "window", frame: LayoutRect(x: 0, y: 0, width: 200, height: 20),
          children: [
            Node(
              id: "text", frame: LayoutRect(x: 0, y: 0, width: width, height: 20),
              content: .text(content)
            )
          ])
      ])
    guard case .text(let text)? = scene.resolved(in: environment).item("text")?.content else {
      return nil
    }
    return text
  }

  /// Alignment; interface, paragraph; natural follows the layout or the paragraph; what it comes
  /// to.
  ///
  /// By the words of NSText.h and UIKit: leading and trailing follow the interface, left and right
  /// stay, and so do center and justified, whose last line is natural.
  struct Row: Sendable {
    let alignment: ParagraphStyle.Alignment
    /// Layout ltr, ltr, rtl, rtl with paragraph ltr, rtl, ltr, rtl.
    let followingLayout: [PhysicalTextAlignment]
    let followingParagraph: [PhysicalTextAlignment]
  }

  @Test(
    "Alignments, the whole table",
    arguments: [
      Row(
        alignment: .natural, followingLayout: [.left, .left, .right, .right],
        followingParagraph: [.left, .right, .left, .right]),
      Row(
        alignment: .leading, followingLayout: [.left, .left, .right, .right],
        followingParagraph: [.left, .left, .right, .right]),
      Row(
        alignment: .trailing, followingLayout: [.right, .right, .left, .left],
        followingParagraph: [.right, .right, .left, .left]),
      Row(
        alignment: .left, followingLayout: [.left, .left, .left, .left],
        followingParagraph: [.left, .left, .left, .left]),
      Row(
        alignment: .right, followingLayout: [.right, .right, .right, .right],
        followingParagraph: [.right, .right, .right, .right]),
      Row(
        alignment: .center, followingLayout: [.center, .center, .center, .center],
        followingParagraph: [.center, .center, .center, .center]),
      Row(
        alignment: .justified,
        followingLayout: [
          .justified(lastLine: .left), .justified(lastLine: .left), .justified(lastLine: .right),
          .justified(lastLine: .right),
        ],
        followingParagraph: [
          .justified(lastLine: .left), .justified(lastLine: .right), .justified(lastLine: .left),
          .justified(lastLine: .right),
        ]),
    ])
  func alignments(_ row: Row) {
    for (role, expected) in [
      (TextRole.label, row.followingLayout), (.body, row.followingParagraph),
      (.field, row.followingParagraph),
    ] {
      var found: [PhysicalTextAlignment?] = []
      for layout in UserInterfaceLayoutDirection.allCases {
        for text in ["abc", Self.hebrew] {
          let content = TextContent(
            text, style: ParagraphStyle(alignment: row.alignment), role: role)
          found.append(
            Self.resolved(content, in: LayoutEnvironment(layoutDirection: layout))?
              .paragraphs.first?.alignment)
        }
      }
      #expect(found == expected)
    }
  }

  @Test("Article 004: justified text is not set right, and what is left is not natural")
  func justifiedAndNatural() {
    func alignment(_ alignment: ParagraphStyle.Alignment) -> PhysicalTextAlignment? {
      Self.resolved(
        TextContent("abc", style: ParagraphStyle(alignment: alignment)),
        in: LayoutEnvironment(layoutDirection: .rightToLeft))?.paragraphs.first?.alignment
    }
    #expect(alignment(.justified) == .justified(lastLine: .right))
    #expect(alignment(.natural) == .right)
    #expect(alignment(.left) == .left)
  }

  @Test("Article 002: left can mean leading, but what one reads is what one set")
  func leftRight() {
    let content = TextContent("abc", style: ParagraphStyle(alignment: .left))
    let environment = LayoutEnvironment(layoutDirection: .rightToLeft, leftRight: .directional)
    let first = Self.resolved(content, in: environment)
    #expect(first?.paragraphs.first?.alignment == .right)
    // The style is as it was; the setters of the articles' hooks turn it round once more each time.
    #expect(content.style.alignment == .left)
    #expect(Self.resolved(content, in: environment) == first)
  }

  @Test("Each paragraph on its own")
  func paragraphs() {
    let content = TextContent("abc\n\(Self.hebrew)\n12", role: .body)
    let text = Self.resolved(content, in: LayoutEnvironment(layoutDirection: .rightToLeft))
    #expect(text?.paragraphs.map(\.text) == ["abc", Self.hebrew, "12"])
    #expect(text?.paragraphs.map(\.alignment) == [.left, .right, .right])
    #expect(text?.paragraphs.map(\.direction) == [.leftToRight, .rightToLeft, .rightToLeft])
  }

  @Test("Labels do not zigzag")
  func labelsDoNotZigzag() {
    for direction in UserInterfaceLayoutDirection.allCases {
      let environment = LayoutEnvironment(layoutDirection: direction)
      let sides = ["abc", Self.hebrew, "12", "\u{0628} abc"].map {
        Self.resolved(TextContent($0), in: environment)?.paragraphs.first?.alignment
      }
      #expect(Set(sides).count == 1)
    }
  }

  @Test("Article 002: three runs keep their attributes, each paragraph has its own alignment")
  func attributed() throws {
    var text = AttributedString("abc ")
    text.link = URL(string: "https://example.org")
    var second = AttributedString("def\n")
    second.languageIdentifier = "en"
    var third = AttributedString(Self.hebrew)
    third.paragraphStyle = ParagraphStyle(alignment: .left)
    let whole = text + second + third
    let content = TextContent(.attributed(whole), style: ParagraphStyle(alignment: .trailing))
    let environment = LayoutEnvironment(layoutDirection: .rightToLeft, leftRight: .directional)
    let resolved = try #require(Self.resolved(content, in: environment))
    // The first paragraph has the style of the content, the second one its own.
    #expect(resolved.paragraphs.map(\.text) == ["abc def", Self.hebrew])
    #expect(resolved.paragraphs.map(\.alignment) == [.left, .right])
    guard case .attributed(let kept) = content.source else {
      Issue.record("no attributes")
      return
    }
    #expect(kept == whole)
    #expect(kept.runs.count == 3)
    let mirrored = kept.mirroringParagraphStyles(leftRight: .directional)
    #expect(mirrored.runs.count == 3)
    #expect(String(mirrored.characters) == String(whole.characters))
    #expect(mirrored.mirroringParagraphStyles(leftRight: .directional) == whole)
    #expect(mirrored.runs.map(\.link) == whole.runs.map(\.link))
  }

  /// What stands in a paragraph from the left, run by run.
  private static func visualStretches(of paragraph: ResolvedText.Paragraph) throws -> [String] {
    let text = paragraph.text
    return try ResolvedParagraph(text, baseDirection: .explicit(paragraph.direction)).visualRuns()
      .ranges(in: text).map { String(text[$0]) }
  }

  // The article's sentence: in Arabic the name is to stand at the right.
  @Test("Mixed text in a right-to-left paragraph, without any control")
  func mixedText() throws {
    let sentence = "\u{5C0F}\u{660E}\u{0628}\u{062F}\u{0623} \u{0641}\u{064A}"
    let arabic = LayoutEnvironment(layoutDirection: .rightToLeft)
    // First strong: the name makes it left to right.
    let found = try #require(
      Self.resolved(TextContent(sentence, role: .body), in: arabic)?.paragraphs.first)
    #expect(found.direction == .leftToRight)
    // Asked for: the paragraph is right to left, and the name is the last of the runs from the left.
    let style = ParagraphStyle(baseWritingDirection: .rightToLeft)
    let asked = try #require(
      Self.resolved(TextContent(sentence, style: style, role: .body), in: arabic)?.paragraphs.first)
    #expect(asked.direction == .rightToLeft)
    #expect(asked.alignment == .right)
    #expect(asked.text == sentence)
    let runs = try Self.visualStretches(of: asked)
    #expect(runs == ["\u{0628}\u{062F}\u{0623} \u{0641}\u{064A}", "\u{5C0F}\u{660E}"])
    #expect(try Self.visualStretches(of: found) == runs.reversed())
  }

  @Test("Isolates come off again, are never doubled and stay in their lines")
  func isolates() {
    for text in ["\u{5C0F}\u{660E}", "abc\ndef", "", "\u{05D0} 1\n\n2", "C++"] {
      let isolated = text.isolated(in: nil)
      #expect(isolated.strippingControls() == text)
      #expect(isolated.isolated(in: nil) == isolated)
      #expect(isolated.paragraphs().count == text.paragraphs().count)
      for paragraph in isolated.paragraphs() {
        #expect(isolated[paragraph.content].controlBalance.faults.isEmpty)
      }
    }
  }

  @Test("Lines stand between insets and indents")
  func spans() throws {
    var style = ParagraphStyle(alignment: .leading)
    style.headIndent = 10
    style.firstLineHeadIndent = 20
    style.tailIndent = -5
    var content = TextContent("abc", style: style, role: .body)
    content.insets = DirectionalEdgeInsets(leading: 1, trailing: 2)
    let left = try #require(
      Self.resolved(content, in: LayoutEnvironment(layoutDirection: .leftToRight))?.paragraphs.first
    )
    #expect(left.firstLine.left == 21 && left.firstLine.right == 93)
    #expect(left.otherLines.left == 11)
    #expect(left.anchor(isFirstLine: true) == 21)
    content.source = .plain(Self.hebrew)
    let right = try #require(
      Self.resolved(content, in: LayoutEnvironment(layoutDirection: .rightToLeft))?.paragraphs.first
    )
    #expect(right.firstLine.left == 7 && right.firstLine.right == 79)
    #expect(right.anchor(isFirstLine: true) == 79)
    #expect(right.anchor(isFirstLine: false) == 89)
  }

  @Test("Another analyzer can take the place of the engine")
  func otherAnalyzer() {
    struct OneParagraph: ParagraphAnalyzing {
      func paragraphs(of text: TextContent, in environment: ParagraphEnvironment)
        -> [AnalyzedParagraph]
      {
        [
          AnalyzedParagraph(
            text: text.string,
            style: text.style.resolved(paragraphDirection: .leftToRight, in: environment))
        ]
      }
    }
    let scene = LayoutScene(
      size: LayoutSize(width: 10, height: 10),
      windows: [
        Node(
          id: "text", frame: LayoutRect(x: 0, y: 0, width: 10, height: 10),
          content: .text(TextContent("a\nb")))
      ])
    let resolved = scene.resolved(
      in: LayoutEnvironment(layoutDirection: .rightToLeft), analyzer: OneParagraph())
    guard case .text(let text) = resolved.items[0].content else {
      Issue.record("no text")
      return
    }
    #expect(text.paragraphs.map(\.text) == ["a\nb"])
  }

  @Test("Fields: what is typed follows itself, the placeholder the interface")
  func fields() {
    let arabic = LayoutEnvironment(layoutDirection: .rightToLeft)
    let empty = TextFieldLayout.content(text: "", placeholder: "Search")
    let typed = TextFieldLayout.content(text: "abc", placeholder: "Search")
    #expect(Self.resolved(empty, in: arabic)?.paragraphs.first?.alignment == .right)
    #expect(Self.resolved(typed, in: arabic)?.paragraphs.first?.alignment == .left)
    let frames = TextFieldLayout(
      insets: .init(leading: 8, trailing: 8), spacing: 4,
      leadingViewSize: LayoutSize(width: 16, height: 16),
      trailingViewSize: LayoutSize(width: 20, height: 20)
    ).frames(in: LayoutSize(width: 200, height: 36))
    #expect(frames.leadingView == LayoutRect(x: 8, y: 10, width: 16, height: 16))
    #expect(frames.text == LayoutRect(x: 28, y: 0, width: 140, height: 36))
    #expect(frames.trailingView == LayoutRect(x: 172, y: 8, width: 20, height: 20))
  }
}

@Suite("Buttons")
struct ButtonTests {
  private let image = LayoutSize(width: 20, height: 20)
  private let title = LayoutSize(width: 60, height: 20)

  // UIButton: centred, an inset on one side moves by half of it.
  @Test("Insets of content, image and title")
  func insets() {
    let plain = ButtonLayout().frames(
      image: image, title: title, in: LayoutSize(width: 100, height: 40))
    #expect(plain.image == LayoutRect(x: 10, y: 10, width: 20, height: 20))
    #expect(plain.title == LayoutRect(x: 30, y: 10, width: 60, height: 20))
    let spread = ButtonLayout(
      imageInsets: .init(trailing: 10), titleInsets: .init(leading: 10)
    ).frames(image: image, title: title, in: LayoutSize(width: 100, height: 40))
    #expect(spread.image.x == 5)
    #expect(spread.title.x == 35)
    let content = ButtonLayout(contentInsets: .init(leading: 16), alignment: .leading)
      .frames(image: image, title: title, in: LayoutSize(width: 120, height: 40))
    #expect(content.image.x == 16)
    #expect(content.title.x == 36)
  }

  @Test("The image stands where it is asked to", arguments: ButtonLayout.ImagePlacement.allCases)
  func placement(_ placement: ButtonLayout.ImagePlacement) {
    let frames = ButtonLayout(imagePlacement: placement, imagePadding: 4)
      .frames(image: image, title: title, in: LayoutSize(width: 100, height: 60))
    switch placement {
    case .leading: #expect(frames.image.maxX + 4 == frames.title.minX)
    case .trailing: #expect(frames.title.maxX + 4 == frames.image.minX)
    case .top: #expect(frames.image.maxY + 4 == frames.title.minY)
    case .bottom: #expect(frames.title.maxY + 4 == frames.image.minY)
    }
    #expect(frames.image.union(frames.title).center == LayoutPoint(x: 50, y: 30))
  }

  @Test("As a node it is mirrored once, and insets do not toggle")
  func node() {
    var node = Node(
      id: "back", frame: LayoutRect(x: 0, y: 0, width: 100, height: 40),
      children: [
        Node(
          id: "back.image", frame: LayoutRect(origin: .zero, size: image),
          content: .image(ImageContent(name: "back", mirroring: .automatic))),
        Node(
          id: "back.title", frame: LayoutRect(origin: .zero, size: title),
          content: .text(TextContent("Back"))),
      ])
    node.arrangement = .button(ControlParts(ButtonLayout(titleInsets: .init(leading: 10))))
    let scene = LayoutScene(size: LayoutSize(width: 100, height: 40), windows: [node])
    let right = scene.resolved(in: .rightToLeft)
    #expect(right.item("back.image")?.frame == LayoutRect(x: 70, y: 10, width: 20, height: 20))
    #expect(right.item("back.title")?.frame == LayoutRect(x: 5, y: 10, width: 60, height: 20))
    #expect(scene.resolved(in: .rightToLeft) == right)
    #expect(right.item("back.image")?.mirroring.isMirrored == true)
    #expect(right.item("back.title")?.mirroring.isMirrored == false)
  }
}
