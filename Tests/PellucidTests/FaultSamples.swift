// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Pellucid

/// An enumeration of facts inside errors, with a sample of each case: the compiler refuses a new case that `next` leaves out.
protocol Sampled {
  static var first: Self { get }
  /// A sample of the case behind this one; nil for the last.
  var next: Self? { get }
}

extension Sampled {
  static var samples: [Self] { Array(sequence(first: first) { $0.next }) }
}

extension ColorParsingError.Allowed: Sampled {
  static var first: Self { .notation }
  var next: Self? {
    switch self {
    case .notation: .hexadecimalDigit
    case .hexadecimalDigit: .hexadecimalDigits
    case .hexadecimalDigits: .space
    case .space: .numberOrPercentage
    case .numberOrPercentage: .angle
    case .angle: .numberUpTo(1_000_000)
    case .numberUpTo: .delimiter("(")
    case .delimiter: .delimiterOrParenthesis("/")
    case .delimiterOrParenthesis: .end
    case .end: nil
    }
  }
}

extension SceneReadingError.AllowedNumber: Sampled {
  static var first: Self { .within(0...1) }
  var next: Self? {
    switch self {
    case .within: .whole
    case .whole: .wholeWithin(0...41)
    case .wholeWithin: .pixels(upTo: 17)
    case .pixels: .upToLightAbove
    case .upToLightAbove: nil
    }
  }
}
