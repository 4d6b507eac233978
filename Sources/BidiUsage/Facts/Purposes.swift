extension TextUse.Purpose {
  /// What a function does with a text that it is given, or a member with one that it is set to; nil where that is not known.
  ///
  /// Sources: the names that Android, Apple, Flutter, ARIA, GTK and Qt give to texts that are only spoken; the functions of
  /// logs of standard libraries.
  init?(taker name: String) {
    guard let known = Self.byTaker[name] else { return nil }
    self = known
  }

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

  private static let byTaker: [String: TextUse.Purpose] = {
    var table: [String: TextUse.Purpose] = [:]
    func add(_ purpose: TextUse.Purpose, _ names: String) {
      for name in names.split(whereSeparator: \.isWhitespace) { table[String(name)] = purpose }
    }
    add(
      .spoken,
      """
      contentDescription setContentDescription accessibilityLabel setAccessibilityLabel
      accessibilityHint accessibilityValue setAccessibilityHint semanticLabel semanticsLabel
      announceForAccessibility stateDescription onClickLabel setAccessibleName accessibleName
      setAccessibleDescription ariaLabel atk_object_set_name MessageForScreenReader SetAccessible
      """)
    add(
      .logged,
      """
      NSLog println print printf debugPrint os_log qDebug qWarning qInfo qCritical g_debug g_warning
      g_info g_message wxLogDebug wxLogTrace fprintf g_print g_printerr perror
      """)
    // What `--help` prints to a terminal: docs.gtk.org/glib, `GOptionContext`; valadoc.org, `GLib.OptionContext`.
    add(
      .logged,
      """
      g_option_context_new g_option_context_set_description g_option_context_set_summary
      g_option_group_new OptionContext OptionGroup
      """)
    // Names of properties are for programmers: docs.gtk.org/gobject.
    add(
      .logged,
      """
      g_param_spec_boolean g_param_spec_boxed g_param_spec_double g_param_spec_enum
      g_param_spec_flags g_param_spec_float g_param_spec_int g_param_spec_int64
      g_param_spec_object g_param_spec_pointer g_param_spec_string g_param_spec_uint
      g_param_spec_uint64 g_param_spec_variant
      """)
    add(.fileName, "createTempFile suggestedFilename setSuggestedFilename fileURLWithPath")
    return table
  }()

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
}
