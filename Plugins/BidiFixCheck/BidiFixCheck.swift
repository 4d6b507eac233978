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
    let files = resources.flatMap { Self.files(at: $0.url) }
    guard !files.isEmpty else { return [] }
    let command = try context.tool(named: "bidi-fix").url
    let stamp = context.pluginWorkDirectoryURL.appending(path: "checked")
    // The stamp is written only where nothing is wrong, so that errors are said in every build.
    let script = """
      stamp=$1; shift; "$0" check --format xcode --color never --fail-on error "$@" && : > "$stamp"
      """
    return [
      .buildCommand(
        displayName: "Checking the order of strings in \(target.name)",
        executable: URL(filePath: "/bin/sh"),
        arguments: ["-c", script, command.path(percentEncoded: false)]
          + ([stamp] + resources.map(\.url)).map { $0.path(percentEncoded: false) },
        inputFiles: [command] + files, outputFiles: [stamp])
    ]
  }

  /// A file, or all files of a folder, at any depth.
  private static func files(at url: URL) -> [URL] {
    guard
      url.hasDirectoryPath
        || (try? url.resourceValues(forKeys: [.isDirectoryKey]))?.isDirectory == true
    else { return [url] }
    let all = FileManager.default.enumerator(
      at: url, includingPropertiesForKeys: [.isRegularFileKey])
    return (all?.compactMap { $0 as? URL } ?? [])
      .filter { (try? $0.resourceValues(forKeys: [.isRegularFileKey]))?.isRegularFile == true }
      .sorted { $0.path < $1.path }
  }
}
