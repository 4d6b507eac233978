import BidiLint
import BidiSource
import LocalizationFiles

/// The files of one run, and what is done with each.
struct Project: Sendable {
  /// The paths to read, in order; `-` is standard input.
  let paths: [String]

  /// The locale that was given for all.
  let locale: LintLocale?

  /// A file that was read, its bytes, and the locale of its texts.
  struct Loaded: Sendable {
    let path: String
    let bytes: [UInt8]
    let file: LocalizationFile
    let locale: LintLocale?
  }

  /// Does something with every file, on all cores, and gives the results in the order of the files.
  func forEachFile<Value: Sendable>(
    _ body: @escaping @Sendable (Loaded) throws(FileFailure) -> Value
  ) async -> [Result<Value, FileFailure>] {
    var results: [Result<Value, FileFailure>?] = Array(repeating: nil, count: paths.count)
    await withTaskGroup(of: (Int, Result<Value, FileFailure>).self) { group in
      var next = 0
      var done = 0
      let progress = Progress(total: paths.count)
      func start() {
        guard next < paths.count else { return }
        let index = next
        next += 1
        let path = paths[index]
        group.addTask {
          (index, Result { () throws(FileFailure) in try body(try load(path)) })
        }
      }
      for _ in 0..<coreCount() { start() }
      for await (index, result) in group {
        results[index] = result
        done += 1
        progress.show(done)
        start()
      }
      progress.clear()
    }
    return results.compactMap { $0 }
  }

  private func load(_ path: String) throws(FileFailure) -> Loaded {
    let bytes = try path == "-" ? FileReader.readStandardInput() : FileReader.read(path)
    let file: LocalizationFile
    do throws(DecodingError) {
      file = try LocalizationFile(path: path, bytes: bytes)
    } catch {
      throw FileFailure(path: path, message: error.message, location: error.location)
    }
    let named = LocalePath.locale(of: path).flatMap { LintLocale($0) }
    return Loaded(path: path, bytes: bytes, file: file, locale: locale ?? named)
  }
}

/// A line on a terminal that says how far a long run is.
struct Progress {
  let total: Int
  private let isShown: Bool

  init(total: Int) {
    self.total = total
    isShown = total > 200 && StandardError.isTerminal
  }

  func show(_ done: Int) {
    if isShown, done.isMultiple(of: 50) {
      StandardError.write("\rbidi-fix: \(done) of \(total) files")
    }
  }

  func clear() {
    if isShown { StandardError.write("\r\u{1B}[K") }
  }
}
