import BidiSource
import Testing

@Suite struct FolderKindTests {
  @Test(arguments: [
    ("Sources", FolderKind.own), ("Vendors", .own), ("building", .own), ("app", .own), ("", .own),
    (".git", .hidden), (".build", .hidden), (".build-debug", .hidden), (".swiftpm", .hidden),
    ("node_modules", .foreign), ("DerivedData", .foreign), ("Pods", .foreign),
    ("Carthage", .foreign), ("3rdparty", .foreign), ("third_party", .foreign), ("party", .own),
    ("build", .foreign), ("vendor", .foreign), ("bower_components", .foreign), ("X.app", .foreign),
    ("X.framework", .foreign), ("X.xcframework", .foreign), ("X.xcarchive", .foreign),
  ])
  func kindByName(_ name: String, _ kind: FolderKind) {
    #expect(FolderKind(name: name) == kind)
    #expect(FolderKind(name: name[...]) == kind)
  }
}
