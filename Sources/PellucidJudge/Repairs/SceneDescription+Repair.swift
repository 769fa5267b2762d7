// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidColor
import PellucidDesign
import PellucidLegibility
import PellucidScene

extension SceneDescription {
  /// Makes the changes of a repair that a scene document can state. `Transfer.changeLayers` makes the others.
  ///
  /// - Parameters:
  ///   - path: The key path of the text or symbol.
  ///   - material: The key path of the material or glass under the text or symbol.
  package mutating func make(_ changes: [Repair.Change], at path: String, material: String?) {
    make(changes, and: [path: changes], material: material)
  }

  /// Makes changes of a material and of groups, and changes of texts and symbols on or in them.
  ///
  /// - Parameters:
  ///   - shared: The changes of the material and of the groups around the texts and symbols; others are ignored.
  ///   - own: The changes of each text or symbol, by its key path; those of materials and groups are ignored.
  ///   - material: The key path of the material or glass.
  mutating func make(_ shared: [Repair.Change], and own: [String: [Repair.Change]], material: String?) {
    self = withGlassOfRoles
    let piece = material.flatMap { path in SceneGlass.all(in: self).first { $0.path == path } }
    let opensGroups = shared.contains(.groupOpacity)
    let groups = opensGroups ? Set(own.keys.flatMap { $0.enclosingKeyPaths }) : []
    LayerWalk.edit(&self) { layers, list in
      for index in layers.indices {
        let place = list.path(of: index)
        let isMaterial = place == material
        for change in shared {
          if isMaterial { layers[index].takeMaterial(change) }
          if isMaterial || piece?.container.map({ $0 == list.container?.path }) ?? false,
            case .glass(let glass) = layers[index].content,
            piece?.content.isChanged(by: change, with: glass) ?? true
          {
            layers[index].takeGlass(change)
          }
        }
        for change in own[place] ?? [] { layers[index].takeStyle(change) }
        if opensGroups, groups.contains(place) { layers[index].opacity = 1 }
      }
    }
  }
}

extension GlassContent {
  /// Returns a Boolean value indicating whether a change of this piece changes another piece of its container too.
  ///
  /// Pieces flow together where they have the same numbers, so that they are changed together. A tint belongs to a piece: those that
  /// have the same one, or none as this piece, get the new one, and others keep theirs.
  func isChanged(by change: Repair.Change, with other: GlassContent) -> Bool {
    switch change {
    case .tint, .glassTint: tint == other.tint
    default: true
    }
  }
}

extension Layer {
  /// Applies a change of the material, if the layer is one.
  fileprivate mutating func takeMaterial(_ change: Repair.Change) {
    guard case .material(let name) = change, case .material(var material) = content else { return }
    material.choice = .material(name)
    content = .material(material)
  }

  /// Applies a change of glass, if the layer is glass.
  fileprivate mutating func takeGlass(_ change: Repair.Change) {
    guard case .glass(var glass) = content else { return }
    switch change {
    case .glass(let variant): glass.variant = variant
    case .glassDimming(let opacity): glass.dimming = .amount(opacity)
    case .glassTint(let opacity):
      guard case .custom(var color) = glass.tint else { return }
      color.alpha = Float(opacity)
      glass.tint = .custom(color)
    case .tint(let color): glass.tint = .custom(color)
    case .pinnedGlass: glass.adapts = false
    default: return
    }
    // A role states none of these; the layer has to state its glass.
    glass.role = nil
    content = .glass(glass)
  }

  /// Applies a change of the layer's opacity, style or rendering.
  fileprivate mutating func takeStyle(_ change: Repair.Change) {
    switch change {
    case .opacity(let opacity): self.opacity = opacity
    case .level(let level): take(ForegroundStyle.Choice.level(level))
    case .color(let color, _): take(ForegroundStyle.Choice.color(.custom(color)))
    case .monochrome:
      guard case .symbol(var symbol) = content else { return }
      symbol.rendering = .monochrome
      content = .symbol(symbol)
    case .material, .glass, .glassDimming, .glassTint, .tint, .pinnedGlass, .dimming, .layerOpacity,
      .groupOpacity:
      break
    }
  }

  /// Replaces the colour of a text, a template picture or a symbol.
  private mutating func take(_ color: ForegroundStyle.Choice) {
    switch content {
    case .text(var text):
      text.style.color = color
      content = .text(text)
    case .image(var image):
      image.style.color = color
      content = .image(image)
    case .symbol(var symbol):
      let isVibrant = symbol.styles.first?.isVibrant ?? true
      symbol.styles = [ForegroundStyle(color, isVibrant: isVibrant)]
      content = .symbol(symbol)
    default: break
    }
  }
}

extension Transfer {
  /// Changes the topmost flat layer under the foreground, or adds one above it.
  mutating func changeLayers(_ change: Repair.Change) {
    switch change {
    case .dimming(let color): afterMixing.append(.paint(color, .sourceOver))
    case .layerOpacity(let opacity):
      guard case .paint(var color, let blend, let share)? = afterMixing.last else { return }
      color.alpha = Float(opacity)
      afterMixing[afterMixing.count - 1] = .paint(color, blend, opacity: share)
    case .material, .glass, .glassDimming, .glassTint, .tint, .pinnedGlass, .level, .opacity, .color,
      .groupOpacity,
      .monochrome:
      break
    }
  }
}
