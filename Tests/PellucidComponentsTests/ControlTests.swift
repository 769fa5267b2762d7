// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidComponents
import PellucidDesign
import PellucidGeometry
import PellucidScene
import Testing

/// Tests of buttons, toggles, sliders and segmented controls.
@Suite struct ControlTests {
  private func size(
    _ component: Component, _ platform: Platform, _ look: Look = .os27, _ proposed: ProposedSize = .natural
  ) throws -> Size {
    var traits = Traits()
    (traits.platform, traits.look) = (platform, look)
    var lowering = ComponentLowering(traits: traits, measurer: FixedMeasurer())
    return try lowering.size(of: component, proposed: proposed, in: Size(width: 400, height: 800))
  }

  private func layers(
    _ component: Component, _ traits: Traits = Traits(), settings: GlassSettings = GlassSettings(),
    time: Double? = nil
  ) throws -> [Layer] {
    var lowering = ComponentLowering(
      traits: traits, settings: settings, time: time, measurer: FixedMeasurer())
    return try lowering.unplaced(ComponentContent(component), in: Size(width: 400, height: 800))
      .lowered.layers
  }

  private func controls(in layers: [Layer]) -> [GlassControl] {
    var controls: [GlassControl] = []
    LayerWalk.forEach(in: layers) { layer in
      if case .glass(let glass) = layer.content { controls.append(glass.control) }
    }
    return controls
  }

  // MARK: Sizes

  @Test("Controls have the sizes that were measured")
  func controlsHaveTheirSizes() throws {
    let segments = Component(.segmentedControl).with(
      .items, .components([Component(.segment).with(.title, .text("A"))]))
    #expect(try size(Component(.toggle), .iOS) == Size(width: 63, height: 28))
    #expect(try size(Component(.toggle), .iOS, .ios18) == Size(width: 51, height: 31))
    let macSwitch = Component(.toggle).with(.style, .word(.switch))
    #expect(try size(macSwitch, .macOS) == Size(width: 54, height: 24))
    #expect(try size(macSwitch.with(.size, .word(.mini)), .macOS) == Size(width: 36, height: 16))
    #expect(try size(macSwitch, .macOS, .ios18) == Size(width: 38, height: 22))
    #expect(try size(Component(.toggle), .macOS) == Size(width: 16, height: 16))
    #expect(try size(Component(.slider), .iOS).height == 34)
    #expect(try size(Component(.slider), .macOS).height == 16)
    #expect(try size(segments, .iOS).height == 32)
    #expect(try size(segments, .macOS).height == 24)
  }

  @Test("A button is as wide as its title and the padding of its size", arguments: ControlSize.allCases)
  func buttonsFollowTheirTitles(size: ControlSize) throws {
    let heights: [ControlSize: Double] = [.mini: 16, .small: 20, .regular: 24, .large: 28, .extraLarge: 36]
    let paddings: [ControlSize: Double] = [.mini: 9, .small: 11, .regular: 12, .large: 14, .extraLarge: 18]
    let fonts: [ControlSize: Double] = [.mini: 9, .small: 11, .regular: 13, .large: 13, .extraLarge: 13]
    let word = try #require(ComponentWord(named: size.rawValue))
    let title = "Don’t Save the Document"
    let button = Component(.button).with(.title, .text(ExactName(title))).with(.size, .word(word))
    let found = try self.size(button, .macOS)
    let text = (Double(title.utf8.count) * FixedMeasurer.widthOfByte * (fonts[size] ?? 0)).rounded(.up) + 1
    #expect(found == Size(width: text + 2 * (paddings[size] ?? 0), height: heights[size] ?? 0))
  }

  @Test("A short push button of macOS has the least width")
  func shortButtonsHaveTheLeastWidth() throws {
    #expect(try size(Component(.button).with(.title, .text("OK")), .macOS) == Size(width: 74, height: 24))
  }

  @Test("A button with a symbol alone is a circle on iOS")
  func symbolButtonsAreCircles() throws {
    let button = Component(.button).with(.symbol, .text("plus")).with(.style, .word(.glass))
    let size = try size(button, .iOS)
    #expect(size.width == size.height)
  }

  @Test("Buttons and labels grow with the text size")
  func textSizeGrowsButtons() throws {
    let button = Component(.button).with(.title, .text("Continue")).with(.style, .word(.bordered))
    var traits = Traits()
    var sizes: [Size] = []
    for textSize in [TextSize.large, .xxxLarge, .accessibility5] {
      traits.textSize = textSize
      var lowering = ComponentLowering(traits: traits, measurer: FixedMeasurer())
      sizes.append(try lowering.size(of: button, in: Size(width: 400, height: 800)))
    }
    #expect(sizes[0].width < sizes[1].width && sizes[1].width < sizes[2].width)
    #expect(sizes[0].height < sizes[2].height)
  }

  // MARK: Glass

  @Test(
    "Controls in content are solid at rest, and lenses while they are touched",
    arguments: [
      (ComponentKind.toggle, GlassControl.switchLens), (.slider, .sliderLens),
      (.segmentedControl, .segmentedLens),
    ])
  func controlsAreGlassOnlyWhileTouched(kind: ComponentKind, lens: GlassControl) throws {
    for look in [Look.os26, .os27] {
      var traits = Traits()
      traits.look = look
      var component = ComponentSample.sample(kind)
      #expect(controls(in: try layers(component, traits)).isEmpty)
      component.states = [.pressed]
      #expect(controls(in: try layers(component, traits)) == [lens])
      traits.transparency = .reduced
      #expect(controls(in: try layers(component, traits)).isEmpty)
    }
    var traits = Traits()
    traits.look = .ios18
    var pressed = ComponentSample.sample(kind)
    pressed.states = [.pressed]
    #expect(controls(in: try layers(pressed, traits)).isEmpty)
  }

  @Test("Only buttons that ask for it are glass, and in iOS 18 none is")
  func glassButtons() throws {
    let button = Component(.button).with(.title, .text("A"))
    #expect(controls(in: try layers(button.with(.style, .word(.glass)))) == [.button])
    #expect(controls(in: try layers(button.with(.style, .word(.prominent)))).isEmpty)
    var old = Traits()
    old.look = .ios18
    #expect(controls(in: try layers(button.with(.style, .word(.glass)), old)).isEmpty)
  }

  // MARK: Errors

  @Test("A selection beyond the segments, and a control without any, are errors")
  func segmentedControlsNeedTheirSegments() throws {
    let one = Component(.segmentedControl).with(
      .items, .components([Component(.segment).with(.title, .text("A"))]))
    #expect(throws: ComponentError.outOfRange(.segmentedControl, .selection, found: 1, allowed: -1...0)) {
      try layers(one.with(.selection, .number(1)))
    }
    #expect(throws: ComponentError.empty(.segmentedControl, .items)) {
      try layers(Component(.segmentedControl))
    }
    #expect(try !layers(one.with(.selection, .number(-1))).isEmpty)
  }

  @Test(
    "A value that is not finite or out of range is an error", arguments: [Double.nan, .infinity, -0.1, 1.1])
  func valuesHaveARange(value: Double) {
    #expect(throws: ComponentError.self) { try layers(Component(.slider).with(.value, .number(value))) }
  }

  @Test("A checkbox exists on macOS alone")
  func checkboxesAreOfMacOS() {
    let checkbox = Component(.toggle).with(.style, .word(.checkbox))
    #expect(throws: ComponentError.unavailableStyle(.toggle, .checkbox, .iOS)) { try layers(checkbox) }
  }
}
