#if Shaping
  import Foundation
  import Testing

  /// What the boxes that Interface Builder drew tell of texts, and what they do not: `bidi-scene audit --measure`.
  struct DrawnBoxTests {
    /// A screen of 375 points with some views in one row.
    static func storyboard(_ views: String, constraints: String) -> String {
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" targetRuntime="iOS.CocoaTouch" \
      useAutolayout="YES">
      <device id="retina4_7" orientation="portrait" appearance="light"/>
      <scenes><scene sceneID="s"><objects><viewController id="vc" sceneMemberID="viewController">
      <view key="view" contentMode="scaleToFill" id="vw"><rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
      <subviews>\(views)</subviews><constraints>\(constraints)</constraints></view></viewController></objects></scene></scenes></document>
      """
    }

    static func label(
      _ id: String, _ text: String, x: Double, width: Double, hugging: Int = 251, more: String = "",
      font: String = #"type="system""#
    ) -> String {
      """
      <label contentMode="left" horizontalHuggingPriority="\(hugging)" verticalHuggingPriority="251" text="\(text)" \
      lineBreakMode="tailTruncation" translatesAutoresizingMaskIntoConstraints="NO" id="\(id)">
      <rect key="frame" x="\(x)" y="100" width="\(width)" height="20.5"/>\(more)
      <fontDescription key="fontDescription" \(font) pointSize="17"/></label>
      """
    }

    static func tie(
      _ first: String, _ attribute: String, _ second: String, _ other: String, _ constant: Double,
      relation: String = "equal"
    ) -> String {
      """
      <constraint firstItem="\(first)" firstAttribute="\(attribute)" relation="\(relation)" secondItem="\(second)" \
      secondAttribute="\(other)" constant="\(constant)" id="\(first)-\(attribute)"/>
      """
    }

    private func run(_ storyboard: String, _ strings: String) throws -> SceneCommand {
      try SceneCommand(
        ["audit", "--measure", "Base.lproj/Main.storyboard"],
        files: [
          "Base.lproj/Main.storyboard": Data(storyboard.utf8),
          "de.lproj/Main.strings": Data(strings.utf8),
        ])
    }

    /// A label that was stretched needs no more room than its text, whether it is translated or not; nor does one without a text.
    @Test(arguments: [
      ("Name", ""), ("Name", #""name.text" = "Name";"#), ("", ""),
      ("Name of the whole company", ""),
    ])
    func stretchedLabels(_ text: String, _ translation: String) throws {
      let storyboard = Self.storyboard(
        Self.label("name", text, x: 16, width: 301)
          + Self.label("edit", "Edit", x: 325, width: 34, hugging: 252),
        constraints: Self.tie("name", "leading", "vw", "leading", 16)
          + Self.tie("edit", "leading", "name", "trailing", 8)
          + Self.tie("vw", "trailing", "edit", "trailing", 16))
      let run = try run(storyboard, #""edit.text" = "Bearbeiten";"# + translation)
      #expect(run.exitCode == 0 && run.standardError.isEmpty, "\(run.text)\(run.standardError)")
    }

    /// A label without a translation has no finding, but what is beside it has no more room than it leaves.
    @Test func textsWithoutTranslation() throws {
      let storyboard = Self.storyboard(
        Self.label("name", "Name of the whole company", x: 16, width: 301)
          + Self.label("edit", "Edit", x: 325, width: 34, hugging: 252),
        constraints: Self.tie("name", "leading", "vw", "leading", 16)
          + Self.tie("edit", "leading", "name", "trailing", 8)
          + Self.tie("vw", "trailing", "edit", "trailing", 16)
      )
      // The name does not yield.
      .replacing(
        "verticalHuggingPriority=\"251\" text=\"Name",
        with: "horizontalCompressionResistancePriority=\"751\" text=\"Name")
      let run = try run(storyboard, #""edit.text" = "Jetzt alles bearbeiten";"#)
      let cut = run.text.split(separator: "\n").filter { $0.contains("[text-cut]") }
      #expect(cut.count == 1 && cut[0].contains("text, de (edit)"), "\(run.text)")
    }

    private static let long = "Änderungen jetzt speichern und dann alles schließen"

    /// The sentence about a label whose text has 107.74 points in Liberation Sans, in a font whose widths are not known.
    ///
    /// The translation has 399.77 points.
    private func sentence(_ width: Double, more: String = "", constraints: String) throws -> String
    {
      let storyboard = Self.storyboard(
        Self.label(
          "save", "Save changes", x: 20, width: width, more: more,
          font: #"name="Avenir-Book" family="Avenir""#),
        constraints: Self.tie("save", "leading", "vw", "leading", 20) + constraints)
      let run = try run(storyboard, "\"save.text\" = \"\(Self.long)\";")
      return run.text.split(separator: "\n").map(String.init).first { $0.contains("points wide") }
        ?? run.text + run.standardError
    }

    /// A box whose width a constraint or two sides give tells nothing of the font.
    @Test(arguments: [95.0, 108, 120]) func boxesOfAGivenWidth(_ width: Double) throws {
      let words =
        "is 399.77 points wide (in Liberation Sans for Avenir, whose widths are not known, ± 20 %), and its box \(Int(width)): "
      let cut = try sentence(
        width,
        more: """
          <constraints><constraint firstAttribute="width" constant="\(width)" id="w"/></constraints>
          """, constraints: "")
      #expect(cut.contains(words), "\(cut)")
      let pinned = try sentence(
        width, constraints: Self.tie("vw", "trailing", "save", "trailing", 375 - 20 - width))
      #expect(pinned.contains(words), "\(pinned)")
    }

    /// A box that grows with its text tells how wide the font is: 118.51 of 107.74 are 1.1.
    @Test func boxesThatFollowTheirText() throws {
      let sentence = try sentence(
        118.518,
        constraints: Self.tie(
          "vw", "trailing", "save", "trailing", 20, relation: "greaterThanOrEqual"))
      #expect(
        sentence.contains(
          "is 439.74 points wide (in Liberation Sans × 1.1 for Avenir, by the width that Interface Builder drew, ± 20 %), and its box 335: "
        ), "\(sentence)")
      #expect(sentence.contains("104.74 points are cut off"), "\(sentence)")
    }

    /// Of two texts in a column that is as wide as the wider one, only that one tells how wide the font is.
    @Test func boxesThatFollowAnotherText() throws {
      let stack = """
        <stackView axis="vertical" translatesAutoresizingMaskIntoConstraints="NO" id="st">
        <rect key="frame" x="20" y="100" width="118.5" height="50"/><subviews>
        \(Self.label("a", "Save changes", x: 0, width: 118.5, font: #"name="Avenir-Book" family="Avenir""#))
        \(Self.label("b", "Save", x: 0, width: 118.5, font: #"name="Avenir-Book" family="Avenir""#))
        </subviews></stackView>
        """
      let storyboard = Self.storyboard(
        stack,
        constraints: Self.tie("st", "leading", "vw", "leading", 20)
          + Self.tie("vw", "trailing", "st", "trailing", 20, relation: "greaterThanOrEqual"))
      let run = try run(
        storyboard, "\"a.text\" = \"\(Self.long)\";\n\"b.text\" = \"\(Self.long), \(Self.long)\";")
      let sentences = run.text.split(separator: "\n").filter { $0.contains("points wide") }
      #expect(sentences.count == 2, "\(run.text)")
      #expect(
        sentences.filter { $0.contains("by the width that Interface Builder drew") }.count == 1,
        "\(run.text)")
    }
  }
#endif
