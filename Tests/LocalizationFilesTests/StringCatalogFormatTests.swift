import BidiSource
import LocalizationFiles
import Testing

/// Apple's String Catalogs.
@Suite struct StringCatalogFormatTests {
  private static let path = "App/Localizable.xcstrings"

  static let text = #"""
    {
      "sourceLanguage" : "en",
      "strings" : {
        "" : {

        },
        "Cancel" : {
          "comment" : " A button. ",
          "localizations" : {
            "ar" : { "stringUnit" : { "state" : "translated", "value" : "\u05D0\n\"\uD83D\uDE00\"" } },
            "zh-Hans" : { "stringUnit" : { "value" : "\#u{5D0} %@", "state" : "new" } }
          }
        },
        "Old" : {
          "extractionState" : "stale",
          "localizations" : { "ar" : { "stringUnit" : { "state" : "translated", "value" : "" } } }
        },
        "BidiKit" : {
          "localizations" : { "ar" : { "stringUnit" : { "state" : "translated", "value" : "B" } } },
          "shouldTranslate" : false
        },
        "open" : {
          "extractionState" : "manual",
          "localizations" : {
            "ar" : { "variations" : { "device" : {
              "mac" : { "stringUnit" : { "state" : "translated", "value" : "1" } },
              "other" : { "variations" : { "plural" : {
                "two" : { "stringUnit" : { "state" : "needs_review", "value" : "2" } },
                "few" : { "stringUnit" : { "state" : "translated", "value" : "3" } }
              } } }
            } } },
            "en" : { "variations" : { "device" : {
              "mac" : { "stringUnit" : { "state" : "translated", "value" : "Click" } },
              "other" : { "stringUnit" : { "state" : "translated", "value" : "Tap" } }
            } } }
          }
        },
        "files %lld" : {
          "localizations" : {
            "en" : {
              "stringUnit" : { "state" : "translated", "value" : "Found %1$#@files@ in %#@dirs@" },
              "substitutions" : {
                "files" : { "argNum" : 1, "formatSpecifier" : "lld", "variations" : { "plural" : {
                  "one" : { "stringUnit" : { "state" : "translated", "value" : "%arg file" } },
                  "other" : { "stringUnit" : { "state" : "translated", "value" : "%arg files" } }
                } } }
              }
            },
            "he" : {
              "substitutions" : {
                "files" : { "argNum" : 1, "formatSpecifier" : "@", "variations" : { "plural" : {
                  "one" : { "stringUnit" : { "state" : "translated", "value" : "a" } },
                  "two" : { "stringUnit" : { "state" : "translated", "value" : "b" } },
                  "many" : { "stringUnit" : { "state" : "translated", "value" : "%arg c" } }
                } } }
              },
              "stringUnit" : { "state" : "translated", "value" : "d %#@files@" }
            }
          }
        },
        "Phrases" : {
          "localizations" : {
            "en" : { "stringSet" : { "state" : "translated", "values" : ["Start", "Go"] } },
            "ar" : { "stringSet" : { "state" : "translated", "values" : ["x", "y", "z"] } }
          }
        }
      },
      "version" : "1.0"
    }
    """#

  /// What the catalog says, by Apple's description of the format.
  static let lines = [
    "[ar] Cancel=\\u{5D0}\\u{A}\"\\u{1F600}\" state:translated #A button.",
    "[zh-Hans] Cancel=\\u{5D0} %@ state:new #A button.",
    "[ar] Old= state:stale",
    "[ar] BidiKit=B state:translated unused",
    "[ar] open.mac=1 base:Click state:translated",
    "[ar] open.other.two=2 <two> base:Tap state:needs_review",
    "[ar] open.other.few=3 <few> base:Tap state:translated",
    "[en] open.mac=Click state:translated",
    "[en] open.other=Tap state:translated",
    "[en] files %lld=Found %1$#@files@ in %#@dirs@ state:translated",
    "[en] files %lld.files.one=%arg file <one> state:translated (%arg number)",
    "[en] files %lld.files.other=%arg files <other> state:translated (%arg number)",
    "[he] files %lld.files.one=a <one> base:%arg files state:translated",
    "[he] files %lld.files.two=b <two> base:%arg files state:translated",
    "[he] files %lld.files.many=%arg c <many> base:%arg files state:translated (%arg text)",
    "[he] files %lld=d %#@files@ base:Found %1$#@files@ in %#@dirs@ state:translated",
    "[en] Phrases.0=Start state:translated",
    "[en] Phrases.1=Go state:translated",
    "[ar] Phrases.0=x base:Start state:translated",
    "[ar] Phrases.1=y base:Go state:translated",
    "[ar] Phrases.2=z state:translated",
  ]

  private func file(_ text: String, path: String = path) throws -> LocalizationFile {
    try LocalizationFile(path: path, bytes: Array(text.utf8))
  }

  @Test func everyValueIsAnEntry() throws {
    let file = try file(Self.text)
    #expect(file.format.name == "String Catalog")
    #expect(file.locale == nil)
    #expect(file.problems.isEmpty, "\(file.problems)")
    #expect(file.entries.map { line(of: $0) } == Self.lines)
  }

  @Test func theLawsHold() throws { try expectLaws(Self.text, path: Self.path) }

  /// The place of an entry is its own member: the language, the form, or the unit where others stand beside it.
  @Test func placesAreTheirOwn() throws {
    let file = try file(Self.text)
    let names = file.entries.map { file.source[$0.key.range] }
    #expect(names[0] == "ar")
    #expect(names[4..<7] == ["mac", "two", "few"])
    #expect(names[9] == "stringUnit")
    #expect(names[16].isEmpty)
    #expect(file.source[file.entries[5].range].hasPrefix("\"two\""))
  }

  /// The source text of a plural form: `other` stands in for the forms that the source does not have, and for those of 0, 1
  /// and 2, whose own texts may leave the number out.
  @Test(arguments: [
    (#"{"stringUnit":{"value":"S"}}"#, "S S S S S S S"),
    (
      #"{"variations":{"plural":{"one":{"stringUnit":{"value":"1"}},"other":{"stringUnit":{"value":"n"}}}}}"#,
      "n n n n n n n"
    ),
    (
      #"{"variations":{"plural":{"one":{"stringUnit":{"value":"1"}}}}}"#,
      "nil 1 nil nil nil nil nil"
    ),
    (
      #"{"variations":{"device":{"other":{"variations":{"plural":{"other":{"stringUnit":{"value":"n"}}}}}}}}"#,
      "n n n n n n n"
    ),
    (#"{}"#, "nil nil nil nil nil nil nil"),
    // One word may be a name.
    (nil, "nil nil nil nil nil nil nil"),
  ])
  func baseTextOfForms(_ row: (source: String?, expected: String)) throws {
    let forms = ["zero", "one", "two", "few", "many", "other"]
      .map { #""\#($0)":{"stringUnit":{"value":"v"}}"# }.joined(separator: ",")
    let source = row.source.map { #""en":\#($0),"# } ?? ""
    let plain = #"{"stringUnit":{"value":"v"}}"#
    let text =
      #"{"sourceLanguage":"en","strings":{"k":{"localizations":{\#(source)"#
      + #""ar":{"variations":{"plural":{\#(forms)}}},"he":\#(plain)}}}}"#
    let bases = try file(text).entries.filter { $0.locale != "en" }.map { $0.baseText ?? "nil" }
    #expect(bases.joined(separator: " ") == row.expected)
  }

  /// Where the source has no text of its own, a key with more than a word is the text.
  @Test(arguments: [("two words", true), ("%@", true), ("settings.title", false), ("Save", false)])
  func keysAsBaseTexts(_ key: String, isText: Bool) throws {
    let text =
      #"{"sourceLanguage":"en","strings":{"\#(key)":{"localizations":"#
      + #"{"ar":{"stringUnit":{"value":"v"}}}}}}"#
    #expect(try file(text).entries.map(\.baseText) == [isText ? key : nil])
  }

  @Test func aLanguageTwiceIsADuplicate() throws {
    let unit = #"{"stringUnit":{"value":"v"}}"#
    let text = #"{"strings":{"k":{"localizations":{"ar":\#(unit),"he":\#(unit),"ar":\#(unit)}}}}"#
    #expect(try file(text).problems.map(\.kind) == [.duplicateKey])
  }

  @Test func theContentTells() throws {
    #expect(try file(Self.text, path: "-").format.name == "String Catalog")
    #expect(try file(#"{ "sourceLanguage" = "en"; }"#, path: "-").format.name == ".strings")
  }

  @Test(arguments: [
    ("[]", "not a String Catalog"), ("{}", "no object called \"strings\""),
    ("{\"strings\":[]}", "no object called \"strings\""), ("", "ends too early"),
    ("{\"strings\":{},}", "a name in quotation marks is wanted"),
  ])
  func whatIsNoneIsRefused(_ row: (text: String, message: String)) throws {
    let file = try file(row.text)
    #expect(file.isRefused && file.entries.isEmpty)
    #expect(file.problems.contains { $0.message.contains(row.message) }, "\(file.problems)")
  }

  @Test(arguments: hostileJSON)
  func nothingTraps(_ hostile: HostileFile) {
    guard let file = try? LocalizationFile(path: Self.path, bytes: hostile.bytes) else { return }
    #expect(file.source.bytes() == hostile.bytes)
  }

  @Test func noOtherPathNamesALanguage() throws {
    let format = try #require(FileFormat(path: "ar.lproj/A.xcstrings") { [] })
    #expect(format.locale(ofPath: "ar.lproj/A.xcstrings") == nil)
    #expect(format.paths(beside: "ar.lproj/A.xcstrings", for: "he").isEmpty)
  }
}
