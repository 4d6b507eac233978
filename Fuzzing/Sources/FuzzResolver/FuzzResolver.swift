import BidiAudit
import BidiText

/// Any text: the resolver's results keep their promises, and nothing traps.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ data: UnsafePointer<UInt8>?, _ size: Int) -> CInt {
  let bytes = UnsafeBufferPointer(start: data, count: size)
  let text = String(decoding: bytes, as: UTF8.self)
  var resolver = BidiResolver()
  var visual: [UInt8] = []
  let bases: [BaseDirection] = [
    .auto(fallback: .leftToRight), .auto(fallback: .rightToLeft), .explicit(.leftToRight),
    .explicit(.rightToLeft),
  ]
  for base in bases {
    var end = 0
    resolver.forEachParagraph(of: text, baseDirection: base) { resolver, start in
      precondition(start == end, "paragraphs touch")
      end += resolver.utf8Count
      var covered = 0
      for index in 0..<resolver.runCount {
        let run = resolver.run(at: index)
        precondition(run.utf8Range.lowerBound == covered && !run.utf8Range.isEmpty, "runs tile")
        precondition(run.level.number <= 126, "levels end at 126")
        covered = run.utf8Range.upperBound
      }
      precondition(covered == resolver.utf8Count, "runs cover")
    }
    precondition(end == text.utf8.count, "paragraphs cover")

    for paragraph in text.paragraphs() {
      let content = text[paragraph.content]
      guard let resolved = try? ResolvedParagraph(content, baseDirection: base) else {
        preconditionFailure("one paragraph is one paragraph")
      }
      let order = resolved.visualOrder()
      let kept = resolved.levels.indices.filter { resolved.levels[$0] != nil }
      precondition(order.sorted() == kept, "the order is a permutation")
      resolver.resolveParagraph(content, baseDirection: base)
      resolver.orderRuns()
      resolver.writeVisualText(into: &visual, of: String(content))
      precondition(visual == Array(resolved.visualText().utf8), "both ways see the same")
    }
  }
  for direction in WritingDirection.allCases {
    let embedded = text.embedded(in: direction)
    precondition(embedded.embedded(in: direction) == embedded, "wrapping twice is wrapping once")
  }
  for notation in ControlNotation.allCases {
    let shown = text.showingControls(as: notation)
    precondition(shown.readingControls(as: notation).utf8.elementsEqual(text.utf8), "read back")
  }
  for style in ControlStyle.allCases {
    precondition(text.convertingControls(to: style).utf8.count == text.utf8.count, "one for one")
  }
  precondition(ControlAudit(of: text.strippingControls()).isClean, "no control, no finding")
  _ = ControlAudit(of: text)
  for syntax in [SourceSyntax.any, .cFamily, .swift, .python, .javaScript] {
    _ = ControlAudit(ofSource: text, syntax: syntax)
  }
  let part = text.dropFirst()
  for edited in [part.applying(.embedded(in: .rightToLeft)), part.applying(.strippingControls())] {
    precondition(edited.sourceIndex(of: edited.text.startIndex, side: .before) == part.startIndex)
    precondition(edited.sourceIndex(of: edited.text.endIndex) == part.endIndex)
  }
  precondition(text.balancingControls().controlBalance.isBalanced, "balanced is balanced")
  precondition(!text.strippingControls().hasDirectionalFormatting, "stripped is stripped")
  _ = text.formatSpecifiers()
  _ = text.opaqueStretches()
  return 0
}
