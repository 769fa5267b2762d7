// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidDesign

/// A layered icon, in the format of Icon Composer (`icon.json`).
package struct IconDocument: Hashable, Sendable {
  package var fill: Specialized<Fill>
  /// The groups, the front one first.
  package var groups: [Group]
  /// The platforms with round icons, such as `watchOS`.
  package var circles: [String]
  /// The platforms with square icons; `shared` stands for one drawing on all of them.
  package var squares: [String]
  /// The members that have no field here, as they stand in the file.
  package var kept: [KeptMember]

  /// A value that may differ by appearance and idiom.
  package struct Specialized<Value: Hashable & Sendable>: Hashable, Sendable {
    /// The value for every appearance without one of its own; nil leaves the choice to the system.
    package var value: Value?
    package var variants: [Variant] = []

    /// The value for one appearance and idiom.
    package struct Variant: Hashable, Sendable {
      package var scheme: AppearanceSelector.Scheme
      /// The idiom, such as `square`; nil for all.
      package var idiom: String?
      package var value: Value
    }

    package init(_ value: Value? = nil) { self.value = value }

    /// Returns the value for an appearance in every idiom; the first of several.
    package func value(for scheme: AppearanceSelector.Scheme) -> Value? {
      variants.first { $0.scheme == scheme && $0.idiom == nil }?.value ?? value
    }
  }

  /// The fill of the icon or of a layer.
  package enum Fill: Hashable, Sendable {
    /// A fill by its name: `automatic`, `none`, `system-light`, `system-dark`.
    case named(String)
    case solid(CatalogColor)
    /// A gradient from the colour to one that the system derives from it.
    case automaticGradient(CatalogColor)
    case linearGradient([CatalogColor])
  }

  /// Layers that share light and shadow.
  package struct Group: Hashable, Sendable {
    package var name: String?
    /// The layers, the front one first.
    package var layers: [Layer]
    package var look: Look
    /// The members that have no field here, as they stand in the file.
    package var kept: [KeptMember]
  }

  /// A picture with the effects on it.
  package struct Layer: Hashable, Sendable {
    package var name: String?
    /// The name of a file in the document's folder `Assets`; the file may be missing.
    package var image: Specialized<String>
    package var isGlass: Specialized<Bool>
    package var fill: Specialized<Fill>
    package var look: Look
    /// The members that have no field here, as they stand in the file.
    package var kept: [KeptMember]
  }

  /// The attributes that groups and layers have in common.
  package struct Look: Hashable, Sendable {
    package var isHidden: Specialized<Bool>
    /// The opacity, 0…1.
    package var opacity: Specialized<Double>
    /// The blend mode, such as `normal` or `plus-lighter`.
    package var blendMode: Specialized<String>
    package var position: Specialized<Position>
    /// The amount of blur behind glass, 0…1.
    package var blurMaterial: Specialized<Double>
    /// The lighting, such as `individual` or `combined`.
    package var lighting: Specialized<String>
    package var specular: Specialized<Specular>
    package var shadow: Specialized<Shadow>
    package var translucency: Specialized<Translucency>
  }

  /// The highlights at the edges of glass.
  package enum Specular: Hashable, Sendable {
    case off, on
    /// At a place, such as `inside`.
    case at(String)
  }

  /// The shadow of a group or layer.
  package struct Shadow: Hashable, Sendable {
    /// The kind: `neutral`, `layer-color` or `none`.
    package var kind: String
    /// The opacity, 0…1.
    package var opacity: Double

    package init(kind: String, opacity: Double) { (self.kind, self.opacity) = (kind, opacity) }
  }

  /// The share of the content behind a layer that stays visible.
  package struct Translucency: Hashable, Sendable {
    package var isEnabled: Bool
    /// The share, 0…1.
    package var value: Double

    package init(isEnabled: Bool, value: Double) { (self.isEnabled, self.value) = (isEnabled, value) }
  }

  /// The placement of a layer on the icon's canvas.
  package struct Position: Hashable, Sendable {
    package var scale: Double
    /// The offset in points of the icon's canvas, y down.
    package var x: Double, y: Double

    package init(scale: Double, x: Double, y: Double) { (self.scale, self.x, self.y) = (scale, x, y) }
  }
}
