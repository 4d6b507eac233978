import BidiJudge
import BidiSource
import BidiUsage
import LocalizationFiles

/// The program looks up a text that a translation does not have.
///
/// ## What it finds
///
/// With the texts of the base language beside the file: texts that the sources of the project look up and the file lacks. The file
/// has one finding, with the first three keys and their places. In a file of the base language of a web application: texts that no
/// language has, with a key beside the file's own, such as settings.title beside settings.name. A text that is marked as not to be translated, and one without
/// words, is not missed. A file with fewer than half of the texts has only begun, or says where a region differs: it has no
/// finding, and nor has a file of the base language for another region.
///
/// ## Why it matters
///
/// Readers see a text of the base language, which stands in a right-to-left page with its full stop at the wrong end.
///
/// ## Example
///
///     ar
///     base: "of" = "of"; "to" = "to"; "in" = "in";
///     wrong: "of" = "من"; "in" = "في";
///     right: "of" = "من"; "in" = "في"; "to" = "إلى";
///
/// ## Fix
///
/// None. A person has to translate the text.
///
/// ## Source
///
/// - Android Studio, lint check MissingTranslation
struct MissingKeyRule: UsageRule {
  static let id = "missing-key"
  static let headline = "the program looks up missing texts"
  static let severity = Severity.info

  /// The number of keys that a finding names.
  private static let mostNamed = 3

  func check(_ file: LocalizationFile, in context: RuleContext) -> [Diagnosis] {
    guard let usage = context.usage, context.linter?.reasonUnseen == nil else { return [] }
    var given: Set<String> = []
    for entry in file.entries {
      given.insert(entry.askedKey)
      given.insert(entry.key.string)
      given.insert(LocalizationEntry.askedKey(of: entry.key.string))
    }
    // What `en-CA` lacks is that of `en`, and right.
    if let language = context.base?.locale?.language, language == context.locale?.language {
      return []
    }
    guard let wanted = context.base?.askedKeys else {
      return context.linter?.isOfBase == true ? strangers(to: given, in: file, context, usage) : []
    }
    var missing = wanted.subtracting(given)
    // A call that names no table asks for `Localizable`.
    if file.format.toolkits.main == [.uiKit],
      !(file.source.path.pathParts.last?.hasPrefix("Localizable.") ?? true)
    {
      missing.subtract((context.textsBeside?() ?? []).flatMap(\.keys))
    }
    guard !missing.isEmpty, missing.count * 2 <= wanted.count else { return [] }
    let asked = missing.filter { key in
      let keys = EntryUsage.keys(named: key)
      // A text that is filled in before is looked up by no key of a file.
      return usage.looksUp(keys)
        && !(key.utf8.contains(UInt8(ascii: "{"))
          && usage.uses(of: keys).allSatisfy { $0.purpose == .filledBefore })
    }.sorted()
    return Self.diagnoses(
      of: asked.map { ($0, nil) }, in: usage, "this file lacks", help: "translate what is missing")
  }

  /// The finding about texts that no language has.
  ///
  /// Elsewhere compilers find them, or the key is itself the text.
  private func strangers(
    to given: Set<String>, in file: LocalizationFile, _ context: RuleContext, _ usage: ProgramUsage
  ) -> [Diagnosis] {
    guard file.format.toolkits(ofPath: file.source.path).main.contains(.web) else { return [] }
    guard !usage.strangers(to: given).isEmpty else { return [] }
    // The texts of a language may stand in several files: the namespaces of i18next.
    let beside = Set((context.textsBeside?() ?? []).flatMap(\.keys))
    return Self.diagnoses(
      of: usage.strangers(to: given, beside: beside), in: usage, "no language has",
      help: "write the texts, or the keys that are meant")
  }

  private static func diagnoses(
    of keys: [(key: String, place: UsePlace?)], in usage: ProgramUsage, _ lack: String,
    help: String
  ) -> [Diagnosis] {
    guard !keys.isEmpty else { return [] }
    let named = keys.prefix(mostNamed).map { key, known in
      let place = known ?? usage.uses(of: EntryUsage.keys(named: key)).first?.place
      return "\"\(key)\"" + (place.map { " (\($0.name))" } ?? "")
    }
    let more = keys.count - named.count
    return [
      Diagnosis(
        rule: Self.self, range: 0..<0, key: nil,
        message: "the program looks up \(quantity(keys.count, "text")) that \(lack): "
          + named.joined(separator: ", ") + (more > 0 ? " and \(more) more" : ""), help: help)
    ]
  }
}
