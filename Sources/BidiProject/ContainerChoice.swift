package import BidiText
import BidiJudge

/// The containers that show texts: one, some, or all of them.
///
/// Its name is that of the flag `--container`: `natural`, `rtl`, `ltr`, `any`, or several with commas between them.
package struct ContainerChoice: RawRepresentable, Sendable, Hashable, CaseIterable {
  /// Labels that take the direction of the first letter.
  package static let natural = ContainerChoice([.natural])
  /// Containers that are right to left.
  package static let rtl = ContainerChoice([.rightToLeft])
  /// Containers that are left to right.
  package static let ltr = ContainerChoice([.leftToRight])
  /// Each of these.
  package static let any = ContainerChoice(DisplayContainer.allCases)

  /// The choices that have one word.
  package static let allCases = [natural, rtl, ltr, any]

  /// The containers, each once, in the order of their type.
  package let containers: [DisplayContainer]

  /// Makes a choice.
  ///
  /// - Parameter containers: The containers, one at least.
  package init(_ containers: some Sequence<DisplayContainer>) {
    let chosen = Set(containers)
    self.containers = DisplayContainer.allCases.filter(chosen.contains)
  }

  /// Reads a name, such as `rtl` or `natural,rtl`.
  package init?(rawValue: String) {
    if rawValue == "any" {
      self = .any
      return
    }
    var containers: [DisplayContainer] = []
    for name in rawValue.split(separator: ",", omittingEmptySubsequences: false) {
      guard let container = DisplayContainer(rawValue: String(name.drop { $0 == " " })) else {
        return nil
      }
      containers.append(container)
    }
    self.init(containers)
  }

  /// The name.
  package var rawValue: String {
    containers == DisplayContainer.allCases
      ? "any" : containers.map(\.rawValue).joined(separator: ",")
  }
}
