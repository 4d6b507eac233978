import ArgumentParser
import BidiLayout
import BidiSource
import Foundation
import InterfaceFiles

/// The command `bidi-scene fix`.
struct FixCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "fix",
    abstract: "Put right what has one answer in storyboards and XIBs.",
    discussion: """
      Constraints on left and right say leading and trailing, text aligned left is natural, symbols that point \
      get their partners that turn round. These are the findings of audit that have a fix: infos are put right only \
      with --infos, as audit prints them. The last line counts those that were put right, of all that audit \
      prints. Only the bytes of such values change. The result is read again: \
      where it is not what it should be, the file stays as it is. Folders are walked as audit walks them. What needs a newer iOS than the file names is \
      left; a file that names none is taken for one of iOS 14 or later. Exit status 2 means that a file could not be \
      read or written; the others are done.
      """)

  @Argument(help: "Storyboards, XIBs, and folders of them.")
  var files: [String]

  @Flag(help: "Print the changes as a unified diff, and write nothing.")
  var diff = false

  @Flag(help: "Put infos right too.")
  var infos = false

  @OptionGroup var device: DeviceFlags

  func run() throws {
    var assets = ProjectAssets()
    var hasFailed = false
    for path in files {
      let found = Files.isFolder(path) ? Interfaces.files(inFolder: path) : [path]
      if found.isEmpty {
        Files.note("\(path): error: the folder has no storyboard and no XIB")
        hasFailed = true
      }
      for file in found {
        do {
          try fix(file, &assets)
        } catch is ExitCode {
          hasFailed = true
        }
      }
    }
    if hasFailed { throw ExitCode(2) }
  }

  private func fix(_ path: String, _ assets: inout ProjectAssets) throws {
    guard Interfaces.isInterface(path) else {
      throw Files.failure("\(path): error: the name ends in neither .storyboard nor .xib")
    }
    let file = try Interfaces.file(path, device)
    let result: (file: InterfaceFile, made: [AuditFinding])?
    do {
      result = try file.fixed(infos: infos)
    } catch {
      throw Files.failure(error.description)
    }
    let flags = try InterfaceFlags.parse([])
    var audit = AuditResult(
      findings: try Interfaces.findings(of: file, flags, strategy: .direct, &assets))
    assets.settle(&audit, catalogs: [])
    let listed = audit.findings.count { infos || $0.severity != .info }
    guard let result else {
      let rest = listed == 0 ? "" : "; a person has to decide on \(quantity(listed, "finding"))"
      return Files.note("\(path): nothing to put right\(rest)")
    }
    if diff {
      let text = UnifiedDiff().text(from: file.source, to: result.file.source)
      return try Files.write(text.utf8, to: nil)
    }
    try Files.replace(path, file.source.bytes(), with: result.file.source.bytes())
    let made = result.made.count
    let all =
      listed > made ? "\(made) of \(quantity(listed, "finding"))" : quantity(made, "finding")
    Files.note("\(path): \(all) put right")
  }
}
