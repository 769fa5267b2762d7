// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

/// The facts that the names of views tell.
enum ViewNames {
  static let shapes: Set<String> = [
    "Rectangle", "RoundedRectangle", "Circle", "Ellipse", "Capsule", "Path", "UnevenRoundedRectangle",
    "ContainerRelativeShape", "ConcentricRectangle", "AnyShape",
  ]

  /// Shapes, also those of a project, which are named so.
  static func isShape(_ name: String) -> Bool {
    shapes.contains(name) || name.hasSuffix("Shape") || name == "shape" || name.hasSuffix("Corner")
      || name.hasSuffix("Rectangle")
  }

  static let texts: Set<String> = [
    "Text", "Label", "Button", "Link", "TextField", "SecureField", "TextEditor", "Toggle", "Picker", "Menu",
    "Stepper", "NavigationLink", "DatePicker", "ColorPicker", "ProgressView", "ShareLink", "EditButton",
    "Slider", "Gauge",
  ]

  /// Texts and controls whose labels have the system's style where they state none.
  static let labels: Set<String> = [
    "Text", "Label", "TextField", "SecureField", "TextEditor", "DatePicker", "Toggle", "Stepper", "Picker",
  ]

  static let stacks: Set<String> = [
    "VStack", "HStack", "ZStack", "LazyVStack", "LazyHStack", "Group", "ScrollView", "Section",
    "GeometryReader", "Grid", "GridRow", "LazyVGrid", "LazyHGrid", "ForEach", "ViewThatFits",
    "GlassEffectContainer", "AnyView", "NavigationStack", "NavigationView", "List", "Form",
  ]

  /// Containers whose content moves below what stands in front of them.
  static let scrolling: Set<String> = ["ScrollView", "List", "Form", "Table", "TextEditor"]

  /// Containers that lay what is in them on each other, or fill their place with it.
  static let layered: Set<String> = ["ZStack", "Group", "GeometryReader", "AnyView"]

  /// Containers that fill their place with one of the views in them, or with all of them on each other.
  static let pagesOfMedia: Set<String> = layered.union([
    "NavigationStack", "NavigationView", "ScrollView", "TabView", "ForEach", "ScrollViewReader", "LazyHStack",
    "TimelineView",
  ])

  private static let others: Set<String> = [
    "TabView", "Tab", "NavigationSplitView", "DisclosureGroup", "OutlineGroup", "ControlGroup", "GroupBox",
    "LabeledContent", "TimelineView", "ScrollViewReader", "EquatableView", "ModifiedContent", "ToolbarItem",
    "ToolbarItemGroup", "TabSection", "MenuBarExtra", "DocumentGroup", "HSplitView", "VSplitView",
    "PhaseAnimator", "KeyframeAnimator", "ContentUnavailableView", "ZStackLayout", "HStackLayout",
    "VStackLayout", "AnyLayout", "UIHostingController", "NSHostingView", "NSHostingController",
    "PhotosPicker", "FileImporter", "CommandMenu", "CommandGroup", "Window", "WindowGroup", "Settings",
    "Table", "TableColumn", "DefaultButtonStyle", "PlainButtonStyle", "BorderlessButtonStyle",
    "BorderedButtonStyle", "LinkButtonStyle",
  ]

  /// Views and styles of the system, none of which lays a surface of its own below its content.
  static func isOfTheSystem(_ name: String) -> Bool {
    stacks.contains(name) || texts.contains(name) || others.contains(name)
  }

  /// Views that show pictures, films or places, by their names or parts of them.
  static func isMedia(_ name: String) -> Bool {
    let words = [
      "AsyncImage", "KFImage", "WebImage", "LazyImage", "VideoPlayer", "Camera", "AVPlayer", "VideoView",
      "Video", "PlayerView", "Photo", "Wallpaper", "BackdropImage", "PosterImage", "CachedImage", "Artwork",
      "Map", "SceneView", "RealityView", "SpriteView",
    ]
    if name.hasSuffix("Image") || name.hasSuffix("ImageView") { return name.first?.isUppercase == true }
    return words.contains { name == $0 || (name.first?.isUppercase == true && name.contains($0)) }
      && !name.hasSuffix("Button") && !name.hasSuffix("Renderer") && !name.hasSuffix("Label")
      && !name.hasSuffix("Style")
  }

  /// Views of a project that are a blurred surface, by their names.
  static func isBlur(_ name: String) -> Bool {
    name.contains("Blur") || name.contains("VisualEffect") || name.contains("MaterialView")
      || name == "VFXView"
  }

  /// Types of rows and cells, by their names.
  static func isRow(_ name: String) -> Bool {
    words(of: name).contains { $0 == "Row" || $0 == "Cell" }
      || ["ListItem", "GridItem", "Bubble", "Tile", "Card", "Grid"].contains {
        name.hasSuffix($0) || name.contains($0 + "View") || name.contains($0 + "Style")
      }
  }

  /// Returns the words of a name: `Watch`, `Row` and `Icon` of `WatchRowIcon`.
  private static func words(of name: String) -> [Substring] {
    var words: [Substring] = [], start = name.startIndex
    for index in name.indices.dropFirst() where name[index].isUppercase {
      words.append(name[start..<index])
      start = index
    }
    return words + [name[start...]]
  }

  /// Functions that show a view in front of others, on a background of its own.
  static let presentations: Set<String> = [
    "sheet", "popover", "fullScreenCover", "alert", "confirmationDialog", "contextMenu", "inspector",
    "swipeActions", "navigationDestination",
  ]

  /// Returns a Boolean value indicating whether what is handed to a modifier is not a part of the view it
  /// modifies: it is shown elsewhere, is read out, or runs later.
  static func isApart(_ name: String) -> Bool {
    presentations.contains(name) || apart.contains(name) || name.hasPrefix("accessibility")
      || name.hasPrefix("on") && name.dropFirst(2).first?.isUppercase == true
  }

  private static let apart: Set<String> = [
    "toolbar", "help", "navigationTitle", "navigationBarTitle", "navigationBarItems", "tabItem", "task",
    "searchable", "gesture", "simultaneousGesture", "highPriorityGesture", "refreshable", "fileImporter",
    "fileExporter", "actionSheet", "mask", "navigationSubtitle", "badge", "draggable", "dropDestination",
    "touchBar", "commands", "keyboardShortcut",
  ]

  /// Modifiers that give a view a foreground.
  static let foregrounds: Set<String> = ["foregroundColor", "foregroundStyle", "tint", "accentColor"]

  /// Types that people take for the whole screen, by their names.
  static func isScreen(_ name: String) -> Bool {
    ["Screen", "Page", "Home", "ContentView", "Tab", "RootView", "MainView"].contains { name.hasSuffix($0) }
      || name == "Home"
  }
}
