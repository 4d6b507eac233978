import BidiJudge
import MessageSyntax
import BidiSource
import BidiText
import BidiUsage
package import LocalizationFiles

/// The texts of a file by their keys, to resolve links to other texts: `$t(key)` of i18next, `@:key` of vue-i18n,
/// slang and easy_localization.
package struct LinkedTexts: Sendable {
  private let values: [String: String]

  /// The texts by the identifiers that programs make of their keys.
  private let byIdentifier: [UseKey: String]

  /// The items of lists by the identifiers of the lists: `names.0` and `names.1` of `R.array.names`.
  private let lists: [UseKey: [String]]

  /// The texts of gettext and Qt by their source texts, without the context that the key begins with; none where contexts differ.
  private let bySource: [String: String]

  /// The keys to which other texts of the file link.
  private let targets: Set<String>

  /// Takes the texts of a file.
  ///
  /// If keys are equal, the last counts.
  ///
  /// - Parameters:
  ///   - file: The file.
  ///   - tag: How entries name the locale whose texts are taken; nil for all.
  package init(_ file: LocalizationFile, named tag: String? = nil) {
    let entries = file.entries.filter { tag == nil || $0.locale == nil || $0.locale == tag }
    values = Dictionary(
      entries.map { ($0.key.string, $0.value.string) }, uniquingKeysWith: { $1 })
    byIdentifier = Dictionary(
      entries.map { entry in
        let stem = entry.pluralCategory == nil ? nil : entry.pluralStem.map(String.init)
        return (UseKey(identifier: stem ?? entry.key.string), entry.value.string)
      }, uniquingKeysWith: { $1 })
    var lists: [UseKey: [String]] = [:]
    for entry in entries {
      let key = entry.key.string
      guard key.last?.isNumber == true, let dot = key.lastIndex(of: "."),
        key[key.index(after: dot)...].allSatisfy(\.isNumber)
      else { continue }
      lists[UseKey(identifier: String(key[..<dot])), default: []].append(entry.value.string)
    }
    self.lists = lists
    bySource = file.format.hasCollectedTexts ? Self.bySource(entries) : [:]
    targets = Set(entries.flatMap { Self.targets(of: $0.value.string) })
  }

  /// The keys of the texts, in any order.
  var keys: Dictionary<String, String>.Keys { values.keys }

  /// The keys to which a text links, each with what may follow it.
  private static func targets(of text: String) -> [String] {
    guard text.utf8.contains(where: { $0 == UInt8(ascii: "@") || $0 == UInt8(ascii: "$") }) else {
      return []
    }
    let marks = ["@:(", "@:{", "@:", "$t("]
    return marks.flatMap { mark in
      text.ranges(of: mark).map { range in
        let key = text[range.upperBound...].prefix {
          $0.isLetter || $0.isNumber || "._-".contains($0)
        }
        return key.last == "." ? String(key.dropLast()) : String(key)
      }
    }
  }

  /// Whether another text of the file links to a text.
  func areLinked(_ key: String) -> Bool { targets.contains(key) }

  private static func bySource(_ entries: [LocalizationEntry]) -> [String: String] {
    var found: [String: String?] = [:]
    for entry in entries {
      let key = entry.key.string
      // A key with a context before the text, as gettext and Qt have it; `settings.title` is a whole key.
      guard entry.baseText != nil, let end = key.firstIndex(where: { $0 == "|" || $0 == "." })
      else { continue }
      let (name, text) = (String(key[key.index(after: end)...]), entry.value.string)
      if let known = found[name], known != text {
        found.updateValue(nil, forKey: name)
      } else {
        found.updateValue(text, forKey: name)
      }
    }
    return found.compactMapValues(\.self)
  }

  /// The texts that a program may get by a key: one, or all items of a list.
  func texts(of key: UseKey) -> [String] { text(of: key).map { [$0] } ?? lists[key] ?? [] }

  /// The texts whose keys begin with a prefix.
  ///
  /// - Complexity: O(*n*).
  func texts(below prefix: String) -> [String] {
    values.filter { $0.key.utf8.starts(with: prefix.utf8) && !$0.value.isEmpty }.map(\.value)
  }

  /// The text that a program looks up by a key; its `other` form, if it is a plural.
  func text(of key: UseKey) -> String? {
    if case .literal(let name) = key, let text = values[name] { return text }
    if let text = byIdentifier[key] { return text }
    guard case .literal(let name) = key else { return nil }
    return bySource[name]
  }

  /// What follows a plural category at the beginning of a key: `_feeds` of `few_feeds`; nil for another key.
  static func pluralNoun(of key: String) -> Substring? {
    guard let line = key.firstIndex(of: "_"), PluralCategory(rawValue: String(key[..<line])) != nil
    else { return nil }
    return key[line...]
  }

  /// Whether the file has a key of the category "other" for a noun: `other_feeds`.
  func hasOtherForm(ofNoun noun: Substring) -> Bool {
    values["other\(noun)"] != nil || values["other\(noun)s"] != nil
  }

  /// The text that a link shows.
  ///
  /// A text that is itself only a link is followed.
  ///
  /// - Parameter key: The key that the link names.
  /// - Returns: The text; nil if there is none, if it has arguments, and if links form a circle.
  func text(of key: String) -> String? {
    var key = key
    for _ in 0..<8 {
      guard let text = values[key], !text.isEmpty else { return nil }
      guard text.utf8.contains(where: { "{%@$".utf8.contains($0) }) else { return text }
      let arguments = Message(text).arguments
      guard let only = arguments.first else { return text }
      guard only.isLink, only.text == text, let next = only.name else { return nil }
      key = next
    }
    return nil
  }
}
