// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

/// The part of a scene that a material captures.
public enum Blending: Hashable, Sendable, CaseIterable {
  /// The content below the material in its own window.
  case withinWindow
  /// Everything behind the window that holds the material.
  case behindWindow
  /// Everything drawn below the material, in any window: the rule of platforms whose windows fill the screen.
  case everythingBelow
}
