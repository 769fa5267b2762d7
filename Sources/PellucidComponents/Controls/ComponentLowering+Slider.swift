// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidDesign
import PellucidGeometry
import PellucidScene

extension ComponentLowering {
  func slider(_ component: Component, _ proposed: ProposedSize) -> LoweredComponent {
    if traits.platform == .watchOS { return steppingSlider(component, proposed) }
    let size = component.controlSize
    let height = proposed.height ?? metric(.slider, .height, size)
    let width = proposed.width ?? metric(.slider, .width)
    let whole = Rect(x: 0, y: 0, width: width, height: height)
    var (track, ends) = sliderEnds(component, whole)
    track.width = max(track.width, metric(.slider, .thumbWidth, size))
    var layers = ends + sliderLayers(component, track)
    if component.has(.disabled) {
      layers = [Layer.group(layers, whole).opacity(metric(.slider, .disabledOpacity))]
    }
    return LoweredComponent(whole.size, layers: layers)
  }

  /// Returns the room between the symbols at the ends, and the symbols.
  private func sliderEnds(_ component: Component, _ whole: Rect) -> (track: Rect, symbols: [Layer]) {
    let side = metric(.slider, .symbolSize), gap = metric(.slider, .gap)
    var track = whole, symbols: [Layer] = []
    let y = (whole.height - side) / 2
    if let symbol = component.text(.minimumSymbol) {
      symbols.append(.symbol(symbol, Rect(x: 0, y: y, width: side, height: side), .level(.secondaryLabel)))
      (track.x, track.width) = (side + gap, track.width - side - gap)
    }
    if let symbol = component.text(.maximumSymbol) {
      let frame = Rect(x: whole.width - side, y: y, width: side, height: side)
      symbols.append(.symbol(symbol, frame, .level(.secondaryLabel)))
      track.width -= side + gap
    }
    return (track, symbols)
  }

  private func sliderLayers(_ component: Component, _ whole: Rect) -> [Layer] {
    let size = component.controlSize
    let thumbSize = Size(
      width: metric(.slider, .thumbWidth, size), height: metric(.slider, .thumbHeight, size))
    let trackHeight = metric(.slider, .trackHeight, size)
    let track = Rect(
      x: whole.x, y: (whole.height - trackHeight) / 2, width: whole.width, height: trackHeight)
    let moment = moment(of: component, from: component.number(.value) ?? 0.5, lens: .sliderLens) { change in
      if case .value(let value) = change { min(max(value, 0), 1) } else { nil }
    }
    let travel = whole.width - thumbSize.width
    func middle(_ position: Double) -> Double { whole.x + thumbSize.width / 2 + travel * position }
    var layers = [Layer.fill(.component(.sliderTrack), .capsule, track)]
    for place in moment.places {
      var filled = track
      filled.width = max(middle(place.position) - track.x, trackHeight)
      layers.append(.fill(filledPart(component), .capsule, filled).opacity(place.opacity))
    }
    layers += ticks(component, whole)
    for place in moment.places {
      let rest = Rect(
        x: middle(place.position) - thumbSize.width / 2, y: (whole.height - thumbSize.height) / 2,
        width: thumbSize.width, height: thumbSize.height)
      var moment = moment
      moment.velocity *= travel
      layers += thumb(rest, moment, lens: .sliderLens, opacity: place.opacity) { solidThumb($0, of: .slider) }
      layers += focusRing(component, .capsule, rest)
    }
    return layers
  }

  /// Returns the colour of the filled part of a track: the accent, and in an inactive window of macOS a neutral colour.
  func filledPart(_ component: Component) -> ForegroundStyle {
    if isMac, component.has(.inactive) || !traits.isActive { return .level(.tertiaryLabel) }
    return tint(of: component)
  }

  private func ticks(_ component: Component, _ whole: Rect) -> [Layer] {
    guard let count = component.whole(.ticks), count > 1 else { return [] }
    let side = metric(.slider, .tickSize), inset = metric(.slider, .inset)
    let y = whole.height / 2 + (isMac ? 0 : metric(.slider, .tickOffset)) - side / 2
    let room = whole.width - 2 * inset
    return (0..<count).map { index in
      let x = whole.x + inset + room * Double(index) / Double(count - 1) - side / 2
      return .fill(.component(.tick), .circle, Rect(x: x, y: y, width: side, height: side))
    }
  }
}
