/// The display of a paragraph as one line, as readers see it.
///
/// Equal appearances look the same on the screen, but for the shapes of joined letters:
///
/// - Characters count in display order, from left to right (rule L2), mirrored where they are shown so (L4).
/// - Directional formatting characters, joiners, soft hyphens and other characters without a glyph do not count.
/// - White space does not count where the text begins or ends with it, and at the left and right ends of the line.
/// - Combining marks stand after their base (L3). A mark without a base stands after U+25CC DOTTED CIRCLE:
///   at the start of the text or of a run, or after a directional formatting character.
///
/// ```swift
/// let wanted = Appearance(of: "\u{2067}abc (\u{05D0}) \u{2069}", in: .explicit(.leftToRight))
/// wanted == Appearance(of: "abc (\u{05D0})", in: .explicit(.rightToLeft))  // true
/// wanted.text  // "(\u{05D0}) abc"
/// ```
///
/// Texts are compared character by character: canonically equivalent ones are different.
/// Source: UAX #9, rules L1–L4.
public struct Appearance: Sendable, Hashable {
  /// The characters from left to right, as UTF-8.
  private let utf8: [UInt8]

  /// Lays out the first paragraph of a text.
  ///
  /// - Parameters:
  ///   - text: The text. What follows the first paragraph separator is not looked at.
  ///   - baseDirection: The direction that the container gives the paragraph.
  /// - Complexity: O(*n* + *r* · *d*), *r* the number of level runs, *d* the number of different levels. For many
  ///   texts, see ``BidiResolver/writeAppearance(of:in:into:)-(String,_,_)``.
  public init(of text: some StringProtocol, in baseDirection: BaseDirection) {
    utf8 = withTextBytes(text.asSubstring) { bytes in
      // The resolver ends before the memory does.
      unsafe withUnsafeTemporaryAllocation(byteCount: BidiResolver.scratchSize, alignment: 16) {
        var scratch = unsafe Scratch($0)
        var resolver = BidiResolver(scratch: &scratch)
        var seen: [UInt8] = []
        seen.reserveCapacity(bytes.count)
        resolver.writeAppearance(of: bytes, in: baseDirection, into: &seen)
        return seen
      }
    }
  }

  /// The characters from left to right.
  public var text: String { String(decoding: utf8, as: UTF8.self) }
}
