/// Finds the names that a file gives a meaning of its own: those of functions and of types, and those of values that have the name of
/// something in a library, such as `dateFormatter`.
struct DeclaredNames {
  let file: TokenizedFile

  /// The hashes of the names, each once, in the order of the file.
  static func hashes(in file: TokenizedFile) -> [UInt32] {
    let names = DeclaredNames(file: file)
    var known: Set<UInt32> = []
    return file.tokens.indices.compactMap { index in
      guard file.tokens[index].kind == .identifier, names.declares(index) else { return nil }
      let hash = file.tokens[index].hash
      return known.insert(hash).inserted ? hash : nil
    }
  }

  /// Whether a name is declared where it stands.
  func declares(_ index: Int) -> Bool {
    if FunctionReader.endOfParameters(index + 1, in: file) != nil { return true }
    if file.isIdentifier(index - 1) {
      let before = file.tokens[index - 1].hash
      if Self.typeWords.contains(before) || file.language == .ruby && file.has(index - 1, "def") {
        return true
      }
    }
    // `Intl.defaultLocale = …` is for the whole program.
    return isMethod(index) || startOfFunction(after: index) != nil
      || isValue(index) && isOfLibrary(index)
      || file.language == .dart && file.has(index, "defaultLocale") && file.isDot(index - 1)
        && file.has(index + 1, "=")
  }

  private static let typeWords = TokenNames(
    "class struct object enum interface record actor mixin trait protocol type typealias")

  private static let valueWords = TokenNames(
    "let var const val final static get function func fun fn")

  // MARK: Texts

  /// The hashes of the names that the types of a file declare for texts, and that are numbers elsewhere: `data class Shoe(val size: String)`.
  static func texts(in file: TokenizedFile) -> [UInt32] {
    let names = DeclaredNames(file: file)
    var known: Set<UInt32> = []
    return file.tokens.indices.compactMap { index in
      let hash = file.tokens[index].hash
      guard file.tokens[index].kind == .identifier, numbers.contains(hash),
        names.isText(index), names.isMember(index)
      else { return nil }
      return known.insert(hash).inserted ? hash : nil
    }
  }

  private static let numbers = TokenNames(
    ResultRow.namesOfNumbers + [
      "number", "total", "quantity", "page", "index", "percentage", "Number", "Total", "Quantity",
      "Page", "Index",
    ])

  private static let textTypes = TokenNames(
    """
    String CharSequence string str QString NSString wxString char AttributedString NSAttributedString \
    LocalizedStringKey
    """)

  /// Whether a name is declared with a type of texts: `String size`, `size: String`.
  private func isText(_ index: Int) -> Bool {
    // Lists have `size()` in Java and C++, and `size` elsewhere.
    if file.isOpen(index + 1, "("), file.language != .java, file.language != .c { return false }
    var type = index - 1
    if file.language.hasTypeFirst {
      while file.has(type, "?") || file.has(type, "*") { type -= 1 }
    } else if file.language == .go {
      type = index + 1
    } else {
      type = index + 1
      if file.has(type, "?") { type += 1 }
      guard file.has(type, ":") || file.has(type, "->") || file.has(type, "?:") else {
        return false
      }
      type += 1
    }
    return file.isIdentifier(type) && Self.textTypes.contains(file.tokens[type].hash)
      && !file.isOpen(type + 1, "[") && !file.isDot(type + 1)
  }

  /// Whether a name is a member of a type, and not a parameter or a variable of a function.
  private func isMember(_ index: Int) -> Bool {
    guard let around = file.brackets(around: index) else {
      return file.language == .python && file.tokens[index].startsLine
    }
    if file.isOpen(around.open, "{") {
      return Scopes(file: file).isType(around.open)
        || file.has(around.open - 1, "=") && file.has(around.open - 3, "type")
    }
    // `data class Shoe(val size: String)`, `record Shoe(string Size)`
    return file.language == .kotlin && (file.has(index - 1, "val") || file.has(index - 1, "var"))
      || file.has(around.open - 2, "record") || file.has(around.open - 2, "class")
  }

  /// The hashes of the names of members, by whether the types of a file declare them for numbers or not surely so.
  ///
  /// What is written in another way than a member with a type of numbers may be anything: a list, one of two types, a getter.
  static func members(in file: TokenizedFile) -> (numbers: [UInt32], others: [UInt32]) {
    let names = DeclaredNames(file: file)
    let variables = Variables(file)
    var (numbers, others): (Set<UInt32>, Set<UInt32>) = ([], [])
    for index in file.tokens.indices
    where file.isIdentifier(index) && names.mayBeMember(index) && names.isMember(index) {
      let hash = file.tokens[index].hash
      let isNumber = variables.declaredType(index).map(ResultRow.numberTypes.contains) ?? false
      if isNumber, !membersOfLibraries.contains(hash) {
        numbers.insert(hash)
      } else {
        others.insert(hash)
      }
    }
    return (numbers.sorted(), others.sorted())
  }

  /// Names of members that objects of libraries have, too, and often for texts: `event.target.value`.
  private static let membersOfLibraries = TokenNames(
    "value text data result key id name label title content message description type kind code tag item"
  )

  /// Whether the signs beside a name may be those of a declaration: `int size;`, `size: Int`, `size int`, `size?: number`, `get size()`.
  private func mayBeMember(_ index: Int) -> Bool {
    if file.isDot(index - 1) || file.has(index - 1, "return") { return false }
    // `level: Level`: the type is none.
    if !file.language.hasTypeFirst, file.has(index - 1, ":") { return false }
    if file.language == .go {
      return file.tokens[index].startsLine && !file.isDot(index + 1) && !file.isOpen(index + 1, "(")
    }
    if file.isOpen(index + 1, "(") { return file.has(index - 1, "get") }
    if file.isOpen(index + 1, "[") { return file.isIdentifier(index - 1) }
    return [":", "?:", ";", "=", ",", "=>", ")"].contains { file.has(index + 1, $0) }
      || file.isOpen(index + 1, "{") && file.isIdentifier(index - 1)
  }

  // MARK: Functions

  /// A method of Objective-C, and one of a class in Ruby: `- (NSString *)title:`, `def self.title`.
  private func isMethod(_ index: Int) -> Bool {
    if file.language == .ruby {
      return file.has(index - 1, ".") && file.has(index - 2, "self") && file.has(index - 3, "def")
    }
    guard file.language == .c, file.has(index - 1, ")"), let open = file.partner(of: index - 1),
      open > 0, file.tokens[open - 1].startsLine
    else { return false }
    return file.has(open - 1, "-") || file.has(open - 1, "+")
  }

  /// The first token of the parameters of a function without a name, which is the value of a name: `title = (note) => …`,
  /// `title: function (note) {`, `title = lambda note: …`; nil for another value.
  func startOfFunction(after name: Int) -> Int? {
    guard file.has(name + 1, "=") || file.has(name + 1, ":") else { return nil }
    var start = name + 2
    switch file.language {
    case .python: return file.has(start, "lambda") ? start + 1 : nil
    case .javaScript, .markup:
      if file.has(start, "async") { start += 1 }
      if file.has(start, "function") {
        let open = file.isIdentifier(start + 1) ? start + 2 : start + 1
        return file.isOpen(open, "(") ? open : nil
      }
      if file.isIdentifier(start) { return file.has(start + 1, "=>") ? start : nil }
      guard file.isOpen(start, "("), let close = file.partner(of: start), close > start else {
        return nil
      }
      if file.has(close + 1, "=>") { return start }
      // `(note): string => …`
      guard file.has(close + 1, ":"), file.isIdentifier(close + 2) else { return nil }
      return (close + 3..<close + 8).contains { file.has($0, "=>") } ? start : nil
    default: return nil
    }
  }

  // MARK: Values

  /// Whether a name has the form of a value that is declared: `val name`, `DateFormat name =`, `name =` at the start of a line.
  private func isValue(_ index: Int) -> Bool {
    if file.isIdentifier(index - 1) {
      if file.has(index - 1, "define") { return true }
      // In `final DateFormat name`, the type stands after the word.
      if file.language.hasTypeFirst {
        return !file.tokens[index].startsLine && endsDeclaration(index)
      }
      return Self.valueWords.contains(file.tokens[index - 1].hash)
    }
    switch file.language {
    case .python: return file.tokens[index].startsLine && file.has(index + 1, "=")
    // `val Product.name: String`
    case .kotlin:
      return file.has(index - 1, ".") && file.isIdentifier(index - 3)
        && Self.valueWords.contains(file.tokens[index - 3].hash)
    // `ThreadLocal<DateFormat> name =`
    case .java, .cSharp, .dart, .c:
      return (file.has(index - 1, ">") || file.has(index - 1, "*") || file.has(index - 1, "?"))
        && file.has(index + 1, "=")
    default: return false
    }
  }

  private func endsDeclaration(_ index: Int) -> Bool {
    file.has(index + 1, "=") || file.has(index + 1, ";") || file.has(index + 1, "=>")
      || file.isOpen(index + 1, "{")
  }

  /// Whether a library has a function, a price or a formatter of such a name.
  private func isOfLibrary(_ index: Int) -> Bool {
    Self.libraryNames.contains(file.tokens[index].hash)
      || endsAsFormatter(index) && ResultRow.isFormatter(file.text(of: index))
  }

  private static let libraryNames = TokenNames(ResultRow.names + TextUse.Purpose.namesOfLogs)

  /// Whether the last letters of a name may be those of a formatter, which saves the work to read the others.
  private func endsAsFormatter(_ index: Int) -> Bool {
    let letters = file.bytes(of: index).suffix(3).reduce(0) { $0 << 8 | UInt32($1 | 0x20) }
    return Self.endings.contains(letters)
  }

  private static let endings: Set<UInt32> = Set(
    [
      "mat", "ats", "ter", "ers", "yle", "ncy", "day", "ime", "nts", "val", "ils", "ent", "yjs",
      "unt",
    ].map { $0.utf8.reduce(0) { $0 << 8 | UInt32($1) } })
}
