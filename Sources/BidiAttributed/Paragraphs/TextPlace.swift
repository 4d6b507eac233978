internal import BidiText
internal import Foundation

/// A place in an attributed text, in every unit.
struct TextPlace {
  var index: AttributedString.Index
  var offset: TextOffset
}

/// Goes forward through an attributed text and says where it is in every unit.
///
/// Foundation finds an index from the last one in the time of a few bytes, from the start in more; so all
/// places are found in one pass.
struct PlaceFinder {
  let text: String
  private let scalars: AttributedString.UnicodeScalarView
  private var bytes: String.UTF8View.Iterator
  private(set) var place: TextPlace

  init(_ attributed: AttributedString, text: String) {
    self.text = text
    scalars = attributed.unicodeScalars
    bytes = text.utf8.makeIterator()
    place = TextPlace(index: scalars.startIndex, offset: .zero)
  }

  /// Goes on to a byte offset, which must begin a character.
  mutating func move(toUTF8 end: Int) -> TextPlace {
    let before = place.offset.scalars
    while place.offset.utf8 < end, let byte = bytes.next() { place.offset.advance(overByte: byte) }
    if place.offset.scalars > before {
      place.index = scalars.index(place.index, offsetBy: place.offset.scalars - before)
    }
    return place
  }

  /// Goes on to an index that the text has.
  mutating func move(to index: AttributedString.Index) -> TextPlace {
    let end = place.offset.scalars + scalars.distance(from: place.index, to: index)
    while place.offset.scalars < end, let byte = bytes.next() {
      place.offset.advance(overByte: byte)
      for _ in 1..<UTF8.width(ofLead: byte) {
        if let next = bytes.next() { place.offset.advance(overByte: next) }
      }
    }
    place.index = index
    return place
  }
}

/// The runs of an attributed text with their byte offsets, to be looked up without walking.
struct RunTable {
  struct Run {
    let utf8Range: Range<Int>
    let utf16Range: Range<Int>
    let range: Range<AttributedString.Index>
    let attributes: AttributeContainer
  }

  let text: String
  let runs: [Run]

  /// - Complexity: O(*n* + *r*), *r* the number of runs.
  init(_ attributed: AttributedString) {
    text = String(attributed.characters[...])
    var finder = PlaceFinder(attributed, text: text)
    runs = attributed.runs.map { run in
      let start = finder.place.offset
      let end = finder.move(to: run.range.upperBound).offset
      return Run(
        utf8Range: start.utf8..<end.utf8, utf16Range: start.utf16..<end.utf16, range: run.range,
        attributes: run.attributes)
    }
  }

  /// The text of a run.
  subscript(run: Run) -> Substring {
    let utf8 = text.utf8
    let start = utf8.index(utf8.startIndex, offsetBy: run.utf8Range.lowerBound)
    return text[start..<utf8.index(start, offsetBy: run.utf8Range.count)]
  }

  /// The number of the run that holds a byte; the count of runs after the end.
  ///
  /// - Complexity: O(log *r*).
  func indexOfRun(containing utf8Offset: Int) -> Int {
    runs.partitionIndex { $0.utf8Range.upperBound > utf8Offset }
  }
}
