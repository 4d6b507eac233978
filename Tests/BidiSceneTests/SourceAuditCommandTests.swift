import Foundation
import Testing

/// `bidi-scene audit` with a stand-in for `bidi-source-audit`, which another package builds.
@Suite("bidi-scene audit of sources")
struct SourceAuditCommandTests {
  private static let result = #"""
    {"failures": [], "mirroredImages": [], "fileCount": 2, "findings": [
      {"cure": "Write natural.", "explanation": "It stays left.", "file": "A.swift",
       "location": {"byteOffset": 40, "column": 5, "line": 3}, "rule": "left-alignment", "severity": "warning"},
      {"cure": "Swap the two.", "explanation": "Both are handled.", "file": "B.m",
       "location": {"byteOffset": 9, "column": 10, "line": 1}, "rule": "physical-swipe", "severity": "info"}]}
    """#

  /// A folder with a program that writes a text, and what it was called with to a file.
  private func withProgram(_ output: String, _ body: (URL, [String: String]) throws -> Void) throws
  {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("bidi-scene-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try Data(output.utf8).write(to: folder.appendingPathComponent("result"))
    let program = folder.appendingPathComponent("bidi-source-audit")
    try Data(
      """
      #!/bin/sh
      echo "$@" >"\(folder.path)/arguments"
      cat "\(folder.path)/result"
      exit 1
      """.utf8
    ).write(to: program)
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: program.path)
    try Data(#"{"size": {"width": 9, "height": 9}, "windows": []}"#.utf8)
      .write(to: folder.appendingPathComponent("empty.json"))
    try body(folder, ["PATH": "\(folder.path):/usr/bin:/bin"])
  }

  @Test("Findings of sources stand after those of scenes, with their places")
  func joined() throws {
    try withProgram(Self.result) { folder, environment in
      let text = try SceneCommand(
        ["audit", "--infos", "A.swift", "empty.json", "B.m"], in: folder, environment: environment)
      #expect(text.exitCode == 1)
      #expect(
        text.text == """
          A.swift:3:5: warning: [left-alignment]
            It stays left.
            Write natural.
          B.m:1:10: info: [physical-swipe]
            Both are handled.
            Swap the two.
          3 files, 1 finding, 1 info

          """)
      let arguments = try String(
        contentsOf: folder.appendingPathComponent("arguments"), encoding: .utf8)
      #expect(arguments == "-- A.swift B.m\n")
      let json = try SceneCommand(
        ["audit", "--infos", "--format", "json", "A.swift"], in: folder, environment: environment)
      let records = try #require(
        try JSONSerialization.jsonObject(with: Data(json.standardOutput)) as? [[String: Any]])
      #expect(records.map { $0["file"] as? String } == ["A.swift", "B.m"])
      #expect((records[0]["location"] as? [String: Int])?["byteOffset"] == 40)
      #expect((records[0]["finding"] as? [String: String])?["kind"] == "left-alignment")
    }
  }

  @Test("Infos alone are no fault, and files that cannot be read are")
  func status() throws {
    let info = Self.result.replacingOccurrences(of: "\"warning\"", with: "\"info\"")
    try withProgram(info) { folder, environment in
      let run = try SceneCommand(
        ["audit", "--infos", "A.swift"], in: folder, environment: environment)
      #expect(run.exitCode == 0 && run.text.hasSuffix("2 files, no findings, 2 infos\n"))
      let quiet = try SceneCommand(["audit", "A.swift"], in: folder, environment: environment)
      #expect(quiet.exitCode == 0 && quiet.text == "2 files, no findings\n")
    }
    let failure = Self.result.replacingOccurrences(
      of: "\"failures\": []",
      with: "\"failures\": [{\"file\": \"C.swift:2:4\", \"message\": \"byte 0xE9 is not UTF-8\"}]")
    try withProgram(failure) { folder, environment in
      let run = try SceneCommand(["audit", "A.swift"], in: folder, environment: environment)
      #expect(run.exitCode == 2 && run.text.contains("left-alignment"))
      #expect(run.standardError == "C.swift:2:4: error: byte 0xE9 is not UTF-8\n")
    }
  }

  @Test("Without the program it says how to build it, and looks at the other files")
  func missing() throws {
    for sources in ["A.swift", "B.m", "C.mm", "D.h", "../../Examples/Sources"] {
      let run = try SceneCommand(
        ["audit", sources, "chat.json"], in: SceneCommandTests.scenes)
      #expect(
        run.exitCode == 2 && run.text == "not all could be done; the rest was audited: 1 file\n")
      #expect(run.standardError.contains("--package-path SourceAudit"))
    }
    let rules = try SceneCommand(["rules"], in: SceneCommandTests.scenes)
    #expect(rules.exitCode == 2 && rules.standardError.contains("--package-path SourceAudit"))
  }

  @Test("rules lists those of sources first; a name of both has both documents")
  func rules() throws {
    try withProgram("left-alignment\tA text.\n") { folder, environment in
      // The stand-in says that it failed; this one does not.
      let program = folder.appendingPathComponent("bidi-source-audit")
      try Data(
        """
        #!/bin/sh
        case "$2" in
        "") printf 'left-alignment\\tA text.\\n' ;;
        left-alignment|lopsided-insets) printf '# %s\\n' "$2" ;;
        *) echo "no such rule" >&2; exit 64 ;;
        esac

        """.utf8
      ).write(to: program)
      func run(_ arguments: String...) throws -> SceneCommand {
        try SceneCommand(["rules"] + arguments, in: folder, environment: environment)
      }
      let list = try run()
      #expect(list.exitCode == 0 && list.standardError.isEmpty)
      #expect(
        list.text.hasPrefix("Swift and Objective-C\n\nleft-alignment\tA text.\n\nStoryboards"))
      #expect(list.text.contains("\nphysical-constraint\t"))
      #expect(try run("left-alignment").text == "# left-alignment\n")
      let both = try run("lopsided-insets")
      #expect(
        both.exitCode == 0
          && both.text.hasPrefix("# lopsided-insets\n\n# lopsided-insets\n\nThe insets"))
      let own = try run("fixed-frame")
      #expect(own.exitCode == 0 && own.text.hasPrefix("# fixed-frame\n"))
      #expect(own.standardError.isEmpty)
      let none = try run("no-rule")
      #expect(none.exitCode == 2 && none.text.isEmpty)
      #expect(
        none.standardError == "error: there is no rule 'no-rule'; bidi-scene rules lists all\n")
    }
  }

  @Test("What gives no findings, or ends by a signal, is told")
  func broken() throws {
    try withProgram("no JSON") { folder, environment in
      let run = try SceneCommand(["audit", "A.swift"], in: folder, environment: environment)
      #expect(run.exitCode == 2 && run.standardError.contains("gave no findings"))
      let program = folder.appendingPathComponent("bidi-source-audit")
      try Data("#!/bin/sh\nkill -9 $$\n".utf8).write(to: program)
      let killed = try SceneCommand(["audit", "A.swift"], in: folder, environment: environment)
      #expect(killed.exitCode == 2 && killed.standardError.contains("signal 9"))
    }
  }
}
