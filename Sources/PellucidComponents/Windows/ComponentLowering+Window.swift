// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidColor
import PellucidDesign
import PellucidGeometry
import PellucidScene

extension ComponentLowering {
  mutating func window(
    _ component: Component, _ proposed: ProposedSize, in parent: Size
  ) throws(ComponentError) -> LoweredComponent {
    let size = Size(
      width: proposed.width ?? (traits.platform == .iOS ? parent.width : metric(.window, .width)),
      height: proposed.height ?? (traits.platform == .iOS ? parent.height : metric(.window, .height)))
    switch traits.platform {
    case .macOS: return try macWindow(component, size)
    case .visionOS: return spatialWindow(component, size)
    default: return padWindow(component, size)
    }
  }

  func isInactive(_ component: Component) -> Bool { component.has(.inactive) || !traits.isActive }

  /// Returns the shadow of a window, which is smaller where the window is inactive.
  private func windowShadow(_ component: Component) -> Shadow {
    let isInactive = isInactive(component)
    var shadow = Shadow(
      color: EncodedColor(white: 0),
      sigma: metric(.window, isInactive ? .inactiveShadowSigma : .shadowSigma),
      offset: Point(x: 0, y: metric(.window, isInactive ? .inactiveShadowOffset : .shadowOffset)))
    shadow.color = .component(isInactive ? .inactiveWindowShadow : .windowShadow)
    return shadow
  }

  // MARK: macOS

  private mutating func macWindow(
    _ component: Component, _ size: Size
  ) throws(ComponentError) -> LoweredComponent {
    let bar = windowBar(component), whole = Rect(size)
    let shape = Shape.roundedRectangle(bar.radius)
    var body = Layer.surface(.window, shape, whole)
    body.shadow = windowShadow(component)
    var layers = [body]
    let sidebar = try sidebar(component, bar, size)
    let start = sidebar.map { $0.frame.maxX } ?? 0
    let isFullSize = component.flag(.fullSize) == true
    let place = windowPlace(bar, size, start: isFullSize ? 0 : start, top: isFullSize ? 0 : bar.height, shape)
    layers += barGround(bar, whole, isFullSize: isFullSize)
    if let sidebar { layers.append(sidebar) }
    layers += try barLayers(component, bar, start: start, whole)
    layers += lights(component, bar)
    let border = Outline.ring(of: shape, size, width: metric(.window, .borderWidth))
    layers.append(.fill(.component(.windowBorder), .path(border), whole))
    var lowered = LoweredComponent(
      size, insets: ComponentInsets(top: bar.height, leading: start), layers: layers)
    lowered.place = place
    return lowered
  }

  /// Returns the sidebar, which keeps its own distance from the edges of the window.
  private mutating func sidebar(
    _ component: Component, _ bar: WindowBar, _ size: Size
  ) throws(ComponentError) -> Layer? {
    guard let sidebar = component.components(.sidebar).first else { return nil }
    let natural = try self.size(of: sidebar, proposed: ProposedSize(height: size.height), in: size)
    return .component(sidebar, Rect(x: 0, y: 0, width: natural.width, height: size.height))
  }

  private func windowPlace(
    _ bar: WindowBar, _ size: Size, start: Double, top: Double, _ shape: Shape
  ) -> ContentPlace {
    let frame = Rect(
      x: start, y: top, width: max(0, size.width - start), height: max(0, size.height - top))
    let corners = CornerRadii(
      topLeft: top == 0 && start == 0 ? bar.radius : 0, topRight: top == 0 ? bar.radius : 0,
      bottomRight: bar.radius, bottomLeft: start == 0 ? bar.radius : 0)
    return ContentPlace(at: 1, frame, clip: .roundedRectangle(corners, style: .continuous))
  }

  /// Returns what lies below a bar and above the content: a material with a line in older looks, and the effect that keeps the
  /// bar readable over content that reaches below it.
  private func barGround(_ bar: WindowBar, _ whole: Rect, isFullSize: Bool) -> [Layer] {
    let frame = Rect(x: 0, y: 0, width: whole.width, height: bar.height)
    guard isOld else {
      guard isFullSize, bar.style != .titleBar else { return [] }
      let edge = ScrollEdgeContent(.soft, barHeight: bar.height)
      var group = Layer.group([Layer(frame: whole, content: .scrollEdge(edge))], whole)
      group.clip = .roundedRectangle(bar.radius)
      return [group]
    }
    let corners = CornerRadii(topLeft: bar.radius, topRight: bar.radius, bottomRight: 0, bottomLeft: 0)
    let hairline = metric(.window, .dividerHeight)
    let line = Rect(x: 0, y: bar.height - hairline, width: whole.width, height: hairline)
    return [
      .surface(.toolbar, .roundedRectangle(corners, style: .continuous), frame),
      .fill(.level(.separator), .rectangle, line),
    ]
  }

  // MARK: iPadOS and visionOS

  private func padWindow(_ component: Component, _ size: Size) -> LoweredComponent {
    let whole = Rect(size), radius = metric(.window, .radius)
    var body = Layer.fill(.semantic("systemBackground"), .roundedRectangle(radius), whole)
    body.shadow = windowShadow(component)
    var lowered = LoweredComponent(size, layers: [body])
    lowered.place = ContentPlace(at: 1, whole, clip: .roundedRectangle(radius))
    if isOld {
      let width = metric(.window, .grabberWidth)
      let dots = Rect(
        x: size.width / 2 - width / 2, y: metric(.window, .top), width: width,
        height: metric(.window, .grabberHeight))
      lowered.layers.append(.symbol("ellipsis", dots, .level(.secondaryLabel)))
      lowered.insets = ComponentInsets(top: metric(.window, .titleBarHeight))
    } else {
      let inset = metric(.window, .lightInset)
      let bar = WindowBar(
        style: .toolbar, height: 2 * inset, radius: radius, lightX: inset,
        itemHeight: metric(.window, .buttonHeight))
      lowered.layers += lights(component, bar)
      lowered.insets = ComponentInsets(top: 2 * inset)
    }
    return lowered
  }

  private mutating func spatialWindow(_ component: Component, _ size: Size) -> LoweredComponent {
    let whole = Rect(size), shape = Shape.roundedRectangle(metric(.window, .radius))
    var layers = [Layer.surface(.window, shape, whole)], top = 0.0
    if let title = component.text(.title), !title.utf8.isEmpty {
      let line = labelLine(title: text(title, .title1, weight: 700))
      let (x, y) = (metric(.window, .insetX), metric(.window, .insetY))
      layers += line.layers(in: Rect(x: x, y: y, width: line.size.width, height: line.size.height))
      top = line.size.height + 2 * y
    }
    let bar = Size(width: metric(.window, .grabberWidth), height: metric(.window, .grabberHeight))
    let y = size.height + metric(.window, .gap)
    let grabber = Rect(x: (size.width - bar.width) / 2, y: y, width: bar.width, height: bar.height)
    let dot = metric(.window, .dotSize)
    let close = Rect(
      x: grabber.x - metric(.window, .gap) - dot, y: grabber.center.y - dot / 2, width: dot, height: dot)
    layers.append(.fill(.level(.secondaryLabel), .capsule, grabber))
    layers.append(.fill(.level(.secondaryLabel), .circle, close))
    var lowered = LoweredComponent(size, insets: ComponentInsets(top: top), layers: layers)
    let area = lowered.insets.area(in: size)
    lowered.place = ContentPlace(at: 1, area, clip: top > 0 ? spatialBottom : shape)
    return lowered
  }

  /// The shape of the content below a title, with the lower corners of the window.
  private var spatialBottom: Shape {
    let radius = metric(.window, .radius)
    return .roundedRectangle(
      CornerRadii(topLeft: 0, topRight: 0, bottomRight: radius, bottomLeft: radius), style: .continuous)
  }
}
