#if ICU
  import BidiICU

  /// The classes of UAX #14, by which BidiText breaks lines.
  enum LineBreaksFile {
    static let file = GeneratedFile(
      path: "Sources/BidiText/Breaks/LineBreaks+Generated.swift",
      versionLine: "let generatedLineBreakVersion = \"\(ICUVersion.unicode)\"", contents: contents)

    /// The classes that rules tell apart, in the order of `LineBreakClass`.
    ///
    /// WCP and WOP are brackets of East Asian width (LB30), XP pictographs that are not assigned yet (LB30b).
    private static let names = [
      "AL", "CM", "BK", "CR", "LF", "NL", "SP", "ZW", "WJ", "ZWJ", "GL", "BA", "BB", "HY", "B2",
      "CB",
      "CL", "CP", "WCP", "EX", "IN", "IS", "NS", "OP", "WOP", "QU", "PO", "PR", "SY", "NU", "H2",
      "H3",
      "JL", "JV", "JT", "HL", "ID", "EB", "EM", "RI", "XP",
    ]

    private static func contents() throws -> String {
      let numbers = Dictionary(
        uniqueKeysWithValues: names.enumerated().map { ($1, UInt32($0)) })
      var ranges: [UInt32] = []
      var last: UInt32?
      for codePoint in 0...UInt32(0x10FFFF) {
        let name = name(of: codePoint)
        guard let number = numbers[name] else { throw UnknownClass(name: name) }
        if number != last { ranges.append(codePoint << 8 | number) }
        last = number
      }
      return """
        // This file is written by bidi-datagen from ICU's data. Do not edit.
        // swift-format-ignore-file

        /// The Unicode version of the classes.
        let generatedLineBreakVersion = "\(ICUVersion.unicode)"

        /// The names of the classes, by number.
        let generatedLineBreakNames = [
          \(names.map { "\"\($0)\"" }.joined(separator: ", ")),
        ]

        /// Line_Break by ranges, after rule LB1: the first code point shifted left by 8, with the number of the class in the
        /// low byte.
        let generatedLineBreakRanges: [UInt32] = \(CharacterTablesFile.list(ranges))

        """
    }

    /// A class that a later version of Unicode brought.
    private struct UnknownClass: Error {
      let name: String
    }

    /// The class after rule LB1, with what LB30 and LB30b tell apart.
    private static func name(of codePoint: UInt32) -> String {
      let data = LineBreakData(codePoint)
      if data.isUnassignedPictograph { return "XP" }
      switch data.className {
      case "AI", "SG", "XX": return "AL"
      // LB1 without a dictionary: Thai and its like break at spaces alone.
      case "SA": return data.isMark ? "CM" : "AL"
      case "CJ": return "NS"
      case "OP", "CP": return data.isEastAsian ? "W\(data.className)" : data.className
      default: return data.className
      }
    }
  }
#endif
