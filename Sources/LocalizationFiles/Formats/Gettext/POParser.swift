import MessageSyntax
import BidiSource

/// Reads a `.po` file as gettext does, and goes on after what gettext refuses.
struct POParser {
  private let text: [UInt8]
  private var lexer: POLexer
  private var content = FileContent()
  private var header: POHeader?

  /// The header, as it stands in the file.
  private(set) var headerMessage: POMessage?

  /// Entries with forms that have no translation.
  private(set) var untranslated: [POMessage] = []

  /// The entry that is being read.
  private var message: POMessage?

  /// What stands before the entry to come.
  private var comments: [LocalizationComment] = []
  private var flags: Set<Substring> = []
  private var references: [Substring] = []

  /// The plural forms among the entries: their categories are known when the header is.
  private var plurals: [(entry: Int, form: Int)] = []

  /// Whether tokens are passed over until an entry begins.
  private var isLost = false

  /// Whether the string to come is the name of a domain.
  private var isInDomain = false

  /// Whether the file marks formats, with the flag ` c-format`.
  ///
  /// xgettext gives it to each text of C whose specifiers `printf` takes. A text without it and with other specifiers, such as
  /// `%O`, has codes of the program's own.
  private lazy var marksFormats = text.split(separator: .lineFeed).contains {
    $0.starts(with: "#,".utf8) && $0.firstRange(ofBytes: Array(" c-format".utf8)) != nil
  }

  init(_ text: [UInt8]) {
    self.text = text
    lexer = POLexer(text)
  }

  /// Reads the file.
  ///
  /// - Parameter locale: The locale that the path names; nil for none.
  /// - Returns: The entries, and what gettext does not read.
  mutating func parse(locale: String?) -> FileContent {
    while let (token, range) = lexer.next() {
      switch token {
      case .keyword where lexer.line == .previous, .string where lexer.line == .previous:
        if message?.isComplete == false { failInside(range) }
      case .comment: take(comment: range)
      case .keyword(let keyword, let index): take(keyword, index, range)
      case .string: take(string: range)
      case .fault(let message, let help):
        fail(range, message + "; gettext refuses the whole file", help: help)
        lexer.skipLine()
        // What is left of the entry would only lead to more faults.
        if self.message?.isComplete == true { finish() }
        (self.message, isLost) = (nil, true)
      }
    }
    finish()
    nameForms(locale: locale)
    noteIdentifiers()
    content.trailingComments = comments
    content.locale = header?.locale
    if header?.isASCII == true {
      content.readOnlyReason =
        "the header says charset=ASCII, which has no bidi marks; convert it: msgconv -t UTF-8 -o FILE FILE"
    }
    return content
  }

  mutating func fail(_ range: SourceRange, _ message: String, help: String? = nil) {
    content.problems.append(SyntaxProblem(.parseError, range, message, help: help))
  }

  // MARK: Tokens

  private mutating func take(comment range: SourceRange) {
    if message != nil {
      if message?.isComplete == false { return failInside(range) }
      finish()
    }
    let line = text[range]
    let sign = line.count > 1 ? line[range.lowerBound + 1] : .space
    switch Unicode.Scalar(sign) {
    case ",", "=":
      let words = String(decoding: line.dropFirst(2), as: UTF8.self)
      flags.formUnion(words.split { $0 == "," || $0.isWhitespace })
    case ":":
      references += String(decoding: line.dropFirst(2), as: UTF8.self).split(separator: " ")
    default:
      let words = line.dropFirst(sign == UInt8(ascii: ".") ? 2 : 1)
      comments.append(
        LocalizationComment(range: range, trimming: String(decoding: words, as: UTF8.self)))
    }
  }

  private mutating func failInside(_ range: SourceRange) {
    fail(
      range, "a comment stands inside an entry; gettext refuses the whole file",
      help: "put it before the entry")
  }

  private mutating func take(_ keyword: POLexer.Keyword, _ index: Int?, _ range: SourceRange) {
    isInDomain = keyword == .domain
    if keyword == .domain { return finish() }
    let isNew = keyword == .msgctxt || keyword == .msgid
    if isNew, message?.isComplete == true || message?.hasStrings == false || isLost { finish() }
    isLost = isLost && !isNew
    if isLost { return }
    let isObsolete = lexer.line == .obsolete
    var next =
      message
      ?? POMessage(
        isObsolete: isObsolete, comments: comments, flags: flags, references: references)
    if message == nil { (comments, flags, references) = ([], [], []) }
    message = nil
    if next.isObsolete != isObsolete { failMixed(range) }
    if !next.hasStrings {
      failEmpty(next.lastPart?.keyword ?? range)
    }
    let part = POMessage.Part(keyword: range, index: index)
    if next.take(keyword, part) {
      message = next
      return
    }
    failOrder(keyword, index, range, after: next)
    // Probably the next entry begins here.
    guard isNew else { return isLost = true }
    var other = POMessage(isObsolete: isObsolete, comments: [], flags: [], references: [])
    if other.take(keyword, part) { message = other }
  }

  private mutating func take(string range: SourceRange) {
    if isInDomain || isLost { return }
    guard message?.last != nil else {
      let place = range.lowerBound - 1..<range.upperBound + 1
      return fail(
        place, "a string stands here without a keyword; gettext refuses the whole file",
        help: "write msgid or msgstr before it")
    }
    if message?.isObsolete != (lexer.line == .obsolete) { failMixed(range) }
    message?.take(string: range)
  }

  private mutating func failMixed(_ range: SourceRange) {
    fail(
      range, "only some lines of the entry begin with #~; gettext refuses the whole file",
      help: "begin all lines of the entry with #~, or none")
  }

  private mutating func failOrder(
    _ keyword: POLexer.Keyword, _ index: Int?, _ range: SourceRange, after message: POMessage
  ) {
    let fault: (message: String, help: String) =
      switch keyword {
      case .msgstr where message.id == nil:
        ("msgstr stands here without a msgid", "write the msgid before it")
      case .msgstr where index != nil && message.plural == nil:
        ("msgstr[\(index ?? 0)] stands here without a msgid_plural", "write msgid_plural before it")
      case .msgstr where index == nil && message.plural != nil:
        ("the forms of a plural need numbers", "write msgstr[0], msgstr[1], and so on")
      case .msgstr where index != nil:
        (
          "msgstr[\(index ?? 0)] stands where msgstr[\(message.forms.count)] should be",
          "number the forms from 0, without gaps"
        )
      case .msgstr: ("the entry has a second msgstr", "remove one of the two")
      case .plural: ("msgid_plural stands at a wrong place", "write it right after the msgid")
      default:
        ("the entry before has no msgstr", "write a msgstr for it; msgstr \"\" says untranslated")
      }
    fail(range, fault.message + "; gettext refuses the whole file", help: fault.help)
  }

  private mutating func failEmpty(_ range: SourceRange) {
    fail(
      range, "no string follows the keyword; gettext refuses the whole file",
      help: "write a string after it; \"\" is the empty one")
  }

  // MARK: Entries

  private mutating func finish() {
    defer { (message, isLost) = (nil, false) }
    guard let message else { return }
    guard message.isComplete else {
      let place = message.lastPart?.keyword ?? 0..<0
      guard message.hasStrings else { return failEmpty(place) }
      return fail(
        place, "the entry has no msgstr; gettext refuses the whole file",
        help: "write a msgstr for it; msgstr \"\" says untranslated")
    }
    if message.isHeader {
      if message.isObsolete { return }
      if header == nil {
        headerMessage = message
        return header = POHeader(decode(message.forms[0]).string)
      }
      return fail(
        message.id?.keyword ?? 0..<0,
        "the file has a second header, an entry for the empty text; gettext refuses the whole file",
        help: "remove it, or write its msgid")
    }
    if !message.isObsolete, message.forms.contains(where: \.isEmpty) {
      untranslated.append(message)
    }
    guard message.forms.contains(where: { !$0.isEmpty }), let id = message.id else { return }
    add(message, id)
  }

  private mutating func add(_ message: POMessage, _ id: POMessage.Part) {
    let singular = decode(id)
    let context = message.context.map { decode($0).string }
    let key = (context.map { $0 + "|" } ?? "") + singular.string
    let plural = message.plural.map { decode($0).string }
    var start = message.start
    for (number, form) in message.forms.enumerated() where !form.isEmpty {
      let value = decode(form, key: plural == nil ? key : "\(key).\(number)")
      var entry = LocalizationEntry(
        key: plural == nil
          ? DecodedText(
            string: key, range: singular.range, pieces: context == nil ? singular.pieces : [])
          : DecodedText(string: "\(key).\(number)", range: form.keyword),
        value: value, range: start..<form.end, notation: .characters, comments: message.comments)
      start = form.end
      // The plural has all arguments; the singular may do without the number.
      let base = plural ?? singular.string
      let isNamed = Self.isIdentifier(base)
      entry.baseText = (isNamed ? nil : plural) ?? message.defaultText ?? (isNamed ? nil : base)
      if plural != nil, !isNamed { entry.baseSingular = singular.string }
      if var dialects = PODialects.dialects(flags: message.flags, base: base) {
        // The forms of a plural may show their number.
        if plural != nil, dialects.contains(.qt), !message.flags.contains("kde-format") {
          dialects = dialects.union([.qtCount])
        }
        entry.dialects = dialects
        entry.arguments = PlacedArguments.notes(of: value.string, base: base, in: dialects)
      } else {
        let dialects = PODialects.dialects(
          references: message.references,
          hasOwnCodes: PODialects.hasOtherSpecifiers(base) && marksFormats)
        entry.dialects = PODialects.adding(placesOf: base, to: dialects)
        entry.arguments =
          entry.dialects == dialects
          ? PlacedArguments.letters(of: value.string, base: base)
          : PlacedArguments.notes(of: value.string, base: base, in: entry.dialects)
      }
      entry.foldsWhiteSpace = message.isOfMarkup
      if message.flags.contains("fuzzy") { (entry.state, entry.isInUse) = ("fuzzy", false) }
      if message.isObsolete { (entry.state, entry.isInUse) = ("obsolete", false) }
      if plural != nil { plurals.append((content.entries.count, number)) }
      content.entries.append(entry)
    }
  }

  /// Whether a `msgid` names a text and is none itself: `login_title`, `app.menu.open`, `time-from-day-to-hour`.
  ///
  /// A text of one word with three hyphens is nearly always such a name.
  private static func isIdentifier(_ text: String) -> Bool {
    func isSign(_ byte: UInt8) -> Bool { byte == UInt8(ascii: "_") || byte == UInt8(ascii: ".") }
    let bytes = text.utf8
    let hasSign = bytes.contains(where: isSign) || bytes.count { $0 == UInt8(ascii: "-") } > 2
    return hasSign && !(bytes.first.map(isSign) ?? true)
      && !(bytes.last.map(isSign) ?? true)
      && bytes.allSatisfy {
        $0.isASCIILetter || $0.isASCIIDigit || isSign($0)
          || $0 == UInt8(ascii: "-")
      }
  }

  private mutating func decode(_ part: POMessage.Part, key: String? = nil) -> DecodedText {
    var decoder = POStringDecoder(text)
    let text = decoder.decode(part.strings)
    content.problems += decoder.problems.map {
      SyntaxProblem($0.kind, $0.range, $0.message, help: $0.help, key: key)
    }
    return text
  }

  /// Takes single words for identifiers too, where nearly all keys are some: `semicolon` among `common.save`.
  private mutating func noteIdentifiers() {
    let named = content.entries.count { $0.baseText == nil }
    guard named > 4 * (content.entries.count - named) else { return }
    for index in content.entries.indices
    where content.entries[index].baseText == content.entries[index].key.string
      && content.entries[index].key.string.allSatisfy({ $0.isASCII && $0.isLetter })
    {
      content.entries[index].baseText = nil
    }
  }

  /// Gives the plural forms their categories.
  private mutating func nameForms(locale: String?) {
    guard !plurals.isEmpty else { return }
    let forms = POPluralForms(header?.pluralForms, locale: locale ?? header?.locale)
    for (entry, form) in plurals {
      content.entries[entry].pluralCategory = forms.category(of: form)
    }
  }
}
