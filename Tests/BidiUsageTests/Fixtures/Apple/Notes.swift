// swift-format-ignore-file
import Foundation

final class Notes {
  let byteFormatter = ByteCountFormatter()
  private var total: Int = 0

  //= notes.count -> number
  func title() -> String {
    String(format: NSLocalizedString("notes.count", comment: "Title, with %"), notes.count)
  }

  //= notes.owner -> named(displayName)
  func owner() -> String {
    String.localizedStringWithFormat(NSLocalizedString("notes.owner", comment: ""), owner.displayName)
  }

  //= notes.size -> amount
  func size() -> String {
    let pattern = NSLocalizedString("notes.size", comment: "")
    return String(format: pattern, byteFormatter.string(fromByteCount: length))
  }

  //= notes.total -> number
  func totalText() -> String {
    String(format: String(localized: "notes.total"), total)
  }

  //= notes.date -> date
  func date() -> String {
    let formatter = DateFormatter()
    formatter.dateStyle = .short
    return String(format: NSLocalizedString("notes.date", comment: ""), formatter.string(from: date))
  }

  //= notesshared -> named(name), number
  func shared() -> String { L10n.Notes.shared(owner.name, people.count) }

  //= notes.extension -> number
  func custom() -> String { String(format: "notes.extension".localized, total) }

  //= notes.interpolated -> number
  func interpolated() -> String {
    String(format: NSLocalizedString("notes.interpolated", comment: ""), "\(total)")
  }

  //= notes.mixed -> unknown
  func mixed() -> String {
    String(format: NSLocalizedString("notes.mixed", comment: ""), "\(total) KB")
  }

  //= notes.ternary -> number|named(name)
  func ternary() -> String {
    String(format: NSLocalizedString("notes.ternary", comment: ""), isMany ? "\(total)" : owner.name)
  }

  //= notes.nested -> own(notes.inner)
  func nested() -> String {
    String(
      format: NSLocalizedString("notes.nested", comment: ""),
      NSLocalizedString("notes.inner", comment: ""))
  }

  //= notes.helper -> date
  func helper() -> String {
    String(format: NSLocalizedString("notes.helper", comment: ""), ago(note.date))
  }

  private func ago(_ date: Date) -> String {
    RelativeDateTimeFormatter().localizedString(for: date, relativeTo: .now)
  }

  //= notes.reason -> own
  func reason() -> String {
    String(format: NSLocalizedString("notes.reason", comment: ""), failure.reason.localized)
  }

  //= notes.label -> ? @spoken
  func label() {
    button.accessibilityLabel = NSLocalizedString("notes.label", comment: "")
  }

  //= Hello %@ -> named(name)
  func hello() -> some View { Text("Hello \(owner.name)") }

  //= %lld of %@ at 100%% -> number, named(title)
  func percent() -> String { String(localized: "\(notes.count) of \(note.title) at 100%") }

  //= notes.plain -> ?
  func plain() { title = NSLocalizedString("notes.plain", comment: "") }

  //= notes.rest -> named(name)
  func rest() -> String { Bundle.localized(stringID: "notes.rest", parameter: owner.name) }

  //= notes.optional -> named(title)
  func optional() -> String {
    String(format: NSLocalizedString("notes.optional", comment: ""), note?.title ?? nil)
  }

  //= notes.in.locale -> number
  func inLocale() -> String {
    String(format: NSLocalizedString("notes.in.locale", comment: ""), locale: Locale.current, notes.count)
  }
}
