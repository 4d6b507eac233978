/// What nothing in the project runs.
extension ObjectiveCReader {
  /// Finds methods that an interface declares, and classes, that nothing in the project names.
  mutating func findUnused(_ names: ProjectNames, _ text: [UInt8]) {
    guard names.hasProgram else { return }
    var index = 0
    while index < tokens.count {
      if tokens[index].text == "@implementation" {
        let end = tokens[index...].firstIndex { $0.text == "@end" } ?? tokens.count - 1
        let range = tokens[index].range.lowerBound..<tokens[end].range.upperBound
        // A category adds to a class that others have.
        let name = self.text(index + 1)
        if self.text(index + 2) != "(",
          names.unreachedTypes.contains(name)
            || !names.isMadeBySystem(name)
              && !names.isNamed(name, outside: [range], of: text, .objectiveC)
        {
          outline.unused.append(range)
        } else if names.isUnshown(name) {
          outline.unshown.append(range)
        }
      } else if ["-", "+"].contains(self.text(index)), self.text(index + 1) == "(",
        partners[index + 1] > 0, case let name = self.text(partners[index + 1] + 1),
        names.isInInterface(name),
        let body = tokens[index...].firstIndex(where: { ["{", ";"].contains($0.text) }),
        partners[body] > body
      {
        let range = tokens[index].range.lowerBound..<tokens[partners[body]].range.upperBound
        let type = outline.typeName(of: scopes[body])
        if names.isUnreached(name, in: type)
          || !names.isNamed(name, outside: [range], of: text, .objectiveC)
        {
          outline.unused.append(range)
        } else if names.isUnshown(name, in: type) {
          outline.unshown.append(range)
        }
      }
      index += 1
    }
  }
}
