#if ICU
  import BidiICU

  /// The characters that take two cells of a terminal, by which columns are aligned.
  enum WideCharactersFile {
    static let file = GeneratedFile(
      path: "Sources/BidiText/Columns/WideCharacters+Generated.swift",
      versionLine: "let generatedWideVersion = \"\(ICUVersion.unicode)\"", contents: contents)

    private static func contents() throws -> String {
      let ranges = try PropertyRanges.wide().map {
        "  \($0.codePoints.lowerBound)...\($0.codePoints.upperBound),\n"
      }
      return """
        // This file is written by bidi-datagen from ICU's data. Do not edit.
        // swift-format-ignore-file

        /// The Unicode version of the ranges.
        let generatedWideVersion = "\(ICUVersion.unicode)"

        /// The code points whose East_Asian_Width is W or F (UAX #11), in order.
        let generatedWideRanges: [ClosedRange<UInt32>] = [
        \(ranges.joined())]

        """
    }
  }
#endif
