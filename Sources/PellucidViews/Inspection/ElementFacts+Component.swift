// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidComponents
import PellucidDesign
import PellucidGeometry
import PellucidScene

extension ElementFacts {
  /// The facts about a view that fills its space.
  ///
  /// - Parameters:
  ///   - layer: The layer that the view has drawn.
  ///   - style: The style that is a view itself, such as a colour; nil for a shape.
  init(filling layer: Layer, _ style: Any.Type?) {
    type = style.map { Self.name(of: $0) } ?? "Shape"
    // A shape with inner shadows is the first layer of a group with them.
    var content = layer.content
    if layer.clip == nil, case .group(let layers) = content, let shape = layers.first {
      content = shape.content
    }
    switch content {
    case .fill(let shape, _) where style == nil: type = shape.viewName
    case .image: type = "Image"
    default: break
    }
    if case .fill(.path, _) = content { return }
    // Half of the opacity is enough to take a text below as a ground. Chosen.
    if layer.opacity >= 0.5 { state.insert(.covers) }
  }

  /// The facts about a container.
  init(container: Any.Type) {
    let name = Self.name(of: container)
    // SwiftUI's stacks are layouts of other names.
    type = name.hasSuffix("StackLayout") || name == "GridLayout" ? String(name.dropLast(6)) : name
  }

  /// Returns the name of a type without its module and without its parameters.
  private static func name(of type: Any.Type) -> String { String("\(type)".prefix { $0 != "<" }) }

  /// The facts about a component of the engine.
  init(_ component: Component) {
    type = component.kind.viewName
    if component.states.contains(.disabled) { state.insert(.disabled) }
    if component.states.contains(.selected) || component.states.contains(.on) { state.insert(.selected) }
    if component.kind.isModal { state.formUnion([.modal, .covers]) }
    if component.kind.isBar || component.kind.hasBody { state.insert(.covers) }
  }
}

extension ComponentKind {
  /// The name of the view in SwiftUI that the component is; that of the component where SwiftUI has a modifier for it.
  fileprivate var viewName: String {
    switch self {
    case .segmentedControl, .popUpButton, .picker: "Picker"
    case .pullDownButton: "Menu"
    case .colorWell: "ColorPicker"
    case .progressBar, .spinner: "ProgressView"
    case .textView: "TextEditor"
    case .calendar: "DatePicker"
    default: name.prefix(1).uppercased() + name.dropFirst()
    }
  }

  /// A Boolean value that is true for what waits for an answer in front of the other views.
  fileprivate var isModal: Bool {
    switch self {
    case .menu, .contextMenu, .sheet, .popover, .alert, .actionSheet, .modal: true
    default: false
    }
  }

  /// A Boolean value that is true for controls whose body covers what is below them.
  fileprivate var hasBody: Bool {
    switch self {
    case .button, .segmentedControl, .popUpButton, .pullDownButton, .textField, .secureField, .searchField,
      .textView:
      true
    default: false
    }
  }

  fileprivate var isBar: Bool {
    switch self {
    case .toolbar, .navigationBar, .tabBar, .sidebar, .menuBar: true
    default: false
    }
  }
}

extension PellucidGeometry.Shape {
  /// The name of the shape in SwiftUI.
  fileprivate var viewName: String {
    switch self {
    case .rectangle: "Rectangle"
    case .roundedRectangle: "RoundedRectangle"
    case .capsule: "Capsule"
    case .circle: "Circle"
    case .ellipse: "Ellipse"
    case .path: "Path"
    }
  }
}
