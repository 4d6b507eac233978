#if Shaping
  import TextShaping

  /// The room that a box has for a text.
  struct TextRoom {
    /// The width between the insets, in points.
    var width: Double
    /// The height of the box, in points.
    var height: Double
    /// How many lines there are at most; 0 for any number, nil for a text that is not broken.
    var lineLimit: Int?
    /// How small the letters may become, as a part of their size.
    var minimumScale = 1.0
    /// How much wider or narrower the text is in the real font, where that is known.
    var ratio = 1.0
    /// Whether the box is as high as its text.
    var isOfAnyHeight = false

    /// What is wrong with a text in the room.
    func faults(
      of string: String, _ measured: TextMeasure.Measured, _ font: TextMeasure.Font,
      _ language: TextMeasure.Language, _ measure: TextMeasure
    ) throws(ShapingError) -> [TextFault] {
      var faults: [TextFault] = measured.missing.isEmpty ? [] : [.missing(measured.missing)]
      // A box without a width is one that the app sizes.
      guard width > 1 else { return faults }
      let needed = measured.width * ratio * minimumScale
      let isTooWide = needed > width * (1 + measured.margin) + 0.5
      if lineLimit == nil || lineLimit == 1, isTooWide {
        faults.append(.cut(needed: needed, room: width))
      }
      if lineLimit == 1 { return faults }
      let limit = lineLimit ?? 0
      let count = try measure.lineCount(
        of: string, font,
        width: lineLimit == nil ? .infinity : width * (1 + measured.margin) / minimumScale,
        factor: measured.factor * ratio, language)
      if limit > 0, count > limit {
        faults.append(.lines(needed: count, room: limit))
      } else if !isOfAnyHeight, height > measured.lineHeight * 0.5 {
        // Lines that are a little cut off at their edge still show their letters.
        let lines = (height / (measured.lineHeight * minimumScale) + 0.25).rounded(.down)
        // Letters may become so small that the number of lines is no Int.
        if Double(count) > max(1, lines) {
          faults.append(.lines(needed: count, room: max(1, Int(lines))))
        }
      }
      return faults
    }
  }
#endif
