import Foundation

/// What the program can fuzz, by the name that the environment variable `BIDI_FUZZ` has.
private let targets: [String: @Sendable (inout Input) -> Void] = {
  var targets = targetsWithoutFonts
  #if SHAPING
    targets["shaping"] = fuzzShaping
  #endif
  return targets
}()

private let targetsWithoutFonts: [String: @Sendable (inout Input) -> Void] = [
  "texts": fuzzTexts,
  "documents": fuzzDocuments,
  "messages": fuzzMessages,
  "attributed": fuzzAttributed,
  "files": fuzzFiles,
  "growth": fuzzGrowth,
  "scenes": fuzzScenes,
  "interfaces": fuzzInterfaces,
  "configuration": fuzzConfiguration,
  "stream": fuzzStream,
  "server": fuzzServer,
  "c": fuzzC,
  "codings": fuzzCodings,
  "locales": fuzzLocales,
  "usage": fuzzUsage,
]

/// The one that was chosen.
private let target: @Sendable (inout Input) -> Void = {
  let name = ProcessInfo.processInfo.environment["BIDI_FUZZ"] ?? ""
  if let target = targets[name] { return target }
  fail("BIDI_FUZZ is \"\(name)\"; it is one of \(targets.keys.sorted().joined(separator: ", "))")
}()

/// Hands an input of libFuzzer to the target.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ data: UnsafePointer<UInt8>?, _ size: Int) -> CInt {
  var input = Input(UnsafeBufferPointer(start: data, count: size))
  target(&input)
  return 0
}

#if PLAIN
  /// The arguments of a program.
  public typealias Arguments = UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>

  // What the main function of libFuzzer calls. Source: llvm.org/docs/LibFuzzer.html, Using libFuzzer as a library.
  @_silgen_name("LLVMFuzzerRunDriver")
  func runDriver(
    _ count: UnsafeMutablePointer<CInt>, _ arguments: UnsafeMutablePointer<Arguments>,
    _ callback: @convention(c) (UnsafePointer<UInt8>?, Int) -> CInt
  ) -> CInt

  /// The main function where SwiftPM does not know that the program is one of libFuzzer.
  @_cdecl("Fuzz_main")
  public func start(_ count: CInt, _ arguments: Arguments) -> CInt {
    var (count, arguments) = (count, arguments)
    return runDriver(&count, &arguments, fuzz)
  }
#endif

/// Ends the process, with a word on what did not hold.
func fail(_ message: String, file: StaticString = #fileID, line: UInt = #line) -> Never {
  FileHandle.standardError.write(Data("\(file):\(line): \(message)\n".utf8))
  abort()
}

/// Ends the process where a promise is not kept.
///
/// Unlike `precondition`, it says which one in optimized builds too.
func require(
  _ condition: Bool, _ message: @autoclosure () -> String, file: StaticString = #fileID,
  line: UInt = #line
) {
  if !condition { fail(message(), file: file, line: line) }
}

/// Whether two texts are the same bytes: `==` takes canonical equivalents for the same.
func isSame(_ one: some StringProtocol, _ other: some StringProtocol) -> Bool {
  one.utf8.elementsEqual(other.utf8)
}

/// The code points of a text, for messages.
func codes(_ text: some StringProtocol) -> String {
  text.unicodeScalars.map { String($0.value, radix: 16, uppercase: true) }.joined(separator: " ")
}
