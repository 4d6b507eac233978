/// What belongs to the program, though a library has the name too.
extension ExpressionReader {
  /// Whether a text that is looked up by any key takes no value that may be a user's: `getString(item.label, user.name)` may give a
  /// text that begins with the name.
  func takesOnlyKnown(_ call: Call, _ depth: Int) -> Bool {
    var values: [ArgumentFact] = []
    for argument in call.arguments.dropFirst() {
      read(file.withoutLabel(argument), depth: depth + 1, into: &values)
    }
    return values.allSatisfy { value in
      switch value.kind {
      case .number, .ownText, .literal: true
      case .named(let name):
        isNothing(value) || Self.placesOfTexts.contains(where: name.lowercased().hasSuffix)
      default: false
      }
    }
  }

  /// Endings of the names of arguments that say where a text is looked up: `getMessage(code, null, locale)`.
  private static let placesOfTexts = ["locale", "bundle", "module", "context"]

  /// Whether a call is one of a function that the program declares: one without a receiver, of the object itself, or of a type of the
  /// file.
  func isOwn(_ call: Call) -> Bool {
    guard let receiver = call.receiver else { return true }
    guard receiver.count == 1, file.isIdentifier(receiver.lowerBound) else { return false }
    let name = file.text(of: receiver.lowerBound)
    if ["this", "self", "Self"].contains(name) { return true }
    let variables = Variables(file)
    return variables.declaresType(name)
      || variables.type(of: receiver.lowerBound).map(variables.declaresType) ?? false
  }

  /// What a call of a function of the program gives, where a library has one of the name; nil for another call.
  func ownResult(_ call: Call) -> ArgumentFact.Kind? {
    guard program.declares(call.name) else { return nil }
    let isOfProgram: Bool
    if let receiver = call.receiver {
      // Lists of libraries have methods such as `size`, whatever the program declares; and `Formatter` is a type of a library.
      isOfProgram =
        ResultRow.isFormat(call.name) && !isTypeName(receiver)
        || ResultRow.ofCall(call.name) != nil && (isOwn(call) || isOwnType(receiver))
    } else {
      isOfProgram = true
    }
    return isOfProgram ? .result(of: call.name, count: call.arguments.count) : nil
  }

  /// What a formatter gives that the program declares: what the body of its function does, or nothing known; nil for a formatter of a
  /// library, and for one whose value stands in the file.
  ///
  /// - Parameters:
  ///   - call: The call that writes a value.
  ///   - isArgument: Whether the formatter is an argument: `day.format(formatter)`.
  /// - Returns: What the formatter of the program gives.
  func ownFormat(_ call: Call, isArgument: Bool) -> ArgumentFact.Kind? {
    guard let receiver = call.receiver, let last = receiver.last else { return nil }
    if isOwnType(receiver) {
      return program.declares(call.name)
        ? .result(of: call.name, count: call.arguments.count) : .unknown
    }
    if isArgument {
      let isOfJava = file.language == .java || file.language == .kotlin
      return isOfJava && call.arguments.contains(where: isOwnFormatter) ? .unknown : nil
    }
    let isOwn =
      isOwnFormatter(receiver) || Variables(file).origins(of: last).contains(where: hasOwnType)
    return isOwn ? .unknown : nil
  }

  /// A number, for `std::to_string`, which takes numbers alone; a program has functions of its own under the same name.
  func numberAsText(_ call: Call) -> ArgumentFact.Kind? {
    guard file.language == .c, call.name == "to_string" || call.name == "to_wstring",
      let receiver = call.receiver, receiver.count == 1, file.has(receiver.lowerBound, "std")
    else { return nil }
    return .number
  }

  /// What a function of a library gives; nil for one that no table has.
  func resultOfLibrary(_ call: Call) -> ResultRow.Kind? {
    let receiver = call.receiver.map { receiver in
      receiver.last.map { file.isIdentifier($0) ? file.text(of: $0) : "" } ?? ""
    }
    let isOfLibrary = ResultRow.isOfLibrary(
      call.name, receiver: receiver, count: call.arguments.count, in: file.language)
    guard isOfLibrary, let result = ResultRow.ofCall(call.name) else { return nil }
    if case .fact = result, isUnknownScript(call) { return nil }
    // `shoe.size()`
    if case .fact(.number) = result, let receiver = call.receiver,
      mayBeText(call.name, of: receiver)
    {
      return nil
    }
    return result
  }

  /// Whether nothing shows that a function of JavaScript is that of a library: a program may give its own under the same name by an
  /// import, a parameter, a hook or a global object.
  private func isUnknownScript(_ call: Call) -> Bool {
    guard file.language == .javaScript || file.language == .markup,
      !Self.functionsOfScript.contains(call.name)
    else { return false }
    let imports = Imports(file: file)
    guard let receiver = call.receiver, let first = receiver.first else {
      return !imports.isOfLibrary(call.range.lowerBound)
    }
    if ["Math", "Number", "_", "lodash"].contains(file.text(of: first)) { return false }
    return !receiver.contains { file.isIdentifier($0) && imports.isOfLibraryItself($0) }
      && !imports.isOfLibrary(first)
  }

  /// What JavaScript itself has, and methods that moment and Day.js give their values.
  ///
  /// Source: developer.mozilla.org (Number, Date, Array); momentjs.com/docs.
  private static let functionsOfScript: Set<String> = [
    "parseInt", "parseFloat", "Number", "toFixed", "toPrecision", "indexOf", "lastIndexOf",
    "toLocaleString", "toLocaleDateString", "toLocaleTimeString", "fromNow",
  ]

  /// Whether a member of an object, such as `size`, may be a text: a type of the program declares it so, and the object is not seen to
  /// be a list or a text.
  func mayBeText(_ name: String, of receiver: Range<Int>) -> Bool {
    program.declaresText(name) && !isList(receiver)
  }

  /// Whether an expression gives a list or a text, by what made it, by its type in the file, or by its name in the plural.
  private func isList(_ whole: Range<Int>) -> Bool {
    let range = trimmed(whole)
    guard let last = range.last else { return false }
    if let open = file.partner(of: last), open < last {
      if open == range.lowerBound { return file.isOpen(open, "[") }
      var name = open - 1
      // `notes.filter(isOld) { … }`
      if file.isOpen(open, "{"), let other = file.partner(of: name), other < name {
        name = other - 1
      }
      guard file.isIdentifier(name) else { return false }
      let word = file.text(of: name)
      return ListMentions.readers.contains(word) || Self.makersOfLists.contains(word)
    }
    guard file.isIdentifier(last) else { return file.tokens[last].kind == .text }
    if let type = Variables(file).type(of: last) { return Self.typesOfLists.contains(type) }
    let letters = file.text(of: last).lowercased()
    return letters.hasSuffix("s") && !letters.hasSuffix("ss")
      || ["list", "array", "set", "map", "items", "queue", "text", "name", "title"].contains(
        where: letters.hasSuffix)
  }

  private static let makersOfLists: Set<String> = [
    "split", "listOf", "arrayOf", "of", "asList", "trim", "toString", "ToString", "compactMap",
    "objects", "all", "getAll", "String", "Array", "List", "Set",
  ]

  private static let typesOfLists: Set<String> = [
    "List", "MutableList", "ArrayList", "LinkedList", "Array", "Set", "MutableSet", "HashSet",
    "Map", "MutableMap", "HashMap", "Dictionary", "Collection", "Iterable", "IEnumerable", "IList",
    "ICollection", "ObservableCollection", "IReadOnlyList", "Vec", "QList", "QVector",
    "QStringList",
    "String", "string", "str", "QString", "CharSequence", "NSArray", "NSSet", "NSDictionary",
    "NSMutableArray", "NSString", "QHash", "QMap", "ReadonlyArray", "list", "dict", "set", "tuple",
    "Cursor", "JSONArray", "SparseArray",
  ]

  /// Whether an expression is the name of a type that the program declares.
  private func isOwnType(_ range: Range<Int>) -> Bool {
    range.count == 1 && isOwnTypeName(range.lowerBound)
  }

  /// Whether an expression is the name of a type, by its letters.
  private func isTypeName(_ range: Range<Int>) -> Bool {
    range.last.map { file.isIdentifier($0) && file.text(of: $0).first?.isUppercase ?? false }
      ?? false
  }

  private func isOwnTypeName(_ index: Int) -> Bool {
    guard file.isIdentifier(index) else { return false }
    let name = file.text(of: index)
    // `DATE_FORMAT` is a value.
    return name.first?.isUppercase ?? false && name.contains(where: \.isLowercase)
      && program.declares(name)
  }

  /// Whether an expression names a type that the program declares, outside of arguments.
  private func hasOwnType(_ range: Range<Int>) -> Bool {
    var index = range.lowerBound
    while index < range.upperBound {
      if isOwnTypeName(index) { return true }
      if file.tokens[index].kind == .open, let close = file.partner(of: index), close > index {
        index = close
      }
      index += 1
    }
    return false
  }

  /// Whether a function of the program makes a formatter: `getDateFormat()`, `helper.getDateFormat()`.
  ///
  /// `DateFormat.getInstance()` is one of a library, whatever the program declares.
  private func isOwnMaker(_ name: Int, in range: Range<Int>) -> Bool {
    guard file.isIdentifier(name), program.declares(file.text(of: name)) else { return false }
    if !file.isDot(name - 1) { return !file.has(name - 1, "new") }
    return ResultRow.isFormatter(file.text(of: name))
      && !(file.text(of: range.lowerBound).first?.isUppercase ?? false)
  }

  /// Whether a formatter is made by a type or a function of the program, or is a value that another file of the program declares.
  private func isOwnFormatter(_ range: Range<Int>) -> Bool {
    guard let last = range.last else { return false }
    if let open = file.partner(of: last), open < last {
      return hasOwnType(range) || isOwnMaker(open - 1, in: range)
    }
    guard file.isIdentifier(last) else { return false }
    let variables = Variables(file)
    let type = variables.type(of: last)
    if let type, type.first?.isUppercase ?? false, program.declares(type) { return true }
    let isOfFile =
      type != nil || file.places(like: last).contains { DeclaredNames(file: file).declares($0) }
      || !file.isDot(last - 1) && Scopes(file: file).binding(of: last) != nil
    return !isOfFile
      && (program.declares(file.text(of: last)) || hasOwnType(range) || isStaticOfSwift(last))
  }

  /// Whether a formatter of Swift is a member of a type, such as `DateFormatter.short`: those of Apple have none.
  private func isStaticOfSwift(_ name: Int) -> Bool {
    file.language == .swift && file.isDot(name - 1) && file.isIdentifier(name - 2)
      && file.text(of: name - 2).hasSuffix("Formatter") && !file.isDot(name - 3)
  }

  /// What is known of a variable that is not followed: its type and its name, where no value of it goes on with the variable.
  func unfollowed(_ index: Int) -> ArgumentFact.Kind {
    let variables = Variables(file)
    if variables.isCertainNumber(index) { return .number }
    if variables.mayBecomeText(index) { return .unknown }
    let name = file.text(of: index)
    // `count: string`
    return ResultRow.isNumber(member: name) && variables.hasOtherType(index)
      ? .unknown : .named(name)
  }
}
