#if ICU
  import BidiICU
  import Testing

  /// The versions of ICU and its data, and its errors.
  @Suite struct ICUVersionTests {
    @Test func library() {
      #expect(ICUVersion.library.major >= 70)
      #expect(ICUVersion.library.major < 200)
    }

    /// ICU 70 has Unicode 14, 72 has 15.0, 74 has 15.1.
    @Test func unicode() {
      #expect(ICUVersion.unicode.major >= 14)
      #expect(ICUVersion.unicode.major < 50)
      if ICUVersion.library.major == 72 {
        #expect(ICUVersion.unicode.description == "15.0.0")
      }
    }

    @Test func descriptionIsTheThreeNumbers() {
      for version in [ICUVersion.library, ICUVersion.unicode] {
        let numbers = version.description.split(separator: ".").map { Int($0) }
        #expect(numbers == [version.major, version.minor, version.patch])
      }
    }

    @Test func order() {
      #expect(ICUVersion.unicode < ICUVersion.library)
      #expect(!(ICUVersion.library < ICUVersion.unicode))
      #expect(!(ICUVersion.library < ICUVersion.library))
    }

    /// `UErrorCode` of utypes.h.
    @Test(arguments: [
      (Int32(1), "U_ILLEGAL_ARGUMENT_ERROR"), (2, "U_MISSING_RESOURCE_ERROR"),
      (7, "U_MEMORY_ALLOCATION_ERROR"), (8, "U_INDEX_OUTOFBOUNDS_ERROR"),
      (15, "U_BUFFER_OVERFLOW_ERROR"), (16, "U_UNSUPPORTED_ERROR"),
    ])
    func errorName(_ code: Int32, expected: String) {
      let error = ICUError(code: code, operation: "read the stars")
      #expect(error.name == expected)
      #expect(error.description == "ICU could not read the stars: \(expected)")
      #expect(error.code == code)
      #expect(error.operation == "read the stars")
    }

    @Test func anUnknownErrorHasANameToo() {
      #expect(!ICUError(code: 0x7FFF_FFFF, operation: "").name.isEmpty)
    }
  }
#endif
