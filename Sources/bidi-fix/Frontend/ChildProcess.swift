import BidiFiles
import BidiLint
import BidiSource
@unsafe @preconcurrency import Libc

/// Runs other programs.
enum ChildProcess {
  /// The output and the exit status of a program.
  struct Result {
    let output: [UInt8]
    let errors: [UInt8]

    /// The exit status; if a signal ended the program, 128 plus its number.
    let status: Int32
  }

  /// Finds a program in the search path, runs it, and waits for its end.
  ///
  /// Standard input is empty. Standard error is discarded unless `readsErrors` is true. In that case the program must not
  /// write more to it than a pipe holds before it has written all of its output.
  static func run(_ words: [String], readsErrors: Bool) throws(SystemError) -> Result {
    // A program that another thread starts must not inherit these pipes, because then they would stay open.
    let (output, errors, number) = try lock.withLock { () throws(SystemError) in
      let output = try Pipe()
      let errors = readsErrors ? try Pipe() : nil
      let number = try spawn(words, output: output.writeEnd, errors: errors?.writeEnd)
      return (output, errors, number)
    }
    output.closeWriteEnd()
    errors?.closeWriteEnd()
    let bytes = read(output.readEnd)
    let message = errors.map { read($0.readEnd) } ?? []
    return Result(output: bytes, errors: message, status: status(of: number))
  }

  private static let lock = Lock()

  private static func spawn(
    _ words: [String], output: Int32, errors: Int32?
  ) throws(SystemError) -> pid_t {
    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t?
    #else
      var actions = unsafe posix_spawn_file_actions_t()
    #endif
    unsafe posix_spawn_file_actions_init(&actions)
    defer { unsafe posix_spawn_file_actions_destroy(&actions) }
    unsafe posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, "/dev/null", O_RDONLY, 0)
    unsafe posix_spawn_file_actions_adddup2(&actions, output, STDOUT_FILENO)
    if let errors {
      unsafe posix_spawn_file_actions_adddup2(&actions, errors, STDERR_FILENO)
    } else {
      unsafe posix_spawn_file_actions_addopen(&actions, STDERR_FILENO, "/dev/null", O_WRONLY, 0)
    }
    var arguments: [UnsafeMutablePointer<CChar>?] = unsafe words.map { unsafe strdup($0) } + [nil]
    defer { unsafe arguments.forEach { unsafe free($0) } }
    var number: pid_t = 0
    #if canImport(Darwin)
      let variables = unsafe _NSGetEnviron().pointee
    #else
      let variables = unsafe environ
    #endif
    let error = unsafe posix_spawnp(
      &number, words[0], &actions, nil, &arguments, variables)
    guard error == 0 else { throw SystemError(number: error) }
    return number
  }

  /// All bytes up to the end, or up to an error.
  private static func read(_ descriptor: Int32) -> [UInt8] {
    (try? readAll(descriptor, sizeHint: 1 << 12, limit: .max - 1)) ?? []
  }

  private static func status(of number: pid_t) -> Int32 {
    var status: Int32 = 0
    while unsafe waitpid(number, &status, 0) < 0, errno == EINTR {}
    let signal = status & 0x7F
    return signal == 0 ? (status >> 8) & 0xFF : 128 + signal
  }

  /// A pipe whose ends are closed when it is deallocated.
  private final class Pipe {
    let readEnd: Int32
    private(set) var writeEnd: Int32

    init() throws(SystemError) {
      var ends: [Int32] = [-1, -1]
      guard unsafe pipe(&ends) == 0 else { throw SystemError(number: errno) }
      (readEnd, writeEnd) = (ends[0], ends[1])
      for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    }

    func closeWriteEnd() {
      if writeEnd >= 0 { close(writeEnd) }
      writeEnd = -1
    }

    deinit {
      closeWriteEnd()
      close(readEnd)
    }
  }
}
