// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidColor
import PellucidDesign
import PellucidGeometry
import PellucidScene

extension ComponentLowering {
  mutating func toggle(
    _ component: Component, _ proposed: ProposedSize
  ) throws(ComponentError) -> LoweredComponent {
    let style = component.word(.style) ?? .automatic
    let isSwitch = style == .switch || style == .automatic && !isMac
    if component.has(.dragged), !isSwitch {
      let allowed = ComponentRow.row(of: .toggle).states(on: traits.platform).filter { $0 != .dragged }
      throw .unknownState(.toggle, .dragged, traits.platform, allowed: allowed)
    }
    switch style {
    case .button: return toggleButton(component, proposed)
    case .checkbox, .radio:
      return labelledBox(component, proposed)
    case .automatic where isMac: return labelledBox(component, proposed)
    default: return labelledSwitch(component, proposed)
    }
  }

  private mutating func toggleButton(_ component: Component, _ proposed: ProposedSize) -> LoweredComponent {
    var inner = component
    inner.kind = .button
    inner.states.subtract([.on, .off, .mixed, .dragged])
    inner.properties[.style] = .word(component.has(.on) ? .prominent : .bordered)
    return button(inner, proposed)
  }

  // MARK: Switch

  private mutating func labelledSwitch(_ component: Component, _ proposed: ProposedSize) -> LoweredComponent {
    let size = component.controlSize
    let track = Size(width: metric(.toggle, .width, size), height: metric(.toggle, .height, size))
    let parts = Layer.group(switchLayers(component, Rect(track)), Rect(track))
    guard let title = component.text(.title) else {
      let frame = Rect(
        x: 0, y: 0, width: proposed.width ?? track.width, height: proposed.height ?? track.height)
      var placed = parts
      placed.frame = frame.centered(track)
      return LoweredComponent(frame.size, layers: [placed])
    }
    let gap = metric(.toggle, .gap, size)
    let room = max(0, (proposed.width ?? .infinity) - track.width - gap)
    let label = labelLine(
      title: text(title, .body, component.has(.disabled) ? .level(.tertiaryLabel) : .primary, lines: nil),
      width: room, isInactive: component.has(.disabled))
    let width = proposed.width ?? label.size.width + gap + track.width
    let height = proposed.height ?? max(track.height, label.size.height)
    let whole = Rect(x: 0, y: 0, width: width, height: height)
    let labelFrame = Rect(
      x: 0, y: (height - label.size.height) / 2, width: label.size.width, height: label.size.height)
    var placed = parts
    placed.frame = Rect(
      x: width - track.width, y: (height - track.height) / 2, width: track.width, height: track.height)
    return LoweredComponent(
      whole.size, baseline: label.baseline.map { labelFrame.y + $0 },
      layers: label.layers(in: labelFrame) + [placed])
  }

  private func switchLayers(_ component: Component, _ frame: Rect) -> [Layer] {
    let size = component.controlSize
    let inset = metric(.toggle, .inset, size)
    let thumbSize = Size(
      width: metric(.toggle, .thumbWidth, size), height: metric(.toggle, .thumbHeight, size))
    let start = component.has(.on) ? 1.0 : component.has(.mixed) ? 0.5 : 0
    let moment = moment(of: component, from: start, lens: .switchLens) { change in
      switch change {
      case .on: 1
      case .off: 0
      default: nil
      }
    }
    let travel = frame.width - 2 * inset - thumbSize.width
    let fraction = wellFraction(component, from: start)
    var layers = [Layer.fill(.component(.switchTrack), .capsule, frame)]
    if fraction > 0 {
      let on =
        tint(of: component, or: .component(.switchOn))
      layers.append(Layer.fill(on, .capsule, frame).opacity(fraction))
    }
    layers += overlays(component, .capsule, frame)
    if traits.differentiatesWithoutColor { layers += switchMarks(frame) }
    let grows = isOld && component.has(.pressed) && !isMac ? metric(.toggle, .growth) : 0
    for place in moment.places {
      let middle = inset + thumbSize.width / 2 + travel * place.position - grows * (place.position - 0.5)
      let rest = Rect(
        x: middle - (thumbSize.width + grows) / 2, y: (frame.height - thumbSize.height) / 2,
        width: thumbSize.width + grows, height: thumbSize.height)
      var moment = moment
      moment.velocity *= travel
      layers += thumb(rest, moment, lens: .switchLens, opacity: place.opacity) { solidThumb($0, of: .toggle) }
    }
    layers += focusRing(component, .capsule, frame)
    return component.has(.disabled)
      ? [Layer.group(layers, frame).opacity(metric(.toggle, .disabledOpacity))] : layers
  }

  /// Returns the opacity of the colour of the state on.
  private func wellFraction(_ component: Component, from start: Double) -> Double {
    guard let time, !component.events.isEmpty else { return start }
    let course = SpringCourse(
      start: start,
      changes: component.events.compactMap { event in
        switch event.change {
        case .on: SpringCourse.Change(time: event.time, target: 1, spring: GlassMotion.switchWellOn.spring)
        case .off: SpringCourse.Change(time: event.time, target: 0, spring: GlassMotion.switchWellOff.spring)
        default: nil
        }
      })
    return min(max(course.state(at: time).value, 0), 1)
  }

  /// Returns the bar of the state on and the ring of the state off, which show the state without colour. The thumb covers the
  /// one that does not hold.
  private func switchMarks(_ frame: Rect) -> [Layer] {
    let middle = frame.height / 2
    let (width, height) = (metric(.toggle, .labelWidth), metric(.toggle, .labelHeight))
    let bar = Rect(x: metric(.toggle, .labelInset), y: middle - height / 2, width: width, height: height)
    let radius = metric(.toggle, .ringRadius)
    let ring = Rect(
      x: frame.width - metric(.toggle, .ringInset) - radius, y: middle - radius, width: 2 * radius,
      height: 2 * radius)
    return [
      .fill(.custom(.init(white: 1)), .capsule, bar),
      .fill(.level(.secondaryLabel), .path(Outline.ring(of: .circle, ring.size, width: width)), ring),
    ]
  }

  // MARK: Checkbox and radio button

  private mutating func labelledBox(_ component: Component, _ proposed: ProposedSize) -> LoweredComponent {
    let size = component.controlSize, side = metric(.toggle, .markSize, size)
    let isInactive = component.has(.disabled)
    var title = text(
      component.text(.title) ?? "", .body, isInactive ? .level(.tertiaryLabel) : .primary, lines: nil)
    if isMac, size == .mini || size == .small {
      title.font = .fixed(size: metric(.toggle, .fontSize, size), weight: 400)
    }
    let gap = metric(.toggle, .gap, size)
    let room = max(0, (proposed.width ?? .infinity) - side - gap)
    let label = labelLine(title: title, width: room, isInactive: isInactive)
    let hasTitle = label.title != nil
    let height = proposed.height ?? max(side, label.size.height)
    let width = proposed.width ?? side + (hasTitle ? gap + label.size.width : 0)
    let box = Rect(x: 0, y: (height - side) / 2, width: side, height: side)
    let labelFrame = Rect(
      x: side + gap, y: (height - label.size.height) / 2, width: label.size.width, height: label.size.height)
    return LoweredComponent(
      Size(width: width, height: height), baseline: label.baseline.map { labelFrame.y + $0 },
      layers: boxLayers(component, box) + label.layers(in: labelFrame))
  }

  private func boxLayers(_ component: Component, _ frame: Rect) -> [Layer] {
    let isRadio = component.word(.style) == .radio
    let radius = isOld ? metric(.toggle, .radius) : metric(.toggle, .radius) * frame.width / 16
    let shape: Shape = isRadio ? .circle : .roundedRectangle(radius)
    let isMarked = component.has(.on) || component.has(.mixed)
    var layers: [Layer] = []
    if isMarked {
      let isPale = component.has(.inactive) || !traits.isActive
      let fill = tint(of: component)
      layers.append(.fill(isPale ? .level(.tertiaryFill) : fill, shape, frame))
      layers.append(boxMark(component, frame, isPale ? .primary : label(on: fill)))
    } else {
      layers.append(.fill(.component(.fieldFill), shape, frame))
      let border = metric(.toggle, .borderWidth)
      layers.append(
        .fill(.level(.secondaryLabel), .path(Outline.ring(of: shape, frame.size, width: border)), frame))
    }
    layers += overlays(component, shape, frame) + focusRing(component, shape, frame)
    return component.has(.disabled)
      ? [
        Layer.group(layers, Rect(x: 0, y: 0, width: frame.maxX, height: frame.maxY)).opacity(
          metric(.toggle, .disabledOpacity))
      ]
      : layers
  }

  private func boxMark(_ component: Component, _ frame: Rect, _ style: ForegroundStyle) -> Layer {
    let side = frame.width
    if component.has(.mixed) {
      let dash = Size(width: metric(.toggle, .dashWidth) * side, height: metric(.toggle, .dashHeight) * side)
      return .fill(style, .capsule, frame.centered(dash))
    }
    if component.word(.style) == .radio {
      let dot = metric(.toggle, .dotSize) * side
      return .fill(style, .circle, frame.centered(Size(width: dot, height: dot)))
    }
    // The symbol's own margin is about a point on each side.
    let mark = metric(.toggle, .checkWidth) * side + 2
    return .symbol("checkmark", frame.centered(Size(width: mark, height: mark)), style, weight: 700)
  }
}
