import BidiLint
import BidiJudge
import MessageSyntax
import BidiText

/// An explanation as JSON: the verdict of `check`, with everything that it goes by.
struct ExplanationRecord: Encodable {
  let locale: String?
  let containers: [DisplayContainer]
  let arguments: [KnownArgument]
  let uses: [String]?
  let lines: [Line]
  let linesLeftOut: Int?
  let repair: Repair?

  struct KnownArgument: Encodable {
    let specifier: String
    let classes: [String]
    let tried: [String]
    let reason: String?
  }

  struct Line: Encodable {
    let number: Int
    let selectors: [String]
    let text: String
    let containers: [LineInContainer]
  }

  struct LineInContainer: Encodable {
    let container: DisplayContainer
    let isAskedFor: Bool
    let statement: String
    let reason: String?
    let certainty: String?
    let point: String?
    let message: String?
    let arguments: [ArgumentRecord]
    let rightArguments: [ArgumentRecord]
    let direction: String
    let text: String
    let displayed: String

    init(_ row: ExplainedContainer) {
      (container, isAskedFor) = (row.container, row.isAskedFor)
      (statement, reason) =
        switch row.statement {
        case .right: ("right", nil)
        case .wrong: ("wrong", nil)
        case .unsaid(let reason): ("unsaid", reason)
        }
      certainty = row.fault?.certainty.identifier
      point = row.fault?.point.rawValue
      message = row.clause
      arguments = row.arguments.map(ArgumentRecord.init)
      rightArguments = row.fault?.rightExamples.map(ArgumentRecord.init) ?? []
      direction = row.direction.rawValue
      (text, displayed) = (row.text, row.displayed)
    }
  }

  struct Repair: Encodable {
    let safety: Fix.Safety
    let text: String
    let orders: [Order]
    let rightIn: [DisplayContainer]
    let wrongIn: [DisplayContainer]
  }

  struct Order: Encodable {
    let number: Int
    let container: DisplayContainer
    let text: String
    let now: String
    let repaired: String
  }

  init(_ explanation: Explanation) {
    locale = explanation.locale?.identifier
    containers = explanation.containers
    arguments = zip(explanation.arguments, explanation.triedClasses).map { known, tried in
      KnownArgument(
        specifier: known.specifier, classes: known.classes.identifiers, tried: tried.identifiers,
        reason: known.reason)
    }
    uses = explanation.uses.isEmpty ? nil : explanation.uses
    lines = explanation.lines.map { line in
      Line(
        number: line.number, selectors: line.selectors, text: line.text,
        containers: line.containers.map(LineInContainer.init))
    }
    linesLeftOut = explanation.linesLeftOut > 0 ? explanation.linesLeftOut : nil
    repair = explanation.repair.map { explained in
      Repair(
        safety: explained.isSafe ? .safe : .unsafe, text: explained.repair.text,
        orders: explained.repair.orders.map {
          Order(
            number: $0.line, container: $0.container, text: $0.text, now: $0.before,
            repaired: $0.after)
        },
        rightIn: explained.askedFor + explained.alsoRight, wrongIn: explained.stillWrong)
    }
  }
}

extension Verdict.Certainty {
  /// The certainty, as machines read it.
  fileprivate var identifier: String {
    switch self {
    case .right: "right"
    case .rare: "rare"
    case .some: "some"
    case .always: "always"
    }
  }
}
