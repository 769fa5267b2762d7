// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

/// The rule by which an interface follows the system's appearance, or does not.
///
/// There is no switch inside an app, and no interface that is always light: people would have two settings to look
/// after, and take an app that ignores the system's for broken. The guidelines allow one exception.
package enum AppearancePolicy: Hashable, Sendable {
  /// Light or dark, as the traits state.
  case followsSystem
  /// Dark under all traits.
  case alwaysDark(reason: DarkReason)

  /// The reasons for which an interface may always be dark.
  package enum DarkReason: Hashable, Sendable, CaseIterable {
    /// The interface recedes behind films or pictures that fill the view.
    case immersiveMedia
  }

  /// Returns the appearance in which the interface is shown where the system has `appearance`.
  package func appearance(_ appearance: Appearance) -> Appearance {
    switch self {
    case .followsSystem: appearance
    case .alwaysDark: .dark
    }
  }

  /// The appearances in which the interface can be shown.
  package var appearances: [Appearance] {
    switch self {
    case .followsSystem: Appearance.allCases
    case .alwaysDark: [.dark]
    }
  }
}
