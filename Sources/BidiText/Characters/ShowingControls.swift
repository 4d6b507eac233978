extension StringProtocol {
  /// The text with every directional formatting character written so that it is seen.
  ///
  /// ``readingControls(as:including:)`` reads every text back as it was. To that end, what looks like an
  /// escape already is written so that it is read as what it is: the `\` or `‹` before it is doubled, the
  /// `&` becomes `&amp;`. So are those that stand right before a control. All else stays.
  ///
  /// ```swift
  /// let text = "\u{202B}abc\u{202C}"
  /// text.showingControls()  // "‹RLE›abc‹PDF›"
  /// text.showingControls(as: .swift)  // "\\u{202B}abc\\u{202C}"
  /// text.showingControls(as: .xml)  // "&#x202B;abc&#x202C;"
  /// "a\u{200D}b".showingControls(including: InvisibleCharacter.all)  // "a‹ZWJ›b"
  /// ```
  ///
  /// - Parameters:
  ///   - notation: How controls are written.
  ///   - invisible: Other characters that are written so.
  /// - Returns: A text to look at.
  /// - Complexity: O(*n*).
  public func showingControls(
    as notation: ControlNotation = .names, including invisible: Set<InvisibleCharacter> = []
  ) -> String {
    let escapes = ControlEscapes(notation: notation, invisible: invisible)
    return escapes.mayChange(self) ? escapes.writing(Array(unicodeScalars)) : String(self)
  }

  /// The text with the directional formatting characters that are written as escapes put in.
  ///
  /// What ``showingControls(as:including:)`` wrote with the same arguments is read back as it was. Escapes of
  /// other characters stay.
  ///
  /// ```swift
  /// "\\u202Babc\\u202C".readingControls(as: .json)  // U+202B, abc, U+202C
  /// ```
  ///
  /// - Parameters:
  ///   - notation: How controls are written.
  ///   - invisible: Other characters that are read.
  /// - Returns: The text that is meant.
  /// - Complexity: O(*n*).
  public func readingControls(
    as notation: ControlNotation, including invisible: Set<InvisibleCharacter> = []
  ) -> String {
    let escapes = ControlEscapes(notation: notation, invisible: invisible)
    return escapes.mayChange(self) ? escapes.reading(Array(unicodeScalars)) : String(self)
  }
}

/// Writes and reads escapes of one notation.
private struct ControlEscapes {
  let notation: ControlNotation
  let invisible: Set<InvisibleCharacter>

  private static let ampersandEscape = "amp;"

  func mayChange(_ text: some StringProtocol) -> Bool {
    text.unicodeScalars.contains { $0 == notation.introducer || isShown($0) }
  }

  private func isShown(_ scalar: Unicode.Scalar) -> Bool {
    if DirectionalFormatting(scalar) != nil { return true }
    return !invisible.isEmpty && InvisibleCharacter(scalar).map(invisible.contains) ?? false
  }

  /// Reads what stands after an introducer, if it is one of the characters looked for.
  private func readBody(
    _ scalars: [Unicode.Scalar], at position: Int
  ) -> (scalar: Unicode.Scalar, end: Int)? {
    guard let body = notation.readBody(scalars, at: position), isShown(body.scalar) else {
      return nil
    }
    return body
  }

  func writing(_ scalars: [Unicode.Scalar]) -> String {
    var result = ""
    var position = 0
    while position < scalars.count {
      let scalar = scalars[position]
      if isShown(scalar) {
        result.unicodeScalars.append(notation.introducer)
        result += notation.body(of: scalar)
        position += 1
      } else if scalar != notation.introducer {
        result.unicodeScalars.append(scalar)
        position += 1
      } else if notation == .xml {
        result.unicodeScalars.append(scalar)
        position += 1
        if readBody(scalars, at: skippingAmpersands(scalars, from: position).end) != nil {
          result += Self.ampersandEscape
        }
      } else {
        let end = endOfIntroducers(scalars, from: position)
        let isBeforeControl = end < scalars.count && isShown(scalars[end])
        let isDoubled = isBeforeControl || readBody(scalars, at: end) != nil
        append(isDoubled ? (end - position) * 2 : end - position, to: &result)
        position = end
      }
    }
    return result
  }

  func reading(_ scalars: [Unicode.Scalar]) -> String {
    var result = ""
    var position = 0
    while position < scalars.count {
      guard scalars[position] == notation.introducer else {
        result.unicodeScalars.append(scalars[position])
        position += 1
        continue
      }
      if notation == .xml {
        let (start, count) = skippingAmpersands(scalars, from: position + 1)
        if let body = readBody(scalars, at: start) {
          if count == 0 {
            result.unicodeScalars.append(body.scalar)
            position = body.end
            continue
          }
          // One escape of the ampersand goes.
          position += Self.ampersandEscape.utf8.count
        }
        result.unicodeScalars.append(notation.introducer)
        position += 1
        continue
      }
      let end = endOfIntroducers(scalars, from: position)
      let count = end - position
      position = end
      guard let body = readBody(scalars, at: end) else {
        append(count, to: &result)
        continue
      }
      append(count / 2, to: &result)
      // An odd one begins an escape; else what follows stands for itself.
      if !count.isMultiple(of: 2) {
        result.unicodeScalars.append(body.scalar)
        position = body.end
      }
    }
    return result
  }

  private func append(_ count: Int, to result: inout String) {
    for _ in 0..<count { result.unicodeScalars.append(notation.introducer) }
  }

  private func endOfIntroducers(_ scalars: [Unicode.Scalar], from start: Int) -> Int {
    scalars[start...].firstIndex { $0 != notation.introducer } ?? scalars.count
  }

  /// Passes over `amp;amp;…`.
  private func skippingAmpersands(
    _ scalars: [Unicode.Scalar], from start: Int
  ) -> (end: Int, count: Int) {
    var (end, count) = (start, 0)
    while scalars[end...].starts(with: Self.ampersandEscape.unicodeScalars) {
      end += Self.ampersandEscape.utf8.count
      count += 1
    }
    return (end, count)
  }
}
