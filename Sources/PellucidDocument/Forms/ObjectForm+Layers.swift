// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidDesign
import PellucidScene

/// The form of layers of one kind.
package struct LayerForm: Sendable {
  /// The key that states the kind.
  package let key: String
  /// The keys of the kind alone, the one that states it among them.
  package let own: [KeyForm]
  /// All keys.
  package let object: ObjectForm

  fileprivate init(_ key: String, _ form: DocumentForm, _ summary: String, _ others: [KeyForm] = []) {
    self.key = key
    own = [KeyForm(key, form, summary, isRequired: true)] + others
    object = ObjectForm(own + ObjectForm.commonKeys)
  }

  /// Returns a Boolean value indicating whether layers of this kind have a key of this name.
  package func has(_ name: String) -> Bool { own.contains { $0.name == name } }

  /// The kinds, in the order in which errors name them.
  package static let all: [LayerForm] = contents + surfaces + glass

  private static let contents = [
    LayerForm(
      "image", .oneOf([.text(bytes: 4096), .object(files)]), "The path of a picture, or asset: and a name.",
      [
        KeyForm("fit", .words(Vocabularies.fit.names), "The way that the picture fills its frame."),
        KeyForm("kind", .words(Vocabularies.pictureKind.names), "Content or an icon."),
        KeyForm("soften", .words(Vocabularies.treatment.names), "Whether white ground is darkened in dark."),
        KeyForm("outline", .words(Vocabularies.treatment.names), "Whether an icon gets an outline."),
        KeyForm("rendering", .words(Vocabularies.imageRendering.names), "The picture, or a template."),
        KeyForm("style", .shared(.style), "The style of a template."),
      ]),
    LayerForm("fill", .shared(.style), "The style of the area.", filled),
    LayerForm("linearGradient", .object(.linearGradient), "A gradient along a line.", filled),
    LayerForm("radialGradient", .object(.radialGradient), "A gradient from a centre.", filled),
    LayerForm("angularGradient", .object(.angularGradient), "A gradient around a centre.", filled),
    LayerForm("meshGradient", .object(.meshGradient), "A gradient between the points of a grid.", filled),
    LayerForm(
      "text", .text(bytes: SceneLimits().textBytes), "The text.",
      [
        KeyForm("family", .text(bytes: 200), "The family of the font."),
        KeyForm("size", .number(0.5...2000), "The size in points; 17 by default."),
        KeyForm("textStyle", .words(Vocabularies.textStyle.names), "A text style, in place of a size."),
        weight,
        KeyForm("design", .words(Vocabularies.fontDesign.names), "The design, in place of a family."),
        KeyForm("italic", .flag, "The letters lean."),
        KeyForm(
          "fontWidth", .oneOf([.number(FontFace.widths), .words(Vocabularies.fontWidth.names)]),
          "The width of the letters, as a share of the usual one."),
        KeyForm("monospacedDigits", .flag, "All digits have the same width."),
        KeyForm("smallCaps", .words(Vocabularies.smallCaps.names), "The letters drawn as small capitals."),
        KeyForm("alignment", .words(Vocabularies.alignment.names), "The alignment of the lines."),
        KeyForm("lineLimit", .whole(1...10_000), "The greatest number of lines."),
        KeyForm("truncation", .words(Vocabularies.truncation.names), "The part that is left out."),
        KeyForm("style", .shared(.style), "The style of the text; label by default."),
      ]),
    LayerForm(
      "symbol", .text(bytes: 4096), "The name of a symbol, a path that ends in .svg, or asset: and a name.",
      [
        KeyForm("rendering", .words(Vocabularies.rendering.names), "The way that the symbol is coloured."),
        KeyForm("style", .shared(.style), "The style of the symbol; label by default."),
        KeyForm(
          "styles", .list(.shared(.style), fewest: 1, most: 16), "One style for each layer of the symbol."),
        KeyForm("variant", .words(Vocabularies.variant.names), "The outlined or the filled form."), weight,
        KeyForm("scale", .words(Vocabularies.symbolScale.names), "The size in relation to the frame."),
      ]),
  ]

  private static let surfaces = [
    LayerForm(
      "material", .text(bytes: 200), "The name of a material; pellucid materials lists them.",
      [KeyForm("role", .words(Vocabularies.role.names), "The purpose of the element.")] + material),
    LayerForm("role", .text(bytes: 200), "The purpose whose material or glass is drawn.", material),
    LayerForm("group", .shared(.layers), "The layers of the group."),
  ]

  private static let glass = [
    LayerForm(
      "glass", .words(Vocabularies.glass.names), "A variant of Liquid Glass.",
      [
        KeyForm("control", .words(Vocabularies.glassControl.names), "The control that the glass is."), shape,
        KeyForm("tint", .shared(.color), "The tint of the glass."),
        KeyForm("interactive", .flag, "The glass grows and glows under a finger."),
        KeyForm(
          "dimming", .oneOf([.number(0...1), .words(Vocabularies.glassDimming.names)]),
          "The opacity of the black below clear glass."),
        KeyForm("adaptive", .flag, "The glass turns light or dark with its backdrop."),
        KeyForm("focused", .flag, "The glass has the focus of tvOS, or does not."),
        KeyForm("focusLight", .numbers([0...1, 0...1]), "The place of the light of the focus."),
        KeyForm("effectID", .text(bytes: 1000), "An identity while glass appears and disappears."),
        KeyForm("union", .text(bytes: 1000), "A name; pieces of one union form one shape."),
        KeyForm("transition", .words(Vocabularies.glassTransition.names), "The way that the glass appears."),
        KeyForm("events", .list(.object(.glassEvent), most: SceneLimits().events), "Events of the glass."),
        KeyForm("layers", .shared(.layers), "Layers on the glass."),
      ]),
    LayerForm(
      "glassContainer", .shared(.layers), "Layers whose glass is one piece where it comes close.",
      [
        KeyForm(
          "spacing", .oneOf([.number(0...1000), .words(Vocabularies.glassSpacing.names)]),
          "The gap below which edges lean toward each other.")
      ]),
    LayerForm(
      "scrollEdge", .words(Vocabularies.scrollEdge.names), "A blur along an edge that content scrolls under.",
      [
        KeyForm("edge", .words(Vocabularies.scrollEdgePlace.names), "The edge."),
        KeyForm("barHeight", .number(0...10_000), "The height of the bar, in points."),
        KeyForm("inset", .number(0...10_000), "The height of a status bar or home indicator, in points."),
        KeyForm("title", .flag, "The bar has a title."),
        KeyForm("glassItems", .flag, "The bar has items of glass."),
        KeyForm("offset", .number(-100_000...100_000), "How far content has scrolled, in points."),
        KeyForm(
          "events", .list(.object(.scrollEdgeEvent), most: SceneLimits().events), "Events of the effect."),
      ]),
    LayerForm(
      "dimming", .oneOf([.number(0...1), .words(Vocabularies.dimmingLayer.names)]),
      "The opacity of a black layer.",
      [shape]),
    LayerForm(
      "backgroundExtension", .shared(.layers), "Layers whose mirrored copies extend beyond the safe area.",
      [KeyForm("safeArea", .shared(.frame), "The area of the layers.", isRequired: true)]),
  ]

  private static let shape = KeyForm("shape", .shared(.innerShape), "The outline.")
  private static let weight = KeyForm(
    "weight", .oneOf([.whole(100...900), .words(Vocabularies.weight.names)]), "The weight.")
  private static let filled = [
    shape, KeyForm("component", .flag, "The fill is the background of a control of your own, or is not."),
  ]
  static let files = ObjectForm([
    KeyForm("light", .text(bytes: 4096), "The picture for light.", isRequired: true),
    KeyForm("dark", .text(bytes: 4096), "The picture for dark."),
  ])
  private static let material = [
    shape,
    KeyForm("blending", .words(Vocabularies.blending.names), "The content that the material samples."),
    KeyForm("backdropGroup", .text(bytes: 1000), "A name; materials of one group share a capture."),
    KeyForm("progress", .object(.progress), "Two points between which the blur grows."),
    KeyForm("layers", .shared(.layers), "Layers on the material."),
  ]
}

extension ObjectForm {
  /// The keys that layers of every kind have.
  package static let commonKeys = [
    KeyForm("id", .text(bytes: 1000), "A name for findings and measurements."),
    KeyForm("frame", .shared(.frame), "[x, y, width, height] in the parent; all of it by default."),
    KeyForm("opacity", .number(0...1), "The opacity; 1 by default."),
    KeyForm("blend", .words(Vocabularies.blend.names), "The blend mode."),
    KeyForm("clip", .shared(.shape), "An outline that clips the layer."),
    KeyForm("shadow", .shared(.shadow), "The shadow."),
    KeyForm("effects", .shared(.effects), "Changes of the layer's picture, in order."),
    KeyForm(
      "isolated", .flag, "Blend modes in the layer blend with nothing below it; destinationIn is its mask."),
    KeyForm("transform", .shared(.transform), "A transform about the centre of the frame."),
    KeyForm("content", .flag, "The layer is content, above which glass floats, or is not."),
    KeyForm("inactive", .flag, "The element cannot be used; nothing is required of its contrast."),
    KeyForm("backdrops", .shared(.backdrops), "What can lie behind the layer's material or glass."),
    KeyForm("note", .anything, "A comment; it is not drawn."),
  ]
  /// The keys that layers of every kind have, as a form.
  private static let common = ObjectForm(commonKeys)
  /// The names of the keys that layers of every kind have.
  package static let commonNames = common.names

  static let progress = ObjectForm([
    KeyForm("start", fraction, "The point without blur, in fractions of the frame.", isRequired: true),
    KeyForm("end", fraction, "The point with all of it, in fractions of the frame.", isRequired: true),
  ])
  static let glassEvent = ObjectForm([
    at, KeyForm("event", .words(Vocabularies.glassEvent.names), "What happens.", isRequired: true),
    KeyForm("to", .shared(.frame), "The new frame of the event move."),
  ])
  static let scrollEdgeEvent = ObjectForm([
    at, KeyForm("event", .words(Vocabularies.scrollEdgeEvent.names), "What happens.", isRequired: true),
  ])
  /// The time of an event.
  static let at = KeyForm("at", .number(0...3600), "The time, in seconds.", isRequired: true)
}
