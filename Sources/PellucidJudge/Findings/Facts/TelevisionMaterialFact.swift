// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

/// A fact about a material of tvOS.
package enum TelevisionMaterialFact: Hashable, Sendable {
  /// A dark material hides the shadow that the layer casts.
  case hidesShadow(material: String)
  /// The material's name fixes a dark appearance for a tier that is made for light.
  case forcesDark(material: String)
  /// The material's name fixes a light appearance for a tier that is made for dark.
  case forcesLight(material: String)

  var rule: Rule { .televisionMaterialSchemeMismatch }
}
