import BidiLint
import BidiReport
import BidiSource

/// The findings that a team has accepted: a file beside its project.
///
/// A finding is accepted by its content, ``Finding/fingerprint``: not by its line, its key or its path.
struct Baseline: Sendable {
  /// An accepted finding.
  struct Entry: Sendable, Hashable, Encodable, Comparable {
    let fingerprint: String
    let rule: String
    let path: String
    let key: String?

    static func < (lhs: Self, rhs: Self) -> Bool {
      (lhs.path, lhs.key ?? "", lhs.rule, lhs.fingerprint)
        < (rhs.path, rhs.key ?? "", rhs.rule, rhs.fingerprint)
    }
  }

  /// Its name where none is given.
  static let fileName = ".bidi-fix-baseline.json"

  private(set) var entries: Set<Entry> = []

  /// The folder that paths count from, as a whole path: that of the file.
  let folder: String
  private let fingerprints: Set<String>

  /// - Parameters:
  ///   - entries: The findings.
  ///   - path: The path of the file.
  init(_ entries: Set<Entry>, path: String) {
    self.entries = entries
    folder = Self.folder(of: path)
    fingerprints = Set(entries.map(\.fingerprint))
  }

  /// Reads a baseline.
  init(path: String) throws(FileFailure) {
    let bytes = try FileReader.read(path)
    let source: SourceFile
    do throws(DecodingError) {
      source = try SourceFile(path: path, bytes: bytes)
    } catch {
      throw FileFailure(path: path, message: error.message, location: error.location)
    }
    func failure(_ message: String, _ offset: Int) -> FileFailure {
      FileFailure(
        path: path, message: "\(message); bidi-fix baseline writes it anew",
        location: source.location(of: offset))
    }
    let root: JSONValue
    do throws(JSONFault) { root = try JSONValue(source.text) } catch {
      throw failure("is no baseline: \(error.message)", error.offset)
    }
    guard let version = root["version"], let findings = root["findings"],
      source.text[version.range].elementsEqual("1".utf8)
    else { throw failure("is no baseline of version 1", root.range.lowerBound) }
    var entries: Set<Entry> = []
    for element in findings.elements {
      guard let fingerprint = element["fingerprint"]?.text?.string,
        let rule = element["rule"]?.text?.string, let path = element["path"]?.text?.string
      else {
        throw failure(
          "has a finding without fingerprint, rule or path", element.range.lowerBound)
      }
      entries.insert(
        Entry(
          fingerprint: fingerprint, rule: rule, path: path, key: element["key"]?.text?.string))
    }
    self.init(entries, path: path)
  }

  /// Whether a finding is accepted.
  func accepts(_ finding: Finding) -> Bool {
    !fingerprints.isEmpty && fingerprints.contains(finding.fingerprint)
  }

  /// The accepted findings that are not there any more.
  ///
  /// - Parameters:
  ///   - seen: The fingerprints that were found.
  ///   - isLookedAt: Whether the run looked for a rule in the file of a whole path, or would have.
  /// - Returns: The findings of such files that were not found anywhere.
  func gone(
    seen: Set<String>, isLookedAt: (_ path: String, _ rule: String) -> Bool
  ) -> Set<Entry> {
    entries.filter {
      !seen.contains($0.fingerprint) && isLookedAt(Self.whole($0.path, in: folder), $0.rule)
    }
  }

  /// The findings of files that the run did not look at.
  func kept(isLookedAt: (_ path: String, _ rule: String) -> Bool) -> Set<Entry> {
    entries.filter { !isLookedAt(Self.whole($0.path, in: folder), $0.rule) }
  }

  /// The folder that the file of a baseline lies in, as a whole path.
  static func folder(of path: String) -> String {
    let whole = wholePath(path)
    return whole.lastIndex(of: "/").map { String(whole[..<$0]) } ?? ""
  }

  private static func whole(_ path: String, in folder: String) -> String {
    path.hasPrefix("/") ? path : "\(folder)/\(path)"
  }

  /// The baseline without what is gone.
  func shrunk(
    to found: Set<Entry>, isLookedAt: (_ path: String, _ rule: String) -> Bool
  ) -> Baseline {
    var shrunk = self
    shrunk.entries.subtract(
      gone(seen: Set(found.map(\.fingerprint)), isLookedAt: isLookedAt))
    return shrunk
  }

  /// The baseline as a file: one finding a line, by path and key, so that two branches seldom meet in a line.
  var text: String {
    let lines = entries.sorted().map { "\n    " + JSONText.line($0) }
    return "{\n  \"findings\" : [\(lines.joined(separator: ","))\n  ],\n  \"version\" : 1\n}\n"
  }
}

extension Baseline.Entry {
  /// - Parameters:
  ///   - finding: A finding.
  ///   - path: The whole path of its file.
  ///   - folder: The folder of the baseline, as a whole path.
  init(_ finding: Finding, path: String, folder: String) {
    let isInside = path.hasPrefix(folder + "/")
    self.init(
      fingerprint: finding.fingerprint, rule: finding.rule,
      path: isInside ? String(path.dropFirst(folder.count + 1)) : path, key: finding.key)
  }
}
