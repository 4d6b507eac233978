import ArgumentParser
import BidiMessages

extension MessageLocale {
  /// The locale that the flag `--locale` names.
  init(flag locale: String) throws {
    guard let known = MessageLocale(locale) else {
      let nearest = LanguageName.nearestTag(to: locale).map { " Did you mean \($0)?" } ?? ""
      throw ValidationError(
        "--locale \(locale): no script is known for it.\(nearest) Give a tag such as ar, fa-IR or az-Arab."
      )
    }
    self = known
  }
}
