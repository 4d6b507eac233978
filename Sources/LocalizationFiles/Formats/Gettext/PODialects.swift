import MessageSyntax

/// The dialects that the flags of an entry name, and that the language of its program has.
///
/// Source: GNU gettext manual, "PO Files", the flags `…-format`; "Preparing Strings", which languages have which.
enum PODialects {
  /// What stands in texts of a program in any language.
  private static let everywhere: MessageDialects = [.strftime, .buildVariable]

  /// The dialects that flags name; nil if no flag names one.
  static func dialects(flags: Set<Substring>) -> MessageDialects? {
    let formats = flags.filter { $0.hasSuffix("-format") }
    guard !formats.isEmpty else { return nil }
    let named = formats.filter { !$0.hasPrefix("no-") }
    // A text that is no format of one language may have the names of another in braces, and the fields of a date.
    if named.isEmpty { return .usual.subtracting(.percent).union(everywhere) }
    return named.reduce(everywhere) { $0.union(dialects(ofFlag: $1.dropLast("-format".count))) }
  }

  private static func dialects(ofFlag language: Substring) -> MessageDialects {
    switch language {
    case "c", "objc", "gcc-internal", "gfc-internal", "awk", "lua", "php", "perl",
      "tcl", "elisp", "librep", "javascript", "shell-printf", "d", "go", "ocaml", "modula2":
      [.printf]
    case "java-printf": [.printf, .javaDates]
    case "java": [.braces, .icu]
    case "python": [.printf, .percentParentheses, .pythonRepresentation]
    case "python-brace", "csharp", "perl-brace", "c++", "rust": [.braces]
    case "ruby": [.printf, .percentBraces]
    case "sh": [.dollarName, .dollarBraces]
    case "lisp", "scheme": [.lisp]
    case "qt": [.qt]
    case "qt-plural": [.qt, .qtCount]
    case "kde", "kde-kuit", "smalltalk", "ycp": [.qt]
    default: .usual
    }
  }

  /// The dialects of an entry without a flag, by the language of its program: one in C has no names in braces.
  ///
  /// - Parameter references: Where the program has the text.
  /// - Returns: The dialects.
  static func dialects(references: [Substring]) -> MessageDialects {
    // Lingui and others write numbers alone in words of their own: `page.c:12 20`.
    let paths = references.lazy.filter { !$0.allSatisfy { $0.isNumber || $0 == "," } }
    guard !paths.isEmpty,
      paths.allSatisfy({ ["c", "vala", "ui", "glade", "blp"].contains(ending(of: $0)) })
    else { return .usual }
    return everywhere.union([.printf])
  }

  /// The ending of the path of a reference: `c` for `src/main.c:12`.
  private static func ending(of reference: Substring) -> Substring {
    let path = reference.prefix { $0 != ":" }
    return path.lastIndex(of: ".").map { path[path.index(after: $0)...] } ?? ""
  }
}
