import BidiSource

/// The parts of one entry of a `.po` file, as they stand in it.
struct POMessage {
  /// A keyword and the strings after it.
  struct Part {
    /// Where the keyword stands.
    let keyword: SourceRange

    /// The number after it: which plural form it is.
    let index: Int?

    /// The strings, without their quotation marks.
    var strings: [SourceRange] = []

    /// Where the part ends.
    var end: Int { strings.last.map { $0.upperBound + 1 } ?? keyword.upperBound }

    /// Whether there is nothing in the strings.
    var isEmpty: Bool { strings.allSatisfy(\.isEmpty) }
  }

  /// Whether every line begins with `#~`.
  let isObsolete: Bool

  /// What translators are told.
  let comments: [LocalizationComment]

  /// The words after `#,`.
  let flags: Set<Substring>

  /// The words after `#:`: paths with the number of a line, as a rule.
  let references: [Substring]

  var context: Part?
  var id: Part?
  var plural: Part?

  /// The translations: one, or one for each plural form.
  var forms: [Part] = []

  /// The keyword that the next string belongs to.
  private(set) var last: POLexer.Keyword?

  init(
    isObsolete: Bool, comments: [LocalizationComment], flags: Set<Substring>,
    references: [Substring]
  ) {
    self.isObsolete = isObsolete
    self.comments = comments
    self.flags = flags
    self.references = references
  }

  /// Whether the text stands in templates of HTML, and nowhere else.
  var isOfMarkup: Bool {
    // Lingui and others write numbers alone in words of their own: `page.html:12 20`.
    let paths = references.filter { !$0.allSatisfy { $0.isNumber || $0 == "," } }
    return !paths.isEmpty && paths.allSatisfy { MarkupTemplate.isAt($0.prefix { $0 != ":" }) }
  }

  /// The text that a comment `#. Default: "…"` gives, which programs of Zope and Plone write where the `msgid` is a name.
  ///
  /// Lines after it that are strings alone go on with it.
  var defaultText: String? {
    var parts: [Substring] = []
    for comment in comments {
      var line = comment.text[...]
      if parts.isEmpty {
        guard line.hasPrefix("Default:") else { continue }
        line = line.dropFirst("Default:".count).drop { $0 == " " }
      }
      guard line.count > 1, line.hasPrefix("\""), line.hasSuffix("\"") else { break }
      parts.append(line.dropFirst().dropLast())
    }
    return parts.isEmpty ? nil : parts.joined().replacing("\\\"", with: "\"")
  }

  /// Whether there is a translation, so that the next keyword begins another entry.
  var isComplete: Bool { forms.last.map { !$0.strings.isEmpty } ?? false }

  /// Whether strings stand after the last keyword; true where there is none.
  var hasStrings: Bool { lastPart.map { !$0.strings.isEmpty } ?? true }

  /// The part that was begun last; nil for none.
  var lastPart: Part? { forms.last ?? plural ?? id ?? context }

  /// Where it begins.
  var start: Int { (context ?? id ?? plural ?? forms.first)?.keyword.lowerBound ?? 0 }

  /// Whether the translation is that of the empty text, which is the header of the file.
  var isHeader: Bool { context == nil && id?.isEmpty == true }

  /// Takes a keyword.
  ///
  /// - Returns: False where it cannot stand after what has been taken.
  mutating func take(_ keyword: POLexer.Keyword, _ part: Part) -> Bool {
    defer { last = keyword }
    switch keyword {
    case .msgctxt where context == nil && id == nil: context = part
    case .msgid where id == nil: id = part
    case .plural where id != nil && plural == nil && forms.isEmpty: plural = part
    case .msgstr where id != nil && (plural == nil) == (part.index == nil):
      // One translation, or forms that are counted from 0.
      guard part.index ?? 0 == forms.count else { return false }
      forms.append(part)
    default: return false
    }
    return true
  }

  /// Takes a string for the last keyword.
  mutating func take(string: SourceRange) {
    switch last {
    case .msgctxt: context?.strings.append(string)
    case .msgid: id?.strings.append(string)
    case .plural: plural?.strings.append(string)
    case .msgstr: forms[forms.count - 1].strings.append(string)
    case .domain, nil: break
    }
  }
}
