// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidColor

/// The resolution of a request to a recipe.
struct GlassResolution {
  var request: GlassRequest
  var look: Look
  var appearance: Appearance
  var isActive: Bool
  var reasons: [String] = []
  var notes: [GlassNote] = []
  /// The source ids of settings, beside the ids of the row.
  var sources: [String] = []

  init(_ request: GlassRequest) {
    self.request = request
    let traits = request.traits
    look = traits.look == .ios18 ? .os26 : traits.look
    let isAlwaysDark = traits.platform == .watchOS || traits.platform == .visionOS
    appearance = isAlwaysDark ? .dark : traits.appearance
    isActive = traits.isActive || traits.platform != .macOS
  }

  /// Returns the recipe of the request.
  mutating func recipe() -> GlassRecipe {
    let row = rowID().row
    explainTraits()
    var parameters = Self.parameters(of: row, at: request.boundedSide)
    if request.variant != .identity { adapt(&parameters) }
    return GlassRecipe(
      name: row.name, variant: request.variant, control: request.control, look: look, appearance: appearance,
      isActive: isActive, shorterSide: request.boundedSide, parameters: parameters,
      lens: request.variant == .identity
        ? nil : LensTable.lens(of: request.control, height: request.boundedSide),
      tintFamily: tintFamily, contentMatrix: GlassTable.content(appearance),
      behindDimming: dimming, cornerRadius: cornerRadius, provenance: provenance(of: row), notes: notes)
  }

  /// Returns the parameters of a row, laid over the rows it builds on, at a size.
  static func parameters(of row: GlassRow, at size: Double) -> GlassParameters {
    var parameters = row.base.map { Self.parameters(of: $0.row, at: size) } ?? .nothing
    row.apply(to: &parameters, at: size)
    return parameters
  }
}

// MARK: - Table row

extension GlassResolution {
  /// Returns the table row for the request, and notes the reasons for choosing it.
  private mutating func rowID() -> GlassRow.ID {
    switch request.variant {
    case .identity: return .identity
    case .clear:
      noteControlOfClear()
      return clearRow
    case .regular: return lensRow() ?? controlRow() ?? regularRow
    }
  }

  private var clearRow: GlassRow.ID {
    if isActive { return look == .os26 ? .os26Clear : .os27Clear }
    return switch appearance {
    case .light: look == .os26 ? .os26ClearLightFlat : .os27ClearLightFlat
    case .dark: look == .os26 ? .os26ClearDarkFlat : .os27ClearDarkFlat
    }
  }

  private var regularRow: GlassRow.ID {
    switch (appearance, isActive) {
    case (.light, true): look == .os26 ? .os26RegularLight : .os27RegularLight
    case (.light, false): look == .os26 ? .os26RegularLightFlat : .os27RegularLightFlat
    case (.dark, true): look == .os26 ? .os26RegularDark : .os27RegularDark
    case (.dark, false): look == .os26 ? .os26RegularDarkFlat : .os27RegularDarkFlat
    }
  }

  private mutating func noteControlOfClear() {
    guard request.control != .none, request.control != .button else { return }
    notes.append(.controlIsNotUsed)
  }

  /// Returns the row of a lens; nil for other controls.
  private mutating func lensRow() -> GlassRow.ID? {
    guard request.control.isLens else { return nil }
    if look == .os26 { reasons.append("Lenses were read on 27 only; its numbers are used.") }
    switch request.control {
    case .switchLens: return .os27LensSwitch
    case .sliderLens: return .os27LensSlider
    case .loupe: return .os27LensLoupe
    default: return .os27Lens
    }
  }

  /// Returns the rows of macOS's own sidebars, popovers and menus; on iOS and in release 26 these controls follow their size.
  private mutating func controlRow() -> GlassRow.ID? {
    guard request.traits.platform == .macOS, look == .os27 else { return nil }
    switch request.control {
    case .sidebar where !isActive:
      return appearance == .dark ? .os27SidebarDarkFlat : .os27SidebarLightFlat
    case .popover:
      if isActive {
        reasons.append(
          """
          A popover's window is not the active one, so the set of its frame, read without focus, is used; the only \
          published pixel of a popover fits it.
          """)
      }
      return appearance == .dark ? .os27PopoverDark : .os27PopoverLight
    case .menu where !isActive && appearance == .dark: return .os27MenuDarkFlat
    default: return nil
    }
  }

  /// The rule for the tint of the glass.
  private var tintFamily: GlassTint.Family {
    if !isActive, look == .os26 || request.variant == .regular { return .neutral }
    if request.variant == .clear, look == .os27 { return .standard }
    return appearance == .dark ? .pastel : .standard
  }

  /// The opacity of the black below an alert, read on iOS; macOS does not dim behind its alerts.
  private var dimming: Double {
    guard request.control == .alert, request.variant != .identity, request.traits.platform != .macOS else {
      return 0
    }
    return appearance == .dark ? 0.48 : 0.2
  }

  private var cornerRadius: Double? {
    switch request.control {
    case .alert: 34
    case .menu: 32
    default: nil
    }
  }
}

// MARK: - Adaptation to display, control and settings

extension GlassResolution {
  /// Applies the display, the platform, the control and the settings to parameters of a size.
  private mutating func adapt(_ parameters: inout GlassParameters) {
    adaptToDisplay(&parameters)
    if request.control == .alert || request.control == .menu { parameters.ovalization = 0.5 }
    // On iOS the layer of the rim light is clamped where the range of the display ends.
    if request.traits.platform != .macOS { parameters.rim.clamp = 1 }
    if request.control.isLens, request.variant == .regular, appearance == .dark {
      parameters.rim.spread = LensTable.rimSpreadInDark
      reasons.append(LensTable.rimReasonInDark)
    }
    applySettings(&parameters)
    parameters.capture.margin = max(parameters.capture.margin, parameters.bleed.blurRadius)
    parameters.capture.scale = captureScale(parameters)
  }

  /// Makes the line at the edge one device pixel wide, and a little more on threefold displays.
  private func adaptToDisplay(_ parameters: inout GlassParameters) {
    let scale = request.pixelsPerPoint.isNaN ? 2 : request.pixelsPerPoint
    if request.control.isLens, request.variant == .regular {
      parameters.edgeLine.offset = Piecewise.value([SIMD2(2, -1), SIMD2(3, -0.6667)], at: scale)
      return
    }
    guard parameters.edgeLine.height > 0 else { return }
    let height = Piecewise.value([SIMD2(1, 1), SIMD2(2, 0.5), SIMD2(3, 0.5333)], at: scale)
    parameters.edgeLine.height = height
    parameters.edgeLine.offset = -height
    parameters.edgeLine.colorBias *= Piecewise.value([SIMD2(2, 1), SIMD2(3, 1.2)], at: scale)
  }

  /// Returns the coarsest scale at which the blurs hide the lost detail, by the rule of release 27.
  private func captureScale(_ parameters: GlassParameters) -> Double {
    if request.variant == .clear, request.traits.transparency == .standard { return 0.5 }
    guard look == .os27 || request.control.isLens else { return 0.25 }
    return GlassCapture.scale(
      radius: parameters.blur.radius * parameters.blur.opacities[0],
      fillRadius: parameters.blurFill.radius, fillAlpha: parameters.face.fill.w,
      fillShare: parameters.blurFill.normal)
  }
}

// MARK: - Provenance

extension GlassResolution {
  private mutating func explainTraits() {
    let traits = request.traits
    if traits.look == .ios18 {
      reasons.append("The 18 release has no Liquid Glass; the numbers of 26, the first with it, are used.")
      notes.append(.noGlassIn18)
    }
    switch traits.platform {
    case .iOS where look == .os26:
      reasons.append("The 26 numbers were read on macOS; iOS was read on 27, where both agree.")
    case .iOS, .macOS: break
    case .tvOS, .visionOS, .watchOS:
      reasons.append("No numbers are published for this platform; those of iOS and macOS are used.")
    }
    if !traits.isActive, traits.platform != .macOS {
      notes.append(.inactiveIsNotUsed)
    }
    if traits.ignoresLevel { notes.append(.levelIsNotUsed) }
    if traits.platform == .watchOS || traits.platform == .visionOS {
      notes.append(.alwaysDark)
    }
  }

  /// Returns the provenance of the row, with the sources and reasons collected on the way.
  private func provenance(of row: GlassRow) -> Provenance {
    var provenance = row.provenance
    for source in sources { provenance.sources += ", " + source }
    if let reason = row.provenance.reason, !reasons.contains(reason) {
      return Provenance(provenance.sources, .chosen, reason: ([reason] + reasons).joinedBySpaces)
    }
    if request.variant == .identity { return provenance }
    if request.variant == .clear, appearance == .dark, isActive, provenance.confidence == .measured {
      // Only the face was seen to be the same in the dark appearance.
      provenance.confidence = .inferred
    }
    guard !reasons.isEmpty else { return provenance }
    return Provenance(provenance.sources, .chosen, reason: reasons.joinedBySpaces)
  }
}

extension [String] {
  /// The sentences, joined by spaces.
  fileprivate var joinedBySpaces: String {
    var text = ""
    for sentence in self { text += text.isEmpty ? sentence : " " + sentence }
    return text
  }
}

extension GlassParameters {
  /// Parameters that draw nothing: no face, no rim, and neutral levels.
  package static let nothing: GlassParameters = {
    var parameters = GlassParameters()
    parameters.face.opacity = 0
    return parameters
  }()
}
