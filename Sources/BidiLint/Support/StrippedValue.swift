import BidiText
import LocalizationFiles

/// A value without its controls, and the places of the controls.
struct StrippedValue {
  /// One control.
  struct Control {
    let control: DirectionalFormatting
    /// The index in the value.
    let index: String.Index
    /// The offset in the text without controls, in UTF-8 bytes.
    let strippedOffset: Int
  }

  /// The value without controls.
  let text: String

  /// The controls, in order.
  let controls: [Control]

  init(_ value: String) {
    var view = String.UnicodeScalarView()
    var controls: [Control] = []
    var offset = 0
    for index in value.unicodeScalars.indices {
      let scalar = value.unicodeScalars[index]
      if let control = DirectionalFormatting(scalar) {
        controls.append(Control(control: control, index: index, strippedOffset: offset))
      } else {
        view.append(scalar)
        offset += UTF8.width(scalar)
      }
    }
    text = String(view)
    self.controls = controls
  }

  /// The controls inside a range of the text, without those at its edges.
  func controls(inside range: Range<String.Index>) -> [Control] {
    let start = text.utf8.distance(from: text.startIndex, to: range.lowerBound)
    let end = text.utf8.distance(from: text.startIndex, to: range.upperBound)
    return Array(controls[number(at: start + 1)...].prefix { $0.strippedOffset < end })
  }

  /// The number of the first control at or after an offset of the text.
  ///
  /// - Complexity: O(log *n*).
  private func number(at strippedOffset: Int) -> Int {
    controls.partitionIndex { $0.strippedOffset >= strippedOffset }
  }

  /// The offset in the value for an offset in the text.
  func offsetInValue(_ strippedOffset: Int, of value: String, isEnd: Bool) -> Int {
    // Controls at the same offset come before the character.
    let count = number(at: isEnd ? strippedOffset : strippedOffset + 1)
    guard count > 0 else { return strippedOffset }
    let last = controls[count - 1]
    return value.utf8.distance(from: value.startIndex, to: last.index)
      + UTF8.width(last.control.scalar) + strippedOffset - last.strippedOffset
  }
}

extension RuleContext {
  /// The value of the entry without controls.
  func strippedValue(of entry: CheckedEntry) -> String {
    features.contains(.controls) ? StrippedValue(entry.value).text : entry.value
  }
}

extension String {
  /// The text without the characters at some indices.
  func removing(_ indices: Set<Index>) -> String {
    var view = UnicodeScalarView()
    for index in unicodeScalars.indices where !indices.contains(index) {
      view.append(unicodeScalars[index])
    }
    return String(view)
  }

  /// Whether the text has a letter or number of a right-to-left script.
  ///
  /// Controls do not count.
  var hasRightToLeftLetters: Bool {
    unicodeScalars.contains { scalar in
      guard scalar >= "\u{590}", DirectionalFormatting(scalar) == nil else { return false }
      let bidiClass = scalar.bidiClass
      return bidiClass.strongDirection == .rightToLeft || bidiClass == .arabicNumber
    }
  }
}

extension Sequence<DirectionalFormatting> {
  /// The controls by name, with spaces between.
  var names: String { map(\.visibleName).joined(separator: " ") }
}

extension String {
  /// Whether the text has an override.
  var hasOverride: Bool {
    unicodeScalars.contains { DirectionalFormatting($0)?.kind == .override }
  }
}
