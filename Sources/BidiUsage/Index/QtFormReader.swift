import BidiSource

/// Reads the texts of forms that Qt Designer writes, each with the view that shows it.
///
/// Source: doc.qt.io/qt-6/designer-ui-file-format.html.
struct QtFormReader {
  private let path: String

  /// The classes of the open elements that show texts, the innermost last.
  private var views: [String] = []
  private var property = ""
  private var result: [TextUse] = []

  /// The class of the form, to which its texts belong.
  private var context = ""

  private init(path: String) { self.path = path }

  /// The texts of a form that the program translates, in order; none for the forms of other toolkits.
  ///
  /// Takes any bytes.
  ///
  /// - Complexity: O(*n*).
  static func uses(in bytes: [UInt8], path: String) -> [TextUse] {
    // Forms of GTK have the same ending: their root is `interface`.
    guard bytes.prefix(2_000).firstRange(ofBytes: Array("<ui".utf8)) != nil else { return [] }
    var reader = QtFormReader(path: path)
    reader.read(bytes)
    return reader.result
  }

  private mutating func read(_ bytes: [UInt8]) {
    var line = 1
    var index = 0
    while index < bytes.count {
      guard bytes[index] == UInt8(ascii: "<") else {
        if bytes[index] == .lineFeed { line += 1 }
        index += 1
        continue
      }
      guard let end = bytes[index...].firstIndex(of: UInt8(ascii: ">")) else { return }
      let tag = String(decoding: bytes[index + 1..<end], as: UTF8.self)
      line += bytes[index..<end].count { $0 == .lineFeed }
      index = end + 1
      take(tag)
      // The first element of the form names its class.
      if tag == "class", context.isEmpty,
        let close = bytes[index...].firstIndex(of: UInt8(ascii: "<"))
      {
        context = Self.decoded(bytes[index..<close])
      }
      if tag == "string" || tag.hasPrefix("string "), tag.last != "/",
        let close = bytes[index...].firstIndex(of: UInt8(ascii: "<"))
      {
        let text = bytes[index..<close]
        if Self.attribute("notr", of: tag) != "true" {
          add(text, line, comment: Self.attribute("comment", of: tag) ?? "")
        }
        line += text.count { $0 == .lineFeed }
        index = close
      }
    }
  }

  /// Notes the beginning or the end of an element.
  private mutating func take(_ tag: String) {
    let name = tag.prefix { $0 != " " && $0 != "/" }
    switch name {
    case "widget" where tag.last != "/": views.append(Self.attribute("class", of: tag) ?? "")
    case "action", "item", "column", "row":
      if tag.last != "/" { views.append(String(name)) }
    case "property": property = Self.attribute("name", of: tag) ?? ""
    // The title of a page in a tab bar or a tool box.
    case "attribute": property = "attribute"
    default:
      if ["/widget", "/action", "/item", "/column", "/row"].contains(tag) { _ = views.popLast() }
    }
  }

  private mutating func add(_ text: ArraySlice<UInt8>, _ line: Int, comment: String) {
    var use = TextUse(
      key: .literal(Self.decoded(text)), place: UsePlace(path: path, line: line),
      expression: "\(views.last ?? "") \(property)", callee: "", needsVariadic: false,
      needsExactCount: false, arguments: nil, purpose: .shown, outer: nil, direction: direction)
    if !context.isEmpty {
      use.context = TextUse.Context(
        context: context, comment: Self.decoded(Array(comment.utf8)[...]))
    }
    result.append(use)
  }

  /// What the direction of a text comes from: `QLabel` asks its first letter, and what draws with the painter of a view has that of the
  /// layout.
  ///
  /// Source: QLabelPrivate::textDirection in qlabel.cpp, which tool tips use; qt_format_text in qpainter.cpp.
  private var direction: TextDisplay.Direction? {
    switch property {
    case "attribute", "statusTip": return .layout
    case "toolTip": return .firstLetter
    case "text", "title":
      guard let view = views.last else { return nil }
      if view == "QLabel" { return .firstLetter }
      return Self.painted.contains(view) ? .layout : nil
    default: return nil
    }
  }

  private static let painted: Set<String> = [
    "QPushButton", "QToolButton", "QCheckBox", "QRadioButton", "QCommandLinkButton", "QGroupBox",
    "QMenu", "action", "item", "column", "row",
  ]

  // MARK: XML

  private static func attribute(_ name: String, of tag: String) -> String? {
    guard let start = tag.firstRange(of: "\(name)=\"")?.upperBound else { return nil }
    return tag[start...].firstIndex(of: "\"").map { String(tag[start..<$0]) }
  }

  /// The text with the characters that references stand for.
  private static func decoded(_ bytes: ArraySlice<UInt8>) -> String {
    let text = String(decoding: bytes, as: UTF8.self)
    guard text.contains("&") else { return text }
    var result = ""
    var rest = text[...]
    while let sign = rest.firstIndex(of: "&") {
      result += rest[..<sign]
      rest = rest[sign...]
      guard let end = rest.firstIndex(of: ";"), let letter = named[String(rest[...end])] else {
        result.append(rest.removeFirst())
        continue
      }
      result += letter
      rest = rest[rest.index(after: end)...]
    }
    return result + rest
  }

  private static let named = [
    "&amp;": "&", "&lt;": "<", "&gt;": ">", "&quot;": "\"", "&apos;": "'",
  ]
}
