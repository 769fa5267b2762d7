// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidDesign
import PellucidScene

/// A scene as its document is read for a device, a language and a direction, which select among the variants of its assets and
/// decide about the place that its layers have.
package struct SceneVersion: Hashable, Sendable {
  package var scene: SceneDescription
  /// The settings that tell the version from others, in the order of `MatrixAxis`; empty where there is only one.
  package var changes: [SettingChange]

  package init(_ scene: SceneDescription, changes: [SettingChange] = []) {
    (self.scene, self.changes) = (scene, changes)
  }
}

extension [SettingsVariant] {
  /// Returns the combinations as those of a version of their scene.
  package func of(_ version: SceneVersion) -> [SettingsVariant] {
    guard !version.changes.isEmpty else { return self }
    return map {
      var variant = $0
      variant.version = version
      return variant
    }
  }

  /// Returns each combination in each of several text sizes, which are part of its name.
  package func inTextSizes(_ sizes: [TextSize]) -> [SettingsVariant] {
    flatMap { variant in sizes.map { variant.inTextSize($0) } }
  }
}

extension SettingsVariant {
  fileprivate func inTextSize(_ size: TextSize) -> SettingsVariant {
    var variant = self
    variant.traits.textSize = size
    let axes = MatrixAxis.allCases
    let place = variant.changes.firstIndex { change in
      (axes.firstIndex(of: change.axis) ?? 0) > (axes.firstIndex(of: .textSize) ?? 0)
    }
    variant.changes.insert(.textSize(size), at: place ?? variant.changes.count)
    return variant
  }
}
