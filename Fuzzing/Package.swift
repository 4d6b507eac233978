// swift-tools-version: 6.2
import PackageDescription

// A package of its own, built with libFuzzer: see Scripts/fuzz.
let package = Package(
  name: "Fuzzing",
  platforms: [.macOS(.v13)],
  dependencies: [.package(name: "BidiKit", path: "..", traits: ["ICU"])],
  targets: [
    .executableTarget(
      name: "FuzzResolver",
      dependencies: [
        .product(name: "BidiText", package: "BidiKit"),
        .product(name: "BidiAudit", package: "BidiKit"),
      ]),
    .executableTarget(
      name: "FuzzFiles",
      dependencies: [
        .product(name: "LocalizationFiles", package: "BidiKit"),
        .product(name: "BidiLint", package: "BidiKit"),
        .product(name: "BidiMessages", package: "BidiKit"),
      ]),
  ],
  swiftLanguageModes: [.v6]
)
