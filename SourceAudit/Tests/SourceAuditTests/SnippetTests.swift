import BidiSource
import Foundation
import SourceAudit
import Testing

@Suite("Source audit: snippets")
struct SnippetTests {
  static let snippets: [Snippet] = {
    let swift = try? Snippet.all("swift", as: "A.swift")
    let objectiveC = try? Snippet.all("objective-c", as: "A.m")
    return (swift ?? []) + (objectiveC ?? [])
  }()

  @Test("What is found is what the lines say", arguments: snippets)
  func findsWhatIsMarked(_ snippet: Snippet) throws {
    #expect(try snippet.found() == snippet.expected)
  }

  @Test("The sample in Resources/Sources has the faults that a reader sees in it")
  func sample() throws {
    let url = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../../Resources/Sources/OrderScreen.swift")
    let source = try String(contentsOf: url, encoding: .utf8)
    let lines = source.components(separatedBy: "\n")
    let found = try findings(in: source).map { finding in
      [
        finding.rule,
        lines[try #require(finding.location).line - 1].trimmingCharacters(in: .whitespaces),
      ]
    }
    #expect(
      found == [
        ["left-alignment", "titleLabel.textAlignment = .left"],
        ["unmirrored-symbol", "badge.image = UIImage(systemName: \"chevron.right\")"],
        [
          "unpaired-anchor",
          "titleLabel.leftAnchor.constraint(equalTo: view.leftAnchor, constant: 16),",
        ],
        ["unmirrored-symbol", "Image(systemName: \"chevron.left\")"],
        ["unmirrored-symbol", "Label(\"Next\", systemImage: \"arrow.right\")"],
      ])
  }

  @Test("Twenty snippets of each language at least, half of all clean")
  func count() {
    for file in ["A.swift", "A.m"] {
      #expect(Self.snippets.filter { $0.file == file }.count >= 20)
    }
    #expect(Self.snippets.filter(\.expected.isEmpty).count * 2 >= Self.snippets.count)
    for snippet in Self.snippets {
      #expect(snippet.expected.isEmpty == snippet.name.hasPrefix("clean"), "\(snippet.name)")
    }
  }

  @Test("Each rule is found in both languages, but for those of SwiftUI")
  func rules() {
    for file in ["A.swift", "A.m"] {
      let found = Set(
        Self.snippets.filter { $0.file == file }.flatMap(\.expected).map {
          String($0.split(separator: " ")[2])
        })
      let others =
        file == "A.swift" ? ["unused-ignore"] : ["unused-ignore", "turned-symbol", "reversed-drag"]
      #expect(found == Set(SourceRules.ids).subtracting(others))
    }
  }

  @Test("A type that places all by frames says so once; one with leading and trailing does not")
  func wholeTypes() throws {
    let frames = (0..<3).map {
      "v\($0).frame = CGRect(x: bounds.width - 5\($0), y: 0, width: 9, height: 9)"
    }
    func told(_ more: String) throws -> [Bool] {
      try findings(
        in: "class Row {\nfunc a() {\n\((frames + [more]).joined(separator: "\n"))\n}\n}"
      ).map {
        $0.explanation.contains("Row places 3 views so, and none by leading and trailing")
      }
    }
    #expect(try told("") == [true, false, false])
    #expect(
      try told("a.leadingAnchor.constraint(equalTo: b.leadingAnchor)") == [false, false, false])
  }

  @Test("The cure of a frame names the place that is left free, and what the view draws")
  func curesOfHalves() throws {
    func cure(_ more: String) throws -> String {
      let frame = "clear.frame = CGRect(x: bounds.width - 20, y: 0, width: 20, height: 20)"
      let code = "class Field: UITextView { func setUp() { \(frame) }\n\(more) }"
      return try #require(findings(in: code).first { $0.rule == "physical-frame" }).cure
    }
    let insets = "textContainerInset = UIEdgeInsets(top: 0, left: 5, bottom: 0, right: 33)"
    #expect(try cure("func pad() { \(insets) }").contains("textContainerInset"))
    #expect(try cure("override func draw(_ rect: CGRect) {}").contains("draw(_:)"))
    let plain = try cure("func pad() { textContainerInset = .zero }")
    #expect(!plain.contains("textContainerInset") && !plain.contains("draw(_:)"))
  }

  @Test("The cure of insets of a button's image or title, and of a chain")
  func curesOfInsets() throws {
    let insets = "UIEdgeInsets(top: 0, left: 9, bottom: 0, right: 0)"
    for use in ["imageEdgeInsets", "titleEdgeInsets", "contentEdgeInsets"] {
      let cure = try findings(in: "func a() { b.\(use) = \(insets) }").first?.cure
      #expect(cure?.contains("imagePadding") == true && cure?.contains("NSDirectional") == false)
    }
    let chain = "func a() { b.snp.makeConstraints { $0.edges.equalTo(c).inset(\(insets)) } }"
    #expect(try findings(in: chain).first?.cure.contains("directionalEdges") == true)
    // What takes no insets that lead and trail is to be given none.
    for use in ["contentInset", "textContainerInset", "imageInsets"] {
      let cure = try findings(in: "func a() { b.\(use) = \(insets) }").first?.cure
      #expect(
        cure
          == "Swap the two where the layout direction is right to left: 0 at the left and 9 at the right."
      )
    }
    let message =
      "@implementation A\n- (void)b { [c setImageInsets:UIEdgeInsetsMake(0, 9, 0, 0)]; }\n@end"
    #expect(try findings(in: message, named: "A.m").first?.cure.hasPrefix("Swap the two") == true)
    // The app's own drawing fits its insets.
    let drawing = "func a() { let own = \(insets); x += own.left }"
    #expect(try findings(in: drawing).first?.cure.hasPrefix("Turn the code that draws") == true)
    #expect(
      try findings(in: "func a() { b.layoutMargins = \(insets) }").first?.cure
        .hasPrefix("Write directionalLayoutMargins with NSDirectionalEdgeInsets") == true)
    #expect(
      try findings(in: "func a() { b.padding = \(insets) }").first?.cure
        .contains("NSDirectionalEdgeInsets") == true)
  }

  @Test("A gap is told as one between two views; constraints of one row are to be mended together")
  func curesOfRows() throws {
    let start = "icon.leftAnchor.constraint(equalTo: view.leftAnchor).isActive = true"
    let gap = "title.leftAnchor.constraint(equalTo: icon.rightAnchor).isActive = true"
    let other = "dot.leftAnchor.constraint(equalTo: page.leftAnchor).isActive = true"
    func cures(_ lines: String...) throws -> [String] {
      try findings(in: "func a() {\n\(lines.joined(separator: "\n"))\n}").map(\.cure)
    }
    #expect(
      try cures(start) == ["Write leadingAnchor for leftAnchor, on both sides of the constraint."])
    #expect(try cures(start, other).allSatisfy { !$0.contains("at once") })
    #expect(try cures(start, gap).allSatisfy { $0.contains("at once") })
    // Two views at the two ends of a third turn each for themselves, but not with a gap between them.
    let end = "page.rightAnchor.constraint(equalTo: view.rightAnchor).isActive = true"
    let middle = "page.leadingAnchor.constraint(equalTo: icon.trailingAnchor).isActive = true"
    #expect(try cures(start, end).allSatisfy { !$0.contains("at once") })
    #expect(try cures(start, end, middle).allSatisfy { $0.contains("at once") })
    #expect(
      try cures(gap) == ["Write leadingAnchor for leftAnchor and trailingAnchor for rightAnchor."])
    let told = try findings(in: "func a() { \(gap) }").first?.explanation
    #expect(
      told
        == "The left edge of title is fixed at the right edge of icon: from right to left title still stands at the right of icon, and the two do not change places."
    )
    let centred = "title.centerXAnchor.constraint(equalTo: view.centerXAnchor).isActive = true"
    let badge = "title.rightAnchor.constraint(equalTo: badge.leftAnchor).isActive = true"
    #expect(
      try findings(in: "func a() {\n\(centred)\n\(badge)\n}").first?.explanation
        .contains("title still stands at the left of badge") == true)
  }

  @Test("Constraints that hang on one view, and both edges of one, are to be mended together")
  func curesOfHangers() throws {
    func cures(_ lines: String...) throws -> [Bool] {
      let block = lines.map { "\($0).isActive = true" }.joined(separator: "\n")
      return try findings(in: "func a() {\n\(block)\n}").map { $0.cure.contains("at once") }
    }
    let start = "name.leftAnchor.constraint(equalTo: card.leftAnchor, constant: 12)"
    let under = "line.leftAnchor.constraint(equalTo: name.leftAnchor)"
    let end = "name.rightAnchor.constraint(equalTo: card.rightAnchor, constant: -30)"
    let other = "page.leftAnchor.constraint(equalTo: book.leftAnchor)"
    #expect(try cures(start) == [false])
    #expect(try cures(start, under) == [true, true])
    #expect(try cures(start, end) == [true])
    #expect(try cures(start, other) == [false, false])
    let pair = [
      "no.rightAnchor.constraint(equalTo: card.centerXAnchor, constant: -9)",
      "yes.leftAnchor.constraint(equalTo: card.centerXAnchor, constant: 9)",
    ]
    #expect(try cures(pair[0], pair[1]) == [true, true])
    #expect(
      try findings(in: "func a() {\n\(pair.joined(separator: "\n"))\n}").first?.explanation
        == "no and yes stand at both sides of the centre of card, at the same distance: from right to left the two do not change places."
    )
  }

  @Test("Frames of a row are to be turned together")
  func curesOfFrames() throws {
    func cures(_ body: String) throws -> [Bool] {
      try findings(in: "class Row: UIView {\n\(body)\n}").map {
        $0.cure.contains("of its row at once")
      }
    }
    let value = "value.frame = CGRect(x: slider.frame.maxX, y: 0, width: 40, height: 9)"
    let slider = "slider.frame = CGRect(x: 0, y: 0, width: bounds.width - 40, height: 9)"
    #expect(try cures("func a() { \(value) }") == [false])
    #expect(try cures("func a() {\n\(slider)\n\(value)\n}") == [true])
    #expect(try cures("func a() { \(slider) }\nfunc b() { \(value) }") == [true])
    #expect(try cures("func a() { \(value) }\nfunc b() { \(value) }") == [false, false])
  }

  @Test(
    "The cure of a frame says what to do with the offset of the scroll view that the view stands in"
  )
  func curesOfPagers() throws {
    func cure(_ added: String, of view: String = "second") throws -> String {
      let code = """
        class Tour: UIViewController {
          func fill() {
            \(added)
            \(view).frame = CGRect(x: first.frame.maxX, y: 0, width: 9, height: 9)
          }
          func page() -> Int { Int(scroll.contentOffset.x / scroll.bounds.width) }
        }
        """
      return try findings(in: code).first { $0.rule == "physical-frame" }?.cure ?? ""
    }
    // A frame alone leaves the first page where nobody begins, and the numbers count from the other end.
    let offset = "set the offset to the right end at first"
    for added in ["scroll.addSubview(second)", "pager.addSubview(second)"] {
      let cure = try cure(added)
      #expect(cure.contains("Turn all that stands in its scroll view") && cure.contains(offset))
      #expect(cure.contains("take the last page less this one"))
    }
    // What stands beside the scroll view turns alone.
    #expect(try !cure("view.addSubview(second)").contains("offset"))
    let unknown = try cure("")
    #expect(unknown.contains("If it stands in the scroll view") && unknown.contains(offset))
    let plain = "class A { func b() { second.frame.origin.x = first.frame.maxX } }"
    #expect(try findings(in: plain).first?.cure.contains("offset") == false)
    // The cure as it is written: the frame in the width of the content, the offset from its right end.
    let cured = """
      class Tour: UIViewController {
        var isTurned: Bool { scroll.effectiveUserInterfaceLayoutDirection == .rightToLeft }
        func fill() {
          scroll.addSubview(second)
          second.frame = CGRect(x: first.frame.maxX, y: 0, width: 9, height: 9)
          if isTurned {
            second.frame.origin.x = scroll.contentSize.width - second.frame.maxX
            scroll.contentOffset.x = scroll.contentSize.width - scroll.bounds.width
          }
        }
        func page() -> Int {
          let page = Int(scroll.contentOffset.x / scroll.bounds.width)
          return isTurned ? last - page : page
        }
      }
      """
    #expect(try findings(in: cured).isEmpty)
  }

  @Test(
    "A page that is made of an offset and an offset that is made of a page are each found once, and turn together"
  )
  func curesOfJumps() throws {
    let count =
      "func read() { pageControl.currentPage = Int(scroll.contentOffset.x / scroll.bounds.width) }"
    let jump =
      "@objc func turned() { scroll.setContentOffset(CGPoint(x: CGFloat(pageControl.currentPage) * scroll.bounds.width, y: 0), animated: true) }"
    let shown =
      "@objc func turned() { scroll.scrollRectToVisible(CGRect(x: CGFloat(pageControl.currentPage) * scroll.bounds.width, y: 0, width: 9, height: 9), animated: true) }"
    let pages =
      "func fill() { for (index, page) in pages.enumerated() { page.frame = CGRect(x: CGFloat(index) * view.bounds.width, y: 0, width: 9, height: 9) } }"
    func together(_ lines: String...) throws -> [Bool] {
      try findings(in: "class Tour: UIViewController {\n\(lines.joined(separator: "\n"))\n}").map {
        $0.cure.contains("count from the same end")
      }
    }
    #expect(try together(count) == [false])
    #expect(try together(jump) == [false])
    for jump in [jump, shown] {
      #expect(try together(count, jump) == [true, true])
      #expect(try together(pages, count, jump) == [false, false])
      // Of pages that stand from the left only the dots turn round.
      let code = "class Tour: UIViewController {\n\(pages)\n\(count)\n\(jump)\n}"
      for finding in try findings(in: code) {
        #expect(finding.explanation.contains("the dots of UIPageControl turn round"))
        #expect(finding.cure.contains("forceLeftToRight"))
      }
      let kept = "func keep() { pageControl.semanticContentAttribute = .forceLeftToRight }"
      #expect(try together(pages, count, jump, kept) == [])
      // What no finger on the dots runs shows the same page again.
      #expect(try together(pages, jump.replacing("@objc ", with: "")) == [])
      // The page itself is found where it stands; only the dots are at the other side.
      #expect(
        try together(pages, count, jump.replacing("pageControl.currentPage", with: "index")) == [
          false
        ])
      #expect(try together(pages, jump.replacing("pageControl.currentPage", with: "index")) == [])
    }
  }

  @Test("The cure of an alignment names the place of the view, if that is at one side, too")
  func curesOfAlignments() throws {
    func tells(_ code: String, _ file: String = "A.swift") throws -> [Bool] {
      try findings(in: code, named: file).filter {
        $0.rule.hasSuffix("-alignment") || $0.rule == "physical-content"
      }
      .map { $0.cure.contains("itself is placed") }
    }
    let text = "price.textAlignment = .right"
    let content = "price.contentHorizontalAlignment = .right"
    let edge = "price.rightAnchor.constraint(equalTo: view.rightAnchor).isActive = true"
    let width = "price.widthAnchor.constraint(equalToConstant: 90).isActive = true"
    let start = "price.leftAnchor.constraint(equalTo: view.leftAnchor).isActive = true"
    let frame = "price.frame = CGRect(x: view.bounds.width - 90, y: 0, width: 80, height: 20)"
    #expect(try tells("func a() { \(text) }") == [false])
    #expect(try tells("func a() {\n\(text)\n\(frame)\n}") == [true])
    #expect(try tells("func a() {\n\(text)\n\(edge)\n\(width)\n}") == [true])
    #expect(try tells("func a() {\n\(content)\n\(edge)\n\(width)\n}") == [true])
    #expect(try tells("func a() {\n\(text)\n\(start)\n\(edge)\n}") == [false])
    #expect(try tells("class A { func a() { \(text) }\nfunc b() { \(frame) } }") == [true])
    let message =
      "@implementation A\n- (void)b {\n_price.right = full - 12;\n_price.textAlignment = NSTextAlignmentRight;\n}\n@end"
    #expect(try tells(message, "A.m") == [true])
    #expect(try tells(message.replacing("_price.right", with: "_price.top"), "A.m") == [false])
  }

  @Test("Views of Texture are given what Texture has")
  func curesOfTexture() throws {
    let content =
      "class Row { let more = MAKER(); func a() { more.contentHorizontalAlignment = .left } }"
    func cure(_ type: String) throws -> String? {
      try findings(in: content.replacing("MAKER", with: type)).first?.cure
    }
    #expect(
      try cure("ASButtonNode")
        == "Write right where the layout direction is right to left: ASButtonNode of Texture has neither leading nor trailing."
    )
    #expect(try cure("LinkButton")?.hasPrefix("Write leading") == true)
    let insets = "UIEdgeInsets(top: 0, left: 9, bottom: 0, right: 0)"
    let swap =
      "Swap the two where the layout direction is right to left: 0 at the left and 9 at the right."
    #expect(
      try findings(in: "func a() { return ASInsetLayoutSpec(insets: \(insets), child: b) }").first?
        .cure == swap)
    #expect(
      try findings(
        in: "class A { let b = ASButtonNode(); func a() { b.contentEdgeInsets = \(insets) } }"
      )
      .first?.cure == swap)
    let message =
      "@implementation A\n- (void)b { c = [ASInsetLayoutSpec insetLayoutSpecWithInsets:UIEdgeInsetsMake(0, 9, 0, 0) child:d]; }\n@end"
    #expect(try findings(in: message, named: "A.m").first?.cure == swap)
    let button =
      "@implementation A\n- (void)b { ASButtonNode *c = [[ASButtonNode alloc] init]; c.contentHorizontalAlignment = UIControlContentHorizontalAlignmentRight; }\n@end"
    #expect(
      try findings(in: button, named: "A.m").first?.cure.hasPrefix("Write left where") == true)
  }

  @Test("The arms of one choice are one finding; a width is told as the source writes it")
  func choices() throws {
    let arms = "UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 4)"
    let other = "UIEdgeInsets(top: 8, left: 16, bottom: 8, right: 4)"
    #expect(
      try findings(in: "func a() { b.layoutMargins = small ? \(arms) : \(other) }").count == 1)
    #expect(
      try findings(in: "func a() { b.layoutMargins = \(arms); c.layoutMargins = \(other) }").count
        == 2)
    let made = "UIEdgeInsetsMake(0, 16, 0, 4)"
    let code = "@implementation A\n- (void)b { c.layoutMargins = small ? \(made) : \(made); }\n@end"
    #expect(try findings(in: code, named: "A.m").count == 1)
    let way = """
      class Bar: UIView {
        func move() { let half = track.bounds.width; bar.transform = CGAffineTransform(translationX: -half / 2, y: 0) }
      }
      """
    #expect(
      try findings(in: way).first?.explanation.contains("moves by half/2 to the left") == true)
  }

  @Test("Several findings about one view in one function say that they belong together, once")
  func together() throws {
    func told(_ code: String, _ file: String = "A.swift") throws -> [Bool] {
      try findings(in: code, named: file).map { $0.explanation.contains("mend them together") }
    }
    let left = "icon.leftAnchor.constraint(equalTo: view.leftAnchor, constant: 8).isActive = true"
    let right = "icon.rightAnchor.constraint(equalTo: text.leftAnchor).isActive = true"
    let frame = "icon.frame.origin.x = view.bounds.width - 9"
    let insets = "icon.contentInset = UIEdgeInsets(top: 0, left: 9, bottom: 0, right: 0)"
    #expect(try told("func a() {\n\(left)\n\(right)\n}") == [true, false])
    #expect(try told("func a() {\n\(left)\n\(frame)\n}") == [true, false])
    // The insets fit the place.
    #expect(try told("func a() {\n\(frame)\n\(insets)\n}") == [false])
    #expect(try told("func a() {\n\(left)\n}\nfunc b() {\n\(right)\n}") == [false, false])
    #expect(try told("func a() {\n\(left)\nb.textAlignment = .left\n}") == [false, false])
    let message =
      "[icon.leftAnchor constraintEqualToAnchor:view.leftAnchor constant:8].active = YES;"
    #expect(
      try told(
        "@implementation A\n- (void)b {\n\(message)\nicon.frame = CGRectMake(view.bounds.size.width - 9, 0, 9, 9);\n}\n@end",
        "A.m") == [true, false])
  }

  @Test("The examples of a rule's document: the wrong one is found, the right one is not")
  func documents() throws {
    for (id, document) in SourceRules.documents {
      #expect(!document.examples.isEmpty)
      for example in document.examples {
        let isM = example.file.hasSuffix(".m")
        func rules(_ code: String) throws -> Set<String> {
          let source =
            isM ? "@implementation A\n- (void)b {\n\(code)\n}\n@end" : "func b() {\n\(code)\n}"
          return Set(try findings(in: source, named: example.file).map(\.rule))
        }
        #expect(try rules(example.wrong) == [id])
        #expect(try rules(example.right) == [])
      }
      #expect(SourceRules.markdown(of: id)?.hasPrefix("# \(id)\n") == true)
    }
    #expect(SourceRules.markdown(of: "no-rule") == nil)
    #expect(SourceRules.list.split(separator: "\n").count == SourceRules.ids.count)
  }
}
