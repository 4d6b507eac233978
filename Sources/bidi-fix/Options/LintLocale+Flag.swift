import ArgumentParser
import BidiLint

extension LintLocale {
  /// The locale that the flag `--locale` names.
  init(flag locale: String) throws {
    guard let known = LintLocale(locale) else {
      throw ValidationError(
        "--locale \(locale): no script is known for it. Give a tag such as ar, fa-IR or az-Arab.")
    }
    self = known
  }
}
