extension UInt8 {
  package var isASCIILetter: Bool { (self | 0x20) >= 0x61 && (self | 0x20) <= 0x7A }
  package var isASCIIDigit: Bool { self >= 0x30 && self <= 0x39 }
  package var isASCIIAlphanumeric: Bool { isASCIILetter || isASCIIDigit }
}
