extension PurposeRow {
  /// Whether words before a dot are those of a receiver.
  ///
  /// - Parameter words: The names of a chain, or the expression that made what is before the dot.
  /// - Returns: `true` if one of the row's words is among them as ``match`` says.
  fileprivate func isReceiver(_ words: String) -> Bool {
    if match == .within {
      let letters = words.lowercased()
      return receivers.contains(where: letters.contains)
    }
    let names = words.split { !$0.isLetter && !$0.isNumber && $0 != "_" }
    if match == .alone {
      return words.isEmpty || names.count == 1 && receivers.contains(String(names[0]))
    }
    if match == .path { return receivers.contains(names.joined(separator: ".")) }
    if match == .whole {
      return [names.first, names.last].compactMap(\.self).contains {
        receivers.contains(String($0))
      }
    }
    return names.contains { name in
      let letters = name.lowercased()
      return receivers.contains { word in
        ["", "manager", "service"].contains { letters.hasSuffix(word + $0) }
      }
    }
  }
}

extension TextUse.Purpose {
  /// The names of functions that write to a log or to a terminal.
  static let namesOfLogs = PurposeRow.all.filter { $0.purpose == .logged }.flatMap(\.names)

  /// What a function does with a text that it is given, or a member with one that it is set to; nil where that is not known.
  init?(taker name: String) { self.init(taker: name) { [] } }

  /// What a function does with a text that it is given, or a member with one that it is set to; nil where that is not known.
  ///
  /// - Parameters:
  ///   - name: The name of the function or of the member.
  ///   - receivers: Gives the words before its dot, and those of what was made there.
  init?(taker name: String, receivers: () -> [String]) {
    guard let rows = Self.byTaker[name] else {
      guard Self.isLog(function: name) else { return nil }
      self = .logged
      return
    }
    if let row = rows.first(where: \.receivers.isEmpty) {
      self = row.purpose
      return
    }
    let words = receivers()
    let row = rows.first { row in
      row.match == .alone || row.match == .path
        ? words.first.map(row.isReceiver) ?? false : words.contains(where: row.isReceiver)
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

  /// Whether a function writes a log, by its name: `log_msg`, `logError`.
  private static func isLog(function name: String) -> Bool {
    guard name.hasPrefix("log") || name.hasPrefix("Log") else { return false }
    return kindsOfLog.contains(name.dropFirst(3).filter { $0 != "_" }.lowercased())
  }

  private static let kindsOfLog: Set<String> = [
    "critical", "debug", "err", "error", "event", "exception", "fatal", "info", "line", "message",
    "msg", "notice", "trace", "verbose", "warn", "warning",
  ]

  private static let logs: Set<String> = [
    "Log", "console", "Timber", "logger", "log", "logging", "LOG", "Logger", "Logging", "fmt",
  ]

  private static let logMethods: Set<String> = [
    "d", "e", "i", "v", "w", "debug", "error", "info", "log", "trace", "warn", "warning",
    "exception", "critical", "verbose", "notice", "Debug", "Info", "Warn", "Error",
    // pkg.go.dev/log, pkg.go.dev/fmt
    "Print", "Printf", "Println", "Fprint", "Fprintf", "Fprintln", "Fatal", "Fatalf", "Infof",
    "Warnf",
    "Errorf",
  ]

  /// The streams of C++ that a terminal or a log shows.
  static let streams: Set<String> = [
    "cerr", "cout", "clog", "qDebug", "qWarning", "qInfo", "qCritical", "wcerr", "wcout",
  ]
}
