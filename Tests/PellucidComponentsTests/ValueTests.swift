// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidDesign
import PellucidGeometry
import PellucidScene
import Testing

@testable import PellucidComponents

/// Tests of progress and values, and of the controls that open menus or change a value by steps.
@Suite struct ValueTests {
  @Test("Values and menu buttons have the published natural sizes")
  func naturalSizes() throws {
    for look in Look.allCases {
      #expect(try lower(Component(.stepper), look: look).size == Size(width: 94, height: 32))
      #expect(try lower(Component(.progressBar), look: look).size.height == 4)
      let title = "Downloading the pictures of the exhibition"
      let titled = try lower(Component(.progressBar).with(.title, .text(ExactName(title))), look: look)
      #expect(titled.size.width > 200)
      #expect(try lower(Component(.spinner), look: look).size == Size(width: 20, height: 20))
      let large = Component(.spinner).with(.size, .word(.large))
      #expect(try lower(large, look: look).size == Size(width: 37, height: 37))
    }
    let pages = Component(.pageControl).with(.pages, .number(5))
    #expect(try lower(pages, look: .os26).size == Size(width: 110, height: 26))
    let newer = try lower(pages, look: .os27).size
    #expect((newer.width - 126).magnitude < 0.01 && newer.height == 25.67)
    for (size, height) in zip(ControlSize.allCases, [16.0, 20, 24, 28, 36]) {
      let button = Component(.popUpButton).with(.title, .text("One")).with(.size, word(size))
      #expect(try lower(button, on: .macOS, look: .os26).size.height == height)
    }
  }

  @Test(
    "A number for all control sizes of a platform is not hidden by another platform's numbers for each size")
  func platformNumbersWin() {
    var traits = Traits()
    (traits.platform, traits.look) = (.tvOS, .os26)
    #expect(ComponentMetrics.metrics(for: traits).value(.button, .height, .regular) == 66)
  }

  @Test(
    "Between two pages both dots are partly the current one, and those at cut ends grow and shrink",
    arguments: Look.allCases)
  func pagesTurn(look: Look) throws {
    func dots(_ selection: Double, pages: Double = 20, width: Double? = 140) throws -> [Layer] {
      let control = Component(.pageControl).with(.pages, .number(pages)).with(.selection, .number(selection))
      return try lower(control, ProposedSize(width: width), look: look).layers
    }
    func strength(_ layers: [Layer]) -> Double {
      layers.reduce(0) { sum, layer in
        guard case .fill(_, .foreground(.primary)) = layer.content else { return sum }
        return sum + layer.opacity
      }
    }
    for step in 0...76 {
      let layers = try dots(Double(step) / 4)
      #expect(abs(strength(layers) - 1) < 1e-9)
      #expect(layers.allSatisfy { $0.frame.x > -20 && $0.frame.maxX < 160 })
    }
    // Nothing jumps: a small turn moves and grows every dot a little.
    for position in [0.0, 2.999, 3, 10, 15.999, 16, 18.98] {
      let (before, after) = (try dots(position), try dots(position + 0.01))
      let places = before.map(\.frame), others = after.map(\.frame)
      for place in places where place.width > 1 {
        #expect(
          others.contains { abs($0.center.x - place.center.x) < 0.5 && abs($0.width - place.width) < 0.5 })
      }
    }
    #expect(throws: ComponentError.outOfRange(.pageControl, .selection, found: 19.5, allowed: 0...19)) {
      try dots(19.5)
    }
    var turned = Component(.pageControl).with(.pages, .number(5))
    turned.events = [ComponentEvent(at: 0.1, .value(3))]
    let rest = try dots(3, pages: 5, width: nil)
    #expect(try lower(turned, look: look, time: 0.1).layers == dots(0, pages: 5, width: nil))
    #expect(try lower(turned, look: look, time: 0.25).layers == dots(1.5, pages: 5, width: nil))
    #expect(try lower(turned, look: look, time: 1).layers == rest)
  }

  @Test("A pressed stepper darkens the pressed half alone", arguments: [Platform.iOS, .macOS])
  func pressedHalf(platform: Platform) throws {
    let rest = try lower(Component(.stepper), on: platform, look: .os26)
    let halves = try [ComponentWord.decrement, .increment].map { part in
      var stepper = Component(.stepper, states: [.pressed])
      stepper.properties[.pressedPart] = .word(part)
      let lowered = try lower(stepper, on: platform, look: .os26)
      let added = lowered.layers.filter { !rest.layers.contains($0) }
      #expect(added.count == 1)
      return added[0].frame
    }
    #expect(halves[0].intersection(halves[1]).isEmpty)
    #expect(halves[0].union(halves[1]) == Rect(rest.size))
    // macOS increments above, iOS behind.
    #expect(platform == .macOS ? halves[1].y < halves[0].y : halves[1].x > halves[0].x)
  }

  @Test("A stepper at an end of its range dims the symbol of that end alone")
  func stepperLimits() throws {
    func inactive(_ value: Double) throws -> [String] {
      try lower(Component(.stepper).with(.value, .number(value))).layers.compactMap { layer in
        if layer.isInactive, case .symbol(let symbol) = layer.content { symbol.name } else { nil }
      }
    }
    #expect(try inactive(0) == ["minus"])
    #expect(try inactive(0.5).isEmpty)
    #expect(try inactive(1) == ["plus"])
  }

  @Test("The filled part of a progress bar is as long as its value, and never shorter than 8 points")
  func filledPart() throws {
    for value in [0, 0.01, 0.25, 1] {
      let bar = Component(.progressBar).with(.value, .number(value))
      let layers = try lower(bar, ProposedSize(width: 400)).layers
      #expect(layers[0].frame.width == 400)
      #expect(layers[1].frame.width == max(8, 400 * value))
    }
  }

  @Test("A progress bar moves to a new value in a second per whole width, and in 0.2 seconds at least")
  func progressMoves() throws {
    var bar = Component(.progressBar).with(.value, .number(0))
    bar.events = [ComponentEvent(at: 1, .value(0.5)), ComponentEvent(at: 3, .value(0.6))]
    let widths = try [0.5, 1.25, 1.5, 3.1, 3.2].map { time in
      try lower(bar, ProposedSize(width: 400), time: time).layers[1].frame.width
    }
    for (width, expected) in zip(widths, [8.0, 100, 200, 220, 240]) {
      #expect((width - expected).magnitude < 1e-9, "\(widths)")
    }
  }

  @Test(
    "An indeterminate bar sweeps to the end in a second and back in another; Reduce Motion keeps the whole bar"
  )
  func sweep() throws {
    func part(_ time: Double, calm: Bool = false) throws -> Layer {
      try lower(Component(.progressBar), ProposedSize(width: 400), time: time, reduceMotion: calm).layers[1]
    }
    #expect(try part(0).frame == Rect(x: 0, y: 0, width: 100, height: 4))
    #expect(try part(1).frame == Rect(x: 300, y: 0, width: 100, height: 4))
    #expect(try part(2).frame.x == 0)
    let calm = try (part(0, calm: true), part(1, calm: true))
    #expect(calm.0.frame.width == 400 && calm.1.frame.width == 400)
    #expect(calm.0.opacity < calm.1.opacity)
  }

  @Test("The head of a spinner passes its eight blades in a turn, and each step behind it is fainter")
  func spinnerTurns() throws {
    let period = 0.8
    for step in 0..<8 {
      let opacities = try lower(Component(.spinner), time: period * (Double(step) + 0.1) / 8).layers.map(
        \.opacity)
      #expect(opacities.count == 8)
      for behind in 0..<4 {
        #expect(opacities[(step - behind + 8) % 8] > opacities[(step - behind + 7) % 8])
      }
    }
    let start = try lower(Component(.spinner), time: 0).layers
    #expect(try lower(Component(.spinner), time: period * 3).layers == start)
    #expect(try lower(Component(.spinner)).layers == start)
  }

  @Test("The blades of a spinner lie inside its frame")
  func bladesInside() throws {
    for layer in try lower(Component(.spinner)).layers {
      for point in points(layer) { #expect(contains(Rect(x: 0, y: 0, width: 20, height: 20), point)) }
    }
  }

  @Test(
    "The bands of a round gauge lie inside its frame, for every value",
    arguments: [ComponentWord.circular, .ring])
  func gaugeInside(style: ComponentWord) throws {
    for step in 0...20 {
      let gauge = Component(.gauge).with(.style, .word(style)).with(.value, .number(Double(step) / 20))
      let lowered = try lower(gauge)
      for layer in lowered.layers {
        for point in points(layer) { #expect(contains(Rect(lowered.size), point), "\(step)") }
      }
    }
  }

  @Test("The marker of a gauge is on its arc, also in interfaces from right to left")
  func markerOnArc() throws {
    let gauge = Component(.gauge).with(.style, .word(.circular)).with(.value, .number(0.25))
    let left = try lower(gauge).layers, right = try lower(gauge, direction: .rightToLeft).layers
    func marker(_ layers: [Layer]) throws -> Double {
      try #require(layers.first { if case .fill(.circle, _) = $0.content { true } else { false } }).frame
        .center.x
    }
    #expect(try marker(left) < 20 && marker(right) > 38)
    // The part before the marker is the shorter one, on the marker's side.
    let before = try (#require(left.first), #require(right.first))
    #expect(points(before.0).allSatisfy { $0.x < 29 } && points(before.1).allSatisfy { $0.x > 29 })
  }

  @Test("A page control shows one dot for each page, and a window of them around the selection where few fit")
  func pageDots() throws {
    let pages = Component(.pageControl).with(.pages, .number(40)).with(.selection, .number(20))
    for look in Look.allCases {
      #expect(try lower(pages, look: look).layers.count == 40)
      let few = try lower(pages, ProposedSize(width: 200), look: look).layers
      #expect(few.count < 12)
      #expect(few.allSatisfy { $0.frame.x >= 0 && $0.frame.maxX <= 200 })
    }
  }

  @Test("The dots of a plain page control are white in both appearances; a prominent one has a ground")
  func pageDotsOnPictures() throws {
    func layers(_ style: ComponentWord) throws -> [Layer] {
      try lower(Component(.pageControl).with(.pages, .number(3)).with(.style, .word(style))).layers
    }
    func style(_ layer: Layer) -> ForegroundStyle? {
      if case .fill(_, .foreground(let style)) = layer.content { style } else { nil }
    }
    let plain = try layers(.plain).compactMap(style)
    #expect(plain == [.semantic("white"), .component(.pageDotOnPictures), .component(.pageDotOnPictures)])
    let prominent = try layers(.prominent)
    #expect(prominent.count == 4 && prominent[0].frame.x == 0)
    var dark = Traits()
    dark.appearance = .dark
    let dot = ComponentColor.pageDotOnPictures
    #expect(dot.color(in: Traits()) == dot.color(in: dark) && dot.color(in: dark).red == 1)
  }

  @Test("A page beyond the last is an error that names the last")
  func pageOutOfRange() {
    let pages = Component(.pageControl).with(.pages, .number(3)).with(.selection, .number(3))
    #expect(throws: ComponentError.outOfRange(.pageControl, .selection, found: 3, allowed: 0...2)) {
      try lower(pages)
    }
  }

  @Test(
    "A scroll bar's thumb has its proportion of the length, moves from end to end, and keeps a least length")
  func scrollThumb() throws {
    func thumb(_ value: Double, _ proportion: Double) throws -> Rect {
      let bar = Component(.scrollBar).with(.value, .number(value)).with(.proportion, .number(proportion))
      return try lower(bar, ProposedSize(height: 206)).layers[0].frame
    }
    #expect(try thumb(0, 0.5) == Rect(x: try thumb(0, 0.5).x, y: 3, width: 2.5, height: 100))
    #expect(try thumb(1, 0.5).maxY == 203)
    #expect(try thumb(0, 0).height == 36)
    #expect(try thumb(0, 1).height == 200)
  }

  @Test("A scroll bar of macOS widens under the pointer")
  func scrollBarWidens() throws {
    let rest = try lower(Component(.scrollBar), on: .macOS),
      hovered = try lower(
        Component(.scrollBar, states: [.hovered]), on: .macOS)
    #expect(rest.layers.last?.frame.width == 6 && hovered.layers.last?.frame.width == 8)
    #expect(rest.size == hovered.size)
  }

  @Test("A pop-up button points both ways, a pull-down button down")
  func chevrons() throws {
    for platform in [Platform.iOS, .macOS, .visionOS] {
      let names = try [ComponentKind.popUpButton, .pullDownButton].map { kind in
        try symbols(lower(Component(kind).with(.title, .text("Sort")), on: platform, look: .os26).layers)
      }
      #expect(names == [["chevron.up.chevron.down"], ["chevron.down"]])
    }
  }

  @Test("Menu buttons of macOS have the body of their style")
  func menuButtonStyles() throws {
    func body(_ style: ComponentWord) throws -> Layer.Content {
      let button = Component(.popUpButton).with(.title, .text("One")).with(.style, .word(style))
      return try #require(lower(button, on: .macOS, look: .os26).layers.first).content
    }
    func fill(_ content: Layer.Content) -> ForegroundStyle? {
      if case .fill(_, .foreground(let style)) = content { style } else { nil }
    }
    #expect(try fill(body(.automatic)) == .component(.face))
    #expect(try fill(body(.prominent)) == .accent)
    guard case .glass = try body(.glass), case .group = try body(.plain) else {
      Issue.record("glass has no glass, or plain has a body")
      return
    }
  }

  @Test("A colour well shows its colour", arguments: [Platform.iOS, .macOS, .visionOS])
  func wellColor(platform: Platform) throws {
    let well = Component(.colorWell).with(.tint, .color(.semantic("systemPink")))
    let shown = try lower(well, on: platform).layers.contains { layer in
      if case .fill(_, .foreground(let style)) = layer.content {
        style.color == .color(.semantic("systemPink"))
      } else {
        false
      }
    }
    #expect(shown)
  }

  // MARK: Helpers

  /// Returns the corners of paths and the ends of frames, in the component.
  private func points(_ layer: Layer) -> [Point] {
    guard case .fill(.path(let path), _) = layer.content else {
      return [Point(x: layer.frame.x, y: layer.frame.y), Point(x: layer.frame.maxX, y: layer.frame.maxY)]
    }
    return path.elements.compactMap { element in
      switch element {
      case .move(let point), .line(let point), .quadratic(_, let point), .cubic(_, _, let point):
        Point(x: point.x + layer.frame.x, y: point.y + layer.frame.y)
      case .close: nil
      }
    }
  }

  private func contains(_ rect: Rect, _ point: Point) -> Bool {
    let slack = 1e-3
    return point.x >= rect.minX - slack && point.x <= rect.maxX + slack && point.y >= rect.minY - slack
      && point.y <= rect.maxY + slack
  }
}

// MARK: Lowering

/// Returns the layers of a component.
func lower(
  _ component: Component, _ proposed: ProposedSize = .natural, on platform: Platform = .iOS,
  look: Look = .os27, textSize: TextSize = .large, direction: DeviceSettings.Direction = .leftToRight,
  time: Double? = nil, reduceMotion: Bool = false
) throws -> LoweredComponent {
  var traits = Traits()
  (traits.platform, traits.look, traits.textSize) = (platform, look, textSize)
  var settings = GlassSettings()
  settings.reduceMotion = reduceMotion
  var lowering = ComponentLowering(
    traits: traits, settings: settings, device: DeviceSettings(direction), time: time,
    measurer: FixedMeasurer())
  let placement = ComponentPlacement(
    origin: Point(x: 0, y: 0), width: proposed.width, height: proposed.height)
  return try lowering.unplaced(ComponentContent(component, placement), in: Size(width: 400, height: 800))
    .lowered
}

/// Returns the names of all symbols in layers and the layers inside.
func symbols(_ layers: [Layer]) -> [String] {
  layers.flatMap { layer in
    if case .symbol(let symbol) = layer.content { [symbol.name] } else { symbols(layer.content.children) }
  }
}

/// Returns all texts in layers and the layers inside, each with its frame in the layer that holds it.
func texts(_ layers: [Layer]) -> [(text: TextContent, frame: Rect)] {
  layers.flatMap { layer in
    if case .text(let text) = layer.content { [(text, layer.frame)] } else { texts(layer.content.children) }
  }
}

/// Returns the word of a control size.
func word(_ size: ControlSize) -> ComponentValue { .word(ComponentWord(named: size.rawValue) ?? .regular) }
