import ArgumentParser
import BidiJudge

extension NumberPolicy {
  /// The policies of `--numbers`, by locale.
  static func byLocale(flag texts: [String]) throws -> [String: NumberPolicy] {
    var policies: [String: NumberPolicy] = [:]
    for text in texts {
      guard let sign = text.firstIndex(of: "="), sign > text.startIndex,
        let policy = NumberPolicy(words: text[text.index(after: sign)...])
      else {
        throw ValidationError(
          "--numbers \(text): write a language, =, and sides: 'fa=sign-left,percent-right,range-ltr'."
        )
      }
      policies[NumberPolicies.key(String(text[..<sign]))] = policy
    }
    return policies
  }
}
