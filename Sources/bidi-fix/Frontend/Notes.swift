import BidiFiles
import BidiLint
import BidiReport
import BidiSource
import LocalizationFiles

/// What people should know about a run besides its findings: silence would look like success.
enum Notes {
  /// What was not read.
  static func write(_ leftOut: LeftOut) {
    for note in leftOut.notes { write(note) }
  }

  /// Files whose locale is not known were not checked for direction.
  static func writeUnknownLocales(_ paths: [String]) {
    guard let shown = shown(paths) else { return }
    let named = paths.lazy.compactMap { LanguageName(inPath: $0) }.first
    write(
      "\(shown): the path names no locale, so the direction was not checked;"
        + " check it by itself with --locale TAG" + (named.map { "; \($0.words)" } ?? ""))
  }

  /// Files that call the locale of texts by another name: these were not checked for direction either.
  static func writeUnknownLocales(inside files: [(path: String, locale: String)]) {
    guard let shown = shown(files.map(\.path)), let locale = files.first?.locale else { return }
    let name = LanguageName(locale)
    write(
      "\(shown): \(name?.words ?? "\"\(locale)\" is no locale whose script is known"),"
        + " so the direction of its texts was not checked")
  }

  /// Files that name another locale than their paths do, one that is written in the other direction.
  static func writeNamedOtherwise(
    _ files: [(path: String, locale: String, ofPath: String)]
  ) {
    guard let shown = shown(files.map(\.path)), let first = files.first else { return }
    write(
      "\(shown): the file names the locale \"\(first.locale)\", and its path \"\(first.ofPath)\";"
        + " its texts were checked as \(first.locale), and --locale \(first.ofPath) checks them as \(first.ofPath)"
    )
  }

  /// Files of pseudolocales were not checked.
  static func writePassedOver(_ paths: [String]) {
    guard let shown = shown(paths) else { return }
    write(
      "\(shown): a program wrote the texts of a pseudolocale, so they were not checked; --locale TAG checks them"
    )
  }

  /// Files without one of the base language were not compared.
  static func writeMissingBases(_ paths: [String]) {
    guard let shown = shown(paths) else { return }
    write(
      "\(shown): no file of the base language can be read beside it, so arguments were not compared"
    )
  }

  /// Files whose difference is shown and is no patch.
  static func writeWithoutPatch(_ paths: [String], command: String) {
    guard let shown = shown(paths) else { return }
    write(
      "\(shown): not in UTF-8, so no patch can change it, and git apply passes over what is shown of it;"
        + " \(command) without --diff changes it")
  }

  /// What `--since` left out.
  static func writeSince(_ reference: String, _ changed: Int, of files: Int) {
    write(
      "only texts that changed since \(shellWord(reference)) were looked at: \(changed) of \(quantity(files, "file")) changed"
    )
  }

  /// What a baseline kept back, and what it need not hold any more.
  static func writeBaseline(accepted: Int, gone: (count: Int, name: String)?) {
    if accepted > 0 { write("\(quantity(accepted, "accepted finding")) left out by the baseline") }
    if let gone {
      write(
        "\(quantity(gone.count, "accepted finding")) not found any more; bidi-fix baseline --shrink"
          + " -o \(shellWord(gone.name)) with the same paths and flags takes \(gone.count == 1 ? "it" : "them") out"
      )
    }
  }

  /// The configuration names a baseline that is not there yet.
  static func writeMissingBaseline(_ path: String) {
    write(
      "\(path): the configuration names this baseline, and it is not there; bidi-fix baseline writes it"
    )
  }

  /// Comments that turn off nothing, because the rule is written with an error.
  static func writeMisspelledIgnores(
    _ ignores: [(path: String, ignore: LocalizationFile.MisspelledIgnore)]
  ) {
    for (path, ignore) in ignores.prefix(5) {
      write(
        "\(path):\(ignore.location.line): bidi-fix:ignore names \(ignore.word), which is no rule; there is"
          + " \(ignore.rule)")
    }
    if ignores.count > 5 { write("\(ignores.count - 5) more names in comments are no rules") }
  }

  /// Standard input that may be of another format than it was taken for.
  static func writeDoubtedFormat(_ format: FileFormat) {
    write(
      "standard input was read as \(format.name); for a text of another format, pass --stdin-filename PATH"
    )
  }

  /// What became of files besides their text.
  static func writeRemarksOfWriting() {
    for remark in ProcessWrites.shared.takeRemarks() { write(remark) }
  }

  private static func shown(_ paths: [String]) -> String? {
    paths.first.map { $0 + (paths.count > 1 ? " and \(paths.count - 1) more" : "") }
  }

  /// A picture that has no room for more entries.
  static func writePictureIsFull(_ most: Int) {
    write("a picture takes \(most) entries, and more are not in it; --key chooses them")
  }

  private static func write(_ note: String) {
    let text = TextReport(style: TextStyle(isColored: false, showsControls: true))
    StandardError.write("bidi-fix: note: \(text.shown(note))\n")
  }
}
