/// Where the scalar at an offset stands; the end for the count of scalars.
public func index(_ scalarOffset: Int, in text: String) -> String.Index {
  text.unicodeScalars.index(text.unicodeScalars.startIndex, offsetBy: scalarOffset)
}

/// The offset of a place, in scalars.
public func offset(_ index: String.Index, in text: String) -> Int {
  text.unicodeScalars.distance(from: text.unicodeScalars.startIndex, to: index)
}
