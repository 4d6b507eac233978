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

  @Test("Labels have the lines and the smallest scale of the file")
  func labels() throws {
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
