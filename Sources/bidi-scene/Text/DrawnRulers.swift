#if Shaping
  import BidiLayout
  import TextShaping

  /// How wide the real fonts are, told by the boxes that Interface Builder made as wide as their texts.
  ///
  /// Interface Builder measures with the real font. A box tells the width of its text only where the width of the box hangs on
  /// the text: not where a constraint, both sides of another view or a frame gives it.
  struct DrawnRulers {
    /// A text of the file, as it was drawn.
    struct DrawnText {
      /// The ID of the node.
      let id: String
      /// The width that Interface Builder drew for the text.
      let drawn: Double
      let measured: TextMeasure.Measured

      /// How much wider or narrower the real font is, if the box is a ruler.
      var ratio: Double { drawn / measured.width }

      /// Whether the box is about as wide as its text.
      var isAboutItsText: Bool {
        // What is measured in the font itself needs no ruler.
        guard measured.width > 0, measured.fontMargin > 0 else { return false }
        return abs(ratio - 1) < measured.fontMargin + 0.03
      }
    }

    private var rulers: [String: (ratio: Double, face: String)] = [:]

    /// Finds the rulers of a scene.
    ///
    /// - Parameters:
    ///   - texts: The texts whose boxes may be rulers.
    ///   - sure: The IDs of those that UIKit itself makes as wide as their texts.
    ///   - widths: The widths of boxes by the IDs of nodes, where these texts have other widths.
    init(
      _ texts: [DrawnText], sure: Set<String>,
      widths: (_ ofTexts: [String: Double]) -> [String: Double]
    ) {
      let candidates = texts.filter(\.isAboutItsText)
      let open = candidates.filter { !sure.contains($0.id) }
      // Each text changes by another width, so that a box that follows another text is known.
      let changes = Dictionary(
        open.enumerated().map { ($1.id, 1 + Double($0) / 16) },
        uniquingKeysWith: { first, _ in first })
      func boxes(_ sign: Double) -> [String: Double] {
        widths(
          Dictionary(
            open.map { ($0.id, $0.drawn + sign * (changes[$0.id] ?? 0)) },
            uniquingKeysWith: { first, _ in first }))
      }
      let (narrow, drawn, wide) = open.isEmpty ? ([:], [:], [:]) : (boxes(-1), boxes(0), boxes(1))
      for text in candidates {
        if !sure.contains(text.id) {
          guard let change = changes[text.id], let narrow = narrow[text.id],
            let drawn = drawn[text.id], let wide = wide[text.id],
            abs(wide - drawn - change) < 0.01, abs(drawn - narrow - change) < 0.01
          else { continue }
        }
        rulers[text.id] = (text.ratio, text.measured.face)
      }
    }

    /// No rulers.
    init() {}

    /// How much wider or narrower a text is in the real font; 1 where that is not known.
    ///
    /// - Parameters:
    ///   - id: The ID of the node.
    ///   - measured: The width of the text. A ruler of Latin letters tells nothing of another font that measured Arabic ones.
    /// - Returns: The ratio.
    func ratio(of id: String, _ measured: TextMeasure.Measured) -> Double {
      guard let ruler = rulers[id], ruler.face == measured.face else { return 1 }
      return ruler.ratio
    }
  }
#endif
