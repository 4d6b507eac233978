// swift-format-ignore-file

final class Purposes {
  //= swift.clip -> ? @clipboard
  func clip() { UIPasteboard.general.string = NSLocalizedString("swift.clip", comment: "") }

  //= swift.notice -> number @notification
  func notice() {
    let content = UNMutableNotificationContent()
    content.title = String(format: NSLocalizedString("swift.notice", comment: ""), notes.count)
  }

  //= swift.content -> ?
  func content() { cell.title = NSLocalizedString("swift.content", comment: "") }

  //= swift.query -> ? @query
  func query() { items.append(URLQueryItem(name: "q", value: NSLocalizedString("swift.query", comment: ""))) }

  //= swift.stored -> ? @stored
  func store() { UserDefaults.standard.set(NSLocalizedString("swift.stored", comment: ""), forKey: "name") }

  //= swift.file -> named(title) @fileName
  func file() { folder.appendingPathComponent(String(format: NSLocalizedString("swift.file", comment: ""), note.title)) }

  //= swift.formatted -> date
  func formatted(date: Date) { String(format: NSLocalizedString("swift.formatted", comment: ""), date.formatted()) }

  //= swift.formatted.style -> date
  func style() {
    String(format: NSLocalizedString("swift.formatted.style", comment: ""), note.created.formatted(date: .abbreviated, time: .omitted))
  }

  //= swift.formatted.price -> price
  func price() {
    String(format: NSLocalizedString("swift.formatted.price", comment: ""), amount.formatted(.currency(code: "EUR")))
  }

  //= swift.formatted.bytes -> amount
  func bytes() {
    String(format: NSLocalizedString("swift.formatted.bytes", comment: ""), length.formatted(.byteCount(style: .file)))
  }

  //= swift.formatted.percent -> percent
  func percent() {
    String(format: NSLocalizedString("swift.formatted.percent", comment: ""), part.formatted(.percent))
  }

  //= swift.formatted.list -> unknown
  func list() { String(format: NSLocalizedString("swift.formatted.list", comment: ""), names.formatted()) }

  //= swift.formatted.number -> number
  func number(total: Int) { String(format: NSLocalizedString("swift.formatted.number", comment: ""), total.formatted()) }

  //= swift.day -> own(swift.monday)|own(swift.sunday)
  func day() {
    let days = [NSLocalizedString("swift.sunday", comment: ""), NSLocalizedString("swift.monday", comment: "")]
    String(format: NSLocalizedString("swift.day", comment: ""), days[number])
  }
}
