#if ICU
  /// The character tables that BidiText takes where there is no libicu.
  ///
  /// They are of the newest ICU at hand. Line breaks and wide characters stay with the libicu of the system: the rules of
  /// UAX #14 change with its classes.
  enum CharacterTablesFile {
    static let file = GeneratedFile(
      path: "Sources/BidiText/Tables/Tables+Generated.swift",
      versionLine: "let generatedUnicodeVersion = \"\(NewestICU.version)\"",
      source: "Unicode \(NewestICU.version)", contents: contents)

    static func contents() throws -> String {
      let icu = try NewestICU()
      let classes = icu.stretches(of: .bidiClass).map {
        $0.codePoints.lowerBound << 8 | UInt32($0.value)
      }
      var names: [String] = []
      var numbers: [Int32: Int] = [:]
      let scripts = icu.stretches(of: .script).map { range in
        if numbers[range.value] == nil {
          numbers[range.value] = names.count
          names.append(icu.scriptName(range.value))
        }
        return range.codePoints.lowerBound << 8 | UInt32(numbers[range.value] ?? 0)
      }
      precondition(names.count <= 256, "a script takes the low byte of a range")
      return """
        // This file is written by bidi-datagen from ICU's data. Do not edit.
        // swift-format-ignore-file

        /// The Unicode version of the tables.
        let generatedUnicodeVersion = "\(icu.unicode)"

        /// Bidi_Class by ranges: the first code point shifted left by 8, with the class in the low byte.
        let generatedClassRanges: [UInt32] = \(list(classes))

        /// Paired brackets: opening, closing, opening, closing.
        let generatedBracketPairs: [UInt32] = \(list(icu.bracketPairs()))

        /// Mirrored characters: character, mirror, character, mirror.
        let generatedMirrorPairs: [UInt32] = \(list(icu.mirrorPairs()))

        /// Scripts by ranges: the first code point shifted left by 8, with the index of the name in the low byte.
        let generatedScriptRanges: [UInt32] = \(list(scripts))

        /// The long names of scripts.
        let generatedScriptNames: [String] = [
          \(names.map { "\"\($0)\"" }.joined(separator: ", "))
        ]

        /// The four-letter codes of the scripts that are written right to left.
        let generatedRightToLeftScripts: Set<String> = [
          \(icu.rightToLeftScripts().map { "\"\($0)\"" }.joined(separator: ", "))
        ]

        """
    }

    static func list(_ numbers: [UInt32]) -> String {
      let rows = stride(from: 0, to: numbers.count, by: 12).map { start in
        "  "
          + numbers[start..<min(start + 12, numbers.count)].map(String.init).joined(separator: ", ")
      }
      return "[\n" + rows.joined(separator: ",\n") + ",\n]"
    }
  }
#endif
