import BidiMessages
import BidiReport
import BidiText
import LocalizationFiles

/// What a walk saw and did not take.
struct LeftOut: Sendable {
  /// Files that hold texts of a right-to-left language by their path, in a format that is not read.
  private(set) var unread: [(path: String, kind: String, locale: String)] = []

  /// Folders of other people's code and of products of a build.
  var folders: [String] = []

  /// Links to files outside the folder that was named.
  var links: [String] = []

  /// Looks at a file that no format takes.
  mutating func note(_ path: String) {
    guard let (kind, locale) = TranslatedPath.kindAndLocale(of: path),
      MessageLocale(locale)?.direction == .rightToLeft
    else { return }
    unread.append((path, kind, locale))
  }

  /// What is to be said behind a run; nothing is empty.
  var notes: [String] {
    var notes: [String] = []
    if !unread.isEmpty {
      let kinds = Dictionary(grouping: unread, by: \.kind)
        .sorted { ($1.value.count, $0.key) < ($0.value.count, $1.key) }
      let listed = kinds.map { kind, files in
        "\(files.count) \(kind) (\(Set(files.map(\.locale)).sorted().joined(separator: ", ")))"
      }
      notes.append(
        "\(count(unread.count, "file")) in \(count(kinds.count, "format")) that \(unread.count == 1 ? "is" : "are")"
          + " not read: \(listed.joined(separator: ", ")); --list-files lists them")
    }
    if !folders.isEmpty {
      notes.append(
        "left out as other people's code or products of a build: \(shown(folders)); name a folder to check it"
      )
    }
    if !links.isEmpty {
      notes.append(
        "left out as links to files outside the folder: \(shown(links)); name a file to check it")
    }
    return notes
  }

  private func shown(_ paths: [String]) -> String {
    paths.prefix(3).joined(separator: ", ")
      + (paths.count > 3 ? " and \(paths.count - 3) more" : "")
  }
}
