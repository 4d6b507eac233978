import BidiLayout
import BidiSource
import InterfaceFiles
import Testing

/// Controls of UIKit in scenes: their state is that of the file.
@Suite("Controls of interfaces")
struct ControlTests {
  @Test("Each control is one, with the value that the file gives it")
  func controls() throws {
    let scene = try Fixtures.file("Controls/Controls.xib").scenes()[0].scene
    var controls: [String: ControlContent] = [:]
    var open = scene.windows
    while let node = open.popLast() {
      if case .control(let control) = node.content { controls[node.id] = control }
      open += node.children
    }
    #expect(controls["togl"]?.kind == .toggle && controls["togl"]?.value == 1)
    // 0.25 of 0 to 1.
    #expect(controls["sldr"]?.kind == .slider && controls["sldr"]?.value == 0.25)
    #expect(controls["prog"]?.kind == .progress && controls["prog"]?.value == 0.6)
    #expect(controls["segm"]?.kind == .segments && controls["segm"]?.count == 3)
    #expect(controls["segm"]?.selected == 1)
    #expect(controls["page"]?.count == 4 && controls["page"]?.selected == 1)
    #expect(controls["step"]?.kind == .stepper && controls["spin"]?.kind == .activity)
    #expect(controls["date"]?.kind == .dates && controls["pick"]?.kind == .picker)
    #expect(controls["srch.field.glass"]?.kind == .search)
  }

  /// The texts of a date picker of 320 points, and those in another language, by the column and the row.
  private func dates(
    _ attributes: String, height: Int, in locale: String = "ar_EG", on seconds: Int? = nil,
    row: Int = 1
  ) throws -> (own: [String], other: [String]) {
    let date =
      seconds.map { #"<date key="date" timeIntervalSinceReferenceDate="\#($0)"/>"# } ?? ""
    let file = try Fixtures.xib(
      """
      <subviews><datePicker contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" \(attributes) id="d">
      <rect key="frame" x="0" y="0" width="320" height="\(height)"/>\(date)</datePicker></subviews>
      """)
    let scene = try #require(
      file.scenes(translatedBy: InterfaceStrings(locale: locale, values: [:])).first)
    let picker = try #require(scene.scene.windows[0].children.first { $0.id == "d" })
    let middle = picker.children.filter {
      $0.id.hasSuffix(picker.children.count > 2 ? ".\(row)" : ".0")
    }
    let own = middle.map { node in
      if case .text(let text) = node.content, case .plain(let own) = text.source { own } else { "" }
    }
    return (own, zip(middle, own).map { scene.translations[$0.id] ?? $1 })
  }

  @Test(
    "A wheel has the fields of a date in the order of the locale, and a compact picker one text")
  func dates() throws {
    // The ninth of June 2026 in CLDR: month first in the United States, day first in Egypt.
    let wheel = try dates(#"datePickerMode="date" style="wheels""#, height: 216)
    #expect(wheel.own == ["June", "9", "2026"])
    #expect(
      wheel.other
        == [
          "\u{0669}", "\u{064A}\u{0648}\u{0646}\u{064A}\u{0648}",
          "\u{0662}\u{0660}\u{0662}\u{0666}",
        ])
    let hebrew = try dates(#"datePickerMode="date""#, height: 216, in: "he")
    #expect(hebrew.other == ["9", "\u{05D9}\u{05D5}\u{05E0}\u{05D9}", "2026"])
    let compact = try dates(#"datePickerMode="date" style="compact""#, height: 34)
    #expect(compact.own == ["Jun 9, 2026"])
    let both = try dates(#"datePickerMode="dateAndTime""#, height: 34)
    #expect(both.own.count == 2 && both.own[1].hasPrefix("9:41"))
    #expect(try dates(#"datePickerMode="time""#, height: 216).own == ["9", "41"])
    // After the 31st of January 2001 come February, the first day, and 2002.
    let next = try dates(#"datePickerMode="date""#, height: 216, on: 30 * 86_400, row: 2)
    #expect(next.own == ["February", "1", "2002"])
  }

  @Test("Labels have the lines and the smallest scale of the file")
  func titlesOfLabels() throws {
    let scene = try Fixtures.file("Controls/Controls.xib").scenes()[0].scene
    func text(_ id: String) -> TextContent? {
      guard case .text(let text)? = scene.windows[0].children.first(where: { $0.id == id })?.content
      else { return nil }
      return text
    }
    #expect(text("wrap")?.lineLimit == 0 && text("wrap")?.minimumScale == 1)
    #expect(text("fits")?.lineLimit == 1 && text("fits")?.minimumScale == 0.5)
    #expect(text("cuts")?.lineLimit == 1 && text("cuts")?.minimumScale == 1)
  }

  @Test("A segmented control that chooses sides, and a slider in a player, are found")
  func findings() throws {
    let file = try Fixtures.xib(
      """
      <subviews><view semanticContentAttribute="playback" id="player">
      <rect key="frame" x="0" y="0" width="320" height="50"/><subviews>
      <slider opaque="NO" translatesAutoresizingMaskIntoConstraints="NO" id="time">
      <rect key="frame" x="8" y="8" width="200" height="31"/></slider></subviews></view></subviews>
      """)
    let audit = LayoutAudit(try #require(file.scenes().first).scene)
    #expect(audit.findings().map(\.rule).contains("turned-playback"))
  }
}
