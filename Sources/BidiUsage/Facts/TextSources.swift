/// Tells whether a call with a common name, such as `getString`, looks up a text of the app.
///
/// A cursor, the preferences, a field of a form and an exception have methods of the same names, which give any text.
///
/// Sources: developer.android.com (`Resources.getString`, `Cursor.getString`, `Bundle.getString`, `EditText.getText`),
/// docs.oracle.com (`ResourceBundle.getString`, `Throwable.getMessage`), learn.microsoft.com (`ResourceManager.GetString`,
/// `IDataRecord.GetString`).
struct TextSources {
  let file: TokenizedFile

  /// Names of functions that look up texts, and of others that do not.
  private static let commonNames: Set<String> = [
    "getString", "getText", "getMessage", "GetString", "translate", "Translate", "message", "get",
    "Get", "lang",
  ]

  /// Whether a call looks up a text.
  ///
  /// - Parameters:
  ///   - name: The name of the function.
  ///   - receiver: What stands before its dot; nil where nothing does.
  ///   - first: Its first argument; nil where it has none, and where it is known to be a key that stands there as a text.
  /// - Returns: `true` for a name that only such functions have, for a key of resources, and for a receiver that has texts.
  func isLookup(_ name: String, receiver: Range<Int>?, first: Range<Int>?) -> Bool {
    guard Self.commonNames.contains(name) else {
      // `ListFormatter.localizedString(byJoining: names)`
      return receiver?.last.map {
        !file.isIdentifier($0) || !file.text(of: $0).hasSuffix("Formatter")
      } ?? true
    }
    if let first, isReference(first) { return true }
    guard let receiver, !isObjectItself(receiver) else {
      guard let first else { return false }
      // `getString(id)` of a screen of Android takes a number; a function of the program's own, a key.
      if file.literal(first) != nil { return true }
      if name == "translate" || name == "Translate" { return true }
      return first.count == 1 && Variables(file).isNumber(first.lowerBound)
    }
    let isWritten = first.map { file.literal($0) != nil } ?? true
    return hasTexts(receiver, isWritten || name == "translate" || name == "Translate")
  }

  /// `R.string.name`, `CommonR.string.name`, `MR.strings.name`, `Res.string.name`, outside of other calls.
  private func isReference(_ range: Range<Int>) -> Bool {
    var index = range.lowerBound
    while index < range.upperBound {
      if file.isIdentifier(index), file.has(index + 1, "."),
        file.bytes(of: index).last == UInt8(ascii: "R") || file.has(index, "Res"),
        file.isIdentifier(index + 2),
        ["string", "strings", "plurals", "array"].contains(file.text(of: index + 2))
      {
        return true
      }
      if file.isOpen(index, "("), !file.has(index - 1, "if"), let close = file.partner(of: index),
        close > index
      {
        index = close
      }
      index += 1
    }
    return false
  }

  private func isObjectItself(_ receiver: Range<Int>) -> Bool {
    receiver.count == 1
      && ["this", "self", "super"].contains { $0 == file.text(of: receiver.lowerBound) }
  }

  /// Whether what stands before a dot has texts, by its type in the file or else by its last name.
  ///
  /// A program has objects of its own that are called `texts`, which give what a user wrote: they are believed where the key is
  /// written, and those of a platform for every key.
  private func hasTexts(_ receiver: Range<Int>, _ isWritten: Bool) -> Bool {
    guard isWritten || !Self.otherApps.contains(where: file.mentions) else { return false }
    var last = receiver.upperBound - 1
    // `getResources()`, `i18n!!`
    while last > receiver.lowerBound,
      file.has(last, "!") || file.has(last, "?") || file.has(last, "!!")
    {
      last -= 1
    }
    if let open = file.partner(of: last), open < last { last = open - 1 }
    guard receiver.contains(last), file.isIdentifier(last) else { return false }
    if let type = Variables(file).type(of: last), type != "var" { return isSource(type, isWritten) }
    let name = file.text(of: last)
    return isSource(name, isWritten) && !isBundleOfValues(last, name)
  }

  /// Functions that give the resources of another app: which resources a file with one asks is not told.
  ///
  /// Sources: developer.android.com (`Context.createPackageContext`, `PackageManager.getResourcesForApplication`).
  private static let otherApps = [
    "createPackageContext", "getResourcesForApplication", "getResourcesForActivity",
  ]

  /// Whether a name without a type is that of a bundle of Android, which has any texts.
  ///
  /// `MenuBundle.message("key")` names a type of texts.
  private func isBundleOfValues(_ index: Int, _ name: String) -> Bool {
    guard name.lowercased().hasSuffix("bundle") else { return false }
    if file.mentions("Bundle") { return true }
    guard name.first?.isLowercase ?? false else { return false }
    switch file.language {
    // The bundles of resources of desktop programs are declared with their type, or made by it.
    case .kotlin:
      return !Variables(file).origins(of: index).joined().contains {
        file.has($0, "ResourceBundle")
      }
    case .java: return Scopes(file: file).binding(of: index) == .given
    default: return false
    }
  }

  private func isSource(_ name: String, _ isWritten: Bool) -> Bool {
    guard name != "Bundle", name != "PersistableBundle" else { return false }
    let name = name.lowercased()
    if Self.platforms.contains(where: name.hasSuffix) { return true }
    return isWritten
      && (Self.ownSources.contains { name.hasSuffix($0) } || Self.wholeSources.contains(name))
  }

  /// Endings of the names of objects and of types of platforms that have the texts of an app.
  private static let platforms = [
    "resources", "bundle", "resourcemanager", "resourceloader", "messagesource", "gettext",
    "context", "activity", "coreapplication",
  ]

  /// Endings of the names that programs give to objects with the texts of an app.
  private static let ownSources = [
    "i18n", "l10n", "translator", "translations", "translation", "translationservice",
    "translateservice", "localizer", "localization", "localizations", "localizationservice",
    "messages", "intl", "catalog", "resourceprovider", "stringprovider",
  ]

  private static let wholeSources: Set<String> = [
    "strings", "texts", "lang", "locale", "tr", "rb", "loc", "translate", "qapplication", "qapp",
    "qobject", "po", "trans", "manager", "rm",
  ]
}
