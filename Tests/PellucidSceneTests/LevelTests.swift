// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidColor
import PellucidDesign
import PellucidGeometry
import PellucidScene
import Testing

/// Tests of the level of a window or layer, which follows its presentation.
@Suite struct LevelTests {
  private static let size = Size(width: 100, height: 100)
  private static let ground = Layer(
    id: "ground", frame: Rect(x: 0, y: 0, width: 4, height: 4),
    content: .fill(shape: .rectangle, .foreground(.semantic("systemBackground"))))

  private static func window(_ presentation: Window.Presentation) -> Window {
    window(Rect(size), presentation)
  }

  private static func window(_ frame: Rect, _ presentation: Window.Presentation) -> Window {
    Window(frame: frame, layers: [ground]).presentation(presentation)
  }

  private static let part = Rect(x: 10, y: 20, width: 80, height: 80)

  private func resolve(
    _ windows: [Window], desktop: [Layer] = [], _ change: (inout Traits) -> Void = { _ in }
  ) throws -> ResolvedScene {
    var scene = SceneDescription(size: Self.size, desktop: desktop, windows: windows)
    scene.traits.appearance = .dark
    change(&scene.traits)
    return try SceneResolver.resolve(scene, facts: FileFacts()).scene
  }

  private func colors(_ nodes: [Node]) -> [EncodedColor] {
    nodes.compactMap { node in
      if case .fill(_, .ink(.color(let color, _))) = node.content { color } else { nil }
    }
  }

  private func levels(
    _ windows: [Window], _ change: (inout Traits) -> Void = { _ in }
  ) throws -> [Level?] {
    try resolve(windows, change).windows.map { level(of: colors($0.nodes).last, change) }
  }

  /// Returns the level at which systemBackground has a colour; nil where it has the colour at both levels.
  private func level(of color: EncodedColor?, _ change: (inout Traits) -> Void) -> Level? {
    var traits = Traits()
    traits.appearance = .dark
    change(&traits)
    let all = Level.allCases.filter { level in
      traits.level = level
      return (try? SemanticColors.resolve(name: "systemBackground", traits: traits).color) == color
    }
    return all.count == 1 ? all[0] : nil
  }

  @Test("Windows presented in front are elevated")
  func whatIsShownInFrontIsElevated() throws {
    let cases: [(Window.Presentation, Level)] = [
      (.automatic, .base), (.fullScreen, .base), (.window, .elevated), (.sheet, .elevated),
      (.popover, .elevated), (.alert, .elevated),
    ]
    for (presentation, level) in cases {
      #expect(try levels([Self.window(presentation)]) == [level], "\(presentation)")
      // An explicit level of the scene applies to everything in it.
      #expect(
        try levels([Self.window(presentation)]) { $0.level = .elevated } == [.elevated], "\(presentation)")
    }
  }

  @Test("Windows beside others are elevated")
  func windowsBesideOthersAreElevated() throws {
    let (left, right) = (
      Rect(x: 0, y: 0, width: 50, height: 100), Rect(x: 50, y: 0, width: 50, height: 100)
    )
    #expect(
      try levels([Self.window(left, .automatic), Self.window(right, .automatic)]) == [.elevated, .elevated])
    // In front of a window that fills the screen.
    #expect(
      try levels([Self.window(.automatic), Self.window(Self.part, .automatic)]) == [.base, .elevated])
    // Alone on the screen.
    #expect(try levels([Self.window(Self.part, .automatic)]) == [.base])
    #expect(
      try levels([Self.window(left, .fullScreen), Self.window(right, .automatic)]) == [.base, .elevated])
  }

  @Test("Platforms but iOS have one level")
  func otherPlatformsHaveNoLevels() throws {
    // tvOS and watchOS have no systemBackground.
    for platform in [Platform.macOS, .visionOS] {
      var alone = SceneDescription(size: Self.size, windows: [Self.window(.fullScreen)])
      alone.traits = traits(platform)
      var shown = alone
      shown.windows[0].presentation = .window
      #expect(
        try SceneResolver.resolve(alone, facts: FileFacts()).scene
          == SceneResolver.resolve(shown, facts: FileFacts()).scene, "\(platform)")
    }
  }

  private func traits(_ platform: Platform) -> Traits {
    var traits = Traits()
    (traits.platform, traits.appearance) = (platform, .dark)
    return traits
  }

  @Test("Light mode has one level")
  func lightHasOneLevel() throws {
    #expect(try levels([Self.window(.sheet)]) { $0.appearance = .light } == [nil])
  }

  /// Roles that float and glass that opens above its surroundings are elevated; a nested one changes nothing more.
  @Test("Sheets and menus inside a window are elevated")
  func sheetsAndMenusInsideAWindowAreElevated() throws {
    func nested(_ content: Layer.Content) -> [Layer] { [Layer(frame: Self.part, content: content)] }
    for role in ["sheet", "popover", "menu", "alert"] {
      let inner = MaterialContent(.role(role), children: [Self.ground])
      let outer = MaterialContent(.role(role), children: nested(.material(inner)) + [Self.ground])
      let found = colors(try resolve([], desktop: nested(.material(outer))).desktop)
      // The black behind an alert has no level.
      #expect(found.suffix(2).map { level(of: $0) { _ in } } == [.elevated, .elevated], "\(role)")
    }
    let cases: [(GlassControl, Level)] = [
      (.menu, .elevated), (.popover, .elevated), (.alert, .elevated), (.toolbar, .base), (.button, .base),
    ]
    for (control, level) in cases {
      let glass = GlassContent(.regular, control: control, children: [Self.ground])
      let found = colors(try resolve([], desktop: nested(.glass(glass))).desktop)
      #expect(found.last.map { self.level(of: $0) { _ in } } == level, "\(control)")
    }
  }
}
