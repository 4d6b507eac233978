import BidiText
import Testing

/// Words with signs, identifiers, options and shortcuts.
///
/// Islands stand between brackets; rows without brackets hold none of the kind.
@Suite struct CodeIslandTests {
  static let signedWordRows = [
    "‹A› ⟦c#⟧ - ‹A›",
    "‹A› ⟦C++⟧ ‹A›",
    "‹b›⟦C++⟧",
    "‹w›⟦C#⟧",
    "⟦F#⟧",
    "⟦.NET⟧",
    "‹H› ⟦.gitignore⟧",
    "⟦Node.js⟧",
    "⟦ASP.NET⟧",
    "⟦Disney+⟧ ‹H›",
    "⟦Notepad++⟧.",
    "(⟦C++⟧)",
    "⟦A+⟧",
    "‹H› ⟦C++⟧‹q›",
    "⟦C++⟧, ⟦C#⟧",
    "‹b›⟦.NET⟧",
    "‹b›-⟦.NET⟧ ‹H›",
    "‹b›\u{5BE}⟦.NET⟧",
    "‹wal›-⟦.NET⟧",
    "‹A› Google ⟦Play\u{2122}⟧ ‹A›",
    "⟦Acme\u{AE}⟧ ‹A›",
    "⟦Care\u{2120}⟧.",
    "‹A›\u{2122}",
    "\u{2122}",
    "\u{A9} Acme",
    "‹H›-.NET",
    "C",
    "C + D",
    "C+D",
    "a+b",
    "1+1",
    "+",
    "#a",
    "word#",
    "C#a",
    "...",
    ".Next",
    "‹H›.",
    "x.y",
    "e.g.",
    "18+",
    "C+++",
    "main.js",
    "Swift",
    "Ctrl+C",
    "+c",
    "a+%@",
  ]

  static let identifierRows = [
    "‹A› ⟦123-ABC-456⟧ ‹A›",
    "⟦12-A-34⟧.",
    "⟦2024-INV⟧",
    "10-12",
    "5-10K",
    "21-and",
    "123-",
    "⟦foo_bar⟧",
    "‹H› ⟦_private⟧",
    "⟦reload()⟧",
    "⟦com.example.app⟧",
    "⟦org.example.my-app.x⟧",
    "⟦550e8400-e29b-41d4-a716-446655440000⟧",
    "⟦e50e8400-e29b-41d4-a716-446655440000⟧",
    "‹b›⟦foo_bar⟧",
    "(⟦MAX_VALUE⟧)",
    "⟦a_1⟧",
    "⟦foo_bar⟧.",
    "‹A› ⟦snake_case_name⟧‹q›",
    "⟦main()⟧, ⟦exit()⟧",
    "foo",
    "iPhone",
    "foo_",
    "_",
    "__",
    "_word_",
    "a _ b",
    "foo (bar)",
    "foo(bar)",
    "com.example",
    "example.com",
    "io.example.com",
    "1_",
    "‹H›_‹H›",
    "550e8400-e29b",
    "a-b",
    "Foo.bar",
  ]

  static let optionRows = [
    "⟦--help⟧",
    "‹H› ⟦--dry-run⟧ ‹H›",
    "⟦-v⟧",
    "⟦--name=value⟧",
    "a ⟦-x⟧ b",
    "⟦--a⟧ ⟦--b⟧",
    "‹H› ⟦-f⟧",
    "`x` ⟦--y⟧",
    "⟦--minimized⟧.",
    "⟦--no-color⟧, ‹H›",
    "⟦--x_y⟧",
    "‹A› ⟦--v2⟧",
    "-",
    "--",
    "- a",
    "a-b",
    "a--b",
    "-5",
    "---",
    "‹H›--a",
    "-ab",
    "‹b›-A",
    "--5",
    "\u{2013}a",
  ]

  static let shortcutRows = [
    "⟦Ctrl+C⟧",
    "‹H› ⟦Cmd+Shift+4⟧",
    "⟦Command-Shift-N⟧",
    "⟦\u{2318}K⟧",
    "⟦\u{2325}\u{21E7}\u{2318}N⟧",
    "⟦Alt+F4⟧ ‹H›",
    "⟦Ctrl++⟧",
    "⟦Ctrl+Alt+Delete⟧",
    "‹b›⟦Ctrl+C⟧",
    "(⟦\u{2318}Q⟧)",
    "⟦\u{2318},⟧",
    "⟦Option-Q⟧",
    "⟦ctrl+z⟧.",
    "C+D",
    "Ctrl",
    "control",
    "super-fast",
    "Shift",
    "\u{2318}",
    "Win",
    "alternative",
    "Ctrl C",
    "Meta-analysis",
    "\u{21E7} a",
    "win-over",
  ]

  @Test(arguments: signedWordRows)
  func signedWord(_ notation: String) {
    let row = IslandNotation(notation)
    #expect(islands(.signedWord, in: row.text) == row.expected)
  }

  @Test(arguments: identifierRows)
  func identifier(_ notation: String) {
    let row = IslandNotation(notation)
    #expect(islands(.identifier, in: row.text) == row.expected)
  }

  @Test(arguments: optionRows)
  func option(_ notation: String) {
    let row = IslandNotation(notation)
    #expect(islands(.option, in: row.text) == row.expected)
  }

  @Test(arguments: shortcutRows)
  func shortcut(_ notation: String) {
    let row = IslandNotation(notation)
    #expect(islands(.shortcut, in: row.text) == row.expected)
  }
}
