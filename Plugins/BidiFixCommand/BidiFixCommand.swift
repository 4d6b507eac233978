import Foundation
import PackagePlugin

/// `swift package bidi-fix …`: the command, built from its sources, with all arguments handed on.
///
/// What only reads asks for no permission. `fix`, `strip` and `baseline` write, which SwiftPM allows with
/// `swift package --allow-writing-to-package-directory bidi-fix fix Sources`.
@main
struct BidiFixCommand: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) async throws {
    let process = Process()
    process.executableURL = try context.tool(named: "bidi-fix").url
    process.arguments = arguments
    try process.run()
    process.waitUntilExit()
    // The statuses are those of the command: 1 for findings, 2 for what could not be read or written.
    if process.terminationReason != .exit || process.terminationStatus != 0 {
      exit(process.terminationReason == .exit ? process.terminationStatus : 2)
    }
  }
}
