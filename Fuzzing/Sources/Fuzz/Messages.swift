@testable import BidiFormat
@testable import BidiJudge
@testable import MessageSyntax
import BidiPseudo
@testable import BidiText

private let modes: [IsolationMode] = [
  .asNeeded, .asNeeded(in: Set(DisplayContainer.allCases)), .always, .messageFormat2,
  .fluent, .closure, .android, .none,
]

private let tags = ["he", "ar", "fa", "en", "az-Arab"]

/// Any message: what is formatted and what is repaired differs by controls alone; pseudolocalized text comes back.
func fuzzMessages(_ input: inout Input) {
  switch input.number(below: 4) {
  case 0: format(&input)
  case 1: judge(&input)
  case 2: pseudolocalize(&input)
  default: wrap(&input)
  }
}

private func format(_ input: inout Input) {
  let syntax = input.pick(MessagePattern.Syntax.allCases)
  let mode = input.pick(modes)
  let direction = input.pick([WritingDirection.rightToLeft, .leftToRight, nil])
  let locale = input.flag() ? input.pick(tags) : nil
  let kinds = (0..<4).map { _ in input.number(below: 12) }
  let source = input.text()
  let texts = input.texts(upTo: 4)
  let arguments = texts.enumerated().map { argument($1, kind: kinds[$0]) }
  let formatter =
    locale.map { BidiFormatter(locale: $0, mode: mode) }
    ?? BidiFormatter(direction: direction, mode: mode)
  let names = Dictionary(
    arguments.enumerated().map { (["a", "name", "n", "x"][$0], $1) }, uniquingKeysWith: { $1 })
  do throws(MessageError) {
    let pattern = try MessagePattern(source, syntax: syntax)
    for placeholder in pattern.placeholders {
      let bytes = Array(source.utf8)[placeholder.utf8Range]
      require(bytes.elementsEqual(placeholder.text.utf8), "placeholders stand where they are")
    }
    _ = try? formatter.format(pattern, named: names)
    _ = try? formatter.formatHTML(pattern, arguments, named: names, content: .text)
    let made = try formatter.format(pattern, arguments)
    let plain = try BidiFormatter(direction: direction, mode: .none).format(pattern, arguments)
    if locale == nil {
      require(
        isSame(made.text.strippingControls(), plain.text.strippingControls()),
        "only controls are put in: \(codes(made.text))")
    }
    for argument in made.arguments {
      for range in made.ranges(of: argument) { _ = made.text[range] }
    }
    switch mode {
    case .asNeeded, .always:
      require(made.text.controlBalance.isBalanced, "what is formatted is balanced")
    default: break
    }
  } catch {
    require((0...source.utf8.count).contains(error.utf8Offset), "errors have a place")
  }
}

private func argument(_ text: String, kind: Int) -> MessageArgument {
  let number = text.utf8.reduce(0) { $0 &* 31 &+ Int($1) }
  return switch kind {
  case 0: .text(text, direction: .leftToRight)
  case 1: .text(text, direction: .rightToLeft)
  case 2: .number(number)
  case 3: .number(UInt64(bitPattern: Int64(number)))
  case 4: .number(Double(bitPattern: UInt64(bitPattern: Int64(number))))
  case 5: .number(formatted: text)
  case 6: .phone(text)
  case 7: .url(text)
  case 8: .handle(text)
  case 9: .code(text)
  case 10: .isolated(text)
  default: .text(text)
  }
}

private func judge(_ input: inout Input) {
  let tag = input.pick(tags)
  let containers = input.pick([
    [DisplayContainer.natural], [.rightToLeft], [.leftToRight], DisplayContainer.allCases,
  ])
  let style = input.pick(RepairStyle.allCases)
  let text = input.text()
  guard let locale = MessageLocale(tag) else { return }
  let message = Message(
    text, dialects: input.flag() ? .usual : [.printf, .qt, .lisp, .dollarNumber])
  for line in message.lines {
    for (piece, next) in zip(line.pieces, line.pieces.dropFirst()) {
      require(piece.range.upperBound <= next.range.lowerBound, "pieces do not overlap")
    }
  }
  let options = JudgeOptions(containers: containers, style: style)
  var judge = MessageJudge(locale: locale, options: options)
  let verdict = judge.verdict(of: message)
  var again = MessageJudge(locale: locale, options: options)
  require(again.verdict(of: message) == verdict, "a judge says the same twice")
  guard let fixed = try? text.bidiFixed(locale: tag, containers: containers, style: style) else {
    fail("the locale is known")
  }
  require(
    isSame(fixed.strippingControls(), text.strippingControls()), "only controls are put in")
  guard let twice = try? fixed.bidiFixed(locale: tag, containers: containers, style: style) else {
    fail("the locale is known")
  }
  require(isSame(twice, fixed), "repairing twice is repairing once: \(codes(text))")
}

private func pseudolocalize(_ input: inout Input) {
  let forms = Pseudolocalizer(input.pick(Pseudolocale.allCases))
  let isFragment = input.flag()
  let value = input.text()
  let message = Message(value)
  guard case .changed(let made) = forms.pseudolocalized(message, isFragment: isFragment) else {
    return
  }
  let after = Message(made.text)
  require(isSame(applied(made.edits, to: value), made.text), "the edits lead to the text")
  require(
    forms.source(of: after, isFragment: isFragment).map { isSame($0.text, value) } == true,
    "the source comes back: \(codes(value))")
  require(
    forms.pseudolocalized(after, isFragment: isFragment) == .isPseudo,
    "a second run changes nothing"
  )
}

private func applied(_ edits: [MessageEdit], to value: String) -> String {
  let bytes = Array(value.utf8)
  var result: [UInt8] = []
  var position = 0
  for edit in edits {
    switch edit {
    case .insert(let text, let offset), .append(let text, let offset):
      result += bytes[position..<offset] + Array(text.utf8)
      position = offset
    case .remove(let range):
      result += bytes[position..<range.lowerBound]
      position = range.upperBound
    }
  }
  return String(decoding: result + bytes[position...], as: UTF8.self)
}

/// The formatters that do as others do.
private func wrap(_ input: inout Input) {
  let context = input.pick([WritingDirection.rightToLeft, .leftToRight, nil])
  let direction = input.pick([WritingDirection.rightToLeft, .leftToRight, nil])
  let (isHTML, reset) = (input.flag(), input.flag())
  let text = input.text()
  let closure = ClosureBidiFormatter(context: context, alwaysSpan: input.flag())
  let wrapped = closure.unicodeWrap(text, direction: direction, isHTML: isHTML, reset: reset)
  require(
    isSame(wrapped.strippingControls(), text.strippingControls()), "only controls are put in")
  _ = closure.spanWrap(text, direction: direction, isHTML: isHTML, reset: reset)
  _ = closure.markAfter(text, direction: direction, isHTML: isHTML)
  _ = ClosureBidiFormatter.guardingBrackets(in: text, direction: direction)
  let android = AndroidBidiFormatter(context: context ?? .leftToRight)
  let whole = android.unicodeWrap(text, direction: direction)
  require(
    isSame(whole.strippingControls(), text.strippingControls()), "only controls are put in")
  _ = android.markBefore(text, direction: direction) + android.markAfter(text, direction: direction)
}
