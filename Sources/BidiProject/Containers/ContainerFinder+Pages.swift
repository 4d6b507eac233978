import BidiSource
import LocalizationFiles

/// The pages of a program, where its scripts give some of them a direction.
extension ContainerFinder {
  /// The most pages that are looked at.
  private static let mostPages = 100

  /// The pages that neither their markup nor a script that they load gives a direction, where others have one.
  ///
  /// - Parameters:
  ///   - folder: The folder of the pages.
  ///   - list: The source files of the project.
  /// - Returns: Nil where all pages have a direction, and where it is not known what they load.
  func pages(in folder: String, _ list: SourceList) -> PagesWithoutDirection? {
    let pages = list.files.filter { Self.isPage($0.path) && Self.lies($0.path, in: folder) }
    guard pages.count > 1, pages.count <= Self.mostPages else { return nil }
    let base = list.root == "/" ? "" : list.root
    var loaded = LoadedScripts(
      list, read: { [sources] in sources.read("\(base)/\($0)") },
      exists: { [sources] in sources.access.item("\(base)/\($0)") != nil })
    let sourceFiles = Dictionary(
      list.files.lazy.map { ($0.path, $0) }, uniquingKeysWith: { first, _ in first })
    var (left, given): ([String], Set<String>) = ([], [])
    var files: Set<String> = []
    for page in pages {
      guard let scripts = loaded.scripts(ofPage: page.path) else { continue }
      let all = scripts.union([page.path])
      if !all.contains(where: { path in sourceFiles[path].map { gives($0, list) } ?? false }) {
        left.append(page.path)
        files.formUnion(all)
      } else {
        given.formUnion(all)
      }
    }
    guard let first = left.first, !given.isEmpty else { return nil }
    return PagesWithoutDirection(
      files: files.subtracting(given),
      missing: MissingDirection(
        path: "\(base)/\(first)", line: 1, advice: Toolkit.web.adviceForDirection,
        views: left.count == 1 ? "this page" : "this and \(left.count - 1) more pages",
        leavesTexts: false))
  }

  /// Whether a file gives a page a direction.
  private func gives(_ file: SourceList.File, _ list: SourceList) -> Bool {
    !file.kinds.isDisjoint(with: [.markup, .script])
      && evidence(in: file, list).contains {
        guard $0.toolkit == .web, case .application = $0.meaning else { return false }
        return true
      }
  }

  /// Whether a project has pages of its own, and is no part of another program's page.
  func hasOwnPage(_ list: SourceList) -> Bool {
    let base = list.root == "/" ? "" : list.root
    let mark = Array("<html".utf8)
    return list.files.lazy.filter { Self.isPage($0.path) }
      .prefix(Self.mostPages)
      .contains { file in
        sources.read("\(base)/\(file.path)")?.firstRange(ofBytes: mark) != nil
      }
  }

  /// Whether a file is a script by its name.
  static func isScript(_ path: String) -> Bool {
    [".js", ".mjs", ".cjs", ".ts", ".mts"].contains { path.hasSuffix($0) }
  }
}
