/// A value that most nodes do not have, kept outside of those that have it, so that nodes stay small.
enum Boxed<Value> {
  case none
  indirect case some(Value)

  init(_ value: Value?) {
    self = value.map { .some($0) } ?? .none
  }

  /// The value.
  var value: Value? {
    switch self {
    case .none: nil
    case .some(let value): value
    }
  }
}

extension Boxed: Sendable where Value: Sendable {}
extension Boxed: Equatable where Value: Equatable {}
extension Boxed: Hashable where Value: Hashable {}
