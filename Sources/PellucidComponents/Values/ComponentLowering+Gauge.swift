// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidColor
import PellucidDesign
import PellucidGeometry
import PellucidScene

extension ComponentLowering {
  mutating func gauge(_ component: Component, _ proposed: ProposedSize) -> LoweredComponent {
    switch component.word(.style) ?? .linear {
    case .circular: roundGauge(component, proposed, isOpen: true)
    case .ring: roundGauge(component, proposed, isOpen: false)
    default: linearGauge(component, proposed)
    }
  }

  // MARK: Linear

  private mutating func linearGauge(_ component: Component, _ proposed: ProposedSize) -> LoweredComponent {
    let width = proposed.width ?? metric(.gauge, .width), gap = metric(.gauge, .gap)
    let title = labelLine(title: text(component.text(.title) ?? "", .body), width: width)
    let first = endLabel(component, .minimumTitle), last = endLabel(component, .maximumTitle)
    let detail = labelLine(
      title: text(component.text(.detail) ?? "", .footnote, .secondary), width: width)
    let space = metric(.gauge, .titleGap), thickness = metric(.gauge, .trackHeight)
    let row = max(thickness, max(first.size.height, last.size.height))
    let rowTop = title.title == nil ? 0 : title.size.height + space
    let detailTop = rowTop + row + space
    let height = proposed.height ?? (detail.title == nil ? rowTop + row : detailTop + detail.size.height)
    let start = first.title == nil ? 0 : first.size.width + gap
    let end = width - (last.title == nil ? 0 : last.size.width + gap)
    let track = Rect(
      x: start, y: rowTop + (row - thickness) / 2, width: max(thickness, end - start), height: thickness)
    var filled = track
    filled.width = max(thickness, track.width * (component.number(.value) ?? 0))
    func line(_ label: LabelLine, x: Double, y: Double, height: Double) -> [Layer] {
      label.layers(in: Rect(x: x, y: y, width: label.size.width, height: height))
    }
    var layers = line(title, x: 0, y: 0, height: title.size.height)
    layers += line(first, x: 0, y: rowTop, height: row)
    layers += line(last, x: width - last.size.width, y: rowTop, height: row)
    layers += line(detail, x: 0, y: detailTop, height: detail.size.height)
    layers.append(.fill(.component(.progressTrack), .capsule, track))
    layers.append(.fill(filledPart(component), .capsule, filled))
    return LoweredComponent(Size(width: width, height: height), baseline: title.baseline, layers: layers)
  }

  private mutating func endLabel(_ component: Component, _ property: ComponentProperty) -> LabelLine {
    labelLine(title: text(component.text(property) ?? "", .footnote, .secondary))
  }

  // MARK: Round

  /// Returns a gauge along a circle: a ring that fills, or an open arc of the gauge's colour with a marker on it.
  private mutating func roundGauge(
    _ component: Component, _ proposed: ProposedSize, isOpen: Bool
  ) -> LoweredComponent {
    let side = min(
      proposed.width ?? metric(.gauge, .itemWidth), proposed.height ?? metric(.gauge, .itemWidth))
    let whole = Rect(x: 0, y: 0, width: proposed.width ?? side, height: proposed.height ?? side)
    let frame = whole.centered(Size(width: side, height: side))
    let width = metric(.gauge, .borderWidth) * side / metric(.gauge, .itemWidth)
    // The marker of an open arc is wider than the band.
    let widest = isOpen ? max(width, markerSize(side)) : width
    let arc = Arc(
      center: Point(x: side / 2, y: side / 2), radius: (side - widest) / 2, width: width,
      start: isOpen ? metric(.gauge, .startAngle) : -90, end: isOpen ? metric(.gauge, .endAngle) : 270)
    let bands = isOpen ? openBand(component, arc, frame) : closedBand(component, arc, frame)
    return LoweredComponent(
      whole.size, layers: bands + roundLabels(component, frame, isOpen: isOpen))
  }

  private func closedBand(_ component: Component, _ arc: Arc, _ frame: Rect) -> [Layer] {
    let value = component.number(.value) ?? 0
    let track = Layer.fill(
      .component(.progressTrack), .path(Outline.ring(of: .circle, frame.size, width: arc.width)), frame)
    guard value > 0 else { return [track] }
    var part = arc
    part.end = arc.start + (arc.end - arc.start) * value
    return [track, .fill(filledPart(component), outline(part), frame)]
  }

  private func markerSize(_ side: Double) -> Double {
    metric(.gauge, .dotSize) * side / metric(.gauge, .itemWidth)
  }

  /// Returns the outline of a band. Outlines are not mirrored with their layers, so one that has a direction is mirrored here.
  private func outline(_ arc: Arc) -> Shape {
    guard direction == .rightToLeft else { return .path(arc.path) }
    return .path(arc.path.transformed(by: Transform(a: -1, b: 0, c: 0, d: 1, tx: 2 * arc.center.x, ty: 0)))
  }

  /// Returns the parts of the arc before and behind the marker, and the marker.
  private func openBand(_ component: Component, _ arc: Arc, _ frame: Rect) -> [Layer] {
    let angle = arc.start + (arc.end - arc.start) * (component.number(.value) ?? 0)
    let dot = markerSize(frame.width)
    // The marker's border leaves a gap of a third of the band, beyond the round ends of the parts.
    let gap = Elementary.degrees(ofRadians: (dot / 2 + arc.width / 3 + arc.width / 2) / arc.radius)
    var before = arc, behind = arc
    (before.end, behind.start) = (angle - gap, angle + gap)
    var layers = [before, behind].filter { $0.end > $0.start }.map {
      Layer.fill(filledPart(component), outline($0), frame)
    }
    let middle = arc.middle(angle)
    layers.append(
      .fill(
        .primary, .circle,
        Rect(x: frame.x + middle.x - dot / 2, y: frame.y + middle.y - dot / 2, width: dot, height: dot)))
    return layers
  }

  /// Returns the value in the middle, and the ends or the title in the gap of an open arc.
  private mutating func roundLabels(_ component: Component, _ frame: Rect, isOpen: Bool) -> [Layer] {
    let side = frame.width, weight = Int(metric(.gauge, .fontWeight))
    func share(_ name: MetricName) -> Double { side * metric(.gauge, name) }
    let room = share(.labelShare)
    var layers: [Layer] = []
    func add(_ string: String?, size: Double, _ style: ForegroundStyle, x: Double, y: Double) {
      guard let string else { return }
      let text = TextContent(
        string, size: size, weight: weight, alignment: .center, lineLimit: 1, style: style)
      let extent = measure(text), width = min(max(extent.size.width, 1), room)
      layers.append(
        .text(
          text,
          Rect(
            x: frame.x + x - width / 2, y: frame.y + y - extent.size.height / 2, width: width,
            height: extent.size.height)))
    }
    add(component.text(.detail), size: share(.fontShare), .primary, x: side / 2, y: side / 2)
    guard isOpen else { return layers }
    let small = share(.smallFontShare), y = share(.endShareY)
    if component.text(.minimumTitle) != nil || component.text(.maximumTitle) != nil {
      add(component.text(.minimumTitle), size: small, .secondary, x: share(.startShareX), y: y)
      add(component.text(.maximumTitle), size: small, .secondary, x: share(.endShareX), y: y)
    } else {
      add(component.text(.title), size: small, .secondary, x: side / 2, y: share(.titleShareY))
    }
    return layers
  }
}
