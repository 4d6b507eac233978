import BidiJudge
import MessageSyntax
import BidiSource
import BidiText
import BidiUsage
import LocalizationFiles

/// A format specifier is broken, or the base language does not have it.
///
/// ## What it finds
///
/// A specifier with the percent sign of Arabic (٪) or a wide one (％), with digits of the language
/// (%١$@), or with spaces inside (% 1 $ @). With --base also: an argument of the base language that
/// the text does not have, an argument of the text that the base language does not have, and an
/// argument of another type. The order may differ: %2$@ before %1$@ is right, and so is %1$@ for
/// %@. Names ({name}, ${x}, %{count}, %(name)s, $NAME$, {count, plural, …}) are compared too, and a text
/// that has no argument at all must have none of the kind %#@name@ in the base language. A number that only chooses between
/// plural forms, and is shown in none, is not lost: where the forms are missing, that is an info. A text that is
/// empty is not translated yet, and says nothing. Where the sources of the project show all arguments of the calls that look up
/// the text: an argument that the calls do not give, and arguments that the base text does not take (a warning).
///
/// Where the sources of the program show that each call gives the argument that the base text leaves out, nothing is said.
///
/// ## Why it matters
///
/// Readers see "٪ d" instead of a number. The app crashes if there is an argument too many, or an
/// argument of another type.
///
/// ## Example
///
///     ar
///     wrong: "n" = "الصفحة ٪ d";
///     right: "n" = "الصفحة %d";
///
/// ## Example
///
///     he
///     base: "of" = "%1$@ of %2$d";
///     wrong: "of" = "%1$@ מתוך %2$@";
///     right: "of" = "%2$d :%1$@";
///
/// ## Fix
///
/// None. Only a person can say what was meant. Machine translation often makes such errors.
///
/// ## Source
///
/// - IEEE Std 1003.1, fprintf
/// - Apple, String Format Specifiers
/// - OnionBrowser and Swiftfin shipped ٪ d and ٪ 1 $ @ in Arabic
struct PlaceholderMismatchRule: EntryRule {
  static let id = "placeholder-mismatch"
  static let headline = "a placeholder is broken or surplus"
  static let severity = Severity.error
  static let requiredInValue: ValueFeatures = .arguments
  static let phase = RulePhase.rest

  /// What is said of an argument that only the translation has.
  static let surplusWords = "takes an argument that the base language does not have"

  func check(_ entry: CheckedEntry, in context: RuleContext) -> [Diagnosis] {
    if let broken = entry.message.brokenSpecifiers.first {
      let text = entry.message.text(at: broken)
      return [
        brokenSyntax(String(text), of: entry)
      ]
    }
    // An empty text is not translated yet.
    guard !entry.value.strippingControls().allSatisfy(\.isWhitespace),
      !Self.isForTranslators(entry.value, in: context.file)
    else { return [] }
    return ofBase(entry, in: context) ?? ofProgram(entry, in: context)
      ?? surplus(entry, in: context) ?? []
  }

  /// The warning that all calls of the program give more arguments than the text takes; nil if one gives no more.
  ///
  /// Nothing crashes: the text does not show what the program wants to show.
  private func surplus(_ entry: CheckedEntry, in context: RuleContext) -> [Diagnosis]? {
    guard let usage = context.usage, let surplus = EntryUsage.surplus(of: entry, in: usage) else {
      return nil
    }
    let place = "\(surplus.place.path):\(surplus.place.line)"
    var diagnosis = Self.diagnosis(
      of: entry,
      "the text takes \(surplus.taken) of the \(surplus.given) arguments that the program gives: \(place)",
      help: "the program has: \(surplus.expression)")
    diagnosis.severity = .warning
    return [diagnosis]
  }

  /// The finding that a call of the program gives fewer arguments than the text takes; nil if there is none.
  private func ofProgram(_ entry: CheckedEntry, in context: RuleContext) -> [Diagnosis]? {
    guard let usage = context.usage, entry.entry.pluralCategory?.mayOmitNumber != true,
      let shortage = EntryUsage.shortage(of: entry, in: usage)
    else { return nil }
    let place = "\(shortage.place.path):\(shortage.place.line)"
    return [
      Self.diagnosis(
        of: entry,
        "\(shortage.argument) takes an argument that the program does not give: \(place) gives \(shortage.given)",
        help: "the program has: \(shortage.expression)")
    ]
  }

  /// The finding that the text has other arguments than the base text; nil if there is none.
  private func ofBase(_ entry: CheckedEntry, in context: RuleContext) -> [Diagnosis]? {
    guard let base = entry.anyBaseMessage else { return nil }
    // A text that is nothing but a link to another one, `{library.name}`, may be translated as words.
    if base.arguments.count == 1, let name = base.arguments[0].name, name.contains("."),
      base.arguments[0].text == base.text
    {
      return nil
    }
    guard let found = differences(of: entry, from: base, in: context) else {
      return lostForms(of: entry, from: base, in: context)
    }
    // The program gives all forms of a plural the same arguments, and the base text of this form, or the singular of gettext, may
    // have others of them.
    for own in [context.base?.ownText(for: entry.entry), entry.entry.baseSingular] {
      guard let own, own != base.text else { continue }
      let other = context.parsed.base(own, of: entry.entry, in: context)
      if !other.arguments.isEmpty, differences(of: entry, from: other, in: context) == nil {
        return nil
      }
    }
    // `{{count} items`: the base text is at fault, not the translation that closes the braces.
    if let closed = Self.closingBraces(of: base.text),
      case let other = context.parsed.base(closed, of: entry.entry, in: context),
      differences(of: entry, from: other, in: context) == nil
    {
      return nil
    }
    // Where the program gives all that the text takes, the base text leaves something out. Another type and a lost argument stay faults.
    if let usage = context.usage, found.allSatisfy({ $0.hasSuffix(Self.surplusWords) }),
      EntryUsage.isGiven(entry, in: usage)
    {
      return nil
    }
    let more = found.count > 1 ? " (and \(found.count - 1) more)" : ""
    return [
      Self.diagnosis(of: entry, found[0] + more, help: "the base language has: \(base.text)")
    ]
  }

  /// A base text with the second brace after each name that opens with two and closes with one; nil where none does.
  private static func closingBraces(of base: String) -> String? {
    let parts = base.split(separator: "{{", omittingEmptySubsequences: false)
    guard parts.count > 1 else { return nil }
    var result = String(parts[0])
    for part in parts.dropFirst() {
      let name = part.prefix { $0 != "}" }
      let isOpen = part[name.endIndex...].hasPrefix("}") && !part[name.endIndex...].hasPrefix("}}")
      result += "{{" + (isOpen ? name + "}" + part[name.endIndex...] : part)
    }
    return result == base ? nil : result
  }

  /// The info that a language with plural forms has one text for every number, where no form shows the number.
  private func lostForms(
    of entry: CheckedEntry, from base: Message, in context: RuleContext
  ) -> [Diagnosis]? {
    guard let name = base.pluralNames.min(), base.branches.count > 1, !base.showsNumberOfForms,
      entry.message.branches.count == 1, entry.message.arguments.isEmpty,
      let locale = context.locale?.identifier,
      PluralRules(locale: locale)?.categories != [.other]
    else { return nil }
    var diagnosis = Self.diagnosis(
      of: entry, "the forms of \(name) are missing: one text stands for every number",
      help: "the base language has: \(base.text)")
    diagnosis.severity = .info
    return [diagnosis]
  }

  /// The differences between the arguments of the text and of the base text; nil if there are none.
  private func differences(
    of entry: CheckedEntry, from base: Message, in context: RuleContext
  ) -> [String]? {
    let toolkits = context.file.format.toolkits.main
    // `@string/name` stands for another text, with the arguments of that one.
    if toolkits == [.android],
      [base.text, entry.value].contains(where: AndroidReference.isReference)
    {
      return nil
    }
    // The rule control-in-placeholder reports controls inside specifiers.
    let message =
      entry.message.hasControls
      ? context.message(entry.value.strippingControls(), of: entry.entry) : entry.message
    let mayOmit =
      entry.entry.pluralCategory?.mayOmitNumber == true
      || isFirstFormOfBareSingular(entry, in: context)
    // The base text of such a form may omit its arguments too.
    if mayOmit, base.arguments.isEmpty { return nil }
    let codes = entry.entry.arguments
    let optional = Set(codes.lazy.filter(\.mayBeLeftOut).map(\.text))
    var differences: [String] = []
    if entry.entry.hasElementsForArguments,
      areCodes(message.arguments + base.arguments, among: codes)
    {
      differences = codeDifferences(message, from: base, optional: mayOmit ? nil : optional)
    } else {
      // `%A` in a text of Qt is a slip of the keys for `&A`, and no argument.
      let isSlip =
        toolkits == [.qt] && base.text.contains("&") && !message.text.contains("&")
      if let mine = SpecifierSignature(message), let theirs = SpecifierSignature(base),
        !isSlip || !theirs.arguments.isEmpty
      {
        differences = mine.differences(
          from: theirs, mayOmit: mayOmit,
          printsAnything: toolkits == [.android] || toolkits == [.swing])
      }
      // Neither Android nor Qt reads names in braces: where the app does not, they are braces.
      differences += message.nameDifferences(
        from: base, mayOmit: mayOmit, needsBraces: toolkits == [.android] || toolkits == [.qt],
        isQt: toolkits == [.qt],
        keys: keysInPlaceOfNames(in: message.arguments + base.arguments, of: entry, context))
    }
    return differences.isEmpty ? nil : differences
  }

  /// Whether the text is the first plural form of gettext, for one or for none and one, and the singular of the program has no
  /// argument: "one tab".
  private func isFirstFormOfBareSingular(_ entry: CheckedEntry, in context: RuleContext) -> Bool {
    guard let singular = entry.entry.baseSingular, entry.entry.key.string.hasSuffix(".0") else {
      return false
    }
    return context.parsed.base(singular, of: entry.entry, in: context).arguments.isEmpty
  }

  /// The names of arguments that are keys of the file: `{{common.submit}}` stands for another text.
  ///
  /// Source: Transloco, "Translation File Structure", Key Reference.
  private func keysInPlaceOfNames(
    in arguments: [Message.Argument], of entry: CheckedEntry, _ context: RuleContext
  ) -> Set<String> {
    let names = arguments.compactMap(\.name).filter { $0.contains(".") }
    if names.isEmpty { return [] }
    let texts = context.parsed.links(in: context.file, named: entry.entry.locale)
    return Set(names.filter { texts.text(of: $0) != nil })
  }

  /// Whether no user sees the text: notes for translators in the language `qqq`, which is `qq` on Android, and the numbered texts
  /// of a language with which Crowdin translates inside the app.
  ///
  /// Sources: translatewiki.net, "Message documentation"; Crowdin, "In-Context Localization".
  private static func isForTranslators(_ value: String, in file: LocalizationFile) -> Bool {
    value.hasPrefix("crwdns")
      || file.source.path.split(separator: "/").suffix(3)
        .contains { ["qqq", "values-qq"].contains(String($0.prefix { $0 != "." })) }
  }

  /// Whether all arguments are codes of the file.
  private func areCodes(_ arguments: [Message.Argument], among codes: [ArgumentNote]) -> Bool {
    guard !codes.isEmpty else { return false }
    let texts = Set(codes.map(\.text))
    return arguments.allSatisfy { texts.contains($0.text) }
  }

  /// The codes that only one of two texts has, as phrases; each may stand anywhere, and more than once.
  ///
  /// - Parameters:
  ///   - message: The translation.
  ///   - base: The base text.
  ///   - optional: The codes that a translation may leave out; nil for all.
  /// - Returns: The phrases.
  private func codeDifferences(
    _ message: Message, from base: Message, optional: Set<String>?
  ) -> [String] {
    let (mine, theirs) = (message.arguments.map(\.text), base.arguments.map(\.text))
    let missing = theirs.filter { !mine.contains($0) && optional?.contains($0) == false }
    let surplus = mine.filter { !theirs.contains($0) }
    return missing.map { "\($0) of the base language is missing" }
      + surplus.map { "\($0) \(Self.surplusWords)" }
  }

  /// The finding of a text that no program can read as what its beginning says.
  private func brokenSyntax(_ text: String, of entry: CheckedEntry) -> Diagnosis {
    switch text.first {
    case "{":
      Self.diagnosis(
        of: entry,
        "the forms that begin with \"\(text)\" cannot be read: readers see their syntax",
        help: "close every brace, and name the type plural, selectordinal or select")
    case ".":
      Self.diagnosis(
        of: entry,
        "the message that begins with \"\(text)\" is not well formed: no program can show it",
        help:
          "MessageFormat 2 asks for {{…}} round each pattern, and for a key to each selector of .match"
      )
    default:
      Self.diagnosis(
        of: entry,
        "\"\(text)\" is no format specifier: readers see it in the place of the argument",
        help: "write it with % and the digits 0 to 9, without spaces")
    }
  }
}
