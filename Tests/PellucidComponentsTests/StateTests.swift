// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidComponents
import PellucidDesign
import PellucidGeometry
import PellucidScene
import Testing

/// Tests of what states change.
@Suite struct StateTests {
  @Test(
    "A state changes what is drawn, but for those of which the systems show nothing", arguments: Look.allCases
  )
  func statesAreSeen(look: Look) throws {
    var unseen: [String] = []
    for kind in ComponentKind.components {
      for platform in Platform.allCases {
        for state in ComponentRow.row(of: kind).states(on: platform)
        where !isUnseen(state, of: kind, on: platform, look) {
          var component = sample(kind, on: platform)
          guard let rest = try? Lowered(component, platform, look) else { continue }
          component.states = state == .inactive ? component.states.union([state]) : [state]
          let changed = try Lowered(component, platform, look)
          if changed.layers == rest.layers { unseen.append("\(kind.name) on \(platform): \(state)") }
        }
      }
    }
    #expect(unseen == [])
  }

  /// Returns a component of which a state can be seen: a control that is on, and a field without a stated caret.
  private func sample(_ kind: ComponentKind, on platform: Platform) -> Component {
    var component = ComponentSample.sample(kind, on: platform)
    component.properties[.caret] = nil
    component.properties[.selectionStart] = nil
    component.properties[.selectionEnd] = nil
    return component
  }

  /// Returns whether the systems show nothing of a state.
  private func isUnseen(
    _ state: ComponentState, of kind: ComponentKind, on platform: Platform, _ look: Look
  ) -> Bool {
    switch (kind, state) {
    // A switch without a stated state is off.
    case (.toggle, .off): true
    // Measured: dots stay as they are.
    case (.pageControl, .disabled): true
    // An inactive window takes the accent of its controls, and of these there is none, or only that of a selected part.
    case (_, .inactive): true
    // Thumbs and the selected tab are lifted since release 26 only, and on macOS selections too.
    case (.slider, .pressed), (.slider, .dragged), (.tabBar, .pressed), (.tabBar, .dragged),
      (.toggle, .dragged):
      look == .ios18
    case (.segmentedControl, .pressed), (.segmentedControl, .dragged): look == .ios18 && platform == .macOS
    // Windows of iPadOS have lights since release 26.
    case (.window, .hovered): look == .ios18
    default: false
    }
  }

  @Test("A button of macOS loses its accent in an inactive window")
  func accentsAreOfActiveWindows() throws {
    let button = Component(.button).with(.title, .text("Save")).with(.style, .word(.prominent))
    var inactive = button
    inactive.states = [.inactive]
    let usual = button.with(.style, .word(.bordered))
    #expect(try Lowered(inactive, .macOS).fills(.face) == Lowered(usual, .macOS).fills(.face))
    #expect(try Lowered(button, .macOS).fills(.face).isEmpty)
  }

  @Test("A button with a colour of its own has the label of a tint, white up to half of the luminance")
  func labelsOnTints() throws {
    let button = Component(.button).with(.title, .text("Save")).with(.style, .word(.prominent))
    func ink(_ tint: String) throws -> [ForegroundStyle] {
      try Lowered(button.with(.tint, .color(.semantic(tint))), .iOS).all.compactMap { layer, _ in
        if case .text(let text) = layer.content { text.style } else { nil }
      }
    }
    let white = ForegroundStyle(.color(.component(.whiteOnTint)), isVibrant: false)
    #expect(try ink("systemRed") == [white] && ink("systemGreen") == [white])
    #expect(try ink("systemYellow") == [ForegroundStyle(.color(.component(.blackOnTint)), isVibrant: false)])
    // The accent's labels are the resolver's.
    #expect(try ink("accentColor") == [.primary])
  }

  @Test(
    "Without transparency a pressed thumb or selection is solid, and as much larger as its lens",
    arguments: [
      (ComponentKind.slider, GlassControl.sliderLens), (.toggle, .switchLens),
      (.segmentedControl, .segmentedLens),
    ],
    [Platform.iOS, .macOS])
  func solidThumbsGrow(lens: (kind: ComponentKind, control: GlassControl), platform: Platform) throws {
    let color: ComponentColor = lens.kind == .segmentedControl ? .segmentSelection : .thumb
    func thumb(_ states: Set<ComponentState>) throws -> Size {
      var component = ComponentSample.sample(lens.kind, on: platform)
      component.states = states
      let lowered = try Lowered(component, on: platform, .os27) { $0.transparency = .reduced }
      #expect(!lowered.all.contains { if case .glass = $0.layer.content { true } else { false } })
      let thumbs = lowered.fills { $0 == ForegroundStyle(.color(.component(color)), isVibrant: false) }
      #expect(thumbs.count == 1)
      return try #require(thumbs.first).size
    }
    let lift = try #require(LensMotion(lens.control)).lift
    let (rest, pressed) = (try thumb([]), try thumb([.pressed]))
    #expect(
      abs(pressed.width - rest.width - lift.x) < 1e-9 && abs(pressed.height - rest.height - lift.y) < 1e-9)
  }

  @Test("The pressed selection of segments of iOS 18 shrinks to 95 %, and that of macOS 15 does not")
  func oldSelectionsShrink() throws {
    var control = ComponentSample.sample(.segmentedControl)
    control.states = [.pressed]
    func scales(_ platform: Platform) throws -> [Double] {
      try Lowered(control, on: platform, .ios18).all.map(\.layer.transform.a).filter { $0 != 1 }
    }
    #expect(try scales(.iOS) == [0.95])
    #expect(try scales(.macOS) == [])
  }

  @Test("The focus of tvOS gives a plain button or field a body around its label, which stays where it is")
  func plainControlsGetBodies() throws {
    for look in Look.allCases {
      var button = Component(.button).with(.title, .text("More")).with(.style, .word(.plain))
      let rest = try Lowered(button, .tvOS, look)
      button.states = [.focused]
      let focused = try Lowered(button, .tvOS, look)
      let body = try #require(focused.glass.first)
      #expect(rest.glass.isEmpty && body.content.isFocused == true)
      #expect(focused.texts("More") == rest.texts("More") && focused.frame == rest.frame)
      #expect(body.frame.x == -32 && body.frame.width == rest.frame.width + 64)
      var field = Component(.textField).with(.text, .text("More")).with(.style, .word(.plain))
      let text = try Lowered(field, .tvOS, look).texts("More")
      field.states = [.focused]
      #expect(try Lowered(field, .tvOS, look).texts("More") == text)
      #expect(try Lowered(field, on: .tvOS, look).fills { $0 == .semantic("white") }.map(\.x) == [-30])
    }
  }

  @Test("Only a switch is dragged")
  func checkboxesAreNotDragged() throws {
    var checkbox = Component(.toggle).with(.style, .word(.checkbox))
    checkbox.states = [.dragged]
    let allowed = ComponentRow.row(of: .toggle).states(on: .macOS).filter { $0 != .dragged }
    #expect(throws: ComponentError.unknownState(.toggle, .dragged, .macOS, allowed: allowed)) {
      try Lowered(checkbox, .macOS)
    }
  }
}
