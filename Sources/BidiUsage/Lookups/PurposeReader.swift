/// Tells what a program does with a text.
struct PurposeReader {
  let file: TokenizedFile

  /// How many calls around a text are looked at.
  private static let most = 3

  /// The purpose of an expression.
  func purpose(of range: Range<Int>) -> TextUse.Purpose {
    let purpose = purposeByTakers(of: range)
    guard purpose == .shown, let name = function(around: range.lowerBound),
      TextUse.Purpose.isSpoken(byFunction: name)
    else { return purpose }
    return .spoken
  }

  /// The function that is given an expression directly: `setText(getString(…))`; nil where that is not seen.
  func taker(of range: Range<Int>) -> String? {
    guard let around = file.brackets(around: range.lowerBound), file.isOpen(around.open, "("),
      file.isIdentifier(around.open - 1)
    else { return nil }
    return file.text(of: around.open - 1)
  }

  /// How many brackets around a text are looked at for the function that it stands in.
  private static let mostBrackets = 12

  /// The name of the function that a place stands in; nil if that is not seen.
  private func function(around start: Int) -> String? {
    var place = start
    for _ in 0..<Self.mostBrackets {
      guard let around = file.brackets(around: place) else { return nil }
      place = around.open
      guard file.isOpen(place, "{") else { continue }
      // A type and its sign may stand between the parameters and the body: `(…) -> String {`.
      var close = place - 1
      while close > max(0, place - 6), !isClosing(close), !file.isDot(close),
        !file.isOpen(close, "{")
      {
        close -= 1
      }
      guard isClosing(close), let open = file.partner(of: close), open > 0,
        FunctionReader.isDeclaration(open, close, in: file)
      else { continue }
      return file.text(of: open - 1)
    }
    return nil
  }

  private func isClosing(_ index: Int) -> Bool {
    file.tokens.indices.contains(index) && file.tokens[index].kind == .close
      && file.tokens[index].byte == UInt8(ascii: ")")
  }

  private func purposeByTakers(of range: Range<Int>) -> TextUse.Purpose {
    var place = range.lowerBound
    // A function of a log may put in the arguments itself: `g_warning (_("…"), name)`. What `printf` prints is shown, in a
    // page of PHP for example.
    if file.isIdentifier(place), file.isOpen(place + 1, "("),
      !["printf", "g_print"].contains(file.text(of: place)),
      let purpose = purpose(ofCall: place, to: range.upperBound)
    {
      return purpose
    }
    for level in 0..<Self.most {
      if let name = target(of: place), let purpose = TextUse.Purpose(taker: name) {
        return purpose == .logged ? .shown : purpose
      }
      guard let around = file.brackets(around: place) else { return .shown }
      place = around.open
      // A macro of Rust: `println!(…)`.
      let isMacro = file.language == .rust && file.has(around.open - 1, "!")
      let name = around.open - (isMacro ? 2 : 1)
      if file.isOpen(around.open, "("), file.isIdentifier(name) {
        if file.isDot(name - 1), file.isIdentifier(name - 2),
          TextUse.Purpose.isLog(file.text(of: name - 2), method: file.text(of: name))
        {
          return .logged
        }
        if let purpose = purpose(ofCall: name, to: range.lowerBound) { return purpose }
        place = file.startOfChain(at: name)
      } else if file.isOpen(around.open, "{"), level > 0 {
        return isOption(from: around.open, to: range.lowerBound) ? .logged : .shown
      }
    }
    return .shown
  }

  /// What a function does with a text that it is given.
  ///
  /// A mistake in the options of a command is told in the terminal. Source: docs.gtk.org/glib, `GOptionError` and `GShellError`.
  private func purpose(ofCall name: Int, to end: Int) -> TextUse.Purpose? {
    if let purpose = TextUse.Purpose(taker: file.text(of: name)) { return purpose }
    guard ["g_set_error", "g_set_error_literal"].contains(file.text(of: name)) else { return nil }
    return (name..<end).contains {
      file.isIdentifier($0) && ["G_OPTION_ERROR", "G_SHELL_ERROR"].contains(file.text(of: $0))
    } ? .logged : nil
  }

  /// Whether a list in braces describes an option of a command, whose text `--help` prints to a terminal.
  ///
  /// Source: docs.gtk.org/glib, `GOptionEntry`.
  private func isOption(from open: Int, to end: Int) -> Bool {
    (open..<end).contains {
      file.isIdentifier($0) && file.text(of: $0).hasPrefix("G_OPTION_ARG_")
    }
  }

  /// The member or the argument that is set to the expression at a place: `contentDescription = text`, `label: text`.
  private func target(of place: Int) -> String? {
    guard file.has(place - 1, "=") || file.has(place - 1, ":"), file.isIdentifier(place - 2) else {
      return nil
    }
    return file.text(of: place - 2)
  }
}
