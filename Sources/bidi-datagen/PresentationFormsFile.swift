#if ICU
  import BidiICU

  /// The letters that Arabic presentation forms stand for, which a rule of BidiLint writes in their place.
  enum PresentationFormsFile {
    static let file = GeneratedFile(
      path: "Sources/BidiLint/Support/PresentationForms+Generated.swift",
      versionLine: "let generatedPresentationFormsVersion = \"\(ICUVersion.unicode)\"",
      contents: contents)

    /// Arabic Presentation Forms-A without its ornate parentheses and noncharacters, and Arabic Presentation Forms-B.
    ///
    /// Left out as well: the words of Forms-A from U+FDF0, which are written as one sign on purpose.
    private static let ranges: [ClosedRange<UInt32>] = [
      0xFB50...0xFD3D, 0xFD50...0xFDEF, 0xFE70...0xFEFC,
    ]

    private static func contents() throws -> String {
      var rows: [String] = []
      for range in ranges {
        for scalar in range.compactMap(Unicode.Scalar.init) {
          let letters = try CharacterData.compatibilityForm(of: scalar)
          guard letters != String(Character(scalar)) else { continue }
          rows.append(
            ([scalar] + Array(letters.unicodeScalars))
              .map { String($0.value, radix: 16, uppercase: true) }.joined(separator: " "))
        }
      }
      return """
        // This file is written by bidi-datagen from ICU's data. Do not edit.
        // swift-format-ignore-file

        /// The Unicode version of the data.
        let generatedPresentationFormsVersion = "\(ICUVersion.unicode)"

        /// Arabic presentation forms, one a line: the form, then the characters of its NFKC form.
        let generatedPresentationForms = \"\"\"
        \(rows.map { "  \($0)\n" }.joined())  \"\"\"

        """
    }
  }
#endif
