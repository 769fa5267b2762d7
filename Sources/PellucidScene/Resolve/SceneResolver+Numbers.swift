// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidColor
import PellucidGeometry

/// Validation of numbers: they are checked once, here, and the stages after the resolver rely on it.
extension SceneResolver {
  /// The greatest magnitude of a frame's coordinates, in points, and of the numbers of the transform that leads to it.
  /// Chosen: ten times the limit of documents, at which a double still resolves a thousandth of a pixel.
  package static let largestNumber = 1_000_000.0
  /// The accepted pixels per point.
  package static let scales = 0.5...8.0

  static func check(_ description: SceneDescription) throws(SceneError) {
    let sides = 0...largestNumber
    guard sides.contains(description.size.width), sides.contains(description.size.height) else {
      throw .unusableNumber(place: "scene", .size)
    }
    guard scales.contains(description.scale) else { throw .unusableNumber(place: "scene", .scale) }
    guard areUsable([description.time ?? 0]) else { throw .unusableNumber(place: "scene", .time) }
  }

  static func check(_ frame: Rect, _ shadow: Shadow?, place: String) throws(SceneError) {
    guard areUsable([frame.x, frame.y, frame.width, frame.height]) else {
      throw .unusableNumber(place: place, .frame)
    }
    guard let shadow else { return }
    guard areUsable([shadow.sigma, shadow.offset.x, shadow.offset.y]) else {
      throw .unusableNumber(place: place, .shadow)
    }
    if case .custom(let color) = shadow.color, !color.isFinite {
      throw .unusableNumber(place: place, .shadow)
    }
  }

  static func check(_ placed: PlacedLayer) throws(SceneError) {
    let (layer, place) = (placed.layer, placed.path)
    try check(layer.frame, layer.shadow, place: place)
    guard areUsable([layer.opacity]) else { throw .unusableNumber(place: place, .opacity) }
    for effect in layer.effects {
      guard areUsable(effect.numbers), effect.colors.allSatisfy({ $0.isUsable }) else {
        throw .unusableNumber(place: place, .effect)
      }
    }
    // With the transforms of all layers around it.
    let t = placed.transform
    guard areUsable([t.a, t.b, t.c, t.d, t.tx, t.ty]) else { throw .unusableNumber(place: place, .transform) }
    guard areUsable([layer.concentricRadius ?? 0]) else { throw .unusableNumber(place: place, .frame) }
    switch layer.content {
    case .fill(_, let fill):
      guard fill.isUsable else { throw .unusableNumber(place: place, .fill) }
    case .material(let material):
      guard let progress = material.progress else { return }
      guard areUsable([progress.start.x, progress.start.y, progress.end.x, progress.end.y]) else {
        throw .unusableNumber(place: place, .progress)
      }
    case .glass(let glass):
      if case .amount(let amount) = glass.dimming { try check(dimming: amount, place) }
      if case .custom(let color)? = glass.tint, !color.isFinite {
        throw .unusableNumber(place: place, .fill)
      }
      if let light = glass.focusLight, !areUsable([light.x, light.y]) {
        throw .unusableNumber(place: place, .frame)
      }
      for (index, event) in glass.events.enumerated() {
        let place = place + ".events[\(index)]"
        guard areUsable([event.at]) else { throw .unusableNumber(place: place, .time) }
        if case .move(let frame) = event.kind { try check(frame, nil, place: place) }
      }
    case .glassContainer(let container):
      guard areUsable([container.spacing]) else { throw .unusableNumber(place: place, .spacing) }
    case .scrollEdge(let edge):
      guard areUsable([edge.barHeight, edge.inset, edge.offset]) else {
        throw .unusableNumber(place: place, .frame)
      }
      for (index, event) in edge.events.enumerated() {
        guard areUsable([event.at]) else { throw .unusableNumber(place: place + ".events[\(index)]", .time) }
      }
    case .dimming(let dimming):
      if case .fixed(let amount) = dimming.amount { try check(dimming: amount, place) }
    case .backgroundExtension(let content): try check(content.safeArea, nil, place: place)
    case .image, .text, .symbol, .group, .component: break
    }
  }

  private static func check(dimming amount: Double, _ place: String) throws(SceneError) {
    guard areUsable([amount]) else { throw .unusableNumber(place: place, .opacity) }
  }

  fileprivate static func areUsable(_ numbers: [Double]) -> Bool {
    numbers.allSatisfy { $0.magnitude <= largestNumber }
  }
}

extension EncodedColor {
  var isFinite: Bool { red.isFinite && green.isFinite && blue.isFinite && alpha.isFinite }
}

extension FillStyle {
  fileprivate var isUsable: Bool {
    switch self {
    case .foreground(let style):
      guard case .color(let color) = style.color else { return true }
      return Self.isUsable(color)
    case .linear(let stops, let start, let end):
      return Self.areUsable(stops, [start.x, start.y, end.x, end.y])
    case .radial(let stops, let center, let startRadius, let endRadius):
      return Self.areUsable(stops, [center.x, center.y, startRadius, endRadius])
    case .angular(let stops, let center, let start):
      return Self.areUsable(stops, [center.x, center.y, start])
    case .mesh(let mesh):
      return SceneResolver.areUsable(mesh.points.all.flatMap { $0.numbers })
        && colors.allSatisfy { Self.isUsable($0) }
    }
  }

  private static func areUsable(_ stops: [Stop], _ numbers: [Double]) -> Bool {
    SceneResolver.areUsable(numbers + stops.map { $0.location }) && stops.allSatisfy { isUsable($0.color) }
  }

  private static func isUsable(_ color: ColorStyle) -> Bool { color.isUsable }
}

extension ColorStyle {
  fileprivate var isUsable: Bool { if case .custom(let color) = self { color.isFinite } else { true } }
}
