// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidDesign
import PellucidGeometry
import PellucidScene

extension ComponentLowering {
  mutating func progressBar(_ component: Component, _ proposed: ProposedSize) -> LoweredComponent {
    let size = component.controlSize
    let label = text(component.text(.title) ?? "", .body)
    // The natural size has room for the whole title.
    let width = proposed.width ?? max(metric(.progressBar, .width), measure(label).size.width)
    let title = labelLine(title: label, width: width)
    let top = title.title == nil ? 0 : title.size.height + metric(.progressBar, .gap)
    let height = metric(.progressBar, .height, size), thickness = metric(.progressBar, .trackHeight, size)
    let track = Rect(x: 0, y: top + (height - thickness) / 2, width: width, height: thickness)
    var layers = title.layers(in: Rect(x: 0, y: 0, width: width, height: title.size.height))
    layers.append(.fill(.component(.progressTrack), .capsule, track))
    layers += component.number(.value) == nil ? sweep(component, track) : [progress(component, track)]
    return LoweredComponent(
      Size(width: width, height: proposed.height ?? top + height), baseline: title.baseline, layers: layers)
  }

  /// Returns the filled part, never shorter than the least length.
  private func progress(_ component: Component, _ track: Rect) -> Layer {
    var filled = track
    filled.width = min(
      track.width, max(track.width * shownProgress(component), metric(.progressBar, .itemWidth)))
    return .fill(filledPart(component), .capsule, filled)
  }

  /// Returns the value at the time of the scene. A change takes as many seconds as its part of the whole, and at least the shortest time.
  private func shownProgress(_ component: Component) -> Double {
    let least = metric(.progressBar, .minimumTime)
    let value = eventValue(of: component, from: component.number(.value) ?? 0, duration: { max(least, $0) })
    return min(max(value, 0), 1)
  }

  /// Returns the part of an indeterminate bar that sweeps from end to end and back; Reduce Motion fades the whole bar instead.
  private func sweep(_ component: Component, _ track: Rect) -> [Layer] {
    let period = metric(.progressBar, .period)
    let turns = (time ?? period / 2) / (2 * period)
    let phase = 2 * (turns - turns.rounded(.down))
    let place = phase < 1 ? phase : 2 - phase
    guard !settings.reduceMotion else {
      let tail = metric(.progressBar, .tailOpacity), head = metric(.progressBar, .headOpacity)
      return [Layer.fill(filledPart(component), .capsule, track).opacity(tail + (head - tail) * place)]
    }
    var part = track
    part.width = track.width * metric(.progressBar, .ratio)
    part.x = track.x + (track.width - part.width) * place
    return [.fill(filledPart(component), .capsule, part)]
  }
}
