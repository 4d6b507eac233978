import BidiJudge
import BidiText
import MessageSyntax

extension String {
  /// Whether the text is an opening brace and a word with a capital letter, or words with hyphens: `{Up`, `{line-feed`.
  fileprivate var isWordInBraces: Bool {
    guard first == "{", let letter = dropFirst().first else { return false }
    let rest = dropFirst(2)
    return contains("-") || letter.isUppercase && !rest.isEmpty && rest.allSatisfy(\.isLowercase)
  }
}

extension Message {
  /// The differences between the names of arguments and those of the base text, as phrases.
  ///
  /// A name may be used any number of times, and with another type or format.
  ///
  /// - Parameters:
  ///   - base: The base text.
  ///   - mayOmit: Whether names of the base text may be missing.
  ///   - needsBraces: Whether names in braces are arguments only if the base text has such names.
  ///   - isQt: Whether a program of Qt shows the text.
  ///   - keys: Names that stand for other texts of the file.
  /// - Returns: The phrases.
  func nameDifferences(
    from base: Message, mayOmit: Bool, needsBraces: Bool, isQt: Bool, keys: Set<String>
  ) -> [String] {
    let names = comparedNames(with: base, needsBraces: needsBraces, isQt: isQt, keys: keys)
    var mine = names.mine
    let theirs = names.theirs
    // An argument in the target of a link may be in the sentence of the other text.
    func found(_ names: [String: String], missingIn other: [String: String], of message: Message)
      -> [String]
    {
      let missing = names.filter { !other.keys.contains($0.key) }.values.sorted()
      if missing.isEmpty { return [] }
      let markup = message.markup
      return missing.filter { !markup.contains($0) }
    }
    // `%1 song%2`, `{0} method{1}`, `{{count}} attempt{{plural}}`: an ending that makes a plural, which other languages make in other ways.
    // A number that no form shows is not lost: `{n, plural, one {day} other {days}}`.
    let unshown = base.showsNumberOfForms ? [] : base.pluralNames
    let needed = theirs.filter {
      $0.value.isNumbered || Int($0.key.drop { $0 == "{" }) != nil
        ? !base.hasEnding($0.value)
        : !unshown.contains($0.value)
          && !($0.key.lowercased().contains("plural") && base.hasEnding($0.value))
    }
    let missing =
      (mayOmit ? [] : found(needed, missingIn: mine, of: self))
      .filter { !stands($0, onlyInFormsOf: base) }
    // Each language has its own plural forms, with its own names.
    if arguments.isEmpty, !mayOmit,
      let forms = base.arguments.first(where: { $0.type == .variable })
    {
      return ["\(forms.text) of the base language is missing"]
    }
    // A translation may name another text of the program or not; a name in the place of another is a mistake.
    func others(_ names: [String: String]) -> Set<String> {
      Set(names.keys.filter { $0.hasPrefix("{{int:") })
    }
    let (own, given) = (others(mine), others(theirs))
    let mayDiffer =
      own.isSubset(of: given) || given.isSubset(of: own) ? own.symmetricDifference(given) : []
    mine = mine.filter { !mayDiffer.contains($0.key) }
    // A translation of MediaWiki may name the site where its base text does not.
    mine = mine.filter { !$0.value.isOfWiki }
    // `%80` for `80%`, as Turkish and Basque write it.
    let isFormat = theirs.values.contains(where: \.isNumbered)
    mine = mine.filter {
      !$0.value.isNumbered || !base.text.hasPercentage(like: $0.value, isFormat: isFormat)
    }
    let unnamed = Set(mayDiffer.compactMap { theirs[$0] })
    return missing.filter { !unnamed.contains($0) }
      .map { "\($0) of the base language is missing" }
      + found(mine, missingIn: theirs, of: base).map {
        "\($0) \(PlaceholderMismatchRule.surplusWords)"
      }
  }

  /// Whether an argument of the base text stands there only in forms that this text does not have: Japanese has no form for one.
  private func stands(_ argument: String, onlyInFormsOf base: Message) -> Bool {
    let own = Set(branches.map(\.selectors))
    guard !own.contains([]) else { return false }
    return !base.branches.contains { branch in
      (branch.selectors.isEmpty || own.contains(branch.selectors))
        && branch.lines.contains { base.text(at: $0.range).contains(argument) }
    }
  }

  /// The names of both texts that are compared: without those that no program reads, and with what is the same in another form.
  private func comparedNames(
    with base: Message, needsBraces: Bool, isQt: Bool, keys: Set<String>
  ) -> (mine: [String: String], theirs: [String: String]) {
    var mine = namedArguments(besides: keys)
    var theirs = base.namedArguments(besides: keys)
    theirs = theirs.filter { !$0.value.hasPrefix("{{formatnum:") || $0.value.contains("$") }
    // Turkish writes the percent sign before the number: `%{quota}` for `{quota}%`.
    for (key, text) in mine where key.hasPrefix("%{") && base.text.contains("\(text.dropFirst())%")
    {
      mine[key] = nil
      mine[String(key.dropFirst())] = text
    }
    // i18next always gives the count of a plural, also where the base text shows it in another form.
    if let count = mine["{{count"], theirs["{{count"] == nil,
      let other = theirs.keys.filter({
        $0.hasPrefix("{{")
          && ArgumentNames.classes(of: String($0.dropFirst(2)), isFormatted: true) == .number
      }).min(), mine[other] == nil
    {
      mine["{{count"] = nil
      mine[other] = count
    }
    // `QString::arg` fills the lowest place that is left: `%2` alone is what `%1` is. A place of two digits is a percentage.
    if isQt {
      let numbers = [mine, theirs].map { $0.filter { $0.value.isNumbered } }
      if numbers[0].count == numbers[1].count,
        numbers[0].keys.allSatisfy({ $0.count { $0.isNumber } == 1 })
      {
        (mine, theirs) = (
          mine.filter { !$0.value.isNumbered }, theirs.filter { !$0.value.isNumbered }
        )
      }
    }
    // Qt has no arguments in braces; `{Up}` and `{line-feed}` are texts that are translated.
    if isQt {
      mine = mine.filter { !$0.key.isWordInBraces }
      theirs = theirs.filter { !$0.key.isWordInBraces }
    }
    if needsBraces, !theirs.keys.contains(where: { $0.hasPrefix("{") }) {
      mine = mine.filter { !$0.key.hasPrefix("{") }
    }
    return (mine, theirs)
  }

  /// The tags and the targets of links, as written.
  private var markup: String {
    lines.lazy.flatMap(\.pieces).filter { $0.kind == .markup }.map { text(at: $0.range) }.joined()
  }

  /// The arguments with names, as written, by opener and name.
  private func namedArguments(besides keys: Set<String>) -> [String: String] {
    var found: [String: String] = [:]
    var unnamed = 0
    for argument in arguments where !argument.isLink {
      if let name = argument.name, keys.contains(name) { continue }
      if argument.text == "{}" {
        // An argument without a name takes the next position: `{0}`, then `{1}`.
        found["{\(unnamed)"] = argument.text
        unnamed += 1
      }
      if argument.text.isNumbered { found[argument.text.replacing("L", with: "")] = argument.text }
      guard let name = argument.name else { continue }
      if argument.text.hasPrefix("$"), argument.text.hasSuffix("$") {
        // Chrome ignores the case of letters.
        found[argument.text.lowercased()] = argument.text
      } else if let open = argument.text.firstIndex(where: { "{(".contains($0) }) {
        // A translation may have the sign at another place: `#{id}` for `{id}`.
        let hasSign =
          argument.text.hasPrefix("#{")
          || argument.text.hasPrefix("${") && name.allSatisfy { $0.isASCII && $0.isNumber }
        if hasSign {
          found["{" + name] = argument.text
          continue
        }
        // `{{int:save}}` of MediaWiki is another text of the program.
        if argument.text.lowercased().hasPrefix("{{int:") {
          found[argument.text.lowercased().filter { !$0.isWhitespace }] = argument.text
          continue
        }
        // `{{x}}` is not `{x}`: another program reads it.
        let opener =
          argument.text[...open] + argument.text[open...].dropFirst().prefix { $0 == "{" }
        found[String(opener) + name] = argument.text
      }
    }
    for name in choiceNames { found["{" + name] = "{\(name), …}" }
    return found
  }

  /// The names of arguments that select forms: `{count, plural, …}`.
  ///
  /// Not those of MediaWiki, such as `{{GENDER:…}}` and `{{PLURAL:$1|…}}`, which a translation has where its language needs
  /// them.
  private var choiceNames: Set<String> {
    Set(
      branches.flatMap(\.selectors).compactMap { selector in
        ["GENDER ", "GRAMMAR ", "PLURAL ", "#FORMAL "].contains(where: selector.hasPrefix)
          ? nil : selector.firstIndex(of: "=").map { String(selector[..<$0]) }
      })
  }

  /// The arguments that choose plural forms, as ``namedArguments(besides:)`` writes them.
  var pluralNames: Set<String> {
    let selectors = branches.flatMap(\.selectors).map { $0.split(separator: "=", maxSplits: 1) }
      .filter { $0.count == 2 }
    let chosenByWord = Set(
      selectors.filter { $0[1].first != "=" && PluralCategory(rawValue: String($0[1])) == nil }
        .map { $0[0] })
    return Set(selectors.map { $0[0] }.filter { !chosenByWord.contains($0) }.map { "{\($0), …}" })
  }

  /// Whether a form shows what chooses it: with `#`, or with its name.
  var showsNumberOfForms: Bool {
    let names = choiceNames
    return arguments.contains { $0.text == "#" || $0.name.map(names.contains) ?? false }
  }

  /// Whether an argument only stands at the end of a word of three letters or more.
  fileprivate func hasEnding(_ argument: String) -> Bool {
    let parts = text.split(separator: argument, omittingEmptySubsequences: false)
    return parts.count > 1
      && parts.dropLast().allSatisfy { $0.count > 2 && $0.suffix(3).allSatisfy(\.isLetter) }
      && parts.dropFirst().allSatisfy { $0.first?.isLetter != true }
  }
}

extension String {
  /// Whether the text has the number of `%80` with the sign after it: `80%`, `80 %`.
  ///
  /// - Parameters:
  ///   - argument: What looks like an argument.
  ///   - isFormat: Whether the text has arguments of the kind, so that one digit may be an argument's place.
  /// - Returns: `true` for the sign at the other side of the number.
  fileprivate func hasPercentage(like argument: String, isFormat: Bool) -> Bool {
    let digits = String(argument.drop { !$0.isNumber })
    // The place of Qt in `%100` and `%1000` is `%10`: it has two digits at most.
    let zeros = digits.utf8.count == 2 ? 3 : 1
    return digits.utf8.count > (isFormat ? 1 : 0)
      && (0..<zeros).contains { count in
        hasPercentage(of: digits + String(repeating: "0", count: count))
      }
  }

  /// Whether a text has a number with a percent sign after it, or after a number that follows: `80%`, `80 %`, `80/90%`.
  private func hasPercentage(of number: String) -> Bool {
    ranges(of: number).contains { place in
      guard self[..<place.lowerBound].last?.isNumber != true else { return false }
      let rest = self[place.upperBound...]
      let sign = rest.drop { $0 == " " }
      if sign.first == "%" { return true }
      guard let joint = rest.first, "/-\u{2013}".contains(joint) else { return false }
      let other = rest.dropFirst().prefix(while: \.isNumber)
      return !other.isEmpty && rest.dropFirst(1 + other.count).first == "%"
    }
  }

  /// Whether MediaWiki fills in the text itself, in each message: `{{SITENAME}}`, `{{formatnum:99}}`.
  ///
  /// Source: MediaWiki, Help:Magic words.
  fileprivate var isOfWiki: Bool {
    guard hasPrefix("{{"), hasSuffix("}}") else { return false }
    let inner = dropFirst(2).dropLast(2)
    return ["SITENAME", "SERVER", "SERVERNAME", "PAGENAME", "FULLPAGENAME", "NAMESPACE"].contains(
      inner)
      || inner.hasPrefix("formatnum:") && !inner.contains("$")
  }

  /// Whether the text is a numbered argument of Qt: `%1`, `%L1`.
  fileprivate var isNumbered: Bool {
    let digits = dropFirst(hasPrefix("%L") ? 2 : 1)
    return hasPrefix("%") && !digits.isEmpty && digits.allSatisfy { $0.isASCII && $0.isNumber }
  }
}
