@testable import BidiAttributed
@testable import BidiFormat
@testable import BidiJudge
@testable import BidiText
import Foundation

/// Any text as the name of a locale, any number as that of a plural, any table as that of an app.
func fuzzLocales(_ input: inout Input) {
  switch input.number(below: 4) {
  case 0: facts(input.text())
  case 1: prefer(input.texts(upTo: 12))
  case 2: count(&input)
  default: localize(&input)
  }
}

/// All that is known of a locale agrees.
private func facts(_ name: String) {
  let direction = WritingDirection(locale: name)
  let layout = UserInterfaceLayoutDirection(locale: name)
  require(layout == direction.map { UserInterfaceLayoutDirection($0) }, "interfaces: \(name)")
  if let facts = LocaleFacts(locale: name) {
    require(facts.layoutDirection == layout, "facts have the direction: \(name)")
    require(facts.digits.count == 10 && Set(facts.digits).count == 10, "ten digits: \(name)")
    require(facts.script == scriptCode(ofLocale: name), "facts have the script: \(name)")
    require(!facts.language.isEmpty && !facts.numberingSystem.isEmpty, "names: \(name)")
  } else {
    require(direction == nil, "a direction is a fact: \(name)")
  }
  if let locale = MessageLocale(name) {
    require(locale.direction == direction, "locales of messages have the direction: \(name)")
  }
  // The parts of an identifier can be written in letters of both sizes, and with both separators.
  guard name.wholeMatch(of: /[A-Za-z]{2,3}([-_][A-Za-z]{4})?([-_][A-Za-z]{2})?/) != nil else {
    return
  }
  for spelling in [
    name.lowercased(), name.uppercased(), name.replacing("-", with: "_"),
    name.replacing("_", with: "-"),
  ] {
    require(WritingDirection(locale: spelling) == direction, "\(name) is \(spelling)")
    require(
      LocaleFacts(locale: spelling) == LocaleFacts(locale: name), "\(name) is \(spelling), too")
  }
}

/// What is preferred is chosen from what there is.
private func prefer(_ names: [String]) {
  let localizations = Array(names.prefix(8))
  let chosen = Localizations.preferred(
    from: localizations, forPreferences: Array(names.dropFirst(8)))
  require(chosen.isEmpty == localizations.isEmpty, "something is taken")
  require(Set(chosen).count == chosen.count, "each once: \(names)")
  require(chosen.allSatisfy(localizations.contains), "of those that there are: \(names)")
  for wanted in Set(localizations) where !wanted.isEmpty {
    let chosen = Localizations.preferred(from: localizations, forPreferences: [wanted])
    guard let first = chosen.first else { fail("something is taken: \(names)") }
    require(
      first == wanted
        || LocaleIdentifier(first)?.key.withScript == LocaleIdentifier(wanted)?.key.withScript,
      "who wants what there is gets it: \(wanted) of \(names)")
  }
}

/// Every number has one of the forms that its language has.
private func count(_ input: inout Input) {
  let name = input.text()
  let text = input.text()
  guard let rules = PluralRules(locale: name) else {
    require(LocaleIdentifier(name) == nil, "a locale has rules: \(name)")
    return
  }
  require(rules.categories.last == .other, "every language has other")
  require(Set(rules.categories).count == rules.categories.count, "each form once: \(name)")
  let number = text.utf8.reduce(0) { $0 &* 31 &+ Int($1) }
  for number in [number, number & 127, -(number & 127), .min, .max] {
    let category = rules.category(of: number)
    require(rules.categories.contains(category), "the language has the form: \(name), \(number)")
    require(
      rules.category(ofDecimal: String(number)) == category, "as it is written: \(name), \(number)")
  }
  guard let category = rules.category(ofDecimal: text) else { return }
  require(rules.categories.contains(category), "the language has the form: \(name), \(text)")
  let digits = text.drop { $0 == "-" || $0 == "+" }
  for spelling in ["-\(digits)", "+\(digits)", "000\(digits)"] {
    require(rules.category(ofDecimal: spelling) == category, "\(text) is \(spelling): \(name)")
  }
}

private let languages = ["ar", "he", "en", "fa_IR", "ru", "cy", "xx", "no locale"]

/// Any table of an app: texts and plural forms take arguments, and controls alone are put in.
private func localize(_ input: inout Input) {
  let language = input.pick(languages)
  let locale = input.flag() ? Locale(identifier: language) : nil
  var interpolation = LocalizableMessage.StringInterpolation(
    literalCapacity: 0, interpolationCount: 0)
  for _ in 0..<input.number(below: 4) { add(&interpolation, &input) }
  let form = input.number(below: 3)
  interpolation.appendLiteral(form == 0 ? "" : input.text())
  let message = LocalizableMessage(stringInterpolation: interpolation)
  let table: StringTable
  var key = message.key
  switch form {
  case 0:
    // The bytes of the files, as an app has them on the disk.
    let strings = Data(input.part())
    key = "k"
    table = StringTable(strings: strings, plurals: Data(input.rest()))
  case 1:
    table = StringTable(strings: nil, plurals: plist([key: plural(&input)]))
  default:
    table = StringTable(strings: plist([key: input.text()]), plurals: nil)
  }
  let found = table[key].map { StringTable.Found(entry: $0, localization: language) }
  let format: String? =
    switch found?.entry {
    case .format(let text): text
    case .plural(let plural): plural.resolved(message.arguments, PluralRules(locale: language))
    case nil: nil
    }
  // Foundation takes a good part of a millisecond for each number.
  guard (format ?? message.key).formatSpecifiers().count <= 24 else { return }
  let bare = message.text(of: found, locale: locale, mode: .none)
  for mode in [IsolationMode.asNeeded, .always] {
    let text = message.text(of: found, locale: locale, mode: mode)
    require(
      isSame(text.strippingControls(), bare.strippingControls()),
      "only controls are put in: \(codes(text)), \(codes(bare))")
  }
}

private func add(_ message: inout LocalizableMessage.StringInterpolation, _ input: inout Input) {
  let kind = input.number(below: 8)
  let number = input.byte() - 8
  switch kind {
  case 0: message.appendInterpolation(number)
  case 1: message.appendInterpolation(UInt8(truncatingIfNeeded: number))
  case 2: message.appendInterpolation(Double(number) / 8)
  case 3: message.appendInterpolation(MessageArgument.url("https://a.b/\(number)"))
  case 4: message.appendInterpolation(number, specifier: input.text())
  case 5: message.appendInterpolation(number.isMultiple(of: 2) ? Int.max : .min)
  case 6: message.appendInterpolation(Double.infinity)
  default: message.appendInterpolation(input.text())
  }
}

/// An entry of a `.stringsdict` with as many variables as the input has.
private func plural(_ input: inout Input) -> [String: Any] {
  var entry: [String: Any] = ["NSStringLocalizedFormatKey": input.text()]
  for _ in 0..<3 where !input.isEmpty {
    let name = input.text()
    var forms: [String: Any] = [:]
    for category in PluralCategory.allCases where !input.isEmpty {
      if input.flag() { forms[category.rawValue] = input.text() }
    }
    entry[name] = forms
  }
  return entry
}

private func plist(_ values: [String: Any]) -> Data? {
  try? PropertyListSerialization.data(fromPropertyList: values, format: .binary, options: 0)
}
