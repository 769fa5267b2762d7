// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidColor
import PellucidDesign
import PellucidDocument
import PellucidJSON
import PellucidLegibility
import PellucidScene

/// A key of a layer in a scene document, with the value to write.
package struct LayerEdit: Hashable, Sendable {
  /// A value that a repair writes.
  package enum Value: Hashable, Sendable {
    case word(String)
    case number(Double)
    case flag(Bool)
    case style(ForegroundStyle)
  }

  package var layer: LayerReference
  package var key: String
  package var value: Value
  /// The word that the document states now; nil where it states none, or something else than a word.
  package var old: String?
  /// The container whose glass is changed together with the layer; nil where the layer is changed alone.
  package var container: LayerReference?

  package init(_ layer: LayerReference, _ key: String, _ value: Value, old: String? = nil) {
    (self.layer, self.key, self.value, self.old) = (layer, key, value, old)
  }

  /// The value in the notation of documents.
  package var json: JSONText {
    switch value {
    case .word(let word): .string(word)
    case .number(let number): .number(number)
    case .flag(let flag): .bool(flag)
    case .style(let style): style.text
    }
  }

  /// The member to write, such as `"material": "regular"`.
  package var member: String {
    json.text(in: .line, margin: "", key: key)
  }
}

/// The edits of a scene's document that make the changes of repairs.
struct RepairEdits {
  /// The layers of the description by their key path, without the parts of components, which have no text of their own.
  private var layers: [String: Layer] = [:]
  /// The key paths of the glass that flows together with other glass, by the key path of its container.
  private var together: [String: [String]] = [:]
  private var containers: [String: String] = [:]

  init(of scene: SceneDescription) {
    LayerWalk.forEachPlace(in: scene) { place in
      layers[place.path] = place.layer
      if case .glass = place.layer.content, let container = place.list.container?.path {
        together[container, default: []].append(place.path)
        containers[place.path] = container
      }
    }
  }

  /// Returns the edits that make the changes of a repair; none where one of the changes is not the value of a key.
  ///
  /// - Parameters:
  ///   - path: The key path of the text or symbol.
  ///   - material: The key path of the material or glass under it.
  func edits(of changes: [Repair.Change], at path: String, material: String?) -> [LayerEdit] {
    var edits: [LayerEdit] = []
    for change in changes {
      let made =
        switch change {
        case .material, .glass, .glassDimming, .glassTint, .tint, .pinnedGlass:
          material.map { surfaceEdits(of: change, at: $0) } ?? []
        case .groupOpacity: groupEdits(around: path)
        case .opacity, .level, .color, .monochrome: edit(of: change, at: path).map { [$0] } ?? []
        case .dimming, .layerOpacity: [LayerEdit]()
        }
      guard !made.isEmpty else { return [] }
      edits += made
    }
    return edits
  }

  private func reference(_ path: String, _ layer: Layer) -> LayerReference {
    LayerReference(path: path, name: layer.id ?? path)
  }

  private func surfaceEdits(of change: Repair.Change, at path: String) -> [LayerEdit] {
    if case .material(let name) = change {
      guard let layer = layers[path], case .material(let content) = layer.content else { return [] }
      let old = content.choice.isRole ? nil : content.choice.name
      return [LayerEdit(reference(path, layer), "material", .word(name.text), old: old)]
    }
    guard case .glass(let own) = layers[path]?.content else { return [] }
    let container = containers[path]
    let pieces = (container.flatMap { together[$0] } ?? [path]).compactMap {
      path -> (LayerReference, GlassContent)? in
      guard let layer = layers[path], case .glass(let glass) = layer.content,
        own.isChanged(by: change, with: glass)
      else { return nil }
      return (reference(path, layer), glass)
    }
    var edits = pieces.compactMap { layer, glass in glass.edit(of: change, layer) }
    guard edits.count == pieces.count else { return [] }
    if edits.count > 1, let container, let layer = layers[container] {
      for index in edits.indices { edits[index].container = reference(container, layer) }
    }
    return edits
  }

  private func groupEdits(around path: String) -> [LayerEdit] {
    path.enclosingKeyPaths.compactMap { path in
      guard let layer = layers[path], layer.opacity < 1 else { return nil }
      return LayerEdit(reference(path, layer), "opacity", .number(1))
    }
  }

  private func edit(of change: Repair.Change, at path: String) -> LayerEdit? {
    guard let layer = layers[path] else { return nil }
    let layerName = reference(path, layer)
    switch change {
    case .opacity(let opacity): return LayerEdit(layerName, "opacity", .number(opacity))
    case .level(let level): return layer.edit(.level(level), layerName)
    case .color(let color, _): return layer.edit(.color(.custom(color)), layerName)
    case .monochrome:
      return LayerEdit(layerName, "rendering", .word(Vocabularies.rendering.name(of: .monochrome)))
    case .material, .glass, .glassDimming, .glassTint, .tint, .pinnedGlass, .dimming, .layerOpacity,
      .groupOpacity:
      return nil
    }
  }
}

extension GlassContent {
  /// Returns the edit of the layer of this glass; nil for a change that it cannot take.
  fileprivate func edit(of change: Repair.Change, _ layer: LayerReference) -> LayerEdit? {
    switch change {
    case .glass(let variant): return LayerEdit(layer, "glass", .word(variant.name), old: self.variant.name)
    case .glassDimming(let opacity): return LayerEdit(layer, "dimming", .number(opacity))
    case .glassTint(let opacity):
      guard case .custom(var color)? = tint else { return nil }
      let old = color.documentText
      color.alpha = Float(opacity)
      return LayerEdit(layer, "tint", .word(color.documentText), old: old)
    case .tint(let color):
      let old: String? = if case .custom(let color)? = tint { color.documentText } else { nil }
      return LayerEdit(layer, "tint", .word(color.documentText), old: old)
    case .pinnedGlass: return LayerEdit(layer, "adaptive", .flag(false))
    default: return nil
    }
  }
}

extension Layer {
  /// Returns the edit that gives a text, a template picture or a symbol another colour; nil for other layers, and for symbols with
  /// several styles.
  fileprivate func edit(_ color: ForegroundStyle.Choice, _ layer: LayerReference) -> LayerEdit? {
    var style: ForegroundStyle
    switch content {
    case .text(let text): style = text.style
    case .image(let image): style = image.style
    case .symbol(let symbol):
      guard symbol.styles.count == 1 else { return nil }
      style = symbol.styles[0]
    default: return nil
    }
    let old: String? = if case .string(let word) = style.text { word } else { nil }
    style.color = color
    return LayerEdit(layer, "style", .style(style), old: old)
  }
}
