import BidiSource
import SourceAudit

/// A program of a few files.
enum Program {
  /// The file that begins the program.
  static let main = "@main class AppDelegate: UIResponder, UIApplicationDelegate {}"

  /// Its path.
  static let mainFile = "App/AppDelegate.swift"

  /// A fault.
  static let insets =
    "button.contentEdgeInsets = UIEdgeInsets(top: 0, left: 9, bottom: 0, right: 0)"

  /// What is found in the files of a program, as `file:line rule`.
  static func found(
    _ files: [String: String], others: [String: String]? = [:], main: String = main,
    mainFile: String = mainFile
  ) throws -> [String] {
    try findings(files, others: others, main: main, mainFile: mainFile).map {
      "\($0.file.path):\($0.finding.location?.line ?? 0) \($0.finding.rule)"
    }
  }

  /// The rules that warn, each with `!`, and those that inform, each with `?`, in the files of a program.
  static func told(_ files: [String: String], others: [String: String]? = [:]) throws -> [String] {
    try findings(files, others: others, main: main).map {
      "\($0.finding.severity == .warning ? "!" : "?") \($0.finding.rule)"
    }
  }

  /// The cures of what is found in the files of a program.
  static func cures(_ files: [String: String]) throws -> [String] {
    try findings(files, others: [:], main: main).map(\.finding.cure)
  }

  private static func findings(
    _ files: [String: String], others: [String: String]?, main: String,
    mainFile: String = mainFile
  ) throws -> [(file: SourceFile, finding: AuditFinding)] {
    func read(_ files: [String: String]) throws -> [SourceFile] {
      try files.sorted { $0.key < $1.key }.map {
        try SourceFile(path: $0.key, bytes: Array($0.value.utf8))
      }
    }
    let sources = try read(files.merging([mainFile: main]) { own, _ in own })
    let project = ProjectFacts(sources, others: try others.map(read))
    return sources.flatMap { file in
      SourceAudit.result(of: file, knowing: project).findings.map { (file, $0) }
    }
  }
}
