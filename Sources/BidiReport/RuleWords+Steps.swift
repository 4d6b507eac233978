import BidiText

/// What one step did.
extension RuleWords {
  /// The words for a step that decided, without the rule's name.
  func words(_ step: RuleStep, at offset: Int, _ number: Number) -> String {
    let direction = (trace.characters[offset].level ?? trace.paragraphLevel).direction
    let runs = "\(number.verb("runs", "run")) \(Self.words(direction))"
    let follows = number.verb("follows", "follow")
    let stands = number.verb("stands", "stand")
    let so = "so \(number.pronoun)"
    switch step.cause {
    case .inside(let initiator):
      return "\(stands) in what \(name(of: initiator)) began, \(so) \(runs)"
    case .after(let neighbor):
      switch step.rule {
      case .w1:
        return "\(number.verb("goes", "go")) with what stands before \(number.object)"
      case .w2:
        return "\(follows) \(noun(neighbor, offset)), \(so)"
          + number.verb(" counts as an Arabic number", " count as Arabic numbers")
      default:
        let place = noun(neighbor, offset)
        if place == "the start of the line" {
          return "\(number.verb("has", "have")) no letter before \(number.object), \(so) \(runs)"
            + " as the line does"
        }
        return "\(follows) \(place), \(so) \(runs) with it"
      }
    case .beside:
      return "\(stands) beside a number, \(so) \(number.verb("belongs", "belong")) to it"
    case .between(let before, let after):
      let stands = "\(stands) between \(places(before, after, offset))"
      return switch step.rule {
      case .w4: "\(stands), \(so) \(number.verb("belongs", "belong")) to them"
      case .n1:
        hasNumber(before, after) && direction == .rightToLeft
          ? "\(stands), which count as right to left, \(so) \(runs)"
          : "\(stands), which run \(Self.words(direction)), \(so) \(number.verb("does", "do")) too"
      default: "\(stands), \(so) \(runs) as \(surroundings(offset)) does"
      }
    case .pair: return pair(step, at: offset, number, so: "\(so) \(runs)")
    case .onBracket:
      return "\(stands) on a bracket, \(so) \(number.verb("goes", "go")) with it"
    case .trailing(let separator):
      let place = separator == nil ? "at the end of the line" : "before a tab or separator"
      return "\(stands) \(place), \(so) \(runs) as the line does"
    // L1 alone: what else is decided by itself is no deciding step.
    default: return "\(runs) as the line does, as tabs and separators do"
    }
  }

  /// Numbers run left to right, and yet count as right to left for what stands beside them.
  private func hasNumber(_ before: RuleNeighbor, _ after: RuleNeighbor) -> Bool {
    [before, after].contains { kind($0) == "number" }
  }

  private func pair(
    _ step: RuleStep, at offset: Int, _ number: Number, so: String
  ) -> String {
    guard case .pair(_, let clause, let inside, let before) = step.cause else { return so }
    let enclose = number.verb("and its partner enclose", "enclose")
    guard let inside else { return "\(enclose) no letter and no number" }
    let content = content(inside)
    switch clause {
    case .b: return "\(enclose) \(content), as \(surroundings(offset)) does, \(so)"
    case .c1: return "\(enclose) \(content), as what stands before does, \(so)"
    default:
      let place = before.map { noun($0, offset) } ?? "no letter"
      return "\(enclose) \(content), but stand after \(place), \(so)"
        + " as \(surroundings(offset)) does"
    }
  }

  /// What brackets enclose, by the character that decided.
  private func content(_ offset: Int) -> String {
    let direction: WritingDirection =
      trace.characters[offset].type == .leftToRight ? .leftToRight : .rightToLeft
    return kind(.character(offset)) == "number" && direction == .rightToLeft
      ? "a number, which counts as right to left" : "text that runs \(Self.words(direction))"
  }

  /// The words for a step in which a control began or ended something; nil for other steps.
  func controlWords(_ step: RuleStep, _ number: Number) -> String? {
    let begins = number.verb("begins", "begin")
    switch step.cause {
    case .begins(let level, let first):
      let direction = Self.words(level.direction)
      switch step.rule {
      case .x2, .x3: return "\(begins) an embedding that runs \(direction)"
      case .x4, .x5: return "\(begins) an override: all in it runs \(direction)"
      case .x5c:
        let reason =
          first.map { "as its first letter \(trace.characters[$0].scalar) does" }
          ?? "for there is no letter in it"
        return "\(begins) an isolate that runs \(direction), \(reason)"
      default: return "\(begins) an isolate that runs \(direction)"
      }
    case .ends(let initiator):
      return "\(number.verb("ends", "end")) what \(name(of: initiator)) began"
    case .endsNothing: return "\(number.verb("has", "have")) nothing to end"
    case .tooDeep:
      return "\(number.verb("does", "do")) nothing: only 125 levels can stand inside each other"
    default: return nil
    }
  }
}
