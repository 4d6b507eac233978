public import BidiSource

/// An audit of a source file.
///
/// ```swift
/// let file = try SourceFile(path: "A.swift", bytes: Array("label.textAlignment = .left".utf8))
/// SourceAudit.findings(in: file).map(\.rule)  // ["left-alignment"]
/// ```
public enum SourceAudit {
  /// A language, by the end of a file's name.
  enum Language {
    case swift, objectiveC

    init?(path: String) {
      switch path.split(separator: ".").last {
      case "swift": self = .swift
      case "m", "mm", "h": self = .objectiveC
      default: return nil
      }
    }
  }

  /// Whether a file is taken, by the end of its name.
  public static func takes(path: String) -> Bool { Language(path: path) != nil }

  /// Where a file is nested too deep to be parsed; nil for one that is not.
  ///
  /// Nothing is found in such a file.
  ///
  /// - Parameter file: The file.
  /// - Returns: The place of the first bracket that is too deep.
  /// - Complexity: O(*n*).
  public static func tooDeep(in file: SourceFile) -> SourceLocation? {
    guard Language(path: file.path) ?? .swift == .swift else { return nil }
    return ListDepth.firstTooDeep(in: file.text).map(file.location(of:))
  }

  /// What is found in a file, in the order of its places.
  ///
  /// Errors of syntax are passed over: what can be read is looked at. Nothing is found in tests: files that take in a
  /// framework such as XCTest, or have a class of tests.
  ///
  /// - Parameter file: A file whose name ends in `.swift`, `.m`, `.mm` or `.h`; others are taken for Swift.
  /// - Returns: The findings.
  /// - Complexity: O(*n*), and O(*m*²) for *m* things of one kind in one function.
  public static func findings(in file: SourceFile) -> [AuditFinding] { result(of: file).findings }

  /// What is found in a file, as ``findings(in:)``, and the names of images of the app that the file mirrors by itself,
  /// or shows by the layout direction, or of which a comment says that they are right.
  ///
  /// Nothing is found in what nothing of a whole project names, in types that nothing which runs can make, in functions that
  /// nothing which runs names, in a source that no target of a project has, in a cell that is registered and never asked for, behind a flag that is false for ever, in a
  /// branch that no call takes, or that is for a case which nothing makes, in a constant that nothing names, in previews of Xcode, and in a value that the next
  /// statements replace: nobody runs it, and `unreachedCount` counts it. Nor is anything found in folders of tests.
  ///
  /// A fault is a warning only where the sources show it: a chain of uses leads from what the system starts to the code, through
  /// code that makes each type and names each function and property of it; the file is none of an example; the view is not hidden
  /// and never shown; a flag around it is seen to be set; and each rule shows that somebody sees the fault. What is not shown is an info.
  ///
  /// - Parameters:
  ///   - file: The file.
  ///   - project: What the files of the project tell of each other; nil if only the file is known.
  /// - Returns: The result for one file.
  /// - Complexity: That of ``findings(in:)``.
  public static func result(
    of file: SourceFile, knowing project: ProjectFacts? = nil
  ) -> AuditResult {
    if tooDeep(in: file) != nil || TestSource.isOne(file)
      || project?.tests.contains(file.path) ?? false
    {
      return AuditResult(fileCount: 1)
    }
    var markers = IgnoreComments.markers(in: file.text)
    let outline = outline(of: file, project, markers: &markers)
    var comments = IgnoreComments(file, markers: markers)
    let all = SourceRules.all.flatMap { $0.findings(in: outline) }
    let isBuilt = !(project?.built.areWithout(file.path) ?? false)
    let reached = isBuilt ? all.filter { !outline.isUnused($0.offset) } : []
    let left =
      all.filter { $0.finding.severity != .info }.count
      - reached.filter { $0.finding.severity != .info }.count
    let isExample = project?.isExample(file.path) ?? false
    let weighed = reached.map { outline.weighed($0, isExample: isExample) }
    var findings = located(weighed.toldTogether(), in: file)
    var rightImages = outline.mirroredImages
    findings.removeAll { finding in
      let isOff = comments.turnOff(finding.rule, line: finding.location?.line ?? 0)
      // The catalog of the image is not to be told of it either.
      if isOff, let image = finding.image { rightImages.append(image) }
      return isOff
    }
    findings += located(comments.unused(), in: file)
    findings.sort {
      ($0.location?.byteOffset ?? 0, $0.rule) < ($1.location?.byteOffset ?? 0, $1.rule)
    }
    return AuditResult(
      fileCount: 1, findings: findings, mirroredImages: Set(rightImages).sorted(),
      unreachedCount: left)
  }

  private static func outline(
    of file: SourceFile, _ project: ProjectFacts?, markers: inout [Int]
  ) -> Outline {
    var outline =
      switch Language(path: file.path) ?? .swift {
      case .swift: SwiftReader.outline(of: file.text, project, markers: &markers)
      case .objectiveC: ObjectiveCReader.outline(of: file.text, project, markers: &markers)
      }
    outline.resolve()
    return outline
  }

  /// What a file tells of classes of buttons.
  static func buttons(in file: SourceFile) -> ButtonClasses {
    TestSource.isOne(file) ? ButtonClasses() : outline(of: file).buttons
  }

  /// What the rules need to know of a file that is looked at alone; nothing of one that is nested too deep.
  static func outline(of file: SourceFile) -> Outline {
    if tooDeep(in: file) != nil { return Outline() }
    var markers: [Int] = []
    return outline(of: file, nil, markers: &markers)
  }

  /// Findings with their file and their locations.
  private static func located(_ found: [OffsetFinding], in file: SourceFile) -> [AuditFinding] {
    zip(found, file.locations(of: found.map(\.offset))).map { found, location in
      var finding = found.finding
      (finding.file, finding.location) = (file.path, location)
      return finding
    }
  }
}
