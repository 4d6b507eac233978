import BidiLint
import BidiSource
import Foundation
import Testing

@testable import BidiFiles
@testable import bidi_fix

/// Writes lose nothing: neither text, nor what a file has besides it, nor what other programs do at the same time.
@Suite struct WriteTests {
  private static let old = "\"k\" = \"abc אבג\";\n"
  private static let new = "\"k\" = \"\u{202B}abc אבג\u{202C}\";\n"
  private static let path = "he.lproj/A.strings"

  private func names(_ folder: Folder, _ path: String = "he.lproj") throws -> [String] {
    try FileManager.default.contentsOfDirectory(
      atPath: folder.url.appendingPathComponent(path).path
    ).sorted()
  }

  private func text(_ folder: Folder, _ path: String = Self.path) throws -> String {
    String(decoding: try folder.bytes(of: path), as: UTF8.self)
  }

  // MARK: What a file has besides its text

  /// With and without files that have no name: both ways keep mode, tags and access list.
  @Test(arguments: [true, false])
  func attributesStay(_ isNameless: Bool) throws {
    let folder = try Folder()
    let file = try folder.write(Self.old, to: Self.path)
    let tag = ExtendedAttribute.set("user.bidi-fix-test", Array("tag".utf8), of: file.path)
    // The owner, a user of another number, the group, the mask, everybody.
    let list = ExtendedAttribute.accessList([
      (0x01, 6, .max), (0x02, 4, 12345), (0x04, 4, .max), (0x10, 4, .max), (0x20, 0, .max),
    ])
    let hasList = ExtendedAttribute.set("system.posix_acl_access", list, of: file.path)
    #expect(chmod(file.path, 0o640) == 0)
    try FileWriter.replace(
      file.path, with: Array(Self.new.utf8), ifStill: Array(Self.old.utf8), isNameless: isNameless)
    #expect(try text(folder) == Self.new)
    #expect(try names(folder) == ["A.strings"])
    let mode = try FileManager.default.attributesOfItem(atPath: file.path)[.posixPermissions]
    #expect(mode as? Int == 0o640)
    // Not every file system has them.
    if tag {
      #expect(ExtendedAttribute.get("user.bidi-fix-test", of: file.path) == Array("tag".utf8))
    }
    if hasList {
      #expect(ExtendedAttribute.get("system.posix_acl_access", of: file.path) == list)
    }
  }

  /// An access list that the folder gives to new files is not given to old ones.
  @Test func theListOfTheFolderIsNotTaken() throws {
    let folder = try Folder()
    let file = try folder.write(Self.old, to: Self.path)
    let list = ExtendedAttribute.accessList([
      (0x01, 7, .max), (0x02, 7, 12345), (0x04, 7, .max), (0x10, 7, .max), (0x20, 7, .max),
    ])
    let parent = file.deletingLastPathComponent().path
    guard ExtendedAttribute.set("system.posix_acl_default", list, of: parent) else { return }
    try FileWriter.replace(
      file.path, with: Array(Self.new.utf8), ifStill: Array(Self.old.utf8))
    #expect(ExtendedAttribute.get("system.posix_acl_access", of: file.path) == nil)
  }

  @Test func linksInARowStay() throws {
    let folder = try Folder()
    let file = try folder.write(Self.old, to: "real/A.strings")
    let manager = FileManager.default
    let middle = folder.url.appendingPathComponent("middle.strings")
    try manager.createSymbolicLink(
      atPath: middle.path, withDestinationPath: "real/A.strings")
    try manager.createDirectory(
      at: folder.url.appendingPathComponent("he.lproj"), withIntermediateDirectories: true)
    let link = folder.url.appendingPathComponent(Self.path).path
    try manager.createSymbolicLink(atPath: link, withDestinationPath: "../middle.strings")
    #expect(try Command(["fix", Self.path], in: folder.url).exitCode == 0)
    #expect(try manager.destinationOfSymbolicLink(atPath: link) == "../middle.strings")
    #expect(try manager.destinationOfSymbolicLink(atPath: middle.path) == "real/A.strings")
    #expect(try String(contentsOf: file, encoding: .utf8) == Self.new)
  }

  /// The other name of a file keeps the old text, and that is said.
  @Test func hardLinksAreSaid() throws {
    let folder = try Folder()
    let file = try folder.write(Self.old, to: Self.path)
    let other = folder.url.appendingPathComponent("copy").path
    try FileManager.default.linkItem(atPath: file.path, toPath: other)
    let run = try Command(["fix", "."], in: folder.url)
    #expect(run.exitCode == 0)
    #expect(
      run.standardError.contains(
        "bidi-fix: note: he.lproj/A.strings: has 1 other name (hard link), and only this name has the new text\n"
      ), "\(run.standardError)")
    #expect(try text(folder) == Self.new)
    #expect(try text(folder, "copy") == Self.old)
  }

  /// The name of the temporary file does not grow with that of the file.
  @Test func theLongestNames() throws {
    let folder = try Folder()
    let name = String(repeating: "a", count: 247) + ".strings"
    try folder.write(Self.old, to: "he.lproj/\(name)")
    #expect(try Command(["fix", "."], in: folder.url).exitCode == 0)
    #expect(try text(folder, "he.lproj/\(name)") == Self.new)
    #expect(try names(folder) == [name])
  }

  // MARK: Other programs

  /// What somebody saved since the file was read stays; where it is the repair itself, all is well.
  @Test(arguments: [true, false])
  func whatChangedIsLeftAlone(_ isNameless: Bool) throws {
    let folder = try Folder()
    let file = try folder.write("saved", to: Self.path)
    let failure = #expect(throws: FileFailure.self) {
      try FileWriter.replace(
        file.path, with: Array("new".utf8), ifStill: Array("old".utf8), isNameless: isNameless)
    }
    #expect(failure?.message == "changed since it was read; nothing was written. Run again")
    #expect(try text(folder) == "saved")
    #expect(try names(folder) == ["A.strings"])
    try FileWriter.replace(
      file.path, with: Array("saved".utf8), ifStill: Array("old".utf8), isNameless: isNameless)
    #expect(try names(folder) == ["A.strings"])
  }

  /// A file that takes the place of another at the last moment gets its place back.
  @Test(arguments: [true, false])
  func savedAtTheLastMoment(_ isNameless: Bool) throws {
    let folder = try Folder()
    let file = try folder.write("old", to: Self.path)
    let work = try WorkFolder(file.deletingLastPathComponent().path)
    let new = try TemporaryFile(in: work, mode: 0o600, isNameless: isNameless)
    try new.write(Array("new".utf8))
    try folder.write("saved", to: "other")
    let other = folder.url.appendingPathComponent("other").path
    #expect(rename(other, file.path) == 0)
    // The look at what has the name finds another file than the one that was read.
    #expect(try new.take("A.strings", ifStill: Array("old".utf8), { _ in false }) == false)
    #expect(try text(folder) == "saved")
    #expect(try names(folder) == ["A.strings"])
  }

  /// Somebody removed the file: it does not come back.
  @Test func aFileThatWasRemoved() throws {
    let folder = try Folder()
    let file = try folder.write("old", to: Self.path)
    let work = try WorkFolder(file.deletingLastPathComponent().path)
    let new = try TemporaryFile(in: work, mode: 0o600)
    try FileManager.default.removeItem(at: file)
    #expect(try new.take("A.strings", ifStill: Array("old".utf8), { _ in true }) == false)
    #expect(try names(folder).isEmpty)
  }

  /// A program that holds the lock of a file is not disturbed, and the other files are repaired.
  @Test func aLockedFile() throws {
    let folder = try Folder()
    let file = try folder.write(Self.old, to: Self.path)
    try folder.write(Self.old, to: "he.lproj/B.strings")
    let held = open(file.path, O_RDONLY)
    defer { close(held) }
    #expect(flock(held, LOCK_EX) == 0)
    let run = try Command(["fix", "."], in: folder.url)
    #expect(run.exitCode == 2)
    #expect(
      run.standardError.contains("he.lproj/A.strings: error: is locked by another program"))
    #expect(try text(folder) == Self.old)
    #expect(try text(folder, "he.lproj/B.strings") == Self.new)
  }

  // MARK: Abandoned files

  /// Files of killed runs are removed.
  ///
  /// Files in use, unknown content and other names stay.
  @Test(arguments: ["fix", "strip"])
  func abandonedFilesAreRemoved(_ command: String) throws {
    let folder = try Folder()
    // The file needs no change, but its folder is cleaned.
    try folder.write("\"k\" = \"אבג\";\n", to: Self.path)
    func write(_ text: String, _ name: TemporaryName) throws -> String {
      try folder.write(text, to: "he.lproj/\(name.text)").path
    }
    // Half a file that had its name from the start.
    _ = try write("hal", TemporaryName())
    // The old file, which the new one took the place of.
    _ = try write(Self.old, TemporaryName(replacing: Array(Self.old.utf8), file: 1))
    // A file that a process is writing.
    let inUse = TemporaryName()
    let held = open(try write("in use", inUse), O_RDONLY)
    defer { close(held) }
    #expect(flock(held, LOCK_EX) == 0)
    // Something else than the old file in its place.
    let saved = TemporaryName(replacing: Array(Self.old.utf8), file: 1)
    _ = try write("saved by somebody", saved)
    let others = [
      ".bidi-fix-baseline.json", ".bidi-fix-0000000000000000-0-1.tmp", ".bidi-fix.yml", "x.tmp",
      "\(inUse.text)~", ".bidi-fix-\(inUse.oldHash)-00-fedcba9876543210.tmp",
    ]
    for name in others { try folder.write("# a person's", to: "he.lproj/\(name)") }
    let link = TemporaryName().text
    try FileManager.default.createSymbolicLink(
      atPath: folder.url.appendingPathComponent("he.lproj/\(link)").path,
      withDestinationPath: "A.strings")
    let run = try Command([command, "."], in: folder.url)
    #expect(run.exitCode == 0, "\(run.standardError)")
    #expect(
      try names(folder) == (others + ["A.strings", inUse.text, saved.text, link]).sorted())
    #expect(run.standardError.contains("\(saved.text): holds what somebody saved"))
    #expect(try text(folder, "he.lproj/\(saved.text)") == "saved by somebody")
  }

  // MARK: Signals

  @Test(arguments: [SIGINT, SIGTERM, SIGHUP])
  func aSignalEndsBetweenTwoFiles(_ number: Int32) throws {
    let folder = try Folder()
    let paths = (0..<300).map { "m\($0)/he.lproj/A.strings" }
    for path in paths { try folder.write(Self.old, to: path) }
    let errors = try folder.write("", to: "errors")
    let process = Process()
    process.executableURL = Command.binary
    process.arguments = ["fix", "."]
    process.currentDirectoryURL = folder.url
    process.standardError = try FileHandle(forWritingTo: errors)
    process.standardOutput = FileHandle.nullDevice
    try process.run()
    while try text(folder, paths[0]) == Self.old, process.isRunning { usleep(500) }
    kill(process.processIdentifier, number)
    process.waitUntilExit()
    #expect(process.terminationReason == .uncaughtSignal)
    #expect(process.terminationStatus == number)
    var done = 0
    for path in paths {
      let now = try text(folder, path)
      #expect([Self.old, Self.new].contains(now))
      done += now == Self.new ? 1 : 0
      #expect(try names(folder, (path as NSString).deletingLastPathComponent) == ["A.strings"])
    }
    #expect((1..<300).contains(done))
    let name = [SIGINT: "SIGINT", SIGTERM: "SIGTERM", SIGHUP: "SIGHUP"][number] ?? ""
    let words = done == 1 ? "1 file was" : "\(done) files were"
    #expect(
      try text(folder, "errors")
        == "bidi-fix: stopped by \(name): \(words) written, each whole; the rest is as it was\n")
  }

  // MARK: Places that cannot be written

  @Test(.enabled(if: getuid() != 0, "root may write everywhere"))
  func aFolderThatMayNotBeWritten() throws {
    let folder = try Folder()
    try folder.write(Self.old, to: Self.path)
    try folder.write(Self.old, to: "b/he.lproj/B.strings")
    let parent = folder.url.appendingPathComponent("he.lproj").path
    #expect(chmod(parent, 0o555) == 0)
    defer { chmod(parent, 0o755) }
    let run = try Command(["fix", "."], in: folder.url)
    #expect(run.exitCode == 2)
    #expect(run.standardError.contains("Make the folder writable and run again"))
    #expect(try text(folder) == Self.old)
    #expect(try text(folder, "b/he.lproj/B.strings") == Self.new)
  }

  /// A limit on the size of files is met as a full disk is: the old file stays.
  @Test(arguments: ["fix .", "check --format json --output report.json ."])
  func aFileThatMayNotGrow(_ command: String) throws {
    let folder = try Folder()
    let old = (0..<3000).map { "\"k\($0)\" = \"abc אבג\";\n" }.joined()
    try folder.write(old, to: Self.path)
    try folder.write("the old report", to: "report.json")
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    process.arguments = ["-c", "ulimit -f 16; exec \"\(Command.binary.path)\" \(command)"]
    process.currentDirectoryURL = folder.url
    let errors = Pipe()
    process.standardError = errors
    process.standardOutput = FileHandle.nullDevice
    try process.run()
    let said = String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    #expect(process.terminationReason == .exit)
    #expect(process.terminationStatus == 2)
    #expect(said.contains("File too large"), "\(said)")
    #expect(try text(folder) == old)
    #expect(try text(folder, "report.json") == "the old report")
    #expect(try names(folder) == ["A.strings"])
    #expect(try names(folder, ".") == ["he.lproj", "report.json"])
  }

  // MARK: Reports

  @Test func aReportKeepsLinkAndMode() throws {
    let project = try sampleProject()
    let report = try project.write("old", to: "reports/r.json")
    #expect(chmod(report.path, 0o600) == 0)
    try FileManager.default.createSymbolicLink(
      atPath: project.url.appendingPathComponent("link.json").path,
      withDestinationPath: "reports/r.json")
    let run = try Command(["check", "-o", "link.json", "--format", "json", "."], in: project.url)
    #expect(run.exitCode == 1)
    #expect(try text(project, "reports/r.json").hasPrefix("{"))
    let mode = try FileManager.default.attributesOfItem(atPath: report.path)[.posixPermissions]
    #expect(mode as? Int == 0o600)
    #expect(try names(project, "reports") == ["r.json"])
  }

  /// Places for a report that are none: each is said at once, and nothing is waited for.
  @Test func placesForAReportThatAreNone() throws {
    let project = try sampleProject()
    let pipe = project.url.appendingPathComponent("pipe").path
    #expect(mkfifo(pipe, 0o600) == 0)
    try FileManager.default.createSymbolicLink(
      atPath: project.url.appendingPathComponent("broken").path, withDestinationPath: "nowhere")
    for (path, reason) in [
      ("pipe", "nobody reads from it"), ("broken", "it is a link to nothing"),
      ("ar.lproj", "Is a directory"), ("ar.lproj/", "Is a directory"),
      ("none/r.json", "No such file or directory"), ("r.json/", "it is a folder"),
      ("ar.lproj/Localizable.strings/r", "Not a directory"),
    ] {
      let run = try Command(["check", "-o", path, "."], in: project.url)
      #expect(run.exitCode == 2)
      #expect(
        run.standardError.contains("\(path): error: cannot be written: \(reason)"),
        "\(run.standardError)")
    }
    let run = try Command(["check", "-o", "/dev/null", "."], in: project.url)
    #expect(run.exitCode == 1)
  }

  /// What stands in a file already is kept where the report goes to a descriptor.
  @Test func aDescriptorIsContinued() throws {
    let project = try sampleProject()
    let log = try project.write("before\n", to: "log")
    let handle = try FileHandle(forWritingTo: log)
    try handle.seekToEnd()
    let run = try Command(["check", "-o", "/dev/stdout", "."], in: project.url, output: handle)
    #expect(run.exitCode == 1)
    let text = try text(project, "log")
    #expect(text.hasPrefix("before\n"))
    #expect(text.contains("[base-direction]"))
  }
}

/// The calls on extended attributes, which Swift's modules of the C library leave out.
private enum ExtendedAttribute {
  private typealias Set =
    @convention(c) (
      UnsafePointer<CChar>, UnsafePointer<CChar>, UnsafeRawPointer, Int, CInt
    ) -> CInt
  private typealias Get =
    @convention(c) (
      UnsafePointer<CChar>, UnsafePointer<CChar>, UnsafeMutableRawPointer, Int
    ) -> Int

  private static func function<Function>(_ name: String, _: Function.Type) -> Function? {
    #if os(Linux)
      return dlsym(dlopen(nil, RTLD_NOW), name).map { unsafeBitCast($0, to: Function.self) }
    #else
      return nil
    #endif
  }

  /// Sets an attribute; false where the file system has none.
  static func set(_ name: String, _ value: [UInt8], of path: String) -> Bool {
    guard let set = function("setxattr", Set.self) else { return false }
    return set(path, name, value, value.count, 0) == 0
  }

  static func get(_ name: String, of path: String) -> [UInt8]? {
    var value = [UInt8](repeating: 0, count: 1024)
    guard let get = function("getxattr", Get.self) else { return nil }
    let count = get(path, name, &value, value.count)
    return count < 0 ? nil : Array(value[..<count])
  }

  /// An access list as Linux keeps it: version 2, then tag, permissions and number of each entry.
  static func accessList(_ entries: [(tag: UInt16, mode: UInt16, id: UInt32)]) -> [UInt8] {
    func bytes(_ value: some FixedWidthInteger) -> [UInt8] {
      withUnsafeBytes(of: value.littleEndian, Array.init)
    }
    return entries.reduce(into: bytes(UInt32(2))) {
      $0 += bytes($1.tag) + bytes($1.mode) + bytes($1.id)
    }
  }
}
