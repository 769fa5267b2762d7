// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Pellucid
import PellucidJudge

/// Colours on the command line.
enum CustomColor {
  static func parse(_ text: String, option: String) throws(CommandError) -> EncodedColor {
    do { return try EncodedColor.parse(hexOrCSS: text) } catch {
      throw CommandError(error, in: text, option: option)
    }
  }
}

extension CommandError {
  /// The value of an option is no colour.
  init(_ error: ColorParsingError, in text: String, option: String) {
    self = .usage("not a colour", "\(option) \(text)", English.advice(of: error))
  }
}
