// swift-format-ignore-file
// A formatter that names a language says nothing of the reader's.

final class Languages {
  //= swift.language.reader -> date
  func reader() {
    let formatter = DateFormatter()
    formatter.dateStyle = .medium
    show(String(format: NSLocalizedString("swift.language.reader", comment: ""), formatter.string(from: note.date)))
  }

  //= swift.language.posix -> unknown
  func posix() {
    let fixed = DateFormatter()
    fixed.locale = Locale(identifier: "en_US_POSIX")
    show(String(format: NSLocalizedString("swift.language.posix", comment: ""), fixed.string(from: note.date)))
  }

  //= swift.language.pattern -> unknown
  func pattern() {
    let formatter = DateFormatter()
    show(String(format: NSLocalizedString("swift.language.pattern", comment: ""), formatter.weekday(of: note.date)))
  }

  //= swift.language.percent -> percent
  func percent() {
    show(String(format: NSLocalizedString("swift.language.percent", comment: ""), part.formatted(.percent)))
  }
}
