// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidDesign

/// An icon of layers, as Icon Composer writes it (`icon.json`).
package struct IconDocument: Hashable, Sendable {
  package var fill: Specialized<Fill>
  /// The front first.
  package var groups: [Group]
  /// Platforms with round icons, such as `watchOS`.
  package var circles: [String]
  /// Platforms with square icons; `shared` for one drawing on all of them.
  package var squares: [String]
  /// The members that have no field here, as they stand in the file.
  package var kept: [KeptMember]

  /// A value that may differ by appearance.
  package struct Specialized<Value: Hashable & Sendable>: Hashable, Sendable {
    /// For every appearance without one of its own; nil leaves it to the system.
    package var value: Value?
    package var variants: [Variant] = []

    package struct Variant: Hashable, Sendable {
      package var scheme: AppearanceSelector.Scheme
      /// Such as `square`; nil for all.
      package var idiom: String?
      package var value: Value
    }

    package init(_ value: Value? = nil) { self.value = value }

    /// The value for an appearance; the first of several.
    package func value(for scheme: AppearanceSelector.Scheme) -> Value? {
      variants.first { $0.scheme == scheme && $0.idiom == nil }?.value ?? value
    }
  }

  package enum Fill: Hashable, Sendable {
    /// `automatic`, `none`, `system-light`, `system-dark`.
    case named(String)
    case solid(CatalogColor)
    /// From the colour to one that the system makes of it.
    case automaticGradient(CatalogColor)
    case linearGradient([CatalogColor])
  }

  /// Layers that share light and shadow.
  package struct Group: Hashable, Sendable {
    package var name: String?
    /// The front first.
    package var layers: [Layer]
    package var look: Look
    /// The members that have no field here, as they stand in the file.
    package var kept: [KeptMember]
  }

  package struct Layer: Hashable, Sendable {
    package var name: String?
    /// A file in the document's folder `Assets`, which may not be there.
    package var image: Specialized<String>
    package var isGlass: Specialized<Bool>
    package var fill: Specialized<Fill>
    package var look: Look
    /// The members that have no field here, as they stand in the file.
    package var kept: [KeptMember]
  }

  /// The appearance that groups and layers have in common.
  package struct Look: Hashable, Sendable {
    package var isHidden: Specialized<Bool>
    /// 0…1.
    package var opacity: Specialized<Double>
    /// Such as `normal` or `plus-lighter`.
    package var blendMode: Specialized<String>
    package var position: Specialized<Position>
    /// 0…1 of blur behind glass.
    package var blurMaterial: Specialized<Double>
    /// Such as `individual` or `combined`.
    package var lighting: Specialized<String>
    package var specular: Specialized<Specular>
    package var shadow: Specialized<Shadow>
    package var translucency: Specialized<Translucency>
  }

  /// The shine at the edges of glass.
  package enum Specular: Hashable, Sendable {
    case off, on
    /// A place, such as `inside`.
    case at(String)
  }

  package struct Shadow: Hashable, Sendable {
    /// `neutral`, `layer-color` or `none`.
    package var kind: String
    /// 0…1.
    package var opacity: Double

    package init(kind: String, opacity: Double) { (self.kind, self.opacity) = (kind, opacity) }
  }

  /// The share of the content behind that can be seen.
  package struct Translucency: Hashable, Sendable {
    package var isEnabled: Bool
    /// 0…1.
    package var value: Double

    package init(isEnabled: Bool, value: Double) { (self.isEnabled, self.value) = (isEnabled, value) }
  }

  package struct Position: Hashable, Sendable {
    package var scale: Double
    /// In points of the icon's canvas, y down.
    package var x: Double, y: Double

    package init(scale: Double, x: Double, y: Double) { (self.scale, self.x, self.y) = (scale, x, y) }
  }
}
