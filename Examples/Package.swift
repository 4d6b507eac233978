// swift-tools-version: 6.2
import PackageDescription

// A package of its own, so that the library has no sample code in it.
let package = Package(
  name: "Examples",
  platforms: [.macOS(.v13), .iOS(.v16)],
  products: [
    .executable(name: "SwipeTour", targets: ["SwipeTour"]),
    // For an app target of Xcode.
    .library(name: "SampleApp", targets: ["SampleApp"]),
  ],
  dependencies: [.package(name: "BidiKit", path: "..", traits: [])],
  targets: [
    .target(
      name: "SampleScreens",
      dependencies: [
        .product(name: "BidiInteraction", package: "BidiKit"),
        .product(name: "BidiLayout", package: "BidiKit"),
        .product(name: "BidiText", package: "BidiKit"),
        .product(name: "SceneFiles", package: "BidiKit"),
      ]),
    .executableTarget(
      name: "SwipeTour",
      dependencies: [
        "SampleScreens",
        .product(name: "BidiInteraction", package: "BidiKit"),
        .product(name: "BidiLayout", package: "BidiKit"),
        .product(name: "BidiText", package: "BidiKit"),
      ]),
    .target(
      name: "SampleApp",
      dependencies: [
        "SampleScreens",
        .product(name: "BidiAttributed", package: "BidiKit"),
        .product(name: "BidiInteraction", package: "BidiKit"),
        .product(name: "BidiLayout", package: "BidiKit"),
        .product(name: "BidiSource", package: "BidiKit"),
        .product(name: "BidiText", package: "BidiKit"),
        .product(name: "BidiUIKit", package: "BidiKit"),
      ],
      resources: [.process("Resources")]),
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
