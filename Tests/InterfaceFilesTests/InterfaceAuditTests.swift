import BidiLayout
import BidiSource
import BidiText
import Foundation
import InterfaceFiles
import Testing

@Suite("Findings of interfaces")
struct InterfaceAuditTests {
  /// What is found in each file, read by hand; other files have no findings.
  static let expected: [String: [String]] = [
    "physical-sides.storyboard": [
      "physical-constraint warning c02-le-ft1", "physical-constraint warning c02-le-ft2",
      "physical-constraint warning c02-ri-gh1",
    ],
    "margins.storyboard": ["lopsided-margins warning v03-aa-002"],
    "buttons.xib": [
      "lopsided-insets warning b22-aa-001", "directed-image warning b22-aa-001",
      "physical-alignment info b22-aa-002", "directed-image warning b22-aa-004",
      "lopsided-insets warning b22-aa-005", "directed-image warning b22-aa-006",
      "forced-direction warning b22-aa-007",
      // As wide as its title.
      "physical-alignment info b22-aa-008",
    ],
    "fields.xib": [
      "physical-alignment info f23-aa-002", "physical-alignment warning f23-aa-003",
      "physical-alignment warning x23-aa-002",
    ],
    "contents.xib": ["physical-constraint warning c40-aa-002"],
    "pictures.xib": ["directed-image info i25-aa-003"],
    "frames.xib": [
      "fixed-frame warning z27-aa-001", "fixed-frame warning z27-aa-002",
      "fixed-frame warning z27-aa-005", "fixed-frame warning z27-aa-006",
      "fixed-frame warning l27-aa-001",
    ],
    "custom.storyboard": ["fixed-frame info l28-aa-001"],
    "semantics.xib": ["forced-direction warning v29-aa-002"],
    // 28 points at the left and 27 at the right.
    "stack-margins.xib": ["lopsided-margins info s44-aa-002"],
    "texts.xib": [
      "physical-alignment warning l30-aa-001", "physical-alignment warning l30-aa-002",
      "physical-alignment warning l30-aa-006", "physical-alignment info l30-aa-007",
    ],
  ]

  @Test("What is found, file by file", arguments: try Fixtures.names("Layouts"))
  func findings(_ name: String) throws {
    #expect(try Fixtures.layout(name).found == Self.expected[name] ?? [])
  }

  @Test("A finding has the place of what is wrong")
  func places() throws {
    let file = try Fixtures.layout("physical-sides.storyboard")
    let finding = try #require(file.findings().first)
    let range = try #require(finding.fix?.edits.first?.range)
    #expect(file.source[range] == "left")
    #expect(file.source.location(of: range.lowerBound) == finding.location)
    #expect(finding.object?.label == "imageView")
    #expect(finding.object?.viewID == "i02-aa-001")
  }

  @Test("Findings are written to JSON by name, and read again")
  func coding() throws {
    let findings = try Fixtures.layout("physical-sides.storyboard").findings()
    let data = try JSONEncoder().encode(findings)
    #expect(try JSONDecoder().decode([AuditFinding].self, from: data) == findings)
    let text = String(decoding: data, as: UTF8.self)
    #expect(text.contains(#""rule":"physical-constraint""#))
    #expect(text.contains(#""severity":"warning""#))
    #expect(text.contains(#""replacement":"leading""#))
  }

  @Test(
    "Fixes change the named values alone, are made once, and mend what is seen",
    arguments: ["physical-sides.storyboard", "buttons.xib", "fields.xib", "texts.xib"])
  func fixes(_ name: String) throws {
    let file = try Fixtures.layout(name)
    let fixed = try #require(try file.fixed())
    #expect(fixed.made.count == file.findings().count { $0.fix != nil })
    #expect(try fixed.file.fixed() == nil)
    // Lines that no fix is on are the same bytes.
    let touched = Set(
      fixed.made.flatMap { finding in
        (finding.fix?.edits ?? []).map { file.source.location(of: $0.range.lowerBound).line }
      })
    let (old, new) = (
      file.source.text.split(separator: 10), fixed.file.source.text.split(separator: 10)
    )
    #expect(old.count == new.count)
    for (index, pair) in zip(old, new).enumerated() {
      #expect((pair.0 == pair.1) == !touched.contains(index + 1), "line \(index + 1)")
    }
    // From left to right nothing moves.
    let (before, after) = (file.boxes(.leftToRight), fixed.file.boxes(.leftToRight))
    #expect(before.keys.sorted() == after.keys.sorted())
    for (id, box) in before { #expect(after[id]?.isNear(box) == true, "\(id)") }
  }

  @Test("After the fix the boxes are the mirror")
  func mirror() throws {
    let fixed = try #require(try Fixtures.layout("physical-sides.storyboard").fixed()).file
    let (left, right) = (fixed.boxes(.leftToRight), fixed.boxes(.rightToLeft))
    for (id, box) in left {
      #expect(right[id]?.isNear(box.mirrored(inWidth: 375)) == true, "\(id)")
    }
  }

  @Test("A symbol and its resource get the new name, once")
  func symbols() throws {
    let fixed = try #require(try Fixtures.layout("buttons.xib").fixed()).file
    let text = String(decoding: fixed.source.text, as: UTF8.self)
    #expect(!text.contains("arrow.right"))
    #expect(!text.contains("chevron.left"))
    #expect(text.contains(#"<image name="chevron.backward" catalog="system""#))
  }

  @Test("Margins become directional where the deployment target has them")
  func marginFix() throws {
    let text = String(decoding: try Fixtures.bytes("Layouts/margins.storyboard"), as: UTF8.self)
    // 2304 is iOS 9.0, 2816 is iOS 11.0.
    #expect(text.contains(#"<deployment version="2304""#))
    let newer = text.replacing(#"version="2304""#, with: #"version="2816""#)
    let file = try InterfaceFile(path: "a.storyboard", bytes: Array(newer.utf8))
    let fixed = try #require(try file.fixed()).file
    #expect(
      String(decoding: fixed.source.text, as: UTF8.self).contains(
        #"<directionalEdgeInsets key="directionalLayoutMargins" top="5" leading="30" bottom="10" trailing="40"/>"#
      ))
    #expect(fixed.findings().isEmpty)
  }

  @Test("Where only one side is tied to left, there is no answer; mixed sides are refused")
  func partners() throws {
    func findings(_ constraints: String) throws -> [AuditFinding] {
      try Fixtures.xib(
        """
        <subviews><view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="a">
        <rect key="frame" x="10" y="0" width="100" height="20"/></view></subviews>
        <constraints>\(constraints)</constraints>
        """
      ).findings()
    }
    let left =
      #"<constraint firstItem="a" firstAttribute="left" secondItem="root" secondAttribute="left" constant="10" id="c1"/>"#
    let width = #"<constraint firstItem="a" firstAttribute="width" constant="100" id="c2"/>"#
    let trailing =
      #"<constraint firstAttribute="trailing" secondItem="a" secondAttribute="trailing" constant="210" id="c3"/>"#
    let right =
      #"<constraint firstAttribute="right" secondItem="a" secondAttribute="right" constant="210" id="c4"/>"#
    #expect(try findings(left + width).map { $0.fix != nil } == [true])
    #expect(try findings(left + right).map { $0.fix != nil } == [true, true])
    #expect(try findings(left + trailing).map { $0.fix != nil } == [false])
    // The same distances at both sides: nobody sees a difference.
    #expect(
      try findings(
        left + right.replacing("210", with: "10")
      ).isEmpty)
  }

  /// A view of 90 points that is tied to both sides of a view of 320, by left and by trailing; and constraints of another view.
  private func tiedTwice(
    left: Int, trailing: Int, width: Int, more: String = ""
  ) throws -> InterfaceFile {
    let other =
      more.isEmpty
      ? ""
      : #"<view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="other"><rect key="frame" x="110" y="0" width="10" height="10"/></view>"#
    return try Fixtures.xib(
      """
      <subviews><view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="a">
      <rect key="frame" x="\(left)" y="0" width="\(width)" height="20"/></view>\(other)</subviews>
      <constraints>
      \(more)
      <constraint firstItem="a" firstAttribute="left" secondItem="root" secondAttribute="left" constant="\(left)" id="c1"/>
      <constraint firstItem="a" firstAttribute="width" constant="\(width)" id="c2"/>
      <constraint firstItem="a" firstAttribute="top" secondItem="root" secondAttribute="top" id="c4"/>
      <constraint firstItem="a" firstAttribute="height" constant="20" id="c5"/>
      <constraint firstAttribute="trailing" secondItem="a" secondAttribute="trailing" constant="\(trailing)" id="c3"/>
      </constraints>
      """)
  }

  private func allFindings(_ file: InterfaceFile) -> [AuditFinding] {
    file.findings(
      in: [TranslatedScenes(locale: nil, scenes: file.scenes())], isWhole: true, strategy: .direct)
  }

  @Test("A contradiction of one direction alone is a warning, with a cure for both")
  func directionConflicts() throws {
    // From left to right 20 + 90 + 210 are the 320 points; from right to left the view would begin at 20 and at 210.
    let file = try tiedTwice(left: 20, trailing: 210, width: 90)
    let conflicts = allFindings(file).filter { $0.rule == "direction-conflict" }
    #expect(conflicts.count == 1)
    let conflict = try #require(conflicts.first)
    #expect(conflict.severity == .warning)
    #expect(conflict.explanation.contains("from right to left alone, not from left to right"))
    #expect(
      conflict.cure
        == "Say leading and trailing for left and right in 'c1': both directions agree then.")
    // One view has one finding of it.
    #expect(allFindings(file).map(\.rule) == ["direction-conflict"])
    // The cure, made by hand.
    let text = String(decoding: file.source.text, as: UTF8.self)
      .replacing(#"firstAttribute="left""#, with: #"firstAttribute="leading""#)
      .replacing(#"secondAttribute="left""#, with: #"secondAttribute="leading""#)
    let cured = try InterfaceFile(path: "a.xib", bytes: Array(text.utf8))
    #expect(allFindings(cured).isEmpty)
    for direction in [UserInterfaceLayoutDirection.leftToRight, .rightToLeft] {
      #expect(cured.scenes()[0].scene.resolved(in: direction).faults.isEmpty)
    }
  }

  @Test("The cure names only constraints that take part in the contradiction")
  func partsOfCures() throws {
    // 'other' stands at the right end of the view that is tied twice, by a side, and contradicts nothing.
    let file = try tiedTwice(
      left: 20, trailing: 210, width: 90,
      more: """
        <constraint firstItem="other" firstAttribute="left" secondItem="a" secondAttribute="right" id="o1"/>
        <constraint firstItem="other" firstAttribute="top" secondItem="a" secondAttribute="top" id="o2"/>
        <constraint firstItem="other" firstAttribute="width" constant="10" id="o3"/>
        <constraint firstItem="other" firstAttribute="height" constant="10" id="o4"/>
        """)
    let conflicts = allFindings(file).filter { $0.rule == "direction-conflict" }
    #expect(
      conflicts.map(\.cure) == [
        "Say leading and trailing for left and right in 'c1': both directions agree then."
      ])
  }

  @Test("A button with lopsided insets has one finding, whatever the insets move")
  func oneFinding() throws {
    let file = try Fixtures.xib(
      """
      <subviews><button contentHorizontalAlignment="center" translatesAutoresizingMaskIntoConstraints="NO" id="b">
      <rect key="frame" x="0" y="0" width="200" height="40"/>
      <inset key="contentEdgeInsets" minX="20" minY="0" maxX="0" maxY="0"/>
      <inset key="imageEdgeInsets" minX="0" minY="0" maxX="10" maxY="0"/>
      <state key="normal" title="Title" image="star"/></button></subviews>
      <constraints>
      <constraint firstItem="b" firstAttribute="leading" secondItem="root" secondAttribute="leading" id="c1"/>
      <constraint firstItem="b" firstAttribute="top" secondItem="root" secondAttribute="top" id="c2"/>
      </constraints>
      """)
    #expect(allFindings(file).map(\.rule) == ["lopsided-insets"])
    let explanation = try #require(allFindings(file).first?.explanation)
    #expect(explanation.contains("'contentEdgeInsets' are 20 at the left and 0 at the right"))
    #expect(explanation.contains("'imageEdgeInsets' are 0 at the left and 10 at the right"))
  }

  @Test("A contradiction of both directions is an info, as before")
  func conflicts() throws {
    // 20 + 90 + 100 are less than 320 in both directions.
    let found = allFindings(try tiedTwice(left: 20, trailing: 100, width: 90))
    #expect(found.contains { $0.rule == "placement" && $0.severity == .info })
    #expect(!found.contains { $0.rule == "direction-conflict" })
  }

  @Test(
    "A middle that is moved and a side that follows contradict from right to left: no side is left or right"
  )
  func movedMiddles() throws {
    let file = try Fixtures.xib(
      """
      <subviews><view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="a">
      <rect key="frame" x="130" y="0" width="100" height="20"/></view></subviews>
      <constraints>
      <constraint firstItem="a" firstAttribute="centerX" secondItem="root" secondAttribute="centerX" constant="20" id="c1"/>
      <constraint firstItem="a" firstAttribute="leading" secondItem="root" secondAttribute="leading" constant="130" id="c2"/>
      <constraint firstItem="a" firstAttribute="width" constant="100" id="c3"/>
      </constraints>
      """)
    let conflict = try #require(allFindings(file).first { $0.rule == "direction-conflict" })
    #expect(conflict.cure.hasPrefix("Place the box by leading or trailing"))
  }

  @Test("What differs by less than 2 points is an info")
  func smallDifferences() throws {
    func insets(_ left: Int, _ right: Int) throws -> [String] {
      try Fixtures.xib(
        """
        <subviews><button translatesAutoresizingMaskIntoConstraints="NO" id="b">
        <rect key="frame" x="0" y="0" width="320" height="20"/>
        <inset key="titleEdgeInsets" minX="\(left)" minY="0" maxX="\(right)" maxY="0"/>
        <inset key="contentEdgeInsets" minX="\(right)" minY="0" maxX="\(left)" maxY="0"/>
        <state key="normal" title="A"/></button></subviews>
        """
      ).found
    }
    // Two insets of a button are one finding.
    #expect(try insets(16, 15) == ["lopsided-insets info b"])
    #expect(try insets(16, 14) == ["lopsided-insets warning b"])
    #expect(try insets(16, 16).isEmpty)
    func frame(_ x: Int, _ width: Int) throws -> [String] {
      try Fixtures.xib(
        """
        <subviews><label text="A" id="l"><rect key="frame" x="\(x)" y="0" width="\(width)" height="20"/></label></subviews>
        """
      ).found
    }
    // 12 at the left, 13 at the right; 12 and 14.
    #expect(try frame(12, 295) == ["fixed-frame info l"])
    #expect(try frame(12, 294) == ["fixed-frame warning l"])
    #expect(try frame(12, 296).isEmpty)
    // Autoresizing goes by the frame of a switch, which is 2 points wider than the box that constraints see.
    let middle = try Fixtures.xib(
      """
      <subviews><switch id="s"><rect key="frame" x="134.5" y="0" width="51" height="31"/></switch></subviews>
      """)
    #expect(middle.found.isEmpty)
    func constraints(_ right: Int) throws -> [String] {
      try Fixtures.xib(
        """
        <subviews><view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="a">
        <rect key="frame" x="16" y="0" width="\(304 - right)" height="20"/></view></subviews>
        <constraints>
        <constraint firstItem="a" firstAttribute="left" secondItem="root" secondAttribute="left" constant="16" id="c1"/>
        <constraint firstAttribute="right" secondItem="a" secondAttribute="right" constant="\(right)" id="c2"/>
        </constraints>
        """
      ).found
    }
    #expect(
      try constraints(15) == ["physical-constraint info c1", "physical-constraint info c2"])
    #expect(
      try constraints(14) == ["physical-constraint warning c1", "physical-constraint warning c2"])
  }

  @Test(
    "A forced direction is found where it freezes a text or an order, once for views in one another"
  )
  func forcedDirections() throws {
    let forced = #"semanticContentAttribute="forceLeftToRight""#
    func image(_ id: String, _ name: String) -> String {
      """
      <imageView \(forced) image="\(name)" translatesAutoresizingMaskIntoConstraints="NO" id="\(id)">
      <rect key="frame" x="0" y="0" width="20" height="20"/></imageView>
      """
    }
    func box(_ id: String, _ inside: String, _ name: String = "view", _ more: String = "") -> String
    {
      """
      <\(name) \(forced) \(more) translatesAutoresizingMaskIntoConstraints="NO" id="\(id)">
      <rect key="frame" x="0" y="0" width="320" height="20"/><subviews>\(inside)</subviews></\(name)>
      """
    }
    func found(_ inside: String) throws -> [String] {
      try Fixtures.xib("<subviews>\(inside)</subviews>").found.filter {
        $0.hasPrefix("forced-direction")
      }
    }
    let label = """
      <label \(forced) text="A" translatesAutoresizingMaskIntoConstraints="NO" id="l">
      <rect key="frame" x="0" y="0" width="20" height="20"/></label>
      """
    // A picture has no order, and neither has a box with one.
    #expect(try found(image("i", "a")).isEmpty)
    #expect(try found(box("b", image("i", "a"))).isEmpty)
    #expect(try found(label) == ["forced-direction warning l"])
    // Two pictures beside each other are an order; two of one name, or above each other, are none.
    let row = box("s", image("i", "a") + image("j", "b"), "stackView")
    #expect(try found(row) == ["forced-direction warning s"])
    #expect(try found(box("s", image("i", "a") + image("j", "a"), "stackView")).isEmpty)
    #expect(
      try found(box("s", image("i", "a") + image("j", "b"), "stackView", #"axis="vertical""#))
        .isEmpty)
    // The outermost view is told.
    #expect(try found(box("b", box("s", label, "stackView"))) == ["forced-direction warning b"])
  }

  @Test("A fix is asked for warnings alone, or for infos too")
  func fixesOfInfos() throws {
    let file = try Fixtures.xib(
      """
      <subviews><label text="A" textAlignment="left" translatesAutoresizingMaskIntoConstraints="NO" id="a">
      <rect key="frame" x="0" y="0" width="20" height="20"/></label>
      <label text="B" textAlignment="left" translatesAutoresizingMaskIntoConstraints="NO" id="b">
      <rect key="frame" x="0" y="30" width="320" height="20"/></label></subviews>
      <constraints>
      <constraint firstItem="a" firstAttribute="leading" secondItem="root" secondAttribute="leading" id="c1"/>
      <constraint firstItem="b" firstAttribute="leading" secondItem="root" secondAttribute="leading" id="c2"/>
      <constraint firstAttribute="trailing" secondItem="b" secondAttribute="trailing" id="c3"/>
      </constraints>
      """)
    #expect(file.found == ["physical-alignment info a", "physical-alignment warning b"])
    #expect(try file.fixed(infos: false)?.made.map { $0.object?.id } == ["b"])
    #expect(try file.fixed()?.made.map { $0.object?.id } == ["a", "b"])
    #expect(try file.fixed(infos: false)?.file.found == ["physical-alignment info a"])
  }

  @Test("What the deployment target does not have is no fix")
  func targets() throws {
    let text = String(decoding: try Fixtures.bytes("Layouts/buttons.xib"), as: UTF8.self)
    func fixes(_ version: Int) throws -> Int {
      let old = text.replacing(
        #"<deployment identifier="iOS"/>"#,
        with: #"<deployment version="\#(version)" identifier="iOS"/>"#)
      return try InterfaceFile(path: "a.xib", bytes: Array(old.utf8)).findings()
        .count { $0.fix != nil }
    }
    // iOS 9.0, 11.0 and 14.0: two alignments, three symbols.
    #expect(try fixes(0x0900) == 0)
    #expect(try fixes(0x0B00) == 2)
    #expect(try fixes(0x0E00) == 5)
  }

  @Test("Fields for addresses, titles of buttons and comments of authors are no findings")
  func silent() throws {
    let style =
      #"<attributedString key="attributedTitle"><fragment content="A"><attributes><paragraphStyle key="NSParagraphStyle" alignment="left"/></attributes></fragment></attributedString>"#
    #expect(
      try Fixtures.xib(
        """
        <subviews><textField semanticContentAttribute="forceLeftToRight" translatesAutoresizingMaskIntoConstraints="NO" id="mail">
        <rect key="frame" x="0" y="0" width="320" height="20"/><textInputTraits key="textInputTraits" keyboardType="emailAddress"/></textField>
        <button translatesAutoresizingMaskIntoConstraints="NO" id="button">
        <rect key="frame" x="0" y="20" width="320" height="20"/><state key="normal">\(style)</state></button>
        <label text="A" translatesAutoresizingMaskIntoConstraints="NO" id="label"><rect key="frame" x="0" y="40" width="320" height="20"/>
        <attributedString key="userComments"><fragment content="A"/></attributedString>
        <userComments key="userComments">\(style)</userComments></label></subviews>
        """
      ).found.isEmpty)
  }

  @Test("A row of digits that turns round is found; one that is forced to stay is not")
  func digits() throws {
    func row(_ titles: [String], _ attributes: String = "") throws -> [String] {
      let buttons = titles.enumerated().map { index, title in
        """
        <button translatesAutoresizingMaskIntoConstraints="NO" id="b\(index)">
        <rect key="frame" x="\(index * 40)" y="0" width="40" height="40"/><state key="normal" title="\(title)"/></button>
        """
      }.joined()
      return try Fixtures.xib(
        """
        <subviews><stackView \(attributes) translatesAutoresizingMaskIntoConstraints="NO" id="row">
        <rect key="frame" x="0" y="0" width="120" height="40"/><subviews>\(buttons)</subviews></stackView></subviews>
        """
      ).found
    }
    #expect(try row(["4", "5", "6"]) == ["turned-digits warning row"])
    #expect(try row(["4", "5", "6"], #"semanticContentAttribute="forceLeftToRight""#).isEmpty)
    #expect(try row(["4", "5", "6"], #"axis="vertical""#).isEmpty)
    #expect(try row(["4", "6", "5"]).isEmpty)
    #expect(try row(["1", "2"]).isEmpty)
  }

  @Test("Beside a label that stretches sooner, alignment is not seen")
  func hugging() throws {
    func time(_ hugging: Int, _ constraint: String = "") throws -> [String] {
      try Fixtures.xib(
        """
        <subviews><label text="Name" textAlignment="natural" translatesAutoresizingMaskIntoConstraints="NO" id="name">
        <rect key="frame" x="0" y="0" width="270" height="20"/></label>
        <label text="20:30" textAlignment="right" horizontalHuggingPriority="\(hugging)" translatesAutoresizingMaskIntoConstraints="NO" id="time">
        <rect key="frame" x="280" y="0" width="40" height="20"/></label></subviews>
        <constraints>
        <constraint firstItem="time" firstAttribute="leading" secondItem="name" secondAttribute="trailing" constant="10" id="c1"/>
        <constraint firstAttribute="trailing" secondItem="time" secondAttribute="trailing" id="c2"/>\(constraint)
        </constraints>
        """
      ).found
    }
    #expect(try time(251) == ["physical-alignment info time"])
    #expect(try time(250) == ["physical-alignment warning time"])
    let wide =
      #"<constraint firstItem="time" firstAttribute="width" relation="greaterThanOrEqual" constant="40" id="c3"/>"#
    #expect(try time(251, wide) == ["physical-alignment warning time"])
  }

  @Test("Margins by left and right become those by leading and trailing")
  func marginAttributes() throws {
    let file = try Fixtures.xib(
      """
      <subviews><view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="a">
      <rect key="frame" x="8" y="0" width="100" height="20"/></view></subviews>
      <constraints>
      <constraint firstItem="a" firstAttribute="left" secondItem="root" secondAttribute="leftMargin" id="c1"/>
      <constraint firstItem="a" firstAttribute="width" constant="100" id="c2"/>
      </constraints>
      """)
    let fixed = try #require(try file.fixed()).file
    let text = String(decoding: fixed.source.text, as: UTF8.self)
    #expect(
      text.contains(#"firstAttribute="leading" secondItem="root" secondAttribute="leadingMargin""#))
  }
}
