// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidComponents
import PellucidDesign
import PellucidGeometry
import PellucidScene
import Testing

/// Tests that hold for every kind of component, on every platform, in every look and state.
@Suite struct EveryComponentTests {
  @Test(
    "Every component is drawn from finite numbers wherever its row says that it exists",
    arguments: ComponentKind.components)
  func everyComponentResolves(kind: ComponentKind) throws {
    let row = ComponentRow.row(of: kind)
    for traits in ComponentSample.allTraits where row.platforms.contains(traits.platform) {
      for state in [nil] + row.states(on: traits.platform).map(Optional.some) {
        var component = ComponentSample.sample(kind, on: traits.platform)
        if let state { component.states = [state] }
        var measurer = FixedMeasurer()
        let scene = try ComponentSample.scene(component, traits).lowered(measuring: &measurer)
        #expect(throws: Never.self, "\(kind) \(traits.platform) \(traits.look) \(String(describing: state))")
        {
          _ = try SceneResolver.resolve(scene, facts: FileFacts())
        }
      }
    }
  }

  @Test("A platform without a component says so", arguments: ComponentKind.components)
  func missingPlatformsAreErrors(kind: ComponentKind) {
    let row = ComponentRow.row(of: kind)
    for platform in Platform.allCases where !row.platforms.contains(platform) {
      var traits = Traits()
      traits.platform = platform
      var measurer = FixedMeasurer()
      #expect(throws: SceneError.component(place: "desktop[0]", .unavailable(kind, platform))) {
        try ComponentSample.scene(ComponentSample.sample(kind), traits).lowered(measuring: &measurer)
      }
    }
  }

  @Test(
    "A state that a component does not have on a platform is an error at its key",
    arguments: ComponentKind.components)
  func unknownStatesAreErrors(kind: ComponentKind) throws {
    let row = ComponentRow.row(of: kind)
    for platform in row.platforms {
      let allowed = row.states(on: platform)
      for state in ComponentState.allCases where !allowed.contains(state) {
        var traits = Traits()
        traits.platform = platform
        var component = ComponentSample.sample(kind, on: platform)
        component.states = [state]
        var measurer = FixedMeasurer()
        let error = ComponentError.unknownState(kind, state, platform, allowed: allowed)
        #expect(throws: SceneError.component(place: "desktop[0].state", error)) {
          try ComponentSample.scene(component, traits).lowered(measuring: &measurer)
        }
      }
    }
  }

  @Test("Every state of a row exists on a platform of its kind", arguments: ComponentKind.allCases)
  func statesExistSomewhere(kind: ComponentKind) {
    let row = ComponentRow.row(of: kind)
    let known = Set(row.platforms.flatMap { row.states(on: $0) })
    #expect(known == Set(row.states))
    #expect(
      row.statePlatforms.allSatisfy {
        row.states.contains($0.key) && $0.value.allSatisfy(row.platforms.contains)
      })
  }

  @Test(
    "Right to left mirrors every part about the middle, and keeps its size",
    arguments: ComponentKind.components)
  func rightToLeftMirrors(kind: ComponentKind) throws {
    for traits in ComponentSample.allTraits
    where ComponentRow.row(of: kind).platforms.contains(traits.platform) {
      let content = ComponentContent(ComponentSample.sample(kind, on: traits.platform))
      let parent = Size(width: 800, height: 600)
      var forward = ComponentLowering(traits: traits, measurer: FixedMeasurer())
      var backward = ComponentLowering(traits: traits, device: .rightToLeft, measurer: FixedMeasurer())
      let (first, second) = (try forward.lower(content, in: parent), try backward.lower(content, in: parent))
      let width = first.frame.width
      #expect(first.frame.size == second.frame.size, "\(kind)")
      // A typed text runs in its own direction, whatever that of the interface.
      guard ![.textField, .secureField, .searchField, .textView].contains(kind) else { continue }
      let mirrored = second.lowered.layers.map { width - $0.frame.maxX }
      for (x, layer) in zip(mirrored, first.lowered.layers) {
        #expect(abs(x - layer.frame.x) < 1e-9, "\(kind) \(traits.platform)")
      }
    }
  }

  @Test("A component that was not lowered is an error, not an empty place")
  func unloweredComponentsAreErrors() {
    let scene = ComponentSample.scene(Component(.slider), Traits())
    #expect(throws: SceneError.component(place: "desktop[0]", .notLowered(.slider))) {
      try SceneResolver.resolve(scene, facts: FileFacts())
    }
  }
}
