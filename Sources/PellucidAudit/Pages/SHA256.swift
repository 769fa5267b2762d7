// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

/// The SHA-256 digest (FIPS 180-4) of bytes that are added in any number of parts.
package struct SHA256: Sendable {
  private var state = SHA256.start
  /// The last sixteen words: those of the block that is not full yet, or of the schedule of a full one.
  private var words = InlineArray<16, UInt32>(repeating: 0)
  /// The number of bytes that were added.
  private var count = 0

  package init() {}

  package mutating func add(_ bytes: ArraySlice<UInt8>) {
    for byte in bytes { add(byte) }
  }

  private mutating func add(_ byte: UInt8) {
    let place = count / 4 % 16
    // The four bytes of an earlier word are shifted out.
    words[place] = words[place] << 8 | UInt32(byte)
    count += 1
    if count % 64 == 0 { compress() }
  }

  /// The 32 bytes of the digest of everything that was added.
  package var digest: [UInt8] {
    var padded = self
    padded.add(0x80)
    while padded.count % 64 != 56 { padded.add(0) }
    for shift in (0..<8).reversed() { padded.add(UInt8(truncatingIfNeeded: (count * 8) >> (8 * shift))) }
    return (0..<8).flatMap { index in
      (0..<4).map { UInt8(truncatingIfNeeded: padded.state[index] >> UInt32(24 - 8 * $0)) }
    }
  }

  /// The digest as 64 hexadecimal digits.
  package var text: String {
    digest.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
  }

  /// Returns the digest of bytes as 64 hexadecimal digits.
  package static func text(of bytes: ArraySlice<UInt8>) -> String {
    var hash = SHA256()
    hash.add(bytes)
    return hash.text
  }

  /// Returns the digest of a text's UTF-8 bytes in Base64.
  static func base64(of text: String) -> String {
    var hash = SHA256()
    hash.add(Array(text.utf8)[...])
    return Base64.text(hash.digest)
  }

  /// Adds a full block to the state.
  private mutating func compress() {
    func rotated(_ word: UInt32, _ count: UInt32) -> UInt32 { word &>> count | word &<< (32 &- count) }
    var (a, b, c, d) = (state[0], state[1], state[2], state[3])
    var (e, f, g, h) = (state[4], state[5], state[6], state[7])
    let constants = Self.constants
    for index in 0..<64 {
      let place = index % 16
      if index >= 16 {
        let (first, last) = (words[(index + 1) % 16], words[(index + 14) % 16])
        let small = rotated(first, 7) ^ rotated(first, 18) ^ first &>> 3
        let large = rotated(last, 17) ^ rotated(last, 19) ^ last &>> 10
        words[place] = words[place] &+ small &+ words[(index + 9) % 16] &+ large
      }
      let choice = e & f ^ ~e & g
      let majority = a & b ^ a & c ^ b & c
      let sum1 = rotated(e, 6) ^ rotated(e, 11) ^ rotated(e, 25)
      let sum0 = rotated(a, 2) ^ rotated(a, 13) ^ rotated(a, 22)
      let new = h &+ sum1 &+ choice &+ constants[index] &+ words[place]
      (h, g, f, e) = (g, f, e, d &+ new)
      (d, c, b, a) = (c, b, a, new &+ sum0 &+ majority)
    }
    state &+= SIMD8(a, b, c, d, e, f, g, h)
  }

  /// The state before the first block, and the constants of the 64 rounds.
  private static let start = SIMD8<UInt32>(roots(2).prefix(8)), constants = roots(3)

  /// Returns the first 32 bits of the fractional parts of the square or cube roots of the first 64 primes.
  ///
  /// - Parameter degree: 2 or 3.
  private static func roots(_ degree: Int) -> [UInt32] {
    let primes = (2...311).filter { number in !(2..<number).contains { number % $0 == 0 } }
    return primes.map { prime in
      // The greatest integer r with r^degree ≤ prime · 2^(32 · degree), found bit by bit; its low 32 bits are the fraction.
      var root: UInt64 = 0
      for bit in (0..<40).reversed() {
        let next = root | 1 << UInt64(bit)
        if isAtMost(next, prime, degree) { root = next }
      }
      return UInt32(truncatingIfNeeded: root)
    }
  }

  /// Returns a Boolean value indicating whether (value / 2³²)^degree is at most a number.
  private static func isAtMost(_ value: UInt64, _ number: Int, _ degree: Int) -> Bool {
    let value = UInt128(value)
    return degree == 2
      ? value * value <= UInt128(number) << 64 : value * value * value <= UInt128(number) << 96
  }
}

/// The Base64 form of bytes (RFC 4648).
package enum Base64 {
  private static let signs = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)

  /// Returns the text of bytes.
  package static func text(_ bytes: [UInt8]) -> String {
    var text: [UInt8] = []
    text.reserveCapacity((bytes.count + 2) / 3 * 4)
    for start in stride(from: 0, to: bytes.count, by: 3) {
      let count = min(3, bytes.count - start)
      var word = 0
      for index in 0..<3 { word = word << 8 | (index < count ? Int(bytes[start + index]) : 0) }
      for index in 0..<4 {
        text.append(index <= count ? signs[word >> (18 - 6 * index) & 63] : UInt8(ascii: "="))
      }
    }
    return String(decoding: text, as: UTF8.self)
  }
}
