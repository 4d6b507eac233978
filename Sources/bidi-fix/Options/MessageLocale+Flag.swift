import ArgumentParser
import BidiMessages

extension MessageLocale {
  /// The locale that the flag `--locale` names.
  init(flag locale: String) throws {
    guard let known = MessageLocale(locale) else {
      throw ValidationError(
        "--locale \(locale): no script is known for it. Give a tag such as ar, fa-IR or az-Arab.")
    }
    self = known
  }
}
