// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

/// The part of a scene that a material captures.
public enum Blending: Hashable, Sendable, CaseIterable {
  /// The window it is in.
  case withinWindow
  /// Everything behind its window.
  case behindWindow
  /// All that is drawn below it, whatever window it belongs to: the way of platforms whose windows fill the screen.
  case everythingBelow
}
