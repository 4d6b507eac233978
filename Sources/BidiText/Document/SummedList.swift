/// What the elements of a ``SummedList`` add up to.
protocol Sum: Sendable, Equatable {
  static var zero: Self { get }
  static func + (left: Self, right: Self) -> Self
}

/// An element that counts for something.
protocol Summed: Sendable {
  associatedtype Total: Sum
  /// What the element counts for.
  var total: Total { get }
}

/// A list that finds its elements by what those before them add up to, and is edited in the middle.
///
/// The elements lie in chunks. An edit writes the chunks that it touches and the sums before each chunk; copies share
/// the others.
struct SummedList<Element: Summed>: Sendable {
  /// Some neighbouring elements; never empty.
  private struct Chunk: Sendable {
    var elements: [Element]
    var total: Element.Total

    init(_ elements: [Element]) {
      self.elements = elements
      total = elements.reduce(.zero) { $0 + $1.total }
    }
  }

  /// Where an element is, and what stands before it.
  struct Place {
    /// The number of the element; the count of elements after the last one.
    let number: Int
    /// The sum of the elements before.
    let start: Element.Total
  }

  /// How many elements a new chunk has, and how many one may have.
  private static var chunkCount: Int { 64 }
  private static var longestChunk: Int { 128 }

  private var chunks: [Chunk] = []

  /// The number of elements, and their sum, before each chunk and after the last one.
  private var starts: [(count: Int, total: Element.Total)] = [(0, .zero)]

  init(_ elements: [Element]) {
    chunks = Self.chunks(of: elements)
    writeStarts(from: 0)
  }

  private static func chunks(of elements: [Element]) -> [Chunk] {
    stride(from: 0, to: elements.count, by: chunkCount).map {
      Chunk(Array(elements[$0..<min($0 + chunkCount, elements.count)]))
    }
  }

  private mutating func writeStarts(from first: Int) {
    starts.removeSubrange((first + 1)...)
    starts.reserveCapacity(chunks.count + 1)
    for chunk in chunks[first...] {
      let last = starts[starts.count - 1]
      starts.append((last.count + chunk.elements.count, last.total + chunk.total))
    }
  }

  /// How many elements there are.
  var count: Int { starts[starts.count - 1].count }

  /// The sum of all elements.
  var total: Element.Total { starts[starts.count - 1].total }

  /// An element.
  ///
  /// - Complexity: O(log *n*).
  subscript(number: Int) -> Element {
    let chunk = chunkIndex(holding: number)
    return chunks[chunk].elements[number - starts[chunk].count]
  }

  /// The chunk that holds an element; the last one for the count of elements.
  private func chunkIndex(holding number: Int) -> Int {
    let next = starts.partitionIndex { $0.count > number }
    return max(min(next, chunks.count) - 1, 0)
  }

  /// The sum of the elements before a number.
  ///
  /// - Complexity: O(log *n*).
  func start(of number: Int) -> Element.Total {
    guard !chunks.isEmpty else { return .zero }
    let chunk = chunkIndex(holding: number)
    let inside = number - starts[chunk].count
    return chunks[chunk].elements[..<inside].reduce(starts[chunk].total) { $0 + $1.total }
  }

  /// The first element whose end meets a condition that the ends of all elements after it meet too.
  ///
  /// - Parameter isPast: Given the sum of the elements up to the end of one.
  /// - Returns: The place; the count of elements where no element meets the condition.
  /// - Complexity: O(log *n*).
  func firstEnd(where isPast: (Element.Total) -> Bool) -> Place {
    // The first chunk whose end meets the condition: starts[0] is no end.
    let chunk = starts[1...].partitionIndex { isPast($0.total) } - 1
    guard chunk < chunks.count else { return Place(number: count, start: total) }
    var (number, start) = starts[chunk]
    for element in chunks[chunk].elements {
      let end = start + element.total
      if isPast(end) { break }
      start = end
      number += 1
    }
    return Place(number: number, start: start)
  }

  /// Replaces some elements.
  ///
  /// - Complexity: O(*n* / chunk + *m*), *m* the number of elements taken out and put in.
  mutating func replace(_ range: Range<Int>, with new: [Element]) {
    guard !chunks.isEmpty else {
      self = SummedList(new)
      return
    }
    let first = chunkIndex(holding: range.lowerBound)
    let last = range.isEmpty ? first : chunkIndex(holding: range.upperBound - 1)
    // Each counts from the start of its own chunk.
    let lower = range.lowerBound - starts[first].count
    let upper = range.upperBound - starts[last].count
    if first == last {
      chunks[first].elements.replaceSubrange(lower..<upper, with: new)
      let elements = chunks[first].elements
      if elements.isEmpty || elements.count > Self.longestChunk {
        chunks.replaceSubrange(first...first, with: Self.chunks(of: elements))
      } else {
        chunks[first] = Chunk(elements)
      }
    } else {
      let elements =
        Array(chunks[first].elements[..<lower]) + new
        + chunks[last].elements[upper...]
      chunks.replaceSubrange(first...last, with: Self.chunks(of: elements))
    }
    writeStarts(from: first)
  }
}
