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
    case .visionOS: return try spatialWindow(component, size)
    default: return padWindow(component, size)
    }
  }

  func isInactive(_ component: Component) -> Bool { component.has(.inactive) || !traits.isActive }

  /// Returns the shadow of a window, which is smaller where the window is inactive.
  func windowShadow(isInactive: Bool) -> Shadow {
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
    body.shadow = windowShadow(isInactive: isInactive(component))
    var layers = [body]
    let sidebar = try sidebar(component, size)
    let start = sidebar.map { $0.frame.maxX } ?? 0
    let isFullSize = component.flag(.fullSize) == true
    let place = windowPlace(bar, size, start: isFullSize ? 0 : start, top: isFullSize ? 0 : bar.height, shape)
    layers += barGround(bar, whole, isFullSize: isFullSize)
    if let sidebar { layers.append(sidebar) }
    layers += try barLayers(component, bar, start: start, whole)
    layers += lights(component, bar)
    layers.append(windowHairline(shape, whole))
    var lowered = LoweredComponent(
      size, insets: ComponentInsets(top: bar.height, leading: start), layers: layers)
    lowered.place = place
    return lowered
  }

  /// Returns the line around a window.
  func windowHairline(_ shape: Shape, _ frame: Rect) -> Layer {
    let border = Outline.ring(of: shape, frame.size, width: metric(.window, .borderWidth))
    return .fill(.component(.windowBorder), .path(border), frame)
  }

  /// Returns the sidebar, which keeps its own distance from the edges of the window, and is inactive where the window is.
  private mutating func sidebar(
    _ component: Component, _ size: Size
  ) throws(ComponentError) -> Layer? {
    guard var sidebar = component.components(.sidebar).first else { return nil }
    if isMac, isInactive(component) { sidebar.states.insert(.inactive) }
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
    body.shadow = windowShadow(isInactive: isInactive(component))
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

  private mutating func spatialWindow(
    _ component: Component, _ size: Size
  ) throws(ComponentError) -> LoweredComponent {
    let whole = Rect(size), radius = metric(.window, .radius)
    let shape = Shape.roundedRectangle(radius)
    let isFullSize = component.flag(.fullSize) == true
    let sidebar = try sidebar(component, size)
    let start = sidebar.map { $0.frame.maxX } ?? 0
    var layers = [Layer.surface(.window, shape, whole)], top = 0.0
    if let sidebar {
      var pane = Layer.group([sidebar], whole)
      pane.clip = shape
      layers.append(pane)
    }
    let content = layers.count - (isFullSize && sidebar != nil ? 1 : 0)
    if let title = component.text(.title), !title.utf8.isEmpty {
      let (x, y) = (metric(.window, .insetX), metric(.window, .insetY))
      let room = max(0, size.width - start - 2 * x)
      let line = labelLine(title: text(title, .title1, weight: 700), width: room)
      layers += line.layers(in: Rect(x: start + x, y: y, width: room, height: line.size.height))
      top = line.size.height + 2 * y
    }
    layers += grabBar(below: try ornamentEnd(component, size), size)
    var lowered = LoweredComponent(size, insets: ComponentInsets(top: top, leading: start), layers: layers)
    let area = isFullSize ? whole : lowered.insets.area(in: size)
    let corners = CornerRadii(
      topLeft: area == whole ? radius : 0, topRight: area.y == 0 ? radius : 0, bottomRight: radius,
      bottomLeft: area.x == 0 ? radius : 0)
    lowered.place = ContentPlace(at: content, area, clip: .roundedRectangle(corners, style: .continuous))
    lowered.place?.ornaments = whole
    return lowered
  }

  /// Returns the bar by which a window is moved, with the button that closes it.
  private func grabBar(below end: Double, _ size: Size) -> [Layer] {
    let bar = Size(width: metric(.window, .grabberWidth), height: metric(.window, .grabberHeight))
    let grabber = Rect(
      x: (size.width - bar.width) / 2, y: end + metric(.window, .gap), width: bar.width, height: bar.height)
    let dot = metric(.window, .dotSize)
    let close = Rect(
      x: grabber.x - metric(.window, .gap) - dot, y: grabber.center.y - dot / 2, width: dot, height: dot)
    return [
      .fill(.level(.secondaryLabel), .capsule, grabber), .fill(.level(.secondaryLabel), .circle, close),
    ]
  }

  /// Returns the lower end of a window and of the ornaments that hang over its lower edge.
  private mutating func ornamentEnd(
    _ component: Component, _ size: Size
  ) throws(ComponentError) -> Double {
    var end = size.height
    for layer in component.content {
      guard case .component(let content) = layer.content, content.component.kind.isOrnament else { continue }
      let ornament = try self.size(
        of: content.component, proposed: ProposedSize(content.placement), in: size)
      let origin = content.placement.origin ?? ornamentPlace(content.component, ornament, size)
      // One beside the window leaves the bar where it is.
      guard origin.x < size.width, origin.x + ornament.width > 0 else { continue }
      end = max(end, origin.y + ornament.height)
    }
    return end
  }
}
