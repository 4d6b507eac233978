// swift-tools-version: 6.2
import PackageDescription

// A package of its own, built with libFuzzer: see Scripts/fuzz. One program has all targets, so that they are built once.
// Scripts/fuzz sets BIDI_FUZZ_ICU where libicu has its headers, and BIDI_FUZZ_SHAPING where HarfBuzz and Cairo have theirs.
let hasICU = Context.environment["BIDI_FUZZ_ICU"] == "1"
let hasShaping = Context.environment["BIDI_FUZZ_SHAPING"] == "1"
let package = Package(
  name: "Fuzzing",
  platforms: [.macOS(.v13)],
  dependencies: [
    .package(
      name: "BidiKit", path: "..",
      traits: hasICU && hasShaping
        ? ["Commands", "ICU", "Shaping"]
        : hasICU ? ["Commands", "ICU"] : hasShaping ? ["Commands", "Shaping"] : ["Commands"])
  ],
  targets: [
    .executableTarget(
      name: "Fuzz",
      dependencies: [
        "BidiText", "BidiBatch", "BidiAudit", "MessageSyntax", "BidiJudge", "BidiFormat", "BidiPseudo", "BidiAttributed",
        "BidiLayout", "BidiInteraction", "BidiSource", "LocalizationFiles", "BidiLint",
        "SceneFiles", "InterfaceFiles",
        // Products that BIDI_FUZZ=1 adds.
        "BidiProject", "BidiReport", "BidiLanguageServer", "CBidiKit", "BidiKitC", "StreamLines",
        "BidiUsage",
      ].map { .product(name: $0, package: "BidiKit") }
        + (hasShaping ? [.product(name: "TextShaping", package: "BidiKit")] : []),
      swiftSettings: hasShaping ? [.define("SHAPING")] : [])
  ],
  swiftLanguageModes: [.v6]
)
