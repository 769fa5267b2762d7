// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidColor
import PellucidDesign
import PellucidGeometry

/// Findings, with the ids of the audit rules; `note` says what happened to a setting or name that does not apply.
extension SceneResolver {
  /// The largest side of a picture that counts as an icon, in points.
  private static var iconSide: Double { 48 }

  mutating func add(_ rule: String, _ layer: String, _ message: String) {
    let finding = Finding(rule: rule, layer: layer, message: message)
    if !scene.findings.contains(finding) { scene.findings.append(finding) }
  }

  /// Something to know that nobody would object to.
  mutating func note(_ layer: String, _ message: String) { add("note", layer, message) }

  /// Text and symbols: quaternary on thin tiers (SRC07), colours that are not vibrant on a material (SRC06).
  mutating func report(_ style: ForegroundStyle, of placed: PlacedLayer) {
    let (name, surroundings) = (placed.name, placed.surroundings)
    note(style, name: name, in: surroundings)
    noteMissingVibrancy(style, name: name, in: surroundings)
    guard let place = place(of: placed) else { return }
    let material = place.material
    notePlain(style, at: place, of: placed)
    if style.isQuaternary, material.isThin {
      add(
        "SRC07", name,
        "quaternaryLabel has too little contrast on \(material.name): use secondaryLabel or a thicker material"
      )
    }
    guard let found = style.plainInk(surroundings) else { return }
    add(
      "SRC06", name,
      "\(found.name) does not adapt to what shows through \(material.name): "
        + place.repair(found.repair("secondaryLabel")))
  }

  /// Fills that hide much of a material under a grey of their own (SRC06); a hue, a selection or a background of the
  /// system carries meaning and may, and what a component of macOS has to let through SRC20 says.
  mutating func report(_ fill: FillStyle, of placed: PlacedLayer) {
    note(stops: fill, of: placed)
    guard case .foreground(let written) = fill else { return }
    let (layer, name, surroundings) = (placed.layer, placed.name, placed.surroundings)
    let style = written.named(on: surroundings.traits.platform)
    note(style, name: name, in: surroundings)
    guard let place = place(of: placed) else { return }
    notePlain(style, at: place, of: placed)
    guard !style.isMeaningfulGrey(on: surroundings.traits.platform), layer.blend == .sourceOver,
      !(layer.isComponent && surroundings.traits.platform == .macos),
      let found = style.plainInk(surroundings),
      let color = style.plainColor(surroundings), color.isGrey
    else { return }
    let opacity = Double(color.alpha) * layer.opacity
    guard opacity >= 1 - Surroundings.leastShareOfMaterial, place.isHidden(by: placed, opacity: opacity)
    else { return }
    add(
      "SRC06", name,
      "\(found.name) hides \(place.material.name) without meaning anything: "
        + place.repair(found.repair("fill")))
  }

  /// The material that a layer is drawn on: the one it is in, else the nearest that it lies over.
  private func place(of placed: PlacedLayer) -> PlaceOnMaterial? {
    let surroundings = placed.surroundings
    if let material = surroundings.material {
      return surroundings.touchesMaterial(placed.layer.frame) ? PlaceOnMaterial(material: material) : nil
    }
    guard isInPicture(placed), let below = materials.material(below: placed.bounds) else { return nil }
    return PlaceOnMaterial(material: below.ground, bounds: below.bounds)
  }

  /// A style that is drawn plain because its layer lies over a material and not in it.
  private mutating func notePlain(_ style: ForegroundStyle, at place: PlaceOnMaterial, of placed: PlacedLayer)
  {
    guard place.bounds != nil else { return }
    let inside = changed(placed.surroundings) { $0.material = place.material }
    guard let plain = try? ink(style, place: placed.path, in: placed.surroundings),
      let vibrant = try? ink(style, place: placed.path, in: inside), plain != vibrant
    else { return }
    note(
      placed.name,
      "It lies over \(place.material.name) and is drawn plain: put it into the layers of the material for its vibrancy."
    )
  }

  /// What catalogs say about the colours of a gradient.
  private mutating func note(stops fill: FillStyle, of placed: PlacedLayer) {
    let stops: [FillStyle.Stop] =
      switch fill {
      case .foreground: []
      case .linear(let stops, _, _), .radial(let stops, _, _, _), .angular(let stops, _, _): stops
      }
    for stop in stops { noteAsset(stop.color, name: placed.name, in: placed.surroundings) }
  }

  /// What catalogs say about a colour, if it is theirs.
  mutating func noteAsset(_ color: ColorStyle, name: String, in surroundings: Surroundings) {
    guard case .asset = color else { return }
    note(ForegroundStyle(.color(color)), name: name, in: surroundings)
  }

  /// What a platform does with a colour it draws otherwise than asked for.
  mutating func note(_ style: ForegroundStyle, name: String, in surroundings: Surroundings) {
    let traits = surroundings.traits
    switch style.color {
    case .level(let level):
      if traits.platform == .visionos, level == .quaternaryLabel {
        add("note", name, "visionOS has three label levels; quaternaryLabel is drawn as tertiaryLabel.")
      }
      noteTelevisionFill(level, isVibrant: style.isVibrant, name: name, in: surroundings)
    case .color(.custom): break
    case .color(.asset(let asset)):
      guard let color = try? surroundings.assets.color(named: asset, traits) else { return }
      for fact in color.notes { note(name, fact.english(about: asset)) }
    case .color(.semantic(let semantic)):
      // A name that does not resolve is an error where it is drawn.
      guard let color = try? SemanticColors.resolve(name: semantic, traits: traits) else { return }
      if let note = color.note { add("note", name, "\(semantic): \(note.english)") }
    }
  }

  /// The vibrant fills of tvOS, of which the files leave nothing, or nothing but white.
  private mutating func noteTelevisionFill(
    _ level: VibrancyLevel, isVibrant: Bool, name: String, in surroundings: Surroundings
  ) {
    guard isVibrant, let family = surroundings.material?.family,
      family.group == .television || family.group == .televisionThin
    else { return }
    let word: String
    switch level {
    case .fill: word = "fill"
    case .secondaryFill: word = "secondaryFill"
    case .tertiaryFill: word = "tertiaryFill"
    case .label, .secondaryLabel, .tertiaryLabel, .quaternaryLabel, .separator: return
    }
    let what =
      family.appearance == .light
      ? "white by plus darker in light, which changes nothing: it is not seen"
      : "white by plus lighter in dark: it is opaque white"
    add(
      "note", name,
      "\(word): the files of tvOS have \(what); without vibrancy it is the ordinary fill.")
  }

  /// A semantic colour of text or a symbol on a material that is drawn plain.
  private mutating func noteMissingVibrancy(
    _ style: ForegroundStyle, name: String, in surroundings: Surroundings
  ) {
    guard style.isVibrant, surroundings.material != nil, case .color(.semantic(let semantic)) = style.color,
      let ink = try? SemanticColors.vibrant(name: semantic, traits: surroundings.traits),
      let note = ink.note
    else { return }
    add("note", name, "\(semantic): \(note.english)")
  }

  /// A small picture on a material (SRC19).
  mutating func reportFullColorIcon(_ placed: PlacedLayer) {
    let (frame, surroundings) = (placed.layer.frame, placed.surroundings)
    guard let material = surroundings.material, surroundings.touchesMaterial(frame) else { return }
    guard max(frame.width, frame.height) <= Self.iconSide else { return }
    add("SRC19", placed.name, "a full-colour icon does not adapt to \(material.name): use a symbol")
  }

  /// The material's own notes, and what tvOS asks of thickness and shadows (SRC24).
  mutating func report(_ choice: ResolvedMaterialChoice, of placed: PlacedLayer) {
    let (layer, name, surroundings) = (placed.layer, placed.name, placed.surroundings)
    for note in choice.notes { add("note", name, note.english) }
    guard surroundings.traits.platform == .tvos else { return }
    reportSchemeMismatch(choice, name: name, fixed: choice.fixedAppearance ?? surroundings.fixedAppearance)
    guard choice.appearance == .dark,
      layer.castsShadow || surroundings.isInShadowingGroup || isGroundOfShadowingWindow(placed)
    else { return }
    add(
      "SRC24", name,
      "\(choice.recipe.name) is dark and hides its shadow: use a lighter material to keep the depth")
  }

  /// Whether a window whose shadow is seen has the material as its background.
  private func isGroundOfShadowingWindow(_ placed: PlacedLayer) -> Bool {
    surfaceCastsShadow && placed.surroundings.material == nil && placed.bounds.hidesMost(of: surface)
  }

  /// Thin tiers are made for light colour schemes, thick ones for dark; only a fixed appearance contradicts that.
  private mutating func reportSchemeMismatch(
    _ choice: ResolvedMaterialChoice, name: String, fixed: Appearance?
  ) {
    if choice.isThin, fixed == .dark {
      add("SRC24", name, "\(choice.recipe.name) forces a dark scheme on a tier made for light: use thick")
    } else if choice.isThick, fixed == .light {
      add("SRC24", name, "\(choice.recipe.name) forces a light scheme on a tier made for dark: use thin")
    }
  }

  /// Glass is the system's: nothing about it can be set.
  mutating func reportModifiedGlass(
    _ material: MaterialContent, _ choice: ResolvedMaterialChoice, of placed: PlacedLayer
  ) {
    guard choice.isUnmodifiable else { return }
    var facts: [String] = []
    if placed.layer.isTranslucent { facts.append("opacity is not used") }
    if placed.layer.blend != .sourceOver { facts.append("blend is not used") }
    if material.progress != nil { facts.append("progress is not used") }
    if let blending = material.blending, blending != choice.defaultBlending {
      facts.append("it looks behind its window")
    }
    for fact in facts { note(placed.name, "The glass of visionOS cannot be modified: \(fact).") }
  }
}

extension ForegroundStyle {
  /// The style with SwiftUI's and AppKit's names of label levels replaced by the level.
  func named(on platform: Platform) -> ForegroundStyle {
    guard isVibrant, case .color(.semantic(let name)) = color,
      let level = SemanticColors.level(named: name, on: platform)
    else { return self }
    return ForegroundStyle(.level(level))
  }

  fileprivate var isQuaternary: Bool { color == .level(.quaternaryLabel) }

  /// Whether it says something even where it is grey.
  fileprivate func isMeaningfulGrey(on platform: Platform) -> Bool {
    guard case .color(.semantic(let name)) = color else { return false }
    return SemanticColors.isSelection(name, on: platform) || SemanticColors.isBackground(name, on: platform)
  }

  /// The colour of a style that is drawn plain; nil for names that do not resolve.
  func plainColor(_ surroundings: Surroundings) -> EncodedColor? {
    let traits = surroundings.traits
    return switch color {
    case .color(let color): try? color.color(traits, surroundings.assets)
    case .level(let level):
      if case .color(let color, _) = Vibrancy.ink(
        level: level, family: VibrancyFamily(.plain, traits.appearance), traits: traits)
      {
        color
      } else {
        nil
      }
    }
  }

  /// What of a style does not adapt to a material; nil for what is drawn through the material, for vibrant versions,
  /// and for what is not seen.
  fileprivate func plainInk(_ surroundings: Surroundings) -> PlainInk? {
    let traits = surroundings.traits
    switch color {
    case .color(.custom(let color)): return color.alpha > 0 ? PlainInk(name: "a custom colour") : nil
    case .color(.asset(let name)):
      guard let color = plainColor(surroundings), color.alpha > 0 else { return nil }
      return PlainInk(name: SceneAssets.prefix + name)
    case .color(.semantic(let name)):
      let isLevel = SemanticColors.level(named: name, on: traits.platform) != nil
      if isLevel || Vibrancy.style(named: name, traits: traits) != nil {
        return isVibrant ? nil : PlainInk(switchedOff: name)
      }
      // A name that does not resolve is an error where it is drawn.
      guard let ink = try? SemanticColors.vibrant(name: name, traits: traits) else { return nil }
      if ink.isVibrant { return isVibrant ? nil : PlainInk(switchedOff: name) }
      if isVibrant, SemanticColors.isAccent(name, on: traits.platform) { return nil }
      guard let color = plainColor(surroundings), color.alpha > 0 else { return nil }
      return PlainInk(name: name)
    case .level(let level):
      return isVibrant ? nil : PlainInk(switchedOff: level == .label ? "a label" : "a level")
    }
  }
}

/// A material that something is drawn on.
private struct PlaceOnMaterial {
  var material: Surroundings.Ground
  /// Of the material in the scene, for what lies over it without being in it.
  var bounds: Rect?

  /// Whether a fill takes the material away. Over it only what leaves nothing of it does: a part may show a value, and
  /// what is translucent dims a window.
  func isHidden(by placed: PlacedLayer, opacity: Double) -> Bool {
    bounds.map { opacity >= 1 && placed.bounds.hidesMost(of: $0) } ?? true
  }

  func repair(_ text: String) -> String {
    bounds == nil ? text : text + ", in the layers of \(material.name)"
  }
}

/// A style that is drawn on a material without taking part in its vibrancy.
private struct PlainInk {
  var name: String
  /// Whether it would take part if it were let.
  var isSwitchedOff = false

  init(name: String) { self.name = name }

  init(switchedOff name: String) { (self.name, isSwitchedOff) = (name + " without vibrancy", true) }

  /// - Parameter level: One that takes part.
  func repair(_ level: String) -> String {
    isSwitchedOff ? "leave its vibrancy on" : "use a vibrant level such as \(level)"
  }
}
