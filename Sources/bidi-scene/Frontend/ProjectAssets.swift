import BidiFiles
import BidiProject
import BidiLayout
import BidiSource
import Foundation
import InterfaceFiles
import SceneFiles

/// The asset catalogs of the projects that files belong to, each read once.
struct ProjectAssets {
  private var roots: [String: String] = [:]
  private var catalogs: [String: AssetCatalog] = [:]

  /// The catalogs of the project of a file; what is wrong with their files is said once.
  mutating func catalog(of path: String) -> AssetCatalog {
    let root = root(of: path)
    if let catalog = catalogs[root] { return catalog }
    let catalog = AssetCatalog(
      folders: FileAccess.disk.ownPaths(in: root, asOne: AssetCatalog.isCatalog)
        .filter(AssetCatalog.isCatalog).map(Self.shown),
      list: Interfaces.namesWithoutLinks(inFolder:),
      read: Interfaces.bytes(ofFile:))
    for problem in catalog.problems { Files.note(problem) }
    catalogs[root] = catalog
    return catalog
  }

  /// Joins findings about images with the catalogs of their projects.
  ///
  /// - Parameters:
  ///   - result: The result of an audit.
  ///   - audited: The folders of catalogs that are audited themselves.
  mutating func settle(_ result: inout AuditResult, catalogs audited: [String]) {
    let files = Set(result.findings.filter { $0.image != nil }.compactMap(\.file) + audited)
    let projects = Dictionary(grouping: files.sorted()) { root(of: $0) }
    let whole = audited.map { FileAccess.disk.wholePath($0) + "/" }
    for (_, files) in projects.sorted(by: { $0.key < $1.key }) {
      let root = root(of: files[0])
      var uses: ImageUses?
      result.findings = catalog(of: files[0]).settling(
        result.findings, belongs: files.contains, mirroredInCode: Set(result.mirroredImages),
        isAudited: { image in
          let path = FileAccess.disk.wholePath(image.path)
          return whole.contains(where: path.hasPrefix)
        },
        isNamed: { image in
          let known = uses ?? Self.uses(in: root)
          uses = known
          return known.name(image)
        })
    }
  }

  private static let endsOfUsers: Set<String> = [
    "swift", "m", "mm", "h", "storyboard", "xib", "plist", "json", "intentdefinition",
  ]

  /// What the files of a project name; catalogs themselves are left out.
  private static func uses(in root: String) -> ImageUses {
    var uses = ImageUses()
    for path in FileAccess.disk.ownPaths(in: root, asOne: AssetCatalog.isCatalog)
    where endsOfUsers.contains(URL(fileURLWithPath: path).pathExtension) {
      if let bytes = Interfaces.bytes(ofFile: path) { uses.add(bytes) }
    }
    return uses
  }

  private mutating func root(of path: String) -> String {
    let folder = FileAccess.disk.wholePath(
      URL(fileURLWithPath: path).deletingLastPathComponent().path)
    if let root = roots[folder] { return root }
    let root = ProjectRoot.above(folder, .disk) ?? folder
    roots[folder] = root
    return root
  }

  /// A path as messages show it: without the folder that the command is run in.
  private static func shown(_ path: String) -> String {
    let folder = FileAccess.disk.wholePath(FileManager.default.currentDirectoryPath) + "/"
    return path.hasPrefix(folder) ? String(path.dropFirst(folder.count)) : path
  }

  /// What the images of a scene look like, by the names that the scene has for them.
  ///
  /// Images whose files are not drawn are named on standard error.
  mutating func figures(
    for scene: InterfaceScene, in path: String
  ) -> [String: SceneFile.Figure] {
    let catalog = catalog(of: path)
    let names = Set(scene.imageNames).sorted()
    return Self.figures(of: names.compactMap { catalog.image($0, near: path) })
  }

  /// What images look like, by their names in scenes.
  static func figures(of images: [AssetImage]) -> [String: SceneFile.Figure] {
    var figures: [String: SceneFile.Figure] = [:]
    for image in images {
      for (shown, picture) in [
        (image.name, image.picture), (image.rightToLeftName ?? "", image.rightToLeftPicture),
      ] {
        guard let picture, !shown.isEmpty, let bytes = Interfaces.bytes(ofFile: picture.path)
        else { continue }
        let isPDF = bytes.starts(with: "%PDF".utf8)
        let drawn = isPDF ? Rasterizer.svg(ofPDF: bytes) : bytes
        figures[shown] = drawn.flatMap { SceneFile.Figure(picture: $0, scale: picture.scale) }
        if figures[shown] == nil {
          let reason =
            isPDF
            ? "a PDF needs pdftocairo of poppler (Debian and Ubuntu: poppler-utils), or is damaged"
            : "the file is no PNG, JPEG, SVG or PDF"
          Files.note("\(picture.path): note: not drawn: \(reason)")
        }
      }
    }
    return figures
  }
}

extension InterfaceScene {
  /// The names of the images of the scene.
  fileprivate var imageNames: [String] {
    var names: [String] = []
    var open = scene.windows
    while let node = open.popLast() {
      if case .image(let image) = node.content { names.append(image.name) }
      open += node.children
    }
    return names
  }
}
