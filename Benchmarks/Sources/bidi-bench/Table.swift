import Foundation

/// Adds how many times as fast each row is as the reference of its group and corpus.
func withRatios(_ results: [Result]) -> [Result] {
  results.map { result in
    var result = result
    let base = results.first {
      $0.group == result.group && $0.corpus == result.corpus
        && [reference, messageReference, streamReference].contains($0.name)
    }
    if let base { result.ratio = base.nanoseconds / result.nanoseconds }
    return result
  }
}

/// One table: medians, spread, throughput, allocations, ratios.
func table(_ results: [Result]) -> String {
  var lines: [String] = []
  var title = ""
  for result in results {
    let next = "\(result.group), \(result.corpus)"
    if next != title {
      title = next
      lines += ["", next]
    }
    let ratio = result.ratio > 0 ? String(format: "%6.2f x", result.ratio) : "        "
    lines.append(
      "  " + result.name.padding(toLength: 44, withPad: " ", startingAt: 0)
        + String(
          format: "%12.1f ns %9.0f MB/s  +-%3.0f%%  %7.2f allocations  ", result.nanoseconds,
          result.megabytesPerSecond, result.spread * 100, result.allocations) + ratio)
  }
  return lines.joined(separator: "\n")
}
