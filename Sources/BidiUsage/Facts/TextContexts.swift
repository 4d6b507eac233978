/// Tells which text a call of Qt or of gettext asks for: several may have the same words.
///
/// Sources: doc.qt.io/qt-6/i18n-source-translation.html: the context is the class around `tr()`, and a second text tells equal texts
/// of one class apart. gnu.org/software/gettext/manual, Contexts: `pgettext("context", "text")`.
struct TextContexts {
  let file: TokenizedFile

  private static let mostBrackets = 64

  private static let names: Set<String> = [
    "tr", "qsTr", "translate", "qsTranslate", "_", "N_", "gettext", "ngettext", "C_", "NC_",
    "pgettext", "npgettext", "i18nc", "i18ncp",
  ]

  /// The context of the text that a lookup asks for; nil where it is not seen.
  func context(of lookup: Lookup) -> TextUse.Context? {
    guard
      let name = lookup.range.first(where: { index in
        file.isIdentifier(index) && file.isOpen(index + 1, "(")
          && Self.names.contains(file.text(of: index))
      })
    else { return nil }
    let texts = file.arguments(at: name + 1).map(file.literal)
    func text(_ place: Int) -> String? { texts.indices.contains(place) ? texts[place] : "" }
    switch file.text(of: name) {
    case "_", "N_", "gettext", "ngettext": return TextUse.Context(ofGettext: "")
    case "C_", "NC_", "pgettext", "npgettext", "i18nc", "i18ncp":
      return text(0).map(TextUse.Context.init(ofGettext:))
    case "tr":
      guard let context = classOf(name), let comment = text(1) else { return nil }
      return TextUse.Context(context: context, comment: comment)
    case "qsTr":
      guard let comment = text(1) else { return nil }
      let last = file.path.split(separator: "/").last ?? ""
      return TextUse.Context(context: String(last.prefix { $0 != "." }), comment: comment)
    default:
      guard let context = text(0), let comment = text(2), !context.isEmpty else { return nil }
      return TextUse.Context(context: context, comment: comment)
    }
  }

  /// The class that `tr` belongs to: that of `QObject::tr`, or of the method around it, `void Notes::show() {`.
  private func classOf(_ name: Int) -> String? {
    guard file.language == .c else { return nil }
    if file.isDot(name - 1) {
      return file.has(name - 1, "::") && file.isIdentifier(name - 2) ? file.text(of: name - 2) : nil
    }
    var place = name
    for _ in 0..<Self.mostBrackets {
      guard let around = file.brackets(around: place) else { return nil }
      place = around.open
      guard file.isOpen(place, "{"),
        let brackets = FunctionHead.parameters(beforeBody: place, in: file)
      else { continue }
      let method = brackets.lowerBound - 1
      if file.isIdentifier(method), file.has(method - 1, "::"), file.isIdentifier(method - 2) {
        return file.text(of: method - 2)
      }
    }
    return nil
  }
}
