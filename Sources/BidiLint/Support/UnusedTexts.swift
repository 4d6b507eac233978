import BidiSource
import BidiUsage
import LocalizationFiles

/// The texts of a file that no source of the program names: nobody sees them.
struct UnusedTexts {
  private let keys: Set<String>

  /// Whether the keys are those of parts of windows: `title.Text`.
  private let areOfWindows: Bool

  /// Asks the sources.
  ///
  /// - Parameters:
  ///   - file: The file.
  ///   - usage: The uses of texts in the program; nil where no program is known.
  /// - Complexity: O(*n*), and all files of the program are read at the first call.
  init(of file: LocalizationFile, in usage: ProgramUsage?) {
    areOfWindows = Self.hasWindows(file)
    guard let usage, !Self.isAskedBySystem(file) else {
      keys = []
      return
    }
    var names: Set<String> = []
    var forms: Set<String> = []
    for entry in file.entries where entry.isInUse {
      let own = Self.names(of: entry, areOfWindows: areOfWindows)
      names.formUnion(own)
      forms.formUnion(own.dropFirst())
    }
    keys =
      usage.unused(
        among: names, forms: forms, hasBuilder: Self.areReferences(file),
        areMembers: Self.areMembers(file),
        areCollected: file.format.hasCollectedTexts) ?? []
  }

  /// Whether a source names a text, or may: asked of one text, before all texts of the file are looked for.
  static func mayBeNamed(
    _ entry: LocalizationEntry, of file: LocalizationFile, in usage: ProgramUsage
  ) -> Bool {
    names(of: entry, areOfWindows: hasWindows(file)).contains {
      usage.mayName(
        $0, hasBuilder: areReferences(file), isMember: areMembers(file),
        isCollected: file.format.hasCollectedTexts)
    }
  }

  /// Whether programs look up the texts by references: those of Android.
  private static func areReferences(_ file: LocalizationFile) -> Bool {
    file.format.toolkits.main == [.android]
  }

  /// Whether a generator makes a member of each key: those of ARB.
  ///
  /// Source: docs.flutter.dev/ui/accessibility-and-internationalization/internationalization.
  private static func areMembers(_ file: LocalizationFile) -> Bool {
    file.format.toolkits.main == [.flutter]
  }

  private static func hasWindows(_ file: LocalizationFile) -> Bool {
    file.format.toolkits.main.contains { [.windowsForms, .wpf, .winUI].contains($0) }
  }

  /// Whether no source names a text.
  func contains(_ entry: LocalizationEntry) -> Bool {
    !keys.isEmpty
      && Self.names(of: entry, areOfWindows: areOfWindows).allSatisfy(keys.contains)
  }

  /// The key by which programs look up an entry.
  func name(of entry: LocalizationEntry) -> String {
    Self.name(of: entry, areOfWindows: areOfWindows)
  }

  private static func name(of entry: LocalizationEntry, areOfWindows: Bool) -> String {
    if let text = entry.baseText { return text }
    return areOfWindows
      ? String(entry.askedKey.prefix { $0 != "." && $0 != "/" }) : entry.askedKey
  }

  /// The names under which programs may look up an entry: `gift_one_get_one` may be a key of its own, and a form of
  /// `gift_one_get`.
  private static func names(of entry: LocalizationEntry, areOfWindows: Bool) -> [String] {
    let name = name(of: entry, areOfWindows: areOfWindows)
    let isForm = entry.baseText == nil && name != entry.key.string && !areOfWindows
    return isForm ? [name, entry.key.string] : [name]
  }

  /// Whether the system looks up the texts of a file: those of an app's information and of its storyboards.
  private static func isAskedBySystem(_ file: LocalizationFile) -> Bool {
    file.source.path.hasSuffix("InfoPlist.strings")
      || file.source.path.hasSuffix("InfoPlist.xcstrings")
      || file.source.path.hasSuffix("AppShortcuts.strings")
      || file.source.path.contains("Settings.bundle/")
  }
}
