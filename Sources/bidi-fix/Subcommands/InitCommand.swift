import ArgumentParser
import BidiFiles
import BidiLint
import BidiJudge
import MessageSyntax
import BidiProject
import BidiReport
import BidiSource
import BidiText
import LocalizationFiles

/// The command `bidi-fix init`.
struct InitCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "init",
    abstract: "Write a configuration to begin with, from what is found in a project.",
    discussion: """
      Writes \(Configuration.fileNames[0]) with every setting, explained. What is turned on is what was found: the base \
      language, the marks that translators write, a baseline where there are findings. The rest is there as comments.
      """)

  @Argument(help: ArgumentHelp("The folder of the project.", valueName: "path"))
  var path = "."

  @Option(
    name: [.short, .long],
    help: ArgumentHelp(
      "The file; by default \(Configuration.fileNames[0]) in the folder, - for standard output.",
      valueName: "file"))
  var output: String?

  @Flag(help: "Write over a configuration that is there.")
  var force = false

  func run() async throws {
    let report = TextReport(style: TextStyle(isColored: false, showsControls: true))
    var status = ExitStatus()
    do throws(FileFailure) {
      guard (try? FileReader.regularFile(path)) == nil, realPath(path) != nil else {
        throw FileFailure(path: path, message: "is no folder; name that of the project")
      }
      let target = output ?? (path == "." ? "" : path + "/") + Configuration.fileNames[0]
      let beside = Configuration.fileNames.map { (path == "." ? "" : path + "/") + $0 }
      let known = output == nil ? beside : [target]
      if target != "-", let there = known.first(where: { realPath($0) != nil }),
        !force || there != target
      {
        throw FileFailure(
          path: there,
          message: there == target
            ? "is there already; --force writes a new one over it"
            : "is there already; the new file would hide it")
      }
      let walker = FileWalker([path])
      let template = await Self.template(of: walker, jobs: coreCount())
      var file = try StandardOutput(path: target == "-" ? nil : target)
      file.write(template.text)
      if !file.finish() { status.noteFailure() }
      if target != "-" {
        let shown = report.shown(target)
        let findings = template.findings.reduce(0) { $0 + $1.count }
        StandardError.write(
          "wrote \(shown) for \(quantity(walker.files.count, "file"))"
            + (findings > 0
              ? "; bidi-fix baseline \(shellWord(path)) accepts the \(quantity(findings, "finding")) of today\n"
              : "\n"))
      }
    } catch {
      StandardError.write(report.text(for: error))
      status.noteFailure()
    }
    try status.exit()
  }

  /// The configuration that fits the files of a project.
  private static func template(
    of walker: FileWalker, jobs: Int
  ) async -> ConfigurationTemplate {
    var template = ConfigurationTemplate(baseline: Baseline.fileName)
    var filesByLocale: [String: Int] = [:]
    // `iw` is `he`: the first name that is met stands for both.
    func add(_ identifier: String, _ files: Int) {
      let name =
        filesByLocale[identifier] == nil
        ? filesByLocale.keys.first { Self.areSame($0, identifier) } ?? identifier : identifier
      filesByLocale[name, default: 0] += files
    }
    for path in walker.files {
      if let locale = locale(ofPath: path) { add(locale.identifier, 1) }
    }
    let settings = ProjectSettings(
      base: .standard, files: ConfigurationFiles(only: nil), access: .disk,
      sources: SourceFinders(.disk))
    let project = Project(paths: walker.files, locale: nil, settings: settings, jobs: jobs)
    var marks: [RepairStyle: Int] = [:]
    var counts: [String: Int] = [:]
    var open: [(key: String, specifier: String, kind: String)] = []
    await project.forEachFile { loaded, memory throws(FileFailure) in
      FoundInFile(loaded, memory: &memory)
    } finish: { result in
      guard case .success(let found) = result else { return }
      for (locale, files) in found.files { add(locale, files) }
      template.rulesWithErrors.formUnion(found.rulesWithErrors)
      marks.merge(found.marks, uniquingKeysWith: +)
      counts.merge(found.findings, uniquingKeysWith: +)
      for argument in found.openArguments where !open.contains(where: { $0 == argument }) {
        open.append(argument)
      }
    }
    template.locales = filesByLocale.sorted { $0.key < $1.key }.map { tag, files in
      (tag, files, MessageLocale(tag)?.direction == .rightToLeft)
    }
    let leftToRight = template.locales.filter { !$0.isRightToLeft }
    template.base =
      leftToRight.contains { $0.tag == "en" }
      ? "en" : leftToRight.max { $0.files < $1.files }?.tag
    if let most = marks.max(by: { $0.value < $1.value }), most.value >= 10 {
      template.style = most.key
    }
    template.findings = counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }
      .map { ($0.key, $0.value) }
    template.openArguments = Array(open.prefix(5))
    return template
  }
}

extension InitCommand {
  /// Whether two identifiers name one locale: `iw` and `he`, `ar-EG` and `ar_EG`.
  private static func areSame(_ first: String, _ second: String) -> Bool {
    guard let first = MessageLocale(first), let second = MessageLocale(second) else { return false }
    return first.includes(second) && second.includes(first)
  }
}

/// Facts about one file for the configuration.
private struct FoundInFile: Sendable {
  /// The locales of entries, each with the number 1.
  var files: [String: Int] = [:]
  var marks: [RepairStyle: Int] = [:]
  var findings: [String: Int] = [:]
  var rulesWithErrors: Set<String> = []
  var openArguments: [(key: String, specifier: String, kind: String)] = []

  init(_ loaded: Project.Loaded, memory: inout JudgeMemory) {
    for locale in Set(loaded.file.entries.compactMap(\.locale)) { files[locale] = 1 }
    for entry in loaded.file.entries {
      let controls = entry.value.string.controlIndices(in: .all)
      for index in controls {
        switch DirectionalFormatting(entry.value.string.unicodeScalars[index])?.kind {
        case .embedding: marks[.embed, default: 0] += 1
        case .isolate: marks[.isolate, default: 0] += 1
        case .mark: marks[.mark, default: 0] += 1
        default: break
        }
      }
    }
    loaded.linter.findings(
      in: loaded.file, locale: loaded.locale, base: loaded.base, memory: &memory
    ) { found in
      for finding in found {
        findings[finding.rule, default: 0] += 1
        if finding.severity == .error { rulesWithErrors.insert(finding.rule) }
        guard let key = finding.key, let proof = finding.proof else { continue }
        let kinds = proof.lines.lazy.flatMap(\.rightArguments).map {
          ($0.specifier, $0.argumentClass.identifiers.first ?? "number")
        }
        // Nothing tells that an argument is a number, or there would be no finding: it may be the name of a person.
        guard let (specifier, kind) = kinds.first(where: { $0.1 != "number" }) else { continue }
        openArguments.append((key, specifier, kind))
      }
    }
  }
}
