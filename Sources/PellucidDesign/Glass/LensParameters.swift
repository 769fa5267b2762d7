// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

/// The effects of a lens beyond its glass: it displaces the content below and its own labels, and disperses
/// colours.
///
/// Sampled from the top: the glass's inner refraction, then `backdrop` for what lies below; for the copy of the labels
/// `content`, then `label`. Lengths in points, angles in radians.
public struct LensParameters: Hashable, Sendable {
  /// Moves content along the outward normal.
  public struct Displacement: Hashable, Sendable {
    /// Positive fetches from further out.
    public var amount = 0.0
    /// Depth at which nothing moves any more; 0 switches it off.
    public var height = 0.0
    /// 1: a quarter circle; 0: flat.
    public var curvature = 1.0

    public init(amount: Double = 0, height: Double = 0) { (self.amount, self.height) = (amount, height) }
  }

  /// Seven taps along the turned normal, red ahead and blue behind.
  public struct Dispersion: Hashable, Sendable {
    public var amount = 0.0
    /// The start of the profile, inward from the edge; beyond half the lens the amount is the same all over.
    public var offset = 0.0
    public var angle = 0.0
    /// It fades from one opacity at one signed distance to the other at the other.
    public var edgeStart = 0.0, edgeEnd = 0.0
    public var edgeOpacityStart = 1.0, edgeOpacityEnd = 0.0
    public init() {}
  }

  /// The lens's own shape shifted down, subtracted from it and blurred.
  public struct InnerShadow: Hashable, Sendable {
    public var opacity = 0.06
    /// Downward.
    public var offset = 7.0
    /// Standard deviation in points.
    public var sigma = 3.0
    public init() {}
  }

  /// The displacement of the content below, while the lens is lifted and while it rests.
  public var backdrop = Displacement()
  /// The displacement of the lens's copy of the labels.
  public var label = Displacement()
  /// The second displacement, of the labels that are displaced already.
  public var content = Displacement()
  public var dispersion = Dispersion()
  public var innerShadow = InnerShadow()
  /// The scale factor of the items in the lens.
  public var magnification = 1.0
  /// The scale factor of the content below the lens, about its centre.
  public var backdropMagnification = 1.0

  public init() {}
}
