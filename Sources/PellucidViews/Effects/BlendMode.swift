// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidColor
import PellucidScene

/// The way in which a view is mixed with what is below it.
public enum BlendMode: Hashable, Sendable {
  case normal
  case multiply, screen, overlay, darken, lighten
  case colorDodge, colorBurn, softLight, hardLight
  case difference, exclusion
  case hue, saturation, color, luminosity
  case sourceAtop, destinationOver, destinationOut
  case plusDarker, plusLighter

  var system: PellucidColor.BlendMode {
    switch self {
    case .normal: .sourceOver
    case .multiply: .multiply
    case .screen: .screen
    case .overlay: .overlay
    case .darken: .darken
    case .lighten: .lighten
    case .colorDodge: .colorDodge
    case .colorBurn: .colorBurn
    case .softLight: .softLight
    case .hardLight: .hardLight
    case .difference: .difference
    case .exclusion: .exclusion
    case .hue: .hue
    case .saturation: .saturation
    case .color: .color
    case .luminosity: .luminosity
    case .sourceAtop: .sourceAtop
    case .destinationOver: .destinationOver
    case .destinationOut: .destinationOut
    case .plusDarker: .plusDarker
    case .plusLighter: .plusLighter
    }
  }
}

/// The colours in which a view is drawn before it becomes a part of the picture.
public enum ColorRenderingMode: Hashable, Sendable {
  case nonLinear, linear, extendedLinear
}

extension View {
  /// Draws the view at an opacity of 0…1.
  public func opacity(_ opacity: Double) -> some View {
    moving(opacity) { node, opacity in LayerNode(node, change: { $0.opacity = opacity.unit }) }
  }

  /// Mixes the view with what is below it.
  public func blendMode(_ blendMode: BlendMode) -> some View { layer { $0.blend = blendMode.system } }

  /// Draws the view and what is in it as one, before its opacity and its blend mode.
  public func compositingGroup() -> some View { layer { $0.isIsolated = true } }

  /// Draws the view and what is in it as one picture. The engine always draws in the picture's own colours.
  public func drawingGroup(opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear) -> some View {
    compositingGroup()
  }
}
