import ArgumentParser
import BidiJudge
import BidiSource

/// The tags of the flag `--locale`, for the locales of a run.
struct LocaleFlag: ExpressibleByArgument {
  static let help = ArgumentHelp(
    "Of folders, look only at texts of these locales: ar,he; ar is ar-EG too. One tag is also the locale of a file that is"
      + " named, and of texts that name none.", valueName: "tags")

  /// The tags as they were given; nil if the flag was not.
  let tags: String?

  /// The flag was not given.
  init() { tags = nil }

  init(argument: String) { tags = argument }

  /// Empty, so that the help names no default.
  var defaultValueDescription: String { "" }

  /// The locales; empty if none was given.
  func locales() throws -> [MessageLocale] {
    guard let tags = tags?.split(whereSeparator: { $0 == "," || $0 == " " }) else { return [] }
    guard !tags.isEmpty else { throw ValidationError("--locale names no locale.") }
    return try tags.map { try MessageLocale(flag: String($0)) }
  }

  /// The locale of one text; nil if none was given.
  func only() throws -> MessageLocale? {
    let locales = try locales()
    guard locales.count < 2 else {
      throw ValidationError("--locale \(tags ?? ""): a text has one locale.")
    }
    return locales.first
  }

  /// The words of a command line for the flag, if it was given.
  var arguments: [String] { tags.map { ["--locale", shellWord($0)] } ?? [] }
}

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
