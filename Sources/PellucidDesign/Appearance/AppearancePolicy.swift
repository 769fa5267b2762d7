// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

/// The choice of an interface to follow the system's appearance or not.
///
/// There is no switch of an app's own, and no interface that is always light: people would have two settings to look
/// after, and take an app that ignores the one they know for broken. The guidelines allow one exception.
public enum AppearancePolicy: Hashable, Sendable {
  /// Light and dark as the traits say.
  case followsSystem
  /// Dark whatever the traits say.
  case alwaysDark(reason: DarkReason)

  /// Why an interface may be dark for good.
  public enum DarkReason: Hashable, Sendable, CaseIterable {
    /// The interface recedes behind films or pictures that fill the view.
    case immersiveMedia
  }

  /// The appearance that is shown where the system asks for `appearance`.
  package func appearance(_ appearance: Appearance) -> Appearance {
    switch self {
    case .followsSystem: appearance
    case .alwaysDark: .dark
    }
  }

  /// The appearances that the interface is ever seen in.
  package var appearances: [Appearance] {
    switch self {
    case .followsSystem: Appearance.allCases
    case .alwaysDark: [.dark]
    }
  }
}
