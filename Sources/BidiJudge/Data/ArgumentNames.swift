import BidiText
import MessageSyntax

/// The names that code gives to arguments: `{count}`, `{userName}`, `%(percent)s`.
///
/// A name is split into words: `totalCount`, `total_count`, `total-count` and `total.count` are two words, and digits end
/// a word. The last word decides: `file_count` is a number, `count_text` is not. If the last word may be of two kinds,
/// the word before it decides: `phoneNumber` is an address, `page_number` is a number, and an `order_number` such as
/// `A-17` is neither.
///
/// A name of something that may be text does not make the set smaller. Sizes, amounts, prices, limits, times and dates
/// are such names: programs put "3 MB", "10 USD" and "March 3" there. So are `host`, `file` and `address`: they may be a
/// person, any name, and a street.
///
/// Source: the names that documents of message formats give to numbers: `count` (i18next, "Plurals": the
/// variable's name must be `count`; Rails Guides, "Internationalization"; Flutter's ARB placeholders of type
/// `int`), `n` (GNU gettext, "Plural forms"), `num` and `number` in front (ICU, "Formatting Messages":
/// `num_guests`); and the names in the localizations of Transmission, WTForms and Symfony's validator, which also
/// show what is no number: `{total_size}` is "3 MB", and `{{ limit }}` may be a date. Versions: Semantic Versioning
/// 2.0.0, and PEP 440. Code is written in English, and so are the words.
package enum ArgumentNames {
  /// The classes that an argument may be of, by its name.
  ///
  /// ```
  /// ArgumentNames.classes(of: "totalCount")  // [.number]
  /// ArgumentNames.classes(of: "userName")  // nil
  /// ```
  ///
  /// - Parameters:
  ///   - name: The name as the message has it, without its braces.
  ///   - isFormatted: Whether words such as "formatted" in the name change nothing: `formattedCount` is a number, too.
  /// - Returns: Nil if the name says nothing.
  package static func classes(of name: String, isFormatted: Bool = false) -> ArgumentClasses? {
    let words = words(of: name)
    guard let last = words.last else { return nil }
    let previous = words.dropLast().last
    if isAddress(last, after: previous) { return .address }
    guard isFormatted || formatting.isDisjoint(with: words) else { return nil }
    // A picture among the letters has no direction, as a text without letters has none.
    if last == "emoji" { return .empty }
    // The version that an app shows is digits and dots.
    if last == "version" || ["VERSION_NAME", "VERSION_CODE"].contains(name) { return .number }
    return isNumber(last, after: previous) || isCounted(words) ? .number : nil
  }

  /// Whether a name, or an English word before an argument, is that of a thing or a person that has a name itself.
  ///
  /// ```
  /// ArgumentNames.isName("userName")  // true
  /// ArgumentNames.isName("file_size")  // false
  /// ArgumentNames.isName("value")  // nil
  /// ```
  ///
  /// - Parameter name: The name as the message has it, without its braces, or the word.
  /// - Returns: False for numbers, times and amounts, and for what a program chooses from its own texts; nil if the name says nothing.
  package static func isName(_ name: String) -> Bool? {
    let words = words(of: name)
    guard let last = words.last else { return nil }
    if classes(of: name) == .number || amounts.contains(last) || periods.contains(last)
      || numbered.contains(last) || choices.contains(last)
    {
      return false
    }
    return last.utf8.count < 3 || empty.contains(last) ? nil : true
  }

  /// Whether a name is that of a person, of a company or of their name: `partner`, `authorName`.
  package static func isOfPerson(_ name: String) -> Bool {
    words(of: name).last.map(persons.contains) ?? false
  }

  /// Words for persons and companies, and for the names of things.
  private static let persons: Set<String> = [
    "artist", "author", "city", "company", "contact", "country", "friend", "language", "name",
    "organization", "owner", "partner", "person", "publisher", "recipient", "sender",
  ]

  /// Whether a name after a number sign is that of something that programs count from 1: `#{id}`, `#{issueId}`, `#{prNumber}`.
  static func isIdentifier(_ name: String) -> Bool {
    let words = words(of: name)
    switch words.last {
    case "iid", "pk", "nr", "num", "number", "pos", "position", "rank": return true
    case "id": return words.dropLast().last.map(counted.contains) ?? true
    default: return false
    }
  }

  /// Things whose id is a number: records of a database.
  ///
  /// A channel and a tag have names.
  private static let counted: Set<String> = [
    "alert", "booking", "bug", "build", "comment", "customer", "invoice", "issue", "item", "job",
    "line", "mr", "order", "payment", "post", "pr", "product", "refund", "request", "review", "run",
    "submission", "task", "ticket", "transaction",
  ]

  /// Words for what is written with a number: sizes, times, prices.
  private static let amounts: Set<String> = [
    "age", "ago", "amount", "average", "balance", "bitrate", "cost", "date", "datetime", "day",
    "delay",
    "difference", "distance", "duration", "elapsed", "eta", "fee", "free", "height", "hour",
    "interval", "length", "level", "limit", "max", "maximum", "min", "minimum", "minute", "month",
    "offset", "period", "pressure", "price", "progress", "range", "rate", "rating", "remaining",
    "resolution", "score", "second", "size", "space", "speed", "temperature", "threshold", "time",
    "timeout", "timestamp", "total", "version", "volume", "weekday", "weight", "width", "year",
  ]

  /// Words for what a program chooses from texts of its own.
  private static let choices: Set<String> = ["action", "mode", "permission"]

  /// Words that say nothing.
  private static let empty: Set<String> = [
    "arg", "argument", "content", "data", "description", "detail", "details", "info", "param",
    "parameter",
    "placeholder", "representation", "result", "str", "string", "text", "value", "values", "var",
  ]

  /// Whether a key names a number: `list.item_count`, `numberOfFiles`, `skipSeconds`.
  ///
  /// Only names of counts are known here: other keys name the subject of the text, not its argument.
  static func isCount(key: String) -> Bool {
    guard key.utf8.allSatisfy({ $0 != .space && $0 != .percentSign && $0 != .leftCurlyBracket })
    else { return false }
    var words = words(of: String(key.split(separator: ".").last ?? ""))
    // `sites_tested_singular` is the form for one.
    if words.count > 1, words.last == "singular" || words.last == "plural" { return true }
    // `AlbumsCount_One`
    if let last = words.last, PluralCategory(rawValue: last) != nil { words.removeLast() }
    guard words.count > 1, let last = words.last else { return false }
    return last == "count" || isCounted(words)
      || periods.contains(last) && !named.contains(words[words.count - 2])
  }

  /// Whether an English word must be a plural, by its ending: `files`, `messages`.
  ///
  /// False for words in -ss, -us, -is and -as, which may be either: `alias` is no plural, `areas` is one.
  package static func isCertainPlural(_ word: String) -> Bool {
    let word = word.lowercased()
    return word.hasSuffix("s")
      && !["ss", "us", "is", "as", "news", "series", "settings", "means"].contains {
        word.hasSuffix($0)
      }
  }

  /// The classes of an argument after an English word; nil for most words.
  ///
  /// A version is written in digits. Whoever writes `path '%1'` shows a path, and not a name.
  static func classes(afterWord word: String) -> ArgumentClasses? {
    switch word {
    case "version", "build": .number
    case "path", "url": .address
    default: nil
    }
  }

  /// Sample addresses of the kind in a name.
  ///
  /// ```
  /// ArgumentNames.addresses(for: "ip")  // ["192.168.0.1"]
  /// ```
  ///
  /// The address of a server may have no path, and then programs write it with a slash at its end (WHATWG URL, "URL
  /// serializing"). The link to a page, a song or an issue ends in its name or number.
  ///
  /// - Parameters:
  ///   - name: The name of the argument, or the word before it.
  ///   - texts: English texts about the message: its base text and its key.
  ///   - takesAll: Whether every address may end in a slash.
  /// - Returns: The addresses, the plainest first.
  package static func addresses(
    for name: String, in texts: [String] = [], takesAll: Bool = false
  ) -> [String] {
    let words = Set(words(of: name))
    if !words.isDisjoint(with: ["domain", "hostname"]) { return ["example.com"] }
    if !words.isDisjoint(with: ["email", "mail"]) { return ["user@example.com"] }
    if words.contains("ip") { return ["192.168.0.1"] }
    if !words.isDisjoint(with: phones) { return ["+1 987-654-3210"] }
    if words.contains("path") { return ["/usr/lib", "C:\\Users"] }
    if !words.isDisjoint(with: ["handle", "mention"]) { return ["@bob"] }
    let isOfServer =
      takesAll
      || ([name] + texts).contains { !servers.isDisjoint(with: Self.words(of: $0)) }
    return isOfServer
      ? ["https://example.com", "https://example.com/"] : ["https://example.com/page"]
  }

  /// Words for what has an address without a path, and for addresses that people type.
  private static let servers: Set<String> = [
    "connect", "connected", "connecting", "connection", "domain", "endpoint", "feed", "host",
    "hosts", "instance", "invalid", "origin", "realm", "repo", "repository", "root", "server",
    "servers", "site", "subscription", "valid", "workspace",
  ]

  private static func isAddress(_ word: String, after previous: String?) -> Bool {
    switch word {
    case "path": previous != "career" && previous != "learning"
    // A street address is text.
    case "address": ["email", "mail", "ip", "mac", "web"].contains(previous)
    // An "e-mail" may be the message and not the address.
    case "mail": previous == "e"
    case "number", "num", "no": phones.contains(previous ?? "")
    default: addresses.contains(word)
    }
  }

  private static func isNumber(_ word: String, after previous: String?) -> Bool {
    switch word {
    case "n": previous == nil
    // An "order total" has a currency.
    case "total": previous.map(isCertainPlural) ?? true
    case "number", "num": previous.map(numbered.contains) ?? true
    case "page":
      // A "web page" and a "home page" have names.
      previous.map(["current", "next", "previous", "prev", "last", "first", "total"].contains)
        ?? true
    // Days, minutes or seconds that are left.
    case "left", "remaining", "ago", "elapsed": periods.contains(previous ?? "")
    default:
      numbers.contains(word)
        // Opening hours may be "9 to 5", and week days may be "Monday and Friday".
        || periods.contains(word) && !named.contains(previous ?? "")
    }
  }

  /// Whether the first words name a count: `num_items`, `numberOfFiles`, `nItems`, `percent_done`.
  private static func isCounted(_ words: [String]) -> Bool {
    var rest = words[...]
    if rest.first == "total", rest.count > 2 { rest.removeFirst() }
    guard rest.count > 1, let first = rest.first else { return false }
    switch first {
    case "num", "nb", "nbr", "n": return rest.last?.hasSuffix("s") ?? false
    case "number", "count": return rest.dropFirst().first == "of" && rest.count > 2
    case "percent", "pct": return rest.count == 2 && shares.contains(rest.last ?? "")
    default: return false
    }
  }

  /// The words of a name, in lowercase.
  private static func words(of name: String) -> [String] {
    var words: [String] = []
    var word = ""
    let scalars = Array(name.unicodeScalars)
    func end() {
      if !word.isEmpty { words.append(word.lowercased()) }
      word = ""
    }
    for (index, scalar) in scalars.enumerated() {
      switch scalar {
      case "A"..."Z":
        // A capital begins a word. Of several capitals, the last begins one if a small letter follows: URLPath.
        let follows = index > 0 ? scalars[index - 1] : " "
        let leads = index + 1 < scalars.count ? scalars[index + 1] : " "
        if !isCapital(follows) || isSmall(leads) { end() }
        word.unicodeScalars.append(scalar)
      case "a"..."z", "\u{80}"...: word.unicodeScalars.append(scalar)
      default: end()
      }
    }
    end()
    return words
  }

  private static func isCapital(_ scalar: Unicode.Scalar) -> Bool { ("A"..."Z").contains(scalar) }
  private static func isSmall(_ scalar: Unicode.Scalar) -> Bool { ("a"..."z").contains(scalar) }

  /// Words for numbers, after any other word.
  private static let numbers: Set<String> = [
    "count", "counter", "idx", "index", "pages", "pct", "percent", "percentage", "qty", "quantity",
  ]

  /// Periods of time, which are counted.
  private static let periods: Set<String> = [
    "days", "hours", "milliseconds", "mins", "minutes", "months", "seconds", "secs", "weeks",
    "years",
  ]

  /// Words after "percent".
  private static let shares: Set<String> = [
    "available", "complete", "completed", "done", "free", "used",
  ]

  /// Words before periods that are not counted: opening hours, week days.
  private static let named: Set<String> = [
    "active", "business", "meeting", "office", "open", "opening", "quiet", "repeat", "selected",
    "visiting", "week", "working",
  ]

  /// Things with a real number; the "number" of a room, an order or a card may have letters and hyphens.
  private static let numbered: Set<String> = [
    "attempt", "chapter", "column", "day", "episode", "item", "line", "page", "question", "row",
    "season", "slide", "step", "track", "week",
  ]

  /// Things with a telephone number.
  private static let phones: Set<String> = [
    "cell", "cellphone", "fax", "mobile", "phone", "tel", "telephone", "whatsapp",
  ]

  private static let addresses: Set<String> = [
    "cellphone", "domain", "email", "fax", "filepath", "handle", "hostname", "href", "ip",
    "phone", "telephone", "uri", "url", "website",
  ]

  /// Words that say that the number is formatted as text, such as "1.2K" and "one of ten".
  private static let formatting: Set<String> = [
    "abbreviated", "compact", "display", "formatted", "human", "humanized", "localized", "pretty",
    "readable",
  ]
}
