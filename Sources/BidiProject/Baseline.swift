package import BidiLint
package import BidiSource

/// The findings that a team has accepted: a file beside its project.
///
/// A finding is accepted by its content, ``Finding/fingerprint``: not by its line, its key or its path.
package struct Baseline: Sendable {
  /// An accepted finding.
  package struct Entry: Sendable, Hashable, Encodable, Comparable {
    /// What the finding is known by.
    package let fingerprint: String

    /// The name of its rule.
    package let rule: String

    /// The path of its file, from the folder of the baseline where it lies in that.
    package let path: String

    /// The key of its entry; nil for a finding of a file.
    package let key: String?

    package static func < (lhs: Self, rhs: Self) -> Bool {
      (lhs.path, lhs.key ?? "", lhs.rule, lhs.fingerprint)
        < (rhs.path, rhs.key ?? "", rhs.rule, rhs.fingerprint)
    }
  }

  /// Its name where none is given.
  package static let fileName = ".bidi-fix-baseline.json"

  /// The findings.
  package private(set) var entries: Set<Entry> = []

  /// The folder that paths count from, as a whole path: that of the file.
  package let folder: String
  private let fingerprints: Set<String>

  /// Makes a baseline.
  ///
  /// - Parameters:
  ///   - entries: The findings.
  ///   - folder: The folder of the file, as a whole path.
  package init(_ entries: Set<Entry>, folder: String) {
    self.entries = entries
    self.folder = folder
    fingerprints = Set(entries.map(\.fingerprint))
  }

  /// Reads a baseline.
  ///
  /// - Parameters:
  ///   - bytes: The file.
  ///   - path: Its path, for messages.
  ///   - folder: Its folder, as a whole path.
  /// - Throws: `FileFailure` for a file that `bidi-fix baseline` has not written.
  package init(_ bytes: [UInt8], path: String, folder: String) throws(FileFailure) {
    let source: SourceFile
    do throws(SourceDecodingError) {
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
      guard let fingerprint = element["fingerprint"]?.string,
        let rule = element["rule"]?.string, let path = element["path"]?.string
      else {
        throw failure(
          "has a finding without fingerprint, rule or path", element.range.lowerBound)
      }
      entries.insert(
        Entry(
          fingerprint: fingerprint, rule: rule, path: path, key: element["key"]?.string))
    }
    self.init(entries, folder: folder)
  }

  /// Whether a finding is accepted.
  package func accepts(_ finding: Finding) -> Bool {
    !fingerprints.isEmpty && fingerprints.contains(finding.fingerprint)
  }

  /// The accepted findings that are not there any more.
  ///
  /// - Parameters:
  ///   - seen: The fingerprints that were found.
  ///   - isLookedAt: Whether the run looked for a rule in the file of a whole path, or would have.
  /// - Returns: The findings of such files that were not found anywhere.
  package func gone(
    seen: Set<String>, isLookedAt: (_ path: String, _ rule: String) -> Bool
  ) -> Set<Entry> {
    entries.filter {
      !seen.contains($0.fingerprint) && isLookedAt(Self.whole($0.path, in: folder), $0.rule)
    }
  }

  /// The findings of files that the run did not look at.
  package func kept(isLookedAt: (_ path: String, _ rule: String) -> Bool) -> Set<Entry> {
    entries.filter { !isLookedAt(Self.whole($0.path, in: folder), $0.rule) }
  }

  private static func whole(_ path: String, in folder: String) -> String {
    path.isAbsolutePath ? path : "\(folder)/\(path)"
  }

  /// The baseline without what is gone.
  package func shrunk(
    to found: Set<Entry>, isLookedAt: (_ path: String, _ rule: String) -> Bool
  ) -> Baseline {
    var shrunk = self
    shrunk.entries.subtract(
      gone(seen: Set(found.map(\.fingerprint)), isLookedAt: isLookedAt))
    return shrunk
  }
}

extension Baseline.Entry {
  /// Accepts a finding.
  ///
  /// - Parameters:
  ///   - finding: A finding.
  ///   - path: The whole path of its file.
  ///   - folder: The folder of the baseline, as a whole path.
  package init(_ finding: Finding, path: String, folder: String) {
    self.init(
      fingerprint: finding.fingerprint, rule: finding.rule, path: pathBelow(folder, path) ?? path,
      key: finding.key)
  }
}
