// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

/// The thresholds by which glass adapts to its backdrop; all can be changed, because the system's own are not
/// public.
package struct GlassAdaptivity: Hashable, Sendable {
  /// The mean luma of the captured backdrop, 0…1, below which glass turns dark, and above which it turns light.
  ///
  /// Between the two, glass keeps its appearance. Other parts of the system use the same pair of values.
  package var darkBelow = 0.45, lightAbove = 0.55
  /// The spring of the cross-fade between the light and the dark parameters.
  package var crossFade = GlassMotion.flip.spring
  /// The greatest shorter side, in points, of glass that turns light and dark.
  ///
  /// Up to this size the size laws count glass as small: bars and buttons, not panels.
  package var largestSide = 64.0
  /// The share that full contrast adds to the shadow's opacity, and the factor that remains over white without detail.
  package var shadowGain = 0.5, shadowOverLight = 0.5

  package init() {}

  /// The provenance of the thresholds: the mechanism and related numbers are known, the numbers of glass are not.
  package static let provenance = Provenance(
    "G8, G14", .chosen,
    reason: """
      Apple publishes that small glass turns and shadows follow, not when: the pair of boundaries that two other parts \
      of the system share, and the smallest steps that can be seen for shadows.
      """)

  /// Returns whether a piece of glass turns light and dark with its backdrop. Regular glass does up to `largestSide`;
  /// menus, alerts, popovers, sidebars and lenses keep the appearance of the traits.
  package func turns(_ variant: GlassVariant, _ control: GlassControl, shorterSide: Double) -> Bool {
    guard variant == .regular, shorterSide <= largestSide else { return false }
    switch control {
    case .none, .button, .toolbar, .tabBar, .searchField: return true
    default: return false
    }
  }

  /// Returns the appearance over a backdrop of mean luma `luma`, 0…1; between the thresholds the appearance `before`.
  package func appearance(luma: Double, before: Appearance) -> Appearance {
    if luma < darkBelow { return .dark }
    if luma > lightAbove { return .light }
    return before
  }

  /// Computes the factor by which a backdrop changes the shadow's opacity: contrast raises it, even brightness lowers it.
  ///
  /// - Parameters:
  ///   - luma: The mean luma of the captured backdrop, 0…1.
  ///   - contrast: Twice the standard deviation of the backdrop's luma, clamped to 0…1; text and pictures have much.
  package func shadowFactor(luma: Double, contrast: Double) -> Double {
    let contrast = min(max(contrast, 0), 1)
    let room = max(1 - lightAbove, 1e-6)
    let evenLight = min(max((luma - lightAbove) / room, 0), 1) * (1 - contrast)
    let factor = (1 + shadowGain * contrast) * (1 - (1 - shadowOverLight) * evenLight)
    return factor.isFinite ? max(factor, 0) : 1
  }
}

/// The black layer between clear glass and bright content, and the reason for its opacity.
package struct GlassDimming: Hashable, Sendable {
  /// The opacity of the black layer, 0…1.
  package var opacity: Double
  package var reason: Reason
  package var provenance: Provenance

  /// The kind of content below the glass that led to the choice.
  package enum Reason: Hashable, Sendable {
    /// Content that brings along as much black as the guidelines require.
    case dimmedContent
    case darkContent
    case brightContent
    /// Bright content that brings along less black than the guidelines require.
    case brightContentDimmedTooLittle
  }

  /// The opacity of the dimming layer in the guidelines.
  package static let publishedOpacity = 0.35

  /// The tolerance of opacities, half a step of 8 bits: hexadecimal digits (`#00000059` for 35 %) are no more exact.
  private static let codeTolerance = 0.5 / 255

  /// Returns the least opacity, to a whole percent, with which white text on clear glass over white keeps 4.5:1.
  ///
  /// The bound of the contrast proves the value for every control, size and appearance; the glass of release 27 needs
  /// more, because it lifts dark content further. The value does not apply where a setting makes an opaque plate of
  /// the glass.
  package static func opacityForWhiteText(_ look: Look) -> Double { look == .os27 ? 0.65 : 0.63 }

  /// Decides on the dimming layer for the content behind a piece of clear glass.
  ///
  /// - Parameters:
  ///   - luma: The luma that decides, as displayed, 0…1: of the brightest region under texts and symbols, or the mean of the
  ///     content under the glass.
  ///   - dimmed: The opacity of the black that the content brings along, 0…1: a dimming layer, or the black of media
  ///     controls.
  ///   - darkBelow: The luma below which content is dark enough to need no dimming.
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

  /// Returns the opacity of black that raises black of opacity `present` (0…1) to 35 % in all: `1 -
  /// 0.65/(1-present)`; 0 where `present` is enough, to the nearest value of 8 bits.
  package static func missing(beside present: Double) -> Double {
    let present = max(present, 0)
    guard present < publishedOpacity - codeTolerance else { return 0 }
    return 1 - (1 - publishedOpacity) / (1 - present)
  }
}
