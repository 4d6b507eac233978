/// Values that a method of the value itself writes, and items of lists.
extension ExpressionReader {
  // MARK: Formats

  /// What a method writes that has its format as an argument: `date.formatted(date: .short)`, `date.format(formatter)`,
  /// `amount.ToString("C")`; nil for another method.
  ///
  /// Sources: developer.apple.com/documentation/foundation/formatstyle, docs.oracle.com (`java.time.LocalDate.format`),
  /// learn.microsoft.com/dotnet/standard/base-types/formatting-types.
  func formatted(_ call: Call) -> ArgumentFact.Kind? {
    switch (file.language, call.name) {
    case (.swift, "formatted"): return formattedBySwift(call)
    case (.kotlin, "format"), (.java, "format"): return formattedByJava(call)
    case (.cSharp, "ToString"): return formattedByDotNet(call)
    default: return nil
    }
  }

  private func formattedBySwift(_ call: Call) -> ArgumentFact.Kind? {
    guard let first = call.arguments.first else {
      guard let receiver = call.receiver else { return nil }
      var found: [ArgumentFact] = []
      read(receiver, depth: 1, into: &found)
      if !found.isEmpty, found.allSatisfy({ $0.kind == .number }) { return .number }
      return isDate(receiver, ["Date"]) ? .date : .unknown
    }
    if ["date", "time"].contains(file.label(of: first)) { return .date }
    // `.currency(code: "EUR")`, `Date.FormatStyle()…`
    let style = first.first { file.isIdentifier($0) && file.isDot($0 - 1) }
    switch style.map(file.text) {
    case "currency": return .price
    case "byteCount", "measurement": return .amount
    case "number": return .number
    case "percent": return .percent
    case "dateTime", "relative", "iso8601", "timeDuration", "time", "units", "interval", "verbatim":
      return .date
    default: return .unknown
    }
  }

  private func formattedByJava(_ call: Call) -> ArgumentFact.Kind? {
    guard let receiver = call.receiver, let first = call.arguments.first, call.arguments.count == 1
    else { return nil }
    // `note.author.format(nameFormatter)` writes no date.
    let made = first.last.map { Variables(file).origins(of: $0).map(names) } ?? []
    let words = ([names(in: first)] + made).flatMap { $0.lowercased().split(separator: " ") }
    let isPattern = words.contains { word in
      ["datetimeformatter", "dateformatter", "timeformatter", "dateformat"].contains(
        where: word.hasSuffix)
    }
    return isPattern
      || isDate(
        receiver,
        [
          "LocalDate", "LocalDateTime", "LocalTime", "ZonedDateTime", "OffsetDateTime", "Instant",
          "YearMonth", "MonthDay",
        ])
      ? .date : nil
  }

  private func formattedByDotNet(_ call: Call) -> ArgumentFact.Kind? {
    guard let first = call.arguments.first, let pattern = file.literal(first),
      let letter = pattern.first
    else { return nil }
    let isStandard = pattern.dropFirst().allSatisfy(\.isNumber)
    guard isStandard, letter.isLetter else {
      if letter == "0" || letter == "#" {
        // `0.0 MB`
        return pattern.contains(where: \.isLetter) ? .unknown : .number
      }
      // Names of months and days are those of the language; other letters stand in quotation marks.
      return pattern.contains { $0 == "'" || $0 == "\\" } ? .unknown : .date
    }
    // An id and a state have such patterns too: `guid.ToString("N")`, `state.ToString("G")`.
    let isOfNumber = call.receiver.map { receiver in
      var found: [ArgumentFact] = []
      read(receiver, depth: 1, into: &found)
      return !found.isEmpty && found.allSatisfy { $0.kind == .number }
    }
    let isKnown = isOfNumber ?? false
    let isDate =
      call.receiver.map { self.isDate($0, ["DateTime", "DateTimeOffset", "DateOnly", "TimeOnly"]) }
      ?? false
    switch letter {
    case "C", "c": return isKnown || !isDate ? .price : .unknown
    case "N", "n", "F", "f":
      return isKnown || pattern.count > 1 ? .number : isDate ? .date : .unknown
    case "P", "p": return isKnown || pattern.count > 1 ? .percent : .unknown
    case "X", "x", "E", "e", "R", "B", "b": return .unknown
    default: return isDate ? .date : isKnown ? .number : .unknown
    }
  }

  /// Whether a value is a date, by its type in the file or by its own name.
  private func isDate(_ range: Range<Int>, _ types: Set<String>) -> Bool {
    guard let last = range.last(where: { file.isIdentifier($0) }) else { return false }
    if let type = Variables(file).type(of: last) { return types.contains(type) }
    let name = file.text(of: last)
    return types.contains(name)
      || [
        "date", "Date", "now", "Now", "Today", "timestamp", "created", "Created",
      ].contains(name)
      || name.hasSuffix("Date") || name.hasSuffix("Timestamp")
  }

  /// The kind of a formatter, or another one where an option of it says so: `new Intl.NumberFormat(locale, { style: 'currency' })`,
  /// `formatter.numberStyle = .currency`.
  func style(of call: Call, _ kind: ArgumentFact.Kind) -> ArgumentFact.Kind {
    guard kind == .number, let receiver = call.receiver else { return kind }
    let made = [call.range] + Variables(file).origins(of: receiver.upperBound - 1)
    for index in made.joined() {
      if file.tokens[index].kind == .text, let text = file.literal(index..<index + 1) {
        if text == "currency" { return .price }
        if text == "unit" { return .amount }
        if text == "percent" { return .percent }
        // "12K", and the letters of a pattern: `'USD' 0.00`.
        let isPattern = text.contains("0") || text.contains("#")
        if text == "compact" || isPattern && text.contains(where: \.isLetter) { return .unknown }
      }
      // `NumberFormat.simpleCurrency()` of Dart.
      if file.isIdentifier(index), file.text(of: index).lowercased().contains("currency") {
        return .price
      }
    }
    return numberStyle(of: receiver.upperBound - 1) ?? kind
  }

  /// What the formatter of Apple in a variable writes by the style that the file gives it; nil where it gives none.
  ///
  /// Source: developer.apple.com/documentation/foundation/numberformatter/style.
  private func numberStyle(of name: Int) -> ArgumentFact.Kind? {
    guard file.isIdentifier(name) else { return nil }
    let styles = file.places(like: name).compactMap { place -> String? in
      if file.isDot(place + 1), file.has(place + 2, "numberStyle"), file.has(place + 3, "=") {
        let end = file.endOfExpression(from: place + 4)
        return end > place + 4 ? file.text(of: end - 1) : ""
      }
      return nil
    }
    guard let style = styles.first?.lowercased() else { return nil }
    if styles.contains(where: { $0.lowercased() != style }) { return .unknown }
    if style.hasSuffix("decimal") || style.hasSuffix("decimalstyle") { return .number }
    if style.contains("currency") { return .price }
    return style.contains("percent") ? .percent : .unknown
  }

  /// A number of another base has letters: `n.toString(16)`, `String(n, radix: 36)`; nil for another call.
  func inOtherDigits(_ call: Call) -> ArgumentFact.Kind? {
    guard ["toString", "String", "number", "ToString", "setNum"].contains(call.name) else {
      return nil
    }
    let bases = call.arguments.map(file.withoutLabel).filter { $0.count == 1 }
      .map { file.text(of: $0.lowerBound) }
    return bases.contains { ["16", "32", "36"].contains($0) } ? .unknown : nil
  }

  // MARK: Languages

  /// The kind of what a call formats; nothing is known of it if the call or what made its formatter names a language, which may be another
  /// one than the reader's.
  ///
  /// A number has digits in every language. A date of digits alone is a number.
  func inLanguageOfReader(_ kind: ArgumentFact.Kind, _ call: Call) -> ArgumentFact.Kind {
    guard kind != .number else { return kind }
    if isEnglish(call) { return .unknown }
    if kind == .date, let made = dateFormatOfDart(call) {
      return literals(in: made).contains(where: Self.isDateOfDigits) ? .number : .unknown
    }
    var ranges = [call.range]
    if let last = call.receiver?.last, file.isIdentifier(last) {
      ranges += Variables(file).origins(of: last)
      // `formatter.locale = Locale(identifier: "en_US_POSIX")`
      let given = file.places(like: last).filter {
        file.isDot($0 + 1) && (file.has($0 + 2, "locale") || file.has($0 + 2, "Culture"))
          && file.has($0 + 3, "=")
      }.map { $0 + 4..<max($0 + 4, file.endOfExpression(from: $0 + 4)) }
      // A member of `Locale` that the program declares may be any: `formatter.locale = .posix`.
      if given.contains(where: namesOwnLocale) { return .unknown }
      ranges += given
    }
    // `private val LOCALE = Locale.US`
    let constants = ranges.joined().filter { index in
      file.isIdentifier(index) && !file.isDot(index - 1)
        && file.places(like: index).contains { place in
          place != index
            && Variables(file).startOfValue(after: place).map {
              namesLanguage($0..<max($0, file.endOfExpression(from: $0)))
            } ?? false
        }
    }
    if !constants.isEmpty { return .unknown }
    guard ranges.contains(where: namesLanguage) else { return kind }
    return kind == .date && literals(in: ranges).contains(where: Self.isDateOfDigits)
      ? .number : .unknown
  }

  private func literals(in ranges: [Range<Int>]) -> [String] {
    ranges.joined().compactMap { index in
      file.tokens[index].kind == .text ? file.literal(index..<index + 1) : nil
    }
  }

  /// What a formatter of Dart was made from that writes English, because neither it nor the program names a language:
  /// `DateFormat.yMMMd()`, `DateFormat('MMM d')`; nil for another call.
  ///
  /// The class `S` of the plugin `flutter_intl` sets the language, and so does the package `easy_localization` with its `tr`.
  ///
  /// Sources: pub.dev/documentation/intl (`DateFormat`, `Intl.defaultLocale`), pub.dev/packages/easy_localization.
  private func dateFormatOfDart(_ call: Call) -> [Range<Int>]? {
    guard file.language == .dart, let receiver = call.receiver, !program.declares("defaultLocale"),
      !file.mentions("S"), !file.mentions("tr")
    else { return nil }
    let made = [receiver] + Variables(file).origins(of: receiver.upperBound - 1)
    for range in made {
      guard let name = range.first(where: { file.has($0, "DateFormat") }) else { continue }
      let isNamed = file.isDot(name + 1)
      let open = isNamed ? name + 3 : name + 1
      guard file.isOpen(open, "("), file.arguments(at: open).count < (isNamed ? 1 : 2) else {
        return nil
      }
      return made
    }
    return nil
  }

  /// Whether an expression names a language: `Locale.US`, `"en_US_POSIX"`, `CultureInfo.InvariantCulture`, `QLocale::English`.
  ///
  /// Sources: docs.oracle.com (`java.util.Locale`), learn.microsoft.com (`CultureInfo`), doc.qt.io (`QLocale`), rfc-editor.org/rfc/rfc5646.
  private func namesLanguage(_ range: Range<Int>) -> Bool {
    range.contains { index in
      switch file.tokens[index].kind {
      case .text: return file.literal(index..<index + 1).map(Self.isLanguage) ?? false
      case .identifier:
        let word = file.text(of: index)
        if word == "InvariantCulture" || word.hasSuffix("LOCALE") || word.hasPrefix("RFC_") {
          return true
        }
        // `import static java.util.Locale.ENGLISH`
        if file.language == .java || file.language == .kotlin, Self.constants.contains(word) {
          return true
        }
        guard file.isDot(index - 1) else { return false }
        if file.has(index - 2, "Locale") {
          return word.count > 1 && word.allSatisfy { $0.isUppercase || $0 == "_" }
        }
        return file.has(index - 2, "QLocale") && (word == "c" || word == "English" || word == "C")
      default: return false
      }
    }
  }

  /// Constants of `java.util.Locale`.
  private static let constants: Set<String> = [
    "ENGLISH", "US", "UK", "ROOT", "CANADA", "FRENCH", "FRANCE", "GERMAN", "GERMANY",
  ]

  /// Whether an expression of Swift gives a locale by a short name that is not the reader's: `.posix`.
  private func namesOwnLocale(_ range: Range<Int>) -> Bool {
    guard let last = range.last, file.isIdentifier(last), file.isDot(last - 1) else { return false }
    return range.count == 2 && file.language == .swift
      && !["current", "autoupdatingCurrent"].contains(file.text(of: last))
  }

  /// Whether a call writes words in English, whatever the language of the reader is.
  ///
  /// Sources: docs.ruby-lang.org (`Time#strftime`), php.net (`DateTimeInterface::format`), docs.python.org (`strftime`, which needs
  /// `setlocale`), date-fns.org (the option `locale`), humanize.readthedocs.io (`activate`), momentjs.com and day.js.org (`locale`).
  private func isEnglish(_ call: Call) -> Bool {
    let digits: String
    switch (file.language, call.name) {
    case (.ruby, "strftime"): digits = "dmyYCHMSFTjeklIuwVWUGLNRsDX"
    case (.python, "strftime"):
      if file.mentions("setlocale") { return false }
      digits = "dmyYCHMSFTjIuwVWUGRsDf"
    case (.php, "date_format"): digits = "djmnyYHGhgisuvNwtLzWo"
    default: return isEnglishByDefault(call)
    }
    guard let pattern = call.arguments.lazy.compactMap({ file.literal($0) }).first else {
      return true
    }
    if file.language == .php { return pattern.contains { $0.isLetter && !digits.contains($0) } }
    // Letters without a percent sign stand as they are: `Week %V`.
    var rest = pattern[...]
    while let character = rest.popFirst() {
      if character == "%" {
        rest = rest.drop { "-_0^#".contains($0) }
        if let code = rest.popFirst(), code.isLetter, !digits.contains(code) { return true }
      } else if character.isLetter {
        return true
      }
    }
    return false
  }

  /// Whether a function of a library writes English unless the program names a language.
  private func isEnglishByDefault(_ call: Call) -> Bool {
    let names = call.receiver.map { self.names(in: $0).split(separator: " ") } ?? []
    switch file.language {
    case .python:
      if names.contains("email") || call.receiver == nil && isOfEmail(call) { return true }
      return names.contains("humanize") && !file.mentions("activate")
    case .javaScript, .markup:
      if Self.dateFunctions.contains(call.name) || isDurationOfDateFns(call) {
        return !call.range.contains { file.has($0, "locale") }
      }
      let isOfMoment = names.contains("moment") || names.contains("dayjs")
      return isOfMoment && !file.mentions("locale")
        || call.name == "fromNow" && !file.mentions("locale")
    default: return false
    }
  }

  /// Whether a call is that of Python's package `email`, and not of Babel.
  private func isOfEmail(_ call: Call) -> Bool {
    file.places(like: call.range.lowerBound).contains { place in
      let start = Scopes(file: file).startOfStatement(before: place)
      return file.has(start, "from") && file.has(start + 1, "email")
    }
  }

  /// Functions of date-fns.
  private static let dateFunctions: Set<String> = [
    "formatDistance", "formatDistanceToNow", "formatRelative", "formatDistanceStrict",
    "formatDistanceToNowStrict",
  ]

  /// Whether a call is that of the function of date-fns, and not of another library's `formatDuration`.
  private func isDurationOfDateFns(_ call: Call) -> Bool {
    call.name == "formatDuration"
      && Imports(file: file).path(of: call.range.lowerBound)?.hasPrefix("date-fns") ?? false
  }

  /// Languages that programs write out alone; a pattern such as `dd` is none.
  private static let languages: Set<String> = [
    "ar", "cs", "da", "de", "en", "es", "fa", "fi", "fr", "he", "hu", "it", "iw", "ja", "ko", "nb",
    "nl", "no", "pl", "pt", "ru", "sv", "th", "tr", "uk", "ur", "vi", "zh",
  ]

  private static func isLanguage(_ text: String) -> Bool {
    if languages.contains(text) { return true }
    let parts = text.split(omittingEmptySubsequences: false) { $0 == "-" || $0 == "_" }
    guard parts.count > 1, 2...3 ~= parts[0].count, parts[0].allSatisfy({ "a"..."z" ~= $0 }) else {
      return false
    }
    return parts[1].count == 2 && parts[1].allSatisfy { "A"..."Z" ~= $0 }
      || parts[1].count == 4 && parts[1].allSatisfy { $0.isASCII && $0.isLetter }
  }

  /// Whether a pattern of dates gives nothing but digits and signs: `yyyy-MM-dd`.
  private static func isDateOfDigits(_ pattern: String) -> Bool {
    !pattern.isEmpty && !pattern.contains("MMM") && !pattern.contains("ddd")
      && pattern.allSatisfy { "yuMdHhmsS-/.: ".contains($0) } && pattern.contains { $0.isLetter }
  }

  // MARK: Items of lists

  /// Methods that give an item of a list.
  static let itemMethods: Set<String> = [
    "get", "at", "value", "elementAt", "getOrNull", "getOrElse", "first", "last", "random",
  ]

  /// Functions that make a list of their arguments.
  private static let listMakers: Set<String> = [
    "listOf", "arrayOf", "mutableListOf", "arrayListOf", "asList", "of", "QStringList",
    "setOf",
  ]

  /// Functions that give the items of a list of resources of Android.
  private static let arrayTakers: Set<String> = [
    "getStringArray", "getTextArray", "stringArrayResource",
  ]

  /// What the items of a list may be, if all are texts of the app; nil for another list.
  ///
  /// - Parameters:
  ///   - whole: The expression that gives the list.
  ///   - depth: How many variables and branches were followed.
  /// - Returns: One fact for each item.
  func items(of whole: Range<Int>, _ depth: Int) -> [ArgumentFact]? {
    let range = trimmed(whole)
    guard depth < Self.deepest, let last = range.last else { return nil }
    if let array = resourceArray(range) { return [array] }
    if range.count == 1 || file.isIdentifier(last), file.isIdentifier(last) {
      let variables = Variables(file)
      // `note.names` is the list of another object.
      guard range.count == 1 || range.count == 3 && variables.isOfObjectItself(last) else {
        return nil
      }
      var values = range.count == 1 ? variables.values(of: last) : []
      let binding = range.count == 1 ? Scopes(file: file).binding(of: last) : nil
      let isMember = values.isEmpty && binding == nil
      if isMember { values = variables.memberValues(of: last) }
      let isFixed = values.allSatisfy { resourceArray(trimmed($0)) != nil || isFixedList($0) }
      if ListMentions(file: file).mayGrow(last, isMember: isMember, isFixed: isFixed) {
        return nil
      }
      let items = values.map { self.items(of: $0, depth + 1) }
      return items.isEmpty || items.contains { $0 == nil } ? nil : items.flatMap { $0 ?? [] }
    }
    guard let open = file.partner(of: last), open <= last else { return nil }
    let isLiteral = open == range.lowerBound && (file.isOpen(open, "[") || file.isOpen(open, "{"))
    let isCall =
      file.isIdentifier(open - 1) && open > range.lowerBound
      && Self.listMakers.contains(file.text(of: open - 1))
    guard isLiteral || isCall else { return nil }
    var found: [ArgumentFact] = []
    for item in file.arguments(at: open) { read(item, depth: depth + 1, into: &found) }
    return found.isEmpty || found.count > Self.mostTexts || !found.allSatisfy(\.isOwnText)
      ? nil : found
  }

  /// Whether an expression gives a list that nothing is added to: `listOf(a, b)`, `List.of(a, b)`.
  private func isFixedList(_ range: Range<Int>) -> Bool {
    guard let last = range.last, let open = file.partner(of: last), file.isOpen(open, "(") else {
      return file.has(range.lowerBound, "const")
    }
    return file.has(open - 1, "listOf") || file.has(open - 1, "setOf")
      || file.language == .java && file.has(open - 1, "of")
  }

  /// The list of resources that an expression gives: `resources.getStringArray(R.array.names)`.
  private func resourceArray(_ range: Range<Int>) -> ArgumentFact? {
    guard let last = range.last, let open = file.partner(of: last), file.isOpen(open, "("),
      file.isIdentifier(open - 1), Self.arrayTakers.contains(file.text(of: open - 1)),
      let argument = file.arguments(at: open).first, let name = argument.last,
      file.isIdentifier(name), file.has(name - 2, "array")
    else { return nil }
    return fact(.ownText(UseKey(identifier: file.text(of: name))), range)
  }
}
