/// Numbers, the least one first.
struct MinimumHeap {
  private var numbers: [Int] = []

  /// Adds a number.
  mutating func insert(_ number: Int) {
    numbers.append(number)
    var place = numbers.count - 1
    while place > 0, numbers[place] < numbers[(place - 1) / 2] {
      numbers.swapAt(place, (place - 1) / 2)
      place = (place - 1) / 2
    }
  }

  /// Takes out the least number; nil if there is none.
  mutating func removeMinimum() -> Int? {
    guard let first = numbers.first, let last = numbers.popLast() else { return nil }
    guard !numbers.isEmpty else { return first }
    numbers[0] = last
    var place = 0
    while true {
      var least = place
      for child in [2 * place + 1, 2 * place + 2]
      where child < numbers.count && numbers[child] < numbers[least] {
        least = child
      }
      if least == place { return first }
      numbers.swapAt(place, least)
      place = least
    }
  }
}
