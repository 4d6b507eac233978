import ArgumentParser
import BidiLint
import BidiProject
import BidiText

extension StreamOperation: ExpressibleByArgument {}

/// The flags that set the defaults for lines of a stream.
struct StreamFlags: ParsableArguments {
  @OptionGroup(title: "Options of fix, check and explain, where a line says nothing") var lint:
    LintFlags

  @Option(
    help: ArgumentHelp(
      "The controls to remove for texts without \"only\" (strip); names with commas between.",
      valueName: "groups"))
  var only: String?

  @Flag(
    inversion: .prefixedNo,
    help: ArgumentHelp(
      "Whether answers of fix have \"proofs\", \"findings\" and \"orders\", for lines without \"proofs\"; without them they come several times as fast."
    ))
  var proofs = true

  func validate() throws {
    _ = try lint.locale.only()
    _ = try ControlGroups(only: only)
    guard lint.writeEscapes == nil else {
      throw ValidationError(
        "--write-escapes does not go with stream: its texts are those of an app, without escapes.")
    }
  }

  /// The first flag that an operation does not take; nil if it takes all flags that were given.
  func firstFlag(notOf operation: StreamOperation) -> String? {
    if operation != .strip, only != nil { return "--only" }
    if operation != .fix, !proofs { return "--no-proofs" }
    return operation == .strip ? lint.arguments.first : nil
  }

  /// The defaults that the flags set.
  func defaults() throws -> StreamDefaults {
    StreamDefaults(
      locale: try lint.locale.only(),
      linter: Linter(options: try lint.settings().options(locales: nil)),
      groups: try ControlGroups(only: only), showsProofs: proofs)
  }
}
