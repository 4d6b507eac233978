import BidiLayout
import BidiSource
import BidiText
import InterfaceFiles
import Testing

@Suite("Interfaces that cannot be read")
struct InterfaceErrorTests {
  @Test(
    "An error has line, column and byte",
    arguments: [
      ("cut.xib", 13, "the XML cannot be read from here on: unclosed token"),
      ("archive.xib", 2, "an archive of an older Interface Builder"), ("mac.xib", 2, "macOS"),
      ("watch.storyboard", 2, "com.apple.InterfaceBuilder.WatchKit.Storyboard"),
      ("page.xib", 1, "its root is <html>"), ("text.xib", 1, "syntax error"),
      ("entities.xib", 3, "entities of its own"),
    ])
  func errors(_ name: String, _ line: Int, _ words: String) throws {
    let error = #expect(throws: InterfaceFileError.self) { try Fixtures.file("Errors/\(name)") }
    #expect(error?.location.line == line)
    #expect(error?.message.contains(words) == true, "\(error?.message ?? "")")
    #expect(error?.description.hasPrefix("Errors/\(name):\(line):") == true)
  }

  @Test("What cannot be is said, and the rest is read")
  func notes() throws {
    func notes(_ name: String) throws -> [String] {
      try Fixtures.file("Errors/\(name)").notes.map(\.message)
    }
    #expect(
      try notes("unknown-ids.xib") == [
        "no object has the ID 'gone-aa-02'; the line is left out",
        "no view has the ID 'gone-aa-01'; the constraint is left out",
      ])
    #expect(
      try notes("duplicates.xib")
        == ["the object ID 'lx2-aa-001' stands twice; the first one is taken"])
    #expect(try notes("numbers.xib").count == 6)
    let boxes = try Fixtures.file("Errors/numbers.xib").boxes(.rightToLeft)
    #expect(boxes["lx3-aa-002"]?.isNear(LayoutRect(x: 204, y: 35, width: 100, height: 21)) == true)
  }

  @Test("Elements in elements without end are refused, not followed")
  func depth() throws {
    func nested(_ count: Int) -> String {
      (0..<count).reduce("") { text, index in
        text
          + #"<subviews><view id="v\#(index)"><rect key="frame" x="1" y="1" width="10" height="10"/>"#
      } + String(repeating: "</view></subviews>", count: count)
    }
    #expect(try Fixtures.xib(nested(190)).boxes(.rightToLeft).count == 191)
    let error = #expect(throws: InterfaceFileError.self) { try Fixtures.xib(nested(5000)) }
    #expect(error?.message.contains("400 levels") == true)
  }

  @Test("Every cut of a file is an error or a file, and nothing traps")
  func cuts() throws {
    let bytes = try Fixtures.bytes("Layouts/buttons.xib")
    for end in stride(from: 0, to: bytes.count, by: 97) {
      #expect(throws: InterfaceFileError.self) {
        try InterfaceFile(path: "cut.xib", bytes: Array(bytes[..<end]))
      }
    }
  }

  @Test("Bytes changed at random never trap")
  func changes() throws {
    var random = Generator(state: 7)
    for name in ["buttons.xib", "scroll.storyboard", "margins.storyboard"] {
      let bytes = try Fixtures.bytes("Layouts/\(name)")
      for _ in 0..<60 {
        var changed = bytes
        for _ in 0..<3 {
          changed[Int(random.next() % UInt64(bytes.count))] =
            Array("0123456789\"<>-.ea ".utf8)[Int(random.next() % 17)]
        }
        guard let file = try? InterfaceFile(path: name, bytes: changed) else { continue }
        _ = file.findings()
        _ = file.boxes(.rightToLeft)
        _ = try? file.fixed()
      }
    }
  }

  @Test("UTF-16 with a byte order mark is read, and edited as it is")
  func encodings() throws {
    let text = String(
      decoding: try Fixtures.bytes("Layouts/physical-sides.storyboard"), as: UTF8.self
    )
    .replacing("UTF-8", with: "UTF-16")
    var bytes: [UInt8] = [0xFF, 0xFE]
    for unit in text.utf16 {
      bytes.append(UInt8(unit & 0xFF))
      bytes.append(UInt8(unit >> 8))
    }
    let file = try InterfaceFile(path: "a.storyboard", bytes: bytes)
    let fixed = try #require(try file.fixed())
    #expect(fixed.made.count == 3)
    #expect(fixed.file.source.bytes().starts(with: [0xFF, 0xFE, 0x3C, 0x00]))
  }

  /// A generator of numbers that are the same each time.
  private struct Generator {
    var state: UInt64

    mutating func next() -> UInt64 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return state >> 33
    }
  }
}
