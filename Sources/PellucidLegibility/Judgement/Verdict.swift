// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

/// The result of checking a required contrast. Only `holds` is a pass, and it is always proven.
package enum Verdict: Hashable, Sendable {
  /// Proven to be sufficient: no backdrop covered by the bound gives a lower contrast.
  case holds(ContrastBound)
  /// Proven to be insufficient: the bound's witness gives a lower contrast.
  case fails(ContrastBound)
  /// The lowest contrast of some pixels; other backdrops may give less.
  case sampled(lowest: Double, isEnough: Bool)
  /// The contrast cannot be decided.
  case review(Reason)

  /// The reason for which a verdict cannot be given.
  package enum Reason: Hashable, Sendable {
    /// The required contrast lies between the bound and the lowest contrast found.
    case tooClose(ContrastBound)
    /// The surface or the foreground has no bound.
    case unbounded(LegibilityError)
    /// The blur radius grows across the surface, so that its colours change gradually.
    case progressiveBlur
    /// The backdrop itself is translucent.
    case translucentBackdrop
    /// The foreground lies partly outside the surface.
    case leavesSurface
    /// Drawn pixels have less contrast than the bound, so that an assumption of the bound does not hold.
    case inconsistent(measured: Double, bound: Double)
    /// Drawn pixels have less contrast than the bound over the backdrops that the description states: it draws another one.
    case unstatedBackdrop(measured: Double, bound: Double)
    /// A property of the foreground prevents a bound.
    case foreground(ForegroundObstacle)
    /// The layer of this name prevents a bound.
    case layer(String, LayerObstacle)
  }

  /// Computes the verdict of a transfer over backdrops.
  ///
  /// - Parameter required: The required ratio, 1…21, compared without rounding: 4.499 fails 4.5.
  package init(_ transfer: Transfer, over backdrop: Backdrop = .anything, required: Double) {
    do throws(LegibilityError) {
      self.init(try ContrastBound(transfer, over: backdrop, deciding: required), required: required)
    } catch {
      self = .review(.unbounded(error))
    }
  }

  /// Derives the verdict from a bound.
  package init(_ bound: ContrastBound, required: Double) {
    if bound.lowest >= required {
      self = .holds(bound)
    } else if bound.witness.contrast < required {
      self = .fails(bound)
    } else {
      self = .review(.tooClose(bound))
    }
  }

  /// Returns the verdict in view of measured pixels that the bound covers: a bound that they contradict proves nothing.
  ///
  /// - Parameter measured: The lowest contrast ratio of these pixels.
  package func checked(measured: Double) -> Verdict {
    guard let bound, measured < bound.lowest - Self.measuringMargin else { return self }
    return .review(.inconsistent(measured: measured, bound: bound.lowest))
  }

  /// The allowance for rounding in sums of measured luminances; the rounding of pixels is already part of the bound.
  private static let measuringMargin = 1e-9

  /// The bound, if the verdict has one.
  package var bound: ContrastBound? {
    switch self {
    case .holds(let bound), .fails(let bound), .review(.tooClose(let bound)): bound
    default: nil
    }
  }

  /// The kind of evidence for a verdict.
  package enum Class: String, CaseIterable, Hashable, Sendable {
    /// A proof for every backdrop.
    case proven
    /// A measurement of drawn pixels.
    case sampled
    /// A contrast that cannot be decided; a person has to look.
    case review
  }

  /// A Boolean value indicating whether the required contrast is proven to hold.
  package var isProvenToHold: Bool {
    if case .holds = self { true } else { false }
  }
}
