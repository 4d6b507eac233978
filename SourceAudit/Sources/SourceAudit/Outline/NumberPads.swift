internal import BidiSource

/// Keys of a number pad and dots of a code: 1, 2 and 3 stand from left to right in Arabic and Hebrew, too.
extension Outline {
  /// Whether a view is a key of a number pad or a dot of a code, by its name, that of the view that it stands by, and the type around.
  ///
  /// - Parameters:
  ///   - view: The view, without spaces.
  ///   - other: The view that it stands by; empty for none.
  ///   - place: A place in the type.
  /// - Returns: True for one of them.
  func isOfNumberPad(_ view: String, by other: String = "", _ place: Place) -> Bool {
    let (own, around) = (NameWords.split(view), NameWords.split(typeName(of: place.scope)))
    if Self.nameNumberPad(own) || Self.nameNumberPad(NameWords.split(other)) { return true }
    if Self.nameNumberPad(around), own.contains(where: Self.keys.contains) { return true }
    return own.contains { ["dot", "dots"].contains($0) }
      && (own + around).contains(where: Self.codes.contains)
  }

  /// Whether a place is in the type of a number pad: what is typed there is deleted at the right.
  func isInNumberPad(_ place: Place) -> Bool {
    Self.nameNumberPad(NameWords.split(typeName(of: place.scope)))
  }

  private static func nameNumberPad(_ words: [String]) -> Bool {
    words.contains(where: pads.contains)
      || zip(words, words.dropFirst()).contains { firsts.contains($0) && seconds.contains($1) }
  }

  private static let pads: Set<String> = ["keypad", "numpad", "dialpad", "pinpad", "numberpad"]
  private static let firsts: Set<String> = [
    "num", "number", "numeric", "digit", "pin", "dial", "key", "passcode",
  ]
  private static let seconds: Set<String> = ["pad", "keyboard", "keys", "buttons"]
  private static let keys: Set<String> = [
    "key", "keys", "button", "buttons", "digit", "digits", "number", "numbers",
  ]
  private static let codes: Set<String> = ["pin", "passcode", "code", "otp", "password"]
}
