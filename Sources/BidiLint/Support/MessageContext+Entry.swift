import BidiJudge
import MessageSyntax
import BidiSource
import BidiText
import LocalizationFiles

extension MessageContext {
  /// Takes what an entry and its surroundings say about the arguments of its value.
  init(of checked: CheckedEntry) {
    let (entry, message, context) = (checked.entry, checked.message, checked.context)
    let options = Self.options(of: checked)
    guard !message.arguments.isEmpty else {
      self.init()
      self.options = options
      return
    }
    // The project has priority over the file.
    var declared = context.options.arguments.filter { $0.key.matches(name: entry.key.string) }
      .flatMap { pattern in
        message.arguments.map(\.text)
          .filter { pattern.specifier == nil || pattern.specifier == $0 }
          .map {
            DeclaredArgument(specifier: $0, classes: pattern.classes, source: pattern.source)
          }
      }
    declared += context.argumentNotes(of: entry).map {
      DeclaredArgument(
        specifier: $0.text, type: $0.kind.map(Message.Argument.ArgumentType.init),
        example: $0.example)
    }
    for link in message.arguments where link.isLink {
      let texts = context.parsed.links(in: context.file, named: entry.locale)
      guard let text = link.name.flatMap(texts.text) else {
        continue
      }
      declared.append(
        DeclaredArgument(specifier: link.text, type: .text, example: text, isFixed: true))
    }
    for argument in message.arguments {
      guard case .variable(let name)? = argument.conversion else { continue }
      declared.append(
        DeclaredArgument(
          specifier: argument.text,
          forms: context.parsed.variableForms(in: context).texts(of: name, in: entry)))
    }
    self.init(
      comments: entry.comments.map(\.text), base: checked.baseMessage ?? checked.englishMessage,
      isPluralForm: entry.pluralCategory != nil || Self.isFormByKey(entry, context),
      declared: declared)
    self.options = options
    pluralCategory = entry.pluralCategory
    isOfOneNumber = [.zero, .one, .two].contains(entry.pluralCategory)
    guard message.arguments.contains(where: { $0.type == .text }) else { return }
    key = entry.key.string
    otherForms = context.file.otherForms(of: checked.number).map {
      context.parsed.message(of: context.file.entries[$0], $0, in: context)
    }
    if !otherForms.isEmpty { isPluralForm = true }
    if let base = context.base?.otherForm(of: entry) {
      otherForms.append(context.parsed.base(base, of: entry, in: context))
    }
    if let singular = entry.baseSingular, let plural = entry.baseText {
      let both = [singular, plural].map { context.parsed.base($0, of: entry, in: context) }
      // Keys that stand in the place of texts have no arguments.
      if both.contains(where: { !$0.arguments.isEmpty }) { otherForms += both }
    }
  }
}

extension MessageContext {
  /// The options of commands that a text has in common with its base text.
  private static func options(of checked: CheckedEntry) -> OptionNames {
    guard checked.message.text.utf8.contains(UInt8(ascii: "-")),
      let base = checked.baseMessage ?? checked.englishMessage
    else { return .none }
    return OptionNames(in: checked.message.text, like: base.text)
  }

  /// Whether the key begins with a plural category, as `few_feeds` does, and the file has `other_feeds` too.
  private static func isFormByKey(_ entry: LocalizationEntry, _ context: RuleContext) -> Bool {
    // The texts of the file are looked up for such keys alone.
    LinkedTexts.pluralNoun(of: entry.key.string).map {
      context.parsed.links(in: context.file, named: entry.locale).hasOtherForm(ofNoun: $0)
    } ?? false
  }
}

extension Message.Argument.ArgumentType {
  fileprivate init(_ kind: ArgumentNote.Kind) {
    switch kind {
    case .text: self = .text
    case .number: self = .number
    case .date: self = .date
    }
  }
}
