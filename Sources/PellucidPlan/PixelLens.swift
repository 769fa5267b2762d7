// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

/// The numbers that a lens adds to its glass. Lengths in pixels.
public struct PixelLens: Hashable, Sendable {
  /// Moves what lies below the lens, after the glass's own inner refraction.
  public var backdrop: Displacement
  /// The factor by which what lies below is seen larger, about the lens's middle.
  public var magnification: Double
  public var innerShadow: InnerShadow

  /// Moves content along the outward normal.
  public struct Displacement: Hashable, Sendable {
    /// Positive fetches from further out.
    public var amount: Double
    /// The depth at which nothing moves any more; 0 switches it off.
    public var height: Double
    /// 1: a quarter circle; 0: flat.
    public var curvature: Double
  }

  /// The lens's own shape shifted down, subtracted from it and blurred.
  public struct InnerShadow: Hashable, Sendable {
    public var opacity: Double
    /// Downward.
    public var offset: Double
    public var sigma: Double
  }
}

/// The labels seen through a lens: how the layer that holds them joins what lies below. Lengths in pixels.
public struct LensEnd: Hashable, Sendable {
  public var shapes: GlassShapes
  /// Move the labels one after another, the one on top first.
  public var displacements: [PixelLens.Displacement]
  public var dispersion: Dispersion

  /// Seven taps along the turned normal, red ahead and blue behind.
  public struct Dispersion: Hashable, Sendable {
    public var amount: Double
    /// The depth at which the profile starts, counted inward from the edge; beyond half the lens the amount is even.
    public var offset: Double
    /// The angle, in radians.
    public var angle: Double
    /// The signed distances between which it fades from one opacity to the other.
    public var edgeStart: Double, edgeEnd: Double
    public var edgeOpacityStart: Double, edgeOpacityEnd: Double
  }
}
