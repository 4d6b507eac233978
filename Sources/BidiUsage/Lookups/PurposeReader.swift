/// Tells what a program does with a text.
struct PurposeReader {
  let file: TokenizedFile

  /// How many calls around a text are looked at.
  private static let most = 3

  /// The purpose of an expression.
  func purpose(of range: Range<Int>) -> TextUse.Purpose {
    var place = range.lowerBound
    for level in 0..<Self.most {
      if let name = target(of: place), let purpose = TextUse.Purpose(taker: name) {
        return purpose == .logged ? .shown : purpose
      }
      guard let around = file.brackets(around: place) else { return .shown }
      place = around.open
      if file.isOpen(around.open, "("), file.isIdentifier(around.open - 1) {
        if file.isDot(around.open - 2), file.isIdentifier(around.open - 3),
          TextUse.Purpose.isLog(
            file.text(of: around.open - 3), method: file.text(of: around.open - 1))
        {
          return .logged
        }
        if let purpose = TextUse.Purpose(taker: file.text(of: around.open - 1)) { return purpose }
        place = file.startOfChain(at: around.open - 1)
      } else if file.isOpen(around.open, "{"), level > 0 {
        return .shown
      }
    }
    return .shown
  }

  /// The member or the argument that is set to the expression at a place: `contentDescription = text`, `label: text`.
  private func target(of place: Int) -> String? {
    guard file.has(place - 1, "=") || file.has(place - 1, ":"), file.isIdentifier(place - 2) else {
      return nil
    }
    return file.text(of: place - 2)
  }
}
