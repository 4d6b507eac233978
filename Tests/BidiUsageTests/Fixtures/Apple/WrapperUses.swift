// swift-format-ignore-file

final class WrapperUses {
  //= wrap.plain -> number
  func plain() -> String { String(format: L("wrap.plain"), notes.count) }

  //= wrap.table -> named(name)
  func table() -> String {
    String(
      format: L("wrap.table", table: "Other"),
      owner.name)
  }

  //= wrap.count -> number
  func count() -> String { tr2("wrap.count", notes.count) }

  //= wrap.swapped -> number, named(title)
  func swap() -> String { swapped(note.title, in: "wrap.swapped", "\(notes.count)") }

  //= wrap.decorated -> ?
  func decorate() -> String { decorated("wrap.decorated", note) }

  //= wrap.static -> named(title), number
  func member() -> String { Texts.text(for: "wrap.static", note.title, notes.count) }

  //= wrap.static.none -> ?
  func memberWithout() -> String { Texts.text(for: "wrap.static.none") }

  //= wrap.modern -> number
  func modern() -> String { String(format: Texts.modern("wrap.modern"), notes.count) }

  //= wrap.later -> number
  func later() -> String { String(format: Texts.later("wrap.later"), notes.count) }

  //= wrap.localized.format -> named(title)
  func localizedFormat() -> String { "wrap.localized.format".localizedFormat(note.title) }

  //= wrap.price -> number
  func price() -> String { "wrap.price".loc(3) }

  //= wrap.list -> named(title), number
  func list() -> String { "wrap.list".filled(with: [note.title, notes.count]) }

  //= wrap.member -> number
  func translation() -> String { String(format: "wrap.member".translation, notes.count) }

  //= wrap.getter -> ? @spoken
  func getter() { button.accessibilityLabel = "wrap.getter".shownText }

  //= wrap.nested -> own(wrap.inner)
  func nested() -> String { "wrap.nested".loc(L("wrap.inner")) }

  //= wrap.constant -> number
  func constant() -> String { String(format: Self.constant, notes.count) }
  static let constant = L("wrap.constant")

  //= wrap.fixed -> ?
  func none() -> String { fixed("wrap.name") }

  //= wrap.printed -> named(name)
  func noKey() -> String { printed("wrap.name") }
}
