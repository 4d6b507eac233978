import BidiSource
import Testing

@testable import BidiProject

/// Where a project begins.
struct ProjectRootTests {
  @Test(arguments: [
    // Folders inside a project have build files too.
    (["CMakeLists.txt", "share/CMakeLists.txt", "share/tr/he.ts"], "share/tr", "/p"),
    (
      ["settings.gradle", "app/build.gradle", "app/src/main/res/values-he/strings.xml"],
      "app/src/main/res/values-he", "/p"
    ),
    (["LICENSE", "app/src/main/res/values-he/strings.xml"], "app/src/main/res/values-he", "/p"),
    // Too far above to be one project.
    (["Makefile", "a/b/c/d/e/package.json", "a/b/c/d/e/he.json"], "a/b/c/d/e", "/p/a/b/c/d/e"),
    // A repository or a configuration says where the project is.
    (["LICENSE", "one/.git/HEAD", "one/two/package.json"], "one/two", "/p/one"),
    (["LICENSE", "one/.bidi-fix.yml", "one/two/package.json"], "one/two", "/p/one"),
    (["a/he.json"], "a", nil),
  ])
  func rootAbove(_ row: (files: [String], folder: String, root: String?)) {
    let files = Dictionary(uniqueKeysWithValues: row.files.map { ($0, "") })
    let access = MemoryProject(files, root: nil).access
    #expect(ProjectRoot.above("/p/\(row.folder)", access) == row.root)
  }
}
