/// A file that could not be read or written.
package struct FileFailure: Error, Sendable, Hashable {
  /// The path, as it was given.
  package let path: String

  /// What happened and what to do, in one sentence without a full stop.
  package let message: String

  /// Where in the file, where a place can be named.
  package let location: SourceLocation?

  /// Makes a failure.
  package init(path: String, message: String, location: SourceLocation? = nil) {
    self.path = path
    self.message = message
    self.location = location
  }
}
