/// A way of writing arguments in texts: a row of the table that the reader of messages goes by.
///
/// A format and its flags say which dialects may occur in a text. What is written in another dialect is text: `%G` is no
/// argument in a file of Qt, and `{}` is none in a program in C.
public enum MessageDialect: Int, Sendable, Hashable, CaseIterable {
  /// The specifiers of C's `printf` and of Foundation: `%s`, `%1$@`, `%lld`, `%%`.
  case printf
  /// The dates of `java.util.Formatter`: `%1$tF`.
  case javaDates
  /// The places of Compose Multiplatform: `%1$s`, `%2$d`. Every other percent sign is one.
  case composePlace
  /// The places of Go: `%[1]d`.
  case goPlace
  /// The fields of `strftime`: `%H:%M`.
  case strftime
  /// `%(name)s`
  case percentParentheses
  /// The representations of objects in Python: `%r`.
  case pythonRepresentation
  /// `%{name}`
  case percentBraces
  /// `%name%`
  case percentName
  /// The number of a substitution in a String Catalog: `%arg`.
  case catalogNumber
  /// The places of Qt and KDE: `%1`, `%L1`.
  case qt
  /// The number that chooses a form in Qt: `%n`.
  case qtCount
  /// Letters of a program's own after the percent sign: `%B`.
  case ownLetter
  /// The directives of Lisp and Scheme: `~a`.
  case lisp
  /// `{name}`, `{0}`, `{0:0.0}` and `{}`.
  case braces
  /// The typed arguments and the forms of ICU and of `java.text`: `{n, plural, other {#}}`.
  case icu
  /// `{{name}}`, with the functions of i18next and Angular, and the sections of Mustache.
  case doubleBraces
  /// `${name}`
  case dollarBraces
  /// `$name` and `$name$`.
  case dollarName
  /// `$1`
  case dollarNumber
  /// Another text of the file, in i18next: `$t(key)`.
  case nesting
  /// Another text of the file, in Vue: `@:key`.
  case link
  /// What a build puts into the text: `@NAME@`.
  case buildVariable
  /// Messages of Unicode's MessageFormat 2: `.input {$n :number} {{{$n} files}}`.
  case messageFormat2
  /// The variables and forms of Fluent: `{ $count -> [one] a *[other] b }`.
  case fluent
  /// The forms and links of MediaWiki: `{{PLURAL:$1|page|pages}}`.
  case mediaWiki

  /// A text in the dialect, and the arguments that the dialect finds in it.
  package var example: (text: String, arguments: [String]) {
    switch self {
    case .printf: ("%1$@ of %lld%%", ["%1$@", "%lld"])
    case .javaDates: ("on %1$tF", ["%1$tF"])
    case .composePlace: ("%1$s: %2$d%, %%", ["%1$s", "%2$d"])
    case .goPlace: ("%[2]s of %[1]d", ["%[2]s", "%[1]d"])
    case .strftime: ("at %H:%M", ["%H", "%M"])
    case .percentParentheses: ("%(count)d files", ["%(count)d"])
    case .pythonRepresentation: ("got %r", ["%r"])
    case .percentBraces: ("by %{name}", ["%{name}"])
    case .percentName: ("by %name%", ["%name%"])
    case .catalogNumber: ("%arg files", ["%arg"])
    case .qt: ("%1 of %L2", ["%1", "%L2"])
    case .qtCount: ("%n files", ["%n"])
    case .ownLetter: ("delete %B", ["%B"])
    case .lisp: ("~a of ~2d", ["~a", "~2d"])
    case .braces: ("{name} and {0}", ["{name}", "{0}"])
    case .icu: ("{n, number} and {m, plural, other {#}}", ["{n, number}", "#"])
    case .doubleBraces: ("by {{name}}", ["{{name}}"])
    case .dollarBraces: ("by ${name}", ["${name}"])
    case .dollarName: ("by $name", ["$name"])
    case .dollarNumber: ("$1 of $2", ["$1", "$2"])
    case .nesting: ("by $t(key)", ["$t(key)"])
    case .link: ("by @:key", ["@:key"])
    case .buildVariable: ("in @PREFIX@", ["@PREFIX@"])
    case .messageFormat2: (".input {$n :number} {{{$n} files}}", ["{$n}"])
    case .fluent: ("{ $n -> [one] { $n } file\n*[other] { $n } files }", ["{ $n }"])
    case .mediaWiki: ("{{PLURAL:$1|page|pages}}", [])
    }
  }

  /// A text that looks like the dialect and has no argument of it.
  package var counterexample: String {
    switch self {
    case .printf: "50% off, 100%"
    case .javaDates: "50%tax"
    case .composePlace: "%1$.1f and %%"
    case .goPlace: "50%[of 100]"
    case .strftime: "50% and 100%"
    case .percentParentheses: "50%(of all)"
    case .pythonRepresentation: "50%red"
    case .percentBraces: "%{0"
    case .percentName: "50%of 100%"
    case .catalogNumber: "%argument"
    case .qt: "100%"
    case .qtCount: "50% now"
    case .ownLetter: "50%Off, %T: title"
    case .lisp: "~/folder"
    case .braces: "{ two words }"
    case .icu: "{n, plurl}"
    case .doubleBraces: "{{ two words }}"
    case .dollarBraces: "${ two words }"
    case .dollarName: "$5 and $HOME"
    case .dollarNumber: "$100 or $1.50"
    case .nesting: "$t (key)"
    case .link: "@ 5:30"
    case .buildVariable: "@name@"
    case .messageFormat2: ".local settings"
    case .fluent: "{ 5 -> 6 }"
    case .mediaWiki: "{{PLURAL}}"
    }
  }

  /// Where the dialect is described.
  package var source: String {
    switch self {
    case .printf: "IEEE Std 1003.1, fprintf; Apple, String Format Specifiers"
    case .javaDates: "Java SE, java.util.Formatter, Date/Time Conversions"
    case .composePlace:
      "Compose Multiplatform, org.jetbrains.compose.resources, StringResourcesUtils.kt"
    case .goPlace: "Go, package fmt, Explicit argument indexes"
    case .strftime: "IEEE Std 1003.1, strftime; glibc, Formatting Calendar Time"
    case .percentParentheses, .pythonRepresentation: "Python, printf-style String Formatting"
    case .percentBraces: "Ruby, Kernel#format; Polyglot.js"
    case .percentName: "Symfony, Translations; Windows, environment variables"
    case .catalogNumber: "Apple, Localizing and varying text with a string catalog"
    case .qt, .qtCount: "Qt, QString::arg and Writing Source Code for Translation"
    case .ownLetter: "GNOME Files, texts about files and volumes"
    case .lisp: "Common Lisp HyperSpec, 22.3; SRFI 28"
    case .braces: "Python, Format String Syntax; .NET, Composite formatting"
    case .icu: "ICU User Guide, Formatting Messages; java.text.ChoiceFormat"
    case .doubleBraces: "i18next, Interpolation; Angular, Interpolation; mustache(5)"
    case .dollarBraces, .dollarName: "gettext manual, sh-format; Python, Template strings"
    case .dollarNumber: "MediaWiki, Localisation; WebExtensions, i18n.getMessage()"
    case .nesting: "i18next, Nesting"
    case .link: "Vue I18n, Linked messages"
    case .buildVariable: "GNU Autoconf, Preset Output Variables; CMake, configure_file"
    case .messageFormat2: "UTS #35, part 9"
    case .fluent: "Project Fluent, Syntax Guide"
    case .mediaWiki: "MediaWiki, Help:Magic words and Localisation"
    }
  }
}

extension MessageDialect {
  /// Lengths and conversions of integers in `printf`, as in `%li`: no names between two percent signs, and no codes of a program.
  package static let integerConversions: Set<String> = [
    "ld", "li", "lu", "lld", "lli", "llu", "zd", "zu",
  ]
}
