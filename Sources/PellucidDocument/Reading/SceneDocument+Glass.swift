// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidDesign
import PellucidGeometry
import PellucidJSON
import PellucidScene

extension SceneDocument {
  mutating func glass(
    _ fields: SceneFields, size: Size, depth: Int
  ) throws(SceneReadingError) -> GlassContent {
    let variant = try fields.required("glass").word(Vocabularies.glass, path: fields.path("glass"))
    var glass = GlassContent(variant)
    glass.control = try fields.word("control", Vocabularies.glassControl) ?? .none
    if let node = fields.node("shape") { glass.shape = try innerShape(node, path: fields.path("shape")) }
    if let node = fields.node("tint") { glass.tint = try color(node, path: fields.path("tint")) }
    glass.isInteractive = try fields.bool("interactive") ?? false
    if let node = fields.node("dimming") { glass.dimming = try dimming(fields, node) }
    glass.adapts = try fields.bool("adaptive")
    glass.isFocused = try fields.bool("focused")
    if let node = fields.node("focusLight") {
      glass.focusLight = try point(node, path: fields.path("focusLight"), in: fields.range("focusLight"))
    }
    glass.identity = try fields.string("effectID", limit: 1000)
    glass.union = try fields.string("union", limit: 1000)
    glass.transition = try fields.word("transition", Vocabularies.glassTransition) ?? .matchedGeometry
    if let node = fields.node("events") { glass.events = try events(node, path: fields.path("events")) }
    if let node = fields.node("layers") {
      glass.children = try layers(node, path: fields.path("layers"), parent: size, depth: depth + 1)
    }
    return glass
  }

  /// Reads `"automatic"`, `"none"`, or the opacity of the black, 0…1.
  private func dimming(_ fields: SceneFields, _ node: JSONNode) throws(SceneReadingError)
    -> GlassContent.Dimming
  {
    if case .number = node.value { return .amount(try fields.requiredNumber("dimming")) }
    return try node.word(Vocabularies.glassDimming, path: fields.path("dimming"))
  }

  /// Reads events `{"at": seconds, "event": …}`; the event `move` also has `"to"`, a frame.
  private func events(_ node: JSONNode, path: String) throws(SceneReadingError) -> [GlassEvent] {
    var events: [GlassEvent] = []
    for (index, item) in try node.items(limit: limits.events, path: path).enumerated() {
      let fields = try SceneFields(item, path: "\(path)[\(index)]", form: .glassEvent)
      let time = try fields.requiredNumber("at")
      events.append(GlassEvent(at: time, try eventKind(fields)))
    }
    return events
  }

  private func eventKind(_ fields: SceneFields) throws(SceneReadingError) -> GlassEvent.Kind {
    let name = try fields.required("event")
    guard let kind = try name.word(Vocabularies.glassEvent, path: fields.path("event")) else {
      return .move(to: try rect("to", fields))
    }
    guard let extra = fields.node("to") else { return kind }
    throw .wrongKind(
      SceneReadingError.Place(fields.path("to"), at: extra.position), found: extra.kind,
      expected: .nothingButMove)
  }

  mutating func glassContainer(
    _ fields: SceneFields, size: Size, depth: Int
  ) throws(SceneReadingError) -> GlassContainerContent {
    var container = GlassContainerContent()
    if let node = fields.node("spacing") {
      if case .string = node.value {
        container.spacing = try node.word(Vocabularies.glassSpacing, path: fields.path("spacing"))
      } else {
        container.spacing = try fields.requiredNumber("spacing")
      }
    }
    let node = try fields.required("glassContainer")
    container.layers = try layers(node, path: fields.path("glassContainer"), parent: size, depth: depth + 1)
    return container
  }

  func scrollEdge(_ fields: SceneFields) throws(SceneReadingError) -> ScrollEdgeContent {
    let style = try fields.required("scrollEdge")
      .word(Vocabularies.scrollEdge, path: fields.path("scrollEdge"))
    var edge = ScrollEdgeContent(style)
    edge.edge = try fields.word("edge", Vocabularies.scrollEdgePlace) ?? .top
    edge.barHeight = try fields.number("barHeight") ?? edge.barHeight
    edge.inset = try fields.number("inset") ?? edge.inset
    edge.hasTitle = try fields.bool("title") ?? edge.hasTitle
    edge.hasGlassItems = try fields.bool("glassItems") ?? edge.hasGlassItems
    edge.offset = try fields.number("offset") ?? edge.offset
    if let node = fields.node("events") {
      edge.events = try scrollEdgeEvents(node, path: fields.path("events"))
    }
    return edge
  }

  /// Reads events `{"at": seconds, "event": …}`.
  private func scrollEdgeEvents(
    _ node: JSONNode, path: String
  ) throws(SceneReadingError) -> [ScrollEdgeEvent] {
    var events: [ScrollEdgeEvent] = []
    for (index, item) in try node.items(limit: limits.events, path: path).enumerated() {
      let fields = try SceneFields(item, path: "\(path)[\(index)]", form: .scrollEdgeEvent)
      let time = try fields.requiredNumber("at")
      let kind = try fields.required("event")
        .word(Vocabularies.scrollEdgeEvent, path: fields.path("event"))
      events.append(ScrollEdgeEvent(at: time, kind))
    }
    return events
  }

  func dimmingLayer(_ fields: SceneFields) throws(SceneReadingError) -> DimmingContent {
    let node = try fields.required("dimming")
    var layer = DimmingContent()
    if case .number = node.value {
      layer.amount = .fixed(try fields.requiredNumber("dimming"))
    } else {
      layer.amount = try node.word(Vocabularies.dimmingLayer, path: fields.path("dimming"))
    }
    if let node = fields.node("shape") { layer.shape = try innerShape(node, path: fields.path("shape")) }
    return layer
  }

  mutating func backgroundExtension(
    _ fields: SceneFields, depth: Int
  ) throws(SceneReadingError) -> BackgroundExtensionContent {
    let area = try rect("safeArea", fields)
    let node = try fields.required("backgroundExtension")
    let inner = try layers(
      node, path: fields.path("backgroundExtension"), parent: area.size, depth: depth + 1)
    return BackgroundExtensionContent(safeArea: area, layers: inner)
  }

  /// Reads the settings that only glass reacts to, which documents list among the traits.
  func glassSettings(
    _ fields: SceneFields, over given: GlassSettings
  ) throws(SceneReadingError) -> GlassSettings {
    var settings = given
    settings.reduceMotion = try fields.bool("reduceMotion") ?? settings.reduceMotion
    settings.showBorders = try fields.bool("showBorders") ?? settings.showBorders
    settings.preferredLook = try fields.number("preferredLook") ?? settings.preferredLook
    return settings
  }
}

extension Vocabularies {
  package static let glass = Vocabulary<GlassVariant>(GlassVariant.allCases) { $0.name }
  package static let glassControl = Vocabulary<GlassControl>(GlassControl.allCases) { $0.name }
  package static let glassTransition = Vocabulary<GlassContent.Transition>([
    "matchedGeometry": .matchedGeometry, "materialize": .materialize, "identity": .identity,
  ])
  /// The kinds of events; nil for a move, which has a frame beside its name.
  static let glassEvent = Vocabulary<GlassEvent.Kind?>([
    "appear": .appear, "disappear": .disappear, "press": .press, "release": .release, "move": nil,
    "focus": .focus, "unfocus": .unfocus,
  ])
  static let glassDimming = Vocabulary<GlassContent.Dimming>(["automatic": .automatic, "none": .none])
  static let dimmingLayer = Vocabulary<DimmingContent.Amount>(["automatic": .automatic])
  static let glassSpacing = Vocabulary<Double>([
    "automatic": GlassContainerContent.usualSpacing, "bar": GlassContainerContent.barSpacing,
  ])
  package static let scrollEdge = Vocabulary<ScrollEdgeStyle>(ScrollEdgeStyle.allCases) { $0.name }
  static let scrollEdgeEvent = Vocabulary<ScrollEdgeEvent.Kind>(["appear": .appear, "disappear": .disappear])
  static let scrollEdgePlace = Vocabulary<ScrollEdgeSide>(["top": .top, "bottom": .bottom])
}
