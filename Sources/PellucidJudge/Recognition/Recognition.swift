// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidColor
import PellucidDesign
import PellucidGeometry
import PellucidScene

/// The unmarked elements of a scene with what they are taken for: a pure function of the resolved scene's trace.
///
/// A mark in the description always wins: an element that is marked, as something or as not something, is not recognised.
struct Recognition {
  private let steps: [SceneTrace.Step]
  private let boxes: BoxSequence
  private let screen: Rect
  private let assets: SceneAssets
  /// The kinds that the layers are taken for, by the index of their step in the trace.
  private var elements: [Int: Recognized] = [:]

  init(_ resolution: Resolution) {
    steps = resolution.trace.steps
    boxes = BoxSequence(steps.map { $0.layer?.bounds })
    screen = Rect(resolution.description.size)
    assets = resolution.description.assets
    var start = 0
    for (index, step) in steps.enumerated() {
      switch step {
      case .surface: start = index
      case .surfaceEnd:
        let end = steps[start].window.map { resolution.scene.windows[$0].frame } ?? screen
        for place in start..<index { elements[place] = element(place, from: start, until: index, on: end) }
      default: break
      }
    }
  }

  /// Returns what the element of a step is taken for; nil where it is marked or nothing in particular.
  subscript(step: Int?) -> Recognized? { step.flatMap { elements[$0] } }

  /// Returns what the element at a place is taken for.
  ///
  /// - Parameters:
  ///   - start: The index of the first step of the element's window or desktop.
  ///   - end: The index after the last one.
  ///   - surface: The bounds of the window, or of the screen for the desktop.
  private func element(_ place: Int, from start: Int, until end: Int, on surface: Rect) -> Recognized? {
    guard let layer = steps[place].layer, layer.opacity > 0 else { return nil }
    switch steps[place] {
    case .material: return isBackground(layer) ? .background : part(layer, at: place, until: end, of: surface)
    case .glass:
      guard case .glass(let glass) = layer.layer.content, glass.control == .none, glass.variant != .identity
      else { return nil }
      return isBackground(layer) ? .background : layer.isContent == nil && layer.isExtended ? .extended : nil
    case .layer:
      guard case .fill(let shape, let fill) = layer.layer.content else { return nil }
      if isBezel(layer, shape, fill, at: place, until: end) {
        return liesOnPicture(layer, at: place, from: start, of: surface) ? .bezelOnPicture : .bezel
      }
      return layer.isContent == nil ? .surface : nil
    default: return nil
    }
  }

  private func isBackground(_ layer: TracedLayer) -> Bool {
    layer.isContent == nil && min(screen.width, screen.height) >= RecognitionTable.leastScreen
      && layer.bounds.hidesMost(of: screen)
  }

  // MARK: Parts of windows

  /// Returns whether a material without a stated purpose is a sidebar or a bar of a window.
  private func part(_ layer: TracedLayer, at place: Int, until end: Int, of surface: Rect) -> Recognized? {
    guard case .material(let material) = layer.layer.content, !material.choice.isRole,
      material.purpose == nil
    else { return nil }
    let (bounds, touch) = (layer.bounds, RecognitionTable.touch)
    let touchesSide = bounds.minX <= surface.minX + touch || bounds.maxX >= surface.maxX - touch
    let touchesEnd = bounds.minY <= surface.minY + touch || bounds.maxY >= surface.maxY - touch
    if touchesSide, bounds.height >= RecognitionTable.filledSide * surface.height,
      bounds.width >= RecognitionTable.narrowestSidebar,
      bounds.width <= RecognitionTable.widestSidebar * surface.width
    {
      return listsTexts(bounds, at: place, until: end) ? .sidebar : nil
    }
    let isBar =
      touchesEnd && bounds.width >= RecognitionTable.filledSide * surface.width
      && bounds.height <= min(RecognitionTable.tallestBar, RecognitionTable.largestBar * surface.height)
    return isBar && holdsForeground(bounds, at: place, until: end) ? .bar : nil
  }

  /// Returns whether a text lies below another one in some bounds.
  private func listsTexts(_ bounds: Rect, at place: Int, until end: Int) -> Bool {
    var highest = Double.infinity
    for layer in layers(in: bounds, after: place, until: end) {
      guard case .text = layer.layer.content else { continue }
      if layer.bounds.minY >= highest { return true }
      highest = min(highest, layer.bounds.maxY)
    }
    return false
  }

  private func holdsForeground(_ bounds: Rect, at place: Int, until end: Int) -> Bool {
    layers(in: bounds, after: place, until: end).contains {
      switch $0.layer.content {
      case .text, .symbol: true
      default: false
      }
    }
  }

  /// Returns the visible layers that are drawn after a place, wholly in some bounds.
  private func layers(in bounds: Rect, after place: Int, until end: Int) -> [TracedLayer] {
    let reach = bounds.outset(by: RecognitionTable.textOverhang)
    var (found, count) = ([TracedLayer](), 0)
    var next = boxes.next(from: place + 1, overlapping: bounds)
    while let index = next, index < end, count < RecognitionTable.mostLayers {
      count += 1
      next = boxes.next(from: index + 1, overlapping: bounds)
      if let layer = steps[index].layer, layer.opacity > 0, reach.holds(layer.bounds) { found.append(layer) }
    }
    return found
  }

  // MARK: Bezels

  /// Returns whether a fill is a small, rounded and neutral shape around a text.
  ///
  /// Square corners are those of rows and stripes. Selections and the system's own backgrounds have another meaning.
  private func isBezel(
    _ layer: TracedLayer, _ shape: Shape, _ fill: FillStyle, at place: Int, until end: Int
  ) -> Bool {
    guard layer.layer.isComponent == nil, layer.layer.isContent == nil,
      layer.bounds.height <= RecognitionTable.tallestBezel,
      shape.isRounded || layer.layer.clip?.isRounded ?? false
    else { return false }
    if case .foreground(let style) = fill, style.isMeaningfulGrey(on: layer.traits.platform) { return false }
    guard let background = ComponentBackground(fill, layer.traits, assets), background.isNeutral,
      background.alpha * layer.opacity > RecognitionTable.faintest
    else { return false }
    return holdsOneLine(layer.bounds, at: place, until: end)
  }

  /// Returns whether all texts drawn in some bounds stand in the middle, and no picture lies there.
  private func holdsOneLine(_ bounds: Rect, at place: Int, until end: Int) -> Bool {
    var holdsText = false
    for other in layers(in: bounds, after: place, until: end) {
      switch other.layer.content {
      case .image: return false
      case .text:
        let distance = abs(other.bounds.center.y - bounds.center.y)
        guard distance <= RecognitionTable.textOffset * bounds.height else { return false }
        holdsText = true
      default: break
      }
    }
    return holdsText
  }

  /// Returns whether the topmost picture, fill, material or glass below all of a layer is a picture over the whole surface,
  /// which is content unless it is marked.
  private func liesOnPicture(
    _ layer: TracedLayer, at place: Int, from start: Int, of surface: Rect
  ) -> Bool {
    var count = 0
    var next = boxes.last(before: place, overlapping: layer.bounds)
    while let index = next, index > start, count < RecognitionTable.mostLayers {
      count += 1
      next = boxes.last(before: index, overlapping: layer.bounds)
      guard let other = steps[index].layer, other.opacity > 0, other.bounds.holds(layer.bounds) else {
        continue
      }
      switch steps[index] {
      case .picture: return other.isContent ?? other.bounds.hidesMost(of: surface)
      case .material, .glass: return false
      case .layer: if case .fill = other.layer.content { return false }
      default: break
      }
    }
    return false
  }
}

extension Recognition {
  /// Returns whether an opaque layer that is drawn after a place hides most of some bounds.
  func isHidden(_ bounds: Rect, after place: Int) -> Bool {
    let covers = covers(of: bounds, after: place)
    guard covers.count > 1 else { return covers.first?.hidesMost(of: bounds) ?? false }
    return bounds.isMostlyHidden(by: covers)
  }

  /// Returns the bounds of the opaque layers across some bounds that are drawn after a place.
  func covers(of bounds: Rect, after place: Int) -> [Rect] {
    var (covers, count) = ([Rect](), 0)
    var next = boxes.next(from: place + 1, overlapping: bounds)
    while let index = next, count < RecognitionTable.mostLayers {
      count += 1
      next = boxes.next(from: index + 1, overlapping: bounds)
      guard let layer = steps[index].layer, layer.opacity >= 1, layer.layer.blend == .sourceOver else {
        continue
      }
      if layer.layer.covers(layer.traits, assets) { covers.append(layer.bounds) }
    }
    return covers
  }
}

extension Rect {
  /// Returns whether at least 90 % of the rectangle lie in the others together, by the middles of 20 × 20 equal parts.
  fileprivate func isMostlyHidden(by others: [Rect]) -> Bool {
    let side = 20
    var hidden = 0
    for part in 0..<side * side {
      let middle = Rect(
        x: x + (Double(part % side) + 0.5) / Double(side) * width,
        y: y + (Double(part / side) + 0.5) / Double(side) * height, width: 0, height: 0)
      if others.contains(where: { $0.holds(middle) }) { hidden += 1 }
    }
    return hidden * 10 >= side * side * 9
  }
}

extension SceneTrace.Step {
  /// The index of the window that the step begins; nil for the desktop and for other steps.
  fileprivate var window: Int? { if case .surface(let window) = self { window } else { nil } }
}

extension Shape {
  /// A Boolean value that is true for shapes with round corners; false for outlines of their own, whose corners are not known.
  fileprivate var isRounded: Bool {
    switch self {
    case .capsule, .circle, .ellipse: true
    case .roundedRectangle(let radii, _):
      max(radii.topLeft, radii.topRight, radii.bottomLeft, radii.bottomRight) > 0
    case .rectangle, .path: false
    }
  }
}
