import BidiSource

/// Tells what a program does with a text.
struct PurposeReader {
  let file: TokenizedFile

  /// How many calls around a text are looked at.
  private static let most = 3

  /// What the program declares.
  var program = ProgramNames()

  /// What a program does with the value of an expression.
  func display(of range: Range<Int>, _ displays: [String: TextDisplay]) -> (
    purpose: TextUse.Purpose, direction: TextDisplay.Direction?
  ) {
    let own = (purpose(of: range), direction(of: range, displays))
    guard own.0 == .shown, own.1 == nil, let mentions = mentions(of: range) else { return own }
    let purposes = Set(mentions.map(purposeByTakers))
    let directions = Set(mentions.map { direction(of: $0, displays) })
    return (
      purposes.count == 1 ? purposes.first ?? .shown : .shown,
      directions.count == 1
        ? directions.first ?? nil : directions.contains(.firstLetter) ? .several : nil
    )
  }

  /// The purpose of an expression.
  private func purpose(of range: Range<Int>) -> TextUse.Purpose {
    let purpose = purposeByTakers(of: range)
    guard purpose == .shown, let name = FunctionHead.around(range.lowerBound, in: file)?.name,
      TextUse.Purpose.isSpoken(byFunction: name)
    else { return purpose }
    return .spoken
  }

  /// What the direction of an expression on the screen comes from, by the function that is given it directly, as in
  /// `setText(getString(…))`, or by the member that it is assigned to; nil where that is not seen.
  private func direction(of range: Range<Int>, _ displays: [String: TextDisplay])
    -> TextDisplay.Direction?
  {
    if let given = directionOfElement(around: range.lowerBound) { return given }
    if let member = target(of: range.lowerBound), file.isDot(member - 1), file.has(member + 1, "=")
    {
      guard let display = displays[file.text(of: member)], !display.receivers.isEmpty else {
        return nil
      }
      let words = (file.startOfChain(at: member)..<member).map { file.text(of: $0).lowercased() }
      return words.contains { word in display.receivers.contains(where: word.contains) }
        ? display.direction : nil
    }
    guard let around = file.brackets(around: range.lowerBound), file.isOpen(around.open, "("),
      file.isIdentifier(around.open - 1), let display = displays[file.text(of: around.open - 1)],
      display.receivers.isEmpty
    else { return nil }
    if let caller = display.caller {
      // With more arguments, a variable may hold the options.
      guard isCalled(around.open - 1, on: caller),
        file.arguments(at: around.open).count <= display.mostArguments
      else { return nil }
    }
    func has(_ words: Set<String>) -> Bool {
      !words.isEmpty && (around.open..<around.close).contains { words.contains(file.text(of: $0)) }
    }
    return (display.besides.isEmpty || has(display.besides)) && !has(display.unless)
      ? display.direction : nil
  }

  /// Libraries of .NET that have a `MessageBox` of their own.
  private static let librariesOfBoxes = [
    "HandyControl", "Xceed", "Avalonia", "ModernWpf", "AdonisUI",
  ]

  /// Whether a function is called on a type of a library: no file of the program declares the type, and this one gives its name to no
  /// other type.
  private func isCalled(_ name: Int, on type: String) -> Bool {
    let hash = SourceToken.hash(of: type.utf8)
    guard file.isDot(name - 1), file.isIdentifier(name - 2), file.tokens[name - 2].hash == hash,
      !program.declares(type), !Self.librariesOfBoxes.contains(where: file.mentions)
    else { return false }
    return !file.places(like: name - 2).contains { file.has($0 + 1, "=") }
  }

  /// The most tokens of a tag before a text.
  private static let longestTag = 80

  /// The direction that the element around an expression has by its tag: `<p dir="rtl">{t('key')}</p>`, `<bdi>{{ $t('key') }}</bdi>`; nil
  /// where the tag says none.
  ///
  /// Source: html.spec.whatwg.org, the attribute `dir` and the element `bdi`.
  private func directionOfElement(around place: Int) -> TextDisplay.Direction? {
    guard file.language == .javaScript || file.language == .markup else { return nil }
    var open = place
    repeat {
      guard let around = file.brackets(around: open), file.isOpen(around.open, "{"),
        around.open > 0
      else { return nil }
      open = around.open
    } while file.isOpen(open - 1, "{")
    guard file.has(open - 1, ">") else { return nil }
    var start = open - 2
    while start >= 0, open - start < Self.longestTag, !file.has(start, "<"), !file.has(start, ">") {
      start -= 1
    }
    guard file.has(start, "<") else { return nil }
    for index in start + 1..<open - 1
    where file.has(index, "dir") && file.has(index + 1, "=") && !file.has(index - 1, ":") {
      let value = index + (file.tokens[index + 2].kind == .sign ? 3 : 2)
      switch file.literal(value..<value + 1) ?? file.text(of: value) {
      case "rtl": return .rightToLeft
      case "ltr": return .leftToRight
      case "auto": return .firstLetter
      default: return nil
      }
    }
    return file.has(start + 1, "bdi") ? .firstLetter : nil
  }

  /// The places that take the value of the variable that an expression is assigned to; nil where it is assigned to none, and where
  /// nothing takes it.
  private func mentions(of range: Range<Int>) -> [Range<Int>]? {
    let start = conditional(around: range) ?? range.lowerBound
    guard file.has(start - 1, "="),
      file.endOfExpression(from: range.lowerBound) == range.upperBound
        || start != range.lowerBound
    else { return nil }
    var name = start - 2
    // `message: String = …`
    if file.has(name - 1, ":"), file.isIdentifier(name - 2), !file.tokens[name].startsLine {
      name -= 2
    }
    guard file.isIdentifier(name), !file.isDot(name - 1) else { return nil }
    let found = Variables(file).mentions(of: name).filter { place in
      !file.isDot(place + 1) && !isCompared(place)
    }
    return found.isEmpty ? nil : found.map { $0..<$0 + 1 }
  }

  /// Where the conditional value begins of which an expression is a branch: `val text = if (a) { lookup } else { other }` of Kotlin.
  private func conditional(around range: Range<Int>) -> Int? {
    guard file.language == .kotlin, let block = file.brackets(around: range.lowerBound),
      file.isOpen(block.open, "{"), block.close == range.upperBound
    else { return nil }
    var open = block.open
    for _ in 0..<Self.most {
      var head = open
      if !file.has(open - 1, "else") {
        guard let parenthesis = file.partner(of: open - 1), parenthesis < open - 1,
          file.has(parenthesis - 1, "if")
        else { return nil }
        head = parenthesis - 1
        if !file.has(head - 1, "else") { return head }
      }
      // `} else {` and `} else if (b) {`
      let end = head == open ? open - 2 : head - 2
      guard let previous = file.partner(of: end), previous < end, file.isOpen(previous, "{") else {
        return nil
      }
      open = previous
    }
    return nil
  }

  /// Whether a text is compared with another one: `title === qsTr("All")`.
  private func isOperandOfComparison(_ range: Range<Int>) -> Bool {
    func isEquality(_ index: Int) -> Bool { file.has(index, "==") || file.has(index, "!=") }
    let before = range.lowerBound - 1
    // `===` is two signs.
    return isEquality(before) || file.has(before, "=") && isEquality(before - 1)
      || isEquality(range.upperBound)
  }

  /// Whether a value only decides something: `message != null`, `if (message)`.
  private func isCompared(_ place: Int) -> Bool {
    if file.has(place + 1, "==") || file.has(place + 1, "!=") || file.has(place - 1, "==")
      || file.has(place - 1, "!=") || file.has(place - 1, "!")
    {
      return true
    }
    guard let around = file.brackets(around: place), file.isOpen(around.open, "(") else {
      return false
    }
    return file.has(around.open - 1, "if") || file.has(around.open - 1, "while")
  }

  private func purposeByTakers(of range: Range<Int>) -> TextUse.Purpose {
    if let purpose = purposeOfFormat(range) ?? purposeOfSigns(around: range) { return purpose }
    if isOfSpokenAttribute(range.lowerBound) { return .spoken }
    var place = range.lowerBound
    for level in 0..<Self.most {
      if let name = target(of: place), let purpose = purpose(ofMember: name),
        // `{ confirm: text }` calls nothing.
        purpose != .system || file.isDot(name - 1)
      {
        // `File = text`, `print: text` and `saveAs: text` name a field, not the function.
        let isField =
          isCapital(name) || file.has(name, "saveAs") || file.has(name, "filePath")
          || file.has(name, "absoluteFilePath")
        return purpose == .logged || purpose == .fileName && isField ? .shown : purpose
      }
      guard let around = file.brackets(around: place) else { return .shown }
      place = around.open
      // A macro of Rust: `println!(…)`.
      let isMacro = file.language == .rust && file.has(around.open - 1, "!")
      let name = around.open - (isMacro ? 2 : 1)
      if file.isOpen(around.open, "("), file.isIdentifier(name) {
        if isMethodOfLog(name) { return .logged }
        if let purpose = purpose(ofCall: name, to: range.lowerBound) { return purpose }
        place = file.startOfChain(at: name)
        if let isShown = isShownException(at: place, name) { return isShown ? .shown : .thrown }
      } else if file.isOpen(around.open, "{"), level > 0 {
        return isOption(from: around.open, to: range.lowerBound) ? .logged : .shown
      }
    }
    return .shown
  }

  private func isCapital(_ index: Int) -> Bool {
    let byte = file.tokens[index].byte
    return byte.isASCIILetter && byte & 0x20 == 0
  }

  /// The purpose of a function that puts in the arguments itself: `g_warning (_("…"), name)`, `stderr.printf (_("…"), name)`.
  ///
  /// What `printf` alone prints is shown, in a page of PHP for example.
  private func purposeOfFormat(_ range: Range<Int>) -> TextUse.Purpose? {
    guard let open = file.partner(of: range.upperBound - 1), file.isOpen(open, "("),
      file.isIdentifier(open - 1), open > range.lowerBound
    else { return nil }
    let name = open - 1
    guard file.isDot(name - 1) || !["printf", "g_print"].contains(file.text(of: name)) else {
      return nil
    }
    if isMethodOfLog(name) { return .logged }
    return purpose(ofCall: name, to: range.upperBound)
  }

  /// The purpose by the signs beside a text: `cerr << text`, `folder / text`, `text + ".zip"`.
  private func purposeOfSigns(around range: Range<Int>) -> TextUse.Purpose? {
    let before = range.lowerBound - 1
    if isOperandOfComparison(range) { return .compared }
    if file.language == .c, file.has(before, "<"), file.has(before - 1, "<"),
      goesToStream(before - 2)
    {
      return .logged
    }
    // Python divides no texts.
    if file.language == .python, file.has(before, "/") { return .fileName }
    let next = range.upperBound
    guard file.has(next, "+") || file.language == .php && file.has(next, "."),
      next + 1 < file.tokens.count, let ending = file.literal(next + 1..<next + 2)
    else { return nil }
    let letters = ending.dropFirst()
    return ending.first == "." && 2...5 ~= letters.count
      && letters.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) } ? .fileName : nil
  }

  /// How many tokens before a text are looked at for the stream that it goes to.
  private static let mostOfStream = 60

  private func goesToStream(_ end: Int) -> Bool {
    var index = end
    while index >= max(0, end - Self.mostOfStream), !file.has(index, ";"),
      !file.isOpen(index, "{"), !file.has(index, "}")
    {
      if file.isIdentifier(index), TextUse.Purpose.streams.contains(file.text(of: index)) {
        return true
      }
      index -= 1
    }
    return false
  }

  /// Whether people see the text of an exception that is thrown; nil where none is thrown.
  private func isShownException(at start: Int, _ name: Int) -> Bool? {
    var word = start - 1
    if file.has(word, "new") { word -= 1 }
    guard file.has(word, "throw") || file.has(word, "raise") else { return nil }
    return TextUse.Purpose.isShown(exception: file.text(of: name))
  }

  /// What a function does with a text that it is given.
  ///
  /// A mistake in the options of a command is told in the terminal. Source: docs.gtk.org/glib, `GOptionError` and `GShellError`.
  private func purpose(ofCall name: Int, to end: Int) -> TextUse.Purpose? {
    if let purpose = purpose(ofMember: name) { return purpose }
    guard ["g_set_error", "g_set_error_literal"].contains(file.text(of: name)) else { return nil }
    return (name..<end).contains {
      file.isIdentifier($0) && ["G_OPTION_ERROR", "G_SHELL_ERROR"].contains(file.text(of: $0))
    } ? .logged : nil
  }

  /// What a function or a member does with a text, by its name and by what stands before it.
  private func purpose(ofMember name: Int) -> TextUse.Purpose? {
    // The program's own `class File`.
    if isCapital(name), !file.isDot(name - 1), program.declares(file.text(of: name)) { return nil }
    if isImported(name) || file.isDot(name - 1) && isImported(name - 2) || printsToPage(name) {
      return nil
    }
    let purpose = TextUse.Purpose(taker: file.text(of: name)) {
      // The function `printf` writes to the terminal; the method of a text gives a text.
      guard file.isDot(name - 1) else {
        return file.has(name, "printf") || file.has(name, "puts") ? ["stdout"] : [""]
      }
      let words = (file.startOfChain(at: name)..<name).filter { file.isIdentifier($0) }
      let variables = Variables(file)
      let made = file.isIdentifier(name - 2) ? variables.values(of: name - 2) : []
      let chain = words.map { file.text(of: $0) }.joined(separator: " ")
      return [chain.isEmpty ? "." : chain] + made.map { file.words($0) }
    }
    // The program's own `AdaptiveNotification.show`.
    if purpose == .notification, file.isDot(name - 1),
      (file.startOfChain(at: name)..<name).contains(where: {
        file.isIdentifier($0) && isCapital($0) && program.declares(file.text(of: $0))
      })
    {
      return nil
    }
    // The program's own `print` may show it.
    if purpose == .logged && isOwnFunction(name) { return nil }
    return !file.isDot(name - 1) && isOwnName(name) ? nil : purpose
  }

  /// Whether a name that the platform gives to every file is one of the program's own: `const { confirm } = useDialogs()`.
  private func isOwnName(_ name: Int) -> Bool {
    guard PurposeRow.namesOfPlatform.contains(file.text(of: name)) else { return false }
    guard file.language == .javaScript || file.language == .markup else {
      return !file.has(name, "Notification")
    }
    // `Notification({ message })` is a function of a library of components; the browser's is made.
    if file.has(name, "Notification"), !file.has(name - 1, "new") { return true }
    return program.declares(file.text(of: name)) || Scopes(file: file).binding(of: name) != nil
      || file.places(like: name).contains(where: isBinding)
  }

  /// Whether a name is given a meaning at a place: `const confirm`, `{ confirm }`, `[confirm]`, `(confirm: Ask) =>`, `import confirm`.
  private func isBinding(_ place: Int) -> Bool {
    guard !file.isDot(place - 1) else { return false }
    let isDeclared =
      file.has(place - 1, "function") || file.has(place - 1, "const") || file.has(place - 1, "let")
      || file.has(place - 1, "var")
    let isParameter =
      file.has(place + 1, ":") && (file.isOpen(place - 1, "(") || file.has(place - 1, ","))
    return isDeclared || isParameter || file.has(place + 1, "=") || file.has(place + 1, ",")
      || file.has(place + 1, "}") || file.has(place + 1, "]") || file.has(place + 1, ")")
      || file.has(place + 1, "from")
  }

  /// Whether a name is that of a function which the program declares, called without an object or on the object itself.
  private func isOwnFunction(_ name: Int) -> Bool {
    let isCalledAlone =
      !file.isDot(name - 1) || file.has(name - 2, "this") || file.has(name - 2, "self")
    return isCalledAlone && program.declares(file.text(of: name))
  }

  /// Whether a method is one of a log, and not of the program's own `class Log`.
  private func isMethodOfLog(_ name: Int) -> Bool {
    guard file.isDot(name - 1), file.isIdentifier(name - 2) else { return false }
    let receiver = file.text(of: name - 2)
    return TextUse.Purpose.isLog(receiver, method: file.text(of: name))
      && !(isCapital(name - 2) && program.declares(receiver))
  }

  /// Whether a file of the program gives a name for files its meaning: `from .widgets import Path`, `path = require('./path')`.
  private func isImported(_ name: Int) -> Bool {
    file.isIdentifier(name) && ["Path", "path", "File", "PurePath"].contains(file.text(of: name))
      && Imports(file: file).isOfProgram(name)
  }

  /// Whether a function of a common name writes to a page or a text, not to a terminal: `print` and `printf` of PHP, `document.writeln`,
  /// `println` of the writer of a response, `print(text, file=page)`, `fprintf(page, text)`.
  private func printsToPage(_ name: Int) -> Bool {
    let word = file.text(of: name)
    if file.language == .php, !file.isDot(name - 1), word == "printf" || word == "vprintf" {
      return true
    }
    if word == "fprintf", !file.isDot(name - 1) {
      return file.arguments(at: name + 1).first.map { !isOfTerminal($0) } ?? false
    }
    guard ["print", "println", "writeln"].contains(word) else { return false }
    if file.language == .python, !file.isDot(name - 1) { return printsToFile(name) }
    guard file.isDot(name - 1) else { return file.language == .php }
    let start = file.startOfChain(at: name)
    let words = (start..<max(start, name - 1)).filter { file.isIdentifier($0) }
    return !words.contains { index in
      ["System", "Console", "console", "stdout", "stderr", "process", "logger", "log", "Log", "io"]
        .contains(file.text(of: index))
    }
  }

  /// Whether `print` of Python writes to another file than those of the terminal: `print(text, file=page)`.
  private func printsToFile(_ name: Int) -> Bool {
    file.arguments(at: name + 1).contains { argument in
      file.label(of: argument) == "file" && !isOfTerminal(argument)
    }
  }

  /// Whether an expression names a stream of the terminal: `sys.stderr`, `STDERR`.
  private func isOfTerminal(_ range: Range<Int>) -> Bool {
    range.contains { ["stderr", "stdout"].contains(file.text(of: $0).lowercased()) }
  }

  /// Whether a list in braces describes an option of a command, whose text `--help` prints to a terminal.
  ///
  /// Source: docs.gtk.org/glib, `GOptionEntry`.
  private func isOption(from open: Int, to end: Int) -> Bool {
    (open..<end).contains {
      file.isIdentifier($0) && file.text(of: $0).hasPrefix("G_OPTION_ARG_")
    }
  }

  /// Whether an expression is the value of an attribute that only a screen reader speaks: `aria-label={t('key')}`.
  ///
  /// Source: w3.org/TR/wai-aria-1.2 (aria-label, aria-description, aria-roledescription, aria-valuetext).
  private func isOfSpokenAttribute(_ place: Int) -> Bool {
    guard file.language == .javaScript || file.language == .markup else { return false }
    let before = file.bytes[..<Int(file.tokens[place].start)].suffix(Self.longestAttribute)
    let end = before.lastIndex { !"{\"'` ".utf8.contains($0) }.map { $0 + 1 } ?? before.startIndex
    return Self.spokenAttributes.contains {
      before[..<end].suffix($0.utf8.count).elementsEqual($0.utf8)
    }
  }

  private static let spokenAttributes = ["label", "description", "roledescription", "valuetext"].map
  {
    "aria-\($0)="
  }

  private static let longestAttribute = 40

  /// The member or the argument that is set to the expression at a place: `contentDescription = text`, `label: text`.
  private func target(of place: Int) -> Int? {
    guard file.has(place - 1, "=") || file.has(place - 1, ":"), file.isIdentifier(place - 2) else {
      return nil
    }
    return place - 2
  }
}
