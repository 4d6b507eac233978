import BidiSource

/// The names that stand anywhere in the files of a program, in code, texts, comments and data of whatever language.
///
/// A key whose name stands nowhere, and which no dynamic look-up can build, is used nowhere.
struct KeyMentions: Sendable {
  /// The names, without case, dots, hyphens and underscores, and each part between dots as it is written.
  private var names = NameFilter()

  /// The names that stand in files whose calls are not read: interfaces, data, and code in other languages.
  private var namesElsewhere = NameFilter()

  /// The hashes of texts that code puts something after: `"status." + name`, `"status_\(name)"`.
  private var beginnings: Set<UInt64> = []

  /// The hashes of texts that code puts something before: `prefix + ".title"`.
  private var ends: Set<UInt64> = []

  /// The hashes of the names of objects whose members code goes through or chooses: `T.ERRORS[code]`, `Object.values(T.ERRORS)`.
  private var indexed: Set<UInt64> = []

  /// The signs with which code joins two names: `type + "_" + value`, `${type}.${value}`.
  private var joints: Set<UInt8> = []

  /// The functions that look up keys below another key: i18next, next-intl, vue-i18n, Rails.
  private static let scopes = [
    "keyPrefix", "getFixedT", "useTranslations", "getTranslations", "useScopedI18n", "with_options",
    "i18nPrefix", "localePrefix",
  ].map { hash($0.utf8) }

  /// The most parts of a name that are taken together: `settings.general.title`.
  private static let mostParts = 4

  /// The longest name.
  private static let longest = 200

  /// The longest text that is looked for by its words.
  private static let mostOfSentence = 4000

  /// Nothing.
  init() {}

  /// Whether a key is a name, so that it can be found in any file: it has no spaces and no signs of a sentence.
  static func isName(_ key: String) -> Bool {
    (3...longest).contains(key.utf8.count) && key.utf8.allSatisfy(isPart)
      && key.utf8.contains(where: \.isASCIILetter)
  }

  /// Whether a key is a text of several words, as those of gettext and Qt are: two words stand in it with one space between.
  static func isSentence(_ key: String) -> Bool {
    key.utf8.count <= mostOfSentence && !WordGroups(key.utf8, areOfSentence: true).groups.isEmpty
  }

  /// Whether a key has four words that follow each other, as hardly two texts have.
  static func isLongSentence(_ key: String) -> Bool {
    guard key.utf8.count <= mostOfSentence else { return false }
    var run = 0
    for word in key.utf8.split(separator: .space, omittingEmptySubsequences: false) {
      run = !word.isEmpty && word.allSatisfy { $0.isASCIILetter || $0.isASCIIDigit } ? run + 1 : 0
      if run == 4 { return true }
    }
    return false
  }

  /// Adds the names of a file, and the groups of its words.
  ///
  /// Takes any bytes. The names of members in JSON are no mentions, nor those of Java properties and in the lists of Laravel: a list of
  /// texts has them, and what asks for a text has its key as a value.
  ///
  /// - Complexity: O(*n*).
  ///
  /// - Parameters:
  ///   - bytes: The file.
  ///   - path: Its path.
  ///   - hasReadCalls: Whether the calls of the file are read, so that each text that it looks up is known.
  mutating func add(_ bytes: [UInt8], ofFile path: String, hasReadCalls: Bool) {
    if Self.isUntranslated(bytes, path) { return }
    if path.hasSuffix(".properties") {
      add(Self.withoutPropertyNames(bytes))
    } else if [".ts", ".js", ".mjs"].contains(where: path.hasSuffix) {
      add(ListedKeys.leavingOut(of: bytes))
    } else if path.hasSuffix(".swift") {
      add(bytes, leavingOutAfter: Self.declarations)
    } else if path.hasSuffix(".dart"), bytes.firstRange(ofBytes: Self.intlMessage) != nil {
      add(bytes, leavingOutAfter: Self.membersOfIntl)
    } else {
      add(Self.memberMark(ofFile: path).map { Self.withoutMemberNames(bytes, before: $0) } ?? bytes)
    }
    guard !hasReadCalls else { return }
    var hashes: [UInt64] = []
    WordGroups(bytes, areOfSentence: false, keepsCase: true).forEachGroup { hash, _ in
      hashes.append(hash)
    }
    namesElsewhere.insert(hashes)
  }

  /// Whether nobody looks up the translations of what a file describes: a schema of settings that names no domain of gettext, and
  /// files that Qt packed into code, translations among them.
  ///
  /// Sources: docs.gtk.org/gio, GSettings: the attribute `gettext-domain` is the domain of the summaries and descriptions; doc.qt.io,
  /// rcc: its code begins with "Resource object code".
  private static func isUntranslated(_ bytes: [UInt8], _ path: String) -> Bool {
    path.contains(".gschema.xml") && bytes.firstRange(ofBytes: Array("gettext-domain".utf8)) == nil
      || bytes.prefix(200).firstRange(ofBytes: Array("Resource object code".utf8)) != nil
  }

  /// What stands after the name of a member, in a list of texts; nil for another file.
  ///
  /// Source: Laravel, Localization: `lang/en/messages.php` returns `['key' => 'text']`.
  private static func memberMark(ofFile path: String) -> [UInt8]? {
    if path.hasSuffix(".json") { return [UInt8(ascii: ":")] }
    let isList = path.hasSuffix(".php") && (path.hasPrefix("lang/") || path.contains("/lang/"))
    return isList ? Array("=>".utf8) : nil
  }

  /// Java properties without the names at the beginning of their lines; a line that goes on has no name.
  ///
  /// Source: docs.oracle.com/javase, Properties.load: a name ends at `=`, at a colon and at white space.
  private static func withoutPropertyNames(_ bytes: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    var goesOn = false
    for line in bytes.split(whereSeparator: { $0 == .lineFeed || $0 == .carriageReturn }) {
      let text = line.drop(while: \.isASCIISpace)
      result +=
        goesOn
        ? text
        : text.drop { $0 != UInt8(ascii: "=") && $0 != UInt8(ascii: ":") && !$0.isASCIISpace }
      result.append(.lineFeed)
      goesOn = line.last == .backslash
    }
    return result
  }

  /// A list of texts with spaces in the place of the names of members.
  private static func withoutMemberNames(_ bytes: [UInt8], before mark: [UInt8]) -> [UInt8] {
    var result = bytes
    var index = 0
    while index < bytes.count {
      let quotationMark = bytes[index]
      guard
        quotationMark == .quotationMark
          || quotationMark == UInt8(ascii: "'") && mark.count == 2
      else {
        index += 1
        continue
      }
      let start = index
      index += 1
      while index < bytes.count, bytes[index] != quotationMark {
        index += bytes[index] == .backslash ? 2 : 1
      }
      index = min(index + 1, bytes.count)
      if bytes[index...].drop(while: \.isASCIISpace).starts(with: mark) {
        for place in start..<index { result[place] = .space }
      }
    }
    return result
  }

  /// What stands before the name of a static function or property, where it is declared and not called.
  private static let declarations = ["static func ", "static var ", "static let "].map {
    Array($0.utf8)
  }

  /// What stands before the name of a text where a program of Dart declares it: `String get title => Intl.message('…', name: 'title')`.
  ///
  /// Source: pub.dev/packages/intl, Intl.message.
  private static let membersOfIntl = ["String get ", "name: '", "name: \""].map { Array($0.utf8) }
  private static let intlMessage = Array("Intl.message(".utf8)

  private mutating func add(_ bytes: [UInt8], leavingOutAfter words: [[UInt8]] = []) {
    var hashes: [UInt64] = []
    WordGroups(bytes, areOfSentence: false).forEachGroup { hash, _ in hashes.append(hash) }
    var index = 0
    while index < bytes.count {
      guard Self.isPart(bytes[index]) else {
        index += 1
        continue
      }
      var end = index + 1
      while end < bytes.count, Self.isPart(bytes[end]) { end += 1 }
      let isLeftOut = words.contains { bytes[..<index].suffix($0.count).elementsEqual($0) }
      if !isLeftOut, end - index <= Self.longest { add(bytes, index..<end, to: &hashes) }
      index = end
    }
    names.insert(hashes)
  }

  mutating func formUnion(_ other: KeyMentions) {
    names.formUnion(other.names)
    namesElsewhere.formUnion(other.namesElsewhere)
    beginnings.formUnion(other.beginnings)
    ends.formUnion(other.ends)
    joints.formUnion(other.joints)
    indexed.formUnion(other.indexed)
  }

  private mutating func add(_ bytes: [UInt8], _ run: Range<Int>, to hashes: inout [UInt64]) {
    let before = run.lowerBound > 0 ? bytes[run.lowerBound - 1] : 0
    let after = run.upperBound < bytes.count ? bytes[run.upperBound] : 0
    // A whole text is one name: `"error.title"` names no text `error`. Between other signs, a part may be the name of an object.
    let isText = Self.isQuotationMark(before) && before == after
    // Every part, and up to four parts together; and the whole.
    for start in run.lowerBound...run.upperBound
    where start == run.lowerBound || Self.isDivider(bytes[start - 1]) {
      var hash = StableHash()
      var count = 0
      for place in start..<run.upperBound {
        if Self.isDivider(bytes[place]) {
          if count == 0 { hashes.append(Self.hash(asWritten: bytes[start..<place])) }
          if !isText { hashes.append(hash.value) }
          count += 1
          if count == Self.mostParts, start > run.lowerBound { break }
        } else {
          hash.add(name: bytes[place])
        }
      }
      if count == 0 { hashes.append(Self.hash(asWritten: bytes[start..<run.upperBound])) }
      if count < Self.mostParts || start == run.lowerBound { hashes.append(hash.value) }
      if start == run.lowerBound { hashes.append(Self.standingAlone(hash.value)) }
    }
    let isWalked =
      after == UInt8(ascii: ")") && before == UInt8(ascii: "(")
      && Self.walkers.contains { bytes[..<(run.lowerBound - 1)].suffix($0.count).elementsEqual($0) }
    if after == UInt8(ascii: "[") && Self.isChosen(bytes, after: run.upperBound) || isWalked {
      let last = bytes[run].split(whereSeparator: Self.isDivider).last ?? bytes[run]
      indexed.insert(Self.hash(last))
    }
    if run.count == 1, Self.isSeparator(bytes[run.lowerBound]), Self.endsValue(before),
      Self.isQuotationMark(after) || Self.beginsValue(bytes[run.upperBound...])
    {
      joints.insert(bytes[run.lowerBound])
    }
    // `"status." +`, `"status_\(`, `status.${`, `status_%s`, `status_{0}`; no full stop after the last word of a sentence
    let isEndOfSentence = bytes[run.upperBound - 1] == UInt8(ascii: ".") && before.isASCIISpace
    if run.count > 2,
      Self.isSeparator(bytes[run.upperBound - 1]) && !isEndOfSentence
        || Self.beginsValue(bytes[run.upperBound...])
        || Self.isJoined(bytes, after: run.upperBound)
    {
      beginnings.insert(StableHash.value(of: bytes[run]))
    }
    // `+ ".title"`, `}.title`
    if run.count > 2, Self.isSeparator(bytes[run.lowerBound]) || before == UInt8(ascii: "}"),
      Self.endsValue(before)
    {
      ends.insert(StableHash.value(of: bytes[run]))
    }
  }

  /// Whether a quotation mark and a sign that joins texts stand at a place.
  private static func isJoined(_ bytes: [UInt8], after place: Int) -> Bool {
    guard place < bytes.count, isQuotationMark(bytes[place]) else { return false }
    let rest = bytes[(place + 1)...].prefix(3).drop { $0 == UInt8(ascii: " ") }
    // PHP joins with a full stop.
    return rest.first == UInt8(ascii: "+")
      || rest.first == UInt8(ascii: ".")
        && rest.dropFirst().first.map(" $'\"".utf8.contains) ?? false
  }

  /// Whether code chooses a member by a value: `T.ERRORS[code]`, and neither a type `ERRORS[]` nor the one member of `ERRORS[0]`.
  private static func isChosen(_ bytes: [UInt8], after bracket: Int) -> Bool {
    let rest = bytes[(bracket + 1)...].prefix(longestMember).drop(while: \.isASCIISpace)
    guard let first = rest.first, first != UInt8(ascii: "]") else { return false }
    var end = rest.drop(while: \.isASCIIDigit)
    if isQuotationMark(first) {
      let text = rest.dropFirst().prefix { $0 != first }
      if text.contains(UInt8(ascii: "{")) { return true }
      end = rest[text.endIndex...].dropFirst()
    } else if end.count == rest.count {
      return true
    }
    return end.first != UInt8(ascii: "]")
  }

  /// How many bytes after a bracket are looked at.
  private static let longestMember = 100

  /// Functions of JavaScript that go through the members of an object.
  private static let walkers = ["Object.values", "Object.entries", "Object.keys"].map {
    Array($0.utf8)
  }

  private static func isQuotationMark(_ byte: UInt8) -> Bool {
    byte == .quotationMark || byte == UInt8(ascii: "'") || byte == UInt8(ascii: "`")
  }

  /// Whether bytes begin with a value in a text: `${`, `$name`, `\(`, `#{`, `{0}`, `%s`.
  ///
  /// An escape, `country\'s`, is none.
  private static func beginsValue(_ bytes: ArraySlice<UInt8>) -> Bool {
    let next = bytes.dropFirst().first ?? 0
    let isName = next.isASCIILetter || next.isASCIIDigit || next == UInt8(ascii: "_")
    switch bytes.first {
    case UInt8(ascii: "$"): return next == UInt8(ascii: "{") || next == UInt8(ascii: "(") || isName
    case .backslash: return next == UInt8(ascii: "(")
    case UInt8(ascii: "#"): return next == UInt8(ascii: "{")
    case UInt8(ascii: "{"), UInt8(ascii: "%"): return !next.isASCIISpace
    default: return false
    }
  }

  /// Whether a byte ends a text, or a value in one.
  private static func endsValue(_ byte: UInt8) -> Bool {
    isQuotationMark(byte) || byte == UInt8(ascii: "}") || byte == UInt8(ascii: ")")
  }

  private static func isPart(_ byte: UInt8) -> Bool {
    byte.isASCIILetter || byte.isASCIIDigit || isSeparator(byte)
  }

  private static func isDivider(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: ".") || byte == UInt8(ascii: ":") || byte == UInt8(ascii: "/")
  }

  private static func isSeparator(_ byte: UInt8) -> Bool {
    isDivider(byte) || byte == UInt8(ascii: "_") || byte == UInt8(ascii: "-")
  }

  private static func hash(_ name: some Sequence<UInt8>) -> UInt64 {
    var hash = StableHash()
    for byte in name { hash.add(name: byte) }
    return hash.value
  }

  /// The hash of a name that stands alone, and not as a part of a longer one.
  private static func standingAlone(_ hash: UInt64) -> UInt64 { hash &* 0x9E37_79B9_7F4A_7C15 ^ 3 }

  /// The hash of a name as it is written, which no name without case has.
  private static func hash(asWritten name: some Sequence<UInt8>) -> UInt64 {
    var hash = StableHash()
    hash.add([0])
    hash.add(name)
    return hash.value
  }

  // MARK: Answers

  /// A way in which code may build a key.
  enum Builder {
    /// From its beginning of some bytes, and what a value gives: `"status." + name`.
    case beginning(Int)
    /// From a value, and its last bytes.
    case end
    /// From two names with the sign between them that stands at a place, or from the name of a scope and a name below it.
    case joint(Int)
  }

  /// The ways in which code may build a key that is a name.
  func builders(of key: String) -> [Builder] {
    let bytes = Array(key.utf8)
    var found = (3..<max(3, bytes.count)).filter { length in
      beginnings.contains(StableHash.value(of: bytes[..<length]))
    }.map(Builder.beginning)
    if (3..<max(3, bytes.count)).contains(where: {
      ends.contains(StableHash.value(of: bytes[(bytes.count - $0)...]))
    }) {
      found.append(.end)
    }
    // `T.ERRORS[code]`
    if let dot = bytes.lastIndex(of: UInt8(ascii: ".")),
      let object = bytes[..<dot].split(separator: UInt8(ascii: ".")).last,
      indexed.contains(Self.hash(object))
    {
      found.append(.joint(dot))
    }
    // `t('title')` below the key `settings`, and names that code joins.
    let hasScopes = Self.scopes.contains(where: names.contains)
    return found
      + bytes.indices.filter { place in
        (joints.contains(bytes[place]) || hasScopes && bytes[place] == UInt8(ascii: "."))
          && containsAlone(bytes[..<place]) && containsAlone(bytes[(place + 1)...])
      }.map(Builder.joint)
  }

  /// Whether a name stands somewhere, and not as a part of a longer one, without regard to case and separators.
  ///
  /// Code joins whole values: `a.title` in a file tells nothing of a value `title`.
  func containsAlone(_ name: some Sequence<UInt8>) -> Bool {
    names.contains(Self.standingAlone(Self.hash(name)))
  }

  /// Whether a name stands somewhere, without regard to case and separators.
  func contains(name: some Sequence<UInt8>) -> Bool { names.contains(Self.hash(name)) }

  /// Whether a name without dots stands somewhere, written in the same way.
  func contains(asWritten name: String) -> Bool { names.contains(Self.hash(asWritten: name.utf8)) }

  /// Whether the name of a key stands somewhere, or, of a text of several words, each two and each four that follow each other.
  func names(_ key: String) -> Bool {
    Self.isName(key)
      ? names.contains(Self.hash(key.utf8))
      : WordGroups(key.utf8, areOfSentence: true).groups.allSatisfy(names.contains)
  }

  /// Whether the words of a text stand in a file whose calls are not read.
  func namesElsewhere(_ key: String) -> Bool {
    WordGroups(key.utf8, areOfSentence: true, keepsCase: true).groups
      .allSatisfy(namesElsewhere.contains)
  }
}

extension StableHash {
  /// Adds a byte of a name, without case and separators.
  fileprivate mutating func add(name byte: UInt8) {
    guard byte != UInt8(ascii: "_"), byte != UInt8(ascii: "-"), byte != UInt8(ascii: "."),
      byte != UInt8(ascii: ":"), byte != UInt8(ascii: "/")
    else { return }
    let isCapital = byte >= UInt8(ascii: "A") && byte <= UInt8(ascii: "Z")
    add(isCapital ? byte | 0x20 : byte)
  }
}
