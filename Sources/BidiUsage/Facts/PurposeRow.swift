/// Functions and members that do the same with a text that they are given.
package struct PurposeRow: Sendable {
  /// What they do.
  let purpose: TextUse.Purpose

  /// The names of the functions and of the members.
  let names: [String]

  /// How a word belongs to a receiver.
  enum Match: Sendable {
    /// A name in it or its type has the word: `appNotification`.
    case within
    /// A name in it or its type ends with the word, or is that of its manager: `UIPasteboard`, `clipboardManager`.
    case atEnd
    /// Its last name, or its type, is the word.
    case whole
    /// There is none, or it is the word: a function that the platform gives to every file.
    case alone
    /// All names before the dot are the word: `chrome.notifications`.
    case path
  }

  /// Words of which one stands in the name or the type of what is before the dot; none for any.
  var receivers: [String] = []

  /// How they belong to it.
  var match = Match.within

  /// An example, after the ending of its file: the text of `key` has the purpose; tests read it.
  let example: String

  /// What looks like the example, and shows the text; tests read it.
  let counterExample: String

  /// Where the functions are documented.
  let source: String

  private init(
    _ purpose: TextUse.Purpose, _ names: String, receivers: [String] = [],
    match: Match = .within, example: String, counterExample: String, source: String
  ) {
    (self.purpose, self.receivers, self.match) = (purpose, receivers, match)
    self.names = names.split(whereSeparator: \.isWhitespace).map(String.init)
    (self.example, self.counterExample, self.source) = (example, counterExample, source)
  }

  /// All rows.
  package static let all = spoken + logged + told + system + kept + files

  /// The rows of what other programs show.
  static let elsewhere = (told + system).filter { $0.match != .within || $0.receivers.isEmpty }

  /// The names of functions that a platform gives to every file.
  static let namesOfPlatform = Set(all.filter { $0.match == .alone }.flatMap(\.names))
    .union(["Notification"])

  private static let spoken = [
    PurposeRow(
      .spoken,
      """
      contentDescription setContentDescription accessibilityLabel setAccessibilityLabel
      accessibilityHint accessibilityValue setAccessibilityHint semanticLabel semanticsLabel
      announceForAccessibility stateDescription onClickLabel setAccessibleName accessibleName
      setAccessibleDescription ariaLabel atk_object_set_name MessageForScreenReader SetAccessible
      """, example: "kt: view.contentDescription = getString(R.string.key)",
      counterExample: "kt: view.text = getString(R.string.key)",
      source:
        "developer.android.com, developer.apple.com, api.flutter.dev, w3.org/TR/wai-aria, doc.qt.io"
    )
  ]

  private static let logged = [
    PurposeRow(
      .logged,
      """
      NSLog println print debugPrint os_log qDebug qWarning qInfo qCritical g_debug g_warning
      g_error g_critical g_info g_message wxLogDebug wxLogTrace fprintf g_print g_printerr perror eprintln eprint warnx errx
      writeln
      """, example: "c: g_warning (_(\"key\"));", counterExample: "c: gtk_label_new (_(\"key\"));",
      source: "the functions of logs and terminals of standard libraries, and docs.gtk.org/glib"),
    PurposeRow(
      .logged, "printf puts write", receivers: ["stderr", "stdout"],
      example: "vala: stderr.printf (_(\"key\"), a);",
      counterExample: "vala: label.set_text (_(\"key\").printf (a));",
      source: "docs.python.org (sys.stderr), nodejs.org (process), valadoc.org (GLib.stderr)"),
    PurposeRow(
      .logged, "WriteLine Write WriteAsync", receivers: ["console"],
      example: "cs: Console.WriteLine(Resources.Key);",
      counterExample: "cs: page.Write(Resources.Key);",
      source: "learn.microsoft.com/dotnet/api/system.console"),
    PurposeRow(
      .logged, "exit", receivers: ["sys"], example: "py: sys.exit(_(\"key\"))",
      counterExample: "py: page.exit(_(\"key\"))", source: "docs.python.org/3/library/sys.html"),
    PurposeRow(
      .logged,
      """
      g_option_context_new g_option_context_set_description g_option_context_set_summary
      g_option_group_new OptionContext OptionGroup add_argument ArgumentParser add_parser
      add_main_option g_application_add_main_option QCommandLineOption
      addPositionalArgument setApplicationDescription
      """, example: "c: g_option_context_new (_(\"key\"));",
      counterExample: "c: g_menu_item_new (_(\"key\"), NULL);",
      source:
        "docs.gtk.org/glib (GOptionContext), docs.python.org (argparse), doc.qt.io (QCommandLineParser)"
    ),
    PurposeRow(
      .logged,
      """
      g_param_spec_boolean g_param_spec_boxed g_param_spec_double g_param_spec_enum
      g_param_spec_flags g_param_spec_float g_param_spec_int g_param_spec_int64
      g_param_spec_object g_param_spec_pointer g_param_spec_string g_param_spec_uint
      g_param_spec_uint64 g_param_spec_variant
      """, example: "c: g_param_spec_boolean (\"a\", _(\"key\"), NULL, TRUE, 0);",
      counterExample: "c: g_object_set (label, \"label\", _(\"key\"), NULL);",
      source: "docs.gtk.org/gobject: names of properties are for programmers"),
  ]

  private static let told = [
    PurposeRow(
      .notification,
      """
      setContentTitle setContentText setTicker setBigContentTitle bigText setSummaryText
      alertBody alertTitle g_notification_new
      g_notification_set_title g_notification_set_body notify_notification_new notify_notification_update
      ShowBalloonTip Notification
      """, example: "kt: builder.setContentTitle(getString(R.string.key))",
      counterExample: "kt: NotificationChannel(id, getString(R.string.key), 3)",
      source: """
        developer.android.com (NotificationCompat; the name of a channel stands in the settings), docs.gtk.org/gio (GNotification), \
        developer.mozilla.org (Notification), learn.microsoft.com (NotifyIcon)
        """),
    PurposeRow(
      .notification, "title body subtitle",
      receivers: ["notification"],
      example:
        "swift: func f() { let content = UNMutableNotificationContent(); content.body = NSLocalizedString(\"key\", comment: \"\") }",
      counterExample:
        "swift: func f() { let content = Page(); content.body = NSLocalizedString(\"key\", comment: \"\") }",
      source: "developer.apple.com/documentation/usernotifications"),
    PurposeRow(
      .notification, "showNotification", receivers: ["registration"],
      example: "ts: registration.showNotification(t('key'))",
      counterExample: "ts: showNotification(t('key'))",
      source: "developer.mozilla.org (ServiceWorkerRegistration)"),
    PurposeRow(
      .notification, "create update", receivers: extensions("notifications"), match: .path,
      example: "ts: chrome.notifications.create({ message: t('key') })",
      counterExample: "ts: pages.create({ message: t('key') })",
      source: "developer.mozilla.org (WebExtensions, notifications)"),
    PurposeRow(
      .notification, "new show showMessage set_body set_title notify",
      receivers: ["notification", "notify", "tray"],
      example: "py: Gio.Notification.new(_(\"key\"))",
      counterExample: "py: Gtk.Dialog.new(_(\"key\"))",
      source: "docs.gtk.org/gio, doc.qt.io (QSystemTrayIcon), pub.dev (flutter_local_notifications)"
    ),
  ]

  /// An interface of extensions of browsers, by the names that it has in them.
  private static func extensions(_ name: String) -> [String] {
    ["chrome", "browser", "messenger"].map { "\($0).\(name)" }
  }

  private static let system = [
    PurposeRow(
      .system, "alert confirm prompt", receivers: ["window", "globalThis"], match: .alone,
      example: "ts: if (confirm(t('key'))) { go() }", counterExample: "ts: page.confirm(t('key'))",
      source: """
        html.spec.whatwg.org (simple dialogs): the browser shows them; Chromium, message_box_view.cc: each paragraph has the \
        direction of its first strong letter
        """),
    PurposeRow(
      .system, "title", receivers: ["document", "window.document"], match: .path,
      example: "ts: document.title = t('key')", counterExample: "ts: page.title = t('key')",
      source: "html.spec.whatwg.org (document.title): the browser shows it, as the name of a tab"),
    PurposeRow(
      .system, "create update", receivers: extensions("contextMenus") + extensions("menus"),
      match: .path,
      example: "ts: chrome.contextMenus.create({ id: 'a', title: t('key') })",
      counterExample: "ts: pages.create({ id: 'a', title: t('key') })",
      source: "developer.mozilla.org (WebExtensions, menus), developer.chrome.com (contextMenus)"),
    PurposeRow(
      .system, "setTitle",
      receivers: extensions("action") + extensions("browserAction") + extensions("pageAction"),
      match: .path,
      example: "ts: browser.browserAction.setTitle({ title: t('key') })",
      counterExample: "ts: page.setTitle({ title: t('key') })",
      source: "developer.mozilla.org (WebExtensions, action): a tool tip of the browser"),
    PurposeRow(
      .system, "showMessageBox showMessageBoxSync showErrorBox",
      receivers: ["dialog", "electron.dialog"], match: .path,
      example: "ts: dialog.showMessageBox(win, { message: t('key') })",
      counterExample: "ts: page.showMessageBox(win, { message: t('key') })",
      source: "electronjs.org/docs (dialog): a dialog of the system"),
    PurposeRow(
      .system, "buildFromTemplate", receivers: ["Menu", "electron.Menu"], match: .path,
      example: "ts: Menu.buildFromTemplate([{ label: t('key') }])",
      counterExample: "ts: Page.buildFromTemplate([{ label: t('key') }])",
      source: "electronjs.org/docs (Menu): a menu of the system"),
    PurposeRow(
      .system, "share shareWithResult",
      receivers: ["navigator", "window.navigator", "Share", "SharePlus.instance"], match: .path,
      example: "ts: navigator.share({ text: t('key') })",
      counterExample: "ts: page.share({ text: t('key') })",
      source: "developer.mozilla.org (Navigator), pub.dev (share_plus): another app shows it"),
    PurposeRow(
      .system, "TextCellValue",
      example: "dart: sheet.add(TextCellValue(AppLocalizations.of(context).key))",
      counterExample: "dart: sheet.add(TextPage(AppLocalizations.of(context).key))",
      source: "pub.dev (excel): a cell takes the first letter unless told"),
    PurposeRow(
      .system, "showToast", receivers: ["Fluttertoast"], match: .path,
      example: "dart: Fluttertoast.showToast(msg: AppLocalizations.of(context).key)",
      counterExample: "dart: page.showToast(msg: AppLocalizations.of(context).key)",
      source: "pub.dev (fluttertoast): a toast of the system"),
  ]

  private static let kept = [
    PurposeRow(
      .clipboard,
      """
      newPlainText newHtmlText ClipboardData gtk_clipboard_set_text gdk_clipboard_set_text
      """, example: "kt: ClipData.newPlainText(null, getString(R.string.key))",
      counterExample: "kt: view.newText(null, getString(R.string.key))",
      source:
        "developer.android.com (ClipData), docs.gtk.org/gdk4, developer.mozilla.org (Clipboard)"),
    PurposeRow(
      .clipboard, "setText set_text SetText setString string text SetDataObject writeText copy",
      receivers: ["clipboard", "pasteboard"], match: .atEnd,
      example: "swift: UIPasteboard.general.string = NSLocalizedString(\"key\", comment: \"\")",
      counterExample: "kt: clipboardView.setText(getString(R.string.key))",
      source:
        "developer.apple.com (UIPasteboard, NSPasteboard), doc.qt.io (QClipboard), learn.microsoft.com"
    ),
    PurposeRow(
      .query,
      """
      appendQueryParameter addQueryItem URLQueryItem rawQuery execSQL executeQuery sqlite3_exec
      sqlite3_prepare_v2 sqlite3_mprintf
      """, example: "kt: uri.appendQueryParameter(\"q\", getString(R.string.key))",
      counterExample: "kt: view.setQueryHint(getString(R.string.key))",
      source:
        "developer.android.com (Uri.Builder), developer.apple.com (URLQueryItem), doc.qt.io, sqlite.org"
    ),
    PurposeRow(
      .stored, "putString set setValue setString setItem setObject",
      receivers: [
        "editor", "edit", "prefs", "preferences", "settings", "defaults", "localstorage",
        "sessionstorage",
      ], example: "kt: prefs.edit().putString(\"name\", getString(R.string.key))",
      counterExample: "kt: bundle.putString(\"name\", getString(R.string.key))",
      source: """
        developer.android.com (SharedPreferences), developer.apple.com (UserDefaults), \
        doc.qt.io (QSettings), developer.mozilla.org (Storage)
        """),
    PurposeRow(
      .stored, "g_settings_set_string g_key_file_set_string",
      example: "c: g_settings_set_string (settings, \"name\", _(\"key\"));",
      counterExample: "c: gtk_label_set_text (label, _(\"key\"));",
      source: "docs.gtk.org/gio (GSettings), docs.gtk.org/glib (GKeyFile)"),
  ]

  private static let files = [
    PurposeRow(
      .fileName,
      """
      createTempFile suggestedFilename setSuggestedFilename fileURLWithPath appendingPathComponent
      stringByAppendingPathComponent URLByAppendingPathComponent File QFile QFileInfo filePath
      absoluteFilePath g_build_filename build_filename g_file_get_child get_child saveAs
      gtk_file_chooser_set_current_name set_current_name set_initial_name Path PurePath
      """, example: "kt: File(dir, getString(R.string.key) + \".zip\")",
      counterExample: "kt: Title(dir, getString(R.string.key))",
      source: """
        developer.android.com (java.io.File), developer.apple.com (URL), doc.qt.io (QDir), \
        docs.gtk.org/glib, docs.python.org (pathlib)
        """),
    PurposeRow(
      .fileName, "join Combine resolve joinpath", receivers: ["path", "Path", "Paths"],
      match: .whole, example: "py: os.path.join(folder, _(\"key\"))",
      counterExample: "ts: breadcrumbPath.join(t('key'))",
      source: "docs.python.org (os.path), nodejs.org (path), learn.microsoft.com (System.IO.Path)"),
  ]
}
