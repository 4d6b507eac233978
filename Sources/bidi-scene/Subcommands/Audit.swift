import ArgumentParser
import BidiSource
import BidiText
import SceneFiles

/// The form of a report.
enum ReportForm: String, ExpressibleByArgument, CaseIterable {
  case text, json
}

/// The command `bidi-scene audit`.
struct Audit: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Find what goes wrong from right to left.",
    discussion: """
      Each finding has the path of the node, what a reader sees of it, and what puts it right; in storyboards \
      and XIBs also the line and the object ID. Several files are taken for the screens of one app, whose back \
      gestures are compared. Files of Swift and Objective-C, and folders of them, are looked at by \
      bidi-source-audit, for what their syntax proves. Exit status 1 means findings that are more than infos. \
      Storyboards and XIBs are judged in all right-to-left languages beside them, unless --locale names one. \
      The language of a scene file is its "locale", else that of --locale. Where the language is known, texts without \
      a translation are judged too, if more than 40 percent of their words run from right to left. \
      With --measure, texts are measured in the boxes that their constraints give them, in every language beside the file; \
      standard error names texts whose room is not known. \
      System fonts of Apple are not on other systems: the finding names the font that measured, and how sure it is. \
      What hangs on things that a storyboard does not say, such as the drawing of an image, is an info, and is \
      left out unless --infos is given.
      """)

  @Argument(
    help:
      "Scene files, storyboards, XIBs, source files (.swift, .m, .mm, .h), and folders of them; by default the folder you are in."
  )
  var scenes: [String] = ["."]

  @Option(help: ArgumentHelp("The form of the report: text or json.", valueName: "form"))
  var format: ReportForm = .text

  @Option(
    help: ArgumentHelp(
      "How the scene becomes right to left: direct, or window-mirror as AWERTL does.",
      valueName: "name"))
  var strategy: StrategyName = .direct

  @Flag(help: "Of storyboards, XIBs and sources, print infos too.")
  var infos = false

  @Flag(
    help:
      "Measure texts and their translations in their boxes: text-cut, text-needs-lines, missing-glyph."
  )
  var measure = false

  @Option(
    help: ArgumentHelp(
      "A folder of fonts to measure with, before those of the system.", valueName: "folder"))
  var fonts: String?

  @OptionGroup var interface: InterfaceFlags

  func validate() throws {
    if fonts != nil, !measure { throw ValidationError("--fonts is for --measure") }
    // A check in no language would pass over what it was asked for.
    if let tag = interface.locale, WritingDirection(locale: tag) == nil {
      throw ValidationError(
        "no script is known for the locale '\(tag)'; give a tag such as ar, fa-IR or az-Arab")
    }
  }

  func run() throws {
    let paths = AuditedPaths(scenes)
    let files = try paths.scenes.map { try Files.scene($0, interface) }
    var result = AuditResult(auditing: files, strategy: strategy.strategy)
    var hasFailed = false
    for folder in paths.empty {
      // A check that looks at nothing is not passed.
      Files.note(
        "\(folder): error: the folder has no storyboard, XIB, asset catalog or source file; scene files are named one by one"
      )
      hasFailed = true
    }
    #if Shaping
      let fit = measure ? try TextFit(folder: fonts) : nil
      if let fit { result.findings += try files.flatMap { try fit.findings(of: $0) } }
    #else
      if measure { throw Files.noShaping }
    #endif
    var assets = ProjectAssets()
    for path in paths.interfaces {
      do {
        #if Shaping
          if let fit { result.findings += try fit.findings(ofFile: path, interface) }
        #endif
        result.findings += try Interfaces.findings(
          ofFile: path, interface, strategy: strategy.strategy, &assets)
        result.fileCount += 1
      } catch let code as ExitCode where code == ExitCode(2) {
        // The message is printed; the other files are audited.
        hasFailed = true
      }
    }
    if !paths.sources.isEmpty {
      let sources = SourceAuditor.audit(paths.sources)
      result.findings += sources?.findings ?? []
      result.mirroredImages = sources?.mirroredImages ?? []
      result.fileCount += sources?.fileCount ?? 0
      for failure in sources?.failures ?? [] {
        Files.note("\(failure.file): error: \(failure.message)")
      }
      if sources?.failures.isEmpty != true { hasFailed = true }
    }
    assets.settle(&result, catalogs: paths.catalogs)
    if !infos { result.findings.removeAll { $0.severity == .info } }
    try AuditReport(result, isWhole: !hasFailed).write(format)
    if hasFailed { throw ExitCode(2) }
    if result.hasFaults { throw ExitCode(1) }
  }
}

extension AuditReport {
  /// Prints the findings.
  func write(_ form: ReportForm) throws {
    switch form {
    case .text: try Files.write(text().utf8, to: nil)
    case .json: try Files.write(try json().utf8, to: nil)
    }
  }
}
