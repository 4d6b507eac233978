/// A text as one word of a command line, in quotation marks where it needs them.
///
/// Controls stand as escapes, in the form `$'…'` of bash, zsh and ksh, so that the command can be shown and copied.
package func shellWord(_ text: String) -> String {
  if text.unicodeScalars.contains(where: isInvisible) { return wordWithEscapes(text) }
  let isPlain = text.utf8.allSatisfy { byte in
    switch Unicode.Scalar(byte) {
    case "a"..."z", "A"..."Z", "0"..."9", "-", "_", ".", ",", "/", ":", "=", "@", "%", "+": true
    default: byte >= 0x80
    }
  }
  return isPlain && !text.isEmpty ? text : "'\(text.replacing("'", with: "'\\''"))'"
}

private func isInvisible(_ scalar: Unicode.Scalar) -> Bool {
  switch scalar.properties.generalCategory {
  case .control, .lineSeparator, .paragraphSeparator: true
  default: scalar.properties.isBidiControl
  }
}

private func wordWithEscapes(_ text: String) -> String {
  let parts = text.unicodeScalars.map { scalar in
    guard isInvisible(scalar) else {
      return scalar == "'" || scalar == "\\" ? "\\\(scalar)" : String(scalar)
    }
    let digits = String(scalar.value, radix: 16, uppercase: true)
    return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
  }
  return "$'\(parts.joined())'"
}
