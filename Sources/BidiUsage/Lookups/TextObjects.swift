/// The names that a file of Dart or C# gives the object which has the texts as members: `final l = AppLocalizations.of(context)!`.
///
/// Source: docs.flutter.dev/ui/accessibility-and-internationalization/internationalization.
enum TextObjects {
  /// The types whose members are texts: those of Flutter's own generator, and what projects call them.
  private static let types = TokenNames(
    "AppLocalizations AppLocalization S L10n AppL10n AppTexts AppStrings Translations")

  /// The names of variables, parameters, fields and getters of such a type, or that are set to such an object, in order.
  static func names(in file: TokenizedFile) -> [String] {
    var result: [String] = []
    for index in file.tokens.indices
    where file.tokens[index].kind == .identifier && types.contains(file.tokens[index].hash)
      && !file.isDot(index - 1)
    {
      guard let name = declared(after: index, in: file) ?? set(before: index, in: file) else {
        continue
      }
      let text = file.text(of: name)
      if !result.contains(text) { result.append(text) }
    }
    return result
  }

  /// The getters of such a type that every file of the program can use: those in no class, and those of an extension.
  static func shared(in file: TokenizedFile) -> [String] {
    var result: [String] = []
    for index in file.tokens.indices
    where file.tokens[index].kind == .identifier && types.contains(file.tokens[index].hash)
      && file.has(index + 1, "get") && isOpenToAll(index, in: file)
    {
      guard let name = declared(after: index, in: file) else { continue }
      let text = file.text(of: name)
      if !text.hasPrefix("_"), !result.contains(text) { result.append(text) }
    }
    return result
  }

  /// Whether a declaration stands in no class: at the level of the file, or in an extension.
  private static func isOpenToAll(_ index: Int, in file: TokenizedFile) -> Bool {
    guard let around = file.brackets(around: index) else { return true }
    // `extension Texts on BuildContext {`
    return (max(0, around.open - mostOfHead)..<around.open).contains {
      file.has($0, "extension") && file.tokens[$0].startsLine
    }
  }

  /// The most tokens of the head of an extension, and of a name for a class.
  private static let mostOfHead = 16

  /// The name after a type: `AppLocalizations l`, `late AppLocalizations? _texts`, `AppLocalizations get texts`.
  private static func declared(after type: Int, in file: TokenizedFile) -> Int? {
    var name = type + 1
    if file.has(name, "?") { name += 1 }
    if file.has(name, "get") { name += 1 }
    return file.isIdentifier(name) && !file.has(name, "extends") && !file.has(name, "implements")
      && !file.isOpen(name + 1, "(") ? name : nil
  }

  /// The names that a file of C# gives a class of resources: `using Texts = Properties.Resources;`.
  ///
  /// Source: learn.microsoft.com/dotnet/csharp/language-reference/keywords/using-directive.
  static func aliases(in file: TokenizedFile) -> [String] {
    file.tokens.indices.compactMap { index in
      guard file.has(index, "using"), file.isIdentifier(index + 1), file.has(index + 2, "="),
        let end = (index + 3..<min(index + mostOfHead, file.tokens.count)).first(where: {
          file.has($0, ";")
        }), file.has(end - 1, "Resources") || file.has(end - 1, "Strings")
      else { return nil }
      return file.text(of: index + 1)
    }
  }

  /// The name before `= AppLocalizations.of(context)`.
  private static func set(before object: Int, in file: TokenizedFile) -> Int? {
    guard file.isDot(object + 1),
      file.has(object + 2, "of") || file.has(object + 2, "current")
        || file.has(object + 2, "maybeOf"),
      file.has(object - 1, "="), file.isIdentifier(object - 2)
    else { return nil }
    return object - 2
  }
}
