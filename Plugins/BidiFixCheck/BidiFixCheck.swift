import Foundation
import PackagePlugin

/// Checks the resources of a target while it is built.
///
/// Findings are printed as Xcode reads them. The build fails on errors, not on warnings. Resources that did not
/// change are not checked again.
@main
struct BidiFixCheck: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) async throws -> [Command] {
    guard let module = target.sourceModule else { return [] }
    let resources = module.sourceFiles.filter { $0.type == .resource || $0.type == .unknown }
      .map(\.url)
    guard !resources.isEmpty else { return [] }
    let command = try context.tool(named: "bidi-fix").url
    let folder = Self.path(module.directoryURL)
    // What is no resource of the target is not looked at. bidi-fix knows which of the rest it reads.
    let included = resources.flatMap { resource in
      let pattern = Self.pattern(of: resource, below: folder)
      return Self.isFolder(resource) ? ["--include", pattern + "/**"] : ["--include", pattern]
    }
    // The stamp is written only where no error is found, so that errors are said in every build.
    let stamp = context.pluginWorkDirectoryURL.appending(path: "checked")
    let script =
      #"stamp=$1; shift; "$0" check --format xcode --fail-on error --allow-empty "$@" && : > "$stamp""#
    return [
      .buildCommand(
        displayName: "Checking the order of strings in \(target.name)",
        executable: URL(filePath: "/bin/sh"),
        arguments: ["-c", script, Self.path(command), Self.path(stamp)] + included + [folder],
        inputFiles: [command] + resources.flatMap(Self.files)
          + Self.settings(above: module.directoryURL), outputFiles: [stamp])
    ]
  }

  /// The configurations and baselines of a folder and those above it.
  private static func settings(above folder: URL) -> [URL] {
    var found: [URL] = []
    var folder = folder.standardizedFileURL
    while true {
      for name in [".bidi-fix.yml", ".bidi-fix.yaml", ".bidi-fix-baseline.json"] {
        let file = folder.appending(path: name)
        if FileManager.default.fileExists(atPath: path(file)) { found.append(file) }
      }
      let above = folder.deletingLastPathComponent().standardizedFileURL
      if above == folder || folder.pathComponents.count <= 1 { return found }
      folder = above
    }
  }

  private static func path(_ url: URL) -> String { url.path(percentEncoded: false) }

  private static func isFolder(_ url: URL) -> Bool {
    (try? url.resourceValues(forKeys: [.isDirectoryKey]))?.isDirectory == true
  }

  /// A file, or all files of a folder, at any depth.
  private static func files(_ url: URL) -> [URL] {
    guard isFolder(url) else { return [url] }
    let all = FileManager.default.enumerator(at: url, includingPropertiesForKeys: [.isDirectoryKey])
    return (all?.compactMap { $0 as? URL } ?? []).filter { !isFolder($0) }
      .sorted { $0.path < $1.path }
  }

  /// A path below a folder as a pattern of that path alone.
  private static func pattern(of url: URL, below folder: String) -> String {
    var relative = path(url)[...]
    if relative.hasPrefix(folder) { relative = relative.dropFirst(folder.count) }
    relative = relative.drop { $0 == "/" }
    while relative.last == "/" { relative.removeLast() }
    return "/" + relative.map { "*?[]\\".contains($0) ? "\\\($0)" : String($0) }.joined()
  }
}
