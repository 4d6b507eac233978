import Testing

@testable import BidiProject

/// The walk through the sources of a project.
struct SourceListTests {
  @Test(arguments: [
    ("app/src/main/java/com/example/app/A.kt", true), ("src/main/kotlin/org/demo/test/A.kt", true),
    ("src/screens/target/A.kt", true), ("lib/example/a.dart", true),
    ("src/test/java/com/a/A.kt", false), ("lib/java/src/test/java/A.java", false),
    ("Sources/Test/A.swift", true), ("Sources/Tests/A.swift", false), ("src/test/A.kt", false),
    ("example/A.kt", false), ("target/A.kt", false), ("java/app/build/A.kt", false),
    ("src/java/web/node_modules/a.js", false), ("src/node_modules/a.js", false),
    ("src/vendor/a.php", false), ("src/__tests__/a.js", false), ("src/docs/a.html", false),
  ])
  func partsOfAnAppHaveAnyNames(_ path: String, _ isTaken: Bool) {
    let list = SourceList(of: "/p", MemoryProject([path: ""]).access)
    #expect(list.files.map(\.path).contains(path) == isTaken)
  }

  /// Catalogs hold the keys of all texts, also compiled ones.
  @Test(arguments: [
    ("a_ar.qm", false), ("ar.gmo", false), ("ar.mo", false), ("ar.po", false), ("menu.blp", true),
    ("a.test.ts", false), ("a.stories.tsx", false), ("a_test.go", false), ("latest.ts", true),
    ("speed_test.dart", true), ("activity_speed_test.xml", true), ("api.spec.yaml", true),
    ("a.min.js", true),
  ])
  func filesThatNameTexts(_ path: String, _ isTaken: Bool) {
    let list = SourceList(of: "/p", MemoryProject([path: ""]).access, takesAll: true)
    #expect(list.files.map(\.path).contains(path) == isTaken)
  }

  @Test func theWalkHasLimits() {
    var sources: [String: String] = [:]
    for number in 0..<100 { sources["src/\(number).html"] = "<html>" }
    let access = MemoryProject(sources).access
    #expect(SourceList(of: "/p", access).files.count == 100)
    #expect(SourceList(of: "/p", access).isWhole)
    for limits in [
      SourceList.Limits(names: 50), SourceList.Limits(files: 50), SourceList.Limits(bytes: 300),
    ] {
      let list = SourceList(of: "/p", access, limits: limits)
      #expect(list.files.count <= 50)
      #expect(!list.isWhole)
    }
    #expect(SourceList(of: "/p", access, limits: SourceList.Limits(bytesOfFile: 5)).files.isEmpty)
  }
}
