import Testing

@testable import BidiFiles
@testable import bidi_fix

/// Other programs, which the command asks.
@Suite struct ChildProcessTests {
  @Test func outputErrorsAndStatusAreKeptApart() throws {
    let result = try ChildProcess.run(
      ["sh", "-c", "printf out; printf err >&2; exit 3"], readsErrors: true)
    #expect(String(decoding: result.output, as: UTF8.self) == "out")
    #expect(String(decoding: result.errors, as: UTF8.self) == "err")
    #expect(result.status == 3)
  }

  @Test func errorsThatNobodyAsksForAreThrownAway() throws {
    // More than a pipe holds: a program that waited for a reader would not end.
    let result = try ChildProcess.run(
      ["sh", "-c", "head -c 1000000 /dev/zero >&2; printf out"], readsErrors: false)
    #expect(String(decoding: result.output, as: UTF8.self) == "out")
    #expect(result.errors.isEmpty)
    #expect(result.status == 0)
  }

  @Test func wordsAndEnvironmentAreHandedOn() throws {
    let result = try ChildProcess.run(
      ["sh", "-c", "printf '%s|%s|' \"$1\" \"${PATH:+path}\"; cat", "sh", "a  b\n$c"],
      readsErrors: false)
    // Standard input is empty.
    #expect(String(decoding: result.output, as: UTF8.self) == "a  b\n$c|path|")
  }

  @Test func aProgramThatIsNotThere() {
    let error = #expect(throws: SystemError.self) {
      try ChildProcess.run(["bidi-fix-no-such-program"], readsErrors: false)
    }
    #expect(error?.message == "No such file or directory")
  }

  @Test func aProgramThatIsKilled() throws {
    let result = try ChildProcess.run(["sh", "-c", "kill -9 $$"], readsErrors: false)
    #expect(result.status == 128 + 9)
  }

  /// Files are read by several tasks at once, each of which asks Git.
  @Test func manyAtOnce() async throws {
    try await withThrowingTaskGroup(of: (Int, Int).self) { group in
      for number in 1...24 {
        group.addTask {
          let result = try ChildProcess.run(
            ["sh", "-c", "head -c $1 /dev/zero", "sh", String(number * 10_000)],
            readsErrors: number.isMultiple(of: 2))
          return (number, result.output.count)
        }
      }
      for try await (number, count) in group { #expect(count == number * 10_000) }
    }
  }
}
