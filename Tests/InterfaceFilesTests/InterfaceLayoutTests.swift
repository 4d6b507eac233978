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
      "tablet.storyboard", "cells.xib", "pictures.xib",
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

  @Test("What scrolls begins at the left; its size is that of its content")
  func scrolling() throws {
    let boxes = try Fixtures.layout("scroll.storyboard").boxes(.rightToLeft)
    #expect(boxes["v26-aa-002"]?.isNear(LayoutRect(x: 0, y: 20, width: 375, height: 500)) == true)
    #expect(boxes["v26-aa-003"]?.isNear(LayoutRect(x: 8, y: 328, width: 700, height: 331)) == true)
  }

  @Test("Size classes of the device hold, others do not")
  func variations() throws {
    let phone = try Fixtures.layout("variations.storyboard")
    #expect(phone.notRead.map(\.construct) == ["variation heightClass=regular-widthClass=regular"])
    #expect(phone.boxes(.leftToRight)["l12-aa-003"] == nil)
    #expect(phone.boxes(.leftToRight)["l12-aa-001"]?.x == 40)
    #expect(phone.boxes(.leftToRight)["l12-aa-002"]?.x == 275)
    let tablet = try Fixtures.layout("tablet.storyboard")
    #expect(tablet.notRead.isEmpty)
    #expect(tablet.boxes(.leftToRight)["l33-aa-001"]?.x == 100)
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
