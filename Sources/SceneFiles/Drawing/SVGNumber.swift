/// A number with at most three decimals, always written the same way.
struct SVGNumber: CustomStringConvertible {
  let value: Double

  init(_ value: Double) { self.value = value }

  var description: String {
    // What is no number, or larger than any picture, has no place in one.
    guard value.isFinite else { return "0" }
    let thousandths = Int64(min(max((value * 1000).rounded(), -1e15), 1e15))
    let (whole, rest) = thousandths.magnitude.quotientAndRemainder(dividingBy: 1000)
    let sign = thousandths < 0 ? "-" : ""
    guard rest != 0 else { return "\(sign)\(whole)" }
    var decimals = String(rest)
    decimals = String(repeating: "0", count: 3 - decimals.count) + decimals
    while decimals.hasSuffix("0") { decimals.removeLast() }
    return "\(sign)\(whole).\(decimals)"
  }
}
