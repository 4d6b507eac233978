public import Foundation

extension NSAttributedString {
  /// A text with the attributes of a table, each under its name and as its own value.
  ///
  /// A paragraph style is a ``ParagraphStyle`` under ``ParagraphStyleAttribute/name``: not the class that
  /// AppKit and UIKit draw with.
  ///
  /// ```swift
  /// var text = AttributedString("abc")
  /// text.languageIdentifier = "en"
  /// let converted = NSAttributedString(text, carrying: .standard)
  /// AttributedString(converted, carrying: .standard) == text  // true
  /// ```
  ///
  /// - Parameters:
  ///   - attributed: The text.
  ///   - table: What to carry.
  /// - Complexity: O(*n* + *r*), *r* the number of runs, and what the system takes to build the text.
  public convenience init(_ attributed: AttributedString, carrying table: AttributeTable) {
    let runs = RunTable(attributed)
    let result = NSMutableAttributedString(string: runs.text)
    for run in runs.runs {
      var attributes: [NSAttributedString.Key: Any] = [:]
      for entry in table.entries.values {
        if let value = entry.value(run.attributes) {
          attributes[NSAttributedString.Key(entry.name)] = value
        }
      }
      if !attributes.isEmpty { result.setAttributes(attributes, range: NSRange(run.utf16Range)) }
    }
    self.init(attributedString: result)
  }
}

extension AttributedString {
  /// A text with those attributes of another form of it that a table holds.
  ///
  /// Attributes of other names, and values of other types, are dropped. A run that ends inside a character
  /// ends after it. Attributes of paragraphs are those of the paragraph's start.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - table: What to carry.
  /// - Complexity: O(*n* + *r*), *r* the number of runs, and what the system takes to enumerate them.
  public init(_ text: NSAttributedString, carrying table: AttributeTable) {
    var collector = AttributedTextCollector()
    var string = text.string
    string.makeContiguousUTF8()
    var start = string.startIndex
    var unit = 0
    text.forEachRun { attributes, range in
      let utf16 = string.utf16
      var end = utf16.index(start, offsetBy: max(0, NSMaxRange(range) - unit))
      if end < utf16.endIndex, UTF16.isTrailSurrogate(utf16[end]) { end = utf16.index(after: end) }
      guard end > start else { return }
      var container = AttributeContainer()
      for (key, value) in attributes { _ = table.entries[key.rawValue]?.set(&container, value) }
      collector.append(string[start..<end], container)
      unit += utf16.distance(from: start, to: end)
      start = end
    }
    self = collector.finish()
  }
}

extension AttributeTable {
  /// The names of the attributes of a text that the table does not convert.
  ///
  /// ```swift
  /// let text = NSAttributedString(string: "abc", attributes: [.init("color"): "red"])
  /// AttributeTable.standard.namesNotConverted(in: text)  // ["color"]
  /// ```
  ///
  /// - Parameter text: The text.
  /// - Returns: The names, in order.
  public func namesNotConverted(in text: NSAttributedString) -> [String] {
    var names: Set<String> = []
    text.forEachRun { attributes, _ in
      for (key, value) in attributes where !names.contains(key.rawValue) {
        var container = AttributeContainer()
        if entries[key.rawValue]?.set(&container, value) != true { names.insert(key.rawValue) }
      }
    }
    return names.sorted()
  }
}

extension NSAttributedString {
  fileprivate func forEachRun(_ body: ([Key: Any], NSRange) -> Void) {
    let whole = NSRange(location: 0, length: length)
    // Unsafe is the pointer that would stop the enumeration, which nobody touches.
    unsafe enumerateAttributes(in: whole) { attributes, range, _ in body(attributes, range) }
  }
}
