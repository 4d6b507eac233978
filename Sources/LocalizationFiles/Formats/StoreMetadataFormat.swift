import MessageSyntax
import BidiSource

/// Texts of an app's page in a store, as fastlane keeps them: one text a file, in a folder of its locale.
///
/// `fastlane/metadata/ar-SA/description.txt`, `fastlane/metadata/android/fa-IR/full_description.txt` and
/// `…/changelogs/42.txt`. The key is the name of the file. Addresses and lists of keywords are texts of no reader. Source:
/// fastlane, deliver and supply.
enum StoreMetadataFormat: FormatReader {
  static let name = "store metadata"
  static let fileNames = ["fastlane/metadata/*/*.txt"]
  static let toolkits = FormatToolkits(only: .store)
  static let dialects: MessageDialects = []

  static func takes(_ path: FilePath, head: () -> [UInt8]) -> Bool {
    path.fileExtension == "txt" && folder(of: path) != nil
      && !path.stem.hasSuffix("_url") && path.stem != "keywords"
  }

  static func takesNamed(_ path: FilePath) -> Bool {
    path.fileExtension == "txt" && metadata(in: path) != nil
  }

  /// Whether the file is called as the texts of each language are; those of the folder `default` are for all languages.
  static func looksTranslated(_ path: FilePath) -> Bool {
    guard let metadata = metadata(in: path) else { return false }
    return !path.parts[metadata...].contains("default")
      && (texts.contains(String(path.stem)) || path.folder == "changelogs")
  }

  /// The names of texts that each language has.
  private static let texts: Set<String> = [
    "description", "full_description", "keywords", "name", "promotional_text", "release_notes",
    "short_description", "subtitle", "title",
  ]

  static func locale(of path: FilePath) -> PathLocale {
    folder(of: path).flatMap { LocaleName.tag(String(path.parts[$0])) }.map { .tag($0) } ?? .none
  }

  static func paths(beside path: FilePath, for locale: String) -> [String] {
    guard let folder = folder(of: path) else { return [] }
    return [locale, "\(locale)-US"].map { path.replacing(folder, with: $0) }
  }

  static func read(_ source: SourceFile) -> FileContent {
    // The last line break ends the line, and is none of the text.
    var end = source.text.count
    while end > 0, source.text[end - 1].isASCIILineEnd { end -= 1 }
    guard end > 0 else { return FileContent() }
    let name = String(FilePath(source.path).stem)
    var content = FileContent()
    content.entries = [
      LocalizationEntry(
        key: DecodedText(string: name, range: 0..<0),
        value: DecodedText(string: source[0..<end], range: 0..<end), range: 0..<end,
        notation: .characters)
    ]
    return content
  }

  /// The place of the folder `metadata` of fastlane.
  private static func metadata(in path: FilePath) -> Int? {
    path.parts.indices.dropLast().last {
      $0 > 0 && path.parts[$0] == "metadata" && path.parts[$0 - 1] == "fastlane"
    }
  }

  /// The place of the folder that is a locale's, right below `metadata` or below `metadata/android`.
  private static func folder(of path: FilePath) -> Int? {
    guard let metadata = path.parts.lastIndex(of: "metadata") else { return nil }
    let next = metadata + 1
    let place = next < path.parts.count && path.parts[next] == "android" ? next + 1 : next
    guard place < path.parts.count - 1, LocaleName.tag(String(path.parts[place])) != nil else {
      return nil
    }
    return place
  }
}
