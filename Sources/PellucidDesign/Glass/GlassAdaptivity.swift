// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

/// The thresholds by which glass adapts to its backdrop; all can be changed, because the system's own are not
/// public.
package struct GlassAdaptivity: Hashable, Sendable {
  /// Mean luma of the captured backdrop below which glass turns dark, and above which it turns light.
  ///
  /// Between them it stays as it is. The values are those of other parts of the system that do the same.
  package var darkBelow = 0.45, lightAbove = 0.55
  /// The cross-fade of the parameters.
  package var crossFade = GlassMotion.flip.spring
  /// The greatest shorter side, in points, that turns.
  ///
  /// Up to here the size laws count glass as small; bars and buttons are, panels are not.
  package var largestSide = 64.0
  /// The share added to the shadow's opacity at full contrast, and the factor that remains over white without
  /// detail.
  package var shadowGain = 0.5, shadowOverLight = 0.5

  package init() {}

  /// Mechanism and neighbours are known, glass's own numbers are not.
  package static let provenance = Provenance(
    "G8, G14", .chosen,
    reason: """
      Apple publishes that small glass turns and shadows follow, not when: the pair of boundaries that two other parts \
      of the system share, and the smallest steps that can be seen for shadows.
      """)

  /// Returns whether a piece of glass turns light and dark by itself; menus, alerts, popovers and sidebars are pinned.
  package func turns(_ variant: GlassVariant, _ control: GlassControl, shorterSide: Double) -> Bool {
    guard variant == .regular, shorterSide <= largestSide else { return false }
    switch control {
    case .none, .button, .toolbar, .tabBar, .searchField: return true
    default: return false
    }
  }

  /// The appearance over a backdrop of this mean luma (0…1), from the one before.
  package func appearance(luma: Double, before: Appearance) -> Appearance {
    if luma < darkBelow { return .dark }
    if luma > lightAbove { return .light }
    return before
  }

  /// Computes the factor for the shadow's opacity over a backdrop.
  ///
  /// - Parameters:
  ///   - luma: Mean of the captured backdrop, 0…1.
  ///   - contrast: Standard deviation of its luma, twice, 0…1: text and pictures have much.
  package func shadowFactor(luma: Double, contrast: Double) -> Double {
    let contrast = min(max(contrast, 0), 1)
    let room = max(1 - lightAbove, 1e-6)
    let evenLight = min(max((luma - lightAbove) / room, 0), 1) * (1 - contrast)
    let factor = (1 + shadowGain * contrast) * (1 - (1 - shadowOverLight) * evenLight)
    return factor.isFinite ? max(factor, 0) : 1
  }
}

/// The layer between clear glass and bright content, and why there is one.
package struct GlassDimming: Hashable, Sendable {
  /// The opacity of the black layer, 0…1.
  package var opacity: Double
  package var reason: Reason
  package var provenance: Provenance

  /// The kind of content below the glass that led to the choice.
  package enum Reason: Hashable, Sendable {
    /// Content that dims itself by as much as the guidelines ask for.
    case dimmedContent
    case darkContent
    case brightContent
    /// Bright content that dims itself by less than the guidelines ask for.
    case brightContentDimmedTooLittle
  }

  /// The opacity that the guidelines give.
  package static let publishedOpacity = 0.35

  /// Half a step of 8 bits: an opacity written in hexadecimal digits, `#00000059` for 35 %, is no closer.
  private static let codeTolerance = 0.5 / 255

  /// The least opacity, in whole percent, with which white text on clear glass over white holds 4.5:1.
  ///
  /// Proven by the bound of its contrast, the same for every control, size and appearance; the glass of release 27 lifts
  /// what is dark by more. Where a setting makes a plate of the glass it says nothing.
  package static func opacityForWhiteText(_ look: Look) -> Double { look == .os27 ? 0.65 : 0.63 }

  /// Decides from what lies behind.
  ///
  /// - Parameters:
  ///   - luma: Mean of the content under the glass as it is seen, 0…1.
  ///   - dimmed: Opacity of the black that the content brings along, 0…1: a dimming layer, or that of media controls.
  ///   - darkBelow: Content of less luma counts as dark enough.
  package static func decide(
    luma: Double, dimmed: Double = 0, darkBelow: Double = GlassAdaptivity().darkBelow
  ) -> GlassDimming {
    let threshold = Provenance(
      "G8", .chosen,
      reason: "How dark is dark enough is not published: below what turns regular glass dark.")
    let missing = missing(beside: dimmed)
    if missing == 0 {
      return GlassDimming(
        opacity: 0, reason: .dimmedContent,
        provenance: Provenance("G8", .published))
    }
    guard luma >= darkBelow else {
      return GlassDimming(
        opacity: 0, reason: .darkContent, provenance: threshold)
    }
    return GlassDimming(
      opacity: missing, reason: dimmed > 0 ? .brightContentDimmedTooLittle : .brightContent,
      provenance: threshold)
  }

  /// The opacity of the black that makes 35 % of it, together with what is there already (0…1); 0 if that is enough,
  /// to the nearest value of 8 bits.
  package static func missing(beside present: Double) -> Double {
    let present = max(present, 0)
    guard present < publishedOpacity - codeTolerance else { return 0 }
    return 1 - (1 - publishedOpacity) / (1 - present)
  }
}
