import CPeers
import Foundation

/// One thing that is measured, on one corpus.
struct Workload {
  let group: String
  let corpus: String
  let name: String

  /// How many strings or paragraphs one round goes through.
  let count: Int
  let bytes: Int

  /// One round.
  ///
  /// The number keeps the work from being left out.
  let round: () -> Int
}

/// What came of a workload.
struct Result: Codable {
  let group: String
  let corpus: String
  let name: String
  let nanoseconds: Double
  let spread: Double
  let megabytesPerSecond: Double
  let allocations: Double
  var ratio: Double = 0
}

/// Runs workloads in turn, so that what else the machine does falls on all of them.
func measure(_ all: [Workload], rounds: Int) -> [Result] {
  // `--only TEXT` keeps the rows whose group, corpus or name holds the text: for a profiler.
  let workloads = all.filter { workload in
    guard let only = option("--only") else { return true }
    return "\(workload.group), \(workload.corpus), \(workload.name)".contains(only)
  }
  var times: [[Double]] = Array(repeating: [], count: workloads.count)
  var allocations = Array(repeating: 0.0, count: workloads.count)
  var sink = 0
  for round in 0...rounds {
    for (index, workload) in workloads.enumerated() {
      let before = peers_allocations()
      let start = processorTime()
      sink &+= workload.round()
      let time = processorTime() - start
      // The first round warms caches and grows buffers.
      guard round > 0 else { continue }
      times[index].append(time)
      allocations[index] += Double(peers_allocations() - before)
    }
  }
  withExtendedLifetime(sink) {}
  return zip(workloads, zip(times, allocations)).map { workload, measured in
    let sorted = measured.0.sorted()
    let median = sorted[sorted.count / 2]
    return Result(
      group: workload.group, corpus: workload.corpus, name: workload.name,
      nanoseconds: median * 1e9 / Double(workload.count),
      spread: (sorted[sorted.count - 1] - sorted[0]) / median,
      megabytesPerSecond: Double(workload.bytes) / median / 1e6,
      allocations: measured.1 / Double(rounds * workload.count))
  }
}

/// The processor time of this thread and of the programs that it ran, in seconds.
private func processorTime() -> Double {
  var time = timespec()
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
  return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9 + Double(peers_children_time()) / 1e6
}
