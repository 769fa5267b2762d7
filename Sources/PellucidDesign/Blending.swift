// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

/// What a material captures.
public enum Blending: Hashable, Sendable, CaseIterable {
  /// The window it is in.
  case withinWindow
  /// What lies behind its window.
  case behindWindow
  /// All that is drawn below it, whatever window it belongs to: the way of platforms whose windows fill the screen.
  case everythingBelow
}
