import BidiFiles
import BidiLint
import BidiReport
import BidiSource
import LocalizationFiles

/// Notes about a run besides its findings, such as files that were not checked.
///
/// Without them a run would look complete.
enum Notes {
  /// Writes which paths were left out.
  static func write(_ leftOut: LeftOutPaths) {
    for note in leftOut.notes { write(note) }
  }

  /// Names files that were not checked for direction, because their paths name no locale.
  static func writeUnknownLocales(_ paths: [String]) {
    guard let shown = shown(paths) else { return }
    let named = paths.lazy.compactMap { LanguageName(inPath: $0) }.first
    write(
      "\(shown): the path names no locale, so the direction was not checked;"
        + " check it by itself with --locale TAG" + (named.map { "; \($0.words)" } ?? ""))
  }

  /// Names files that were not checked for direction, because they name a locale that is not known.
  static func writeUnknownLocales(inside files: [(path: String, locale: String)]) {
    guard let shown = shown(files.map(\.path)), let locale = files.first?.locale else { return }
    let name = LanguageName(locale)
    write(
      "\(shown): \(name?.words ?? "\"\(locale)\" is no locale whose script is known"),"
        + " so the direction of its texts was not checked")
  }

  /// Says where the texts of a format are shown, and how that is known.
  static func writeContainer(_ fact: ContainerFact) {
    write(
      "container: \(fact.containers) (\(fact.reason)), for \(quantity(fact.files, "file")) of \(fact.format)"
    )
  }

  /// Names files that name a locale of the other direction than the locale in their paths.
  static func writeLocaleConflicts(
    _ files: [(path: String, locale: String, ofPath: String)]
  ) {
    guard let shown = shown(files.map(\.path)), let first = files.first else { return }
    write(
      "\(shown): the file names the locale \"\(first.locale)\", and its path \"\(first.ofPath)\";"
        + " its texts were checked as \(first.locale), and --locale \(first.ofPath) checks them as \(first.ofPath)"
    )
  }

  /// Names files that were not checked, because they are in a pseudolocale.
  static func writeUncheckedPseudolocales(_ paths: [String]) {
    guard let shown = shown(paths) else { return }
    write(
      "\(shown): a program wrote the texts of a pseudolocale, so they were not checked; --locale TAG checks them"
    )
  }

  /// Names files that were not compared, because there is no file of the base language.
  static func writeMissingBases(_ paths: [String]) {
    guard let shown = shown(paths) else { return }
    write(
      "\(shown): no file of the base language can be read beside it, so arguments were not compared"
    )
  }

  /// Names files whose diff cannot be applied as a patch.
  static func writeWithoutPatch(_ paths: [String], command: String) {
    guard let shown = shown(paths) else { return }
    write(
      "\(shown): not in UTF-8, so no patch can change it, and git apply passes over what is shown of it;"
        + " \(command) without --diff changes it")
  }

  /// Says that `--since` limits the check to changed texts.
  static func writeSince(_ reference: String, _ changed: Int, of files: Int) {
    write(
      "only texts that changed since \(shellWord(reference)) were looked at: \(changed) of \(quantity(files, "file")) changed"
    )
  }

  /// Says how many findings the baseline accepts, and how many of its entries are out of date.
  static func writeBaseline(accepted: Int, gone: (count: Int, name: String)?) {
    if accepted > 0 { write("\(quantity(accepted, "accepted finding")) left out by the baseline") }
    if let gone {
      write(
        "\(quantity(gone.count, "accepted finding")) not found any more; bidi-fix baseline --shrink"
          + " -o \(shellWord(gone.name)) with the same paths and flags takes \(gone.count == 1 ? "it" : "them") out"
      )
    }
  }

  /// Says that the configuration names a baseline file that does not exist.
  static func writeMissingBaseline(_ path: String) {
    write(
      "\(path): the configuration names this baseline, and it is not there; bidi-fix baseline writes it"
    )
  }

  /// Names ignore comments that have no effect, because the name of the rule is misspelled.
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

  /// Says that standard input may have another format than the one that was guessed.
  static func writeDoubtedFormat(_ format: FileFormat) {
    write(
      "standard input was read as \(format.name); for a text of another format, pass --stdin-filename PATH"
    )
  }

  /// Writes the remarks on files that were written, such as a changed owner.
  static func writeRemarksOfWriting() {
    for remark in ProcessWrites.shared.takeRemarks() { write(remark) }
  }

  private static func shown(_ paths: [String]) -> String? {
    paths.first.map { $0 + (paths.count > 1 ? " and \(paths.count - 1) more" : "") }
  }

  /// Says that the picture does not show all entries.
  static func writePictureIsFull(_ most: Int) {
    write("a picture takes \(most) entries, and more are not in it; --key chooses them")
  }

  /// Says that the page does not show all entries: the rest of a file and the files after it were not looked at.
  static func writePageIsFull(_ most: Int) {
    write(
      "a page takes \(most) entries, and what comes after them was not looked at; name paths, --key, --locale or --select to see it"
    )
  }

  private static func write(_ note: String) {
    let text = TextReport(style: TextStyle(isColored: false, showsControls: true))
    StandardError.write("bidi-fix: note: \(text.shown(note))\n")
  }
}
