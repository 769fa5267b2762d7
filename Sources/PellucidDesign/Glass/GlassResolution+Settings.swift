// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidColor

/// The system settings of a person, applied in the order in which they may override one another.
extension GlassResolution {
  /// Applies all settings to the parameters of the request.
  mutating func applySettings(_ parameters: inout GlassParameters) {
    guard !request.control.isLens || request.variant == .clear else {
      applyToLens(&parameters)
      return
    }
    applyPreferredLook(&parameters)
    let traits = request.traits
    if request.settings.reduceMotion { apply(GlassSettingsTable.reducedMotion, to: &parameters) }
    if traits.contrast == .increased {
      colorFill(&parameters)
      apply(GlassSettingsTable.increasedContrast, to: &parameters)
    }
    if traits.transparency == .reduced { reduceTransparency(&parameters) }
    if request.settings.showBorders {
      showBorders(&parameters)
    } else if traits.contrast == .increased, traits.platform != .macOS {
      // On macOS the setting was read without a border, and Show Borders is a setting of its own.
      showBorders(&parameters)
      reasons.append("The setting outlines glass outside macOS; the border is that of Show Borders.")
    }
  }

  private mutating func apply(_ row: GlassSettingRow, to parameters: inout GlassParameters) {
    for adjustment in row.adjustments { adjustment.apply(to: &parameters) }
    cite(row.provenance)
    explainCarriedOver()
  }

  /// Adds a source to the recipe's provenance.
  private mutating func cite(_ provenance: Provenance) {
    guard !sources.contains(where: { NameMatch.same($0, provenance.sources) }) else { return }
    sources.append(provenance.sources)
  }

  /// Notes that changes are carried over: they were dumped for regular, light glass of release 26 in an active window.
  private mutating func explainCarriedOver() {
    let isDumped =
      look == .os26 && appearance == .light && request.variant == .regular && isActive
      && request.traits.platform == .macOS
    let reason =
      "What settings do was read on macOS 26 in light, active windows; the same relative changes are used here."
    if !isDumped, !reasons.contains(reason) { reasons.append(reason) }
    explainTogether()
  }

  /// Notes where several settings are combined, which no source shows.
  private mutating func explainTogether() {
    let traits = request.traits
    let set = [
      traits.contrast == .increased, traits.transparency == .reduced, request.settings.reduceMotion,
      request.settings.showBorders,
    ]
    let reason =
      "Settings were read one at a time; together, Reduce Transparency decides last about face and blur."
    if set.filter({ $0 }).count > 1, !reasons.contains(reason) { reasons.append(reason) }
  }

  /// Gives the fill whose opacity grows the colour of the appearance, white in light and black in dark: clear glass has none,
  /// and that of popovers is white in dark too.
  private func colorFill(_ parameters: inout GlassParameters) {
    guard request.variant == .clear || appearance == .dark else { return }
    let grey = appearance == .dark ? 0.0 : 1.0
    parameters.face.fill = SIMD4(grey, grey, grey, parameters.face.fill.w)
  }

  /// Makes an opaque plate of the glass: white and black become one level, and the bleed ends.
  private mutating func reduceTransparency(_ parameters: inout GlassParameters) {
    colorFill(&parameters)
    apply(GlassSettingsTable.reducedTransparency, to: &parameters)
    // Light: the level of the dumped plate. Dark: black changes by the factor of the dump, and white equals black.
    let level = appearance == .light ? 0.9 : parameters.face.levels.black * 0.9 / 0.85
    parameters.face.levels.white = level
    parameters.face.levels.black = level
    if appearance == .dark {
      // Filled with black, as the light plate is filled with white, it could not be told from black content.
      (parameters.face.fill.x, parameters.face.fill.y, parameters.face.fill.z) = (level, level, level)
      reasons.append("The dumped fill is white; dark glass is filled with the grey that it makes of black.")
    }
    // The bleed would show the luma of the surroundings.
    parameters.bleed.opacity = 0
  }

  /// Draws a border: black on light glass, as dumped; white on dark glass, where black could not be seen.
  private mutating func showBorders(_ parameters: inout GlassParameters) {
    apply(GlassSettingsTable.shownBorders, to: &parameters)
    let isDark = appearance == .dark
    let ink: Float = isDark ? 1 : 0
    if isDark { reasons.append("The dumped border is black; on dark glass a white one is drawn.") }
    parameters.rim.matrix = Cell.matrix(
      Cell.row(0, 0, 0, ink), Cell.row(0, 0, 0, ink), Cell.row(0, 0, 0, ink))
  }

  /// Applies the settings to a lens, which keeps the look of its content: nothing is blurred or remapped.
  private mutating func applyToLens(_ parameters: inout GlassParameters) {
    if request.settings.showBorders { showBorders(&parameters) }
    let settings = request.settings
    guard settings.reduceMotion || request.traits.transparency == .reduced else { return }
    parameters.innerRefraction = GlassParameters.Refraction()
    reasons.append("Lenses were read without settings; less motion and transparency end their refraction.")
  }
}

// MARK: - Preferred look, from clear to tinted

extension GlassResolution {
  /// Applies the preferred look between clear and tinted, by the rules of the release.
  private mutating func applyPreferredLook(_ parameters: inout GlassParameters) {
    let position = request.settings.boundedLook
    guard position != 0.5 else { return }
    if look == .os27 { cite(GlassSettingsTable.Slider.provenance) }
    if look == .os26 {
      applyTintedLook(position, &parameters)
    } else if request.variant == .clear {
      notes.append(.preferredLookMovesBlur)
      slideClear(position, &parameters)
    } else {
      slideRegular(position, &parameters)
    }
  }

  /// Mixes in the tinted look of release 26, which has two looks, delivered and tinted; the way between is straight.
  private mutating func applyTintedLook(_ position: Double, _ parameters: inout GlassParameters) {
    guard position > 0.5 else {
      notes.append(.preferredLookIsNotUsed)
      return
    }
    guard request.variant == .regular else { return tintClear(position, &parameters) }
    var tinted = parameters
    apply(GlassSettingsTable.tinted, to: &tinted)
    let share = (position - 0.5) * 2
    if share < 1 { reasons.append("Release 26 has no looks between; the way to the tinted one is straight.") }
    for adjustment in GlassSettingsTable.tinted.adjustments {
      let start = parameters[adjustment.input]
      parameters[adjustment.input] = start + (tinted[adjustment.input] - start) * share
    }
  }

  /// Moves regular glass of release 27 along its slider.
  private mutating func slideRegular(_ position: Double, _ parameters: inout GlassParameters) {
    typealias Slider = GlassSettingsTable.Slider
    parameters.blurFill.normal = Piecewise.value(Slider.fillShare, at: position)
    if appearance == .light {
      parameters.blurFill.lighten = Piecewise.value(Slider.lighten, at: position)
      // Popovers have a fill of their own, whose opacity moves by as much as the common one.
      let moved = Piecewise.value(Slider.lightFillAlpha, at: position) - 0.2
      parameters.face.fill.w = min(max(parameters.face.fill.w + moved, 0), 1)
    } else {
      let grey = Piecewise.value(Slider.darkFill, at: position)
      if parameters.face.fill.w == 0 { parameters.face.fill = SIMD4(grey, grey, grey, 0) }
      tintDark(position, &parameters)
    }
  }

  private static let opacityOfTint =
    "The tinted look has no published opacity for dark and clear glass: it is what light glass gains in release 27."

  /// Returns the opacity that the fill of light glass gains between the delivered look and a tinted one.
  private func addedOpacity(at position: Double) -> Double {
    let anchors = GlassSettingsTable.Slider.lightFillAlpha
    return max(0, Piecewise.value(anchors, at: position) - Piecewise.value(anchors, at: 0.5))
  }

  /// Lets less of the backdrop through dark glass in the tinted look.
  ///
  /// The glass is filled with the grey that it makes of black, which was read to stay the same at every position.
  private mutating func tintDark(_ position: Double, _ parameters: inout GlassParameters) {
    guard position > 0.5 else { return }
    let rest = 1 - addedOpacity(at: position)
    let levels = parameters.face.levels
    parameters.face.levels.white = levels.black + (levels.white - levels.black) * rest
    parameters.face.levels.saturation *= rest
    reasons.append(Self.opacityOfTint)
  }

  /// Fills clear glass with black in the tinted look; its content is white.
  private mutating func tintClear(_ position: Double, _ parameters: inout GlassParameters) {
    guard position > 0.5 else { return }
    parameters.face.fill = SIMD4(0, 0, 0, addedOpacity(at: position))
    reasons.append(Self.opacityOfTint)
  }

  /// Moves clear glass of release 27 along its slider.
  private mutating func slideClear(_ position: Double, _ parameters: inout GlassParameters) {
    typealias Slider = GlassSettingsTable.Slider
    tintClear(position, &parameters)
    parameters.blurFill.normal = Piecewise.value(Slider.clearFillShare, at: position)
    if position > 0.5 { parameters.blurFill.radius = Slider.clearFillRadius }
    guard isActive else { return }
    parameters.blur.radius = Piecewise.value(Slider.clearRadius, at: position)
    if position == 0 { parameters.blur.opacities = SIMD4(repeating: 0) }
    parameters.capture.margin = Piecewise.value(Slider.clearMargin, at: position)
  }
}
