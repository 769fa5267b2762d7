// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

/// Sentences about a single piece of glass.
extension English {
  /// The reason why the brightness behind a piece of glass is not reported.
  static var unknownBackdrop: String {
    "What lies behind is translucent, so that its brightness is not known: glass keeps its appearance, and "
      + "automatic dimming takes bright content for granted."
  }
}
