// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

/// The SHA-256 digest (FIPS 180-4), by which a page names the only style sheet and script that a browser may apply.
enum SHA256 {
  /// Returns the digest of a text's UTF-8 bytes in Base64.
  static func base64(of text: String) -> String { Base64.text(digest(Array(text.utf8))) }

  /// Returns the 32 bytes of the digest.
  static func digest(_ bytes: [UInt8]) -> [UInt8] {
    var message = bytes + [0x80]
    message += Array(repeating: 0, count: (120 - message.count % 64) % 64)
    message += (0..<8).map { UInt8(truncatingIfNeeded: UInt64(bytes.count * 8) >> UInt64(56 - 8 * $0)) }
    var state = roots(2).prefix(8).map { $0 }
    let constants = roots(3)
    for start in stride(from: 0, to: message.count, by: 64) {
      compress(message[start..<start + 64], constants, into: &state)
    }
    return state.flatMap { word in (0..<4).map { UInt8(truncatingIfNeeded: word >> UInt32(24 - 8 * $0)) } }
  }

  private static func compress(_ block: ArraySlice<UInt8>, _ constants: [UInt32], into state: inout [UInt32])
  {
    func rotated(_ word: UInt32, _ count: UInt32) -> UInt32 { word >> count | word << (32 - count) }
    let first = block.startIndex
    var words = (0..<16).map { index in
      (0..<4).reduce(UInt32(0)) { $0 << 8 | UInt32(block[first + 4 * index + $1]) }
    }
    for index in 16..<64 {
      let (a, b) = (words[index - 15], words[index - 2])
      let small = rotated(a, 7) ^ rotated(a, 18) ^ a >> 3
      let large = rotated(b, 17) ^ rotated(b, 19) ^ b >> 10
      words.append(words[index - 16] &+ small &+ words[index - 7] &+ large)
    }
    var s = state
    for index in 0..<64 {
      let choice = s[4] & s[5] ^ ~s[4] & s[6]
      let majority = s[0] & s[1] ^ s[0] & s[2] ^ s[1] & s[2]
      let sum1 = rotated(s[4], 6) ^ rotated(s[4], 11) ^ rotated(s[4], 25)
      let sum0 = rotated(s[0], 2) ^ rotated(s[0], 13) ^ rotated(s[0], 22)
      let new = s[7] &+ sum1 &+ choice &+ constants[index] &+ words[index]
      s = [new &+ sum0 &+ majority, s[0], s[1], s[2], s[3] &+ new, s[4], s[5], s[6]]
    }
    for index in 0..<8 { state[index] &+= s[index] }
  }

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
