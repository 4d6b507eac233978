// swift-tools-version: 6.2
import PackageDescription

// A package of its own: the library carries none of these dependencies.
let package = Package(
  name: "Benchmarks",
  platforms: [.macOS(.v13)],
  dependencies: [
    .package(name: "BidiKit", path: "..", traits: ["ICU", "Shaping"])
  ],
  targets: [
    // ICU and FriBidi as a C program would call them, and a count of allocations.
    .target(
      name: "CPeers",
      cSettings: [.unsafeFlags(["-O3"])],
      linkerSettings: [.linkedLibrary("icuuc"), .linkedLibrary("fribidi")]),
    // The seeded generator and the random texts of the tests, by a link to their folder.
    .target(name: "RandomTexts", path: "Sources/TestSupport"),
    .executableTarget(
      name: "bidi-bench",
      dependencies: [
        "CPeers", "RandomTexts", .product(name: "BidiText", package: "BidiKit"),
        .product(name: "BidiAudit", package: "BidiKit"),
        .product(name: "BidiBatch", package: "BidiKit"),
        .product(name: "BidiAttributed", package: "BidiKit"),
        .product(name: "MessageSyntax", package: "BidiKit"),
        .product(name: "BidiJudge", package: "BidiKit"),
        .product(name: "BidiFormat", package: "BidiKit"),
        .product(name: "BidiLint", package: "BidiKit"),
      ],
      swiftSettings: [.treatAllWarnings(as: .error)]),
    .executableTarget(
      name: "layout-bench",
      dependencies: [
        .product(name: "BidiLayout", package: "BidiKit"),
        .product(name: "BidiText", package: "BidiKit"),
      ],
      swiftSettings: [.treatAllWarnings(as: .error)]),
    // Pango, as the tests of TextShaping ask it, by links to their folders.
    .systemLibrary(name: "CPango", pkgConfig: "pangocairo"),
    .target(
      name: "CPangoOracle", dependencies: ["CPango"],
      cSettings: [.define("BIDI_TRAIT_SHAPING"), .unsafeFlags(["-O3"])],
      linkerSettings: [.linkedLibrary("pangoft2-1.0"), .linkedLibrary("fontconfig")]),
    .executableTarget(
      name: "text-bench",
      dependencies: [
        "CPangoOracle", "RandomTexts", .product(name: "BidiText", package: "BidiKit"),
        .product(name: "TextShaping", package: "BidiKit"),
      ],
      swiftSettings: [.treatAllWarnings(as: .error)]),
    .executableTarget(
      name: "check-bench",
      dependencies: [
        .product(name: "BidiLint", package: "BidiKit"),
        .product(name: "MessageSyntax", package: "BidiKit"),
        .product(name: "BidiJudge", package: "BidiKit"),
        .product(name: "BidiFormat", package: "BidiKit"),
        .product(name: "LocalizationFiles", package: "BidiKit"),
      ],
      swiftSettings: [.treatAllWarnings(as: .error)]),
  ],
  swiftLanguageModes: [.v6]
)
