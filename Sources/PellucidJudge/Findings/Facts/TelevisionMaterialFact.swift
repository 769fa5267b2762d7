// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

/// A fact about a material of tvOS.
package enum TelevisionMaterialFact: Hashable, Sendable {
  /// A dark material hides the shadow that it casts.
  case hidesShadow(material: String)
  /// The name fixes a dark appearance on a tier made for light.
  case forcesDark(material: String)
  /// The name fixes a light appearance on a tier made for dark.
  case forcesLight(material: String)

  var rule: Rule { .televisionMaterialSchemeMismatch }
}
