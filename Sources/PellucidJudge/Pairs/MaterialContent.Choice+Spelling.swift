// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidDesign
import PellucidScene

extension MaterialContent.Choice {
  private static let rolePrefix = "role:"

  /// Creates the choice of a material by its name, or by its role where the name follows `role:`.
  package init(spelling: String) {
    self =
      spelling.hasPrefix(Self.rolePrefix)
      ? .role(String(spelling.dropFirst(Self.rolePrefix.count))) : .named(spelling)
  }

  /// The name of the material, or `role:` and the name of the role.
  package var spelling: String { isRole ? Self.rolePrefix + name : name }

  /// Returns the chosen material, or the material of the chosen role on a platform; nil if there is none.
  func material(on platform: Platform) -> MaterialName? {
    switch self {
    case .material(let material): material
    case .role(let role): Materials.material(for: role, on: platform)
    case .unknownMaterial, .unknownRole: nil
    }
  }

  /// Returns whether the platform has the material. Every platform has every role.
  func isKnown(on platform: Platform) -> Bool {
    switch self {
    case .material(let material): Materials.has(material, on: platform)
    case .role: true
    case .unknownMaterial, .unknownRole: false
    }
  }
}
