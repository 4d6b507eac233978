import ArgumentParser
import BidiMessages

extension NumberPolicies {
  /// The policies of `--numbers`.
  init(flag texts: [String]) throws {
    self.init()
    for text in texts {
      guard let sign = text.firstIndex(of: "="), sign > text.startIndex,
        let policy = NumberPolicy(words: text[text.index(after: sign)...])
      else {
        throw ValidationError(
          "--numbers \(text): write a language, =, and sides: 'fa=sign-left,percent-right,range-ltr'."
        )
      }
      self[locale: String(text[..<sign])] = policy
    }
  }
}
