// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidDesign

extension MaterialContent {
  /// Which material a layer is; names are looked up once, where a description is made.
  package enum Choice: Hashable, Sendable {
    case material(MaterialName)
    /// The material that the platform uses for a purpose.
    case role(MaterialRole)
    /// A spelling that is no material's: resolving reports it.
    case unknownMaterial(String)
    /// A spelling that is no role's: resolving reports it.
    case unknownRole(String)

    /// A material by its spelled name, for example `thin` or `blur.dark`.
    package static func named(_ name: String) -> Choice {
      MaterialName(name).map { .material($0) } ?? .unknownMaterial(name)
    }

    /// A material by the spelled name of its role, for example `menu` or `sidebar`.
    package static func role(_ name: String) -> Choice {
      MaterialRole(name).map { .role($0) } ?? .unknownRole(name)
    }

    /// The name of the material or role, as it is spelled.
    package var name: String {
      switch self {
      case .material(let name): name.text
      case .role(let role): role.rawValue
      case .unknownMaterial(let name), .unknownRole(let name): name
      }
    }

    /// A Boolean value that is true where the choice names a purpose and not a material.
    package var isRole: Bool {
      switch self {
      case .material, .unknownMaterial: false
      case .role, .unknownRole: true
      }
    }

    /// A Boolean value that is true where the material structures content; one that the system floats above
    /// content is named by its role.
    package var isContentLayer: Bool { isRole ? isWindowBackground : true }

    /// A Boolean value that is true where a window or its content is drawn on the material. On macOS views
    /// lie over it without being vibrant.
    package var isWindowBackground: Bool {
      if case .role(let role) = self { role.isWindowBackground } else { false }
    }

    /// The recipe under traits.
    package func resolved(_ traits: Traits) throws(MaterialError) -> ResolvedMaterialChoice {
      switch self {
      case .material(let name): try Materials.recipe(of: name, traits: traits)
      case .role(let role): try Materials.recipe(for: role, traits: traits)
      case .unknownMaterial(let name): throw .unknown(material: name, on: traits.platform)
      case .unknownRole(let name): throw .unknown(role: name)
      }
    }
  }
}
