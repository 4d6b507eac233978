import BidiLayout
import BidiText
import InterfaceFiles
import Testing

@Suite("Boxes of interfaces")
struct InterfaceLayoutTests {
  @Test(
    "From left to right all boxes stand where their file has them",
    arguments: try Fixtures.names("Layouts"))
  func leftToRight(_ name: String) throws {
    var count = 0
    for scene in try Fixtures.layout(name).scenes() {
      let resolved = scene.scene.resolved(in: .leftToRight)

      #expect(resolved.faults.isEmpty, "\(resolved.faults)")
      for item in resolved.items {
        guard let frame = scene.designFrames[item.id] else { continue }
        count += 1
        #expect(item.leadingFrame.isNear(frame), "\(item.id): \(item.leadingFrame), not \(frame)")
      }
    }
    #expect(count > 0)
  }

  /// Files whose constraints name leading and trailing alone, and whose frames follow the interface.
  @Test(
    "From right to left such boxes are the mirror",
    arguments: [
      "leading-trailing.storyboard", "directional-margins.xib", "safe-area.storyboard",
      "old-guides.storyboard", "keyboard-guide.storyboard", "multipliers.xib", "priorities.xib",
      "relations.xib", "stack-row.xib", "stack-column.xib", "stack-nested.xib",
      "table-prototypes.storyboard", "table-static.storyboard", "collection.storyboard",
      "navigation.storyboard", "tabs.storyboard", "bars.xib", "controls.xib",
      "variations.storyboard",
      "tablet.storyboard", "cells.xib", "pictures.xib", "custom-bars.storyboard",
      "stack-margins.xib",
      "size-classes.storyboard", "self-sizing.storyboard",
    ])
  func mirror(_ name: String) throws {
    for scene in try Fixtures.layout(name).scenes() {
      let left = scene.scene.resolved(in: .leftToRight).items
      let right = scene.scene.resolved(in: .rightToLeft).items
      #expect(left.map(\.id) == right.map(\.id))
      for (one, other) in zip(left, right) {
        let mirrored = one.frame.mirrored(inWidth: scene.scene.size.width)
        #expect(other.frame.isNear(mirrored), "\(one.id): \(other.frame), not \(mirrored)")
      }
    }
  }

  @Test("A stack stands its views in the margins that its file has, which turn round")
  func stackMargins() throws {
    let boxes = try Fixtures.layout("stack-margins.xib").boxes(.rightToLeft)
    // 32 points from the leading side are at the right of the 320 points, and 40 at the left.
    #expect(boxes["l44-aa-001"]?.isNear(LayoutRect(x: 40, y: 10, width: 248, height: 21)) == true)
    // 28 points from the leading side.
    #expect(boxes["l44-aa-003"]?.isNear(LayoutRect(x: 190, y: 116, width: 102, height: 18)) == true)
  }

  @Test("Left and right stay")
  func physicalSides() throws {
    let boxes = try Fixtures.layout("physical-sides.storyboard").boxes(.rightToLeft)
    #expect(boxes["i02-aa-001"]?.x == 16)
    #expect(boxes["l02-aa-001"]?.x == 64)
    #expect(boxes["b02-aa-001"]?.x == 299)
    #expect(boxes["v02-aa-002"]?.x == 20)
  }

  @Test("Margins by left and right stay, those of the screen turn round")
  func margins() throws {
    let boxes = try Fixtures.layout("margins.storyboard").boxes(.rightToLeft)
    // In a box of 343 points from 16 on: 30 from its left, 40 from its right; the text is 3 from the
    // trailing margin, which is at the left.
    #expect(boxes["l03-aa-002"]?.isNear(LayoutRect(x: 49, y: 65, width: 270, height: 21)) == true)
    #expect(boxes["l03-aa-003"]?.isNear(LayoutRect(x: 199, y: 129, width: 120, height: 21)) == true)
  }

  @Test("Views placed by frames stay")
  func frames() throws {
    let left = try Fixtures.layout("frames.xib").boxes(.leftToRight)
    let right = try Fixtures.layout("frames.xib").boxes(.rightToLeft)
    #expect(left == right)
    #expect(left["z27-aa-002"]?.x == 260)
  }

  @Test("Where the direction is forced, what is inside stays, and the view itself turns round")
  func semantics() throws {
    let boxes = try Fixtures.layout("semantics.xib").boxes(.rightToLeft)
    #expect(boxes["l29-aa-001"]?.x == 16)
    #expect(boxes["b29-aa-001"]?.x == 0)
    let buttons = try Fixtures.layout("buttons.xib")
    // The button stands where the root puts it; its image stands after the title in both.
    let (left, right) = (buttons.boxes(.leftToRight), buttons.boxes(.rightToLeft))
    #expect(left["b22-aa-007"]?.x == 20)
    #expect(right["b22-aa-007"]?.x == 100)
    for boxes in [left, right] {
      #expect((boxes["b22-aa-007.image"]?.x ?? 0) > (boxes["b22-aa-007.title"]?.x ?? 0))
    }
    // Another one follows the interface.
    #expect((left["b22-aa-004.image"]?.x ?? 0) < (left["b22-aa-004.title"]?.x ?? 0))
    #expect((right["b22-aa-004.image"]?.x ?? 0) > (right["b22-aa-004.title"]?.x ?? 0))
  }

  @Test("Insets of a button stay at their sides")
  func buttonInsets() throws {
    let file = try Fixtures.layout("buttons.xib")
    let left = try #require(file.boxes(.leftToRight)["b22-aa-005.title"])
    let right = try #require(file.boxes(.rightToLeft)["b22-aa-005.title"])
    #expect(left.isNear(LayoutRect(x: 40, y: 175, width: 136, height: 30)))
    #expect(right.isNear(LayoutRect(x: 160, y: 175, width: 136, height: 30)))
  }

  /// A button of 200 points with what is given in it.
  private func button(_ inside: String) throws -> InterfaceFile {
    try Fixtures.xib(
      """
      <subviews><button contentHorizontalAlignment="center" translatesAutoresizingMaskIntoConstraints="NO" id="b">
      <rect key="frame" x="0" y="0" width="200" height="40"/>\(inside)</button></subviews>
      """)
  }

  @Test("A title has the room that the insets of its button leave")
  func titleRoom() throws {
    func insets(_ inside: String) throws -> DirectionalEdgeInsets? {
      let node = try button(inside).scenes()[0].scene.windows[0].children.first
      guard case .text(let text)? = node?.content else { return nil }
      return text.insets
    }
    let both = #"<inset key="contentEdgeInsets" minX="12" minY="3" maxX="12" maxY="3"/>"#
    let title = #"<inset key="titleEdgeInsets" minX="4" minY="0" maxX="4" maxY="0"/>"#
    let state = #"<state key="normal" title="Title"/>"#
    #expect(try insets(state) == .zero)
    #expect(try insets(both + state) == DirectionalEdgeInsets(leading: 12, trailing: 12))
    #expect(try insets(both + title + state) == DirectionalEdgeInsets(leading: 16, trailing: 16))
    // A configuration has insets of its own, and those of the button are passed over.
    let configured = """
      <buttonConfiguration key="configuration" style="plain" title="Title">
      <directionalEdgeInsets key="contentInsets" top="4" leading="10" bottom="4" trailing="10"/></buttonConfiguration>
      """
    #expect(
      try insets(both + state + configured) == DirectionalEdgeInsets(leading: 10, trailing: 10))
  }

  @Test("Insets of a configuration follow the interface")
  func configuredInsets() throws {
    let title = """
      <buttonConfiguration key="configuration" style="plain" title="Title">
      <directionalEdgeInsets key="contentInsets" top="0" leading="50" bottom="0" trailing="10"/></buttonConfiguration>
      """
    let file = try button(title)
    #expect(file.boxes(.leftToRight)["b.title"]?.x == 50)
    // From right to left the button is at the right end of the 320 points of the root.
    #expect(file.boxes(.rightToLeft)["b.title"]?.x == 130)
    let image = try button(
      title.replacing(#"title="Title""#, with: #"image="star" catalog="system""#))
    let (left, right) = (image.boxes(.leftToRight), image.boxes(.rightToLeft))
    // The middle of what the insets leave: 50 to 190 points, and its mirror.
    #expect(left["b.image"]?.center.x == 120)
    #expect(right["b.image"]?.center.x == 200)
  }

  @Test("What scrolls begins at the left; its size is that of its content")
  func scrolling() throws {
    let boxes = try Fixtures.layout("scroll.storyboard").boxes(.rightToLeft)
    #expect(boxes["v26-aa-002"]?.isNear(LayoutRect(x: 0, y: 20, width: 375, height: 500)) == true)
    #expect(boxes["v26-aa-003"]?.isNear(LayoutRect(x: 8, y: 328, width: 700, height: 331)) == true)
  }

  @Test("Size classes of the device hold, others do not")
  func variations() throws {
    let phone = try Fixtures.layout("variations.storyboard")
    // What is for another device is read, and does not apply.
    #expect(phone.notRead.isEmpty)
    #expect(phone.boxes(.leftToRight)["l12-aa-003"] == nil)
    #expect(phone.boxes(.leftToRight)["l12-aa-001"]?.x == 40)
    #expect(phone.boxes(.leftToRight)["l12-aa-002"]?.x == 275)
    let tablet = try Fixtures.layout("tablet.storyboard")
    #expect(tablet.notRead.isEmpty)
    #expect(tablet.boxes(.leftToRight)["l33-aa-001"]?.x == 100)
  }

  @Test("A variation for what is no size class is named, with and without a device")
  func unknownVariations() throws {
    for key in ["widthClass=wide", "appearance=dark", "heightClass=regular-widthClass"] {
      let file = try Fixtures.xib(#"<variation key="\#(key)"><mask key="subviews"/></variation>"#)
      #expect(file.notRead.map(\.construct) == ["variation \(key)"])
    }
    for key in ["default", "widthClass=regular", "heightClass=compact-widthClass=regular"] {
      let file = try Fixtures.xib(#"<variation key="\#(key)"><mask key="subviews"/></variation>"#)
      #expect(file.notRead.isEmpty, "\(key)")
    }
  }

  @Test("A device of another kind has its own size and its own variations")
  func devices() throws {
    let name = "Layouts/size-classes.storyboard"
    func file(_ device: InterfaceFile.Device?) throws -> InterfaceFile {
      try InterfaceFile(path: name, bytes: try Fixtures.bytes(name), device: device)
    }
    func hidden(_ file: InterfaceFile) -> Bool { file.boxes(.leftToRight)["l42-aa-004"] == nil }
    let own = try file(nil)
    #expect(own.notRead.isEmpty)
    #expect(hidden(own))
    #expect(own.boxes(.leftToRight) == (try file(.iPhone)).boxes(.leftToRight))
    let phone = own.boxes(.leftToRight)
    // The constant of two size classes goes before the plain one; the spacing is that of one.
    #expect(phone["l42-aa-001"]?.x == 40)
    #expect((phone["l42-aa-003"]?.y ?? 0) - (phone["l42-aa-002"]?.maxY ?? 0) == 10)
    let tablet = try file(.iPad)
    let boxes = tablet.boxes(.leftToRight)
    #expect(tablet.notRead.isEmpty)
    #expect(!hidden(tablet))
    // An iPad of 11 inches: 834 by 1194 points, with 24 for the status bar.
    #expect(boxes["v42-aa-001"] == LayoutRect(x: 0, y: 0, width: 834, height: 1194))
    #expect(boxes["l42-aa-001"]?.x == 100)
    #expect(boxes["l42-aa-001"]?.y == 44)
    // In a row both labels have one top.
    #expect(boxes["l42-aa-002"]?.y == boxes["l42-aa-003"]?.y)
    // A third of the screen.
    #expect(
      boxes["v42-aa-002"]?.isNear(LayoutRect(x: 16, y: 204, width: 278, height: 177.92)) == true)
    func size(_ file: InterfaceFile) -> Double? {
      let nodes = file.scenes()[0].scene.windows[0].children
      guard case .text(let text)? = nodes.first(where: { $0.id == "l42-aa-001" })?.content else {
        return nil
      }
      return text.fontSize
    }
    #expect(size(own) == 22)
    #expect(size(tablet) == 30)
  }

  @Test(
    "A multiplier is a number or two with a colon or a slash",
    arguments: [("0.25", 80), ("1/4", 80), ("1:4", 80), ("3/4", 240), ("1 / 2", 160)])
  func multipliers(_ text: String, width: Double) throws {
    func file(_ multiplier: String) throws -> InterfaceFile {
      try Fixtures.xib(
        """
        <subviews><view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="a">
        <rect key="frame" x="0" y="0" width="10" height="20"/></view></subviews>
        <constraints>
        <constraint firstItem="a" firstAttribute="leading" secondItem="root" secondAttribute="leading" id="c1"/>
        <constraint firstItem="a" firstAttribute="width" secondItem="root" secondAttribute="width" multiplier="\(multiplier)" id="c2"/>
        </constraints>
        """)
    }
    let read = try file(text)
    #expect(read.notes.isEmpty)
    #expect(read.boxes(.leftToRight)["a"]?.width == width)
    for broken in ["1/0", "a/b", "1/2/3", "1/"] {
      #expect(try file(broken).notes.count == 1, "\(broken)")
    }
  }

  @Test("A cell of automatic height is as high as its constraints make it, and moves those below")
  func selfSizing() throws {
    let text = String(
      decoding: try Fixtures.bytes("Layouts/self-sizing.storyboard"), as: UTF8.self)
    func boxes(
      _ old: String, _ new: String, _ change: (String) -> String = { $0 }
    ) throws -> [String: LayoutRect] {
      #expect(text.contains(old))
      let changed = change(text.replacing(old, with: new))
      return try InterfaceFile(path: "a.storyboard", bytes: Array(changed.utf8))
        .boxes(.leftToRight)
    }
    let higher = try boxes(
      #"firstAttribute="height" constant="40""#, #"firstAttribute="height" constant="60""#)
    // 12 above, 60, 12 below; the next one begins there.
    #expect(higher["e43-aa-001"] == LayoutRect(x: 0, y: 28, width: 375, height: 84))
    #expect(higher["f43-aa-001"]?.height == 84)
    #expect(higher["e43-aa-002"] == LayoutRect(x: 0, y: 112, width: 375, height: 45))
    // What Interface Builder calls ambiguous has no size of its own: the cell is as in the file.
    let ambiguous = try boxes(
      #"translatesAutoresizingMaskIntoConstraints="NO" id="l43-aa-002""#,
      #"ambiguous="YES" translatesAutoresizingMaskIntoConstraints="NO" id="l43-aa-002""#
    ) { $0.replacing(#"y="12" width="200" height="21""#, with: #"y="12" width="200" height="0""#) }
    #expect(ambiguous["e43-aa-002"]?.height == 45)
    // A row of 64 points is one, whatever is in it.
    let fixed = try boxes(#"rowHeight="-1""#, #"rowHeight="64""#)
    #expect(fixed["e43-aa-001"]?.height == 64)
  }

  @Test("Constraints for design time alone are left out")
  func placeholders() throws {
    let boxes = try Fixtures.layout("placeholder-constraints.xib").boxes(.leftToRight)
    #expect(boxes["v11-aa-002"]?.width == 100)
  }

  @Test("The sides of a view say where the safe area ends; its middle does where no side does")
  func guides() throws {
    func root(_ constraint: String) throws -> ConstraintLayout? {
      let file = try Fixtures.xib(
        """
        <subviews><label text="A" translatesAutoresizingMaskIntoConstraints="NO" id="a">
        <rect key="frame" x="16" y="50" width="40" height="20"/></label></subviews>
        <viewLayoutGuide key="safeArea" id="safe"/>
        <constraints>\(constraint)</constraints>
        """)
      guard case .constraints(let layout)? = file.scenes()[0].scene.windows[0].arrangement else {
        return nil
      }
      return layout
    }
    let side = try root(
      #"<constraint firstItem="a" firstAttribute="top" secondItem="safe" secondAttribute="top" constant="6" id="c"/>"#
    )
    #expect(side?.guides.first?.insets?.top == 44)
    let middle = try root(
      #"<constraint firstItem="a" firstAttribute="centerY" secondItem="safe" secondAttribute="centerY" id="c"/>"#
    )
    // The middle of the label is at 60, that of the view at 50.
    #expect(middle?.guides.first?.insets?.top == 20)
    #expect(middle?.guides.first?.insets?.bottom == 0)
  }
}
