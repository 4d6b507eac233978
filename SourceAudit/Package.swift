// swift-tools-version: 6.2
import PackageDescription

// A package of its own: who builds the library does not build swift-syntax.
let package = Package(
  name: "SourceAudit",
  platforms: [.macOS(.v13)],
  products: [.executable(name: "bidi-source-audit", targets: ["bidi-source-audit"])],
  dependencies: [
    .package(name: "BidiKit", path: "..", traits: []),
    .package(url: "https://github.com/swiftlang/swift-syntax", exact: "603.0.1"),
  ],
  targets: [
    .target(
      name: "SourceAudit",
      dependencies: [
        .product(name: "BidiSource", package: "BidiKit"),
        .product(name: "SwiftParser", package: "swift-syntax"),
        .product(name: "SwiftSyntax", package: "swift-syntax"),
      ]),
    .executableTarget(
      name: "bidi-source-audit",
      dependencies: ["SourceAudit", .product(name: "BidiSource", package: "BidiKit")]),
    .testTarget(
      name: "SourceAuditTests",
      dependencies: [
        "SourceAudit", "bidi-source-audit", .product(name: "BidiSource", package: "BidiKit"),
      ],
      exclude: ["Fixtures"]),
  ],
  swiftLanguageModes: [.v6]
)

for target in package.targets {
  target.swiftSettings = [
    .treatAllWarnings(as: .error),
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
  ]
}

// BIDI_STATIC=1 is for a command that is one static file, as for those of BidiKit, by a link to the same folder (Scripts/package).
if Context.environment["BIDI_STATIC"] == "1" {
  package.targets.append(.target(name: "CBidiStaticStart"))
  for target in package.targets where target.type == .executable {
    target.dependencies.append("CBidiStaticStart")
  }
}
