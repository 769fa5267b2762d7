// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidColor
import PellucidDesign
import PellucidGeometry
import PellucidJSON
import PellucidScene

extension Layer {
  /// Returns the layer as a JSON object: the key of its kind and its options, the keys of all layers, the layers inside.
  ///
  /// - Parameter parent: The size of the parent; a frame that fills the parent is left out.
  func text(in parent: Size) -> JSONText {
    var object = WrittenObject()
    object.add("id", string: id)
    addKind(to: &object)
    if !content.isComponent { object.add("frame", frame, in: parent) }
    addOptions(to: &object)
    object.add("opacity", number: opacity, unless: 1)
    object.add("blend", word: blend, Vocabularies.blend, unless: .sourceOver)
    object.add("clip", clip?.text)
    object.add("shadow", shadow?.text)
    if !effects.isEmpty { object.add("effects", .array(effects.map { $0.text })) }
    object.add("isolated", bool: isIsolated, unless: false)
    if transform != .identity { object.add("transform", transform.text) }
    object.add("content", bool: isContent)
    object.add("inactive", bool: isInactive, unless: false)
    object.add("backdrops", backdrops?.text)
    object.add("component", bool: isComponent)
    addChildren(to: &object)
    return object.text
  }

  /// Adds the key that states the kind of the layer. A key whose value is the layers inside is added with them.
  private func addKind(to object: inout WrittenObject) {
    switch content {
    case .image(let image): object.add("image", image.filesText)
    case .fill(_, let style): object.add(style.kindKey, style.text)
    case .text(let text): object.add("text", string: text.string)
    case .symbol(let symbol): object.add("symbol", string: symbol.name)
    case .material(let material):
      object.add(material.choice.isRole ? "role" : "material", string: material.choice.name)
    case .glass(let glass): object.add("glass", word: glass.variant, Vocabularies.glass)
    case .scrollEdge(let edge): object.add("scrollEdge", word: edge.style, Vocabularies.scrollEdge)
    case .dimming(let dimming): object.add("dimming", dimming.amount.text)
    case .component(let component): component.add(to: &object)
    case .group, .glassContainer, .backgroundExtension: break
    }
  }

  /// Adds the keys that belong to the kind of the layer.
  private func addOptions(to object: inout WrittenObject) {
    switch content {
    case .image(let image): image.addOptions(to: &object)
    case .fill(let shape, _): object.add("shape", text(ofInner: shape))
    case .text(let text): text.addOptions(to: &object)
    case .symbol(let symbol): symbol.addOptions(to: &object)
    case .material(let material):
      object.add("shape", text(ofInner: material.shape) ?? material.statedShape?.text)
      material.addOptions(to: &object)
    case .glass(let glass):
      object.add("shape", glass.shape.flatMap { text(ofInner: $0) ?? $0.text })
      glass.addOptions(to: &object)
    case .glassContainer(let container):
      object.add("spacing", number: container.spacing, unless: GlassContainerContent.usualSpacing)
    case .scrollEdge(let edge): edge.addOptions(to: &object)
    case .dimming(let dimming): object.add("shape", text(ofInner: dimming.shape))
    case .backgroundExtension(let content): object.add("safeArea", content.safeArea.text)
    case .group, .component: break
    }
  }

  /// Adds the layers inside the layer.
  private func addChildren(to object: inout WrittenObject) {
    // The layers of a component are not described; they follow from its state and the traits.
    guard !content.isComponent, let key = content.childrenKey else { return }
    var inside = frame.size
    if case .backgroundExtension(let content) = content { inside = content.safeArea.size }
    let layers = content.children
    switch content {
    case .material, .glass: object.add(key, layers, in: inside)
    // The key states the kind of the layer, so it is written without layers inside as well.
    default: object.add(key, .array(layers.map { $0.text(in: inside) }))
    }
  }

  /// Returns the outline of the layer's content; nil for the default rectangle.
  private func text(ofInner shape: Shape) -> JSONText? {
    guard shape == .rectangle else { return shape.text }
    return concentricRadius.map { $0 == 0 ? .string("concentric") : .object(["concentric": .number($0)]) }
  }
}

extension ImageContent {
  fileprivate var filesText: JSONText {
    guard let darkPath else { return .string(path) }
    return .object(["light": .string(path), "dark": .string(darkPath)])
  }

  fileprivate func addOptions(to object: inout WrittenObject) {
    object.add("fit", word: fit, Vocabularies.fit, unless: .fill)
    object.add("kind", word: kind, Vocabularies.pictureKind)
    object.add("soften", word: softening, Vocabularies.treatment)
    object.add("outline", word: outline, Vocabularies.treatment)
    object.add("rendering", word: rendering, Vocabularies.imageRendering, unless: .automatic)
    if style != .primary { object.add("style", style.text) }
  }
}

extension TextContent {
  fileprivate func addOptions(to object: inout WrittenObject) {
    let usual = TextContent("")
    object.add("family", string: family)
    switch font {
    case .fixed(let size, let weight):
      object.add("size", number: size, unless: 17)
      if weight != 400 { object.add("weight", Vocabularies.text(ofWeight: weight)) }
    case .style(let style, let weight):
      object.add("textStyle", word: style, Vocabularies.textStyle)
      object.add("weight", weight.map { Vocabularies.text(ofWeight: $0) })
    }
    face.addKeys(to: &object, hasFamily: family != nil)
    object.add("alignment", word: alignment, Vocabularies.alignment, unless: usual.alignment)
    object.add("lineLimit", lineLimit.map { .whole($0) })
    object.add("truncation", word: truncation, Vocabularies.truncation, unless: usual.truncation)
    if style != usual.style { object.add("style", style.text) }
  }
}

extension FontFace {
  /// Adds the keys of a face. A text with a family has no design.
  fileprivate func addKeys(to object: inout WrittenObject, hasFamily: Bool) {
    if !hasFamily { object.add("design", word: design, Vocabularies.fontDesign, unless: .standard) }
    object.add("italic", bool: isItalic, unless: false)
    if width != 1 { object.add("fontWidth", Vocabularies.text(ofFontWidth: width)) }
    object.add("monospacedDigits", bool: hasEqualDigits, unless: false)
    object.add("smallCaps", word: smallCapitals, Vocabularies.smallCaps)
  }
}

extension SymbolContent {
  fileprivate func addOptions(to object: inout WrittenObject) {
    object.add("rendering", word: rendering, Vocabularies.rendering, unless: .automatic)
    object.add("variant", word: variant, Vocabularies.variant, unless: .automatic)
    object.add("weight", weight.map { Vocabularies.text(ofWeight: $0) })
    object.add("scale", word: scale, Vocabularies.symbolScale)
    if styles == [.primary] { return }
    if styles.count == 1 {
      object.add("style", styles[0].text)
    } else {
      object.add("styles", .array(styles.map { $0.text }))
    }
  }
}

extension MaterialContent {
  fileprivate func addOptions(to object: inout WrittenObject) {
    if !choice.isRole { object.add("role", word: purpose, Vocabularies.role) }
    object.add("blending", word: blending, Vocabularies.blending)
    object.add("backdropGroup", string: backdropGroup)
    object.add("progress", progress.map { .object(["start": $0.start.text, "end": $0.end.text]) })
  }
}

extension Vocabularies {
  /// Returns a weight as its name, or as a number where it has none.
  fileprivate static func text(ofWeight value: Int) -> JSONText {
    weight.entries.first { $0.value == value }.map { .string($0.name) } ?? .whole(value)
  }

  fileprivate static func text(ofFontWidth value: Double) -> JSONText {
    fontWidth.entries.first { $0.value == value }.map { .string($0.name) } ?? .number(value)
  }
}
