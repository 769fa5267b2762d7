// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

/// A setting that style sheets and tokens follow. It is off in the usual case: light, standard contrast and transparency, base.
enum DesignSetting: Hashable, Sendable, CaseIterable {
  case appearance, contrast, transparency, level

  /// Returns every set of settings that are on, none first.
  static func combinations(of settings: [DesignSetting]) -> [Set<DesignSetting>] {
    settings.reduce([[]]) { sets, setting in sets.flatMap { [$0, $0.union([setting])] } }
  }
}
