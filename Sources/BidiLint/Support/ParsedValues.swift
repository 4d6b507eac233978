import BidiMessages
import BidiSource
import BidiText
import LocalizationFiles

/// What is parsed already of a file and its base texts, while rules look at the entries in their order.
///
/// The forms of a plural are looked at together; each is parsed once.
final class ParsedValues {
  /// Told of each value that is parsed: for tests, which count them.
  var onParse: (@Sendable (String) -> Void)?

  private var forms: [Int: Message] = [:]
  private var bases: [[String]: Message] = [:]
  private var olderBases: [[String]: Message] = [:]
  private var linked: LinkedTexts?
  private var variables: VariableForms?

  /// So many forms stand beside one another at most, before an entry and behind it.
  static let reach = 6

  /// The value of an entry.
  ///
  /// - Parameters:
  ///   - entry: The entry.
  ///   - number: Its place in the file.
  ///   - context: Its file.
  /// - Returns: The message.
  func message(of entry: LocalizationEntry, _ number: Int, in context: RuleContext) -> Message {
    guard entry.pluralStem != nil else {
      return context.message(entry.value.string, of: entry)
    }
    if let known = forms[number] { return known }
    if forms.count > 4 * Self.reach {
      forms = forms.filter { abs($0.key - number) <= 2 * Self.reach }
    }
    let message = context.message(entry.value.string, of: entry)
    forms[number] = message
    return message
  }

  /// A text of the base language, without controls: entries that follow one another may have the same.
  func base(_ text: String, of entry: LocalizationEntry, in context: RuleContext) -> Message {
    let key = [text] + context.argumentNotes(of: entry).map(\.text)
    if let known = bases[key] ?? olderBases[key] { return known }
    if bases.count > 2 * Self.reach { (olderBases, bases) = (bases, [:]) }
    let message = context.message(text.strippingControls(), of: entry)
    bases[key] = message
    return message
  }

  /// The texts that variables among words show.
  func variableForms(in context: RuleContext) -> VariableForms {
    if let variables { return variables }
    let made = VariableForms(in: context)
    variables = made
    return made
  }

  /// The texts that links show.
  func links(in file: LocalizationFile) -> LinkedTexts {
    if let linked { return linked }
    let made = LinkedTexts(file)
    linked = made
    return made
  }
}
