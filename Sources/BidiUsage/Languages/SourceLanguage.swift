/// A language of source files, as far as its tokens go.
package enum SourceLanguage: UInt8, Sendable, Hashable, CaseIterable {
  /// C, C++, Objective-C, Vala, and Blueprint, whose look-ups are those of Vala.
  case c
  /// C#.
  case cSharp
  /// Dart.
  case dart
  /// Go.
  case go
  /// Java.
  case java
  /// JavaScript and TypeScript, and QML, whose expressions are JavaScript.
  case javaScript
  /// Kotlin.
  case kotlin
  /// HTML and its templates, such as those of Vue, of Go and of Razor.
  case markup
  /// PHP.
  case php
  /// Python.
  case python
  /// Ruby.
  case ruby
  /// Rust.
  case rust
  /// Swift.
  case swift
  /// XML: the layouts of Android, the forms of Qt, and XAML.
  case xml

  private static let byExtension: [String: SourceLanguage] = [
    "c": .c, "cc": .c, "cpp": .c, "cxx": .c, "h": .c, "hh": .c, "hpp": .c, "hxx": .c, "m": .c,
    "mm": .c, "vala": .c, "blp": .c, "cs": .cSharp, "dart": .dart, "go": .go, "tmpl": .markup,
    "gohtml": .markup, "java": .java, "js": .javaScript,
    "mjs": .javaScript, "cjs": .javaScript, "jsx": .javaScript, "ts": .javaScript,
    "mts": .javaScript, "cts": .javaScript, "tsx": .javaScript, "qml": .javaScript, "kt": .kotlin,
    "html": .markup, "cshtml": .markup, "razor": .markup,
    "htm": .markup, "vue": .markup, "svelte": .markup, "php": .php, "py": .python, "rb": .ruby,
    "rs": .rust,
    "swift": .swift, "ui": .xml, "xml": .xml, "xaml": .xml,
    "axaml": .xml,
  ]

  /// The language of a file, by the ending of its path; nil for an ending that is not in the table.
  package init?(path: String) {
    guard let dot = path.utf8.lastIndex(of: UInt8(ascii: ".")),
      let known = Self.byExtension[path[path.utf8.index(after: dot)...].lowercased()]
    else { return nil }
    self = known
  }

  /// Whether a line end can end a statement.
  var endsStatementsAtLines: Bool {
    switch self {
    case .go, .kotlin, .swift, .python, .ruby, .javaScript, .markup: true
    case .c, .cSharp, .dart, .java, .php, .rust, .xml: false
    }
  }

  /// Whether a type stands before the name that it is declared for: `int count`.
  var hasTypeFirst: Bool {
    switch self {
    case .c, .cSharp, .dart, .java: true
    case .go, .javaScript, .kotlin, .markup, .php, .python, .ruby, .rust, .swift, .xml: false
    }
  }
}
