// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidColor
import PellucidComponents
import PellucidDesign
import PellucidDocument
import PellucidGeometry
import PellucidHost
import PellucidJudge
import PellucidScene

/// A component in one of the forms that look different, as a file of `Examples/Components` describes it.
package struct ComponentExhibit: Sendable {
  /// The name of the file without its ending, such as `button-bordered`.
  package let name: String
  package let content: ComponentContent

  package init(_ name: String, _ content: ComponentContent) { (self.name, self.content) = (name, content) }

  package var kind: ComponentKind { content.component.kind }

  /// Reads the exhibits of a folder, in the order of their names.
  package static func all(in folder: String) throws(SceneFileError) -> [ComponentExhibit] {
    guard let names = SceneFolder.documents(in: folder) else {
      // The reader says what there is in place of a folder.
      return [ComponentExhibit(folder, try SceneReader().component(nil, argument: folder))]
    }
    return try names.map { name throws(SceneFileError) in
      let content = try SceneReader().component(nil, argument: folder + "/" + name)
      return ComponentExhibit(String(name.dropLast(SceneFolder.suffix.count)), content)
    }
  }
}

/// The settings and the state in which an exhibit is shown.
package struct ExhibitSetting: Hashable, Sendable {
  package var traits: Traits
  /// The state in addition to those that the exhibit has by itself; nil for none.
  package var state: ComponentState?

  package init(_ traits: Traits, _ state: ComponentState? = nil) {
    (self.traits, self.state) = (traits, state)
  }

  /// The settings of a platform: every look, appearance, contrast and transparency.
  package static func traits(on platform: Platform) -> [Traits] {
    Look.allCases.flatMap { look in
      var traits = Traits()
      (traits.platform, traits.look) = (platform, look)
      return traits.combinations(
        levels: [traits.level], appearances: platform.hasAppearances ? Appearance.allCases : [.dark])
    }
  }
}

extension ComponentExhibit {
  /// The points around a component, which leave room for shadows.
  private static let margin = 24.0

  /// Returns the exhibit in a setting as a scene: the component over what it lies on on its platform.
  ///
  /// - Returns: Nil where the platform does not have the component, its style or the state.
  package func scene(
    _ setting: ExhibitSetting, by renderer: inout SceneRenderer
  ) throws(PellucidError) -> SceneDescription? {
    var content = content
    if let state = setting.state { content.component.enter(state) }
    let stage = stage(on: setting.traits.platform)
    guard let frame = try frame(of: content, setting.traits, in: stage, by: &renderer) else { return nil }
    // A context menu lies below its preview, which a screen has room for; what fills the screen has nothing around it.
    let isWhole = kind == .contextMenu && setting.traits.platform == .iOS || frame == Rect(stage)
    var scene = SceneDescription(
      size: isWhole
        ? stage : Size(width: frame.width + 2 * Self.margin, height: frame.height + 2 * Self.margin),
      scale: 1, traits: setting.traits)
    content.placement = ComponentPlacement(
      isWhole ? frame : Rect(x: Self.margin, y: Self.margin, width: frame.width, height: frame.height))
    let layer = Layer(id: name, frame: content.placement.frame, content: .component(content))
    scene.desktop = ground(on: setting.traits.platform).layers(
      with: layer, Rect(scene.size), setting.traits)
    return scene
  }

  /// Returns the frame of the component in a parent; nil where it does not exist under the traits.
  private func frame(
    of content: ComponentContent, _ traits: Traits, in parent: Size, by renderer: inout SceneRenderer
  ) throws(PellucidError) -> Rect? {
    var lowering = ComponentLowering(traits: traits, measurer: renderer.measurer)
    do throws(PlacedComponentError) {
      let frame = try lowering.lower(content, in: parent).frame
      renderer.measurer = lowering.measurer
      return frame
    } catch {
      switch error.error {
      case .unavailable, .unavailableStyle, .unavailableProperty, .unknownState: return nil
      default: throw PellucidError(.scene, SceneError.component(place: name, error.error))
      }
    }
  }

  /// The size that the component is laid out in: a screen for components that have a place on it, else a column.
  private func stage(on platform: Platform) -> Size {
    let screen = ComponentSpecimen.screen(of: platform)
    guard !kind.hasPlace else { return screen }
    return Size(width: min(screen.width, platform == .tvOS ? 1920 : 480), height: min(screen.height, 480))
  }
}

extension Component {
  /// Adds a state in place of those that cannot hold together with it.
  fileprivate mutating func enter(_ state: ComponentState) {
    for other in states where ComponentState.conflict(in: [state, other]) != nil { states.remove(other) }
    states.insert(state)
  }
}

// MARK: - Grounds

/// The ground that an exhibit lies on.
package enum ExhibitGround: Hashable, Sendable {
  /// The platform's ground of content: its background, and on visionOS the glass of a window.
  case content, window
  /// Anything: a wallpaper, a film, the room. A gradient stands for it, and every picture is possible in its place.
  case anything

  /// Returns a layer over the ground.
  fileprivate func layers(with layer: Layer, _ whole: Rect, _ traits: Traits) -> [Layer] {
    switch self {
    case .content:
      [
        Layer(frame: whole, content: .fill(shape: .rectangle, .foreground(Self.background(traits)))),
        layer,
      ]
    case .window:
      [
        Self.picture(whole),
        Layer(
          frame: whole,
          content: .material(MaterialContent(.role(.window), shape: .rectangle, children: [layer]))),
      ]
    case .anything: [Self.picture(whole), layer]
    }
  }

  /// Returns the background of content. tvOS and watchOS have no name for theirs: it is black, and white in light.
  private static func background(_ traits: Traits) -> ForegroundStyle {
    switch traits.platform {
    case .iOS, .macOS, .visionOS: .semantic("systemBackground")
    case .tvOS, .watchOS:
      ForegroundStyle(.color(.custom(EncodedColor(white: traits.appearance == .dark ? 0 : 1))))
    }
  }

  private static func picture(_ whole: Rect) -> Layer {
    let colors = ["systemOrange", "systemPink", "systemIndigo"]
    let stops = colors.enumerated().map {
      FillStyle.Stop(location: Double($0.offset) / 2, color: .semantic($0.element))
    }
    return Layer(
      frame: whole,
      content: .fill(
        shape: .rectangle, .linear(stops: stops, start: Point(x: 0, y: 0), end: Point(x: 1, y: 1))))
  }
}

extension ComponentExhibit {
  /// The ground of the component: decision 0024 has the rule.
  package func ground(on platform: Platform) -> ExhibitGround {
    switch kind {
    case .menuBar, .dock, .mediaControls, .hud, .toast, .notification, .tooltip, .ornament, .modal, .window:
      .anything
    case .tabBar, .toolbar, .sidebar, .menu, .contextMenu, .sheet, .popover, .alert, .actionSheet:
      platform == .visionOS ? .anything : .content
    default: platform == .visionOS ? .window : .content
    }
  }
}
