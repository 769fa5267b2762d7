// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

/// The names that stand for marks of Apple and of other brands. A mark is not imitated: a dashed square stands for it, and a
/// finding reports it.
package enum SymbolMarks {
  /// The parts that only names of marks have. Outlines of devices, such as `iphone`, are no marks.
  private static let parts: Set<String> = [
    "airdrop", "airplay", "airplayaudio", "airplayvideo", "apple", "applelogo", "arkit", "beats", "bluetooth",
    "bonjour", "carplay", "homekit", "logo", "realitykit", "siri",
    "swift",
    "swiftdata", "touchbar",
  ]

  /// The drawing that stands for a mark.
  package static let placeholder = SymbolDrawing.glyph("square.dashed", isFilled: false, turn: 0)

  package static func contains(_ name: String) -> Bool {
    name.split(separator: ".").contains { parts.contains(String($0)) }
  }
}
