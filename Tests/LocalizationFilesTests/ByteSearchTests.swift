import BidiSource
import Testing

/// The search for bytes agrees with that of the standard library.
@Suite struct ByteSearchTests {
  @Test(arguments: [
    ("", ""), ("", "a"), ("a", ""), ("aaab", "aab"), ("abcabd", "abd"), ("ab", "abc"),
    ("abab", "ba"),
    ("xaxaab", "aab"),
  ])
  func agreesWithTheStandardLibrary(_ text: String, _ wanted: String) {
    let (bytes, part) = (Array(text.utf8), Array(wanted.utf8))
    if !part.isEmpty { #expect(bytes.firstRange(ofBytes: part) == bytes.firstRange(of: part)) }
    let slice = Array(("--" + text).utf8)[2...]
    #expect(
      slice.firstRange(ofBytes: part)?.lowerBound
        == bytes.firstRange(ofBytes: part).map { $0.lowerBound + 2 })
  }
}
