#if ICU
  import BidiICU
  import Foundation

  /// A file that is written from ICU's data.
  struct GeneratedFile: Sendable {
    /// Where it lies in the repository.
    let path: String
    /// The line of it that says which version of the data it was written from.
    let versionLine: String
    /// What the data of this run is, for a file that was written from other data.
    var source = ICUVersion.summary
    /// Makes the text.
    let contents: @Sendable () throws -> String

    /// What is wrong with the file, or why it cannot be judged.
    struct Complaint {
      let text: String
      let isFailure: Bool
    }

    func write() throws {
      try contents().write(toFile: path, atomically: true, encoding: .utf8)
    }

    /// Compares the file with what would be written.
    func complaint() throws -> Complaint? {
      guard let current = try? String(contentsOfFile: path, encoding: .utf8) else {
        return Complaint(text: "\(path) is missing: run swift run bidi-datagen", isFailure: true)
      }
      guard current.split(separator: "\n").contains(Substring(versionLine)) else {
        return Complaint(
          text:
            "\(path) was written from another version; this is \(source): not checked",
          isFailure: false)
      }
      return try current == contents()
        ? nil
        : Complaint(
          text: "\(path) is not what bidi-datagen writes: run swift run bidi-datagen",
          isFailure: true)
    }
  }
#endif
