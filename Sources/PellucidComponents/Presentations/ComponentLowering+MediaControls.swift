// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidDesign
import PellucidGeometry
import PellucidScene

extension ComponentLowering {
  /// Lowers the controls of a player: over the picture on iOS and tvOS, in a panel of their own on macOS and visionOS.
  mutating func mediaControls(
    _ component: Component, _ proposed: ProposedSize, in parent: Size
  ) -> LoweredComponent {
    switch traits.platform {
    case .macOS, .visionOS: playerPanel(component, proposed)
    case .tvOS: televisionPlayer(component, proposed, in: parent)
    case .iOS, .watchOS: playerOverlay(component, proposed, in: parent)
    }
  }

  /// The buttons of a player: back, play or pause, forward.
  private func transportSymbols(_ component: Component) -> [String] {
    ["gobackward.10", component.has(.on) ? "pause.fill" : "play.fill", "goforward.10"]
  }

  // MARK: Over the picture

  private mutating func playerOverlay(
    _ component: Component, _ proposed: ProposedSize, in parent: Size
  ) -> LoweredComponent {
    let size = Size(width: proposed.width ?? parent.width, height: proposed.height ?? parent.height)
    let dimming = Layer(
      frame: Rect(size), content: .dimming(DimmingContent(.fixed(metric(.mediaControls, .dimming)))))
    let glass = transportGlass(component, size) + extraGlass(component, size)
    let foot = playerFoot(component, size)
    return LoweredComponent(size, layers: [dimming, container(glass, size)] + foot)
  }

  /// The ink of labels on the glass of a player. Without transparency the glass hides the picture, and has labels of its own.
  var mediaInk: ForegroundStyle {
    barsFloat && (traits.transparency == .reduced || traits.contrast == .increased)
      ? .primary : .component(.mediaPlayed)
  }

  /// Returns a round button of clear glass, which suits controls over media; before release 26 its symbol alone.
  func mediaButton(
    _ symbol: String, _ frame: Rect, side: Double, isPressed: Bool = false, isFocused: Bool = false
  ) -> Layer {
    let mark = Layer.symbol(
      symbol, Rect(frame.size).centered(Size(width: side, height: side)), isFocused ? .primary : mediaInk)
    return mediaGlass(.clear, mark, .circle, frame, isPressed: isPressed, isFocused: isFocused)
  }

  /// Returns a label of a player on glass; before release 26 the label alone. One of tvOS with the focus is lifted and
  /// light, as a button is.
  func mediaGlass(
    _ variant: GlassVariant, _ label: Layer, _ shape: Shape, _ frame: Rect, isPressed: Bool, isFocused: Bool
  ) -> Layer {
    guard barsFloat || isFocused else { return .group([label], frame) }
    var glass = GlassContent(
      isFocused ? .regular : variant, control: .button, shape: shape, children: [label])
    // The controls have a dimming of their own.
    glass.dimming = .none
    glass.isInteractive = true
    if isFocused { glass.isFocused = true }
    let layer = Layer.glass(glass, frame)
    return isPressed ? layer.scaled(GlassPress.held.scale(width: frame.width, height: frame.height)) : layer
  }

  private func transportGlass(_ component: Component, _ size: Size) -> [Layer] {
    let (large, small) = (metric(.mediaControls, .circleSize), metric(.mediaControls, .buttonHeight))
    let gap = metric(.mediaControls, .buttonGap)
    let sides = [small, large, small]
    var x = (size.width - large - 2 * small - 2 * gap) / 2
    var layers: [Layer] = []
    for (index, symbol) in transportSymbols(component).enumerated() {
      let side = sides[index]
      let mark = metric(.mediaControls, index == 1 ? .symbolSize : .markSize)
      let frame = Rect(x: x, y: (size.height - side) / 2, width: side, height: side)
      layers.append(mediaButton(symbol, frame, side: mark))
      x += side + gap
    }
    return layers
  }

  /// Returns the further buttons in the upper trailing corner.
  private func extraGlass(_ component: Component, _ size: Size) -> [Layer] {
    let side = metric(.mediaControls, .itemHeight), margin = metric(.mediaControls, .margin)
    let items = component.components(.trailing)
    var x = size.width - margin - side
    return items.reversed().map { item in
      defer { x -= side + metric(.mediaControls, .itemGap) }
      let frame = Rect(x: x, y: margin, width: side, height: side)
      return mediaButton(
        item.text(.symbol) ?? "ellipsis", frame, side: side * metric(.mediaControls, .symbolShare),
        isPressed: item.has(.pressed))
    }
  }

  /// Returns title, track and times at the bottom.
  private mutating func playerFoot(_ component: Component, _ size: Size) -> [Layer] {
    let margin = metric(.mediaControls, .margin), width = max(0, size.width - 2 * margin)
    let times = timeLabels(component, .caption1)
    let timeHeight = lineHeight(.caption1)
    var y = size.height - margin - timeHeight
    var layers = timeLayers(times, Rect(x: margin, y: y, width: width, height: timeHeight))
    y -= metric(.mediaControls, .gap) + metric(.mediaControls, .trackHeight)
    layers += mediaTrack(
      component, Rect(x: margin, y: y, width: width, height: metric(.mediaControls, .trackHeight)))
    let title = text(component.text(.title) ?? "", .headline, weight: 600, .component(.mediaPlayed))
    let subtitle = text(component.text(.subtitle) ?? "", .subheadline, .component(.mediaPlayed))
    let heights = [subtitle, title].map { $0.string.utf8.isEmpty ? 0 : measure($0, width: width).size.height }
    let top = y - metric(.mediaControls, .gap) - heights[0] - heights[1]
    layers += stack([(subtitle, 0), (title, 0)], x: margin, y: top, width: width).layers
    return layers
  }

  func timeLabels(_ component: Component, _ style: TextStyle) -> [TextContent] {
    let isPanel = isMac || traits.platform == .visionOS
    let ink: ForegroundStyle = isPanel ? .level(.secondaryLabel) : .component(.mediaPlayed)
    return [
      text(component.text(.text) ?? "", style, weight: 500, ink),
      text(component.text(.detail) ?? "", style, weight: 500, ink, alignment: .trailing),
    ]
  }

  private mutating func timeLayers(_ labels: [TextContent], _ frame: Rect) -> [Layer] {
    labels.filter { !$0.string.utf8.isEmpty }.map { line($0, in: frame) }
  }

  func mediaTrack(_ component: Component, _ frame: Rect) -> [Layer] {
    let isPanel = isMac || traits.platform == .visionOS
    var played = frame
    played.width = frame.width * (component.number(.value) ?? 0)
    let rest = Layer.fill(isPanel ? .level(.tertiaryFill) : .component(.mediaTrack), .capsule, frame)
    guard played.width > 0 else { return [rest] }
    played.width = max(played.width, frame.height)
    return [rest, .fill(isPanel ? .level(.label) : .component(.mediaPlayed), .capsule, played)]
  }

  // MARK: In a panel

  private mutating func playerPanel(_ component: Component, _ proposed: ProposedSize) -> LoweredComponent {
    let size = Size(
      width: proposed.width ?? metric(.mediaControls, .width),
      height: proposed.height ?? metric(.mediaControls, .height))
    let margin = metric(.mediaControls, .margin), row = size.height * metric(.mediaControls, .rowShare)
    var children = panelTransport(component, size, row)
    children += panelExtras(component, size, row)
    let room = Rect(x: margin, y: 0, width: size.width * metric(.mediaControls, .labelShare), height: row)
    children += titleLines(component, room)
    let labels = timeLabels(component, isMac ? .subheadline : .caption1)
    let widths = labels.map { measure($0).size.width }
    let track = metric(.mediaControls, .trackHeight), gap = metric(.mediaControls, .gap)
    let lower = Rect(
      x: margin, y: row, width: max(0, size.width - 2 * margin),
      height: (size.height - row) * metric(.mediaControls, .trackShare))
    children += timeLayers(labels, lower)
    let before = widths[0] > 0 ? widths[0] + gap : 0, after = widths[1] > 0 ? widths[1] + gap : 0
    let place = Rect(
      x: lower.x + before, y: lower.y + (lower.height - track) / 2,
      width: max(0, lower.width - before - after),
      height: track)
    children += mediaTrack(component, place)
    let shape: Shape = .roundedRectangle(metric(.mediaControls, .radius))
    return LoweredComponent(size, layers: [.surface(.hud, shape, Rect(size), children)])
  }

  private func panelTransport(_ component: Component, _ size: Size, _ row: Double) -> [Layer] {
    let (large, small) = (metric(.mediaControls, .circleSize), metric(.mediaControls, .buttonHeight))
    let gap = metric(.mediaControls, .buttonGap)
    var x = (size.width - large - 2 * small - 2 * gap) / 2
    var layers: [Layer] = []
    for (index, symbol) in transportSymbols(component).enumerated() {
      let side = index == 1 ? large : small
      let mark = metric(.mediaControls, index == 1 ? .symbolSize : .markSize)
      let frame = Rect(x: x, y: (row - side) / 2, width: side, height: side)
      layers.append(.symbol(symbol, frame.centered(Size(width: mark, height: mark))))
      x += side + gap
    }
    return layers
  }

  private func panelExtras(_ component: Component, _ size: Size, _ row: Double) -> [Layer] {
    let side = metric(.mediaControls, .itemHeight)
    let mark = metric(.mediaControls, .markSize) * metric(.mediaControls, .markShare)
    var x = size.width - metric(.mediaControls, .margin) - side + (side - mark) / 2
    return component.components(.trailing).reversed().map { item in
      defer { x -= side + metric(.mediaControls, .itemGap) }
      let frame = Rect(x: x, y: (row - side) / 2, width: side, height: side)
      return .symbol(
        item.text(.symbol) ?? "ellipsis", frame.centered(Size(width: mark, height: mark)),
        .level(.secondaryLabel))
    }
  }
}
