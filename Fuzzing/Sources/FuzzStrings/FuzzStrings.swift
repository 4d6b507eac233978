import BidiLint
import BidiMessages
import LocalizationFiles

/// Any bytes as a `.strings` file: read without loss or refused, and repaired at most once.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ data: UnsafePointer<UInt8>?, _ size: Int) -> CInt {
  let bytes = Array(UnsafeBufferPointer(start: data, count: size))
  guard let file = try? LocalizationFile(path: "x.strings", bytes: bytes) else { return 0 }
  precondition(file.source.bytes() == bytes, "a file is given back as it was")
  for tag in ["he", "en"] {
    let options = LintOptions(containers: [.natural, .ltr])
    let fixer = Fixer(linter: Linter(options: options))
    guard let once = try? fixer.fix(file, locale: MessageLocale(tag)) else { continue }
    guard let twice = try? fixer.fix(once.repaired, locale: MessageLocale(tag)) else { continue }
    precondition(!twice.isChanged, "fixing twice is fixing once")
  }
  return 0
}
