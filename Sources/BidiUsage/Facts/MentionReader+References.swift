/// Variables that a call may set, as it takes them by reference.
extension MentionReader {
  /// Whether a mention is an argument that a function takes by reference: `preg_match($pattern, $text, $found)`, and a function of the
  /// file with a parameter such as `QString &out`.
  func isGivenByReference(_ place: Int) -> Bool {
    guard file.language == .c || file.language == .php,
      file.has(place + 1, ",") || file.has(place + 1, ")"),
      let around = file.brackets(around: place), file.isOpen(around.open, "(")
    else { return false }
    let callee = around.open - 1
    guard file.isIdentifier(callee),
      let number = file.arguments(at: around.open).firstIndex(where: { $0 == place..<place + 1 })
    else { return false }
    if file.language == .php, let first = Self.firstReferences[file.text(of: callee)] {
      return number >= first
    }
    return file.places(like: callee).contains { other in
      guard other != callee, FunctionReader.endOfParameters(other + 1, in: file) != nil else {
        return false
      }
      let parameters = file.arguments(at: other + 1)
      guard parameters.indices.contains(number) else { return false }
      return parameters[number].contains { file.has($0, "&") }
        && !parameters[number].contains { file.has($0, "const") }
    }
  }

  /// Functions of PHP that set arguments from a certain one on, counted from 0.
  ///
  /// Source: php.net, "Function Reference".
  private static let firstReferences: [String: Int] = [
    "preg_match": 2, "preg_match_all": 2, "sscanf": 2, "parse_str": 1, "mb_parse_str": 1, "exec": 1,
    "similar_text": 2, "str_replace": 3, "str_ireplace": 3, "preg_replace": 4,
    "preg_replace_callback": 4, "settype": 0, "openssl_sign": 1, "system": 1, "passthru": 1,
    "is_callable": 2, "getimagesize": 1, "headers_sent": 0,
  ]
}
