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

  /// The orders of lines in all containers.
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
  ///   - most: The most lines that are shown: first those that are wrong or that the repair changes.
  /// - Returns: One order for each line, container and set of arguments, and the number of lines that are not shown.
  /// - Complexity: O(*n*) for lines of bounded length.
  static func orders(
    of before: Message, _ after: Message, _ locale: MessageLocale, _ options: LintOptions,
    allClasses: Bool, context: MessageContext = MessageContext(), first: [SampleArgument] = [],
    atMost most: Int = .max
  ) -> (orders: [ShownOrder], linesLeftOut: Int) {
    var main = MessageJudge(locale: locale, options: options.judge)
    var sets: [[SampleArgument]] =
      allClasses ? main.sampleSets(of: before, context: context) : [options.samples]
    if !first.isEmpty { sets = [first] + sets.filter { $0 != first } }
    var pairs = zip(before.lines, after.lines).filter { !$0.0.pieces.isEmpty }
    let leftOut = max(0, pairs.count - most)
    if leftOut > 0 { pairs = chosen(most, of: pairs, before, after, context, &main) }
    let (lines, fixedLines) = (pairs.map(\.0), pairs.map(\.1))
    var result: [ShownOrder] = []
    for set in sets {
      // The same in all containers.
      var known: (now: [ArgumentKnowledge], fixed: [ArgumentKnowledge])?
      for container in DisplayContainer.allCases {
        var judgeOptions = options.judge
        judgeOptions.containers = [container]
        judgeOptions.samples = set
        var judge = MessageJudge(locale: locale, options: judgeOptions)
        let knowledge =
          known
          ?? (
            judge.knowledge(of: lines, of: before, context: context),
            judge.knowledge(of: fixedLines, of: after, context: context)
          )
        known = knowledge
        let now = judge.verdict(of: lines, of: before, knowledge.now, context)
        let fixed = judge.verdict(of: fixedLines, of: after, knowledge.fixed, context)
        for (place, (line, fixedLine)) in pairs.enumerated() {
          let base = line.baseDirection(in: container, locale.direction)
          let fault = now.lines[place].faults.first
          let (text, arguments) = judge.shown(
            line, of: before, now.arguments, with: fault?.examples ?? [])
          let fixedText = judge.shown(fixedLine, of: after, fixed.arguments, with: arguments).text
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
    return (result, leftOut)
  }

  /// A line of a message before a repair, and the same line after it.
  private typealias LinePair = (Message.Line, Message.Line)

  /// The lines to show if not all are: those that are wrong or that the repair changes, and then the first ones.
  ///
  /// They stay in the order of the message.
  private static func chosen(
    _ most: Int, of pairs: [LinePair], _ before: Message, _ after: Message,
    _ context: MessageContext, _ judge: inout MessageJudge
  ) -> [LinePair] {
    let verdict = judge.verdict(of: pairs.map(\.0), of: before, context: context)
    func isTelling(_ place: Int) -> Bool {
      let (line, fixedLine) = pairs[place]
      return !verdict.lines[place].faults.isEmpty
        || !before.bytes[line.range].elementsEqual(after.bytes[fixedLine.range])
    }
    var isChosen = pairs.indices.map(isTelling)
    var room = most
    // The first pass keeps telling lines as far as there is room, the second fills the rest with others.
    for place in pairs.indices where isChosen[place] {
      if room > 0 { room -= 1 } else { isChosen[place] = false }
    }
    for place in pairs.indices where !isChosen[place] && room > 0 {
      isChosen[place] = true
      room -= 1
    }
    return pairs.indices.filter { isChosen[$0] }.map { pairs[$0] }
  }
}
