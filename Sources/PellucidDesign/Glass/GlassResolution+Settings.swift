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
      colorFillOfClear(&parameters)
      apply(GlassSettingsTable.increasedContrast, to: &parameters)
    }
    if traits.transparency == .reduced { reduceTransparency(&parameters) }
    if request.settings.showBorders { showBorders(&parameters) }
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

  /// Gives the fill of clear glass a colour, white in light and black in dark: it has none whose opacity could grow.
  private func colorFillOfClear(_ parameters: inout GlassParameters) {
    guard request.variant == .clear else { return }
    let grey = appearance == .dark ? 0.0 : 1.0
    parameters.face.fill = SIMD4(grey, grey, grey, parameters.face.fill.w)
  }

  /// Makes an opaque plate of the glass: white and black become one level, and the bleed ends.
  private mutating func reduceTransparency(_ parameters: inout GlassParameters) {
    colorFillOfClear(&parameters)
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
    guard position > 0.5, request.variant == .regular else {
      notes.append(.preferredLookIsNotUsed)
      return
    }
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
  private func slideRegular(_ position: Double, _ parameters: inout GlassParameters) {
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
    }
  }

  /// Moves clear glass of release 27 along its slider.
  private func slideClear(_ position: Double, _ parameters: inout GlassParameters) {
    typealias Slider = GlassSettingsTable.Slider
    parameters.blurFill.normal = Piecewise.value(Slider.clearFillShare, at: position)
    if position > 0.5 { parameters.blurFill.radius = Slider.clearFillRadius }
    guard isActive else { return }
    parameters.blur.radius = Piecewise.value(Slider.clearRadius, at: position)
    if position == 0 { parameters.blur.opacities = SIMD4(repeating: 0) }
    parameters.capture.margin = Piecewise.value(Slider.clearMargin, at: position)
  }
}
