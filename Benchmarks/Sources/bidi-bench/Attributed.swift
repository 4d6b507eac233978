import BidiAttributed
import BidiText
import Foundation

/// Attributed texts of ten thousand and a hundred thousand runs, of 0.1 and 1 MB: the time for a run tells
/// whether work grows faster than the text.
func attributed() -> [Workload] {
  let shapes = [
    ("one paragraph", Int.max), ("paragraphs of 100 runs", 100), ("a paragraph a run", 1),
  ]
  return shapes.flatMap { name, length in
    let samples = [10_000, 100_000].map { AttributedSample(runCount: $0, paragraphLength: length) }
    return AttributedSample.operations.flatMap { operation, round in
      samples.map { sample in
        Workload(
          group: "attributed, \(operation)", corpus: name, name: "\(sample.runCount) runs",
          count: sample.runCount, bytes: sample.utf8Count
        ) { round(sample) }
      }
    }
  }
}

/// One text, built when it is first asked for.
private final class AttributedSample {
  private static let words = [
    "English text ", "\u{645}\u{631}\u{62D}\u{628}\u{627} ", "12345678 ",
    "\u{5D0}\u{5D1}\u{5D2}\u{5D3} ",
  ]
  private static let environment = ParagraphEnvironment(layoutDirection: .rightToLeft)

  static let operations: [(String, @Sendable (AttributedSample) -> Int)] = [
    (
      "mirror", { $0.text.mirroringParagraphStyles(leftRight: .directional).runs.count }
    ),
    ("paragraphs", { $0.text.paragraphs(in: environment).count }),
    ("embed", { $0.text.applying(.embedded(in: .rightToLeft)).text.runs.count }),
    ("strip", { $0.embedded.strippingControls().text.runs.count }),
    (
      "drawing runs",
      { DrawingText($0.text, in: environment).paragraphs.reduce(0) { $0 + $1.runs.count } }
    ),
    ("to NSAttributedString", { NSAttributedString($0.text, carrying: .standard).length }),
    (
      "from NSAttributedString",
      { AttributedString($0.converted, carrying: .standard).runs.count }
    ),
    (
      "encode", { (try? JSONEncoder().encode(ArchivedAttributedString($0.text)).count) ?? 0 }
    ),
    (
      "decode",
      {
        let decoder = JSONDecoder()
        return
          (try? decoder.decode(ArchivedAttributedString.self, from: $0.encoded).text.runs.count)
          ?? 0
      }
    ),
  ]

  let runCount: Int
  private let paragraphLength: Int

  lazy var text = build()
  lazy var embedded = text.applying(.embedded(in: .rightToLeft)).text
  lazy var encoded = (try? JSONEncoder().encode(ArchivedAttributedString(text))) ?? Data()
  lazy var converted = NSAttributedString(text, carrying: .standard)

  init(runCount: Int, paragraphLength: Int) {
    self.runCount = runCount
    self.paragraphLength = min(runCount, paragraphLength)
  }

  var utf8Count: Int {
    Self.words.reduce(0) { $0 + $1.utf8.count } * runCount / Self.words.count
      + runCount / paragraphLength
  }

  private func build() -> AttributedString {
    let styles = [ParagraphStyle(alignment: .left), ParagraphStyle(alignment: .right)]
    var text = AttributedString()
    for run in 0..<runCount {
      var attributes = AttributeContainer()
      attributes.languageIdentifier = "en-x-\(run)"
      attributes.paragraphStyle = styles[(run / paragraphLength) % 2]
      let ends = run % paragraphLength == paragraphLength - 1
      text.append(
        AttributedString(Self.words[run % 4] + (ends ? "\n" : ""), attributes: attributes))
    }
    return text
  }
}
