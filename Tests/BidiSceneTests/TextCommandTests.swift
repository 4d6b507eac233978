#if Shaping
  import Foundation
  import Testing

  /// `bidi-scene text`: what its JSON holds, and what it says of its input and its fonts.
  struct TextCommandTests {
    private func run(_ arguments: [String], input: Data = Data()) throws -> (
      exitCode: Int32, output: String, error: String
    ) {
      let binary = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
        .appendingPathComponent("bidi-scene")
      let result = try Program.run(
        binary, ["text"] + arguments, input: input, in: nil, environment: ["PATH": "/usr/bin:/bin"])
      return (
        result.exitCode, String(decoding: result.output, as: UTF8.self),
        String(decoding: result.error, as: UTF8.self)
      )
    }

    @Test func carets() throws {
      let run = try run(["ab \\u{05D0}\\nc", "--font", "DejaVu Sans"])
      let object = try JSONSerialization.jsonObject(with: Data(run.output.utf8))
      let lines = try #require((object as? [String: Any])?["lines"] as? [[String: Any]])
      let carets = try lines.map { try #require($0["carets"] as? [[String: Any]]) }
      #expect(carets.map { $0.map { $0["offset"] as? Int } } == [[0, 1, 2, 3, 4, 3], [0, 1]])
      #expect(
        carets[0].map { $0["affinity"] as? String }
          == ["downstream", nil, nil, "upstream", "upstream", "downstream"])
      let places = carets[0].compactMap { $0["x"] as? Double }
      #expect(places.count == 6 && places == places.sorted() && places[5] > places[4])
    }

    /// A byte that is not UTF-8 is not replaced without a word.
    @Test func bytesOfStandardInput() throws {
      let broken = try run(["-"], input: Data([0x61, 0x62, 0xFF, 0x63]))
      #expect(broken.exitCode == 2 && broken.output.isEmpty)
      #expect(broken.error.contains("-: error: byte 0xFF at offset 2 is not UTF-8"))
      #expect(try run(["-"], input: Data("ab".utf8)).exitCode == 0)
    }

    /// Standard error says which font takes the place of one that is not here.
    @Test func fontsThatAreReplaced() throws {
      let missing = try run(["ab", "--font", "No Such Font"])
      #expect(missing.exitCode == 0)
      #expect(
        missing.error.hasPrefix("note: there is no font 'No Such Font'; ")
          && missing.error.hasSuffix(" takes its place\n"), "\(missing.error)")
      for name in ["DejaVu Sans", "dejavu sans", "sans-serif", "No Such Font, DejaVu Sans"] {
        #expect(try run(["ab", "--font", name]).error == "", "\(name)")
      }
      #expect(try run(["ab"]).error == "")
    }

    /// The rules about measured texts name all files that they are found in.
    @Test func rules() throws {
      let run = try SceneCommand(
        ["rules", "text-cut"], in: FileManager.default.temporaryDirectory)
      #expect(
        run.text.contains(
          "Texts of scenes, storyboards and XIBs, with audit --measure, and of localization files, with measure."
        ), "\(run.text)")
    }
  }
#endif
