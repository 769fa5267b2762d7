// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidDesign

/// An icon of layers, as Icon Composer writes it (`icon.json`).
public struct IconDocument: Hashable, Sendable {
  public var fill: Specialized<Fill>
  /// The front first.
  public var groups: [Group]
  /// Platforms with round icons, such as `watchOS`.
  public var circles: [String]
  /// Platforms with square icons; `shared` for one drawing on all of them.
  public var squares: [String]
  /// The members that have no field here, as they stand in the file.
  public var kept: [KeptMember]

  /// A value that may differ by appearance.
  public struct Specialized<Value: Hashable & Sendable>: Hashable, Sendable {
    /// For every appearance without one of its own; nil leaves it to the system.
    public var value: Value?
    public var variants: [Variant] = []

    public struct Variant: Hashable, Sendable {
      public var scheme: AppearanceSelector.Scheme
      /// Such as `square`; nil for all.
      public var idiom: String?
      public var value: Value
    }

    public init(_ value: Value? = nil) { self.value = value }

    /// The value for an appearance; the first of several.
    public func value(for scheme: AppearanceSelector.Scheme) -> Value? {
      variants.first { $0.scheme == scheme && $0.idiom == nil }?.value ?? value
    }
  }

  public enum Fill: Hashable, Sendable {
    /// `automatic`, `none`, `system-light`, `system-dark`.
    case named(String)
    case solid(CatalogColor)
    /// From the colour to one that the system makes of it.
    case automaticGradient(CatalogColor)
    case linearGradient([CatalogColor])
  }

  /// Layers that share light and shadow.
  public struct Group: Hashable, Sendable {
    public var name: String?
    /// The front first.
    public var layers: [Layer]
    public var look: Look
    /// The members that have no field here, as they stand in the file.
    public var kept: [KeptMember]
  }

  public struct Layer: Hashable, Sendable {
    public var name: String?
    /// A file in the document's folder `Assets`, which may not be there.
    public var image: Specialized<String>
    public var isGlass: Specialized<Bool>
    public var fill: Specialized<Fill>
    public var look: Look
    /// The members that have no field here, as they stand in the file.
    public var kept: [KeptMember]
  }

  /// The appearance that groups and layers have in common.
  public struct Look: Hashable, Sendable {
    public var isHidden: Specialized<Bool>
    /// 0…1.
    public var opacity: Specialized<Double>
    /// Such as `normal` or `plus-lighter`.
    public var blendMode: Specialized<String>
    public var position: Specialized<Position>
    /// 0…1 of blur behind glass.
    public var blurMaterial: Specialized<Double>
    /// Such as `individual` or `combined`.
    public var lighting: Specialized<String>
    public var specular: Specialized<Specular>
    public var shadow: Specialized<Shadow>
    public var translucency: Specialized<Translucency>
  }

  /// The shine at the edges of glass.
  public enum Specular: Hashable, Sendable {
    case off, on
    /// A place, such as `inside`.
    case at(String)
  }

  public struct Shadow: Hashable, Sendable {
    /// `neutral`, `layer-color` or `none`.
    public var kind: String
    /// 0…1.
    public var opacity: Double

    public init(kind: String, opacity: Double) { (self.kind, self.opacity) = (kind, opacity) }
  }

  /// The share of the content behind that can be seen.
  public struct Translucency: Hashable, Sendable {
    public var isEnabled: Bool
    /// 0…1.
    public var value: Double

    public init(isEnabled: Bool, value: Double) { (self.isEnabled, self.value) = (isEnabled, value) }
  }

  public struct Position: Hashable, Sendable {
    public var scale: Double
    /// In points of the icon's canvas, y down.
    public var x: Double, y: Double

    public init(scale: Double, x: Double, y: Double) { (self.scale, self.x, self.y) = (scale, x, y) }
  }
}
