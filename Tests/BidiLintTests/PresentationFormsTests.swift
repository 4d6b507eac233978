import Foundation
import Testing

@testable import BidiLint

/// The letters that shapes stand for.
@Suite struct PresentationFormsTests {
  /// Foundation normalizes with tables of its own.
  @Test func agreesWithFoundation() {
    var shapes = 0
    for value in UInt32(0x0600)...0xFFFF {
      guard let scalar = Unicode.Scalar(value) else { continue }
      let text = String(Character(scalar))
      let form = text.precomposedStringWithCompatibilityMapping
      // Between the two blocks of letters stand ornate parentheses, and words that are one sign on purpose.
      let isLetter =
        (0xFB50...0xFD3D).contains(value) || (0xFD50...0xFDEF).contains(value)
        || (0xFE70...0xFEFC).contains(value)
      let isShape = isLetter && Array(form.unicodeScalars) != [scalar]
      let letters = PresentationFormsRule.letters(of: scalar).map { Array($0.unicodeScalars) }
      #expect(
        letters == (isShape ? Array(form.unicodeScalars) : nil), "U+\(String(value, radix: 16))")
      shapes += isShape ? 1 : 0
    }
    #expect(shapes > 700)
  }
}
