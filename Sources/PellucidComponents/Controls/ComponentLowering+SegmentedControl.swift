// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidDesign
import PellucidGeometry
import PellucidScene

extension ComponentLowering {
  mutating func segmentedControl(
    _ component: Component, _ proposed: ProposedSize
  ) throws(ComponentError) -> LoweredComponent {
    let segments = component.components(.items), size = component.controlSize
    let start = try selection(component, among: segments)
    let moment = moment(of: component, from: Double(start), lens: .segmentedLens) { change in
      if case .value(let value) = change {
        min(max(value.rounded(), 0), Double(segments.count - 1))
      } else {
        nil
      }
    }
    let selection = shown(moment), isLit = self.isLit(component)
    let labels = segments.enumerated().map { index, segment in
      segmentLabel(
        segment, size, isSelected: index == selection, isLit: isLit && index == selection,
        isInactive: component.has(.disabled))
    }
    let padding = metric(.segmentedControl, .paddingX, size)
    let (insetX, insetY) = (metric(.segmentedControl, .insetX), metric(.segmentedControl, .insetY))
    let widest = labels.reduce(0) { max($0, $1.size.width) } + 2 * padding
    let width = proposed.width ?? widest * Double(segments.count) + 2 * insetX
    let height = proposed.height ?? metric(.segmentedControl, .height, size)
    let whole = Rect(x: 0, y: 0, width: width, height: height)
    let segment = Size(
      width: max(0, width - 2 * insetX) / Double(segments.count), height: max(0, height - 2 * insetY))
    func frame(_ position: Double) -> Rect {
      Rect(x: insetX + segment.width * position, y: insetY, width: segment.width, height: segment.height)
    }
    let texts = labels.enumerated().flatMap { index, label in
      label.layers(in: frame(Double(index)).centered(label.size.limited(to: segment)))
    }
    var layers = [Layer.fill(.level(.tertiaryFill), segmentShape(size, .radius), whole)]
    if isOld { layers += segmentDividers(segments.count, selection, frame) }
    layers += segmentSelection(component, moment, size, frame, segment.width, texts)
    layers += focusRing(component, segmentShape(size, .radius), whole)
    if component.has(.disabled), !isOld {
      layers = [Layer.group(layers, whole).opacity(metric(.segmentedControl, .disabledOpacity))]
    }
    return LoweredComponent(
      whole.size, baseline: labels.first?.baseline.map { (height - labels[0].size.height) / 2 + $0 },
      layers: layers)
  }

  /// Returns the index of the selected item; -1 for none.
  func selection(_ component: Component, among items: [Component]) throws(ComponentError) -> Int {
    let selection = component.whole(.selection) ?? 0
    guard selection < items.count else {
      throw .outOfRange(
        component.kind, .selection, found: Double(selection), allowed: -1...Double(items.count - 1))
    }
    return selection
  }

  private mutating func segmentLabel(
    _ segment: Component, _ size: ControlSize, isSelected: Bool, isLit: Bool, isInactive: Bool
  ) -> LabelLine {
    let isInactive = isInactive || segment.has(.disabled)
    let fontSize = metric(.segmentedControl, .fontSize, size)
    let weight = metric(.segmentedControl, isSelected ? .selectedFontWeight : .fontWeight)
    let isPale = segment.has(.disabled) || isOld && isInactive
    let style: ForegroundStyle =
      isPale ? .level(.tertiaryLabel) : isLit ? .component(.focusLabel) : .primary
    let title = TextContent(
      segment.text(.title) ?? "", size: fontSize, weight: Int(weight), lineLimit: 1, style: style)
    let symbol = segment.text(.title) == nil ? segment.text(.symbol) : nil
    return labelLine(
      title: title, symbol: symbol, symbolSide: fontSize + metric(.segmentedControl, .growth), style: style,
      isInactive: isInactive)
  }

  private func segmentShape(_ size: ControlSize, _ name: MetricName) -> Shape {
    isMac || isOld ? .roundedRectangle(metric(.segmentedControl, name, size)) : .capsule
  }

  private func segmentDividers(_ count: Int, _ selection: Int, _ frame: (Double) -> Rect) -> [Layer] {
    let width = metric(.segmentedControl, .dividerWidth), inset = metric(.segmentedControl, .separatorInset)
    return (1..<max(count, 1)).filter { $0 != selection && $0 != selection + 1 }.map { index in
      let edge = frame(Double(index))
      return .fill(
        .level(.separator), .rectangle,
        Rect(x: edge.x - width / 2, y: edge.y + inset, width: width, height: max(0, edge.height - 2 * inset)))
    }
  }

  /// Returns the selection and the labels: the solid selection below the labels, the lens above them.
  private func segmentSelection(
    _ component: Component, _ moment: ControlMoment, _ size: ControlSize, _ frame: (Double) -> Rect,
    _ pitch: Double, _ texts: [Layer]
  ) -> [Layer] {
    let isLit = self.isLit(component)
    var solid: [Layer] = [], lenses: [Layer] = []
    for place in moment.places where place.position > -1 {
      var travelling = moment
      travelling.velocity *= pitch
      let parts = thumb(
        frame(place.position), travelling, lens: .segmentedLens, opacity: place.opacity,
        oldScale: metric(.segmentedControl, .pressedScale)
      ) { frame in
        let shape = segmentShape(size, isMac ? .radius : .selectionRadius)
        let face = ForegroundStyle.component(isLit ? .focusFace : .segmentSelection)
        return shadowed(.fill(face, shape, frame), as: .segmentedControl)
      }
      for part in parts {
        if case .glass = part.content { lenses.append(part) } else { solid.append(part) }
      }
    }
    return solid + texts + lenses
  }
}

extension Size {
  /// Returns the size, at most as large as another.
  func limited(to other: Size) -> Size {
    Size(width: min(width, other.width), height: min(height, other.height))
  }
}
