import BidiSource
import Testing

@testable import BidiProject

/// The languages that a program offers, by its sources.
struct OfferedLanguagesTests {
  private func reason(_ path: String, _ files: [String: String]) -> String? {
    let project = MemoryProject(files)
    let folder = path.lastSlash.map { "/p/" + path[..<$0] } ?? "/p"
    let file = path.lastSlash.map { String(path[path.index(after: $0)...]) } ?? path
    return OfferedLanguages(ProjectSources(project.access)).reasonLeftOut(file, in: folder)
  }

  private static let catalogs = [
    "locale/ar/LC_MESSAGES/django.po": "", "locale/pt_BR/LC_MESSAGES/django.po": "",
    "locale/he/LC_MESSAGES/djangojs.po": "", "locale/sv/LC_MESSAGES/django.po": "",
    "manage.py": "", "lib/locale/ar/LC_MESSAGES/django.po": "",
  ]

  private static let django = """
    from django.utils.translation import gettext_lazy as _
    # LANGUAGES = [("ar", "Arabic")]
    LANGUAGES = [
        ("en-us", _("English (US)")),
        ('de', _("Deutsch")), ("fr-fr", _("Fran\u{E7}ais")),
        ("pt-br", "x"), ( "it", "y"),
    ]
    """

  @Test func djangoListsItsLanguages() throws {
    let files = Self.catalogs.merging(["app/settings.py": Self.django]) { $1 }
    let left = try #require(reason("locale/ar/LC_MESSAGES/django.po", files))
    #expect(left == "LANGUAGES in app/settings.py:3 does not list ar, so that nobody can choose it")
    #expect(reason("locale/he/LC_MESSAGES/djangojs.po", files) != nil)
    #expect(reason("locale/pt_BR/LC_MESSAGES/django.po", files) == nil)
    // Languages from left to right are compared with their base texts in any case.
    #expect(reason("locale/sv/LC_MESSAGES/django.po", files) == nil)
    // Other catalogs are not those of Django.
    #expect(reason("locale/ar/LC_MESSAGES/app.po", files) == nil)
  }

  /// A script of Godot may list the languages, with English, which has no catalog.
  @Test func godotListsLanguages() {
    let list = """
      const LANGUAGES_DICT := {
      \t"en_US": ["English", "English"], "ar_SA": ["\u{639}", "Arabic"],
      \t"de_DE": ["Deutsch", "German"], "fr_FR": ["Fran\u{E7}ais", "French"],
      \t"it_IT": ["Italiano", "Italian"], "es_ES": ["Espa\u{F1}ol", "Spanish"],
      }
      """
    var files = ["project.godot": "", "src/Global.gd": list, "LICENSE": ""]
    for name in ["ar_SA", "de_DE", "es_ES", "fa_IR", "fr_FR", "it_IT"] {
      files["po/\(name).po"] = ""
    }
    #expect(reason("po/fa_IR.po", files)?.contains("src/Global.gd:1") == true)
    #expect(reason("po/ar_SA.po", files) == nil)
  }

  /// A library has no program for its own catalogs, and a program lists its own languages.
  @Test func theNearestProgramListsLanguages() {
    let library = ["sandbox/manage.py": "", "sandbox/settings.py": Self.django]
    let path = "src/shop/locale/ar/LC_MESSAGES/django.po"
    #expect(reason(path, library.merging([path: ""]) { $1 }) == nil)
    let two = [
      "a/manage.py": "", "a/settings.py": Self.django, "b/manage.py": "",
      "b/settings.py": "LANGUAGES = [(\"ar\", \"x\"), (\"de\", \"y\")]\n",
      "a/locale/ar/LC_MESSAGES/django.po": "", "b/locale/ar/LC_MESSAGES/django.po": "",
    ]
    #expect(reason("a/locale/ar/LC_MESSAGES/django.po", two) != nil)
    #expect(reason("b/locale/ar/LC_MESSAGES/django.po", two) == nil)
  }

  /// Settings of another form, without a list, or with a language in a second list.
  @Test(arguments: [
    "LANGUAGES = load()\n", "LANGUAGES_CODE = 'en'\nX = [('de', 'y')]\n",
    "LANGUAGES_X = [(\"de\", \"x\"), (\"fr\", \"y\")]\n", "LANGUAGES = [(\"de\"", "LANGUAGES = (",
    django + "\nLANGUAGES += [(\"ar\", _(\"Arabic\"))]",
    "LANGUAGES = [(\"de\", \"x\"), (\"fr\", \"y\")] + EXTRA",
    "LANGUAGES = [(code, 'x'), ('de','y')]",
    django + "\nLANGUAGES = [('ar','x'),('de','y'),('fr','z'),('it','z'),('nl','z')]",
  ])
  func nothingIsKnown(_ settings: String) {
    let files = Self.catalogs.merging(["app/settings.py": settings]) { $1 }
    #expect(reason("locale/ar/LC_MESSAGES/django.po", files) == nil)
  }

  private static let texts = Dictionary(
    uniqueKeysWithValues: ["ar-EG", "ar-SA", "de-DE", "en-US", "fr-FR", "he-IL", "it-IT"].map {
      ("src/texts/\($0).json", "{}")
    })

  private static let offered = """
    export const RTL = ['ar-SA', 'he-IL'];
    export const APP_LANGS = [
      'ar-SA', "de-DE",
      'en-US', 'fr-FR', 'he-IL', 'it-IT', // Egypt comes later.
    ];
    """

  @Test func anArrayHoldsTheNamesOfFiles() throws {
    let files = Self.texts.merging(["src/App.constants.js": Self.offered]) { $1 }
    let left = try #require(reason("src/texts/ar-EG.json", files))
    #expect(
      left
        == "the languages of src/App.constants.js:2 do not hold ar-EG, so that nobody can choose it"
    )
    #expect(reason("src/texts/ar-SA.json", files) == nil)
    // Another script names the language, in whatever way.
    for source in ["langs.add('ar-EG')", "const names = { ar: 1, 'ar-EG': 2 }"] {
      #expect(reason("src/texts/ar-EG.json", files.merging(["src/a.js": source]) { $1 }) == nil)
    }
  }

  /// Arrays that are too short, that hold other things, that name a file which is not there, or a second one.
  @Test(arguments: [
    "const RTL = ['ar-SA', 'he-IL'];",
    "const languages = ['ar-SA', 'de-DE', 'en-US', 'fr-FR', 'sv-SE'];",
    "const languages = ['ar-SA', 'de-DE', 'en-US', 'fr-FR', 'he-IL', name];",
    "const languages = ['ar-SA', 'de-DE', 'en-US', 'fr-FR', 'he-IL'",
    offered + "const more = ['ar-EG'];",
    "// const languages = ['ar-SA', 'de-DE', 'en-US', 'fr-FR', 'he-IL'];",
  ])
  func noArray(_ source: String) {
    let files = Self.texts.merging(["src/languages.ts": source]) { $1 }
    #expect(reason("src/texts/ar-EG.json", files) == nil)
  }

  /// A list in a file of another name is not looked for, and one for few of the files is for something else.
  @Test func otherPlaces() {
    #expect(
      reason("src/texts/ar-EG.json", Self.texts.merging(["src/App.js": Self.offered]) { $1 })
        == nil)
    var many = Self.texts
    for language in ["bn", "cs", "da", "el", "et", "fi", "gl", "hi", "hr", "hu", "ja", "ka", "ko"] {
      many["src/texts/\(language).json"] = "{}"
    }
    many["src/languages.js"] = Self.offered
    #expect(reason("src/texts/ar-EG.json", many) == nil)
  }

  /// An object of JavaScript whose members are languages, each with its name.
  @Test(arguments: [
    (
      "const codes = { be: { label: 'X' }, 'pt-br': { label: \"Y, }\" }, de: f('D'), fr: 'Z', it: `A` }",
      false
    ),
    ("const codes = { be: 'B', 'pt-br': 'P', de: 'D', fr: 'F', it: 'I', he: 'H' }", true),
    ("const codes = { be: 'B', 'pt-br': 'P', de: 'D', fr: 'F', ...others }", true),
    ("const codes = { be: 'B', 'pt-br': 'P', de: 'D', fr: 'F', label: 'L' }", true),
    ("const codes = { be: 'B', 'pt-br': 'P', de: 'D' }", true),
    // Formats of dates are no list of languages.
    ("const dates = { be: beBY, 'pt-br': ptBR, de: de, fr: frFR, it: it }", true),
    ("const codes = { be: 'B', 'pt-br': { ", true), ("const codes = { be", true), ("x = {", true),
  ])
  func objectsOfLanguages(_ script: String, _ isOffered: Bool) {
    var files = ["plugins/i18n.js": script]
    for name in ["be", "pt-br", "de", "fr", "it", "he"] { files["strings/\(name).json"] = "{}" }
    #expect((reason("strings/he.json", files) == nil) == isOffered)
    #expect(reason("strings/de.json", files) == nil)
  }

  /// Enumerations and lists of Dart and PHP, each language with what it is called.
  @Test(arguments: [
    (
      "lib/language_codes.dart",
      "enum Codes {\n  german('de', 'Deutsch'), english('en', 'English'), spanish('es', 'Espa\u{F1}ol'),\n  french('fr', 'Fran\u{E7}ais'), polish('pl', 'Polski');\n}",
      true
    ),
    (
      "lib/l10n/locale.dart",
      "final all = [\n  Info(code: 'de', name: 'Deutsch'), Info(code: 'en', name: 'English'),\n  Info(code: 'es', name: 'X'), Info(code: 'fr', name: 'Y'), Info(code: 'pl', name: 'Z'),\n];",
      true
    ),
    (
      "src/Enums/SupportedLocales.php",
      "enum L: string {\n  case German = 'de_DE.UTF-8';\n  case English = 'en_US.UTF-8';\n  case Spanish = 'es_ES.UTF-8';\n  case French = 'fr_FR.UTF-8';\n  case Polish = 'pl_PL.UTF-8';\n}",
      true
    ),
    // Formats of dates, which say nothing of what can be chosen.
    (
      "lib/locale_dates.dart",
      "final all = {'de': 'd.M.', 'en': 'M/d', 'es': 'd/M', 'fr': 'd/M', 'pl': 'd.M.'};", false
    ),
    // Another source names the language.
    (
      "lib/l10n/locale.dart",
      "final all = [Info('de', 'D'), Info('en', 'E'), Info('es', 'S'), Info('fr', 'F'), Info('pl', 'P')];\nfinal rtl = ['fa'];",
      false
    ),
  ])
  func enumerationsOfLanguages(_ source: String, _ text: String, _ isLeftOut: Bool) {
    let languages = ["de", "en", "es", "fr", "pl", "fa"]
    var files = [source: text]
    for language in languages {
      files["lib/l10n/app_\(language).arb"] = "{}"
      files["translations/\(language)_XX.UTF-8/LC_MESSAGES/default.po"] = ""
    }
    let path =
      source.hasSuffix("php")
      ? "translations/fa_XX.UTF-8/LC_MESSAGES/default.po" : "lib/l10n/app_fa.arb"
    let reason = reason(path, files)
    #expect((reason != nil) == isLeftOut, "\(reason ?? "-")")
    #expect(reason?.hasPrefix("the languages of \(source):1 do not hold fa") ?? true)
  }

  /// A list that is called so may hold a third of the languages of the files: others are hardly translated.
  @Test(arguments: [("resources", true), ("dates", false)])
  func aThirdOfTheLanguages(_ name: String, _ isLeftOut: Bool) {
    var files = [
      "src/i18n/index.ts": "export const \(name) = ['ar', 'de', 'en', 'es', 'fr', 'he'];"
    ]
    for language in ["ar", "de", "en", "es", "fr", "he", "fa", "it", "ja", "ko", "nl", "pl", "sv"] {
      files["src/locales/\(language).po"] = ""
    }
    #expect((reason("src/locales/fa.po", files) != nil) == isLeftOut)
    #expect(reason("src/locales/he.po", files) == nil)
  }
}
