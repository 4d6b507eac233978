import BidiKitC
import BidiText
import CBidiKit
import Testing

/// The functions of the header that put controls in and take them out, against those of Swift.
@Suite struct ControlTests {
  static let texts = AlgorithmTests.texts

  private func compare(
    _ wanted: (String) -> String,
    _ call: (
      UnsafePointer<bidikit_text>?, Int64, UnsafeMutablePointer<bidikit_column>,
      UnsafeMutablePointer<bidikit_error>
    ) -> Int32
  ) throws {
    let found = try Library.texts(Self.texts, call)
    for (text, found) in zip(Self.texts, found) {
      #expect(found?.unicodeScalars.elementsEqual(wanted(text).unicodeScalars) == true)
    }
  }

  @Test func controlsOfEachDirectionAreWritten() throws {
    for (number, direction) in [
      (BIDIKIT_LTR, WritingDirection.leftToRight), (BIDIKIT_RTL, .rightToLeft),
    ] {
      let number = Int32(number)
      try compare({ $0.embedded(in: direction) }, { bidikit_embedded($0, $1, number, $2, $3) })
      try compare({ $0.isolated(in: direction) }, { bidikit_isolated($0, $1, number, $2, $3) })
      try compare({ $0.marked(in: direction) }, { bidikit_marked($0, $1, number, $2, $3) })
    }
  }

  @Test func theDirectionOfTheText() throws {
    try compare(
      { text in WritingDirection(firstStrongIn: text).map { text.embedded(in: $0) } ?? text },
      { bidikit_embedded($0, $1, 0, $2, $3) })
    try compare(
      { text in WritingDirection(firstStrongIn: text).map { text.marked(in: $0) } ?? text },
      { bidikit_marked($0, $1, 0, $2, $3) })
    try compare({ $0.isolated(in: nil) }, { bidikit_isolated($0, $1, 0, $2, $3) })
  }

  @Test func everySetOfGroups() throws {
    for bits in 0..<16 {
      let groups = ControlGroups(rawValue: UInt8(bits))
      try compare(
        { $0.strippingControls(only: groups) }, { bidikit_strip($0, $1, Int32(bits), $2, $3) })
    }
  }
}
