// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidViews

/// A small view that uses one name of the module, or a few that go together, as a client writes them.
@MainActor public struct Snippet {
  /// The name of the view's type.
  public let name: String
  /// Makes the view, each time with objects of its own.
  public let view: () -> AnyView
  /// The height of the picture, in points; nil for the height of the view where none is proposed to it.
  public let height: Double?

  init<Content: View>(_ view: @autoclosure @escaping () -> Content, height: Double? = nil) {
    (name, self.view, self.height) = ("\(Content.self)", { AnyView(view()) }, height)
  }
}

/// A file of snippets.
public enum SnippetTopic: String, CaseIterable, Sendable {
  case text = "Text"
  case textStyles = "TextStyles"
  case images = "Images"
  case stacks = "Stacks"
  case sizes = "Sizes"
  case grids = "Grids"
  case scrolling = "Scrolling"
  case shapes = "Shapes"
  case paths = "Paths"
  case gradients = "Gradients"
  case colors = "Colors"
  case effects = "Effects"
  case transforms = "Transforms"
  case materials = "Materials"
  case controls = "Controls"
  case buttons = "Buttons"
  case pickers = "Pickers"
  case fields = "Fields"
  case controlStyles = "ControlStyles"
  case lists = "Lists"
  case forms = "Forms"
  case navigation = "Navigation"
  case toolbars = "Toolbars"
  case tabs = "Tabs"
  case presentations = "Presentations"
  case menus = "Menus"
  case state = "State"
  case environment = "Environment"
  case preferences = "Preferences"
  case geometry = "Geometry"
  case composition = "Composition"
  case animations = "Animations"
  case transitions = "Transitions"
  case gestures = "Gestures"
  case canvases = "Canvases"
  case behavior = "Behavior"
  case accessibility = "Accessibility"
  case apps = "Apps"

  /// The snippets of the file, from top to bottom.
  @MainActor public var snippets: [Snippet] {
    switch self {
    case .text: Self.ofText
    case .textStyles: Self.ofTextStyles
    case .images: Self.ofImages
    case .stacks: Self.ofStacks
    case .sizes: Self.ofSizes
    case .grids: Self.ofGrids
    case .scrolling: Self.ofScrolling
    case .shapes: Self.ofShapes
    case .paths: Self.ofPaths
    case .gradients: Self.ofGradients
    case .colors: Self.ofColors
    case .effects: Self.ofEffects
    case .transforms: Self.ofTransforms
    case .materials: Self.ofMaterials
    case .controls: Self.ofControls
    case .buttons: Self.ofButtons
    case .pickers: Self.ofPickers
    case .fields: Self.ofFields
    case .controlStyles: Self.ofControlStyles
    case .lists: Self.ofLists
    case .forms: Self.ofForms
    case .navigation: Self.ofNavigation
    case .toolbars: Self.ofToolbars
    case .tabs: Self.ofTabs
    case .presentations: Self.ofPresentations
    case .menus: Self.ofMenus
    case .state: Self.ofState
    case .environment: Self.ofEnvironment
    case .preferences: Self.ofPreferences
    case .geometry: Self.ofGeometry
    case .composition: Self.ofComposition
    case .animations: Self.ofAnimations
    case .transitions: Self.ofTransitions
    case .gestures: Self.ofGestures
    case .canvases: Self.ofCanvases
    case .behavior: Self.ofBehavior
    case .accessibility: Self.ofAccessibility
    case .apps: Self.ofApps
    }
  }
}
