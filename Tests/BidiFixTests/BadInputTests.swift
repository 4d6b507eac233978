import BidiTestSupport
import Foundation
import Testing

/// Bad input gives a message that says where and what to do, and the other files are still done.
@Suite struct BadInputTests {
  private static let utf16WithoutMark: [UInt8] = Array("\"k\" = \"v\";".utf8).flatMap {
    (byte: UInt8) -> [UInt8] in [byte, 0]
  }

  /// Files that cannot be read, what is said of each, and where.
  static let unreadable: [(name: String, bytes: [UInt8], message: String)] = [
    (
      "UTF-16 without BOM", utf16WithoutMark,
      "x.strings:1:1: error: the file looks like UTF-16LE without a byte order mark"
    ),
    (
      "invalid UTF-8", Array("\"a\" = \"b\";\n\"c\" = \"".utf8) + [0xFF],
      "x.strings:2:8: error: byte 0xFF is not UTF-8"
    ),
    (
      "binary plist", Array("bplist00\u{1}".utf8),
      "x.strings:1:1: error: the binary property list cannot be read"
    ),
    ("UTF-32", [0xFF, 0xFE, 0, 0, 0x22, 0, 0, 0], "x.strings:1:1: error: the file is UTF-32"),
    (
      "odd UTF-16", [0xFF, 0xFE, 0x22, 0, 0x22],
      "x.strings:1:2: error: the file is UTF-16 but has an odd number"
    ),
  ]

  @Test(arguments: unreadable)
  func isReportedAndTheRestIsDone(_ row: (name: String, bytes: [UInt8], message: String)) throws {
    let project = try sampleProject()
    try project.write(row.bytes, to: "he.lproj/x.strings")
    for command in ["check", "strip", "fix"] {
      let run = try Command([command, "."], in: project.url)
      #expect(run.exitCode == 2)
      #expect(run.standardError.contains(row.message), "\(run.standardError)")
      #expect(["(byte ", "(the first byte)"].contains(where: run.standardError.contains))
      #expect(try project.bytes(of: "he.lproj/x.strings") == row.bytes)
      if command == "check" { #expect(run.text.contains("[base-direction]")) }
    }
    #expect(try Command(["check", "ar.lproj"], in: project.url).exitCode == 0)
  }

  @Test func anUnterminatedStringIsAFinding() throws {
    let project = try sampleProject()
    let text = "\"a\" = \"b\";\n\"c\" = \"never closed;\n"
    try project.write(text, to: "he.lproj/x.strings")
    let check = try Command(["check", "he.lproj"], in: project.url)
    #expect(check.exitCode == 1)
    #expect(check.text.hasPrefix("he.lproj/x.strings: 1 error\n  2:7: error: [parse-error]"))
    #expect(try Command(["fix", "."], in: project.url).exitCode == 1)
    #expect(try project.bytes(of: "he.lproj/x.strings") == Array(text.utf8))
    #expect(try Command(["strip", "."], in: project.url).exitCode == 2)
  }

  @Test func anEmptyFileIsClean() throws {
    let folder = try Folder()
    try folder.write("", to: "ar.lproj/x.strings")
    #expect(try Command(["check", "."], in: folder.url).exitCode == 0)
    #expect(try Command(["fix", "."], in: folder.url).exitCode == 0)
    #expect(try folder.bytes(of: "ar.lproj/x.strings").isEmpty)
  }

  @Test func aFolderWithoutLocalizations() throws {
    let folder = try Folder()
    try folder.write("hello", to: "a.txt")
    let run = try Command(["check", "."], in: folder.url)
    #expect(run.exitCode == 2)
    #expect(run.standardError.contains("holds no localizations: no .strings"))
    let file = try Command(["check", "a.txt"], in: folder.url)
    #expect(file.exitCode == 2)
    #expect(file.standardError.contains("is of a format that is not read"))
    let missing = try Command(["check", "nowhere"], in: folder.url)
    #expect(missing.exitCode == 2)
    #expect(
      missing.standardError.contains("nowhere: error: cannot be opened: No such file or directory"))
  }

  @Test func pathsThatAreNoFiles() throws {
    let project = try sampleProject()
    let fifo = project.url.appendingPathComponent("pipe.strings").path
    #expect(mkfifo(fifo, 0o600) == 0)
    for (path, message) in [("pipe.strings", "is a named pipe"), ("/dev/null", "is a device")] {
      let run = try Command(["check", path, "ar.lproj"], in: project.url)
      #expect(run.exitCode == 2)
      #expect(run.standardError.contains("\(path): error: \(message)"))
      #expect(run.text.contains("[base-direction]"))
    }
  }

  @Test func aSocketIsNotOpened() throws {
    let folder = try Folder()
    let path = folder.url.appendingPathComponent("s.strings").path
    let descriptor = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0)
    defer { close(descriptor) }
    var address = sockaddr_un()
    address.sun_family = sa_family_t(AF_UNIX)
    let bytes = path.utf8CString
    try #require(bytes.count <= MemoryLayout.size(ofValue: address.sun_path))
    withUnsafeMutableBytes(of: &address.sun_path) { target in
      bytes.withUnsafeBytes { target.copyMemory(from: $0) }
    }
    let bound = withUnsafePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        bind(descriptor, $0, socklen_t(MemoryLayout<sockaddr_un>.size))
      }
    }
    try #require(bound == 0)
    let run = try Command(["check", "s.strings"], in: folder.url)
    #expect(run.exitCode == 2)
    #expect(run.standardError.contains("s.strings: error: is a socket"))
  }

  @Test func aFileThatIsTooLargeIsRefusedWithItsSize() throws {
    let project = try sampleProject()
    let file = try project.write("", to: "ar.lproj/Huge.strings")
    let handle = try FileHandle(forWritingTo: file)
    // A hole: it takes no room on the disk.
    try handle.truncate(atOffset: 300 << 20)
    try handle.close()
    let run = try Command(["check", "."], in: project.url)
    #expect(run.exitCode == 2)
    #expect(run.standardError.contains("Huge.strings: error: has 314572800 bytes"))
    #expect(run.text.contains("[base-direction]"))
  }

  @Test func aFullDiskIsSaid() throws {
    let project = try sampleProject()
    let full = try #require(FileHandle(forWritingAtPath: "/dev/full"))
    let run = try Command(["check", "."], in: project.url, output: full)
    #expect(run.exitCode == 2)
    #expect(
      run.standardError.contains("standard output could not be written: No space left on device"))
  }

  /// A reader that goes away, as `head` does, is no fault; and files are repaired all the same.
  @Test func aClosedPipeDoesNotStopTheWork() throws {
    let project = try sampleProject()
    let pipe = Pipe()
    try pipe.fileHandleForReading.close()
    let check = try Command(["check", "."], in: project.url, output: pipe.fileHandleForWriting)
    #expect(check.exitCode == 1)
    let second = Pipe()
    try second.fileHandleForReading.close()
    let fix = try Command(["fix", "."], in: project.url, output: second.fileHandleForWriting)
    #expect(fix.exitCode == 0)
    #expect(try Command(["check", "."], in: project.url).exitCode == 0)
  }

  /// An unreadable folder is said, and a file that may not be written stays.
  @Test(.enabled(if: getuid() != 0, "root may read and write everything"))
  func permissions() throws {
    let project = try sampleProject()
    let path = project.url.appendingPathComponent("ar.lproj/Localizable.strings").path
    let manager = FileManager.default
    try manager.setAttributes([.posixPermissions: 0o400], ofItemAtPath: path)
    let fix = try Command(["fix", "."], in: project.url)
    #expect(fix.exitCode == 2)
    #expect(fix.standardError.contains("cannot be written: Permission denied"))
    try manager.setAttributes([.posixPermissions: 0o000], ofItemAtPath: path)
    let check = try Command(["check", "."], in: project.url)
    #expect(check.exitCode == 2)
    #expect(check.standardError.contains("cannot be opened: Permission denied"))
  }

  /// A catalog that cannot be read is a fault of the file, and nothing is said of its path.
  @Test(arguments: ["{\"sourceLanguage\": ", "{}", ""])
  func aBrokenCatalogSaysNothingOfItsPath(_ text: String) throws {
    let folder = try Folder()
    try folder.write(text, to: "L.xcstrings")
    let run = try Command(["check", "."], in: folder.url)
    #expect(run.exitCode == 1)
    #expect(run.text.hasPrefix("L.xcstrings: 1 error\n  1:"))
    #expect(run.standardError.hasSuffix("; 1 parse error to mend by hand\n"))
    #expect(!run.standardError.contains("names no locale"))
    try folder.write("{\"sourceLanguage\": \"en\", \"strings\": {}}", to: "L.xcstrings")
    let empty = try Command(["check", "."], in: folder.url)
    #expect(empty.standardError == "no findings in 1 file with 0 entries\n")
  }

  /// Entities that grow without bound: what to do is said, and not to close tags.
  @Test(arguments: [
    ("values-iw/strings.xml", "<resources><string name=\"a\">&a9;</string></resources>"),
    ("he.lproj/A.strings", "<plist><dict><key>a</key><string>&a9;</string></dict></plist>"),
    ("he.xlf", "<xliff version=\"1.2\">&a9;</xliff>"),
  ])
  func anEntityBombSaysWhatToDo(_ path: String, root: String) throws {
    let entities = (1...9).map { number in
      let text = String(repeating: "&a\(number - 1);", count: 20)
      return "<!ENTITY a\(number) \"\(text)\">"
    }
    let folder = try Folder()
    try folder.write(
      "<?xml version=\"1.0\"?><!DOCTYPE r [<!ENTITY a0 \"aaaaaaaaaaaaaaaaaaaa\">"
        + entities.joined() + "]>\n" + root, to: path)
    let run = try Command(["check", "."], in: folder.url)
    #expect(run.exitCode == 1)
    #expect(run.text.contains("limit on input amplification factor"))
    #expect(
      run.text.contains(
        "    help:       remove the declarations of entities (<!ENTITY …>), and write their text"))
    #expect(!run.text.contains("close every tag"))
  }

  /// A binary property list is read and never written; the command that converts it can be copied.
  @Test func aBinaryPropertyListIsReadOnly() throws {
    let folder = try Folder()
    let bytes = [UInt8](
      try PropertyListSerialization.data(
        fromPropertyList: ["k": "abc אבג"], format: .binary, options: 0))
    let path = "my app/he.lproj/A.strings"
    try folder.write(bytes, to: path)
    let command = "plutil -convert xml1 'my app/he.lproj/A.strings'"
    for name in ["check", "fix"] {
      let run = try Command([name, "."], in: folder.url)
      #expect(run.exitCode == 1)
      #expect(run.text.contains("[base-direction]"))
      #expect(run.text.contains("help:       the file is a binary property list"))
      #expect(run.text.contains(command))
      #expect(try folder.bytes(of: path) == bytes)
    }
    let marked = [UInt8](
      try PropertyListSerialization.data(
        fromPropertyList: ["k": "\u{200F}אבג"], format: .binary, options: 0))
    try folder.write(marked, to: path)
    let strip = try Command(["strip", "."], in: folder.url)
    #expect(strip.exitCode == 2)
    #expect(strip.standardError.contains(command))
    #expect(try folder.bytes(of: path) == marked)
    let input = try Command(["strip", "-"], input: marked, in: folder.url)
    #expect(input.exitCode == 2)
    #expect(input.standardOutput == marked)
    #expect(input.standardError.contains("plutil -convert xml1 -o - -"))
  }

  /// Escapes are those of the format of the file, and the format is called by its name.
  @Test(arguments: [
    ("he.lproj/A.strings", "\"k\" = \"abc אבג\";", "with the escapes of .strings: \\U202B"),
    ("he.json", "{\"k\": \"abc אבג\"}", "with the escapes of JSON strings: \\u202B"),
    (
      "values-iw/a.xml", "<resources><string name=\"k\">abc אבג</string></resources>",
      "with the escapes of Android strings.xml: \\u202B"
    ),
    (
      "A.he.resx", "<root><data name=\"k\"><value>abc אבג</value></data></root>",
      "with the escapes of .resx: &#x202B;"
    ), ("m_he.properties", "k = abc אבג", "with the escapes of Java properties: \\u202B"),
    ("he.po", "msgid \"k\"\nmsgstr \"abc אבג\"\n", nil),
  ])
  func explainNamesTheFormat(_ path: String, text: String, words: String?) throws {
    let folder = try Folder()
    try folder.write(text, to: path)
    let run = try Command(["explain", "--container", "natural", path, "k"], in: folder.url)
    #expect(run.exitCode == 0)
    #expect(run.text.contains("Repair  (made by fix)"))
    #expect(run.text.contains("with the escapes of") == (words != nil))
    if let words { #expect(run.text.contains(words), "\(run.text)") }
  }

  /// A word that is no command: the one that is meant is named.
  @Test(arguments: [
    ("chek", "There is no command \"chek\". Did you mean check?"),
    ("basline", "Did you mean baseline?"),
    ("xyz", "There is no command \"xyz\"."), (".", "\".\" is a path: name a command before it"),
    ("a\u{1B}[31m\u{202E}", "\"a\u{2039}U+001B\u{203A}[31m\u{2039}RLO\u{203A}\""),
  ])
  func commandsThatAreNone(_ word: String, expected: String) throws {
    let folder = try Folder()
    let run = try Command([word, "x"], in: folder.url)
    #expect(run.exitCode == 64)
    #expect(run.standardError.contains(expected), "\(run.standardError)")
  }

  /// Controls of the command line and of paths are shown by name; the command for repairs has them as escapes of the shell.
  @Test func controlsReachNoTerminal() throws {
    let folder = try Folder()
    let name = "a\u{1B}[31m\u{202E}'\\.strings"
    try folder.write("\"k\" = \"abc אבג\";\n", to: "he.lproj/\(name)")
    func isClean(_ text: String) -> Bool {
      !text.unicodeScalars.contains {
        $0.properties.isBidiControl || $0.value == 0x1B || (0x7F...0x9F).contains($0.value)
      }
    }
    for arguments in [
      ["check", "--no\u{1B}[31m\u{202E}", "."], ["check", "--locale", "\u{9B}31m", "."],
      ["check", "--select", "\u{202E}", "."], ["fix", "--jobs", "\u{1B}", "."],
    ] {
      let run = try Command(arguments, in: folder.url)
      #expect(run.exitCode == 64)
      #expect(run.standardError.hasPrefix("Error: ") && isClean(run.standardError))
    }
    let check = try Command(["check", "--format", "json", "he.lproj/\(name)"], in: folder.url)
    #expect(check.exitCode == 1)
    #expect(isClean(check.text) && isClean(check.standardError), "\(check.standardError)")
    for arguments in [["check", "--list-files", "."], ["stats", "--list-entries", "."]] {
      let run = try Command(arguments, in: folder.url)
      #expect(run.exitCode == 0)
      #expect(isClean(run.text), "\(run.text)")
    }
    // The command does what it says.
    let line = check.standardError.split(separator: "\n").first {
      $0.hasPrefix("repair:  bidi-fix ")
    }
    let command = line.map { String($0.dropFirst("repair:  bidi-fix ".count)) } ?? ""
    #expect(command == #"fix $'he.lproj/a\u001B[31m\u202E\'\\.strings'"#)
    let shell = Process()
    shell.executableURL = URL(fileURLWithPath: "/bin/bash")
    shell.environment = Command.sanitizerOptions
      .merging(["LC_ALL": "C.UTF-8", "PATH": "/usr/bin:/bin"]) { $1 }
    shell.arguments = ["-c", "exec \"$BIDI_FIX\" \(command)"]
    shell.environment?["BIDI_FIX"] = Command.binary.path
    shell.currentDirectoryURL = folder.url
    shell.standardOutput = FileHandle.nullDevice
    shell.standardError = FileHandle.nullDevice
    try shell.runToEnd()
    #expect(shell.terminationStatus == 0)
    #expect(
      String(decoding: try folder.bytes(of: "he.lproj/\(name)"), as: UTF8.self)
        == "\"k\" = \"\u{202B}abc אבג\u{202C}\";\n")
  }

  /// A file whose end is missing is not written anew by commands that report no findings, and they say where it ends.
  @Test(arguments: ["strip", "pseudo"])
  func aFileWhoseEndIsMissing(_ command: String) throws {
    let folder = try Folder()
    let text = "\"a\" = \"\u{200F}b\";\n\"c\" = \"d"
    try folder.write(text, to: "en.lproj/L.strings")
    let output = command == "pseudo" ? ["-o", "out"] : []
    let run = try Command([command] + output + ["."], in: folder.url)
    #expect(run.exitCode == 2)
    #expect(run.standardError.contains("en.lproj/L.strings:2:"), "\(run.standardError)")
    #expect(try folder.bytes(of: "en.lproj/L.strings") == Array(text.utf8))
  }
}
