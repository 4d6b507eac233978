import MessageSyntax
import BidiSource

/// Qt Linguist's `.ts`.
///
/// The key of a text is its context, its id or source text, and the comment that tells equal source texts apart. Plural
/// forms and variants of other lengths end with their number. Source: Qt, Linguist TS file format; qttools, `ts.cpp`.
enum QtLinguistFormat: XMLFormatReader {
  static let name = "Qt Linguist .ts"
  static let fileNames = ["*.ts"]
  static let toolkits = FormatToolkits([.qt], others: [.web], usual: .qt)
  static let hasCollectedTexts = true
  static let dialects: MessageDialects = [.qt, .strftime, .braces, .buildVariable]

  /// Where a program of Qt has pages, their texts lie in a folder or a file that is called after them:
  /// `webui/www/translations/webui_ar.ts`.
  static func toolkits(of path: FilePath) -> FormatToolkits {
    path.parts.contains { $0.hasPrefix("web") || $0 == "www" }
      ? toolkits : FormatToolkits(only: .qt)
  }

  static func takes(_ path: FilePath, head: () -> [UInt8]) -> Bool {
    // TypeScript has the same ending.
    path.fileExtension == "ts" && recognizes(head())
  }

  static func recognizes(_ text: [UInt8]) -> Bool { XMLTag.rootName(of: text) == "TS" }

  static func path(_ path: FilePath, translatedTo locale: String) -> String? {
    // As Qt has it: `app_pt_BR.ts`.
    path.replacingLocale(with: locale).last
      ?? path.appendingToStem("_" + LocaleName.underscored(locale))
  }

  static func templateEdits(of source: SourceFile, for locale: String) -> [Edit] {
    guard let document = try? XMLDocument(source), let root = document.root else { return [] }
    var edits = [document.setting("language", of: root, to: LocaleName.underscored(locale))]
    for index in document.events.indices {
      guard let message = document.element(at: index), message.name == "message",
        document.isTag(message.tag), let from = document.elements("source", in: message).first
      else { continue }
      guard let to = document.elements("translation", in: message).first,
        !["obsolete", "vanished"].contains(to["type"])
      else { continue }
      let text = source[from.content]
      func fill(_ element: XMLElement, _ text: String) {
        let isShort = element.endTag.isEmpty
        let tag = source[element.tag]
        edits.append(
          isShort
            ? Edit(
              range: element.range, replacement: "\(tag.dropLast(2))>\(text)</\(element.name)>")
            : .insertion(text, at: element.tag.upperBound))
      }
      let forms = document.elements("numerusform", in: to)
      if message["numerus"] == "yes", forms.isEmpty {
        fill(to, "<numerusform>\(text)</numerusform><numerusform>\(text)</numerusform>")
      }
      for element in message["numerus"] == "yes" ? forms : [to] where element.content.isEmpty {
        fill(element, text)
      }
    }
    return edits.sorted { $0.range.lowerBound < $1.range.lowerBound }
  }

  static func read(_ source: SourceFile) -> FileContent {
    var content = FileContent()
    let document = XMLDocument.read(source, problems: &content.problems)
    guard let document, let root = document.root, root.name == "TS" else { return content }
    if let language = root["language"], !language.isEmpty {
      content.locale = LocaleName.hyphenated(language)
      content.isLocaleCertain = true
    }
    var reader = QtLinguistReader(document: document)
    reader.read(root)
    content.entries = reader.entries
    content.trailingComments = reader.comments
    return content
  }

  static func entries(after edit: ValueEdit) -> [LocalizationEntry]? {
    let old = edit.entry
    guard let document = XMLDocument(element: edit.entryRange, of: edit.source),
      let root = document.root,
      // The last one counts, as where the whole is read.
      let element = root.name == "message"
        ? document.elements("translation", in: root).last : root
    else { return nil }
    let text = QtLinguistReader(document: document).text(of: element)
    let new = LocalizationEntry(
      key: old.key, value: text.text, range: root.range, notation: text.notation)
    // A text without a translation is in no use.
    guard old.state != "unfinished" || old.value.string.isEmpty == new.value.string.isEmpty,
      PlacedArguments.areSame(new.value.string, inPlaceOf: old)
    else { return nil }
    return edit.entry(inElement: new).map { [$0] }
  }
}

/// Reads the contexts and messages of a `.ts` file.
private struct QtLinguistReader {
  private(set) var entries: [LocalizationEntry] = []
  private(set) var comments: [LocalizationComment] = []
  private let document: XMLDocument

  /// The keys of the messages that programs have, among which those of old messages may not come twice.
  private var keys: Set<String> = []

  init(document: XMLDocument) { self.document = document }

  mutating func read(_ root: XMLElement) {
    for child in document.children(of: root) {
      switch child {
      case .comment(let comment): comments.append(comment)
      case .element(let element):
        if element.name == "context" {
          read(context: element)
        } else if element.name == "message" {
          read(message: element, context: "")
        }
      }
    }
    // An old message may have the key of a message that came back: lrelease leaves the old one out.
    entries.removeAll { entry in
      guard ["obsolete", "vanished"].contains(entry.state) else { return false }
      return keys.contains(entry.key.string)
    }
  }

  private mutating func read(context element: XMLElement) {
    var name = ""
    for child in document.children(of: element) {
      switch child {
      case .comment(let comment): comments.append(comment)
      case .element(let inner):
        if inner.name == "name" {
          name = document.plainText(of: inner)
        } else if inner.name == "message" {
          read(message: inner, context: name)
        }
      }
    }
  }

  private mutating func read(message: XMLElement, context: String) {
    var notes: [LocalizationComment] = []
    var (source, disambiguation, translation): (XMLElement?, String, XMLElement?) = (nil, "", nil)
    for child in document.children(of: message) {
      switch child {
      case .comment(let comment): notes.append(comment)
      case .element(let element):
        switch element.name {
        case "source": source = element
        case "translation": translation = element
        case "comment", "extracomment", "translatorcomment":
          if element.name == "comment" { disambiguation = text(of: element).text.string }
          if let note = document.comment(element) { notes.append(note) }
        default: break
        }
      }
    }
    notes = comments + notes
    comments = []
    guard let translation else { return }
    let base = source.map { text(of: $0).text.string }
    let id = message["id"].flatMap { $0.isEmpty ? nil : $0 }
    // An id is enough; the source text is not.
    let parts = id.map { [context, $0] } ?? [context, base ?? "", disambiguation]
    let key = parts.filter { !$0.isEmpty }.joined(separator: ".")
    let keyRange =
      id == nil ? source?.content ?? message.tag : document.place(of: "id", in: message)

    let isPlural = message["numerus"] == "yes"
    let forms = isPlural ? document.elements("numerusform", in: translation) : [translation]
    var values: [(key: String, element: XMLElement)] = []
    for (number, form) in forms.enumerated() {
      let name = isPlural ? "\(key).\(number)" : key
      let variants = document.elements("lengthvariant", in: form)
      values +=
        variants.isEmpty ? [(name, form)] : variants.enumerated().map { ("\(name).\($0)", $1) }
    }
    for (name, element) in values {
      let isWhole = element.index == translation.index
      let value = text(of: element)
      var entry = LocalizationEntry(
        key: DecodedText(string: name, range: isWhole ? keyRange : element.tag), value: value.text,
        range: isWhole ? message.range : element.range, notation: value.notation, comments: notes)
      entry.baseText = base
      entry.dialects = Self.dialects(base: base ?? "", isPlural: isPlural)
      entry.arguments = PlacedArguments.notes(
        of: value.text.string, base: base ?? "", in: entry.dialects)
      entry.state = translation["type"]
      switch entry.state {
      case "unfinished": entry.isInUse = !value.text.string.isEmpty
      case "obsolete", "vanished": entry.isInUse = false
      default: break
      }
      if !["obsolete", "vanished"].contains(entry.state) { keys.insert(name) }
      entries.append(entry)
    }
  }

  /// The dialects of a text.
  ///
  /// A capital letter or a word after a percent sign in the text of the base language is a code of the program's own, as in
  /// `%G: Tags` and `%artist`. Without one, a conversion of `printf` is an argument of `QString::asprintf`, or a slip in a
  /// translation.
  private static func dialects(base: String, isPlural: Bool) -> MessageDialects {
    let places = isPlural ? QtLinguistFormat.dialects.union([.qtCount]) : QtLinguistFormat.dialects
    let all = places.union([.printf, .percentParentheses])
    guard base.utf8.contains(UInt8(ascii: "%")) else { return all }
    if isOfPrintf(base) { return all.subtracting([.qt]) }
    let bytes = Array(base.utf8)
    let hasCodes = Message(base, dialects: places).lines.flatMap(\.pieces).contains { piece in
      piece.kind == .text && piece.range.contains { hasCode(at: $0, in: bytes) }
    }
    return hasCodes ? places : all
  }

  /// Whether a text has widths of `printf`, which look like places of Qt: `%3d`, `%d:%02d`.
  ///
  /// The places of Qt begin at `%1`; programs give texts of `printf` to the translator too.
  ///
  /// Source: Qt, `QString::arg`: the lowest-numbered place marker; `printf(3)`, field width.
  private static func isOfPrintf(_ base: String) -> Bool {
    let places = PlacedArguments.arguments(of: base, in: [.qt])
    let bytes = Array(base.utf8)
    return !places.isEmpty
      && !places.contains { place in
        let end = place.start + place.argument.text.utf8.count
        return ["%1", "%L1"].contains(place.argument.text)
          && (end >= bytes.count || bytes[end] != UInt8(ascii: "$"))
      }
      // `%2E` of `(%2Enter)` is no exponent.
      && Message(base, dialects: [.printf]).arguments.contains {
        $0.text.utf8.last.map("diusfx".utf8.contains) ?? false
      }
  }

  /// Whether a percent sign stands before a capital letter alone, or before a word.
  private static func hasCode(at index: Int, in bytes: [UInt8]) -> Bool {
    guard bytes[index] == UInt8(ascii: "%") else { return false }
    let word = bytes[(index + 1)...].prefix(while: \.isASCIILetter)
    guard let first = word.first else { return false }
    if word.count == 1 { return first & 0x20 == 0 }
    return !MessageDialect.integerConversions.contains(String(decoding: word, as: UTF8.self))
  }

  /// A text, in which `<byte value="x1b"/>` stands for a character that XML cannot hold.
  func text(of element: XMLElement) -> (text: DecodedText, notation: ValueNotation) {
    document.value(of: element) { inner in
      guard inner.name == "byte", let value = inner["value"] else { return .content }
      let number =
        value.hasPrefix("x") ? UInt32(value.dropFirst(), radix: 16) : UInt32(value, radix: 10)
      return .text(String(number.flatMap(Unicode.Scalar.init) ?? "\u{FFFD}"))
    }
  }
}
