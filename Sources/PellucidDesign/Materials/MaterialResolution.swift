// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidColor

/// The resolution of an entry under traits.
struct MaterialResolution {
  var entry: MaterialEntry
  var traits: Traits

  var choice: ResolvedMaterialChoice {
    let shown = entry.fixedAppearance ?? traits.appearance
    let row = (shown == .dark ? entry.rows.dark : entry.rows.light).row
    let source = isReduced ? Self.reducedTransparencyRow(for: row, level: traits.shownLevel) : row
    var provenance = source.provenance
    var recipe = recipe(of: source, &provenance)
    if let reason = entry.reason { provenance.choose(reason) }
    if traits.contrast == .increased || traits.look != .os27 { provenance.infer() }
    let isStrengthened = traits.contrast == .increased && recipe.samplesBackdrop
    if traits.contrast == .increased, row.samplesBackdrop {
      recipe.border = ContrastTable.border(on: row.family.appearance)
    }
    if isStrengthened {
      recipe = MaterialContrast.strengthened(recipe, of: source)
      provenance = provenance.adding(ContrastTable.plainSources, reason: ContrastTable.materialReason)
    }
    return ResolvedMaterialChoice(
      name: source.name, recipe: recipe, provenance: provenance, row: row.id, family: row.family,
      defaultBlending: blending(of: row),
      level: traits.shownLevel, appearance: hasAppearances ? row.appearance ?? shown : nil,
      fixedAppearance: hasAppearances ? entry.fixedAppearance : nil,
      notes: notes(for: row, isStrengthened: isStrengthened))
  }

  private var isReduced: Bool { traits.transparency == .reduced }

  private var hasAppearances: Bool { traits.platform != .visionOS && traits.platform != .watchOS }

  /// Returns the row to use under Reduce Transparency: chrome has rows of its own, dark chrome a second one for the
  /// elevated level.
  private static func reducedTransparencyRow(for row: MaterialRow, level: Level) -> MaterialRow {
    switch row.id {
    case .platformChromeLight: MaterialRow.ID.platformChromeLightReduceTransparency.row
    case .platformChromeDark:
      switch level {
      case .base: MaterialRow.ID.platformChromeDarkReduceTransparency.row
      case .elevated: MaterialRow.ID.platformChromeDarkReduceTransparencyLayer1.row
      }
    default: row
    }
  }

  /// Returns the numbers of a row under the traits.
  ///
  /// - Parameter provenance: The provenance of the row, replaced by the provenance of the numbers.
  private func recipe(of row: MaterialRow, _ provenance: inout Provenance) -> MaterialRecipe {
    var recipe = MaterialRecipe(
      samplesBackdrop: row.samplesBackdrop, averagesBackdrop: row.averagesBackdrop,
      sigmaInPoints: Self.sigma(row), captureScale: row.captureScale,
      blursLast: row.blursLast, mapping: row.mapping, overlays: row.overlays)
    if row.kind == .appKit {
      if traits.isDesktopTinted, !isReduced, let tint = AppKitTable.lightTint(of: row.id) {
        recipe.overlays.append(tint)
        provenance.choose(AppKitTable.lightTintReason)
      }
      // A desktop that shows through is a transparency too, so the setting removes it.
      Self.leaveOutDesktop(&recipe, &provenance, unless: traits.isDesktopTinted && !isReduced)
      if isReduced || !traits.isActive { Self.flattenFill(&recipe, &provenance, row, isReduced: isReduced) }
    } else if isReduced {
      row.kind == .legacy
        ? Self.flattenTint(&recipe, &provenance, row) : Self.average(&recipe, &provenance, row)
    }
    if recipe.takesDesktopTint {
      provenance.choose(
        "Which part of the desktop picture is averaged was not found: all behind the window is.")
    }
    return recipe
  }

  /// Returns the blur's standard deviation, in points, by the 29.5 rule (sources S5 and S9): values between 29.5 and
  /// 35 become 29.5, except on AppKit and spatial rows.
  private static func sigma(_ row: MaterialRow) -> Double {
    guard row.kind != .appKit, row.kind != .spatial else { return row.radiusInPoints }
    return row.radiusInPoints > 29.5 && row.radiusInPoints < 35 ? 29.5 : row.radiusInPoints
  }
}

// MARK: - Settings

extension MaterialResolution {
  /// Applies Reduce Transparency to a recipe file: the average of the backdrop replaces the blur.
  private static func average(
    _ recipe: inout MaterialRecipe, _ provenance: inout Provenance, _ row: MaterialRow
  ) {
    recipe.averagesBackdrop = true
    recipe.sigmaInPoints = 0
    recipe.blursLast = false
    provenance.sources += ", S6"
    switch row.kind {
    case .spatial, .watch:
      provenance = Provenance(
        provenance.sources, .chosen,
        reason: "Not published for this platform under Reduce Transparency; the recipe files' rule is used.")
    default: provenance.choose(CoreMaterialTable.averagedArea)
    }
  }

  /// Applies Reduce Transparency to an older style: only the tint remains, made opaque.
  private static func flattenTint(
    _ recipe: inout MaterialRecipe, _ provenance: inout Provenance, _ row: MaterialRow
  ) {
    recipe = recipe.withoutBackdrop()
    recipe.overlays = recipe.overlays.map { $0.opaque }
    guard row.id != .blurExtraLight else {
      provenance = Provenance("S7", .measured)
      return
    }
    provenance = Provenance(
      "S2b, S7", .chosen,
      reason: "The rule is known, the grey of this style under it is not: the tint of the style is used.")
  }

  /// Applies an inactive window or Reduce Transparency to an AppKit material: its fill becomes opaque and keeps its tone.
  private static func flattenFill(
    _ recipe: inout MaterialRecipe, _ provenance: inout Provenance, _ row: MaterialRow, isReduced: Bool
  ) {
    let state = isReduced ? "AppKit under Reduce Transparency was not dumped: " : "Only active was dumped: "
    var what = "the material has no backdrop and stays as it is."
    if recipe.samplesBackdrop, !recipe.overlays.isEmpty {
      recipe = recipe.withoutBackdrop()
      recipe.overlays[0] = recipe.overlays[0].opaque
      what = "the fill made opaque, inside the same tone."
    } else if recipe.samplesBackdrop {
      // The selection maps the colours beneath it, and has no fill that could be made opaque.
      what = "the dumped state is the unemphasized one already."
      if isReduced {
        recipe = recipe.withoutBackdrop()
        recipe.overlays = [Cell.white((row.appearance == .dark ? 70 : 220) / 255, 1)]
        what = "the colour AppKit gives unemphasized selections."
      }
    }
    provenance = Provenance(provenance.sources, .chosen, reason: state + what)
  }

  /// Removes the desktop's colour unless the window is tinted; a translucent fill above the removed colour becomes opaque.
  private static func leaveOutDesktop(
    _ recipe: inout MaterialRecipe, _ provenance: inout Provenance, unless isTinted: Bool
  ) {
    guard !isTinted, recipe.takesDesktopTint else { return }
    let isUnderneath = recipe.overlays[0].isDesktop
    recipe.overlays.removeAll { $0.isDesktop }
    guard isUnderneath, !recipe.samplesBackdrop, !recipe.overlays.isEmpty else { return }
    recipe.overlays[0] = recipe.overlays[0].opaque
    provenance = Provenance(
      provenance.sources, .chosen,
      reason: "Without the desktop's colour underneath, the translucent fill is made opaque.")
  }

  /// Returns the blending that the platform uses for the material.
  private func blending(of row: MaterialRow) -> Blending {
    switch traits.platform {
    case .iOS, .tvOS, .watchOS: .everythingBelow
    case .visionOS: row.id == .glass ? .behindWindow : .everythingBelow
    case .macOS:
      entry.name.blendsBehindWindow ? .behindWindow : .withinWindow
    }
  }

  /// Returns the source of the choice between light and dark where the platform has none; nil for a material with one look.
  private func appearanceSource(_ row: MaterialRow) -> MaterialNote.AppearanceSource? {
    if row.kind == .spatial { return .luminanceBehind }
    if entry.fixedAppearance != nil { return .name }
    return entry.rows.light == entry.rows.dark ? nil : .settings
  }

  /// Returns whether the desktop's colour, and nothing else, shows through.
  private func isTinted(_ row: MaterialRow) -> Bool {
    traits.platform == .macOS && traits.isDesktopTinted && !isReduced && row.kind == .appKit
      && !row.samplesBackdrop
      && (AppKitTable.lightTint(of: row.id) != nil || row.overlays.contains { $0.isDesktop })
  }

  private func notes(for row: MaterialRow, isStrengthened: Bool) -> [MaterialNote] {
    var notes: [MaterialNote] = []
    if let note = entry.note { notes.append(note) }
    if traits.platform == .visionOS {
      if let source = appearanceSource(row) { notes.append(.noAppearances(source)) }
    } else if traits.platform == .watchOS {
      notes.append(.alwaysDark)
    } else if let fixed = entry.fixedAppearance, fixed != traits.appearance {
      notes.append(.fixedAppearance)
    }
    if isTinted(row) {
      notes.append(.desktopTinted)
    } else if traits.platform == .macOS, row.kind == .appKit, !row.samplesBackdrop {
      notes.append(.noBackdrop)
    }
    if traits.contrastReducesTransparency {
      notes.append(.contrastReducesTransparency)
    } else if traits.contrast == .increased, !isStrengthened {
      notes.append(.contrastIsNotUsed)
    }
    if !traits.isActive, traits.platform != .macOS {
      notes.append(.inactiveIsNotUsed)
    } else if !traits.isActive, row.kind != .appKit {
      notes.append(.inactiveIsForAppKit)
    }
    if traits.ignoresLevel { notes.append(.levelIsNotUsed) }
    if traits.accent != .multicolor, traits.platform != .macOS { notes.append(.accentIsNotUsed) }
    if traits.isDesktopTinted, traits.platform != .macOS { notes.append(.desktopTintIsNotUsed) }
    if traits.look != .os27, row.provenance.confidence != .chosen { notes.append(.oneGeneration) }
    return notes
  }
}

extension Provenance {
  /// Marks provenance that is not chosen yet as chosen for `reason`.
  fileprivate mutating func choose(_ reason: String) {
    if confidence != .chosen { self = Provenance(sources, .chosen, reason: reason) }
  }

  /// Marks numbers measured in one state as inferred for another state.
  fileprivate mutating func infer() {
    if confidence == .measured { confidence = .inferred }
  }
}

extension MaterialRecipe {
  /// A Boolean value indicating whether the recipe draws the desktop's average; false where tinting is switched off.
  package var takesDesktopTint: Bool { overlays.contains { $0.isDesktop } }

  /// Returns a recipe of the overlays alone.
  fileprivate func withoutBackdrop() -> MaterialRecipe {
    MaterialRecipe(samplesBackdrop: false, overlays: overlays)
  }
}

extension MaterialOverlay {
  var isDesktop: Bool {
    if case .desktopAverage = paint { true } else { false }
  }

  /// The overlay with alpha 1; the desktop's average is returned as it is.
  fileprivate var opaque: MaterialOverlay {
    guard case .color(var color) = paint else { return self }
    color.alpha = 1
    return MaterialOverlay(.color(color), blend: blend)
  }
}
