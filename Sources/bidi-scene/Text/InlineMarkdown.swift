#if Shaping
  import Foundation
  import TextShaping

  /// The emphasis of Markdown in a text: `**bold**`, `*slanted*`, and a backslash before a sign that is meant as it is.
  ///
  /// Source: CommonMark 0.31, sections 2.4 and 6.2, for asterisks. Everything else of Markdown is text.
  struct InlineMarkdown {
    /// A stretch of one emphasis.
    struct Part: Equatable {
      var text: String
      var isBold: Bool
      var isSlanted: Bool
    }

    private(set) var parts: [Part] = []

    init(_ markdown: String) {
      let characters = Array(markdown)
      var (isBold, isSlanted) = (false, false)
      var index = 0
      func count(at index: Int) -> Int {
        characters[index...].prefix { $0 == "*" }.count
      }
      // An asterisk that no other one closes is text.
      let lastClosing =
        characters.indices.last {
          $0 > 0 && characters[$0] == "*" && !characters[$0 - 1].isWhitespace
        } ?? -1
      while index < characters.count {
        let character = characters[index]
        let next = index + 1 < characters.count ? characters[index + 1] : " "
        if character == "\\", next.isPunctuation || next.isSymbol {
          append(next, isBold, isSlanted)
          index += 2
          continue
        }
        guard character == "*" else {
          append(character, isBold, isSlanted)
          index += 1
          continue
        }
        let run = count(at: index)
        let before = index > 0 ? characters[index - 1] : " "
        let after = index + run < characters.count ? characters[index + run] : " "
        for width in run >= 3 ? [2, 1] : [run] {
          let isOpen = width == 2 ? isBold : isSlanted
          // What opens stands before text, what closes after text.
          guard isOpen ? !before.isWhitespace : !after.isWhitespace && lastClosing >= index + run
          else {
            for _ in 0..<width { append("*", isBold, isSlanted) }
            continue
          }
          if width == 2 { isBold.toggle() } else { isSlanted.toggle() }
        }
        for _ in 0..<max(0, run - 3) { append("*", isBold, isSlanted) }
        index += run
      }
    }

    private mutating func append(_ character: Character, _ isBold: Bool, _ isSlanted: Bool) {
      if let last = parts.last, last.isBold == isBold, last.isSlanted == isSlanted {
        parts[parts.count - 1].text.append(character)
      } else {
        parts.append(Part(text: String(character), isBold: isBold, isSlanted: isSlanted))
      }
    }

    /// The text with fonts, made of one font.
    func attributed(_ font: TextFont) -> AttributedString {
      var text = AttributedString(parts.map(\.text).joined())
      var start = text.startIndex
      for part in parts {
        let end = text.unicodeScalars.index(start, offsetBy: part.text.unicodeScalars.count)
        var own = font
        if part.isBold { own.weight = max(font.weight, 700) }
        if part.isSlanted { own.isItalic = true }
        text[start..<end][TextFontAttribute.self] = own
        start = end
      }
      return text
    }
  }
#endif
