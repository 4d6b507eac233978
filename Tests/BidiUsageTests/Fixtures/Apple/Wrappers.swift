// swift-format-ignore-file
import Foundation

// Functions of the program that pass a key on. The calls are in other files.

func L(_ key: String, table: String? = nil) -> String {
  NSLocalizedString(key, tableName: table, comment: "")
}

func tr2(_ key: String, _ count: Int) -> String {
  let format = NSLocalizedString(key, comment: "")
  return String.localizedStringWithFormat(format, count)
}

func swapped(_ first: String, in key: String, _ second: String) -> String {
  return String(format: NSLocalizedString(key, comment: ""), second, first)
}

func decorated(_ key: String, _ note: Note) -> String {
  String(format: NSLocalizedString(key, comment: ""), note.title.quoted())
}

enum Texts {
  static func text(for key: String, _ arguments: CVarArg...) -> String {
    let format = Bundle.main.localizedString(forKey: key, value: nil, table: nil)
    return String(format: format, arguments: arguments)
  }

  static func later(_ key: String) -> String {
    return String(localized: String.LocalizationValue(key))
  }

  static func modern(_ key: String.LocalizationValue) -> String { String(localized: key) }
}

extension String {
  func loc(_ arguments: CVarArg...) -> String {
    String(format: NSLocalizedString(self, comment: ""), arguments: arguments)
  }

  func filled(with list: [CVarArg]) -> String {
    String(format: NSLocalizedString(self, comment: ""), arguments: list)
  }

  var translation: String { NSLocalizedString(self, comment: "") }

  var shownText: String {
    get { return NSLocalizedString(self, value: self, comment: "") }
  }
}

// No wrappers: the key is no parameter, and the parameter is no key.
func fixed(_ name: String) -> String { NSLocalizedString("wrap.fixed", comment: "") + name }
func printed(_ name: String) -> String { String(format: NSLocalizedString("wrap.printed", comment: ""), name) }
