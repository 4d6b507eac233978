#if Shaping
  import Foundation
  import Testing

  /// Texts of bars, fields and buttons, which share a width with what stands beside them: `bidi-scene audit --measure`.
  struct BarTextTests {
    /// A screen of 375 points below a navigation bar, with some views.
    private static func screen(_ item: String, views: String = "") -> String {
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" targetRuntime="iOS.CocoaTouch" \
      useAutolayout="YES" initialViewController="nc"><device id="retina4_7" orientation="portrait" appearance="light"/><scenes>
      <scene sceneID="s0"><objects><navigationController id="nc" sceneMemberID="viewController">
      <navigationBar key="navigationBar" contentMode="scaleToFill" id="nb"><rect key="frame" x="0" y="20" width="375" height="44"/>
      </navigationBar><connections><segue destination="vc" kind="relationship" relationship="rootViewController" id="sg"/>
      </connections></navigationController></objects></scene>
      <scene sceneID="s"><objects><viewController id="vc" sceneMemberID="viewController">
      <view key="view" contentMode="scaleToFill" id="vw"><rect key="frame" x="0" y="0" width="375" height="667"/>
      <subviews>\(views)</subviews></view>
      <navigationItem key="navigationItem" title="Home" id="item">\(item)</navigationItem></viewController></objects></scene>
      </scenes></document>
      """
    }

    private static func button(_ side: String, _ id: String, _ more: String) -> String {
      "<barButtonItem key=\"\(side)BarButtonItem\" id=\"\(id)\" \(more)/>"
    }

    /// What the report says of texts without room, a line each: its object and its sentence.
    private func found(
      _ storyboard: String, _ strings: [String: String],
      path: String = "Base.lproj/Main.storyboard",
      _ arguments: [String] = []
    ) throws -> [String] {
      let text = strings.sorted { $0.key < $1.key }.map { "\"\($0)\" = \"\($1)\";\n" }.joined()
      let run = try SceneCommand(
        ["audit", "--measure", path] + arguments,
        files: [path: Data(storyboard.utf8), "de.lproj/Main.strings": Data(text.utf8)])
      let lines = run.text.split(separator: "\n").map(String.init)
      return zip(lines, lines.dropFirst()).filter { $0.0.contains("[text-") }.map { $0 + $1 }
    }

    /// A title of 280 points has room in a bar of 375 without buttons, and not beside one; the two scenes tell it once.
    @Test func titles() throws {
      let title = ["item.title": "Einstellungen der Benachrichtigungen"]
      #expect(try found(Self.screen(""), title) == [])
      let done = Self.button("right", "b", #"title="Done""#)
      let beside = try found(
        Self.screen(done), title.merging(["b.title": "Fertigstellen"]) { $1 })
      #expect(beside.count == 1, "\(beside)")
      #expect(beside.first?.contains("[text-cut] text, de (item.title)") == true, "\(beside)")
      // A view of the app's own stands in its place.
      let view = """
        <view key="titleView" contentMode="scaleToFill" id="tv"><rect key="frame" x="100" y="0" width="100" height="30"/></view>
        """
      #expect(
        try found(
          Self.screen(done + view), title.merging(["b.title": "Fertigstellen"]) { $1 }) == [])
    }

    /// The bar gives its titles a font: at 11 points the title of above has room.
    @Test func fontsOfTitles() throws {
      let done = Self.button("right", "b", #"title="Done""#)
      let attributes = """
        <textAttributes key="titleTextAttributes"><fontDescription key="fontDescription" type="system" pointSize="11"/></textAttributes>
        </navigationBar>
        """
      let storyboard = Self.screen(done).replacing("</navigationBar>", with: attributes)
      #expect(
        try found(
          storyboard,
          ["item.title": "Einstellungen der Benachrichtigungen", "b.title": "Fertigstellen"]) == [])
    }

    /// Buttons stand beside each other, and the widest one is told where they have no room together.
    @Test func buttons() throws {
      let buttons =
        Self.button("left", "a", #"title="Cancel""#)
        + Self.button("right", "b", #"title="Done" style="done""#)
      let (short, long) = ("Nicht fortfahren", "Einstellungen speichern")
      #expect(try found(Self.screen(buttons), ["a.title": short, "b.title": short]) == [])
      let cut = try found(
        Self.screen(buttons), ["a.title": long, "b.title": long, "item.title": "Start"])
      #expect(cut.count == 1, "\(cut)")
      // Its letters are bold.
      #expect(cut.first?.contains("[text-cut] text, de (b)") == true, "\(cut)")
      // A button without a translation takes its room too.
      let one = try found(
        Self.screen(
          buttons.replacing("Cancel", with: "Cancel and go back to the last page")),
        ["b.title": short])
      #expect(one.count == 1 && one[0].contains("text, de (b)"), "\(one)")
      // So does the width of a fixed space, and not that of a flexible one.
      func toolbar(_ space: String) -> String {
        Self.screen("").replacing(
          "</view>",
          with: """
            </view><toolbarItems><barButtonItem title="Save" id="a"/>
            <barButtonItem systemItem="\(space)" width="120" id="sp"/><barButtonItem title="Close" id="b"/></toolbarItems>
            """)
      }
      let translated = ["a.title": short, "b.title": short]
      #expect(try found(toolbar("flexibleSpace"), translated) == [])
      #expect(try found(toolbar("fixedSpace"), translated).count == 1)
    }

    /// Of a bar that has no room for its own buttons nothing is known, whichever of them is the widest in another language.
    @Test func barsWithoutRoom() throws {
      let buttons =
        Self.button("left", "a", #"title="Cancel and go back to the last page""#)
        + Self.button("right", "b", #"title="Done and close""#)
      let strings = [
        "a.title": "Nicht fortfahren", "b.title": "Einstellungen speichern und schließen",
        "item.title": "Einstellungen",
      ]
      #expect(try found(Self.screen(buttons), strings) == [])
    }

    /// UIKit shows the image of a button that has a title too.
    @Test func buttonsWithImages() throws {
      let button = Self.button("right", "b", #"title="Done" image="pen""#)
      let long = "Einstellungen der Benachrichtigungen speichern und schließen"
      #expect(try found(Self.screen(button), ["b.title": long]) == [])
    }

    private static func field(_ more: String, tag: String = "textField") -> String {
      """
      <\(tag) contentMode="scaleToFill" \(more) fixedFrame="YES" id="f"><rect key="frame" x="20" y="100" width="120" height="34"/>
      <fontDescription key="fontDescription" type="system" pointSize="14"/></\(tag)>
      """
    }

    /// What a field says while it is empty has the room between its insets; what is typed scrolls.
    @Test(arguments: [
      (#"borderStyle="roundedRect" placeholder="Name""#, "textField", "its box 106:"),
      (#"placeholder="Name""#, "textField", "its box 120:"),
      (#"placeholder="Name""#, "searchBar", "its box 66:"),
      (#"text="Name" placeholder="Name""#, "textField", nil),
      (#"placeholder="Name" minimumFontSize="4""#, "textField", nil),
      (
        #"placeholder="Name" minimumFontSize="4" adjustsFontSizeToFit="NO""#, "textField",
        "its box 120:"
      ),
    ])
    func placeholders(_ attributes: String, _ tag: String, _ words: String?) throws {
      let found = try found(
        Self.screen("", views: Self.field(attributes, tag: tag)),
        ["f.placeholder": "Nachname und Vornamen", "f.text": "Nachname und Vornamen"])
      #expect(found.count == (words == nil ? 0 : 1), "\(found)")
      if let words { #expect(found.first?.contains(words) == true, "\(found)") }
    }

    /// A title beside an image, and one at a side, has the room that the rest of the button leaves, and the button grows with it.
    @Test func buttonsWithParts() throws {
      func button(_ more: String, _ state: String, width: String) -> String {
        DrawnBoxTests.storyboard(
          """
          <button contentMode="scaleToFill" buttonType="system" \(more) translatesAutoresizingMaskIntoConstraints="NO" id="b">
          <rect key="frame" x="20" y="100" width="120" height="34"/>\(width)<state key="normal" title="Save" \(state)/></button>
          """, constraints: DrawnBoxTests.tie("b", "leading", "vw", "leading", 20)
        )
        .replacing(
          "</scenes>",
          with: "</scenes><resources><image name=\"pen\" width=\"30\" height=\"30\"/></resources>")
      }
      let fixed = """
        <constraints><constraint firstAttribute="width" constant="120" id="w"/></constraints>
        """
      let strings = ["b.normalTitle": "Jetzt speichern"]
      let image = #"image="pen""#
      let left = #"contentHorizontalAlignment="left""#
      #expect(try found(button("", "", width: fixed), strings) == [])
      #expect(try found(button(left, "", width: fixed), strings) == [])
      let cut = try found(button("", image, width: fixed), strings)
      #expect(cut.count == 1 && cut[0].contains("(b.title)"), "\(cut)")
      #expect(cut.first?.contains("its box 90:") == true, "\(cut)")
      let long = ["b.normalTitle": "Jetzt alles speichern"]
      #expect(try found(button(left, "", width: fixed), long).count == 1)
      #expect(try found(button(left, "", width: ""), long) == [])
      #expect(try found(button("", image, width: ""), long) == [])
    }

    /// iOS loads the texts of other languages for interfaces in `.lproj` folders: elsewhere a translation without room is an info.
    @Test func filesOutsideOfLanguages() throws {
      let storyboard = Self.screen("", views: Self.field(#"placeholder="Name""#))
      let strings = ["f.placeholder": "Nachname und Vornamen"]
      #expect(try found(storyboard, strings, path: "Main.storyboard") == [])
      let infos = try found(storyboard, strings, path: "Main.storyboard", ["--infos"])
      #expect(infos.count == 1 && infos[0].contains("info: [text-cut]"), "\(infos)")
      #expect(
        infos.first?.contains(
          "The file is in no .lproj folder, where iOS loads translations of interfaces.") == true)
    }

    /// Standard error names the texts whose room is not known.
    @Test func textsThatAreNotMeasured() throws {
      let table = """
        <tableView contentMode="scaleToFill" dataMode="static" style="grouped" fixedFrame="YES" id="t">
        <rect key="frame" x="0" y="100" width="375" height="300"/><sections><tableViewSection headerTitle="Names" id="ts"><cells>
        <tableViewCell contentMode="scaleToFill" id="c"><rect key="frame" x="0" y="28" width="375" height="44"/></tableViewCell>
        </cells></tableViewSection></sections></tableView>
        """
      let run = try SceneCommand(
        ["audit", "--measure", "Base.lproj/Main.storyboard"],
        files: ["Base.lproj/Main.storyboard": Data(Self.screen("", views: table).utf8)])
      #expect(
        run.standardError.contains("note: not measured: headers and footers of tables, 1 (line "),
        "\(run.standardError)")
    }
  }
#endif
