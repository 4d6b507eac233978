import BidiText
import MessageSyntax

/// The dialects that the flags of an entry name, and that the language of its program has.
///
/// Source: GNU gettext manual, "PO Files", the flags `…-format`; "Preparing Strings", which languages have which.
enum PODialects {
  /// What stands in texts of a program in any language.
  private static let everywhere: MessageDialects = [.strftime, .buildVariable]

  /// The dialects that flags name.
  ///
  /// - Parameters:
  ///   - flags: The flags.
  ///   - base: The text of the base language.
  /// - Returns: The dialects; nil if no flag names one.
  static func dialects(flags: Set<Substring>, base: String) -> MessageDialects? {
    let formats = flags.filter { $0.hasSuffix("-format") }
    guard !formats.isEmpty else { return nil }
    let named = formats.filter { !$0.hasPrefix("no-") }
    // A text that is no format of one language may have the names of another in braces, and the fields of a date.
    if named.isEmpty {
      // In `%quote{ text }`, the braces belong to a code of the program, and what stands in them is translated.
      let hasBrace = base.utf8.contains(UInt8(ascii: "{"))
      let own: MessageDialects = hasBrace && base.contains(/%[A-Za-z]+\{/) ? everywhere : .usual
      return adding(placesOf: base, to: own.subtracting(.percent).union(everywhere))
    }
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
  /// - Parameters:
  ///   - references: Where the program has the text.
  ///   - hasOwnCodes: Whether the base text has codes of the program's own.
  /// - Returns: The dialects.
  static func dialects(
    references: [Substring], hasOwnCodes: Bool
  ) -> MessageDialects {
    // Lingui and others write numbers alone in words of their own: `page.c:12 20`.
    let paths = references.lazy.filter { !$0.allSatisfy { $0.isNumber || $0 == "," } }
    // Pages of help are texts and no formats. The chapters of a manual may have names in braces.
    if !paths.isEmpty, paths.allSatisfy({ documents.contains(ending(of: $0)) }) {
      return MessageDialects.usual.subtracting(.percent)
    }
    if !paths.isEmpty, paths.allSatisfy({ ["page", "docbook"].contains(ending(of: $0)) }) {
      return []
    }
    guard !paths.isEmpty,
      paths.allSatisfy({ ["c", "h", "vala", "ui", "glade", "blp"].contains(ending(of: $0)) })
    else { return .usual }
    let isOfCode = paths.allSatisfy { ["c", "h", "vala"].contains(ending(of: $0)) }
    return hasOwnCodes && isOfCode ? everywhere : everywhere.union([.printf])
  }

  /// The endings of chapters of manuals: Markdown, reStructuredText, AsciiDoc and Texinfo.
  private static let documents: Set<Substring> = [
    "md", "mdwn", "rst", "adoc", "asciidoc", "texi", "texinfo",
  ]

  /// Whether a letter that is no conversion of C follows a percent sign and what may stand between: `%O`, `%U`.
  ///
  /// Source: ISO C, fprintf; POSIX adds `C` and `S`, glibc `m`.
  static func hasOtherSpecifiers(_ text: String) -> Bool {
    guard text.utf8.contains(UInt8(ascii: "%")) else { return false }
    let parts = text.utf8.split(separator: UInt8(ascii: "%"), omittingEmptySubsequences: false)
    return parts.dropFirst().contains { part in
      let letter = part.first { !"0123456789.$*+-# 'lhqjzt".utf8.contains($0) }
      return letter.map { $0.isASCIILetter && !"diouxXeEfFgGaAcspnmCS".utf8.contains($0) } ?? false
    }
  }

  /// The dialects of an entry that is no format of a known language, with what its base text shows.
  ///
  /// A program may put its texts in places such as `%1` by itself: "five to %1". English writes a percent sign after its
  /// number, so such a place is no percentage.
  static func adding(placesOf base: String, to dialects: MessageDialects) -> MessageDialects {
    hasPlaces(base) ? dialects.union([.qt]) : dialects
  }

  /// Whether a text has the places `%1`, `%2` and so on, each as a word, with none left out.
  static func hasPlaces(_ base: String) -> Bool {
    // Few texts have a percent sign, and each entry is asked.
    guard base.utf8.contains(UInt8(ascii: "%")) else { return false }
    let bytes = Array(base.utf8)
    var found: Set<Int> = []
    for (index, byte) in bytes.enumerated() where byte == UInt8(ascii: "%") {
      guard index + 1 < bytes.count,
        (UInt8(ascii: "1")...UInt8(ascii: "9")).contains(bytes[index + 1]),
        index == 0 || !bytes[index - 1].isASCIIAlphanumeric && bytes[index - 1] != byte
      else { continue }
      var end = index + 2
      // A sign of the sentence may follow.
      if end < bytes.count, ".,".utf8.contains(bytes[end]) { end += 1 }
      if end == bytes.count || !bytes[end].isASCIIAlphanumeric && !"$%".utf8.contains(bytes[end]) {
        found.insert(Int(bytes[index + 1] - UInt8(ascii: "0")))
      }
    }
    return !found.isEmpty && found.max() == found.count
  }

  /// The ending of the path of a reference: `c` for `src/main.c:12`.
  private static func ending(of reference: Substring) -> Substring {
    let path = reference.prefix { $0 != ":" }
    return path.lastIndex(of: ".").map { path[path.index(after: $0)...] } ?? ""
  }
}
