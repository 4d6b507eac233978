import ArgumentParser
import BidiMessages
import Foundation

extension MessageLocale {
  /// The locale that the flag `--locale` names.
  init(flag locale: String) throws {
    guard let known = MessageLocale(locale) else {
      let nearest = Self.tag(ofName: locale).map { " Did you mean \($0)?" } ?? ""
      throw ValidationError(
        "--locale \(locale): no script is known for it.\(nearest) Give a tag such as ar, fa-IR or az-Arab."
      )
    }
    self = known
  }

  /// The tag of a language by its English name, or by a name that begins so.
  private static func tag(ofName name: String) -> String? {
    let english = Foundation.Locale(identifier: "en")
    let wanted = name.lowercased()
    let names = Foundation.Locale.LanguageCode.isoLanguageCodes.map(\.identifier)
      .filter { $0.count == 2 || $0 == "ckb" }
      .compactMap { code in
        english.localizedString(forLanguageCode: code).map { (code, $0.lowercased()) }
      }
    return names.first { $0.1 == wanted }?.0
      ?? (wanted.count < 4
        ? nil : names.first { $0.1.hasPrefix(wanted) || wanted.hasPrefix($0.1) }?.0)
  }
}
