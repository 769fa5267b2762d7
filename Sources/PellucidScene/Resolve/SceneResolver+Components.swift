// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidColor
import PellucidDesign
import PellucidGeometry

/// Controls of the app's own on macOS: neutral ones let the tint of their window through, coloured ones must not.
extension SceneResolver {
  /// Alpha of the background below which nothing of a bezel is seen. Chosen: a fiftieth.
  private static var faintest: Double { 0.02 }

  /// What desktop tinting asks of a fill that is marked as a component (SRC20).
  mutating func reportComponent(_ fill: FillStyle, of placed: PlacedLayer) {
    let (layer, traits) = (placed.layer, placed.surroundings.traits)
    guard layer.isComponent else { return }
    guard traits.platform == .macos else {
      note(placed.name, "Only macOS lets the desktop picture tint its windows: component is not used.")
      return
    }
    guard let background = ComponentBackground(fill, placed.surroundings) else { return }
    let opacity = background.alpha * layer.opacity
    guard opacity > Self.faintest else {
      note(placed.name, "A component without a visible background or bezel takes no tint: it needs no fill.")
      return
    }
    switch (background.isNeutral, opacity < 1) {
    case (true, true):
      guard placed.surroundings.material?.isTinted ?? Self.isTinted(.window, traits) else { return }
      note(
        placed.name,
        "Its neutral background takes the tint of the window: \(percent(1 - opacity)) shows through.")
    case (true, false):
      add(
        "SRC20", placed.name,
        "an opaque neutral background keeps out the desktop's tint: give it some transparency, such as 0.85")
    case (false, true):
      add(
        "SRC20", placed.name,
        "a state that uses colour changes with the desktop's tint at \(percent(opacity)) opacity: make it opaque"
      )
    case (false, false): break
    }
  }

  /// A plain fill in the colour of a window's background, which tinting leaves alone.
  mutating func noteFlatBackground(_ fill: FillStyle, of placed: PlacedLayer) {
    let traits = placed.surroundings.traits
    guard traits.platform == .macos, case .foreground(let style) = fill,
      case .color(.semantic(let name)) = style.color,
      let role = Self.tintedRoles.first(where: { NameMatch.same($0.color, name) })?.role,
      Self.isTinted(role, traits)
    else { return }
    note(
      placed.name,
      "A plain fill of \(name) stays flat under desktop tinting: use the role \(role.rawValue).")
  }

  /// Whether what a window draws takes the tint: with tinting off nothing does, and in light the window itself does not.
  private static func isTinted(_ role: MaterialRole, _ traits: Traits) -> Bool {
    (try? Materials.recipe(for: role, traits: traits))?.recipe.takesDesktopTint ?? false
  }

  /// The colours that take part where a window draws them, and the roles that do so.
  private static var tintedRoles: [(color: String, role: MaterialRole)] {
    [
      ("windowBackgroundColor", .window), ("systemBackground", .window),
      ("underPageBackgroundColor", .underPage), ("controlBackgroundColor", .content),
      ("textBackgroundColor", .content),
    ]
  }
}

/// What a component's fill is, as far as tinting asks.
private struct ComponentBackground {
  /// 0…1, the highest of its colours.
  var alpha: Double
  /// Whether none of its colours has a hue.
  var isNeutral: Bool

  /// nil where a colour is not known: that is an error where it is drawn.
  init?(_ fill: FillStyle, _ surroundings: Surroundings) {
    // A grey accent is a colour that somebody chose, so the accent counts as blue.
    var surroundings = surroundings
    surroundings.traits.accent = .blue
    var colors: [EncodedColor] = []
    switch fill {
    case .foreground(let style):
      guard let color = style.plainColor(surroundings) else { return nil }
      colors = [color]
    case .linear(let stops, _, _), .radial(let stops, _, _, _), .angular(let stops, _, _):
      for stop in stops {
        guard let color = try? stop.color.color(surroundings.traits, surroundings.assets) else { return nil }
        colors.append(color)
      }
    }
    alpha = colors.reduce(0) { max($0, Double($1.alpha)) }
    isNeutral = colors.allSatisfy { $0.isGrey }
  }
}
