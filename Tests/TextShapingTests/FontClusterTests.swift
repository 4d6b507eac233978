#if Shaping
  import Testing

  @testable import TextShaping

  struct FontClusterTests {
    /// The table is that of the properties of Unicode, as the standard library has them.
    @Test func followingCharacters() {
      var differences: [UInt32] = []
      for value in UInt32(0)...0x10FFFF {
        guard let scalar = Unicode.Scalar(value) else { continue }
        let properties = scalar.properties
        let follows =
          properties.isWhitespace || properties.isDefaultIgnorableCodePoint
          || properties.generalCategory == .control
        if FontClusters.followsOthers(scalar) != follows { differences.append(value) }
      }
      #expect(differences == [])
    }
  }
#endif
