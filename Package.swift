// swift-tools-version: 6.2
import PackageDescription

// BidiText has tables that a generator wrote from ICU; the trait ICU takes the data from the libicu of the system, and
// the joining of Arabic letters, for which there is no table.
let icu: Target.Dependency = .target(
  name: "BidiICU", condition: .when(platforms: [.linux], traits: ["ICU"]))

// TextShaping has its glyphs from libraries of the system; the trait Shaping takes them.
let shaping = TargetDependencyCondition.when(platforms: [.linux], traits: ["Shaping"])

let package = Package(
  name: "BidiKit",
  platforms: [.macOS(.v13), .iOS(.v16)],
  products: [
    .library(name: "BidiText", targets: ["BidiText"]),
    .library(name: "BidiBatch", targets: ["BidiBatch"]),
    .library(name: "BidiAudit", targets: ["BidiAudit"]),
    .library(name: "MessageSyntax", targets: ["MessageSyntax"]),
    .library(name: "BidiJudge", targets: ["BidiJudge"]),
    .library(name: "BidiFormat", targets: ["BidiFormat"]),
    .library(name: "BidiPseudo", targets: ["BidiPseudo"]),
    .library(name: "BidiAttributed", targets: ["BidiAttributed"]),
    .library(name: "BidiLayout", targets: ["BidiLayout"]),
    .library(name: "BidiInteraction", targets: ["BidiInteraction"]),
    .library(name: "BidiUIKit", targets: ["BidiUIKit"]),
    .library(name: "TextShaping", targets: ["TextShaping"]),
    // For the package SourceAudit, which is beside this one.
    .library(name: "BidiSource", targets: ["BidiSource"]),
    .library(name: "LocalizationFiles", targets: ["LocalizationFiles"]),
    .library(name: "BidiLint", targets: ["BidiLint"]),
    .library(name: "SceneFiles", targets: ["SceneFiles"]),
    .library(name: "InterfaceFiles", targets: ["InterfaceFiles"]),
    .executable(name: "bidi-fix", targets: ["bidi-fix"]),
    .executable(name: "bidi-lsp", targets: ["bidi-lsp"]),
    .executable(name: "bidi-scene", targets: ["bidi-scene"]),
  ],
  traits: [
    .trait(
      name: "ICU",
      description: "Character and locale data of the system's libicu, and Arabic shaping (Linux)."),
    .trait(
      name: "Shaping",
      description: "Shaped text by HarfBuzz, FreeType, fontconfig and Cairo of the system (Linux)."),
    .trait(name: "Commands", description: "What bidi-fix, bidi-lsp and bidi-scene need."),
    .default(enabledTraits: ["Commands"]),
  ],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
    .package(url: "https://github.com/jpsim/Yams", from: "6.2.2"),
  ],
  targets: [
    // Text, from the bottom up.
    .target(
      name: "CBidiICU",
      cSettings: [.define("BIDI_TRAIT_ICU", .when(platforms: [.linux], traits: ["ICU"]))],
      linkerSettings: [
        .linkedLibrary("icui18n", .when(traits: ["ICU"])),
        .linkedLibrary("icuuc", .when(traits: ["ICU"])),
      ]),
    .target(name: "BidiICU", dependencies: ["CBidiICU"]),
    .target(
      name: "BidiText", dependencies: [icu],
      // Release builds call fmod for truncatingRemainder, and BidiText imports no C library.
      linkerSettings: [.linkedLibrary("m", .when(platforms: [.linux, .android]))]),
    .target(name: "BidiBatch", dependencies: ["BidiText"]),
    .target(name: "BidiAudit", dependencies: ["BidiText"]),
    .target(name: "MessageSyntax", dependencies: ["BidiText"]),
    .target(name: "BidiJudge", dependencies: ["MessageSyntax", "BidiText"]),
    .target(name: "BidiFormat", dependencies: ["MessageSyntax", "BidiText"]),
    .target(name: "BidiPseudo", dependencies: ["BidiJudge", "MessageSyntax", "BidiText"]),
    .target(
      name: "BidiAttributed",
      dependencies: ["BidiFormat", "BidiJudge", "MessageSyntax", "BidiText"]),
    .target(
      name: "BidiLayout",
      dependencies: ["BidiAttributed", "BidiJudge", "MessageSyntax", "BidiSource", "BidiText"]),
    .target(name: "BidiInteraction", dependencies: ["BidiLayout", "BidiText"]),
    // Empty where there is no UIKit.
    .target(
      name: "BidiUIKit",
      dependencies: ["BidiInteraction", "BidiLayout", "BidiAttributed", "BidiText"]),
    // The newest ICU at hand, for the generator alone.
    .target(name: "CNewestICU"),
    .executableTarget(name: "bidi-datagen", dependencies: ["CNewestICU", icu]),

    // Shaped text. Without the trait Shaping its functions are declared, and not there to link.
    .systemLibrary(
      name: "CHarfBuzz", pkgConfig: "harfbuzz",
      providers: [.apt(["libharfbuzz-dev"]), .brew(["harfbuzz"])]),
    .systemLibrary(
      name: "CCairo", pkgConfig: "cairo-ft",
      providers: [.apt(["libcairo2-dev"]), .brew(["cairo"])]),
    .target(
      name: "CTextShaping",
      dependencies: [
        .target(name: "CHarfBuzz", condition: shaping), .target(name: "CCairo", condition: shaping),
      ],
      cSettings: [.define("BIDI_TRAIT_SHAPING", .when(platforms: [.linux], traits: ["Shaping"]))],
      linkerSettings: ["harfbuzz", "cairo", "freetype", "fontconfig"].map {
        .linkedLibrary($0, .when(platforms: [.linux], traits: ["Shaping"]))
      }),
    .target(
      name: "TextShaping",
      dependencies: ["CTextShaping", "BidiAttributed", "BidiSource", "BidiText"]),

    // Files, from the bottom up.
    .systemLibrary(
      name: "CExpat", pkgConfig: "expat",
      providers: [.apt(["libexpat1-dev"]), .brew(["expat"])]),
    .target(name: "Libc"),
    .target(name: "BidiSource", dependencies: ["Libc"]),
    .target(name: "BidiUsage", dependencies: ["BidiSource"]),
    .target(
      name: "LocalizationFiles",
      dependencies: ["MessageSyntax", "BidiText", "BidiSource", "CExpat"]),

    // Where text meets files, and what is made of it.
    .target(
      name: "BidiLint",
      dependencies: [
        "BidiJudge", "MessageSyntax", "BidiText", "LocalizationFiles", "BidiUsage", "BidiSource",
      ]),
    .target(
      name: "BidiProject",
      dependencies: [
        "BidiLint", "LocalizationFiles", "BidiUsage", "BidiJudge", "MessageSyntax", "BidiText",
        "BidiSource",
        .product(name: "Yams", package: "Yams", condition: .when(traits: ["Commands"])),
      ]),
    .target(name: "BidiPage", dependencies: ["BidiText"]),
    .target(
      name: "BidiReport",
      dependencies: [
        "BidiPage", "BidiLint", "LocalizationFiles", "BidiJudge", "MessageSyntax", "BidiText",
        "BidiSource",
      ]),
    .target(name: "CBidiFiles"),
    .target(name: "BidiFiles", dependencies: ["BidiSource", "CBidiFiles", "Libc"]),
    .executableTarget(
      name: "bidi-fix",
      dependencies: [
        "BidiReport", "BidiProject", "BidiLint", "LocalizationFiles", "BidiUsage", "BidiPseudo",
        "BidiJudge", "MessageSyntax", "BidiText", "BidiSource", "BidiFiles", "Libc",
        .product(
          name: "ArgumentParser", package: "swift-argument-parser",
          condition: .when(traits: ["Commands"])),
      ]),
    .target(
      name: "BidiLanguageServer",
      dependencies: [
        "BidiReport", "BidiProject", "BidiLint", "LocalizationFiles", "BidiJudge", "BidiText",
        "BidiSource",
      ]),
    .executableTarget(
      name: "bidi-lsp",
      dependencies: [
        "BidiLanguageServer", "BidiFiles", "BidiLint", "BidiText", "BidiSource", "Libc",
      ]),

    // Where layout meets files.
    .target(
      name: "SceneFiles",
      dependencies: [
        "BidiPage", "BidiInteraction", "BidiLayout", "BidiAttributed", "BidiSource", "BidiText",
      ]),
    .target(
      name: "InterfaceFiles",
      dependencies: ["BidiLayout", "BidiAttributed", "BidiText", "LocalizationFiles", "BidiSource"]),
    .executableTarget(
      name: "bidi-scene",
      dependencies: [
        "InterfaceFiles", "SceneFiles", "BidiInteraction", "BidiLayout", "BidiAttributed",
        "BidiProject", "BidiPage", "BidiLint", "LocalizationFiles", "BidiJudge", "MessageSyntax",
        "BidiText", "BidiSource", "BidiFiles", .target(name: "TextShaping", condition: shaping),
        .product(
          name: "ArgumentParser", package: "swift-argument-parser",
          condition: .when(traits: ["Commands"])),
      ]),

    // Tests mirror Sources.
    .target(name: "BidiTestSupport", path: "Tests/TestSupport"),
    .testTarget(name: "BidiICUTests", dependencies: [icu]),
    .testTarget(name: "BidiTextTests", dependencies: ["BidiText", icu], exclude: ["Fixtures"]),
    .testTarget(name: "BidiBatchTests", dependencies: ["BidiBatch", "BidiText"]),
    .testTarget(name: "BidiAuditTests", dependencies: ["BidiAudit", "BidiText"]),
    .testTarget(
      name: "MessageSyntaxTests", dependencies: ["MessageSyntax", "BidiJudge", "BidiText", icu]),
    .testTarget(
      name: "BidiJudgeTests", dependencies: ["BidiJudge", "MessageSyntax", "BidiText", icu],
      exclude: ["Fixtures"]),
    .testTarget(
      name: "BidiFormatTests", dependencies: ["BidiFormat", "MessageSyntax", "BidiText", icu]),
    .testTarget(
      name: "BidiPseudoTests",
      dependencies: ["BidiPseudo", "BidiJudge", "MessageSyntax", "BidiText"]),
    .testTarget(
      name: "BidiAttributedTests",
      dependencies: ["BidiAttributed", "BidiFormat", "BidiJudge", "MessageSyntax", "BidiText"]),
    .testTarget(
      name: "BidiLayoutTests",
      dependencies: ["BidiLayout", "BidiAttributed", "BidiSource", "BidiText"]),
    .testTarget(
      name: "BidiInteractionTests", dependencies: ["BidiInteraction", "BidiLayout", "BidiText"]),
    .testTarget(name: "BidiSourceTests", dependencies: ["BidiSource"]),
    .testTarget(
      name: "LocalizationFilesTests",
      dependencies: ["LocalizationFiles", "MessageSyntax", "BidiText", "BidiSource"]),
    .testTarget(
      name: "BidiUsageTests", dependencies: ["BidiUsage", "BidiSource"], exclude: ["Fixtures"]),
    .testTarget(
      name: "BidiLintTests", dependencies: ["BidiLint", "BidiUsage", icu], exclude: ["Fixtures"]),
    .testTarget(
      name: "BidiProjectTests",
      dependencies: [
        "BidiProject", "BidiLint", "LocalizationFiles", "BidiJudge", "BidiText", "BidiSource",
      ]),
    .testTarget(
      name: "BidiReportTests",
      dependencies: [
        "BidiReport", "BidiPage", "BidiLint", "BidiJudge", "BidiText", "BidiSource",
        "LocalizationFiles",
      ]),
    .testTarget(
      name: "BidiFixTests",
      dependencies: [
        "bidi-fix", "BidiFiles", "BidiReport", "BidiLint", "BidiPseudo", "BidiJudge",
        "BidiText", "BidiSource", "LocalizationFiles", "Libc",
      ],
      exclude: ["Goldens"]),
    .testTarget(
      name: "BidiLanguageServerTests",
      dependencies: [
        "BidiLanguageServer", "BidiProject", "BidiLint", "BidiReport", "BidiJudge",
        "LocalizationFiles", "BidiSource",
      ]),
    .testTarget(
      name: "SceneFilesTests",
      dependencies: [
        "SceneFiles", "BidiPage", "BidiInteraction", "BidiLayout", "BidiAttributed", "BidiSource",
        "BidiText",
      ]),
    .testTarget(
      name: "InterfaceFilesTests",
      dependencies: [
        "InterfaceFiles", "BidiLayout", "BidiAttributed", "BidiText", "LocalizationFiles",
        "BidiSource",
      ],
      exclude: ["Fixtures"]),
    .testTarget(
      name: "BidiSceneTests",
      dependencies: [
        "bidi-scene", "SceneFiles", "InterfaceFiles", "BidiLayout", "BidiText", "BidiSource",
      ],
      exclude: ["Goldens"]),
    // Pango lays out the same text, for tests.
    .systemLibrary(
      name: "CPango", path: "Tests/PangoOracle/CPango", pkgConfig: "pangocairo",
      providers: [.apt(["libpango1.0-dev"]), .brew(["pango"])]),
    .target(
      name: "CPangoOracle", dependencies: [.target(name: "CPango", condition: shaping)],
      path: "Tests/PangoOracle/CPangoOracle",
      cSettings: [.define("BIDI_TRAIT_SHAPING", .when(platforms: [.linux], traits: ["Shaping"]))],
      linkerSettings: ["pangoft2-1.0", "freetype"].map {
        .linkedLibrary($0, .when(platforms: [.linux], traits: ["Shaping"]))
      }),
    .testTarget(
      name: "TextShapingTests",
      dependencies: [
        .target(name: "TextShaping", condition: shaping),
        .target(name: "CPangoOracle", condition: shaping), "BidiAttributed", "BidiText",
        "BidiSource", "LocalizationFiles",
      ], exclude: ["Fixtures"]),
    .testTarget(
      name: "Examples",
      dependencies: [
        "BidiText", "BidiBatch", "BidiAudit", "BidiFormat", "BidiJudge", "MessageSyntax",
        "BidiPseudo", "BidiAttributed",
        "BidiLayout",
        "BidiInteraction", "BidiSource", "LocalizationFiles", "SceneFiles", "InterfaceFiles",
        "BidiLint", "BidiProject", "BidiReport", "BidiLanguageServer",
      ]),
    .testTarget(
      name: "Conformance", dependencies: ["BidiText", "bidi-fix", icu],
      path: "Tests/Conformance",
      exclude: ["KnownDeviations.txt"]),
  ],
  swiftLanguageModes: [.v6]
)

// The C ABI, for programs in other languages. Scripts/install installs the library with its header. Functions that a
// header declares, `@c @implementation`, need Swift 6.3.
#if compiler(>=6.3)
  package.products.append(.library(name: "bidikit", type: .dynamic, targets: ["BidiKitC"]))
  package.targets += [
    .target(name: "CBidiKit", exclude: ["bidikit.map"]),
    .target(
      name: "BidiKitC",
      dependencies: [
        "CBidiKit", "BidiLint", "LocalizationFiles", "BidiFormat", "BidiJudge", "BidiText",
        "BidiSource",
      ]),
    .testTarget(
      name: "CBidiKitTests",
      dependencies: [
        "CBidiKit", "BidiKitC", "BidiLint", "LocalizationFiles", "BidiFormat", "BidiJudge",
        "BidiText",
        "BidiSource",
      ]),
  ]
#endif

// What several test targets share.
for target in package.targets where target.type == .test {
  target.dependencies.append("BidiTestSupport")
}

// The same rules for every Swift target of ours.
for target in package.targets
where target.type != .system
  && !["CBidiICU", "CNewestICU", "CBidiFiles", "CBidiKit", "CTextShaping", "CPangoOracle"]
    .contains(target.name)
{
  target.swiftSettings = [
    // An example may show a value and do nothing with it.
    target.name == "Examples" ? nil : .treatAllWarnings(as: .error),
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
  ].compactMap { $0 }
}
for target in package.targets where target.type == .regular || target.type == .executable {
  target.swiftSettings?.append(.strictMemorySafety())
}

// BIDI_OPTIMIZED=1 optimizes what tests spend their time in, with all checks of a debug build: the engine, and the tests
// that hold it against all cases of Unicode. Optimizing takes the compiler four times as long, so nothing else is. SwiftPM
// takes such flags of a root package alone.
if Context.environment["BIDI_OPTIMIZED"] == "1" {
  let engine = [
    "BidiText", "MessageSyntax", "BidiJudge", "BidiFormat", "BidiUsage", "BidiLint",
    "BidiTestSupport", "Conformance",
  ]
  for target in package.targets {
    guard target.swiftSettings != nil else { continue }
    // Scripts/check-availability reads the index of our own files alone.
    var flags = ["-index-ignore-system-modules"]
    if engine.contains(target.name) {
      flags += [
        "-O", "-assert-config", "Debug", "-whole-module-optimization", "-num-threads", "2",
      ]
    }
    target.swiftSettings?.append(.unsafeFlags(flags))
  }
}

// The command in packages that depend on this one. What only reads needs no permission. For its plugins SwiftPM
// builds bidi-fix a second time, also where nobody uses them: BIDI_PLUGINS=0 leaves them out.
if Context.environment["BIDI_PLUGINS"] != "0" {
  package.products += [
    .plugin(name: "BidiFixCommand", targets: ["BidiFixCommand"]),
    .plugin(name: "BidiFixCheck", targets: ["BidiFixCheck"]),
  ]
  package.targets += [
    .plugin(
      name: "BidiFixCommand",
      capability: .command(
        intent: .custom(
          verb: "bidi-fix",
          description: "Check and repair localized strings that are shown in the wrong order.")),
      dependencies: ["bidi-fix"]),
    .plugin(name: "BidiFixCheck", capability: .buildTool(), dependencies: ["bidi-fix"]),
  ]
}

// BIDI_FUZZ=1 shows the package Fuzzing what no product has: the lines of `stream` without the command round them, the
// C ABI, configurations, the language server. BIDI_PLAIN_FUZZ=1 builds its targets with everything else instead, without
// counters and sanitizers, so that nothing is compiled twice.
let isPlainFuzz = Context.environment["BIDI_PLAIN_FUZZ"] == "1"
let isFuzz = Context.environment["BIDI_FUZZ"] == "1"
if isFuzz || isPlainFuzz {
  package.targets.append(
    .target(
      name: "StreamLines",
      dependencies: [
        "BidiReport", "BidiProject", "BidiLint", "LocalizationFiles", "BidiJudge", "MessageSyntax",
        "BidiText", "BidiSource", "BidiFiles", "Libc",
      ],
      // A link to the folder in bidi-fix.
      path: "Fuzzing/Sources/StreamLines"))
}
if isFuzz {
  package.products.removeAll { $0.name == "bidi-fix" }
  package.targets.removeAll { $0.name == "bidi-fix" || $0.type == .test || $0.type == .plugin }
  for name in [
    "StreamLines", "BidiProject", "BidiReport", "BidiLanguageServer", "CBidiKit", "BidiKitC",
    "BidiUsage",
  ] {
    package.products.append(.library(name: name, targets: [name]))
  }
} else if isPlainFuzz {
  package.targets.append(
    .executableTarget(
      name: "Fuzz",
      dependencies: [
        "BidiText", "BidiBatch", "BidiAudit", "MessageSyntax", "BidiJudge", "BidiFormat",
        "BidiPseudo", "BidiAttributed", "BidiLayout", "BidiInteraction", "BidiSource",
        "LocalizationFiles", "BidiLint", "SceneFiles", "InterfaceFiles", "BidiProject",
        "BidiReport", "BidiLanguageServer", "CBidiKit", "BidiKitC", "StreamLines", "BidiUsage",
        "TextShaping",
      ],
      path: "Fuzzing/Sources/Fuzz",
      swiftSettings: [
        .define("SHAPING", .when(platforms: [.linux], traits: ["Shaping"])), .define("PLAIN"),
        .unsafeFlags(["-parse-as-library"]),
      ],
      linkerSettings: [.unsafeFlags(["-sanitize=fuzzer"])]))
}

// BIDI_STATIC=1 is for commands that are one static file each (Scripts/package): what runs before Swift's runtime, and no
// data of the ICU in Foundation.
if Context.environment["BIDI_STATIC"] == "1" {
  package.targets.append(.target(name: "CBidiStatic", path: "Scripts/Tools/CBidiStatic"))
  for target in package.targets where target.type == .executable {
    target.dependencies.append("CBidiStatic")
  }
}

// BIDI_TESTS=BidiTextTests,Conformance builds the named test targets and what they need alone, which takes a part of the
// time.
if let named = Context.environment["BIDI_TESTS"]?.split(separator: ",").map(String.init) {
  let targets = Dictionary(package.targets.map { ($0.name, $0) }) { first, _ in first }
  var kept: Set<String> = []
  var open = named
  while let name = open.popLast() {
    guard kept.insert(name).inserted, let target = targets[name] else { continue }
    for dependency in target.dependencies {
      switch dependency {
      case .targetItem(let name, _), .byNameItem(let name, _): open.append(name)
      default: break
      }
    }
  }
  package.targets.removeAll { !kept.contains($0.name) }
  package.products.removeAll { !kept.contains($0.name) }
}
