package import BidiJudge
import MessageSyntax
package import BidiText

/// The display of one line, in one container with one set of arguments, before and after a repair.
package struct ShownOrder: Sendable, Hashable {
  /// The number of the line, counted from 1.
  package let line: Int

  /// The container.
  package let container: DisplayContainer

  /// Whether the options ask for the container.
  package let isAskedFor: Bool

  /// The arguments.
  package let arguments: [Fault.Example]

  /// The line before the repair, with arguments and controls, without markup.
  package let text: String

  /// The line after the repair.
  package let fixedText: String

  /// The display before the repair, from left to right.
  package let now: String

  /// The display after the repair, from left to right.
  package let fixed: String

  /// Whether readers accept the display before the repair.
  package let isRightNow: Bool

  /// Whether readers accept the display after the repair.
  package let isRightFixed: Bool

  /// The orders of all lines in all containers.
  ///
  /// - Parameters:
  ///   - before: The message before the repair.
  ///   - after: The message after the repair. It differs only in controls.
  ///   - locale: Its locale.
  ///   - options: The options. Their containers are not used: all containers are shown.
  ///   - allClasses: Whether every class of argument is shown. Otherwise the arguments that show a fault are shown,
  ///     or the first default samples.
  ///   - context: What the surroundings of the message say about its arguments.
  ///   - first: Arguments that are shown before all others; empty for none.
  /// - Returns: One order for each line, container and set of arguments.
  static func orders(
    of before: Message, _ after: Message, _ locale: MessageLocale, _ options: LintOptions,
    allClasses: Bool, context: MessageContext = MessageContext(), first: [SampleArgument] = []
  ) -> [ShownOrder] {
    let main = MessageJudge(locale: locale, options: options.judge)
    var sets: [[SampleArgument]] =
      allClasses ? main.sampleSets(of: before, context: context) : [options.samples]
    if !first.isEmpty { sets = [first] + sets.filter { $0 != first } }
    var result: [ShownOrder] = []
    for set in sets {
      for container in DisplayContainer.allCases {
        var judgeOptions = options.judge
        judgeOptions.containers = [container]
        judgeOptions.samples = set
        var judge = MessageJudge(locale: locale, options: judgeOptions)
        let now = judge.verdict(of: before, context: context)
        let fixed = judge.verdict(of: after, context: context)
        for (place, line) in before.lines.enumerated()
        where !line.pieces.isEmpty && place < after.lines.count {
          let base = line.baseDirection(in: container, locale.direction)
          let fault = now.lines[place].faults.first
          let (text, arguments) = judge.shown(
            line, of: before, now.arguments, with: fault?.examples ?? [])
          let fixedText = judge.shown(
            after.lines[place], of: after, fixed.arguments, with: arguments
          ).text
          result.append(
            ShownOrder(
              line: line.number, container: container,
              isAskedFor: main.containers.contains(container), arguments: arguments, text: text,
              fixedText: fixedText, now: text.visualParagraph(baseDirection: base) ?? text,
              fixed: fixedText.visualParagraph(baseDirection: base) ?? fixedText,
              isRightNow: fault == nil, isRightFixed: fixed.lines[place].faults.isEmpty))
        }
      }
    }
    return result
  }
}
