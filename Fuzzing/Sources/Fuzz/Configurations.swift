@testable import BidiJudge
@testable import BidiLint
@testable import BidiProject
@testable import BidiSource

/// Any bytes as `.bidi-fix.yml`: read, or refused with the line of every fault.
func fuzzConfiguration(_ input: inout Input) {
  let bytes = input.rest()
  guard let file = try? SourceFile(path: ".bidi-fix.yml", bytes: bytes) else { return }
  let configuration: Configuration
  do throws(ConfigurationFaults) {
    configuration = try Configuration(file, folder: "/project")
  } catch {
    require(!error.faults.isEmpty, "what is refused has a reason")
    for fault in error.faults {
      require(!fault.message.isEmpty, "faults say what is wrong")
    }
    return
  }
  for path in ["/project/a/he.lproj/Localizable.strings", "/elsewhere/x.json", "", "/project"] {
    _ = configuration.parts(of: path)
    _ = configuration.leavesOut(path)
    _ = configuration.excludes(path)
    let settings = configuration.settings(path: path, locale: MessageLocale("he"))
    require(
      settings == configuration.settings(path: path, locale: MessageLocale("he")),
      "settings are the same twice")
  }
}
