internal import BidiText
internal import Foundation

/// Characters with their attributes, to be found again in a message.
struct AttributedScalars {
  private(set) var scalars: [Unicode.Scalar] = []

  /// For each character, the number of its attributes.
  private(set) var numbers: [Int] = []
  private(set) var containers: [AttributeContainer] = []

  /// Attributes of what is in the message but not here, such as padding and the digits of numbers; nil if
  /// only controls can be.
  private(set) var others: AttributeContainer?

  /// A stretch of a pattern, in bytes.
  init(_ table: RunTable, _ range: Range<Int>) {
    let end = range.upperBound
    for run in table.runs[table.indexOfRun(containing: range.lowerBound)...] {
      if run.utf8Range.lowerBound >= end { break }
      let part = run.utf8Range.clamped(to: range)
      let utf8 = table.text.utf8
      let start = utf8.index(utf8.startIndex, offsetBy: part.lowerBound)
      append(table.text[start..<utf8.index(start, offsetBy: part.count)], run.attributes)
    }
  }

  /// An argument that takes the place of a placeholder with some attributes.
  init(_ argument: AttributedArgument, in base: AttributeContainer) {
    guard let text = argument.text else {
      others = base.merging(argument.attributes.inline(beginning: nil))
      return
    }
    others = base
    let table = RunTable(text)
    for run in table.runs {
      let part = table[run]
      append(part, base.merging(run.attributes.inline(beginning: part.unicodeScalars.first)))
    }
  }

  private mutating func append(_ text: Substring, _ attributes: AttributeContainer) {
    for scalar in text.unicodeScalars {
      scalars.append(scalar)
      numbers.append(containers.count)
    }
    containers.append(attributes)
  }
}
