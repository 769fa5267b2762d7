// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidColor
import PellucidDesign
import PellucidGeometry
import PellucidScene

/// The change of inks that makes the labels of a component hold their contrast: decision 0024 has the rule.
///
/// With Increase Contrast, hues and faint levels on materials, glass and fills become the label, labels on opaque fills black or
/// white, tinted glass an opaque fill, and fills below white labels darker than the glass. Without the setting, the chosen faint
/// levels of visionOS become the label.
struct Strengthening {
  let traits: Traits
  /// A Boolean value that is true for a component that lies in another one, or on a material or glass.
  let liesOnSurface: Bool

  private enum Body {
    /// The ground of content.
    case ground
    case fill(EncodedColor)
    case surface
  }
  /// The bodies below the next layer, bottom to top, with their frames in the component.
  private var bodies: [(frame: Rect, body: Body)] = []

  init(_ traits: Traits, liesOnSurface: Bool) { (self.traits, self.liesOnSurface) = (traits, liesOnSurface) }

  /// A Boolean value that is true in a group that is translucent, such as a pressed button.
  private var fades = false
  /// The least opacity of pressed controls and of the values of a wheel with Increase Contrast (chosen: labels hold 4.5:1 in it).
  private static let leastOpacity = 0.9

  private var isIncreased: Bool { traits.contrast == .increased }

  mutating func strengthen(_ layers: inout [Layer]) { strengthen(&layers, at: Point(x: 0, y: 0)) }

  private mutating func strengthen(_ layers: inout [Layer], at origin: Point) {
    for index in layers.indices where !layers[index].isInactive {
      strengthen(&layers[index], at: origin)
    }
  }

  private mutating func strengthen(_ layer: inout Layer, at origin: Point) {
    let frame = layer.frame.moved(x: origin.x, y: origin.y)
    switch layer.content {
    case .text(var text):
      if isIncreased, layer.opacity > 0, layer.opacity < 1 {
        layer.opacity = max(layer.opacity, Self.leastOpacity)
      }
      text.style = ink(text.style, at: frame)
      layer.content = .text(text)
    case .symbol(var symbol):
      symbol.styles = symbol.styles.map { ink($0, at: frame) }
      layer.content = .symbol(symbol)
    case .fill(let shape, .foreground(let style)):
      // A path is a ring, an arc or a mark, which has nothing on it.
      if case .path = shape { return }
      let style = recessed(style, frame)
      layer.content = .fill(shape: shape, .foreground(style))
      bodies.append((frame, body(style, layer.opacity)))
    case .component: return
    default:
      if isIncreased, case .glass(let glass) = layer.content { layer.content = opaque(glass, frame.size) }
      switch layer.content {
      case .material, .glass: bodies.append((frame, .surface))
      default: break
      }
      var children = layer.content.children
      let outer = fades
      if isIncreased, layer.opacity > 0, layer.opacity < 1 {
        fades = true
        layer.opacity = max(layer.opacity, Self.leastOpacity)
      }
      strengthen(&children, at: Point(x: frame.x, y: frame.y))
      fades = outer
      layer.content.children = children
    }
  }

  /// Returns tinted glass as an opaque fill, and other glass as it is.
  private func opaque(_ glass: GlassContent, _ size: Size) -> Layer.Content {
    guard let tint = glass.tint, let color = ForegroundStyle(.color(tint)).plainColor(in: traits),
      color.alpha >= 0.5
    else {
      return .glass(glass)
    }
    let fill = Layer.fill(ForegroundStyle(.color(tint)), glass.shape ?? .capsule, Rect(size))
    return .group([fill] + glass.children)
  }

  /// Returns the style of a fill on which labels lie: on materials and glass with white labels, darker than what is below.
  private func recessed(_ style: ForegroundStyle, _ frame: Rect) -> ForegroundStyle {
    let isDark = traits.appearance == .dark || !traits.platform.hasAppearances
    guard isIncreased, traits.platform == .visionOS || isDark && isOnSurface(frame),
      min(frame.width, frame.height) >= 12,
      let color = style.plainColor(in: traits), color.alpha < 0.9
    else { return style }
    return .component(.recess)
  }

  /// Returns a Boolean value that is true where the topmost ground below a frame is a material or glass.
  private func isOnSurface(_ frame: Rect) -> Bool {
    for (area, body) in bodies.reversed() where area.intersects(frame) {
      switch body {
      case .surface: return true
      case .ground: return false
      case .fill(let color): if color.alpha >= 0.95 { return false }
      }
    }
    return liesOnSurface
  }

  private func body(_ style: ForegroundStyle, _ opacity: Double) -> Body {
    if case .color(.semantic(let name)) = style.color,
      Self.grounds.contains(where: { NameMatch.same($0, name) })
    {
      return .ground
    }
    var color = style.plainColor(in: traits) ?? EncodedColor(white: 0, alpha: 0)
    color.alpha *= Float(opacity)
    return .fill(color)
  }

  private static let grounds = [
    "systemBackground", "secondarySystemBackground", "systemGroupedBackground",
    "secondarySystemGroupedBackground",
    "windowBackgroundColor", "controlBackgroundColor",
  ]

  // MARK: Inks

  private func ink(_ style: ForegroundStyle, at frame: Rect) -> ForegroundStyle {
    let (x, y) = (frame.x + frame.width / 2, frame.y + frame.height / 2)
    var films: [EncodedColor] = []
    var isOnSurface = liesOnSurface
    for (area, body) in bodies.reversed()
    where area.x <= x && x < area.maxX && area.y <= y && y < area.maxY {
      switch body {
      case .fill(let color) where color.alpha >= 0.95:
        let ground = films.reversed().reduce(color) { $1.composited(over: $0) }
        return ink(style, on: ground)
      case .fill(let color):
        if color.alpha > 0 { films.append(color) }
        continue
      case .ground: isOnSurface = false
      case .surface: isOnSurface = true
      }
      break
    }
    return ink(style, isPlain: !isOnSurface && films.isEmpty && !fades)
  }

  /// Returns the ink on an opaque fill.
  private func ink(_ style: ForegroundStyle, on ground: EncodedColor) -> ForegroundStyle {
    let white = contrastRatio(EncodedColor(white: 1), ground),
      black = contrastRatio(EncodedColor(white: 0), ground)
    guard isIncreased else { return style }
    return .component(white >= black ? .whiteLabel : .blackLabel)
  }

  /// Returns the ink on a material, on glass, on a translucent fill, or on the plain ground of content.
  private func ink(_ style: ForegroundStyle, isPlain: Bool) -> ForegroundStyle {
    let label = ForegroundStyle.level(.label)
    switch style.color {
    case .level(.label): return style
    case .level:
      guard isIncreased || traits.platform == .visionOS else { return style }
      return isPlain && traits.platform == .iOS ? .level(.secondaryLabel) : label
    case .color(.component(.mediaPlayed)): return style
    case .color:
      return isIncreased && !(isPlain && traits.platform == .iOS) ? label : style
    }
  }
}

extension ComponentLowering {
  /// Returns the component with inks that hold their contrast under the traits.
  func strengthened(_ lowered: LoweredComponent) -> LoweredComponent {
    var lowered = lowered
    var strengthening = Strengthening(traits, liesOnSurface: liesOnSurface)
    strengthening.strengthen(&lowered.layers)
    return lowered
  }
}
