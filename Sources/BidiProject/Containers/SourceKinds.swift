import BidiSource

/// Kinds of source files, by the signs of direction that may stand in them.
struct SourceKinds: OptionSet, Sendable, Hashable {
  let rawValue: UInt32

  /// HTML, and templates of it.
  static let markup = SourceKinds(rawValue: 1 << 0)
  /// JavaScript and TypeScript, and components in them.
  static let script = SourceKinds(rawValue: 1 << 1)
  /// Style sheets.
  static let style = SourceKinds(rawValue: 1 << 2)
  /// PHP.
  static let php = SourceKinds(rawValue: 1 << 3)
  /// Dart.
  static let dart = SourceKinds(rawValue: 1 << 4)
  /// Layouts, menus, settings, styles and manifests of Android.
  static let androidXML = SourceKinds(rawValue: 1 << 5)
  /// C# and Visual Basic.
  static let dotNet = SourceKinds(rawValue: 1 << 6)
  /// XAML.
  static let xaml = SourceKinds(rawValue: 1 << 7)
  /// The resources of .NET.
  static let resx = SourceKinds(rawValue: 1 << 8)
  /// C, C++ and their headers.
  static let c = SourceKinds(rawValue: 1 << 9)
  /// Python.
  static let python = SourceKinds(rawValue: 1 << 10)
  /// Vala, Rust and other languages of GTK.
  static let otherGTK = SourceKinds(rawValue: 1 << 11)
  /// Kotlin alone.
  static let kotlin = SourceKinds(rawValue: 1 << 16)
  /// Java and Kotlin.
  static let java = SourceKinds(rawValue: 1 << 12)
  /// Swift.
  static let swift = SourceKinds(rawValue: 1 << 14)
  /// Ruby.
  static let ruby = SourceKinds(rawValue: 1 << 15)
  /// `package.json` and `pubspec.yaml`.
  static let manifest = SourceKinds(rawValue: 1 << 13)
  /// What an app of Nextcloud says of itself: `appinfo/info.xml`.
  static let nextcloudApp = SourceKinds(rawValue: 1 << 17)
  /// The forms of Qt, also those in QML, which have no signs: their views and calls tell which one shows a text.
  static let form = SourceKinds(rawValue: 1 << 18)

  /// The code behind a window of XAML: it may use a class of Windows Forms, and its windows are none.
  static let codeBehind = SourceKinds(rawValue: 1 << 19)

  /// Pug, Haml and Slim, which have elements without angle brackets.
  static let pug = SourceKinds(rawValue: 1 << 20)

  /// What an app of DHIS2 says of itself: `d2.config.js`.
  static let d2Config = SourceKinds(rawValue: 1 << 22)

  /// GDScript.
  static let godot = SourceKinds(rawValue: 1 << 21)

  private static let byExtension: [String: SourceKinds] = {
    var kinds: [String: SourceKinds] = [:]
    func add(_ value: SourceKinds, _ names: String) {
      for name in names.split(separator: " ") { kinds[String(name), default: []].insert(value) }
    }
    add(
      .markup,
      "html htm xhtml shtml vue svelte astro jsx tsx php phtml twig jinja jinja2 j2 erb ejs hbs handlebars mustache"
        + " liquid njk jsp jspx cshtml vbhtml razor aspx master gohtml tmpl tpl ftl heex eex vm vt")
    add(.script, "js mjs cjs jsx ts mts cts tsx vue svelte astro html htm php cshtml razor")
    add(.style, "css scss sass less styl vue svelte astro html htm")
    add(.php, "php phtml")
    add(.dart, "dart")
    add(.dotNet, "cs vb")
    add(.xaml, "xaml axaml fxml")
    add(.resx, "resx")
    add(.c, "c cc cpp cxx h hh hpp hxx mm m")
    add(.python, "py")
    add(.otherGTK, "vala rs blp")
    add(.java, "java kt scala")
    add(.kotlin, "kt")
    add(.swift, "swift")
    add(.ruby, "rb")
    add(.form, "ui qml")
    add(.pug, "pug jade haml slim")
    add(.godot, "gd")
    return kinds
  }()

  init(rawValue: UInt32) { self.rawValue = rawValue }

  /// The kinds of a file; empty for one without signs.
  ///
  /// - Parameters:
  ///   - name: Its name.
  ///   - folder: The name of its folder.
  init(name: String, folder: Substring) {
    guard !Self.isLeftOut(name) else {
      self = []
      return
    }
    switch name {
    case "package.json", "pubspec.yaml": self = .manifest
    case "AndroidManifest.xml": self = .androidXML
    case "d2.config.js": self = .d2Config
    case "info.xml" where folder == "appinfo": self = .nextcloudApp
    default:
      guard let dot = name.utf8.lastIndex(of: UInt8(ascii: ".")), dot != name.startIndex else {
        self = []
        return
      }
      let ending = name[name.utf8.index(after: dot)...].lowercased()
      if name.hasSuffix(".xaml.cs") || name.hasSuffix(".xaml.vb") {
        self = .codeBehind
      } else if ending == "xml" {
        self = Self.isAndroid(folder: folder) ? .androidXML : []
      } else {
        self = Self.byExtension[ending] ?? []
      }
    }
  }

  private static func isAndroid(folder: Substring) -> Bool {
    ["layout", "values", "menu", "xml", "navigation"].contains {
      folder == $0 || folder.hasPrefix("\($0)-")
    }
  }

  /// Whether a file holds tests, a bundle or declarations only: nobody sees what it shows.
  private static func isLeftOut(_ name: String) -> Bool {
    let parts = name.utf8.split(separator: UInt8(ascii: "."))
    return hasPart(quietParts, in: name) || hasPart(testParts, in: name)
      || parts.count > 1 && parts[parts.count - 2].suffix(5).elementsEqual("_test".utf8)
  }

  /// Whether a file holds tests, or parts of an app as people who build it look at them.
  ///
  /// `page.test.ts`, `page.stories.tsx`, `page_test.go`. A screen may be called `speed_test`, and a file of data `api.spec.yaml`.
  static func isTest(_ name: String) -> Bool {
    name.hasSuffix("_test.go")
      || hasPart(testParts, in: name) && scripts.contains { name.hasSuffix($0) }
  }

  private static func hasPart(_ words: Set<String>, in name: String) -> Bool {
    let parts = name.utf8.split(separator: UInt8(ascii: "."))
    return parts.count > 2
      && parts[1..<(parts.count - 1)].contains { words.contains(String($0) ?? "") }
  }

  private static let scripts = [".ts", ".tsx", ".js", ".jsx", ".mjs", ".cjs", ".vue", ".svelte"]
  private static let testParts: Set<String> = ["test", "spec", "stories"]
  private static let quietParts: Set<String> = ["min", "d", "bundle"]

  private static let quietFolders: Set<String> = [
    "test", "tests", "__tests__", "testing", "testdata", "spec", "specs", "fixtures", "__mocks__",
    "mocks",
    "doc", "docs", "documentation", "javadoc", "example", "examples", "demo", "demos", "coverage",
    "dist", "out", "target", "third_party", "third-party", "thirdparty", "3rdparty", "external",
    "deps", "androidtest", "integration_test", "storybook", "fiddle", "pdf.js", "pdfjs",
  ]

  /// The folders of a page's own files in which `lib` and `libs` hold other people's code.
  private static let pageFolders: Set<String> = ["js", "css", "static", "public", "assets"]

  /// Whether a folder holds what readers of the app do not see: tests, documents, products, other people's code, and what a database of
  /// Django or Laravel held once (docs.djangoproject.com, Migrations).
  ///
  /// - Parameters:
  ///   - folder: Its name.
  ///   - parents: The names of the folders that it is in, from the root of the project.
  /// - Returns: `false` for a folder that may hold the app's own sources.
  static func isQuiet(folder: String, in parents: [Substring]) -> Bool {
    if FolderKind(name: folder) != .own { return true }
    let name = folder.lowercased()
    if let place = parents.lastIndex(where: sourceFolders.contains) {
      // `src/main/java/com/example/app`: the parts of a package have any names.
      if partsOfApps.contains(name) || parents[place...].contains(where: packageFolders.contains) {
        return false
      }
    }
    // Swift has its tests in `Tests`: what measures or examines something is in `Sources/Test`.
    if folder == "Test", parents.contains("Sources") { return false }
    return quietFolders.contains(name) || folder == "migrations"
      || ["lib", "libs"].contains(folder)
        && parents.last.map { pageFolders.contains(String($0)) } == true
      || ["plugins", "build"].contains(folder) && parents.last == "public"
  }

  /// The folders that hold packages of Java, Kotlin and Scala.
  private static let packageFolders: Set<Substring> = ["java", "kotlin", "scala"]

  /// The folders that hold the sources of an app.
  private static let sourceFolders: Set<Substring> = ["src", "Sources", "lib"]

  /// What parts of an app are called below the folder of its sources; elsewhere they are products.
  private static let partsOfApps: Set<String> = ["coverage", "deps", "example", "out", "target"]
}
