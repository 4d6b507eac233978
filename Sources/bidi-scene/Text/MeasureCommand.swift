#if Shaping
  import ArgumentParser
  import BidiFiles
  import BidiLint
  import BidiJudge
  import MessageSyntax
  import BidiProject
  import BidiSource
  import BidiText
  import Foundation
  import LocalizationFiles
  import SceneFiles
  import TextShaping

  /// The command `bidi-scene measure`.
  struct MeasureCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "measure",
      abstract: "Find texts of localization files that are too wide for their place.",
      discussion: """
        For texts that no storyboard shows, a file of YAML says how much room they have:

          widths:
            - keys: [button.*, "*.title"]   # patterns; the first part that has the key counts
              points: 120                   # the width of the box
              lines: 1                      # how many lines there are; 0 for any number
              size: 15                      # of the letters, in points; 17 if it is missing
              weight: 600                   # from 1 to 1000; 400 if it is missing
              font: Helvetica Neue          # the system font of iOS if it is missing
          samples:                          # texts in the place of arguments
            "%@": Alexandra

        Of a plural the widest form counts. Arguments get the samples that bidi-fix tries: numbers and names. \
        The findings are text-cut, text-needs-lines and missing-glyph, as those of audit --measure. Exit status 1 \
        means findings.
        """)

    @Argument(help: "Localization files, and folders of them.")
    var paths: [String] = ["."]

    @Option(help: ArgumentHelp("The file of widths.", valueName: "file"))
    var widths: String

    @Option(help: ArgumentHelp("The form of the report: text or json.", valueName: "form"))
    var format: ReportForm = .text

    @Option(
      help: ArgumentHelp(
        "A folder of fonts to measure with, before those of the system.", valueName: "folder"))
    var fonts: String?

    @Option(
      help: ArgumentHelp(
        "The language of texts whose file and path name none.", valueName: "tag"))
    var locale: String?

    func validate() throws {
      if let locale, MessageLocale(locale) == nil {
        throw ValidationError(
          "no script is known for the locale '\(locale)'; give a tag such as ar, fa-IR or az-Arab")
      }
    }

    func run() throws {
      let widths = try readWidths()
      do {
        let library = try FontLibrary(folders: fonts.map { [$0] } ?? [])
        let audit = WidthAudit(
          widths: widths, measure: TextMeasure(shaper: TextShaper(library)))
        try write(audit)
      } catch let error as ShapingError {
        throw Files.failure("error: \(error)")
      }
    }

    private func readWidths() throws -> TextWidths {
      let bytes = try Files.read(widths)
      do {
        return try TextWidths(try SourceFile(path: widths, bytes: bytes))
      } catch let faults as ConfigurationFaults {
        for fault in faults.faults {
          let place = fault.location.map { ":\($0.line):\($0.column)" } ?? ""
          Files.note("\(fault.path)\(place): error: \(fault.message)")
        }
        throw ExitCode(2)
      } catch let error as SourceDecodingError {
        throw Files.failure("\(widths): error: \(error.message)")
      }
    }

    private func write(_ audit: WidthAudit) throws {
      let known = locale.flatMap { MessageLocale($0) }
      var result = AuditResult()
      var used: Set<String> = []
      let (files, empty) = LocalizationPaths.files(paths)
      var hasFailed = !empty.isEmpty
      for folder in empty { Files.note("\(folder): error: the folder has no localization file") }
      for path in files {
        do {
          let file = try LocalizationFile(path: path, bytes: try Files.read(path))
          let (findings, patterns) = try audit.findings(
            in: file, locale: file.messageLocale(inFolders: .disk) ?? known)
          result.findings += findings
          result.fileCount += 1
          used.formUnion(patterns)
        } catch let error as SourceDecodingError {
          Files.note("\(path): error: \(error.message)")
          hasFailed = true
        } catch let code as ExitCode where code == ExitCode(2) {
          // The message is printed; the other files are measured.
          hasFailed = true
        }
      }
      // A pattern that no key has measures nothing.
      for pattern in audit.widths.rooms.flatMap(\.patterns) where !used.contains(pattern) {
        Files.note("\(widths): warning: no text has the key \(pattern)")
      }
      try AuditReport(result, isWhole: !hasFailed).write(format)
      if hasFailed { throw ExitCode(2) }
      if result.hasFaults { throw ExitCode(1) }
    }
  }

  /// The localization files of paths; folders are walked.
  enum LocalizationPaths {
    /// The files, and the folders that have none.
    static func files(_ paths: [String]) -> (files: [String], empty: [String]) {
      var (files, empty): ([String], [String]) = ([], [])
      for path in paths {
        let inside = Files.isFolder(path) ? walk(path) : [path]
        if inside.isEmpty { empty.append(path) }
        files += inside
      }
      return (files, empty)
    }

    private static func walk(_ folder: String) -> [String] {
      FileAccess.disk.ownPaths(in: folder).filter { path in
        FileFormat(path: path, head: { (try? FileReader.head(of: path)) ?? [] }) != nil
      }
    }
  }
#else
  import ArgumentParser

  /// The command `bidi-scene measure`, where the fonts' libraries are not there.
  struct MeasureCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "measure",
      abstract: "Find texts of localization files that are too wide for their place.")

    @Argument(parsing: .captureForPassthrough, help: .hidden)
    var arguments: [String] = []

    func run() throws { throw Files.noShaping }
  }
#endif
