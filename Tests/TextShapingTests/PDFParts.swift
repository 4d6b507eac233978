#if Shaping
  import CPangoOracle
  import Foundation

  /// What a PDF holds: the outlines of its fonts, and the characters that its glyphs stand for.
  struct PDFParts {
    /// The box round the outline of the first letter of each font, in thousandths of an em: left, lower, right, upper.
    var boxes: [[Double]] = []
    /// The characters of the tables `ToUnicode`, as `<0041>`.
    var codes: [String] = []
    /// The characters of glyphs that stand for others than the tables say, in the same form: those of `ActualText`.
    var actualTexts: [String] = []

    /// The code units of both.
    var units: [UInt16] {
      // The range of all codes has none of its own.
      (codes.filter { $0 != "<ffff>" } + actualTexts).flatMap { code in
        let digits = Array(code.dropFirst().dropLast())
        return stride(from: 0, to: digits.count, by: 4).compactMap {
          UInt16(String(digits[$0..<min($0 + 4, digits.count)]), radix: 16)
        }
      }
    }

    init(_ pdf: [UInt8]) throws {
      for stream in Self.streams(pdf) {
        var box = [Double](repeating: 0, count: 4)
        // Glyph 0 is that of no letter.
        if pdf_oracle_glyph_box(stream, stream.count, 1, &box) {
          boxes.append(box)
        } else {
          let text = String(decoding: stream, as: UTF8.self)
          codes += text.matches(of: /<[0-9a-fA-F]+> (<[0-9a-fA-F]{4,}>)\n/).map { String($0.1) }
          actualTexts += text.matches(of: /ActualText <(?i:feff)([0-9a-fA-F]+)>/).map {
            "<\($0.1)>"
          }
        }
      }
    }

    /// The streams, unpacked.
    private static func streams(_ pdf: [UInt8]) -> [[UInt8]] {
      var streams: [[UInt8]] = []
      var length = 0
      while let bytes = pdf_oracle_stream(pdf, pdf.count, Int32(streams.count), &length) {
        streams.append(Array(UnsafeBufferPointer(start: bytes, count: length)))
        free(bytes)
      }
      return streams
    }
  }
#endif
