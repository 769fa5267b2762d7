// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

/// What is known about a required contrast. Only `holds` is a pass, and it is always proven.
package enum Verdict: Hashable, Sendable {
  /// Proven: no backdrop that the bound covers gives less.
  case holds(ContrastBound)
  /// Proven: the bound's witness gives less.
  case fails(ContrastBound)
  /// The lowest of some pixels only; others may give less.
  case sampled(lowest: Double, isEnough: Bool)
  /// It cannot be decided.
  case review(Reason)

  /// Why a verdict cannot be given.
  package enum Reason: Hashable, Sendable {
    /// What is required lies between the bound and the lowest contrast that was reached.
    case tooClose(ContrastBound)
    /// The surface or the foreground has no bound.
    case unbounded(LegibilityError)
    /// The blur grows within the surface, so that its colours are eased in.
    case progressiveBlur
    /// What lies behind lets something through itself.
    case translucentBackdrop
    /// The foreground lies partly outside the surface.
    case leavesSurface
    /// Drawn pixels have less than the bound: something that the bound assumes does not hold.
    case inconsistent(measured: Double, bound: Double)
    /// The foreground has no bound.
    case foreground(ForegroundObstacle)
    /// The layer of this name prevents a bound.
    case layer(String, LayerObstacle)
  }

  /// The verdict of a transfer over backdrops.
  ///
  /// - Parameter required: A ratio, 1…21, compared without rounding: 4.499 is not 4.5.
  package init(_ transfer: Transfer, over backdrop: Backdrop = .anything, required: Double) {
    do throws(LegibilityError) {
      self.init(try ContrastBound(transfer, over: backdrop, deciding: required), required: required)
    } catch {
      self = .review(.unbounded(error))
    }
  }

  /// The verdict that follows from a bound.
  package init(_ bound: ContrastBound, required: Double) {
    if bound.lowest >= required {
      self = .holds(bound)
    } else if bound.witness.contrast < required {
      self = .fails(bound)
    } else {
      self = .review(.tooClose(bound))
    }
  }

  /// The verdict if pixels that the bound covers have been measured too: nothing is proven that they contradict.
  ///
  /// - Parameter measured: The lowest ratio of any of these pixels.
  package func checked(measured: Double) -> Verdict {
    guard let bound, measured < bound.lowest - Self.measuringMargin else { return self }
    return .review(.inconsistent(measured: measured, bound: bound.lowest))
  }

  /// Bounds leave room for the rounding of pixels already; this is for sums of measured luminances.
  private static let measuringMargin = 1e-9

  /// The bound, where there is one.
  package var bound: ContrastBound? {
    switch self {
    case .holds(let bound), .fails(let bound), .review(.tooClose(let bound)): bound
    default: nil
    }
  }

  /// The kind of evidence that a verdict rests on.
  package enum Class: String, CaseIterable, Hashable, Sendable {
    /// A proof for every backdrop.
    case proven
    /// A measurement of drawn pixels.
    case sampled
    /// A contrast that cannot be decided; a person has to look.
    case review
  }

  /// Whether the required contrast is proven to hold.
  package var isProvenToHold: Bool {
    if case .holds = self { true } else { false }
  }
}
