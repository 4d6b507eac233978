import BidiSource
import BidiText

/// One replacement in a text, in the JSON of `stream`.
struct EditRecord {
  /// The range of the replaced text: bytes of UTF-8 from the start of the text, the end excluded.
  let start: Int
  let end: Int

  /// The same range in Unicode scalars.
  let scalarStart: Int
  let scalarEnd: Int

  /// The new text; nil in operations that only remove.
  let replacement: String?

  /// The name of the control that was removed.
  let control: String?

  /// The replacements of an edited text.
  static func records(of edited: EditedText) -> [EditRecord] {
    edited.map.changes.map { change in
      let start = edited.text.utf8.index(
        edited.text.startIndex, offsetBy: change.result.lowerBound.utf8)
      let end = edited.text.utf8.index(
        edited.text.startIndex, offsetBy: change.result.upperBound.utf8)
      return EditRecord(
        change.source, replacement: String(edited.text[start..<end]), control: nil)
    }
  }

  /// The controls that were removed from a text, one record each.
  static func removals(in edited: EditedText) -> [EditRecord] {
    var records: [EditRecord] = []
    for change in edited.map.changes {
      var place = change.source.lowerBound
      let start = edited.source.utf8.index(edited.source.startIndex, offsetBy: place.utf8)
      let end = edited.source.utf8.index(
        edited.source.startIndex, offsetBy: change.source.upperBound.utf8)
      for scalar in edited.source.unicodeScalars[start..<end] {
        let after = TextOffset(
          utf8: place.utf8 + UTF8.width(scalar), utf16: place.utf16 + UTF16.width(scalar),
          scalars: place.scalars + 1)
        records.append(
          EditRecord(
            place..<after, replacement: nil,
            control: DirectionalFormatting(scalar)?.abbreviation))
        place = after
      }
    }
    return records
  }

  /// A list of records as JSON.
  static func json(_ records: [EditRecord]) -> JSONValue {
    .array(
      records.map { record in
        var members: [JSONValue.Member] = []
        if let control = record.control { members.append(.init("control", .string(control))) }
        members.append(.init("end", .integer(record.end)))
        if let text = record.replacement { members.append(.init("replacement", .string(text))) }
        members.append(.init("scalarEnd", .integer(record.scalarEnd)))
        members.append(.init("scalarStart", .integer(record.scalarStart)))
        members.append(.init("start", .integer(record.start)))
        return .object(members)
      })
  }

  private init(_ range: Range<TextOffset>, replacement: String?, control: String?) {
    (start, end) = (range.lowerBound.utf8, range.upperBound.utf8)
    (scalarStart, scalarEnd) = (range.lowerBound.scalars, range.upperBound.scalars)
    self.replacement = replacement
    self.control = control
  }
}
