// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidDesign

extension MaterialContent {
  /// The choice of a layer's material; names are looked up once, where a description is made.
  package enum Choice: Hashable, Sendable {
    case material(MaterialName)
    /// The material that the platform uses for a purpose.
    case role(MaterialRole)
    /// A spelling that names no material; resolving reports an error.
    case unknownMaterial(String)
    /// A spelling that names no role; resolving reports an error.
    case unknownRole(String)

    /// Returns the choice of a material by its spelled name, for example `thin` or `blur.dark`; `automatic` is the default of all
    /// platforms, `regular`.
    package static func named(_ name: String) -> Choice {
      if NameMatch.same(name, "automatic") { return .material(.tier(.regular)) }
      return MaterialName(name).map { .material($0) } ?? .unknownMaterial(name)
    }

    /// Returns the choice of a role by its spelled name, for example `menu` or `sidebar`.
    package static func role(_ name: String) -> Choice {
      MaterialRole(name).map { .role($0) } ?? .unknownRole(name)
    }

    /// The name of the material or role as a scene document spells it.
    package var name: String {
      switch self {
      case .material(let name): name.text
      case .role(let role): role.rawValue
      case .unknownMaterial(let name), .unknownRole(let name): name
      }
    }

    /// A Boolean value that is true where the choice names a role and not a material.
    package var isRole: Bool {
      switch self {
      case .material, .unknownMaterial: false
      case .role, .unknownRole: true
      }
    }

    /// A Boolean value that is true where the material belongs to the content layer. A material that the system floats
    /// above content is named by its role.
    package var isContentLayer: Bool { isRole ? isWindowBackground : true }

    /// A Boolean value that is true where the material is the background of a window or of its content. On macOS, views
    /// lie over this background without vibrancy.
    package var isWindowBackground: Bool {
      if case .role(let role) = self { role.isWindowBackground } else { false }
    }

    /// Returns the recipe under traits.
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
