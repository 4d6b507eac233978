extension TextUse.Purpose {
  /// What a function does with a text that it is given, or a member with one that it is set to; nil where that is not known.
  init?(taker name: String) { self.init(taker: name) { [] } }

  /// What a function does with a text that it is given, or a member with one that it is set to; nil where that is not known.
  ///
  /// - Parameters:
  ///   - name: The name of the function or of the member.
  ///   - receivers: Gives the words before its dot, and those of what was made there.
  init?(taker name: String, receivers: () -> [String]) {
    guard let rows = Self.byTaker[name] else { return nil }
    if let row = rows.first(where: \.receivers.isEmpty) {
      self = row.purpose
      return
    }
    let words = receivers().map { $0.lowercased() }
    let row = rows.first { row in
      row.receivers.contains { word in words.contains { $0.contains(word) } }
    }
    guard let row else { return nil }
    self = row.purpose
  }

  private static let byTaker: [String: [PurposeRow]] = {
    var table: [String: [PurposeRow]] = [:]
    for row in PurposeRow.all {
      for name in row.names { table[name, default: []].append(row) }
    }
    return table
  }()

  /// Whether a function gives or announces texts that are only spoken, by its name: `getAccessibilityTitle`,
  /// `sendAccessibilityEvent`.
  ///
  /// `showAccessibilitySettings` shows texts.
  static func isSpoken(byFunction name: String) -> Bool {
    let name = name.lowercased()
    if name.contains("contentdescription") { return true }
    // One spelling mistake is common: "accessiblity".
    guard name.contains("accessib"), !name.contains("setting"), !name.contains("service") else {
      return false
    }
    return name.hasPrefix("get") || name.hasPrefix("announce")
      || ["event", "nodeinfo", "label", "title", "text", "description", "hint", "value"]
        .contains(where: name.hasSuffix)
  }

  /// Whether a program shows the exceptions of a type to people, as forms of pages do.
  ///
  /// Sources: docs.djangoproject.com (`ValidationError`), odoo.com/documentation (`UserError`), laravel.com/docs (`HttpException`).
  static func isShown(exception name: String) -> Bool {
    let name = name.lowercased()
    return ["validation", "user", "http", "form", "alert", "notice"].contains(where: name.contains)
  }

  /// What a method of a log does: `Log.d`, `console.log`, `Timber.w`, `logger.info`.
  static func isLog(_ receiver: String, method: String) -> Bool {
    logs.contains(receiver) && logMethods.contains(method)
  }

  private static let logs: Set<String> = [
    "Log", "console", "Timber", "logger", "log", "logging", "LOG", "Logger", "Logging",
  ]

  private static let logMethods: Set<String> = [
    "d", "e", "i", "v", "w", "debug", "error", "info", "log", "trace", "warn", "warning",
    "exception", "critical", "verbose", "notice", "Debug", "Info", "Warn", "Error",
  ]

  /// The streams of C++ that a terminal or a log shows.
  static let streams: Set<String> = [
    "cerr", "cout", "clog", "qDebug", "qWarning", "qInfo", "qCritical", "wcerr", "wcout",
  ]
}
