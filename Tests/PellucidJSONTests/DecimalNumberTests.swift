// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidJSON
import PellucidTestSupport
import Testing

/// Tests against the C library's reader, which the standard library calls.
@Suite struct DecimalNumberTests {
  private func expectSame(_ text: String, _ place: SourceLocation = #_sourceLocation) throws {
    let expected = try #require(Double(text), "\(text)", sourceLocation: place)
    let found = try #require(DecimalNumber.value(of: text), "\(text)", sourceLocation: place)
    #expect(found.bitPattern == expected.bitPattern, "\(text)", sourceLocation: place)
  }

  @Test("Read every double from its shortest text")
  func readEveryDoubleFromItsShortestText() throws {
    var generator = SeededGenerator(seed: 1)
    for _ in 0..<5_000 {
      let value = Double(bitPattern: generator.next())
      guard value.isFinite else { continue }
      #expect(DecimalNumber.value(of: "\(value)")?.bitPattern == value.bitPattern, "\(value)")
    }
  }

  @Test("Round random digits as the C library does")
  func roundRandomDigitsAsTheCLibraryDoes() throws {
    var generator = SeededGenerator(seed: 2)
    for _ in 0..<5_000 {
      var text = Bool.random(using: &generator) ? "-" : ""
      for _ in 0..<Int.random(in: 1...40, using: &generator) {
        text += String(Int.random(in: 0...9, using: &generator))
      }
      text += "."
      for _ in 0..<Int.random(in: 1...40, using: &generator) {
        text += String(Int.random(in: 0...9, using: &generator))
      }
      if Bool.random(using: &generator) { text += "e\(Int.random(in: -380...340, using: &generator))" }
      try expectSame(text)
    }
  }

  /// Halfway between two doubles, the even one is chosen, unless a smaller digit breaks the tie.
  @Test("Round ties to even")
  func roundTiesToEven() throws {
    var generator = SeededGenerator(seed: 3)
    for _ in 0..<300 {
      // From 2^61 to 2^62, doubles are 512 apart, so the midpoint of two neighbours is a whole number.
      let low = Double(generator.next() >> 2 | 1 << 61)
      let middle = UInt64(low) + UInt64(low.ulp) / 2
      for text in [
        "\(middle)", "\(middle).000", "\(middle - 1).999", "\(middle).\(String(repeating: "0", count: 900))1",
      ] {
        try expectSame(text)
      }
    }
  }

  @Test(
    "Read the ends of the range",
    arguments: [
      "0", "-0", "0.0e99", "1", "+1", ".5", "5.", "1e22", "1e23", "8.5e22", "9007199254740993",
      "9007199254740993.0001",
      "2.2250738585072011e-308", "2.2250738585072014e-308", "4.9406564584124654e-324",
      "2.4703282292062327e-324",
      "2.4703282292062328e-324", "1e-400", "-1e-323", "1.7976931348623157e308", "1.7976931348623158e308",
      "1.7976931348623159e308", "1e309", "-1e999", "1e-999999999999", "1e999999999999",
    ]) func readTheEndsOfTheRange(_ text: String) throws
  { try expectSame(text) }

  @Test("Read texts of thousands of digits exactly")
  func keepLongTextsExact() throws {
    let zeros = String(repeating: "0", count: 5000)
    try expectSame("0.\(zeros)1e5001")
    try expectSame("1\(zeros)e-5000")
    try expectSame("1.\(zeros)1")
  }

  @Test(
    "Refuse texts that are no decimal number",
    arguments: ["", "-", ".", "e5", "1e", "1e+", "1x", " 1", "1 ", "nan", "inf", "0x10", "1.2.3", "--1"])
  func refuseWhatIsNoDecimal(_ text: String) { #expect(DecimalNumber.value(of: text) == nil) }
}
