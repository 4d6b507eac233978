import BidiFiles
import BidiLint
import BidiJudge
import BidiPseudo
import BidiProject
import BidiSource
import LocalizationFiles

/// Makes files in pseudolocales from source files, or source files from them.
struct PseudoMaker: Sendable {
  let locales: [Pseudolocale]
  let isReversed: Bool

  /// The paths of the command, to find the root of a file.
  let arguments: [String]
  let output: String

  let settings: ProjectSettings

  /// The files that the command names.
  let named: Set<String>

  /// A file to write.
  struct Output: Sendable {
    /// The file that the output is made from.
    let origin: LocalizationFile
    /// The path to write to.
    let path: String
    /// The content.
    var file: LocalizationFile
    var changedCount = 0
    var dataCount = 0
    /// The reports on values that did not change.
    var failures: [FileFailure] = []

    /// The path of the file that the output is made from.
    var source: String { origin.source.path }
  }

  private func base(for path: String) -> String { settings.baseFinder(for: path)?.locale ?? "en" }

  private var tags: [String] { locales.map(\.rawValue) }

  /// Why the command wrote nothing, as a sentence without a full stop.
  var reasonForNothing: String {
    if isReversed { return "holds no file of \(tags.joined(separator: ", "))" }
    let base = arguments.first.map(base) ?? "en"
    return "holds no file of the base language, \(base); name another with --base"
  }

  /// Whether the path of a file shows that the file is no source.
  func isNoSource(_ path: String) -> Bool {
    guard !isReversed, !named.contains(path) else { return false }
    // Files in the folder of outputs were made by an earlier run.
    let whole = wholePath(output)
    let isInside = arguments.contains { pathBelow(wholePath($0), whole) != nil }
    if isInside, pathBelow(whole, wholePath(path)) != nil { return true }
    guard let locale = locale(ofPath: path) else { return false }
    return locale.identifier != base(for: path)
  }

  /// The outputs of a file; none for a file that is not in the source language.
  ///
  /// - Throws: `FileFailure` for a file that cannot be read or changed.
  func outputs(of loaded: Project.Loaded) throws(FileFailure) -> [Output] {
    let (file, path) = (loaded.file, loaded.path)
    guard isTaken(file, path) else { return [] }
    if let failure = loaded.unreadParts.first { throw failure }
    if let reason = file.readOnlyReason { throw FileFailure(path: path, message: reason) }
    var outputs: [Output] = []
    for locale in locales where !isReversed || holds(file, locale) {
      let target = try target(of: file, path, isReversed ? base(for: path) : locale.rawValue)
      // A file of several languages gets all pseudolocales.
      if let index = outputs.firstIndex(where: { $0.path == target.output }) {
        try add(locale, to: &outputs[index], at: target.path)
      } else {
        var made = Output(origin: file, path: target.output, file: file)
        try add(locale, to: &made, at: target.path)
        outputs.append(made)
      }
    }
    return outputs
  }

  private func isTaken(_ file: LocalizationFile, _ path: String) -> Bool {
    if isReversed { return locales.contains { holds(file, $0) } }
    let whole = wholePath(path)
    return named.contains(path) || file.format.isBase(path: whole) || file.locale == nil
      || file.locale == base(for: path)
  }

  /// Whether a file has texts of a pseudolocale.
  private func holds(_ file: LocalizationFile, _ locale: Pseudolocale) -> Bool {
    file.locale == locale.rawValue || file.entries.contains { $0.locale == locale.rawValue }
  }

  /// The paths of an output: beside its source, and in the folder of outputs.
  private func target(
    of file: LocalizationFile, _ path: String, _ tag: String
  ) throws(FileFailure) -> (path: String, output: String) {
    // If the command names an `.lproj` folder, only the whole path contains the folder's name.
    let given = file.format.path(path, translatedTo: tag)
    let (path, root) = (
      given == nil ? wholePath(path) : path,
      given == nil ? wholePath(arguments.first ?? ".") : OutputPath.root(of: path, among: arguments)
    )
    guard let beside = given ?? file.format.path(path, translatedTo: tag),
      let other = file.format.path(path, translatedTo: tag == "en-XA" ? "ar-XB" : "en-XA")
    else {
      throw FileFailure(
        path: path, message: "names no locale in its path, so there is no place for \(tag)")
    }
    return (beside, OutputPath.path(beside, besides: other, from: root, in: output))
  }

  /// Adds the texts of a pseudolocale to an output.
  ///
  /// If the command reverses, adds their source texts.
  private func add(
    _ locale: Pseudolocale, to output: inout Output, at path: String
  ) throws(FileFailure) {
    let tag = isReversed ? base(for: output.source) : locale.rawValue
    let options = settings.options(path: output.source, locale: nil)
    let start: LocalizationFile
    do throws(SourceDecodingError) {
      // A String Catalog that has an entry for the pseudolocale keeps the entry, with the source text.
      let isSeveral = output.file.entries.contains { $0.locale != nil }
      start = try isReversed && isSeveral ? output.file : output.file.template(for: tag, at: path)
    } catch {
      throw FileFailure(path: output.source, message: error.message, location: error.location)
    }
    let made = PseudoFile(
      start, locale, tag: locale.rawValue, isReversed: isReversed,
      isData: options.isData(key:))
    output.file = made.file
    output.changedCount += made.changedCount
    output.dataCount += made.dataCount
    // If every value is in the pseudolocale already, an earlier run made the file.
    if made.changedCount > 0 {
      output.failures += made.alreadyPseudo.map { entry in
        failure(
          output, entry,
          "looks as if it were \(locale.rawValue) already, and stays; --reverse will change it")
      }
    }
    output.failures += made.refused.map { entry in
      failure(
        output, entry,
        "stays as it was: as \(locale.rawValue) it, or the file, would be read in another way")
    }
  }

  private func failure(
    _ output: Output, _ entry: LocalizationEntry, _ reason: String
  ) -> FileFailure {
    let own = output.origin.entries.first {
      $0.key.string == entry.key.string && $0.value.string == entry.value.string
    }
    return FileFailure(
      path: output.source, message: "the value of \"\(entry.key.string)\" \(reason)",
      location: own.map { output.origin.source.location(of: $0.value.range.lowerBound) })
  }
}
