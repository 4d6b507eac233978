import BidiLint
import BidiJudge
import BidiProject
import BidiSource
import LocalizationFiles

/// A document that is open in the editor.
struct Document: Sendable {
  let uri: String

  /// The path that the URI names; nil for none.
  let path: String?

  /// The number that the client counts its changes by; nil where it does not.
  private(set) var version: Int?

  private(set) var text: DocumentText

  /// What was found the last time.
  private(set) var reading = Reading.none

  /// What was found before a fault took entries away; nil while the text can be read as a whole.
  ///
  /// After a few keys most of them are there again, as they were.
  private var unbroken: CheckedDocument?

  /// Whether the text changed since.
  private(set) var isStale = true

  /// What the project says, below what the client does.
  private var project: ProjectSettings

  /// What is wrong in the configurations of the document, and in the baseline that they name.
  var configurationFaults: [FileFailure] {
    guard let path else { return project.files.faults }
    do throws(FileFailure) { _ = try project.baseline(for: path) } catch {
      return project.files.faults + [error]
    }
    return project.files.faults
  }

  /// The one edit since then: what was replaced, and how many bytes stand there now; nil for none and for more.
  private var edit: (range: Range<Int>, count: Int)?

  private let settings: Settings
  private let files: FileAccess?

  /// What came of the text.
  enum Reading: Sendable {
    /// The document is of no format that is read.
    case none
    /// The findings and what they rest on.
    case checked(CheckedDocument)
  }

  init(
    uri: String, version: Int?, text: String, _ settings: Settings, _ files: FileAccess,
    _ sources: SourceFinders
  ) {
    self.uri = uri
    self.version = version
    self.text = DocumentText(text)
    self.settings = settings
    path = DocumentPath.path(of: uri)
    self.files = DocumentPath.isFile(uri) ? files : nil
    project = Self.project(settings, path, self.files, sources)
  }

  /// The same document with other settings, or after files beside it changed.
  init(
    _ document: Document, _ settings: Settings, _ files: FileAccess, _ sources: SourceFinders
  ) {
    uri = document.uri
    path = document.path
    version = document.version
    text = document.text
    self.settings = settings
    self.files = document.files == nil ? nil : files
    project = Self.project(settings, path, self.files, sources)
  }

  private static func project(
    _ settings: Settings, _ path: String?, _ files: FileAccess?, _ sources: SourceFinders
  ) -> ProjectSettings {
    guard let files, let path else {
      return ProjectSettings(
        flags: settings.lint, files: ConfigurationFiles(only: nil), access: .none)
    }
    var project = ProjectSettings(
      flags: settings.lint, base: settings.base, files: ConfigurationFiles(), access: files,
      sources: sources)
    project.readConfigurations(for: [path])
    return project
  }

  /// Changes the text, as `textDocument/didChange` says.
  ///
  /// - Parameters:
  ///   - changes: Each with a range and its new text, or with the whole text; what is neither is passed over.
  ///   - version: The number of the text afterwards.
  ///   - encoding: What a character of a position is.
  mutating func change(_ changes: [JSONValue], version: Int?, _ encoding: PositionEncoding) {
    self.version = version ?? self.version
    for change in changes {
      guard let new = change["text"]?.string else { continue }
      if let range = change["range"], range != .null {
        guard let offsets = text.offsets(of: range, encoding) else { continue }
        text.replace(offsets, with: new)
        edit = isStale ? nil : (offsets, new.utf8.count)
      } else {
        text = DocumentText(new)
        edit = nil
      }
      isStale = true
    }
  }

  /// How many bytes stand before the text of the file: those of a byte order mark.
  var skipped: Int { text.bytes.starts(with: SourceEncoding.utf8WithBOM.byteOrderMark) ? 3 : 0 }

  /// Reads and checks the text, where that is not done.
  mutating func refresh() {
    guard isStale else { return }
    isStale = false
    guard let path, FileFormat(path: path, head: { text.bytes }) != nil,
      !project.leavesOut(path, locale: nil)
    else {
      reading = .none
      return
    }
    let source = SourceFile(path: path, wellFormed: text.bytes)
    guard case .checked(var checked) = reading else {
      reading = .checked(
        CheckedDocument(LocalizationFile(source: source), settings, files, project))
      return
    }
    // Given up here, so that it is not copied.
    reading = .none
    let skipped = skipped
    if let edit, edit.range.lowerBound >= skipped,
      checked.take(
        source, replacing: edit.range.lowerBound - skipped..<edit.range.upperBound - skipped,
        byCount: edit.count)
    {
      reading = .checked(checked)
      return
    }
    let file = LocalizationFile(source: source)
    if let unbroken, unbroken.file.entries.count > checked.file.entries.count,
      file.entries.count > checked.file.entries.count
    {
      checked = unbroken.resumed()
    } else if unbroken == nil, file.isRefused,
      file.entries.count < checked.file.entries.count
    {
      unbroken = checked
    }
    if !file.isRefused { unbroken = nil }
    if checked.isOfSameKind(file) {
      checked.update(to: file)
      reading = .checked(checked)
    } else {
      reading = .checked(CheckedDocument(file, settings, files, project))
    }
  }

  /// The findings and what they rest on; nil where nothing is checked.
  var checked: CheckedDocument? { if case .checked(let checked) = reading { checked } else { nil } }

  /// Keeps what was made while entries were explained.
  mutating func keep(_ checked: CheckedDocument) { reading = .checked(checked) }

  /// The positions of offsets of the file.
  func counter(_ encoding: PositionEncoding) -> PositionCounter {
    PositionCounter(text, encoding, skipping: skipped)
  }

  /// The offset of the file at a position; nil for what is no position.
  func sourceOffset(of position: JSONValue?, _ encoding: PositionEncoding) -> Int? {
    TextPosition(position).map { max(0, text.offset(of: $0, encoding) - skipped) }
  }

  /// The offsets of the file that a range of LSP spans; nil for what is none.
  func sourceOffsets(of range: JSONValue?, _ encoding: PositionEncoding) -> Range<Int>? {
    text.offsets(of: range, encoding).map {
      max(0, $0.lowerBound - skipped)..<max(0, $0.upperBound - skipped)
    }
  }
}

/// What tells the findings of one session from those of another, whose numbers begin anew.
final class SessionToken: Sendable {}

/// A document that was read, with its findings.
struct CheckedDocument: Sendable {
  /// The session that the numbers of the findings are of.
  private(set) var token = SessionToken()

  let locale: MessageLocale?

  /// What checks it.
  let linter: Linter

  private let project: ProjectSettings

  /// The texts of the base language; nil where there are none to compare with.
  let base: BaseTexts?

  private var session: LintSession

  /// The findings that nobody has accepted, in the order of the file.
  private(set) var findings: [LintSession.Placed] = []

  /// What the project has accepted; nil for nothing.
  private let baseline: Baseline?

  /// The numbers of the findings that were accepted, and of those that were not.
  private var areAccepted: [Int: Bool] = [:]

  /// Explain entries, by the locales that these name; each is made when the first is asked for.
  private var explainers: [String?: FileExplainer] = [:]

  init(
    _ file: LocalizationFile, _ settings: Settings, _ files: FileAccess?,
    _ project: ProjectSettings
  ) {
    let path = file.source.path
    locale = settings.locale(of: file, files)
    self.project = project
    let finder = project.baseFinder(for: path)
    let comparison = try? finder?.comparison(for: file)
    if case .texts(let texts) = comparison { base = texts } else { base = nil }
    var linter = project.linter(for: file, path: path, locale: locale)
    if let finder, let comparison { linter.isOfBase = finder.isOfBase(file, comparison) }
    self.linter = linter
    session = LintSession(file, by: linter, locale: locale, base: base)
    baseline = try? project.baseline(for: path)
    takeFindings()
  }

  private mutating func takeFindings() {
    findings = session.findings
    guard let baseline else { return }
    var known: [Int: Bool] = [:]
    findings.removeAll { placed in
      let isAccepted = areAccepted[placed.id] ?? baseline.accepts(placed.finding)
      known[placed.id] = isAccepted
      return isAccepted
    }
    areAccepted = known
  }

  /// Takes out the findings that the project has accepted; nil where it has accepted none.
  var keep: (@Sendable ([Finding]) -> [Finding])? {
    guard let baseline else { return nil }
    return { findings in findings.filter { !baseline.accepts($0) } }
  }

  /// The same after others were made from it, whose findings may have numbers that come next here.
  func resumed() -> CheckedDocument {
    var resumed = self
    resumed.token = SessionToken()
    return resumed
  }

  var file: LocalizationFile { session.file }

  /// How many entries the last change made judge.
  var judgedCount: Int { session.judgedCount }

  /// Whether what was found of the file still counts for the file after an edit: its format, its locale and what it is
  /// compared with are the same.
  func isOfSameKind(_ new: LocalizationFile) -> Bool {
    file.format == new.format && file.locale == new.locale
      && Self.holdsBaseTexts(file) == Self.holdsBaseTexts(new)
      // The linter knows the locales that the file had.
      && (!project.hasLocaleOverrides(for: new.source.path)
        || Self.locales(of: file) == Self.locales(of: new))
  }

  /// The locales that entries name.
  private static func locales(of file: LocalizationFile) -> Set<String> {
    Set(file.entries.lazy.compactMap(\.locale))
  }

  /// Whether a file has texts of the source language beside its own.
  ///
  /// Entries are large: asked by number, none is copied.
  private static func holdsBaseTexts(_ file: LocalizationFile) -> Bool {
    file.entries.indices.contains { file.entries[$0].baseText != nil }
  }

  /// Takes the file after an edit inside a value.
  ///
  /// - Parameters:
  ///   - source: The file as it is now.
  ///   - range: What was replaced, in the file as it was.
  ///   - count: How many bytes stand there now.
  /// - Returns: False, and nothing changed, where the file has to be read as a whole.
  mutating func take(
    _ source: SourceFile, replacing range: SourceRange, byCount count: Int
  ) -> Bool {
    explainers = [:]
    guard session.take(source, replacing: range, byCount: count) else { return false }
    takeFindings()
    return true
  }

  mutating func update(to file: LocalizationFile) {
    explainers = [:]
    session.update(to: file)
    takeFindings()
  }

  /// Explains the value of an entry.
  mutating func explanation(of number: Int) -> Explanation {
    let own = file.entries[number].locale
    var explainer =
      explainers[own]
      ?? FileExplainer(
        file, locale: locale,
        linter: project.linter(
          for: file, path: file.source.path, locale: own.flatMap { MessageLocale($0) } ?? locale),
        base: base)
    // Given up here, so that it is not copied.
    explainers[own] = nil
    let explanation = explainer.explanation(of: number)
    explainers[own] = explainer
    return explanation
  }
}
