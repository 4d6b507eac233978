import BidiSource
import SourceAudit
import Testing

/// Number pads, codes, and offsets that follow a finger.
@Suite("Source audit: what runs from left to right everywhere")
struct NumberPadTests {
  static func gap(_ view: String, _ other: String, in type: String) -> String {
    "class \(type): UIView { func lay() { \(view).leftAnchor.constraint(equalTo: \(other).rightAnchor, constant: 8).isActive = true } }"
  }

  @Test(
    "Keys of a number pad and dots of a code stand from left to right",
    arguments: [
      ("button", "numericButtons[i - 1]", "Box"), ("keypadOne", "last", "Box"),
      ("button", "last", "DialpadView"), ("digitKeys[2]", "digitKeys[1]", "Box"),
      ("keyTwo", "keyOne", "PinPadView"), ("dotTwo", "dotOne", "PinInputView"),
      ("pinDots[1]", "pinDots[0]", "Box"),
    ])
  func pads(_ view: String, _ other: String, _ type: String) throws {
    #expect(try findings(in: Self.gap(view, other, in: type)).isEmpty)
    #expect(
      try findings(in: Self.gap("icon", "title", in: type)).map(\.rule) == ["unpaired-anchor"])
  }

  @Test(
    "Other buttons and dots change places",
    arguments: [
      ("button", "last", "PinInputView"), ("numberButton", "title", "Box"),
      ("dotTwo", "dotOne", "LegendView"), ("keyLabel", "valueLabel", "Box"),
    ])
  func others(_ view: String, _ other: String, _ type: String) throws {
    #expect(try findings(in: Self.gap(view, other, in: type)).count == 1)
  }

  @Test("Frames of keys, and the sign that deletes a digit")
  func framesAndSymbols() throws {
    func code(_ view: String) -> String {
      "class Box: UIView { func layoutSubviews() { \(view).frame = CGRect(x: last.frame.maxX + 8, y: 0, width: 9, height: 9) } }"
    }
    #expect(try findings(in: code("numberKeys")).isEmpty)
    #expect(try findings(in: code("tags")).count == 1)
    func severity(_ type: String, _ symbol: String) throws -> [Severity] {
      try findings(
        in: "struct \(type): View { var body: some View { Image(systemName: \"\(symbol)\") } }"
      ).map(\.severity)
    }
    #expect(try severity("DialpadView", "delete.left") == [.info])
    #expect(try severity("DialpadView", "chevron.left") == [.warning])
    #expect(try severity("NoteView", "delete.left") == [.warning])
  }

  @Test("An offset that goes a page on to the side of the finger is no fault")
  func offsets() throws {
    func count(_ x: String) throws -> Int {
      try findings(
        in:
          "func b(velocity: CGFloat) { let x = \(x); scroll.setContentOffset(CGPoint(x: x, y: 0), animated: true) }"
      ).count
    }
    #expect(try count("start.x + scroll.frame.width * (velocity > 0 ? -1 : 1)") == 0)
    #expect(try count("scroll.frame.width * CGFloat(page)") == 1)
  }
}
