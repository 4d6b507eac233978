import BidiFiles
import BidiLint
import BidiSource
import LocalizationFiles

/// The changes of the working tree since it left the branch of a commit.
struct GitChanges: Sendable {
  private let reference: String

  /// The commit to compare with.
  private let commit: String

  /// The root of the repository, without links.
  private let root: String

  /// The old path of each changed file, by its path in the repository; nil for a new file.
  private let files: [String: String?]

  /// Asks Git for the changes.
  ///
  /// - Parameters:
  ///   - reference: A branch, a tag or a commit.
  ///   - folder: A folder in the repository.
  /// - Throws: `FileFailure` if there is no repository or no such commit.
  init(since reference: String, in folder: String) throws(FileFailure) {
    self.reference = reference
    func git(_ arguments: [String], readsErrors: Bool = false) throws(FileFailure) -> [UInt8] {
      let (output, errors, status) = try Self.run(
        arguments, in: folder, reference, readsErrors: readsErrors)
      guard status == 0 else {
        let reason = errors.split(separator: "\n").first.map(String.init) ?? "status \(status)"
        throw FileFailure(path: "--since \(reference)", message: "git says: \(reason)")
      }
      return output
    }
    func line(_ output: [UInt8]) -> String {
      String(decoding: output.split(separator: UInt8(ascii: "\n")).first ?? [], as: UTF8.self)
    }
    root = line(try git(["rev-parse", "--show-toplevel"], readsErrors: true))
    let (found, _, isUnknown) = try Self.run(
      ["rev-parse", "--verify", "--quiet", "--end-of-options", "\(reference)^{commit}"], in: folder,
      reference)
    guard isUnknown == 0 else {
      throw FileFailure(
        path: "--since \(reference)",
        message:
          "is no branch, tag or commit of the repository; a shallow clone may lack it (git fetch)")
    }
    let named = line(found)
    // Later commits on that branch are not part of this change.
    let (base, _, status) = try Self.run(["merge-base", named, "HEAD"], in: folder, reference)
    commit = status == 0 ? line(base) : named
    var files: [String: String?] = [:]
    let changed = try git([
      "-C", root, "diff", "--name-status", "-z", "--find-renames", "--no-ext-diff", commit,
    ])
    var parts = Self.names(changed)[...]
    while let letter = parts.popFirst()?.first, let path = parts.popFirst() {
      switch letter {
      case "R", "C":
        guard let new = parts.popFirst() else { break }
        files[new] = .some(path)
      case "A": files[path] = .some(nil)
      default: files[path] = .some(path)
      }
    }
    let untracked = try git(["-C", root, "ls-files", "--others", "--exclude-standard", "-z"])
    for path in Self.names(untracked) { files[path] = .some(nil) }
    self.files = files
  }

  /// The old values of a file; nil if the file did not change.
  ///
  /// - Parameters:
  ///   - path: The path of the file.
  ///   - file: The file as it is now.
  /// - Returns: The old values; no values if the file is new or its old state cannot be read.
  /// - Throws: `FileFailure` if Git cannot be run.
  func oldValues(of path: String, _ file: LocalizationFile) throws(FileFailure) -> OldValues? {
    guard let inside = realPath(path).flatMap({ pathBelow(root, $0) }) else { return OldValues() }
    guard let old = files[inside] else { return nil }
    guard let old else { return OldValues() }
    let (bytes, _, status) = try Self.run(
      ["-C", root, "cat-file", "blob", "\(commit):\(old)"], in: root, reference)
    guard status == 0, let file = try? LocalizationFile(path: path, bytes: bytes) else {
      return OldValues()
    }
    return OldValues(file)
  }

  // MARK: Git

  private static func names(_ output: [UInt8]) -> [String] {
    output.split(separator: 0).map { String(decoding: $0, as: UTF8.self) }
  }

  private static func run(
    _ arguments: [String], in folder: String, _ reference: String, readsErrors: Bool = false
  ) throws(FileFailure) -> (output: [UInt8], errors: String, status: Int32) {
    do throws(SystemError) {
      // Standard error is ignored, because Git warns of every file whose line ends it would change.
      let result = try ChildProcess.run(
        ["git", "-C", folder] + arguments, readsErrors: readsErrors)
      return (result.output, String(decoding: result.errors, as: UTF8.self), result.status)
    } catch {
      throw FileFailure(
        path: "--since \(reference)", message: "git cannot be run: \(error.message)")
    }
  }
}

/// The values of a file at a commit.
struct OldValues: Sendable {
  private var values: Set<Value> = []

  private struct Value: Hashable {
    let locale: String?
    let key: [UInt8]
    let value: [UInt8]

    // Values are compared as bytes, so that another normal form counts as a change.
    init(_ locale: String?, _ key: String, _ value: String) {
      (self.locale, self.key, self.value) = (locale, Array(key.utf8), Array(value.utf8))
    }
  }

  /// No values: every value of the file is new.
  init() {}

  init(_ file: LocalizationFile) {
    values = Set(
      file.entries.map { Value($0.locale, $0.key.string, $0.value.string) })
  }

  /// Whether a finding is about a value that did not change.
  ///
  /// A finding about the whole file is new.
  func holds(_ finding: Finding) -> Bool {
    guard let key = finding.key, let value = finding.value else { return false }
    return values.contains(Value(finding.locale, key, value))
  }
}
