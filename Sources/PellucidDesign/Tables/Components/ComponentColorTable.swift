// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidColor

/// A colour of components, or the way to it.
struct ComponentColorRow: Sendable {
  enum Value: Sendable {
    case pair(light: EncodedColor, dark: EncodedColor)
    /// A semantic colour, with a factor for its alpha in light and in dark.
    case semantic(String, light: Float = 1, dark: Float = 1)
    case accent(light: Float, dark: Float)
  }

  var value: Value
  /// The alpha that Increase Contrast raises translucent values to; nil keeps the value.
  var increasedAlpha: Float?
  var provenance: Provenance

  func color(_ traits: Traits) -> EncodedColor {
    let isDark = traits.appearance == .dark || !traits.platform.hasAppearances
    var color: EncodedColor
    switch value {
    case .pair(let light, let dark): color = isDark ? dark : light
    case .semantic(let name, let light, let dark):
      // Names of the table are those that every platform has, which a test checks.
      color = (try? SemanticColors.resolve(name: name, traits: traits))?.color ?? EncodedColor(white: 0.5)
      color.alpha *= isDark ? dark : light
    case .accent(let light, let dark):
      color = SemanticColors.accent(traits: traits).color
      color.alpha *= isDark ? dark : light
    }
    if traits.contrast == .increased, let increasedAlpha { color.alpha = max(color.alpha, increasedAlpha) }
    return color
  }
}

/// The colours of components that are no semantic colours.
enum ComponentColorTable {
  static func row(of color: ComponentColor, _ traits: Traits) -> ComponentColorRow {
    let isMac = traits.platform == .macOS, isOld = traits.look == .ios18
    switch color {
    case .face:
      if isMac, isOld {
        return ComponentColorRow(
          value: .pair(light: Cell.color(0xFFFFFF), dark: Cell.color(0xFFFFFF, 0.16)),
          provenance: Cell.source(
            "C17", .chosen,
            "No source has the face before release 26: white, which the window's ground is not."))
      }
      return isMac
        ? pair(Cell.color(0xECECEC), Cell.color(0x333A3F), "C8", .measured)
        : semantic("secondarySystemFill", "C7", .published)
    case .hoverOverlay: return pair(Cell.color(0, 0.051), Cell.color(0xFFFFFF, 0.094), "C8", .measured)
    case .pressOverlay: return pair(Cell.color(0, 0.098), Cell.color(0xFFFFFF, 0.098), "C8", .measured)
    case .accent: return ComponentColorRow(value: .accent(light: 1, dark: 1), provenance: measured("C2"))
    case .faintAccent:
      return ComponentColorRow(
        value: .accent(light: 0.12, dark: 0.26), provenance: Cell.source("C7", .published))
    case .disabledFace:
      return isOld
        ? semantic("quaternarySystemFill", "C7", .published) : semantic("systemGray4", "C2", .measured)
    case .switchTrack:
      return isMac
        ? ComponentColorRow(
          value: .pair(light: Cell.color(0x787880, 0.2), dark: Cell.color(0x3D3D46)),
          provenance: Cell.source("C11", .inferred, "Measured in dark; the light value is that of iOS."))
        : pair(Cell.color(0x787880, 0.16), Cell.color(0x787880, 0.32), "C2, C7", .measured, increased: 0.4)
    case .switchOn:
      return isMac
        ? ComponentColorRow(value: .accent(light: 1, dark: 1), provenance: measured("C11"))
        : semantic("systemGreen", "C2", .measured)
    case .sliderTrack:
      return isOld
        ? semantic("systemFill", "C7", .published)
        : pair(Cell.color(0, 0.102), Cell.color(0xFFFFFF, 0.102), "C3, C2", .measured, increased: 0.4)
    case .progressTrack:
      return pair(Cell.color(0x787880, 0.2), Cell.color(0x787880, 0.36), "C2, C3", .measured, increased: 0.4)
    case .thumb:
      return isMac && !isOld
        ? pair(Cell.color(0xFFFFFF), Cell.color(0xE2E2E4), "C11", .measured)
        : pair(Cell.color(0xFFFFFF), Cell.color(0xFFFFFF), "C7, C3", .published)
    case .segmentSelection:
      return isOld
        ? pair(Cell.color(0xFFFFFF), Cell.color(0x636366), "C7", .published)
        : pair(Cell.color(0xFFFFFF), Cell.color(0x5A5A60), "C3", .measured)
    case .tabSelection: return pair(Cell.color(0, 0.075), Cell.color(0xFFFFFF, 0.14), "C2, C3", .inferred)
    case .tabLabel:
      return isOld
        ? pair(Cell.color(0x999999), Cell.color(0x757575), "C7", .published)
        : pair(Cell.color(0x0D0D0D), Cell.color(0xFAFAFA), "C2", .measured)
    case .tick: return pair(Cell.color(0xC6C6C8), Cell.color(0x38383A), "C2", .measured)
    case .fieldBorder:
      return pair(Cell.color(0, 0.2), Cell.color(0xFFFFFF, 0.2), "C3, C7", .measured, increased: 0.65)
    case .fieldFill where traits.platform == .tvOS:
      return ComponentColorRow(
        value: .pair(light: Cell.color(0x787880, 0.2), dark: Cell.color(0x787880, 0.36)),
        provenance: Cell.source(
          "C2", .chosen,
          "tvOS has no fill colours of its own: that of a track of iOS, a grey between the brightest and the darkest material."
        )
      )
    case .fieldFill:
      return isMac
        ? semantic("controlBackgroundColor", "C8", .measured) : semantic("systemBackground", "C7", .published)
    case .disabledFieldFill:
      return pair(Cell.color(0xFAFAFA), Cell.color(0x050505), "C7", .published)
    case .clearButton:
      return pair(Cell.color(0, 0.2), Cell.color(0xFFFFFF, 0.2), "C7", .published, increased: 0.65)
    case .textSelection:
      return isMac
        ? semantic("selectedTextBackgroundColor", "C8", .inferred)
        : ComponentColorRow(
          value: .accent(light: 0.25, dark: 0.25),
          provenance: Cell.source("C20", .chosen, "The only source is a document without a method."))
    case .stepperFill:
      return pair(
        Cell.color(0x3C3C43, 0.086), Cell.color(0xEBEBF5, 0.078), "C2", .measured, increased: 0.2)
    case .stepperPress:
      return ComponentColorRow(
        value: .pair(light: Cell.color(0, 0.08), dark: Cell.color(0xFFFFFF, 0.08)),
        provenance: Cell.source("C2", .inferred, "Measured in light; the dark value mirrors it."))
    case .rowHighlight: return semantic("systemGray4", "C2, C7", .measured)
    case .rowSelection:
      return isMac
        ? ComponentColorRow(value: .accent(light: 1, dark: 1), provenance: measured("C11"))
        : semantic("systemGray4", "C2", .measured)
    case .rowSelectionUnfocused: return pair(Cell.color(0xF2F2F2), Cell.color(0x2A2A2A), "C8", .measured)
    case .menuHighlight:
      return pair(Cell.color(0x323232, 0.1), Cell.color(0xFFFFFF, 0.1), "C7", .published)
    case .stripe: return pair(Cell.color(0xF4F5F5), Cell.color(0xFFFFFF, 0.05), "C8", .measured)
    case .platter:
      return ComponentColorRow(
        value: .pair(light: Cell.color(0xFFFFFF, 0.12), dark: Cell.color(0xFFFFFF, 0.12)),
        increasedAlpha: 0.28,
        provenance: Cell.source("C10", .chosen, "No source has it: a dark grey on black, under white text."))
    case .formBox:
      return ComponentColorRow(
        value: .pair(light: Cell.color(0, 0.03), dark: Cell.color(0xFFFFFF, 0.02)), increasedAlpha: 0.1,
        provenance: Cell.source(
          "C11", .chosen,
          "No source has it: the quaternary fill in light; in dark as much as leaves red 4.5:1."))
    case .tileSymbol:
      return ComponentColorRow(
        value: .pair(light: Cell.color(0xFFFFFF), dark: Cell.color(0xFFFFFF)),
        provenance: Cell.source(
          "C10", .inferred,
          "The systems' settings and swipe actions show white symbols on tiles of every hue."))
    case .iconLight: return iconLight(0.08)
    case .iconShade: return iconLight(0)
    case .placeholder:
      return ComponentColorRow(
        value: .pair(light: Cell.color(0xB4B4BA), dark: Cell.color(0x4A4A50)),
        provenance: Cell.source("C10", .chosen, "No source has it: a grey on which a white symbol is seen."))
    case .pageDot:
      return pair(Cell.color(0, 0.3), Cell.color(0xFFFFFF, 0.45), "C3", .inferred, increased: 0.6)
    case .pageDotOnPictures:
      return pair(Cell.color(0xFFFFFF, 0.45), Cell.color(0xFFFFFF, 0.45), "C3", .measured, increased: 0.6)
    case .closeLight: return pair(Cell.color(0xEC6765), Cell.color(0xEC6765), "C11", .measured)
    case .minimiseLight: return pair(Cell.color(0xF2CA44), Cell.color(0xF2CA44), "C11", .measured)
    case .zoomLight: return pair(Cell.color(0x65C466), Cell.color(0x65C466), "C11", .measured)
    case .inactiveLight:
      return ComponentColorRow(
        value: .pair(light: Cell.color(0xCDCDCF), dark: Cell.color(0x454551)),
        provenance: Cell.source("C11", .inferred, "Measured in dark; the light value mirrors it."))
    case .lightGlyph: return pair(Cell.color(0, 0.5), Cell.color(0, 0.5), "C11", .measured)
    case .windowBorder:
      return ComponentColorRow(
        value: .pair(light: Cell.color(0, 0.1), dark: Cell.color(0xFFFFFF, 0.14)), increasedAlpha: 0.65,
        provenance: Cell.source("C11", .chosen, "No source has it: a hairline that ends the window."))
    case .windowShadow: return windowShadow(dark: 0.74)
    case .inactiveWindowShadow: return windowShadow(dark: 0.46)
    case .modalDimming: return pair(Cell.color(0, 0.2), Cell.color(0, 0.48), "C2, C3", .measured)
    case .menuDimming:
      return isOld
        ? pair(Cell.color(0x04040F, 0.4), Cell.color(0x04040F, 0.4), "C7", .published)
        : pair(Cell.color(0, 0.2), Cell.color(0, 0.48), "C2", .measured)
    case .menuBand: return pair(Cell.color(0, 0.08), Cell.color(0, 0.16), "C7", .published)
    case .badge: return semantic("systemRed", "C20", .inferred)
    case .badgeLabel: return pair(Cell.color(0xFFFFFF), Cell.color(0xFFFFFF), "C20", .inferred)
    case .focusFace:
      return chosen(Cell.color(0xFFFFFF), "C10", "The guidelines have a white fill for the selected state.")
    case .focusLabel: return chosen(Cell.color(0), "C10", "Black on the white fill.")
    case .mediaTrack:
      return chosen(Cell.color(0xFFFFFF, 0.3), "C8", "No source has players: white as the overlays of macOS.")
    case .mediaPlayed:
      return chosen(
        Cell.color(0xFFFFFF, 0.95), "C8", "No source has players: white as the overlays of macOS.")
    case .whiteLabel:
      return chosen(Cell.color(0xFFFFFF), "WKF", "The one of black and white with more contrast.")
    case .blackLabel: return chosen(Cell.color(0), "WKF", "The one of black and white with more contrast.")
    case .whiteOnTint:
      return ComponentColorRow(
        value: .pair(light: Cell.color(0xFFFFFF), dark: Cell.color(0xFFFFFF)),
        provenance: Cell.source("C6", .published))
    case .blackOnTint:
      return ComponentColorRow(
        value: .pair(light: Cell.color(0), dark: Cell.color(0)), provenance: Cell.source("C6", .published))
    case .recess:
      return chosen(
        Cell.color(0, 0.25), "C10",
        "No source has the setting there: white labels gain on a fill darker than the glass.")
    case .scrollThumb:
      return isMac
        ? pair(Cell.color(0, 0.5), Cell.color(0xFFFFFF, 0.55), "C8", .inferred)
        : pair(Cell.color(0, 0.35), Cell.color(0xFFFFFF, 0.5), "C7", .published)
    }
  }

  private static func pair(
    _ light: EncodedColor, _ dark: EncodedColor, _ sources: String, _ confidence: Confidence,
    increased: Float? = nil
  ) -> ComponentColorRow {
    ComponentColorRow(
      value: .pair(light: light, dark: dark), increasedAlpha: increased,
      provenance: Cell.source(sources, confidence))
  }

  private static func chosen(_ color: EncodedColor, _ sources: String, _ reason: String) -> ComponentColorRow
  {
    ComponentColorRow(
      value: .pair(light: color, dark: color), provenance: Cell.source(sources, .chosen, reason))
  }

  private static func semantic(
    _ name: String, _ sources: String, _ confidence: Confidence
  ) -> ComponentColorRow {
    ComponentColorRow(value: .semantic(name), provenance: Cell.source(sources, confidence))
  }

  /// Returns white of an opacity, for the light on an icon.
  private static func iconLight(_ alpha: Float) -> ComponentColorRow {
    ComponentColorRow(
      value: .pair(light: Cell.color(0xFFFFFF, alpha), dark: Cell.color(0xFFFFFF, alpha)),
      provenance: Cell.source("C11", .chosen, "No source has it: icons are lit from above, as glass is."))
  }

  /// Returns the shadow of a window: measured in dark, and half as strong in light.
  private static func windowShadow(dark alpha: Float) -> ComponentColorRow {
    ComponentColorRow(
      value: .pair(light: Cell.color(0, alpha / 2), dark: Cell.color(0, alpha)),
      provenance: Cell.source("C11", .inferred, "Measured in dark; light has half of it."))
  }

  private static func measured(_ sources: String) -> Provenance { Cell.source(sources, .measured) }
}
