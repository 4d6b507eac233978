import BidiBatch
import BidiText
import CPeers

/// The name of the row that ratios are of.
let reference = "ICU C, reused, ready UTF-16"

/// An automatic direction, left to right where there is no strong character.
private let automatic: UInt8 = 0xFE

func baseDirection(_ corpus: Corpus) -> [Workload] {
  var types = [UInt32](repeating: 0, count: 4096)
  func workload(_ name: String, _ round: @escaping () -> Int) -> Workload {
    Workload(
      group: "base direction", corpus: corpus.name, name: name, count: corpus.strings.count,
      bytes: corpus.utf8Count, round: round)
  }
  return [
    workload("BidiText, from String") {
      var sum = 0
      for string in corpus.strings {
        sum &+= WritingDirection(firstStrongIn: string) == .rightToLeft ? 1 : 0
      }
      return sum
    },
    workload(reference) {
      var sum = 0
      for text in corpus.utf16 { sum &+= Int(peers_icu_base_direction(text, Int32(text.count))) }
      return sum
    },
    workload("FriBidi, ready UTF-32") {
      var sum = 0
      for text in corpus.utf32 {
        sum &+= Int(peers_fribidi_base_direction(text, Int32(text.count), &types))
      }
      return sum
    },
  ]
}

/// Measured by itself: it takes the guesses of the processor away from rows that take a few nanoseconds.
func directionOutsideCode(_ corpus: Corpus) -> [Workload] {
  [
    Workload(
      group: "direction outside code", corpus: corpus.name, name: "BidiText, from String",
      count: corpus.strings.count, bytes: corpus.utf8Count
    ) {
      var sum = 0
      for string in corpus.strings {
        let direction = DirectionStrategy.firstStrongOutsideCode.direction(of: string)
        sum &+= direction == .rightToLeft ? 1 : 0
      }
      return sum
    }
  ]
}

func levels(_ corpus: Corpus) -> [Workload] {
  let longest = corpus.utf32.map(\.count).max() ?? 0
  var types = [UInt32](repeating: 0, count: longest)
  var brackets = [UInt32](repeating: 0, count: longest)
  var fribidiLevels = [Int8](repeating: 0, count: longest)
  let icu = peers_icu_open()
  let engine = Engine()
  func workload(_ name: String, _ round: @escaping () -> Int) -> Workload {
    Workload(
      group: "levels", corpus: corpus.name, name: name, count: corpus.strings.count,
      bytes: corpus.utf8Count, round: round)
  }
  return [
    workload("BidiText, from String, runs") {
      engine.use { resolver, bytes in
        var sum = 0
        for string in corpus.strings {
          resolver.resolveParagraph(string, baseDirection: .auto(fallback: .leftToRight))
          sum &+= resolver.runCount
        }
        return sum
      }
    },
    workload("BidiText, from String, one call, array of runs") {
      var sum = 0
      for string in corpus.strings {
        sum &+= string.levelRuns(baseDirection: .auto(fallback: .leftToRight)).count
      }
      return sum
    },
    workload("BidiText, from String, a level a byte") {
      engine.use { resolver, bytes in
        var sum = 0
        for string in corpus.strings {
          resolver.resolveParagraph(string, baseDirection: .auto(fallback: .leftToRight))
          resolver.writeLevels(into: &bytes, per: .utf8, of: string)
          sum &+= Int(bytes[0])
        }
        return sum
      }
    },
    workload(reference) {
      var sum = 0
      for text in corpus.utf16 {
        sum &+= Int(peers_icu_levels(icu, text, Int32(text.count), automatic))
      }
      return sum
    },
    workload("ICU C, open and close") {
      var sum = 0
      for text in corpus.utf16 {
        sum &+= Int(peers_icu_levels_open_close(text, Int32(text.count), automatic))
      }
      return sum
    },
    workload("ICU C, reused, converted from String") {
      var sum = 0
      for string in corpus.strings {
        let text = Array(string.utf16)
        sum &+= Int(peers_icu_levels(icu, text, Int32(text.count), automatic))
      }
      return sum
    },
    workload("FriBidi, ready UTF-32") {
      var sum = 0
      for text in corpus.utf32 {
        sum &+= Int(
          peers_fribidi_levels(text, Int32(text.count), &types, &brackets, &fribidiLevels))
      }
      return sum
    },
  ]
}

func visual(_ corpus: Corpus) -> [Workload] {
  let icu = peers_icu_open()
  var out = [UInt16](repeating: 0, count: 2 * (corpus.utf16.map(\.count).max() ?? 0) + 16)
  func workload(_ group: String, _ name: String, _ round: @escaping () -> Int) -> Workload {
    Workload(
      group: group, corpus: corpus.name, name: name, count: corpus.strings.count,
      bytes: corpus.utf8Count, round: round)
  }
  let engine = Engine()
  return [
    workload("visual runs", "BidiText, from String") {
      engine.use { resolver, bytes in
        var sum = 0
        for string in corpus.strings {
          resolver.resolveParagraph(string, baseDirection: .auto(fallback: .leftToRight))
          resolver.orderRuns()
          for index in 0..<resolver.runCount {
            sum &+= resolver.visualRun(at: index).utf8Range.lowerBound
          }
        }
        return sum
      }
    },
    workload("visual text", "BidiText, from String, to UTF-8") {
      engine.use { resolver, bytes in
        var sum = 0
        for string in corpus.strings {
          resolver.resolveParagraph(string, baseDirection: .auto(fallback: .leftToRight))
          resolver.orderRuns()
          resolver.writeVisualText(into: &bytes, of: string)
          sum &+= bytes.count
        }
        return sum
      }
    },
    workload("visual runs", reference) {
      var sum = 0
      for text in corpus.utf16 {
        sum &+= Int(peers_icu_visual_runs(icu, text, Int32(text.count), automatic))
      }
      return sum
    },
    workload("visual text", reference) {
      var sum = 0
      for text in corpus.utf16 {
        sum &+= Int(
          peers_icu_visual_text(icu, text, Int32(text.count), automatic, &out, Int32(out.count)))
      }
      return sum
    },
  ]
}

func screen(_ corpus: Corpus) -> [Workload] {
  var copy = [UInt8](repeating: 0, count: corpus.utf8Count)
  let bytes = Array(corpus.strings.joined().utf8)
  func workload(_ name: String, _ round: @escaping () -> Int) -> Workload {
    Workload(
      group: "screen", corpus: corpus.name, name: name, count: 1, bytes: corpus.utf8Count,
      round: round)
  }
  let engine = Engine()
  let text = corpus.strings.joined()
  return [
    workload("BidiText, is it plain?") {
      text.isPlainLeftToRight ? 1 : 0
    },
    workload("BidiText, every paragraph, from String") {
      var sum = 0
      return engine.use { resolver, _ in
        resolver.forEachParagraph(of: text, baseDirection: .auto(fallback: .leftToRight)) {
          resolver, start in sum &+= resolver.runCount &+ start
        }
        return sum
      }
    },
    workload("memcpy") { Int(peers_memcpy(&copy, bytes, Int64(bytes.count))) },
    workload("scan for a byte of 0x80 or more, C") { Int(peers_scan(bytes, Int64(bytes.count))) },
  ]
}

/// A resolver that closures can share.
final class Engine {
  private var resolver = BidiResolver()
  private var bytes: [UInt8] = []

  /// Lends the resolver and a buffer for a round: one check of exclusive access, not one a string.
  func use<Value>(_ round: (inout BidiResolver, inout [UInt8]) -> Value) -> Value {
    round(&resolver, &bytes)
  }
}

/// Many strings at once by the clock on the wall: one call for each on one core, and one call for all on all cores.
func batch(_ corpus: Corpus) async -> (one: Double, all: Double) {
  let clock = ContinuousClock()
  var best = (one: Double.infinity, all: Double.infinity)
  var sum = 0
  // In turn, so that what else the machine does falls on both.
  for _ in 0..<9 {
    let one = clock.measure {
      let runs = corpus.strings.map { $0.levelRuns(baseDirection: .auto(fallback: .leftToRight)) }
      sum &+= runs.count
    }
    let all = await clock.measure {
      let runs = await BidiResolver.levelRuns(
        of: corpus.strings, baseDirection: .auto(fallback: .leftToRight))
      sum &+= runs.count
    }
    best = (min(best.one, nanoseconds(one)), min(best.all, nanoseconds(all)))
  }
  withExtendedLifetime(sum) {}
  let count = Double(corpus.strings.count)
  return (best.one / count, best.all / count)
}

private func nanoseconds(_ duration: Duration) -> Double {
  Double(duration.components.attoseconds) / 1e9 + Double(duration.components.seconds) * 1e9
}
