import BidiText

/// Every direction that can be asked for.
let allBaseDirections: [BaseDirection] = [
  .explicit(.leftToRight), .explicit(.rightToLeft), .auto(fallback: .leftToRight),
  .auto(fallback: .rightToLeft),
]
